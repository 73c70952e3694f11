"""Beachcombing: majorities by Award, with the earlier player ahead for shells, and those level in the better place for stones."""

from __future__ import annotations

import random
from typing import Any

import pytest
from controls.majority import MAJORITY

from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import Entry
from lexludi.table import Table
from lexludi_spec.check import mistakes

NAMES = ("Ann", "Bob", "Cy")


def scored(shells: tuple[int, ...], stones: tuple[int, ...]) -> tuple[dict[str, int], list[Entry], list[str]]:
    """Return the scores, the account and the winners when the last player's last shell leaves these holdings."""
    table = Table(MAJORITY, NAMES[: len(shells)])
    last = table.players[-1]
    held = {name: {"shell": a - (name == last), "stone": b} for name, a, b in zip(table.players, shells, stones, strict=True)}
    state = read_position(table, {"at": "turn", "by": [last], "shore": {"shell": 1}, "pouch": held})
    account: list[Entry] = []
    state = table.play(state, table.read_act({"by": last, "do": "take", "kind": "shell"}), account)
    position: dict[str, Any] = write_position(table, state)
    return position.get("score", {}), account, position["winners"]


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(MAJORITY) == []


@pytest.mark.parametrize(
    ("shells", "stones", "score", "winners"),
    [
        ((3, 2, 1), (0, 0, 0), {"Ann": 4, "Bob": 2}, ["Ann"]),
        ((2, 2, 2), (0, 0, 0), {"Ann": 4, "Bob": 2}, ["Ann"]),
        ((1, 2, 3), (1, 2, 3), {"Ann": 1, "Bob": 2 + 3, "Cy": 4 + 5}, ["Cy"]),
        ((0, 2, 4), (2, 2, 2), {"Ann": 5, "Bob": 2 + 5, "Cy": 4 + 5}, ["Cy"]),
        ((0, 3, 3), (2, 2, 0), {"Ann": 5, "Bob": 4 + 5, "Cy": 2}, ["Bob"]),
        ((0, 3, 3), (4, 1, 1), {"Ann": 5, "Bob": 4 + 3, "Cy": 2 + 3}, ["Bob"]),
        ((0, 0, 6), (6, 0, 0), {"Ann": 5, "Cy": 4}, ["Ann"]),
        ((0, 1, 5), (2, 2, 1), {"Ann": 5, "Bob": 2 + 5, "Cy": 4 + 1}, ["Bob"]),
        ((2, 2, 2), (1, 1, 4), {"Ann": 4 + 3, "Bob": 2 + 3, "Cy": 5}, ["Ann"]),
        ((3, 0, 3), (2, 0, 2), {"Ann": 4 + 5, "Cy": 2 + 5}, ["Ann"]),
        ((1, 5), (3, 3), {"Ann": 2 + 5, "Bob": 4 + 5}, ["Bob"]),
    ],
)
def test_shells_go_by_seat_and_for_stones_those_level_take_the_better_place(
    shells: tuple[int, ...], stones: tuple[int, ...], score: dict[str, int], winners: list[str]
) -> None:
    assert scored(shells, stones)[::2] == (score, winners)


def test_the_account_tells_who_got_what_for_which_place_and_who_has_none() -> None:
    _, account, _ = scored((0, 2, 2), (1, 0, 0))

    found = {each.seat: (each.place, each.points) for each in account if each.clause == "shells"}
    assert found == {0: (None, 0), 1: (1, 4), 2: (2, 2)}


@pytest.mark.parametrize(
    ("stones", "places"),
    [
        ((2, 2, 1), {0: (1, 5), 1: (1, 5), 2: (3, 1)}),
        ((1, 3, 1), {0: (2, 3), 1: (1, 5), 2: (2, 3)}),
        ((2, 2, 2), {0: (1, 5), 1: (1, 5), 2: (1, 5)}),
        ((0, 3, 3), {0: (None, 0), 1: (1, 5), 2: (1, 5)}),
        ((1, 2, 3), {0: (3, 1), 1: (2, 3), 2: (1, 5)}),
    ],
)
def test_after_a_better_place_that_several_take_as_many_places_are_left_out(
    stones: tuple[int, ...], places: dict[int, tuple[int | None, int]]
) -> None:
    _, account, _ = scored((0, 0, 6), stones)

    assert {each.seat: (each.place, each.points) for each in account if each.clause == "stones"} == places


def test_nothing_is_taken_that_is_not_left() -> None:
    table = Table(MAJORITY, NAMES)
    state = read_position(table, {"at": "turn", "by": ["Ann"], "shore": {"stone": 2}})

    assert [table.say(act) for act in table.legal(state)] == ["Ann: take kind=stone"]
    (because,) = table.why_not(state, table.read_act({"by": "Ann", "do": "take", "kind": "shell"}))
    assert because.clause == "left"


@pytest.mark.parametrize("players", [2, 3])
def test_twelve_finds_are_taken_and_none_is_lost(players: int) -> None:
    table, rng = Table(MAJORITY, NAMES[:players]), random.Random(players)

    for _ in range(20):
        state = table.start()
        for _ in range(12):
            acts = table.legal(state)
            assert all(table.why_not(state, act) == () for act in acts)
            state = table.play(state, rng.choice(acts))
            position = write_position(table, state)
            assert impossible(table, position) == []
            assert read_position(table, position) == state
        assert state.winners is not None
