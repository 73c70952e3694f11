"""Rulings are settled before play: in the tree that is played, no question is left open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

import attrs

from lexludi_spec.conditions import COMPARE, After, Afterwards, All, Always, Any, Is, Not
from lexludi_spec.declarations import Game, Move, Ruling
from lexludi_spec.errors import InvalidReading, hint
from lexludi_spec.language import Tree, is_node
from lexludi_spec.steps import When
from lexludi_spec.tree import children, rewrite, with_parts
from lexludi_spec.values import ByRuling, Call, Count, If, Range, Seats

#: The fields that hold lists of steps.
_LISTS = ("steps", "then", "otherwise", "do", "play", "means")


def options(game: Game) -> tuple[Ruling, ...]:
    """Return the rulings whose other readings can be chosen."""
    return tuple(ruling for ruling in game.rulings if ruling.kind == "option")


def readings_of(game: Game, wanted: Mapping[str, str]) -> dict[str, str]:
    """Return the reading of every option, the chosen ones in place of the defaults.

    Raises:
        InvalidReading: if a chosen ruling is no option of the game, has no reading of that name, or two cannot be played together.
    """
    known = {ruling.id: ruling for ruling in options(game)}
    for id_, reading in wanted.items():
        closed = next((ruling for ruling in game.rulings if ruling.id == id_ and id_ not in known), None)
        if closed is not None:
            raise InvalidReading(f"{game.id}: {id_} is no option: it is {closed.kind}; the options are {', '.join(known)}")
        if id_ not in known:
            raise InvalidReading(f"{game.id}: there is no option {id_!r}{hint(id_, known)}; the options are {', '.join(known)}")
        names = [answer.name for answer in known[id_].answers]
        if reading not in names:
            raise InvalidReading(f"{game.id}: {id_} has no reading {reading!r}; its readings are {', '.join(names)}")
    found = {id_: wanted.get(id_, ruling.default) for id_, ruling in known.items()}
    if wrong := clash(game, found):
        raise InvalidReading(f"{game.id}: {wrong}")
    return found


def clash(game: Game, readings: Mapping[str, str]) -> str:
    """Return which two of the readings cannot be played together, in words; nothing if all of them can."""
    chosen_ = {f"{id_}={reading}" for id_, reading in readings.items()}
    for ruling in options(game):
        for answer in ruling.answers:
            for other in answer.without if f"{ruling.id}={answer.name}" in chosen_ else ():
                if other in chosen_:
                    return f"{ruling.id}={answer.name} and {other} cannot be played together; choose one of them"
    return ""


def other_readings(game: Game, readings: Mapping[str, str]) -> dict[str, str]:
    """Return those of the readings of all options that are not the defaults."""
    return {ruling.id: readings[ruling.id] for ruling in options(game) if readings[ruling.id] != ruling.default}


def settle(game: Game, readings: Mapping[str, str], players: int | None = None) -> Game:
    """Return the game with one reading in the place of every ruling in its tree: the chosen one, or the default.

    With a number of players, what depends on that number alone is decided as well.
    """
    rules = chosen(attrs.evolve(game, clauses=(), rulings=()), readings_of(game, readings))
    settled: Game = folded(_of_the_move(spelt_out(rules)), players)
    return settled


def chosen(tree: Tree, readings: Mapping[str, str]) -> Tree:
    """Return a tree with one reading in the place of every ruling in it."""

    def choose(node: Tree) -> Tree:
        if is_node(node) and not _is_open(node):
            return node
        if isinstance(node, ByRuling):
            return choose(next(each.means for each in node.readings if each.name == readings[node.ruling]))
        return with_parts(node, choose)

    return choose(tree)


@lru_cache(maxsize=1 << 16)
def _is_open(node: Tree) -> bool:
    """Tell whether a node leaves a question open."""
    return isinstance(node, ByRuling) or any(_any_open(each) for _, each in children(node, ""))


def _any_open(tree: Tree) -> bool:
    return any(map(_any_open, tree)) if isinstance(tree, tuple) else is_node(tree) and _is_open(tree)


def spelt_out(game: Game) -> Game:
    """Return the rules with what a definition stands for in its place, where that is the same whatever it is about, and short."""
    plain = tuple((each.phrase, each.body) for each in game.definitions if not each.clause and _is_plain(each.body))
    return _speller(plain)(game) if plain else game


@lru_cache(maxsize=64)
def _speller(plain: tuple[tuple[str, Tree], ...]) -> Callable[[Tree], Tree]:
    """Return what spells out phrases; games that are settled by many readings have most of their parts in common."""
    bodies = dict(plain)

    @lru_cache(maxsize=1 << 14)
    def spell(node: Tree) -> Tree:
        return bodies[node.phrase] if isinstance(node, Call) and node.phrase in bodies else with_parts(node, each)

    def each(tree: Tree) -> Tree:
        return spell(tree) if is_node(tree) else with_parts(tree, each)

    return each


def _is_plain(node: Tree) -> bool:
    """Tell whether a node is nothing but the players, constants, or what is always or never so."""
    match node:
        case Seats() | Always() | Not(Always()) | int() | str() | Range(int(), int()):
            return True
        case _:
            return False


def _of_the_move(game: Game) -> Game:
    """Return the rules with the steps of each move before what must be so after it."""
    return attrs.evolve(game, moves=tuple(map(_of_this, game.moves)))


@lru_cache(maxsize=1 << 12)
def _of_this(move: Move) -> Move:
    def of(node: Tree) -> Tree:
        return After(move.do, node.condition) if isinstance(node, Afterwards) else node

    return attrs.evolve(move, requires=rewrite(move.requires, of))


def folded(tree: Tree, players: int | None) -> Tree:
    """Return a tree without what is decided already: branches never taken, and what depends on the number of players alone."""
    return _folded(tree, players) if is_node(tree) else with_parts(tree, lambda each: folded(each, players))


@lru_cache(maxsize=1 << 16)
def _folded(node: Tree, players: int | None) -> Tree:
    if players is not None and node == Count(Seats()):
        return players
    return _decided(_in_line(with_parts(node, lambda each: folded(each, players))))


def _in_line(node: Tree) -> Tree:
    """Steps chosen by a reading come as a list in the place of one step: put them in line."""
    changed = {
        field.name: tuple(_flat(value))
        for field in attrs.fields(type(node))
        if field.name in _LISTS
        and isinstance(value := getattr(node, field.name), tuple)
        and any(isinstance(each, tuple) for each in value)
    }
    return attrs.evolve(node, **changed) if changed else node


def _flat(steps: Tree) -> Iterator[Tree]:
    for each in steps:
        yield from _flat(each) if isinstance(each, tuple) else (each,)


def _decided(node: Tree) -> Tree:
    """Leave out what a reading has decided: branches that are never or always taken, parts that are always so."""
    match node:
        case Is(int(left), op, int(right)):
            return Always() if COMPARE[op](left, right) else Not(Always())
        case If(Always(), then, _):
            return then
        case If(Not(Always()), _, otherwise):
            return otherwise
        case When(Always(), then, _):
            return then
        case When(Not(Always()), _, otherwise):
            return otherwise
        case Not(Not(condition)):
            return condition
        case All(conditions) if Always() in conditions:
            return _decided(All(tuple(each for each in conditions if each != Always())))
        case All(conditions) if Not(Always()) in conditions:
            return Not(Always())
        case Any(conditions) if Always() in conditions:
            return Always()
        case Any(conditions) if Not(Always()) in conditions:
            return _decided(Any(tuple(each for each in conditions if each != Not(Always()))))
        case All(()):
            return Always()
        case Any(()):
            return Not(Always())
        case All((condition,)) | Any((condition,)):
            return condition
        case _:
            return node
