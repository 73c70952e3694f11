"""The command line: what is known of a game, what may be done, why not, and what it is worth."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexludi.runtime import State
    from lexludi.table import Table
    from lexludi_spec.declarations import Game

_AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
READINGS = click.option("--reading", "readings", multiple=True, metavar="ID=B", help="Choose a reading of an open question.")
COMPONENTS = click.option("--components", metavar="FILE", help="Replace assumed components by those in a file.")


#: What somebody may take for a command who has a question about a move.
_QUESTIONS = ("why", "why-not", "may", "may-i", "difference", "lawyer")


class Commands(click.Group):
    """Commands whose errors are sentences: what a user has to put right ends with status 2, and never with a traceback."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Find a command; whoever asks in the words of a question is told which command answers it."""
        if args and args[0] in _QUESTIONS and self.get_command(ctx, args[0]) is None:
            ctx.fail(
                f"No such command {args[0]!r}: 'explain' says whether a move is allowed, why not, and what another reading changes."
            )
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        from lexludi.errors import LexludiError

        if sys.stdout is None:
            click.echo("lexludi: standard output is closed, and nothing can be said", err=True)
            ctx.exit(2)
        try:
            return super().invoke(ctx)
        except LexludiError as wrong:
            click.echo(f"lexludi: {wrong}", err=True)
            ctx.exit(2)
        except BrokenPipeError:
            sys.stderr.close()
            ctx.exit(0)
        except OSError as wrong:
            click.echo(f"lexludi: what is said cannot be written: {wrong.strerror or wrong}", err=True)
            sys.stderr.close()
            os._exit(2)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="lexludi", prog_name="lexludi")
def lexludi() -> None:
    """The law of the game: rulebooks as data, and what follows from them."""


def the_game(name: str, components: str | None = None) -> Game:
    """Return a game by its id, or from a JSON file of rules, perhaps with other components."""
    from lexludi.components import replaced
    from lexludi.errors import Malformed, hint
    from lexludi.files import is_record, read_json
    from lexludi_spec.check import check
    from lexludi_spec.games import UnknownGame, ids, load
    from lexludi_spec.json_form import game_from_json

    if name in ids():
        game = load(name)
    elif name == "-" or "/" in name or name.endswith(".json"):
        data = read_json(name)
        if isinstance(data, dict) and "players" in data:
            what = "a saved game" if is_record(data) else "a position"
            raise Malformed(f"{name}: this is {what}, and a game is expected in its place: its name, or a file of its rules")
        game = check(game_from_json(data))
    else:
        raise UnknownGame(
            f"there is no game {name!r}{hint(name, ids())}; the games are {', '.join(ids())}, or name a file of rules"
        )
    return game if components is None else replaced(game, read_json(components))


def readings_from(said: tuple[str, ...]) -> dict[str, str]:
    """Return readings by ruling from ``ID=B``."""
    found = {}
    for each in said:
        id_, equals, reading = each.partition("=")
        if not equals or not id_ or not reading:
            raise click.UsageError(f"--reading {each}: a ruling and its reading are expected, as in BT-Q15=B")
        found[id_] = reading
    return found


def table_for(game: Game, position: Any, where: str, readings: tuple[str, ...]) -> Table:
    """Return a table for the players of a position that was read from somewhere."""
    from lexludi.errors import MalformedPosition
    from lexludi.files import is_record
    from lexludi.notation import shown
    from lexludi.positions import players_in
    from lexludi.table import Table

    if is_record(position):
        if position.get("game", game.id) != game.id:
            raise MalformedPosition(f"{where}: this is a game of {shown(position['game'])}, and not of {game.id}")
        raise MalformedPosition(
            f"{where}: this is a saved game, and a position is expected; replay goes through it and tells its scores, "
            "show --before N draws it, explain judges its moves"
        )
    return Table(game, players_in(game, position), readings_from(readings))


def _doubt(table: Table, state: State) -> None:
    """Say on the standard error what can never be so in a position, for what the rules say of it means little then."""
    from lexludi.positions import unlawful

    for each in unlawful(table, state, of_cards=False):
        click.echo(f"note: the position cannot be: {each}", err=True)


