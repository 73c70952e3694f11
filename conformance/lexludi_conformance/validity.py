"""Whether the vectors themselves are in order: possible positions, true expectations, known sources, one reading each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from lexludi.errors import LexludiError
from lexludi.fillings import FILLINGS, Filling
from lexludi.positions import impossible, read_position
from lexludi.table import Table
from lexludi_conformance.program import Local
from lexludi_conformance.serve import CAN, Server
from lexludi_conformance.trial import Trial
from lexludi_conformance.vectors import Vector
from lexludi_spec.games import load
from lexludi_spec.sentences import sentences
from lexludi_spec.settle import clash, options

#: What the reference offers for every game.
OFFER = {"can": CAN, "turns": "steps", "chance": "given", "components": "any", "readings": "any"}


def on_reference(vector: Vector, filling: Filling = "plain", readings: dict[str, str] | None = None) -> list[str]:
    """Return what differs when the reference is judged by a vector, perhaps under other readings than its own."""
    trial = Trial(Local(Server().answer), vector, OFFER, filling, readings)
    verdict = trial.verdict()
    found = [f"{finding.where}: {finding.what}" for finding in verdict.findings]
    return found if verdict.status in ("passed", "failed") else [*found, f"{verdict.kind}: {verdict.reason}"]


@cache
def depends(vector: Vector) -> frozenset[str]:
    """Return the options under whose other readings an asserted part of a vector changes. Computed, never claimed."""
    found = set()
    for ruling in options(load(vector.game)):
        own = vector.readings.get(ruling.id, ruling.default)
        for answer in ruling.answers:
            readings = {**vector.readings, ruling.id: answer.name}
            if answer.name != own and ruling.id not in found and not clash(load(vector.game), readings):
                try:
                    differs = bool(on_reference(vector, readings=readings))
                except LexludiError:
                    differs = True
                if differs:
                    found.add(ruling.id)
    return frozenset(found)


def faults(vector: Vector) -> Iterator[str]:
    """Yield everything that is wrong with a vector."""
    game = load(vector.game)
    known = {clause.id for clause in game.clauses}
    yield from (f"clauses: there is no {clause!r}" for clause in vector.clauses if clause not in known)
    source = vector.data["source"]
    yield from (f"source: there is no sentence {id_!r}" for id_ in source.get("sentences", ()) if id_ not in sentences(game.id))
    if not vector.id.startswith(f"{game.id}/"):
        yield f"the id does not begin with {game.id}/"
    if vector.kind in ("position", "view"):
        table = Table(game, vector.players, vector.readings)
        yield from (f"given: {what}" for what in impossible(table, vector.data["given"]))
    for filling in FILLINGS if vector.kind in ("position", "view") else FILLINGS[:1]:
        yield from (f"{filling} filling: {what}" for what in on_reference(vector, filling))
    if vector.kind == "position":
        yield from _because(vector)


def _because(vector: Vector) -> Iterator[str]:
    """The clauses that forbid a move are all of them, not only some."""
    table = Table(load(vector.game), vector.players, vector.readings)
    state = read_position(table, vector.data["given"])
    for move in vector.data["moves"]:
        if "chance" in move:
            chance = table.chance(state)
            assert chance is not None
            state = table.settle(state, table.notation.read(move["outcome"], chance.sort, move["chance"]))
        else:
            state = table.apply(state, table.read_act(move))
    for i, each in enumerate(vector.data.get("tries", ())):
        if "refused" in each:
            expected = sorted(each["refused"]["because"])
            found = sorted({refusal.clause for refusal in table.why_not(state, table.read_act(each["move"]))})
            if found != expected:
                yield f"tries[{i}]: because is {expected}, and the rules say {found}"


def pairless(vectors: Iterable[Vector], game: str) -> list[str]:
    """Return the readings for which no pair of vectors shows the difference: the same given and moves, another then."""
    mine = [vector for vector in vectors if vector.game == game]
    lacking = []
    for ruling in options(load(game)):
        for answer in ruling.answers:
            if answer.name == ruling.default:
                continue
            others = [vector for vector in mine if vector.readings.get(ruling.id) == answer.name]
            if not any(_paired(vector, other) for vector in others for other in mine if other.readings == {}):
                lacking.append(f"{ruling.id} {answer.name}")
    return lacking


def _paired(one: Vector, other: Vector) -> bool:
    return do_the_same(one, other) and any(one.data.get(key) != other.data.get(key) for key in ("then", "views", "steps"))


def do_the_same(one: Vector, other: Vector) -> bool:
    """Tell whether two vectors begin at the same position and make the same moves."""
    return all(one.data.get(key) == other.data.get(key) for key in ("given", "moves", "players")) and done(one) == done(other)


def done(replay: Vector) -> list[dict[str, Any]]:
    """Return the steps of a replay without its checks."""
    return [step for step in replay.data.get("steps", ()) if "check" not in step]
