"""One game as the pages need it: its rules, its vectors, what was measured, and how they hang together."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lexludi.explain import text
from lexludi.table import Table
from lexludi_conformance.measured import Measured, measured
from lexludi_conformance.vectors import Vector, bundled
from lexludi_docs.markup import Piece, slug, xref
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.check import cited
from lexludi_spec.conditions import Always, CanReach, Not, Possible
from lexludi_spec.declarations import Clause, Game, Ruling
from lexludi_spec.games import ids, load
from lexludi_spec.json_form import to_json
from lexludi_spec.language import Tree, is_node
from lexludi_spec.prose import English, sentence
from lexludi_spec.sentences import Sentence, sentences
from lexludi_spec.settle import chosen, folded, options, readings_of, settle, spelt_out
from lexludi_spec.tree import children, walk
from lexludi_spec.vocabulary import Vocabulary

#: Names for the players where nobody else says how they are called.
PLAYERS = ("Ann", "Bob", "Cem", "Dina", "Eve", "Finn", "Gül", "Hal")


class HoleInEnglish(Exception):
    """A node says something that is no English."""


@frozen(eq=False, slots=False)
class Book:
    """A game with everything that its pages tell."""

    game: Game
    vectors: tuple[Vector, ...]
    sentences: Mapping[str, Sentence]
    measured: Measured

    @cached_property
    def known(self) -> Vocabulary:
        """The declarations by name."""
        return Vocabulary(self.game)

    @cached_property
    def english(self) -> English:
        """What says the nodes."""
        return English(self.game)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clauses by their ids."""
        return {each.id: each for each in self.game.clauses}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The rulings by their ids."""
        return {each.id: each for each in self.game.rulings}

    @cached_property
    def options(self) -> tuple[Ruling, ...]:
        """The rulings of which every reading can be played."""
        return options(self.game)

    @cached_property
    def chapters(self) -> dict[str, list[Clause]]:
        """The clauses by the first word of their ids, in the order of the game."""
        found: dict[str, list[Clause]] = {}
        for each in self.game.clauses:
            found.setdefault(each.id.split("/")[0], []).append(each)
        return found

    @cached_property
    def nodes(self) -> dict[str, Tree]:
        """Every node of the rules by its path."""
        return dict(walk(self.game))

    @cached_property
    def carriers(self) -> dict[str, list[str]]:
        """The paths of the nodes that carry each clause."""
        found: dict[str, list[str]] = {each.id: [] for each in self.game.clauses}
        for clause, path in cited(self.game):
            at = path.rpartition(".")[0]
            if clause in found and at not in found[clause]:
                found[clause].append(at)
        return found

    @cached_property
    def in_force(self) -> frozenset[str]:
        """The clauses that something carries when every question is answered by its default."""
        return carried_by(self.game, {})

    @cached_property
    def without_limit(self) -> frozenset[str]:
        """The clauses that are come to, but require nothing, when every question is answered by its default."""
        return carried_by(self.game, {}, void=True) - self.in_force

    def is_aside(self, path: str) -> bool:
        """Tell whether the node at a path is never come to when every question is answered by its default."""
        return f"{path}.".startswith(aside(self.game, {}))

    def brought_by(self, path: str) -> list[tuple[Ruling, str]]:
        """Return the readings by each of which alone the node at a path is come to, though by the defaults it is not."""
        return [
            (each, answer.name)
            for each in self.options
            for answer in each.answers
            if answer.name != each.default and not f"{path}.".startswith(aside(self.game, {each.id: answer.name}))
        ]

    @cached_property
    def deciders(self) -> dict[str, list[Vector]]:
        """The vectors that decide each clause, those that are about little else first.

        Where that was not measured of these rules, they are those that say of themselves what they are about.
        """
        by_id = {vector.id: vector for vector in self.vectors}
        found: dict[str, list[Vector]] = {}
        for each in self.game.clauses:
            if self.measured.decided is not None:
                mine = [by_id[id_] for id_ in self.measured.decided.get(each.id, ())]
            else:
                mine = [vector for vector in self.vectors if each.id in vector.clauses]
            found[each.id] = sorted(mine, key=lambda vector, clause=each.id: _distance(vector, clause))  # type: ignore[misc]  # a default binds it
        return found

    def rulings_on(self, clause: Clause) -> list[Ruling]:
        """Return the rulings that touch a clause: on its sentences, within its nodes, or named in it."""
        inside = {
            node.ruling for path in self.carriers[clause.id] for _, node in walk(self.nodes[path]) if isinstance(node, v.ByRuling)
        }
        own = set(clause.sentences)
        return [each for each in self.game.rulings if own & set(each.sentences) or each.id in inside or each.id in clause.text]

    def clauses_of(self, ruling: Ruling) -> list[Clause]:
        """Return the clauses that a ruling touches."""
        return [clause for clause in self.game.clauses if ruling in self.rulings_on(clause)]

    @cached_property
    def families(self) -> dict[str, list[Vector]]:
        """The vectors by the first part of their names."""
        found: dict[str, list[Vector]] = {}
        for vector in self.vectors:
            found.setdefault(family(vector.id), []).append(vector)
        return found

    def table(self, vector: Vector) -> Table:
        """Return the table that a vector is played at."""
        return Table(self.game, vector.players, vector.readings)

    def name_of_ending(self) -> str:
        """Return the hash of everything that is told of the game."""
        parts = [to_json(self.game), [dict(each.data) for each in self.vectors], repr(self.measured), repr(self.sentences)]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]

    # ------------------------------------------------------------------------------------------------------ saying
    def say(self, node: Tree, joint: str = "and") -> str:
        """Return a node in English.

        Raises:
            HoleInEnglish: if something is missing in it.
        """
        return whole(self.english.say(node, joint), self.game.id)

    def rich(self, said: str) -> list[Piece]:
        """Return a text in which clauses, rulings and sentences that it mentions are links."""
        return list(self._rich(said))

    def _rich(self, said: str) -> Iterator[Piece]:
        here = 0
        for found in self._mentions.finditer(said):
            yield said[here : found.start()]
            id_ = found[0].strip("()")
            here = found.end()
            if found[0].startswith("(") and id_ in self.clauses:
                yield "("
                yield xref("clause", f"{self.game.id}/{id_}", id_)
                yield ")"
            elif id_ in self.rulings:
                yield xref("ruling", id_, id_, plain=True)
            elif id_ in self.sentences:
                yield xref("sentence", id_, id_, plain=True)
            else:
                yield found[0]
        yield said[here:]

    @cached_property
    def _mentions(self) -> re.Pattern[str]:
        ids_ = sorted([*self.rulings, *self.sentences], key=len, reverse=True)
        rest = rf"|\b(?:{'|'.join(map(re.escape, ids_))})(?![\w-])" if ids_ else ""
        return re.compile(rf"\([a-z0-9-]+(?:/[a-z0-9-]+)+\){rest}")

    def clause_ref(self, id_: str) -> Piece:
        """Return a link to a clause."""
        return xref("clause", f"{self.game.id}/{id_}", id_) if id_ in self.clauses else id_

    def reads(self, ruling: Ruling, name: str) -> str:
        """Return what a reading of a ruling says."""
        return next(each.text for each in ruling.answers if each.name == name)


def _distance(vector: Vector, clause: str) -> tuple[int | bool, ...]:
    """Return how far a vector is from showing just one clause, by the rules as most play them: the nearest first."""
    kinds = ("position", "score", "view", "replay")
    at = vector.clauses.index(clause) if clause in vector.clauses else 9
    return (
        len(vector.readings),
        vector.kind == "replay",
        not vector.id.endswith(f"/{clause}"),  # what is called like the clause itself shows it
        family(vector.id) != clause.partition("/")[0],
        at + len(vector.clauses),
        kinds.index(vector.kind),
        len(json.dumps(dict(vector.data))),
    )


def family(id_: str) -> str:
    """Return the part of a vector's id that says what it is about."""
    return "/".join(id_.split("/")[1:-1]).replace("/", "-")


