"""The heart of a game: laying a Collection Pattern meld by meld, adding to melds, and exchanging wilds.

A wild is a card like any other that can be several numbers and colours; what a card stands for is where it lies.
"""

from __future__ import annotations

from lexludi_spec import (
    After,
    All,
    Any,
    Ask,
    At,
    Block,
    By,
    Called,
    CanReach,
    Card,
    Clause,
    Component,
    Count,
    Definition,
    Do,
    End,
    Every,
    Face,
    ForEach,
    Game,
    Has,
    Hidden,
    If,
    In,
    Invariant,
    Is,
    Item,
    Joined,
    Kind,
    Leave,
    LeftOf,
    List,
    Listed,
    Look,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Over,
    Owner,
    Pick,
    PickSome,
    Place,
    Procedure,
    Put,
    Range,
    Repeat,
    Require,
    Seat,
    Seats,
    Set,
    Shuffle,
    Some,
    Step,
    Table,
    These,
    Those,
    Top,
    Trait,
    TraitOf,
    Truth,
    Value,
    Var,
    Variable,
    When,
    Without,
    Word,
    Words,
)  # fmt: skip

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, PATTERN, CARD, CARDS, WILD = Name("player"), Name("pattern"), Name("card"), Name("cards"), Name("wild")
GROUP, RUN, SPOT, PLACE, END_ = Name("group"), Name("run"), Name("spot"), Name("place"), Name("end")
VALUE, RANK, LOW, COLOUR = Name("value"), Name("rank"), Name("low"), Name("colour")
TURN, TO_LAY, DECK, DISCARDS, FREED = Var("player to move"), Var("to lay"), At("draw pile"), At("discard pile"), At("freed wilds")
COLOURS, SPOTS, HIGHEST, HAND_SIZE = ("blue", "red", "yellow"), Range(1, 12), 11, 8


def hand(player: Value) -> At:
    return At("hand", (player,))


def has_laid(player: Value) -> Var:
    return Var("has laid", (player,))


def marked(player: Value, pattern: Value) -> Var:
    return Var("marked", (player, pattern))


def group(spot: Value) -> At:
    return At("group", (spot,))


def value_of(spot: Value) -> Var:
    return Var("value of group", (spot,))


def colour_of_group(spot: Value) -> Var:
    return Var("colour of group", (spot,))


def run(spot: Value) -> At:
    return At("run", (spot,))


def low_of(spot: Value) -> Var:
    return Var("low end of run", (spot,))


def colour_of_run(spot: Value) -> Var:
    return Var("colour of run", (spot,))


