"""Pairs: a control game of the tests, about cards that lie covered and are seen while they are turned up."""

from lexludi_spec import (
    All,
    Ask,
    At,
    Best,
    By,
    Called,
    Clause,
    Component,
    Count,
    Definition,
    End,
    Every,
    Face,
    ForEach,
    Game,
    Hidden,
    If,
    In,
    Is,
    Item,
    Joined,
    Key,
    Kind,
    LeftOf,
    List,
    Listed,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Only,
    Over,
    Pick,
    Place,
    Put,
    Range,
    Repeat,
    Require,
    Seat,
    Seats,
    SeenWhen,
    Set,
    Shuffle,
    Top,
    Trait,
    TraitOf,
    Var,
    Variable,
    When,
    Word,
)  # fmt: skip

WHY = "a control game of the tests"
SPOTS, PICTURES = Range(1, 12), ("ant", "bee", "cow", "dog", "elk", "fox")
PLAYER, SPOT, TURN, UP = Name("player"), Name("spot"), Var("player to move"), Var("turned up")
PACK, CARD, WON = At("pack"), At("card", (SPOT,)), At("won", (TURN,))
PICTURE_OF = Definition(phrase="the picture on {spot}", body=Trait(Only(CARD), "picture"))

TURN_UP = Move(
    id="turn up", clause="turn up", picks=(Pick("spot", SPOTS),),
    requires=(
        Require("lies", Is(Count(CARD), ">", 0)),
        Require("another", Not(All((Is(Count(UP), "=", 1), In(SPOT, UP))))),
    ),
    do=(Set(UP, If(Is(Count(UP), "=", 1), Joined(Listed((UP, Listed((SPOT,))))), Listed((SPOT,)))),),
)  # fmt: skip
PLAY = (
    Shuffle(id="cards", place=PACK), ForEach("spot", SPOTS, (Put(Top(PACK), CARD),)), Set(TURN, Item(1, Seats())),
    Repeat(Every("spot", SPOTS, Is(Count(CARD), "=", 0)), (
        Ask(id="turn", by=TURN, moves=(TURN_UP,), clause="turn up", whose="turns"),
        When(Is(Count(UP), "=", 2), (When(
            Is(PICTURE_OF.of(Item(1, UP)), "=", PICTURE_OF.of(Item(2, UP))),
            (By("pair", (ForEach("spot", UP, (Put(CARD, WON),)), Set(UP, Listed()))),),
            (By("turns", (Set(TURN, LeftOf(TURN)),)),),
        ),)),
    )),
    By("most", (End(Best("player", Seats(), (Key(Count(At("won", (PLAYER,)))),))),)),
)  # fmt: skip
TEXTS = {
    "turn up": "You turn up one card, and then a second; both stay so until the next card is turned up.",
    "lies": "It is one that still lies on the table.", "another": "The second is not the first.",
    "pair": "You take two cards with one picture, and go on.", "turns": "After two different cards the next player goes on.",
    "most": "When all are taken, most cards win.",
}  # fmt: skip
PAIRS = Game(
    id="pairs", title="Pairs", version="1.0", least=2, most=4, kinds=(Kind(id="picture", words=PICTURES),),
    names=(Called("spot", Number()),),
    components=(Component(id="card", into=PACK, traits=(TraitOf(id="picture", sort=Word("picture")),), faces=tuple(
        Face(traits=(("picture", picture),), copies=2) for picture in PICTURES)),),
    places=(Place(id="pack", holds="card", top="first", sight=Hidden()),
            Place(id="card", holds="card", over=(Over("spot", SPOTS),), form="one", phrase="spot {spot}",
                  sight=SeenWhen(In(SPOT, UP))),
            Place(id="won", holds="card", over=(Over("player", Seats()),), form="bag", phrase="the winnings of {player}")),
    variables=(Variable(id="player to move", sort=Seat(), start=Nothing()),
               Variable(id="turned up", sort=List(Number()), start=(), phrase="the spots turned up")),
    definitions=(PICTURE_OF,), moves=(TURN_UP,), play=PLAY,
    clauses=tuple(Clause(id=id_, force="requirement", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
