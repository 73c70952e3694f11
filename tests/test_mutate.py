"""Misreadings of the rules: the vectors find them out, and what they cannot find out is shown to be no misreading."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs
import pytest
from conforming import GAME, lexludi
from support import BERRIED
from tiny import TINY

from lexludi.errors import Malformed
from lexludi_conformance.mutants import DEFAULT, Mutant, Operators, mutants
from lexludi_conformance.mutation import Fate, Outcome, Remembered, is_weak, judged, report, said, summary
from lexludi_conformance.proof import (
    ENOUGH,
    Equivalent,
    difference,
    equivalents,
    is_proved,
    read_equivalents,
    rules_hash,
    write_equivalents,
)
from lexludi_conformance.variants import vectors_of
from lexludi_spec.declarations import Game
from lexludi_spec.games import ids, load

CONTRIBUTING = Path(__file__).parent.parent / "CONTRIBUTING.md"
MUTANTS = {mutant.id: mutant for mutant in mutants(BERRIED)}
OPERATORS = Operators(BERRIED).all()


def mutant(operator: str, reads: str) -> Mutant:
    """Return the one misreading of a kind that reads so."""
    (found,) = (each for each in MUTANTS.values() if each.operator == operator and reads in each.sentence)
    return found


# --------------------------------------------------------------------------------------------------- the operators
def test_there_are_misreadings_of_every_kind() -> None:
    made = Counter(each.operator for game in (*map(load, ids()), TINY) for each in mutants(game))

    assert set(made) == set(OPERATORS)
    assert len(OPERATORS) >= 12


@pytest.mark.parametrize("name", OPERATORS)
def test_every_kind_of_misreading_is_listed_with_the_nodes_it_is_made_from(name: str) -> None:
    nodes, _, what = (OPERATORS[name].__doc__ or "").partition(": ")

    assert f"| {name} | {nodes} | {what.removesuffix('.')} |" in CONTRIBUTING.read_text(encoding="utf-8")


def test_every_misreading_is_made_from_one_of_the_nodes_that_are_listed() -> None:
    for each in MUTANTS.values():
        listed = re.findall(r"\b[A-Z][A-Za-z]+", (OPERATORS[each.operator].__doc__ or "").partition(": ")[0])
        if listed[0] != "Every":
            assert type(at(BERRIED, each.path)).__name__ in listed, each.id


def at(game: Game, path: str) -> Any:
    """Return what stands at a path of a game."""
    found: Any = game
    for name, number in re.findall(r"\.([a-z_]+)|\[(\d+)\]", path):
        found = getattr(found, name) if name else found[int(number)]
    return found


def test_every_misreading_is_another_game_and_is_said_in_english() -> None:
    assert len({each.game for each in MUTANTS.values()}) == len(MUTANTS)
    for each in MUTANTS.values():
        assert each.game != BERRIED
        assert each.sentence.endswith((".", ")", "…")), each.sentence
        assert not set("{}<>") & set(each.sentence), each.sentence


def test_a_misreading_belongs_to_the_reading_in_whose_branch_it_is() -> None:
    profiles = Counter(each.profile for each in MUTANTS.values())

    assert profiles[DEFAULT] > 250
    assert {profile.split()[0] for profile in profiles if profile != DEFAULT} <= {ruling.id for ruling in BERRIED.rulings}
    assert len(profiles) > 5


# ------------------------------------------------------------------------------------------------------ the whole
@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_nine_of_ten_misreadings_are_found_out(game: str, tmp_path: Path) -> None:
    """A sample; `make strength` judges all of them, and wants one to be found out for every clause."""
    kept = tmp_path / "outcomes"
    sample = 4 if len(vectors_of(game)) < 300 else 16  # each is put to every vector
    result = lexludi("mutate", game, "--sample", sample, "--fail-under", 90, "--resume", kept, "--json")

    assert result.exit_code == 0, result.stdout
    again = lexludi("mutate", game, "--sample", sample, "--resume", kept, "--json")
    assert again.stdout == result.stdout


@pytest.mark.parametrize("game", ids())
def test_there_is_a_misreading_of_every_clause(game: str) -> None:
    read = {each.clauses[-1] for each in mutants(load(game)) if each.clauses}

    assert {clause.id for clause in load(game).clauses} <= read


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_what_is_said_to_make_no_difference_makes_none_in_some_random_games(game: str) -> None:
    known = {each.id: each for each in mutants(load(game))}
    for each in equivalents(load(game)):
        for number in range(1, 31):
            assert difference(load(game), known[each.mutant], number) == "", each.mutant


@pytest.mark.parametrize("game", ids())
def test_what_is_said_to_make_no_difference_was_played_often_enough(game: str) -> None:
    found = equivalents(load(game))

    known = {each.id: each for each in mutants(load(game))}
    assert [each.mutant for each in found if not is_proved(each, load(game), known[each.mutant])] == []


@pytest.mark.slow
def test_a_sample_is_judged_and_reported() -> None:
    result = lexludi("mutate", GAME, "--sample", 40, "--json")
    (found,) = json.loads(result.stdout)

    assert result.exit_code == 0
    assert [each["id"] for each in found["mutants"]] == list(MUTANTS)[::40]
    fates = Counter(each["fate"] for each in found["mutants"])
    assert fates["killed"] == found["killed"] > 0
    assert all(each["vector"].startswith(f"{GAME}/") for each in found["mutants"] if each["fate"] == "killed")


# -------------------------------------------------------------------------------------------------- one at a time
@pytest.mark.parametrize(
    ("operator", "reads", "by"),
    [
        ("the other extreme", "", "winning"),
        ("must for may", "Whoever can extra must do so", "moar"),
        ("who sees", "'scoring deck'", "view"),
    ],
)
def test_a_misreading_is_found_out_by_a_vector_about_it(operator: str, reads: str, by: str) -> None:
    candidates = [each for each in MUTANTS.values() if each.operator == operator and reads in each.sentence]
    about = [vector for vector in vectors_of(GAME) if by in vector.id]

    assert candidates
    assert any(judged(BERRIED, each, about).fate == "killed" for each in candidates)


def test_what_no_vector_finds_out_is_shown_by_a_random_game() -> None:
    outcome = judged(BERRIED, mutant("must for may", "Whoever can extra must do so"), [])

    assert outcome.fate == "survived"
    assert outcome.reason.startswith("game ")
    assert "other moves are legal for " in outcome.reason


def test_who_sees_more_than_may_be_seen_is_a_difference() -> None:
    seen = [each for each in MUTANTS.values() if each.operator == "who sees"]

    assert seen
    assert all("sees something else" in difference(BERRIED, each, 1) for each in seen)


def test_the_right_rules_do_not_differ_from_themselves() -> None:
    same = Mutant("same", "none", "$", "Nothing is misread.", BERRIED, ())

    assert [difference(BERRIED, same, number) for number in range(1, 9)] == [""] * 8


def test_a_misreading_that_check_rejects_does_not_count() -> None:
    broken = Mutant("broken", "none", "$", "Nobody plays.", attrs.evolve(BERRIED, play=()), ())

    assert judged(BERRIED, broken, []).fate == "rejected"


# ---------------------------------------------------------------------------------------------------- the reports
def outcomes(fates: Sequence[Fate]) -> list[tuple[Mutant, Outcome]]:
    """Return the first misreadings with these fates."""
    return [
        (each, Outcome(each.id, fate, "v" if fate == "killed" else "")) for each, fate in zip(MUTANTS.values(), fates, strict=False)
    ]


def test_only_what_can_be_played_counts() -> None:
    chosen = outcomes(["killed", "survived", "crashed", "rejected", "killed", "killed"])
    found = report(BERRIED, [each for each, _ in chosen], [outcome for _, outcome in chosen], (), whole=False)

    assert (found.whole.killed, found.whole.survived, found.whole.equivalent) == (3, 1, 0)
    assert found.whole.score == 75
    assert list(said(found))[-1].endswith("1 rejected, 1 that cannot be played: 75.0 % found out")


@pytest.mark.parametrize(("games", "played", "score"), [(ENOUGH, 1, 100), (ENOUGH - 1, 1, 50), (ENOUGH, 2, 50)])
def test_a_survivor_is_excused_only_if_it_was_played_often_enough_by_these_rules(games: int, played: int, score: float) -> None:
    chosen = outcomes(["killed", "survived"])
    rules = rules_hash(BERRIED, list(MUTANTS.values())[played])
    excuse = Equivalent(chosen[1][0].id, chosen[1][0].sentence, "It is the same.", games, rules)

    found = report(BERRIED, [each for each, _ in chosen], [outcome for _, outcome in chosen], [excuse], whole=False)

    assert found.whole.score == score
    assert found.excused == (50 if score == 100 else 0)


def test_no_excuse_holds_against_a_difference_that_was_seen() -> None:
    chosen = outcomes(["killed", "survived"])
    mutant, seen = chosen[1][0], attrs.evolve(chosen[1][1], reason="game 1: other moves are legal")
    excuse = Equivalent(mutant.id, mutant.sentence, "It is the same.", ENOUGH, rules_hash(BERRIED, mutant))

    found = report(BERRIED, [each for each, _ in chosen], [chosen[0][1], seen], [excuse], whole=False)

    assert found.survivors == [mutant]
    assert found.whole.equivalent == 0


def test_where_nothing_counts_there_is_no_score_and_that_is_not_enough() -> None:
    chosen = outcomes(["rejected", "crashed"])
    found = report(BERRIED, [each for each, _ in chosen], [outcome for _, outcome in chosen], (), whole=False)

    assert found.whole.score is None
    assert is_weak(summary(found), 1)
    assert list(said(found))[-1].endswith("nothing counts")


def test_a_clause_of_which_nothing_is_found_out_is_named() -> None:
    chosen = outcomes(["survived"] * 3)
    found = report(BERRIED, [each for each, _ in chosen], [outcome for _, outcome in chosen], (), whole=True)

    assert set(found.hopeless) == {clause.id for clause in BERRIED.clauses}
    assert f"no misreading of {found.hopeless[0]} is found out" in list(said(found))


# -------------------------------------------------------------------------------------------------------- excuses
FIRST = next(iter(MUTANTS.values()))
EXCUSE = {"mutant": FIRST.id, "reads": FIRST.sentence, "reason": "It is the same.", "games": ENOUGH}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"mutant": "drop a step @ $.nowhere"}, "is no misreading of these rules"),
        ({"reads": "Something else."}, "reads otherwise by now"),
        ({"reason": " "}, "has no reason"),
    ],
)
def test_an_excuse_that_does_not_hold_is_an_error(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        read_equivalents(BERRIED, [EXCUSE | changes])


def test_an_excuse_is_read_as_it_is_written() -> None:
    assert read_equivalents(BERRIED, [EXCUSE]) == (Equivalent(**EXCUSE),)  # type: ignore[arg-type]  # of several types


# ------------------------------------------------------------------------------------------------------ the command
def test_the_misreadings_can_be_listed_without_being_judged() -> None:
    result = lexludi("mutate", GAME, "--list", "--only", "moves[1]", "--json")
    (found,) = json.loads(result.stdout)

    assert [each["id"] for each in found["mutants"]] == [id_ for id_ in MUTANTS if "moves[1]" in id_]


@pytest.mark.slow
def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    kept = tmp_path / "outcomes"
    first = lexludi("mutate", GAME, "--only", "moves[1].requires[1]", "--resume", kept, "--json")
    head, remembered, *lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    told = json.loads(remembered) | {"fate": "survived", "vector": "", "reason": "told by the file"}
    kept.write_text(head + json.dumps(told) + "\n" + lines[0][:10], encoding="utf-8")  # broken off in the middle of a line

    again = lexludi("mutate", GAME, "--only", "moves[1].requires[1]", "--resume", kept, "--json")

    fates = {each["id"]: each for (found,) in (json.loads(again.stdout),) for each in found["mutants"]}
    assert fates[told["mutant"]]["reason"] == "told by the file"
    others = [each for (found,) in (json.loads(first.stdout),) for each in found["mutants"] if each["id"] != told["mutant"]]
    assert [fates[each["id"]] for each in others] == others
    assert len(kept.read_text(encoding="utf-8").splitlines()) == len(lines) + 2


@pytest.mark.parametrize("part", ["rules", "vectors", "program"])
def test_outcomes_of_something_else_are_refused_and_left_alone(part: str, tmp_path: Path) -> None:
    kept = tmp_path / "outcomes"
    content = json.dumps(Remembered(None, BERRIED).key | {part: "another"}) + "\n"
    kept.write_text(content, encoding="utf-8")

    result = lexludi("mutate", GAME, "--only", "moves[1].requires[1]", "--resume", kept)

    assert result.exit_code == 2
    assert f"remembers outcomes of other {part}; name another file, or remove it" in result.stderr
    assert kept.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("name", ["", "no/such/folder/file"])
def test_outcomes_that_cannot_be_kept_are_an_error(name: str, tmp_path: Path) -> None:
    result = lexludi("mutate", GAME, "--only", "moves[1].requires[1]", "--resume", tmp_path / name)

    assert result.exit_code == 2
    assert str(tmp_path / name) in result.stderr


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("no-such-game",), "there is no game 'no-such-game'"),
        (("--fail-under", 101), "101.0 is not in the range"),
        (("--resume", "x"), "--resume keeps the outcomes of one game: name it"),
        ((GAME, "--only", "typo"), "no misreading is selected"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(arguments: tuple[object, ...], why: str) -> None:
    result = lexludi("mutate", *arguments)

    assert result.exit_code == 2
    assert why in result.stderr


@pytest.mark.parametrize("content", ["no outcomes\n", "[1\n", '{"rules": 1}\n[]\n', "17\n", "\udcff\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(content: str, tmp_path: Path) -> None:
    kept = tmp_path / "outcomes"
    kept.write_bytes(content.encode("utf-8", "surrogateescape"))

    result = lexludi("mutate", GAME, "--only", "moves[1].requires[1]", "--resume", kept)

    assert result.exit_code == 2
    assert "is no file of remembered outcomes" in result.stderr
    assert kept.read_bytes() == content.encode("utf-8", "surrogateescape")


def test_proving_enters_what_was_played_into_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, first = tmp_path / "excuses.json", equivalents(BERRIED)[:2]
    file.write_text(json.dumps(write_equivalents([attrs.evolve(each, games=0, rules="") for each in first])), encoding="utf-8")
    monkeypatch.setattr("lexludi_conformance.proof.file_of", lambda _: file)

    result = lexludi("prove", GAME, "--games", 3, "--only", first[0].mutant, "--write")

    assert result.exit_code == 0
    assert result.stdout == f"{GAME}: 1 misreadings, 3 games with each: no difference\n"
    entered = json.loads(file.read_text(encoding="utf-8"))
    assert [each["games"] for each in entered] == [3, 0]
    assert entered[0]["rules"] == rules_hash(BERRIED, MUTANTS[first[0].mutant])
    assert list(tmp_path.iterdir()) == [file]


def test_proving_tells_an_excuse_that_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexludi_conformance.proof.equivalents", lambda _: (Equivalent(**EXCUSE),))  # type: ignore[arg-type]  # of several types

    result = lexludi("prove", GAME, "--games", 3, "--write")

    assert result.exit_code == 1
    assert result.stdout.startswith(f"a difference: {FIRST.id}: game ")


@pytest.mark.parametrize(
    "content", ["", "[1]", "{", '[{"mutant": "x"}]', "[{}]", '[{"mutant": "x", "reads": "", "reason": "", "games": "1"}]']
)
def test_a_file_of_excuses_that_cannot_be_read_is_an_error_and_is_left_alone(
    content: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "excuses.json"
    file.write_text(content, encoding="utf-8")
    monkeypatch.setattr("lexludi_conformance.proof.file_of", lambda _: file)

    for command in (("prove", GAME, "--games", 1, "--write"), ("mutate", GAME, "--sample", 200)):
        result = lexludi(*command)

        assert result.exit_code == 2
        assert result.stderr.startswith("lexludi: ")
        assert file.read_text(encoding="utf-8") == content
