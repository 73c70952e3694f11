"""The heart of a game: "Can I have it?", the claim of a discard out of turn, with a simple hand game around it.

Hands of four numbered cards; a turn is a draw and a discard; after twelve turns whoever holds the lowest sum has won.
"""

from __future__ import annotations

from lexludi_spec import (
    All,
    Any,
    Ask,
    At,
    Best,
    Block,
    By,
    Called,
    Card,
    Clause,
    Clear,
    Component,
    Count,
    Definition,
    Do,
    End,
    Every,
    Face,
    First,
    ForEach,
    Gain,
    Game,
    Hidden,
    Is,
    Item,
    Key,
    Leave,
    LeftOf,
    Listed,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Over,
    Owner,
    Pick,
    Place,
    Procedure,
    Put,
    Repeat,
    Require,
    Seat,
    Seats,
    SeatsFrom,
    Set,
    Shuffle,
    Some,
    These,
    Together,
    Top,
    TopSeen,
    Total,
    Trait,
    TraitOf,
    Truth,
    Value,
    Var,
    Variable,
    When,
    Without,
)  # fmt: skip

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, CALLER, ASKED, TAKER, CARD = Name("player"), Name("caller"), Name("asked"), Name("taker"), Name("card")
NEXT, TURNS, HAS_DRAWN = Var("next player"), Var("turns"), Var("has drawn")
DRAW_PILE, DISCARDS = At("draw pile"), At("discard pile")
TURNS_IN_ALL, HAND_SIZE = 12, 4


def hand(player: Value) -> At:
    return At("hand", (player,))


def called(player: Value) -> Var:
    return Var("called", (player,))


# ------------------------------------------------------------------------------------------------------ definitions
PILE_CAN_GIVE = Definition(
    phrase="the draw pile can give a card",
    clause="draw/reshuffle",
    body=Any((Is(Count(DRAW_PILE), ">", 0), Is(Count(DISCARDS), ">", 1))),
)
CAN_BE_CALLED = Definition(
    phrase="the top discard can be called",
    clause="claim/extra-card",
    body=All((Is(Count(DISCARDS), ">", 0), PILE_CAN_GIVE.of())),
)
AFTER_THE_NEXT = Definition(
    phrase="the players after the next one, clockwise",
    clause="claim/clockwise",
    body=Without(SeatsFrom(NEXT), Listed((NEXT,))),
)
OVER_NOW = Definition(
    phrase="the game is over",
    clause="game/over",
    body=Any((Is(TURNS, "=", TURNS_IN_ALL), Some("player", Seats(), Is(Count(hand(PLAYER)), "=", 0)))),
)
WINNERS = Definition(
    phrase="the winners",
    clause="game/over",
    body=Best("player", Seats(), (Key(Total("card", hand(PLAYER), Trait(CARD, "points")), "least", clause="game/over"),)),
)

# ------------------------------------------------------------------------------------------------------------ moves
CALL = Move(id="call", clause="claim/anybody", do=(Set(called(PLAYER), True),))
KEEP_QUIET = Move(id="keep quiet", clause="claim/anybody")
WANT = Move(
    id="want it",
    clause="claim/next-player",
    do=(
        By("claim/next-player", (Put(Top(DISCARDS), hand(PLAYER)), Set(HAS_DRAWN, True))),
        Leave("offer"),
    ),
)
WANT_OUT_OF_TURN = Move(
    id="want it out of turn",
    verb="want it",
    clause="claim/clockwise",
    do=(Do("take out of turn", (PLAYER,)), Leave("call")),
)
REFUSE = Move(id="refuse", clause="claim/clockwise")
DRAW = Move(
    id="draw",
    clause="turn/draw",
    requires=(Require("draw/reshuffle", PILE_CAN_GIVE.of()),),
    do=(
        When(Is(Count(DRAW_PILE), "=", 0), (
            By("draw/reshuffle", (
                Put(First(Math(Count(DISCARDS), "-", 1), DISCARDS), DRAW_PILE),
                Shuffle(id="draw pile again", place=DRAW_PILE),
            )),
        )),
        Put(Top(DRAW_PILE), hand(PLAYER)),
    ),
)  # fmt: skip
TAKE = Move(
    id="take",
    clause="turn/draw",
    requires=(Require("claim/empty-pile", Is(Count(DISCARDS), ">", 0)),),
    do=(Put(Top(DISCARDS), hand(PLAYER)),),
)
DISCARD = Move(
    id="discard",
    clause="turn/discard",
    picks=(Pick("card", hand(PLAYER)),),
    do=(Put(These(CARD, hand(PLAYER)), DISCARDS),),
)