def short(id_: str) -> str:
    """Return the last part of an id."""
    return id_.rpartition("/")[2]


_HOLE = re.compile(r"\{|\}|\bNone\b|  |\bthe (?:the|from|of|in)\b|\bof of\b|\(\)|\[\]|\$\.")


def whole(said: str, where: str) -> str:
    """Return a text, if it is one.

    Raises:
        HoleInEnglish: if something is missing in it.
    """
    if not said or _HOLE.search(said):
        raise HoleInEnglish(f"{where}: this is no English: {said!r}")
    return said


def title_of(family_: str) -> str:
    """Return what a family of clauses or vectors is called."""
    return sentence(family_.replace("-", " "))


@cache
def shelf(extra: tuple[str, ...] = ()) -> tuple[Book, ...]:
    """Return every game of the project; then those that are named, as in ``module:NAME``."""
    vectors = bundled()
    found = [book_of(load(id_), tuple(each for each in vectors if each.game == id_)) for id_ in ids()]
    return (*found, *map(other, extra))


@cache
def other(name: str) -> Book:
    """Return a game that stands in another module, as in ``module:NAME``."""
    module, _, thing = name.partition(":")
    game = getattr(import_module(module), thing)
    assert isinstance(game, Game)
    return Book(game, (), {}, Measured())


def book_of(game: Game, vectors: tuple[Vector, ...]) -> Book:
    """Return a game of the project with what was measured of it."""
    return Book(game, vectors, sentences(game.id), measured(game, vectors))


