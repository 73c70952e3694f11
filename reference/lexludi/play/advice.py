"""What a player may ask at the table without being told what only others see: why, and by which rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from attrs import evolve

from lexludi.errors import LexludiError, Refusal
from lexludi.flow import DECLINE
from lexludi.lawyer import Opinion, Otherwise, opinion, permits
from lexludi.play.sight import brought, course, redealt, shows
from lexludi.positions import write_place, write_position
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi.views import seen_cards
from lexludi_spec import steps as s
from lexludi_spec.declarations import Clause, Game
from lexludi_spec.footprint import may_be_made
from lexludi_spec.secrecy import Secrecy
from lexludi_spec.settle import chosen
from lexludi_spec.tree import free_names, walk

#: How often what is not seen is dealt anew to find out whether an answer depends on it.
_TIMES = 8
_UNSEEN = "the numbers are not told here: they might tell what you do not see"


class NotYours(LexludiError):
    """A question whose answer might tell what only somebody else sees."""


def advice(table: Table, state: State, seat: int, act: Act, under: Callable[[Table], State] | None = None) -> Opinion:
    """Return the opinion on a move, without whatever in it depends on cards that a player does not see.

    Args:
        table: the table.
        state: where the game stands.
        seat: who asks.
        act: the move.
        under: gives where the game would stand by other readings.

    Raises:
        NotYours: if the move is one that somebody else has to decide now.
        Malformed: if the move cannot be judged.
    """
    _his_own(table, state, seat, act)
    move, act = table.write_act(act), table.canonical(state, act)
    hidden, ever = _looked_into(table, state, act), _ever_looked_into(table, act.do)
    found = opinion(table, write_position(table, state), move, None if ever else under)
    if hidden - table.flow.known.places.keys():
        found = evolve(found, because=_told(found.because, ()))
    if ever - table.flow.known.places.keys():
        found = evolve(found, otherwise=())
    for other in _others(table, state, seat) if (hidden and found.because) or (ever and found.otherwise) else ():
        try:
            found = _common(found, opinion(table, write_position(table, other), move))
        except LexludiError:
            found = evolve(found, because=_told(found.because, ()), otherwise=())
    return found if _is_certain(table, state, seat, act, found.then) else evolve(found, then=None)


def reasons(table: Table, state: State, seat: int, act: Act) -> tuple[Refusal, ...]:
    """Return why a move is not allowed, without numbers that depend on cards that a player does not see; nothing if it is.

    Raises:
        NotYours: if the move is one that somebody else has to decide now.
        Malformed: if the move cannot be judged.
    """
    _his_own(table, state, seat, act)
    because = table.why_not(state, act)
    hidden = _looked_into(table, state, act)
    if hidden - table.flow.known.places.keys():
        return _told(because, ())
    for other in _others(table, state, seat) if because and hidden else ():
        try:
            because = _told(because, table.why_not(other, act))
        except LexludiError:
            because = _told(because, ())
    return because


def _others(table: Table, state: State, seat: int) -> Iterator[State]:
    """Yield states that a player cannot tell from this one."""
    for time in range(_TIMES):
        yield redealt(table, state, seat, random.Random(time))  # noqa: S311  # only to see whether it makes a difference


def _looked_into(table: Table, state: State, act: Act) -> frozenset[str]:
    """Return the places, variables and names, not open to all, that are looked into to judge a move by the readings in play.

    What lies in places can be dealt anew, to see what depends on it; values cannot.
    """
    stop = table.stop(state)
    if stop is None or (isinstance(stop.node, s.Ask) and (act.by not in table.deciders(state) or act.do not in stop.choices)):
        return frozenset()  # who decides what is open to all
    return _hidden(table.flow.game, table.flow.secrecy, act.do)


def _ever_looked_into(table: Table, verb: str) -> frozenset[str]:
    """Return what, not open to all by the readings in play, is looked into to judge a move with this verb by any reading."""
    return _hidden(table.game, _secrecy_by_any(table.game, tuple(sorted(table.readings.items()))), verb)


@lru_cache(maxsize=64)
def _secrecy_by_any(game: Game, readings: tuple[tuple[str, str], ...]) -> Secrecy:
    """Return what knows what a rule looks into by any reading, if what is hidden is so by these."""
    return Secrecy(evolve(game, places=chosen(game.places, dict(readings)), variables=chosen(game.variables, dict(readings))))


def _hidden(game: Game, secrecy: Secrecy, verb: str) -> frozenset[str]:
    looked = frozenset[str]().union(*(secrecy.looks_into(may_be_made(move)) for move in game.moves if move.says == verb))
    inside = {f"the {name}" for name in secrecy.secret_names - _from_outside(game)}
    return looked - inside


@lru_cache(maxsize=64)
def _from_outside(game: Game) -> frozenset[str]:
    """Return the names of which a move speaks and which it does not pick itself: who makes it, and what has been settled before."""
    return frozenset[str]().union(*(free_names(may_be_made(move)) - {pick.name for pick in move.picks} for move in game.moves))


def _is_certain(table: Table, state: State, seat: int, act: Act, then: dict[str, Any] | None) -> bool:
    """Tell whether a player can know where a move leads: it shows him nothing, and leads there whatever lies hidden."""
    try:
        return then is not None and all(
            write_place(table, states[-1]) == then and not shows(table, before, states, seat, seat)
            for before in _others(table, state, seat)
            for states in (course(table, before, act),)
        )
    except LexludiError:
        return False


def _his_own(table: Table, state: State, seat: int, act: Act) -> None:
    if act.by != seat and act.by in table.deciders(state):
        raise NotYours(f"{table.players[act.by]} has to say that: the answer might tell what {table.players[seat]} does not see")


def _told(because: tuple[Refusal, ...], other: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
    """Return reasons; what of them is not so with other cards that cannot be told from these is not told."""
    texts = {each.clause: each.text for each in other}
    return tuple(each if texts.get(each.clause) == each.text else Refusal(each.clause, _UNSEEN) for each in because)


def _common(one: Opinion, other: Opinion) -> Opinion:
    """Return what two opinions have in common; whether the move is allowed, the list of moves has told already."""
    others = {_key(each): each for each in other.otherwise}
    otherwise = tuple(each for each in one.otherwise if others.get(_key(each)) == each)
    return evolve(one, because=_told(one.because, other.because), otherwise=otherwise)


def _key(each: Otherwise) -> tuple[str, str]:
    return each.ruling.id, each.reading


def outlook(table: Table, state: State, act: Act) -> str:
    """Return which cards a move brings where, as far as the one who makes it can know that; nothing if that is none or many."""
    try:
        seen = {_brought(table, other, act) for other in _others(table, state, act.by)}
    except LexludiError:
        return ""
    return seen.pop() if len(seen) == 1 else ""


def _brought(table: Table, state: State, act: Act) -> str:
    states = course(table, state, act)
    if shows(table, state, states, act.by, act.by):
        return ""
    seen = [seen_cards(table, each, act.by) for each in (state, *states)]
    return brought(table, (state, *states), seen, act.by)


def rules_now(table: Table, state: State) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """Yield each verb that may be said at the decision where the game stands, with the clauses of that move."""
    stop = table.stop(state)
    if stop is None or not isinstance(stop.node, s.Ask | s.Together):
        return
    asks = [node for _, node in walk(stop.node) if isinstance(node, s.Ask)]
    verbs = [table.flow.known.moves[name].says for ask in asks for name in ask.moves]
    if any(ask.decline is not None for ask in asks):
        verbs.append(DECLINE)
    for verb in dict.fromkeys(verbs):
        cited = permits(table, Act(0, verb), state.point)
        yield verb, tuple(clause for clause in table.game.clauses if clause.id in cited)


def rules_of(table: Table, verb: str) -> tuple[Clause, ...]:
    """Return the clauses of a move with this verb, at whatever decision it may be made."""
    points = [stop.point for stop in table.flow.stops.values() if verb in stop.entries]
    cited = set[str]().union(*(permits(table, Act(0, verb), point) for point in points))
    return tuple(clause for clause in table.game.clauses if clause.id in cited)
