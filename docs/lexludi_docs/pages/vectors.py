"""The vectors of a game: each with its pictures, what may be done then, what is tried, and its JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book, as_json, family, short, title_of
from lexludi_docs.markup import (
    Piece,
    badge,
    bullets,
    code,
    contents,
    details,
    listed,
    literal,
    page_ref,
    para,
    pieces,
    quiet,
    section,
    strong,
    table,
    xref,
)
from lexludi_docs.page import Page
from lexludi_docs.pages.bodies import legal, pictures, scored, seen_by_each, whole_game
from lexludi_docs.pages.rules import vector_ref
from lexludi_docs.showing import Played, Tried, played

_KINDS = {
    "position": "positions and moves",
    "score": "holdings and what they are worth",
    "view": "what each player sees",
    "replay": "whole games",
}


def index(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the page that lists all vectors of a game."""
    below = {page.beside(name): title_of(name) for name in book.families}
    lists = [
        section(
            f"{name}-vectors", [xref_page(page, name)],
            bullets([para(vector_ref(book, each), " ", each.title) for each in found]),
        )
        for name, found in book.families.items()
    ]  # fmt: skip
    lead = para(
        "A vector is a small test that any program of the game can be put to: where we are, what is done, what then holds, and what "
        "could be tried. Each of these was worked out from the rulebook by hand before anything ran it. ",
        "How programs are put to them: ",
        page_ref("implementers", "for implementers"),
        ".",
    )
    counts = table(
        ["Kind", "Vectors"],
        [[_KINDS[kind], str(sum(each.kind == kind for each in book.vectors))] for kind in _KINDS],
    )
    return [section("vectors", f"{book.game.title}: the vectors", lead, counts, *lists, contents(below))]


def xref_page(page: Page, name: str) -> nodes.Node:
    """Return a link to the page of a family of vectors."""
    return page_ref(page.beside(name), title_of(name))


def vectors(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the page of a family of vectors."""
    found = [one(book, page, vector) for vector in book.families[page.part]]
    return [
        section(f"vectors-{page.part}", f"{book.game.title}, vectors: {title_of(page.part).lower()}", *found, kind="lx-vectors")
    ]


def one(book: Book, page: Page, vector: Vector) -> nodes.Node:
    """Return a vector with everything that it shows."""
    anchor = page.note("vector", vector.id, short(vector.id), vector.title)
    meta = para(*listed(list(_about(book, vector)), " · "), kind="lx-meta")
    shown = {"position": _position, "score": scored, "view": seen_by_each, "replay": whole_game}[vector.kind](book, vector)
    data = details("as JSON", code(as_json(dict(vector.data)), "json"))
    return section(anchor, vector.title, meta, *shown, data, kind="lx-vector")


def _about(book: Book, vector: Vector) -> Iterator[Piece]:
    yield literal(vector.id.removeprefix(f"{book.game.id}/"))
    for ruling, reading in vector.readings.items():
        yield badge(f"by {ruling} {reading}", "lx-otherwise")
    source = vector.data["source"]
    if "example" in source:
        yield quiet(f"example {source['example']} of the rulebook")
    if "ruling" in source:
        yield (
            xref("ruling", source["ruling"], source["ruling"], plain=True) if source["ruling"] in book.rulings else source["ruling"]
        )
    yield from (xref("sentence", id_, id_, plain=True) if id_ in book.sentences else id_ for id_ in source["sentences"])
    if vector.clauses:
        yield nodes.inline("", "", *pieces(["about ", *listed([book.clause_ref(each) for each in vector.clauses])]))


def _position(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    found = played(book, vector)
    yield pictures(found.before, *([found.after] if found.after else []))
    if found.changes:
        yield para("What changes: ", "; ".join(found.changes), ".")
    yield from legal(found.legal)
    if found.tries:
        yield para("What could be tried then:", kind="lx-try")
        yield _tries(book, found)


def _tries(book: Book, found: Played) -> nodes.Node:
    return bullets((para(*_try(book, each)) for each in found.tries), "lx-tries")


def _try(book: Book, each: Tried) -> list[Piece]:
    if each.because:
        why: list[Piece] = []
        for refusal in each.because:
            why += [f" {refusal.text} (", book.clause_ref(refusal.clause), ")."]
        return [strong(each.said), " ", badge("refused", "lx-no"), *why]
    leads = ". ".join([part.rstrip(".") for part in (each.leads, "; ".join(each.changes)) if part])
    return [strong(each.said), " ", badge("accepted", "lx-yes"), f" {leads}." if leads else ""]


__all__ = ["family", "index", "one", "vectors"]
