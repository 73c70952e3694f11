"""Small Rummy: sets and runs out of a hand, laying off, drawing, discarding on a pile of which the top is seen, going out."""

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
from lexludi.views import write_view
from lexludi_spec.check import mistakes

SEATS = Table(SMALL_RUMMY, ["Ann", "Bob"])


def given(
    at: str, hand: dict[str, int], pile: tuple[str, ...] = ("key 6",), sets: dict[int, dict[str, int]] | None = None
) -> State:
    """Return the state where Ann decides; Bob holds five cards, sets lie on the table by their ranks, the rest is the stock."""
    lying = [(sets or {}).get(rank, {}) for rank in range(1, 7)]
    out = 5 + len(pile) + sum(sum(cards.values()) for cards in (hand, *lying))
    position: dict[str, Any] = {"at": at, "by": ["Ann"], "hand": {"Ann": hand, "Bob": {"any": 5}}, "pile": list(pile), "set": lying}
    position["stock"] = {"any": 36 - out}
    assert impossible(SEATS, position) == []
    state = read_position(SEATS, position)
    assert read_position(SEATS, write_position(SEATS, state)) == state
    return state


def done(state: State, **act: Any) -> State:
    return SEATS.apply(state, SEATS.read_act({"by": "Ann", **act}))


def told(state: State) -> list[str]:
    return [SEATS.say(act).removeprefix("Ann: ") for act in SEATS.legal(state)]


def refused(state: State, **act: Any) -> list[str]:
    return [each.clause for each in SEATS.why_not(state, SEATS.read_act({"by": "Ann", **act}))]


def why(state: State, **act: Any) -> str:
    """Return the text of the only reason for which an act is refused."""
    (because,) = SEATS.why_not(state, SEATS.read_act({"by": "Ann", **act}))
    return because.text


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
        "decline",
    ]


def test_what_is_no_meld_is_refused() -> None:
    state = given("play", {"cup 1": 1, "cup 5": 1, "cup 6": 1, "key 6": 1, "key 1": 1, "rose 2": 1})

    assert told(state) == ["decline"]
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

    acts = [act for act in SEATS.legal(given("play", dict(Counter(hand)), pile=())) if act.do != "decline"]
    assert {(act.do, tuple(sorted(card.name for card in dict(act.args)["cards"]))) for act in acts} == expected
    assert len(acts) == len(expected)


def test_who_lays_or_discards_the_last_card_has_won() -> None:
    out_by_laying = given("play", {"cup 1": 1, "cup 2": 1, "cup 3": 1})
    state = SEATS.play(out_by_laying, SEATS.legal(out_by_laying)[0])
    assert write_position(SEATS, state)["winners"] == ["Ann"]

    out_by_discard = given("discard", {"cup 1": 1})
    state = SEATS.play(out_by_discard, SEATS.legal(out_by_discard)[0])
    assert write_position(SEATS, state)["winners"] == ["Ann"]


def test_a_card_can_be_laid_off_on_a_set_of_its_rank_whoever_laid_it() -> None:
    sets = {3: {"cup 3": 1, "key 3": 1, "rose 3": 1}}
    state = given("play", {"cup 3": 1, "key 2": 1, "rose 3": 1, "cup 5": 1}, sets=sets)

    assert told(state) == ["lay off card=cup 3", "lay off card=rose 3", "decline"]
    assert refused(state, do="lay off", card="key 2") == ["off"]
    assert "the set of rank 2 is 0, and must be more than 0" in why(state, do="lay off", card="key 2")
    state = done(state, do="lay off", card="rose 3")
    assert told(state) == ["lay off card=cup 3", "decline"]
    position = write_position(SEATS, done(state, do="lay off", card="cup 3"))
    assert position["set"] == [{}, {}, {"cup 3": 2, "key 3": 1, "rose 3": 2}, {}, {}, {}]
    assert (position["at"], position["hand"]["Ann"]) == ("play", {"cup 5": 1, "key 2": 1})