# ------------------------------------------------------------------------------------------------------ definitions
HELD = Definition(
    phrase="the cards that {player} may play",
    body=Joined(Listed((FREED, hand(PLAYER)))),
)
CAN_BE = Definition(
    phrase="{card} can be {rank} of {colour}",
    clause="wilds/range",
    body=All((
        In(RANK, Trait(CARD, "numbers")),
        Any((Is(COLOUR, "=", Nothing()), In(COLOUR, Trait(CARD, "colours")))),
    )),
)  # fmt: skip
MEANINGS = Definition(
    phrase="the numbers that the value {value} may mean",
    clause="melds/one-or-eleven",
    body=If(Is(VALUE, "=", 1), Listed((1, HIGHEST)), Listed((VALUE,))),
)
FITS_GROUP = Definition(
    phrase="{card} can be one of a group of {value}s of {colour}",
    clause="wilds/range",
    body=Some("rank", MEANINGS.of(VALUE), CAN_BE.of(CARD, RANK, COLOUR)),
)
ONE_NUMBER = Definition(
    phrase="{cards} may be {value}s together",
    clause="melds/one-number",
    body=Any((
        Is(VALUE, "!=", 1),
        Some("rank", MEANINGS.of(VALUE), Every("card", CARDS, CAN_BE.of(CARD, RANK, Nothing()))),
    )),
)  # fmt: skip
STANDS_FOR = Definition(
    phrase="the number that place {place} of run {run} stands for",
    clause="melds/run",
    body=Math(low_of(RUN), "+", Math(PLACE, "-", 1)),
)
BEYOND = Definition(
    phrase="the place beyond the {end} end of run {run}",
    clause="adding/ends-of-runs",
    body=If(Is(END_, "=", "low"), 0, Math(Count(run(RUN)), "+", 1)),
)
LAID_GROUPS = Definition(
    phrase="the sets and pairs on the table",
    body=Those("spot", SPOTS, Is(Count(group(SPOT)), ">", 0)),
)
LAID_RUNS = Definition(phrase="the runs on the table", body=Those("spot", SPOTS, Is(Count(run(SPOT)), ">", 0)))
NEXT_GROUP = Definition(
    phrase="the spot for the next set or pair",
    body=Item(1, Those("spot", SPOTS, Is(Count(group(SPOT)), "=", 0))),
)
NEXT_RUN = Definition(
    phrase="the spot for the next run",
    body=Item(1, Those("spot", SPOTS, Is(Count(run(SPOT)), "=", 0))),
)
NEXT_MELD = Definition(phrase="the meld to be laid next", clause="patterns/kinds", body=Item(1, TO_LAY))
SIZE = Definition(phrase="its size", clause="patterns/kinds", body=Look("melds", NEXT_MELD.of(), "size"))
NO_FREED = Definition(
    phrase="no exchanged wild is left",
    clause="exchange/same-turn",
    body=Is(Count(FREED), "=", 0),
)
PATTERN_LIES = Definition(
    phrase="the whole pattern lies, and every exchanged wild in it",
    clause="exchange/into-the-pattern",
    body=All((Is(Count(TO_LAY), "=", 0), NO_FREED.of())),
)
OUT = Definition(
    phrase="{player} has no card left",
    clause="game/going-out",
    body=All((Is(Count(hand(PLAYER)), "=", 0), NO_FREED.of())),
)

# --------------------------------------------------------------------------------------- what the moves do, and need
NOTHING_TO_LAY = Is(Count(TO_LAY), "=", 0)
LAYING_DOWN: tuple[Step, ...] = (
    Set(TO_LAY, Look("patterns", PATTERN, "melds")),
    Set(has_laid(PLAYER), True),
    Set(marked(PLAYER, PATTERN), True),
)
ONE_LESS: Step = Set(TO_LAY, Without(TO_LAY, Listed((NEXT_MELD.of(),))))
LAYING_SET: tuple[Step, ...] = (
    Set(value_of(NEXT_GROUP.of()), VALUE),
    Put(These(CARDS, HELD.of(PLAYER)), group(NEXT_GROUP.of())),
    ONE_LESS,
)
LAYING_PAIR: tuple[Step, ...] = (
    Set(value_of(NEXT_GROUP.of()), VALUE),
    Set(colour_of_group(NEXT_GROUP.of()), COLOUR),
    Put(These(CARDS, HELD.of(PLAYER)), group(NEXT_GROUP.of())),
    ONE_LESS,
)
LAYING_RUN: tuple[Step, ...] = (
    Set(low_of(NEXT_RUN.of()), LOW),
    Set(colour_of_run(NEXT_RUN.of()), COLOUR),
    Put(These(CARDS, HELD.of(PLAYER)), run(NEXT_RUN.of())),
    ONE_LESS,
)
ADDING_TO_GROUP: tuple[Step, ...] = (Put(These(CARD, HELD.of(PLAYER)), group(GROUP)),)
ADDING_TO_RUN: tuple[Step, ...] = (
    When(
        Is(END_, "=", "low"),
        then=(Put(These(CARD, HELD.of(PLAYER)), run(RUN), at=1), Set(low_of(RUN), Math(low_of(RUN), "-", 1))),
        otherwise=(Put(These(CARD, HELD.of(PLAYER)), run(RUN)),),
    ),
)
EXCHANGING_IN_GROUP: tuple[Step, ...] = (
    Put(These(WILD, group(GROUP)), FREED),
    Put(These(CARD, hand(PLAYER)), group(GROUP)),
)
EXCHANGING_IN_RUN: tuple[Step, ...] = (
    Put(Item(PLACE, run(RUN)), FREED),
    Put(These(CARD, hand(PLAYER)), run(RUN), at=PLACE),
)


