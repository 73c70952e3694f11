"""How strong the suite is: every misreading of a rulebook is judged by its vectors, and should be found out by one.

A mutant counts if it can be played: those that ``check`` rejects, that crash, or that do not come to an end do not.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import Any, Literal, TypeAlias

from attrs import frozen

from lexludi.errors import LexludiError, Malformed
from lexludi_conformance.mutants import Mutant, mutants
from lexludi_conformance.program import Local
from lexludi_conformance.serve import Server
from lexludi_conformance.trial import Trial
from lexludi_conformance.validity import OFFER
from lexludi_conformance.vectors import Vector, bundled, lock
from lexludi_spec.check import unplayable
from lexludi_spec.declarations import Game
from lexludi_spec.games import load

Fate: TypeAlias = Literal["killed", "survived", "rejected", "crashed"]
#: So many seconds a mutant may take for one vector; one that takes longer does not come to an end.
_PATIENCE = 10


@frozen
class Outcome:
    """What became of a mutant: by which vector it was killed, or why it does not count."""

    mutant: str
    fate: Fate
    vector: str = ""
    reason: str = ""


def judged(mutant: Mutant, vectors: Sequence[Vector]) -> Outcome:
    """Judge a mutant by vectors, until one finds it out."""
    if wrong := unplayable(mutant.game):
        return Outcome(mutant.id, "rejected", reason=str(wrong[0]))
    server, crash = Server({mutant.game.id: mutant.game}), ""
    for vector in vectors:
        try:
            with _time_limit(_PATIENCE):
                verdict = Trial(Local(server.answer), vector, OFFER).verdict()
        except TimeoutError:
            return Outcome(mutant.id, "crashed", reason=f"it does not come to an end in {vector.id}")
        except (LexludiError, AssertionError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as wrong_:
            crash = f"{type(wrong_).__name__}: {wrong_}"
            continue
        if verdict.status == "failed":
            return Outcome(mutant.id, "killed", vector.id)
        if verdict.status == "erroneous":
            crash = verdict.reason
    return Outcome(mutant.id, "crashed", reason=crash) if crash else Outcome(mutant.id, "survived")


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    def over(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# --------------------------------------------------------------------------------------------------- many mutants
_mutants: dict[str, Mutant] = {}
_vectors: list[Vector] = []


def _prepare(game: str) -> None:
    """In each process: make the mutants once, and put the vectors first that find out most."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mutants.update({mutant.id: mutant for mutant in mutants(load(game))})
    _vectors.extend(in_order(game))


def in_order(game: str) -> list[Vector]:
    """Return the vectors of a game, the shortest first: they take the least time to find something out."""
    mine = [vector for vector in bundled() if vector.game == game]
    return sorted(mine, key=lambda vector: (len(json.dumps(dict(vector.data))), vector.id))


def _judge(id_: str) -> Outcome:
    outcome = judged(_mutants[id_], _vectors)
    if outcome.vector:  # what found out one mutant is likely to find out the next, which stands beside it
        found = next(i for i, vector in enumerate(_vectors) if vector.id == outcome.vector)
        _vectors.insert(0, _vectors.pop(found))
    return outcome


def judge_all(game: str, chosen: Sequence[Mutant], known: Iterable[Outcome] = ()) -> Iterator[Outcome]:
    """Judge mutants in as many processes as there are processors; yield what became of each, those known already first."""
    done = {outcome.mutant: outcome for outcome in known}
    yield from (done[mutant.id] for mutant in chosen if mutant.id in done)
    left = [mutant.id for mutant in chosen if mutant.id not in done]
    if not left:
        return
    with multiprocessing.get_context("spawn").Pool(os.cpu_count() or 1, _prepare, (game,)) as pool:
        yield from pool.imap_unordered(_judge, left, chunksize=4)


# ------------------------------------------------------------------------------------------------------- reports
@frozen
class Strength:
    """How many mutants were killed of those that count, in some part of a game."""

    killed: int
    survived: int
    equivalent: int

    @property
    def score(self) -> float:
        """The share of the killed among those that count, in percent; equivalent ones do not count."""
        counted = self.killed + self.survived
        return 100.0 * self.killed / counted if counted else 100.0


