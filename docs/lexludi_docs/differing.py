"""What difference a reading makes: two vectors that do the same by two readings, and in what they end otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from lexludi.explain import text
from lexludi_conformance.validity import do_the_same
from lexludi_conformance.vectors import Vector
from lexludi_docs.showing import said

#: Where one of two vectors says nothing of these, it leaves them open.
_LEFT_OPEN = ("position", "legal", "views", "changed")
_LONGEST = 160


@frozen
class Difference:
    """What is otherwise, and what it is by the one reading and by the other."""

    what: str
    one: str
    other: str


def pair_for(vectors: Iterable[Vector], ruling: str, reading: str) -> tuple[Vector, Vector] | None:
    """Return two vectors that do the same and end otherwise, one by a reading and the other by the default in its place.

    All other readings are the same in both: the defaults if there is such a pair. Positions are preferred, for they can be looked at,
    and then those that differ in least.
    """
    mine = list(vectors)
    pairs = [
        (one, other)
        for other in mine
        if other.readings.get(ruling) == reading
        for one in mine
        if _without(other, ruling) == dict(one.readings) and do_the_same(one, other) and any(differences(one, other))
    ]
    return min(pairs, key=_order, default=None)


def _order(pair: tuple[Vector, Vector]) -> tuple[int, bool, int]:
    one, other = pair
    return len(one.readings), other.kind != "position", sum(len(f"{each.one}{each.other}") for each in differences(one, other))


def _without(vector: Vector, ruling: str) -> dict[str, str]:
    return {id_: reading for id_, reading in vector.readings.items() if id_ != ruling}


def differences(one: Vector, other: Vector) -> Iterator[Difference]:
    """Yield in what two vectors that do the same end otherwise."""
    yield from _otherwise((), one.data.get("then"), other.data.get("then"))
    yield from _otherwise((), {"views": one.data.get("views")}, {"views": other.data.get("views")})
    tried = [{said(each["move"]): _judged(each) for each in vector.data.get("tries", ())} for vector in (one, other)]
    yield from (
        Difference(move, tried[0][move], tried[1][move])
        for move in tried[0]
        if tried[0][move] != tried[1].get(move, tried[0][move])
    )
    for number, mine, its in _checks(one, other):
        yield from (Difference(f"after step {number}, {each.what}", each.one, each.other) for each in _otherwise((), mine, its))


def first_check_that_differs(one: Vector, other: Vector) -> int:
    """Return after how many steps of two replays, checks not counted, they are checked for something else; all if never."""
    return next((number for number, mine, its in _checks(one, other) if any(_otherwise((), mine, its))), len(one.data["steps"]))


def _checks(one: Vector, other: Vector) -> Iterator[tuple[int, Any, Any]]:
    found: list[dict[int, Any]] = []
    for vector in (one, other):
        found.append({})
        done = 0
        for step in vector.data.get("steps", ()):
            if "check" in step:
                found[-1][done] = step["check"]
            else:
                done += 1
    yield from ((number, mine, found[1][number]) for number, mine in found[0].items() if number in found[1])


def _judged(tried: Mapping[str, Any]) -> str:
    return "allowed" if "accepted" in tried else f"refused ({', '.join(tried['refused']['because'])})"


def _otherwise(path: tuple[str, ...], one: Any, other: Any) -> Iterator[Difference]:
    if one == other or (None in (one, other) and path and path[-1] in _LEFT_OPEN):
        return
    if path[-2:-1] == ("legal",):
        mine, its = ([said({"by": path[-1], **move}).partition(": ")[2] for move in moves or ()] for moves in (one, other))
        yield Difference(f"{path[-1]} may", _only(mine, its), _only(its, mine))
    elif isinstance(one, dict | None) and isinstance(other, dict | None):
        for key in dict.fromkeys((*(one or {}), *(other or {}))):
            yield from _otherwise((*path, key), (one or {}).get(key), (other or {}).get(key))
    else:
        yield Difference(_called(path), _told(one), _told(other))


def _only(mine: list[str], its: list[str]) -> str:
    return _shortened("; ".join(each for each in mine if each not in its) or ("nothing more" if mine else "nothing"))


def _called(path: tuple[str, ...]) -> str:
    match path:
        case ("views", seat, *rest):
            return f"{seat} sees {_called(tuple(rest))}"
        case ("position" | "changed", *rest) if rest:
            return _called(tuple(rest))
        case ("at",):
            return "to be decided"
        case ("by",):
            return "by whom"
        case _:
            return " ".join(path).replace("/", " ")


def _told(value: Any) -> str:
    return "-" if value in (None, [], {}) else _shortened(text(value))


def _shortened(words: str) -> str:
    return words if len(words) <= _LONGEST else words[: _LONGEST - 1].rpartition(" ")[0] + " …"
