"""The sort of every value, and what is wrong with a condition: unknown names, names not bound, the wrong sort."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, assert_never

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Constant, Game, Over
from lexludi_spec.errors import Mistake, hint
from lexludi_spec.language import Tree
from lexludi_spec.prose import English
from lexludi_spec.sorts import Card, List, Number, Seat, Sides, Sort, Truth, Word
from lexludi_spec.vocabulary import Vocabulary

#: The names bound at a place in the tree.
Scope: TypeAlias = frozenset[str]
#: ``None`` is the sort of what fits everywhere: nothing, an empty list, or what is wrong already.
Maybe: TypeAlias = "Sort | None"


class Inference:
    """Infers sorts in one game, and collects what is of the wrong sort, unknown, or not bound."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known = Vocabulary(game)
        self.english = English(game)
        self.mistakes: list[Mistake] = []
        self.bodies: dict[str, Maybe] = {}
        self.open: list[str] = []

    def wrong(self, what: str, path: str) -> None:
        """Note a mistake."""
        self.mistakes.append(Mistake(what, path))

    def named(self, name: str, known: Iterable[str], kind: str, path: str) -> bool:
        """Tell whether a name is declared; it is a mistake if not."""
        if name in set(known):
            return True
        self.wrong(f"unknown {kind} {name!r}{hint(name, known)}", path)
        return False

    def constant(self, value: Constant, sort: Sort, path: str) -> None:
        """A value that is written out must be of a sort."""
        match sort:
            case List(of) if isinstance(value, tuple):
                for each in value:
                    self.constant(each, of, path)
            case Sides(board) if isinstance(value, tuple):
                words = self.known.kinds.get(self._side_kind(board), ())
                if list(value) != sorted(set(value), key=lambda word: words.index(word) if word in words else -1) or set(
                    value
                ) - set(words):
                    self.wrong(f"{value!r} are not sides on the {board} in its order: {', '.join(words)}", path)
            case Word(kind) if isinstance(value, str):
                if self.named(kind, self.known.kinds, "kind", path):
                    self.named(value, self.known.kinds[kind], kind, path)
            case Number() if type(value) is int:
                pass
            case Truth() if type(value) is bool:
                pass
            case _:
                self.wrong(f"{value!r} is not {self.say(sort)}", path)

    def say(self, sort: Maybe) -> str:
        """Return a sort in words."""
        return "nothing" if sort is None else self.english.say(sort)

    def keys(self, over: tuple[Over, ...], path: str) -> Scope:
        """Return the names that a place or variable has one of each for."""
        keys: Scope = frozenset()
        for each in over:
            self.bind(each.var, self.element(each.items, frozenset(), f"{path}.over"), f"{path}.over")
            keys |= {each.var}
        return keys

    def binding(self, names: tuple[str, ...], path: str) -> Scope:
        """Return the names that are bound, those that are declared."""
        return frozenset(name for name in names if self.named(name, self.known.names, "name", path))

    def steps(self, steps: tuple[s.Step, ...], scope: Scope, path: str) -> Scope:
        """Go through a list of steps; return the scope at its end."""
        raise NotImplementedError

    def body(self, phrase: str) -> Maybe:
        """Return the sort of what a phrase stands for; a condition is a truth."""
        if phrase in self.bodies:
            return self.bodies[phrase]
        index, definition = next((i, d) for i, d in enumerate(self.game.definitions) if d.phrase == phrase)
        path = f"$.definitions[{index}]"
        if phrase in self.open:
            self.wrong(f"{phrase!r} is defined by means of itself", path)
            return None
        self.open.append(phrase)
        scope = self.binding(definition.params, path)
        self.bodies[phrase] = self.either(definition.body, scope, f"{path}.body")
        self.open.pop()
        return self.bodies[phrase]

    def either(self, node: v.Value | c.Condition, scope: Scope, path: str) -> Maybe:
        """Return the sort of a value, or a truth for a condition."""
        if isinstance(node, v.ByRuling):
            found = [self.either(means, scope, f"{path}{where}") for where, means in readings_in(node)]
            return self.same(found, path)
        if isinstance(node, c.Certain):
            self.condition(node, scope, path)
            return Truth()
        return self.value(node, scope, path)

    def same(self, found: Iterable[Maybe], path: str) -> Maybe:
        """Return the one sort of several things; it is a mistake if they differ."""
        known = [each for each in found if each not in (None, List(Number()))] or [each for each in found if each is not None]
        for each in known[1:]:
            if not alike(each, known[0]):
                self.wrong(f"{self.say(each)} and {self.say(known[0])} stand in one place", path)
        return known[0] if known else None

    def bind(self, name: str, sort: Maybe, path: str) -> None:
        """A name is bound to something of a sort: it must be declared so."""
        if self.named(name, self.known.names, "name", path) and not alike(self.known.names[name], sort):
            self.wrong(f"the {name} is {self.say(self.known.names[name])}, and here it is {self.say(sort)}", path)

    # --------------------------------------------------------------------------------------------------- values
    def expect(self, node: v.Value, sort: Maybe, scope: Scope, path: str) -> None:
        """A value of a sort is expected here."""
        match node, sort:
            case ((bool() | int() | str()), _):
                if sort is not None:
                    self.constant(node, sort, path)
            case v.Listed(items), List(of):
                for i, each in enumerate(items):
                    self.expect(each, of, scope, f"{path}.items[{i}]")
            case v.Listed(items), Sides(board):
                for i, each in enumerate(items):
                    self.expect(each, self._side(board), scope, f"{path}.items[{i}]")
            case v.If(condition, then, otherwise), _:
                self.condition(condition, scope, f"{path}.condition")
                self.expect(then, sort, scope, f"{path}.then")
                self.expect(otherwise, sort, scope, f"{path}.otherwise")
            case v.ByRuling(), _:
                for where, means in readings_in(node):
                    self.expect(means, sort, scope, f"{path}{where}")
            case _:
                found = self.value(node, scope, path)
                if not alike(found, sort):
                    self.wrong(f"{self.say(found)} stands where {self.say(sort)} is expected: {self.english.say(node)}", path)

    def element(self, node: v.Value, scope: Scope, path: str) -> Maybe:
        """Return the sort of the items of a list."""
        if isinstance(node, v.Nothing):
            self.wrong("nothing stands where a list is expected", path)
        match self.value(node, scope, path):
            case List(of):
                return of
            case Sides(board):
                return self._side(board)
            case None:
                return None
            case other:
                self.wrong(f"{self.say(other)} stands where a list is expected: {self.english.say(node)}", path)
                return None

    def lies(self, node: v.Value | c.Condition) -> bool:
        """Tell whether a value says where its cards lie, so that they can be put elsewhere."""
        match node:
            case v.At() | v.Top() | v.Everywhere():
                return True
            case v.Item(_, items) | v.Only(items) | v.First(_, items) | v.Those(_, items, _) | v.These(_, items):
                return self.lies(items)
            case v.If(_, then, otherwise):
                return self.lies(then) and self.lies(otherwise)
            case v.Joined(v.Listed(parts)) | v.Listed(parts):
                return all(self.lies(each) for each in parts)
            case v.ByRuling():
                return all(self.lies(means) for _, means in readings_in(node))
            case v.Call(phrase, _) if phrase in self.known.definitions:
                return self.lies(self.known.definitions[phrase].body)
        return False

    def number(self, node: v.Value, scope: Scope, path: str) -> None:
        """A number is expected here."""
        if isinstance(node, v.Nothing):
            self.wrong("nothing stands where a number is expected", path)
        self.expect(node, Number(), scope, path)

    def value(self, node: v.Value, scope: Scope, path: str) -> Maybe:
        """Return the sort of a value."""
        match node:
            case bool():
                return Truth()
            case int():
                return Number()
            case str():
                kinds = [kind for kind, words in self.known.kinds.items() if node in words]
                return Word(kinds[0]) if len(kinds) == 1 else None
            case v.Nothing():
                return None
            case v.Name(name):
                if name in scope:
                    return self.known.names.get(name)
                self.wrong(f"nothing is called {name!r} here{hint(name, scope)}", path)
                return None
            case v.Var(name, keys):
                if not self.named(name, self.known.variables, "variable", path):
                    return None
                self._keys(keys, self.known.variables[name].over, scope, path)
                return self.known.variables[name].sort
            case v.Call():
                return self.call(node, scope, path)
            case v.ByRuling() | v.If():
                return self._branches(node, scope, path)
            case v.Trait(card, trait):
                return self._trait(card, trait, scope, path)
            case v.Math(left, _, right):
                self.number(left, scope, f"{path}.left")
                self.number(right, scope, f"{path}.right")
                return Number()
            case v.Count(items):
                self.element(items, scope, f"{path}.items")
                return Number()
            case v.Total(var, items, term):
                self.number(term, self.inner(var, items, scope, path), f"{path}.term")
                return Number()
            case v.Look(table, row, column):
                return self._look(table, row, column, scope, path)
            case v.LeftOf(seat):
                self.expect(seat, Seat(), scope, f"{path}.seat")
                return Seat()
            case v.Position(item, items):
                self.expect(item, self.element(items, scope, f"{path}.items"), scope, f"{path}.item")
                return Number()
            case v.Item(number, items):
                self.number(number, scope, f"{path}.number")
                return self.element(items, scope, f"{path}.items")
            case v.Only(items):
                return self.element(items, scope, f"{path}.items")
            case v.Beside(board, cell, direction):
                self._on(board, path)
                self.expect(cell, Word(board), scope, f"{path}.cell")
                self.expect(direction, self._side(board), scope, f"{path}.direction")
                return Word(board)
            case _:
                return self.listed(node, scope, path)

    def listed(self, node: v.Value, scope: Scope, path: str) -> Maybe:
        """Return the sort of a value that is a list."""
        match node:
            case v.Listed(items):
                of = self.same([self.value(each, scope, f"{path}.items[{i}]") for i, each in enumerate(items)], path)
                return None if of is None else List(of)
            case v.Range(first, last):
                self.number(first, scope, f"{path}.first")
                self.number(last, scope, f"{path}.last")
                return List(Number())
            case v.Words(kind):
                return List(Word(kind)) if self.named(kind, self.known.kinds, "kind", path) else None
            case v.Those(var, items, where):
                inner = self.inner(var, items, scope, path)
                self.condition(where, inner, f"{path}.where")
                return self.quiet(items, scope)
            case v.Each(var, items, term):
                of = self.value(term, self.inner(var, items, scope, path), f"{path}.term")
                return None if of is None else List(of)
            case v.Joined(lists):
                return self.element(lists, scope, f"{path}.lists")
            case v.Without(items, gone):
                found = self.value(items, scope, f"{path}.items")
                self.expect(gone, found, scope, f"{path}.gone")
                return found
            case v.Best(var, items, keys):
                inner = self.inner(var, items, scope, path)
                for i, key in enumerate(keys):
                    self.number(key.by, inner, f"{path}.keys[{i}].by")
                return self.quiet(items, scope)
            case v.First(count, items):
                self.number(count, scope, f"{path}.count")
                return self.value(items, scope, f"{path}.items")
            case v.Seats():
                return List(Seat())
            case v.SeatsFrom(seat):
                self.expect(seat, Seat(), scope, f"{path}.seat")
                return List(Seat())
            case v.At():
                return self.at(node, scope, path)
            case v.Top(place, count):
                self.number(count, scope, f"{path}.count")
                return self.at(place, scope, f"{path}.place")
            case v.These(cards, items):
                found, said = self.value(items, scope, f"{path}.items"), self.value(cards, scope, f"{path}.cards")
                if not alike(said, found) and not (isinstance(found, List) and alike(said, found.of)):
                    self.wrong(f"{self.say(said)} cannot be found among {self.say(found)}", f"{path}.cards")
                return found
            case v.Everywhere(component):
                return List(Card(component)) if self.named(component, self.known.components, "component", path) else None
            case v.Turnings(board, sides):
                self._on(board, path)
                self.expect(sides, Sides(board), scope, f"{path}.sides")
                return List(Sides(board))
            case v.Walks(board, var, items, least, most, over):
                self._on(board, path)
                self.expect(items, List(Word(board)), scope, f"{path}.items")
                self.number(least, scope, f"{path}.least")
                self.number(most, scope, f"{path}.most")
                self.bind(var, Word(board), path)
                self.condition(over, scope | {var}, f"{path}.over")
                return List(Word(board))
            case _:
                raise AssertionError(f"no sort for {node!r}")

    def quiet(self, node: v.Value, scope: Scope) -> Maybe:
        """Return the sort of a value that has been gone through already."""
        before = list(self.mistakes)
        found = self.value(node, scope, "")
        self.mistakes = before
        return found

    def inner(self, var: str, items: v.Value, scope: Scope, path: str) -> Scope:
        """Return the scope in which ``var`` is one of the items."""
        self.bind(var, self.element(items, scope, f"{path}.items"), path)
        return scope | {var}

    def _branches(self, node: v.ByRuling | v.If, scope: Scope, path: str) -> Maybe:
        if isinstance(node, v.If):
            self.condition(node.condition, scope, f"{path}.condition")
            return self.same(
                [self.value(node.then, scope, f"{path}.then"), self.value(node.otherwise, scope, f"{path}.otherwise")], path
            )
        return self.either(node, scope, path)

    def _keys(self, keys: tuple[v.Value, ...], over: tuple[Over, ...], scope: Scope, path: str) -> None:
        if len(keys) != len(over):
            self.wrong(f"{len(keys)} keys where these are expected: {', '.join(each.var for each in over) or 'none'}", path)
        for i, (key, each) in enumerate(zip(keys, over, strict=False)):
            self.expect(key, self.known.names.get(each.var), scope, f"{path}.keys[{i}]")

    def at(self, node: v.At, scope: Scope, path: str) -> Maybe:
        """Return the sort of the cards in a place."""
        if not self.named(node.place, self.known.places, "place", path):
            return None
        self._keys(node.keys, self.known.places[node.place].over, scope, path)
        return List(Card(self.known.places[node.place].holds))

    def call(self, node: v.Call, scope: Scope, path: str) -> Maybe:
        """Return the sort of what a phrase stands for, given its arguments."""
        if not self.named(node.phrase, self.known.definitions, "definition", path):
            return None
        self.args(node.args, self.known.definitions[node.phrase].params, scope, path)
        return self.body(node.phrase)

    def args(self, args: tuple[v.Value, ...], params: tuple[str, ...], scope: Scope, path: str) -> None:
        """Arguments must be as many as the parameters, and of their sorts."""
        if len(args) != len(params):
            self.wrong(f"{len(args)} arguments where these are expected: {', '.join(params) or 'none'}", path)
        for i, (arg, param) in enumerate(zip(args, params, strict=False)):
            self.expect(arg, self.known.names.get(param), scope, f"{path}.args[{i}]")

    def _trait(self, card: v.Value, trait: v.Value, scope: Scope, path: str) -> Maybe:
        of = self.value(card, scope, f"{path}.card")
        if not isinstance(of, Card):
            if of is not None:
                self.wrong(f"{self.say(of)} has no traits: {self.english.say(card)}", f"{path}.card")
            return None
        traits = self.known.traits.get(of.component, {})
        if isinstance(trait, str):
            return traits[trait].sort if self.named(trait, traits, f"trait of a {of.component}", f"{path}.name") else None
        kind = self.value(trait, scope, f"{path}.name")
        words = self.known.kinds.get(kind.kind, ()) if isinstance(kind, Word) else ()
        if not isinstance(kind, Word):
            self.wrong(f"{self.say(kind)} is no name of a trait", f"{path}.name")
        found = [traits[word].sort for word in words if self.named(word, traits, f"trait of a {of.component}", f"{path}.name")]
        return self.same(found, path)

    def _look(self, table: str, row: v.Value, column: str, scope: Scope, path: str) -> Maybe:
        if not self.named(table, self.known.tables, "table", path):
            return None
        columns = {each.name: each.sort for each in self.known.tables[table].columns}
        self.expect(row, next(iter(columns.values()), None), scope, f"{path}.row")
        return columns[column] if self.named(column, columns, f"column of {table}", f"{path}.column") else None

    def _on(self, board: str, path: str) -> None:
        self.named(board, self.known.boards, "board", path)

    def _side_kind(self, board: str) -> str:
        return self.known.boards[board].sides if board in self.known.boards else board

    def _side(self, board: str) -> Sort:
        return Word(self._side_kind(board))

    # ----------------------------------------------------------------------------------------------- conditions
    def condition(self, node: c.Condition, scope: Scope, path: str) -> None:
        """Go through a condition."""
        match node:
            case c.Always():
                pass
            case c.Is(left, op, right):
                self._comparison(left, op, right, scope, path)
            case c.All(conditions) | c.Any(conditions):
                for i, each in enumerate(conditions):
                    self.condition(each, scope, f"{path}.conditions[{i}]")
            case c.Not(condition):
                self.condition(condition, scope, f"{path}.condition")
            case c.Some(var, items, where) | c.Every(var, items, where):
                self.condition(where, self.inner(var, items, scope, path), f"{path}.where")
            case c.In(item, v.Listed() as items):
                of = self.value(item, scope, f"{path}.item")
                self.expect(items, None if of is None else List(of), scope, f"{path}.items")
            case c.In(item, items):
                self.expect(item, self.element(items, scope, f"{path}.items"), scope, f"{path}.item")
            case c.Has(card, trait):
                if not alike(self._trait(card, trait, scope, path), Truth()):
                    self.wrong(f"{trait!r} is not yes or no", path)
            case c.Possible(by, moves):
                self.expect(by, Seat(), scope, f"{path}.by")
                self.moves(moves, scope, path)
            case c.CanReach(by, moves, goal):
                self.expect(by, Seat(), scope, f"{path}.by")
                self.moves(moves, scope, path)
                self.condition(goal, scope, f"{path}.goal")
            case c.After(steps, condition):
                bound = self.steps(steps, scope, f"{path}.steps")
                self.condition(condition, bound, f"{path}.condition")
            case c.Afterwards(condition):
                self.condition(condition, scope, f"{path}.condition")
            case v.Call() | v.Var() | v.Name():
                if not alike(self.value(node, scope, path), Truth()):
                    self.wrong(f"{self.english.say(node)!r} is not yes or no", path)
            case v.ByRuling():
                for at, means in readings_in(node):
                    self.condition(means, scope, f"{path}{at}")
            case _:
                assert_never(node)

    def _comparison(self, left: v.Value, op: str, right: v.Value, scope: Scope, path: str) -> None:
        if op not in ("=", "!="):
            self.number(left, scope, f"{path}.left")
            self.number(right, scope, f"{path}.right")
        elif isinstance(left, str):
            self.expect(left, self.value(right, scope, f"{path}.right"), scope, f"{path}.left")
        else:
            self.expect(right, self.value(left, scope, f"{path}.left"), scope, f"{path}.right")

    def moves(self, moves: tuple[str, ...], scope: Scope, path: str) -> None:
        """Moves must be declared, and what they are given bound here."""
        for i, name in enumerate(moves):
            if self.named(name, self.known.moves, "move", f"{path}.moves[{i}]"):
                for given in self.known.moves[name].given:
                    if given not in scope:
                        self.wrong(f"{name!r} is given the {given}, and nothing is called so here{hint(given, scope)}", path)


def readings_in(node: v.ByRuling) -> Iterator[tuple[str, Tree]]:
    """Yield what each reading puts in the place of a ruling, with its path from there."""
    for i, reading in enumerate(node.readings):
        yield f".readings[{i}].means", reading.means


def alike(found: Maybe, expected: Maybe) -> bool:
    """Tell whether something of one sort may stand where the other is expected."""
    if isinstance(found, List) and isinstance(expected, List):
        return alike(found.of, expected.of)
    for one, other in ((found, expected), (expected, found)):
        if isinstance(one, Sides) and isinstance(other, List):
            return isinstance(other.of, Word)  # directions one by one, which are put in order where they are kept
    return found is None or expected is None or found == expected