# ------------------------------------------------------------------------------------------------------------ moves
# Each move is given what it requires of the rest of the turn.
def lay_down(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="playing/pattern",
        picks=(Pick("pattern", Words("pattern")),),
        requires=(
            Require("playing/one-pattern", Is(has_laid(PLAYER), "=", False)),
            Require("patterns/once", Is(marked(PLAYER, PATTERN), "=", False)),
            *ahead,
        ),
        do=LAYING_DOWN,
    )


def lay_set(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="melds/set",
        picks=(
            Pick("value", Range(1, HIGHEST - 1)),
            PickSome("cards", 4, HELD.of(PLAYER), var="card", where=FITS_GROUP.of(CARD, VALUE, Nothing()), clause="melds/set"),
        ),
        requires=(
            Require("patterns/kinds", Is(NEXT_MELD.of(), "=", "set")),
            Require("melds/one-number", ONE_NUMBER.of(CARDS, VALUE)),
            *ahead,
        ),
        do=LAYING_SET,
    )


def lay_pair(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="melds/pair",
        picks=(
            Pick("colour", Words("colour")),
            Pick("value", Range(1, HIGHEST - 1)),
            PickSome("cards", 2, HELD.of(PLAYER), var="card", where=FITS_GROUP.of(CARD, VALUE, COLOUR), clause="melds/pair"),
        ),
        requires=(
            Require("patterns/kinds", Is(NEXT_MELD.of(), "=", "pair")),
            Require("melds/one-number", ONE_NUMBER.of(CARDS, VALUE)),
            *ahead,
        ),
        do=LAYING_PAIR,
    )


def lay_run(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="melds/run",
        picks=(
            Pick("colour", Words("colour")),
            Pick("low", Range(1, Math(HIGHEST + 1, "-", SIZE.of())), clause="melds/no-wrap-around"),
            PickSome(
                "cards",
                SIZE.of(),
                HELD.of(PLAYER),
                var="card",
                nth="nth",
                where=CAN_BE.of(CARD, Math(LOW, "+", Math(Name("nth"), "-", 1)), COLOUR),
                clause="melds/run",
                ordered=True,
            ),
        ),
        requires=(Require("patterns/kinds", In(NEXT_MELD.of(), Listed(("run", "long run")))), *ahead),
        do=LAYING_RUN,
    )


def add_to_group(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="adding/sets-and-pairs",
        picks=(Pick("group", LAID_GROUPS.of()), Pick("card", HELD.of(PLAYER))),
        requires=(
            Require("adding/after-the-pattern", Is(has_laid(PLAYER), "=", True)),
            Require("adding/sets-and-pairs", FITS_GROUP.of(CARD, value_of(GROUP), colour_of_group(GROUP))),
            Require("melds/one-number", ONE_NUMBER.of(Joined(Listed((group(GROUP), Listed((CARD,))))), value_of(GROUP))),
            *ahead,
        ),
        do=ADDING_TO_GROUP,
    )


def add_to_run(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="adding/ends-of-runs",
        picks=(Pick("run", LAID_RUNS.of()), Pick("end", Words("end")), Pick("card", HELD.of(PLAYER))),
        requires=(
            Require("adding/after-the-pattern", Is(has_laid(PLAYER), "=", True)),
            Require("adding/ends-of-runs", CAN_BE.of(CARD, STANDS_FOR.of(BEYOND.of(END_, RUN), RUN), colour_of_run(RUN))),
            *ahead,
        ),
        do=ADDING_TO_RUN,
    )


