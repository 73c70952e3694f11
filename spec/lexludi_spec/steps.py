"""Steps: what happens, written as the order of play. A list of steps is done from its first to its last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from attrs import field, frozen

from lexludi_spec.conditions import Always, names
from lexludi_spec.values import ByRuling

if TYPE_CHECKING:
    from lexludi_spec.conditions import Condition
    from lexludi_spec.values import At, Value, Var


# ---------------------------------------------------------------------------------------------- what is picked
@frozen(cache_hash=True)
class Pick:
    """{name}, one of {among}[ ({clause})]"""

    name: str
    among: Value
    #: the clause that a value outside ``among`` breaks; without one such a value cannot be read at all
    clause: str = ""
    #: whether the pick is part of the move as it is told; where it is not, ``among`` holds a single value
    told: Condition = field(factory=Always)
    #: what the picked value counts as, where several spellings mean the same
    counts_as: Value | None = None


@frozen(cache_hash=True)
class PickSome:
    """{name} ({count} of {items}[, each {var} such that {where}])[ ({clause})]"""

    name: str
    count: Value
    items: Value
    #: what holds of each of them, if anything must; ``var`` is the item and ``nth`` its place among those picked
    var: str = ""
    nth: str = ""
    where: Condition = field(factory=Always)
    clause: str = ""
    #: whether it matters which of them is named first
    ordered: bool = False
    #: whether the pick is part of the move as it is told; where it is not, there is a single way to pick
    told: Condition = field(factory=Always)


Param: TypeAlias = "Pick | PickSome"


@frozen(cache_hash=True)
class Require:
    """{condition} ({clause})"""

    clause: str
    condition: Condition


@frozen(cache_hash=True)
class Decline:
    """decline ({clause})[. Then: {do}]"""

    clause: str
    do: tuple[Step, ...] = ()


# ----------------------------------------------------------------------------------------------- order of play
@frozen(cache_hash=True)
class By:
    """{steps} ({clause})"""

    clause: str
    steps: tuple[Step, ...]


@frozen(cache_hash=True)
class When:
    """If {condition}[ ({clause})]: {then}[ Otherwise: {otherwise}]"""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()
    #: the clause that makes this exception; without it, it is otherwise in every case
    clause: str = ""


@frozen(cache_hash=True)
class Let:
    """Let the {name} be {value}."""

    #: bound for the steps that follow in the same list
    name: str
    value: Value


@frozen(cache_hash=True)
class ForEach:
    """For each {var:items}, one after the other: {steps}"""

    var: str
    items: Value
    steps: tuple[Step, ...]


@frozen(cache_hash=True)
class Repeat:
    """[until {until}[ ({clause})], ]repeat: {steps}"""

    #: looked at before each time; without it, until something else leaves or ends it
    until: Condition | None
    steps: tuple[Step, ...]
    #: the clause that says until when
    clause: str = ""


@frozen(cache_hash=True)
class Block:
    """{steps} (This is the {name}.)"""

    name: str
    steps: tuple[Step, ...]


@frozen(cache_hash=True)
class Leave:
    """The {block} is over."""

    block: str


@frozen(cache_hash=True)
class Do:
    """Do the {procedure}[ for {args}]."""

    procedure: str
    args: tuple[Value, ...] = ()


@frozen(cache_hash=True)
class End:
    """The game is over and won by {winners}."""

    winners: Value


# --------------------------------------------------------------------------------------------- who decides what
@frozen(kw_only=True, cache_hash=True)
class Ask:
    """{by} must {moves:or}; or may, where it can be declined."""

    #: the decision point: positions, vectors and refusals speak of it by this name
    id: str
    by: Value
    moves: tuple[str, ...] = field(converter=names)
    #: where declining is allowed, nobody is asked unless something else can be done, as far as everybody can see
    decline: Decline | ByRuling | None = None
    #: the clause that says what is decided here
    clause: str
    #: the clause that says who decides here; what players do together says it for all of its decisions
    whose: str = ""


@frozen(kw_only=True, cache_hash=True)
class Together:
    """Each {var:items}, in secret and all at once: {steps}"""

    id: str
    var: str
    items: Value
    #: what each of them does for himself; it takes effect when the last has decided
    steps: tuple[Step, ...]
    whose: str


@frozen(kw_only=True, cache_hash=True)
class Shuffle:
    """Shuffle {place}."""

    id: str
    place: At


@frozen(kw_only=True, cache_hash=True)
class Draw:
    """Chance picks the {name}, one of {among}."""

    id: str
    name: str
    among: Value


# ------------------------------------------------------------------------------------------------------ effects
@frozen(cache_hash=True)
class Put:
    """Put {what} into {place}[, where its number becomes {at}]."""

    what: Value
    place: At
    #: the number that the first of them gets; on top where it is left out
    at: Value | None = None


@frozen(cache_hash=True)
class Exchange:
    """Exchange {left} with {right}."""

    left: At
    right: At


@frozen(cache_hash=True)
class Set:
    """{variable} becomes {value}."""

    variable: Var
    value: Value


@frozen(cache_hash=True)
class Gain:
    """{variable} grows by {amount}."""

    variable: Var
    amount: Value


@frozen(cache_hash=True)
class Clear:
    """Every {variable} becomes what it is at the start."""

    variable: str


@frozen(kw_only=True, cache_hash=True)
class Award:
    """Each {var:items} for {var:whom} {requires}, in order of {by}, the most first, gains for {variable} in turn {points}
    ({clause}).
    """

    clause: str
    var: str
    items: Value
    requires: tuple[Require, ...] = ()
    by: Value
    points: Value
    variable: Var
    #: whether players who are level take the places in the order of ``items``, or all the better place
    level: Literal["in order", "better place"] = "in order"


Step: TypeAlias = (
    "By | When | Let | ForEach | Repeat | Block | Leave | Do | End | Ask | Together | Shuffle | Draw"
    " | Put | Exchange | Set | Gain | Clear | Award | ByRuling"
)
