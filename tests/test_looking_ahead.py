"""Looking ahead, and what is remembered of it, change no answer: little games in which a shortcut would be wrong somewhere."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from controls.majority import ASHORE, HELD, MAJORITY, SCORE, majority

from lexludi import search
from lexludi.positions import read_position, write_position
from lexludi.table import Table, compiled
from lexludi_spec import (
    Afterwards,
    Always,
    Ask,
    At,
    By,
    Called,
    CanReach,
    Card,
    Clause,
    Component,
    Condition,
    Count,
    Definition,
    Do,
    End,
    Every,
    Face,
    Game,
    If,
    Is,
    Item,
    Kind,
    List,
    Listed,
    Math,
    Move,
    Name,
    Nothing,
    Number,
    Over,
    Pick,
    PickSome,
    Place,
    Procedure,
    Public,
    Put,
    Repeat,
    Require,
    Seat,
    Seats,
    Set,
    Shuffle,
    Step,
    These,
    Those,
    Top,
    Total,
    Trait,
    TraitOf,
    Truth,
    Value,
    Var,
    Variable,
    When,
    Word,
)  # fmt: skip
from lexludi_spec.check import mistakes

PLAYER, OWNER, CARD, CARDS, OTHER = (Name(name) for name in ("player", "owner", "card", "cards", "other"))
TURN, STOCK, PILE, ONE, BEN = Var("turn"), At("stock"), At("pile"), At("one"), Item(2, Seats())
FACES = tuple(
    Face(name=f"{suit} {rank}", traits=(("suit", suit), ("rank", rank)), copies=2) for suit in ("cup", "key") for rank in (1, 2)
)


def hand(player: Value) -> At:
    return At("hand", (player,))


def game(drop: Move, goal: Condition, procedures: tuple[Procedure, ...] = ()) -> Game:
    """Return a game of a hand, a stock and a pile, in which one may go where a goal can be reached by a move."""
    go = Move(id="go", clause="rule", requires=(Require("rule", CanReach(PLAYER, ("drop",), goal)),))
    return Game(
        id="ahead", title="Ahead", version="1.0", least=2, most=2, kinds=(Kind(id="suit", words=("cup", "key")),),
        names=(Called("owner", Seat()), Called("card", Card("card")), Called("other", Card("card")),
               Called("cards", List(Card("card"))), Called("nth", Number())),
        components=(Component(id="card", into=STOCK, faces=FACES,
                              traits=(TraitOf(id="suit", sort=Word("suit")), TraitOf(id="rank", sort=Number()))),),
        places=(
            Place(id="stock", holds="card", top="first", sight=Public()), Place(id="pile", holds="card", sight=Public()),
            Place(id="hand", holds="card", over=(Over("player", Seats()),), form="bag", sight=Public()),
            Place(id="one", holds="card", form="one", sight=Public()),
        ),
        variables=(Variable(id="turn", sort=Seat(), start=Nothing()), Variable(id="turned", sort=Truth(), start=False)),
        moves=(go, drop), procedures=procedures,
        play=(
            Shuffle(id="cards", place=STOCK), Set(TURN, Item(1, Seats())),
            Repeat(Is(Count(STOCK), "=", 99), (Ask(id="turn", by=TURN, moves=("go", "drop"), clause="rule", whose="rule"),)),
            By("rule", (End(Listed()),)),
        ),
        clauses=(Clause(id="rule", force="requirement", sentences=(), why="a game of the tests", text="So it is."),),
    )  # fmt: skip


def drop(*picks: Pick | PickSome, do: tuple[Step, ...], requires: tuple[Require, ...] = ()) -> Move:
    return Move(id="drop", clause="rule", picks=picks, requires=requires, do=do)


def can_go(rules: Game, **given: Any) -> bool:
    """Tell whether Ann may go; the cards that are nowhere else are in the stock."""
    at = Table(rules, ("Ann", "Ben"))
    left = [face.name for face in FACES for _ in range(2)]
    for cards in (*given["hand"].values(), *([{given["one"]: 1}] if "one" in given else [])):
        for name, n in cards.items():
            for _ in range(n):
                left.remove(name)
    state = read_position(at, {"at": "turn", "by": ["Ann"], "turn": "Ann", "stock": left, **given})
    return any(act.do == "go" for act in at.legal(state))


LOWEST = Those("card", hand(PLAYER), Every("other", hand(PLAYER), Is(Trait(CARD, "rank"), "<=", Trait(OTHER, "rank"))))
DRAWN = When(Is(Count(STOCK), ">", 0), (Put(Top(STOCK), hand(PLAYER)),))
FROM_HAND = PickSome("cards", 1, hand(PLAYER))
LAID = Put(These(CARDS, hand(PLAYER)), PILE)


@pytest.mark.parametrize("fast", [True, False], ids=["as it is", "plainly"])
@pytest.mark.parametrize(
    ("rules", "given"),
    [
        pytest.param(  # Ben's only card can be dropped
            game(drop(Pick("owner", Seats()), PickSome("cards", 1, hand(OWNER)), do=(Put(These(CARDS, hand(OWNER)), PILE),)),
                 Is(Count(hand(BEN)), "=", 0)),
            {"hand": {"Ann": {"cup 1": 1}, "Ben": {"cup 1": 1}}}, id="whose cards is picked first",
        ),
        pytest.param(  # one card, and two that are drawn for the first and the second
            game(drop(FROM_HAND, do=(LAID, DRAWN)), Is(Count(PILE), "=", 3)), {"hand": {"Ann": {"cup 1": 1}}}, id="cards come in a branch",
        ),
        pytest.param(
            game(drop(FROM_HAND, do=(LAID, Do("draw", (PLAYER,)))), Is(Count(PILE), "=", 3),
                 (Procedure(id="draw", params=("player",), steps=(DRAWN,)),)),
            {"hand": {"Ann": {"cup 1": 1}}}, id="cards come in a procedure",
        ),
        pytest.param(  # the 1, and then the 2
            game(drop(PickSome("cards", 1, LOWEST), do=(Put(These(CARDS, LOWEST), PILE),)), Is(Count(hand(PLAYER)), "=", 0)),
            {"hand": {"Ann": {"cup 1": 1, "cup 2": 1}}}, id="which cards depends on the others",
        ),
    ],
)  # fmt: skip
def test_what_can_be_reached_is_found(monkeypatch: pytest.MonkeyPatch, rules: Game, given: Any, fast: bool) -> None:
    assert [each for each in mistakes(rules) if not each.what.startswith("nothing uses")] == []
    if not fast:
        monkeypatch.setattr(search, "taken_by", lambda *_: frozenset())
    compiled.cache_clear()

    assert can_go(rules, **given)
    compiled.cache_clear()


@pytest.mark.parametrize("full_first", [True, False])
def test_whether_there_is_room_is_not_remembered_from_another_position(full_first: bool) -> None:
    turned = drop(Pick("owner", Seats()), do=(Put(Item(1, hand(PLAYER)), ONE), Set(Var("turned"), True)))
    rules = game(turned, Is(Var("turned"), "=", True))
    held = {"Ann": {"cup 1": 1}}
    compiled.cache_clear()

    for full in (full_first, not full_first):
        assert can_go(rules, hand=held, **({"one": "cup 2"} if full else {})) is not full


def test_a_move_is_judged_for_whose_cards_it_takes() -> None:
    laid = (Put(These(CARDS, hand(OWNER)), PILE),)
    picks = (Pick("owner", Seats()), PickSome("cards", 1, hand(OWNER)))
    at = Table(
        game(drop(*picks, do=laid, requires=(Require("rule", Afterwards(Is(Count(hand(BEN)), ">", 0))),)), Always()), ("Ann", "Ben")
    )
    state = read_position(at, {
        "at": "turn", "by": ["Ann"], "turn": "Ann", "hand": {"Ann": {"cup 1": 1}, "Ben": {"cup 1": 1}},
        "stock": ["cup 2", "cup 2", "key 1", "key 1", "key 2", "key 2"],
    })  # fmt: skip

    assert [at.write_act(act)["owner"] for act in at.legal(state) if act.do == "drop"] == ["Ann"]


def test_less_than_no_cards_cannot_be_picked() -> None:
    some = PickSome(
        "cards", Math(1, "-", Count(STOCK)), hand(PLAYER), var="card", nth="nth", where=Is(Trait(CARD, "rank"), "=", Name("nth"))
    )

    assert can_go(game(drop(some, do=(LAID,)), Always()), hand={"Ann": {"cup 1": 1}})
    assert not can_go(game(drop(some, do=(LAID,)), Is(Count(PILE), "=", 1)), hand={"Ann": {"cup 1": 1}})


def test_points_that_depend_on_the_score_are_counted_one_after_the_other() -> None:
    """The first who scores gets 4, whoever scores after that 1."""
    first = Definition(
        phrase="the points for {kind}", body=If(Is(Total("player", Seats(), SCORE), "=", 0), Listed((4, 4)), Listed((1, 1)))
    )
    counted = evolve(majority("shell", "shells", "in order", 4, 2), points=first.of("shell"))
    rules = evolve(MAJORITY, definitions=(ASHORE, HELD, first), play=(*MAJORITY.play[:2], counted, *MAJORITY.play[4:]))
    at = Table(rules, ("Ann", "Bob"))
    state = read_position(at, {
        "at": "turn", "by": ["Ann"], "player to move": "Ann", "shore": {"shell": 1},
        "pouch": {"Ann": {"shell": 3, "stone": 3}, "Bob": {"shell": 2, "stone": 3}},
    })  # fmt: skip

    assert write_position(at, at.play(state, at.legal(state)[0]))["score"] == {"Ann": 4, "Bob": 1}
