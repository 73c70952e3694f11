"""The whole command line: what the reference offers, and the conformance suite beside it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from lexludi.commands import READINGS, Commands, readings_from, show
from lexludi.play.commands import lexludi
from lexludi_conformance.strength import known_games, mutate_command, prove_command, trace_command

if TYPE_CHECKING:
    from lexludi_conformance.vectors import Vector


@click.group(cls=Commands, commands=dict(lexludi.commands), context_settings=lexludi.context_settings)
@click.version_option(package_name="lexludi", prog_name="lexludi")
def main() -> None:
    """The law of the game: rulebooks as data, and a suite that judges programs which play them."""


main.add_command(trace_command)
main.add_command(mutate_command)
main.add_command(prove_command)


class _ForACommand(click.Command):
    """A command that takes another command after ``--``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Keep what comes after ``--`` aside."""
        cut = args.index("--") if "--" in args else len(args)
        ctx.meta["lexludi.command"] = args[cut + 1 :]
        return super().parse_args(ctx, args[:cut])


@main.command("conform", cls=_ForACommand)
@click.argument("games", nargs=-1, metavar="[GAME]... -- COMMAND [ARG]...")
@click.option("--vectors", "paths", multiple=True, metavar="PATH", help="Judge by these files or folders of vectors instead.")
@click.option("--only", metavar="TEXT", help="Only vectors whose id has this text in it.")
@click.option(
    "--games", "number", type=click.IntRange(1), metavar="N", help="Play N random games for each number of players instead."
)
@click.option("--players", type=int, multiple=True, metavar="K", help="Play random games with so many players only.")
@READINGS
@click.option("--seed", default="0", show_default=True, help="What random games are made from: the same seed, the same games.")
@click.option("--timeout", default=5.0, show_default=True, help="Seconds that a reply may take.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.pass_context
def conform_command(
    ctx: click.Context,
    games: tuple[str, ...],
    paths: tuple[str, ...],
    only: str | None,
    number: int | None,
    players: tuple[int, ...],
    readings: tuple[str, ...],
    seed: str,
    timeout: float,
    as_json: bool,
) -> None:
    """Judge a program by the vectors of all games, or of some; or by random games, in lock step with the reference.

    The program is started by COMMAND and spoken to over its standard streams. Status 0 if all that applies has passed,
    1 if something failed, 2 if nothing could be judged.
    """
    from lexludi_conformance.conform import conform, games_said, games_summary, in_step, said, status, summary

    command: list[str] = ctx.meta["lexludi.command"]
    if not command:
        raise click.UsageError("name the program after --, as in: lexludi conform berried-treasure -- python3 my_program.py")
    if not 0 < timeout <= 3600:
        raise click.UsageError("--timeout is a number of seconds above 0, and at most an hour")
    if (number is None and (players or readings)) or (number is not None and (paths or only is not None)):
        raise click.UsageError(
            "--games plays random games, to which --players and --reading belong, and --vectors and --only do not"
        )
    progress = sys.stderr.isatty() and not as_json
    if number is None:
        judged = conform(command, select(games, paths, only), timeout, progress=progress)
        data, lines, ended = summary(judged), said(judged), status(judged)
    else:
        played = in_step(
            command, known_games(games), number, seed, timeout, players=players, readings=readings_from(readings), progress=progress
        )
        data, lines, ended = games_summary(played), games_said(played), 1 if played.differences else 0
    if as_json:
        show(data)
    else:
        for line in lines:
            click.echo(line)
    sys.exit(ended)


def select(games: tuple[str, ...], paths: tuple[str, ...], only: str | None) -> list[Vector]:
    """Return the vectors that are asked for.

    Raises:
        LexludiError: if there are none.
    """
    from pathlib import Path

    from lexludi.errors import LexludiError
    from lexludi_conformance.vectors import bundled, read_files

    known_games(games)
    known = read_files(map(Path, paths)) if paths else bundled()
    selected = [vector for vector in known if (not games or vector.game in games) and (only is None or only in vector.id)]
    if not selected:
        raise LexludiError(
            "no vector is selected; " + (f"none has {only!r} in its id" if only else "there is none for these games")
        )
    return selected


@main.command("serve")
def serve_command() -> None:
    """Be the reference behind the protocol: answer requests on standard input, a line each."""
    from lexludi_conformance.serve import serve

    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]  # a text stream, as the interpreter opens it
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]  # as above
    serve(sys.stdin, sys.stdout)


@main.command("vectors")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--vectors", "paths", multiple=True, metavar="PATH", help="These files or folders of vectors instead.")
@click.option("--only", metavar="TEXT", help="Only vectors whose id has this text in it.")
@click.option("--verify", is_flag=True, help="Say what is wrong with the vectors themselves; status 1 if anything is.")
@click.option("--lock", "as_lock", is_flag=True, help="Print what vectors.lock holds for these vectors.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def vectors_command(
    games: tuple[str, ...], paths: tuple[str, ...], only: str | None, verify: bool, as_lock: bool, as_json: bool
) -> None:
    """List the vectors, with the options that each depends on, or verify them against the rules."""
    from lexludi_conformance.measured import depends
    from lexludi_conformance.validity import faults
    from lexludi_conformance.vectors import lock

    selected = select(games, paths, only)
    if as_lock:
        click.echo(lock(selected), nl=False)
        return
    wrong = {vector.id: list(faults(vector)) for vector in selected} if verify else {}
    rows: list[dict[str, Any]] = [
        {
            "id": v.id,
            "kind": v.kind,
            "title": v.title,
            "clauses": list(v.clauses),
            "readings": v.readings,
            "depends": sorted(depends(v)),
        }
        | ({"faults": wrong[v.id]} if verify else {})
        for v in selected
    ]
    if as_json:
        show(rows)
    for row in [] if as_json else rows:
        click.echo(f"{row['id']}  {row['title']}{'  (depends on ' + ', '.join(row['depends']) + ')' if row['depends'] else ''}")
        for fault in row.get("faults", ()):
            click.echo(f"    {fault}")
    sys.exit(1 if any(wrong.values()) else 0)


@main.command("verify-record")
@click.argument("file")
@click.option("--rules", metavar="FILE", help="Take the rules from this file, where the game is none of those that are known.")
@click.option("--finished", is_flag=True, help="A game that is not over at its end is wrong, too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def verify_record_command(file: str, rules: str | None, finished: bool, as_json: bool) -> None:
    """Judge the record in FILE: every move in it must be legal, every outcome of chance possible, every check true.

    Status 0 if it is a game by these rules, 1 if it is not, 2 if it cannot be read.
    """
    from lexludi.errors import about
    from lexludi.files import read_json
    from lexludi.play.commands import rules_of
    from lexludi.play.records import NoLongerFits, other_version, read_record, seated
    from lexludi.play.stepping import Replay
    from lexludi.positions import write_place
    from lexludi.saying import where

    record = read_record(read_json(file), file)
    game = rules_of(record, file, rules)
    with about(file):
        try:
            replay = Replay(seated(record, game), record)
            wrong, decisions, place = replay.wrong, len(replay.moves), write_place(replay.table, replay.last)
        except NoLongerFits as why:
            wrong, decisions, place = str(why), 0, {"by": [], "at": "start"}
    if not wrong and finished and "winners" not in place:
        wrong = f"the game is not over: {where(place)}"
    version = other_version(record, game)
    if as_json:
        show({"ok": not wrong, "wrong": wrong, "rules": record.rules, "here": game.version, "decisions": decisions} | place)
    else:
        if version:
            click.echo(f"{file}: {version}")
        click.echo(f"{file}: {wrong}" if wrong else f"{file}: a game by these rules, {decisions} decisions; then {where(place)}")
    sys.exit(1 if wrong else 0)
