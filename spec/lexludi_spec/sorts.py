"""Sorts: what kind of thing a value is, so that a number is never taken for a player."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen


@frozen(cache_hash=True)
class Number:
    """a number"""


@frozen(cache_hash=True)
class Truth:
    """yes or no"""


@frozen(cache_hash=True)
class Seat:
    """a player"""


@frozen(cache_hash=True)
class Word:
    """a {kind}"""

    kind: str


@frozen(cache_hash=True)
class Card:
    """a {component}"""

    component: str


@frozen(cache_hash=True)
class List:
    """a list, each item {of}"""

    of: Sort


@frozen(cache_hash=True)
class Sides:
    """sides on the {board}"""

    #: some of the directions of a board, in the order in which the board declares them
    board: str


Sort: TypeAlias = "Number | Truth | Seat | Word | Card | List | Sides"
