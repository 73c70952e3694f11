"""Turns: the calls for the top discard, the draw, what is played, and the discard; and what ends a round."""

from __future__ import annotations

from lexludi_spec import (
    After,
    All,
    Always,
    Any,
    Ask,
    At,
    Block,
    By,
    ByRuling,
    Call,
    Clear,
    Count,
    Definition,
    Do,
    Every,
    First,
    ForEach,
    Gain,
    Is,
    Leave,
    LeftOf,
    Listed,
    Look,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Only,
    Pick,
    Procedure,
    Put,
    Reading,
    Repeat,
    Require,
    Seats,
    SeatsFrom,
    Set,
    Shuffle,
    These,
    Those,
    Together,
    Top,
    Trait,
    Value,
    Var,
    When,
    Without,
)  # fmt: skip
from lexludi_spec.games.another_mans_treasure.melds import (
    ADD_TO_PAIR,
    ADD_TO_RUN,
    ADD_TO_SET,
    ADD_TO_SET_IN_COLOUR,
    CAN_COMPLETE,
    CARD,
    DECLARED_COLOURS,
    EXCHANGE_IN_PAIR,
    EXCHANGE_IN_RUN,
    EXCHANGE_IN_SET,
    HELD,
    LAID_PAIRS,
    LAID_RUNS,
    LAID_SETS,
    LAY_DOWN,
    LAY_PAIR,
    LAY_RUN,
    LAY_SET,
    LAY_SET_IN_COLOURS,
    NOT_EXCHANGED,
    NOTHING_TO_LAY,
    PATTERN,
    PLAYER,
    TO_LAY,
    UNMARKED,
    hand,
    pair_of,
    run_of,
    set_of,
)  # fmt: skip

# ------------------------------------------------------------------------------------------------ names and places
CALLER, ASKED, TAKER = Name("caller"), Name("asked"), Name("taker")
TURN, IDLE, TURNS, TAKEN = Var("player to move"), Var("idle turns"), Var("turns"), Var("card taken")
UPCARD = Var("first card lies")
DRAW_PILE, DISCARDS = At("draw pile"), At("discard pile")
ROUND_IS_OVER: Leave = Leave("round")


def called(player: Value) -> Var:
    return Var("called", (player,))


def taken_out_of_turn(player: Value) -> Var:
    return Var("taken out of turn", (player,))


def could_mark(player: Value, pattern: Value) -> Var:
    return Var("could mark", (player, pattern))


# ------------------------------------------------------------------------------------------------------ definitions
PILE_CAN_GIVE = Definition(
    phrase="the draw pile can give a card",
    clause="draw/reshuffle",
    body=ByRuling("AM-Q17", (
        Reading("A", Any((Is(Count(DRAW_PILE), ">", 0), Is(Count(DISCARDS), ">", 1)))),
        Reading("B", Is(Count(DRAW_PILE), ">", 0)),
    )),
)  # fmt: skip
CAN_BE_TAKEN = Definition(
    phrase="the top discard can be taken out of turn",
    clause="calls/extra-card",
    body=All((
        Is(Count(DISCARDS), ">", 0),
        ByRuling("AM-Q66", (Reading("A", PILE_CAN_GIVE.of()), Reading("B", Always()))),
        ByRuling("AM-Q58", (
            Reading("A", Always()), Reading("B", Not(All((UPCARD, Is(Count(DISCARDS), "=", 1))))),
        )),
    )),
)  # fmt: skip
OTHERS = Without(SeatsFrom(TURN), Listed((TURN,)))
MAY_TAKE = Definition(
    phrase="the players after the next one, clockwise",
    clause="calls/clockwise",
    body=ByRuling("AM-Q68", (
        Reading("A", OTHERS), Reading("B", Those("player", OTHERS, Is(taken_out_of_turn(PLAYER), "<", 3))),
    )),
)  # fmt: skip
OUT = Definition(
    phrase="{player} has no card left",
    clause="ending/last-card",
    body=All((Is(Count(hand(PLAYER)), "=", 0), NOT_EXCHANGED.of())),
)

