"""A page that is made from data: who makes it, of what, and what has its address on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from docutils import nodes

from lexludi_docs.book import Book

#: Notes that something has its address here: its kind, its name, where on the page, and what it is called.
Note = Callable[[str, str, str, str], None]


@frozen
class Page:
    """Where a page stands, what it is about, and all other games."""

    docname: str
    books: tuple[Book, ...]
    noted: Note
    #: which part of a thing that fills several pages
    part: str = ""
    #: small games that stand on no page, and may lend an example
    controls: tuple[Book, ...] = ()

    def note(self, kind: str, name: str, anchor: str, title: str = "") -> str:
        """Note that something has its address here; return its place on the page."""
        self.noted(kind, name, anchor, title)
        return anchor

    def beside(self, name: str) -> str:
        """Return the name of a page in the same folder."""
        return f"{self.docname.rpartition('/')[0]}/{name}"


#: Makes a page about a game.
Maker = Callable[[Book, Page], Sequence[nodes.Node]]
