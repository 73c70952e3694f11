"""Whether a position can occur at all: no card comes or goes, the invariants hold, and something can be decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lexludi.errors import TooManyCards
from lexludi.explain import text
from lexludi.flow import DECLINE
from lexludi.positions.reading import read_position
from lexludi.runtime import END, Piece, State, World
from lexludi.table import Table
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.faces import name_of
from lexludi_spec.footprint import read_by, written_by
from lexludi_spec.tree import free_names, walk


def impossible(table: Table, data: Any) -> list[str]:
    """Return what is impossible about a position that can be read; nothing if nothing of the kind is found.

    Cards neither come nor go, the invariants hold, something can be decided, and the decision can have been come to. That
    a position has none of these faults does not say that a game can lead to it.
    """
    try:
        state = read_position(table, data)
    except TooManyCards as wrong:
        return [str(wrong)]
    conserved = list(_conserved(table, state))
    if state.point == END:
        return conserved
    laws = unlawful(table, state, of_cards=not conserved)
    return list(dict.fromkeys([*conserved, *laws, *_askable(table, state), *_come_to(table, state)]))


def _conserved(table: Table, state: State) -> Iterator[str]:
    """Cards neither come nor go, as far as the rulebook says what there is."""
    for component in table.flow.game.components:
        known = {trait.id for trait in component.traits if not trait.assumed}
        named = any(face.name for face in component.faces) and len(known) == len(component.traits)
        have: Counter[tuple[tuple[str, Any], ...]] = Counter()
        for (name, _), cards in zip(table.flow.places.labels, state.cells, strict=True):
            place = table.flow.known.places[name]
            if place.holds == component.id:
                known &= set(place.keeps) if place.keeps is not None else known
                named = named and place.keeps is None
                have.update(_traits(card) for card in cards)
        pack = Counter(map(_traits, table.pack(component)))
        if have.total() != pack.total():
            yield f"{component.id}: there are {have.total()}, and the game has {pack.total()}"
        known |= {_NAME} if named else set()
        mine, full = _by_traits(have, known), _by_traits(pack, known)
        for traits in {**full, **mine} if known else ():
            too_few = have.total() < pack.total() and mine[traits] < full[traits]
            if mine[traits] != full[traits] and not too_few:
                what = dict(traits).get(_NAME) or name_of(component, dict(traits))
                what = text(dict(traits)) if what == component.id else what
                yield f"{component.id} {what}: there are {mine[traits]}, and the game has {full[traits]}"


_NAME = ""


def _traits(card: Piece) -> tuple[tuple[str, Any], ...]:
    """Return the traits of a card and, under a name that no trait has, its own name."""
    return tuple(sorted({**card.traits, _NAME: card.name}.items()))


def _by_traits(cards: Counter[tuple[tuple[str, Any], ...]], known: set[str]) -> Counter[tuple[tuple[str, Any], ...]]:
    found: Counter[tuple[tuple[str, Any], ...]] = Counter()
    for traits, copies in cards.items():
        found[tuple((name, value) for name, value in traits if name in known)] += copies
    return found


def unlawful(table: Table, state: State, *, of_cards: bool = True) -> Iterator[str]:
    """Yield which invariants of the rules do not hold, in words; those about all cards of a kind only if that is asked for."""
    for invariant in table.flow.game.invariants:
        if not of_cards and any(isinstance(node, v.Everywhere) for _, node in walk(invariant.condition)):
            continue
        w: World = table.world(state)
        if not table.explain.value(w, invariant.condition, {}):
            yield f"{table.explain.why_false(w, invariant.condition, {})} ({invariant.clause})"


def _askable(table: Table, state: State) -> Iterator[str]:
    """A decision where nothing can be done is never come to."""
    stop = table.stop(state)
    if stop is None or not isinstance(stop.node, s.Ask):
        return
    acts = table.legal(state)
    if not acts:
        yield f"nothing can be done at {stop.node.id!r}"
    elif [act.do for act in acts] == [DECLINE] and not table.flow.secrecy.asked_anyway(stop.node):
        yield f"nobody is asked {stop.node.id!r} where nothing can be done"


def _come_to(table: Table, state: State) -> Iterator[str]:
    """Whatever was tested on the only way to a decision is still so, if nothing has changed it since."""
    flow = table.flow
    before: dict[int, list[int]] = {}
    for pc, nexts in enumerate(flow.nexts):
        for each in nexts:
            before.setdefault(each, []).append(pc)
    here, done = flow.points[state.point], list[s.Step]()
    needs = flow.needs[here]
    while len(before.get(here, ())) == 1 and before[here][0] not in flow.stops:
        here, after = before[here][0], here
        if here in flow.effects:
            done.append(flow.effects[here])
        if here not in flow.tests:
            continue
        condition, scope, yes = flow.tests[here]
        w = table.world(state)
        read = read_by(flow.known, condition)
        if read.variables - needs.variables or free_names(condition) - {name for name, _ in needs.names}:
            continue  # it is forgotten by now
        changed = written_by(flow.known, tuple(done)).touches(read)
        if not changed and bool(table.explain.value(w, condition, scope)) is not (after == yes):
            why = table.explain.why_true(w, condition, scope) if after != yes else table.explain.why_false(w, condition, scope)
            yield f"{state.point[0]!r} is not come to here: {why}"


def impossible_at_start(table: Table) -> list[str]:
    """Return what the components make impossible before anything has happened."""
    return list(unlawful(table, table.start()))