def show(data: Any) -> None:
    """Print JSON."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


@lexludi.command("games")
@_AS_JSON
def games_command(as_json: bool) -> None:
    """List the games that are known."""
    from lexludi_spec.games import ids, load

    games = [load(id_) for id_ in ids()]
    if as_json:
        show([{"id": g.id, "title": g.title, "version": g.version, "players": [g.least, g.most]} for g in games])
        return
    for game in games:
        click.echo(f"{game.id}  {game.title}, {game.least} to {game.most} players (rules {game.version})")


@lexludi.command("check")
@click.argument("game")
@COMPONENTS
@_AS_JSON
def check_command(game: str, components: str | None, as_json: bool) -> None:
    """Find mistakes in a rulebook: a known GAME, or a JSON file of rules."""
    from lexludi.components import assumed
    from lexludi.errors import InvalidRules
    from lexludi.rulebook import whole

    try:
        rules = whole(the_game(game, components))
    except InvalidRules as wrong:
        if not as_json:
            raise
        show({"ok": False, "mistakes": [{"what": each.what, "path": each.path} for each in wrong.mistakes]})
        sys.exit(2)
    open_ = assumed(rules) if components is None else []
    if as_json:
        show({"ok": True, "id": rules.id, "version": rules.version, "assumed": open_})
        return
    click.echo(f"{rules.id}: no mistake found in {len(rules.clauses)} clauses and {len(rules.rulings)} rulings")
    if open_:
        click.echo(f"assumed, and to be replaced with --components: {', '.join(open_)}")


@lexludi.command("components")
@click.argument("game")
def components_command(game: str) -> None:
    """Print the components of a GAME as a file for --components, to be filled in from a real copy."""
    from lexludi.components import written

    show(written(the_game(game)))


@lexludi.command("legal")
@click.argument("game")
@click.argument("position")
@click.option("--seat", metavar="NAME", help="For this player, where several decide.")
@READINGS
@COMPONENTS
@_AS_JSON
def legal_command(
    game: str, position: str, seat: str | None, readings: tuple[str, ...], components: str | None, as_json: bool
) -> None:
    """List what may be done in a POSITION (a JSON file, or - for standard input)."""
    from lexludi.files import read_json
    from lexludi.positions import read_position

    data = read_json(position)
    table = table_for(the_game(game, components), data, position, readings)
    state = read_position(table, data)
    _doubt(table, state)
    acts = table.legal(state, None if seat is None else table.notation.read_seat(seat, "--seat"))
    if as_json:
        show([table.write_act(act) for act in acts])
        return
    for act in acts:
        click.echo(table.say(act))
    if not acts:
        chance = table.chance(state)
        click.echo("the game is over" if state.winners is not None else f"chance settles {chance.what!r}" if chance else "nothing")


@lexludi.command("check-position")
@click.argument("game")
@click.argument("position")
@READINGS
@COMPONENTS
@_AS_JSON
def check_position_command(game: str, position: str, readings: tuple[str, ...], components: str | None, as_json: bool) -> None:
    """Say what is impossible about a POSITION; status 1 if anything is."""
    from lexludi.files import read_json
    from lexludi.positions import impossible

    data = read_json(position)
    found = impossible(table_for(the_game(game, components), data, position, readings), data)
    if as_json:
        show({"impossible": found})
    else:
        for each in found or ["nothing impossible is found"]:
            click.echo(each)
    sys.exit(1 if found else 0)


@lexludi.command("explain")
@click.argument("game")
@click.argument("position")
@click.argument("move", required=False)
@click.option(
    "--before", type=click.IntRange(1), metavar="N", help="Of a saved game: before move N; without MOVE, that move itself."
)
@READINGS
@COMPONENTS
@_AS_JSON
def explain_command(
    game: str,
    position: str,
    move: str | None,
    before: int | None,
    readings: tuple[str, ...],
    components: str | None,
    as_json: bool,
) -> None:
    """May I? Say whether a MOVE is allowed in a POSITION, by which clauses, and under which readings.

    MOVE is words as at the table, such as "Lorraine: extra 2", or JSON, or a file of it. Status 0 for yes, 1 for no. POSITION
    may also be a saved game: then MOVE may be the number of a move in it, or is tried before move N.
    """
    from lexludi.files import is_record, read_json
    from lexludi.lawyer import opinion
    from lexludi.positions import read_position
    from lexludi.saying import opinion_lines

    rules = the_game(game, components)
    data = read_json(position)
    if is_record(data):
        table, data, told, under = _in_a_record(rules, data, position, readings, before, move)
    elif before is not None or move is None:
        raise click.UsageError("say the MOVE; --before, and the number of a move, belong to a saved game")
    else:
        table = table_for(rules, data, position, readings)
        state = read_position(table, data)
        _doubt(table, state)
        told, under = _move(table, state, move), None
    found = opinion(table, data, told, under)
    if as_json:
        show(_opinion_json(found))
    else:
        for line in opinion_lines(found):
            click.echo(line)
    sys.exit(0 if found.allowed else 1)


def _in_a_record(
    rules: Game, data: Any, where: str, readings: tuple[str, ...], before: int | None, move: str | None
) -> tuple[Table, Any, Any, Callable[[Table], State]]:
    """Return what is meant in a saved game: the table, the position, the move, and where other readings would lead."""
    from functools import partial

    from lexludi.play.commands import replayed
    from lexludi.positions import write_position

    number = int(move) if move is not None and move.isdecimal() and len(move) < 10 else None
    if before is not None and number is not None:
        raise click.UsageError(
            f"say {number}, to judge that move of it, or --before {before} and in words what is to be tried there"
        )
    if number is not None:
        before, move = number, None
    if before is None:
        raise click.UsageError("in a saved game, say the number of a move, or --before N and a MOVE to be tried there")
    replay = replayed(rules, data, where, readings, None)
    state = replay.before(before)
    told = replay.step(before).told if move is None else _move(replay.table, state, move)
    return replay.table, write_position(replay.table, state), told, partial(replay.under, before)


def _move(table: Table, state: State, text: str) -> Any:
    """Return a move that is said on the command line, as JSON: words are read as at the table."""
    from pathlib import Path

    from lexludi.errors import MalformedMove
    from lexludi.files import parse_json, read_json
    from lexludi.play.words import typed

    if text.lstrip().startswith("{"):
        return parse_json(text, "the move")
    try:
        is_file = "=" not in text and (text == "-" or Path(text).is_file())
    except OSError:
        is_file = False
    if is_file:
        return read_json(text)
    names = sorted(table.players, key=len, reverse=True)
    name = next((each for each in names if re.match(rf"{re.escape(each)}(:|\s|$)", text.strip())), "")
    words, deciders = text.strip()[len(name) :].lstrip(": "), table.deciders(state)
    if not words or words.isdecimal() or not (name or len(deciders) == 1):
        return table.read_words(text)
    seat = table.players.index(name) if name else deciders[0]
    try:
        return table.write_act(typed(table, table.legal(state, seat), seat, words))
    except MalformedMove:
        if not name and not any(f"{words} ".startswith(f"{verb} ") for verb in table.flow.known.verbs):
            return table.read_words(text)  # which says that a move begins with a name
        raise


def _opinion_json(found: Any) -> dict[str, Any]:
    return {
        "allowed": found.allowed,
        "at": found.at,
        "then": found.then,
        "because": [{"clause": each.clause, "text": each.text} for each in found.because],
        "clauses": [{"id": each.id, "text": each.text, "sentences": list(each.sentences)} for each in found.clauses],
        "read": [{"clause": each.clause, "ruling": each.ruling.id, "reading": each.reading} for each in found.read],
        "rulings": [each.id for each in found.rulings],
        "otherwise": [
            {"ruling": each.ruling.id, "reading": each.reading, "allowed": each.allowed, "unknown": each.unknown}
            | {"because": [refusal.clause for refusal in each.because]}
            for each in found.otherwise
        ],
    }


@lexludi.command("rulings")
@click.argument("game")
@click.argument("ruling", required=False)
@_AS_JSON
def rulings_command(game: str, ruling: str | None, as_json: bool) -> None:
    """List the questions that the rulebook of a GAME leaves open, or tell one of them whole."""
    from lexludi.errors import InvalidReading, hint
    from lexludi_spec.json_form import to_json

    rules = the_game(game)
    known = {each.id: each for each in rules.rulings}
    if ruling is not None and ruling not in known:
        raise InvalidReading(f"{rules.id} has no ruling {ruling!r}{hint(ruling, known)}")
    chosen = list(known.values()) if ruling is None else [known[ruling]]
    if as_json:
        show([_without_node(to_json(each)) for each in chosen])
        return
    for each in chosen:
        if ruling is None:
            click.echo(f"{each.id}  {each.kind:<12}  {each.title}: {each.default}")
            continue
        click.echo(f"{each.id}: {each.question}")
        click.echo(f"  {each.kind}; on {', '.join(each.sentences)}")
        for answer in each.answers:
            click.echo(f"  {answer.name}{' (default)' if answer.name == each.default else ''}: {answer.text}")
        click.echo(f"  {each.grounds}")


def _without_node(data: Any) -> Any:
    if isinstance(data, list):
        return [_without_node(each) for each in data]
    return {key: _without_node(value) for key, value in data.items() if key != "node"} if isinstance(data, dict) else data


@lexludi.command("score")
@click.argument("game")
@click.argument("position")
@READINGS
@COMPONENTS
@_AS_JSON
def score_command(game: str, position: str, readings: tuple[str, ...], components: str | None, as_json: bool) -> None:
    """Score the holdings in a POSITION, and say who gets what, for which place, and who is left out why."""
    from lexludi.files import read_json
    from lexludi.positions import read_holdings
    from lexludi.saying import entry_line
    from lexludi.score import score, written_entry

    data = read_json(position)
    table = table_for(the_game(game, components), data, position, readings)
    result = score(table, read_holdings(table, data))
    entries = [written_entry(table, entry) for entry in result.account]
    points, totals = (dict(zip(table.players, each, strict=True)) for each in (result.points, result.totals))
    winners = [table.players[seat] for seat in result.winners]
    decided: list[dict[str, Any]] = [
        {"clause": clause, "counts": english, "of": {table.players[seat]: mark for seat, mark in marks}}
        for clause, english, marks in result.decided
    ]
    if as_json:
        show({"points": points, "totals": totals, "winners": winners, "decided": decided, "account": entries})
        return
    for entry in entries:
        click.echo(entry_line(entry))
    for name, number in points.items():
        click.echo(f"{name}: {number} points, {totals[name]} in all")
    click.echo(f"if the game ended so, the winner: {', '.join(winners)}")
    for each in decided:
        click.echo(f"  {', '.join(f'{name} {mark}' for name, mark in each['of'].items())} ({each['clause']})")


@lexludi.command("rules")
@click.argument("game")
@_AS_JSON
def rules_command(game: str, as_json: bool) -> None:
    """Print the rules of a GAME in English, as they stand in its data, with the clause that each part carries."""
    from textwrap import fill

    from lexludi_spec.prose import parts

    said = parts(the_game(game))
    if as_json:
        show(said)
        return
    for title, texts in said.items():
        click.echo(f"{title}\n")
        for text in texts:
            click.echo(fill(text, 118, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False))
        click.echo()


@lexludi.command("interface")
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="For so many players; by default, for the most.")
@READINGS
@_AS_JSON
def interface_command(game: str, players: int | None, readings: tuple[str, ...], as_json: bool) -> None:
    """Tell what a program that plays a GAME is asked and tells: decisions, moves, chance, and what a position consists of."""
    from lexludi.interface import interface, lines
    from lexludi.table import Table

    rules = the_game(game)
    names = [f"player {number + 1}" for number in range(rules.most if players is None else min(players, rules.most + 1))]
    told = interface(Table(rules, names, readings_from(readings)))
    if as_json:
        show(told)
    else:
        for line in lines(told):
            click.echo(line)


@lexludi.command("export")
@click.argument("game", required=False)
@click.option("--schema", is_flag=True, help="Print the JSON Schema of all rulebooks instead.")
def export_command(game: str | None, schema: bool) -> None:
    """Print the rules of a GAME as JSON, without loss."""
    from lexludi_spec.json_form import to_json
    from lexludi_spec.schema import schema_of_rules

    if schema is (game is not None):
        raise click.UsageError("name a game, or ask for the --schema")
    show(schema_of_rules() if game is None else to_json(the_game(game)))
