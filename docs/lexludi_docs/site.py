"""Which pages are made from data, and what each of them is made of: a file for each, that changes only when the page does."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from docutils import nodes

from lexludi_docs.book import Book, book_of, other, shelf
from lexludi_docs.page import Maker, Note, Page
from lexludi_docs.pages.components import components
from lexludi_docs.pages.course import course
from lexludi_docs.pages.decisions import decisions
from lexludi_docs.pages.front import front, games, pages_of
from lexludi_docs.pages.language import PARTS, language
from lexludi_docs.pages.quick import quick
from lexludi_docs.pages.rules import rules
from lexludi_docs.pages.rulings import rulings
from lexludi_docs.pages.sources import sources
from lexludi_docs.pages.suite import strength
from lexludi_docs.pages.tools import commands, schemas
from lexludi_docs.pages.variants import variants
from lexludi_docs.pages.vectors import index, vectors
from lexludi_spec.declarations import Game

SUFFIX = ".page"
#: The pages of a game by their names.
OF_A_GAME: dict[str, Maker] = {
    "index": front, "rules": rules, "quick": quick, "components": components, "rulings": rulings, "variants": variants,
    "decisions": decisions, "course": course, "sources": sources, "vectors/index": index, "vectors": vectors,
}  # fmt: skip
#: The pages about all games.
OF_ALL: dict[str, Callable[[Sequence[Book], Page], Sequence[nodes.Node]]] = {
    "games/index": games, "suite/strength": strength, "implementing/schemas": schemas,
}  # fmt: skip
#: Pages that are not about games.
OTHERS: dict[str, Callable[[Page], Sequence[nodes.Node]]] = {"implementing/commands": commands}
#: The folders that hold nothing but pages made from data.
FOLDERS = ("games", "language", "suite", "implementing")


@cache
def control_games(folder: str) -> tuple[str, ...]:
    """Return the small games that a folder of tests holds, as ``module:NAME``."""
    found = []
    for path in sorted((Path(folder) / "controls").glob("[a-z]*.py")):
        if not path.name.startswith("test_"):
            if folder not in sys.path:
                sys.path.append(folder)
            module = import_module(f"controls.{path.stem}")
            found += [
                f"controls.{path.stem}:{name}" for name, thing in vars(module).items() if isinstance(thing, Game) and name.isupper()
            ]
    return tuple(found)


def specs(books: Sequence[Book]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the name of every page that is made from data, with what it is made of."""
    program = _program()
    every = _hash([program, *(book.name_of_ending() for book in books)])
    for name in OF_ALL:
        yield name, {"page": name, "of": every}
    for name in OTHERS:
        yield name, {"page": name, "of": program}
    for part in PARTS:
        yield f"language/{part}", {"page": "language", "part": part, "of": every}
    for book in books:
        of = _hash([program, book.name_of_ending()])
        told = {"game": book.game.id, "of": of}
        for name in ("index", *pages_of(book)):
            page = "vectors/index" if name == "vectors" else name
            yield f"games/{book.game.id}/{page}", {"page": page, **told}
        for family in book.families:
            yield f"games/{book.game.id}/vectors/{family}", {"page": "vectors", "part": family, **told}


def write(folder: Path, books: Sequence[Book]) -> None:
    """Write the file of every page that is made from data; leave alone what has not changed, and remove what is no page any more."""
    wanted = {folder / f"{name}{SUFFIX}": json.dumps(spec) + "\n" for name, spec in specs(books)}
    for path, text in wanted.items():
        if not path.is_file() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    for each in FOLDERS:
        for path in (folder / each).rglob(f"*{SUFFIX}"):
            if path not in wanted:
                path.unlink()


def made(
    spec: dict[str, Any], docname: str, books: tuple[Book, ...], controls: tuple[Book, ...], noted: Note
) -> Sequence[nodes.Node]:
    """Return what a page consists of."""
    page = Page(docname, books, noted, spec.get("part", ""), controls)
    if spec["page"] == "language":
        return language(page)
    if spec["page"] in OTHERS:
        return OTHERS[spec["page"]](page)
    if spec["page"] in OF_ALL:
        return OF_ALL[spec["page"]](books, page)
    book = next(each for each in books if each.game.id == spec["game"])
    return OF_A_GAME[spec["page"]](book, page)


@cache
def _program() -> str:
    """Return a hash of everything that makes pages."""
    here = Path(__file__).parent
    packages = [here, *(Path(str(files(name))) for name in ("lexludi_spec", "lexludi", "lexludi_conformance"))]
    sources_ = [path.read_bytes() for package in packages for pattern in ("*.py", "*.toml") for path in sorted(package.rglob(pattern))
                if "games" not in path.parts]  # fmt: skip
    return hashlib.sha256(b"".join(sources_)).hexdigest()[:16]


def _hash(parts: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


__all__ = ["FOLDERS", "SUFFIX", "Book", "book_of", "control_games", "made", "other", "shelf", "specs", "write"]
