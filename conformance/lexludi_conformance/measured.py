"""What was measured of the suite, kept beside the rules and the vectors that it was measured of: measuring takes minutes.

``lexludi trace --write`` and ``lexludi mutate --write`` enter what they find; ``make strength`` does both. What was measured of other
rules or vectors is not told any more.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from lexludi.errors import Malformed
from lexludi.files import parse_json, write_file
from lexludi.notation import shown
from lexludi_conformance import validity
from lexludi_conformance.mutation import Report, Strength
from lexludi_conformance.vectors import Vector, bundled, lock
from lexludi_spec.declarations import Game
from lexludi_spec.games import load
from lexludi_spec.json_form import to_json


@frozen
class Mutation:
    """What became of the misreadings of a game: counted as a whole, by clause, by kind and by profile."""

    whole: Strength
    #: how many were made, and how many of these cannot be played
    made: int
    unplayable: int
    clauses: Mapping[str, Strength]
    operators: Mapping[str, Strength]
    profiles: Mapping[str, Strength]
    #: the ids of those that no vector finds out
    survivors: tuple[str, ...]


@frozen
class Measured:
    """What is known of the suite for a game, as far as it was measured of these very rules and vectors."""

    #: the vectors that decide each clause; nothing if that was not measured
    decided: Mapping[str, tuple[str, ...]] | None = None
    #: the options on which each vector depends
    depends: Mapping[str, tuple[str, ...]] | None = None
    mutation: Mutation | None = None
    #: what was measured of other rules or vectors, and has to be measured anew
    stale: tuple[str, ...] = field(factory=tuple)


def key_of(game: Game, vectors: Iterable[Vector]) -> dict[str, str]:
    """Return the hashes of what is measured: the rules without their prose, and the meaning of the vectors."""
    clauses = tuple(evolve(each, text="", sentences=(), why="") for each in game.clauses)
    called = {each.phrase: f"{number} of {each.params}" for number, each in enumerate(game.definitions)}
    played = _without_prose(to_json(evolve(game, clauses=clauses, rulings=())), called)
    mine = lock(vector for vector in vectors if vector.game == game.id)
    return {"rules": _hash(json.dumps(played, sort_keys=True)), "vectors": _hash(mine)}


def _without_prose(data: Any, called: Mapping[str, str]) -> Any:
    """Return rules as JSON without what is only said of them; definitions, which go by their phrases, are called otherwise."""
    if isinstance(data, list):
        return [_without_prose(each, called) for each in data]
    if not isinstance(data, dict):
        return data
    kept = {name: _without_prose(each, called) for name, each in data.items() if name not in ("phrase", "said")}
    return {**kept, "phrase": called[data["phrase"]]} if data.get("node") in ("Call", "Definition") else kept


def file_of(game: str) -> Traversable:
    """Return the file in which it is kept what was measured of a game."""
    return files(__name__.rpartition(".")[0]) / "measured" / f"{game}.json"


def measured(game: Game, vectors: Iterable[Vector]) -> Measured:
    """Return what was measured of a game's suite.

    Raises:
        Malformed: if the file in which it is kept cannot be read.
    """
    file = file_of(game.id)
    return read_measured(parse_json(file.read_text("utf-8"), str(file)), key_of(game, vectors)) if file.is_file() else Measured()


def read_measured(data: Any, key: Mapping[str, str]) -> Measured:
    """Read what was measured, and leave out what was measured of something else; raises as :func:`measured` does."""
    try:
        current = {name for name, part in data.items() if part["of"] == key}
        decided = {name: tuple(ids) for name, ids in data["trace"]["decided"].items()} if "trace" in current else None
        depends = {id_: tuple(each) for id_, each in data["depends"]["on"].items()} if "depends" in current else None
        mutation = _mutation(data["mutation"]) if "mutation" in current else None
        return Measured(decided, depends, mutation, tuple(sorted(set(data) - current)))
    except (AttributeError, KeyError, TypeError, ValueError) as wrong:
        raise Malformed(f"what was measured cannot be read: {type(wrong).__name__}: {wrong}, in {shown(data)}") from None


def enter_decided(game: Game, vectors: Iterable[Vector], decided: Mapping[str, Iterable[str]]) -> None:
    """Enter which vectors decide each clause of a game."""
    told = {clause.id: sorted(decided.get(clause.id, ())) for clause in game.clauses}
    _enter(game, "trace", {"of": key_of(game, vectors), "decided": told})


def enter_depends(game: Game, vectors: Iterable[Vector], found: Mapping[str, Iterable[str]]) -> None:
    """Enter on which options each vector of a game depends."""
    _enter(game, "depends", {"of": key_of(game, vectors), "on": {id_: sorted(found[id_]) for id_ in sorted(found)}})


def depends(vector: Vector) -> frozenset[str]:
    """Return the options under whose other readings an asserted part of a vector changes: as was measured, or found out now."""
    known = of_the_suite(vector.game).get(vector.meaning)
    return validity.depends(vector) if known is None else known


@cache
def of_the_suite(game: str) -> dict[str, frozenset[str]]:
    """Return the options on which the vectors of a game depend, by what they mean, if that was measured."""
    vectors = bundled()
    found = measured(load(game), vectors).depends or {}
    return {vector.meaning: frozenset(found[vector.id]) for vector in vectors if vector.id in found}


def enter_mutation(game: Game, vectors: Iterable[Vector], found: Report) -> None:
    """Enter what became of all misreadings of a game."""

    def counted(parts: Mapping[str, Strength]) -> dict[str, list[int]]:
        return {name: _numbers(each) for name, each in parts.items()}

    fates = [outcome.fate for _, outcome in found.judged]
    told = {
        "of": key_of(game, vectors),
        "whole": _numbers(found.whole),
        "made": len(fates),
        "unplayable": sum(fate in ("rejected", "crashed") for fate in fates),
        "clauses": counted(found.by_clause),
        "operators": counted(found.by_operator),
        "profiles": counted(found.by_profile),
        "survivors": [mutant.id for mutant in found.survivors],
    }
    _enter(game, "mutation", told)


def _enter(game: Game, part: str, told: Mapping[str, Any]) -> None:
    path = Path(str(file_of(game.id)))
    before = parse_json(path.read_text("utf-8"), str(path)) if path.is_file() else {}
    path.parent.mkdir(exist_ok=True)
    lines = [f"{json.dumps(name)}: {_indented(each)}" for name, each in sorted({**before, part: told}.items())]
    write_file(path, "{" + ",\n".join(lines) + "}\n")


def _indented(part: Mapping[str, Any]) -> str:
    """Return a part with a line for each of its entries, so that what changed can be seen."""

    def entry(value: Any) -> str:
        if isinstance(value, dict) and any(isinstance(each, list) for each in value.values()):
            return "{\n  " + ",\n  ".join(f"{json.dumps(key)}: {json.dumps(each)}" for key, each in value.items()) + "}"
        return json.dumps(value)

    return "{\n " + ",\n ".join(f"{json.dumps(key)}: {entry(value)}" for key, value in part.items()) + "}"


def _mutation(data: Mapping[str, Any]) -> Mutation:
    def strengths(part: str) -> dict[str, Strength]:
        return {name: Strength(*each) for name, each in data[part].items()}

    return Mutation(
        whole=Strength(*data["whole"]),
        made=data["made"],
        unplayable=data["unplayable"],
        clauses=strengths("clauses"),
        operators=strengths("operators"),
        profiles=strengths("profiles"),
        survivors=tuple(data["survivors"]),
    )


def _numbers(strength: Strength) -> list[int]:
    return [strength.killed, strength.survived, strength.equivalent]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