# ------------------------------------------------------------------------------------------------------------ calls
CALL = Move(id="call", phrase="call for the top discard", clause="calls/anybody", do=(Set(called(PLAYER), True),))
KEEP_QUIET = Move(id="keep quiet", clause="calls/anybody")
DRAWN = Set(TAKEN, Only(Top(DISCARDS)))
#: one more turn in which the draw pile has nothing to give; playing a card takes that back
COUNT_IDLE = When(PILE_CAN_GIVE.of(), (Clear("idle turns"),), otherwise=(Gain(IDLE, 1),))
WANT = Move(
    id="want it",
    phrase="want it",
    clause="calls/next-player",
    do=(
        ByRuling("AM-Q59", (
            Reading("A", (COUNT_IDLE, DRAWN, Do("take the top discard", (PLAYER,)), Leave("drawing"))),
            Reading("B", (Do("take the top discard", (PLAYER,)), Leave("offering"))),
        )),
    ),
)  # fmt: skip
WANT_OUT_OF_TURN = Move(
    id="want it out of turn",
    verb="want it",
    phrase="want it",
    clause="calls/clockwise",
    do=(Do("take out of turn", (PLAYER,)), Leave("offer")),
)
REFUSE = Move(id="refuse", phrase="refuse it", clause="calls/clockwise")
TAKE_TOP = Procedure(
    id="take the top discard",
    phrase="give {taker} the top discard",
    params=("taker",),
    steps=(
        Put(Top(DISCARDS), hand(TAKER)),
        When(Is(Count(DISCARDS), "=", 0), (Set(UPCARD, False),)),
    ),
)
TURNED_OVER = Set(UPCARD, False)
TAKE_OUT_OF_TURN = Procedure(
    id="take out of turn",
    phrase="give {taker} the top discard out of turn",
    params=("taker",),
    steps=(
        Do("take the top discard", (TAKER,)),
        Gain(taken_out_of_turn(TAKER), 1),
        By("calls/extra-card", (
            ByRuling("AM-Q17", (
                Reading("A", (
                    When(All((Is(Count(DRAW_PILE), "=", 0), Is(Count(DISCARDS), ">", 0))), (
                        By("draw/reshuffle", (
                            Put(DISCARDS, DRAW_PILE),
                            TURNED_OVER,
                            Shuffle(id="draw pile for an extra card", place=DRAW_PILE),
                        )),
                    )),
                )),
                Reading("B", (When(Is(Count(DRAW_PILE), "=", 0), (By("draw/reshuffle", (ROUND_IS_OVER,)),)),)),
            )),
            ByRuling("AM-Q66", (
                Reading("A", (Put(Top(DRAW_PILE), hand(TAKER)),)),
                Reading("B", (When(Is(Count(DRAW_PILE), ">", 0), (Put(Top(DRAW_PILE), hand(TAKER)),)),)),
            )),
        )),
    ),
)  # fmt: skip
OFFERS = Procedure(
    id="offers",
    phrase="offer the top discard to the others",
    steps=(
        Block("offering", (
            Repeat(Not(CAN_BE_TAKEN.of()), (
                Block("offer", (
                    Clear("called"),
                    Together(
                        id="call", var="caller", items=MAY_TAKE.of(), whose="calls/anybody",
                        steps=(Ask(id="call or keep quiet", by=CALLER, moves=(CALL, KEEP_QUIET), clause="calls/anybody"),),
                    ),
                    When(Every("caller", Seats(), Is(called(CALLER), "=", False)), (Leave("offering"),)),
                    Ask(id="want", by=TURN, moves=(WANT, REFUSE), clause="calls/next-player", whose="calls/next-player"),
                    ForEach("asked", MAY_TAKE.of(), (
                        When(
                            Is(called(ASKED), "=", True),
                            then=(By("calls/caller-must", (Do("take out of turn", (ASKED,)), Leave("offer"))),),
                            otherwise=(
                                Ask(id="want out of turn", by=ASKED, moves=(WANT_OUT_OF_TURN, REFUSE),
                                    clause="calls/clockwise", whose="calls/clockwise"),
                            ),
                            clause="calls/caller-must",
                        ),
                    )),
                )),
                ByRuling("AM-Q65", (Reading("A", ()), Reading("B", (Leave("offering"),)))),
            )),
        )),
    ),
)  # fmt: skip

