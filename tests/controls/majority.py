"""Beachcombing: a control game of the tests, about majorities in which those who are level are not struck out."""

from typing import Literal

from lexludi_spec import (
    Ask,
    At,
    Award,
    Best,
    By,
    Called,
    Card,
    Clause,
    Component,
    Count,
    Definition,
    End,
    Face,
    Game,
    Is,
    Item,
    Key,
    Kind,
    LeftOf,
    Listed,
    Move,
    Name,
    Nothing,
    Number,
    Over,
    Pick,
    Place,
    Put,
    Repeat,
    Require,
    Seat,
    Seats,
    Set,
    Those,
    Trait,
    TraitOf,
    Var,
    Variable,
    Word,
    Words,
)  # fmt: skip

WHY = "a control game of the tests"
PLAYER, KIND, FIND, TURN = Name("player"), Name("kind"), Name("find"), Var("player to move")
SHORE, POUCH, SCORE = At("shore"), At("pouch", (PLAYER,)), Var("score", (PLAYER,))
ASHORE = Definition(phrase="each {kind} on the shore", body=Those("find", SHORE, Is(Trait(FIND, "kind"), "=", KIND)))
HELD = Definition(phrase="each {kind} of {player}", body=Those("find", POUCH, Is(Trait(FIND, "kind"), "=", KIND)))
TAKE = Move(
    id="take", clause="turn", picks=(Pick("kind", Words("kind")),),
    requires=(Require("left", Is(Count(ASHORE.of(KIND)), ">", 0)),), do=(Put(Item(1, ASHORE.of(KIND)), POUCH),),
)  # fmt: skip


def majority(kind: str, clause: str, level: Literal["in order", "better place"], *points: int) -> Award:
    held = Count(HELD.of(kind, PLAYER))
    return Award(
        clause=clause, var="player", items=Seats(), requires=(Require("some", Is(held, ">", 0)),), by=held, level=level,
        points=Listed(points), variable=SCORE,
    )  # fmt: skip


PLAY = (
    Set(TURN, Item(1, Seats())),
    Repeat(Is(Count(SHORE), "=", 0), (
        Ask(id="turn", by=TURN, moves=(TAKE,), clause="turn", whose="turn"), Set(TURN, LeftOf(TURN)),
    )),
    majority("shell", "shells", "in order", 4, 2),
    majority("stone", "stones", "better place", 5, 3, 1),
    By("most", (End(Best("player", Seats(), (Key(SCORE),))),)),
)  # fmt: skip
TEXTS = {
    "turn": "In turn, each takes one find from the shore.", "left": "It is of a kind that is left.",
    "shells": "Most shells, 4 points, then 2; of those level the earlier player is ahead.",
    "stones": "Most stones, 5 points, then 3, then 1; those level all take the best of their places.",
    "some": "Only who has some scores.", "most": "Most points win.",
}  # fmt: skip
MAJORITY = Game(
    id="majority", title="Beachcombing", version="1.0", least=2, most=3, kinds=(Kind(id="kind", words=("shell", "stone")),),
    names=(Called("kind", Word("kind")), Called("find", Card("find"))),
    components=(Component(id="find", into=At("shore"), traits=(TraitOf(id="kind", sort=Word("kind")),), faces=tuple(
        Face(traits=(("kind", kind),), copies=6) for kind in ("shell", "stone"))),),
    places=(Place(id="shore", holds="find", form="bag"), Place(id="pouch", holds="find", over=(Over("player", Seats()),), form="bag")),
    variables=(Variable(id="player to move", sort=Seat(), start=Nothing()),
               Variable(id="score", sort=Number(), over=(Over("player", Seats()),), scores=True)),
    definitions=(ASHORE, HELD), moves=(TAKE,), play=PLAY,
    clauses=tuple(Clause(id=id_, force="scoring", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
