"""What a player sees: derived from one declaration of sight for each place and variable, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from lexludi.flow import Flow
from lexludi.positions import OMIT, Writer
from lexludi.runtime import Act, Piece, State, Val, World
from lexludi.table import Table
from lexludi_spec.conditions import Condition
from lexludi_spec.declarations import Hidden, Over, Owner, Place, Public, SeenWhen, Sight, TopSeen, Variable
from lexludi_spec.steps import Together
from lexludi_spec.values import ByRuling

#: A seat that nobody has: it sees what everybody sees.
NOBODY = -1
#: What is told of the answers of others.
_UNSEEN = {"hidden": True}


@lru_cache(maxsize=256)
def _uneven(flow: Flow, together: Together) -> bool:
    """Tell whether it may not be seen who has decided all that there is to decide together."""
    return flow.secrecy.uneven(together)


def write_view(table: Table, state: State, seat: int) -> dict[str, Any]:
    """Return the position as a player sees it: like a position, with ``{"hidden": n}`` for cards that are not seen."""
    return _View(table, state, seat).write()


def write_views(table: Table, state: State) -> Iterator[dict[str, Any]]:
    """Yield the position as each player sees it, by seat; they share what does not depend on who sees it."""
    view = _View(table, state, NOBODY)
    for view.seat in range(len(table.players)):
        yield view.write()


def write_open(table: Table, state: State) -> dict[str, Any]:
    """Return the position as all players together see it: without what nobody sees."""
    return _Open(table, state, NOBODY).write()


def seen_cards(table: Table, state: State, seat: int | None) -> tuple[tuple[Piece, ...], ...]:
    """Return what a player sees of every cell: its cards, the top card alone, or none; without a seat, what all together see."""
    view = _Open(table, state, NOBODY) if seat is None else _View(table, state, seat)
    return tuple(view.seen(table.flow.known.places[name], number) for number, (name, _) in enumerate(table.flow.places.labels))


def seen_variables(table: Table, state: State, seat: int) -> tuple[bool, ...]:
    """Return of every variable whether a player sees it."""
    view = _View(table, state, seat)
    return tuple(view.sees(table.flow.known.variables[name], key) for name, key in table.flow.variables.labels)


class _View(Writer):
    def __init__(self, table: Table, state: State, seat: int) -> None:
        super().__init__(table, state)
        self.seat = seat
        self._world: World | None = None
        self._alike: dict[str, Any] = {}

    def whole(self, declared: Place | Variable) -> Any:
        if isinstance(declared.sight, Owner):
            return super().whole(declared)
        if declared.id not in self._alike:
            self._alike[declared.id] = super().whole(declared)
        return self._alike[declared.id]

    def write(self) -> dict[str, Any]:
        stop, found = self.table.stop(self.state), super().write()
        if stop is not None and isinstance(stop.node, Together) and _uneven(self.flow, stop.node):
            found["by"] = [self.notation.players[seat] for seat in stop.subject(self.table.world(self.state))]
            own = {name: told for name, told in found.pop("answers", {}).items() if told != _UNSEEN}
            return found | ({"answers": own} if own else {})
        return found

    def bound(self, name: str, value: Val) -> Any:
        secret = name.removesuffix(" to come") in self.flow.secrecy.secret_names
        return OMIT if secret and self.seat not in self.table.deciders(self.state) else super().bound(name, value)

    def answers(self, seat: int, acts: tuple[Act, ...]) -> Any:
        return super().answers(seat, acts) if seat == self.seat else _UNSEEN

    def value(self, variable: Variable, number: int) -> Any:
        return super().value(variable, number) if self.sees(variable, self.flow.variables.labels[number][1]) else OMIT

    def contents(self, place: Place, number: int) -> Any:
        cards = self.state.cells[number]
        if not cards or self.sees(place, self.flow.places.labels[number][1]):
            return super().contents(place, number)
        if isinstance(place.sight, TopSeen):
            top = cards[0] if place.top == "first" else cards[-1]
            return {"hidden": len(cards) - 1, "top": self.notation.write_card(top)}
        return {"hidden": len(cards)}

    def seen(self, place: Place, number: int) -> tuple[Piece, ...]:
        """Return the cards in a place that are seen."""
        cards = self.state.cells[number]
        if not cards or self.sees(place, self.flow.places.labels[number][1]):
            return cards
        if isinstance(place.sight, TopSeen):
            return cards[:1] if place.top == "first" else cards[-1:]
        return ()

    def sees(self, declared: Place | Variable, key: tuple[Val, ...]) -> bool:
        """Tell whether a place or variable is seen whole."""
        return self._sees(declared.sight, declared.over, key)

    def _sees(self, sight: Sight, over: tuple[Any, ...], key: tuple[Val, ...]) -> bool:
        match sight:
            case Public():
                return True
            case Owner(open_at):
                return (bool(key) and key[0] == self.seat) or (open_at == "the end" and self.state.winners is not None)
            case Hidden() | TopSeen():
                return False
            case SeenWhen(condition):
                return self._so(condition, over, key)
            case ByRuling():
                raise AssertionError("rulings are settled before play")

    def _so(self, condition: Condition, over: tuple[Over, ...], key: tuple[Val, ...]) -> bool:
        """Tell whether a condition about one of several places is so."""
        w, explain = self._world or self.table.world(self.state), self.table.explain
        self._world = w
        scope = {each.var: explain.compiler.slot((condition, each.var)) for each in over}
        w.names.extend([None] * (self.flow.width - len(w.names)))
        for slot, value in zip(scope.values(), key, strict=True):
            w.names[slot] = value
        return bool(explain.value(w, condition, scope))


class _Open(_View):
    def bound(self, name: str, value: Val) -> Any:
        return Writer.bound(self, name, value)

    def answers(self, seat: int, acts: tuple[Act, ...]) -> Any:
        return Writer.answers(self, seat, acts)

    def _sees(self, sight: Sight, over: tuple[Any, ...], key: tuple[Val, ...]) -> bool:
        return isinstance(sight, Owner) or super()._sees(sight, over, key)
