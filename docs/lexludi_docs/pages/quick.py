"""A game on one sheet of paper: what to set up, what can be done on a turn, what scores, and who wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from docutils import nodes

from lexludi_docs.book import Book, carried_by, looked_up, title_of
from lexludi_docs.markup import Piece, badge, box, bullets, para, quiet, section, table
from lexludi_docs.page import Page
from lexludi_docs.pages.components import _told
from lexludi_docs.pages.numbers import counted, several
from lexludi_spec.declarations import Clause, Component
from lexludi_spec.faces import traits_of

#: A table with more rows than that takes too much of the sheet.
_ROWS = 14
#: With more clauses than that, they are printed smaller.
_MANY = 58


def quick(book: Book, page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes both
    """Return the quick reference: a sheet, or one for each of the games that the rulebook tells."""
    games = [ruling for ruling in book.options if re.search(r"-V\d+$", ruling.id)]
    if not games:
        return [_sheet(book, "quick", f"{book.game.title} at a glance", {})]
    (ruling,) = games
    sheets = [
        _sheet(
            book, f"quick-{answer.name.lower()}", f"{book.game.title}: {answer.text.partition(':')[0]}", {ruling.id: answer.name}
        )
        for answer in ruling.answers
    ]
    return [section("quick", f"{book.game.title} at a glance", *sheets, kind="lx-sheets")]


def _sheet(book: Book, anchor: str, title: str, readings: Mapping[str, str]) -> nodes.Node:
    game, used, played = book.game, looked_up(book.game, readings), carried_by(book.game, readings)
    columns = [box(*_chapter(book, family, clauses, played), kind="lx-card") for family, clauses in book.chapters.items()]
    tables = [
        box(para(f"{each.id.capitalize()}", kind="lx-card-title"), _small(each.columns, each.rows), kind="lx-card")
        for each in game.tables
        if len(each.rows) <= _ROWS and each.id in used
    ]
    tables += [
        box(para(f"The {each.id}s", *_assumed(each), kind="lx-card-title"), _faces(each), kind="lx-card")
        for each in game.components
        if each.told_by == "traits" and len(each.faces) <= _ROWS
    ]
    foot = para(
        f"Unofficial. Rules {game.version} of this project, in its own words and by its own readings of what the rulebook leaves open.",
        kind="lx-meta",
    )
    lead = para(
        f"{several(tuple(range(game.least, game.most + 1)))}. It tells what is played by the default readings, and nothing of other ways to play.",
        kind="lx-meta",
    )
    kind = "lx-sheet lx-dense" if sum(each.id in played for each in game.clauses) > _MANY else "lx-sheet"
    return section(anchor, title, lead, box(*columns, *tables, kind=kind), foot, kind="lx-quick")


def _chapter(book: Book, family: str, clauses: list[Clause], played: frozenset[str]) -> Iterator[nodes.Node]:
    said = [each for each in clauses if each.id in played]
    if said:
        yield para(title_of(family), kind="lx-card-title")
        yield bullets(para(*_only(book, each), each.text) for each in said)


def _only(book: Book, clause: Clause) -> list[nodes.Node | str]:
    numbers = counted(book, clause.id)
    if numbers is None or any(word in clause.text.casefold() for word in ("players", "two", "three", "four", "five", "six")):
        return []
    return [quiet(f"{several(numbers).capitalize()}: ")]


def _small(columns: Sequence[object], rows: Sequence[Sequence[object]]) -> nodes.Node:
    return table([str(getattr(each, "name", each)) for each in columns], [list(map(_told, row)) for row in rows])


def _assumed(component: Component) -> list[Piece]:
    return [" ", badge("assumed", "lx-assumed")] if any(trait.assumed for trait in component.traits) else []


def _faces(component: Component) -> nodes.Node:
    rows = [[_told(value) for value in traits_of(component, face).values()] for face in component.faces]
    return table([each.id for each in component.traits], rows)
