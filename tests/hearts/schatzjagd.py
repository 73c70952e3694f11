"""The heart of Schatzjagd: uncover and turn path cards, exchange covered ones, move the tiger, bring a chest home to a boat."""

from __future__ import annotations

from lexludi_spec import (
    Any,
    Ask,
    At,
    Beside,
    Board,
    By,
    Called,
    Card,
    Clause,
    Clear,
    Component,
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
    Game,
    Has,
    Hidden,
    If,
    In,
    Invariant,
    Is,
    Item,
    Kind,
    LeftOf,
    Let,
    Listed,
    Look,
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
    Repeat,
    Require,
    Seat,
    Seats,
    SeenWhen,
    Set,
    Shuffle,
    Sides,
    Some,
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
from lexludi_spec.declarations import Force

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, SQUARE, SQUARES, OLD, NEW = (Name(name) for name in ("player", "square", "squares", "old square", "new square"))
SIDE, SIDES, BOAT, DOTS, CARD = (Name(name) for name in ("side", "sides", "boat", "dots", "card"))
TURN, TIGER, UNCOVERED = Var("player to move"), Var("tiger"), Var("uncovered square")
EXCHANGED, JUST_EXCHANGED = Var("exchanged squares"), Var("just exchanged squares")
BOX, TREASURE, EVERY_SQUARE, EVERY_SIDE, COVERED_UP = At("box"), "C3", Words("square"), Words("side"), Listed(())


def card(square: Value) -> At:
    return At("card", (square,))


def path(square: Value) -> Var:
    return Var("path", (square,))


def pirate(player: Value) -> Var:
    return Var("pirate", (player,))


def chest(player: Value) -> Var:
    return Var("chest", (player,))


# ------------------------------------------------------------------------------------------------------ definitions
OWN_BOAT = Definition(
    phrase="the boat of {player}",
    clause="setup/boats",
    body=Item(
        Position(PLAYER, Seats()),
        If(Is(Count(Seats()), "=", 2), Listed(("NW", "SE")), Words("boat"), clause="setup/two-players"),
    ),
)
CORNER = Definition(phrase="the corner at boat {boat}", body=Look("boats", BOAT, "corner"))
TO_BOAT = Definition(phrase="the sides of that corner at boat {boat}", body=Look("boats", BOAT, "sides"))
OPEN = Definition(phrase="{square} is open", body=Is(Count(path(SQUARE)), ">", 0))
COVERED = Definition(phrase="the covered squares", body=Those("square", EVERY_SQUARE, Not(OPEN.of(SQUARE))))
HAS_PIRATE = Definition(phrase="a pirate is on {square}", body=Some("player", Seats(), Is(pirate(PLAYER), "=", SQUARE)))
STAYS_OPEN = Definition(
    phrase="a pirate or the treasure is on {square}",
    clause="step/cover-what-you-leave",
    body=Any((HAS_PIRATE.of(SQUARE), Is(SQUARE, "=", TREASURE))),
)
NEIGHBOURS = Definition(
    phrase="the neighbours of {square} on the sides {sides}", body=Each("side", SIDES, Beside("square", SQUARE, SIDE))
)
LEADS_TO = Definition(
    phrase="the squares that the path on {square} leads to",
    clause="uncover/where-the-path-leads",
    body=NEIGHBOURS.of(SQUARE, path(SQUARE)),
)
PROWL_ENDS = Definition(
    phrase="the squares that the tiger gets to with {dots} dots",
    clause="tiger/jumps",
    body=Walks("square", "square", Listed((TIGER,)), 0, DOTS, HAS_PIRATE.of(SQUARE)),
)
SEEN = Definition(
    phrase="what lies on {square} is seen",
    clause="exchange/unseen",
    body=Any((OPEN.of(SQUARE), Is(SQUARE, "=", UNCOVERED))),
)

# ------------------------------------------------------------------------------------------------------------ moves
TURNED = Turnings("square", Trait(Only(card(UNCOVERED)), "sides"))
NO_TIGER = Require("tiger/blocks", Is(SQUARE, "!=", TIGER))
PATH_LEADS_THERE = Require("uncover/where-the-path-leads", In(SQUARE, LEADS_TO.of(pirate(PLAYER))))

LAND = Move(
    id="land",
    clause="first/land",
    picks=(Pick("sides", TURNED),),
    requires=(
        Require("first/in-line-with-the-boat", Some("side", SIDES, In(SIDE, If(
            Is(Count(SIDES), "=", 1), EVERY_SIDE, TO_BOAT.of(OWN_BOAT.of(PLAYER)), clause="first/dead-end",
        )))),
    ),
    do=(Set(path(UNCOVERED), SIDES), Set(pirate(PLAYER), UNCOVERED), Set(UNCOVERED, Nothing())),
)  # fmt: skip
UNCOVER = Move(
    id="uncover",
    clause="uncover/one-card",
    picks=(Pick("square", EVERY_SQUARE),),
    requires=(PATH_LEADS_THERE, Require("uncover/covered", Not(OPEN.of(SQUARE))), NO_TIGER),
    do=(
        Set(UNCOVERED, SQUARE),
        Ask(id="uncovered card", by=TURN, moves=("turn",), clause="uncover/turn", whose="turn/whose"),
    ),
)
TURN_CARD = Move(
    id="turn",
    clause="uncover/turn",
    picks=(Pick("sides", TURNED),),
    requires=(Require("uncover/connect", In(pirate(PLAYER), NEIGHBOURS.of(UNCOVERED, SIDES))),),
    do=(Set(path(UNCOVERED), SIDES), Do("walk", (PLAYER, UNCOVERED)), Set(UNCOVERED, Nothing())),
)
STEP = Move(
    id="step",
    clause="step/open-card",
    picks=(Pick("square", EVERY_SQUARE),),
    requires=(
        PATH_LEADS_THERE,
        Require("step/open-card", OPEN.of(SQUARE)),
        Require("step/connected", In(pirate(PLAYER), LEADS_TO.of(SQUARE))),
        NO_TIGER,
    ),
    do=(Do("walk", (PLAYER, SQUARE)),),
)
EXCHANGE = Move(
    id="exchange",
    clause="exchange/two",
    picks=(PickSome("squares", 2, COVERED.of(), var="square", clause="exchange/covered"),),
    requires=(Require("exchange/not-just-exchanged", Every("square", SQUARES, Not(In(SQUARE, JUST_EXCHANGED)))),),
    do=(Exchange(card(Item(1, SQUARES)), card(Item(2, SQUARES))), Set(EXCHANGED, SQUARES)),
)
ROLL = Move(
    id="roll",
    clause="tiger/roll",
    do=(
        Draw(id="die", name="dots", among=Range(1, 4)),
        Ask(id="tiger", by=TURN, moves=("prowl",), clause="tiger/as-far-as-the-dots", whose="turn/whose"),
    ),
)
PROWL = Move(
    id="prowl",
    clause="tiger/as-far-as-the-dots",
    given=("dots",),
    picks=(Pick("square", PROWL_ENDS.of(DOTS), clause="tiger/as-far-as-the-dots"),),
    requires=(Require("tiger/not-onto-pirates", Not(HAS_PIRATE.of(SQUARE))),),
    do=(Set(TIGER, SQUARE),),
)
GO_HOME = Move(
    id="go home",
    clause="home/boat",
    picks=(Pick("boat", Words("boat")),),
    requires=(
        Require("home/with-a-chest", Is(chest(PLAYER), "=", True)),
        Require("home/from-the-corner", Is(pirate(PLAYER), "=", CORNER.of(BOAT))),
        Require("home/path-to-the-boat", Some("side", path(CORNER.of(BOAT)), In(SIDE, TO_BOAT.of(BOAT)))),
    ),
    do=(By("home/first-wins", (End(Listed((PLAYER,))),)),),
)

# ---------------------------------------------------------------------------------------------------- order of play
WALK = Procedure(
    id="walk",
    params=("player", "new square"),
    steps=(
        Let("old square", pirate(PLAYER)),
        Set(pirate(PLAYER), NEW),
        By("treasure/take-a-chest", (When(Is(NEW, "=", TREASURE), (Set(chest(PLAYER), True),)),)),
        By("step/cover-what-you-leave", (
            When(Not(STAYS_OPEN.of(OLD)), (Set(path(OLD), COVERED_UP),)),
        )),
    ),
)  # fmt: skip
NEXT_TURN = By("turn/clockwise", (Set(TURN, LeftOf(TURN)),))
FIRST_TURN = Procedure(
    id="first turn",
    steps=(
        By("first/own-corner", (Set(UNCOVERED, CORNER.of(OWN_BOAT.of(TURN))),)),
        Ask(id="first card", by=TURN, moves=(LAND,), clause="first/land", whose="turn/whose"),
        NEXT_TURN,
    ),
)
LATER_TURN = Procedure(
    id="later turn",
    steps=(
        Clear("exchanged squares"),
        Ask(id="turn", by=TURN, moves=(UNCOVER, STEP, EXCHANGE, ROLL, GO_HOME), clause="turn/one-of-three", whose="turn/whose"),
        Set(JUST_EXCHANGED, EXCHANGED),
        NEXT_TURN,
    ),
)
PLAY = (
    By("setup/treasure", (Put(Those("card", BOX, Has(CARD, "treasure")), card(TREASURE)), Set(path(TREASURE), EVERY_SIDE))),
    By("setup/tiger", (Set(TIGER, TREASURE),)),
    By("setup/path-cards", (
        Shuffle(id="path cards", place=BOX),
        ForEach("square", Without(EVERY_SQUARE, Listed((TREASURE,))), (Put(Top(BOX), card(SQUARE)),)),
    )),
    By("first/who-starts", (Set(TURN, Item(1, Seats())),)),
    Repeat(Every("player", Seats(), Is(pirate(PLAYER), "!=", Nothing())), (Do("first turn"),)),
    Repeat(None, (Do("later turn"),)),
)  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- clauses
def _clause(id_: str, force: Force, sentences: str, text: str) -> Clause:
    return Clause(id=id_, force=force, sentences=tuple(f"SJ-{each}" for each in sentences.split()), text=text)


CLAUSES = (
    _clause("setup/treasure", "set-up", "prep-2 contents-6", "The treasure lies in the middle; one can come and go on all its sides."),
    _clause("setup/path-cards", "set-up", "prep-3 prep-4 prep-5 contents-5 first-6",
            "Shuffled and hidden, the 24 path cards fill the other squares of five by five."),
    _clause("setup/boats", "set-up", "prep-6 prep-7 prep-8 prep-9", "Every corner has its boat; each pirate begins on a boat of his own."),
    _clause("setup/two-players", "set-up", "prep-10", "Two pirates begin at corners that are opposite."),
    _clause("setup/tiger", "set-up", "prep-12", "The tiger begins on the treasure."),
    _clause("first/who-starts", "set-up", "first-2", "The smallest player has the first turn; let him take the first seat."),
    _clause("turn/clockwise", "effect", "first-3", "Turns go round clockwise."),
    _clause("turn/whose", "requirement", "first-3 rounds-2", "Only the player whose turn it is acts."),
    _clause("first/own-corner", "effect", "first-4 first-5", "Your first turn opens the card of the corner at your boat."),
    _clause("first/land", "effect", "first-8", "Your pirate leaves the boat for that card."),
    _clause("first/in-line-with-the-boat", "requirement", "first-7", "The card lies so that some end of its path meets your boat."),
    _clause("first/dead-end", "permission", "first-9", "A dead end there may point to a neighbouring card as well."),
    _clause("turn/one-of-three", "requirement", "rounds-2 rounds-3 rounds-4 rounds-5",
            "Later you do one thing a turn: walk to the next card, exchange cards, or roll for the tiger."),
    _clause("uncover/one-card", "permission", "uncover-2 uncover-3 uncover-6 uncover-7", "You may open one card and walk onto it."),
    _clause("uncover/where-the-path-leads", "requirement", "uncover-5 uncover-6",
            "A pirate only gets to a neighbouring card to which the path under him leads."),
    _clause("uncover/covered", "requirement", "uncover-6", "Only a card that lies covered can be opened."),
    _clause("uncover/turn", "effect", "uncover-8 uncover-9 uncover-10", "You choose how the opened card lies, and step onto it."),
    _clause("uncover/connect", "requirement", "uncover-8", "Some end of its path meets the card from which you come."),
    _clause("step/open-card", "permission", "uncover-12 uncover-13 uncover-15", "Onto an open card you walk without opening any."),
    _clause("step/connected", "requirement", "uncover-14", "For that, the path on the open card leads back to you."),
    _clause("step/cover-what-you-leave", "effect", "uncover-11 uncover-16",
            "A path card that its last pirate leaves is covered, and how it lay is forgotten."),
    _clause("exchange/two", "permission", "exchange-4", "Two cards anywhere change places."),
    _clause("exchange/covered", "requirement", "exchange-4", "Both of them lie covered."),
    _clause("exchange/unseen", "definition", "exchange-5 prep-3", "Nobody looks at what lies covered."),
    _clause("exchange/not-just-exchanged", "requirement", "exchange-6",
            "Neither of them has been exchanged in the turn before, which was somebody else's."),
    _clause("tiger/roll", "permission", "tiger-2 tiger-3", "You may roll the die for the tiger."),
    _clause("tiger/as-far-as-the-dots", "requirement", "tiger-4 tiger-5 tiger-6",
            "From card to neighbouring card, the tiger goes as many as there are dots, or fewer."),
    _clause("tiger/not-onto-pirates", "requirement", "tiger-8", "He never stops where a pirate is."),
    _clause("tiger/jumps", "permission", "tiger-9 tiger-10", "He goes straight over such a card, and it uses up one dot."),
    _clause("tiger/blocks", "requirement", "tiger-11", "No pirate enters the square of the tiger."),
    _clause("treasure/take-a-chest", "effect", "treasure-3 treasure-4 treasure-5", "Arriving at the treasure, you take a chest."),
    _clause("home/boat", "permission", "treasure-6 treasure-7", "You may go on board of any boat, whosever it was."),
    _clause("home/with-a-chest", "requirement", "end-2", "Only somebody with a chest goes on board again."),
    _clause("home/from-the-corner", "requirement", "end-2 prep-6", "One goes on board from the corner where the boat lies."),
    _clause("home/path-to-the-boat", "requirement", "end-2 first-7", "The path on that corner leads to the boat."),
    _clause("home/first-wins", "end", "end-2 aim-2 aim-3", "Whoever is home first with a chest has won."),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- the game
#: an assumption: the rulebook does not say how many there are of each
PATH_CARDS = (("curve", 8, ("N", "E")), ("straight", 6, ("N", "S")), ("crossing", 3, ("N", "E", "S", "W")),
              ("junction", 4, ("N", "E", "W")), ("dead end", 3, ("N",)))  # fmt: skip
OF_PLAYER, OF_SQUARE = (Over("player", Seats()),), (Over("square", EVERY_SQUARE),)
SQUARE_SORT, SIDES_SORT = Word("square"), Sides("square")
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
            columns=(Called("boat", Word("boat")), Called("corner", SQUARE_SORT), Called("sides", SIDES_SORT)),
            rows=(("NW", "A1", ("N", "W")), ("NE", "E1", ("N", "E")), ("SE", "E5", ("E", "S")), ("SW", "A5", ("S", "W"))),
        ),
    ),
    names=(
        *(Called(name, SQUARE_SORT) for name in ("square", "old square", "new square")),
        Called("squares", ListSort(SQUARE_SORT)), Called("side", Word("side")), Called("sides", SIDES_SORT),
        Called("boat", Word("boat")), Called("dots", Number()), Called("card", Card("card")),
    ),
    components=(
        Component(
            id="card", into=At("box"), clause="setup/path-cards",
            traits=(TraitOf(id="sides", sort=SIDES_SORT, assumed=True), TraitOf(id="treasure", sort=Truth())),
            faces=(
                Face(name="treasure", traits=(("sides", ("N", "E", "S", "W")), ("treasure", True))),
                *(Face(name=name, traits=(("sides", sides),), copies=copies) for name, copies, sides in PATH_CARDS),
            ),
        ),
    ),
    places=(
        Place(id="box", holds="card", top="first", sight=Hidden()),
        Place(id="card", holds="card", over=OF_SQUARE, form="one", sight=SeenWhen(SEEN.of(SQUARE)), phrase="the card on {square}"),
    ),
    variables=(
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="path", sort=SIDES_SORT, over=OF_SQUARE, start=()),
        Variable(id="uncovered square", sort=SQUARE_SORT, start=Nothing()),
        Variable(id="pirate", sort=SQUARE_SORT, over=OF_PLAYER, start=Nothing()),
        Variable(id="chest", sort=Truth(), over=OF_PLAYER, start=False),
        Variable(id="tiger", sort=SQUARE_SORT, start=Nothing()),
        Variable(id="exchanged squares", sort=ListSort(SQUARE_SORT), start=()),
        Variable(id="just exchanged squares", sort=ListSort(SQUARE_SORT), start=()),
    ),
    invariants=(
        Invariant(clause="setup/path-cards", condition=Is(Count(Everywhere("card")), "=", 25)),
        Invariant(clause="setup/treasure", condition=Has(Only(card(TREASURE)), "treasure")),
        Invariant(clause="step/cover-what-you-leave", condition=Every(
            "square", EVERY_SQUARE, Is(OPEN.of(SQUARE), "=", STAYS_OPEN.of(SQUARE)))),
        Invariant(clause="tiger/not-onto-pirates", condition=Not(HAS_PIRATE.of(TIGER))),
    ),
    definitions=(OWN_BOAT, CORNER, TO_BOAT, OPEN, COVERED, HAS_PIRATE, STAYS_OPEN, NEIGHBOURS, LEADS_TO, PROWL_ENDS, SEEN),
    moves=(LAND, UNCOVER, TURN_CARD, STEP, EXCHANGE, ROLL, PROWL, GO_HOME),
    procedures=(WALK, FIRST_TURN, LATER_TURN),
    play=PLAY,
    clauses=CLAUSES,
)  # fmt: skip
