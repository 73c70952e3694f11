"""Writing a state as a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from lexludi.runtime import Act, Piece, State, Val
from lexludi.table import Table
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Over, Place, Variable
from lexludi_spec.sorts import Sort

#: How a place or variable is told: in a list or by name, down to the number of each cell.
Shape: TypeAlias = "list[Shape] | dict[str, Shape] | int"


def write_position(table: Table, state: State) -> dict[str, Any]:
    """Return the position that a state is."""
    return {"game": table.game.id, "players": list(table.players)} | Writer(table, state).write()


def write_place(table: Table, state: State) -> dict[str, Any]:
    """Return where in the game a state is: at which decision, whose, and at the end who has won."""
    place: dict[str, Any] = {"at": state.point[0], "by": [table.players[seat] for seat in table.deciders(state)]}
    return place if state.winners is None else place | {"winners": [table.players[seat] for seat in state.winners]}


class Writer:
    """Writes a state as everybody would see it who sees everything; a view overrides what somebody sees of it."""

    def __init__(self, table: Table, state: State) -> None:
        """Write a state of a table."""
        self.table, self.state = table, state
        self.flow, self.notation = table.flow, table.notation

    @cached_property
    def place(self) -> dict[str, Any]:
        """Where in the game the state is."""
        return write_place(self.table, self.state)

    def write(self) -> dict[str, Any]:
        """Return the position, without the game and the players."""
        state, notation = self.state, self.notation
        stop, needs = self.table.stop(state), self.flow.needs[self.flow.points[state.point]]
        told = told_by(None if stop is None else stop.node)
        bound = {
            name: written
            for (name, _), value in zip(needs.names, state.names, strict=True)
            if name != told and (written := self.bound(name, value)) is not OMIT
        }
        found = dict(self.place)
        if bound:
            found["with"] = bound
        if state.point[1]:
            found["return"] = list(state.point[1])
        if state.answers:
            found["answers"] = {notation.players[seat]: self.answers(seat, acts) for seat, acts in state.answers}
        needed = [each for each in self.flow.game.variables if each.id in needs.variables and each.id != told]
        parts: list[Place | Variable] = [*needed, *self.flow.game.places]
        for declared in parts:
            if (whole := self.whole(declared)) is not OMIT:
                found[declared.id] = whole
        return found

    def bound(self, name: str, value: Val) -> Any:
        """Return what a bound name stands for; nothing if it is not to be seen."""
        return self.notation.write(value, sort_of(self.table, name))

    def answers(self, seat: int, acts: tuple[Act, ...]) -> Any:  # noqa: ARG002  # a view needs to know whose they are
        """Return what a player has decided in secret."""
        return [{key: value for key, value in self.table.write_act(act).items() if key != "by"} for act in acts]

    def value(self, variable: Variable, number: int) -> Any:
        """Return the value of a variable, or that it is as at the start."""
        value = self.state.variables[number]
        return OMIT if value == _start(variable) else self.notation.write(value, variable.sort)

    def contents(self, place: Place, number: int) -> Any:
        """Return what lies in a place, or that nothing does."""
        cards = self.state.cells[number]
        return write_cards(self.table, place, cards) if cards else OMIT

    def whole(self, declared: Place | Variable) -> Any:
        """Return what a place or variable holds, for all of its keys."""
        write = self.contents if isinstance(declared, Place) else self.value
        return self._nested(declared, _shapes(self.table)[declared.id], write)

    def _nested(self, declared: Any, shape: Shape, write: Callable[[Any, int], Any]) -> Any:
        if isinstance(shape, dict):
            told = {head: part for head, each in shape.items() if (part := self._nested(declared, each, write)) is not OMIT}
            return told or OMIT
        if isinstance(shape, list):
            parts = [self._nested(declared, each, write) for each in shape]
            if all(part is OMIT for part in parts):
                return OMIT
            return [self._empty(declared, each) if part is OMIT else part for part, each in zip(parts, shape, strict=True)]
        return write(declared, shape)

    def _empty(self, declared: Place | Variable, shape: Shape) -> Any:
        """Return what stands for a part in which nothing is told: it may have parts of its own."""
        if not isinstance(shape, int):
            return type(shape)()
        if isinstance(declared, Place):
            return write_cards(self.table, declared, ())
        return self.notation.write(_start(declared), declared.sort)


#: What is empty or as at the start, and so is left out of a position.
OMIT = object()


@lru_cache(maxsize=16)
def _shapes(table: Table) -> dict[str, Shape]:
    """Return how each place and variable is told at a table."""
    game, flow = table.flow.game, table.flow
    return {
        each.id: _shape(table, each.over, {number: layout.labels[number][1] for number in layout.cells[each.id].values()})
        for layout, declared in ((flow.places, game.places), (flow.variables, game.variables))
        for each in declared
    }


def _shape(table: Table, over: tuple[Over, ...], rests: Mapping[int, tuple[Val, ...]]) -> Shape:
    """Return how cells are told whose keys begin alike, by the rest of the key of each."""
    if not over:
        return next(iter(rests))
    inner: dict[Val, dict[int, tuple[Val, ...]]] = {}
    for number, (head, *rest) in rests.items():
        inner.setdefault(head, {})[number] = tuple(rest)
    sort, parts = sort_of(table, over[0].var), {head: _shape(table, over[1:], each) for head, each in inner.items()}
    if isinstance(sort, sorts.Number):
        return list(parts.values())
    return {table.notation.write(head, sort): part for head, part in parts.items()}


def _start(variable: Variable) -> Val:
    return None if isinstance(variable.start, v.Nothing) else variable.start


def told_by(node: object) -> str | None:
    """Return the name or variable that ``by`` tells already, at a decision of whoever it says."""
    match node:
        case s.Ask(by=v.Name(name)) | s.Ask(by=v.Var(name, ())):
            return name
        case _:
            return None


def sort_of(table: Table, name: str) -> Sort | None:
    """Return the sort of a bound name, or of what is still to come in a loop over it."""
    names = table.flow.known.names
    if name.endswith(" to come"):
        of = names.get(name.removesuffix(" to come"))
        return None if of is None else sorts.List(of)
    return names.get(name)


def write_cards(table: Table, place: Place, cards: tuple[Piece, ...]) -> Any:
    """Return the contents of a place as JSON: a list, a count of each, a number, or the one card."""
    notation = table.notation
    if place.keeps == ():
        return len(cards)
    if place.form == "one":
        return notation.write_card(cards[0]) if cards else None
    if place.form == "bag":
        if table.flow.known.components[place.holds].told_by == "traits" and place.keeps is None:
            return [notation.write_card(card) for card in cards]
        return dict(Counter(notation.write_card(card) for card in cards))
    return [notation.write_card(card) for card in cards]
