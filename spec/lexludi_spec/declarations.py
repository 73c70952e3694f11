"""Declarations: the parts of a rulebook, each named once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias

from attrs import field, frozen

from lexludi_spec.steps import Do
from lexludi_spec.values import ByRuling, Call, Nothing

if TYPE_CHECKING:
    from lexludi_spec.conditions import Condition
    from lexludi_spec.sorts import Sort
    from lexludi_spec.steps import Param, Require, Step
    from lexludi_spec.values import At, Value

Constant: TypeAlias = "int | bool | str | tuple[Constant, ...]"
Form: TypeAlias = Literal["list", "bag", "one"]
Force: TypeAlias = Literal["requirement", "permission", "effect", "set-up", "scoring", "definition", "end"]
RulingClass: TypeAlias = Literal["option", "data", "settled", "presentation"]
HOLE = re.compile(r"\{([^{}]+)\}")


# -------------------------------------------------------------------------------------------------------- sight
@frozen(cache_hash=True)
class Public:
    """everybody sees it"""


@frozen(cache_hash=True)
class Owner:
    """only the player whose it is sees it; the others see how many[; at {open_at} everybody sees it]"""

    #: when everybody sees it after all, if ever: at the end of the game
    open_at: Literal["", "the end"] = ""


@frozen(cache_hash=True)
class Hidden:
    """nobody sees it, but everybody sees how many"""


@frozen(cache_hash=True)
class TopSeen:
    """everybody sees the top card and how many lie below"""


@frozen(cache_hash=True)
class SeenWhen:
    """everybody sees it while {condition}"""

    condition: Condition


Sight: TypeAlias = "Public | Owner | Hidden | TopSeen | SeenWhen | ByRuling"


# --------------------------------------------------------------------------------------------------- vocabulary
@frozen(kw_only=True, cache_hash=True)
class Kind:
    """A {id} is one of {words:or}."""

    id: str
    words: tuple[str, ...]


@frozen(cache_hash=True)
class Called:
    """The {name} is {sort}."""

    #: a bound name has one sort throughout a game
    name: str
    sort: Sort
    #: how English says it, where that is not "the" and its name
    said: str = ""


@frozen(cache_hash=True)
class Direction:
    """{word}"""

    word: str
    right: int
    down: int


@frozen(kw_only=True, cache_hash=True)
class Board:
    """The {id} has {width} columns (A, B, …) and {height} rows (1, 2, …)."""

    #: also the kind of words that its cells are: A1, B1, …
    id: str
    width: int
    height: int
    #: the kind of words that its directions are, in the order in which a tile is turned
    sides: str
    directions: tuple[Direction, ...]


@frozen(kw_only=True, cache_hash=True)
class Table:
    """The table of {id}: {columns}[ ({clause})]."""

    id: str
    #: each column's name and sort; the first is what a row is looked up by
    columns: tuple[Called, ...]
    rows: tuple[tuple[Constant, ...], ...]
    clause: str = ""


# --------------------------------------------------------------------------------------------------- components
@frozen(kw_only=True, cache_hash=True)
class TraitOf:
    """{id} ({sort})"""

    id: str
    sort: Sort
    #: how a card's name tells it: for a truth what is said where it is so, for a number how one and how several are said
    told: tuple[str, ...] = ()
    #: whether the rulebook leaves it open what the components have of it
    assumed: bool = False


@frozen(kw_only=True, cache_hash=True)
class Face:
    """{copies} of {traits}"""

    traits: tuple[tuple[str, Constant], ...]
    #: a number, which may depend on the number of players
    copies: Value = 1
    #: made from the traits where it is left out
    name: str = ""


@frozen(kw_only=True, cache_hash=True)
class Component:
    """The {id}s: {faces}."""

    id: str
    traits: tuple[TraitOf, ...]
    faces: tuple[Face, ...]
    #: the place where all of them lie at first
    into: At
    #: whether notation names a card by its face or tells its traits one by one
    told_by: Literal["name", "traits"] = "name"
    clause: str = ""


@frozen(cache_hash=True)
class Over:
    """for each {var:items}"""

    var: str
    items: Value


@frozen(kw_only=True, cache_hash=True)
class Place:
    """{id}[, one {over}]: {sight}."""

    id: str
    holds: str
    over: tuple[Over, ...] = ()
    #: whether the order of the cards matters, or not, or there is never more than one
    form: Form = "list"
    #: for a list, whether the top card is written first (next first) or last (covered to free)
    top: Literal["first", "last"] = "last"
    #: the traits of a card that still matter here; None for all of them
    keeps: tuple[str, ...] | None = None
    sight: Sight = field(factory=Public)
    #: what it is called in English, with a hole for each ``over``
    phrase: str = ""
    clause: str = ""


@frozen(kw_only=True, cache_hash=True)
class Variable:
    """{id}[, one {over}] ({sort}), at first {start}: {sight}."""

    id: str
    sort: Sort
    over: tuple[Over, ...] = ()
    start: Constant | Nothing = 0
    sight: Sight = field(factory=Public)
    #: what it is called in English, with a hole for each ``over``
    phrase: str = ""
    #: whether it counts points: what is gained is entered in the account, and it is told when the game is over
    scores: bool = False
    #: whether it is told when the game is over, as points always are
    stays: bool = False


@frozen(kw_only=True, cache_hash=True)
class Invariant:
    """At every decision, {condition} ({clause})."""

    clause: str
    condition: Condition


# -------------------------------------------------------------------------------------------------------- rules
@frozen(kw_only=True, cache_hash=True)
class Definition:
    """{phrase}: {body}[ ({clause})]."""

    #: an English phrase; its holes are its parameters, in order
    phrase: str
    body: Value | Condition
    clause: str = ""

    @property
    def params(self) -> tuple[str, ...]:
        """The names that stand in the holes of the phrase, in order."""
        return tuple(HOLE.findall(self.phrase))

    def of(self, *args: Value) -> Call:
        """Return the phrase applied to arguments, one for each of its holes."""
        return Call(self.phrase, args)


@frozen(kw_only=True, cache_hash=True)
class Move:
    """To {id}, a player says {picks}[, provided that {requires}].[ Then: {do}] ({clause})"""

    id: str
    clause: str
    #: what players say for it, where that is not its id; moves that are never offered together may say the same
    verb: str = ""
    #: what it is in English, after "may" or "must", where that is not its id
    phrase: str = ""
    #: the bound names that it needs, besides the player who makes it
    given: tuple[str, ...] = ()
    picks: tuple[Param, ...] = ()
    requires: tuple[Require, ...] = ()
    do: tuple[Step, ...] = ()

    @property
    def says(self) -> str:
        """The verb."""
        return self.verb or self.id


@frozen(kw_only=True, cache_hash=True)
class Procedure:
    """To do the {id}[ for {params}]: {steps}"""

    id: str
    params: tuple[str, ...] = ()
    steps: tuple[Step, ...]
    #: what it is in English, as a command, with a hole for each of ``params``
    phrase: str = ""

    def do(self, *args: Value) -> Do:
        """Return the step that does this procedure."""
        return Do(self.id, args)


@frozen(kw_only=True, cache_hash=True)
class Scoring:
    """By itself, the procedure {procedure} is done, and {winners} would win."""

    procedure: str
    winners: Value


# ------------------------------------------------------------------------------------------ sources and rulings
@frozen(kw_only=True, cache_hash=True)
class Clause:
    """{text} ({id})"""

    #: never changes its meaning and is never used again
    id: str
    force: Force
    text: str
    #: the ids of the sentences of the rulebook that it restates
    sentences: tuple[str, ...]
    #: why it covers more than five sentences
    why: str = ""


@frozen(cache_hash=True)
class Answer:
    """{name}: {text}[ (not together with {without})]"""

    name: str
    text: str
    #: readings of other rulings with which it cannot be played, such as ``XX-Q01=B``
    without: tuple[str, ...] = ()


@frozen(kw_only=True, cache_hash=True)
class Ruling:
    """{question} By default {default}, because {grounds}"""

    id: str
    title: str
    question: str
    kind: RulingClass
    sentences: tuple[str, ...]
    answers: tuple[Answer, ...]
    default: str
    grounds: str


@frozen(kw_only=True, cache_hash=True)
class Game:
    """{title}, for {least} to {most} players."""

    id: str
    title: str
    #: of these rules; a record of a game names it
    version: str
    least: int
    most: int
    kinds: tuple[Kind, ...] = ()
    boards: tuple[Board, ...] = ()
    tables: tuple[Table, ...] = ()
    names: tuple[Called, ...] = ()
    components: tuple[Component, ...]
    places: tuple[Place, ...]
    variables: tuple[Variable, ...] = ()
    invariants: tuple[Invariant, ...] = ()
    definitions: tuple[Definition, ...] = ()
    moves: tuple[Move, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    #: the order of play
    play: tuple[Step, ...]
    scoring: Scoring | None = None
    clauses: tuple[Clause, ...] = ()
    rulings: tuple[Ruling, ...] = ()


__all__ = [
    "Answer",
    "Board",
    "Called",
    "Clause",
    "Component",
    "Constant",
    "Definition",
    "Direction",
    "Face",
    "Game",
    "Hidden",
    "Invariant",
    "Kind",
    "Move",
    "Over",
    "Owner",
    "Place",
    "Procedure",
    "Public",
    "Ruling",
    "Scoring",
    "SeenWhen",
    "Sight",
    "Table",
    "TopSeen",
    "TraitOf",
    "Variable",
]