# ------------------------------------------------------------------------------------------------------------- draw
DRAW = Move(
    id="draw",
    phrase="draw from the draw pile",
    clause="turn/draw",
    requires=(Require("draw/reshuffle", PILE_CAN_GIVE.of()),),
    do=(
        When(Is(Count(DRAW_PILE), "=", 0), (
            By("draw/reshuffle", (
                Put(First(Math(Count(DISCARDS), "-", 1), DISCARDS), DRAW_PILE),
                TURNED_OVER,
                Shuffle(id="draw pile again", place=DRAW_PILE),
            )),
        )),
        Put(Top(DRAW_PILE), hand(PLAYER)),
    ),
)  # fmt: skip
TAKE = Move(
    id="take",
    phrase="take the top discard",
    clause="turn/draw",
    requires=(Require("calls/empty-pile", Is(Count(DISCARDS), ">", 0)),),
    do=(DRAWN, Do("take the top discard", (PLAYER,))),
)
SOMETHING_TO_DRAW = Any((PILE_CAN_GIVE.of(), Is(Count(DISCARDS), ">", 0)))
DRAWING = Procedure(
    id="draw",
    phrase="draw a card",
    steps=(
        Block("drawing", (
            By("calls/window", (Do("offers"),)),
            ByRuling("AM-Q17", (
                Reading("A", ()),
                Reading("B", (When(Is(Count(DRAW_PILE), "=", 0), (By("draw/reshuffle", (ROUND_IS_OVER,)),)),)),
            )),
            ByRuling("AM-Q19", (
                Reading("A", ()), Reading("B", (When(Not(SOMETHING_TO_DRAW), (By("ending/blocked", (ROUND_IS_OVER,)),)),)),
            )),
            COUNT_IDLE,
            When(SOMETHING_TO_DRAW, (
                Ask(id="draw", by=TURN, moves=(DRAW, TAKE), clause="turn/draw", whose="turn/whose"),
            )),
        )),
    ),
)  # fmt: skip

# ------------------------------------------------------------------------------------------------------ the rest of a turn
AS_TAKEN = Definition(
    phrase="{card} is equal to the one drawn from the discard pile, but perhaps for a smiley",
    clause="turn/discard-another",
    body=All((
        Is(TAKEN, "!=", Nothing()),
        *(Is(Trait(CARD, trait), "=", Trait(TAKEN, trait)) for trait in ("kind", "numbers", "colours")),
    )),
)  # fmt: skip
DISCARD = Move(
    id="discard",
    phrase="discard a card",
    clause="turn/discard",
    picks=(Pick("card", hand(PLAYER), clause="turn/discard"),),
    requires=(
        Require("exchange/same-turn", NOT_EXCHANGED.of()),
        Require("turn/discard-another", ByRuling("AM-Q13", (
            Reading("A", Always()),
            Reading("B", Any((Not(AS_TAKEN.of(CARD)), Every("card", hand(PLAYER), AS_TAKEN.of(CARD))))),
        ))),
    ),
    do=(Put(These(CARD, hand(PLAYER)), DISCARDS), Leave("rest of the turn")),
)  # fmt: skip
#: the cards of the melds go back into the hand, and what could still be played away
AS_BEFORE = (
    Put(HELD.of(PLAYER), DRAW_PILE),
    ForEach("set", LAID_SETS.of(PLAYER), (Put(set_of(PLAYER), hand(PLAYER)),)),
    ForEach("run", LAID_RUNS.of(PLAYER), (Put(run_of(PLAYER), hand(PLAYER)),)),
    ForEach("pair", LAID_PAIRS.of(PLAYER), (Put(pair_of(PLAYER), hand(PLAYER)),)),
    Set(TO_LAY, Look("patterns", PATTERN, "melds")),
)
WOULD_MAKE = Definition(
    phrase="the melds of {player} would also make {pattern}, which is not marked",
    clause="ending/one-of-the-possible",
    body=All((UNMARKED.condition, After(AS_BEFORE, CAN_COMPLETE.of(PLAYER)))),
)
MOVES_IN_PLAY = (ADD_TO_RUN, ADD_TO_PAIR, EXCHANGE_IN_SET, EXCHANGE_IN_RUN, EXCHANGE_IN_PAIR, DISCARD)


