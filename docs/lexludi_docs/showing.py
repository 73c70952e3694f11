"""What a vector shows: the position before, what is done, and the position after, played by the reference and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from attrs import evolve, frozen

from lexludi.errors import Refusal
from lexludi.explain import text
from lexludi.play.picture import Heap, Picture, cell_label, picture
from lexludi.play.svg import svg
from lexludi.play.worded import cell_in_words, heap_in_words
from lexludi.positions import read_position, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_open
from lexludi_conformance.validity import done
from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book

#: How wide pictures are drawn: so wide that their letters can be read on a phone.
WIDTH = 470


@frozen
class Shown:
    """A position on the way: the picture of it, and what led to it, in words."""

    title: str
    drawn: Picture
    #: what is otherwise than before: each by its label, and by whose it is, or nothing
    changed: frozenset[tuple[str, str]] = frozenset()


@frozen
class Tried:
    """A move that is tried: how it is told, and either why it is refused or what it leads to."""

    said: str
    because: tuple[Refusal, ...]
    leads: str
    changes: tuple[str, ...]


@frozen
class Played:
    """What a vector shows."""

    before: Shown
    after: Shown | None
    changes: tuple[str, ...]
    #: what may be done then, by player
    legal: tuple[tuple[str, tuple[str, ...]], ...]
    tries: tuple[Tried, ...]


def drawn(shown: Shown) -> str:
    """Return a picture as a part of a page."""
    return svg(shown.drawn, WIDTH, part_of_page=True, marked=shown.changed, title=shown.title)


@lru_cache(maxsize=512)
def played(book: Book, vector: Vector) -> Played:
    """Return what a vector of positions shows."""
    table = book.table(vector)
    given = vector.data["given"]
    state = read_position(table, given)
    before = Shown("Before", _picture(table, given, state))
    then, said = state, list[str]()
    for move in vector.data.get("moves", ()):
        then, told = step(table, then, move)
        said.append(told)
    told = like(given, write_position(table, then))
    then_drawn = _picture(table, told, then)
    found = list(changes(before.drawn, then_drawn)) if said else []
    after = Shown(f"After {'; '.join(said)}", then_drawn, frozenset((each.what, each.of) for each in found)) if said else None
    expected = vector.data.get("then", {})
    legal = tuple((player, tuple(_legal(player, moves))) for player, moves in expected.get("legal", {}).items())
    tries = tuple(_tried(table, then, told, then_drawn, each) for each in vector.data.get("tries", ()))
    return Played(before, after, tuple(map(str, found)), legal, tries)


def replayed(book: Book, vector: Vector, steps: int) -> Picture:
    """Return what a replay has come to after some steps, checks not counted."""
    table = book.table(vector)
    state = table.start()
    for move in done(vector)[:steps]:
        state, _ = step(table, state, move)
    return picture(table, write_open(table, state))


def step(table: Table, state: State, move: Mapping[str, Any]) -> tuple[State, str]:
    """Return where a move or an outcome of chance leads, and how it is told."""
    if "chance" in move:
        chance = table.chance(state)
        assert chance is not None
        outcome = table.notation.read(move["outcome"], chance.sort, move["chance"])
        return table.settle(state, outcome), f"chance settles {move['chance']}: {_shortened(text(move['outcome']))}"
    act = table.read_act(move)
    return table.apply(state, act), said(move)


def said(move: Mapping[str, Any]) -> str:
    """Return a move as people tell it: who, what, and with what."""
    given = {name: value for name, value in move.items() if name not in ("by", "do")}
    args = ", ".join(told if (told := text(value)).startswith(f"{name} ") else f"{name} {told}" for name, value in given.items())
    return f"{move['by']}: {move['do']}{f' ({args})' if args else ''}"


def _legal(player: str, moves: list[Mapping[str, Any]]) -> Iterator[str]:
    for move in moves:
        yield said({"by": player, **move}).partition(": ")[2]


def _tried(table: Table, state: State, told: Mapping[str, Any], before: Picture, each: Mapping[str, Any]) -> Tried:
    act = table.read_act(each["move"])
    because = table.why_not(state, act)
    if because:
        return Tried(said(each["move"]), because, "", ())
    then = table.apply(state, act)
    after = _picture(table, like(told, write_position(table, then)), then)
    return Tried(said(each["move"]), (), after.now, tuple(map(str, changes(before, after))))


def _picture(table: Table, told: Mapping[str, Any], state: State) -> Picture:
    """Return what a position looks like; what lies on a board and is seen by nobody lies face down, though the position tells it."""
    found = picture(table, told)
    if not found.grids:
        return found
    seen = picture(table, write_open(table, state)).grids
    grids = [
        evolve(grid, cells={name: evolve(cell, covered=open_.cells[name].covered) for name, cell in grid.cells.items()})
        for grid, open_ in zip(found.grids, seen, strict=True)
    ]
    return evolve(found, grids=tuple(grids))


def like(given: Any, found: Any) -> Any:
    """Return a position in which cards that nobody told are no more told than they were in the one before."""
    if isinstance(given, dict) and set(given) == {"any"}:
        return {"any": _number(found)}
    if isinstance(given, dict) and isinstance(found, dict):
        return {key: like(given[key], value) if key in given else value for key, value in found.items()}
    if isinstance(given, list) and isinstance(found, list) and any(isinstance(each, dict) for each in given):
        return [like(given[i], value) if i < len(given) else value for i, value in enumerate(found)]
    return found


def _number(cards: Any) -> int:
    match cards:
        case list():
            return len(cards)
        case dict():
            return sum(value for value in cards.values() if isinstance(value, int))
        case int():
            return cards
        case str():
            return 1
        case _:
            return 0


# --------------------------------------------------------------------------------------------------------- changes
@frozen
class Change:
    """What is otherwise: what it is of whom, and what it is by now."""

    what: str
    of: str
    now: str

    def __str__(self) -> str:
        return f"{self.what}{f' of {self.of}' if self.of else ''}: {self.now}"


def changes(before: Picture, after: Picture) -> Iterator[Change]:
    """Yield what is otherwise in one picture than in another."""
    facts = dict(before.facts)
    yield from (Change(name, "", value) for name, value in after.facts if facts.get(name) != value)
    for grid, then in zip(before.grids, after.grids, strict=True):
        for cell, found in then.cells.items():
            if grid.cells[cell] != found:
                yield Change(cell_label(after, then, cell), "", cell_in_words(then, found))
    rows = {row.label: row.heap for row in before.rows}
    yield from (Change(row.label, "", heap_in_words(row.heap)) for row in after.rows if rows.get(row.label, Heap()) != row.heap)
    here = {row.label for row in after.rows}
    yield from (Change(label, "", "nothing") for label, lay in rows.items() if label not in here and lay.size)
    for player, then_ in zip(before.players, after.players, strict=True):
        lay, lies_ = (dict(zip(each.places, line.heaps, strict=True)) for each, line in ((before, player), (after, then_)))
        for name in dict.fromkeys((*after.places, *before.places)):
            pile = lies_.get(name, Heap())
            if lay.get(name, Heap()) != pile:
                yield Change(name, then_.name, heap_in_words(pile))
        was, is_ = (dict(zip(each.variables, line.values, strict=True)) for each, line in ((before, player), (after, then_)))
        for name in dict.fromkeys((*after.variables, *before.variables)):
            now = is_.get(name, after.starts[name])
            if was.get(name, after.starts[name]) != now:
                yield Change(name, then_.name, now)


def _shortened(said_: str) -> str:
    return said_ if len(said_) <= 60 else said_[:57].rpartition(",")[0] + ", …"
