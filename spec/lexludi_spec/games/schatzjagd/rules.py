"""Schatzjagd as data: uncover and turn path cards, exchange covered ones, move the tiger, bring a chest home to a boat.

The files beside this one hold its clauses in English, its rulings, and the cards and the die that the rulebook leaves open.
"""

from __future__ import annotations

from lexludi_spec import (
    All,
    Always,
    Any,
    Ask,
    At,
    Beside,
    Best,
    Board,
    By,
    ByRuling,
    Called,
    Card,
    Clear,
    Component,
    Condition,
    Count,
    Definition,
    Direction,
    Do,
    Draw,
    Each,
    End,
    Every,
    Everywhere,
    Exchange,
    Face,
    ForEach,
    Gain,
    Game,
    Has,
    Hidden,
    If,
    In,
    Invariant,
    Is,
    Item,
    Joined,
    Key,
    Kind,
    LeftOf,
    Let,
    Listed,
    Look,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Only,
    Over,
    Pick,
    PickSome,
    Place,
    Position,
    Procedure,
    Put,
    Range,
    Reading,
    Repeat,
    Require,
    Seat,
    Seats,
    SeenWhen,
    Set,
    Shuffle,
    Sides,
    Some,
    Step,
    Table,
    Those,
    Top,
    Trait,
    TraitOf,
    Truth,
    Turnings,
    Value,
    Var,
    Variable,
    Walks,
    When,
    Without,
    Word,
    Words,
)  # fmt: skip
from lexludi_spec import List as ListSort
from lexludi_spec.games.schatzjagd.assumed import DIE, PATH_CARDS
from lexludi_spec.games.schatzjagd.clauses import CLAUSES
from lexludi_spec.games.schatzjagd.rulings import RULINGS

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, OTHER, SQUARE, SQUARES, OLD, NEW = (
    Name(name) for name in ("player", "other", "square", "squares", "old square", "new square")
)
SIDE, SIDES, BOAT, DOTS, STEPS, CARD = (Name(name) for name in ("side", "sides", "boat", "dots", "steps", "card"))
TURN, TIGER, UNCOVERED, TURNS = Var("player to move"), Var("tiger"), Var("uncovered square"), Var("turns")
BOX, TREASURE, EVERY_SQUARE, EVERY_SIDE, COVERED_UP = At("box"), "C3", Words("square"), Words("side"), Listed(())
TURNS_EACH = 50


def card(square: Value) -> At:
    return At("card", (square,))


def path(square: Value) -> Var:
    return Var("path", (square,))


def seen(square: Value) -> Var:
    return Var("seen before", (square,))


def pirate(player: Value) -> Var:
    return Var("pirate", (player,))


def boat(player: Value) -> Var:
    return Var("boat", (player,))


def chest(player: Value) -> Var:
    return Var("chest", (player,))


def exchanged(player: Value) -> Var:
    return Var("exchanged squares", (player,))


def only_under(ruling: str, condition: Condition) -> ByRuling:
    """Return a condition that the other reading demands, and the default does not."""
    return ByRuling(ruling, (Reading("A", Always()), Reading("B", condition)))


