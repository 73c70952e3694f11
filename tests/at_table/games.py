"""Every game that there is: those that are published, and the control games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from support import PLAYERS

from lexludi.table import Table
from lexludi_spec.declarations import Game
from lexludi_spec.games import ids, load
from lexludi_spec.json_form import to_json

HERE = Path(__file__).parent.parent


def _games() -> Iterator[Game]:
    yield from map(load, ids())
    modules = [f"controls.{path.stem}" for path in sorted((HERE / "controls").glob("[!_]*.py"))]
    for name in ["tiny", *(each for each in modules if ".test_" not in each)]:
        yield from (value for value in vars(import_module(name)).values() if isinstance(value, Game))


GAMES = {game.id: game for game in _games()}


def seated(id_: str, players: int | None = None) -> Table:
    """Return a table of a game, for three players or as many as there can be."""
    game = GAMES[id_]
    return Table(game, PLAYERS[: max(game.least, min(game.most, 3)) if players is None else players])


def as_file(id_: str, folder: Path) -> str:
    """Write the rules of a game into a file; return its name."""
    path = folder / f"{id_}.json"
    path.write_text(json.dumps(to_json(GAMES[id_])), encoding="utf-8")
    return str(path)
