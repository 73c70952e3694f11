"""Writing a state as a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from lexludi.runtime import Act, Piece, State, Val
from lexludi.table import Table
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Over, Place, Variable
from lexludi_spec.sorts import Sort


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
        found = write_place(self.table, state)
        if bound:
            found["with"] = bound
        if state.point[1]:
            found["return"] = list(state.point[1])
        if state.answers:
            found["answers"] = {notation.players[seat]: self.answers(seat, acts) for seat, acts in state.answers}
        for variable in self.flow.game.variables:
            if variable.id in needs.variables and variable.id != told:
                self._put(found, variable, self.value)
        for place in self.flow.game.places:
            self._put(found, place, self.contents)
        return found

    def bound(self, name: str, value: Val) -> Any:
        """Return what a bound name stands for; nothing if it is not to be seen."""
        return self.notation.write(value, sort_of(self.table, name))

    def answers(self, seat: int, acts: tuple[Act, ...]) -> Any:  # noqa: ARG002  # a view needs to know whose they are
        """Return what a player has decided in secret."""
        return [{key: value for key, value in self.table.write_act(act).items() if key != "by"} for act in acts]

    def value(self, variable: Variable, key: tuple[Val, ...]) -> Any:
        """Return the value of a variable, or that it is as at the start."""
        value = self.state.variables[self.flow.variables.cells[variable.id][key_of(key)]]
        return OMIT if value == _start(variable) else self.notation.write(value, variable.sort)

    def contents(self, place: Place, key: tuple[Val, ...]) -> Any:
        """Return what lies in a place, or that nothing does."""
        cards = self.cards(place, key)
        return write_cards(self.table, place, cards) if cards else OMIT

    def cards(self, place: Place, key: tuple[Val, ...]) -> tuple[Piece, ...]:
        """Return the cards in a place."""
        return self.state.cells[self.flow.places.cells[place.id][key_of(key)]]

    def _put(self, found: dict[str, Any], declared: Place | Variable, write: Callable[[Any, tuple[Val, ...]], Any]) -> None:
        layout = self.flow.places if isinstance(declared, Place) else self.flow.variables
        keys = [layout.labels[number][1] for number in layout.cells[declared.id].values()]
        whole = self._nested(declared, declared.over, keys, (), write)
        if whole is not OMIT:
            found[declared.id] = whole

    def _nested(
        self,
        declared: Place | Variable,
        over: tuple[Over, ...],
        keys: list[tuple[Val, ...]],
        heads: tuple[Val, ...],
        write: Callable[[Any, tuple[Val, ...]], Any],
    ) -> Any:
        """Return what all cells hold whose keys begin with the heads; the keys are what is left of them."""
        if not over:
            return write(declared, heads)
        rests: dict[Val, list[tuple[Val, ...]]] = {}
        for head, *rest in keys:
            rests.setdefault(head, []).append(tuple(rest))
        parts = {head: self._nested(declared, over[1:], each, (*heads, head), write) for head, each in rests.items()}
        if all(each is OMIT for each in parts.values()):
            return OMIT
        sort = sort_of(self.table, over[0].var)
        if isinstance(sort, sorts.Number):
            nothing = self._empty(declared, over[1:])
            return [nothing if each is OMIT else each for each in parts.values()]
        return {self.notation.write(head, sort): each for head, each in parts.items() if each is not OMIT}

    def _empty(self, declared: Place | Variable, over: tuple[Over, ...]) -> Any:
        """Return what stands in a list for what is empty, or as at the start."""
        if over:
            return [] if isinstance(sort_of(self.table, over[0].var), sorts.Number) else {}
        if isinstance(declared, Place):
            return write_cards(self.table, declared, ())
        return self.notation.write(_start(declared), declared.sort)


#: What is empty or as at the start, and so is left out of a position.
OMIT = object()


def _start(variable: Variable) -> Val:
    return None if isinstance(variable.start, v.Nothing) else variable.start


def key_of(key: tuple[Val, ...]) -> Val:
    """Return what a cell of a layout is found by: the key itself where there is only one."""
    return key[0] if len(key) == 1 else key


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