def test_who_has_just_laid_a_set_can_lay_off_on_it_and_go_out_so() -> None:
    state = given("play", {"cup 3": 2, "key 3": 1, "rose 3": 1})

    assert refused(state, do="lay off", card="rose 3") == ["off"]
    state = done(state, do="lay set", rank=3, cards=["cup 3", "cup 3", "key 3"])
    assert told(state) == ["lay off card=rose 3", "decline"]
    assert write_position(SEATS, done(state, do="lay off", card="rose 3"))["winners"] == ["Ann"]


def test_nobody_must_lay_or_lay_off_what_he_could() -> None:
    sets = {3: {"cup 3": 1, "key 3": 1, "rose 3": 1}}
    state = given("play", {"rose 3": 1, "key 1": 2, "rose 1": 1, "cup 5": 1}, sets=sets)
    assert told(state) == ["lay set rank=1 cards=key 1, key 1, rose 1", "lay off card=rose 3", "decline"]

    declined = done(state, do="decline")
    assert write_position(SEATS, declined) == {**write_position(SEATS, state), "at": "discard"}
    assert told(declined) == [f"discard card={card}" for card in ("cup 5", "key 1", "rose 1", "rose 3")]
    assert refused(declined, do="lay off", card="rose 3") == ["discard"]


def test_who_can_only_decline_is_asked_all_the_same_for_else_the_others_would_know() -> None:
    state = done(given("draw", {"cup 1": 1, "cup 2": 1, "key 4": 1, "rose 5": 1}, pile=("key 6",)), do="take")

    assert write_position(SEATS, state)["at"] == "play"
    assert told(state) == ["decline"]


def test_drawing_and_discarding_cannot_be_declined() -> None:
    state = given("draw", {"cup 1": 2, "cup 2": 1, "key 4": 2})
    assert refused(state, do="decline") == ["draw"]
    assert "it cannot be declined; the moves are: draw, take" in why(state, do="decline")

    state = given("discard", {"cup 1": 2, "cup 2": 1, "key 4": 2})
    assert refused(state, do="decline") == ["discard"]
    assert "it cannot be declined; the moves are: discard" in why(state, do="decline")


@pytest.mark.parametrize(
    ("pile", "seen"),
    [
        (("rose 1", "key 6", "cup 2"), {"hidden": 2, "top": "cup 2"}),
        (("key 6", "rose 1", "cup 2"), {"hidden": 2, "top": "cup 2"}),
        (("rose 1", "cup 2", "key 6"), {"hidden": 2, "top": "key 6"}),
        (("cup 2",), {"hidden": 0, "top": "cup 2"}),
    ],
)
def test_of_the_pile_everybody_sees_the_top_card_and_how_many_lie_below(pile: tuple[str, ...], seen: dict[str, Any]) -> None:
    state = given("draw", {"cup 1": 2}, pile)

    assert [write_view(SEATS, state, seat)["pile"] for seat in (0, 1)] == [seen, seen]


def test_who_takes_the_top_card_uncovers_the_next_and_a_discard_covers_it() -> None:
    state = given("draw", {"cup 1": 2}, ("rose 1", "key 6", "cup 2"))
    piles = []
    for act in ({"do": "take"}, {"do": "decline"}, {"do": "discard", "card": "cup 1"}):
        state = done(state, **act)
        piles.append([write_view(SEATS, state, seat)["pile"] for seat in (0, 1)])

    uncovered, covered = {"hidden": 1, "top": "key 6"}, {"hidden": 2, "top": "cup 1"}
    assert piles == [[uncovered] * 2, [uncovered] * 2, [covered] * 2]
    assert write_view(SEATS, state, 0)["hand"] == {"Ann": {"cup 1": 1, "cup 2": 1}, "Bob": {"hidden": 5}}
    assert write_view(SEATS, state, 1)["hand"]["Ann"] == {"hidden": 2}
    assert write_position(SEATS, state)["pile"] == ["rose 1", "key 6", "cup 1"]


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