@frozen
class Report:
    """What mutation says of the suite for one game."""

    game: str
    outcomes: tuple[Outcome, ...]
    mutants: tuple[Mutant, ...]
    #: the reasons why some survivors are no misreadings, by the mutant
    equivalent: dict[str, str]

    @property
    def whole(self) -> Strength:
        """The strength for the whole game."""
        return self._strength(self.outcomes)

    def _strength(self, outcomes: Iterable[Outcome]) -> Strength:
        fates = Counter("equivalent" if self._is_equivalent(outcome) else outcome.fate for outcome in outcomes)
        return Strength(fates["killed"], fates["survived"], fates["equivalent"])

    def _is_equivalent(self, outcome: Outcome) -> bool:
        return outcome.fate == "survived" and outcome.mutant in self.equivalent

    @property
    def by_clause(self) -> dict[str, Strength]:
        """The strength for each clause: the mutants of what is cited under it."""
        cited = {mutant.id: mutant.clauses for mutant in self.mutants}
        clauses = sorted({clause for each in cited.values() for clause in each})
        return {clause: self._strength(o for o in self.outcomes if clause in cited[o.mutant]) for clause in clauses}

    @property
    def by_operator(self) -> dict[str, Strength]:
        """The strength for each kind of misreading."""
        named = {mutant.id: mutant.operator for mutant in self.mutants}
        return {name: self._strength(o for o in self.outcomes if named[o.mutant] == name) for name in sorted(set(named.values()))}

    @property
    def survivors(self) -> list[Mutant]:
        """The mutants that were not found out and should have been."""
        lost = {outcome.mutant for outcome in self.outcomes if outcome.fate == "survived"} - set(self.equivalent)
        return [mutant for mutant in self.mutants if mutant.id in lost]

    @property
    def hopeless(self) -> list[str]:
        """The clauses of which no misreading at all is found out, though some count."""
        return [clause for clause, strength in self.by_clause.items() if strength.survived and not strength.killed]


def equivalents(game: str) -> dict[str, str]:
    """Return the mutants of a game that are no misreadings, each with the reason."""
    file = files(__name__.rpartition(".")[0]) / "mutants" / f"{game}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


class Remembered:
    """Outcomes that are kept in a file, so that a run that was broken off goes on where it stopped."""

    def __init__(self, path: Path | None, game: Game) -> None:
        """Read what is in the file, if it is of the same rules and vectors.

        Raises:
            Malformed: if the file is something else.
        """
        self.path = path
        self.key = {"rules": hash_of(game), "vectors": hash_of(lock(bundled()))}
        self.known: list[Outcome] = []
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            head, *lines = path.read_text(encoding="utf-8").splitlines() or ["{}"]
            if json.loads(head) == self.key:
                self.known = [Outcome(**json.loads(line)) for line in lines]
        except (OSError, ValueError, TypeError) as wrong:
            raise Malformed(f"{path}: is no file of remembered outcomes: {wrong}") from None

    def remembering(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Yield outcomes, and keep each as it comes."""
        if self.path is None:
            yield from outcomes
            return
        known = {outcome.mutant for outcome in self.known}
        with self.path.open("w", encoding="utf-8") as file:
            file.write(json.dumps(self.key) + "\n")
            file.writelines(_line(outcome) for outcome in self.known)
            for outcome in outcomes:
                if outcome.mutant not in known:
                    file.write(_line(outcome))
                    file.flush()
                yield outcome


def _line(outcome: Outcome) -> str:
    parts: dict[str, Any] = {name: getattr(outcome, name) for name in ("mutant", "fate", "vector", "reason")}
    return json.dumps(parts, ensure_ascii=False) + "\n"


def hash_of(thing: object) -> str:
    """Return a hash that is the same in every process."""
    return hashlib.sha256(repr(thing).encode()).hexdigest()[:16]
