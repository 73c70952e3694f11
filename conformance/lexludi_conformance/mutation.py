"""How strong the suite is: every misreading of a rulebook is judged by its vectors, and should be found out by one.

A mutant counts if it can be played: those that ``check`` rejects, that crash, or that do not come to an end do not. What
no vector finds out is played at random too: where that shows a difference, it is one that a vector should show.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

from attrs import frozen

from lexludi.errors import Malformed
from lexludi_conformance.mutants import Mutant, mutants
from lexludi_conformance.proof import ENOUGH, MOST, Equivalent, difference
from lexludi_conformance.variants import CRASHES, Variant, in_parallel, vectors_of
from lexludi_conformance.vectors import Vector, bundled, lock
from lexludi_spec.check import unplayable
from lexludi_spec.declarations import Game
from lexludi_spec.games import load

#: So many random games are played with what no vector finds out.
_TRIED = 8
Fate: TypeAlias = Literal["killed", "survived", "rejected", "crashed"]


@frozen
class Outcome:
    """What became of a mutant: by which vector it was killed, or why it does not count."""

    mutant: str
    fate: Fate
    vector: str = ""
    reason: str = ""


def judged(game: Game, mutant: Mutant, vectors: Sequence[Vector]) -> Outcome:
    """Judge a mutant of a game by vectors, until one finds it out."""
    if wrong := unplayable(mutant.game):
        return Outcome(mutant.id, "rejected", reason=str(wrong[0]))
    variant, reason = Variant(mutant.game), ""
    for vector in vectors:
        notice, why = variant.notice(vector)
        if notice == "differs":
            return Outcome(mutant.id, "killed", vector.id)
        reason = why or reason
    if reason:
        return Outcome(mutant.id, "crashed", reason=reason)
    try:
        found = next(filter(None, (difference(game, mutant, number) for number in range(1, _TRIED + 1))), "")
    except CRASHES as wrong:
        return Outcome(mutant.id, "crashed", reason=f"{type(wrong).__name__}: {wrong}")
    return Outcome(mutant.id, "survived", reason=found)


# --------------------------------------------------------------------------------------------------- many mutants
_mutants: dict[str, Mutant] = {}
_vectors: list[Vector] = []
_games: list[Game] = []


def _prepare(game: str) -> None:
    _games[:] = [load(game)]
    _mutants.update({mutant.id: mutant for mutant in mutants(_games[0])})
    _vectors.extend(vectors_of(game))


def _judge(id_: str) -> Outcome:
    outcome = judged(_games[0], _mutants[id_], _vectors)
    if outcome.vector:  # what found out one mutant is likely to find out the next, which stands beside it
        found = next(i for i, vector in enumerate(_vectors) if vector.id == outcome.vector)
        _vectors.insert(0, _vectors.pop(found))
    return outcome


def judge_all(game: str, chosen: Sequence[Mutant], known: Iterable[Outcome] = ()) -> Iterator[Outcome]:
    """Judge mutants in as many processes as there are processors; yield what became of each, those known already first."""
    done = {outcome.mutant: outcome for outcome in known}
    yield from (done[mutant.id] for mutant in chosen if mutant.id in done)
    left = [mutant.id for mutant in chosen if mutant.id not in done]
    yield from in_parallel(_judge, left, _prepare, game)


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
    """What mutation says of the suite for one game: each mutant with its outcome."""

    game: str
    judged: tuple[tuple[Mutant, Outcome], ...]
    #: the survivors that are proved to be no misreadings
    equivalent: frozenset[str]

    @property
    def whole(self) -> Strength:
        """The strength for the whole game."""
        return self._by(lambda _: ("all",))["all"]

    @property
    def by_clause(self) -> dict[str, Strength]:
        """The strength for each clause: the mutants of what is cited under it."""
        return self._by(lambda mutant: mutant.clauses)

    @property
    def by_operator(self) -> dict[str, Strength]:
        """The strength for each kind of misreading."""
        return self._by(lambda mutant: (mutant.operator,))

    @property
    def by_profile(self) -> dict[str, Strength]:
        """The strength for the default rulings, and for each reading that is another branch of the rules."""
        return self._by(lambda mutant: (mutant.profile,))

    def _by(self, parts: Callable[[Mutant], Iterable[str]]) -> dict[str, Strength]:
        fates: dict[str, Counter[str]] = {}
        for mutant, outcome in self.judged:
            fate = "equivalent" if outcome.fate == "survived" and mutant.id in self.equivalent else outcome.fate
            for part in set(parts(mutant)):
                fates.setdefault(part, Counter())[fate] += 1
        return {part: Strength(each["killed"], each["survived"], each["equivalent"]) for part, each in sorted(fates.items())}

    @property
    def excused(self) -> float:
        """The share of the equivalent among all that can be played, in percent."""
        whole = self.whole
        played = whole.killed + whole.survived + whole.equivalent
        return 100.0 * whole.equivalent / played if played else 0.0

    @property
    def survivors(self) -> list[Mutant]:
        """The mutants that were not found out and should have been."""
        return [mutant for mutant, outcome in self.judged if outcome.fate == "survived" and mutant.id not in self.equivalent]

    @property
    def hopeless(self) -> list[str]:
        """The clauses of which no misreading at all is found out, though some count."""
        return [clause for clause, strength in self.by_clause.items() if strength.survived and not strength.killed]


def report(game: str, chosen: Sequence[Mutant], outcomes: Iterable[Outcome], equivalent: Iterable[Equivalent]) -> Report:
    """Put the outcomes of a run together, in the order of the mutants."""
    found = {outcome.mutant: outcome for outcome in outcomes}
    judged = tuple((mutant, found[mutant.id]) for mutant in chosen)
    return Report(game, judged, frozenset(each.mutant for each in equivalent if each.games >= ENOUGH))


def summary(found: Report) -> dict[str, Any]:
    """Return a report as JSON."""

    def counts(strength: Strength) -> dict[str, Any]:
        return {
            "killed": strength.killed,
            "survived": strength.survived,
            "equivalent": strength.equivalent,
            "score": strength.score,
        }

    return {
        "game": found.game,
        **counts(found.whole),
        "clauses": {name: counts(strength) for name, strength in found.by_clause.items()},
        "operators": {name: counts(strength) for name, strength in found.by_operator.items()},
        "profiles": {name: counts(strength) for name, strength in found.by_profile.items()},
        "hopeless": found.hopeless,
        "excused": found.excused,
        "mutants": [
            {"id": mutant.id, "reads": mutant.sentence, "fate": outcome.fate, "vector": outcome.vector, "reason": outcome.reason}
            for mutant, outcome in found.judged
        ],
    }


def said(found: Report) -> Iterator[str]:
    """Yield the lines that people read: the misreadings that nothing finds out, then the scores, the weakest first."""
    outcomes = {mutant.id: outcome for mutant, outcome in found.judged}
    for mutant in found.survivors:
        yield f"survived: {mutant.id}"
        yield f"    {mutant.sentence}"
        if outcomes[mutant.id].reason:
            yield f"    In a random game: {outcomes[mutant.id].reason}"
    for title, parts in (("kind of misreading", found.by_operator), ("clause", found.by_clause), ("profile", found.by_profile)):
        weak = sorted((strength.score, name) for name, strength in parts.items() if strength.survived)
        yield from (f"{score:5.1f} %  {title} {name}" for score, name in weak)
    yield from (f"no misreading of {clause} is found out" for clause in found.hopeless)
    if found.excused > MOST:
        yield f"{found.excused:.1f} % of the misreadings are said to be none, and at most {MOST:.0f} % may be"
    whole, fates = found.whole, Counter(outcome.fate for _, outcome in found.judged)
    yield (
        f"{found.game}: {len(found.judged)} mutants: {whole.killed} killed, {whole.survived} survived, {whole.equivalent} equivalent,"
        f" {fates['rejected']} rejected, {fates['crashed']} that cannot be played: {whole.score:.1f} % found out"
    )


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
            head, *lines = path.read_text(encoding="utf-8").splitlines() or [json.dumps(self.key)]
            of, outcomes = json.loads(head), [Outcome(**json.loads(line)) for line in lines]
        except (OSError, ValueError, TypeError) as wrong:
            raise Malformed(f"{path}: is no file of remembered outcomes: {wrong}") from None
        if not isinstance(of, dict) or of.keys() != self.key.keys():
            raise Malformed(f"{path}: is no file of remembered outcomes: it does not say of which rules and vectors")
        self.known = outcomes if of == self.key else []

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
