"""The rules lawyer: may I, why not, by which clause, and what another reading of the rulebook would change."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from lexludi.errors import LexludiError, Refusal
from lexludi.flow import DECLINE
from lexludi.positions import read_position
from lexludi.runtime import Act
from lexludi.table import Table
from lexludi_spec import steps as s
from lexludi_spec.conditions import Always
from lexludi_spec.declarations import Clause, Ruling
from lexludi_spec.settle import options


@frozen
class Otherwise:
    """What another reading of an open question would change: the answer, or the reasons."""

    ruling: Ruling
    reading: str
    allowed: bool | None
    because: tuple[Refusal, ...] = ()
    #: why it cannot be told, if so
    unknown: str = ""


@frozen
class Opinion:
    """Whether a move is allowed, by which clauses or because of which, and what depends on a reading."""

    act: Act
    told: str
    at: str
    allowed: bool
    because: tuple[Refusal, ...]
    #: the clauses that allow it, or those that forbid it
    clauses: tuple[Clause, ...]
    #: the rulings, settled and open, on the sentences that these clauses restate
    rulings: tuple[Ruling, ...]
    otherwise: tuple[Otherwise, ...]


def opinion(table: Table, position: Any, move: Any) -> Opinion:
    """Say whether a move is allowed in a position, and why or why not.

    Raises:
        Malformed: if the position or the move cannot be read.
    """
    state = read_position(table, position)
    act = table.read_act(move)
    because = table.why_not(state, act)
    cited = {refusal.clause for refusal in because} if because else _permits(table, act, state.point[0])
    clauses = tuple(clause for clause in table.game.clauses if clause.id in cited)
    sentences = {id_ for clause in clauses for id_ in clause.sentences}
    rulings = tuple(ruling for ruling in table.game.rulings if sentences & set(ruling.sentences))
    others = tuple(
        other
        for ruling in options(table.game)
        for answer in ruling.answers
        if answer.name != table.readings[ruling.id] and (other := _otherwise(table, ruling, answer.name, position, move, because))
    )
    return Opinion(act, table.say(act), state.point[0], not because, because, clauses, rulings, others)


def _permits(table: Table, act: Act, at: str) -> set[str]:
    """Return the clauses by which a legal move may be made."""
    node = next(stop.node for stop in table.flow.stops.values() if stop.point[0] == at)
    if act.do == DECLINE:
        return {node.decline.clause} if isinstance(node, s.Ask) and isinstance(node.decline, s.Decline) else set()
    stop = next(stop for stop in table.flow.stops.values() if stop.node is node)
    move = stop.choices[act.do].move
    return (
        {move.clause}
        | {require.clause for require in move.requires if require.condition != Always()}
        | {pick.clause for pick in move.picks}
    )


def _otherwise(
    table: Table, ruling: Ruling, reading: str, position: Any, move: Any, because: tuple[Refusal, ...]
) -> Otherwise | None:
    try:
        other = Table(table.game, table.players, {**table.readings, ruling.id: reading})
        found = other.why_not(read_position(other, position), other.read_act(move))
    except LexludiError as wrong:
        return Otherwise(ruling, reading, None, unknown=str(wrong))
    if {each.clause for each in found} == {each.clause for each in because}:
        return None
    return Otherwise(ruling, reading, not found, found)
