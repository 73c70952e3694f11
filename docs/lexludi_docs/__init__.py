"""The documentation from the data: a Sphinx extension that makes pages of the rulebooks, the language and the suite.

Before Sphinx looks for its sources, a small file is written for every page that there has to be, which names what the page is made of;
a parser makes the page when it reads that file. A game needs to be named nowhere.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.errors import ExtensionError
from sphinx.parsers import Parser

from lexludi_docs import markup
from lexludi_docs.book import HoleInEnglish
from lexludi_docs.domain import LexDomain
from lexludi_docs.mentions import Mentions, TypesOfLanguage
from lexludi_docs.pages.architecture import Architecture
from lexludi_docs.pages.tools import schema_files
from lexludi_docs.site import SUFFIX, control_games, made, other, shelf, write

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment

    from lexludi_docs.book import Book

__all__ = ["setup"]


def _books(config: Config) -> tuple[Book, ...]:
    return shelf(tuple(config.lexludi_games)) if config.lexludi_bundled else tuple(map(other, config.lexludi_games))


class PageParser(Parser):
    """Makes a page from data, as the file that stands for it tells."""

    supported = ("lexludi",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Make the page."""
        env: BuildEnvironment = document.settings.env
        docname = env.current_document.docname
        domain = env.domains["lex"]
        assert isinstance(domain, LexDomain)

        def noted(kind: str, name: str, anchor: str, title: str) -> None:
            domain.note(kind, name, docname, anchor, title)

        spec = json.loads(inputstring)
        folder = env.config.lexludi_controls
        controls = tuple(map(other, control_games(folder))) if folder else ()
        try:
            found = made(spec, docname, _books(env.config), controls, noted)
        except HoleInEnglish as wrong:
            raise ExtensionError(f"{docname}: {wrong}") from wrong
        document += _no_contents()
        document += list(found)
        _tell_apart(document)
        for node in document.findall(nodes.Element):
            node.document = document
            for each in node["ids"]:
                document.ids.setdefault(each, node)


def _tell_apart(document: nodes.document) -> None:
    """Give pictures that stand on a page more than once names of their own."""
    seen: Counter[str] = Counter()
    for node in list(document.findall(nodes.raw)):
        own = re.search(r"lx-[0-9a-f]{8}(?=-title)", node.astext())
        if own is not None:
            seen[own[0]] += 1
            if seen[own[0]] > 1:
                node.parent.replace(node, markup.html(node.astext().replace(own[0], f"{own[0]}-{seen[own[0]]}")))


def _no_contents() -> nodes.docinfo:
    """Return what keeps the theme from telling the headings of a page beside it, where there would be too many."""
    return nodes.docinfo("", nodes.field("", nodes.field_name("", "hide-toc"), nodes.field_body("")))


def _write(app: Sphinx) -> None:
    write(Path(app.srcdir), _books(app.config))


def _schemas(app: Sphinx, failed: Exception | None) -> None:
    """Put the schemas beside the pages."""
    if failed is None and app.builder.format == "html":
        folder = Path(app.outdir) / "schemas"
        folder.mkdir(exist_ok=True)
        for name, schema in schema_files(_books(app.config)).items():
            (folder / f"{name}.json").write_text(json.dumps(schema, indent=1) + "\n", "utf-8")


def _decisions(_: Sphinx, docname: str, source: list[str]) -> None:
    """Put the decision records below the page that lists them, which other programs show as well."""
    if docname == "decisions/README":
        source[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"


def setup(app: Sphinx) -> dict[str, Any]:
    """Add everything to Sphinx."""
    app.add_config_value("lexludi_games", (), "env", types=frozenset({tuple, list}))
    app.add_config_value("lexludi_bundled", True, "env", types=frozenset({bool}))
    app.add_config_value("lexludi_controls", "", "env", types=frozenset({str}))
    app.add_domain(LexDomain)
    app.add_directive("lex-architecture", Architecture)
    app.add_source_suffix(SUFFIX, "lexludi")
    app.add_source_parser(PageParser)
    app.add_node(markup.Details, html=(markup.visit_details, markup.depart_details))
    app.add_node(markup.Summary, html=(markup.visit_summary, markup.depart_summary))
    app.add_node(markup.Heading, html=(markup.visit_heading, markup.depart_heading))
    app.add_node(markup.Anchor, html=(markup.visit_anchor, None))
    app.add_post_transform(TypesOfLanguage)
    app.add_transform(Mentions)
    app.connect("builder-inited", _write)
    app.connect("source-read", _decisions)
    app.connect("build-finished", _schemas)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
