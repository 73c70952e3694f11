"""Links that nobody has to write: ids of rulings, sentences and vectors in the texts, and node types in the reference of the API."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform

from lexludi_docs.book import shelf
from lexludi_docs.markup import xref
from lexludi_spec.language import CATEGORIES, NODES

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Pages by hand on which a word in code that is the name of a node type means that.
_ABOUT_NODES = ("semantics", "language/", "decisions/")
_NOT_IN = (nodes.reference, nodes.literal_block, nodes.title, pending_xref, nodes.raw)
#: Aliases that the signatures of the reference mention, and that no page is about.
PLAIN = {
    "Tree",
    "Val",
    "Constant",
    "Note",
    "Maker",
    "Force",
    "Form",
    "RulingClass",
    "Status",
    "Kind",
    "Command",
    "Term",
    "Point",
    "Scope",
}


@cache
def _known() -> tuple[Mapping[str, tuple[str, str]], re.Pattern[str]]:
    """Return what may be mentioned: how it is written, with its kind and its name."""
    found: dict[str, tuple[str, str]] = {}
    shorts: dict[str, list[str]] = {}
    for book in shelf():
        found |= {each.id: ("ruling", each.id) for each in book.game.rulings}
        found |= {id_: ("sentence", id_) for id_ in book.sentences}
        for vector in book.vectors:
            shorts.setdefault(vector.id.partition("/")[2], []).append(vector.id)
            found[vector.id] = ("vector", vector.id)
    found |= {short: ("vector", ids[0]) for short, ids in shorts.items() if len(ids) == 1}
    names = sorted((name for name in found if "/" not in name), key=len, reverse=True)
    return found, re.compile(rf"(?<![\w/-])({'|'.join(map(re.escape, names))})(?![\w/-])" if names else "(?!)")


#: The page of the language that tells the members of a category.
CATEGORY_PAGES = {
    "Sort": "sorts", "Value": "values", "Condition": "conditions", "Step": "steps", "Param": "steps", "Sight": "declarations",
}  # fmt: skip


class Mentions(SphinxTransform):
    """Makes links of the ids that a page written by hand mentions."""

    default_priority = 400

    def apply(self, **_: Any) -> None:
        """Look through a page."""
        if self.env.doc2path(self.env.current_document.docname).suffix != ".md":
            return
        known, pattern = _known()
        if self.env.current_document.docname.startswith(_ABOUT_NODES):
            known = {**known, **{name: ("node", name) for name in NODES}}
        for node in list(self.document.findall(nodes.literal)):
            if node.astext() in known and not isinstance(node.parent, _NOT_IN):
                kind, name = known[node.astext()]
                node.parent.replace(node, xref(kind, name, node.astext()))
        for text in list(self.document.findall(nodes.Text)):
            if isinstance(text.parent, (nodes.literal, *_NOT_IN)) or not pattern.search(text):
                continue
            parts: list[nodes.Node] = []
            for i, part in enumerate(pattern.split(text)):
                parts.append(xref(*known[part], part, plain=True) if i % 2 else nodes.Text(part))
            text.parent.replace(text, parts)


class TypesOfLanguage(SphinxPostTransform):
    """Leads from a type in the reference of the API to the node type of the language, or to the page of its category."""

    default_priority = 5

    def run(self, **_: Any) -> None:
        """Look through a page."""
        for node in list(self.document.findall(pending_xref)):
            if node.get("refdomain") != "py":
                continue
            module, dot, name = str(node["reftarget"]).rpartition(".")
            if dot and module.startswith("lexludi_spec") and name in NODES:
                node.attributes.update(_to("node", name))
            elif name in CATEGORIES and (not module or module.startswith("lexludi_spec")):
                node.attributes.update(_to("doc-anchor", f"language/{CATEGORY_PAGES[name]}#"))


def _to(kind: str, name: str) -> dict[str, str]:
    """Return what makes a link lead to something of a rulebook or of the language."""
    return {"refdomain": "lex", "reftype": kind, "reftarget": name}
