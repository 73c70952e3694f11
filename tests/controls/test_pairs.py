"""Pairs: a card is seen by everybody while it is turned up, and by nobody before and after."""

from __future__ import annotations

import random
from typing import Any

import pytest
from controls.pairs import PAIRS

from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_spec.check import mistakes

SEATS = Table(PAIRS, ("Ann", "Bob"))
LAID = ("ant", "bee", "cow", "ant", "dog", "elk", "fox", "bee", "cow", "dog", "elk", "fox")


def table(cards: tuple[str | None, ...] = LAID, up: tuple[int, ...] = (), **won: dict[str, int]) -> State:
    """Return the state where Ann must turn up a card: what lies on the twelve spots, and on which of them it is turned up."""
    data = {"at": "turn", "by": ["Ann"], "card": list(cards), "turned up": list(up), "won": won}
    assert impossible(SEATS, data) == []
    state = read_position(SEATS, data)
    assert read_position(SEATS, write_position(SEATS, state)) == state
    return state


def turned(state: State, *spots: int) -> State:
    for spot in spots:
        (seat,) = SEATS.deciders(state)
        state = SEATS.apply(state, SEATS.read_act({"by": SEATS.players[seat], "do": "turn up", "spot": spot}))
    return state


def because(state: State, spot: int, by: str = "Ann") -> dict[str, str]:
    return {each.clause: each.text for each in SEATS.why_not(state, SEATS.read_act({"by": by, "do": "turn up", "spot": spot}))}


def seen(state: State) -> dict[int, str]:
    """Return the cards that both players see, by their spots; each of the others is seen to lie there."""
    views = [write_view(SEATS, state, seat)["card"] for seat in (0, 1)]
    lying = write_position(SEATS, state)["card"]
    assert views[0] == views[1]
    assert all(card in ({"hidden": 1}, lies) for card, lies in zip(views[0], lying, strict=True))
    return {spot: card for spot, card in enumerate(views[0], 1) if isinstance(card, str)}


def whose(state: State) -> list[str]:
    by: list[str] = write_position(SEATS, state)["by"]
    return by


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(PAIRS) == []


def test_twelve_cards_lie_covered_at_first() -> None:
    state = SEATS.start()
    chance = SEATS.chance(state)
    assert chance is not None
    assert sorted(card.name for card in chance.among) == sorted(LAID)
    state = SEATS.settle(state, chance.among)

    assert seen(state) == {}
    assert write_view(SEATS, state, 0) == {"at": "turn", "by": ["Ann"], "card": [{"hidden": 1}] * 12}


def test_both_players_see_the_cards_that_are_turned_up_until_the_next_one_is() -> None:
    state = table()

    state = turned(state, 3)
    assert (whose(state), seen(state)) == (["Ann"], {3: "cow"})
    state = turned(state, 1)
    assert (whose(state), seen(state)) == (["Bob"], {3: "cow", 1: "ant"})
    state = turned(state, 8)
    assert (whose(state), seen(state)) == (["Bob"], {8: "bee"})
    state = turned(state, 3)
    assert (whose(state), seen(state)) == (["Ann"], {8: "bee", 3: "cow"})
    assert write_position(SEATS, state)["turned up"] == [8, 3]


def test_positions_that_differ_in_covered_cards_look_the_same_and_those_that_differ_in_seen_ones_do_not() -> None:
    swapped = ("bee", "ant", "cow", "ant", *LAID[4:])
    one, other = table(up=(3, 5)), table(swapped, up=(3, 5))
    assert one != other
    assert [write_view(SEATS, one, seat) for seat in (0, 1)] == [write_view(SEATS, other, seat) for seat in (0, 1)]

    one, other = table(up=(2,)), table(swapped, up=(2,))
    assert (seen(one), seen(other)) == ({2: "bee"}, {2: "ant"})


def test_who_turns_up_a_pair_takes_it_and_goes_on() -> None:
    state = turned(table(), 1, 4)
    position = write_position(SEATS, state)

    assert (position["by"], position["won"]) == (["Ann"], {"Ann": {"ant": 2}})
    assert position["card"] == [None, "bee", "cow", None, *LAID[4:]]
    assert "turned up" not in position
    assert seen(state) == {}
    assert write_view(SEATS, state, 1)["won"] == {"Ann": {"ant": 2}}


def test_the_second_card_is_not_the_first_and_both_lie_there() -> None:
    state = turned(table(), 1, 4)
    assert because(state, 4).keys() == {"lies"}
    assert "spot 4 is 0, and must be more than 0" in because(state, 4)["lies"]

    state = turned(state, 2)
    assert because(state, 2).keys() == {"another"}
    assert "2 is one of the spots turned up (2)" in because(state, 2)["another"]
    assert because(state, 4).keys() == {"lies"}
    assert because(state, 8) == {}
    assert because(state, 8, by="Bob").keys() == {"turns"}


def test_of_two_cards_that_are_still_turned_up_the_next_player_may_begin_with_one() -> None:
    state = turned(table(), 1, 2)
    assert (whose(state), because(state, 2, by="Bob")) == (["Bob"], {})

    state = turned(state, 2)
    assert seen(state) == {2: "bee"}
    assert write_position(SEATS, turned(state, 8))["won"] == {"Bob": {"bee": 2}}


def test_most_cards_win_when_all_are_taken() -> None:
    cards: tuple[Any, ...] = (None,) * 10 + ("fox", "fox")
    six, four = {"ant": 2, "bee": 2, "cow": 2}, {"dog": 2, "elk": 2}

    assert turned(table(cards, Ann=six, Bob=four), 11, 12).winners == (0,)
    assert turned(table(cards, Ann=four, Bob=six), 12, 11).winners == (0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_random_games_end_conserve_cards_and_show_no_more_than_two(seed: int) -> None:
    seats = Table(PAIRS, ("Ann", "Bob", "Cem", "Dee")[: 2 + seed % 3])
    for state, _ in playout(seats, random.Random(seed)):
        position = write_position(seats, state)
        assert read_position(seats, position) == state
        assert sum(map(len, state.cells)) == 12
        assert all(seats.why_not(state, act) == () for act in seats.legal(state))
        for seat in range(len(seats.players)):
            cards = write_view(seats, state, seat).get("card", [])
            assert sum(isinstance(card, str) for card in cards) == len(position.get("turned up", []))
    assert sum(sum(cards.values()) for cards in position["won"].values()) == 12