# ------------------------------------------------------------------------------------------------------ definitions
OTHERS = Definition(phrase="the other players than {player}", body=Without(Seats(), Listed((PLAYER,))))
BOAT_BY_SEAT = Definition(
    phrase="the boat that the seat of {player} has",
    clause="setup/boats",
    body=Item(
        Position(PLAYER, Seats()),
        If(Is(Count(Seats()), "=", 2), Listed(("NW", "SE")), Words("boat"), clause="setup/two-players"),
    ),
)
CORNER = Definition(phrase="the corner at boat {boat}", body=Look("boats", BOAT, "corner"))
OUTER_SIDES = Definition(
    phrase="the sides of that corner away from the other cards at boat {boat}", body=Look("boats", BOAT, "sides")
)
TO_BOAT = Definition(
    phrase="the sides of that corner in line with boat {boat}",
    clause="first/in-line-with-the-boat",
    body=ByRuling("SJ-Q06", (
        Reading("A", OUTER_SIDES.of(BOAT)),
        Reading("B", Look("boats", BOAT, "side in its row")),
        Reading("C", EVERY_SIDE),
        Reading("D", Look("boats", BOAT, "side in its column")),
    )),
)  # fmt: skip
INLAND = Definition(
    phrase="the sides of that corner towards the other cards at boat {boat}", body=Without(EVERY_SIDE, OUTER_SIDES.of(BOAT))
)
DEAD_END_TO = Definition(
    phrase="the sides to which a dead end may lead at boat {boat}",
    clause="first/dead-end",
    body=ByRuling("SJ-Q18", (
        Reading("A", Joined(Listed((TO_BOAT.of(BOAT), INLAND.of(BOAT))))),
        Reading("B", EVERY_SIDE),
        Reading("C", TO_BOAT.of(BOAT)),
    )),
)  # fmt: skip
OPEN = Definition(phrase="{square} is open", body=Is(Count(path(SQUARE)), ">", 0))
COVERED = Definition(phrase="the covered squares", body=Those("square", EVERY_SQUARE, Not(OPEN.of(SQUARE))))
HAS_PIRATE = Definition(phrase="a pirate is on {square}", body=Some("player", Seats(), Is(pirate(PLAYER), "=", SQUARE)))
STAYS_OPEN = Definition(
    phrase="a pirate or the treasure is on {square}",
    clause="step/cover-what-you-leave",
    body=Any((HAS_PIRATE.of(SQUARE), Is(SQUARE, "=", TREASURE))),
)
NEIGHBOURS = Definition(phrase="the neighbours of {square} along {sides}", body=Each("side", SIDES, Beside("square", SQUARE, SIDE)))
ON_BOARD = Definition(phrase="{player} is on a boat", body=Is(pirate(PLAYER), "=", Nothing()))
LEADS_TO = Definition(
    phrase="the squares to which the path under {player} leads",
    clause="uncover/where-the-path-leads",
    body=ByRuling("SJ-Q70", (
        Reading("A", NEIGHBOURS.of(pirate(PLAYER), path(pirate(PLAYER)))),
        Reading("B", If(
            ON_BOARD.of(PLAYER),
            Listed((CORNER.of(boat(PLAYER)),)),
            NEIGHBOURS.of(pirate(PLAYER), path(pirate(PLAYER))),
            clause="home/without-a-chest",
        )),
    )),
)  # fmt: skip
_BACK = In(pirate(PLAYER), NEIGHBOURS.of(SQUARE, SIDES))
LEADS_BACK = Definition(
    phrase="along {sides}, {square} is connected with {player}",
    clause="uncover/connect",
    body=ByRuling("SJ-Q70", (
        Reading("A", _BACK),
        Reading("B", Any((_BACK, All((
            ON_BOARD.of(PLAYER), Is(SQUARE, "=", CORNER.of(boat(PLAYER))), Some("side", SIDES, In(SIDE, TO_BOAT.of(boat(PLAYER)))),
        ))))),
    )),
)  # fmt: skip


