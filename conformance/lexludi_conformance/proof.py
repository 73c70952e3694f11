"""Misreadings that make no difference: each has a written reason, and was played against the right rules without a difference."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lexludi.errors import Malformed
from lexludi.notation import shown
from lexludi.positions import write_position
from lexludi.random_play import outcome
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_conformance.lockstep import names, random_readings
from lexludi_conformance.mutants import DEFAULT, Mutant, mutants
from lexludi_conformance.variants import in_parallel
from lexludi_spec.declarations import Game, SeenWhen
from lexludi_spec.games import load
from lexludi_spec.language import Tree

#: So many random games without a difference a misreading needs before it counts as none.
ENOUGH = 10_000
#: At most this share of the misreadings that can be played may count as none, in percent.
MOST = 5.0
_PORTION = 50


@frozen
class Equivalent:
    """A misreading that is none: why it makes no difference, and in how many random games it made none."""

    mutant: str
    reads: str
    reason: str
    games: int


def equivalents(game: Game) -> tuple[Equivalent, ...]:
    """Return the misreadings of a game that are none, as they are written down, proved or not.

    Raises:
        Malformed: if one of them is no misreading of this game, reads otherwise by now, or has no reason.
    """
    file = files(__name__.rpartition(".")[0]) / "equivalent" / f"{game.id}.json"
    return read_equivalents(game, json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def read_equivalents(game: Game, data: Sequence[Mapping[str, Any]]) -> tuple[Equivalent, ...]:
    """Read misreadings of a game that are none; raises as :func:`equivalents` does."""
    found, known = tuple(Equivalent(**each) for each in data), {mutant.id: mutant.sentence for mutant in mutants(game)}
    for each in found:
        where = f"equivalent misreadings of {game.id}: {shown(each.mutant)}"
        if each.mutant not in known:
            raise Malformed(f"{where} is no misreading of these rules; `lexludi mutate {game.id} --list` tells them all")
        if each.reads != known[each.mutant]:
            raise Malformed(f"{where} reads otherwise by now: {shown(known[each.mutant])}; look at it again, and prove it again")
        if not each.reason.strip():
            raise Malformed(f"{where} has no reason")
    return found


def write_equivalents(found: Sequence[Equivalent]) -> list[dict[str, Any]]:
    """Return misreadings that are none as JSON."""
    return [{"mutant": each.mutant, "reads": each.reads, "reason": each.reason, "games": each.games} for each in found]


# ------------------------------------------------------------------------------------------------------- playing
def difference(game: Game, mutant: Mutant, number: int) -> str:
    """Play a random game by the rules and by a misreading of them in lock step; return the first difference, if there is one.

    Every second game has the open questions settled at random, except that in whose branch the misreading stands.
    """
    rng = random.Random(f"{mutant.id}/{number}")  # noqa: S311  # a game, and no secret
    counts = game.most - game.least + 1
    readings = random_readings(game, rng) if number % 2 else {}
    if mutant.profile != DEFAULT:
        ruling, reading = mutant.profile.rsplit(" ", 1)
        readings[ruling] = reading
    seats = names(game, game.least + number // 2 % counts)
    tables = Table(game, seats, readings), Table(mutant.game, seats, readings)
    states = tables[0].start(), tables[1].start()
    while True:
        if found := _compared(tables, states):
            return f"game {number}, {len(seats)} players: {found}"
        right, state = tables[0], states[0]
        if state.winners is not None:
            return ""
        chance = right.chance(state)
        if chance is not None:
            value = outcome(chance, rng)
            states = right.settle(state, value), tables[1].settle(states[1], value)
        else:
            act = rng.choice(right.legal(state, rng.choice(right.deciders(state))))
            states = right.play(state, act), tables[1].play(states[1], act)


def _compared(tables: tuple[Table, Table], states: tuple[State, State]) -> str:
    (right, wrong), (mine, other) = tables, states
    at = f"at {mine.point[0]!r}"
    if (mine.cells, mine.variables, mine.winners) != (other.cells, other.variables, other.winners) or mine.point[0] != other.point[
        0
    ]:
        here, there = write_position(right, mine), write_position(wrong, other)
        if here != there:
            parts = [key for key in here | there if here.get(key) != there.get(key)]
            return f"{at}: {', '.join(parts)} differ"
    if right.chance(mine) != wrong.chance(other):
        return f"{at}: something else is up to chance"
    if mine.winners is not None:
        return ""
    deciders = right.deciders(mine)
    if deciders != wrong.deciders(other):
        return f"{at}: others decide"
    for seat in deciders:
        if set(right.legal(mine, seat)) != set(wrong.legal(other, seat)):
            return f"{at}: other moves are legal for {right.players[seat]}"
    for seat in range(len(right.players)) if _sight(right.game) != _sight(wrong.game) else ():
        if write_view(right, mine, seat) != write_view(wrong, other, seat):
            return f"{at}: {right.players[seat]} sees something else"
    return ""


def _sight(game: Game) -> Tree:
    """Return all that decides who sees what of a position."""
    sights = [place.sight for place in game.places] + [variable.sight for variable in game.variables]
    return game.places, game.variables, game if any(isinstance(sight, SeenWhen) for sight in sights) else None


_known: dict[str, Mutant] = {}
_games: list[Game] = []


def _prepare(game: str) -> None:
    _games[:] = [load(game)]
    _known.update({mutant.id: mutant for mutant in mutants(_games[0])})


#: A misreading, the number of the first game, and how many games.
Task: TypeAlias = tuple[str, int, int]


def proofs(chosen: Sequence[Equivalent], games: int) -> list[Task]:
    """Return so many games for each misreading, in portions."""
    return [(each.mutant, first, min(_PORTION, games - first + 1)) for each in chosen for first in range(1, games + 1, _PORTION)]


def prove(game: str, tasks: Sequence[Task]) -> Iterator[str]:
    """Play portions of random games in as many processes as there are processors; yield the first difference in each, or nothing."""
    yield from in_parallel(_play, tasks, _prepare, game)


def _play(task: Task) -> str:
    id_, first, count = task
    differences = (difference(_games[0], _known[id_], number) for number in range(first, first + count))
    return next((f"{id_}: {found}" for found in differences if found), "")


def proved(found: Sequence[Equivalent], games: int) -> list[Equivalent]:
    """Return the same misreadings as played so often without a difference."""
    return [evolve(each, games=games) for each in found]
