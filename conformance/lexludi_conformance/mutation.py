"""How strong the suite is: every misreading of a rulebook is judged by its vectors, and should be found out by one.

A mutant counts if it can be played. One that ``check`` rejects does not; nor does one that crashes, or does not come to an end,
unless a vector shows it to be wrong without that: a crash finds nothing out. What no vector finds out is played at random too:
where that shows a difference, it is one that a vector should show, whatever is said to excuse it.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from attrs import evolve, frozen

from lexludi.errors import Malformed
from lexludi.files import append_line, write_file
from lexludi.notation import listed, shown
from lexludi_conformance.mutants import Mutant
from lexludi_conformance.proof import MOST, Equivalent, difference, is_proved, misreadings
from lexludi_conformance.variants import CRASHES, Variant, in_parallel, vectors_of
from lexludi_conformance.vectors import Vector, bundled, lock
from lexludi_spec.check import unplayable
from lexludi_spec.declarations import Game
from lexludi_spec.games import load
from lexludi_spec.settle import chosen, readings_of

#: So many random games are played with what no vector finds out, and so many decisions of each.
_TRIED, _LONG = 8, 150
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
    variant, reason, differs = Variant(mutant.game), "", _differs(game, mutant.game)
    for vector in vectors:
        if not differs(vector):
            continue
        notice, why = variant.notice(vector)
        if notice == "differs":
            return Outcome(mutant.id, "killed", vector.id)
        reason = why or reason
    if reason:
        return Outcome(mutant.id, "crashed", reason=reason)
    try:
        found = next(filter(None, (difference(game, mutant, number, _LONG) for number in range(1, _TRIED + 1))), "")
    except CRASHES as wrong:
        return Outcome(mutant.id, "crashed", reason=f"{type(wrong).__name__}: {wrong}")
    return Outcome(mutant.id, "survived", reason=found)


def _differs(game: Game, other: Game) -> Callable[[Vector], bool]:
    """Return what tells whether two games are different ones under the readings of a vector; others cannot be told apart by it."""

    @cache
    def under(readings: tuple[tuple[str, str], ...]) -> bool:
        mine, theirs = (chosen(evolve(each, clauses=(), rulings=()), readings_of(each, dict(readings))) for each in (game, other))
        return bool(mine != theirs)

    return lambda vector: under(tuple(sorted(vector.readings.items())))


# --------------------------------------------------------------------------------------------------- many mutants
_vectors: list[Vector] = []
_games: list[Game] = []


def _prepare(game: str) -> None:
    _games[:] = [load(game)]
    _vectors.extend(vectors_of(game))


def _judge(id_: str) -> Outcome:
    mutant = misreadings(_games[0])[id_]
    about = sorted(_vectors[1:], key=lambda vector: set(mutant.clauses).isdisjoint(vector.clauses))
    outcome = judged(_games[0], mutant, [*_vectors[:1], *about])
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
    def score(self) -> float | None:
        """The share of the killed among those that count, in percent; equivalent ones do not. Nothing if none counts."""
        counted = self.killed + self.survived
        return 100.0 * self.killed / counted if counted else None


@frozen
class Report:
    """What mutation says of the suite for one game: each mutant with its outcome."""

    game: str
    judged: tuple[tuple[Mutant, Outcome], ...]
    #: the survivors that are proved to be no misreadings
    equivalent: frozenset[str]
    #: the clauses of the game, if all of its misreadings were judged
    clauses: tuple[str, ...] = ()

    @property
    def whole(self) -> Strength:
        """The strength for the whole game."""
        return self._by(lambda _: ("all",)).get("all", Strength(0, 0, 0))

    @property
    def by_clause(self) -> dict[str, Strength]:
        """The strength for each clause: the mutants of what stands under it, and under no clause within it."""
        found = self._by(lambda mutant: mutant.clauses[-1:])
        return {clause: found.get(clause, Strength(0, 0, 0)) for clause in self.clauses or sorted(found)}

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
            fate = "equivalent" if self._is_excused(mutant, outcome) else outcome.fate
            for part in set(parts(mutant)):
                fates.setdefault(part, Counter())[fate] += 1
        return {part: Strength(each["killed"], each["survived"], each["equivalent"]) for part, each in sorted(fates.items())}

    def _is_excused(self, mutant: Mutant, outcome: Outcome) -> bool:
        return outcome.fate == "survived" and not outcome.reason and mutant.id in self.equivalent

    @property
    def excused(self) -> float:
        """The share of the equivalent among all that can be played, in percent."""
        whole = self.whole
        played = whole.killed + whole.survived + whole.equivalent
        return 100.0 * whole.equivalent / played if played else 0.0

    @property
    def survivors(self) -> list[Mutant]:
        """The mutants that were not found out and should have been."""
        return [mutant for mutant, outcome in self.judged if outcome.fate == "survived" and not self._is_excused(mutant, outcome)]

    @property
    def hopeless(self) -> list[str]:
        """The clauses of which no misreading at all is found out; none where only a selection was judged."""
        return [clause for clause, strength in self.by_clause.items() if not strength.killed] if self.clauses else []


def report(
    game: Game, chosen: Sequence[Mutant], outcomes: Iterable[Outcome], excuses: Iterable[Equivalent], *, whole: bool
) -> Report:
    """Put the outcomes of a run together, in the order of the mutants; whole if these are all of the game's."""
    found = {outcome.mutant: outcome for outcome in outcomes}
    known = {mutant.id: mutant for mutant in chosen}
    proved = frozenset(each.mutant for each in excuses if each.mutant in known and is_proved(each, game, known[each.mutant]))
    clauses = tuple(clause.id for clause in game.clauses) if whole else ()
    return Report(game.id, tuple((mutant, found[mutant.id]) for mutant in chosen), proved, clauses)


