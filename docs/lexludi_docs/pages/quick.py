"""A game on one sheet of paper: what to set up, what can be done on a turn, what scores, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from lexludi_docs.book import Book, looked_up, title_of
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
    """Return the quick reference."""
    game = book.game
    used = looked_up(game, {})
    columns = [box(*_chapter(book, family, clauses), kind="lx-card") for family, clauses in book.chapters.items()]
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
    shown = sum(each.id in book.in_force for each in game.clauses)
    foot = para(
        f"Unofficial. Rules {game.version} of this project, in its own words and by its own readings of what the rulebook leaves open.",
        kind="lx-meta",
    )
    lead = para(
        f"{several(tuple(range(game.least, game.most + 1)))}. It tells what is played by the default readings, and nothing of other ways to play.",
        kind="lx-meta",
    )
    return [
        section(
            "quick",
            f"{game.title} at a glance",
            lead,
            box(*columns, *tables, kind="lx-sheet lx-dense" if shown > _MANY else "lx-sheet"),
            foot,
            kind="lx-quick",
        )
    ]


def _chapter(book: Book, family: str, clauses: list[Clause]) -> Iterator[nodes.Node]:
    played = [each for each in clauses if each.id in book.in_force]
    if played:
        yield para(title_of(family), kind="lx-card-title")
        yield bullets(para(*_only(book, each), each.text) for each in played)


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
