"""Misreadings that make no difference: each has a written reason, and was played against the right rules without a difference."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lexludi.errors import Malformed, MalformedMove
from lexludi.files import parse_json, write_file
from lexludi.notation import listed, shown
from lexludi.positions import write_position
from lexludi.random_play import outcome, some_move
from lexludi.runtime import Act, State, Val
from lexludi.table import Table
from lexludi.views import write_views
from lexludi_conformance.lockstep import LONGEST, names, random_readings
from lexludi_conformance.mutants import DEFAULT, Mutant, mutants
from lexludi_conformance.variants import CRASHES, in_parallel
from lexludi_spec import sorts
from lexludi_spec.declarations import Game, SeenWhen
from lexludi_spec.games import load
from lexludi_spec.json_form import to_json
from lexludi_spec.language import Tree

#: So many random games without a difference a misreading needs before it counts as none.
ENOUGH = 10_000
#: At most this share of the misreadings that can be played may count as none, in percent.
MOST = 5.0
_PORTION = 50
#: So many moves are tried at each decision, besides the legal ones.
_ATTEMPTS = 3


@frozen
class Equivalent:
    """A misreading that is none: why it makes no difference, and in how many random games by which rules it made none."""

    mutant: str
    reads: str
    reason: str
    games: int = 0
    #: the hash of the rules and of the misread rules that were played
    rules: str = ""


_PARTS: dict[str, type] = {"mutant": str, "reads": str, "reason": str, "games": int, "rules": str}


@lru_cache(maxsize=4)
def misreadings(game: Game) -> dict[str, Mutant]:
    """Return every misreading of a game by its id."""
    return {mutant.id: mutant for mutant in mutants(game)}


def file_of(game: str) -> Traversable:
    """Return the file that holds the misreadings of a game that are none."""
    return files(__name__.rpartition(".")[0]) / "equivalent" / f"{game}.json"


def equivalents(game: Game) -> tuple[Equivalent, ...]:
    """Return the misreadings of a game that are none, as they are written down, proved or not.

    Raises:
        Malformed: if the file cannot be read, or one of them is no misreading of this game, reads otherwise by now, or has no reason.
    """
    file = file_of(game.id)
    return read_equivalents(game, parse_json(file.read_text(encoding="utf-8"), str(file))) if file.is_file() else ()


def read_equivalents(game: Game, data: Any) -> tuple[Equivalent, ...]:
    """Read misreadings of a game that are none; raises as :func:`equivalents` does."""
    where, known = f"equivalent misreadings of {game.id}", misreadings(game)
    found: dict[str, Equivalent] = {}
    for each in data if isinstance(data, list) else [data]:
        if not isinstance(each, dict) or any(type(value) is not _PARTS.get(key) for key, value in each.items()):
            raise Malformed(f"{where}: an object with {listed(_PARTS)} is expected, not {shown(each)}")
        if lacking := [key for key in ("mutant", "reads", "reason") if key not in each]:
            raise Malformed(f"{where}: {shown(each)} lacks {listed(lacking)}")
        told = f"{where}: {shown(each['mutant'])}"
        if each["mutant"] not in known:
            raise Malformed(f"{told} is no misreading of these rules; `lexludi mutate {game.id} --list` tells them all")
        if each["mutant"] in found:
            raise Malformed(f"{told} stands there twice")
        if each["reads"] != known[each["mutant"]].sentence:
            raise Malformed(f"{told} reads otherwise by now: {shown(known[each['mutant']].sentence)}; look at it again")
        if not each["reason"].strip():
            raise Malformed(f"{told} has no reason")
        found[each["mutant"]] = Equivalent(**each)
    return tuple(found.values())


def write_equivalents(found: Sequence[Equivalent]) -> list[dict[str, Any]]:
    """Return misreadings that are none as JSON."""
    return [{key: getattr(each, key) for key in _PARTS} for each in found]


def is_proved(each: Equivalent, game: Game, mutant: Mutant) -> bool:
    """Tell whether a misreading was played often enough against these very rules."""
    return each.games >= ENOUGH and each.rules == rules_hash(game, mutant)


def rules_hash(game: Game, mutant: Mutant) -> str:
    """Return a hash of what is played by two readings; clauses and rulings are prose, and do not count."""
    played = [to_json(evolve(each, clauses=(), rulings=())) for each in (game, mutant.game)]
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:16]


# ------------------------------------------------------------------------------------------------------- playing
def difference(game: Game, mutant: Mutant, number: int, longest: int = LONGEST) -> str:
    """Play a random game by the rules and by a misreading of them in lock step; return the first difference, if there is one.

    Every second game has the open questions settled at random, except that in whose branch the misreading stands.
    """
    rng = random.Random(f"{mutant.id}/{number}")  # noqa: S311  # a game, and no secret
    counts = game.most - game.least + 1
    fixed = dict((mutant.profile.rsplit(" ", 1),)) if mutant.profile != DEFAULT else {}
    readings = random_readings(game, rng, fixed) if number % 2 else fixed
    seats = names(game, game.least + number // 2 % counts)
    tables = Table(game, seats, readings), Table(mutant.game, seats, readings)
    states = tables[0].start(), tables[1].start()
    for _ in range(longest):
        if found := _compared(tables, states, rng):
            return f"game {number}, {len(seats)} players: {found}"
        right, state = tables[0], states[0]
        if state.winners is not None:
            return ""
        chance = right.chance(state)
        if chance is not None:
            value = outcome(chance, rng)
            states = right.settle(state, value), tables[1].settle(states[1], value)
        else:
            act = some_move(right.legal(state, rng.choice(right.deciders(state))), rng)
            states = right.play(state, act), tables[1].play(states[1], act)
    return ""


def _compared(tables: tuple[Table, Table], states: tuple[State, State], rng: random.Random) -> str:
    (right, wrong), (mine, other) = tables, states
    at = f"at {mine.point[0]!r}"
    if mine != other:  # names may be numbered otherwise in the two, which a position does not show
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
        if Counter(right.legal(mine, seat)) != Counter(wrong.legal(other, seat)):
            return f"{at}: other moves are legal for {right.players[seat]}"
    for act in attempts(right, deciders, rng):
        forbidding = because(right, mine, act)
        if forbidding is not None and forbidding != because(wrong, other, act):
            return f"{at}: {right.say(act)} is refused for other reasons"
    if _sight(right.game) != _sight(wrong.game):
        for name, one, another in zip(right.players, write_views(right, mine), write_views(wrong, other), strict=True):
            if one != another:
                return f"{at}: {name} sees something else"
    return ""


def attempts(table: Table, deciders: Sequence[int], rng: random.Random) -> Iterator[Act]:
    """Yield moves that somebody might try to make, most of them not allowed: any verb, with any arguments of the right sorts."""
    known = table.flow.known
    for _ in range(_ATTEMPTS if deciders else 0):
        move = rng.choice(list(known.moves.values()))
        args = tuple((pick.name, _any(table, known.names[pick.name], rng)) for pick in move.picks)
        yield Act(rng.choice((*deciders, *range(len(table.players)))), move.says, args)


def _any(table: Table, sort: sorts.Sort | None, rng: random.Random) -> Val:
    """Return any value of a sort."""
    match sort:
        case sorts.Seat():
            return rng.randrange(len(table.players))
        case sorts.Number():
            return rng.randrange(8)
        case sorts.Truth():
            return rng.random() < 0.5
        case sorts.Word(kind):
            return rng.choice(table.flow.known.kinds[kind])
        case sorts.Card(component):
            return rng.choice(table.notation.declared[component])
        case sorts.Sides(board):
            return tuple(side.word for side in table.flow.known.boards[board].directions if rng.random() < 0.5)
        case sorts.List(item):
            return tuple(_any(table, item, rng) for _ in range(rng.randrange(1, 5)))
        case _:
            return None


def because(table: Table, state: State, act: Act) -> list[str] | None:
    """Return the clauses that forbid a move; nothing where it cannot be read, for nobody is handed such a move."""
    try:
        return sorted(refusal.clause for refusal in table.why_not(state, act))
    except MalformedMove:
        return None


def _sight(game: Game) -> Tree:
    """Return all that decides who sees what of a position."""
    sights = [place.sight for place in game.places] + [variable.sight for variable in game.variables]
    return game.places, game.variables, game if any(isinstance(sight, SeenWhen) for sight in sights) else None


_games: list[Game] = []


def _prepare(game: str) -> None:
    _games[:] = [load(game)]


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
    for number in range(first, first + count):
        try:
            found = difference(_games[0], misreadings(_games[0])[id_], number)
        except CRASHES as wrong:
            found = f"game {number}: {type(wrong).__name__}: {wrong}"
        if found:
            return f"{id_}: {found}"
    return ""


def enter(game: Game, chosen: Sequence[Equivalent], games: int) -> None:
    """Enter into the file of a game how often some misreadings were played without a difference.

    Raises:
        Malformed: if it cannot be written; the file is then as it was.
    """
    known = misreadings(game)
    played = {each.mutant: evolve(each, games=games, rules=rules_hash(game, known[each.mutant])) for each in chosen}
    whole = [played.get(each.mutant, each) for each in equivalents(game)]
    write_file(Path(str(file_of(game.id))), json.dumps(write_equivalents(whole), ensure_ascii=False, indent=1) + "\n")
