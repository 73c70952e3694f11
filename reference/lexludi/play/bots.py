"""Players that the computer plays: by chance, or by what a move is worth at once. They know no more than their seat sees."""

from __future__ import annotations

import random
from collections.abc import Callable

from lexludi.errors import LexludiError
from lexludi.play.sight import redealt
from lexludi.random_play import some_move
from lexludi.runtime import Act, State, World
from lexludi.score import score
from lexludi.table import Table
from lexludi_spec import steps as s

#: Of more moves than these, a greedy player looks at so many, drawn at random.
_MOST = 400


def at_random(table: Table, state: State, seat: int, rng: random.Random) -> Act:
    """Return any legal move."""
    return some_move(table.legal(state, seat), rng)


def greedy(table: Table, state: State, seat: int, rng: random.Random) -> Act:
    """Return the legal move after which the seat has the most points, or would have if it were scored then.

    Moves that are worth the same are drawn from. What the seat does not see is imagined at random.
    """
    acts = table.legal(state, seat)
    if len(acts) > _MOST:
        acts = rng.sample(acts, _MOST)
    imagined = redealt(table, state, seat, rng)
    worth = [_worth_of(table, imagined, act) for act in acts]
    best = max(worth)
    return rng.choice([act for act, value in zip(acts, worth, strict=True) if value == best])


#: The ways in which the computer plays.
BOTS: dict[str, Callable[[Table, State, int, random.Random], Act]] = {"random": at_random, "greedy": greedy}


def _worth_of(table: Table, state: State, act: Act) -> tuple[int, int]:
    try:
        return worth(table, table.play(state, act), act.by)
    except LexludiError:
        return worth(table, state, act.by)  # imagined cards do not allow it: it changes nothing that can be known


def worth(table: Table, state: State, seat: int) -> tuple[int, int]:
    """Return what a state is worth to a seat: whether it has won or lost, and its points."""
    won = 0 if state.winners is None else 1 if seat in state.winners else -1
    if state.winners is None and table.game.scoring is not None:
        try:
            return won, score(table, state).totals[seat]
        except LexludiError:
            pass  # there is nothing to be scored by now
    known, world = table.flow.known.variables, _mine(table, state, seat)
    labels = enumerate(table.flow.variables.labels)
    points = [world.variables[i] for i, (name, key) in labels if known[name].scores and key[:1] == (seat,)]
    return won, sum(points)


def _mine(table: Table, state: State, seat: int) -> World:
    """Return the world as it is to a seat, with what it has decided in secret done."""
    w, stop = table.world(state), table.stop(state)
    if stop is None or not isinstance(stop.node, s.Together) or seat not in stop.subject(w):
        return w
    return table.flow.apart(w, stop, seat)
