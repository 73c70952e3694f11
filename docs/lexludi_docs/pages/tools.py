"""Pages for those who write programs: the schemas of everything that is JSON, and the commands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

import click
from docutils import nodes

from lexludi.position_schema import schema_of_positions
from lexludi_conformance.commands import main
from lexludi_docs.book import Book, as_json
from lexludi_docs.markup import Piece, code, literal, para, section, table
from lexludi_docs.page import Page
from lexludi_spec.schema import schema_of_rules

_FILES = {
    "protocol": "What is asked of a program, and what it answers",
    "vector": "A vector",
    "record": "A saved game",
}


def schema_files(books: Sequence[Book]) -> dict[str, Any]:
    """Return every schema by the name of the file that holds it beside the pages."""
    folder = files("lexludi_conformance") / "schemas"
    found = {name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in _FILES}
    return {**found, "rules": schema_of_rules(), **{f"position-{book.game.id}": schema_of_positions(book.game) for book in books}}


def schemas(books: Sequence[Book], page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes both
    """Return the page of schemas."""
    lead = para(
        "Everything that is JSON has a schema (draft 2020-12). Three come with the package; the others are made from the data that they "
        "describe."
    )
    rows: list[list[Piece]] = [
        [said, _file(name), literal(f"lexludi_conformance/schemas/{name}.json")] for name, said in _FILES.items()
    ]
    rows.append(["A rulebook", _file("rules"), literal("lexludi export --schema")])
    rows += [[f"A position of {book.game.title}", _file(f"position-{book.game.id}"), ""] for book in books]
    known = schema_files(())
    shown = [section(f"schema-{name}", _FILES[name], code(as_json(known[name]), "json")) for name in _FILES]
    return [section("schemas", "The schemas", lead, table(["Of", "File", "Also by"], rows), *shown)]


def _file(name: str) -> Piece:
    return nodes.inline("", "", nodes.reference("", f"{name}.json", refuri=f"../schemas/{name}.json"))


def commands(page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes one
    """Return the page of commands."""
    lead = para("One command with many parts. Each tells with ", literal("--help"), " what is told here.")
    parts = [_command(name, each) for name, each in sorted(main.commands.items())]
    return [section("commands", "The commands", lead, *parts)]


def _command(name: str, command: click.Command) -> nodes.Node:
    context = click.Context(command, info_name=f"lexludi {name}")
    usage = " ".join([f"lexludi {name}", *command.collect_usage_pieces(context)])
    told = [para(*_terms(" ".join(part.split()))) for part in (command.help or "").split("\n\n")]
    rows = list(_options(command, context))
    return section(f"command-{name}", name, code(usage, "text"), *told, *([table(["Option", ""], rows)] if rows else []))


def _options(command: click.Command, context: click.Context) -> Iterator[list[Piece]]:
    for each in command.params:
        told = each.get_help_record(context)
        if told is not None and isinstance(each, click.Option):
            yield [literal(told[0]), told[1]]


def _terms(text: str) -> Iterator[Piece]:
    for i, part in enumerate(re.split(r"`([^`]*)`|(?<!\S)(--[a-z-]+)", text)):
        if part:
            yield literal(part) if i % 3 else part
