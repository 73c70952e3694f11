"""Pieces of pages: small functions that make nodes of a document, so that a page reads like what it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from docutils import nodes
from sphinx import addnodes

if TYPE_CHECKING:
    from sphinx.writers.html5 import HTML5Translator

#: What a piece may be made of: nodes, or plain text.
Piece: TypeAlias = nodes.Node | str


class Details(nodes.General, nodes.Element):
    """What is shown only to those who ask for it; the first child is its summary."""


class Summary(nodes.General, nodes.TextElement):
    """What is seen of details before they are opened."""


class Anchor(nodes.General, nodes.TextElement):
    """A sign beside something with an address of its own, that links to it."""


class Heading(nodes.General, nodes.TextElement):
    """A heading within a part of a page that has no address in the table of contents."""


def visit_heading(self: HTML5Translator, node: Heading) -> None:
    """Open a heading in HTML."""
    attributes: dict[str, Any] = {"role": "heading", "aria-level": str(node["level"])}
    self.body.append(self.starttag(node, "p", "", **attributes))


def depart_heading(self: HTML5Translator, _: Heading) -> None:
    """Close a heading in HTML."""
    self.body.append("</p>\n")


def visit_details(self: HTML5Translator, node: Details) -> None:
    """Open details in HTML."""
    opened: dict[str, Any] = {"open": "open"} if node.get("open") else {}
    self.body.append(self.starttag(node, "details", **opened))


def depart_details(self: HTML5Translator, _: Details) -> None:
    """Close details in HTML."""
    self.body.append("</details>\n")


def visit_summary(self: HTML5Translator, node: Summary) -> None:
    """Open a summary in HTML."""
    self.body.append(self.starttag(node, "summary", ""))


def depart_summary(self: HTML5Translator, _: Summary) -> None:
    """Close a summary in HTML."""
    self.body.append("</summary>\n")


def visit_anchor(self: HTML5Translator, node: Anchor) -> None:
    """Link to the address of something in HTML."""
    self.body.append(f'<a class="headerlink" href="#{node["to"]}" title="Link to this">¶</a>')
    raise nodes.SkipNode


def pieces(parts: Iterable[Piece]) -> list[nodes.Node]:
    """Return pieces as nodes."""
    return [nodes.Text(each) if isinstance(each, str) else each for each in parts]


def para(*parts: Piece, kind: str = "") -> nodes.paragraph:
    """Return a paragraph."""
    return nodes.paragraph("", "", *pieces(parts), classes=kind.split())


def title(*said: Piece, kind: str, level: int = 3) -> Heading:
    """Return what a box is headed by: a heading to those who read by ear, that no table of contents lists."""
    return Heading("", "", *pieces(said), classes=kind.split(), level=level)


def strong(said: str) -> nodes.strong:
    """Return a word that matters."""
    return nodes.strong(said, said)


def quiet(*parts: Piece) -> nodes.inline:
    """Return words that matter less."""
    return nodes.inline("", "", *pieces(parts), classes=["quiet"])


def literal(said: str) -> nodes.literal:
    """Return a word as programs say it."""
    return nodes.literal(said, said)


def badge(said: str, kind: str = "") -> nodes.inline:
    """Return a mark beside something, such as that it is assumed."""
    return nodes.inline(said, said, classes=["lx-badge", *kind.split()])


def listed(parts: Sequence[Piece], joint: str = ", ") -> list[Piece]:
    """Return pieces with something between them."""
    found: list[Piece] = []
    for each in parts:
        found += [joint, each] if found else [each]
    return found


def box(*children: nodes.Node, kind: str, anchor: str = "") -> nodes.container:
    """Return a part of a page with a class of its own, perhaps with an address."""
    return nodes.container("", *children, classes=kind.split(), ids=[anchor] if anchor else [])


def bullets(items: Iterable[nodes.Node | Sequence[nodes.Node]], kind: str = "") -> nodes.bullet_list:
    """Return a list without an order."""
    return nodes.bullet_list("", *_items(items), classes=kind.split())


def steps(items: Iterable[nodes.Node | Sequence[nodes.Node]]) -> nodes.enumerated_list:
    """Return a list whose order matters."""
    return nodes.enumerated_list("", *_items(items), enumtype="arabic", prefix="", suffix=".")


def _items(items: Iterable[nodes.Node | Sequence[nodes.Node]]) -> list[nodes.list_item]:
    return [nodes.list_item("", *([each] if isinstance(each, nodes.Node) else each)) for each in items]


def table(head: Sequence[Piece], rows: Iterable[Sequence[Piece | Sequence[Piece]]], kind: str = "") -> nodes.container:
    """Return a table that can be moved sideways where it is wider than the screen."""
    width = len(head)
    group = nodes.tgroup("", cols=width)
    group += [nodes.colspec(colwidth=1) for _ in range(width)]
    group += nodes.thead("", _row([[each] for each in head]))
    group += nodes.tbody("", *(_row([[each] if isinstance(each, str | nodes.Node) else each for each in row]) for row in rows))
    return nodes.container("", nodes.table("", group, classes=["lx-table", *kind.split()]), classes=["lx-wide"])


def _row(cells: Iterable[Sequence[Piece]]) -> nodes.row:
    row = nodes.row()
    for each in cells:
        inside = pieces(each)
        block = all(isinstance(part, nodes.Element) and not isinstance(part, nodes.Inline) for part in inside) and bool(inside)
        row += nodes.entry("", *(inside if block else [nodes.paragraph("", "", *inside)]))
    return row


def section(anchor: str, title: Sequence[Piece] | str, *children: nodes.Node, kind: str = "") -> nodes.section:
    """Return a section with its title and its address."""
    head = nodes.title("", "", *pieces([title] if isinstance(title, str) else title))
    return nodes.section("", head, *children, ids=[anchor], names=[], classes=kind.split())


def details(summary: Sequence[Piece] | str, *children: nodes.Node, opened: bool = False, kind: str = "") -> Details:
    """Return what is shown only to those who ask for it."""
    head = Summary("", "", *pieces([summary] if isinstance(summary, str) else summary))
    return Details("", head, *children, open=opened, classes=kind.split())


def code(text: str, language: str = "python") -> nodes.literal_block:
    """Return a block of code."""
    return nodes.literal_block(text, text, language=language)


def html(text: str) -> nodes.raw:
    """Return something that only HTML can show."""
    return nodes.raw("", text, format="html")


def xref(kind: str, name: str, said: str, *, plain: bool = False) -> addnodes.pending_xref:
    """Return a link to a clause, a ruling, a vector, a node, a sentence or a decision, by its name."""
    inside = nodes.inline(said, said) if plain else nodes.literal(said, said, classes=["lx-id"])
    return addnodes.pending_xref("", inside, refdomain="lex", reftype=kind, reftarget=name, refexplicit=True, refwarn=True)


def page_ref(docname: str, said: str, anchor: str = "") -> nodes.Node:
    """Return a link to a page of this site."""
    if anchor:
        return nodes.inline("", "", _std("doc-anchor", f"{docname}#{anchor}", said))
    return _std("doc", f"/{docname}", said)


def _std(kind: str, target: str, said: str) -> addnodes.pending_xref:
    domain = "std" if kind == "doc" else "lex"
    inside = nodes.inline(said, said)
    return addnodes.pending_xref("", inside, refdomain=domain, reftype=kind, reftarget=target, refexplicit=True, refwarn=True)


def slug(text: str) -> str:
    """Return a text as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")


def contents(pages: Mapping[str, str]) -> addnodes.toctree:
    """Return the table of contents of the pages below this one, by their names, with what they are called in it."""
    return addnodes.toctree(
        "", entries=[(title, name) for name, title in pages.items()], includefiles=list(pages), maxdepth=1, caption=None, glob=False,
        hidden=True, includehidden=False, numbered=0, titlesonly=True, parent="",
    )  # fmt: skip
