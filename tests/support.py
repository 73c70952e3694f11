"""What several tests need: tables, positions, random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import combinations, islice
from typing import Any

from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.declarations import Game
from lexludi_spec.games import load
from lexludi_spec.settle import clash, options

PLAYERS = ("Lorraine", "Pierre", "Gale", "Hironobu", "Ines", "Jan", "Kim", "Lou")
BERRIED = load("berried-treasure")
#: The readings under which games end that may otherwise go on for ever.
ENDING = {"another-mans-treasure": {"AM-Q108": "B"}, "schatzjagd": {"SJ-Q73": "B"}}
#: So much of a random game is looked at, where its end does not matter.
LONG = 500

#: A position in the middle of a first round, as the contract prints it.
LORRAINE: dict[str, Any] = {
    "game": "berried-treasure", "players": ["Lorraine", "Pierre", "Gale", "Hironobu"], "at": "turn", "by": ["Lorraine"],
    "round": 1, "deck": {"any": 40}, "scoring deck": {"any": 3},
    "scoring card": {"blueberry": [10, 5, 3], "raspberry": [8, 4, 2], "mocha": [6, 3, 2], "lemon": [4, 2, 1]},
    "rack": [
        ["mocha", "lemon", "raspberry"], ["blueberry", "lemon 1 paw"], ["blueberry", "lemon", "raspberry Moar!"],
        ["mocha", "mocha 2 paws"],
    ],
    "stash": {
        "Lorraine": {"mocha": 2, "lemon": 1}, "Pierre": {"blueberry": 2}, "Gale": {"lemon": 2},
        "Hironobu": {"raspberry": 1, "blueberry": 2},
    },
}  # fmt: skip


def table(players: int = 4, readings: Mapping[str, str] | None = None, game: Game = BERRIED) -> Table:
    """Return a table of Berried Treasure, or of another game."""
    return Table(game, PLAYERS[:players], readings or {})


def states(at: Table, seed: int) -> Iterator[State]:
    """Yield every state of a random game, the last one too, or the first ones of a long game."""
    for state, _ in islice(playout(at, random.Random(seed)), LONG):
        yield state


def decisions(at: Table, seed: int) -> Iterator[State]:
    """Yield every state of a random game in which somebody must decide."""
    return (state for state in states(at, seed) if at.deciders(state))


def single_readings(game: Game = BERRIED) -> list[dict[str, str]]:
    """Return the default readings, and each other reading of each option by itself."""
    others = [{ruling.id: a.name} for ruling in options(game) for a in ruling.answers if a.name != ruling.default]
    return [{}, *others]


def pairs_of_readings(game: Game = BERRIED) -> list[dict[str, str]]:
    """Return every pair of other readings of two different options."""
    singles = single_readings(game)[1:]
    both = [one | other for one, other in combinations(singles, 2) if one.keys() != other.keys()]
    return [readings for readings in both if not clash(game, readings)]
