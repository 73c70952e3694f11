"""The vectors of a game: each with its pictures, what may be done then, what is tried, and its JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes

from lexludi.play.picture import picture
from lexludi.positions import read_holdings, write_position
from lexludi.score import score, written_entry
from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book, as_json, family, short, text, title_of
from lexludi_docs.markup import (
    Piece,
    badge,
    box,
    bullets,
    code,
    contents,
    details,
    html,
    listed,
    literal,
    page_ref,
    para,
    quiet,
    section,
    steps,
    strong,
    table,
    xref,
)
from lexludi_docs.page import Page
from lexludi_docs.pages.rules import legal, vector_ref
from lexludi_docs.showing import Played, Shown, Tried, drawn, played, said, step

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
    shown = {"position": _position, "score": _score, "view": _view, "replay": _replay}[vector.kind](book, vector)
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
    yield nodes.inline("", "", nodes.Text("about "), *_pieces(listed([book.clause_ref(each) for each in vector.clauses])))


def _pieces(parts: list[Piece]) -> list[nodes.Node]:
    return [nodes.Text(each) if isinstance(each, str) else each for each in parts]


def _pictures(*found: Shown) -> nodes.Node:
    return box(
        *(box(para(each.title, kind="lx-caption"), html(drawn(each)), kind="lx-picture") for each in found), kind="lx-pictures"
    )


def _position(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    found = played(book, vector)
    yield _pictures(found.before, *([found.after] if found.after else []))
    if found.changes:
        yield para("What changes: ", "; ".join(found.changes), ".")
    yield from legal(found.legal)
    if found.tries:
        yield _tries(book, found)


def _tries(book: Book, found: Played) -> nodes.Node:
    return table(["What is tried", "", "Why, or what it leads to"], [_try(book, each) for each in found.tries], "lx-tries")


def _try(book: Book, each: Tried) -> list[Piece | list[Piece]]:
    if each.because:
        why: list[Piece] = []
        for refusal in each.because:
            why += [*([" "] if why else []), f"{refusal.text} (", book.clause_ref(refusal.clause), ")."]
        return [strong(each.said), badge("refused", "lx-no"), why]
    leads = ". ".join([part.rstrip(".") for part in (each.leads, "; ".join(each.changes)) if part])
    return [strong(each.said), badge("accepted", "lx-yes"), f"{leads}." if leads else ""]


def _score(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    here = book.table(vector)
    told = {key: value for key, value in vector.data["given"].items() if key not in ("game", "players")}
    yield _pictures(Shown("The holdings", picture(here, told)))
    found = score(here, read_holdings(here, told))
    won = {here.players[seat] for seat in found.winners}
    rows: list[list[Piece]] = [
        [name, str(points), str(total), "wins" if name in won and "winners" in vector.data["then"] else ""]
        for name, points, total in zip(here.players, found.points, found.totals, strict=True)
    ]
    yield table(["Player", "Points now", "Points in all", "If the game ends here"], rows)
    entries = [written_entry(here, each) for each in found.account]
    lines = [para(*_entry(book, each)) for each in entries]
    if lines:
        yield details("How the points come about", bullets(lines))


def _entry(book: Book, each: dict[str, Any]) -> list[Piece]:
    about = ", ".join(f"{name} {text(value)}" for name, value in each["about"].items() if name not in ("player", "rival"))
    where = f" ({about})" if about else ""
    if each["because"]:
        return [f"{each['player']}{where}: left out (", book.clause_ref(each["because"]), ")."]
    place = f" for place {each['place']}" if "place" in each else ""
    worth = f", {each['worth']}" if "worth" in each else ""
    return [f"{each['player']}{where}: {each['points']}{place}{worth} (", book.clause_ref(each["clause"]), ")."]


def _view(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    here = book.table(vector)
    found = played(book, vector)
    yield _pictures(found.before, *([found.after] if found.after else []))
    seen = [Shown(f"As {seat} sees it", picture(here, view, seat)) for seat, view in vector.data["views"].items()]
    yield details("What each player sees", _pictures(*seen), opened=len(seen) <= 2)
    for each in vector.data.get("alike", ()):
        yield para(f"{each['seat']} sees the same where there is instead: {text(each['changed'])}.")


def _replay(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    here = book.table(vector)
    state, lines, last = here.start(), list[nodes.Node](), None
    for each in vector.data["steps"]:
        if "check" in each:
            told = each["check"]
            parts = [f"{key}: {text(told[key])}" for key in ("at", "by", "winners") if key in told]
            parts += [key for key in ("position", "legal", "views") if key in told]
            lines.append(para(quiet(f"checked: {'; '.join(parts)}")))
            continue
        state, words = step(here, state, each)
        lines.append(para(words if "chance" in each else said(each)))
        last = write_position(here, state)
    if last is not None:
        yield _pictures(Shown("How it ends", picture(here, last)))
    yield details(f"{len(lines)} steps", steps(lines))


__all__ = ["family", "index", "one", "vectors"]
