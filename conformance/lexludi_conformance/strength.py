"""The commands that measure the suite: where every rule comes from, and which misreadings are found out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from lexludi.commands import show
from lexludi.errors import LexludiError

_AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")


def known_games(named: tuple[str, ...]) -> tuple[str, ...]:
    """Return the games that are named, or all; raises UnknownGame if there is no such game."""
    from lexludi.errors import hint
    from lexludi_spec.games import UnknownGame, ids

    for game in named:
        if game not in ids():
            raise UnknownGame(f"there is no game {game!r}{hint(game, ids())}; the games are {', '.join(ids())}")
    return named or tuple(ids())


@click.command("trace")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--rulebooks",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Compare the sentences with those in DIR/GAME/sentences.tsv.",
)
@click.option(
    "--write",
    is_flag=True,
    help="Enter what decides each clause, and what each vector depends on, into the files that tell how strong the suite is.",
)
@_AS_JSON
def trace_command(games: tuple[str, ...], rulebooks: Path | None, write: bool, as_json: bool) -> None:
    """Follow every sentence to its clause, its nodes, and the vectors that decide it.

    A vector decides a clause if it notices that the clause is switched off. Status 1 if the chain is broken anywhere.
    """
    from lexludi_conformance.measured import enter_decided, enter_depends
    from lexludi_conformance.progress import shown
    from lexludi_conformance.tracing import decisions, dependencies, published, said, summary, trace
    from lexludi_conformance.variants import vectors_of
    from lexludi_spec.games import load

    found, chosen = [], known_games(games)
    texts = {id_: None if rulebooks is None else published(rulebooks, id_) for id_ in chosen}
    for id_ in chosen:
        game = load(id_)
        decided = dict(shown(decisions(id_), len(game.clauses), f"tracing {id_}", on_terminal=sys.stderr.isatty()))
        found.append(trace(game, decided, texts[id_]))
        if write:
            vectors = vectors_of(id_)
            enter_decided(game, vectors, decided)
            depends = shown(dependencies(id_), len(vectors), f"readings of {id_}", on_terminal=sys.stderr.isatty())
            enter_depends(game, vectors, dict(depends))
    if as_json:
        show([summary(each) for each in found])
    else:
        for each in found:
            for line in said(each):
                click.echo(line)
    sys.exit(1 if any(each.gaps for each in found) else 0)


@click.command("mutate")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--fail-under", type=click.FloatRange(0, 100), metavar="PERCENT", help="Status 1 if fewer are killed in some game.")
@click.option("--sample", type=click.IntRange(min=1), metavar="N", help="Only every N-th mutant.")
@click.option("--only", metavar="TEXT", help="Only mutants whose id has this text in it.")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Keep outcomes in FILE, and go on from there.")
@click.option("--list", "as_list", is_flag=True, help="List the mutants and do not judge them.")
@click.option("--write", is_flag=True, help="Enter the numbers into the files that tell how strong the suite is.")
@_AS_JSON
def mutate_command(
    games: tuple[str, ...],
    fail_under: float | None,
    sample: int | None,
    only: str | None,
    resume: Path | None,
    as_list: bool,
    write: bool,
    as_json: bool,
) -> None:
    """Judge misreadings of the rules by the vectors, and tell which are not found out.

    Every mutant differs from the rules in one place, as somebody might have misread them there. Those that cannot be played
    do not count, nor do those that are proved to make no difference: see `lexludi prove`. Status 1 if a clause has none that is
    found out, or too many are said to make no difference; a selection is judged by its score alone.
    """
    from lexludi_conformance.measured import enter_mutation
    from lexludi_conformance.mutation import Remembered, is_weak, judge_all, report, said, summary
    from lexludi_conformance.progress import shown
    from lexludi_conformance.proof import equivalents, misreadings
    from lexludi_conformance.vectors import bundled
    from lexludi_spec.games import load

    if write and (sample is not None or only is not None or as_list):
        raise click.UsageError("--write enters the numbers of all misreadings, and not of a selection")
    if resume is not None and len(games) != 1:
        raise click.UsageError("--resume keeps the outcomes of one game: name it")
    reports: list[dict[str, Any]] = []
    for id_ in known_games(games):
        game = load(id_)
        chosen = [mutant for mutant in misreadings(game).values() if only is None or only in mutant.id][:: sample or 1]
        if not chosen:
            raise LexludiError(f"no misreading is selected; `lexludi mutate {id_} --list` tells them all")
        if as_list:
            listed = [
                {"id": each.id, "operator": each.operator, "clauses": list(each.clauses), "reads": each.sentence} for each in chosen
            ]
            for each in listed if not as_json else ():
                click.echo(f"{each['id']}\n    {each['reads']}")
            reports.append({"game": id_, "mutants": listed})
            continue
        remembered = Remembered(resume, game)
        outcomes = remembered.remembering(judge_all(id_, chosen, remembered.known))
        judged = shown(outcomes, len(chosen), f"mutating {id_}", on_terminal=sys.stderr.isatty())
        found = report(game, chosen, judged, equivalents(game), whole=only is None and sample is None)
        reports.append(summary(found))
        if write:
            enter_mutation(game, bundled(), found)
        for line in said(found) if not as_json else ():
            click.echo(line)
    if as_json:
        show(reports)
    sys.exit(1 if any(is_weak(each, fail_under or 0) for each in reports if "score" in each) else 0)


@click.command("prove")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--games", "number", type=click.IntRange(min=1), default=10_000, show_default=True, help="Random games for each.")
@click.option("--only", metavar="TEXT", help="Only misreadings whose id has this text in it.")
@click.option("--write", is_flag=True, help="Enter what was played into the files that hold these misreadings.")
@_AS_JSON
def prove_command(games: tuple[str, ...], number: int, only: str | None, write: bool, as_json: bool) -> None:
    """Play random games by the rules and by each misreading that is said to make no difference, in lock step.

    Status 1 if one makes a difference after all.
    """
    from lexludi_conformance.progress import shown
    from lexludi_conformance.proof import enter, equivalents, proofs, prove
    from lexludi_spec.games import load

    told: list[dict[str, Any]] = []
    for id_ in known_games(games):
        game = load(id_)
        chosen = [each for each in equivalents(game) if only is None or only in each.mutant]
        tasks = proofs(chosen, number)
        found = shown(prove(id_, tasks), len(tasks), f"playing {id_}", on_terminal=sys.stderr.isatty())
        differences = sorted(each for each in found if each)
        told.append({"game": id_, "misreadings": len(chosen), "games": number, "differences": differences})
        if write and not differences:
            enter(game, chosen, number)
        for each in differences if not as_json else ():
            click.echo(f"a difference: {each}")
        if not differences and not as_json:
            click.echo(f"{id_}: {len(chosen)} misreadings, {number} games with each: no difference")
    if as_json:
        show(told)
    sys.exit(1 if any(each["differences"] for each in told) else 0)
