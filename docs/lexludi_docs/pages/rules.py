"""The rules of a game clause by clause, in order of play: what is said, where it is from, how it runs, and what shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book, short, title_of
from lexludi_docs.formal import carried
from lexludi_docs.markup import (
    Anchor,
    Piece,
    badge,
    box,
    bullets,
    code,
    details,
    listed,
    page_ref,
    para,
    quiet,
    section,
    strong,
    title,
    xref,
)
from lexludi_docs.page import Page
from lexludi_docs.pages.bodies import legal, pictures, reason, scored, whole_game
from lexludi_docs.pages.numbers import counted, several
from lexludi_docs.reached import winning
from lexludi_docs.showing import Tried, played
from lexludi_spec.declarations import Clause, Component, Invariant, Place
from lexludi_spec.prose import sentence

#: So many vectors are named where a clause is shown; the page of vectors has them all.
_NAMED = 8


def rules(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the page of the rules."""
    chapters = [
        section(family, title_of(family), *(block(book, page, clause) for clause in clauses))
        for family, clauses in book.chapters.items()
    ]
    lead = para(
        f"The rules of {book.game.title} in order of play, in this project's own words. Beside each rule stands what it comes to "
        "exactly, as it runs, and below it the sentences of the published rulebook that it restates, a position that shows it, and "
        "the questions that the book leaves open about it."
    )
    aim = [
        para(*book.rich(each.text), " (", book.clause_ref(each.id), ")")
        for each in book.game.clauses
        if each.id in winning(book.game, {})
    ]
    links = [nodes.reference("", title_of(family), internal=True, refid=family) for family in book.chapters]
    return [
        section(
            "rules",
            f"{book.game.title}: the rules",
            lead,
            *([para(strong("Who wins")), bullets(aim)] if aim else []),
            para(*listed(links, " · ")),
            *chapters,
            kind="lx-rules",
        )
    ]


def block(book: Book, page: Page, clause: Clause) -> nodes.Node:
    """Return a clause with everything that belongs to it."""
    page.note("clause", f"{book.game.id}/{clause.id}", clause.id, clause.text)
    said = box(
        title(*book.rich(clause.text), Anchor("", "", to=clause.id), kind="lx-text"),
        para(*listed(list(_about(book, clause)), " · "), kind="lx-meta"),
        kind="lx-said",
    )
    exact = box(*_exactly(book, page, clause), kind="lx-exact")
    return box(said, exact, *_shown(book, clause), *_rulings(book, clause), kind="lx-clause", anchor=clause.id)


def _about(book: Book, clause: Clause) -> Iterator[Piece]:
    yield quiet(clause.id)
    yield quiet(clause.force)
    yield from (xref("sentence", id_, id_, plain=True) if id_ in book.sentences else id_ for id_ in clause.sentences)
    if not clause.sentences:
        yield quiet(clause.why)
    if clause.id not in book.in_force:
        yield badge("no limit by default" if clause.id in book.without_limit else "only by another reading", "lx-otherwise")
    elif (numbers := counted(book, clause.id)) is not None:
        yield badge(several(numbers), "lx-players")


def _exactly(book: Book, page: Page, clause: Clause) -> Iterator[nodes.Node]:
    seen: set[str] = set()
    codes = []
    for path in sorted(book.carriers[clause.id], key=lambda path: _weight(book, path)):
        said, written = carried(book, path, clause.id)
        node = book.nodes[path]
        if isinstance(node, Component):
            yield para(f"The {node.id}s are listed with ", page_ref(page.beside("components"), "the components"), ".")
        elif said not in seen:
            other = clause.id in book.in_force and book.is_aside(path)
            yield para(*(_by_reading(book, path) if other else []), *book.rich(sentence(said)))
        if said not in seen and not isinstance(node, Component):
            codes.append(code(written))
        seen.add(said)
    if codes:
        yield details("as data", *codes)


def _by_reading(book: Book, path: str) -> Iterator[Piece]:
    """Yield by which readings what stands at a path is come to, where by the defaults it is not."""
    refs = [xref("ruling", ruling.id, f"{ruling.id} {reading}", plain=True) for ruling, reading in book.brought_by(path)]
    yield quiet("By another reading", *([" (", *listed(refs, " or "), ")"] if refs else []), ": ")


