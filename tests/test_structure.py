"""How the project is built: who may import whom, which words may stand where, and how large the core may grow."""

from __future__ import annotations

import ast
import re
import sys
import tokenize
import tomllib
from pathlib import Path

import pytest

from lexludi_spec.games import ids, load

ROOT = Path(__file__).parent.parent
PACKAGES = {"spec": "lexludi_spec", "reference": "lexludi", "conformance": "lexludi_conformance"}
ALLOWED = {
    "lexludi_spec": {"lexludi_spec", "attrs"},
    "lexludi": {"lexludi", "lexludi_spec", "attrs", "click", "rich"},
    "lexludi_conformance": {"lexludi_conformance", "lexludi", "lexludi_spec", "attrs", "click", "rich"},
}
#: Words of the games that neither the language nor the interpreter knows, in the names of classes and fields either.
GAME_WORDS = re.compile(
    r"\b(berr(y|ied)|blueberr\w*|raspberr\w*|mocha|lemons?|tarts?|pies?|macarons?|cakes?|moar|paws?|larceny|bak(er|ery)|pirates?|tigers?"
    r"|boats?|chests?|treasures?|corn|grandpa|schatz\w*|smileys?|spades?|hearts?|diamonds?|melds?|wilds?)\b",
    re.IGNORECASE,
)
LIMITS = {"core": 1500, "language": 600}


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder / PACKAGES[folder]).rglob("*.py"))


@pytest.mark.parametrize("folder", PACKAGES)
def test_imports_go_one_way(folder: str) -> None:
    allowed = ALLOWED[PACKAGES[folder]] | sys.stdlib_module_names
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.split(".")[0] in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path", [*modules("reference"), *(p for p in modules("spec") if "games" not in p.parts)], ids=lambda p: p.name
)
def test_neither_the_language_nor_the_interpreter_knows_a_game(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.name == "commands.py" and "BT-Q15=B" in line:
            continue  # the help gives an example
        found = GAME_WORDS.search(re.sub(r"[_A-Z]", lambda letter: f" {letter[0].strip('_')}", line))
        assert found is None, f"{path.name}:{number}: {line.strip()}"


def logical_lines(path: Path) -> int:
    """Return how many logical lines of code a module has, without docstrings."""
    text = path.read_text(encoding="utf-8")
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    documented = sum(ast.get_docstring(node) is not None for node in ast.walk(ast.parse(text)) if isinstance(node, kinds))
    with tokenize.open(path) as file:
        return sum(token.type == tokenize.NEWLINE for token in tokenize.generate_tokens(file.readline)) - documented


@pytest.mark.parametrize("part", LIMITS)
def test_the_core_stays_small(part: str) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        listed = tomllib.load(file)["tool"]["lexludi"][part]

    assert sum(logical_lines(ROOT / name) for name in listed) <= LIMITS[part]


@pytest.mark.parametrize("id_", ids())
def test_the_rules_of_a_game_stay_short(id_: str) -> None:
    rules = ROOT / "spec" / "lexludi_spec" / "games" / id_.replace("-", "_") / "rules.py"

    assert len(rules.read_text(encoding="utf-8").splitlines()) <= 600
    assert load(id_).id == id_


@pytest.mark.parametrize("folder", PACKAGES)
def test_no_module_grows_too_long(folder: str) -> None:
    for path in modules(folder):
        if "games" not in path.parts:
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, path.name


def test_the_adapter_of_a_game_takes_at_most_eighty_lines() -> None:
    """Beside what any program of its kind can use: whole turns taken apart into steps, bags, lines of JSON."""
    engines = ROOT / "conformance" / "engines"
    for adapter in sorted([*engines.glob("*/main.*"), *engines.glob("*/adapters/*")]):
        lines = [line for line in adapter.read_text(encoding="utf-8").splitlines() if line.strip()]
        assert len(lines) <= 80, adapter
