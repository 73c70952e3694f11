"""Rounds: the deal, what is laid and marked at the end, and what it is worth."""

from __future__ import annotations

from lexludi_spec import (
    Afterwards,
    Always,
    Any,
    Ask,
    Best,
    Block,
    By,
    ByRuling,
    CanReach,
    Clear,
    Count,
    Definition,
    Do,
    Draw,
    Each,
    End,
    Everywhere,
    ForEach,
    Gain,
    Has,
    If,
    In,
    Is,
    Joined,
    Key,
    LeftOf,
    Listed,
    Look,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Pick,
    Possible,
    Procedure,
    Put,
    Range,
    Reading,
    Repeat,
    Require,
    Seats,
    SeatsFrom,
    Set,
    Shuffle,
    Those,
    Together,
    Top,
    Trait,
    Var,
    When,
    Words,
)  # fmt: skip
from lexludi_spec.games.another_mans_treasure.melds import (
    AVAILABLE,
    CARD,
    HAS_LAID,
    LAID_PAIRS,
    LAID_RUNS,
    LAID_SETS,
    MELD,
    NOTHING_TO_LAY,
    OF_FORM,
    PATTERN,
    PLAYER,
    SMILEYS_PLAYED,
    TO_LAY,
    UNMARKED,
    hand,
    lay_pair,
    lay_run,
    lay_set,
    mark,
    pair_of,
    run_of,
    set_of,
)  # fmt: skip
from lexludi_spec.games.another_mans_treasure.turns import DISCARDS, DRAW_PILE, TURN, UPCARD, could_mark
from lexludi_spec.language import Tree

ROUND, DEALER, NAMED = Var("round"), Var("dealer"), Var("pattern named")
SIX, EIGHT, TEN = (
    ("3 pairs", "run of 6", "2 sets of 3"),
    ("4 pairs", "run of 8", "2 sets of 4"),
    ("5 pairs", "2 runs of 5", "2 sets of 5"),
)
CLASSIC = ("2 sets of 4", "2 runs of 4", "set of 4 and run of 4", "run of 8", "4 pairs")
#: each pattern with its melds, in the order in which they are laid
PATTERNS = (
    *((f"2 sets of {size}", (f"set of {size}",) * 2) for size in (4, 3, 5)),
    *((f"2 runs of {size}", (f"run of {size}",) * 2) for size in (4, 5)),
    ("set of 4 and run of 4", ("set of 4", "run of 4")),
    *((f"run of {size}", (f"run of {size}",)) for size in (8, 6)),
    *((f"{pairs} pairs", ("pair",) * pairs) for pairs in (4, 3, 5)),
)


#: how many cards are dealt in each round of the Progressive Game
HANDS = tuple((number, cards) for cards, numbers in ((6, (1, 2, 3)), (8, (4, 5, 6)), (10, (7, 8, 9))) for number in numbers)
#: what a card that is left in a hand costs, by its kind
VALUES = (("treasure", 5), ("1-6 wild", 10), ("6-11 wild", 10), ("1-11 wild", 15))
SCORE = Var("score", (PLAYER,))


# --------------------------------------------------------------------------------------------------- the two games
HAND_SIZE = Definition(
    phrase="the number of cards dealt to each player",
    body=ByRuling("AM-V1", (
        Reading("A", 8),
        Reading("B", Look("hands", ROUND, "cards")),
    )),
)  # fmt: skip
FIVE = Definition(phrase="the five patterns", clause="patterns/five", body=Listed(CLASSIC))
THREE = Definition(
    phrase="the three patterns that go with so many cards",
    clause="progressive/patterns",
    body=If(Is(HAND_SIZE.of(), "=", 6), Listed(SIX), If(Is(HAND_SIZE.of(), "=", 8), Listed(EIGHT), Listed(TEN))),
)
OF_THE_ROUND = Definition(
    phrase="the patterns of the round",
    clause="patterns/available",
    body=ByRuling("AM-V1", (Reading("A", FIVE.of()), Reading("B", THREE.of()))),
)
ROUNDS = Definition(
    phrase="the number of rounds",
    clause="game/rounds",
    body=ByRuling("AM-V1", (Reading("A", 5), Reading("B", 9))),
)


# ----------------------------------------------------------------------------------------- laying at the end of a round
LAYING = ("lay set at the end", "lay run at the end", "lay pair at the end")
NEVER = Not(Always())


def progressive(nothing: Tree, whole: Tree, partly: Tree) -> ByRuling:
    """Return what depends on what may be laid at the end of a round of the Progressive Game; parts of patterns, in the Classic one."""
    return ByRuling("AM-V1", (
        Reading("A", partly), Reading("B", ByRuling("AM-Q95", (Reading("A", nothing), Reading("B", whole), Reading("C", partly)))),
    ))  # fmt: skip