def is_weak(found: Mapping[str, Any], fail_under: float) -> bool:
    """Tell whether a report as JSON is worse than asked for: its score, its excuses, or a clause of which nothing is found out."""
    return bool(found["hopeless"] or found["excused"] > MOST or (found["score"] or 0) < fail_under)


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
        weak = sorted((strength.score or 0, name) for name, strength in parts.items() if strength.survived)
        yield from (f"{score:5.1f} %  {title} {name}" for score, name in weak)
    yield from (f"no misreading of {clause} is found out" for clause in found.hopeless)
    if found.excused > MOST:
        yield f"{found.excused:.1f} % of the misreadings are said to be none, and at most {MOST:.0f} % may be"
    whole, fates = found.whole, Counter(outcome.fate for _, outcome in found.judged)
    yield (
        f"{found.game}: {len(found.judged)} mutants: {whole.killed} killed, {whole.survived} survived, {whole.equivalent} equivalent,"
        f" {fates['rejected']} rejected, {fates['crashed']} that cannot be played: "
        + ("nothing counts" if whole.score is None else f"{whole.score:.1f} % found out")
    )


class Remembered:
    """Outcomes that are kept in a file, so that a run that was broken off goes on where it stopped."""

    def __init__(self, path: Path | None, game: Game) -> None:
        """Read what is in the file.

        Raises:
            Malformed: if it is something else, or of other rules, vectors or programs; it is left as it is.
        """
        self.path = path
        self.key = {"rules": hash_of(game), "vectors": hash_of(lock(bundled())), "program": _program()}
        self.known: list[Outcome] = []
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        what = f"{path}: is no file of remembered outcomes"
        try:
            head, *lines = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")] or [
                ""
            ]
            of, told = json.loads(head or json.dumps(self.key)), [json.loads(line) for line in lines]
        except (OSError, ValueError) as wrong:
            raise Malformed(f"{what}: {wrong}") from None
        if not isinstance(of, dict) or of.keys() != self.key.keys():
            raise Malformed(f"{what}: it does not say of which rules, vectors and program")
        if of != self.key:
            changed = listed(key for key in of if of[key] != self.key[key])
            raise Malformed(f"{path}: remembers outcomes of other {changed}; name another file, or remove it")
        for each in told:
            if (
                not isinstance(each, dict)
                or each.keys() != _KEYS
                or each["fate"] not in get_args(Fate)
                or set(map(type, each.values())) != {str}
            ):
                raise Malformed(f"{what}: {shown(each)} is no outcome")
        self.known = [Outcome(**each) for each in told]

    def remembering(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Yield outcomes, and keep each as it comes.

        Raises:
            Malformed: if the file cannot be written; what has been kept stays.
        """
        if self.path is None:
            yield from outcomes
            return
        known = {outcome.mutant for outcome in self.known}
        whole = "".join((json.dumps(self.key) + "\n", *map(_line, self.known)))
        write_file(self.path, whole)
        for outcome in outcomes:
            if outcome.mutant not in known:
                append_line(self.path, _line(outcome))
            yield outcome


_KEYS = {"mutant", "fate", "vector", "reason"}


def _program() -> str:
    """Return a hash of everything that judges: where it changes, an outcome may be another."""
    packages = [Path(str(files(package))) for package in ("lexludi_spec", "lexludi", "lexludi_conformance")]
    sources = [path.read_bytes() for package in packages for path in sorted(package.rglob("*.py"))]
    return hashlib.sha256(b"".join(sources)).hexdigest()[:16]


def _line(outcome: Outcome) -> str:
    parts: dict[str, Any] = {name: getattr(outcome, name) for name in sorted(_KEYS)}
    return json.dumps(parts, ensure_ascii=False) + "\n"


def hash_of(thing: object) -> str:
    """Return a hash that is the same in every process."""
    return hashlib.sha256(repr(thing).encode()).hexdigest()[:16]