def _weight(book: Book, path: str) -> int:
    """Return how late the node at a path is told among those of a clause: first what happens by default, last what is always so."""
    late = (Place, Component, Invariant)
    return next((i for i, cls in enumerate(late, 2) if isinstance(book.nodes[path], cls)), int(book.is_aside(path)))


def _shown(book: Book, clause: Clause) -> Iterator[nodes.Node]:
    deciding = book.deciders[clause.id]
    found = telling(book, clause)
    more = [each for each in deciding if found is None or each is not found[0]]
    last = list(_others(book, more, "Decided by " if found is None else "Also decided by ")) if more else []
    if found is None:
        yield from last
    else:
        vector, tried = found
        yield details(["Shown", *_by(vector), ": ", vector.title], *figure(book, vector, tried, clause.id), *last, kind="lx-shown")


def _others(book: Book, found: list[Vector], how: str) -> Iterator[nodes.Node]:
    refs = [vector_ref(book, each) for each in found]
    many = len(refs) > _NAMED + 1  # one more takes no more room than to say so
    yield para(how, *listed(refs[:_NAMED] if many else refs), *([] if many else ["."]), kind="lx-meta")
    if many:
        yield details(f"and {len(refs) - _NAMED} more", para(*listed(refs[_NAMED:]), ".", kind="lx-meta"))


def telling(book: Book, clause: Clause) -> tuple[Vector, Tried | None] | None:
    """Return the vector that shows a clause best, and the try in it that breaks the clause, if there is one.

    It decides the clause and says that it is about it, by the defaults if they bring the clause into force; whole games show too much.
    Nothing is shown rather than something else.
    """
    by_default = clause.id in book.in_force
    showing = [
        each
        for each in book.deciders[clause.id]
        if clause.id in each.clauses and each.kind != "replay" and not (by_default and each.readings)
    ]
    for vector in showing if clause.force in ("requirement", "permission", "end") else ():
        if vector.kind == "position":
            for each in played(book, vector).tries:
                if any(refusal.clause == clause.id for refusal in each.because):
                    return vector, each
    return (showing[0], None) if showing else None


def vector_ref(book: Book, vector: Vector) -> nodes.Node:
    """Return a link to a vector."""
    return xref("vector", vector.id, vector.id.removeprefix(f"{book.game.id}/"))


def figure(book: Book, vector: Vector, tried: Tried | None = None, clause: str = "") -> Iterator[nodes.Node]:
    """Yield the position of a vector before and after what is done in it, and perhaps one of its tries."""
    yield para(vector_ref(book, vector), *_by(vector), kind="lx-meta")
    if vector.kind not in ("position", "view"):
        yield from scored(book, vector) if vector.kind == "score" else whole_game(book, vector)
        return
    found = played(book, vector)
    parts = [found.before, *([found.after] if found.after else [])]
    yield pictures(*parts)
    if tried is not None:
        refused = next(each for each in tried.because if each.clause == clause)
        yield para(strong(tried.said), " is refused: ", reason(refused), kind="lx-refused")
    elif found.legal:
        yield from legal(found.legal)


def _by(vector: Vector) -> list[Piece]:
    """Return by which readings a vector stands, where these are not the defaults."""
    found: list[Piece] = []
    for ruling, reading in vector.readings.items():
        found += [", by ", xref("ruling", ruling, f"{ruling} {reading}", plain=True)]
    return found


def _rulings(book: Book, clause: Clause) -> Iterator[nodes.Node]:
    rulings = book.rulings_on(clause)
    options = [each for each in rulings if each.kind == "option"]
    settled = [each for each in rulings if each.kind != "option"]
    if options:
        parts = listed([xref("ruling", each.id, f"{each.title} ({each.id})", plain=True) for each in options], "; ")
        yield para("Open to other readings: ", *parts, ".", kind="lx-meta")
    if settled:
        items = [para(xref("ruling", each.id, each.id, plain=True), f" {each.title}") for each in settled]
        yield details(f"{len(settled)} questions about it that are settled" if len(settled) > 1 else "A question about it that is settled",
                      bullets(items), kind="lx-settled")  # fmt: skip


__all__ = ["block", "figure", "legal", "reason", "rules", "short", "vector_ref"]
