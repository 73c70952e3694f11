"""The runner's own conduct: it leaves nothing behind, cannot be dodged, is patient where it must be, and is surprised by nothing."""

from __future__ import annotations

import gc
import json
import socket
import sys
import threading
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conforming import (
    GAME,
    HERE,
    KNOWN,
    LORRAINE,
    MALLORYS,
    TIMEOUT,
    TWENTY_AFTER,
    VIEW,
    alone,
    declaring,
    findings,
    judged,
    lexludi,
    lied,
    program,
    with_mallory,
)
from misbehaving.honest import Message

from lexludi.notation import shown
from lexludi_conformance.conform import conform, status
from lexludi_conformance.judge import hello
from lexludi_conformance.program import Misbehaviour, Subprocess
from lexludi_conformance.trial import Verdict

pytestmark = pytest.mark.usefixtures("here")

#: Vectors of the other kinds, and one in the middle of a turn.
SCORE, REPLAY, PAWS, END = (
    KNOWN[f"{GAME}/{name}"]
    for name in ("winning/most-points", "replay/setup", "paws/how-many", "larceny/none-after-the-third-round")
)


def instead(kind: str, reply: Message) -> Callable[[Message, Message], Message]:
    """Return a lie: the same reply to every request of a kind."""
    return lambda request, honest: reply if request["ask"] == kind else honest


# ------------------------------------------------------------------------------------------------- nothing is left
def descriptors() -> int:
    """Return how many files are open, where that can be told."""
    folder = Path("/proc/self/fd")
    return sum(1 for _ in folder.iterdir()) if folder.exists() else 0


def test_nothing_of_ended_programs_stays_open() -> None:
    gc.collect()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        started = Subprocess(alone("only_says_hello"), TIMEOUT)
        before = descriptors(), threading.active_count()
        for _ in range(20):
            hello(started)
            with pytest.raises(Misbehaviour):
                started.ask(ask="start")
            started.restart()

        assert (descriptors(), threading.active_count()) == before
        started.close()
        del started
        gc.collect()
    assert [str(each.message) for each in warned] == []


STAYING = {
    "a program that never ends": '"$0" -I -S "$1" "$2"',
    "a program in a shell": '"$0" -I -S "$1" "$2"; true',
    "a helper that a program leaves behind": '"$0" -I -S "$1" "$2" & exec "$0" -I -S "$3" "$4"',
}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
@pytest.mark.parametrize("what", STAYING)
def test_whatever_a_program_has_started_ends_with_it(what: str) -> None:
    folder = HERE / "misbehaving"
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(60)
        port = str(server.getsockname()[1])
        polite = (str(folder / "greets.py"), '{"id": ID, "ok": {"games": {}}}')
        words = ["sh", "-c", STAYING[what], sys.executable, str(folder / "stays_on.py"), port, *polite]
        started = Subprocess(words, TIMEOUT)
        try:
            connection, _ = server.accept()
            hello(started)
        finally:
            started.close()
        with connection:
            connection.settimeout(60)

            assert connection.recv(1) == b""


# ------------------------------------------------------------------------------------------- positions that contradict
def test_a_program_that_passes_the_turn_after_a_refusal_is_caught_by_its_position(record: Path) -> None:
    verdict = judged("passes_the_turn", record)

    assert verdict.status == "failed"
    assert findings(verdict) == [
        (2, "tries[1], after the refusal: position, by", 'expected ["Mallory"], got ["Pierre"]'),
        (2, "tries[2], after the refusal: position, by", 'expected ["Mallory"], got ["Pierre"]'),
    ]
    assert verdict.levels == {1: "passed", 2: "failed", 3: "passed"}


@pytest.mark.parametrize(
    ("part", "expected"),
    [({"at": "turn"}, '"extra"'), ({"by": []}, '["Lorraine"]'), ({"winners": ["Gale"]}, "null"), ({"winners": []}, "null")],
    ids=str,
)
def test_a_position_that_contradicts_where_the_game_is_fails_at_the_second_level(part: Message, expected: str) -> None:
    (key, told), *_ = part.items()

    verdict = lied(LORRAINE, lambda _, reply: {"ok": reply["ok"] | part} if "deck" in reply.get("ok", ()) else reply)

    assert verdict.status == "failed"
    assert findings(verdict)[0] == (2, f"then: position, {key}", f"expected {expected}, got {json.dumps(told)}")
    assert verdict.levels == {1: "passed", 2: "failed", 3: "passed"}