def exchange_in_group(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="exchange/played-wild",
        picks=(
            Pick("group", LAID_GROUPS.of()),
            Pick("wild", group(GROUP)),
            Pick("card", hand(PLAYER)),
        ),
        requires=(
            Require("exchange/played-wild", Has(WILD, "wild")),
            Require("exchange/no-wild-for-wild", Not(Has(CARD, "wild"))),
            Require("exchange/exact-card", FITS_GROUP.of(CARD, value_of(GROUP), colour_of_group(GROUP))),
            *ahead,
        ),
        do=EXCHANGING_IN_GROUP,
    )


def exchange_in_run(id_: str, *ahead: Require) -> Move:
    return Move(
        id=id_,
        clause="exchange/played-wild",
        picks=(
            Pick("run", LAID_RUNS.of()),
            Pick("place", Range(1, Count(run(RUN)))),
            Pick("card", hand(PLAYER)),
        ),
        requires=(
            Require("exchange/played-wild", Has(Item(PLACE, run(RUN)), "wild")),
            Require("exchange/no-wild-for-wild", Not(Has(CARD, "wild"))),
            Require("exchange/exact-card", CAN_BE.of(CARD, STANDS_FOR.of(PLACE, RUN), colour_of_run(RUN))),
            *ahead,
        ),
        do=EXCHANGING_IN_RUN,
    )


TRY_MELDS = ("lay set", "lay run", "lay pair")
TRY_PATTERN = "lay down"
TRY_ADDING = ("add to group", "add to run")
TRY_EXCHANGE = ("exchange in group", "exchange in run")
CAN_COMPLETE = Definition(
    phrase="{player} can complete the pattern, with every exchanged wild in it",
    clause="patterns/complete",
    body=CanReach(PLAYER, TRY_MELDS, PATTERN_LIES.of()),
)
CAN_USE_FREED = Definition(
    phrase="{player} can play every exchanged wild in this turn, before his pattern lies as part of it",
    clause="exchange/same-turn",
    body=Any((
        All((
            Is(has_laid(PLAYER), "=", True),
            CanReach(PLAYER, (*TRY_ADDING, *TRY_EXCHANGE), NO_FREED.of()),
        )),
        All((
            Is(has_laid(PLAYER), "=", False),
            CanReach(PLAYER, (*TRY_MELDS, TRY_PATTERN, *TRY_EXCHANGE), All((
                Is(has_laid(PLAYER), "=", True), PATTERN_LIES.of(),
            ))),
        )),
    )),
)  # fmt: skip


def complete(steps: tuple[Step, ...]) -> Require:
    return Require("patterns/complete", After(steps, CAN_COMPLETE.of(PLAYER)))


def same_turn(steps: tuple[Step, ...]) -> Require:
    return Require("exchange/same-turn", After(steps, CAN_USE_FREED.of(PLAYER)))


LAY_DOWN = lay_down("lay down", complete(LAYING_DOWN))
LAY_SET = lay_set("lay set", complete(LAYING_SET))
LAY_RUN = lay_run("lay run", complete(LAYING_RUN))
LAY_PAIR = lay_pair("lay pair", complete(LAYING_PAIR))
ADD_TO_GROUP = add_to_group("add to group", same_turn(ADDING_TO_GROUP))
ADD_TO_RUN = add_to_run("add to run", same_turn(ADDING_TO_RUN))
EXCHANGE_IN_GROUP = exchange_in_group("exchange in group", same_turn(EXCHANGING_IN_GROUP))
EXCHANGE_IN_RUN = exchange_in_run("exchange in run", same_turn(EXCHANGING_IN_RUN))
DISCARD = Move(
    id="discard",
    clause="turn/discard",
    picks=(Pick("card", hand(PLAYER)),),
    requires=(Require("exchange/same-turn", NO_FREED.of()),),
    do=(Put(These(CARD, hand(PLAYER)), DISCARDS), Leave("turn")),
)