REACHED = Definition(
    phrase="the squares that the tiger gets to with a number of steps from {least} to {most}",
    clause="tiger/jumps",
    body=Walks(
        "square", "square", Listed((TIGER,)), Name("least"), Name("most"), HAS_PIRATE.of(SQUARE),
        turning=ByRuling("SJ-Q49", (
            Reading("A", ByRuling("SJ-Q53", (Reading("A", "not when going over"), Reading("B", "anywhere")))),
            Reading("B", "never"),
        )),
        again=ByRuling("SJ-Q54", (Reading("A", "only once"), Reading("B", "more than once"))),
    ),
)  # fmt: skip
AS_MANY_AS_CAN_BE = Definition(
    phrase="the most steps that the tiger can take with {dots}",
    clause="variants/all-dots",
    body=Only(
        Best(
            "steps",
            Those("steps", Range(0, DOTS), Some("square", REACHED.of(STEPS, STEPS), Not(HAS_PIRATE.of(SQUARE)))),
            (Key(STEPS),),
        )
    ),
)
WAS_SEEN = Definition(
    phrase="what lies on {square} was seen before",
    clause="exchange/unseen",
    body=ByRuling("SJ-Q81", (Reading("A", Not(Always())), Reading("B", seen(SQUARE)))),
)
SEEN = Definition(
    phrase="what lies on {square} is seen",
    clause="exchange/unseen",
    body=Any((OPEN.of(SQUARE), Is(SQUARE, "=", UNCOVERED), WAS_SEEN.of(SQUARE))),
)
_TO_THE_BOAT = Some("side", path(CORNER.of(BOAT)), In(SIDE, TO_BOAT.of(BOAT)))
HOME_FROM_THERE = Definition(
    phrase="the path on the corner at boat {boat} leads to that boat",
    clause="home/path-to-the-boat",
    body=ByRuling("SJ-Q06", (*(Reading(each, _TO_THE_BOAT) for each in "AB"), Reading("C", Always()), Reading("D", _TO_THE_BOAT))),
)

# ------------------------------------------------------------------------------------------------------------ moves
TURNED = Turnings("square", Trait(Only(card(UNCOVERED)), "sides"))
NO_TIGER = Require("tiger/blocks", Is(SQUARE, "!=", TIGER))
PATH_LEADS_THERE = Require("uncover/where-the-path-leads", In(SQUARE, LEADS_TO.of(PLAYER)))
REMEMBERED: tuple[Step, ...] = (Set(seen(UNCOVERED), True),)
UNCOVERING: tuple[Step, ...] = (ByRuling("SJ-Q81", (Reading("A", ()), Reading("B", REMEMBERED))),)

