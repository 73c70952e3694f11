"""Small Rummy: sets and runs of three out of a hand, drawing, discarding, going out."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from controls.small_rummy import SMALL_RUMMY

from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.check import mistakes

SEATS = Table(SMALL_RUMMY, ["Ann", "Bob"])


def given(at: str, hand: dict[str, int], pile: tuple[str, ...] = ("key 6",)) -> State:
    position: dict[str, Any] = {"at": at, "by": ["Ann"], "hand": {"Ann": hand, "Bob": {"any": 5}}, "pile": list(pile)}
    position["stock"] = {"any": 36 - 5 - len(pile) - sum(hand.values())}
    assert impossible(SEATS, position) == []
    return read_position(SEATS, position)


def told(state: State) -> list[str]:
    return [SEATS.say(act).removeprefix("Ann: ") for act in SEATS.legal(state)]


def refused(state: State, **act: Any) -> list[str]:
    return [each.clause for each in SEATS.why_not(state, SEATS.read_act({"by": "Ann", **act}))]


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(SMALL_RUMMY) == []


def test_a_turn_begins_with_a_card_from_the_stock_or_the_pile() -> None:
    assert told(given("draw", {"cup 1": 2, "cup 2": 1, "key 4": 2})) == ["draw", "take"]
    empty = given("draw", {"cup 1": 2, "cup 2": 1, "key 4": 2}, pile=())
    assert told(empty) == ["draw"]
    assert refused(empty, do="take") == ["empty"]


def test_three_of_a_rank_or_three_of_a_suit_in_order_can_be_laid() -> None:
    state = given("play", {"cup 1": 1, "cup 2": 1, "cup 3": 2, "key 3": 1, "rose 6": 1})

    assert told(state) == [
        "lay set rank=3 cards=cup 3, cup 3, key 3",
        "lay run suit=cup low=1 cards=cup 1, cup 2, cup 3",
        *(f"discard card={card}" for card in ("cup 1", "cup 2", "cup 3", "key 3", "rose 6")),
    ]


def test_what_is_no_meld_is_refused() -> None:
    state = given("play", {"cup 1": 1, "cup 5": 1, "cup 6": 1, "key 6": 1, "key 1": 1, "rose 2": 1})

    assert told(state)[0].startswith("discard")
    assert refused(state, do="lay set", rank=6, cards=["cup 6", "key 6", "key 1"]) == ["set"]
    assert refused(state, do="lay set", rank=6, cards=["cup 6", "key 6"]) == ["set"]
    assert "ends" in refused(state, do="lay run", suit="cup", low=5, cards=["cup 5", "cup 6", "cup 1"])
    assert refused(state, do="lay run", suit="cup", low=4, cards=["cup 5", "cup 6", "cup 1"]) == ["run"]


@pytest.mark.parametrize("seed", range(20))
def test_exactly_the_sets_and_runs_of_a_hand_can_be_laid(seed: int) -> None:
    pack = [f"{suit} {rank}" for suit in ("cup", "key", "rose") for rank in range(1, 7) for _ in range(2)]
    hand = random.Random(seed).sample(pack, 9)
    expected = set()
    for three in combinations(sorted(hand), 3):
        suits, ranks = {card.split()[0] for card in three}, [int(card.split()[1]) for card in three]
        if len(set(ranks)) == 1:
            expected.add(("lay set", three))
        if len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + 3)):
            expected.add(("lay run", three))

    acts = [act for act in SEATS.legal(given("play", dict(Counter(hand)), pile=())) if act.do != "discard"]
    assert {(act.do, tuple(sorted(card.name for card in dict(act.args)["cards"]))) for act in acts} == expected
    assert len(acts) == len(expected)


def test_who_lays_or_discards_the_last_card_has_won() -> None:
    out_by_laying = given("play", {"cup 1": 1, "cup 2": 1, "cup 3": 1})
    state = SEATS.play(out_by_laying, SEATS.legal(out_by_laying)[0])
    assert write_position(SEATS, state)["winners"] == ["Ann"]

    out_by_discard = given("play", {"cup 1": 1})
    state = SEATS.play(out_by_discard, SEATS.legal(out_by_discard)[0])
    assert write_position(SEATS, state)["winners"] == ["Ann"]


@pytest.mark.parametrize("seed", range(10))
def test_random_games_end_conserve_cards_and_can_be_read_back(seed: int) -> None:
    table = Table(SMALL_RUMMY, ["Ann", "Bob", "Cy"][: 2 + seed % 2])
    decisions = 0
    for state, _ in playout(table, random.Random(seed)):
        decisions += 1
        assert sum(map(len, state.cells)) == 36
        assert read_position(table, write_position(table, state)) == state
        acts = table.legal(state)
        assert len(set(acts)) == len(acts)
        assert all(table.why_not(state, act) == () for act in acts)
        last = state
    assert last.winners
    assert decisions < 1000
