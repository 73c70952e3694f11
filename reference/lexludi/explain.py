"""Why something is not so, in words and with the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from attrs import frozen

from lexludi.conditions import Run
from lexludi.flow import Flow
from lexludi.moves import Broken
from lexludi.notation import Notation
from lexludi.runtime import Absent, Fn, Piece, Val, World
from lexludi.terms import Scope
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.language import Tree
from lexludi_spec.prose import English, words
from lexludi_spec.sorting import Sorting
from lexludi_spec.sorts import Number, Sort
from lexludi_spec.tree import free_names, rewrite, walk

_MUST = {"=": "be", "!=": "not be", "<": "be less than", "<=": "be at most", ">": "be more than", ">=": "be at least"}
#: So many options are not listed in a reason.
_MANY = 12
#: Values that say enough by being named.
_SAID = (v.Nothing, v.Listed, v.Range, v.Words, v.Seats, v.Everywhere)


@lru_cache(maxsize=256)
def compiler_of(flow: Flow) -> Compiler:
    """Return the one compiler of compiled rules: what it compiles is kept with them."""
    return Compiler(flow)


@frozen(eq=False)
class Compiler:
    """Compiles parts of a rule that are asked about, each once."""

    flow: Flow

    @lru_cache(maxsize=4096)  # noqa: B019  # one for each compiled game, and kept as long as it
    def fn(self, node: Tree, scope: tuple[tuple[str, int], ...]) -> Fn:
        """Return a value or a condition, compiled."""
        return self.flow.either(node, dict(scope))

    @lru_cache(maxsize=1024)  # noqa: B019  # as above
    def apart(self, node: c.After, scope: tuple[tuple[str, int], ...]) -> tuple[Run, Scope]:
        """Return what does the steps of a hypothetical, and the scope after them."""
        return self.flow.run_apart(node.steps, dict(scope))

    @lru_cache(maxsize=1024)  # noqa: B019  # as above
    def slot(self, node: Tree) -> int:
        """Return where the variable of a quantifier is kept."""
        return self.flow.slot(getattr(node, "var", ""))


class Explain:
    """Says conditions of one game with the values that they have in a world."""

    def __init__(self, flow: Flow, notation: Notation) -> None:
        """Explain what the compiled rules judge, in the words of the players at a table."""
        self.flow, self.notation = flow, notation
        self.compiler = compiler_of(flow)
        self.sorting = Sorting(flow.game)

    def value(self, w: World, node: Tree, scope: Scope) -> Val:
        """Return what a value is, or whether a condition is so; what is not there is nothing, and not so."""
        fn = self.compiler.fn(node, tuple(scope.items()))
        w.names.extend([None] * (self.flow.width - len(w.names)))
        try:
            return fn(w)
        except Absent:
            return None

    def broken(self, w: World, broken: Broken) -> str:
        """Return why a requirement is not met."""
        node, scope = broken.node, broken.scope
        if isinstance(node, s.Require):
            return self.why_false(w, node.condition, scope)
        among, sort = (node.among if isinstance(node, s.Pick) else node.items), self.flow.known.names.get(node.name)
        options, english, picked = self.value(w, among, scope), self.english(w, scope), w.names[broken.slot]
        if isinstance(node, s.PickSome):
            wanted = self.value(w, node.count, scope)
            if picked is not None and len(picked) != wanted:
                return f"the number of {node.name} is {len(picked)}, and must be {wanted}"
            if picked is not None and node.var:
                inner = {**scope, node.var: self.compiler.slot(node), node.nth: self.compiler.slot((node, "nth"))}
                for nth, item in enumerate(picked, 1):
                    self.value(w, True, scope)
                    w.names[inner[node.var]], w.names[inner[node.nth]] = item, nth
                    if not self.value(w, node.where, inner):
                        return f"of the {node.name}, number {nth} does not do: {self.why_false(w, node.where, inner)}"
            return f"the {node.name} ({self.show(picked, sort)}) cannot be picked together out of {english.say(among)}"
        if options is not None and 0 < len(options) <= _MANY:
            of = self.sorting.quiet(among, frozenset(scope))
            written = self.notation.write(tuple(options), of)
            each = dict.fromkeys(map(text, written)) if isinstance(written, list) else [text(written)]
            return f"the {node.name} is {self.show(picked, sort)}, and must be {'one of ' * (len(options) > 1)}{', '.join(each)}"
        return f"the {node.name} ({self.show(picked, sort)}) is not one of {english.say(among)}"

    def why_false(self, w: World, node: c.Condition, scope: Scope) -> str:
        """Return what is missing for a condition that is false: what is so, and what would have to be, definitions unfolded."""
        match node:
            case c.All(conditions) if wanting := [each for each in conditions if not self.value(w, each, scope)]:
                return both(self.why_false(w, each, scope) for each in wanting)
            case c.Any(conditions):
                english = self.english(w, scope)  # what would have to be is no duty where something else would do
                return both(
                    english.say(c.Not(each)) if isinstance(each, c.Is | c.In) else self.why_false(w, each, scope)
                    for each in conditions
                )
            case v.Call(phrase, args) if self._can_be_unfolded(phrase):
                body, inner = self._unfolded(w, phrase, args, scope)
                if isinstance(body, c.Any | c.Some):  # one of several would do: that none does says less than what they are ways of
                    return self._denied(w, node, scope)
                return self.why_false(w, body, inner)
            case c.Not(c.Always()):
                return "it is never allowed, by the readings in play"
            case c.Not(condition):
                return self.why_true(w, condition, scope)
            case c.After():
                return self._afterwards(w, node, scope)
            case c.Every():
                return self._instance(w, node, scope, so=False)
            case c.Is(v.Count(v.Var(name)), ">", 0) if (english := self.plain(w, scope)).is_of_sides(name):
                return english.say(c.Not(node))
            case c.Is(left, op, right) if not isinstance(left, v.Nothing) and not isinstance(right, v.Nothing):
                found = self._shown(w, left, scope)
                return f"{self._label(w, left, scope)} is {found}, and must {_MUST[op]} {self._with_value(w, right, scope, first=True)}"
            case c.In(item, items) if isinstance(items, _SAID):
                found, among = self._shown(w, item, scope), self._shown(w, items, scope)
                return f"{self._label(w, item, scope)} is {found}, and must be one of {among}"
        return self.english(w, scope).say(c.Not(node))

    def why_true(self, w: World, node: c.Condition, scope: Scope) -> str:
        """Return the facts that make a condition true, definitions unfolded, with their values."""
        match node:
            case c.All(conditions):
                return both(self.why_true(w, each, scope) for each in conditions)
            case c.Any(conditions) if holding := [each for each in conditions if self.value(w, each, scope)]:
                return self.why_true(w, holding[0], scope)
            case c.Not(condition):
                return self.why_false(w, condition, scope)
            case v.Call(phrase, args) if self._can_be_unfolded(phrase):
                said = self.plain(w, scope).say(node)
                body, inner = self._unfolded(w, phrase, args, scope)
                return f"{said}: {self.why_true(w, body, inner)}"
            case c.Some():
                return self._instance(w, node, scope, so=True)
            case c.Is(v.Count(v.Var(name)), ">", 0) if (english := self.plain(w, scope)).is_of_sides(name):
                return english.say(node)
            case c.Is(left, op, right) if not isinstance(left, v.Nothing) and not isinstance(right, v.Nothing):
                return f"{self._with_value(w, left, scope)} {words(op)} {self._with_value(w, right, scope)}"
            case c.In(item, items) if isinstance(items, _SAID):
                return f"{self._with_value(w, item, scope)} is one of {self._shown(w, items, scope)}"
        return self.english(w, scope).say(node)

    def _instance(self, w: World, node: c.Some | c.Every, scope: Scope, *, so: bool) -> str:
        """Return for which item it is so, or not so, and why."""
        slot = self.compiler.slot(node)
        inner = {**scope, node.var: slot}
        for item in self.value(w, node.items, scope) or ():
            self.value(w, True, scope)
            w.names[slot] = item
            if bool(self.value(w, node.where, inner)) is so:
                text = self.why_true(w, node.where, inner) if so else self.why_false(w, node.where, inner)
                return f"for the {node.var} {self.shown_name(w, node.var, inner)}, {text}"
        return self.english(w, scope).say(node if so else c.Not(node))

    def narrowed(self, w: World, node: v.Value) -> Iterator[tuple[str, str, tuple[tuple[Val, Val], ...]]]:
        """Yield for each key by which the best are found, until it is decided: its clause, its English, and what each has."""
        if isinstance(node, v.Call):
            node = self.flow.known.definitions[node.phrase].body  # type: ignore[assignment]  # check has seen that it is a value
        if not isinstance(node, v.Best):
            return
        slot = self.compiler.slot(node)
        scope, left = {node.var: slot}, tuple(self.value(w, node.items, {}) or ())
        for key in node.keys:
            if len(left) < 2:
                return
            marks = []
            for item in left:
                w.names[slot] = item
                marks.append((item, self.value(w, key.by, scope)))
            yield key.clause, English(self.flow.game).say(key.by), tuple(marks)
            best = (max if key.which == "most" else min)(mark for _, mark in marks)
            left = tuple(item for item, mark in marks if mark == best)

    def _label(self, w: World, node: v.Value, scope: Scope) -> str:
        """Return what a value is called; a bound name by itself, and not by what it stands for."""
        if isinstance(node, v.Trait) and isinstance(node.name, str):
            return f"the {node.name} of {self.plain(w, scope).say(node.card)}"
        return self.plain(w, {}).say(node) if isinstance(node, v.Name) else self.plain(w, scope).say(node)

    def _shown(self, w: World, node: v.Value, scope: Scope) -> str:
        return self.show(self.value(w, node, scope), self.sorting.quiet(tree(node), frozenset(scope)))

    def _with_value(self, w: World, node: v.Value, scope: Scope, *, first: bool = False) -> str:
        """Return what a value is called and what it is, or what it is and what that is called."""
        label, found = self._label(w, node, scope), self._shown(w, node, scope)
        if label == found:
            return label
        return f"{found} ({label})" if first else f"{label} ({found})"

    def _afterwards(self, w: World, node: c.After, scope: Scope) -> str:
        """Return why something would not be so after steps, with the values that would be then."""
        run, inner = self.compiler.apart(node, tuple(scope.items()))
        w.names.extend([None] * (self.flow.width - len(w.names)))
        other = w.fork()
        try:
            run(other)
        except Absent:
            return self.english(w, scope).say(c.Not(node))
        return f"afterwards, {self.why_false(other, node.condition, inner)}"

    def _can_be_unfolded(self, phrase: str) -> bool:
        """Tell whether a definition says more than its phrase: a condition, and not what somebody could do."""
        body = self.flow.known.definitions[phrase].body
        return isinstance(body, c.Certain) and not any(isinstance(node, c.Possible | c.CanReach) for _, node in walk(body))

    def _denied(self, w: World, node: v.Call, scope: Scope) -> str:
        """Return that a definition does not hold, with the values of what it is said of."""
        plain = self.plain(w, scope)
        about = [arg for arg in node.args if isinstance(arg, _VALUES) and not isinstance(arg, (v.Name, *_SAID))]
        valued = {arg: self._with_value(w, arg, scope) for arg in about}
        return English(self.flow.game, lambda each: valued.get(each) or plain.told(each)).say(c.Not(node))

    def _unfolded(self, w: World, phrase: str, args: tuple[v.Value, ...], scope: Scope) -> tuple[Any, Scope]:
        """Return the body of a definition, about what it is spoken of, and the scope in which it is understood.

        What it is about stands in it for its parameters, where nothing there is called by the same names; or else they are bound.
        Cards always are, for what they are says more than where they lie.
        """
        definition = self.flow.known.definitions[phrase]
        values, inner = [self.value(w, arg, scope) for arg in args], dict(scope)
        about = dict[str, Tree]()
        inside = {name for _, node in walk(definition.body) for name in (getattr(node, "var", ""), getattr(node, "nth", ""))}
        cards = {param for param, value in zip(definition.params, values, strict=True) if isinstance(value, Piece)}
        if not (inside | cards) & {*(set(definition.params) - cards), *(name for arg in args for name in free_names(arg))}:
            about = {param: arg for param, arg in zip(definition.params, args, strict=True) if param not in cards}
        slots = self.flow.defined[phrase][0]
        for slot, value in zip(slots, values, strict=True):
            w.names[slot] = value
        inner |= {param: slot for param, slot in zip(definition.params, slots, strict=True) if param not in about}
        return rewrite(definition.body, lambda node: about.get(node.name, node) if isinstance(node, v.Name) else node), inner

    def shown_name(self, w: World, name: str, scope: Scope) -> str:
        """Return what a bound name stands for, for people."""
        return self.show(w.names[scope[name]], self.flow.known.names.get(name))

    def english(self, w: World, scope: Scope) -> English:
        """Return English in which names are what they stand for, and every other value is followed by what it is now."""
        plain = self.plain(w, scope)

        def told(node: Tree) -> str | None:
            if isinstance(node, v.Name):
                return plain.told(node)
            if isinstance(node, v.Call) and isinstance(self.flow.known.definitions[node.phrase].body, c.Certain):
                return plain.say(node)
            if isinstance(node, c.After):
                return f"afterwards, {inner.say(node.condition)}"
            if not isinstance(node, _VALUES) or isinstance(node, _SAID):
                return None
            if free_names(node) - set(scope):
                return None  # something of it is bound further in, and has no value here
            value = self.value(w, node, scope)
            if isinstance(node, v.Math):
                return f"{inner.say(node.left)} {words(node.op)} {inner.say(node.right)}, which is {self.show(value, Number())}"
            return f"{self._label(w, tree(node), scope)} ({self.show(value, self.sorting.quiet(tree(node), frozenset(scope)))})"

        inner = English(self.flow.game, told)
        return inner

    def plain(self, w: World, scope: Scope) -> English:
        """Return English in which names, and what is on cards, are what they stand for."""

        def told(node: Tree) -> str | None:
            if isinstance(node, v.Name):
                return self.shown_name(w, node.name, scope) if node.name in scope else None
            if isinstance(node, v.Trait) and free_names(node) <= set(scope):
                return self._shown(w, node, scope)
            return None

        return English(self.flow.game, told)

    def show(self, value: Val, sort: Sort | None) -> str:
        """Return a value for people."""
        return text(self.notation.write(value, sort))


def both(texts: Iterable[str]) -> str:
    """Return several statements as one."""
    *first, last = texts
    return f"{', '.join(first)}, and {last}" if first else last


def tree(node: object) -> Tree:
    """Return a node as a node of any category."""
    return node


def text(data: Any) -> str:
    """Return a value in notation as people read it."""
    match data:
        case None:
            return "nothing"
        case bool():
            return "yes" if data else "no"
        case list():
            return ", ".join(map(text, data)) or "none"
        case dict():
            return ", ".join(f"{name} {text(value)}" for name, value in data.items())
        case range():
            return f"{data.start} to {data.stop - 1}" if len(data) else "none"
        case _:
            pass
    return str(data)


_VALUES = tuple(
    each
    for each in vars(v).values()
    if isinstance(each, type) and each not in (v.Reading, v.Key) and hasattr(each, "__attrs_attrs__")
)
