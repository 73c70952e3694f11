"""Values: what something is. Whole numbers, words, True and False are values as they stand.

A node's docstring is its English. ``{field}`` is the English of that field, and a part in square brackets is left out
where its field is empty. A node with a field ``var`` binds that name in all of its fields but ``items``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from lexludi_spec.conditions import Condition

Operator: TypeAlias = Literal["+", "-", "*", "div", "mod", "min", "max"]
Extreme: TypeAlias = Literal["most", "least"]


@frozen(cache_hash=True)
class Nothing:
    """nothing"""


@frozen(cache_hash=True)
class Name:
    """the {name}"""

    name: str


@frozen(cache_hash=True)
class Var:
    """the {name}[ of {keys}]"""

    name: str
    keys: tuple[Value, ...] = ()


@frozen(cache_hash=True)
class Call:
    """{phrase}"""

    #: an English phrase with a hole for each argument, as a :class:`~lexludi_spec.Definition` gives it
    phrase: str
    args: tuple[Value, ...] = ()


@frozen(cache_hash=True)
class Reading:
    """{name}: {means}"""

    name: str
    means: Value | Condition | tuple[Step, ...] | Sight | Decline | None


@frozen(cache_hash=True)
class ByRuling:
    """[{ruling} {readings}]"""

    #: stands wherever the readings may stand; :func:`~lexludi_spec.settle` puts one of them in its place before play
    ruling: str
    readings: tuple[Reading, ...]


@frozen(cache_hash=True)
class If:
    """{then} if {condition}[ ({clause})], otherwise {otherwise}"""

    condition: Condition
    then: Value
    otherwise: Value
    #: the clause that makes this exception; without it, it is otherwise in every case
    clause: str = ""


@frozen(cache_hash=True)
class Trait:
    """the {name} of {card}"""

    card: Value
    name: Value


@frozen(cache_hash=True)
class Math:
    """{left} {op} {right}"""

    left: Value
    op: Operator
    right: Value


@frozen(cache_hash=True)
class Count:
    """the number of {items}"""

    items: Value


@frozen(cache_hash=True)
class Total:
    """the sum of {term} over every {var:items}"""

    var: str
    items: Value
    term: Value


# ---------------------------------------------------------------------------------------------------- lists
@frozen(cache_hash=True)
class Listed:
    """{items}"""

    items: tuple[Value, ...] = ()


@frozen(cache_hash=True)
class Range:
    """the numbers from {first} to {last}"""

    first: Value
    last: Value


@frozen(cache_hash=True)
class Words:
    """every {kind}"""

    kind: str


@frozen(cache_hash=True)
class Those:
    """each {var:items} for {var:whom} {where}"""

    var: str
    items: Value
    where: Condition


@frozen(cache_hash=True)
class Each:
    """{term} for each {var:items}"""

    var: str
    items: Value
    term: Value


@frozen(cache_hash=True)
class Joined:
    """all of {lists}"""

    lists: Value


@frozen(cache_hash=True)
class Without:
    """{items} without {gone}"""

    items: Value
    gone: Value


@frozen(cache_hash=True)
class Item:
    """number {number} of {items}"""

    number: Value
    items: Value


@frozen(cache_hash=True)
class Only:
    """{items}"""

    #: a list of one
    items: Value


@frozen(cache_hash=True)
class First:
    """the first {count} of {items}"""

    count: Value
    items: Value


@frozen(cache_hash=True)
class Position:
    """the position of {item} in {items}"""

    item: Value
    items: Value


@frozen(cache_hash=True)
class Key:
    """{by} is the {which}[ ({clause})]"""

    by: Value
    which: Extreme = "most"
    clause: str = ""


@frozen(cache_hash=True)
class Best:
    """each {var:items} for {var:whom} {keys:then}"""

    var: str
    items: Value
    #: judged one after the other: the second only among those whom the first leaves level, and so on
    keys: tuple[Key, ...]


@frozen(cache_hash=True)
class Look:
    """the {column} of {row} in the table of {table}"""

    table: str
    row: Value
    column: str


# --------------------------------------------------------------------------------------------------- players
@frozen(cache_hash=True)
class Seats:
    """the players"""


@frozen(cache_hash=True)
class SeatsFrom:
    """the players in turn order from {seat}"""

    seat: Value


@frozen(cache_hash=True)
class LeftOf:
    """the player to the left of {seat}"""

    seat: Value


# ------------------------------------------------------------------------------- cards, by where they lie
@frozen(cache_hash=True)
class At:
    """the cards in {place}[ of {keys}]"""

    place: str
    keys: tuple[Value, ...] = ()


@frozen(cache_hash=True)
class Top:
    """the top {count} of {place}"""

    place: At
    count: Value = 1


@frozen(cache_hash=True)
class These:
    """{cards} out of {items}"""

    #: a list of cards, or one card
    cards: Value
    items: Value


@frozen(cache_hash=True)
class Everywhere:
    """all {component}s of the game"""

    component: str


# ------------------------------------------------------------------- boards: cells that lie next to each other
@frozen(cache_hash=True)
class Beside:
    """what lies {direction} of {cell} on the {board}"""

    board: str
    cell: Value
    direction: Value


@frozen(cache_hash=True)
class Turnings:
    """every way to turn {sides} on the {board}"""

    board: str
    sides: Value


@frozen(cache_hash=True)
class Walks:
    """where a walk on the {board} from {items} may end whose number of steps is from {least} to {most}, going over any {var} for
    which {over} (it turns {turning}, and comes to one {var} {again})
    """

    board: str
    var: str
    items: Value
    least: Value
    most: Value
    over: Condition
    #: where the walk may change its direction; not over what it goes over, for what is jumped is left straight on
    turning: Literal["anywhere", "not when going over", "never"] | ByRuling = "not when going over"
    again: Literal["only once", "more than once"] | ByRuling = "only once"


if TYPE_CHECKING:
    from lexludi_spec.declarations import Sight
    from lexludi_spec.steps import Decline, Step

Value: TypeAlias = (
    "int | bool | str | Nothing | Name | Var | Call | ByRuling | If | Trait | Math | Count | Total | Listed | Range | Words"
    " | Those | Each | Joined | Without | Item | Only | First | Position | Best | Look"
    " | Seats | SeatsFrom | LeftOf | At | Top | These | Everywhere | Beside | Turnings | Walks"
)
