"""Everything that two programs must agree on has a JSON Schema, and what is said is as the schema says."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import jsonschema
import pytest
from support import states, table

from lexludi.position_schema import schema_of_positions
from lexludi.positions import write_position
from lexludi_conformance.program import Local
from lexludi_conformance.serve import Server
from lexludi_conformance.trial import Trial
from lexludi_conformance.validity import OFFER
from lexludi_conformance.vectors import bundled
from lexludi_spec.games import ids, load

PROTOCOL = json.loads((files("lexludi_conformance") / "schemas" / "protocol.json").read_text(encoding="utf-8"))

RECORD = json.loads((files("lexludi_conformance") / "schemas" / "record.json").read_text(encoding="utf-8"))


def part(name: str) -> jsonschema.Draft202012Validator:
    """Return a validator of one part of the protocol."""
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": PROTOCOL["$defs"]})


def test_the_schemas_are_schemas() -> None:
    jsonschema.Draft202012Validator.check_schema(PROTOCOL)
    jsonschema.Draft202012Validator.check_schema(RECORD)
    for id_ in ids():
        jsonschema.Draft202012Validator.check_schema(schema_of_positions(load(id_)))


@pytest.mark.slow
def test_every_message_of_the_suite_is_as_the_protocol_says() -> None:
    server, request, reply = Server(), part("request"), part("reply")

    def overheard(message: Any) -> dict[str, Any]:
        assert request.is_valid(message), message
        answer = server.answer(message)
        assert reply.is_valid(answer), answer
        return answer

    for vector in bundled():
        Trial(Local(overheard), vector, OFFER).verdict()


def test_the_reference_greets_as_the_protocol_says() -> None:
    greeting = Server().answer({"id": 1, "ask": "hello", "protocol": "1.0"})

    part("hello").validate(greeting["ok"])


def test_the_protocol_refuses_other_messages() -> None:
    assert not part("request").is_valid({"id": 1, "ask": "apply", "by": "Ann"})
    assert not part("request").is_valid({"id": 1, "ask": "tea"})
    assert not part("reply").is_valid({"id": 1, "ok": {}, "error": "both"})
    assert not part("reply").is_valid({"id": 1})


@pytest.mark.parametrize("players", [2, 5])
def test_every_position_is_as_the_schema_of_its_game_says(players: int) -> None:
    at = table(players)
    schema = jsonschema.Draft202012Validator(schema_of_positions(at.game))

    for state in states(at, 4):
        schema.validate(write_position(at, state))


def test_every_given_position_is_as_the_schema_of_its_game_says() -> None:
    for id_ in ids():
        schema = jsonschema.Draft202012Validator(schema_of_positions(load(id_)))
        for vector in bundled():
            if vector.game == id_ and "given" in vector.data:
                assert list(schema.iter_errors(vector.data["given"])) == [], vector.id


def test_a_schema_of_positions_refuses_what_cannot_be_read() -> None:
    schema = jsonschema.Draft202012Validator(schema_of_positions(load("berried-treasure")))
    position = {"players": ["Ann", "Bob"], "at": "turn"}

    assert schema.is_valid(position)
    assert not schema.is_valid({**position, "at": "tea"})
    assert not schema.is_valid({**position, "rack": [{"mocha": 1}]})
    assert not schema.is_valid({**position, "score": {"Ann": "many"}})
    assert not schema.is_valid({**position, "tea": 1})