def in_order(game: Game, players: int | None = None, *, void: bool = True) -> Iterator[Tree]:
    """Yield the nodes that are come to, in the order of play; what is done, offered, meant or looked up where it is first.

    What never holds, with some number of players or any, leads nowhere; nor, unless ``void``, does a requirement that requires nothing.
    """
    known, seen = Vocabulary(game), set[str]()

    def named(kind: str, name: str, tree: Tree) -> Iterator[Tree]:
        if f"{kind} {name}" not in seen:
            seen.add(f"{kind} {name}")
            yield from through(tree)

    def through(tree: Tree) -> Iterator[Tree]:
        match tree:
            case s.Require(_, condition) if not void and folded(condition, players) == Always():
                return
            case v.If(condition, then, otherwise) | s.When(condition, then, otherwise):
                so = folded(condition, players)
                if so != Not(Always()):
                    yield tree
                    yield from through(then)
                if so != Always():
                    yield from through(otherwise)
                yield from through(condition)
                return
            case _:
                pass
        if is_node(tree):
            yield tree
        match tree:
            case s.Do(name, _):
                yield from named("procedure", name, known.procedures[name])
            case v.Call(phrase, _):
                yield from named("definition", phrase, known.definitions[phrase])
            case s.Ask(moves=names) | Possible(_, names) | CanReach(_, names, _):
                for name in names:
                    yield from named("move", name, known.moves[name])
            case v.Look(table):
                yield from named("table", table, known.tables[table])
            case _:
                pass
        for _, each in children(tree, ""):
            yield from through(each)

    yield from through(evolve(game, definitions=(), procedures=(), moves=(), tables=()))
    if game.scoring is not None:
        yield from through(known.procedures[game.scoring.procedure])


Point: TypeAlias = s.Ask | s.Together | s.Shuffle | s.Draw


def points(game: Game) -> dict[str, Point]:
    """Return everything that somebody or chance has to decide, by its name, in the order of play."""
    found: dict[str, Point] = {}
    together, known = set[str](), Vocabulary(game)
    for node in in_order(game):
        if isinstance(node, s.Together):
            together |= {ask.id for _, ask in known.through(node.steps, moves=False) if isinstance(ask, s.Ask)}
        if isinstance(node, s.Ask | s.Together | s.Shuffle | s.Draw) and (isinstance(node, s.Together) or node.id not in together):
            found.setdefault(node.id, node)
    return found


def looked_up(game: Game, readings: Mapping[str, str]) -> frozenset[str]:
    """Return the tables of the rules that matter by some readings."""
    rules = settle(game, readings)
    scoring = () if rules.scoring is None else (s.Do(rules.scoring.procedure),)
    return frozenset(node.table for _, node in Vocabulary(rules).through((rules.play, scoring)) if isinstance(node, v.Look))


def aside(game: Game, readings: Mapping[str, str]) -> tuple[str, ...]:
    """Return the beginnings of the paths of nodes that are never come to by some readings."""
    return _aside(game, tuple(sorted(readings.items())))


@lru_cache(maxsize=256)
def _aside(game: Game, readings: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    rules = plain(game, dict(readings))
    offered = {name for node in in_order(rules) if isinstance(node, s.Ask | Possible | CanReach) for name in node.moves}
    found = [f"$.moves[{i}]." for i, each in enumerate(game.moves) if each.id not in offered]
    for path, node in walk(rules):
        if isinstance(node, v.If | s.When):
            so = folded(node.condition, None)
            found += [f"{path}.then"] if so == Not(Always()) else [f"{path}.otherwise"] if so == Always() else []
    return tuple(found)


def carried_by(game: Game, readings: Mapping[str, str], players: int | None = None, *, void: bool = False) -> frozenset[str]:
    """Return the clauses that are in force by some readings, with some number of players or any.

    An exception that is never made is not in force, nor is what is never come to, nor, but if ``void``, a requirement that requires
    nothing: it says what is free.
    """
    nodes = in_order(plain(game, readings), players, void=void)
    return frozenset(getattr(node, name, "") for node in nodes for name in ("clause", "whose")) - {""}


def plain(game: Game, readings: Mapping[str, str]) -> Game:
    """Return the rules by some readings alone, with what is meant by everything written out; without clauses and rulings."""
    rules: Game = spelt_out(chosen(evolve(game, clauses=(), rulings=()), readings_of(game, readings)))
    return rules


__all__ = [
    "PLAYERS",
    "Book",
    "HoleInEnglish",
    "book_of",
    "carried_by",
    "family",
    "in_order",
    "other",
    "points",
    "shelf",
    "short",
    "slug",
    "text",
    "title_of",
    "whole",
]


def as_json(data: Any) -> str:
    """Return JSON as people read it: short lists and objects on one line."""
    return _json(data, 0)


def _json(data: Any, depth: int) -> str:
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) + depth <= 84 or not isinstance(data, dict | list) or not data:
        return flat
    inner = " " * (depth + 1)
    if isinstance(data, dict):
        parts = [f"{inner}{json.dumps(key, ensure_ascii=False)}: {_json(each, depth + 1)}" for key, each in data.items()]
        return "{\n" + ",\n".join(parts) + "\n" + " " * depth + "}"
    parts = [f"{inner}{_json(each, depth + 1)}" for each in data]
    return "[\n" + ",\n".join(parts) + "\n" + " " * depth + "]"