WHOLE_ONLY = Definition(phrase="parts of patterns are excluded at the end", body=progressive(NEVER, Always(), NEVER))
CAN_FILL = Definition(
    phrase="{player} can lay as much of the rest of the pattern at the end as has to be laid",
    clause="ending/lines",
    body=Any((Not(WHOLE_ONLY.of()), CanReach(PLAYER, LAYING, NOTHING_TO_LAY))),
)


def at_end(form: str) -> tuple[Require, ...]:
    """Return what must be so for a meld to be laid at the end: the pattern has it, and what lies then is in the table."""
    return (
        Require("patterns/melds", In(form, Each("meld", TO_LAY, Look("melds", MELD, "form")))),
        Require("ending/lines", Afterwards(CAN_FILL.of(PLAYER))),
    )


LATER = " at the end"
LAY_SET = lay_set(LAYING[0], OF_FORM.of("set"), at_end, also=LATER)
LAY_RUN, LAY_PAIR = lay_run(LAYING[1], OF_FORM.of("run"), at_end, LATER), lay_pair(LAYING[2], OF_FORM.of("pair"), at_end, LATER)
NAMING = (
    Set(TO_LAY, Look("patterns", PATTERN, "melds")),
    By("ending/must-mark", (Set(mark(PLAYER, PATTERN), "complete"), Set(NAMED, PATTERN))),
)
LAY_DOWN = Move(
    id="lay down at the end",
    verb="lay down",
    phrase="lay down a pattern or a part of it",
    clause="ending/lines",
    picks=(AVAILABLE,),
    requires=(
        UNMARKED,
        Require("ending/lines", Afterwards(Possible(PLAYER, LAYING))),
    ),
    do=NAMING,
)
LAY_NOTHING = Move(id="lay nothing", clause="ending/optional")
STOP = Move(
    id="stop",
    phrase="stop",
    clause="ending/partial",
    requires=(
        Require("ending/lines", HAS_LAID.of(PLAYER)),
        Require("ending/partial", Not(WHOLE_ONLY.of())),
    ),
    do=(Set(mark(PLAYER, NAMED), "partial"), Clear("to lay")),
)
POSSIBLE_MARKS = Definition(
    phrase="the patterns that {player} can mark",
    clause="ending/one-of-the-possible",
    body=Those("pattern", OF_THE_ROUND.of(), could_mark(PLAYER, PATTERN)),
)
MARK = Move(
    id="mark",
    phrase="mark a pattern",
    clause="ending/mark",
    picks=(Pick("pattern", POSSIBLE_MARKS.of(PLAYER), clause="ending/one-of-the-possible"),),
    do=(Set(mark(PLAYER, PATTERN), "complete"),),
)
MARKING = Procedure(
    id="marking",
    phrase="mark what each has laid",
    steps=(
        Together(
            id="mark", var="player", items=Those("player", Seats(), Is(Count(POSSIBLE_MARKS.of(PLAYER)), ">", 1)), whose="ending/mark",
            steps=(Ask(id="mark one", by=PLAYER, moves=(MARK,), clause="ending/mark"),),
        ),
        ForEach("player", Seats(), (
            When(Is(Count(POSSIBLE_MARKS.of(PLAYER)), "=", 1), (
                ForEach("pattern", POSSIBLE_MARKS.of(PLAYER), (Set(mark(PLAYER, PATTERN), "complete"),)),
            )),
        )),
    ),
)  # fmt: skip
LATE = Definition(
    phrase="the players who have laid nothing in the round",
    clause="ending/who",
    body=Those("player", Seats(), Not(HAS_LAID.of(PLAYER))),
)
LAYING_AT_THE_END = Procedure(
    id="laying at the end",
    phrase="let those who have laid nothing lay what they can",
    steps=(
        Clear("pattern named"),
        Together(
            id="end of round", var="player", items=LATE.of(), whose="ending/who",
            steps=(
                Ask(id="pattern at the end", by=PLAYER, moves=(LAY_DOWN, LAY_NOTHING), clause="ending/not-a-turn"),
                Repeat(NOTHING_TO_LAY, (
                    Ask(id="meld at the end", by=PLAYER, moves=(LAY_SET, LAY_RUN, LAY_PAIR, STOP), clause="ending/not-a-turn"),
                )),
            ),
        ),
    ),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- scoring
VALUE = Definition(phrase="the value of {card}", body=Look("values", Trait(CARD, "kind"), "points"))
AREA = Definition(
    phrase="the cards in the area of {player}",
    clause="smileys/area",
    body=Joined(Listed((
        Joined(Each("set", LAID_SETS.of(PLAYER), set_of(PLAYER))),
        Joined(Each("run", LAID_RUNS.of(PLAYER), run_of(PLAYER))),
        Joined(Each("pair", LAID_PAIRS.of(PLAYER), pair_of(PLAYER))),
    ))),
)  # fmt: skip
WITH_SMILEY = Has(CARD, "smiley")
SMILEYS = (
    By("smileys/in-hand", (
        ForEach("player", Seats(), (ForEach("card", Those("card", hand(PLAYER), WITH_SMILEY), (Gain(SCORE, 10),)),)),
    )),
    By("smileys/area", (
        ForEach("player", Seats(), (
            ByRuling("AM-Q96", (
                Reading("A", (ForEach("card", Those("card", AREA.of(PLAYER), WITH_SMILEY), (Gain(SCORE, -10),)),)),
                Reading("B", (Gain(SCORE, Math(SMILEYS_PLAYED, "*", -10)),)),
            )),
        )),
    )),
)  # fmt: skip
SCORING = Procedure(
    id="scoring",
    phrase="score the round",
    steps=(
        By("scoring/unplayed", (
            ForEach("player", Seats(), (ForEach("card", hand(PLAYER), (Gain(SCORE, VALUE.of(CARD)),)),)),
        )),
        ByRuling("AM-V1", (Reading("A", ()), Reading("B", SMILEYS))),
    ),
)  # fmt: skip
COUNTED = Definition(
    phrase="the patterns of {player} that count in a tie",
    clause="winning/most-patterns",
    body=Those("pattern", Words("pattern"), ByRuling("AM-Q90", (
        Reading("A", Is(mark(PLAYER, PATTERN), "=", "complete")),
        Reading("B", Is(mark(PLAYER, PATTERN), "!=", Nothing())),
    ))),
)  # fmt: skip
WINNERS = Definition(
    phrase="the winners",
    clause="winning/shared",
    body=Best("player", Seats(), (
        Key(SCORE, "least", clause="winning/lowest"), Key(Count(COUNTED.of(PLAYER)), clause="winning/most-patterns"),
    )),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------- order of play
DEAL = Procedure(
    id="deal",
    phrase="deal the cards",
    steps=(
        By("setup/shuffle", (By("cards/deck", (Shuffle(id="cards", place=DRAW_PILE),)),)),
        By("setup/deal", (
            ForEach("round of the deal", Range(1, HAND_SIZE.of()), (
                ForEach("player", SeatsFrom(LeftOf(DEALER)), (Put(Top(DRAW_PILE), hand(PLAYER)),)),
            )),
        )),
        By("setup/upcard", (Put(Top(DRAW_PILE), DISCARDS), Set(UPCARD, True))),
        By("setup/first-player", (Set(TURN, LeftOf(DEALER)),)),
    ),
)  # fmt: skip
CLEARED = ("number of set", "low end of run", "colour of run", "number of pair", "colour of pair", "declared", "idle turns", "turns",
           "taken out of turn", "could mark", "smileys played")  # fmt: skip
ONE_ROUND = Procedure(
    id="round",
    phrase="play a round",
    steps=(
        Gain(ROUND, 1),
        *map(Clear, CLEARED),
        Do("deal"),
        Block("round", (Repeat(None, (Do("turn"),)),)),
        ByRuling("AM-Q23", (Reading("A", ()), Reading("B", (By("ending/mark", (Do("marking"),)),)))),
        When(
            progressive(Always(), NEVER, NEVER),
            then=(), otherwise=(Do("laying at the end"),), clause="progressive/nothing-at-the-end",
        ),
        By("scoring/record", (Do("scoring"),)),
    ),
)  # fmt: skip
BETWEEN_ROUNDS = Procedure(
    id="between rounds",
    phrase="prepare the next round",
    steps=(
        By("next-round/gather", (Put(Everywhere("card"), DRAW_PILE),)),
        By("next-round/dealer", (Set(DEALER, LeftOf(DEALER)),)),
    ),
)  # fmt: skip
PLAY = (
    By("setup/dealer", (Draw(id="dealer", name="first dealer", among=Seats()), Set(DEALER, Name("first dealer")))),
    Repeat(
        Is(ROUND, ">=", ROUNDS.of()),
        (Do("round"), When(Is(ROUND, "<", ROUNDS.of()), (Do("between rounds"),), clause="game/rounds")),
        clause="game/rounds",
    ),
    By("game/rounds", (End(WINNERS.of()),)),
)

DEFINITIONS = (
    WHOLE_ONLY, CAN_FILL, HAND_SIZE, FIVE, THREE, OF_THE_ROUND, LATE, ROUNDS, POSSIBLE_MARKS, VALUE, AREA, COUNTED, WINNERS,
)  # fmt: skip
MOVES = (LAY_DOWN, LAY_NOTHING, LAY_SET, LAY_RUN, LAY_PAIR, STOP, MARK)
PROCEDURES = (DEAL, ONE_ROUND, MARKING, LAYING_AT_THE_END, SCORING, BETWEEN_ROUNDS)
