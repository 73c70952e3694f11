"""How strong the suite is, game by game: what it consists of, and how many misreadings of the rules it finds out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from docutils import nodes

from lexludi_conformance.measured import Mutation
from lexludi_conformance.mutants import Mutant
from lexludi_conformance.mutation import Strength
from lexludi_conformance.proof import equivalents, misreadings
from lexludi_conformance.tracing import NORMATIVE
from lexludi_docs.book import Book
from lexludi_docs.markup import Piece, bullets, details, literal, page_ref, para, section, strong, table
from lexludi_docs.page import Page


def strength(books: Sequence[Book], page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes both
    """Return the page of the suite's strength."""
    lead = para(
        "That vectors are many says nothing. Every sentence of a rulebook that tells what to do belongs to a clause, every clause is "
        "decided by vectors (switch it off, and something that they assert changes), and every place of the rules is misread in every "
        "way that somebody might misread it: each of these misreadings should be found out by a vector. ",
        page_ref("decisions/0011-strength", "Why this is what is measured"),
        ". What is counted here was measured by ",
        literal("make strength"),
        ", and is told only while the rules and the vectors are those that it was measured of.",
    )
    table_ = table(
        [
            "Game",
            "Sentences (that tell what to do)",
            "Clauses (decided)",
            "Vectors",
            "Misreadings that count",
            "Found out",
            "Survived",
        ],
        [_row(book) for book in books],
    )
    return [section("strength", "How strong the suite is", lead, table_, *(_game(book) for book in books))]


def _row(book: Book) -> list[Piece]:
    kinds = Counter(each.kind for each in book.sentences.values())
    decided = book.measured.decided
    mutation = book.measured.mutation
    clauses = (
        f"{len(book.clauses)} ({sum(map(bool, decided.values()))})"
        if decided is not None
        else f"{len(book.clauses)} (not measured)"
    )
    counted = (
        [str(mutation.whole.killed + mutation.whole.survived), _share(mutation.whole), str(mutation.whole.survived)]
        if mutation
        else ["not measured", "", ""]
    )
    return [
        book.game.title,
        f"{len(book.sentences)} ({sum(kinds[kind] for kind in NORMATIVE)})",
        clauses,
        str(len(book.vectors)),
        *counted,
    ]


def _share(each: Strength) -> str:
    return "nothing counts" if each.score is None else f"{each.killed}, {each.score:.1f} %"


def _game(book: Book) -> nodes.Node:
    parts: list[nodes.Node] = []
    tries = [each for vector in book.vectors for each in vector.data.get("tries", ())]
    refused = sum("refused" in each for each in tries)
    sources = Counter(vector.data["source"]["kind"] for vector in book.vectors)
    from_ = ", ".join(f"{number} from {_FROM[kind]}" for kind, number in sorted(sources.items()))
    parts.append(
        para(
            f"{len(book.vectors)} vectors ({from_}), with {len(tries) - refused} tries that are accepted and {refused} that are refused."
        )
    )
    mutation = book.measured.mutation
    if mutation is None:
        parts.append(
            para("Its misreadings were not judged since the rules or the vectors changed: ", literal("make strength"), " does it.")
        )
    else:
        parts += _mutation(book, mutation)
    return section(f"strength-{book.game.id}", book.game.title, *parts)


_FROM = {
    "example": "examples in the rulebook",
    "clause": "clauses",
    "ruling": "rulings",
    "pitfall": "what is easily misread",
    "replay": "whole games",
}


def _mutation(book: Book, found: Mutation) -> Iterator[nodes.Node]:
    whole = found.whole
    yield para(
        f"{found.made} misreadings were made of the rules. {found.unplayable} of them cannot be played; {whole.equivalent} are proved "
        f"to make no difference; of the others, {whole.killed} are found out by a vector and {whole.survived} are not."
    )
    yield details("By the kind of misreading", _table("Kind", found.operators, {}))
    yield details("By clause", _table("Clause", found.clauses, {each: book.clause_ref(each) for each in found.clauses}))
    if len(found.profiles) > 1:
        yield details("By reading", _table("Reading", found.profiles, {}))
    if found.survivors:
        known = misreadings(book.game)
        items = [
            para(strong(known[id_].operator), f": {known[id_].sentence} ", *_under(book, known[id_])) for id_ in found.survivors
        ]
        yield details("The survivors: what is not found out yet", bullets(items), opened=True)
    excused = equivalents(book.game)
    if excused:
        items = [
            para(f"{each.reads} It makes no difference: {each.reason} ({each.games} random games without one.)") for each in excused
        ]
        yield details("What makes no difference, and why", bullets(items))


def _under(book: Book, mutant: Mutant) -> list[Piece]:
    """Return the clause that a misreading is about, in brackets."""
    return ["(", book.clause_ref(mutant.clauses[-1]), ")"] if mutant.clauses else []


def _table(head: str, parts: Mapping[str, Strength], links: Mapping[str, Piece]) -> nodes.Node:
    rows: list[list[Piece]] = [
        [links.get(name, name), str(each.killed), str(each.survived), str(each.equivalent)]
        for name, each in sorted(parts.items(), key=lambda item: (item[1].score is None, item[1].score or 0.0, item[0]))
    ]
    return table([head, "Found out", "Survived", "No difference"], rows)
