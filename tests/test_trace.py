"""From the sentence to the vector: the chain is whole, and a break in it anywhere is found."""

from __future__ import annotations

import contextlib
import gc
import json
import re
import time
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner

from lexludi_conformance.commands import main
from lexludi_conformance.measured import measured
from lexludi_conformance.switching import switched_off
from lexludi_conformance.tracing import deciders, published, trace
from lexludi_conformance.variants import Notice, time_limit, vectors_of
from lexludi_spec.check import unplayable
from lexludi_spec.declarations import Clause, Game
from lexludi_spec.games import ids, load
from lexludi_spec.sentences import examples, sentences

RULEBOOKS = Path(__file__).parent.parent.parent / "shared" / "rulebooks"
BERRIED = load("berried-treasure")
VECTORS = vectors_of(BERRIED.id)
#: As if every vector decided every clause that it names.
CLAIMED: dict[str, dict[str, Notice]] = {
    clause.id: {vector.id: "differs" for vector in VECTORS if clause.id in vector.clauses} for clause in BERRIED.clauses
}


@pytest.fixture
def decided() -> dict[str, dict[str, Notice]]:
    """Decisions in which every clause is decided, with tries on both sides."""
    return {clause: {vector.id: "differs" for vector in VECTORS} for clause in CLAIMED}


def gaps(game: Game, decided: dict[str, dict[str, Notice]]) -> tuple[str, ...]:
    """Return the gaps of a game."""
    return trace(game, decided).gaps


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_the_chain_from_every_sentence_to_a_vector_is_whole(game: str) -> None:
    """By what was measured of these rules and vectors; `make strength` measures all of it anew."""
    text = published(RULEBOOKS, game) if RULEBOOKS.exists() else None
    kept = measured(load(game), vectors_of(game)).decided
    assert kept is not None

    noticed: Notice = "differs"
    assert trace(load(game), {clause: dict.fromkeys(ids_, noticed) for clause, ids_ in kept.items()}, text).gaps == ()


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_what_decides_a_clause_is_what_was_measured(game: str) -> None:
    """Of small games all of it, of the others a sample."""
    kept, mine = measured(load(game), vectors_of(game)).decided, vectors_of(game)
    assert kept is not None

    for clause in list(kept)[:: 1 if len(mine) < 200 else 12]:
        assert tuple(deciders(load(game), clause, mine)) == kept[clause], clause


