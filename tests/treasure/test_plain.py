"""The moves of a turn in Another Man's Treasure, held against a slow and plain search in thousands of random positions."""

from __future__ import annotations

import random

import pytest
from treasure.plain import CLASSIC, PROGRESSIVE, Search, act_of, position_of, random_spot, spot_of

from lexludi.positions import impossible, read_position, write_position
from lexludi.table import Table
from lexludi_spec.games import load

PLAYERS = ["Ann", "Ben", "Cleo"]
GAME = load("another-mans-treasure")
READINGS = [
    {}, {"AM-Q22": "B"}, {"AM-Q30": "B"}, {"AM-Q41": "B"}, {"AM-Q41": "C"}, {"AM-Q46": "B"}, {"AM-Q47": "B"}, {"AM-Q51": "C"},
    {"AM-Q46": "B", "AM-Q47": "B"}, {"AM-Q30": "B", "AM-Q41": "B", "AM-Q22": "B"},
]  # fmt: skip


def agree(seed: int, readings: dict[str, str], round_: int | None = None) -> int:
    """Go through a random turn, and hold the legal moves against the plain search at every step; return how many steps there were."""
    patterns = CLASSIC if round_ is None else PROGRESSIVE[round_]
    table = Table(GAME, PLAYERS, readings if round_ is None else readings | {"AM-V1": "B"})
    search, rng = Search(patterns, readings), random.Random(seed)
    position = position_of(random_spot(seed, patterns), PLAYERS, round_ or 1)
    state, steps = read_position(table, position), 0
    if any(problem for problem in impossible(table, position)):
        return 0  # too many wilds for this reading
    while state.winners is None and state.point[0] in ("play", "lay") and table.deciders(state) == (0,):
        legal, spot = table.legal(state), spot_of(write_position(table, state))
        told = [act_of(table.write_act(act)) for act in legal]

        assert len(set(told)) == len(told)
        assert set(told) == set(search.acts(spot))
        steps += 1
        playing = [act for act in legal if act.do != "discard"]
        state = table.play(state, rng.choice(playing or legal))
    return steps


@pytest.mark.parametrize("seed", range(30))
def test_exactly_these_moves_are_legal_at_every_step_of_a_turn(seed: int) -> None:
    assert agree(seed, {})


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "-".join(map("=".join, each.items())))
def test_exactly_these_moves_are_legal_under_other_readings(readings: dict[str, str]) -> None:
    assert sum(agree(seed, readings) for seed in range(1000, 1004)) > 4


@pytest.mark.parametrize("round_", [1, 4, 7])
def test_exactly_these_moves_are_legal_in_the_progressive_game(round_: int) -> None:
    assert sum(agree(seed, {}, round_) for seed in range(2000, 2006)) > 6


@pytest.mark.slow
@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "-".join(map("=".join, each.items())))
@pytest.mark.parametrize("round_", [None, 1, 4, 7])
def test_exactly_these_moves_are_legal_in_thousands_of_positions(round_: int | None, readings: dict[str, str]) -> None:
    assert sum(agree(seed, readings, round_) for seed in range(3000, 3080)) > 120
