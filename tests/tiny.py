"""A game as small as can be that has one of nearly everything: whoever has the most at the end of the purse wins."""

from __future__ import annotations

from lexludi_spec import (
    Answer,
    Ask,
    At,
    Best,
    By,
    ByRuling,
    Called,
    Card,
    Clause,
    Component,
    Count,
    Decline,
    Definition,
    Do,
    Draw,
    End,
    Face,
    ForEach,
    Gain,
    Game,
    Has,
    Hidden,
    Invariant,
    Is,
    Key,
    Kind,
    LeftOf,
    Look,
    Move,
    Name,
    Nothing,
    Number,
    Over,
    Owner,
    Pick,
    Place,
    Procedure,
    Put,
    Range,
    Reading,
    Repeat,
    Require,
    Ruling,
    Scoring,
    Seat,
    Seats,
    Set,
    Shuffle,
    Table,
    Those,
    Top,
    Total,
    Trait,
    TraitOf,
    Truth,
    Var,
    Variable,
    Word,
)  # fmt: skip

PLAYER, COIN, COUNT = Name("player"), Name("coin"), Name("count")
PURSE, TURN = At("purse"), Var("turn")
HAND, SCORE = At("hand", (PLAYER,)), Var("score", (PLAYER,))

WINNERS = Definition(phrase="the winners", clause="most", body=Best("player", Seats(), (Key(SCORE),)))
OLD = Definition(phrase="the old coins of {player}", clause="old", body=Those("coin", HAND, Has(COIN, "old")))
EMPTY = Definition(
    phrase="the purse is empty",
    body=ByRuling("Q2", (Reading("A", Is(Count(PURSE), "=", 0)), Reading("B", Is(Count(PURSE), "<=", 1)))),
)
TAKE = Move(
    id="take",
    clause="take",
    picks=(Pick("count", Range(1, 2)),),
    requires=(Require("enough", Is(Count(PURSE), ">=", COUNT)),),
    do=(Put(Top(PURSE, COUNT), HAND),),
)
ONE_TURN = Procedure(
    id="one turn",
    steps=(
        Ask(
            id="turn", by=TURN, moves=("take",), clause="take", whose="turn",
            decline=ByRuling("Q3", (Reading("A", Decline("pass")), Reading("B", None))),
        ),
        By("turn", (Set(TURN, ByRuling("Q1", (Reading("A", LeftOf(TURN)), Reading("B", TURN)))),)),
    ),
)  # fmt: skip
WORTH = Procedure(
    id="worth",
    params=("player",),
    steps=(
        Gain(SCORE, Total("coin", HAND, Look("values", Trait(COIN, "metal"), "value"))),
        ByRuling("Q3", (Reading("A", (Gain(SCORE, Count(OLD.of(PLAYER))),)), Reading("B", ()))),
    ),
)  # fmt: skip
COUNTING = Procedure(id="counting", steps=(ForEach("player", Seats(), (Do("worth", (PLAYER,)),)),))
TEXTS = {
    "take": "One or two coins are taken from the purse.", "enough": "No more than are there.", "pass": "Nobody has to take any.",
    "turn": "The turn passes to the left.", "old": "An old coin is worth one more.", "most": "Most points win.",
    "end": "It is over when the purse is empty.", "coins": "There are three coins.",
}  # fmt: skip
TINY = Game(
    id="tiny",
    title="Tiny",
    version="1.0",
    least=2,
    most=3,
    kinds=(Kind(id="metal", words=("copper", "silver")),),
    tables=(
        Table(id="values", columns=(Called("metal", Word("metal")), Called("value", Number())), rows=(("copper", 1), ("silver", 5))),
    ),
    names=(Called("coin", Card("coin")), Called("count", Number())),
    components=(
        Component(
            id="coin",
            into=PURSE,
            traits=(TraitOf(id="metal", sort=Word("metal")), TraitOf(id="old", sort=Truth())),
            faces=(Face(traits=(("metal", "copper"),), copies=2), Face(traits=(("metal", "silver"), ("old", True)))),
        ),
    ),
    places=(
        Place(id="purse", holds="coin", top="first", sight=Hidden()),
        Place(id="hand", holds="coin", over=(Over("player", Seats()),), form="bag", sight=Owner()),
    ),
    variables=(
        Variable(id="turn", sort=Seat(), start=Nothing()),
        Variable(id="score", sort=Number(), over=(Over("player", Seats()),), scores=True),
    ),
    invariants=(Invariant(clause="coins", condition=Is(Count(PURSE), "<=", 3)),),
    definitions=(WINNERS, OLD, EMPTY),
    moves=(TAKE,),
    procedures=(ONE_TURN, WORTH, COUNTING),
    play=(
        Shuffle(id="coins", place=PURSE),
        Draw(id="first player", name="player", among=Seats()),
        Set(TURN, PLAYER),
        By("end", (Repeat(EMPTY.of(), (Do("one turn"),)), Do("counting"), End(WINNERS.of()))),
    ),
    scoring=Scoring(procedure="counting", winners=WINNERS.of()),
    clauses=tuple(Clause(id=id_, force="requirement", text=text, sentences=("T-1",)) for id_, text in TEXTS.items()),
    rulings=tuple(
        Ruling(
            id=id_, title=title, question=f"{title}?", kind="option", sentences=("T-1",),
            answers=(Answer("A", "Yes."), Answer("B", "No.")), default="A", grounds="It says so.",
        )
        for id_, title in (("Q1", "Does the turn pass"), ("Q2", "Is the last coin taken"), ("Q3", "Is it well ordered"))
    ),
)  # fmt: skip
