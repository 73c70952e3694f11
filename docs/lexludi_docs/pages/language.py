"""The rule language: every node type with its sentence, its fields, what it means, and a place where a game uses it."""

from __future__ import annotations

import re
import tomllib
import types
import typing
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.pycode import ModuleAnalyzer

from lexludi_docs.book import Book, HoleInEnglish
from lexludi_docs.formal import code, shortest
from lexludi_docs.markup import Piece, details, literal, page_ref, para, section, table, xref
from lexludi_docs.mentions import CATEGORY_PAGES
from lexludi_docs.page import Page
from lexludi_spec import conditions, declarations, sorts, steps, values
from lexludi_spec.language import CATEGORIES, NODES, Slot, members, slots
from lexludi_spec.prose import sentence, template

#: The pages of the language, each with the module whose node types it tells, and what these are.
PARTS: dict[str, tuple[types.ModuleType, str]] = {
    "sorts": (sorts, "what kind of thing a value is"),
    "values": (values, "what something is"),
    "conditions": (conditions, "whether something is so"),
    "steps": (steps, "what happens"),
    "declarations": (declarations, "the parts of a rulebook"),
}
#: What a category is called, where that is not its own name.
_CALLED = {"Param": "a part of a move"}
#: Before, condition, after; or the value.
_HEADS = {"value": "Value", "holds": "Holds", "before": "Before", "condition": "Condition", "after": "After", "means": "Meaning",
          "refuses": "Refuses"}  # fmt: skip
#: An example that takes more letters is not shown as data.
_LONGEST = 3000
_FILE = Path(__file__).parent.parent / "meanings.toml"
_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
#: A mention of something in a comment on a field, as the reference of the API links it.
_ROLE = re.compile(r":\w+:`~?(?:\w+\.)*(\w+)`")


@cache
def meanings() -> dict[str, dict[str, str]]:
    """Return what each node type means, as it is written down.

    Raises:
        HoleInEnglish: if a node type has no meaning, or something has one that is no node type.
    """
    found: dict[str, dict[str, str]] = tomllib.loads(_FILE.read_text("utf-8"))
    lacking, more = sorted(set(NODES) - set(found)), sorted(set(found) - set(NODES))
    if lacking or more:
        raise HoleInEnglish(
            f"{_FILE.name}: it does not say what {', '.join(lacking) or 'none'} means; no node types: {', '.join(more) or 'none'}"
        )
    return found


def language(page: Page) -> Sequence[nodes.Node]:
    """Return a page of node types."""
    module, what = PARTS[page.part]
    mine = [cls for cls in NODES.values() if cls.__module__ == module.__name__]
    known = ModuleAnalyzer.for_module(module.__name__).find_attr_docs()
    lead = para(
        f"{sentence(page.part)}: {what}. The sentence of a node type is its English: the names of its fields stand for what these say, "
        "and a part in square brackets is left out where its field is empty. How a meaning is written down is told in ",
        page_ref("semantics", "the formal semantics"),
        ".",
    )
    found = [
        node_type(page, cls, {name: " ".join(said) for (of, name), said in known.items() if of == cls.__name__}) for cls in mine
    ]
    return [section(page.part, sentence(page.part), lead, *found, kind="lx-language")]


def node_type(page: Page, cls: type, said: dict[str, str]) -> nodes.Node:
    """Return a node type with everything that is to be said of it."""
    name = cls.__name__
    says = list(sentence_of(cls))
    anchor = page.note("node", name, name, "".join(each if isinstance(each, str) else each.astext() for each in says))
    parts: list[nodes.Node] = [para(*says, kind="lx-sentence"), para(*_where(cls), kind="lx-meta")]
    if slots(cls):
        rows: list[list[Piece | list[Piece]]] = [
            [
                literal(slot.name),
                _stands(slot),
                _default(slot),
                list(comment(said.get(slot.name, ""))),
            ]
            for slot in slots(cls)
        ]
        parts.append(table(["Field", "What may stand there", "If left out", "What it is"], rows))
    parts.append(_meaning(meanings()[name]))
    parts += _example(page, cls)
    return section(anchor, name, *parts)


def sentence_of(cls: type) -> Iterator[Piece]:
    """Yield the sentence of a node type, with the names of its fields where they are said."""
    text, here = template(cls), 0
    fields = {slot.name for slot in slots(cls)}
    for found in _HOLE.finditer(text):
        yield text[here : found.start()]
        here = found.end()
        if found[2] == "whom":
            yield "which"
            continue
        yield nodes.emphasis("", found[1])
        if found[2] in fields:  # a bound name, with the items among which it is
            yield " of "
            yield nodes.emphasis("", found[2])
    yield text[here:]


