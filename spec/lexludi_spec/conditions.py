"""Conditions: whether something is so. A condition about a card that is not there is neither true nor false."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from attrs import field, frozen

from lexludi_spec.values import ByRuling, Call, Name, Var

if TYPE_CHECKING:
    from lexludi_spec.steps import Step
    from lexludi_spec.values import Value

Comparison: TypeAlias = Literal["=", "!=", "<", "<=", ">", ">="]
#: What each comparison means.
COMPARE: dict[str, Callable[..., bool]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip


def names(things: tuple[object, ...]) -> tuple[str, ...]:
    """Return the ids of declared things, so that a rule can mention a move by its Python name."""
    return tuple(thing if isinstance(thing, str) else str(getattr(thing, "id", thing)) for thing in things)


@frozen(cache_hash=True)
class Always:
    """in any case"""


@frozen(cache_hash=True)
class Is:
    """{left} {op} {right}"""

    left: Value
    op: Comparison
    right: Value


@frozen(cache_hash=True)
class All:
    """{conditions:and}"""

    conditions: tuple[Condition, ...]


@frozen(cache_hash=True)
class Any:
    """{conditions:or}"""

    conditions: tuple[Condition, ...]


@frozen(cache_hash=True)
class Not:
    """it is not so that {condition}"""

    condition: Condition


@frozen(cache_hash=True)
class Some:
    """for some {var:items}, {where}"""

    var: str
    items: Value
    where: Condition


@frozen(cache_hash=True)
class Every:
    """for every {var:items}, {where}"""

    var: str
    items: Value
    where: Condition


@frozen(cache_hash=True)
class In:
    """{item} is one of {items}"""

    item: Value
    items: Value


@frozen(cache_hash=True)
class Has:
    """{card} has {trait}"""

    card: Value
    trait: str


# --------------------------------------------------------------------------------------------- hypotheticals
@frozen(cache_hash=True)
class Possible:
    """{by} could {moves:or} now"""

    by: Value
    moves: tuple[str, ...] = field(converter=names)


@frozen(cache_hash=True)
class After:
    """after that ({steps}), {condition}"""

    steps: tuple[Step, ...]
    condition: Condition


@frozen(cache_hash=True)
class Afterwards:
    """after this move, {condition}"""

    #: it stands in what a move requires, and nowhere else
    condition: Condition


@frozen(cache_hash=True)
class CanReach:
    """{by} can, doing nothing but {moves:or}, bring it about that {goal}"""

    #: the search finds out for itself what its moves lead to, so their own requirements that look ahead are not judged in it;
    #: they should ask for the same goal
    by: Value
    moves: tuple[str, ...] = field(converter=names)
    goal: Condition


Condition: TypeAlias = "Always | Is | All | Any | Not | Some | Every | In | Has | Possible | After | Afterwards | CanReach | Call | Var | Name | ByRuling"
#: What can only be a condition; a definition may also be a value, and a ruling may stand for either.
Certain: TypeAlias = Always | Is | All | Any | Not | Some | Every | In | Has | Possible | After | Afterwards | CanReach

__all__ = [
    "COMPARE",
    "After",
    "Afterwards",
    "All",
    "Always",
    "Any",
    "ByRuling",
    "Call",
    "CanReach",
    "Comparison",
    "Condition",
    "Every",
    "Has",
    "In",
    "Is",
    "Name",
    "Not",
    "Possible",
    "Some",
    "Var",
    "names",
]