def test_a_position_that_names_other_winners_fails_at_the_second_level() -> None:
    def lie(request: Message, reply: Message) -> Message:
        return {"ok": reply["ok"] | {"winners": ["Gale"]}} if request["ask"] == "position" else reply

    assert findings(lied(END, lie)) == [(2, "then: position, winners", 'expected ["Lorraine"], got ["Gale"]')]


# ---------------------------------------------------------------------------------------------------- no dodging
def test_a_program_that_has_failed_cannot_make_the_vector_inapplicable(record: Path) -> None:
    verdict = judged("dodges", record)

    assert verdict.status == "failed"
    assert findings(verdict) == [
        (2, "then: legal, Mallory", '{"do": "extra", "shelf": 1} is missing'),
        (2, "then: legal, Mallory", '{"do": "decline"} is missing'),
    ]
    assert verdict.levels == {1: "passed", 2: "failed"}


UNSUPPORTED = {"unsupported": "not today"}
ASKED = {
    "start": LORRAINE,
    "apply": LORRAINE,
    "legal": LORRAINE,
    "position": LORRAINE,
    "chance": REPLAY,
    "view": VIEW,
    "score": SCORE,
}


def broken(verdict: Verdict, kind: str) -> bool:
    """Tell whether a verdict is that of a broken promise."""
    reason = f"{kind}: it says that it can, and then: not today"
    return (verdict.status, verdict.kind, verdict.reason) == ("erroneous", "broken promise", reason)


@pytest.mark.parametrize("kind", ASKED)
def test_a_program_of_single_steps_must_answer_whatever_its_vectors_need(kind: str) -> None:
    assert broken(lied(ASKED[kind], instead(kind, UNSUPPORTED)), kind)


@pytest.mark.parametrize("kind", ["apply", "legal", "chance", "score"])
def test_a_program_of_whole_turns_must_answer_what_it_can_whatever_its_turns(kind: str) -> None:
    assert broken(lied(ASKED[kind], instead(kind, UNSUPPORTED), turns="whole"), kind)


@pytest.mark.parametrize("kind", ["start", "view"])
def test_a_program_of_whole_turns_need_not_stand_everywhere(kind: str) -> None:
    verdict = lied(ASKED[kind], instead(kind, UNSUPPORTED), turns="whole")

    assert (verdict.status, verdict.reason) == ("inapplicable", f"{kind}: not today")


def test_a_program_of_whole_turns_need_not_tell_every_position() -> None:
    verdict = lied(LORRAINE, instead("position", UNSUPPORTED), turns="whole")

    assert verdict.status == "passed"
    assert verdict.levels == {1: "passed", 2: "not offered", 3: "passed"}


# ------------------------------------------------------------------------------------------------- the last request
LATE = {
    "has_the_last_word": ("two answers", 'after its last reply: nobody asked for \'{"id": '),
    "leaves_at_last": ("exited", "after its last reply: it ended with status 3"),
}


@pytest.mark.parametrize("name", LATE)
def test_what_is_done_after_the_last_request_is_blamed_on_that_vector(name: str, record: Path) -> None:
    kind, reason = LATE[name]

    verdict = judged(name, record)

    assert (verdict.status, verdict.kind) == ("erroneous", kind)
    assert verdict.reason.startswith(reason)
    assert verdict.levels == {}


@pytest.mark.parametrize("name", LATE)
def test_what_is_done_after_the_last_request_of_all_is_not_missed(name: str, record: Path) -> None:
    result = conform(program(name, record), [LORRAINE, MALLORYS], TIMEOUT)

    assert [(each.status, each.kind) for each in result.verdicts] == [("passed", ""), ("erroneous", LATE[name][0])]
    assert status(result) == 1


# -------------------------------------------------------------------------------------------------------- floods
FLOOD = ("erroneous", "flood", "it writes lines that nobody asked for, or a line without end")
FLOODS = {
    "words": "and so on",
    "nothing": "",
    "numbers": "5",
    "objects": "{}",
    "replies to no request yet": '{"id": 1000000000, "ok": []}',
    "replies to an old request": '{"id": 1, "ok": []}',
}


@pytest.mark.slow
def test_a_flood_of_replies_is_called_a_flood_each_time(record: Path) -> None:
    result = conform(program("floods", record), [with_mallory(f"mallory-{i}") for i in range(10)], TIMEOUT)

    assert [(each.status, each.kind, each.reason) for each in result.verdicts] == [FLOOD] * 10


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_is_called_a_flood_whatever_it_carries(what: str, record: Path) -> None:
    verdict = judged("floods", record, FLOODS[what])

    assert (verdict.status, verdict.kind, verdict.reason) == FLOOD


