"""The bundled JavaScript program says in words what it cannot read, and goes on."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lexludi.positions import read_position, write_position
from lexludi.table import Table
from lexludi_conformance.vectors import bundled
from lexludi_spec.games import ids, load

NODE = shutil.which("node")
MAIN = Path(__file__).parent.parent / "conformance" / "engines" / "javascript" / "main.mjs"
START = {"ask": "start", "game": "berried-treasure", "players": ["Ann", "Bob"]}


def begun(game: str) -> dict[str, Any]:
    """Return what begins a game at a position at which somebody decides what most turns begin with."""
    known = (vector.data for vector in bundled() if vector.kind == "position")
    data = next(each for each in known if each["given"]["game"] == game and each["given"]["at"] in ("turn", "play"))
    players, readings = data["given"]["players"], data.get("readings", {})
    table = Table(load(game), players, readings)
    position = write_position(table, read_position(table, data["given"], "plain"))
    return {"ask": "start", "game": game, "players": players, "readings": readings, "position": position}


BEGUN = {game: begun(game) for game in ids()}

pytestmark = pytest.mark.skipif(NODE is None, reason="there is no node")


def answers(lines: Sequence[dict[str, Any] | str]) -> list[dict[str, Any]]:
    """Return what it answers to each line, all of them put to it one after the other; objects get their number as id."""
    assert NODE is not None
    said = [line if isinstance(line, str) else json.dumps({"id": number} | line) for number, line in enumerate(lines)]
    ended = subprocess.run([NODE, MAIN], input="\n".join(said), capture_output=True, encoding="utf-8", timeout=30, check=True)
    assert not ended.stderr
    return [json.loads(line) for line in ended.stdout.splitlines()]


def test_a_line_that_is_no_request_does_not_end_it() -> None:
    *wrong, hello = answers(["no JSON", "[1]", "null", {"ask": "hello"}])
    assert [each["id"] for each in wrong] == [None] * 3
    assert "not valid JSON" in wrong[0]["error"]
    assert [each["error"] for each in wrong[1:]] == [f"a request is an object, not {line}" for line in ("[1]", "null")]
    assert hello["id"] == 3
    assert hello["ok"]["name"] == "javascript"


@pytest.mark.parametrize("ask", ["record", "constructor", "perform", 5, None])
def test_what_is_not_asked_in_the_protocol_is_unsupported(ask: object) -> None:
    assert [set(each) for each in answers([{"ask": ask}, START, {"ask": ask}])] == [
        {"id", "unsupported"},
        {"id", "ok"},
        {"id", "unsupported"},
    ]


def test_a_scoring_that_no_game_has_is_unsupported() -> None:
    (reply,) = answers([START | {"ask": "score", "game": "schatzjagd", "position": {}}])
    assert reply["unsupported"] == "score of schatzjagd"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, 'there is no game "chess"; there are '),
        ({"game": "constructor"}, 'there is no game "constructor"; there are '),
        ({"game": ["schatzjagd"]}, 'there is no game ["schatzjagd"]; there are '),
        ({"game": None}, "there is no game null; there are "),
        ({"players": "Ann"}, 'players are a list of different names, not "Ann"'),
        ({"players": None}, "players are a list of different names, not null"),
        ({"players": ["Ann", "Ann"]}, 'players are a list of different names, not ["Ann","Ann"]'),
        ({"players": ["Ann", 5]}, 'players are a list of different names, not ["Ann",5]'),
        ({"players": ["Ann"]}, "berried-treasure is for 2 to 5 players, not 1"),
        ({"readings": ["BT-Q01"]}, 'readings are an object, not ["BT-Q01"]'),
        ({"readings": None}, "readings are an object, not null"),
        ({"position": []}, "a position is an object, not []"),
        ({"position": {}}, "a position says at which decision it is, and not nothing"),
        ({"position": {"at": "turn", "by": "Ann"}}, 'those who decide are a list of different names, not "Ann"'),
        ({"position": {"at": "turn", "by": ["Zed"]}}, 'nobody is called "Zed"'),
        ({"position": {"at": "turn", "by": ["Ann"]}}, "round must be"),
        (
            {"game": "schatzjagd", "position": {"at": "turn", "by": ["Ann"]}},
            "in this position something is missing, or is not what belongs there",
        ),
    ],
    ids=lambda each: json.dumps(each) if isinstance(each, dict) else "",
)
def test_a_game_that_cannot_begin_so_is_an_error(wrong: dict[str, Any], said: str) -> None:
    (reply,) = answers([START | wrong])
    assert reply.get("error", "").startswith(said)


@pytest.mark.parametrize("game", BEGUN)
def test_what_is_asked_of_nobody_is_an_error(game: str) -> None:
    asked = [{"ask": "legal"}, {"ask": "view"}, {"ask": "apply", "do": "take"}]
    zed = [asked[0] | {"by": "Zed"}, asked[1] | {"seat": "Zed"}, asked[2] | {"by": "Zed"}]
    before, start, *replies, wait, chance = answers(
        [asked[0] | {"by": "Ann"}, BEGUN[game], *asked, *zed, {"ask": "position"}, {"ask": "chance", "what": "die", "outcome": 1}]
    )
    assert before["error"] == "no game has been started"
    assert "ok" in start
    assert [each.get("error") for each in replies] == ["a player must be named"] * 3 + ['nobody is called "Zed"'] * 3
    assert wait["ok"]["by"] == BEGUN[game]["position"]["by"]
    assert chance["error"] == '"die" is not up to chance now'


def test_who_has_nothing_to_decide_has_no_moves_and_is_refused() -> None:
    at = BEGUN["berried-treasure"]
    (other, *_) = (name for name in at["players"] if name not in at["position"]["by"])
    _, legal, move = answers([at, {"ask": "legal", "by": other}, {"ask": "apply", "by": other, "do": "take", "shelf": 1}])
    assert legal["ok"] == []
    assert "refused" in move


@pytest.mark.parametrize(
    ("game", "move", "said"),
    [
        ("berried-treasure", {}, "no move is called nothing; there are take, "),
        ("berried-treasure", {"do": "jump"}, 'no move is called "jump"; there are take, '),
        ("berried-treasure", {"do": ["take"], "shelf": 1}, 'no move is called ["take"]; there are take, '),
        ("berried-treasure", {"do": "constructor"}, 'no move is called "constructor"; there are take, '),
        ("berried-treasure", {"do": "take"}, "take: shelf cannot be nothing"),
        ("berried-treasure", {"do": "take", "shelf": "1"}, 'take: shelf cannot be "1"'),
        ("berried-treasure", {"do": "take", "shelf": 1, "card": "lemon"}, "take has no card"),
        ("berried-treasure", {"do": "extra", "shelf": 1, "end": "top"}, 'extra: end cannot be "top"'),
        ("berried-treasure", {"do": "swipe", "from": "Zed", "count": 1}, 'swipe: from cannot be "Zed"'),
        ("buried-treasure", {"do": "lay", "card": "5 cups"}, 'lay: card cannot be "5 cups"'),
        ("buried-treasure", {"do": "bury", "cards": "5 spades"}, 'bury: cards cannot be "5 spades"'),
        ("buried-treasure", {"do": "remove", "card": "K spades", "pile": "cups", "place": 1}, 'remove: pile cannot be "cups"'),
        ("schatzjagd", {"do": "step", "square": "Z9"}, 'step: square cannot be "Z9"'),
        ("schatzjagd", {"do": "turn", "sides": "up"}, 'turn: sides cannot be "up"'),
        ("schatzjagd", {"do": "exchange", "squares": {"A1": "B1"}}, 'exchange: squares cannot be {"A1":"B1"}'),
        ("another-mans-treasure", {"do": "discard", "card": "Green 5"}, 'discard: card cannot be "Green 5"'),
        ("another-mans-treasure", {"do": "lay set", "number": 5, "cards": 3}, "lay set: cards cannot be 3"),
        ("another-mans-treasure", {"do": "lay down", "pattern": "royal flush"}, 'lay down: pattern cannot be "royal flush"'),
    ],
    ids=lambda each: json.dumps(each) if isinstance(each, dict) else "",
)
def test_a_move_that_cannot_be_read_is_an_error(game: str, move: dict[str, Any], said: str) -> None:
    start = BEGUN[game]
    _, before, reply, after = answers(
        [start, {"ask": "position"}, {"ask": "apply", "by": start["position"]["by"][0]} | move, {"ask": "position"}]
    )
    assert reply.get("error", "").startswith(said)
    assert before["ok"] == after["ok"]


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("berried-treasure", {"do": "take", "shelf": 9}),
        ("buried-treasure", {"do": "bury one more", "card": "5 spades"}),
        ("schatzjagd", {"do": "choose a boat", "boat": "NW"}),
        ("another-mans-treasure", {"do": "lay set", "number": 5, "cards": ["Blue 5"], "colours of 1-6 wilds": ["Blue"]}),
        *((game, {"do": "decline"}) for game in BEGUN),
    ],
)
def test_a_move_that_can_be_read_and_is_against_the_rules_is_refused(game: str, move: dict[str, Any]) -> None:
    start = BEGUN[game]
    _, reply = answers([start, {"ask": "apply", "by": start["position"]["by"][0]} | move])
    assert "refused" in reply
