"""Canals: tiles exchanged and turned so that they fit, walks that go over pawns, a turn passed by whoever cannot dig."""

from __future__ import annotations

import random
from collections import Counter
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


def situation(
    by: str, tile: str, pawns: dict[str, str], canals: dict[str, str], pile: tuple[str, ...] = ("bend",), *,
    at: str = "turn", spare: str = "cut",
) -> State:  # fmt: skip
    """Set up a position: the tile to be dug and the spare one, where the pawns are, what is dug, and the next tiles."""
    used = {name: copies - [tile, spare, *pile].count(name) for name, copies in USED.items()}
    data: dict[str, Any] = {
        "game": "canals", "players": ["Ann", "Bob"], "at": at, "by": [by], "tile": tile, "spare tile": spare, "pile": list(pile),
        "pawn": pawns, "canal": canals, "used tiles": used,
    }  # fmt: skip
    assert impossible(TABLE, data) == []
    state = read_position(TABLE, data)
    assert {**data, **write_position(TABLE, state)} == data
    return state


def done(state: State, by: str, **act: Any) -> State:
    return TABLE.apply(state, TABLE.read_act({"by": by, **act}))


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
    state = done(state, "Ann", do="dig", plot=plot, sides=sides)

    assert write_position(TABLE, state).get("score", {}) == score


def test_whoever_cannot_dig_is_passed_and_his_tile_is_used_up() -> None:
    dug = dict.fromkeys(("A2", "A3", "B1", "B2", "C1"), "EW")
    state = situation("Bob", "cut", {"Ann": "A1", "Bob": "B1"}, dug, ("bend", "fork", "bend"), spare="bend")
    state = done(state, "Bob", do="dig", plot="D1", sides="NS")
    position = write_position(TABLE, state)

    assert (position["by"], position["tile"], position["pile"]) == (["Bob"], "fork", ["bend"])
    assert position["used tiles"] == {"bend": 3, "cut": 4, "fork": 2}


def test_before_he_digs_a_player_may_exchange_the_tile_with_the_spare_one() -> None:
    state = situation("Ann", "bend", {"Ann": "A1", "Bob": "B1"}, {"C1": "SW", "B3": "NS"}, at="spare", spare="cut")
    before = write_position(TABLE, state)

    assert [TABLE.say(act) for act in TABLE.legal(state)] == ["Ann: exchange", "Ann: decline"]
    exchanged = done(state, "Ann", do="exchange")
    assert write_position(TABLE, exchanged) == {**before, "at": "turn", "tile": "cut", "spare tile": "bend"}
    assert offered(exchanged) == ["A2 EW", "A2 NS", "A3 NS", "B2 EW", "B2 NS"]
    declined = done(state, "Ann", do="decline")
    assert write_position(TABLE, declined) == {**before, "at": "turn"}


def test_the_exchanged_tile_is_dug_and_what_it_was_exchanged_for_stays_for_the_next() -> None:
    state = situation("Ann", "fork", {"Ann": "A1", "Bob": "D4"}, {}, ("bend", "fork"), at="spare", spare="cut")
    state = done(done(state, "Ann", do="exchange"), "Ann", do="dig", plot="A2", sides="NS")
    position = write_position(TABLE, state)

    assert (position["at"], position["by"], position["tile"], position["spare tile"]) == ("spare", ["Bob"], "bend", "fork")
    assert position["used tiles"] == {"bend": 4, "cut": 4, "fork": 1}
    state = done(done(state, "Bob", do="exchange"), "Bob", do="dig", plot="C4", sides="NEW")
    assert write_position(TABLE, state)["spare tile"] == "bend"


def test_an_exchange_comes_before_the_dig_and_once_a_turn() -> None:
    state = situation("Ann", "fork", {"Ann": "A1", "Bob": "D4"}, {}, at="spare", spare="cut")

    (because,) = TABLE.why_not(state, TABLE.read_act({"by": "Ann", "do": "dig", "plot": "A2", "sides": "NES"}))
    assert because.clause == "spare"
    assert "dig is no move of it; the moves are: exchange, decline" in because.text
    (because,) = TABLE.why_not(done(state, "Ann", do="exchange"), TABLE.read_act({"by": "Ann", "do": "exchange"}))
    assert because.clause == "walk"
    assert "exchange is no move of it; the moves are: dig" in because.text


def test_nobody_is_asked_whether_to_exchange_tiles_of_one_kind_for_everybody_sees_them() -> None:
    state = situation("Ann", "bend", {"Ann": "A1", "Bob": "D4"}, {}, ("fork", "cut"), spare="fork")
    state = done(state, "Ann", do="dig", plot="A2", sides="NE")
    position = write_position(TABLE, state)

    assert (position["at"], position["by"], position["tile"]) == ("turn", ["Bob"], "fork")


def test_who_cannot_dig_the_tile_may_be_able_to_dig_the_spare_one() -> None:
    """Only A2 is left to Ann; as neither B2 nor A3 leads there, nothing may lead east or south: a bend can, a cut cannot."""
    walled = {"B1": "EW", "C1": "EW", "B2": "NS", "A3": "EW"}
    state = situation("Ann", "cut", {"Ann": "A1", "Bob": "D4"}, walled, ("fork", "fork"), at="spare", spare="bend")

    position = write_position(TABLE, done(state, "Ann", do="decline"))
    assert (position["at"], position["by"], position["tile"], position["spare tile"]) == ("spare", ["Bob"], "fork", "bend")
    assert offered(done(state, "Ann", do="exchange")) == ["A2 NW"]


@pytest.mark.parametrize("seed", range(10))
def test_all_tiles_but_the_spare_one_are_used_and_whatever_is_offered_is_accepted(seed: int) -> None:
    for state, _ in playout(TABLE, random.Random(seed)):
        position = write_position(TABLE, state)
        assert read_position(TABLE, position) == state
        assert sum(map(len, state.cells)) == 12
        assert all(TABLE.why_not(state, act) == () for act in TABLE.legal(state))
    used = Counter(position["used tiles"])
    assert used + Counter([position["spare tile"]]) == Counter(USED)
