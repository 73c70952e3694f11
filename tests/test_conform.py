"""The runner: what a program can do wrong is called by its name, the vectors after it still run, and every number is told."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import attrs
import pytest
from conforming import (
    GAME,
    HERE,
    KNOWN,
    LORRAINE,
    MALLORYS,
    POSITIONS,
    TIMEOUT,
    TWENTY_AFTER,
    VIEW,
    alone,
    declaring,
    findings,
    judged,
    lexludi,
    program,
    with_mallory,
    write_vectors,
)
from tiny import TINY

from lexludi.alike import normal_view, same
from lexludi_conformance.conform import conform, said, status, summary
from lexludi_conformance.judge import PATIENCE
from lexludi_conformance.validity import depends
from lexludi_conformance.vectors import Vector, read_vector
from lexludi_spec import Over, Seats, Truth, Variable

pytestmark = pytest.mark.usefixtures("here")


# ------------------------------------------------------------------------------------------------- no proper reply
@pytest.mark.slow
def test_a_program_that_says_nothing_is_silent(record: Path) -> None:
    verdict = judged("silent", record, timeout=1)

    assert (verdict.status, verdict.kind) == ("erroneous", "silent")
    assert verdict.reason == "no reply within 2 s"


def test_a_program_that_answers_too_late_is_slow(record: Path) -> None:
    verdict = judged("slow", record, timeout=1)

    assert (verdict.status, verdict.kind) == ("erroneous", "slow")
    assert verdict.reason == "the reply to legal took more than 1 s"


def test_a_program_that_leaves_has_exited_with_its_status_and_last_words(record: Path) -> None:
    verdict = judged("exits", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "exited")
    assert verdict.reason == "it ended with status 3; its last words: I do not play with Mallory"


def test_a_program_that_closes_its_output_has_exited_even_if_it_goes_on_running(record: Path) -> None:
    verdict = judged("hangs_up", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "exited")
    assert verdict.reason == "it closed its output and went on running"


def test_a_line_without_end_is_a_flood(record: Path) -> None:
    verdict = judged("floods_one_line", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "flood")
    assert "a line without end" in verdict.reason


def test_a_reply_in_prose_is_not_json_and_is_quoted(record: Path) -> None:
    verdict = judged("not_json", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "not JSON")
    assert verdict.reason == "it wrote 'That depends.'"


def test_a_reply_with_the_id_of_no_request_yet_has_the_wrong_id(record: Path) -> None:
    verdict = judged("wrong_id", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "wrong id")
    assert "was answered with the id" in verdict.reason


def test_a_program_that_answers_twice_is_caught_at_the_next_request(record: Path) -> None:
    verdict = judged("answers_twice", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "two answers")
    assert '{"do": "decline"}' in verdict.reason


def test_a_reply_to_an_old_request_is_a_second_answer_to_it(record: Path) -> None:
    verdict = judged("answers_an_old_question", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "two answers")
    assert '{"do": "decline"}' in verdict.reason


def test_a_program_that_reports_an_error_is_erroneous_and_not_refusing(record: Path) -> None:
    verdict = judged("says_error", record)

    assert (verdict.status, verdict.kind, verdict.reason) == ("erroneous", "error", "legal: no such player")


def test_a_reply_that_says_nothing_is_strange(record: Path) -> None:
    verdict = judged("shrugs", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "strange reply")
    assert verdict.reason == 'legal: ok is expected, not {"perhaps": []}'


def test_a_program_that_cannot_do_what_it_said_it_can_breaks_its_promise(record: Path) -> None:
    verdict = judged("breaks_its_promise", record)

    assert (verdict.status, verdict.kind) == ("erroneous", "broken promise")
    assert verdict.reason == "position: it says that it can, and then: not today"


# -------------------------------------------------------------------------------------------------- wrong replies
def test_an_empty_legal_set_lacks_every_move(record: Path) -> None:
    verdict = judged("empty_legal_set", record)

    assert verdict.status == "failed"
    assert findings(verdict) == [
        (2, "then: legal, Mallory", '{"do": "extra", "shelf": 1} is missing'),
        (2, "then: legal, Mallory", '{"do": "decline"} is missing'),
    ]


def test_a_move_listed_twice_is_a_failure(record: Path) -> None:
    verdict = judged("lists_a_move_twice", record)

    assert verdict.status == "failed"
    assert findings(verdict) == [(2, "then: legal, Mallory", '{"do": "extra", "shelf": 1} is listed twice')]


def test_a_program_that_always_says_no_fails_at_the_first_move(record: Path) -> None:
    verdict = judged("always_no", record)

    assert verdict.status == "failed"
    assert [(level, where) for level, where, _ in findings(verdict)] == [(1, "moves[0]")]
    assert '{"by": "Mallory", "do": "take", "shelf": 3} is refused' in verdict.findings[0].what


def test_a_program_that_always_says_yes_fails_at_every_refused_try(record: Path) -> None:
    verdict = judged("always_yes", record)

    assert verdict.status == "failed"
    assert findings(verdict) == [
        (1, "tries[1]", '{"by": "Mallory", "do": "extra", "shelf": 2} is accepted'),
        (1, "tries[2]", '{"by": "Pierre", "do": "take", "shelf": 1} is accepted'),
    ]


def test_wrong_reasons_for_a_refusal_fail_at_the_third_level_alone(record: Path) -> None:
    verdict = judged("gives_wrong_reasons", record)

    assert verdict.status == "failed"
    assert [(level, where) for level, where, _ in findings(verdict)] == [(3, "tries[1]"), (3, "tries[2]")]
    assert verdict.levels == {1: "passed", 2: "passed", 3: "failed"}


def test_a_refusal_that_changes_the_position_is_a_failure(record: Path) -> None:
    verdict = judged("changes_on_refusal", record)

    assert verdict.status == "failed"
    assert [(level, where) for level, where, _ in findings(verdict)] == [
        (2, "tries[1], after the refusal: stash/Mallory"),
        (2, "tries[2], after the refusal: stash/Mallory"),
    ]
    assert 'expected {"lemon": 1, "mocha": 2, "raspberry": 1}, got {"mocha": 2, "raspberry": 1}' in verdict.findings[0].what
    assert verdict.levels == {1: "passed", 2: "failed", 3: "passed"}


def test_a_view_of_hidden_cards_is_a_leak(record: Path) -> None:
    verdict = judged("leaky_view", record, by=VIEW)

    assert verdict.status == "failed"
    assert [(level, where) for level, where, _ in findings(verdict)] == [
        (2, "view of Gale: deck"),
        (2, "alike[0]: view of Gale: deck"),
    ]
    assert verdict.findings[0].what.startswith('it shows what this player does not see: expected {"hidden": 40}, got ["lemon"')


def test_a_view_that_differs_where_a_player_cannot_see_a_difference_is_a_failure(record: Path) -> None:
    verdict = judged("marked_cards", record, by=VIEW)

    assert verdict.status == "failed"
    assert [(level, where) for level, where, _ in findings(verdict)] == [(2, "alike[0]: view of Gale: deck")]
    assert verdict.findings[0].what.endswith('expected {"hidden": 40}, got {"hidden": 41}')


# ------------------------------------------------------------------------------------------------------ giving up
def test_after_many_lost_vectors_in_a_row_the_rest_is_skipped() -> None:
    positions = POSITIONS[: PATIENCE + 3]

    result = conform(program("only_says_hello"), positions, TIMEOUT)

    statuses = [each.status for each in result.verdicts]
    assert statuses[:PATIENCE] == ["erroneous"] * PATIENCE
    assert set(statuses[PATIENCE:]) == {"skipped"}
    assert {each.kind for each in result.verdicts[:PATIENCE]} == {"exited"}
    assert result.verdicts[-1].reason == f"the program did not survive the {PATIENCE} vectors before"
    assert status(result) == 1


@pytest.mark.slow
def test_a_program_that_stays_silent_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexludi_conformance.judge.PATIENCE", 3)
    positions = POSITIONS[:5]

    result = conform(alone("only_says_hello", "silent"), positions, 0.4)

    assert [each.status for each in result.verdicts] == ["erroneous"] * 3 + ["skipped"] * 2
    assert {each.kind for each in result.verdicts[:3]} == {"silent"}


def test_a_program_that_survives_now_and_then_is_not_given_up(record: Path) -> None:
    often = [with_mallory(f"mallory-{i}") for i in range(PATIENCE + 1)]

    result = conform(program("exits", record), [*often[:-2], LORRAINE, *often[-2:], LORRAINE], TIMEOUT)

    assert [each.status for each in result.verdicts] == [
        *["erroneous"] * (PATIENCE - 1),
        "passed",
        "erroneous",
        "erroneous",
        "passed",
    ]


def test_errors_that_a_program_survives_do_not_make_it_given_up(record: Path) -> None:
    often = [with_mallory(f"mallory-{i}") for i in range(PATIENCE + 1)]

    result = conform(program("says_error", record), [*often, LORRAINE], TIMEOUT)

    assert [each.status for each in result.verdicts] == [*["erroneous"] * len(often), "passed"]


# ------------------------------------------------------------------------------------------------- the exit status
def test_the_reference_passes_with_status_0() -> None:
    result = lexludi("conform", GAME, "--only", "moar/", "--", sys.executable, "-m", "lexludi_conformance", "serve")

    assert result.exit_code == 0
    number = sum("moar/" in each for each in KNOWN)
    assert f"{GAME}: {number} passed, 0 failed, 0 erroneous, 0 inapplicable, 0 skipped\n" in result.stdout
    assert f"  level 1: {number} passed, 0 failed, 0 not offered\n" in result.stdout
    assert result.stderr == ""


def test_the_command_line_is_a_module_too() -> None:
    command = [sys.executable, "-m", "lexludi_conformance"]

    done = subprocess.run(
        [*command, "conform", "--only", "moar/lorraine", "--", *command, "serve"], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert f"{GAME}: 1 passed" in done.stdout


def test_a_failed_vector_ends_with_status_1_and_says_what_differs(record: Path, mallorys_file: Path) -> None:
    result = lexludi("conform", "--vectors", mallorys_file, "--", *program("empty_legal_set", record))

    assert result.exit_code == 1
    assert result.stdout.startswith(f"failed: {GAME}/moar/mallory: {MALLORYS.title}\n    level 2: then: legal, Mallory: ")
    assert f"{GAME}: 1 passed, 1 failed, 0 erroneous, 0 inapplicable, 0 skipped\n" in result.stdout


def test_an_erroneous_vector_ends_with_status_1_and_says_the_kind(record: Path, mallorys_file: Path) -> None:
    result = lexludi("conform", "--vectors", mallorys_file, "--", *program("not_json", record))

    assert result.exit_code == 1
    assert f"erroneous: {GAME}/moar/mallory: {MALLORYS.title}\n    not JSON: it wrote 'That depends.'\n" in result.stdout


NOTHING_JUDGED = {
    "a program that does not exist": (["--", "no-such-program"], "there is no program 'no-such-program'"),
    "no command": ([], "name the program after --"),
    "no command after the dashes": (["--"], "name the program after --"),
    "an unknown game": (["berried-tresure", "--", "python3"], "there is no game 'berried-tresure' (did you mean 'berried-treasure'?)"),
    "a command without dashes": (["python3", "--only", "x"], "name the program after --"),
    "no vector of that name": (["--only", "no such", "--", "python3"], "no vector is selected; none has 'no such' in its id"),
    "no number of seconds": (["--timeout", "soon", "--", "python3"], "'soon' is not a valid float"),
    "a program that crashes at the start": (
        ["--", *program("crashes_at_start")],
        "does not say hello: exited: it ended with status 1; its last words: lexludi_spec.errors.LexludiError: the lemons are missing",
    ),
    "a program that never says hello": (
        ["--timeout", "0.05", "--", *program("never_says_hello")], "does not say hello: silent: no reply within 0.4 s",
    ),
    "a program that says something else first": (
        ["--", *program("greets_too_soon")], "does not say hello: not JSON: it wrote 'Welcome to the bakery!'",
    ),
    "a program that knows none of the games": (
        ["--", *program("plays_something_else")], "the stranger knows noughts-and-crosses, and not another-mans-treasure, berried-treasure, ",
    ),
    "a program to which no vector applies": (
        ["--only", "moar/lorraine", "--", *declaring(players=[2, 3])],
        "no vector applies to lexludi: the program plays with 2 to 3",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", NOTHING_JUDGED)
def test_where_nothing_can_be_judged_the_status_is_2_and_a_sentence_says_why(what: str) -> None:
    arguments, why = NOTHING_JUDGED[what]

    result = lexludi("conform", *arguments)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert why in result.stderr


def test_a_file_that_is_no_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("flour, lemons\n", encoding="utf-8")
    file.chmod(0o755)

    result = lexludi("conform", "--", file)

    assert result.exit_code == 2
    assert f"lexludi: {file} cannot be started: " in result.stderr


# --------------------------------------------------------------------------------------------------------- output
def test_json_counts_vectors_and_levels_apart(record: Path, mallorys_file: Path) -> None:
    result = lexludi("conform", "--json", "--vectors", mallorys_file, "--", *program("changes_on_refusal", record))

    found = json.loads(result.stdout)
    assert result.exit_code == 1
    assert found["program"]["name"] == "lexludi"
    assert found["games"] == {
        GAME: {
            "counts": {"passed": 1, "failed": 1, "erroneous": 0, "inapplicable": 0, "skipped": 0},
            "levels": {
                "1": {"passed": 2, "failed": 0, "not offered": 0},
                "2": {"passed": 1, "failed": 1, "not offered": 0},
                "3": {"passed": 2, "failed": 0, "not offered": 0},
            },
        }
    }
    lorraine, mallory = found["vectors"]
    assert lorraine == {
        "id": LORRAINE.id, "status": "passed", "kind": "", "reason": "",
        "levels": {"1": "passed", "2": "passed", "3": "passed"}, "findings": [],
    }  # fmt: skip
    assert mallory["status"] == "failed"
    assert [each["where"] for each in mallory["findings"]] == [
        "tries[1], after the refusal: stash/Mallory", "tries[2], after the refusal: stash/Mallory",
    ]  # fmt: skip


def test_json_tells_the_kind_of_misbehaviour_and_its_reason(record: Path, mallorys_file: Path) -> None:
    result = lexludi("conform", "--json", "--vectors", mallorys_file, "--", *program("not_json", record))

    mallory = json.loads(result.stdout)["vectors"][1]
    assert (mallory["status"], mallory["kind"], mallory["reason"]) == ("erroneous", "not JSON", "it wrote 'That depends.'")


@pytest.mark.parametrize("name", ["always_no", "changes_on_refusal", "exits", "not_json", "says_error"])
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_the_output_is_the_same_from_run_to_run(name: str, form: list[str], record: Path, mallorys_file: Path) -> None:
    arguments = ["conform", *form, "--vectors", mallorys_file, "--", *program(name, record)]

    assert lexludi(*arguments).stdout == lexludi(*arguments).stdout != ""


def test_vectors_are_judged_in_the_order_of_their_ids(record: Path, tmp_path: Path) -> None:
    file = write_vectors(tmp_path / "backwards.json", [dict(each.data) for each in (*reversed(TWENTY_AFTER), MALLORYS, LORRAINE)])

    found = json.loads(lexludi("conform", "--json", "--vectors", file, "--", *program("always_no", record)).stdout)

    ids = [each["id"] for each in found["vectors"]]
    assert ids == sorted(ids)
    assert len(ids) == 22


# --------------------------------------------------------------------------------------------------- what applies
def verdicts(command: list[str], vectors: Sequence[Vector]) -> dict[str, tuple[str, str]]:
    """Return what becomes of each vector, and why."""
    return {each.vector.id: (each.status, each.reason) for each in conform(command, vectors, TIMEOUT).verdicts}


def test_vectors_for_other_numbers_of_players_are_inapplicable_and_counted() -> None:
    vectors = [each for id_, each in KNOWN.items() if "/moar/" in id_]
    pairs = sum(len(each.players) == 2 for each in vectors)

    result = conform(declaring(players=[3, 5], readings="any"), vectors, TIMEOUT)

    assert {each.vector.id: each.status for each in result.verdicts} == {
        each.id: "inapplicable" if len(each.players) == 2 else "passed" for each in vectors
    }
    assert pairs > 0
    assert status(result) == 0
    counts = summary(result)["games"][GAME]["counts"]
    assert (counts["inapplicable"], counts["passed"]) == (pairs, len(vectors) - pairs)
    assert f"  inapplicable: {pairs}, for the program plays with 3 to 5" in list(said(result))


@pytest.mark.slow
def test_a_program_of_another_reading_is_judged_by_that_one_where_it_matters() -> None:
    narrow = {id_: each for id_, each in KNOWN.items() if "/moar/" in id_}

    found = verdicts(declaring(readings={"BT-Q15": "B"}), list(narrow.values()))

    for id_, vector in narrow.items():
        if "BT-Q15" in depends(vector) and vector.readings != {"BT-Q15": "B"}:
            assert found[id_] == ("inapplicable", "it depends on BT-Q15, which the program reads otherwise"), id_
        else:
            assert found[id_] == ("passed", ""), id_
    assert found[f"{GAME}/moar/same-shelf"][0] == "inapplicable"
    assert found[f"{GAME}/moar/same-shelf-ruled-out"][0] == "passed"
    assert Counter(state for state, _ in found.values()).keys() == {"inapplicable", "passed"}


def test_a_program_of_the_default_readings_is_not_judged_by_others() -> None:
    pair = [KNOWN[f"{GAME}/moar/{name}"] for name in ("same-shelf", "same-shelf-ruled-out")]

    found = verdicts(declaring(), pair)

    assert found[pair[0].id] == ("passed", "")
    assert found[pair[1].id] == ("inapplicable", "it depends on BT-Q15, which the program reads otherwise")


def test_a_program_that_shows_no_view_is_not_judged_by_views() -> None:
    found = verdicts(declaring(can=["position", "score"], readings="any"), [LORRAINE, VIEW])

    assert found[LORRAINE.id] == ("passed", "")
    assert found[VIEW.id] == ("inapplicable", "the program does not offer view")


def test_a_program_with_cards_of_its_own_is_not_judged_by_cards_that_it_lacks() -> None:
    kinds, effects = ("blueberry", "raspberry", "mocha", "lemon"), ("", " Moar!", " 1 paw", " 2 paws")
    own = [kind + effect for kind in kinds for effect in effects if kind + effect != "raspberry Moar!"]
    without = KNOWN[f"{GAME}/turn/plain-card"]

    found = verdicts(declaring(components={"treasure": own}), [LORRAINE, without])

    assert found[LORRAINE.id] == ("inapplicable", "the program has no raspberry Moar!")
    assert found[without.id] == ("passed", "")


def test_a_program_that_deals_for_itself_is_not_judged_by_replays() -> None:
    about = {key: LORRAINE.data[key] for key in ("format", "title", "source", "clauses")}
    game = {"id": f"{GAME}/replay/none", "game": GAME, "players": ["Gale", "Ines"], "rules": "1", "steps": [{"check": {}}]}
    replay = read_vector(about | game, "replay")

    found = verdicts(declaring(chance="announced"), [LORRAINE, replay])

    assert found[LORRAINE.id] == ("passed", "")
    assert found[replay.id] == ("inapplicable", "its chance cannot be given from outside")


def test_a_program_that_plays_whole_turns_is_not_failed_for_what_it_cannot_tell_in_the_middle_of_one() -> None:
    naive = HERE.parent / "conformance" / "engines" / "python" / "main.py"

    result = conform([sys.executable, str(naive)], [LORRAINE], TIMEOUT)

    assert [each.status for each in result.verdicts] == ["passed"]
    assert result.verdicts[0].levels == {1: "passed", 2: "not offered", 3: "not offered"}
    assert status(result) == 0


# ----------------------------------------------------------------------------------------- what may be left out
@pytest.mark.parametrize(
    ("view", "other", "alike"),
    [
        ({"score": {"Ann": 0, "Bob": 3}}, {"score": {"Bob": 3}}, True),
        ({"purse": []}, {}, True),
        ({"at": "coins"}, {"at": "coins", "game": "tiny", "players": ["Ann"]}, True),
        ({"keen": {"Ann": True}}, {}, True),
        ({"keen": {"Ann": False}}, {}, False),
        ({"keen": {"Ann": False}}, {"keen": {"Ann": 0}}, False),
        ({"score": {"Ann": 1}}, {"score": {"Ann": True}}, False),
        ({"score": {"Ann": 1}}, {}, False),
    ],
)
def test_what_is_empty_or_as_at_the_start_may_be_left_out_of_a_view_and_nothing_else(
    view: dict[str, object], other: dict[str, object], alike: bool
) -> None:
    keen = Variable(id="keen", sort=Truth(), over=(Over("player", Seats()),), start=True)
    game = attrs.evolve(TINY, variables=(*TINY.variables, keen))

    assert same(normal_view(view, game), normal_view(other, game)) is alike
