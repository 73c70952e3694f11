"""What a rule needs to know that not everybody can see. Whether somebody is asked may not depend on it, or asking would tell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game, Public, TopSeen
from lexludi_spec.footprint import may_be_made, written_by
from lexludi_spec.language import Tree, is_node
from lexludi_spec.tree import children, walk
from lexludi_spec.vocabulary import Vocabulary


class Secrecy:
    """Knows for every part of one game which places it must look into that are not open to all."""

    def __init__(self, game: Game, written: frozenset[str] = frozenset()) -> None:
        """Take a game, and what else is hidden: places and variables written in secret."""
        self.known = Vocabulary(game)
        self.secret_names: set[str] = set()
        self.game = game
        self.written = written
        bindings, grown = list(self._bindings()), True
        while grown:
            before = len(self.secret_names)
            for name, value in bindings:
                if self.looks_into(value):
                    self.secret_names.add(name)
            grown = len(self.secret_names) > before

    def _bindings(self) -> Iterator[tuple[str, Tree]]:
        for part in (*self.game.moves, *self.game.procedures, *self.game.play):
            for node in _steps_that_bind(part):
                match node:
                    case s.Let(name, value):
                        yield name, value
                    case s.ForEach(var, items, _):
                        yield var, items
                    case s.Do(procedure, args) if procedure in self.known.procedures:
                        yield from zip(self.known.procedures[procedure].params, args, strict=False)
                    case _:
                        pass

    def looks_into(self, tree: Tree) -> frozenset[str]:
        """Return the places, not open to all, whose cards decide what this is; how many lie there is open to all."""
        return frozenset(self._looks(tree, set()))

    def _looks(self, tree: Tree, seen: set[str]) -> Iterator[str]:
        match tree:
            case v.Count(v.At(place, _)) if place not in self.written:
                return
            case v.Top(v.At(place, _), 1) if isinstance(self.sight(place), TopSeen) and place not in self.written:
                return
            case v.At(place, _) if place in self.known.places:
                if self.known.places[place].sight != Public() or place in self.written:
                    yield place
            case v.Var(name, _) if name in self.known.variables:
                if self.known.variables[name].sight != Public() or name in self.written:
                    yield name
            case v.Name(name) if name in self.secret_names:
                yield f"the {name}"
            case v.Call(phrase, _) if phrase in self.known.definitions and phrase not in seen:
                seen.add(phrase)
                yield from self._looks(self.known.definitions[phrase].body, seen)
            case c.Possible(_, moves) | c.CanReach(_, moves, _):
                for name in moves:
                    if name in self.known.moves and name not in seen:
                        seen.add(name)
                        yield from self._looks(may_be_made(self.known.moves[name]), seen)
            case _:
                pass
        if is_node(tree) or isinstance(tree, tuple):
            for _, each in children(tree, ""):
                yield from self._looks(each, seen)

    def sight(self, place: str) -> object:
        """Return who sees what lies in a place."""
        return self.known.places[place].sight if place in self.known.places else None

    def asked_anyway(self, ask: s.Ask) -> bool:
        """Tell whether somebody is asked even if nothing can be done, because not everybody can see that."""
        return any(self.looks_into(may_be_made(self.known.moves[name])) for name in ask.moves)

    def asked_in(self, steps: Tree) -> list[str]:
        """Return the decisions in some steps."""
        return [node.id for _, node in self.known.through(steps, moves=False) if isinstance(node, s.Ask | s.Together)]

    def uneven(self, together: s.Together) -> bool:
        """Tell whether how much each has to decide depends on what is hidden, so that nobody may see who has decided all."""
        inside = self.inside(together)
        return any(
            self.asked_in(parts) and inside.looks_into(condition)
            for _, node in self.known.through(together.steps, moves=False)
            for condition, parts in _depending(node)
        )

    def inside(self, together: s.Together) -> Secrecy:
        """Return what must be looked into inside what players do together: all that they write there is hidden as well."""
        asks = [node for _, node in self.known.through(together.steps, moves=False) if isinstance(node, s.Ask)]
        steps = (together.steps, *(self.known.moves[name].do for ask in asks for name in ask.moves))
        does = [node for _, node in self.known.through(steps, moves=False) if isinstance(node, s.Do)]
        written = written_by(self.known, (steps, tuple(self.known.procedures[do.procedure].steps for do in does)))
        return Secrecy(self.game, frozenset(written.places | written.variables))


@lru_cache(maxsize=1 << 12)
def _steps_that_bind(tree: Tree) -> tuple[Tree, ...]:
    """Return the steps in a tree that bind names, themselves or in what they do."""
    return tuple(node for _, node in walk(tree) if isinstance(node, s.Let | s.ForEach | s.Do))


def _depending(node: Tree) -> Iterator[tuple[Tree, Tree]]:
    """Yield what decides whether, or how often, some steps are done, with these steps."""
    match node:
        case s.When(condition, then, otherwise):
            yield condition, (then, otherwise)
        case s.Repeat(until, steps) if until is not None:
            yield until, steps
        case s.ForEach(_, items, steps):
            yield items, steps
        case _:
            pass
