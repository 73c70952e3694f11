"""A rulebook as JSON and back, without loss. A node is an object whose ``node`` is its type."""

from __future__ import annotations

import typing
from typing import Any

import attrs

from lexludi_spec.declarations import Game
from lexludi_spec.errors import InvalidRules, Mistake, hint
from lexludi_spec.language import NODES, Tree, is_node, members, slots
from lexludi_spec.steps import Do, Step
from lexludi_spec.values import ByRuling, Reading


def to_json(tree: Tree) -> Any:
    """Return a node, a list or a constant as JSON; fields that are as by default are left out."""
    if is_node(tree):
        fields = {slot.name: getattr(tree, slot.name) for slot in slots(type(tree)) if slot.required}
        fields |= {s.name: v for s in slots(type(tree)) if not s.required and not _same(v := getattr(tree, s.name), s.default)}
        return {"node": type(tree).__name__} | {name: to_json(value) for name, value in fields.items()}
    return [to_json(each) for each in tree] if isinstance(tree, tuple) else tree


def _same(one: Tree, other: Tree) -> bool:
    """Tell whether two things are the same in JSON: False is not 0."""
    return bool(one == other) and isinstance(one, bool) is isinstance(other, bool)


def game_from_json(data: object) -> Game:
    """Read a whole rulebook.

    Raises:
        InvalidRules: with every place where the JSON is not of the language.
    """
    reader = _Reader()
    game = reader.read(data, (Game,), "$")
    if reader.mistakes:
        name = data.get("id") if isinstance(data, dict) else None
        raise InvalidRules(name if isinstance(name, str) else "these rules", tuple(reader.mistakes))
    assert isinstance(game, Game)
    return game


def misplaced(game: Game) -> list[Mistake]:
    """Return what stands where it cannot in a rulebook that was written in Python: the wrong category, the wrong constant."""
    reader = _Reader()
    reader.read(to_json(game), (Game,), "$")
    return reader.mistakes


class _Reader:
    """Reads JSON as what a field's annotation allows, and collects what does not fit."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []
        #: what may stand in the place of the rulings that are being read, the innermost last
        self.instead: list[tuple[Any, ...]] = []

    def wrong(self, what: str, path: str) -> None:
        self.mistakes.append(Mistake(what, path))

    def read(self, data: object, allowed: tuple[Any, ...], path: str) -> Tree:
        if isinstance(data, dict):
            return self._node(data, allowed, path)
        if isinstance(data, list):
            lists = [each for each in allowed if typing.get_origin(each) is tuple]
            if lists:
                return self._list(data, lists[0], path)
        elif data is None and type(None) in allowed:
            return None
        elif (any(type(data) is each for each in allowed) and isinstance(data, str | int)) or any(
            data in typing.get_args(each) for each in allowed if typing.get_origin(each) is typing.Literal
        ):
            return data
        self.wrong(f"{_shown(data)} stands where {_expected(allowed)} is expected", path)
        return None

    def _list(self, data: list[object], hint_: Any, path: str) -> Tree:
        args = typing.get_args(hint_)
        if args[-1] is Ellipsis:
            inner = members(args[0])
            return tuple(self.read(each, inner, f"{path}[{i}]") for i, each in enumerate(data))
        if len(args) != len(data):
            self.wrong(f"a list of {len(data)} stands where {len(args)} items are expected", path)
            return None
        return tuple(self.read(each, members(arg), f"{path}[{i}]") for i, (each, arg) in enumerate(zip(data, args, strict=True)))

    def _node(self, data: dict[str, object], allowed: tuple[Any, ...], path: str) -> Tree:
        name = data.get("node")
        cls = NODES.get(name) if isinstance(name, str) else None
        if cls is None:
            what = "an object without a node type" if name is None else f"unknown node {name!r}{hint(name, NODES)}"
            self.wrong(what, path)
            return None
        if cls not in allowed:
            self.wrong(f"a {name} stands where {_expected(allowed)} is expected", path)
            return None
        known = {slot.name: slot for slot in slots(cls)}
        for key in data:
            if key != "node" and key not in known:
                self.wrong(f"{name} has no field {key!r}{hint(key, known)}", path)
        missing = [slot.name for slot in known.values() if slot.required and slot.name not in data]
        if missing:
            self.wrong(f"{name} lacks {', '.join(missing)}", path)
        before = len(self.mistakes)
        if cls is ByRuling:
            self.instead.append((tuple[Step, ...],) if Do in allowed else allowed)
        values = {
            k: self.read(data[k], self.instead[-1] if cls is Reading and k == "means" else members(s.hint), f"{path}.{k}")
            for k, s in known.items()
            if k in data
        }
        if cls is ByRuling:
            self.instead.pop()
        return None if missing or len(self.mistakes) > before else cls(**values)


def _shown(data: object) -> str:
    text = repr(data)
    return text if len(text) <= 60 else text[:57] + "…"


def _expected(allowed: tuple[Any, ...]) -> str:
    words: list[str] = []
    for each in allowed:
        if each is type(None):
            words.append("null")
        elif typing.get_origin(each) is tuple:
            words.append("a list")
        elif typing.get_origin(each) is typing.Literal:
            words.extend(repr(value) for value in typing.get_args(each))
        elif attrs.has(each):
            words.append(f"a {each.__name__}")
        else:
            words.append({"str": "a word", "int": "a whole number", "bool": "true or false"}[each.__name__])
    return " or ".join(words) if len(words) <= 6 else " or ".join(words[:5]) + " or another of its kind"
