"""A game on one sheet of paper: what to set up, what can be done on a turn, what scores, and who wins."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from docutils import nodes

from lexludi_docs.book import Book, carried_by, title_of
from lexludi_docs.markup import Piece, badge, box, bullets, para, quiet, section, strong, table, title
from lexludi_docs.page import Page
from lexludi_docs.pages.components import told
from lexludi_docs.pages.numbers import counted, several
from lexludi_docs.reached import Rows, numbers, reached, winning
from lexludi_spec.declarations import Clause, Component
from lexludi_spec.faces import traits_of
from lexludi_spec.prose import sentence
from lexludi_spec.sorts import List, Truth, Word

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
    names = {answer.name: answer.text.partition(":")[0] for answer in ruling.answers}
    sheets = [
        _sheet(
            book, f"quick-{answer.lower()}", f"{book.game.title}: {name}", {ruling.id: answer},
            [other for other in names.values() if other != name],
        )
        for answer, name in names.items()
    ]  # fmt: skip
    return [section("quick", f"{book.game.title} at a glance", *sheets, kind="lx-sheets")]


def _sheet(book: Book, anchor: str, head: str, readings: Mapping[str, str], others: Sequence[str] = ()) -> nodes.Node:
    game, played, wins = book.game, carried_by(book.game, readings), winning(book.game, readings)
    told_ = [each for each in game.clauses if each.id in played]
    columns = [
        box(
            title(title_of(family), kind="lx-card-title"),
            bullets(para(*_only(book, each), own(each.text, others)) for each in mine),
            kind="lx-card",
        )
        for family, clauses in book.chapters.items()
        if (mine := [each for each in clauses if each in told_ and each.id not in wins])
    ]
    tables = [
        box(title(sentence(name), kind="lx-card-title"), _rows(rows), kind="lx-card")
        for name, rows in reached(game, readings).items()
        if len(rows.rows) <= _ROWS
    ]
    tables += [box(title(f"The {each.id}s", *_assumed(each), kind="lx-card-title"), *said, kind="lx-card")
               for each in game.components if (said := _component(each))]  # fmt: skip
    foot = para(
        f"Unofficial. Rules {game.version} of this project, in its own words and by its own readings of what the rulebook leaves open.",
        kind="lx-meta",
    )
    lead = para(
        f"{several(tuple(range(game.least, game.most + 1)))}. It tells what is played by the default readings, and nothing of other ways to play.",
        kind="lx-meta",
    )
    aim = " ".join(own(each.text, others) for each in told_ if each.id in wins)
    kind = "lx-sheet lx-dense" if len(told_) > _MANY else "lx-sheet"
    return section(
        anchor,
        head,
        lead,
        *([para(strong("Who wins: "), aim)] if aim else []),
        box(*columns, *tables, kind=kind),
        foot,
        kind="lx-quick",
    )


def own(said: str, others: Sequence[str]) -> str:
    """Return a text without what it says, after a semicolon, of other games of the rulebook alone."""
    parts = said.rstrip(".").split("; ")
    kept = [part for part in parts if not any(other.casefold() in part.casefold() for other in others)]
    return f"{'; '.join(kept)}." if kept else said


def _only(book: Book, clause: Clause) -> list[nodes.Node | str]:
    numbers_ = counted(book, clause.id)
    if numbers_ is None or any(word in clause.text.casefold() for word in ("players", "two", "three", "four", "five", "six")):
        return []
    return [quiet(f"{several(numbers_).capitalize()}: ")]


def _rows(found: Rows) -> nodes.Node:
    """Return the rows of a table, those for the same rounds, or whatever restricts them, together."""
    head = [*(each.name for each in found.table.columns), *(each.columns[0].name for each in found.by)]
    rows = sorted(found.rows, key=lambda each: [min(each[1].get(by.id, ()), default=0) for by in found.by])
    cells = [[*map(told, row), *(numbers(cases[by.id]) if by.id in cases else "any" for by in found.by)] for row, cases in rows]
    return table(head, cells)


def _assumed(component: Component) -> list[Piece]:
    return (
        [" ", badge("assumed", "lx-assumed")]
        if component.told_by == "traits" and any(trait.assumed for trait in component.traits)
        else []
    )


def _component(component: Component) -> list[nodes.Node]:
    """Return each kind of card by itself, where it is told by its traits; else how many cards there are of each word that they have."""
    if component.told_by == "traits":
        rows = [[told(value) for value in traits_of(component, face).values()] for face in component.faces]
        return [table([each.id for each in component.traits], rows)] if len(rows) <= _ROWS else []
    if not all(isinstance(face.copies, int) for face in component.faces):
        return []
    return [bullets(said)] if (said := [para(each) for each in _numbers_of(component)]) else []


def _numbers_of(component: Component) -> Iterator[str]:
    for trait in component.traits:
        sort = trait.sort.of if isinstance(trait.sort, List) else trait.sort
        if trait.assumed or not isinstance(sort, Word | Truth):
            continue
        found = Counter[str]()
        for face in component.faces:
            has = traits_of(component, face)[trait.id]
            for word in has if isinstance(has, tuple) else (has,):
                if word is not False:
                    found[str(word)] += face.copies if isinstance(face.copies, int) else 0
        yield (
            f"{trait.id}: " + ", ".join(f"{word} {number}" for word, number in found.items())
            if isinstance(sort, Word)
            else f"{trait.id}: {found.total()}"
        )
