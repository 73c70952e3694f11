"""The picture of the architecture: what there is, and what imports what, read from the sources."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from lexludi_docs.diagram import Box, Way, diagram
from lexludi_docs.markup import box, html

#: The parts of the project from the uppermost down, each with what it is.
PARTS = {
    "lexludi_conformance": "vectors, the runner, the protocol, misreadings",
    "lexludi.play": "games at the table, pictures, records",
    "lexludi": "the interpreter, positions, views, explanations",
    "lexludi_spec.games": "the rulebooks: data",
    "lexludi_spec": "the language and its passes",
}


class Architecture(SphinxDirective):
    """Draws the architecture."""

    has_content = False

    def run(self) -> list[nodes.Node]:
        """Return the picture."""
        ways = imports()
        said = "; ".join(f"{way.start} imports {way.end}" for way in ways)
        boxes = [Box(name, name, (what,)) for name, what in PARTS.items()]
        return [box(html(diagram(boxes, ways, "The architecture", said)), kind="lx-wide")]


def imports() -> list[Way]:
    """Return which part imports which, as the sources say; a rulebook is found by its id, and so is imported by nothing."""
    found: dict[tuple[str, str], None] = {}
    for name in PARTS:
        folder = Path(str(files(name.partition(".")[0]))).joinpath(*name.split(".")[1:])
        for path in sorted(folder.rglob("*.py")):
            own = _part(f"{name}.{'.'.join(path.relative_to(folder).with_suffix('').parts)}")
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module:
                    part = _part(node.module)
                    if part is not None and own == name and part != own:
                        found[own, part] = None
    order = list(PARTS)
    return [Way(*each) for each in sorted(found, key=lambda each: (order.index(each[0]), order.index(each[1])))]


def _part(module: str) -> str | None:
    return max((name for name in PARTS if f"{module}.".startswith(f"{name}.")), key=len, default=None)