# ---------------------------------------------------------------------------------------------------- order of play
OFFER = Procedure(
    id="offer",
    steps=(
        Block("offer", (
            Repeat(Not(CAN_BE_CALLED.of()), (
                Block("call", (
                    Clear("called"),
                    Together(
                        id="call", var="caller", items=AFTER_THE_NEXT.of(), whose="claim/anybody",
                        steps=(Ask(id="call or not", by=CALLER, moves=(CALL, KEEP_QUIET), clause="claim/anybody"),),
                    ),
                    When(Every("caller", Seats(), Not(Is(called(CALLER), "=", True))), (Leave("offer"),)),
                    Ask(id="next player", by=NEXT, moves=(WANT, REFUSE), clause="claim/next-player", whose="claim/next-player"),
                    ForEach("asked", AFTER_THE_NEXT.of(), (
                        When(
                            Is(called(ASKED), "=", True),
                            then=(By("claim/caller-must", (Do("take out of turn", (ASKED,)), Leave("call"))),),
                            otherwise=(
                                Ask(id="in between", by=ASKED, moves=(WANT_OUT_OF_TURN, REFUSE),
                                    clause="claim/clockwise", whose="claim/clockwise"),
                            ),
                            clause="claim/caller-must",
                        ),
                    )),
                )),
            )),
        )),
    ),
)  # fmt: skip
TAKE_OUT_OF_TURN = Procedure(
    id="take out of turn",
    params=("taker",),
    steps=(
        By("claim/extra-card", (
            Put(Top(DISCARDS), hand(TAKER)),
            When(Is(Count(DRAW_PILE), "=", 0), (
                By("draw/reshuffle", (Put(DISCARDS, DRAW_PILE), Shuffle(id="draw pile again for an extra card", place=DRAW_PILE))),
            )),
            Put(Top(DRAW_PILE), hand(TAKER)),
        )),
    ),
)  # fmt: skip
ONE_TURN = Procedure(
    id="turn",
    steps=(
        Set(HAS_DRAWN, False),
        By("claim/window", (Do("offer"),)),
        When(
            All((Is(HAS_DRAWN, "=", False), Any((PILE_CAN_GIVE.of(), Is(Count(DISCARDS), ">", 0))))),
            (Ask(id="draw", by=NEXT, moves=(DRAW, TAKE), clause="turn/draw", whose="turn/whose"),),
        ),
        Ask(id="discard", by=NEXT, moves=(DISCARD,), clause="turn/discard", whose="turn/whose"),
        By("turn/clockwise", (Set(NEXT, LeftOf(NEXT)), Gain(TURNS, 1))),
    ),
)
PLAY = (
    By("setup/deal", (
        Shuffle(id="cards", place=DRAW_PILE),
        ForEach("player", Seats(), (Put(Top(DRAW_PILE, HAND_SIZE), hand(PLAYER)),)),
        Put(Top(DRAW_PILE), DISCARDS),
        Set(NEXT, Item(1, Seats())),
    )),
    Repeat(OVER_NOW.of(), (Do("turn"),)),
    By("game/over", (End(WINNERS.of()),)),
)  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- clauses
CONTROL = "a control game of the tests"
CLAUSES = (
    Clause(id="setup/deal", force="set-up", sentences=(), text="Everybody gets four cards; the next one is turned up.", why=CONTROL),
    Clause(
        id="claim/anybody", force="permission", sentences=("AM-cihi-2", "AM-cihi-10"),
        text="Everybody but the next player, also the one who discarded, may call the top discard.",
    ),
    Clause(
        id="claim/window", force="permission", sentences=("AM-cihi-2", "AM-cihi-11"),
        text="Whatever lies on top of the discards can be called until the next player begins his turn.",
    ),
    Clause(
        id="claim/next-player", force="permission", sentences=("AM-cihi-3", "AM-cihi-4", "AM-cihi-5", "AM-cihi-9"),
        text="If anybody calls, the next player is asked first; taking the card is his draw, and he gets no extra card.",
    ),
    Clause(
        id="claim/clockwise", force="permission", sentences=("AM-cihi-6",),
        text="After him those who sit before the first caller are asked, clockwise.",
    ),
    Clause(
        id="claim/caller-must", force="effect", sentences=("AM-cihi-8",),
        text="If nobody before him takes the card, the first caller has to.",
    ),
    Clause(
        id="claim/extra-card", force="effect", sentences=("AM-cihi-7",),
        text="Whoever takes the card out of turn also draws one from the draw pile; where that gives none, nobody can call.",
    ),
    Clause(
        id="claim/empty-pile", force="requirement", sentences=("AM-cihi-12",),
        text="Where no discard is left none is turned up, and none can be taken.",
    ),
    Clause(
        id="turn/draw", force="requirement", sentences=("AM-turn-2",),
        text="A turn begins with one card, from the draw pile or the top of the discards.",
    ),
    Clause(id="turn/discard", force="requirement", sentences=("AM-turn-4",), text="A turn ends with a discard."),
    Clause(id="turn/whose", force="requirement", sentences=(), text="Only the player whose turn it is acts.", why=CONTROL),
    Clause(id="turn/clockwise", force="effect", sentences=("AM-setup-9",), text="Then it is the next player's turn, clockwise."),
    Clause(
        id="draw/reshuffle", force="effect", sentences=(), why="what happens to an empty draw pile is a ruling, not a sentence",
        text="An empty draw pile is made anew, when a card is needed, of all discards but the one on offer.",
    ),
    Clause(
        id="game/over", force="end", sentences=(), why=CONTROL,
        text="After twelve turns, or when a hand is empty, the lowest hand wins.",
    ),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- the game
OF_PLAYER = (Over("player", Seats()),)
CLAIMS = Game(
    id="claims",
    title="Claims",
    version="1.0",
    least=2,
    most=4,
    names=(
        *(Called(name, Seat()) for name in ("caller", "asked", "taker")),
        Called("card", Card("card")),
    ),
    components=(
        Component(
            id="card", into=At("draw pile"), clause="setup/deal",
            traits=(TraitOf(id="points", sort=Number(), told=("point", "points")),),
            faces=tuple(Face(traits=(("points", points),), copies=2) for points in range(1, 13)),
        ),
    ),
    places=(
        Place(id="draw pile", holds="card", top="first", sight=Hidden()),
        Place(id="discard pile", holds="card", sight=TopSeen()),
        Place(id="hand", holds="card", over=OF_PLAYER, form="bag", sight=Owner()),
    ),
    variables=(
        Variable(id="next player", sort=Seat(), start=Nothing()),
        Variable(id="turns", sort=Number()),
        Variable(id="has drawn", sort=Truth(), start=False, phrase="whether the next player has drawn"),
        Variable(id="called", sort=Truth(), over=OF_PLAYER, start=False, phrase="whether {player} has called"),
    ),
    definitions=(PILE_CAN_GIVE, CAN_BE_CALLED, AFTER_THE_NEXT, OVER_NOW, WINNERS),
    moves=(CALL, KEEP_QUIET, WANT, WANT_OUT_OF_TURN, REFUSE, DRAW, TAKE, DISCARD),
    procedures=(OFFER, TAKE_OUT_OF_TURN, ONE_TURN),
    play=PLAY,
    clauses=CLAUSES,
)  # fmt: skip