@pytest.mark.parametrize("game", ids())
def test_the_sentences_are_those_of_the_published_text(game: str) -> None:
    file = RULEBOOKS / game / "examples.md"
    if not file.exists():
        pytest.skip("the rulebooks are not at hand")

    listed = re.findall(r"^(?:### |\*\*|\| )([XE]\d+)\b", file.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(listed) == sorted(examples(game))
    assert sentences(game)


def test_nothing_is_missing_where_every_vector_decides_everything(decided: dict[str, dict[str, Notice]]) -> None:
    assert gaps(BERRIED, decided) == ()


@pytest.mark.parametrize("clause", ["moar/same-type", "scoring/ties", "winning/most-lemons", "moar/optional", "turn/whose"])
def test_a_clause_that_is_switched_off_is_noticed_by_the_vectors_about_it(clause: str) -> None:
    about = [vector for vector in VECTORS if clause in vector.clauses][:3]

    assert set(deciders(BERRIED, clause, about)) == {vector.id for vector in about}


@pytest.mark.parametrize("clause", [clause.id for clause in BERRIED.clauses])
def test_a_clause_can_be_switched_off_and_the_rest_can_still_be_played(clause: str) -> None:
    without = switched_off(BERRIED, clause)

    assert without != BERRIED
    assert unplayable(without) == []


def test_what_is_switched_off_twice_is_off() -> None:
    without = switched_off(BERRIED, "moar/same-type")

    assert switched_off(without, "moar/same-type") == without


def with_clause(**changes: object) -> Game:
    """Return the game with its first clause changed."""
    first, *others = BERRIED.clauses
    return attrs.evolve(BERRIED, clauses=(attrs.evolve(first, **changes), *others))  # type: ignore[arg-type]  # any field


@pytest.mark.parametrize(
    ("game", "gap"),
    [
        (with_clause(sentences=()), "no clause restates the sentence BT-setup-2"),
        (with_clause(sentences=("BT-setup-2", "BT-setup-99")), "setup/shuffle-scoring-cards restates BT-setup-99, and there is no such sentence"),
        (with_clause(sentences=("BT-setup-2", "BT-setup-2")), "setup/shuffle-scoring-cards restates BT-setup-2 2 times"),
        (
            attrs.evolve(BERRIED, clauses=(*BERRIED.clauses, Clause(id="more", force="effect", text="More.", sentences=()))),
            "no node carries more",
        ),
        (
            attrs.evolve(BERRIED, rulings=(attrs.evolve(BERRIED.rulings[0], sentences=("BT-nope",)),)),
            f"{BERRIED.rulings[0].id} is about BT-nope, and there is no such sentence",
        ),
        (
            attrs.evolve(BERRIED, clauses=BERRIED.clauses[1:]),
            "berried-treasure/replay/game-of-three is about setup/shuffle-scoring-cards, and there is no such clause",
        ),
    ],
)  # fmt: skip
def test_a_link_that_leads_nowhere_is_a_gap(game: Game, gap: str, decided: dict[str, dict[str, Notice]]) -> None:
    found = gaps(game, decided)

    assert gap in found or any(gap.rsplit(" is about ", maxsplit=1)[-1] in each for each in found), found


def test_a_clause_that_no_vector_decides_is_a_gap(decided: dict[str, dict[str, Notice]]) -> None:
    found = gaps(BERRIED, decided | {"paws/fewer": {}})

    assert "no vector decides paws/fewer: nothing that they assert changes without it" in found
    assert "no vector that decides paws/fewer has an accepted and a refused try" in found
    assert any(gap.endswith("is said to be about paws/fewer, and would be the same without it") for gap in found)


def rulebook(folder: Path, change: tuple[str, str]) -> Path:
    """Return a folder with a published text that has the right hashes, but for one change."""
    published = (RULEBOOKS / BERRIED.id / "sentences.tsv").read_text(encoding="utf-8")
    (folder / BERRIED.id).mkdir()
    (folder / BERRIED.id / "sentences.tsv").write_text(published.replace(*change), encoding="utf-8")
    return folder


@pytest.mark.skipif(not RULEBOOKS.exists(), reason="the rulebooks are not at hand")
@pytest.mark.parametrize(
    ("change", "gap"),
    [
        (("60 berried treasure cards", "61 berried treasure cards"), "BT-components-1 reads otherwise in the published text"),
        (("BT-moar-3\t", "BT-moar-9\t"), "BT-moar-3 is not in the published text"),
        (("BT-moar-3\t", "BT-moar-9\t"), "BT-moar-9 is in the published text, and not known"),
        (
            ("normative\tIgnore any effects on", "flavour\tIgnore any effects on"),
            "BT-moar-3 is normative, and in the published text flavour",
        ),
    ],
)
def test_a_published_text_that_reads_otherwise_is_a_gap(
    change: tuple[str, str], gap: str, tmp_path: Path, decided: dict[str, dict[str, Notice]]
) -> None:
    found = trace(BERRIED, decided, published(rulebook(tmp_path, change), BERRIED.id)).gaps

    assert gap in found


def test_where_no_rulebook_is_at_hand_that_is_an_error_and_not_a_gap(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["trace", BERRIED.id, "--rulebooks", str(tmp_path)])

    assert said.exit_code == 2
    assert said.stdout == ""
    assert "sentences.tsv: cannot be read" in said.stderr


@pytest.mark.slow
def test_the_command_says_the_whole_chain_and_ends_with_the_gaps() -> None:
    said = CliRunner().invoke(main, ["trace", BERRIED.id, "--json"])

    (found,) = json.loads(said.stdout)
    assert said.exit_code == 0
    assert found["sentences"]["BT-moar-1"]["clauses"] == ["moar/another", "moar/same-type", "moar/optional"]
    assert found["clauses"]["moar/same-type"]["nodes"] == ["$.moves[1].requires[1].clause"]
    assert "berried-treasure/moar/lorraine" in found["clauses"]["moar/same-type"]["vectors"]
    assert found["gaps"] == []


@pytest.mark.parametrize(("limit", "enough"), [(10.0, True), (0.05, False)])
def test_garbage_is_nobodys_work_who_is_limited(limit: float, *, enough: bool) -> None:
    """In a process that keeps much it takes seconds, and what is raised in it is lost."""
    came_to_an_end = False
    with contextlib.suppress(TimeoutError), time_limit(limit):
        assert not gc.isenabled()
        began = time.process_time()
        while time.process_time() - began < 0.2:
            pass
        came_to_an_end = True

    assert came_to_an_end is enough
    assert gc.isenabled()
