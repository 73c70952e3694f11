"""The rule language: its nodes are data, say themselves in English, and go to JSON and back without loss."""

from __future__ import annotations

import json
import re
from pathlib import Path

import attrs
import jsonschema
import pytest
from click.testing import CliRunner

from lexludi_conformance.commands import main
from lexludi_conformance.program import Local
from lexludi_conformance.serve import Server
from lexludi_conformance.trial import Trial
from lexludi_conformance.validity import OFFER
from lexludi_conformance.vectors import bundled
from lexludi_spec.check import mistakes
from lexludi_spec.declarations import Game
from lexludi_spec.games import ids, load
from lexludi_spec.json_form import game_from_json, to_json
from lexludi_spec.language import NODES, slots
from lexludi_spec.prose import English, template
from lexludi_spec.schema import schema_of_rules
from lexludi_spec.settle import options, settle
from lexludi_spec.tree import walk
from lexludi_spec.values import ByRuling

GAMES = [load(id_) for id_ in ids()]


@pytest.mark.parametrize("cls", NODES.values(), ids=NODES)
def test_every_node_is_frozen_and_says_itself_in_english(cls: type) -> None:
    text = template(cls)

    assert text
    assert {hole for hole, _ in re.findall(r"\{(\w+)(:\w+)?\}", text)} <= {slot.name for slot in slots(cls)}
    assert "__setattr__" in vars(cls)
    assert "__hash__" in vars(cls)


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_a_game_has_no_mistake_and_is_hashable(game: Game) -> None:
    assert mistakes(game) == []
    assert isinstance(hash(game), int)


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_a_game_goes_to_json_and_back_without_loss(game: Game) -> None:
    text = json.dumps(to_json(game))

    assert game_from_json(json.loads(text)) == game


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_a_game_from_its_json_alone_passes_every_vector(game: Game) -> None:
    server = Server({game.id: game_from_json(json.loads(json.dumps(to_json(game))))})

    for vector in bundled():
        if vector.game == game.id:
            assert Trial(Local(server.answer), vector, OFFER).verdict().status == "passed", vector.id


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_the_schema_of_rules_describes_every_game(game: Game) -> None:
    schema = schema_of_rules()
    jsonschema.Draft202012Validator.check_schema(schema)

    jsonschema.Draft202012Validator(schema).validate(to_json(game))


def test_the_schema_of_rules_refuses_what_is_not_of_the_language() -> None:
    validator = jsonschema.Draft202012Validator(schema_of_rules())
    data = to_json(GAMES[0])

    assert not validator.is_valid({**data, "places": [{"node": "Seats"}]})
    assert not validator.is_valid({key: value for key, value in data.items() if key != "play"})
    assert not validator.is_valid({**data, "more": 1})


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_every_part_of_a_game_can_be_said_in_english_without_a_hole(game: Game) -> None:
    english = English(game)

    for path, node in [*walk(game), *walk(settle(game, {}))]:
        said = english.say(node)
        assert said, path
        assert not re.search(r"\{|\}|\bNone\b|  |\bthe the\b|\bof of\b|\(\)|\[\]", said), (path, said)


@pytest.mark.parametrize("game", ids())
def test_the_english_of_a_game_is_what_somebody_has_read(game: str) -> None:
    read = (Path(__file__).parent / "golden" / f"{game}.txt").read_text(encoding="utf-8")

    assert CliRunner().invoke(main, ["rules", game]).output == read


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_settling_leaves_no_ruling_and_changes_nothing_else(game: Game) -> None:
    for readings in [{}, *({r.id: a.name} for r in options(game) for a in r.answers)]:
        settled = settle(game, readings)
        assert not [node for _, node in walk(settled) if isinstance(node, ByRuling)]
        assert attrs.evolve(settled, clauses=(), rulings=()) == settled


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_no_game_holds_code(game: Game) -> None:
    for path, node in walk(game):
        for slot in slots(type(node)):
            assert not callable(getattr(node, slot.name)), (path, slot.name)
