"""What a part of the rules reads and what it writes: places as a whole, places by their size alone, and variables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from attrs import evolve, field, frozen

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Move
from lexludi_spec.language import Tree, is_node
from lexludi_spec.tree import children, free_names, walk
from lexludi_spec.vocabulary import Vocabulary


@frozen
class Footprint:
    """Places and variables by their names."""

    places: set[str] = field(factory=set)
    #: places of which only the number of cards matters
    sizes: set[str] = field(factory=set)
    variables: set[str] = field(factory=set)

    def touches(self, other: Footprint) -> bool:
        """Tell whether something is in both."""
        mine, others = self.places | self.sizes, other.places | other.sizes
        return bool(mine & others or self.variables & other.variables)

    def add(self, other: Footprint) -> None:
        """Add what is in another."""
        self.places.update(other.places)
        self.sizes.update(other.sizes)
        self.variables.update(other.variables)


def read_by(known: Vocabulary, tree: Tree) -> Footprint:
    """Return what a rule reads, in itself or through what it refers to; what it only writes is not read."""
    found, todo, seen = Footprint(), [tree], {tree}
    while todo:
        own, refers = _in_itself(known, todo.pop())
        found.add(own)
        todo.extend(refers - seen)
        seen |= refers
    return found


@lru_cache(maxsize=1 << 14)
def _in_itself(known: Vocabulary, tree: Tree) -> tuple[Footprint, frozenset[Tree]]:
    """Return what a rule reads in itself, and what it refers to."""
    found, refers = Footprint(), set[Tree]()
    _read(known, tree, found, refers)
    return found, frozenset(refers)


def _read(known: Vocabulary, tree: Tree, found: Footprint, refers: set[Tree]) -> None:
    match tree:
        case v.Count(v.At(place, keys)):
            found.sizes.add(place)
            return _read(known, keys, found, refers)
        case s.Put(what, place, at):
            if at is not None or known.places[place.place].form == "one":
                found.sizes.add(place.place)  # whether there is room
            return _read(known, (what, place.keys, at), found, refers)
        case s.Set(variable, value) | s.Gain(variable, value):  # what is only counted on is not looked at
            return _read(known, (variable.keys, value), found, refers)
        case v.At(place, _):
            found.places.add(place)
        case v.Var(name, _):
            found.variables.add(name)
        case v.Everywhere(component):
            found.places.update(place.id for place in known.places.values() if place.holds == component)
        case v.Call(phrase, _):
            refers.add(known.definitions[phrase].body)
        case c.CanReach(moves=moves):
            refers.update(known.moves[name] for name in moves)
        case c.Possible(moves=moves) | s.Ask(moves=moves):
            refers.update(may_be_made(known.moves[name]) for name in moves)
        case s.Do(procedure, _):
            refers.add(known.procedures[procedure].steps)
        case _:
            pass
    if is_node(tree) or isinstance(tree, tuple):
        for _, each in children(tree, ""):
            _read(known, each, found, refers)
    return None


def may_be_made(move: Move) -> tuple[Tree, ...]:
    """Return the parts of a move that decide whether it may be made."""
    return (move.picks, move.requires)


def bound_by(step: s.Step) -> tuple[str, ...]:
    """Return the names that a step binds for the steps that follow in its list."""
    match step:
        case s.Let(name, _) | s.Draw(name=name):
            return (name,)
        case s.By(_, steps):
            return tuple(name for each in steps for name in bound_by(each))
        case _:
            return ()


def call_sites(steps: Iterable[Tree]) -> Counter[tuple[str, str]]:
    """Return from how many places each procedure is done and each move is offered."""
    sites: Counter[tuple[str, str]] = Counter()
    for node in steps:
        if isinstance(node, s.Do):
            sites["procedure", node.procedure] += 1
        elif isinstance(node, s.Ask):
            sites.update(("move", move) for move in node.moves)
    return sites


def written_by(known: Vocabulary, steps: Tree) -> Footprint:
    """Return what steps write themselves: where cards come from and go to, and variables."""
    found = Footprint()
    for _, node in walk(steps):
        match node:
            case s.Put(what, place, _):
                found.places.update({place.place}, read_by(known, what).places)
            case s.Exchange(left, right):
                found.places.update((left.place, right.place))
            case s.Set(variable, _) | s.Gain(variable, _) | s.Award(variable=variable):
                found.variables.add(variable.name)
            case s.Clear(name):
                found.variables.add(name)
            case _:
                pass
    return found


def taken_by(known: Vocabulary, moves: Iterable[Move]) -> frozenset[str]:
    """Return the places out of which moves pick some cards and put them elsewhere, if nothing else of these places matters.

    Then a move can be made in just the same ways wherever the cards that it picks are there, and cards never come to these places.
    Which places they are must not depend on what else is picked, nor which of their cards may be picked on those beside them.
    """
    taken, others = set[str](), Footprint()
    for move in moves:
        somes = [pick for pick in move.picks if isinstance(pick, s.PickSome)]
        puts = [step for step in move.do if isinstance(step, s.Put)]
        if len(somes) != 1 or len(puts) != 1 or puts[0].what != v.These(v.Name(somes[0].name), somes[0].items):
            return frozenset()
        places, rest = _bags(known, somes[0].items), tuple(step for step in move.do if step not in puts)
        if not places or free_names(somes[0].items) & {pick.name for pick in move.picks}:
            return frozenset()
        taken |= places
        others.places.add(puts[0].place.place)
        others.places.update(written_by(known, tuple(node for _, node in known.through(rest))).places)
        for tree in (
            *(pick for pick in move.picks if pick not in somes),
            (somes[0].count, somes[0].where, move.requires, puts[0].place.keys),
            *rest,
        ):
            others.add(read_by(known, tree))
    return frozenset(taken) if not taken & (others.places | others.sizes) else frozenset()


def _bags(known: Vocabulary, items: Tree) -> set[str]:
    """Return the places of which these are just the cards, whatever they are and in no order; none if they are something else."""
    match items:
        case v.At(place, _) if known.places[place].form == "bag":
            return {place}
        case v.Call(phrase, _):
            return _bags(known, known.definitions[phrase].body)
        case v.Joined(v.Listed(lists)):
            found = [_bags(known, each) for each in lists]
            return set().union(*found) if all(found) else set()
        case _:
            return set()


def names_that_matter(steps: Iterable[s.Step], looked: Footprint) -> frozenset[str]:
    """Return the names on which it depends what steps make of the places and variables that are looked at."""
    found = set[str]()
    for step in steps:
        match step:
            case s.Put(_, place, at) if place.place not in looked.places:
                found |= free_names((place.keys, at)) if place.place in looked.sizes else set()
            case s.Set(variable, _) | s.Gain(variable, _) if variable.name not in looked.variables:
                pass
            case _:
                found |= free_names(step)
    return frozenset(found)


def names_ahead(known: Vocabulary, move: Move, condition: c.Condition) -> frozenset[str]:
    """Return the picks of a move on which it depends whether something is so after it, besides how many of which cards it takes."""
    match condition:
        case c.After(steps, inner) if steps == move.do and taken_by(known, [evolve(move, requires=())]):
            return names_that_matter(steps, read_by(known, inner)) | frozenset(free_names(inner))
        case c.Any(conditions) | c.All(conditions):
            return frozenset().union(*(names_ahead(known, move, each) for each in conditions))
        case _:
            return frozenset(free_names(condition))
