"""What rules run on: pieces, states, acts, and the world that is changed while something happens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, TypeAlias

from attrs import field, frozen

from lexludi_spec.declarations import Constant
from lexludi_spec.values import Call

#: So much of what has been found out already is remembered, of each kind.
REMEMBERED = 50_000
#: A value at play: a number, a word, a truth, a seat (from 0, clockwise), a piece, nothing, or a tuple of values.
Val: TypeAlias = Any


class Absent(Exception):
    """A rule speaks of something that is not there; a condition about it is neither true nor false."""


class Piece:
    """A card with the traits that matter where it lies. Equal pieces are one object: make them with :func:`piece`."""

    __slots__ = ("component", "kept", "name", "order", "traits")

    def __init__(self, component: str, name: str, kept: bool, traits: tuple[tuple[str, Constant], ...]) -> None:
        """Use :func:`piece` instead."""
        self.component, self.name, self.kept = component, name, kept
        self.traits = dict(traits)
        #: by what pieces are in order where their order does not matter
        self.order = (name, *map(str, self.traits.values()))

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return piece, (self.component, self.name, self.kept, tuple(self.traits.items()))


@cache
def piece(component: str, name: str, kept: bool, traits: tuple[tuple[str, Constant], ...]) -> Piece:
    """Return the piece of a component with a name and traits; ``kept`` if these are only the traits that still matter."""
    return Piece(component, name, kept, traits)


@frozen
class Act:
    """A move that somebody makes: the seat, the verb, and the arguments that are told, as they are named."""

    by: int
    do: str
    args: tuple[tuple[str, Val], ...] = ()


#: A point of the order of play where somebody, or chance, must decide: its name, and the names of where to go on afterwards.
Point: TypeAlias = tuple[str, tuple[str, ...]]
END: Point = ("end", ())


@frozen
class State:
    """A position: all that is needed to go on, and nothing that makes no difference any more."""

    point: Point
    names: tuple[Val, ...]
    cells: tuple[tuple[Piece, ...], ...]
    variables: tuple[Val, ...]
    answers: tuple[tuple[int, tuple[Act, ...]], ...] = ()
    winners: tuple[int, ...] | None = None


@frozen
class Entry:
    """One line of an account: who got how many points, for which place, by which clause, or why not."""

    clause: str
    seat: int
    points: int
    variable: str
    place: int | None = None
    count: int | None = None
    #: what is counted here, by the names bound at that moment
    about: tuple[tuple[str, Val], ...] = ()
    #: the requirement that leaves this one out, the first that is not met
    because: str = ""
    #: the rule that says how many points these are, where it has a name of its own
    worth: Call | None = None


class World:
    """A state while it changes; lives only inside one call."""

    __slots__ = ("answers", "cells", "known", "log", "names", "pc", "variables", "winners")

    def __init__(self, cells: Iterable[tuple[Piece, ...]], variables: Iterable[Val], names: list[Val]) -> None:
        """Start from the contents of every place, the value of every variable, and the bound names."""
        self.cells = list(cells)
        self.variables = list(variables)
        self.names = names
        #: what definitions have come to since something changed
        self.known: dict[Val, Val] = {}
        self.answers: dict[int, tuple[Act, ...]] = {}
        self.winners: tuple[int, ...] | None = None
        self.log: list[Entry] | None = None
        self.pc = -1

    def fork(self) -> World:
        """Return a world that is the same now and goes its own way."""
        other = World(self.cells, self.variables, self.names.copy())
        other.answers, other.pc = self.answers, self.pc
        return other


Fn: TypeAlias = Callable[[World], Val]


def by_name(it: Piece) -> tuple[str, ...]:
    """Return the key by which the pieces of a bag are in order: their names, and where these are alike, their traits."""
    return it.order


@frozen
class Layout:
    """Where the contents of each place, or the value of each variable, are: one number for each of its keys."""

    #: the number of each, by its key; a key of several is a tuple of them
    cells: dict[str, dict[Val, int]] = field(factory=dict)
    #: the name and the keys of each number
    labels: list[tuple[str, tuple[Val, ...]]] = field(factory=list)

    def add(self, name: str, keys: Iterable[tuple[Val, ...]]) -> None:
        """Give a number to each key of a place or variable."""
        found = self.cells.setdefault(name, {})
        for key in keys:
            found[key[0] if len(key) == 1 else key] = len(self.labels)
            self.labels.append((name, key))

    def of(self, names: Collection[str]) -> list[int]:
        """Return the numbers of all places or variables of some names."""
        return [i for i, (name, _) in enumerate(self.labels) if name in names]
