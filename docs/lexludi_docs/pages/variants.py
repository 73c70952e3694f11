"""The ways to play a game otherwise, each told as the difference that it makes to the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from lexludi_docs.book import Book, carried_by, slug
from lexludi_docs.markup import bullets, para, section, strong, table, xref
from lexludi_docs.page import Page
from lexludi_docs.pages.course import outline
from lexludi_docs.pages.numbers import counted, several
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Ruling
from lexludi_spec.language import Tree
from lexludi_spec.prose import sentence
from lexludi_spec.settle import chosen, readings_of


def variants(book: Book, page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes both
    """Return the page of variants."""
    lead = para(
        f"What changes in {book.game.title} with the number of players, and what with another reading of an open question. Whatever is "
        "not named stays as it is."
    )
    parts = [*_numbers(book), *(_option(book, each) for each in book.options)]
    if not parts:
        parts = [para("There is one way to play this game, with any number of players.")]
    return [section("variants", f"{book.game.title}: other ways to play", lead, *parts)]


def _numbers(book: Book) -> Iterator[nodes.Node]:
    rows = [
        [several(numbers), book.clause_ref(each.id), book.rich(each.text)]
        for each in book.game.clauses
        if (numbers := counted(book, each.id)) is not None
    ]
    if rows:
        yield section("players", "By the number of players", table(["Only with", "Clause", "What it says"], rows))


def _option(book: Book, ruling: Ruling) -> nodes.Node:
    parts: list[nodes.Node] = [para("By default (", ruling.default, "): ", *book.rich(book.reads(ruling, ruling.default)))]
    for answer in ruling.answers:
        if answer.name != ruling.default:
            parts.append(para(strong(f"By {answer.name}"), ": ", *book.rich(answer.text)))
            parts += _differences(book, ruling, answer.name)
    return section(
        f"variant-{slug(ruling.id)}", [ruling.title, " (", xref("ruling", ruling.id, ruling.id, plain=True), ")"], *parts
    )


def _differences(book: Book, ruling: Ruling, reading: str) -> Iterator[nodes.Node]:
    items = list(_places(book, ruling, reading))
    now = carried_by(book.game, {ruling.id: reading})
    for each in book.game.clauses:
        if (each.id in now) != (each.id in book.in_force):
            if each.id in now:  # what it says by itself is what is played by default
                items.append([para("This is then decided by ", book.clause_ref(each.id), ".")])
            else:
                items.append([para("No longer in force: ", *book.rich(each.text), " (", book.clause_ref(each.id), ")")])
    yield bullets(items) if items else para("Nothing in the rules is written otherwise; what changes follows from another reading.")


def _places(book: Book, ruling: Ruling, reading: str) -> Iterator[list[nodes.Node]]:
    seen: set[tuple[str, Tree, Tree]] = set()
    for path, node in book.nodes.items():
        if isinstance(node, v.ByRuling) and node.ruling == ruling.id:
            means = {each.name: each.means for each in node.readings}
            before, after = (chosen(means[each], readings_of(book.game, {ruling.id: each})) for each in (ruling.default, reading))
            where, required = _where(book, path), isinstance(book.nodes.get(path.rpartition(".")[0]), s.Require)
            if before != after and (where, before, after) not in seen:
                seen.add((where, before, after))
                yield [para(where, ":"), *(_required(book, before, after) if required else _said(book, before, after))]


def _said(book: Book, before: Tree, after: Tree) -> list[nodes.Node]:
    if isinstance(before, tuple) or isinstance(after, tuple):
        return [*_steps(book, "instead of", before), *_steps(book, "now", after)]
    return [
        para("instead of ", nodes.emphasis("", "", *_text(book, before)), ": ", nodes.emphasis("", "", *_text(book, after)), ".")
    ]


def _required(book: Book, before: Tree, after: Tree) -> list[nodes.Node]:
    """Tell how a requirement changes: what is always so requires nothing, and what is never so allows nothing."""
    match before, after:
        case _, c.Not(c.Always()):
            return [para("now it is not allowed.")]
        case c.Not(c.Always()), c.Always():
            return [para("now it is allowed; before, it was not.")]
        case c.Always(), _:
            return [para("now it is required that ", nodes.emphasis("", "", *_text(book, after)), "; before, nothing was.")]
        case _, c.Always():
            return [para("it is no longer required that ", nodes.emphasis("", "", *_text(book, before)), ".")]
        case _:
            return _said(book, before, after)


def _text(book: Book, node: Tree) -> list[nodes.Node]:
    return [
        nodes.Text(each) if isinstance(each, str) else each for each in book.rich(book.say(node) if node is not None else "nothing")
    ]


def _steps(book: Book, words: str, means: Tree) -> list[nodes.Node]:
    if not means:
        return [para(words, " nothing,") if words == "instead of" else para(words, " nothing.")]
    return [para(words, ":"), outline(book, means)]


def _where(book: Book, path: str) -> str:
    """Return in which part of the rules a path leads."""
    part, _, rest = path.removeprefix("$.").partition("[")
    if part == "play":
        return "In the order of play"
    at = f"$.{part}[{rest.partition(']')[0]}]"
    node = book.nodes.get(at)
    named = getattr(node, "phrase", "") or getattr(node, "id", "")
    if part == "definitions":
        return f"Where it is said what is meant by “{book.english.named(named)}”"
    if part == "procedures":
        return f"To {book.english.named(named)}"
    if part == "moves":
        return f"To {named}"
    return sentence(f"{part.removesuffix('s')} {book.english.named(named)}".strip())
