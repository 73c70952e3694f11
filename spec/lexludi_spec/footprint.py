"""What a part of the rules reads and what it writes: places as a whole, places by their size alone, and variables."""

from __future__ import annotations

from attrs import field, frozen

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.language import Tree, is_node
from lexludi_spec.tree import children, walk
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


def read_by(known: Vocabulary, tree: Tree) -> Footprint:
    """Return what a rule reads, in itself or through what it refers to; what it only writes is not read."""
    found = Footprint()
    _read(known, tree, found, set())
    return found


def _read(known: Vocabulary, tree: Tree, found: Footprint, seen: set[str]) -> None:
    match tree:
        case v.Count(v.At(place, keys)):
            found.sizes.add(place)
            return _read(known, keys, found, seen)
        case s.Put(what, place, at):
            return _read(known, (what, place.keys, at), found, seen)
        case s.Set(variable, value):
            return _read(known, (variable.keys, value), found, seen)
        case v.At(place, _):
            found.places.add(place)
        case v.Var(name, _):
            found.variables.add(name)
        case v.Everywhere(component):
            found.places.update(place.id for place in known.places.values() if place.holds == component)
        case v.Call(phrase, _) if phrase not in seen:
            seen.add(phrase)
            _read(known, known.definitions[phrase].body, found, seen)
        case c.Possible(_, moves) | c.CanReach(_, moves, _):
            for move in set(moves) - seen:
                seen.add(move)
                _read(known, known.moves[move], found, seen)
        case s.Do(procedure, _) if procedure not in seen:
            seen.add(procedure)
            _read(known, known.procedures[procedure].steps, found, seen)
        case _:
            pass
    if is_node(tree) or isinstance(tree, tuple):
        for _, each in children(tree, ""):
            _read(known, each, found, seen)
    return None


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
