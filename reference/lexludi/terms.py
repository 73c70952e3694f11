"""The meaning of values: each is compiled once into a closure over the world."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from lexludi.boards import Grid
from lexludi.runtime import REMEMBERED, Absent, Fn, Layout, Piece, Val, World
from lexludi_spec import conditions as c
from lexludi_spec import values as v
from lexludi_spec.declarations import Game
from lexludi_spec.footprint import Footprint, read_by
from lexludi_spec.language import Tree
from lexludi_spec.sorts import List, Sides
from lexludi_spec.vocabulary import Vocabulary

#: Where each bound name is kept.
Scope: TypeAlias = Mapping[str, int]
#: Where cards lie: the number of the place, and the index there.
Spot: TypeAlias = tuple[int, int]

_MATH: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "div": lambda a, b: a // (b or there(None, "a number to divide by")), "mod": lambda a, b: a % (b or there(None, "a number to divide by")), "min": min, "max": max,
}  # fmt: skip


class Terms:
    """Compiles the values of one settled game for one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        """Compile for a game and a number of players; places and variables get their numbers."""
        self.game, self.players = game, players
        self.known = Vocabulary(game)
        #: the names of what is kept, by their places
        self.called: list[str] = []
        self.grids = {board.id: Grid.of(board) for board in game.boards}
        self.tables = {
            (table.id, row[0], column.name): row[i]
            for table in game.tables
            for row in table.rows
            for i, column in enumerate(table.columns)
        }
        self.defined: dict[str, tuple[tuple[int, ...], Fn]] = {}
        #: what definitions came to that depend on nothing but their arguments
        self.found: dict[str, dict[Val, Val]] = {}
        self.lying: dict[str, tuple[tuple[int, ...], Fn]] = {}
        self.places, self.variables = Layout(), Layout()
        for each in game.places:
            self.places.add(each.id, self._keys(each.over))
        for variable in game.variables:
            self.variables.add(variable.id, self._keys(variable.over))

    def _keys(self, over: tuple[Any, ...]) -> list[tuple[Val, ...]]:
        keys: list[tuple[Val, ...]] = [()]
        for each in over:
            keys = [(*key, item) for key in keys for item in self.term(each.items, {})(World((), (), []))]
        return keys

    def slot(self, name: str = "") -> int:
        """Return a new place to keep a bound name in."""
        self.called.append(name)
        return len(self.called) - 1

    @property
    def width(self) -> int:
        """How many bound names are kept."""
        return len(self.called)

    def condition(self, node: c.Condition, scope: Scope) -> Fn:
        """Compile a condition."""
        raise NotImplementedError

    def needed(self, node: v.Value, scope: Scope) -> Fn:
        """Compile a value that must be there."""
        f, what = self.term(node, scope), node.name if isinstance(node, v.Name | v.Var) else "something"
        return lambda w: there(f(w), what)

    # --------------------------------------------------------------------------------------------------- values
    def either(self, node: Tree, scope: Scope) -> Fn:
        """Compile what may be a value or a condition."""
        return self.condition(node, scope) if isinstance(node, c.Certain) else self.term(node, scope)

    def term(self, node: v.Value, scope: Scope) -> Fn:
        """Compile a value."""
        match node:
            case bool() | int() | str():
                return lambda w: node
            case v.Nothing():
                return lambda w: None
            case v.Name(name):
                slot = scope[name]
                return lambda w: w.names[slot]
            case v.Var():
                return self._variable(node, scope)
            case v.Call(phrase, args):
                return self._call(phrase, args, scope)
            case v.If(condition, then, otherwise):
                test, yes, no = self.condition(condition, scope), self.term(then, scope), self.term(otherwise, scope)
                return lambda w: yes(w) if test(w) else no(w)
            case v.Trait(card, trait):
                return self._trait(card, trait, scope)
            case v.Math(left, op, right):
                f, g, do = self.needed(left, scope), self.needed(right, scope), _MATH[op]
                return lambda w: do(f(w), g(w))
            case v.Count(v.At() as place):
                at = self.cell(place, scope)
                return lambda w: len(w.cells[at(w)])
            case v.Count(items):
                f = self.term(items, scope)
                return lambda w: len(f(w))
            case v.Total(var, items, term):
                each = self._each(var, items, scope, lambda inner: self.term(term, inner))
                return lambda w: sum(value for _, value in each(w))
            case v.Look(table, row, column):
                f, rows = self.needed(row, scope), self.tables
                return lambda w: there(rows.get((table, f(w), column)), f"a row of {table}")
            case v.LeftOf(seat):
                f, n = self.needed(seat, scope), self.players
                return lambda w: (f(w) + 1) % n
            case v.Position(item, items):
                f, g = self.term(item, scope), self.term(items, scope)
                return lambda w: _position(f(w), g(w))
            case v.Item(number, items):
                f, g = self.term(number, scope), self.term(items, scope)
                return lambda w: _item(f(w), g(w), items)
            case v.Only(items):
                f = self.term(items, scope)
                return lambda w: _only(f(w), items)
            case v.Beside(board, cell, direction):
                near, f, g = self.grids[board].neighbours, self.needed(cell, scope), self.needed(direction, scope)
                return lambda w: near[f(w), g(w)]
            case v.ByRuling():
                raise AssertionError("rulings are settled before play")
            case _:
                return self._list(node, scope)

    def _list(self, node: v.Value, scope: Scope) -> Fn:
        match node:
            case v.Listed(items):
                fs = [self.term(each, scope) for each in items]
                if all(isinstance(each, int | str) for each in items):
                    return lambda w: items
                return lambda w: tuple([f(w) for f in fs])
            case v.Range(first, last):
                f, g = self.term(first, scope), self.term(last, scope)
                return lambda w: range(f(w), g(w) + 1)
            case v.Words(kind):
                words = self.known.kinds[kind]
                return lambda w: words
            case v.Those(var, items, where):
                each = self._each(var, items, scope, lambda inner: self.condition(where, inner))
                return lambda w: tuple([item for item, so in each(w) if so])
            case v.Each(var, items, term):
                each = self._each(var, items, scope, lambda inner: self.term(term, inner))
                return lambda w: tuple([value for _, value in each(w)])
            case v.Joined(lists):
                f = self.term(lists, scope)
                return lambda w: tuple([item for part in f(w) for item in part])
            case v.Without(items, gone):
                f, g = self.term(items, scope), self.term(gone, scope)
                return lambda w: _without(f(w), g(w))
            case v.Best():
                return self._best(node, scope)
            case v.First(count, items):
                f, g = self.term(count, scope), self.term(items, scope)
                return lambda w: _first(f(w), g(w), items)
            case v.Seats():
                seats = tuple(range(self.players))
                return lambda w: seats
            case v.SeatsFrom(seat):
                f, n = self.needed(seat, scope), self.players
                return lambda w: tuple([(f(w) + i) % n for i in range(n)])
            case v.At():
                at = self.cell(node, scope)
                return lambda w: w.cells[at(w)]
            case v.Top() | v.These() | v.Everywhere():
                spots = self.spots(node, scope)
                return lambda w: tuple([w.cells[at][i] for at, i in spots(w)])
            case v.Turnings(board, sides):
                turned, f = self.grids[board].turnings, self.term(sides, scope)
                return lambda w: turned(f(w))
            case v.Walks():
                return self._walks(node, scope)
            case _:
                raise AssertionError(f"no meaning for {node!r}")

    def _variable(self, node: v.Var, scope: Scope) -> Fn:
        at = self.number(self.variables, node.name, node.keys, scope)
        if isinstance(self.known.variables[node.name].sort, List | Sides):
            return lambda w: there(w.variables[at(w)], node.name)
        return lambda w: w.variables[at(w)]

    def number(self, layout: Layout, name: str, keys: tuple[v.Value, ...], scope: Scope) -> Callable[[World], int]:
        """Compile which place or variable is meant."""
        numbers = layout.cells[name]
        if not keys:
            only = numbers[()]
            return lambda w: only
        fs = [self.term(key, scope) for key in keys]
        if len(fs) == 1:
            f = fs[0]
            return lambda w: _number(numbers, f(w), name)
        return lambda w: _number(numbers, tuple([f(w) for f in fs]), name)

    def cell(self, node: v.At, scope: Scope) -> Callable[[World], int]:
        """Compile which place is meant."""
        return self.number(self.places, node.place, node.keys, scope)

    def _call(self, phrase: str, args: tuple[v.Value, ...], scope: Scope) -> Fn:
        if phrase not in self.defined:
            definition = self.known.definitions[phrase]
            params = {name: self.slot() for name in definition.params}
            self.defined[phrase] = tuple(params.values()), self.either(definition.body, params)
            if read_by(self.known, definition.body) == Footprint():
                self.found[phrase] = {}
        return self._applied(*self.defined[phrase], args, scope, self.found.get(phrase))

    def _applied(
        self, slots: tuple[int, ...], body: Fn, args: tuple[v.Value, ...], scope: Scope, found: dict[Val, Val] | None = None
    ) -> Fn:
        """Compile a body for arguments: all are found before the first is bound, for they may use the same body.

        Where nothing but the arguments matters, what was found for them is remembered.
        """
        fs = [self.term(arg, scope) for arg in args]

        def call(w: World) -> Val:
            values = (slots, *[f(w) for f in fs])
            known = w.known if found is None else found
            if values in known:
                return known[values]
            for slot, value in zip(slots, values[1:], strict=True):
                w.names[slot] = value
            result = body(w)
            if len(known) < REMEMBERED:
                known[values] = result
            return result

        return call if fs else body

    def _trait(self, card: v.Value, trait: v.Value, scope: Scope) -> Fn:
        f, g = self.term(card, scope), self.needed(trait, scope)

        def value(w: World) -> Val:
            it: Piece | None = f(w)
            if it is None:
                raise Absent("a card")
            return it.traits[g(w)]

        return value

    def _each(
        self, var: str, items: v.Value, scope: Scope, body: Callable[[Scope], Fn]
    ) -> Callable[[World], list[tuple[Val, Val]]]:
        """Compile a value for each item of a list."""
        f, slot = self.term(items, scope), self.slot()
        marked = self._marked(slot, body({**scope, var: slot}))
        return lambda w: marked(w, f(w))

    def _marked(self, slot: int, body: Fn) -> Callable[[World, Any], list[tuple[Val, Val]]]:
        """Compile what marks each of some items with a value; an item for which it speaks of what is not there is passed over."""

        def marked(w: World, items: Any) -> list[tuple[Val, Val]]:
            found, names = [], w.names
            for item in items:
                names[slot] = item
                try:
                    found.append((item, body(w)))
                except Absent:
                    continue
            return found

        return marked

    def _best(self, node: v.Best, scope: Scope) -> Fn:
        f, slot = self.term(node.items, scope), self.slot()
        inner = {**scope, node.var: slot}
        keys = [(self._marked(slot, self.term(key.by, inner)), max if key.which == "most" else min) for key in node.keys]

        def best(w: World) -> Val:
            found = tuple(f(w))
            for marked, extreme in keys:
                if len(found) < 2:
                    break
                marks = marked(w, found)
                top = extreme([mark for _, mark in marks]) if marks else None
                found = tuple([item for item, mark in marks if mark == top])
            return found

        return best

    def _walks(self, node: v.Walks, scope: Scope) -> Fn:
        slot, grid = self.slot(), self.grids[node.board]
        starts, least, most = (self.term(each, scope) for each in (node.items, node.least, node.most))
        over = self.condition(node.over, {**scope, node.var: slot})

        def walks(w: World) -> Val:
            def is_over(cell: str) -> bool:
                w.names[slot] = cell
                return bool(over(w))

            return grid.walks(node, starts(w), least(w), most(w), is_over)

        return walks

    # ---------------------------------------------------------------------------------------- where cards lie
    def spots(self, node: v.Value, scope: Scope) -> Callable[[World], list[Spot]]:
        """Compile where the cards of a pick lie."""
        match node:
            case v.At():
                at = self.cell(node, scope)
                return lambda w: [(here, i) for here in (at(w),) for i in range(len(w.cells[here]))]
            case v.Top(place, count):
                return self._top(place, count, scope)
            case v.Everywhere(component):
                numbers = [i for i, (name, _) in enumerate(self.places.labels) if self.known.places[name].holds == component]
                return lambda w: [(here, i) for here in numbers for i in range(len(w.cells[here]))]
            case v.Item(number, items):
                f, of = self.term(number, scope), self.spots(items, scope)
                return lambda w: [_item(f(w), of(w), items)]
            case v.Only(items):
                of = self.spots(items, scope)
                return lambda w: [_only(of(w), items)]
            case v.First(count, items):
                f, of = self.term(count, scope), self.spots(items, scope)
                return lambda w: _first(f(w), of(w), items)
            case v.Those(var, items, where):
                return self._spots_where(var, items, where, scope)
            case v.These(cards, items):
                f, of = self.term(cards, scope), self.spots(items, scope)
                return lambda w: these(w, f(w), of(w))
            case v.If(condition, then, otherwise):
                test, here, there = self.condition(condition, scope), self.spots(then, scope), self.spots(otherwise, scope)
                return lambda w: here(w) if test(w) else there(w)
            case v.Call(phrase, args):
                if phrase not in self.lying:
                    params = {name: self.slot() for name in self.known.definitions[phrase].params}
                    self.lying[phrase] = tuple(params.values()), self.spots(self.known.definitions[phrase].body, params)  # type: ignore[arg-type]  # check has seen that it is a pick
                return self._applied(*self.lying[phrase], args, scope)
            case v.Joined(v.Listed(lists)) | v.Listed(lists):
                parts = [self.spots(each, scope) for each in lists]
                return lambda w: [spot for part in parts for spot in part(w)]
            case _:
                raise AssertionError(f"it cannot be told where these cards lie: {node!r}")

    def _top(self, place: v.At, count: v.Value, scope: Scope) -> Callable[[World], list[Spot]]:
        at, f, first = self.cell(place, scope), self.term(count, scope), self.known.places[place.place].top == "first"

        def top(w: World) -> list[Spot]:
            here, n = at(w), f(w)
            size = len(w.cells[here])
            if not 0 <= n <= size:
                raise Absent(f"{n} cards in {place.place}")
            return [(here, i) for i in (range(n) if first else range(size - 1, size - 1 - n, -1))]

        return top

    def _spots_where(self, var: str, items: v.Value, where: c.Condition, scope: Scope) -> Callable[[World], list[Spot]]:
        of, slot = self.spots(items, scope), self.slot()
        test = self.condition(where, {**scope, var: slot})

        def those(w: World) -> list[Spot]:
            found = []
            for here, i in of(w):
                w.names[slot] = w.cells[here][i]
                try:
                    if test(w):
                        found.append((here, i))
                except Absent:
                    continue
            return found

        return those


