"""What can be reached: a search that makes moves in every order, and remembers from where the goal can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve

from lexludi.moves import Choices, looks_ahead
from lexludi.runtime import Fn, Piece, Val, World
from lexludi.terms import take, these
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec.footprint import names_that_matter, read_by, taken_by

if TYPE_CHECKING:
    from lexludi.conditions import Conditions
    from lexludi.terms import Scope

#: A move as it may be made, and what does it.
Step: TypeAlias = tuple[Choices, Callable[[World], None]]
#: The cards that a move takes, how many of each, and the world after it.
Taken: TypeAlias = tuple[tuple[Piece, ...], frozenset[tuple[Piece, int]], World]
#: Ways to take cards are looked for as if there were at most so many cards more.
_MORE = 12
#: So many positions of a search, and so many hands' ways, are remembered: each takes room, and the next search is about others.
_SEARCHED, _LOOKED = 2_000, 20


def search(terms: Conditions, node: c.CanReach, scope: Scope) -> Fn:
    """Compile whether a goal can be reached by moves."""
    by, inner = terms.term(node.by, scope), {**scope, "player": terms.slot()}
    goal, bound = terms.condition(node.goal, inner), sorted(set(inner.values()))
    ways = [terms.choices(move, inner, in_search=True) for move in node.moves]
    steps = [(way, terms.run_apart(way.move.do, way.scope)[0]) for way in ways]
    moves = [evolve(way.move, requires=tuple(require for require, _, _ in way.requires)) for way in ways]
    looked, taken = read_by(terms.known, (node.goal, *moves)), taken_by(terms.known, moves)
    held, whole = terms.places.of(taken), terms.places.of(looked.places - taken)
    sizes, told = terms.places.of(looked.sizes - looked.places - taken), terms.variables.of(looked.variables)
    known, parts = dict[Val, bool](), node.goal.conditions if isinstance(node.goal, c.All) else ()
    # a goal of which a part looks ahead is looked for where its other parts, which look at less, can be reached
    easier = c.All(tuple([each for each in parts if not looks_ahead(terms.known, each)]))
    hope = None if easier in (c.All(()), node.goal) else search(terms, evolve(node, goal=easier), scope)
    after: Callable[[World, Val], Iterator[World]] = (
        _Taking(terms, steps, held, [names_that_matter(move.do, looked) for move in moves]).after
        if taken
        else lambda w, _: (_made(w, step, values) for step in steps for values in step[0].ways(w))
    )

    def reach(w: World, base: Val, passed: set[Val]) -> bool:
        # all that the rules look at: where it is the same, they find the same
        rest = (
            base,
            tuple([w.cells[i] for i in whole]),
            tuple([len(w.cells[i]) for i in sizes]),
            tuple([w.variables[i] for i in told]),
        )
        here = rest, tuple([w.cells[i] for i in held])
        if here in known or here in passed:
            return known.get(here, False)
        passed.add(here)
        if found := bool(goal(w) or ((hope is None or hope(w)) and any(reach(other, base, passed) for other in after(w, rest)))):
            known[here] = True
        return found

    def can_reach(w: World) -> bool:
        if len(known) > _SEARCHED:
            known.clear()
        other, passed = w.fork(), set[Val]()
        other.names[inner["player"]] = by(w)
        found = reach(other, tuple([other.names[slot] for slot in bound]), passed)
        if not found:
            known.update(dict.fromkeys(passed, False))
        return found

    return can_reach


def _made(w: World, step: Step, values: tuple[Val, ...]) -> World:
    """Return the world after a move is made in one way."""
    other, (way, do) = w.fork(), step
    for picked, value in zip(way.picks, values, strict=True):
        other.names[picked.slot] = value
    do(other)
    return other


class _Taking:
    """Moves that only take the cards that they pick: they can be made in the same ways wherever these cards are there.

    So the ways are found once for many hands, and those that take the same cards to the same end count as one.
    """

    def __init__(self, terms: Conditions, steps: list[Step], held: list[int], matter: list[frozenset[str]]) -> None:
        self.steps, self.held = steps, held
        some = [next(i for i, each in enumerate(way.picks) if isinstance(each.pick, s.PickSome)) for way, _ in steps]
        #: for each move: which of its picks are the cards, and which others matter
        self.picks = [
            (i, [k for k, each in enumerate(way.picks) if each.pick.name in names])
            for i, (way, _), names in zip(some, steps, matter, strict=True)
        ]
        picked: list[Any] = [way.picks[i] for i, (way, _) in zip(some, steps, strict=True)]
        self.items = [(terms.term(each.pick.items, each.scope), terms.spots(each.pick.items, each.scope)) for each in picked]
        #: by all that matters but the cards: how many cards the ways were looked for with, and the ways to make each move
        self.found = dict[Val, tuple[list[Counter[Piece]], list[list[Taken]]]]()

    def after(self, w: World, rest: Val) -> Iterator[World]:
        """Yield a world for each end that a move can come to."""
        for (items, spots), ways in zip(self.items, self._ways(w, rest), strict=True):
            there = Counter[Piece](items(w))
            for cards, needed, then in ways:
                if all(there[card] >= n for card, n in needed):
                    other = then.fork()
                    for i in self.held:
                        other.cells[i] = w.cells[i]
                    take(other, these(other, cards, spots(other)))
                    yield other

    def _ways(self, w: World, rest: Val) -> list[list[Taken]]:
        """Return the ways to make each move with the cards that are there, and perhaps some more."""
        have = [Counter(w.cells[i]) for i in self.held]
        most, ways = self.found.get(rest, (have, None))
        if ways is None or any(one - many for one, many in zip(have, most, strict=True)):
            if len(self.found) > _LOOKED:
                self.found.clear()
            both = [one | many for one, many in zip(have, most, strict=True)]
            most = both if sum(each.total() for each in both) <= sum(each.total() for each in have) + _MORE else have
            wide = w.fork()
            for i, cards in zip(self.held, most, strict=True):
                wide.cells[i] = tuple(cards.elements())
            ways = [self._look(wide, step, *picks) for step, picks in zip(self.steps, self.picks, strict=True)]
            self.found[rest] = most, ways
        return ways

    def _look(self, w: World, step: Step, some: int, others: list[int]) -> list[Taken]:
        ends, ways = dict[Val, World](), dict[Val, Taken]()
        for values in step[0].ways(w):
            cards, end = values[some], (len(values[some]), *[values[k] for k in others])
            needed = frozenset(Counter[Piece](cards).items())
            if end not in ends:
                ends[end] = _made(w, step, values)
            ways.setdefault((end, needed), (cards, needed, ends[end]))
        return list(ways.values())
