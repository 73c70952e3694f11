"""A node as it stands in the data: as code that would make it, and in the exact English that is derived from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import attrs

from lexludi_docs.book import Book
from lexludi_spec import steps as s
from lexludi_spec.declarations import Move
from lexludi_spec.language import Tree, is_node, slots

_WIDTH = 76
#: What is left out of a node since another clause says it.
LEFT_OUT = "..."
#: Of what is a whole sentence, perhaps with a clause after it.
_ENDED = re.compile(r"[.:\]]$|\. \([^()]*\)$")


def code(node: Tree, clause: str | None = None) -> str:
    """Return the code that makes a node; with a clause, without the parts that other clauses say."""
    return "\n".join(_lines(node, clause, 0, top=True))


def _lines(node: Tree, clause: str | None, depth: int, *, top: bool = False) -> list[str]:
    flat = _flat(node, clause, top=top)
    if depth + len(flat) <= _WIDTH or not (is_node(node) or (isinstance(node, tuple) and node)):
        return [flat]
    if clause is not None and not top and _says_another(node, clause):
        return [LEFT_OUT]
    opening, parts, closing = _parts(node)
    found = [opening]
    for name, each in parts:
        inner = _lines(each, clause, depth + 4)
        inner[0] = f"{name}{inner[0]}"
        found += [f"    {line}" for line in inner[:-1]] + [f"    {inner[-1]},"]
    return [*found, closing]


def _flat(node: Tree, clause: str | None, *, top: bool = False) -> str:
    if clause is not None and not top and _says_another(node, clause):
        return LEFT_OUT
    if not is_node(node) and not isinstance(node, tuple):
        return json.dumps(node, ensure_ascii=False) if isinstance(node, str) else repr(node)
    opening, parts, closing = _parts(node)
    inside = ", ".join(f"{name}{_flat(each, clause)}" for name, each in parts)
    return f"{opening}{inside}{',' if opening == '(' and len(parts) == 1 else ''}{closing}"


def _parts(node: Tree) -> tuple[str, list[tuple[str, Any]], str]:
    if isinstance(node, tuple):
        return "(", [("", each) for each in node], ")"
    cls = type(node)
    named = any(each.kw_only for each in attrs.fields(cls))
    parts: list[tuple[str, Any]] = []
    for slot in slots(cls):
        value = getattr(node, slot.name)
        if not slot.required and value == slot.default:
            named = True
            continue
        parts.append((f"{slot.name}=" if named else "", value))
    return f"{cls.__name__}(", parts, ")"


def _says_another(node: Tree, clause: str) -> bool:
    """Tell whether a node is what another clause is about, and this one is not."""
    own = {getattr(node, name, "") for name in ("clause", "whose")} - {""} if is_node(node) else set()
    return bool(own) and clause not in own


def carried(book: Book, path: str, clause: str) -> tuple[str, str]:
    """Return the node at a path in exact English and as code, as far as a clause is about it."""
    node = book.nodes[path]
    shown = _own(node)
    said = book.say(shown).replace(f" ({clause})", "").rstrip()
    return said if _ENDED.search(said) else f"{said}.", code(node, clause)


def _own(node: Tree) -> Tree:
    """Return a node without what has clauses of its own."""
    match node:
        case Move():
            return attrs.evolve(node, requires=(), do=tuple(each for each in node.do if not isinstance(each, s.By)))
        case s.Decline():
            return attrs.evolve(node, do=())
        case _:
            return node


def shortest(book: Book, cls: type) -> tuple[str, Tree] | None:
    """Return the place in a game where a node of some type is shown best: small, but with all that it usually has."""
    return min(_all(book, cls), key=lambda each: _fitness(each[1]), default=None)


def _all(book: Book, cls: type) -> Iterator[tuple[str, Tree]]:
    yield from ((path, node) for path, node in book.nodes.items() if type(node) is cls)


def _fitness(node: Tree) -> tuple[bool, bool, int]:
    size = len(_flat(node, None))
    return (
        isinstance(getattr(node, "items", ()), tuple) and hasattr(node, "items") and not getattr(node, "items", ()),
        size < 30,
        size,
    )
