"""What of a game's tables and words some way to play comes to, and which clauses tell who wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TypeAlias

from attrs import evolve, field, frozen

from lexludi_docs.book import in_order, looked_up
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.conditions import COMPARE, CanReach, Comparison, Is, Possible
from lexludi_spec.declarations import Constant, Game, Table
from lexludi_spec.language import Tree
from lexludi_spec.settle import settle
from lexludi_spec.sorts import Number
from lexludi_spec.tree import children
from lexludi_spec.vocabulary import Vocabulary

#: The rows of tables by which it is decided: by the name of the table, those of its keys for which something is so.
Cases: TypeAlias = Mapping[str, frozenset[Constant]]


@frozen
class Rows:
    """The rows of a table that can be come to, each with what it is restricted to."""

    table: Table
    rows: tuple[tuple[tuple[Constant, ...], Cases], ...]
    #: the tables by whose rows something here is restricted
    by: tuple[Table, ...] = field(default=())


def reached(game: Game, readings: Mapping[str, str]) -> dict[str, Rows]:
    """Return the tables that matter by some readings, each with those of its rows that do.

    A row stands for its first cell. Where that is a word that rules or rows name, and all of these belong to other ways to play, the
    row is left out; a word that nothing names may be any that somebody picks.
    """
    rules = settle(game, readings)
    tables = [each for each in game.tables if each.id in looked_up(game, readings)]
    anywhere, here = _named(game, game.tables), _named(rules, tables)
    found = {}
    for each in tables:
        rows = [(row, here.get(row[0], {})) for row in each.rows if row[0] in here or row[0] not in anywhere]
        by = [other for other in tables if any(other.id in cases for _, cases in rows)]
        found[each.id] = Rows(each, tuple(rows), tuple(by))
    return found


def _named(game: Game, tables: tuple[Table, ...] | list[Table]) -> dict[Constant, Cases]:
    """Return every word that the rules name, or a row of the tables that they name, with the cases in which they do."""
    known, found = Vocabulary(game), dict[Constant, Cases]()

    def note(word: Constant, cases: Cases) -> bool:
        both = _either(found[word], cases) if word in found else cases
        new = word not in found or both != found[word]
        found[word] = both
        return new

    for part in _parts(game):
        for word, cases in _words(part, {}, known):
            note(word, cases)
    while any(
        note(word, cases)
        for each in tables
        for row in each.rows
        if row[0] in found
        for cell in row[1:]
        for word, cases in _words(cell, found[row[0]], known)
    ):
        pass
    return found


def _parts(game: Game) -> Iterator[Tree]:
    """Yield the parts of a game that are come to, without its tables: the order of play, and what it refers to."""
    known, seen = Vocabulary(game), dict[Tree, None]()
    for node in in_order(evolve(game, kinds=(), names=())):
        match node:
            case s.Do(name, _):
                seen[known.procedures[name].steps] = None
            case v.Call(phrase, _):
                seen[known.definitions[phrase]] = None
            case s.Ask(moves=names) | Possible(_, names) | CanReach(_, names, _):
                seen.update(dict.fromkeys(known.moves[name] for name in names))
            case _:
                pass
    yield from (game.play, game.components, game.places, game.variables, game.invariants, *seen)


def _words(tree: Tree, cases: Cases, known: Vocabulary) -> Iterator[tuple[str, Cases]]:
    """Yield the words in a value, each with the cases in which it is come to."""
    match tree:
        case str():
            yield tree, cases
        case v.If(condition, then, otherwise):
            for table, keys in _decided(condition, known).items():
                every = frozenset(row[0] for row in known.tables[table].rows)
                yield from _words(then, {**cases, table: cases.get(table, every) & keys}, known)
                yield from _words(otherwise, {**cases, table: cases.get(table, every) - keys}, known)
                return
            yield from _words((then, otherwise), cases, known)
        case _:
            for _, each in children(tree, ""):
                yield from _words(each, cases, known)


def _decided(condition: Tree, known: Vocabulary) -> Cases:
    """Return for which rows a condition holds, if it is about a number that a table of numbered rows gives."""
    match condition:
        case Is(left, op, int(right)):
            value: Tree = left
            while isinstance(value, v.Call):
                value = known.definitions[value.phrase].body
            return _satisfying(value, op, right, known)
        case _:
            return {}


def _satisfying(value: Tree, op: Comparison, right: int, known: Vocabulary) -> Cases:
    match value:
        case v.Look(table, _, column) if known.tables[table].columns[0].sort == Number():
            rows = known.tables[table]
            at = [each.name for each in rows.columns].index(column)
            return {table: frozenset(row[0] for row in rows.rows if isinstance(row[at], int) and COMPARE[op](row[at], right))}
        case _:
            return {}


def _either(one: Cases, other: Cases) -> Cases:
    return {table: one[table] | other[table] for table in one if table in other}


def numbers(keys: frozenset[Constant]) -> str:
    """Return numbers in words, those that follow one another together."""
    ordered = sorted(key for key in keys if isinstance(key, int))
    ends = [i for i, (a, b) in enumerate(pairwise(ordered), 1) if b != a + 1]
    runs = [ordered[i:j] for i, j in zip([0, *ends], [*ends, len(ordered)], strict=True)]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)


def winning(game: Game, readings: Mapping[str, str]) -> frozenset[str]:
    """Return the clauses that tell, by some readings, when somebody wins and who does."""
    rules = settle(game, readings)
    known = Vocabulary(rules)
    return frozenset(clause for part in _parts(rules) for clause in _at_ends(part, "", known)) - {""}


def _at_ends(tree: Tree, clause: str, known: Vocabulary) -> Iterator[str]:
    """Yield the clauses of every end of the game that somebody may win, and of what says who."""
    if isinstance(tree, s.End):
        if tree.winners != v.Listed(()):
            yield clause
            yield from (getattr(node, "clause", "") for _, node in known.through(tree.winners))
            yield from (
                known.definitions[node.phrase].clause for _, node in known.through(tree.winners) if isinstance(node, v.Call)
            )
        return
    for _, each in children(tree, ""):
        yield from _at_ends(each, getattr(tree, "clause", "") or clause, known)
