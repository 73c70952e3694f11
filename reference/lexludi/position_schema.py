"""The JSON Schema of the positions of one game, made from its places and variables."""

from __future__ import annotations

from typing import Any

from lexludi_spec import sorts
from lexludi_spec.declarations import Game, Over, Place
from lexludi_spec.sorts import Sort
from lexludi_spec.steps import Ask, Draw, Shuffle, Together
from lexludi_spec.tree import walk
from lexludi_spec.vocabulary import Vocabulary

_COUNT = {"type": "integer", "minimum": 0}
_NAME = {"type": "string", "minLength": 1}
_NAMES = {"type": "array", "items": _NAME, "uniqueItems": True}


def schema_of_positions(game: Game) -> dict[str, Any]:
    """Return the schema: what may stand under each name; whether such a position can occur is another question."""
    return _Schema(game).whole()


class _Schema:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.known = Vocabulary(game)

    def whole(self) -> dict[str, Any]:
        game = self.game
        points = sorted({node.id for _, node in walk(game) if isinstance(node, Ask | Together | Shuffle | Draw)})
        answers = {"type": "array", "items": {"type": "object", "required": ["do"]}}
        named = {name: self.value(sort) for name, sort in self.known.names.items()}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"A position of {game.title}, rules {game.version}",
            "type": "object",
            "required": ["players"],
            "properties": {
                "game": {"const": game.id},
                "players": _NAMES | {"minItems": game.least, "maxItems": game.most},
                "at": {"enum": [*points, "end"]},
                "by": _NAMES,
                "with": {"type": "object", "properties": named},
                "return": {"type": "array", "items": _NAME},
                "answers": {"type": "object", "additionalProperties": answers},
                "winners": _NAMES,
            }
            | {place.id: self.over(place.over, self.contents(place)) for place in game.places}
            | {variable.id: self.over(variable.over, self.value(variable.sort)) for variable in game.variables},
            "additionalProperties": False,
        }

    def over(self, over: tuple[Over, ...], inner: dict[str, Any]) -> dict[str, Any]:
        """Return what stands under a name that has one entry for each key."""
        for each in reversed(over):
            match self.known.names.get(each.var):
                case sorts.Number():
                    inner = {"type": "array", "items": inner}
                case sorts.Word(kind):
                    inner = {
                        "type": "object",
                        "properties": dict.fromkeys(self.known.kinds[kind], inner),
                        "additionalProperties": False,
                    }
                case _:
                    inner = {"type": "object", "additionalProperties": inner}
        return inner

    def contents(self, place: Place) -> dict[str, Any]:
        """Return what lies in a place, told as the place tells it."""
        unknown = {"type": "object", "properties": {"any": _COUNT}, "required": ["any"], "additionalProperties": False}
        card = self.card(place.holds)
        if place.keeps == ():
            return {"anyOf": [_COUNT, unknown, {"type": "null"}]}
        if place.form == "one":
            return {"anyOf": [card, unknown, {"type": "null"}]}
        told = {"type": "array", "items": card}
        bag = {"type": "object", "additionalProperties": _COUNT}
        return {"anyOf": [told, *([bag] if place.form == "bag" else []), unknown, {"type": "null"}]}

    def card(self, component: str) -> dict[str, Any]:
        """Return a card, by its name or by its traits."""
        declared = self.known.components[component]
        if declared.told_by == "name":
            return dict(_NAME)
        traits = {trait.id: self.value(trait.sort) for trait in declared.traits}
        return {"type": "object", "properties": traits, "required": list(traits), "additionalProperties": False}

    def value(self, sort: Sort) -> dict[str, Any]:
        """Return a value of a sort; nothing is null."""
        match sort:
            case sorts.Number():
                told: dict[str, Any] = {"type": "integer"}
            case sorts.Truth():
                told = {"type": "boolean"}
            case sorts.Seat():
                told = dict(_NAME)
            case sorts.Word(kind):
                told = {"enum": list(self.known.kinds[kind])}
            case sorts.Card(component):
                told = self.card(component)
            case sorts.List(of):
                told = {"type": "array", "items": self.value(of)}
            case sorts.Sides():
                told = {"anyOf": [{"type": "string"}, {"type": "array", "items": _NAME}]}
        return {"anyOf": [told, {"type": "null"}]}
