"""The English of a node: its docstring, with the English of its fields in the holes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from typing import Any

from lexludi_spec import values as v
from lexludi_spec.conditions import Always, Has, In, Is, Not, Some
from lexludi_spec.declarations import HOLE, Definition, Game, Over, Place
from lexludi_spec.language import CATEGORIES, Tree, is_node, slots
from lexludi_spec.steps import Repeat

_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_PART = re.compile(r"\[([^\[\]]*)\]")
_WORDS = {"+": "plus", "-": "less", "*": "times", "div": "divided by", "=": "is", "!=": "is not",
          "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least"}  # fmt: skip
_NEGATED = {
    "=": "is not",
    "!=": "is",
    "<": "is not less than",
    "<=": "is not at most",
    ">": "is not more than",
    ">=": "is not at least",
}
_STEPS = CATEGORIES["Step"]


def words(operator: str) -> str:
    """Return an operator in words."""
    return _WORDS.get(operator, operator)


def template(cls: type) -> str:
    """Return the first paragraph of a node type's docstring on one line."""
    return " ".join(inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].split())


def _phrase(place: Place) -> str:
    keys = " and ".join(f"{{{each.var}}}" for each in place.over)
    return f"the {place.id} of {keys}" if keys else f"the {place.id}"


class English:
    """Says nodes of one game in English, with the phrases that the game gives its places and definitions."""

    def __init__(self, game: Game, told: Callable[[Tree], str | None] = lambda _: None) -> None:
        """Say nodes of the game; where ``told`` gives a text for a node, that text is said instead."""
        self.phrases = {each.id: each.phrase or _phrase(each) for each in game.places}
        self.variables = {each.id: each.phrase for each in game.variables if each.phrase}
        self.names = {each.name: each.said for each in game.names}
        self.told = told

    def say(self, node: Tree, joint: str = ",") -> str:
        """Return the English of a node, a list of nodes or a constant."""
        if isinstance(node, tuple):
            return self._list(node, joint)
        if not is_node(node):
            return {True: "yes", False: "no"}.get(node, str(node)) if isinstance(node, bool) else str(node)
        instead = self.told(node)
        if instead is not None:
            return instead
        match node:
            case v.Call(phrase, args):
                return self._filled(phrase, args)
            case v.Count(items):
                return f"the number of {self.say(items).removeprefix('the ')}"
            case v.At():
                return f"the cards in {self.place(node)}"
            case v.Math(left, ("min" | "max") as op, right):
                return f"the {'smaller' if op == 'min' else 'greater'} of {self.say(left)} and {self.say(right)}"
            case v.Trait(card, name) if not isinstance(name, str):
                return f"what {self.say(card)} has for {self.say(name)}"
            case v.Top(place, 1):
                return f"the top card of {self.place(place)}"
            case Not(Is(left, op, right)):
                return f"{self.say(left)} {_NEGATED[op]} {self.say(right)}"
            case Not(In(item, items)):
                return f"{self.say(item)} is not one of {self.say(items)}"
            case Not(Has(card, trait)):
                return f"{self.say(card)} has no {trait}"
            case Not(Some(var, items, where)):
                return f"for no {var} of {self.say(items)}, {self.say(where)}"
            case v.Var(name, keys) if name in self.variables:
                return self._filled(self.variables[name], keys)
            case Repeat(None, steps):
                return f"Repeat: {self.say(steps)}"
            case v.Name(name):
                return self.names.get(name) or f"the {name}"
            case Definition(phrase=phrase, body=body):
                return f"{self._filled(phrase, tuple(map(v.Name, node.params)))} is {self.say(body)}"
            case Over(var, items):
                return f"for each {var} of {self.say(items)}"
            case _:
                pass
        return self._template(node)

    def place(self, at: v.At) -> str:
        """Return what a place is called, its keys filled in."""
        return self._filled(self.phrases.get(at.place, f"the {at.place}"), at.keys)

    def _filled(self, phrase: str, args: tuple[Tree, ...]) -> str:
        """Fill the holes of a phrase; "the {it}" and "it {it}" do not say an article or a word twice."""
        rest, text = iter(args), ""
        for i, part in enumerate(HOLE.split(phrase)):
            if i % 2 == 0:
                text += part
                continue
            said = self.say(next(rest, part))
            if said == f"the {part}" and text.endswith(f"{part} "):
                text = text.removesuffix(f"{part} ")
            text += said.removeprefix("the ") if text.endswith("the ") else said
        return text

    def _template(self, node: Tree) -> str:
        filled = {
            slot.name: self.place(value) if slot.hint is v.At else value
            for slot in slots(type(node))
            for value in (getattr(node, slot.name),)
        }
        defaults = {slot.name: slot.default for slot in slots(type(node))}

        def part(match: re.Match[str]) -> str:
            names = [name for name, _ in _HOLE.findall(match[1])]
            return match[1] if all(filled[name] not in ("", (), None, Always(), defaults[name]) for name in names) else ""

        text = _PART.sub(part, template(type(node)))
        return _HOLE.sub(lambda hole: self._field(filled[hole[1]], hole[2] or ","), text)

    def _field(self, value: Any, joint: str) -> str:
        return _WORDS.get(value, value) if isinstance(value, str) else self.say(value, joint)

    def _list(self, nodes: Iterable[Tree], joint: str) -> str:
        said = [self.say(each) for each in nodes]
        if not said:
            return "none"
        if all(isinstance(each, _STEPS) for each in nodes):
            return " ".join(said)
        if len(said) < 2 or joint == ",":
            return ", ".join(said)
        return f"{', '.join(said[:-1])} {joint} {said[-1]}"
