"""The sentences of the published rulebooks: an id, a kind and a hash for each, never the text, which is its publisher's."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from attrs import frozen

_STRAIGHT = {0x201C: '"', 0x201D: '"', 0x2018: "'", 0x2019: "'", 0x2013: "-", 0x2014: "-"}


@frozen
class Sentence:
    """A numbered place in a rulebook: what kind of sentence it is, and the hash of its normalised text."""

    id: str
    kind: str
    hash: str


@cache
def sentences(game: str) -> dict[str, Sentence]:
    """Return the sentences of a game's rulebook by their ids, in order."""
    return {sentence.id: sentence for sentence in (Sentence(*row) for row in _rows(game, "sentences.tsv"))}


@cache
def examples(game: str) -> dict[str, str]:
    """Return the examples of a game's rulebook by their ids, each with the reason why no vector shows it, if none does."""
    return {row[0]: row[1] for row in _rows(game, "examples.tsv")}


def _rows(game: str, name: str) -> list[list[str]]:
    text = (files(f"lexludi_spec.games.{game.replace('-', '_')}") / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]


def hash_of(text: str) -> str:
    """Return the hash of a sentence: white space, capitals and the shape of quotation marks do not matter."""
    normal = " ".join(text.translate(_STRAIGHT).split()).casefold()
    return hashlib.sha256(normal.encode()).hexdigest()[:16]
