"""Judging one program: run the vectors that apply, count, and say what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import frozen

from lexludi.errors import LexludiError
from lexludi_conformance.judge import hello, judge
from lexludi_conformance.program import Misbehaviour, Subprocess, Unusable
from lexludi_conformance.progress import shown
from lexludi_conformance.trial import LEVELS, STATUSES, Verdict
from lexludi_conformance.validity import depends
from lexludi_conformance.vectors import Vector


@frozen
class Result:
    """A judged program: what it says of itself, and what became of each vector."""

    program: dict[str, Any]
    verdicts: tuple[Verdict, ...]


def conform(command: Sequence[str], vectors: Sequence[Vector], timeout: float, *, progress: bool = False) -> Result:
    """Judge the program that a command starts.

    Raises:
        Unusable: if it cannot be started, does not greet, or knows none of the games.
    """
    program = Subprocess(command, timeout)
    try:
        try:
            greeting = hello(program)
        except Misbehaviour as wrong:
            raise Unusable(f"{' '.join(command)}: does not say hello: {wrong}") from None
        games = {vector.game for vector in vectors}
        if not games & set(greeting["games"]):
            raise Unusable(
                f"{greeting.get('name', command[0])} knows {', '.join(greeting['games']) or 'no game'}, and not {', '.join(sorted(games))}"
            )
        judged = judge(program, vectors, greeting["games"], depends)
        verdicts = tuple(shown(judged, len(vectors), "judging", on_terminal=progress))
    finally:
        program.close()
    if all(verdict.status == "inapplicable" for verdict in verdicts):
        raise LexludiError(f"no vector applies to {greeting.get('name', command[0])}: {verdicts[0].reason}")
    return Result(greeting, verdicts)


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
    program = result.program
    yield f"{program.get('name', 'the program')} {program.get('version', '')} ({program.get('language', 'of unknown language')})"
    for game in sorted({verdict.vector.game for verdict in result.verdicts}):
        mine = [verdict for verdict in result.verdicts if verdict.vector.game == game]
        yield f"{game}: " + ", ".join(f"{number} {what}" for what, number in _counts(mine).items())
        for level, counts in _levels(mine).items():
            if any(counts.values()):
                yield f"  level {level}: " + ", ".join(f"{number} {what}" for what, number in counts.items())
        reasons = Counter(verdict.reason for verdict in mine if verdict.status == "inapplicable")
        yield from (f"  inapplicable: {number}, for {reason}" for reason, number in sorted(reasons.items()))
