"""Scoring by itself: what holdings are worth, who would win with them, and the account of who got what for what."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from lexludi.errors import MalformedPosition
from lexludi.runtime import Absent, Entry, State, Val, World
from lexludi.table import Table


@frozen
class Score:
    """What a scoring gives: the points of each seat and all points so far, who wins if the game ends with it, and the account."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    account: tuple[Entry, ...]
    #: how the winners are found, by each clause that was asked, with what it counts for those who were still level
    decided: tuple[tuple[str, str, tuple[tuple[int, Val], ...]], ...]


def score(table: Table, holdings: State) -> Score:
    """Score holdings as if the round ended with them.

    Args:
        table: the table with its players.
        holdings: what lies where; at which decision does not matter.

    Raises:
        MalformedPosition: if the game has no scoring by itself, or the holdings do not say enough.
    """
    flow = table.flow
    if flow.game.scoring is None:
        raise MalformedPosition(f"{table.game.title} has no scoring by itself")
    w = World(holdings.cells, holdings.variables, [None] * flow.width)
    before, log = list(w.variables), list[Entry]()
    totals = [0] * len(table.players)
    w.log = log
    try:
        flow.run(w, flow.scoring)
        winners = tuple(sorted(flow.winners(w)))
    except Absent as absent:
        raise MalformedPosition(f"the holdings do not say enough to be scored: they lack {absent}") from None
    points = [0] * len(table.players)
    for i, (name, key) in enumerate(flow.variables.labels):
        if flow.known.variables[name].scores:
            points[key[0]] += w.variables[i] - before[i]
            totals[key[0]] += w.variables[i]
    decided = tuple(table.explain.narrowed(w, flow.game.scoring.winners))
    return Score(tuple(points), tuple(totals), winners, tuple(log), decided)


def written_entry(table: Table, entry: Entry) -> dict[str, Any]:
    """Return a line of an account as JSON."""
    names = table.flow.known.names
    found: dict[str, Any] = {
        "player": table.players[entry.seat], "points": entry.points, "clause": entry.clause, "because": entry.because,
        "about": {name: table.notation.write(value, names.get(name)) for name, value in entry.about if value is not None},
    }  # fmt: skip
    if entry.worth is not None:
        scope = {name: i for i, (name, _) in enumerate(entry.about)}
        found["worth"] = table.explain.plain(World((), (), [value for _, value in entry.about]), scope).say(entry.worth)
    return found | {key: value for key, value in (("place", entry.place), ("count", entry.count)) if value is not None}
