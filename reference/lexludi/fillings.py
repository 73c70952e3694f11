"""What unknown cards are taken to be: one of two opposite fillings, so that whatever depends on them shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from attrs import frozen

from lexludi.errors import TooManyCards
from lexludi.runtime import Piece, by_name

if TYPE_CHECKING:
    from lexludi.table import Table

Filling: TypeAlias = Literal["plain", "rich"]
FILLINGS: tuple[Filling, Filling] = ("plain", "rich")


@frozen
class Unknown:
    """So many cards on which nothing may depend."""

    count: int


def fill(
    table: Table,
    cells: tuple[tuple[Piece, ...] | Unknown, ...],
    filling: Filling,
    among: Mapping[str, Collection[str]] | None = None,
) -> tuple[tuple[Piece, ...], ...]:
    """Return the contents of all places, unknown cards filled in with what the known ones leave over.

    Of what the rulebook leaves open, the plain filling takes the least and the rich one the most, in opposite order.

    Args:
        table: the table with its players.
        cells: the contents of all places, in order.
        filling: in which way.
        among: the names, for each component, of the cards that may be filled in; all of them, if nothing is said.
    """
    known = tuple(cell for cell in cells if not isinstance(cell, Unknown))
    if len(known) == len(cells):
        return known
    pools = {
        component.id: _pool(table, component.id, cells, filling, (among or {}).get(component.id))
        for component in table.flow.game.components
    }
    filled: list[tuple[Piece, ...]] = []
    for (name, _), cell in zip(table.flow.places.labels, cells, strict=True):
        place = table.flow.known.places[name]
        if not isinstance(cell, Unknown):
            filled.append(cell)
            continue
        pool = pools[place.holds]
        if cell.count > len(pool):
            raise TooManyCards(f"{name}: {cell.count} more cards, and only {len(pool)} are left over by the others")
        taken, pools[place.holds] = pool[: cell.count], pool[cell.count :]
        if place.keeps is not None:
            taken = [table.flow.reducer(place)(card) for card in taken]
        filled.append(tuple(sorted(taken, key=by_name)) if place.form == "bag" else tuple(taken))
    return tuple(filled)


def _pool(
    table: Table,
    component: str,
    cells: Iterable[tuple[Piece, ...] | Unknown],
    filling: Filling,
    among: Collection[str] | None,
) -> list[Piece]:
    """Return the cards of a component that the known cards leave over."""
    declared = table.flow.known.components[component]
    known = [trait.id for trait in declared.traits if not trait.assumed]
    left: dict[tuple[Any, ...], list[Piece]] = {}
    for card in table.pack(declared):
        left.setdefault(tuple(card.traits[name] for name in known), []).append(card)
    ordered = {traits: sorted(cards, key=_richness) for traits, cards in left.items()}
    may = {traits: [card for card in cards if among is None or card.name in among] or cards for traits, cards in ordered.items()}
    faces = {traits: (cards[0] if filling == "plain" else cards[-1]) for traits, cards in may.items()}
    for cell in cells:
        for card in () if isinstance(cell, Unknown) else cell:
            pile = ordered.get(tuple(card.traits.get(name) for name in known)) if card.component == component else None
            if pile:
                pile.pop()
    pool = [
        faces[traits] if any(t.assumed for t in declared.traits) else card for traits, cards in ordered.items() for card in cards
    ]
    return pool if filling == "plain" else pool[::-1]


def _richness(card: Piece) -> tuple[Any, ...]:
    return tuple(
        str(value) if isinstance(value, tuple) else str(int(value)).zfill(6) if isinstance(value, int) else ""
        for value in card.traits.values()
    )