# ----------------------------------------------------------------------------------------------------- starting
@pytest.mark.slow
def test_a_program_may_take_longer_to_start_than_to_answer_each_time(record: Path) -> None:
    result = conform(program("rises_late", record), [LORRAINE, MALLORYS, TWENTY_AFTER[0]], 1)

    assert [(each.status, each.kind) for each in result.verdicts] == [("passed", ""), ("erroneous", "exited"), ("passed", "")]


def test_a_program_that_is_started_again_is_greeted_again(record: Path) -> None:
    verdict = judged("waits_for_hello", record)

    assert (verdict.status, verdict.kind, verdict.reason) == ("erroneous", "exited", "it ended with status 3")


# -------------------------------------------------------------------------------------- replies of another shape
NO_OBJECTS: tuple[Any, ...] = (5, True, 1.5, None, "x", [], [5])
STRANGE: dict[str, tuple[Any, ...]] = {
    "start": NO_OBJECTS,
    "accepted": NO_OBJECTS,
    "refused": NO_OBJECTS,
    "chance": NO_OBJECTS,
    "legal": (5, True, 1.5, None, "x", {}),
    "view": NO_OBJECTS,
    "score": (*NO_OBJECTS, {}, {"points": 5}, {"points": []}, {"winners": []}),
}


def spoken(kind: str, told: Any) -> Verdict:
    """Return what becomes of a vector in which something is told instead of a part of a reply."""
    if kind in ("accepted", "refused"):
        return lied(LORRAINE, lambda _, reply: {kind: told} if kind in reply else reply)
    return lied(ASKED[kind], instead(kind, {"ok": told}))


@pytest.mark.parametrize(("kind", "told"), [(kind, told) for kind, each in STRANGE.items() for told in each], ids=json.dumps)
def test_a_reply_of_another_shape_is_strange(kind: str, told: Any) -> None:
    verdict = spoken(kind, told)

    assert (verdict.status, verdict.kind) == ("erroneous", "strange reply")
    assert verdict.reason.endswith(f" expected, not {json.dumps(told)}")


@pytest.mark.parametrize("told", NO_OBJECTS, ids=json.dumps)
def test_a_position_that_is_no_object_is_a_failure(told: Any) -> None:
    verdict = spoken("position", told)

    assert verdict.status == "failed"
    assert findings(verdict)[0] == (2, "then: position", f"a position is an object, not {shown(told)}")
    assert verdict.levels == {1: "passed", 2: "failed", 3: "passed"}


PARTS: list[tuple[str, Any, str]] = [
    ("with", 5, "then: position, with"),
    ("with", [], "then: position, with"),
    ("with", {"treasure": 5}, "then: position, with"),
    ("at", 5, "then: position, at"),
    ("by", 5, "then: position, by"),
    ("by", [{}], "then: position, by"),
    ("winners", 5, "then: position, winners"),
    ("round", True, "then: position"),
    ("round", 1.5, "then: position"),
    ("rack", 5, "then: position"),
    ("rack", [[[]]], "then: position"),
    ("stash", {"Pierre": {"lemon": True}}, "then: position"),
    ("stash", [5], "then: position"),
    ("deck", {"any": "x"}, "then: position"),
    ("players", 5, "then: position"),
]


@pytest.mark.parametrize(("key", "told", "where"), PARTS, ids=json.dumps)
def test_a_part_of_a_position_of_another_shape_is_a_failure(key: str, told: Any, where: str) -> None:
    verdict = lied(PAWS, lambda request, reply: {"ok": reply["ok"] | {key: told}} if request["ask"] == "position" else reply)

    assert verdict.status == "failed"
    assert findings(verdict)[0][:2] == (2, where)


@pytest.mark.parametrize(
    "told", [5, [5], {"do": 5}, {"do": "extra", "shelf": []}, {"do": "extra", "shelf": True}, {}], ids=json.dumps
)
def test_what_is_no_move_in_a_legal_set_is_a_failure(told: Any) -> None:
    verdict = lied(LORRAINE, lambda request, reply: {"ok": [*reply["ok"], told]} if request["ask"] == "legal" else reply)

    assert verdict.status == "failed"
    assert [each[:2] for each in findings(verdict)] == [(2, "then: legal, Lorraine")]
    assert verdict.findings[0].what.startswith(f"{json.dumps(told)} cannot be read: ")


@pytest.mark.parametrize("told", [5, True, "moar/same-type", {}, [5], [[]], [{}]], ids=json.dumps)
def test_reasons_that_are_no_list_of_clauses_are_wrong_reasons(told: Any) -> None:
    verdict = lied(LORRAINE, lambda _, reply: {"refused": {"because": told}} if "refused" in reply else reply)

    assert verdict.status == "failed"
    assert [each[:2] for each in findings(verdict)] == [(3, "tries[1]"), (3, "tries[2]")]


