"""A program is judged by vectors: which of them apply, what becomes of each, and when it is given up."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from lexludi.alike import said_short
from lexludi.errors import LexludiError
from lexludi.notation import listed
from lexludi.positions import known_cells
from lexludi.runtime import Piece
from lexludi.table import Table
from lexludi_conformance.program import PROTOCOL, Misbehaviour, Program, Unusable
from lexludi_conformance.trial import Trial, Verdict
from lexludi_conformance.vectors import MalformedVector, Vector
from lexludi_spec.games import load
from lexludi_spec.sorts import Card, List
from lexludi_spec.steps import Shuffle

#: After so many vectors in a row that a program did not survive, the rest is skipped.
PATIENCE = 25


# ------------------------------------------------------------------------------------------------- what applies
def why_inapplicable(vector: Vector, offer: Mapping[str, Any] | None, depends: Callable[[Vector], frozenset[str]]) -> str:
    """Return why a vector cannot be put to a program that offers this for its game; nothing if it can.

    Args:
        vector: the vector.
        offer: what the program said of the game in its hello; nothing if it does not know the game.
        depends: which options change an asserted part of a vector.
    """
    if offer is None:
        return "the program does not know this game"
    low, high = offer.get("players", [0, 99])
    if not low <= len(vector.players) <= high:
        return f"the program plays with {low} to {high}"
    if vector.kind not in offer.get("can", ()):
        return f"the program does not offer {vector.kind}"
    chance = vector.kind == "replay" or any("chance" in move for move in vector.data.get("moves", ()))
    if chance and offer.get("chance") != "given":
        return "its chance cannot be given from outside"
    return _other_readings(vector, offer, depends) or _other_components(vector, offer)


def _other_readings(vector: Vector, offer: Mapping[str, Any], depends: Callable[[Vector], frozenset[str]]) -> str:
    played = offer.get("readings", {})
    if played == "any":
        return ""
    table = Table(load(vector.game), vector.players)
    deviates = {
        ruling
        for ruling in table.readings
        if {**table.readings, **played}.get(ruling) != {**table.readings, **vector.readings}[ruling]
    }
    if not deviates:
        return ""
    wrong = sorted(deviates & (depends(vector) | set(vector.readings)))
    return f"it depends on {listed(wrong)}, which the program reads otherwise" if wrong else ""


def _other_components(vector: Vector, offer: Mapping[str, Any]) -> str:
    known = offer.get("components", "any")
    if known == "any" or not isinstance(known, dict):
        return ""
    table = Table(load(vector.game), vector.players, vector.readings)
    if vector.kind == "replay":
        cards = [card for outcome in _shuffled(vector, table) for card in outcome]
    else:
        told = {key: value for key, value in vector.data["given"].items() if key not in ("at", "by", "with")}
        cards = [card for cell in known_cells(table, told) for card in cell]
    needed = {str(table.notation.write_card(card)) for card in cards if not card.kept and card.component in known}
    lacking = sorted(needed - {str(name) for faces in known.values() for name in faces})
    return f"the program has no {listed(lacking)}" if lacking else ""


def _shuffled(vector: Vector, table: Table) -> Iterator[Sequence[Piece]]:
    """Yield the cards of every shuffle of a replay."""
    places = {stop.node.id: stop.node.place.place for stop in table.flow.stops.values() if isinstance(stop.node, Shuffle)}
    for step in vector.data["steps"]:
        if step.get("chance") in places:
            sort = List(Card(table.flow.known.places[places[step["chance"]]].holds))
            yield table.notation.read(step["outcome"], sort, step["chance"])


# -------------------------------------------------------------------------------------------------- many vectors
def hello(program: Program) -> dict[str, Any]:
    """Return what a program says of itself.

    Raises:
        Misbehaviour: if it says nothing of the kind.
    """
    reply = program.ask(ask="hello", protocol=PROTOCOL)
    said = reply.get("ok")
    if not isinstance(said, dict) or not isinstance(said.get("games"), dict):
        raise Misbehaviour("strange reply", f"hello: a name and games are expected, not {said_short(reply)}")
    for game, offer in said["games"].items():
        wrong = _wrong_offer(offer)
        if wrong:
            raise Misbehaviour("strange reply", f"hello: {game}: {wrong}")
    return said


def _wrong_offer(offer: Any) -> str:
    if not isinstance(offer, dict):
        return f"an object is expected, not {said_short(offer)}"
    for key, fits, expected in _OFFERS:
        if key in offer and not fits(offer[key]):
            return f"{key}: {expected} is expected, not {said_short(offer[key])}"
    return ""


def _words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


_OFFERS: tuple[tuple[str, Callable[[Any], bool], str], ...] = (
    (
        "players",
        lambda told: isinstance(told, list) and len(told) == 2 and all(type(each) is int for each in told),
        "the least and the greatest number",
    ),
    ("can", _words, "a list of kinds of vectors"),
    ("turns", lambda told: told in ("steps", "whole"), '"steps" or "whole"'),
    ("chance", lambda told: told in ("given", "announced", "logged"), '"given", "announced" or "logged"'),
    (
        "readings",
        lambda told: told == "any" or (isinstance(told, dict) and all(isinstance(each, str) for each in told.values())),
        '"any", or an object of readings',
    ),
    (
        "components",
        lambda told: told == "any" or (isinstance(told, dict) and all(map(_words, told.values()))),
        '"any", or a list of names for each component',
    ),
)
#: Kinds of misbehaviour after which a program answers on.
_ANSWERS_ON = ("error", "broken promise", "strange reply")


def judge(
    program: Program, vectors: Iterable[Vector], offers: Mapping[str, Any], depends: Callable[[Vector], frozenset[str]]
) -> Iterator[Verdict]:
    """Put vectors to a program one after the other; yield what became of each.

    After misbehaviour the program is started again; when it has not survived many in a row, the rest is skipped.

    Raises:
        MalformedVector: if a vector itself is wrong.
    """
    lost = 0
    for vector in vectors:
        if lost >= PATIENCE:
            yield Verdict(vector, "skipped", reason=f"the program did not survive the {PATIENCE} vectors before")
            continue
        try:
            why = why_inapplicable(vector, offers.get(vector.game), depends)
            verdict = Verdict(vector, "inapplicable", reason=why) if why else _tried(program, vector, offers[vector.game])
        except LexludiError as wrong:
            if isinstance(wrong, Unusable):
                raise
            raise MalformedVector(f"{vector.place}: {wrong}") from None
        if verdict.status == "erroneous" and verdict.kind not in _ANSWERS_ON:
            lost += 1
            program.restart()
            with contextlib.suppress(Misbehaviour):
                hello(program)
        elif not why:
            lost = 0
        yield verdict


def _tried(program: Program, vector: Vector, offer: Mapping[str, Any]) -> Verdict:
    """Put a vector to a program; it must have nothing to add, and be there afterwards."""
    verdict = Trial(program, vector, offer).verdict()
    if verdict.status == "erroneous" and verdict.kind not in _ANSWERS_ON:
        return verdict
    try:
        hello(program)
    except Misbehaviour as wrong:
        return Verdict(vector, "erroneous", verdict.findings, kind=wrong.kind, reason=f"after its last reply: {wrong.text}")
    return verdict
