"""Who plays, from where, by which readings, and where the game is kept: what a command line says of it, made into a record."""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import evolve

from lexludi.errors import Malformed, MalformedPosition, hint
from lexludi.files import read_json
from lexludi.notation import listed, shown
from lexludi.play.bots import BOTS
from lexludi.play.records import Record, read_names
from lexludi.play.sight import dealt_anew
from lexludi.positions import impossible, known_cells, players_in, read_position, write_position
from lexludi.table import Table
from lexludi_spec.declarations import Game


def named(said: Sequence[str]) -> dict[str, str]:
    """Return players as they are told, ``Ann`` or ``Ann=greedy``, each with how the computer plays them, or nothing.

    Raises:
        Malformed: if a name cannot be one.
    """
    found: dict[str, str] = {}
    for each in said:
        name, equals, how = each.rpartition("=")
        if not equals:
            name, how = each, ""
        if equals and how not in BOTS:
            raise Malformed(f"--player {shown(each)}: nobody plays {how!r}{hint(how, BOTS)}; the computer plays {listed(BOTS)}")
        if name in found:
            raise Malformed(f"--player {shown(each)}: two players cannot have one name")
        found[read_names([name], "--player")[0]] = how
    return found


def default_players(game: Game) -> dict[str, str]:
    """Return who plays if nobody is named: you, against as many greedy players of the computer's as it takes."""
    return {"You": "", **{f"Greedy {number}" if game.least > 2 else "Greedy": "greedy" for number in range(1, game.least)}}


def house_rules(name: str, game: Game) -> dict[str, str]:
    """Return the readings in a file of house rules: ``{"BT-Q15": "B"}``, or under ``readings`` as in a saved game.

    Raises:
        Malformed: if it cannot be read. Whether there are such readings is for the table to say.
    """
    data = read_json(name)
    if isinstance(data, dict) and isinstance(data.get("readings"), dict):
        if data.get("game", game.id) != game.id:
            raise Malformed(f"{name}: these are house rules of {shown(data['game'])}, and not of {game.id}")
        data = data["readings"]
    if not isinstance(data, dict) or not all(isinstance(reading, str) for reading in data.values()):
        raise Malformed(f"{name}: house rules are an object of readings by ruling, not {shown(data)}")
    return dict(data)


def new_record(game: Game, players: Mapping[str, str], readings: Mapping[str, str], seed: str | None) -> Record:
    """Return the record of a game that is about to begin."""
    table = Table(game, tuple(players), readings)
    return Record(
        game=game.id, rules=game.version, players=table.players, readings=table.readings, steps=(),
        seed=secrets.token_hex(4) if seed is None else seed, bots={name: how for name, how in players.items() if how},
    )  # fmt: skip


def from_position(game: Game, data: Any, players: Mapping[str, str], readings: Mapping[str, str], seed: str | None) -> Record:
    """Return the record of a game that begins at a position; cards that it does not tell are drawn from the seed.

    Raises:
        MalformedPosition: if it cannot be read, or cannot be.
    """
    names = read_names(players_in(game, data), "players")
    for name in players:
        if name not in names:
            raise Malformed(f"--player {name}: does not play in this position{hint(name, names)}; the players are {listed(names)}")
    record = new_record(game, {name: players.get(name, "") for name in names}, readings, seed)
    table = Table(game, record.players, readings)
    if found := impossible(table, data):
        raise MalformedPosition(f"this position cannot be: {found[0]}")
    state = read_position(table, data)
    rng = random.Random(f"{record.seed}/given")  # noqa: S311  # a game, and no secret
    cells = dealt_anew(table, state.cells, known_cells(table, data), rng)
    return evolve(record, given=write_position(table, evolve(state, cells=cells)))


def played_by(record: Record, players: Mapping[str, str]) -> Record:
    """Return a record that goes on with other people and players of the computer's in the same seats.

    Raises:
        Malformed: if somebody does not play in it.
    """
    for name in players:
        if name not in record.players:
            raise Malformed(f"--player {name}: does not play in it{hint(name, record.players)}; {listed(record.players)} do")
    seed = secrets.token_hex(4) if record.seed is None else record.seed
    return evolve(record, seed=seed, bots={name: how for name, how in {**record.bots, **players}.items() if how})


def kept_in(game: str, folder: Path | None = None) -> Path:
    """Return a file, not there yet, in which a game is kept while it is played."""
    if folder is None:
        folder = Path(os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")) / "lexludi"  # noqa: PTH111  # never fails
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    names = (f"{stem}{'' if number == 1 else f'-{number}'}.json" for number in range(1, 1000))
    return next((folder / name for name in names if not (folder / name).exists()), folder / f"{stem}-{os.getpid()}.json")


def kept_else(game: str) -> tuple[Path, ...]:
    """Return where a game is kept if it cannot be kept where it should be."""
    return kept_in(game), kept_in(game, Path(tempfile.gettempdir()))
