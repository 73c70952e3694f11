"""What the documentation shows is what happens: its commands and Python examples are executed."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lexludi_conformance.vectors import bundled

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
#: What is made from data when the documentation is built.
MADE = {"games", "language", "suite", "implementing"}
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def commands(page: Path) -> list[tuple[str, str]]:
    """Return the commands that a page shows, each with the output that it shows."""
    found = []
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), [each for page in PAGES for each in commands(page)], ids=lambda text: text[:60])
def test_a_command_prints_what_the_page_shows(command: str, output: str) -> None:
    bin_folder = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}

    found = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
    )

    shown = found.stdout + found.stderr
    assert doctest.OutputChecker().check_output(output, shown, FLAGS), shown


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS)

    assert result.failed == 0


def test_every_relative_link_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            found = (page.parent / target).exists() or (page.parent / f"{target}.md").exists()
            assert found or target.split("/")[0] in MADE, f"{page.name}: {target}"  # the build sees to what it makes


def test_every_vector_that_the_pages_name_is_there() -> None:
    known = {vector.id.split("/", 1)[1] for vector in bundled()}
    text = (ROOT / "docs" / "first-contact.md").read_text(encoding="utf-8")

    named = [name for name in re.findall(r"`([a-z0-9-]+/[a-z0-9-]+)`", text) if not name.startswith(("burying/", "fourth/every"))]
    assert named
    assert [name for name in named if name not in known] == []
