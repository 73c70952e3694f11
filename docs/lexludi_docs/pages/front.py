"""The first page of a game, and the page that lists the games."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes

from lexludi_docs.book import Book
from lexludi_docs.markup import Piece, contents, literal, page_ref, para, section, table
from lexludi_docs.page import Page
from lexludi_docs.pages.numbers import several

#: The pages of a game below its first, each with what it is called and what is on it.
PAGES = {
    "rules": ("Rules", "The rules, clause by clause, with what each comes to and what shows it"),
    "quick": ("At a glance", "At a glance: one sheet of paper for the table"),
    "components": ("Components and tables", "Components and tables, with what is assumed of them"),
    "rulings": ("Open questions", "Questions that the rulebook leaves open, and our answers"),
    "variants": ("Other ways to play", "Other ways to play, as differences"),
    "decisions": ("Decisions", "The decisions, as a diagram, and what programs say at them"),
    "course": ("Exactly, as it runs", "The rules exactly, as they run"),
    "vectors": ("Vectors", "The vectors that decide every clause, with pictures"),
    "sources": ("By sentence of the rulebook", "From a sentence of the rulebook to what restates it"),
}


def pages_of(book: Book) -> dict[str, tuple[str, str]]:
    """Return the pages of a game: those for which it has something."""
    without = {"vectors": not book.vectors, "sources": not book.sentences, "rulings": not book.game.rulings}
    return {name: said for name, said in PAGES.items() if not without.get(name)}


def front(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the first page of a game."""
    game, pages = book.game, pages_of(book)
    names = {name: page.beside("vectors/index" if name == "vectors" else name) for name in pages}
    rows: list[list[Piece]] = [[page_ref(names[name], title), said] for name, (title, said) in pages.items()]
    lead = para(
        f"{game.title}, {several(tuple(range(game.least, game.most + 1)))}; rules {game.version}. Unofficial: the rules are restated "
        "in this project's own words, and the defaults for open questions are not the publisher's."
    )
    play = para(
        "To play: ",
        literal(f"lexludi play {game.id}"),
        ". To settle a dispute: ",
        literal(f"lexludi explain {game.id} POSITION MOVE"),
        ".",
    )
    return [
        section(
            "game",
            game.title,
            lead,
            play,
            table(["Page", "What is on it"], rows),
            contents({names[name]: title for name, (title, _) in pages.items()}),
        )
    ]


def games(books: Sequence[Book], page: Page) -> Sequence[nodes.Node]:
    """Return the page that lists the games."""
    rows: list[list[Piece]] = [
        [
            page_ref(page.beside(f"{book.game.id}/index"), book.game.title),
            several(tuple(range(book.game.least, book.game.most + 1))),
            page_ref(page.beside(f"{book.game.id}/rules"), "rules"),
            page_ref(page.beside(f"{book.game.id}/quick"), "at a glance"),
        ]
        for book in books
    ]
    lead = para("The games whose rules are here. Everything on their pages comes from the data that runs.")
    return [
        section(
            "games",
            "The games",
            lead,
            table(["Game", "For", "", ""], rows),
            contents({page.beside(f"{book.game.id}/index"): book.game.title for book in books}),
        )
    ]
