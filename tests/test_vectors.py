"""The vectors: each in order by itself, all of them locked, every option with its pair, every example of the book covered."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import jsonschema
import pytest

from lexludi_conformance import measured
from lexludi_conformance.layout import laid_out
from lexludi_conformance.validity import depends, faults, pairless
from lexludi_conformance.vectors import Vector, bundled, lock
from lexludi_spec.games import ids

VECTORS = bundled()
FOLDER = files("lexludi_conformance")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_a_vector_is_possible_true_and_well_founded(vector: Vector) -> None:
    assert list(faults(vector)) == []


def test_what_a_vector_means_never_changes_under_its_id() -> None:
    locked = (FOLDER / "vectors.lock").read_text(encoding="utf-8")

    assert lock(VECTORS) == locked


def test_a_retired_id_is_never_used_again() -> None:
    retired = json.loads((FOLDER / "retired.json").read_text(encoding="utf-8"))

    assert not {vector.id for vector in VECTORS} & set(retired)
    assert all(reason for reason in retired.values())


@pytest.mark.parametrize("game", ids())
def test_every_reading_of_every_option_has_a_pair_of_vectors(game: str) -> None:
    assert pairless(VECTORS, game) == []


@pytest.mark.parametrize("game", ids())
def test_a_vector_of_a_pair_depends_on_the_reading_that_the_pair_is_about(game: str) -> None:
    mine = [vector for vector in VECTORS if vector.game == game and vector.kind == "position"]
    pairs = [
        (vector, other)
        for other in mine
        if len(other.readings) == 1
        for vector in mine
        if not vector.readings and all(vector.data.get(key) == other.data.get(key) for key in ("players", "given", "moves"))
        if vector.data.get("then") != other.data.get("then")
    ]

    assert pairs
    for vector, other in pairs[:2]:
        assert set(other.readings) <= depends(vector) == measured.depends(vector)


def test_vectors_are_as_their_schema_says() -> None:
    schema = json.loads((FOLDER / "schemas" / "vector.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)

    for vector in VECTORS:
        assert list(validator.iter_errors(vector.data)) == [], vector.id


@pytest.mark.parametrize("file", sorted((Path(str(FOLDER)) / "vectors").rglob("*.json")), ids=lambda file: file.stem)
def test_vector_files_are_in_the_layout(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert text == laid_out(json.loads(text))
