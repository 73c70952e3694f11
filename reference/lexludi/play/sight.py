"""What somebody has come to see, and what may be told: the reason why something is not taken back, and nothing that tells a secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve

from lexludi.explain import text
from lexludi.notation import listed
from lexludi.runtime import Act, Piece, State, Val, by_name
from lexludi.table import Table
from lexludi.views import seen_cards, seen_variables
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec.declarations import Owner, Place, Variable


def has_secrets(table: Table) -> bool:
    """Tell whether one player ever sees something that another does not, so that the screen must not be shared."""
    declared: list[Place | Variable] = [*table.flow.game.places, *table.flow.game.variables]
    together = any(isinstance(stop.node, s.Together) for stop in table.flow.stops.values())
    return together or bool(table.flow.secrecy.secret_names) or any(isinstance(each.sight, Owner) for each in declared)


def revealed(table: Table, before: State, by: int | None, after: State, to: int) -> str:
    """Return what a step has shown to somebody, in a sentence; nothing if it has shown nothing.

    What the one who wants to take it back had seen already is his own to show, and counts as nothing.

    Args:
        table: the table.
        before: where the game stood.
        by: who made the step; nobody, if chance did.
        after: where it stands then.
        to: who wants to take it back.
    """
    if by is None:
        chance = table.chance(before)
        return f"chance has settled {chance.what!r} since" if chance else ""
    stop = table.stop(before)
    if stop is not None and isinstance(stop.node, s.Together) and not after.answers:
        others = sorted({seat for seat, _ in before.answers if seat != to} | ({by} - {to}))
        if others:
            return f"what {listed(table.players[seat] for seat in others)} decided in secret has taken effect since"
    for seat, name in enumerate(table.players):
        if shows(table, before, after, seat, to):
            return f"{name} has seen a card since that was hidden before"  # which one, not everybody may know
        old, new = seen_variables(table, before, seat), seen_variables(table, after, seat)
        for i, (variable, _) in enumerate(table.flow.variables.labels):
            if new[i] and not old[i] and after.variables[i] != table.flow.fresh[i]:
                return f"{name} has been told {variable!r} since, which was hidden before"
    return ""


def shows(table: Table, before: State, after: State, seat: int, to: int) -> bool:
    """Tell whether a player sees a card after a step that before it neither he nor the one who takes it back has seen."""
    return any(True for _ in _shown(table, before, after, seat, seen_cards(table, before, to)))


def _shown(table: Table, before: State, after: State, seat: int, mine: tuple[tuple[Piece, ...], ...]) -> Iterator[Piece]:
    """Yield the cards that a player sees after a step, and before it neither he nor the one who takes it back."""
    old, new = seen_cards(table, before, seat), seen_cards(table, after, seat)
    known: list[Piece] = []
    sought: list[Piece] = []
    for i, cards in enumerate(after.cells):
        had = old[i] or mine[i]
        if cards == before.cells[i]:
            if new[i] and not had:
                yield from new[i]
            continue
        known += had
        sought += new[i]
    left = Counter(known)
    reduced: list[Piece] = []
    for card in sought:
        if left[card]:
            left[card] -= 1
        else:
            reduced.append(card)
    for card in reduced:
        source = next((each for each in left if left[each] and may_be(each, card)), None)
        if source is None:
            yield card
        else:
            left[source] -= 1


def may_be(whole: Piece, part: Piece) -> bool:
    """Tell whether a card is another of which only some traits still matter."""
    same = all(whole.traits.get(name) == value for name, value in part.traits.items())
    return part.kept and whole.component == part.component and same


def redealt(table: Table, state: State, seat: int, rng: random.Random) -> State:
    """Return a state that a player cannot tell from this one: the cards that he does not see are dealt anew among their places.

    What others have decided in secret is left out: it may speak of cards that lie elsewhere now.
    """
    cells = dealt_anew(table, state.cells, seen_cards(table, state, seat), rng)
    return evolve(state, cells=cells, answers=tuple(each for each in state.answers if each[0] == seat))


def dealt_anew(
    table: Table, cells: Sequence[tuple[Piece, ...]], known: Sequence[tuple[Piece, ...]], rng: random.Random
) -> tuple[tuple[Piece, ...], ...]:
    """Return what lies in every place, the cards that are not known being dealt anew among their places.

    Args:
        table: the table.
        cells: what lies in every place.
        known: what of it is known: all of it, the top card, or nothing.
        rng: what is drawn from; what comes of it depends on no card that is not known.
    """
    places = [table.flow.known.places[name] for name, _ in table.flow.places.labels]
    pools: dict[tuple[str, Any], list[Piece]] = {}
    dealt = list(cells)
    unknown = [i for i, cards in enumerate(cells) if len(cards) > len(known[i])]
    for i in unknown:
        hidden = cells[i] if not known[i] else cells[i][1:] if places[i].top == "first" else cells[i][:-1]
        pools.setdefault((places[i].holds, places[i].keeps), []).extend(hidden)
    for pool in pools.values():
        pool.sort(key=by_name)
        rng.shuffle(pool)
    for i in unknown:
        pool, count = pools[places[i].holds, places[i].keeps], len(cells[i]) - len(known[i])
        new, pool[:count] = tuple(pool[:count]), []
        dealt[i] = (*known[i], *new) if places[i].top == "first" else (*new, *known[i])
        if places[i].form == "bag":
            dealt[i] = tuple(sorted(dealt[i], key=by_name))
    return tuple(dealt)


def said_to(table: Table, before: State, act: Act, after: State, seat: int | None) -> str:
    """Return a move as a player hears of it: without cards that he does not see, and without what is decided in secret.

    Without a seat, everything is told.
    """
    if seat is None or seat == act.by:
        return table.say(act)
    stop = table.stop(before)
    if stop is not None and isinstance(stop.node, s.Together):
        return f"{table.players[act.by]} has decided"
    names, known = table.flow.known.names, _in_sight(table, before, after, seat)
    told = table.write_act(act)
    parts = [f" {name}={text(told[name]) if _is_known(value, names.get(name), known) else '(hidden)'}" for name, value in act.args]
    return f"{told['by']}: {act.do}{''.join(parts)}"


def _in_sight(table: Table, before: State, after: State, seat: int) -> set[str]:
    """Return the names of the cards that a player sees before or after, in places that have changed."""
    old, new = seen_cards(table, before, seat), seen_cards(table, after, seat)
    changed = [i for i, cards in enumerate(after.cells) if cards != before.cells[i]]
    return {card.name for i in changed for card in (*old[i], *new[i])}


def _is_known(value: Val, sort: sorts.Sort | None, known: set[str]) -> bool:
    match sort:
        case sorts.Card():
            return value is None or value.name in known
        case sorts.List(sorts.Card()):
            return all(each.name in known for each in value)
        case _:
            return True
