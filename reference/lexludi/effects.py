"""The meaning of effects: cards are put elsewhere, variables change, points are gained and entered in the account."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias, assert_never

from attrs import evolve, field, frozen

from lexludi.code import Code, Use
from lexludi.runtime import Absent, Entry, Piece, Val, World, by_name, piece
from lexludi.terms import Scope, take, there
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Component, Place
from lexludi_spec.faces import name_of
from lexludi_spec.sorts import Sides

Effect: TypeAlias = "s.Put | s.Exchange | s.Set | s.Gain | s.Clear | s.Award"


@frozen
class Context:
    """Where in the order of play a step stands."""

    #: the innermost decision that is being carried out, or else the innermost procedure
    inside: str = "the order of play"
    #: for procedures and moves that are done from several places, inside of what: where to go on afterwards
    path: tuple[str, ...] = ()
    blocks: Mapping[str, int] = field(factory=dict)
    clause: str = ""
    together: bool = False


class Effects(Code):
    """Compiles the effects of one settled game for one number of players."""

    def effect(self, node: Effect, scope: Scope, then: int, context: Context) -> int:
        """Compile an effect; return the number of its operation."""
        do, uses, sets = self._done(node, scope, context), self.reads(node, scope), set[Use]()
        if isinstance(node, s.Clear) or (isinstance(node, s.Set) and not node.variable.keys):
            sets = {node.variable if isinstance(node, s.Clear) else node.variable.name}

        def effect(w: World) -> int:
            do(w)
            w.known.clear()
            return then

        pc = self.emit(effect, uses, sets, (then,))
        self.effects[pc] = node
        return pc

    def _done(self, node: Effect, scope: Scope, context: Context) -> Callable[[World], None]:
        match node:
            case s.Put():
                return self._put(node, scope)
            case s.Exchange(left, right):
                f, g = self.cell(left, scope), self.cell(right, scope)

                def exchange(w: World) -> None:
                    a, b = f(w), g(w)
                    w.cells[a], w.cells[b] = w.cells[b], w.cells[a]

                return exchange
            case s.Set(variable, value):
                at, worth = self.number(self.variables, variable.name, variable.keys, scope), self.term(value, scope)
                sort = self.known.variables[variable.name].sort
                sides = self.grids[sort.board].directions if isinstance(sort, Sides) else None

                def become(w: World) -> None:
                    found = worth(w)
                    w.variables[at(w)] = tuple([side for side in sides if side in found]) if sides and found is not None else found

                return become
            case s.Gain(variable, amount):
                return self._gain(variable, amount, scope, context)
            case s.Clear(variable):
                cleared = self.variables.of((variable,))

                def clear(w: World) -> None:
                    for i in cleared:
                        w.variables[i] = self.fresh[i]

                return clear
            case s.Award():
                return self._award(node, scope)
            case _:
                assert_never(node)

    def _put(self, node: s.Put, scope: Scope) -> Callable[[World], None]:
        spots, target = self.spots(node.what, scope), self.cell(node.place, scope)
        place = self.known.places[node.place.place]
        at = None if node.at is None else self.term(node.at, scope)
        reduced = None if place.keeps is None else self.reducer(place)

        def put(w: World) -> None:
            found, here = spots(w), target(w)
            index = None if at is None else at(w) - 1
            cards = take(w, found)
            if reduced is not None:
                cards = tuple([reduced(card) for card in cards])
            lying = w.cells[here]
            if place.form == "bag":
                w.cells[here] = tuple(sorted((*lying, *cards), key=by_name))
            elif index is not None:
                if not 0 <= index <= len(lying):
                    raise Absent(f"number {index + 1} of {len(lying)} in {place.id}")
                w.cells[here] = (*lying[:index], *cards, *lying[index:])
            elif place.top == "first":
                w.cells[here] = (*reversed(cards), *lying)
            else:
                w.cells[here] = (*lying, *cards)
            if place.form == "one" and len(w.cells[here]) > 1:
                raise Absent(f"room in {place.id}")

        return put

    def reducer(self, place: Place) -> Callable[[Piece], Piece]:
        """Return what makes of a card what still matters of it in a place."""
        return _reducer(self.known.components[place.holds], place.keeps or ())

    def _gain(self, variable: v.Var, amount: v.Value, scope: Scope, context: Context) -> Callable[[World], None]:
        at, by = self.number(self.variables, variable.name, variable.keys, scope), self.term(amount, scope)
        declared, labels, clause = self.known.variables[variable.name], self.variables.labels, context.clause

        def gain(w: World) -> None:
            i, more = at(w), by(w)
            w.variables[i] = there(w.variables[i], declared.id) + there(more, "an amount")
            if w.log is not None and declared.scores:
                about = tuple((name, w.names[slot]) for name, slot in scope.items())
                worth = amount if isinstance(amount, v.Call) else None
                w.log.append(Entry(clause, labels[i][1][0], more, declared.id, about=about, worth=worth))

        return gain

    def _award(self, node: s.Award, scope: Scope) -> Callable[[World], None]:
        slot = self.slot(node.var)
        inner = {**scope, node.var: slot}
        items, by, points = self.term(node.items, scope), self.term(node.by, inner), self.term(node.points, inner)
        at = self.number(self.variables, node.variable.name, node.variable.keys, inner)
        requires = [(each.clause, self.condition(each.condition, inner)) for each in node.requires]
        shared = node.level == "better place"

        def award(w: World) -> None:
            placed: list[tuple[int, Val]] = []
            excluded: list[tuple[Val, str]] = []
            for item in items(w):
                w.names[slot] = item
                why = next((clause for clause, test in requires if not test(w)), None)
                if why is None:
                    placed.append((by(w), item))
                else:
                    excluded.append((item, why))
            placed.sort(key=lambda each: -each[0])
            marks = [mark for mark, _ in placed]
            for i, (mark, item) in enumerate(placed):
                rank = 1 + (marks.index(mark) if shared else i)
                w.names[slot] = item
                worth = points(w)
                more = worth[rank - 1] if rank <= len(worth) else 0
                w.variables[at(w)] += more
                w.known.clear()
                if w.log is not None:
                    entry(w, item, more, rank, "")
            for item, why in excluded if w.log is not None else ():
                w.names[slot] = item
                entry(w, item, 0, None, why)

        def entry(w: World, item: Val, more: int, rank: int | None, because: str) -> None:
            assert w.log is not None
            about = tuple((name, w.names[kept]) for name, kept in scope.items())
            w.log.append(Entry(node.clause, item, more, node.variable.name, rank, by(w), about, because))

        return award


@cache
def _reducer(component: Component, keeps: tuple[str, ...]) -> Callable[[Piece], Piece]:
    """Return what makes of a card what still matters of it."""
    made: dict[Piece, Piece] = {}
    kept = evolve(component, traits=tuple(trait for trait in component.traits if trait.id in keeps))

    def reduce(card: Piece) -> Piece:
        if card not in made:
            traits = {trait.id: card.traits[trait.id] for trait in kept.traits}
            made[card] = piece(component.id, name_of(kept, traits), True, tuple(traits.items()))
        return made[card]

    return reduce
