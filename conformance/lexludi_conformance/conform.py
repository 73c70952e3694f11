"""Judging one program: put the vectors to it that apply, or play random games with it; count, and say what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from attrs import frozen

from lexludi.errors import LexludiError
from lexludi.notation import listed
from lexludi_conformance.judge import hello, judge
from lexludi_conformance.layout import laid_out
from lexludi_conformance.lockstep import Played, play
from lexludi_conformance.measured import depends
from lexludi_conformance.program import Misbehaviour, Subprocess, Unusable
from lexludi_conformance.progress import shown
from lexludi_conformance.trial import LEVELS, STATUSES, Verdict
from lexludi_conformance.vectors import Vector
from lexludi_spec.games import load


@frozen
class Result:
    """A judged program: what it says of itself, and what became of each vector."""

    program: dict[str, Any]
    verdicts: tuple[Verdict, ...]


@contextmanager
def started(command: Sequence[str], timeout: float, games: Collection[str]) -> Iterator[tuple[Subprocess, dict[str, Any]]]:
    """Start a program that knows one of some games at least; yield it with what it says of itself.

    Raises:
        Unusable: if it cannot be started, does not greet, or knows none of the games.
    """
    program = Subprocess(command, timeout)
    try:
        try:
            greeting = hello(program)
        except Misbehaviour as wrong:
            raise Unusable(f"{' '.join(command)}: does not say hello: {wrong}") from None
        if not set(games) & set(greeting["games"]):
            raise Unusable(f"{_name(greeting)} knows {listed(greeting['games'])}, and not {listed(sorted(games))}")
        yield program, greeting
    finally:
        program.close()


def _name(greeting: Mapping[str, Any]) -> str:
    return str(greeting.get("name", "the program"))


def _titled(greeting: Mapping[str, Any]) -> str:
    """Return what a program calls itself, its version and its language."""
    version = f" {greeting['version']}" if "version" in greeting else ""
    language = f" ({greeting['language']})" if "language" in greeting else ""
    return f"{_name(greeting)}{version}{language}"


def conform(command: Sequence[str], vectors: Sequence[Vector], timeout: float, *, progress: bool = False) -> Result:
    """Judge the program that a command starts by vectors.

    Raises:
        Unusable: if it cannot be started, does not greet, or knows none of the games.
    """
    with started(command, timeout, {vector.game for vector in vectors}) as (program, greeting):
        judged = judge(program, vectors, greeting["games"], depends)
        verdicts = tuple(shown(judged, len(vectors), "judging", on_terminal=progress))
    if all(verdict.status == "inapplicable" for verdict in verdicts):
        raise LexludiError(f"no vector applies to {_name(greeting)}: {verdicts[0].reason}")
    return Result(greeting, verdicts)


@frozen
class InStep:
    """Random games with a program: what it says of itself, and what was played, by game."""

    program: dict[str, Any]
    seed: str
    played: dict[str, tuple[Played, ...]]

    @property
    def differences(self) -> list[Played]:
        """The games in which something differs."""
        return [each for games in self.played.values() for each in games if each.difference]


def in_step(
    command: Sequence[str],
    games: Sequence[str],
    number: int,
    seed: str,
    timeout: float,
    *,
    players: Sequence[int] = (),
    readings: Mapping[str, str],
    progress: bool = False,
) -> InStep:
    """Play so many random games in lock step with the program that a command starts, for each number of players that it knows.

    Raises:
        Unusable: if it cannot be started, does not greet, or knows none of the games.
    """
    found: dict[str, tuple[Played, ...]] = {}
    with started(command, timeout, games) as (program, greeting):
        for id_ in [each for each in games if each in greeting["games"]]:
            offer, game = greeting["games"][id_], load(id_)
            low, high = offer.get("players", [game.least, game.most])
            numbers = [n for n in range(max(low, game.least), min(high, game.most) + 1) if not players or n in players]
            played = play(program, id_, offer, numbers, number, seed, readings)
            found[id_] = tuple(shown(played, number * len(numbers), f"playing {id_}", on_terminal=progress))
    if not any(found.values()):
        raise LexludiError(f"{_name(greeting)} plays none of these games with so many players")
    return InStep(greeting, seed, found)


def games_summary(result: InStep) -> dict[str, Any]:
    """Return random games as JSON."""
    first = next(iter(result.differences), None)
    return {
        "program": {key: result.program.get(key) for key in ("name", "version", "language")},
        "seed": result.seed,
        "games": [
            {"game": id_, "players": players} | counts
            for id_, played in result.played.items()
            for players, counts in _by_players(played)
        ],
        "difference": None if first is None else {"what": first.difference, "vector": first.vector},
    }


def games_said(result: InStep) -> Iterator[str]:
    """Yield the lines that people read: what was played, and the first difference with the vector that shows it again."""
    yield _titled(result.program)
    for id_, played in result.played.items():
        for players, counts in _by_players(played):
            yield f"{id_}, {players} players: " + ", ".join(f"{number} {what}" for what, number in counts.items())
    if not result.differences:
        yield f"no difference (seed {result.seed})"
    for each in result.differences:
        yield f"difference: {each.difference}"
        if each.vector is not None:
            yield laid_out(each.vector)
        else:
            yield f"No vector shows it again; the game does: --seed {result.seed} --players {each.players}"


def _by_players(played: Sequence[Played]) -> Iterator[tuple[int, dict[str, int]]]:
    """Yield for each number of players how many games were played, and how much was compared in them."""
    for players in dict.fromkeys(each.players for each in played):
        mine = [each for each in played if each.players == players]
        counts = {what: sum(getattr(each, what) for each in mine) for what in ("decisions", "positions", "views", "unfinished")}
        yield players, {"games": len(mine)} | {what: number for what, number in counts.items() if number or what != "unfinished"}


def status(result: Result) -> int:
    """Return the exit status: 0 if all that applies has passed, 1 if not."""
    return 0 if all(verdict.status in ("passed", "inapplicable") for verdict in result.verdicts) else 1


def _counts(verdicts: Sequence[Verdict]) -> dict[str, int]:
    found = Counter(verdict.status for verdict in verdicts)
    return {each: found[each] for each in STATUSES}


def _levels(verdicts: Sequence[Verdict]) -> dict[int, dict[str, int]]:
    found = {level: Counter(verdict.levels[level] for verdict in verdicts if level in verdict.levels) for level in LEVELS}
    return {level: {each: counts[each] for each in ("passed", "failed", "not offered")} for level, counts in found.items()}


def summary(result: Result) -> dict[str, Any]:
    """Return the result as JSON."""
    games = sorted({verdict.vector.game for verdict in result.verdicts})
    return {
        "program": {key: result.program.get(key) for key in ("name", "version", "language")},
        "games": {
            game: {"counts": _counts(mine), "levels": {str(level): counts for level, counts in _levels(mine).items()}}
            for game in games
            for mine in ([verdict for verdict in result.verdicts if verdict.vector.game == game],)
        },
        "vectors": [
            {
                "id": verdict.vector.id, "status": verdict.status, "kind": verdict.kind, "reason": verdict.reason,
                "levels": {str(level): what for level, what in verdict.levels.items()},
                "findings": [{"level": each.level, "where": each.where, "what": each.what} for each in verdict.findings],
            }
            for verdict in result.verdicts
        ],
    }  # fmt: skip


def said(result: Result) -> Iterator[str]:
    """Yield the lines that people read: what differs first, then the counts."""
    for verdict in result.verdicts:
        if verdict.status in ("failed", "erroneous", "skipped"):
            yield f"{verdict.status}: {verdict.vector.id}: {verdict.vector.title}"
            yield from (f"    level {each.level}: {each.where}: {each.what}" for each in verdict.findings)
            if verdict.reason:
                yield f"    {verdict.kind + ': ' if verdict.kind else ''}{verdict.reason}"
    yield _titled(result.program)
    for game in sorted({verdict.vector.game for verdict in result.verdicts}):
        mine = [verdict for verdict in result.verdicts if verdict.vector.game == game]
        yield f"{game}: " + ", ".join(f"{number} {what}" for what, number in _counts(mine).items())
        for level, counts in _levels(mine).items():
            if any(counts.values()):
                yield f"  level {level}: " + ", ".join(f"{number} {what}" for what, number in counts.items())
        reasons = Counter(verdict.reason for verdict in mine if verdict.status == "inapplicable")
        yield from (f"  inapplicable: {number}, for {reason}" for reason, number in sorted(reasons.items()))
