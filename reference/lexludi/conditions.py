"""The meaning of conditions, and of what only would be: possible moves, what is so afterwards, what can be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

from lexludi.moves import Choices
from lexludi.runtime import Absent, Fn, Val, World
from lexludi.search import search
from lexludi.terms import Scope, Terms
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v

Run: TypeAlias = Callable[[World], None]


class Conditions(Terms):
    """Compiles the conditions of one settled game for one number of players."""

    def choices(self, move: str, scope: Scope, *, in_search: bool = False) -> Choices:
        """Return the ways to make a move; in a search, what only a search can judge is left to it."""
        raise NotImplementedError

    def run_apart(self, steps: tuple[s.Step, ...], scope: Scope) -> tuple[Run, Scope]:
        """Return what does the steps in a world of its own, and the scope after them."""
        raise NotImplementedError

    def condition(self, node: c.Condition, scope: Scope) -> Fn:
        """Compile a condition."""
        match node:
            case c.Always():
                return lambda w: True
            case c.Is(left, op, right):
                return self._is(left, op, right, scope)
            case c.All(conditions):
                fs = [self.condition(each, scope) for each in conditions]
                return lambda w: _first_that_is(False, fs, w)
            case c.Any(conditions):
                fs = [self.condition(each, scope) for each in conditions]
                return lambda w: _first_that_is(True, fs, w)
            case c.Not(condition):
                f = self.condition(condition, scope)
                return lambda w: not f(w)
            case c.Some(var, items, where):
                return self._quantified(var, items, where, scope, True)
            case c.Every(var, items, where):
                return self._quantified(var, items, where, scope, False)
            case c.In(item, items):
                f, g = self.term(item, scope), self.term(items, scope)
                return lambda w: (value := f(w)) is not None and value in g(w)  # nothing is one of nothing
            case c.Has(card, trait):
                return self._trait(card, trait, scope)
            case v.Call() | v.Var() | v.Name():
                return self.term(node, scope)
            case c.Possible() | c.After() | c.CanReach():
                return self._hypothetical(node, scope)
            case v.ByRuling() | c.Afterwards():
                raise AssertionError("rulings, and what moves do, are settled before play")
            case _:
                assert_never(node)

    def _is(self, left: v.Value, op: str, right: v.Value, scope: Scope) -> Fn:
        """Compile a comparison. Nothing is equal to nothing only where nothing is what is asked for."""
        compare = c.COMPARE[op]
        for one, other in ((left, right), (right, left)):
            if isinstance(other, v.Nothing):
                maybe, is_wanted = self._maybe(one, scope), op == "="
                return lambda w: (maybe(w) is None) is is_wanted
        f = self.term(left, scope) if op in ("=", "!=") else self.needed(left, scope)
        if isinstance(right, int | str):
            return lambda w: compare(f(w), right)
        g = self.term(right, scope) if op in ("=", "!=") else self.needed(right, scope)
        if op == "=":
            return lambda w: (value := f(w)) is not None and value == g(w)
        if op == "!=":
            return lambda w: (value := f(w)) is None or value != g(w)
        return lambda w: compare(f(w), g(w))

    def _maybe(self, node: v.Value, scope: Scope) -> Fn:
        """Compile a value that may be nothing, and then is nothing, instead of not being there."""
        f = self.term(node, scope)

        def maybe(w: World) -> Val:
            try:
                return f(w)
            except Absent:
                return None

        return maybe

    def _quantified(self, var: str, items: v.Value, where: c.Condition, scope: Scope, some: bool) -> Fn:
        slot = self.slot()
        f, g = self.term(items, scope), self.condition(where, {**scope, var: slot})

        def quantified(w: World) -> bool:
            for item in f(w):
                w.names[slot] = item
                try:
                    if bool(g(w)) is some:
                        return some
                except Absent:
                    continue
            return not some

        return quantified

    # -------------------------------------------------------------------------------------------- hypotheticals
    def _hypothetical(self, node: c.Possible | c.After | c.CanReach, scope: Scope) -> Fn:
        if isinstance(node, c.After):
            run, inner = self.run_apart(node.steps, scope)
            test = self.condition(node.condition, inner)

            def after(w: World) -> bool:
                other = w.fork()
                run(other)
                return bool(test(other))

            return after
        if isinstance(node, c.CanReach):
            return search(self, node, scope)
        by, player = self.term(node.by, scope), self.slot()
        ways = [self.choices(move, {**scope, "player": player}) for move in node.moves]

        def possible(w: World) -> bool:
            other = w.fork()
            other.names[player] = by(w)
            return any(True for way in ways for _ in way.ways(other))

        return possible


def _first_that_is(so: bool, fs: list[Fn], w: World) -> bool:
    """Tell whether one of several conditions is so; where none is, but one speaks of what is not there, it cannot be told."""
    unclear: Absent | None = None
    for f in fs:
        try:
            if bool(f(w)) is so:
                return so
        except Absent as absent:
            unclear = absent
    if unclear is not None:
        raise unclear
    return not so
