"""The rulings of a game: each question with its readings, the default, the grounds, and what each reading changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book
from lexludi_docs.markup import Anchor, badge, box, bullets, details, html, listed, para, quiet, section, strong, table, title, xref
from lexludi_docs.page import Page
from lexludi_docs.pages.bodies import legal, pictures
from lexludi_docs.pages.rules import vector_ref
from lexludi_docs.showing import drawn, played
from lexludi_spec.declarations import Ruling

_KINDS = {
    "option": "every reading can be played",
    "data": "can be replaced by what your copy says",
    "settled": "settled",
    "presentation": "makes no difference to play",
}


def rulings(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the page of the rulings."""
    lead = para(
        "Where the rulebook leaves a question open, a table has to agree on an answer. These are the questions that were found, what "
        "each could be taken to mean, and which reading is played here unless you choose another. The defaults are this project's "
        "and not the publisher's."
    )
    choose = table(
        ["Question", "Title", "Default", "Other readings"],
        [
            [
                xref("ruling", each.id, each.id, plain=True),
                each.title,
                each.default,
                ", ".join(answer.name for answer in each.answers if answer.name != each.default),
            ]
            for each in book.options
        ],
    )
    others = [each for each in book.game.rulings if each not in book.options]
    parts = []
    if book.options:
        more = para("The reading is chosen with ", nodes.literal("", f"--reading {book.options[0].id}=…"), " in every command.")
        parts.append(section("options", "Questions of which every reading can be played", more, choose,
                             *(one(book, page, each) for each in book.options)))  # fmt: skip
    if others:
        parts.append(section("settled", "Questions that are settled", *(one(book, page, each) for each in others)))
    return [section("rulings", f"{book.game.title}: questions that the rulebook leaves open", lead, *parts, kind="lx-rulings")]


def one(book: Book, page: Page, ruling: Ruling) -> nodes.Node:
    """Return a ruling with everything that belongs to it."""
    anchor = page.note("ruling", ruling.id, ruling.id, ruling.title)
    head = title(
        strong(f"{ruling.id} {ruling.title}"),
        " ",
        badge(_KINDS[ruling.kind], f"lx-{ruling.kind}"),
        Anchor("", "", to=anchor),
        kind="lx-text",
    )
    readings = bullets(
        para(strong(each.name), *([" (default)"] if each.name == ruling.default else []), ": ", *book.rich(each.text))
        for each in ruling.answers
    )
    about = [xref("sentence", id_, id_, plain=True) if id_ in book.sentences else id_ for id_ in ruling.sentences]
    clauses = [book.clause_ref(each.id) for each in book.clauses_of(ruling)]
    meta = [quiet("About "), *listed(about)] if about else []
    meta += [quiet(" · touches "), *listed(clauses)] if clauses else []
    return box(
        head,
        para(*book.rich(ruling.question), kind="lx-question"),
        readings,
        para(quiet("Why: "), *book.rich(ruling.grounds)),
        *_shown(book, ruling),
        para(*meta, kind="lx-meta"),
        kind="lx-ruling",
        anchor=anchor,
    )


# ------------------------------------------------------------------------------------- what a reading changes
def _shown(book: Book, ruling: Ruling) -> Iterator[nodes.Node]:
    if ruling not in book.options:
        return
    for answer in ruling.answers:
        if answer.name != ruling.default and (pair := pair_for(book, ruling.id, answer.name)) is not None:
            yield details(f"What {answer.name} changes", *_pair(book, ruling, answer.name, *pair), kind="lx-shown")


def pair_for(book: Book, ruling: str, reading: str) -> tuple[Vector, Vector] | None:
    """Return two vectors with the same positions and moves, one by the defaults and one by a reading, that end otherwise."""
    for other in book.vectors:
        if other.readings.get(ruling) == reading:
            for vector in book.vectors:
                if vector.readings == {} and _same(vector, other):
                    return vector, other
    return None


def _same(one_: Vector, other: Vector) -> bool:
    begins = all(one_.data.get(key) == other.data.get(key) for key in ("given", "moves", "players"))
    done = [[step for step in each.data.get("steps", ()) if "check" not in step] for each in (one_, other)]
    ends = any(one_.data.get(key) != other.data.get(key) for key in ("then", "views", "steps"))
    return begins and done[0] == done[1] and ends


def _pair(book: Book, ruling: Ruling, reading: str, by_default: Vector, otherwise: Vector) -> Iterator[nodes.Node]:
    yield para(f"The same position by {ruling.default} (", vector_ref(book, by_default), f") and by {reading} (",
               vector_ref(book, otherwise), ").", kind="lx-meta")  # fmt: skip
    if by_default.kind != "position":
        return
    yield pictures(played(book, by_default).before)
    sides = []
    for name, vector in ((ruling.default, by_default), (reading, otherwise)):
        found = played(book, vector)
        shown = found.after or found.before
        inside: list[nodes.Node] = [para(f"By {name}: {vector.title}", kind="lx-caption")]
        inside.append(html(drawn(shown)))
        sides.append(box(*inside, *legal(found.legal), kind="lx-picture"))
    yield box(*sides, kind="lx-pictures")
