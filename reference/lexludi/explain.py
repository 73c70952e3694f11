"""Why something is not so, in words and with the numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from attrs import frozen

from lexludi.conditions import Run
from lexludi.flow import Flow
from lexludi.moves import Broken
from lexludi.notation import Notation
from lexludi.runtime import Absent, Fn, Val, World
from lexludi.terms import Scope
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.language import Tree
from lexludi_spec.prose import English, words
from lexludi_spec.sorting import Sorting
from lexludi_spec.sorts import Number, Sort
from lexludi_spec.tree import free_names, walk

#: So many options are not listed in a reason.
_MANY = 12
#: Values that say enough by being named.
_SAID = (v.Nothing, v.Listed, v.Range, v.Words, v.Seats, v.Everywhere)


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
        self.compiler = Compiler(flow)
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
                return f"the {node.name} are {len(picked)}, and not {wanted}"
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
            return f"the {node.name} is {self.show(picked, sort)}, and it can be {self.show(tuple(options), of)}"
        return f"the {node.name} ({self.show(picked, sort)}) is not one of {english.say(among)}"

    def why_false(self, w: World, node: c.Condition, scope: Scope) -> str:
        """Return the parts of a condition that are false, definitions unfolded, with their values."""
        match node:
            case c.All(conditions):
                return " and ".join(self.why_false(w, each, scope) for each in conditions if not self.value(w, each, scope))
            case v.Call(phrase, args) if self._can_be_unfolded(phrase):
                body, inner = self._unfolded(w, phrase, args, scope)
                return self.why_false(w, body, inner)
            case c.Not(v.Call(phrase, args)) if self._can_be_unfolded(phrase):
                body, inner = self._unfolded(w, phrase, args, scope)
                return self.why_false(w, c.Not(body), inner)
            case c.After():
                return self._afterwards(w, node, scope)
            case c.Not(c.Some(var, items, where) as quantifier) | (c.Every(var, items, where) as quantifier):
                slot, inner = self.compiler.slot(quantifier), {**scope, var: self.compiler.slot(quantifier)}
                so = isinstance(node, c.Not)
                for item in self.value(w, items, scope) or ():
                    self.value(w, True, scope)
                    w.names[slot] = item
                    if bool(self.value(w, where, inner)) is so:
                        text = self.english(w, inner).say(where) if so else self.why_false(w, where, inner)
                        return f"for the {var} {self.shown_name(w, var, inner)}, {text}"
            case c.Not(condition) if not isinstance(condition, c.Is):
                return self.english(w, scope).say(condition)
        return self.english(w, scope).say(c.Not(node))

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

    def _unfolded(self, w: World, phrase: str, args: tuple[v.Value, ...], scope: Scope) -> tuple[Any, Scope]:
        """Bind the parameters of a definition; return its body and the scope in which it is understood."""
        slots = self.flow.defined[phrase][0]
        for slot, value in zip(slots, [self.value(w, arg, scope) for arg in args], strict=True):
            w.names[slot] = value
        definition = self.flow.known.definitions[phrase]
        return definition.body, dict(zip(definition.params, slots, strict=True))

    def shown_name(self, w: World, name: str, scope: Scope) -> str:
        """Return what a bound name stands for, for people."""
        return self.show(w.names[scope[name]], self.flow.known.names.get(name))

    def english(self, w: World, scope: Scope) -> English:
        """Return English in which names are what they stand for, and every other value is followed by what it is now."""

        def plain_name(node: Tree) -> str | None:
            return self.shown_name(w, node.name, scope) if isinstance(node, v.Name) and node.name in scope else None

        plain = English(self.flow.game, plain_name)

        def told(node: Tree) -> str | None:
            if isinstance(node, v.Name):
                return plain_name(node)
            if isinstance(node, v.Call) and isinstance(self.flow.known.definitions[node.phrase].body, c.Certain):
                return plain.say(node)
            if not isinstance(node, _VALUES) or isinstance(node, _SAID):
                return None
            if free_names(node) - set(scope):
                return None  # something of it is bound further in, and has no value here
            value = self.value(w, node, scope)
            if isinstance(node, v.Math):
                return f"{inner.say(node.left)} {words(node.op)} {inner.say(node.right)}, which is {self.show(value, Number())}"
            return f"{plain.say(node)} ({self.show(value, self.sorting.quiet(tree(node), frozenset(scope)))})"

        inner = English(self.flow.game, told)
        return inner

    def show(self, value: Val, sort: Sort | None) -> str:
        """Return a value for people."""
        return text(self.notation.write(value, sort))


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
