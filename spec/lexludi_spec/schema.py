"""The JSON Schema of rulebooks, made from the node types themselves."""

from __future__ import annotations

import types
import typing
from typing import Any

from lexludi_spec.language import NODES, members, slots
from lexludi_spec.prose import template

_PLAIN = {str: {"type": "string"}, int: {"type": "integer"}, bool: {"type": "boolean"}, types.NoneType: {"type": "null"}}


def schema_of_rules() -> dict[str, Any]:
    """Return the schema: one definition for each node type, its docstring as the description."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A rulebook of Lexludi",
        "$ref": "#/$defs/Game",
        "$defs": {name: _node(name, cls) for name, cls in sorted(NODES.items())} | {"Constant": _constant()},
    }


def _node(name: str, cls: type[Any]) -> dict[str, Any]:
    fields = slots(cls)
    return {
        "description": template(cls),
        "type": "object",
        "properties": {"node": {"const": name}} | {slot.name: _any_of(members(slot.hint)) for slot in fields},
        "required": ["node", *(slot.name for slot in fields if slot.required)],
        "additionalProperties": False,
    }


def _constant() -> dict[str, Any]:
    return {
        "anyOf": [
            {"type": "integer"},
            {"type": "boolean"},
            {"type": "string"},
            {"type": "array", "items": {"$ref": "#/$defs/Constant"}},
        ]
    }


def _any_of(allowed: tuple[Any, ...]) -> dict[str, Any]:
    found = [_one(each) for each in allowed]
    return found[0] if len(found) == 1 else {"anyOf": found}


def _one(hint: Any) -> dict[str, Any]:
    if hint in _PLAIN:
        return dict(_PLAIN[hint])
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return {"enum": list(args)}
    if origin is tuple and args[-1] is Ellipsis:
        inner = args[0]
        if isinstance(inner, typing.ForwardRef) and "Constant" in inner.__forward_arg__:
            return {"type": "array", "items": {"$ref": "#/$defs/Constant"}}
        return {"type": "array", "items": _any_of(members(inner))}
    if origin is tuple:
        return {
            "type": "array",
            "prefixItems": [_any_of(members(each)) for each in args],
            "minItems": len(args),
            "maxItems": len(args),
        }
    return {"$ref": f"#/$defs/{hint.__name__}"}
