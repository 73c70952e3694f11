"""The rulebooks: a game is a package here whose ``GAME`` is its rules. A new one needs to be named nowhere."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from lexludi_spec.declarations import Game
from lexludi_spec.errors import LexludiError, hint


class UnknownGame(LexludiError):
    """There is no game of that name."""


def ids() -> tuple[str, ...]:
    """Return the id of every game, in alphabetical order."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(id_: str) -> Game:
    """Return a game by its id.

    Raises:
        UnknownGame: if there is none of that id.
    """
    if id_ not in ids():
        raise UnknownGame(f"there is no game {id_!r}{hint(id_, ids())}; the games are {', '.join(ids())}")
    game = import_module(f"{__name__}.{id_.replace('-', '_')}").GAME
    assert isinstance(game, Game)
    return game
