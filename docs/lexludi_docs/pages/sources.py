"""From a place in the rulebook to what restates it: sentence by sentence, without its words, which are its publisher's."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes

from lexludi_docs.book import Book
from lexludi_docs.markup import Piece, bullets, listed, para, section, xref
from lexludi_docs.page import Page


def sources(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the page of sentences."""
    lead = para(
        "You have the rulebook before you and want to know what this project makes of a sentence in it. The sentences are numbered "
        "section by section, in the order of the book, headings included; the parts of a long sentence may have numbers of their own. "
        "An id is the game, a short name of the section, and the number; the text is not repeated here. Those that tell what is to be "
        "done are restated by clauses, the others say what there is, show an example, or entertain."
    )
    parts: dict[str, list[nodes.Node]] = {}
    for each in book.sentences.values():
        part = each.id.rpartition("-")[0]
        parts.setdefault(part, []).append(_sentence(book, page, each.id, each.kind))
    return [section("sources", f"{book.game.title}, by sentence of the rulebook", lead,
                    *(section(f"part-{part}", _title(part), bullets([each] for each in found)) for part, found in parts.items()))]  # fmt: skip


def _title(part: str) -> str:
    return part.partition("-")[2].replace("-", " ").capitalize() or part


def _sentence(book: Book, page: Page, id_: str, kind: str) -> nodes.Node:
    page.note("sentence", id_, id_)
    clauses: list[Piece] = [book.clause_ref(each.id) for each in book.game.clauses if id_ in each.sentences]
    rulings: list[Piece] = [xref("ruling", each.id, each.id, plain=True) for each in book.game.rulings if id_ in each.sentences]
    said: list[Piece] = [nodes.strong("", id_), f" ({kind})"]
    said += [": ", *listed(clauses)] if clauses else []
    said += ["; questions: " if clauses else ": questions: ", *listed(rulings)] if rulings else []
    return nodes.paragraph("", "", *[nodes.Text(each) if isinstance(each, str) else each for each in said], ids=[id_])
