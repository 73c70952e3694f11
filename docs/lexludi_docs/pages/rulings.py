"""The rulings of a game: each question with its readings, the default, the grounds, and what each reading changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve
from docutils import nodes

from lexludi.play.picture import picture
from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book
from lexludi_docs.differing import differences, first_check_that_differs, pair_for
from lexludi_docs.markup import Anchor, badge, box, bullets, details, listed, para, quiet, section, strong, table, title, xref
from lexludi_docs.page import Page
from lexludi_docs.pages.bodies import pictures
from lexludi_docs.pages.rules import vector_ref
from lexludi_docs.showing import Shown, played, replayed
from lexludi_spec.declarations import Ruling

#: So many differences are told.
_MOST = 8
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
        if answer.name != ruling.default and (pair := pair_for(book.vectors, ruling.id, answer.name)) is not None:
            yield details(f"What {answer.name} changes", *_pair(book, ruling, answer.name, *pair), kind="lx-shown")


def _pair(book: Book, ruling: Ruling, reading: str, one_: Vector, other: Vector) -> Iterator[nodes.Node]:
    both = [xref("ruling", id_, f"{id_} {name}", plain=True) for id_, name in one_.readings.items()]
    yield para(*(["With ", *listed(both), ", the"] if both else ["The"]), f" same by {ruling.default} (", vector_ref(book, one_),
               f") and by {reading} (", vector_ref(book, other), ").", kind="lx-meta")  # fmt: skip
    found = list(differences(one_, other))
    rows = [[each.what, each.one, each.other] for each in found[:_MOST]]
    yield table(["What", f"By {ruling.default}", f"By {reading}"], rows)
    if found[_MOST:]:
        yield para(f"And {len(found) - _MOST} more.", kind="lx-meta")
    sides = {ruling.default: one_, reading: other}
    if one_.kind == "position":
        before, *after = (played(book, vector) for vector in (one_, *sides.values()))
        yield pictures(before.before)
        if before.after:
            yield pictures(
                *(evolve(each.after or each.before, title=f"By {name}") for name, each in zip(sides, after, strict=True))
            )
    elif one_.kind == "view":
        seat = next(seat for seat, view in one_.data["views"].items() if view != other.data["views"].get(seat))
        yield pictures(*(Shown(f"As {seat} sees it by {name}", picture(book.table(vector), vector.data["views"][seat], seat))
                         for name, vector in sides.items()))  # fmt: skip
    elif one_.kind == "replay":
        steps = first_check_that_differs(one_, other)
        yield pictures(*(Shown(f"After {steps} steps, by {name}", replayed(book, vector, steps)) for name, vector in sides.items()))
