"""What an object of JSON has to look like: which keys it has, and what stands under them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from lexludi.errors import Malformed, hint
from lexludi.notation import listed, shown

#: What may stand under a key: a test, and what is expected there in words.
Shape: TypeAlias = tuple[Callable[[Any], bool], str]


def keys(data: Mapping[str, Any], needed: set[str], allowed: set[str], where: str) -> None:
    """Make sure that an object has the keys that it needs, and no others than are allowed besides; raises Malformed."""
    for key in data:
        if key not in needed | allowed:
            raise Malformed(f"{where}: there is no {key!r} here{hint(key, needed | allowed)}")
    lacking = sorted(needed - set(data))
    if lacking:
        raise Malformed(f"{where}: it lacks {listed(lacking)}")


def shaped(data: Mapping[str, Any], shapes: Mapping[str, Shape], where: str) -> None:
    """Make sure that what stands under the keys of an object has its shape; raises Malformed."""
    for key, value in data.items():
        if key in shapes and not shapes[key][0](value):
            raise Malformed(f"{where}: {key}: {shapes[key][1]} is expected, not {shown(value)}")


def is_a(kind: type) -> Callable[[Any], bool]:
    """Return what tells whether something is of a kind."""
    return lambda value: isinstance(value, kind)


def list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return what tells whether something is a list of what fits."""
    return lambda value: isinstance(value, list) and all(map(fits, value))


def object_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return what tells whether something is an object in which whatever stands under a key fits."""
    return lambda value: isinstance(value, dict) and all(map(fits, value.values()))


def whole(value: Any) -> bool:
    """Tell whether something is a whole number."""
    return type(value) is int


def different(value: Any) -> bool:
    """Tell whether something is a list of different texts."""
    return list_of(is_a(str))(value) and len(set(value)) == len(value)


def _choice(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("do"), str) and "by" not in value


#: What may be claimed of where a game is.
CLAIMS: dict[str, Shape] = {
    "at": (is_a(str), "a word"), "by": (different, "a list of names"), "winners": (different, "a list of names"),
    "position": (is_a(dict), "an object"), "legal": (object_of(list_of(_choice)), "an object of lists of moves, each without its player"),
    "views": (object_of(is_a(dict)), "an object of views"),
}  # fmt: skip


def read_move(move: Any, where: str) -> None:
    """Make sure that something has the shape of a move or of an outcome of chance; raises Malformed."""
    if isinstance(move, dict) and "chance" in move:
        keys(move, {"chance", "outcome"}, set(), where)
    elif not isinstance(move, dict) or not isinstance(move.get("do"), str) or not isinstance(move.get("by"), str):
        raise Malformed(f"{where}: a move says by whom and what it is: by, do; and not {shown(move)}")


def read_step(step: Any, where: str) -> None:
    """Make sure that a step has the shape of a move, an outcome of chance, or a check; raises Malformed."""
    if not isinstance(step, dict) or "check" not in step:
        read_move(step, where)
        return
    keys(step, {"check"}, set(), where)
    if not isinstance(step["check"], dict):
        raise Malformed(f"{where}: check: an object is expected, not {shown(step['check'])}")
    keys(step["check"], set(), set(CLAIMS), f"{where}: check")
    shaped(step["check"], CLAIMS, f"{where}: check")
