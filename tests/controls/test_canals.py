"""Canals: turned tiles that fit, walks that go over pawns, a turn passed by whoever cannot dig."""

from __future__ import annotations

import random
from typing import Any

import pytest
from controls.canals import CANALS

from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.check import mistakes

TABLE = Table(CANALS, ("Ann", "Bob"))
USED = {"bend": 5, "cut": 4, "fork": 3}


def situation(by: str, tile: str, pawns: dict[str, str], canals: dict[str, str], pile: tuple[str, ...] = ("bend",)) -> State:
    used = {name: copies - [tile, *pile].count(name) for name, copies in USED.items()}
    data: dict[str, Any] = {"at": "turn", "by": [by], "tile": tile, "pile": list(pile), "pawn": pawns, "canal": canals}
    assert impossible(TABLE, data | {"used tiles": used}) == []
    return read_position(TABLE, data | {"used tiles": used})


def offered(state: State) -> list[str]:
    acts = [TABLE.write_act(act) for act in TABLE.legal(state)]
    return sorted(f"{act['plot']} {act['sides']}" for act in acts)


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(CANALS) == []


@pytest.mark.parametrize(
    ("tile", "digs"),
    [
        ("bend", "A2 ES, A2 NE, A2 NW, A2 SW, A3 NW, A3 SW, B2 ES, B2 NE, B2 NW, B2 SW"),
        ("cut", "A2 EW, A2 NS, A3 NS, B2 EW, B2 NS"),
        ("fork", "A2 ESW, A2 NES, A2 NEW, A2 NSW, A3 NSW, B2 ESW, B2 NES, B2 NEW, B2 NSW"),
    ],
)
def test_one_digs_after_a_walk_over_pawns_as_the_neighbouring_canals_allow(tile: str, digs: str) -> None:
    state = situation("Ann", tile, {"Ann": "A1", "Bob": "B1"}, {"C1": "SW", "B3": "NS"})

    assert offered(state) == digs.split(", ")


@pytest.mark.parametrize(
    ("plot", "sides", "clauses"),
    [("B1", "NE", {"walk"}), ("C1", "NE", {"empty"}), ("A3", "NE", {"bank"}), ("D4", "NE", {"walk"}), ("B2", "ES", set())],
)
def test_a_dig_is_refused_for_its_reason(plot: str, sides: str, clauses: set[str]) -> None:
    state = situation("Ann", "bend", {"Ann": "A1", "Bob": "B1"}, {"C1": "SW", "B3": "NS"})
    act = TABLE.read_act({"by": "Ann", "do": "dig", "plot": plot, "sides": sides})

    assert {refusal.clause for refusal in TABLE.why_not(state, act)} == clauses


@pytest.mark.parametrize(("plot", "sides", "score"), [("B2", "ES", {"Ann": 1}), ("B2", "NE", {}), ("A2", "SW", {})])
def test_a_canal_that_is_joined_is_a_point(plot: str, sides: str, score: dict[str, int]) -> None:
    state = situation("Ann", "bend", {"Ann": "A1", "Bob": "B1"}, {"C1": "SW", "B3": "NS"})
    state = TABLE.apply(state, TABLE.read_act({"by": "Ann", "do": "dig", "plot": plot, "sides": sides}))

    assert write_position(TABLE, state).get("score", {}) == score


def test_whoever_cannot_dig_is_passed_and_his_tile_is_used_up() -> None:
    dug = dict.fromkeys(("A2", "A3", "B1", "B2", "C1"), "EW")
    state = situation("Bob", "cut", {"Ann": "A1", "Bob": "B1"}, dug, ("bend", "fork", "bend"))
    state = TABLE.apply(state, TABLE.read_act({"by": "Bob", "do": "dig", "plot": "D1", "sides": "NS"}))
    position = write_position(TABLE, state)

    assert (position["by"], position["tile"], position["pile"]) == (["Bob"], "fork", ["bend"])


@pytest.mark.parametrize("seed", range(10))
def test_twelve_tiles_are_used_and_every_dig_that_is_offered_is_accepted(seed: int) -> None:
    for state, _ in playout(TABLE, random.Random(seed)):
        position = write_position(TABLE, state)
        assert read_position(TABLE, position) == state
        assert sum(map(len, state.cells)) == 12
        assert all(TABLE.why_not(state, act) == () for act in TABLE.legal(state))
    assert position["used tiles"] == USED
