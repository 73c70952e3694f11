"""Records of games: what was decided and what came up, by which version of the rules and which readings; saved and played over."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from attrs import field, frozen

from lexludi.errors import IllegalMove, LexludiError, Malformed, MalformedOutcome, hint
from lexludi.notation import listed, shown
from lexludi.positions import read_position
from lexludi.runtime import Act, Entry, State
from lexludi.table import Table
from lexludi_spec.declarations import Game
from lexludi_spec.errors import InvalidReading
from lexludi_spec.settle import options

FORMAT = 1
#: A name is no longer, for it stands in lines and columns.
LONGEST = 40


class MalformedRecord(Malformed):
    """A record that cannot be read."""


class NoLongerFits(LexludiError):
    """A record with a step that cannot be made; it says which is the first."""


@frozen(kw_only=True)
class Record:
    """A game as it was played, from its set-up or from a position."""

    game: str
    #: the version of the rules
    rules: str
    players: tuple[str, ...]
    #: the reading of every option, the defaults too: these may change
    readings: Mapping[str, str]
    #: moves and outcomes of chance, as in a replay
    steps: tuple[Mapping[str, Any], ...]
    #: what chance and the computer's players are drawn from
    seed: str | None = None
    #: the position from which the game was played, where that was not the set-up
    given: Mapping[str, Any] | None = None
    #: who is played by the computer, and how
    bots: Mapping[str, str] = field(factory=dict)


@frozen
class Step:
    """One step of a record: the state before it, what is told of it, and what it scored."""

    before: State
    told: Mapping[str, Any]
    after: State
    #: the move; nothing where chance decided
    act: Act | None
    account: tuple[Entry, ...]


def is_record(data: Any) -> bool:
    """Tell whether JSON is meant to be a record, and not a position."""
    return isinstance(data, dict) and "steps" in data


def read_record(data: Any, where: str = "the record") -> Record:
    """Read a record from JSON.

    Raises:
        MalformedRecord: with what is wrong where.
    """
    if not isinstance(data, dict):
        raise MalformedRecord(f"{where}: a saved game is an object, not {shown(data)}")
    keys = ("format", "game", "rules", "players", "readings", "seed", "given", "bots", "steps")
    for key in data:
        if key not in keys:
            raise MalformedRecord(f"{where}: a saved game has no {key!r}{hint(key, keys)}; it says {listed(keys)}")
    for key in ("format", "game", "rules", "players", "steps"):
        if key not in data:
            raise MalformedRecord(f"{where}: a saved game says its {key!r}, and this one does not")
    if data["format"] != FORMAT or type(data["format"]) is not int:
        raise MalformedRecord(f"{where}: format {shown(data['format'])} is not known here; this is format {FORMAT}")
    for key in ("game", "rules", "seed"):
        if key in data and not isinstance(data[key], str):
            raise MalformedRecord(f"{where}: {key}: a text is expected, not {shown(data[key])}")
    players, steps = data["players"], data["steps"]
    if not isinstance(players, list) or not players or not all(isinstance(name, str) for name in players):
        raise MalformedRecord(f"{where}: players: a list of names is expected, not {shown(players)}")
    for name in players:
        if not name.isprintable() or len(name) > LONGEST:
            raise MalformedRecord(f"{where}: players: a name is printable and has at most {LONGEST} letters, unlike {shown(name)}")
    for key in ("readings", "bots"):
        told = data.get(key, {})
        if not isinstance(told, dict) or not all(isinstance(value, str) for value in told.values()):
            raise MalformedRecord(f"{where}: {key}: an object of texts is expected, not {shown(told)}")
    if "given" in data and not isinstance(data["given"], dict):
        raise MalformedRecord(f"{where}: given: a position is expected, not {shown(data['given'])}")
    if not isinstance(steps, list):
        raise MalformedRecord(f"{where}: steps: a list is expected, not {shown(steps)}")
    for i, step in enumerate(steps):
        if not isinstance(step, dict) or not (step.keys() & {"do", "chance", "check"}):
            raise MalformedRecord(f"{where}: steps[{i}]: a move, an outcome of chance or a check is expected, not {shown(step)}")
    return Record(
        game=data["game"], rules=data["rules"], players=tuple(players), readings=data.get("readings", {}), steps=tuple(steps),
        seed=data.get("seed"), given=data.get("given"), bots=data.get("bots", {}),
    )  # fmt: skip


def seated(record: Record, game: Game, changed: Mapping[str, str] | None = None) -> Table:
    """Return the table at which a record was played: its players, by its own readings.

    Args:
        record: the record.
        game: the rules as they are now.
        changed: readings to be taken in place of those of the record.

    Raises:
        NoLongerFits: if the rules know a reading of the record no more.
        MalformedPosition: if so many cannot play.
    """
    if record.game != game.id:
        raise MalformedRecord(f"this is a game of {shown(record.game)}, and not of {game.id}")
    known = {ruling.id for ruling in options(game)}
    gone = [id_ for id_ in record.readings if id_ not in known]
    if gone and record.rules != game.version:
        raise NoLongerFits(f"it was played by a reading of {listed(gone)}, which rules {game.version} do not leave open")
    try:
        return Table(game, record.players, {**record.readings, **(changed or {})})
    except InvalidReading as wrong:
        if record.rules == game.version:
            raise
        raise NoLongerFits(f"it was played by a reading that rules {game.version} do not have: {wrong}") from None


def other_version(record: Record, game: Game) -> str:
    """Return in a sentence that a record is of another version of the rules; nothing if it is not."""
    if record.rules == game.version:
        return ""
    return f"played by rules {record.rules}; these are rules {game.version}, and it is played over by its own readings"


def first_state(table: Table, record: Record) -> State:
    """Return where a record begins."""
    return table.start() if record.given is None else read_position(table, dict(record.given))


def played(table: Table, record: Record) -> Iterator[Step]:
    """Play a record over; yield each of its steps, checks apart.

    Raises:
        NoLongerFits: at the first step that cannot be made.
    """
    state, moves = first_state(table, record), 0
    for i, told in enumerate(record.steps):
        if "check" in told:
            continue
        log: list[Entry] = []
        act = None
        try:
            if "chance" in told:
                after = settled(table, state, told, log)
            else:
                moves += 1
                act = allowed(table, state, table.read_act(told))
                after = table.play(state, act, log)
        except (Malformed, IllegalMove) as wrong:
            what = f"move {moves}" if "chance" not in told else f"what chance settled after move {moves}"
            place = "the game is over" if state.winners is not None else f"the game is at {state.point[0]!r}"
            raise NoLongerFits(f"{what} (steps[{i}]) does not fit, where {place}: {wrong}") from None
        yield Step(state, told, after, act, tuple(log))
        state = after


def allowed(table: Table, state: State, act: Act) -> Act:
    """Return a move in the spelling that counts.

    Raises:
        IllegalMove: with every reason, if it is not allowed.
    """
    because = table.why_not(state, act)
    if because:
        raise IllegalMove(table.say(act), because)
    return table.canonical(state, act)


def settled(table: Table, state: State, told: Mapping[str, Any], log: list[Entry] | None = None) -> State:
    """Go on with an outcome of chance as it is told: ``{"chance": …, "outcome": …}``.

    Raises:
        MalformedOutcome: if that is not up to chance now, or cannot have come up.
    """
    chance = table.chance(state)
    if chance is None or chance.what != told["chance"]:
        raise MalformedOutcome(f"{shown(told['chance'])} is not up to chance now")
    return table.settle(state, table.notation.read(told.get("outcome"), chance.sort, f"outcome of {chance.what}"), log)


# ------------------------------------------------------------------------------------------------------------- saving
def written(record: Record) -> str:
    """Return a record as the text of a file: one step on a line."""
    head: dict[str, Any] = {
        "format": FORMAT, "game": record.game, "rules": record.rules, "players": list(record.players),
        "readings": dict(record.readings),
    }  # fmt: skip
    if record.seed is not None:
        head["seed"] = record.seed
    if record.bots:
        head["bots"] = dict(record.bots)
    if record.given is not None:
        head["given"] = dict(record.given)
    lines = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
    steps = ",\n".join(f"  {_json(dict(step))}" for step in record.steps)
    return "{\n" + ",\n".join([*lines, ' "steps": [' + (f"\n{steps}\n ]" if steps else "]")]) + "\n}\n"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
