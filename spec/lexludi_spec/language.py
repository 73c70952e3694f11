"""The language as a whole: every node type by its name, and what may stand in each of its fields."""

from __future__ import annotations

import types
import typing
from typing import Any, TypeAlias

import attrs

from lexludi_spec import conditions, declarations, sorts, steps, values

#: A node of the tree, or what stands in a field: a constant, nothing at all, or a list of these.
Tree: TypeAlias = Any

_MODULES = (sorts, values, conditions, steps, declarations)
#: A union of the language is an alias in quotes, since its members mention it.
_SPACE: dict[str, Any] = {
    name: typing.ForwardRef(thing) if isinstance(thing, str) and name[0].isupper() else thing
    for module in _MODULES
    for name, thing in vars(module).items()
}

#: Every node type by its name.
NODES: dict[str, type] = {name: thing for name, thing in _SPACE.items() if attrs.has(thing)}

#: The categories of the language, each a union of node types (and perhaps of constants).
CATEGORIES: dict[str, tuple[type, ...]] = {}


class Slot(typing.NamedTuple):
    """One field of a node type: its name, what may stand in it, and what stands in it where it is left out."""

    name: str
    hint: Any
    default: Any
    required: bool


_SLOTS: dict[type[Any], tuple[Slot, ...]] = {}


def slots(cls: type[Any]) -> tuple[Slot, ...]:
    """Return the fields of a node type in order, their annotations resolved."""
    known = _SLOTS.get(cls)
    if known is not None:
        return known
    hints = typing.get_type_hints(cls, globalns=_SPACE)
    found = []
    for each in attrs.fields(cls):
        default = each.default
        if isinstance(default, attrs.Factory):  # type: ignore[arg-type]  # Factory is a class, typed as a function
            default = default.factory()
        found.append(Slot(each.name, hints[each.name], default, each.default is attrs.NOTHING))
    _SLOTS[cls] = tuple(found)
    return _SLOTS[cls]


def members(hint: Any) -> tuple[Any, ...]:
    """Return what an annotation allows, one by one: classes, ``None``, lists and literals."""
    if isinstance(hint, str | typing.ForwardRef):
        return members(typing.get_type_hints(types.SimpleNamespace(__annotations__={"it": hint}), _SPACE)["it"])
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(each for part in typing.get_args(hint) for each in members(part))
    return (hint,)


CATEGORIES.update(
    {
        name: tuple(each for each in members(_SPACE[name]) if isinstance(each, type))
        for name in ("Sort", "Value", "Condition", "Step", "Param", "Sight")
    }
)


def is_node(thing: object) -> bool:
    """Tell whether a thing is a node of the language."""
    return type(thing).__name__ in NODES and type(thing) is NODES[type(thing).__name__]
