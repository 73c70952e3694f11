"""Records of games: what was decided and what came up, by which version of the rules and which readings; saved and played over."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from attrs import field, frozen

from lexludi.alike import untrue
from lexludi.errors import IllegalMove, LexludiError, Malformed, MalformedOutcome, hint
from lexludi.notation import listed, shown
from lexludi.play.bots import BOTS
from lexludi.positions import impossible, read_position
from lexludi.runtime import Act, Entry, State
from lexludi.shapes import Shape, is_a, object_of, read_step, shaped
from lexludi.table import Table
from lexludi_spec.declarations import Game
from lexludi_spec.errors import InvalidReading
from lexludi_spec.settle import options, readings_of

FORMAT = 1
#: A name is no longer, for it stands in lines and columns.
LONGEST = 40


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
    #: where it stands in the record, whose checks are no steps of the game
    nth: int = 0


def _said(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable() and bool(value.strip())


_SHAPES: dict[str, Shape] = {
    "game": (_said, "a text"), "rules": (_said, "a text"), "seed": (is_a(str), "a text"), "given": (is_a(dict), "a position"),
    "readings": (object_of(is_a(str)), "an object of texts"), "bots": (object_of(is_a(str)), "an object of texts"),
}  # fmt: skip


def read_record(data: Any, where: str = "the record") -> Record:
    """Read a record from JSON.

    Raises:
        Malformed: with what is wrong where.
    """
    if not isinstance(data, dict):
        raise Malformed(f"{where}: a saved game is an object, not {shown(data)}")
    known = ("format", "game", "rules", "players", "readings", "seed", "given", "bots", "steps")
    for key in data:
        if key not in known:
            raise Malformed(f"{where}: a saved game has no {key!r}{hint(key, known)}; it says {listed(known)}")
    for key in ("format", "game", "rules", "players", "steps"):
        if key not in data:
            raise Malformed(f"{where}: a saved game says its {key!r}, and this one does not")
    if data["format"] != FORMAT or type(data["format"]) is not int:
        raise Malformed(f"{where}: format {shown(data['format'])} is not known here; this is format {FORMAT}")
    shaped(data, _SHAPES, where)
    players, bots = read_names(data["players"], f"{where}: players"), data.get("bots", {})
    for name, how in bots.items():
        if name not in players:
            raise Malformed(f"{where}: bots: {shown(name)} does not play{hint(name, players)}; {listed(players)} do")
        if how not in BOTS:
            raise Malformed(f"{where}: bots: nobody plays {shown(how)}{hint(how, BOTS)}; the computer plays {listed(BOTS)}")
    return Record(
        game=data["game"], rules=data["rules"], players=players, readings=data.get("readings", {}),
        steps=read_steps(data["steps"], where), seed=data.get("seed"), given=data.get("given"), bots=bots,
    )  # fmt: skip


def read_steps(data: Any, where: str) -> tuple[Mapping[str, Any], ...]:
    """Read the steps of a record from JSON; what they mean is found out when they are played over.

    Raises:
        Malformed: with what is wrong where.
    """
    if not isinstance(data, list):
        raise Malformed(f"{where}: steps: a list is expected, not {shown(data)}")
    for i, step in enumerate(data):
        read_step(step, f"{where}: steps[{i}]")
    return tuple(data)


def read_names(data: Any, where: str) -> tuple[str, ...]:
    """Read the names of players.

    Raises:
        Malformed: if one of them cannot be a name, or two are the same.
    """
    if not isinstance(data, list) or not data or not all(isinstance(name, str) for name in data):
        raise Malformed(f"{where}: a list of names is expected, not {shown(data)}")
    for name in data:
        if not name or name != name.strip() or not name.isprintable() or set(name) & set("=:") or len(name) > LONGEST:
            raise Malformed(
                f"{where}: a name has 1 to {LONGEST} letters that can be printed, without = and :, unlike {shown(name)}"
            )
        if data.count(name) > 1:
            raise Malformed(f"{where}: two players cannot have one name, {name}")
    return tuple(data)


def seated(record: Record, game: Game) -> Table:
    """Return the table at which a record was played: its players, by its own readings.

    Args:
        record: the record.
        game: the rules as they are now.

    Raises:
        NoLongerFits: if the rules know a reading of the record no more.
        Malformed: if it is of another game, so many cannot play, or they never knew a reading of it.
    """
    if record.game != game.id:
        raise Malformed(f"this is a game of {shown(record.game)}, and not of {game.id}")
    wrong = Malformed if record.rules == game.version else NoLongerFits
    known = {ruling.id for ruling in options(game)}
    gone = [id_ for id_ in record.readings if id_ not in known]
    if gone:
        raise wrong(f"it was played by a reading of {listed(gone)}, which rules {game.version} of {game.title} do not leave open")
    try:
        return Table(game, record.players, record.readings)
    except InvalidReading as why:
        raise wrong(f"it was played by a reading that rules {game.version} do not have: {why}") from None


def other_version(record: Record, game: Game) -> str:
    """Return in a sentence that a record is of another version of the rules; nothing if it is not, or of another game."""
    if record.rules == game.version or record.game != game.id:
        return ""
    return f"played by rules {record.rules}; these are rules {game.version}, and it is played over by its own readings"


def first_state(table: Table, record: Record) -> State:
    """Return where a record begins.

    Raises:
        MalformedPosition: if the position in it cannot be read.
        NoLongerFits: if that position cannot be, by the readings of the record.
    """
    if record.given is None:
        return table.start()
    given = dict(record.given)
    if own_readings(table, record) and (found := impossible(table, given)):
        raise NoLongerFits(f"this position cannot be: {found[0]}")
    return read_position(table, given)


def own_readings(table: Table, record: Record) -> bool:
    """Tell whether a table plays by the readings of a record."""
    return readings_of(table.game, record.readings) == table.readings


def played(table: Table, record: Record) -> Iterator[Step]:
    """Play a record over; yield each of its steps. Its checks must be so, unless it is played over by other readings.

    Raises:
        NoLongerFits: at the first step that cannot be made, or check that is not so; or if it begins where no game can be.
    """
    state, moves = first_state(table, record), 0
    own = own_readings(table, record)
    for i, told in enumerate(record.steps):
        log: list[Entry] = []
        act, after = None, state
        try:
            if "check" in told:
                what = f"the check after move {moves}"
                if own:
                    _hold(table, state, told["check"])
            elif "chance" in told:
                what = f"what chance settled after move {moves}"
                after = settled(table, state, told, log)
            else:
                moves += 1
                what = f"move {moves}"
                act = allowed(table, state, table.read_act(told))
                after = table.play(state, act, log)
        except (Malformed, IllegalMove) as wrong:
            place = "the game is over" if state.winners is not None else f"the game is at {state.point[0]!r}"
            raise NoLongerFits(f"{what} (steps[{i}]) does not fit, where {place}: {wrong}") from None
        if "check" not in told:
            yield Step(state, told, after, act, tuple(log), i)
        state = after


def _hold(table: Table, state: State, check: Mapping[str, Any]) -> None:
    """Hold a check against the game; raises Malformed if it is not so."""
    wrong = list(untrue(table, state, check))
    if wrong:
        raise Malformed("; ".join(wrong[:5]))


def as_far_as_it_fits(table: Table, record: Record) -> tuple[list[Step], str]:
    """Play a record over as far as that can be done; return its steps, and why the rest does not fit, if it does not."""
    done: list[Step] = []
    try:
        for step in played(table, record):
            done.append(step)  # noqa: PERF402  # what comes before a step that does not fit is kept
    except NoLongerFits as wrong:
        return done, str(wrong)
    return done, ""


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
