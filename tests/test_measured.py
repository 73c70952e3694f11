"""What was measured of the suite is told only of the rules and vectors that it was measured of."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner

from lexludi.errors import Malformed
from lexludi_conformance import measured as module
from lexludi_conformance import mutation, tracing
from lexludi_conformance.commands import main
from lexludi_conformance.measured import (
    Measured,
    depends,
    enter_decided,
    enter_depends,
    enter_mutation,
    file_of,
    key_of,
    measured,
    read_measured,
)
from lexludi_conformance.mutants import Mutant
from lexludi_conformance.mutation import Outcome, Strength, report
from lexludi_conformance.proof import misreadings
from lexludi_conformance.vectors import bundled
from lexludi_spec.games import ids, load

BERRIED = load("berried-treasure")
VECTORS = bundled()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what is measured in a folder of its own."""
    monkeypatch.setattr(module, "file_of", lambda game: tmp_path / "measured" / f"{game}.json")
    return tmp_path / "measured" / "berried-treasure.json"


@pytest.mark.parametrize("id_", ids())
def test_the_strength_of_every_game_was_measured_of_its_rules_and_vectors(id_: str) -> None:
    found = measured(load(id_), VECTORS)

    assert found.stale == (), f"{id_}: `make strength` measures anew, and writes {file_of(id_)}"
    assert found.decided is not None
    assert found.depends is not None
    assert set(found.depends) == {vector.id for vector in VECTORS if vector.game == id_}
    assert found.mutation is not None


@pytest.mark.parametrize("id_", ids())
def test_what_was_measured_fits_the_game(id_: str) -> None:
    game, found = load(id_), measured(load(id_), VECTORS)
    assert found.decided is not None
    assert found.mutation is not None

    assert set(found.decided) == {clause.id for clause in game.clauses} == set(found.mutation.clauses)
    assert {id_ for ids_ in found.decided.values() for id_ in ids_} <= {vector.id for vector in VECTORS}
    assert set(found.mutation.survivors) <= set(misreadings(game))
    assert found.mutation.whole.survived == len(found.mutation.survivors)
    assert found.mutation.made == len(misreadings(game))


def test_what_is_entered_is_read_again(kept: Path) -> None:
    enter_decided(BERRIED, VECTORS, {"moar/same-type": ["berried-treasure/moar/lorraine"]})
    chosen: list[Mutant] = list(misreadings(BERRIED).values())[:3]
    outcomes = [Outcome(chosen[0].id, "killed", "v"), Outcome(chosen[1].id, "survived"), Outcome(chosen[2].id, "rejected")]
    enter_mutation(BERRIED, VECTORS, report(BERRIED, chosen, outcomes, (), whole=False))

    found = measured(BERRIED, VECTORS)

    assert kept.is_file()
    assert found.decided is not None
    assert found.decided["moar/same-type"] == ("berried-treasure/moar/lorraine",)
    assert found.mutation is not None
    assert found.mutation.whole == Strength(1, 1, 0)
    assert (found.mutation.made, found.mutation.unplayable, found.mutation.survivors) == (3, 1, (chosen[1].id,))


def test_what_a_vector_depends_on_is_found_out_where_it_was_not_measured(kept: Path) -> None:
    pair = [vector for vector in VECTORS if vector.id.startswith("berried-treasure/moar/same-shelf")]
    module.of_the_suite.cache_clear()
    enter_depends(BERRIED, VECTORS, {pair[0].id: ["BT-Q54"]})

    assert [depends(vector) for vector in pair] == [{"BT-Q54"}, *({"BT-Q15"} for _ in pair[1:])]
    assert kept.is_file()
    module.of_the_suite.cache_clear()


def test_what_was_measured_of_other_rules_or_vectors_is_not_told(kept: Path) -> None:
    enter_decided(BERRIED, VECTORS, {})
    other_rules = attrs.evolve(BERRIED, most=4)

    assert measured(other_rules, VECTORS) == Measured(stale=("trace",))
    assert measured(BERRIED, VECTORS[:5]) == Measured(stale=("trace",))
    assert kept.is_file()


def test_the_prose_of_clauses_and_rulings_is_not_measured() -> None:
    clauses = tuple(attrs.evolve(each, text="Otherwise said.") for each in BERRIED.clauses)
    reworded = attrs.evolve(BERRIED, clauses=clauses, rulings=BERRIED.rulings[:3])

    assert key_of(reworded, VECTORS) == key_of(BERRIED, VECTORS)


@pytest.mark.parametrize("data", [[], {"trace": {}}, {"trace": {"of": {}}}, {"mutation": {"of": {}, "whole": [1]}}, "nothing"])
def test_a_file_that_is_something_else_is_told(data: object) -> None:
    with pytest.raises(Malformed, match="what was measured cannot be read"):
        read_measured(data, {})


def test_only_all_misreadings_are_entered() -> None:
    result = CliRunner().invoke(main, ["mutate", "berried-treasure", "--write", "--sample", "20"])

    assert result.exit_code == 2
    assert "not of a selection" in result.output


def test_the_commands_enter_what_they_find(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    claimed = {clause.id: {each.id: "differs" for each in VECTORS if clause.id in each.clauses} for clause in BERRIED.clauses}
    monkeypatch.setattr(tracing, "decisions", lambda _: iter(claimed.items()))
    monkeypatch.setattr(tracing, "dependencies", lambda _: iter({vector.id: frozenset({"BT-Q15"}) for vector in VECTORS}.items()))
    monkeypatch.setattr(mutation, "judge_all", lambda _, chosen, __: (Outcome(each.id, "killed", "v") for each in chosen))

    traced = CliRunner().invoke(main, ["trace", "berried-treasure", "--write"])
    mutated = CliRunner().invoke(main, ["mutate", "berried-treasure", "--write"])

    found = measured(BERRIED, VECTORS)
    assert "berried-treasure: " in traced.output
    assert "100.0 % found out" in mutated.output
    assert kept.read_text("utf-8").endswith("}\n")
    assert found.decided is not None
    assert all(set(found.decided[clause]) == set(vectors) for clause, vectors in claimed.items())
    assert found.depends is not None
    assert set(found.depends.values()) == {("BT-Q15",)}
    assert found.mutation is not None
    assert found.mutation.whole.killed == found.mutation.made


def test_what_is_only_said_of_rules_is_not_measured() -> None:
    game = load("another-mans-treasure")
    said = attrs.evolve(game, moves=tuple(attrs.evolve(each, phrase=f"perhaps {each.says}") for each in game.moves))
    other = attrs.evolve(game, moves=game.moves[1:])

    assert key_of(said, VECTORS) == key_of(game, VECTORS)
    assert key_of(other, VECTORS) != key_of(game, VECTORS)
