"""What a game is played with and what is worth how much, as tables; what the rulebook does not say is marked as assumed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes

from lexludi.explain import text
from lexludi_docs.book import Book, slug
from lexludi_docs.markup import Piece, badge, listed, literal, para, section, table, xref
from lexludi_docs.page import Page
from lexludi_spec import values as v
from lexludi_spec.declarations import Component, Face, TraitOf
from lexludi_spec.declarations import Table as Rows
from lexludi_spec.faces import name_of, traits_of
from lexludi_spec.language import Tree
from lexludi_spec.prose import sentence
from lexludi_spec.settle import chosen, readings_of
from lexludi_spec.sorts import List, Sort, Word
from lexludi_spec.tree import walk

#: Of more kinds than that, those that differ in one trait only stand in one row.
_MANY = 24


def components(book: Book, page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes both
    """Return the page of components, places and tables."""
    parts = [
        *(_component(book, each) for each in book.game.components),
        *(_table(book, each) for each in book.game.tables),
        *_boards(book),
        section("places", "Where they lie, and who sees them", _places(book)),
    ]
    assumed = [each.id for each in book.game.components if any(trait.assumed for trait in each.traits)]
    lead = [para(f"What {book.game.title} is played with, as it stands in the data.")]
    if assumed:
        lead.append(
            para(
                badge("assumed", "lx-assumed"),
                " What is marked so the rulebook does not say. It is invented here, no test rests on it, and whoever has a copy can "
                "put in what their cards say: ",
                literal(f"lexludi components {book.game.id}"),
                " writes the file to be filled in.",
            )
        )
    return [section("components", f"{book.game.title}: components and tables", *lead, *parts)]


def _mark(trait: TraitOf) -> list[Piece]:
    return [trait.id, " ", badge("assumed", "lx-assumed")] if trait.assumed else [trait.id]


def _component(book: Book, component: Component) -> nodes.Node:
    assumed = any(trait.assumed for trait in component.traits)
    named = component.told_by == "name"
    head: list[Piece | list[Piece]] = [sentence(component.id)] if named else [f"{sentence(component.id)} number"]
    rows = []
    for number, face in enumerate(component.faces, 1):
        traits = traits_of(component, face)
        first = name_of(component, traits, face.name) if named else str(number)
        rows.append([first, *(told(traits[trait.id]) for trait in component.traits), book.say(face.copies)])
    if len(rows) > _MANY:
        rows = _together(rows, [i for i, trait in enumerate(component.traits, 1) if _is_of_words(trait.sort)])
    copies: list[Piece] = ["Copies", " ", badge("assumed", "lx-assumed")] if assumed else ["Copies"]
    cells = [*head, *map(_mark, component.traits), copies]
    parts: list[nodes.Node] = [table([_inline(each) for each in cells], rows)]
    if sum(isinstance(face.copies, int) for face in component.faces) == len(component.faces):
        parts.append(para(f"Together {sum(_copies(face) for face in component.faces)}.", kind="lx-meta"))
    if component.clause:
        parts.append(para("By ", book.clause_ref(component.clause), ".", kind="lx-meta"))
    return section(f"component-{slug(component.id)}", f"The {component.id}s", *parts)


def _is_of_words(sort: Sort) -> bool:
    return isinstance(sort.of if isinstance(sort, List) else sort, Word)


def _together(rows: list[list[str]], columns: Sequence[int]) -> list[list[str]]:
    """Return rows that differ in nothing but their names and one of some columns as one row, by the column that leaves the fewest."""

    def by(column: int) -> list[list[str]]:
        alike: dict[tuple[str, ...], list[list[str]]] = {}
        for row in rows:
            alike.setdefault((*row[1:column], *row[column + 1 :]), []).append(row)
        return [_merged(same, column) for same in alike.values()]

    return min((by(column) for column in columns), key=len, default=rows)


def _merged(same: list[list[str]], column: int) -> list[str]:
    if len(same) == 1:
        return same[0]
    *cells, copies = same[0]
    for i in (0, column):
        cells[i] = ", ".join(dict.fromkeys(row[i].replace(" ", "\u00a0") for row in same))  # a name stays on its line
    return [*cells, f"{copies} each"]


def _inline(parts: Piece | list[Piece]) -> Piece:
    if not isinstance(parts, list):
        return parts
    return nodes.inline("", "", *[nodes.Text(each) if isinstance(each, str) else each for each in parts])


def _copies(face: Face) -> int:
    return face.copies if isinstance(face.copies, int) else 0


def told(value: Any) -> str:
    """Return what stands in a cell of a table."""
    return (
        "-" if value in (False, 0, ()) and not isinstance(value, str) else text(list(value) if isinstance(value, tuple) else value)
    )


def _table(book: Book, rows: Rows) -> nodes.Node:
    parts: list[nodes.Node] = [table([each.name for each in rows.columns], [list(map(told, row)) for row in rows.rows])]
    if rows.clause:
        parts.append(para("By ", book.clause_ref(rows.clause), ".", kind="lx-meta"))
    return section(f"table-{slug(rows.id)}", f"The table of {rows.id}", *parts)


def _boards(book: Book) -> Iterator[nodes.Node]:
    for each in book.game.boards:
        directions = ", ".join(direction.word for direction in each.directions)
        yield section(
            f"board-{slug(each.id)}", f"The {each.id}",
            para(f"{book.say(each)} Its directions are {directions}."),
        )  # fmt: skip


def _places(book: Book) -> nodes.Node:
    head, rows = ["Place", "How many", "What lies there", "Who sees it", "By"], list[list[Piece | list[Piece]]]()
    for each in book.game.places:
        for_each = f"one {book.english.say(each.over)}" if each.over else "one"
        order = {"list": "in an order", "bag": "in no order", "one": "at most one"}[each.form]
        keeps = "" if each.keeps is None else f"; only {', '.join(each.keeps)} matters" if each.keeps else "; only how many"
        cited: list[Piece] = [book.clause_ref(each.clause)] if each.clause else []
        rows.append([sentence(each.id), for_each, f"{each.holds}s, {order}{keeps}", _seen(book, each.sight), cited])
    if not any(each.clause for each in book.game.places):
        head, rows = head[:-1], [row[:-1] for row in rows]
    return table(head, rows)


def _seen(book: Book, sight: Tree) -> list[Piece]:
    """Tell who sees what lies in a place, by default; and by which question somebody else does."""
    asked = list(dict.fromkeys(node.ruling for _, node in walk(sight) if isinstance(node, v.ByRuling)))
    said: list[Piece] = [book.say(chosen(sight, readings_of(book.game, {})))]
    return [*said, " (by default: ", *listed([xref("ruling", each, each, plain=True) for each in asked]), ")"] if asked else said