CHOOSE_BOAT = Move(
    id="choose a boat",
    clause="setup/boats",
    picks=(Pick("boat", Words("boat")),),
    requires=(
        Require("setup/own-boat", Every("other", OTHERS.of(PLAYER), Is(boat(OTHER), "!=", BOAT))),
        Require("setup/two-players", Any((
            Is(Count(Seats()), ">", 2),
            Every("other", OTHERS.of(PLAYER), Any((
                Is(boat(OTHER), "=", Nothing()), Is(Look("boats", boat(OTHER), "opposite"), "=", BOAT),
            ))),
        ))),
    ),
    do=(Set(boat(PLAYER), BOAT),),
)  # fmt: skip
LAND = Move(
    id="land",
    phrase="go on land",
    clause="first/land",
    picks=(Pick("sides", TURNED),),
    requires=(
        Require("first/in-line-with-the-boat", Some("side", SIDES, In(SIDE, If(
            Is(Count(SIDES), "=", 1), DEAD_END_TO.of(boat(PLAYER)), TO_BOAT.of(boat(PLAYER)), clause="first/dead-end",
        )))),
        Require("first/dead-end", ByRuling("SJ-Q18", (
            Reading("A", Always()),
            Reading("B", Any((Is(Count(SIDES), "!=", 1), Some("side", SIDES, In(SIDE, INLAND.of(boat(PLAYER))))))),
            Reading("C", Always()),
        ))),
        Require("first/leads-inland", only_under("SJ-Q16", Some("side", SIDES, In(SIDE, INLAND.of(boat(PLAYER)))))),
    ),
    do=(Set(path(UNCOVERED), SIDES), Set(pirate(PLAYER), UNCOVERED), Set(boat(PLAYER), Nothing()), Set(UNCOVERED, Nothing())),
)  # fmt: skip
UNCOVER = Move(
    id="uncover",
    phrase="uncover a card",
    clause="uncover/one-card",
    picks=(Pick("square", EVERY_SQUARE),),
    requires=(PATH_LEADS_THERE, Require("uncover/covered", Not(OPEN.of(SQUARE))), NO_TIGER),
    do=(
        Set(UNCOVERED, SQUARE),
        *UNCOVERING,
        Ask(id="uncovered card", by=TURN, moves=("turn",), clause="uncover/turn", whose="turn/whose"),
    ),
)
TURN_CARD = Move(
    id="turn",
    phrase="turn the uncovered card",
    clause="uncover/turn",
    picks=(Pick("sides", TURNED),),
    requires=(Require("uncover/connect", LEADS_BACK.of(SIDES, UNCOVERED, PLAYER)),),
    do=(
        Set(path(UNCOVERED), SIDES),
        Let("turned square", UNCOVERED),
        Set(UNCOVERED, Nothing()),
        Do("walk", (PLAYER, Name("turned square"))),
    ),
)
STEP = Move(
    id="step",
    phrase="step onto an open card",
    clause="step/open-card",
    picks=(Pick("square", EVERY_SQUARE),),
    requires=(
        PATH_LEADS_THERE,
        Require("step/open-card", OPEN.of(SQUARE)),
        Require("step/connected", LEADS_BACK.of(path(SQUARE), SQUARE, PLAYER)),
        NO_TIGER,
    ),
    do=(Do("walk", (PLAYER, SQUARE)),),
)
RIDES: Step = Set(TIGER, If(
    Is(TIGER, "=", Item(1, SQUARES)), Item(2, SQUARES), If(Is(TIGER, "=", Item(2, SQUARES)), Item(1, SQUARES), TIGER),
))  # fmt: skip
EXCHANGE = Move(
    id="exchange",
    phrase="exchange two covered cards",
    clause="exchange/two",
    picks=(PickSome("squares", 2, COVERED.of(), var="square", clause="exchange/covered"),),
    requires=(
        Require("exchange/not-just-exchanged", ByRuling("SJ-Q44", (
            Reading("A", Every("other", OTHERS.of(PLAYER), Every("square", SQUARES, Not(In(SQUARE, exchanged(OTHER)))))),
            Reading("B", Every("other", OTHERS.of(PLAYER), Some("square", SQUARES, Not(In(SQUARE, exchanged(OTHER)))))),
        ))),
        Require("exchange/under-the-tiger", ByRuling("SJ-Q41", (
            Reading("A", Always()), Reading("B", Not(In(TIGER, SQUARES))), Reading("C", Always()),
        ))),
    ),
    do=(
        Exchange(card(Item(1, SQUARES)), card(Item(2, SQUARES))),
        ByRuling("SJ-Q41", (Reading("A", ()), Reading("B", ()), Reading("C", (RIDES,)))),
        ByRuling("SJ-Q81", (Reading("A", ()), Reading("B", (
            Let("known", seen(Item(1, SQUARES))),
            Set(seen(Item(1, SQUARES)), seen(Item(2, SQUARES))),
            Set(seen(Item(2, SQUARES)), Name("known")),
        )))),
        ByRuling("SJ-Q43", (Reading("A", ()), Reading("B", ()), Reading("C", (Clear("exchanged squares"),)))),
        Set(exchanged(PLAYER), SQUARES),
    ),
)  # fmt: skip
ROLL = Move(
    id="roll",
    phrase="roll the die for the tiger",
    clause="tiger/roll",
    requires=(Require("variants/no-tiger", only_under("SJ-Q78", Not(Always()))),),
    do=(
        Draw(id="die", name="dots", among=DIE),
        Ask(id="tiger", by=TURN, moves=("move the tiger",), clause="turn/one-of-three", whose="turn/whose"),
    ),
)
MOVE_TIGER = Move(
    id="move the tiger",
    clause="tiger/as-far-as-the-dots",
    given=("dots",),
    picks=(Pick("square", REACHED.of(0, DOTS), clause="tiger/as-far-as-the-dots"),),
    requires=(
        Require("tiger/not-onto-pirates", Not(HAS_PIRATE.of(SQUARE))),
        Require("tiger/moves", ByRuling("SJ-Q76", (
            Reading("A", only_under("SJ-Q51", Any((
                Is(SQUARE, "!=", TIGER), In(SQUARE, REACHED.of(1, DOTS)), Is(AS_MANY_AS_CAN_BE.of(DOTS), "=", 0),
            )))),
            Reading("B", Always()),
        ))),
        Require("variants/all-dots", only_under("SJ-Q76", In(SQUARE, REACHED.of(AS_MANY_AS_CAN_BE.of(DOTS), DOTS)))),
    ),
    do=(Set(TIGER, SQUARE),),
)  # fmt: skip
GO_HOME = Move(
    id="go home",
    phrase="go on board of a boat",
    clause="home/boat",
    picks=(Pick("boat", Words("boat")),),
    requires=(
        Require("home/with-a-chest", ByRuling("SJ-Q70", (
            Reading("A", Is(chest(PLAYER), "=", True)),
            Reading("B", Any((Is(chest(PLAYER), "=", True), Every("other", OTHERS.of(PLAYER), Is(boat(OTHER), "!=", BOAT))))),
        ))),
        Require("home/from-the-corner", Is(pirate(PLAYER), "=", CORNER.of(BOAT))),
        Require("home/path-to-the-boat", HOME_FROM_THERE.of(BOAT)),
    ),
    do=(Do("go on board", (PLAYER, BOAT)),),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------- order of play
LEAVE_CARD = Procedure(
    id="leave the card",
    params=("player",),
    phrase="take {player} off the card",
    steps=(
        Let("old square", pirate(PLAYER)),
        Set(pirate(PLAYER), Nothing()),
        By("step/cover-what-you-leave", (When(Not(STAYS_OPEN.of(OLD)), (Set(path(OLD), COVERED_UP),)),)),
    ),
)
BOARD = Procedure(
    id="go on board",
    params=("player", "boat"),
    phrase="take {player} on board of boat {boat}",
    steps=(
        Do("leave the card", (PLAYER,)),
        Set(boat(PLAYER), BOAT),
        By("home/first-wins", (When(Is(chest(PLAYER), "=", True), (End(Listed((PLAYER,))),)),)),
    ),
)
HOME_AT_ONCE: Step = ForEach("boat", Words("boat"), (
    When(
        All((Is(chest(PLAYER), "=", True), Is(pirate(PLAYER), "=", CORNER.of(BOAT)), HOME_FROM_THERE.of(BOAT))),
        (Do("go on board", (PLAYER, BOAT)),),
        clause="home/boat",
    ),
))  # fmt: skip
SHORT_GAME: Step = By("variants/short-game", (When(Is(chest(PLAYER), "=", True), (End(Listed((PLAYER,))),)),))
WALK = Procedure(
    id="walk",
    params=("player", "new square"),
    phrase="move {player} to {new square}",
    steps=(
        ByRuling("SJ-Q70", (
            Reading("A", (Do("leave the card", (PLAYER,)),)),
            Reading("B", (When(Not(ON_BOARD.of(PLAYER)), (Do("leave the card", (PLAYER,)),)), Set(boat(PLAYER), Nothing()))),
        )),
        Set(pirate(PLAYER), NEW),
        ByRuling("SJ-Q68", (Reading("A", ()), Reading("B", (HOME_AT_ONCE,)))),
        By("treasure/take-a-chest", (When(Is(NEW, "=", TREASURE), (Set(chest(PLAYER), True),)),)),
        ByRuling("SJ-Q77", (Reading("A", ()), Reading("B", (SHORT_GAME,)))),
    ),
)  # fmt: skip
PASS_ON = Procedure(
    id="pass on",
    phrase="pass the turn on",
    steps=(
        By("turn/clockwise", (Set(TURN, LeftOf(TURN)),)),
        ByRuling("SJ-Q73", (Reading("A", ()), Reading("B", (
            By("end/turn-limit", (
                Gain(TURNS, 1),
                When(Is(TURNS, "=", Math(TURNS_EACH, "*", Count(Seats()))), (End(Listed(())),), clause="end/turn-limit"),
            )),
        )))),
    ),
)  # fmt: skip
FIRST_TURN = Procedure(
    id="first turn",
    phrase="take the first turn",
    steps=(
        By("first/own-corner", (Set(UNCOVERED, CORNER.of(boat(TURN))), *UNCOVERING)),
        Ask(id="first card", by=TURN, moves=(LAND,), clause="first/land", whose="turn/whose"),
        Do("pass on"),
    ),
)
JUST = ForEach("other", OTHERS.of(TURN), (Set(exchanged(OTHER), Listed(())),))
LATER_TURN = Procedure(
    id="later turn",
    phrase="take a turn",
    steps=(
        ByRuling("SJ-Q43", (Reading("A", ()), Reading("B", (Set(exchanged(TURN), Listed(())),)), Reading("C", ()))),
        Ask(id="turn", by=TURN, moves=(UNCOVER, STEP, EXCHANGE, ROLL, GO_HOME), clause="turn/one-of-three", whose="turn/whose"),
        ByRuling("SJ-Q43", (
            Reading("A", (By("exchange/not-just-exchanged", (JUST,)),)), Reading("B", ()), Reading("C", ()),
        )),
        Do("pass on"),
    ),
)  # fmt: skip
PLAY = (
    By("setup/treasure", (Put(Those("card", BOX, Has(CARD, "treasure")), card(TREASURE)), Set(path(TREASURE), EVERY_SIDE))),
    ByRuling("SJ-Q78", (Reading("A", (By("setup/tiger", (Set(TIGER, TREASURE),)),)), Reading("B", ()))),
    By("setup/path-cards", (
        Shuffle(id="path cards", place=BOX),
        ForEach("square", Without(EVERY_SQUARE, Listed((TREASURE,))), (Put(Top(BOX), card(SQUARE)),)),
    )),
    By("setup/boats", (
        ByRuling("SJ-Q07", (
            Reading("A", (ForEach("player", Seats(), (Set(boat(PLAYER), BOAT_BY_SEAT.of(PLAYER)),)),)),
            Reading("B", (
                Repeat(Every("player", Seats(), Is(boat(PLAYER), "!=", Nothing())), (
                    Ask(
                        id="boat", by=Item(1, Those("player", Seats(), Is(boat(PLAYER), "=", Nothing()))), moves=(CHOOSE_BOAT,),
                        clause="setup/own-boat", whose="setup/own-boat",
                    ),
                )),
            )),
        )),
    )),
    By("first/who-starts", (
        ByRuling("SJ-Q09", (
            Reading("A", (Set(TURN, Item(1, Seats())),)),
            Reading("B", (Draw(id="who starts", name="first player", among=Seats()), Set(TURN, Name("first player")))),
        )),
    )),
    Repeat(Every("player", Seats(), Is(pirate(PLAYER), "!=", Nothing())), (Do("first turn"),)),
    Repeat(None, (Do("later turn"),)),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- the game
OF_PLAYER, OF_SQUARE = (Over("player", Seats()),), (Over("square", EVERY_SQUARE),)
SQUARE_SORT, SIDES_SORT = Word("square"), Sides("square")
BOATS = (
    ("NW", "A1", ("N", "W"), ("W",), ("N",), "SE"),
    ("NE", "E1", ("N", "E"), ("E",), ("N",), "SW"),
    ("SE", "E5", ("E", "S"), ("E",), ("S",), "NW"),
    ("SW", "A5", ("S", "W"), ("W",), ("S",), "NE"),
)
SCHATZJAGD = Game(
    id="schatzjagd",
    title="Schatzjagd",
    version="1.0",
    least=2,
    most=4,
    kinds=(Kind(id="boat", words=("NW", "NE", "SE", "SW")),),
    boards=(
        Board(id="square", width=5, height=5, sides="side", directions=(
            Direction("N", 0, -1), Direction("E", 1, 0), Direction("S", 0, 1), Direction("W", -1, 0),
        )),
    ),
    tables=(
        Table(
            id="boats",
            columns=(
                Called("boat", Word("boat")), Called("corner", SQUARE_SORT), Called("sides", SIDES_SORT),
                Called("side in its row", SIDES_SORT), Called("side in its column", SIDES_SORT), Called("opposite", Word("boat")),
            ),
            rows=BOATS,
            clause="setup/boats",
        ),
    ),
    names=(
        Called("other", Seat(), said="the other player"), Called("first player", Seat()),
        *(Called(name, SQUARE_SORT) for name in ("square", "old square", "new square", "turned square")),
        Called("squares", ListSort(SQUARE_SORT)), Called("side", Word("side")), Called("sides", SIDES_SORT),
        Called("boat", Word("boat")), Called("dots", Number(), said="the number of dots"), Called("steps", Number(), said="the number of steps"),
        Called("least", Number()), Called("most", Number()), Called("known", Truth(), said="what was remembered"),
        Called("card", Card("card")),
    ),
    components=(
        Component(
            id="card", into=At("box"), clause="setup/path-cards",
            traits=(TraitOf(id="sides", sort=SIDES_SORT, assumed=True), TraitOf(id="treasure", sort=Truth())),
            faces=(Face(name="treasure", traits=(("sides", ("N", "E", "S", "W")), ("treasure", True))), *PATH_CARDS),
        ),
    ),
    places=(
        Place(id="box", holds="card", top="first", sight=Hidden()),
        Place(
            id="card", holds="card", over=OF_SQUARE, form="one", sight=SeenWhen(SEEN.of(SQUARE)), phrase="the card on {square}",
            clause="exchange/unseen",
        ),
    ),
    variables=(
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="path", sort=SIDES_SORT, over=OF_SQUARE, start=(), phrase="the path on {square}", stays=True),
        Variable(id="uncovered square", sort=SQUARE_SORT, start=Nothing()),
        Variable(id="seen before", sort=Truth(), over=OF_SQUARE, start=False, phrase="the card on {square} is remembered", stays=True),
        Variable(id="pirate", sort=SQUARE_SORT, over=OF_PLAYER, start=Nothing(), phrase="the pirate of {player}", stays=True),
        Variable(id="boat", sort=Word("boat"), over=OF_PLAYER, start=Nothing(), phrase="the boat of {player}", stays=True),
        Variable(id="chest", sort=Truth(), over=OF_PLAYER, start=False, phrase="{player} has a chest", stays=True),
        Variable(id="tiger", sort=SQUARE_SORT, start=Nothing(), phrase="the tiger", stays=True),
        Variable(
            id="exchanged squares", sort=ListSort(SQUARE_SORT), over=OF_PLAYER, start=(), phrase="the pair of squares that {player} exchanged",
        ),
        Variable(id="turns", sort=Number(), phrase="the number of turns taken"),
    ),
    invariants=(
        Invariant(clause="setup/path-cards", condition=Is(Count(Everywhere("card")), "=", 25)),
        Invariant(clause="setup/treasure", condition=Has(Only(card(TREASURE)), "treasure")),
        Invariant(clause="step/cover-what-you-leave", condition=Every(
            "square", EVERY_SQUARE, Is(OPEN.of(SQUARE), "=", STAYS_OPEN.of(SQUARE)))),
        Invariant(clause="tiger/not-onto-pirates", condition=Any((Is(TIGER, "=", Nothing()), Not(HAS_PIRATE.of(TIGER))))),
    ),
    definitions=(
        OTHERS, BOAT_BY_SEAT, CORNER, OUTER_SIDES, TO_BOAT, INLAND, DEAD_END_TO, OPEN, COVERED, HAS_PIRATE, STAYS_OPEN, NEIGHBOURS,
        ON_BOARD, LEADS_TO, LEADS_BACK, REACHED, AS_MANY_AS_CAN_BE, WAS_SEEN, SEEN, HOME_FROM_THERE,
    ),
    moves=(CHOOSE_BOAT, LAND, UNCOVER, TURN_CARD, STEP, EXCHANGE, ROLL, MOVE_TIGER, GO_HOME),
    procedures=(LEAVE_CARD, BOARD, WALK, PASS_ON, FIRST_TURN, LATER_TURN),
    play=PLAY,
    clauses=CLAUSES,
    rulings=RULINGS,
)  # fmt: skip