def _where(cls: type) -> Iterator[Piece]:
    kinds = [name for name, of in CATEGORIES.items() if cls in of]
    said = " or ".join(_CALLED.get(kind, _article(kind.lower())) for kind in kinds)
    yield f"Stands where {said} may stand." if kinds else "Stands where a field asks for it."


def _article(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _stands(slot: Slot) -> list[Piece]:
    found: list[Piece] = []
    for each in _kinds(slot.hint):
        found += [", or " if found else "", each]
    return found


def _kinds(hint: Any) -> Iterator[Piece]:
    """Yield what may stand in a field: categories where all of one may, else node types and plain things."""
    left = list(members(hint))
    for name, of in CATEGORIES.items():
        plain = [each for each in left if isinstance(each, type)]
        if len(of) > 2 and set(of) <= set(plain):
            left = [each for each in left if each not in of]
            yield page_ref(f"language/{CATEGORY_PAGES[name]}", _CALLED.get(name, _article(name.lower())))
    lists = [each for each in left if typing.get_origin(each) is tuple]
    if lists and {int, bool, str} <= {each for each in left if isinstance(each, type)}:
        left = [each for each in left if each not in (int, bool, str, *lists)]
        yield "a constant (a whole number, a word, yes or no, or a list of constants)"
    for each in left:
        yield from _kind(each)


def _kind(each: Any) -> Iterator[Piece]:
    origin = typing.get_origin(each)
    if origin is tuple:
        inner = list(_kinds(typing.get_args(each)[0]))
        many = typing.get_args(each)[-1] is Ellipsis
        text = " or ".join(part if isinstance(part, str) else part.astext() for part in inner)
        yield f"a list of {_plural(text)}" if many else "a pair"
    elif origin is typing.Literal:
        words = [str(word) for word in typing.get_args(each) if word != ""]
        yield f"one of {', '.join(words)}" if len(words) > 1 else words[0]
        if "" in typing.get_args(each):
            yield "nothing"
    elif each is types.NoneType:
        yield "nothing"
    elif isinstance(each, type) and each.__name__ in NODES:
        yield xref("node", each.__name__, each.__name__)
    elif isinstance(each, type):
        yield {"str": "a text", "int": "a whole number", "bool": "yes or no"}.get(each.__name__, each.__name__)
    elif isinstance(each, str | typing.ForwardRef):
        yield str(getattr(each, "__forward_arg__", each)).lower()
    else:
        yield str(each)


def _plural(text: str) -> str:
    words = text.removeprefix("a ").removeprefix("an ")
    return f"{words}s" if " or " not in words else words


def _default(slot: Slot) -> Piece:
    if slot.required:
        return ""
    match slot.default:
        case None | () | "":
            return "nothing"
        case _:
            return literal(code(slot.default))


def _meaning(told: dict[str, str]) -> nodes.Node:
    rows = []
    for key, text in told.items():
        term = nodes.term("", _HEADS[key])
        rows.append(nodes.definition_list_item("", term, nodes.definition("", para(*_terms(text)))))
    return nodes.definition_list("", *rows, classes=["lx-meaning"])


def comment(text: str) -> Iterator[Piece]:
    """Yield a comment on a field, as it is written for the reference of the API."""
    yield from _terms(_ROLE.sub(r"`\1`", text.strip().replace("``", "`")))


def _terms(text: str) -> Iterator[Piece]:
    for i, part in enumerate(text.split("`")):
        yield part if not i % 2 else xref("node", part, part) if part in NODES else literal(part)


def _example(page: Page, cls: type) -> Iterator[nodes.Node]:
    for book in (*page.books, *page.controls):
        found = shortest(book, cls)
        if found is not None:
            path, node = found
            control = book in page.controls
            of: Piece = (
                f"{book.game.title} (a control game of the tests)"
                if control
                else page_ref(f"games/{book.game.id}/index", book.game.title)
            )
            clause = "" if control else _clause_at(book, path)
            cited: list[Piece] = [", in ", xref("clause", f"{book.game.id}/{clause}", clause)] if clause else []
            said = nodes.emphasis("", sentence(book.say(node)) if node is not None else "")
            yield para("In ", of, *cited, ": ", said)
            if len(written := code(node)) <= _LONGEST:
                yield details("as data", nodes.literal_block(written, written, language="python"))
            return
    yield para("No game uses it yet.")


def _clause_at(book: Book, path: str) -> str:
    """Return the innermost clause under which a path stands."""
    while path != "$":
        clause = getattr(book.nodes.get(path), "clause", "")
        if clause in book.clauses:
            return str(clause)
        path = re.sub(r"(\.\w+|\[\d+\])$", "", path)
    return ""
