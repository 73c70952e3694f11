"""Random play: chance and all players decide by a seeded generator. The same seed gives the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from lexludi.runtime import Act, State, Val
from lexludi.table import Chance, Table


def outcome(chance: Chance, rng: random.Random) -> Val:
    """Return a random outcome of what chance must settle."""
    if chance.place is None:
        return rng.choice(chance.among)
    order = list(chance.among)
    rng.shuffle(order)
    return tuple(order)


def some_move(legal: Sequence[Act], rng: random.Random) -> Act:
    """Return a random move: first what is done, then how, so that what can be done in many ways is not done all the time."""
    verb = rng.choice(sorted({act.do for act in legal}))
    return rng.choice([act for act in legal if act.do == verb])


#: How much a kind of move may be liked.
_LIKINGS = (1, 4, 16)


def with_likings(rng: random.Random) -> Callable[[Sequence[Act]], Act]:
    """Return what picks random moves for one game, in which some kinds of moves are liked more than others.

    So games differ from each other: what is hardly ever done in one, and so hides what comes after it, is usual in another.
    """
    liked: dict[str, int] = {}

    def pick(legal: Sequence[Act]) -> Act:
        verbs = sorted({act.do for act in legal})
        for verb in verbs:
            if verb not in liked:
                liked[verb] = rng.choice(_LIKINGS)
        (verb,) = rng.choices(verbs, [liked[verb] for verb in verbs])
        return rng.choice([act for act in legal if act.do == verb])

    return pick


def playout(
    table: Table, rng: random.Random, state: State | None = None, choose: Callable[[list[Act]], Act] | None = None
) -> Iterator[tuple[State, Act | Val]]:
    """Play a game to its end; yield each state that somebody or chance decides, with what was decided.

    The last state is yielded with nothing.
    """
    pick = choose or (lambda legal: some_move(legal, rng))
    state = table.start() if state is None else state
    while state.winners is None:
        chance = table.chance(state)
        if chance is not None:
            value = outcome(chance, rng)
            yield state, value
            state = table.settle(state, value)
        else:
            seat = rng.choice(table.deciders(state))
            act = pick(table.legal(state, seat))
            yield state, act
            state = table.play(state, act)
    yield state, None