@pytest.mark.parametrize(
    ("key", "told"), [("round", True), ("deck", 5), ("deck", {"hidden": "x"}), ("rack", 5), ("by", {})], ids=json.dumps
)
def test_a_part_of_a_view_of_another_shape_is_a_failure(key: str, told: Any) -> None:
    verdict = lied(VIEW, lambda request, reply: {"ok": reply["ok"] | {key: told}} if request["ask"] == "view" else reply)

    assert verdict.status == "failed"
    assert findings(verdict)[0][:2] == (2, f"view of Gale: {key}")


@pytest.mark.parametrize("told", ["x", [], {}, None], ids=json.dumps)
def test_points_that_are_no_numbers_are_a_failure(told: Any) -> None:
    points = SCORE.data["then"]["points"]
    player = next(iter(points))

    verdict = lied(SCORE, instead("score", {"ok": {"points": points | {player: told}, "winners": 5}}))

    assert [each[:2] for each in findings(verdict)] == [(1, f"points, {player}"), (1, "winners")]


# ------------------------------------------------------------------------------------------------- greetings
OFFERS: dict[str, tuple[Any, str]] = {
    "a number": (5, "an object is expected, not 5"),
    "a list": ([], "an object is expected, not []"),
    "nothing": (None, "an object is expected, not null"),
    "one number of players": ({"players": [2]}, "players: the least and the greatest number is expected, not [2]"),
    "players as a number": ({"players": 4}, "players: the least and the greatest number is expected, not 4"),
    "players in words": ({"players": ["2", "5"]}, "players: the least and the greatest number is expected, not "),
    "half a player": ({"players": [2, 4.5]}, "players: the least and the greatest number is expected, not [2, 4.5]"),
    "a true player": ({"players": [True, 5]}, "players: the least and the greatest number is expected, not [true, 5]"),
    "can as a word": ({"can": "position"}, 'can: a list of kinds of vectors is expected, not "position"'),
    "can as numbers": ({"can": [5]}, "can: a list of kinds of vectors is expected, not [5]"),
    "unknown turns": ({"turns": "half"}, 'turns: "steps" or "whole" is expected, not "half"'),
    "turns as a list": ({"turns": ["whole"]}, 'turns: "steps" or "whole" is expected, not ["whole"]'),
    "unknown chance": ({"chance": "dice"}, 'chance: "given", "announced" or "logged" is expected, not "dice"'),
    "chance as an object": ({"chance": {}}, 'chance: "given", "announced" or "logged" is expected, not {}'),
    "readings as a list": ({"readings": ["BT-Q15"]}, 'readings: "any", or an object of readings is expected, not ["BT-Q15"]'),
    "readings as numbers": ({"readings": {"BT-Q15": 2}}, 'readings: "any", or an object of readings is expected, not '),
    "components as a word": ({"components": "all"}, 'components: "any", or a list of names for each component is expected, not "all"'),
    "components as numbers": (
        {"components": {"treasure": 60}}, 'components: "any", or a list of names for each component is expected, not {"treasure": 60}',
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", OFFERS)
def test_an_offer_of_another_shape_ends_with_status_2_and_says_what_is_expected(what: str) -> None:
    offer, why = OFFERS[what]
    reply = json.dumps({"id": "ID", "ok": {"name": "the braggart", "games": {GAME: offer}}}).replace('"ID"', "ID")

    result = lexludi("conform", "--", *alone("greets", reply))

    assert (result.exit_code, result.stdout) == (2, "")
    assert f"does not say hello: strange reply: hello: {GAME}: {why}" in result.stderr


@pytest.mark.parametrize("ok", ["5", "[]", "null", '{"name": "x"}', '{"name": "x", "games": []}', '{"name": "x", "games": 5}'])
def test_a_greeting_of_another_shape_ends_with_status_2(ok: str) -> None:
    result = lexludi("conform", "--", *alone("greets", f'{{"id": ID, "ok": {ok}}}'))

    assert (result.exit_code, result.stdout) == (2, "")
    assert "does not say hello: strange reply: hello: a name and games are expected, not " in result.stderr


# ----------------------------------------------------------------------------------------------- bytes and numbers
NOT_JSON = {
    "half a character": '{"id": ID, "ok": ["\\ud83e"]}',
    "half a character in a key": '{"id": ID, "ok": [{"\\udd67": 1}]}',
    "half a character in bytes": '{"id": ID, "ok": ["\xed\xa0\xbe"]}',
    "no number": '{"id": ID, "ok": [NaN]}',
    "no end": '{"id": ID, "ok": [Infinity]}',
    "no end below": '{"id": ID, "ok": [-Infinity]}',
    "Latin letters": '{"id": ID, "ok": ["caf\xe9"]}',
    "a number of 5000 digits": '{"id": ID, "ok": [' + "9" * 5000 + "]}",
    "nested too deep": '{"id": ID, "ok": ' + "[" * 50_000,
    "a list": "[ID]",
}


@pytest.mark.slow
@pytest.mark.parametrize("what", NOT_JSON)
def test_what_cannot_be_read_or_written_again_is_not_json(what: str, record: Path) -> None:
    verdict = judged("says_instead", record, "legal", NOT_JSON[what])

    assert (verdict.status, verdict.kind) == ("erroneous", "not JSON")


def test_both_halves_of_a_character_are_one(record: Path) -> None:
    verdict = judged("says_instead", record, "legal", '{"id": ID, "ok": [{"do": "\\ud83e\\udd67"}]}')

    assert verdict.status == "failed"
    assert verdict.findings[0].what.startswith('{"do": "\N{PIE}"} cannot be read: ')


def test_a_number_that_looks_like_the_id_is_not_the_id(record: Path) -> None:
    verdict = judged("says_instead", record, "legal", '{"id": ID.0, "ok": []}')

    assert (verdict.status, verdict.kind) == ("erroneous", "wrong id")


@pytest.mark.parametrize(("id_", "told"), [("true", "true"), ("1.0", "1.0"), ('"1"', "'1'"), ("null", "null"), ("[1]", "[1]")])
def test_only_the_number_itself_is_an_id(id_: str, told: str) -> None:
    result = lexludi("conform", "--", *alone("greets", f'{{"id": {id_}, "ok": {{"name": "x", "games": {{"{GAME}": {{}}}}}}}}'))

    assert (result.exit_code, result.stdout) == (2, "")
    assert f"does not say hello: wrong id: request 1 was answered with the id {told}" in result.stderr


# --------------------------------------------------------------------------------------------- counting and applying
@pytest.mark.parametrize("timeout", ["inf", "-inf", "nan", "1e12", "0", "-1"])
def test_a_timeout_that_is_no_time_is_a_mistake_of_the_command_line(timeout: str) -> None:
    result = lexludi("conform", "--timeout", timeout, "--", *alone("never_says_hello"))

    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: --timeout is a number of seconds above 0, and at most an hour" in result.stderr


def test_an_erroneous_vector_counts_at_no_level(record: Path, mallorys_file: Path) -> None:
    result = lexludi("conform", "--json", "--vectors", mallorys_file, "--", *program("not_json", record))

    found = json.loads(result.stdout)
    assert found["games"][GAME]["counts"] | {"passed": 1, "erroneous": 1} == found["games"][GAME]["counts"]
    assert found["games"][GAME]["levels"] == {
        level: {"passed": 1, "failed": 0, "not offered": 0} for level in ("1", "2", "3")
    }  # fmt: skip
    assert [each["levels"] for each in found["vectors"]] == [{"1": "passed", "2": "passed", "3": "passed"}, {}]


PLAIN = ("blueberry", "raspberry", "mocha", "lemon")
#: A vector in which no plain lemon lies anywhere but, perhaps, in the deck.
NO_LEMON = KNOWN[f"{GAME}/moar/not-the-extra"]
OWN = {
    "treasure": [
        kind + effect for kind in PLAIN for effect in ("", " Moar!", " 1 paw", " 2 paws", " 3 paws") if kind + effect != "lemon"
    ]
}


def test_a_program_with_cards_of_its_own_is_judged_where_cards_that_it_lacks_only_fill() -> None:
    result = conform(declaring(components=OWN), [LORRAINE, NO_LEMON], TIMEOUT)

    assert {each.vector.id: (each.status, each.reason) for each in result.verdicts} == {
        LORRAINE.id: ("inapplicable", "the program has no lemon"),
        NO_LEMON.id: ("passed", ""),
    }


def test_a_program_with_cards_of_its_own_is_not_handed_cards_that_it_lacks() -> None:
    handed: set[str] = set()

    def overhear(request: Message, reply: Message) -> Message:
        handed.update(request.get("position", {}).get("deck", ()))
        return reply

    assert lied(NO_LEMON, overhear, components=OWN).status == "passed"
    assert handed
    assert handed <= set(OWN["treasure"])
