"""Whether a position can occur at all: no card comes or goes, the invariants hold, and something can be decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lexludi.errors import TooManyCards
from lexludi.positions.reading import read_position
from lexludi.runtime import END, Piece, State, World
from lexludi.table import Table
from lexludi_spec import steps as s


def impossible(table: Table, data: Any) -> list[str]:
    """Return what is impossible about a position that can be read; nothing if it can occur as far as can be told."""
    try:
        state = read_position(table, data)
    except TooManyCards as wrong:
        return [str(wrong)]
    laws = _invariants(table, state) if state.point != END else ()
    found = [*_conserved(table, state), *laws, *_askable(table, state)]
    return list(dict.fromkeys(found))


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
        known |= {_NAME} if named else set()
        mine, full = _by_traits(have, known), _by_traits(pack, known)
        for traits in {**full, **mine}:
            if mine[traits] != full[traits]:
                what = dict(traits).get(_NAME) or " ".join(str(value) for _, value in traits) or component.id
                yield f"there are {mine[traits]} {what} cards, and the game has {full[traits]}"


_NAME = ""


def _traits(card: Piece) -> tuple[tuple[str, Any], ...]:
    """Return the traits of a card and, under a name that no trait has, its own name."""
    return tuple(sorted({**card.traits, _NAME: card.name}.items()))


def _by_traits(cards: Counter[tuple[tuple[str, Any], ...]], known: set[str]) -> Counter[tuple[tuple[str, Any], ...]]:
    found: Counter[tuple[tuple[str, Any], ...]] = Counter()
    for traits, copies in cards.items():
        found[tuple((name, value) for name, value in traits if name in known)] += copies
    return found


def _invariants(table: Table, state: State) -> Iterator[str]:
    for invariant in table.flow.game.invariants:
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
    elif [act.do for act in acts] == ["decline"] and not table.flow.secrecy.asked_anyway(stop.node):
        yield f"nobody is asked {stop.node.id!r} where nothing can be done"


def impossible_at_start(table: Table) -> list[str]:
    """Return what the components make impossible before anything has happened."""
    return list(_invariants(table, table.start()))