def playing(*, in_colours: bool) -> Ask:
    add = ADD_TO_SET_IN_COLOUR if in_colours else ADD_TO_SET
    return Ask(id="play", by=TURN, moves=(LAY_DOWN, add, *MOVES_IN_PLAY), clause="turn/play", whose="turn/whose")


def laying(*, in_colours: bool) -> Ask:
    lay_set = LAY_SET_IN_COLOURS if in_colours else LAY_SET
    return Ask(id="lay", by=TURN, moves=(lay_set, LAY_RUN, LAY_PAIR), clause="patterns/complete", whose="turn/whose")


PLAYING = Procedure(
    id="play",
    phrase="play cards and discard one",
    steps=(
        Block("rest of the turn", (
            Repeat(OUT.of(TURN), (
                When(DECLARED_COLOURS.of(), (playing(in_colours=True),), otherwise=(playing(in_colours=False),)),
                Clear("idle turns"),
                When(Not(NOTHING_TO_LAY), (
                    Repeat(NOTHING_TO_LAY, (
                        When(DECLARED_COLOURS.of(), (laying(in_colours=True),), otherwise=(laying(in_colours=False),)),
                    )),
                    ByRuling("AM-Q23", (
                        Reading("A", ()),
                        Reading("B", (
                            ForEach("pattern", Call("the patterns of the round"), (
                                Set(could_mark(TURN, PATTERN), WOULD_MAKE.of(TURN, PATTERN)),
                            )),
                        )),
                    )),
                )),
            )),
        )),
    ),
)  # fmt: skip
ONE_TURN = Procedure(
    id="turn",
    phrase="play a turn",
    steps=(
        Clear("card taken"),
        Do("draw"),
        Do("play"),
        When(OUT.of(TURN), (By("ending/last-card", (ROUND_IS_OVER,)),), clause="ending/last-card"),
        ByRuling("AM-Q19", (
            Reading("A", (When(Is(IDLE, ">=", Count(Seats())), (By("ending/blocked", (ROUND_IS_OVER,)),), clause="ending/blocked"),)),
            Reading("B", ()),
        )),
        Gain(TURNS, 1),
        ByRuling("AM-Q108", (
            Reading("A", ()),
            Reading("B", (
                When(Is(TURNS, ">=", Math(Count(Seats()), "*", 30)), (ROUND_IS_OVER,), clause="ending/blocked"),
            )),
        )),
        By("turn/clockwise", (Set(TURN, LeftOf(TURN)),)),
    ),
)  # fmt: skip

DEFINITIONS = (AS_TAKEN, PILE_CAN_GIVE, CAN_BE_TAKEN, MAY_TAKE, OUT, WOULD_MAKE)
MOVES = (CALL, KEEP_QUIET, WANT, WANT_OUT_OF_TURN, REFUSE, DRAW, TAKE, DISCARD)
PROCEDURES = (TAKE_TOP, TAKE_OUT_OF_TURN, OFFERS, DRAWING, PLAYING, ONE_TURN)