# ---------------------------------------------------------------------------------------------------- order of play
ONE_TURN = Procedure(
    id="turn",
    steps=(
        By("turn/draw", (Put(Top(DECK), hand(TURN)),)),
        Block("turn", (
            Repeat(OUT.of(TURN), (
                Ask(
                    id="play", by=TURN, clause="turn/play", whose="turn/whose",
                    moves=(LAY_DOWN, ADD_TO_GROUP, ADD_TO_RUN, EXCHANGE_IN_GROUP, EXCHANGE_IN_RUN, DISCARD),
                ),
                Repeat(NOTHING_TO_LAY, (
                    Ask(
                        id="lay", by=TURN, clause="patterns/complete", whose="turn/whose",
                        moves=(LAY_SET, LAY_RUN, LAY_PAIR),
                    ),
                )),
            )),
        )),
        When(OUT.of(TURN), (By("game/going-out", (End(Listed((TURN,))),)),)),
        By("turn/passes-left", (Set(TURN, LeftOf(TURN)),)),
    ),
)  # fmt: skip
PLAY = (
    By("setup/deal", (
        Shuffle(id="cards", place=DECK),
        ForEach("player", Seats(), (Put(Top(DECK, HAND_SIZE), hand(PLAYER)),)),
        Set(TURN, Item(1, Seats())),
    )),
    Repeat(Is(Count(DECK), "=", 0), (Do("turn"),)),
    By("game/nobody-out", (End(Listed()),)),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- clauses
CONTROL = "a control game of the tests"
CLAUSES = (
    Clause(id="setup/deal", force="set-up", sentences=("AM-setup-5",), text="Everybody gets eight cards."),
    Clause(id="turn/whose", force="requirement", sentences=(), why=CONTROL, text="Only the player whose turn it is acts."),
    Clause(id="turn/draw", force="effect", sentences=("AM-turn-2",), text="A turn begins with a card from the draw pile."),
    Clause(id="turn/play", force="permission", sentences=("AM-turn-3",), text="Then cards may be played."),
    Clause(id="turn/discard", force="requirement", sentences=("AM-turn-4",), text="A discard ends the turn."),
    Clause(id="turn/passes-left", force="effect", sentences=("AM-setup-9",), text="Then it is the turn of the player to the left."),
    Clause(
        id="playing/pattern", force="permission", sentences=("AM-playing-2",),
        text="A Collection Pattern is named and then laid meld by meld.",
    ),
    Clause(
        id="playing/one-pattern", force="requirement", sentences=("AM-playing-7", "AM-playing-8"),
        text="Only one pattern is laid in a round.",
    ),
    Clause(
        id="patterns/once", force="requirement", sentences=("AM-patterns-3",), text="Nobody uses a pattern twice in a game.",
    ),
    Clause(
        id="patterns/complete", force="requirement", sentences=("AM-patterns-10", "AM-patterns-11"),
        text="A pattern is laid whole: no meld of it is laid after which the rest could not follow.",
    ),
    Clause(
        id="patterns/kinds", force="definition", why="the five lines of one list",
        sentences=("AM-patterns-13", "AM-patterns-14", "AM-patterns-15", "AM-patterns-16", "AM-patterns-17"),
        text="Two sets of four, two runs of four, one of each, a run of eight, or four pairs.",
    ),
    Clause(
        id="melds/set", force="requirement", sentences=("AM-patterns-4",),
        text="A set is of one number, its colours being free.",
    ),
    Clause(
        id="melds/run", force="requirement", sentences=("AM-patterns-6",),
        text="A run is of one colour, each card one higher than that before it.",
    ),
    Clause(
        id="melds/pair", force="requirement", sentences=("AM-patterns-8",), text="A pair is of one number and one colour.",
    ),
    Clause(
        id="melds/no-wrap-around", force="requirement", sentences=("AM-patterns-6",), text="No run goes below 1 or above 11.",
    ),
    Clause(
        id="melds/one-or-eleven", force="definition", sentences=("AM-contents-3",),
        text="One kind of card is either 1 or 11; in a run its place tells which.",
    ),
    Clause(
        id="melds/one-number", force="requirement", sentences=("AM-patterns-4", "AM-patterns-8", "AM-wilds-2"),
        text="In a set or pair of cards that are 1 or 11, one of the two numbers must suit every card.",
    ),
    Clause(
        id="wilds/range", force="definition", sentences=("AM-wilds-2", "AM-wilds-3", "AM-wilds-4"),
        text="A wild can be every number in its range, ends included, in every colour.",
    ),
    Clause(
        id="adding/after-the-pattern", force="requirement", sentences=("AM-playing-3", "AM-playing-9"),
        text="Cards are added to melds, one's own or others', only after one's own pattern lies.",
    ),
    Clause(
        id="adding/sets-and-pairs", force="requirement", sentences=("AM-playing-4", "AM-playing-6"),
        text="What is added to a set has its number; what is added to a pair has its number and colour.",
    ),
    Clause(
        id="adding/ends-of-runs", force="requirement", sentences=("AM-playing-5",),
        text="What is added to a run continues it at one end, in its colour.",
    ),
    Clause(
        id="exchange/played-wild", force="permission", sentences=("AM-swapping-2", "AM-swapping-5"),
        text="A wild on the table can be exchanged for a card from the hand.",
    ),
    Clause(
        id="exchange/no-wild-for-wild", force="requirement", sentences=("AM-swapping-2",),
        text="The card given for a wild is no wild itself.",
    ),
    Clause(
        id="exchange/exact-card", force="requirement", sentences=("AM-swapping-2", "AM-swapping-9"),
        text="The card given is what the wild stands for; in a set, any card of its number.",
    ),
    Clause(
        id="exchange/same-turn", force="requirement", sentences=("AM-swapping-3", "AM-swapping-4"),
        text="An exchanged wild is played in the same turn: else it cannot be exchanged, and the turn does not end before.",
    ),
    Clause(
        id="exchange/into-the-pattern", force="requirement", sentences=("AM-swapping-6", "AM-swapping-10"),
        text="A wild exchanged before one's pattern lies goes into that pattern.",
    ),
    Clause(
        id="game/going-out", force="end", sentences=("AM-ending-round-2",), text="Whoever plays or discards the last card has won.",
    ),
    Clause(id="game/nobody-out", force="end", sentences=(), why=CONTROL, text="Nobody wins when the draw pile is used up."),
)  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- the game
def wild(first: int, last: int) -> Face:
    return Face(
        name=f"wild {first}-{last}", copies=3,
        traits=(("numbers", tuple(range(first, last + 1))), ("colours", COLOURS), ("wild", True)),
    )  # fmt: skip


def treasure(colour: str, number: int, copies: int) -> Face:
    one_or_eleven = number == 1
    return Face(
        name=f"{colour} {'1/11' if one_or_eleven else number}", copies=copies,
        traits=(("numbers", (1, HIGHEST) if one_or_eleven else (number,)), ("colours", (colour,))),
    )  # fmt: skip


COPIES = ((1, 3), (2, 2), (3, 2), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4), (9, 2), (10, 2))
OF_PLAYER, OF_SPOT = (Over("player", Seats()),), (Over("spot", SPOTS),)
MELDS = Game(
    id="melds",
    title="Melds",
    version="1.0",
    least=2,
    most=3,
    kinds=(
        Kind(id="colour", words=COLOURS),
        Kind(id="end", words=("low", "high")),
        Kind(id="meld", words=("set", "run", "long run", "pair")),
        Kind(id="pattern", words=("2 sets", "2 runs", "set and run", "run of 8", "4 pairs")),
    ),
    tables=(
        Table(
            id="melds", columns=(Called("meld", Word("meld")), Called("size", Number())),
            rows=(("set", 4), ("run", 4), ("long run", 8), ("pair", 2)),
        ),
        Table(
            id="patterns", columns=(Called("pattern", Word("pattern")), Called("melds", List(Word("meld")))),
            rows=(
                ("2 sets", ("set", "set")), ("2 runs", ("run", "run")), ("set and run", ("set", "run")),
                ("run of 8", ("long run",)), ("4 pairs", ("pair", "pair", "pair", "pair")),
            ),
        ),
    ),
    names=(
        *(Called(name, Number()) for name in ("value", "rank", "low", "group", "run", "spot", "place", "nth")),
        *(Called(name, Card("card")) for name in ("card", "wild")),
        Called("cards", List(Card("card"))), Called("pattern", Word("pattern")), Called("colour", Word("colour")),
        Called("end", Word("end")),
    ),
    components=(
        Component(
            id="card", into=At("draw pile"),
            traits=(
                TraitOf(id="numbers", sort=List(Number())), TraitOf(id="colours", sort=List(Word("colour"))),
                TraitOf(id="wild", sort=Truth()),
            ),
            faces=(
                *(treasure(colour, number, copies) for colour in COLOURS for number, copies in COPIES),
                wild(1, 6), wild(6, HIGHEST), wild(1, HIGHEST),
            ),
        ),
    ),
    places=(
        Place(id="draw pile", holds="card", top="first", sight=Hidden()),
        Place(id="discard pile", holds="card"),
        Place(id="hand", holds="card", over=OF_PLAYER, form="bag", sight=Owner()),
        Place(id="freed wilds", holds="card", form="bag"),
        Place(id="group", holds="card", over=OF_SPOT, form="bag", phrase="group {spot}"),
        Place(id="run", holds="card", over=OF_SPOT, phrase="run {spot}"),
    ),
    variables=(
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="to lay", sort=List(Word("meld")), start=(), phrase="the melds still to be laid"),
        Variable(id="has laid", sort=Truth(), over=OF_PLAYER, start=False, phrase="whether {player} has laid a pattern"),
        Variable(
            id="marked", sort=Truth(), over=(*OF_PLAYER, Over("pattern", Words("pattern"))), start=False,
            phrase="whether {player} has used {pattern}",
        ),
        Variable(id="value of group", sort=Number(), over=OF_SPOT, stays=True, phrase="the value of group {spot}"),
        Variable(
            id="colour of group", sort=Word("colour"), over=OF_SPOT, start=Nothing(), stays=True,
            phrase="the colour of group {spot}",
        ),
        Variable(id="low end of run", sort=Number(), over=OF_SPOT, stays=True, phrase="the low end of run {spot}"),
        Variable(
            id="colour of run", sort=Word("colour"), over=OF_SPOT, start=Nothing(), stays=True, phrase="the colour of run {spot}",
        ),
    ),
    invariants=(
        Invariant(clause="melds/set", condition=Every("group", LAID_GROUPS.of(), All((
            Every("card", group(GROUP), FITS_GROUP.of(CARD, value_of(GROUP), colour_of_group(GROUP))),
            ONE_NUMBER.of(group(GROUP), value_of(GROUP)),
        )))),
        Invariant(clause="melds/run", condition=Every("run", LAID_RUNS.of(), Every("place", Range(1, Count(run(RUN))),
            CAN_BE.of(Item(PLACE, run(RUN)), STANDS_FOR.of(PLACE, RUN), colour_of_run(RUN))))),
    ),
    definitions=(
        HELD, CAN_BE, MEANINGS, FITS_GROUP, ONE_NUMBER, STANDS_FOR, BEYOND, LAID_GROUPS, LAID_RUNS, NEXT_GROUP, NEXT_RUN,
        NEXT_MELD, SIZE, NO_FREED, PATTERN_LIES, OUT, CAN_COMPLETE, CAN_USE_FREED,
    ),
    moves=(
        LAY_DOWN, LAY_SET, LAY_RUN, LAY_PAIR, ADD_TO_GROUP, ADD_TO_RUN, EXCHANGE_IN_GROUP, EXCHANGE_IN_RUN, DISCARD,
    ),
    procedures=(ONE_TURN,),
    play=PLAY,
    clauses=CLAUSES,
)  # fmt: skip