def there(value: Val, what: str) -> Val:
    """Return a value that must be there."""
    if value is None:
        raise Absent(what)
    return value


def _number(numbers: Mapping[Val, int], key: Val, name: str) -> int:
    found = numbers.get(key)
    if found is None:
        raise Absent(f"{name} {key}")
    return found


def _item(number: int, items: Any, of: v.Value) -> Val:
    if not 1 <= number <= len(items):
        raise Absent(f"number {number} of {len(items)}{_where(of)}")
    return items[number - 1]


def _only(items: Any, of: v.Value) -> Val:
    if len(items) != 1:
        raise Absent(f"the only one, of {len(items)}{_where(of)}")
    return items[0]


def _first(count: int, items: Any, of: v.Value) -> Any:
    if not 0 <= count <= len(items):
        raise Absent(f"{count} of {len(items)}{_where(of)}")
    return items[:count]


def _where(items: v.Value) -> str:
    return f" in {items.place}" if isinstance(items, v.At) else ""


def _position(item: Val, items: Any) -> int:
    if item not in items:
        raise Absent("an item in a list")
    return int(tuple(items).index(item)) + 1


def _without(items: Any, gone: Any) -> tuple[Val, ...]:
    left = list(items)
    for item in gone:
        if item in left:
            left.remove(item)
    return tuple(left)


def take(w: World, spots: list[Spot]) -> tuple[Piece, ...]:
    """Take cards from where they lie; return them."""
    cards = tuple([w.cells[cell][i] for cell, i in spots])
    for cell in {cell for cell, _ in spots}:
        gone = {i for other, i in spots if other == cell}
        w.cells[cell] = tuple([card for i, card in enumerate(w.cells[cell]) if i not in gone])
    w.known.clear()
    return cards


def these(w: World, cards: Any, spots: list[Spot]) -> list[Spot]:
    """Return where cards lie, each found at the first spot where an equal one does."""
    free, found = list(spots), []
    for card in (cards,) if isinstance(cards, Piece) else cards:
        spot = next((each for each in free if w.cells[each[0]][each[1]] is card), None)
        if spot is None:
            raise Absent("a card")
        free.remove(spot)
        found.append(spot)
    return found
