"""What has an address of its own: clauses, rulings, vectors, node types, sentences and decisions, with roles to link to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

KINDS = ("clause", "ruling", "vector", "node", "sentence", "decision")
_LOG = logging.getLogger(__name__)


class Entry(NamedTuple):
    """Where something is: its page, its place in it, and what it is called."""

    docname: str
    anchor: str
    title: str


class LexDomain(Domain):
    """The things of rulebooks that other pages link to."""

    name = "lex"
    label = "Rulebooks"
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in KINDS}
    roles: ClassVar[dict[str, Any]] = {kind: XRefRole() for kind in KINDS}
    initial_data: ClassVar[dict[str, Any]] = {"objects": {}}
    data_version = 1

    @property
    def objects(self) -> dict[tuple[str, str], Entry]:
        """Every thing by its kind and its name."""
        found: dict[tuple[str, str], Entry] = self.data["objects"]
        return found

    def note(self, kind: str, name: str, docname: str, anchor: str, title: str) -> None:
        """Note where something is; it may be in one place only."""
        known = self.objects.get((kind, name))
        if known is not None and (known.docname, known.anchor) != (docname, anchor):
            _LOG.warning("the %s %s is on %s, and on %s as well", kind, name, known.docname, docname, location=docname)
        self.objects[kind, name] = Entry(docname, anchor, title)

    def clear_doc(self, docname: str) -> None:
        """Forget what was on a page."""
        for key in [key for key, entry in self.objects.items() if entry.docname == docname]:
            del self.objects[key]

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has found on some pages."""
        for (kind, name), entry in otherdata["objects"].items():
            if entry.docname in docnames:
                self.note(kind, name, *entry)

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,  # noqa: ARG002  # as Sphinx calls it
        contnode: Element,
    ) -> nodes.reference | None:
        """Link to something."""
        if typ == "doc-anchor":
            docname, _, anchor = target.partition("#")
            return make_refnode(builder, fromdocname, docname, anchor, contnode) if docname in env.all_docs else None
        entry = self.objects.get((typ, target))
        if entry is None:
            return None
        return make_refnode(builder, fromdocname, entry.docname, entry.anchor, contnode, entry.title)

    def resolve_any_xref(
        self, env: BuildEnvironment, fromdocname: str, builder: Builder, target: str, node: pending_xref, contnode: Element
    ) -> list[tuple[str, nodes.reference]]:
        """Link to something whose kind is not said."""
        found = []
        for kind in KINDS:
            reference = self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
            if reference is not None:
                found.append((f"lex:{kind}", reference))
        return found

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield everything for the index that other sites link by, and for the search."""
        for (kind, name), entry in self.objects.items():
            yield name, f"{name}: {entry.title}" if entry.title else name, kind, entry.docname, entry.anchor, 1


def names(domain: LexDomain, kind: str) -> Iterable[str]:
    """Return the names of everything of a kind."""
    return [name for each, name in domain.objects if each == kind]
