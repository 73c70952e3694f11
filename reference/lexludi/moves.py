"""What may be done: every legal way to make a move, and every requirement that a refused one breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from lexludi.runtime import REMEMBERED, Absent, Act, Fn, Piece, Val, World
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Move
from lexludi_spec.footprint import Footprint, names_ahead, read_by
from lexludi_spec.tree import free_names, walk
from lexludi_spec.vocabulary import Vocabulary

if TYPE_CHECKING:
    from lexludi.terms import Scope, Terms


@frozen(eq=False)
class Picked:
    """One pick of a move, compiled: where its value is kept, and which values there are."""

    pick: s.Param
    slot: int
    options: Fn
    #: whether it is told; nothing where it always is
    told: Fn | None
    counts_as: Fn | None
    #: whether there may be several equal options
    equal: bool
    #: the scope in which the pick itself is understood
    scope: Mapping[str, int]


@frozen(eq=False)
class Broken:
    """A requirement that is not met: the clause, the node that says so, and the scope in which it is false."""

    clause: str
    node: s.Require | s.Param
    scope: Mapping[str, int]
    #: where the picked value is kept, if it is a pick
    slot: int = -1


@frozen(eq=False)
class Choices:
    """A move where it may be made: its picks and requirements, compiled."""

    move: Move
    scope: Mapping[str, int]
    picks: tuple[Picked, ...]
    #: the requirements that can be judged once so many picks are made, and last those about what only would be
    due: tuple[tuple[Fn, ...], ...]
    #: each requirement, and whether it is about what only would be
    requires: tuple[tuple[s.Require, Fn, bool], ...]
    #: of the picks, those on which the latter depend; of the others that are several, only how many there are of which
    ahead: tuple[int, ...]

    @staticmethod
    def of(terms: Terms, move: Move, scope: Scope, *, in_search: bool = False) -> Choices:
        """Compile a move for a place in the tree; in a search, requirements that look ahead are left to the search."""
        inner, picks = dict(scope), []
        for pick in move.picks:
            outer, inner = inner, inner | {pick.name: terms.slot(pick.name)}
            told = None if pick.told == c.Always() else terms.condition(pick.told, outer)
            counts_as = None
            if isinstance(pick, s.Pick):
                options = terms.term(pick.among, outer)
                counts_as = None if pick.counts_as is None else terms.term(pick.counts_as, inner)
            else:
                options = _selections(terms, pick, outer)
            equal = isinstance(pick, s.Pick) and not isinstance(pick.among, _DISTINCT)
            picks.append(Picked(pick, inner[pick.name], options, told, counts_as, equal, outer))
        judged = [(each, looks_ahead(terms.known, each.condition)) for each in move.requires]
        requires = tuple(
            (each, terms.condition(each.condition, inner), later) for each, later in judged if not (in_search and later)
        )
        due: list[list[Fn]] = [[] for _ in range(len(picks) + 2)]
        for each, test, later in requires:
            due[-1 if later else _judged_after(each, move)].append(test)
        names = frozenset[str]().union(*(names_ahead(terms.known, move, each.condition) for each, _, later in requires if later))
        ahead = tuple(i for i, each in enumerate(move.picks) if each.name in names)
        return Choices(move, inner, tuple(picks), tuple(map(tuple, due)), requires, ahead)

    def ways(self, w: World) -> Iterator[tuple[Val, ...]]:
        """Yield the picks of every legal way to make the move now, each once."""
        return self._followed(w) if self.due[-1] else self._ways(w, 0)

    def _followed(self, w: World) -> Iterator[tuple[Val, ...]]:
        """Yield the ways after which what must be so ahead is so; that is judged once for all after which all is alike."""
        found = dict[Val, bool]()
        for values in self._ways(w, 0):
            alike = (
                *[values[i] for i in self.ahead],
                *[frozenset(Counter(each).items()) for each in values if isinstance(each, tuple)],
            )
            if alike not in found:
                found[alike] = _all(self.due[-1], w)
            if found[alike]:
                yield values

    def _ways(self, w: World, depth: int) -> Iterator[tuple[Val, ...]]:
        if not _all(self.due[depth], w):
            return
        if depth == len(self.picks):
            yield tuple([w.names[each.slot] for each in self.picks])
            return
        picked = self.picks[depth]
        try:
            options = picked.options(w)
        except Absent:
            return
        if picked.counts_as is not None:
            options = self._counted(w, picked, options)
        elif picked.equal:
            options = dict.fromkeys(options)
        for value in options:
            w.names[picked.slot] = value
            yield from self._ways(w, depth + 1)

    def _counted(self, w: World, picked: Picked, options: Any) -> tuple[Val, ...]:
        assert picked.counts_as is not None
        found: dict[Val, None] = {}
        for value in options:
            w.names[picked.slot] = value
            found[picked.counts_as(w)] = None
        return tuple(found)

    def told(self, w: World, values: tuple[Val, ...]) -> tuple[tuple[str, Val], ...]:
        """Return the arguments that are told, by name."""
        for picked, value in zip(self.picks, values, strict=True):
            w.names[picked.slot] = value
        named = zip(self.picks, values, strict=True)
        return tuple([(picked.pick.name, value) for picked, value in named if picked.told is None or picked.told(w)])

    def take(self, w: World, act: Act) -> None:
        """Bind the picks of a move as it is told; what is not told has only one value."""
        args = dict(act.args)
        for picked in self.picks:
            name = picked.pick.name
            if name in args:
                w.names[picked.slot] = args[name]
                if picked.counts_as is not None:
                    w.names[picked.slot] = picked.counts_as(w)
            else:
                (w.names[picked.slot],) = picked.options(w)

    def broken(self, w: World, act: Act) -> list[Broken]:
        """Return every requirement that a move breaks and whose presuppositions hold; none exactly if the move is legal.

        What only would be after the move is judged where nothing else is broken.
        """
        false, unclear = self._broken_picks(w, dict(act.args))
        for ahead in (False, True):
            for require, test, later in self.requires if not ahead or not (false or unclear) else ():
                if later is ahead:
                    found = Broken(require.clause, require, self.scope)
                    try:
                        if not test(w):
                            false.append(found)
                    except Absent:
                        unclear.append(found)
        return false or unclear

    def _broken_picks(self, w: World, args: dict[str, Val]) -> tuple[list[Broken], list[Broken]]:
        """Bind the picks; return those that are not among their options, and those of which that cannot be told."""
        false, unclear, wrong = list[Broken](), list[Broken](), set[str]()
        for picked in self.picks:
            name = picked.pick.name
            found = Broken(picked.pick.clause or self.move.clause, picked.pick, picked.scope, picked.slot)
            try:
                if name not in args:
                    (w.names[picked.slot],) = picked.options(w)
                    continue
                value = w.names[picked.slot] = args[name]
                if picked.counts_as is not None:
                    value = w.names[picked.slot] = picked.counts_as(w)
                if value not in picked.options(w):
                    depends = any(isinstance(node, v.Name) and node.name in wrong for _, node in walk(picked.pick))
                    (unclear if depends else false).append(found)
                    wrong.add(name)
            except Absent:
                unclear.append(found)
        return false, unclear


def _all(tests: Iterable[Fn], w: World) -> bool:
    """Tell whether all of several conditions are so; one that cannot be told is not."""
    try:
        for test in tests:
            if not test(w):
                return False
    except Absent:
        return False
    return True


@lru_cache(maxsize=4096)
def looks_ahead(known: Vocabulary, condition: c.Condition) -> bool:
    """Tell whether a condition is about what only would be."""
    through = known.through(condition, moves=False)
    return any(isinstance(node, c.Possible | c.After | c.CanReach) for _, node in through)


#: Lists whose items are never equal.
_DISTINCT = (v.Range, v.Words, v.Seats, v.SeatsFrom)


def _judged_after(require: s.Require, move: Move) -> int:
    """Return after how many picks a requirement can be judged."""
    used = {node.name for _, node in walk(require.condition) if isinstance(node, v.Name)}
    return max((i + 1 for i, pick in enumerate(move.picks) if pick.name in used), default=0)


def _spelling(value: Val) -> tuple[int, str]:
    """Return the key by which several picks are in order where their order does not matter."""
    return (value, "") if isinstance(value, int) else (0, value.name if isinstance(value, Piece) else str(value))


@lru_cache(maxsize=REMEMBERED)
def _counted(items: tuple[Val, ...], ordered: bool) -> tuple[Counter[Val], tuple[Val, ...]]:
    """Return how many there are of each item, and the different items, in one order if order does not matter."""
    counts = Counter(items)
    return counts, tuple(counts) if ordered else tuple(sorted(counts, key=_spelling))


def _selections(terms: Terms, pick: s.PickSome, scope: Scope) -> Fn:
    """Compile every way to pick some: each once, equal items being equal, and where order does not matter, in one order."""
    item, nth, known = terms.slot(), terms.slot(), dict[Val, bool]()
    count, items = terms.term(pick.count, scope), terms.term(pick.items, scope)
    test = terms.condition(pick.where, {**scope, pick.var: item, pick.nth: nth})
    # what fits is remembered where nothing but these names matters
    given = [scope[name] for name in free_names(pick.where) - {pick.var, pick.nth}]
    lasting = read_by(terms.known, pick.where) == Footprint()

    def fits(w: World, value: Val, place: int, base: Val) -> bool:
        key = (value, place, base)
        if key in known:
            return known[key]
        w.names[item], w.names[nth] = value, place
        try:
            found = bool(test(w))
        except Absent:
            found = False
        if lasting and len(known) < REMEMBERED:
            known[key] = found
        return found

    def selections(w: World) -> list[tuple[Val, ...]]:
        counts, values = _counted(tuple(items(w)), pick.ordered)
        wanted, base, found = count(w), tuple([w.names[slot] for slot in given]), list[tuple[Val, ...]]()
        #: what fits in each place, or in all of them if it makes no difference which
        fitting = []
        if wanted < 0:
            return []
        for place in range(1, wanted + 1 if pick.nth else 2):
            fitting.append([(i, value) for i, value in enumerate(values) if fits(w, value, place, base)])
            if sum(counts[value] for _, value in fitting[-1]) < (1 if pick.nth else wanted):
                return []
        left = dict(counts)

        def grow(chosen: tuple[Val, ...], start: int) -> None:
            if len(chosen) == wanted:
                found.append(chosen)
                return
            for i, value in fitting[len(chosen) if pick.nth else 0]:
                if left[value] and i >= start:
                    left[value] -= 1
                    grow((*chosen, value), 0 if pick.ordered else i)
                    left[value] += 1

        grow((), 0)
        return found

    return selections
