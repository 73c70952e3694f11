"""The commands at the table: play, show, replay."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from lexludi.commands import COMPONENTS, READINGS, lexludi, readings_from, table_for, the_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexludi.play.records import Record
    from lexludi.play.stepping import Replay
    from lexludi.table import Table
    from lexludi_spec.declarations import Game

__all__ = ["lexludi", "main"]

_COLOUR = click.option(
    "--color/--no-color", "colour", default=None, help="Colour, or none; by default in a terminal, without NO_COLOR."
)
_SEAT = click.option("--seat", metavar="NAME", help="Only what this player sees.")
_BEFORE = click.option("--before", type=click.IntRange(1), metavar="N", help="Of a saved game: before move N.")
_RULES = click.option(
    "--rules", metavar="FILE", help="Take the rules from this file, where the game is none of those that are known."
)


@lexludi.command("play")
@click.argument("game", required=False)
@click.option(
    "--player", "players", multiple=True, metavar="NAME[=HOW]", help="A player; HOW is greedy or random, for the computer's."
)
@click.option("--seed", help="What chance and the computer are drawn from: the same seed, the same game.")
@click.option("--from", "origin", metavar="FILE", help="Go on with a saved game, or begin at a position.")
@click.option("--save", "kept", metavar="FILE", help="Keep the game in this file as it is played.")
@READINGS
@click.option("--house-rules", metavar="FILE", help='Readings from a file: {"ID": "B"}.')
@COMPONENTS
@_COLOUR
def play_command(
    game: str | None,
    players: tuple[str, ...],
    seed: str | None,
    origin: str | None,
    kept: str | None,
    readings: tuple[str, ...],
    house_rules: str | None,
    components: str | None,
    colour: bool | None,
) -> None:
    """Play a GAME: at one screen, against each other or the computer.

    Without --player, you play against the computer. Each player sees what is his to see; the game is saved as it is played.
    """
    from pathlib import Path

    from lexludi.errors import Malformed, about
    from lexludi.files import is_record, read_json
    from lexludi.notation import shown
    from lexludi.play.match import Match
    from lexludi.play.records import other_version, read_record, seated
    from lexludi.play.screen import Screen
    from lexludi.play.seating import default_players, from_position, kept_else, named, new_record, played_by
    from lexludi.play.seating import house_rules as read_house_rules
    from lexludi.play.session import Session
    from lexludi.table import Table
    from lexludi_spec.games import ids

    data = None if origin is None else read_json(origin)
    name = game or (data.get("game") if isinstance(data, dict) else None)
    if not isinstance(name, str):
        raise click.UsageError(f"name the game to be played; there are {', '.join(ids())}")
    if game is None and name not in ids():
        raise Malformed(f"{origin}: there is no game {shown(name)} here; name its rules: lexludi play RULES.json --from {origin}")
    rules, seats = the_game(name, components), named(players)
    chosen = (read_house_rules(house_rules, rules) if house_rules is not None else {}) | readings_from(readings)
    screen = Screen(colour=colour)
    if is_record(data):
        if chosen or seed is not None:
            raise click.UsageError("a saved game goes on by its own readings and its own seed; start a new one for others")
        record = played_by(read_record(data, str(origin)), seats)
        told = other_version(record, rules)
        if told:
            screen.say(f"{origin}: {told}.", "bad")
        with about(str(origin)):
            match = Match(seated(record, rules), record)
        if told:
            screen.say(f"All of it fits. From here on it is a game by rules {rules.version}, and is saved as one.", "bad")
    else:
        if origin is None and seats and len(seats) < rules.least:
            raise click.UsageError(
                f"{rules.title} is for {rules.least} to {rules.most} players, not {len(seats)}; "
                "--player NAME=greedy adds one that the computer plays"
            )
        if origin is None:
            record = new_record(rules, seats or default_players(rules), chosen, seed)
        else:
            record = from_position(rules, data, seats, chosen, seed)
        match = Match(Table(rules, record.players, record.readings), record)
    folders = kept_else(rules.id)
    path = Path(kept) if kept is not None else folders[0]
    if path.is_file() and kept != origin:
        raise click.UsageError(f"--save {path}: is there already; go on with it by --from {path}, or name another file")
    sys.exit(Session(match, screen, path, *folders).run())


@lexludi.command("show")
@click.argument("game")
@click.argument("position")
@_SEAT
@_BEFORE
@click.option("--svg", "as_svg", is_flag=True, help="Print a picture in SVG.")
@READINGS
@COMPONENTS
@_COLOUR
def show_command(
    game: str,
    position: str,
    seat: str | None,
    before: int | None,
    as_svg: bool,
    readings: tuple[str, ...],
    components: str | None,
    colour: bool | None,
) -> None:
    """Draw a POSITION of a GAME: a JSON file of a position, or a saved game; - is standard input."""
    from lexludi.files import is_record, read_json
    from lexludi.play.picture import picture
    from lexludi.play.screen import Screen
    from lexludi.play.svg import svg
    from lexludi.play.text import lines

    rules, data = the_game(game, components), read_json(position)
    if is_record(data):
        replay = replayed(rules, data, position, readings, seat)
        number = len(replay.moves) + 1 if before is None else before
        drawn = replay.picture(replay.before(number))
        if replay.wrong:
            click.echo(f"lexludi: {position}: drawn is what came before: {replay.wrong}", err=True)
    elif before is not None:
        raise click.UsageError("--before belongs to a saved game, and this is a position")
    else:
        table = table_for(rules, data, position, readings)
        drawn = picture(table, seen_by(table, data, seat), seat)
    if as_svg:
        click.echo(svg(drawn), nl=False)
    else:
        screen = Screen(colour=colour)
        screen.knows(rules)
        screen.lines(lines(drawn, screen.width))
    sys.exit(2 if is_record(data) and replay.wrong else 0)


def seen_by(table: Table, data: dict[str, Any], seat: str | None) -> dict[str, Any]:
    """Return a position as it is to be drawn, or a view of it; what it does not tell stays untold.

    Raises:
        MalformedPosition: if it cannot be read.
    """
    from lexludi.positions import read_holdings, read_position
    from lexludi.views import write_view

    state = read_position(table, data) if "at" in data else read_holdings(table, data)
    if seat is None:
        return data
    view = write_view(table, state, table.notation.read_seat(seat, "--seat"))
    return {key: _untold(data[key], value) if key in data else value for key, value in view.items()}


def _untold(data: Any, view: Any) -> Any:
    """Return a view in which cards that the position does not tell are not told either."""
    if isinstance(data, dict) and set(data) == {"any"} and data != view:
        return {"hidden": data["any"]}
    if isinstance(data, dict) and isinstance(view, dict):
        return {key: _untold(data.get(key), value) for key, value in view.items()}
    if isinstance(data, list) and isinstance(view, list) and len(data) == len(view):
        return [_untold(one, other) for one, other in zip(data, view, strict=True)]
    return view


def replayed(rules: Game, data: Any, where: str, readings: Sequence[str], seat: str | None) -> Replay:
    """Return a saved game, played over by its own readings, or by others for those that are named; say if its rules are others.

    Raises:
        LexludiError: if it cannot be read, or nobody of that name plays.
    """
    from lexludi.errors import about
    from lexludi.play.records import other_version, read_record, seated
    from lexludi.play.stepping import Replay
    from lexludi.table import Table

    record = read_record(data, where)
    told = other_version(record, rules)
    if told:
        click.echo(f"lexludi: {where}: {told}", err=True)
    with about(where):
        table = seated(record, rules)
    if readings:
        table = Table(rules, record.players, table.readings | readings_from(tuple(readings)))
    with about(where):
        replay = Replay(table, record)
    replay.seat = None if seat is None else replay.table.notation.read_seat(seat, "--seat")
    return replay


@lexludi.command("replay")
@click.argument("file")
@_SEAT
@_BEFORE
@_RULES
@COMPONENTS
@click.option("--all", "at_once", is_flag=True, help="Say all moves at once, as it is done in a pipe.")
@_COLOUR
def replay_command(
    file: str, seat: str | None, before: int | None, rules: str | None, components: str | None, at_once: bool, colour: bool | None
) -> None:
    """Step through the saved game in FILE: by its own readings, and as far as it fits the rules as they are now.

    Status 2 if something in it does not fit any more; the first is told. What can be typed:

    \b
    Enter    the next move; next, n
    back     the one before; b
    3        after move 3; 0 is the beginning
    list     all moves
    help     these keys; h, ?
    quit     leave; q
    """  # noqa: D301  # click wants the character, and no backslash
    from lexludi.errors import LexludiError
    from lexludi.files import read_json
    from lexludi.play.records import read_record
    from lexludi.play.screen import Screen
    from lexludi.play.stepping import all_at_once, step_by_step
    from lexludi.play.text import lines

    data = read_json(file)
    record = read_record(data, file)
    game = rules_of(record, file, rules, components)
    replay = replayed(game, data, file, (), seat)
    screen = Screen(colour=colour)
    screen.knows(game)
    if before is not None:
        screen.lines(lines(replay.picture(replay.before(before)), screen.width))
    elif at_once or not screen.interactive:
        all_at_once(replay, screen)
    else:
        try:
            step_by_step(replay, screen)
        except KeyboardInterrupt:
            screen.say()
            sys.exit(130)
    if replay.wrong:
        raise LexludiError(f"{file}: {replay.wrong}")


def rules_of(record: Record, where: str, rules: str | None, components: str | None = None) -> Game:
    """Return the rules of the game of a record that was read from somewhere.

    Raises:
        LexludiError: if they are not known.
    """
    from lexludi.errors import Malformed
    from lexludi_spec.games import ids

    if rules is None and record.game not in ids():
        raise Malformed(f"{where}: there is no game {record.game!r} here; --rules FILE takes its rules from a file")
    return the_game(record.game if rules is None else rules, components)


def main() -> None:
    """Run the command line of the reference alone."""
    lexludi()
