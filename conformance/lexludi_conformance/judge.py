"""A program is judged by vectors: each part of an assertion at its level, and everything that differs is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from attrs import field, frozen

from lexludi.errors import LexludiError, Malformed
from lexludi.fillings import Filling
from lexludi.notation import listed
from lexludi.positions import (
    Contents,
    read_contents,
    read_holdings,
    read_position,
    told_by,
    with_changes,
    write_cards,
    write_position,
)
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi_conformance.program import Misbehaviour, Program
from lexludi_conformance.vectors import Vector
from lexludi_spec.games import load

Status: TypeAlias = Literal["passed", "failed", "erroneous", "inapplicable", "skipped"]
STATUSES: tuple[Status, ...] = ("passed", "failed", "erroneous", "inapplicable", "skipped")
LEVELS = (1, 2, 3)
#: After so many vectors in a row that a program did not survive, the rest is skipped.
PATIENCE = 25


@frozen
class Finding:
    """One thing that differs: at which level, in which part of the vector, and what."""

    level: int
    where: str
    what: str


@frozen
class Verdict:
    """What became of one vector."""

    vector: Vector
    status: Status
    findings: tuple[Finding, ...] = ()
    #: for each level that the vector asserts something at: passed, failed, or not offered
    levels: Mapping[int, str] = field(factory=dict)
    #: what kind of misbehaviour or error it was, or why it does not apply
    kind: str = ""
    reason: str = ""


class NotOffered(Exception):
    """A program says that it cannot do something that it did not promise."""


class Trial:
    """One vector put to a program."""

    def __init__(
        self,
        program: Program,
        vector: Vector,
        offer: Mapping[str, Any],
        filling: Filling = "plain",
        readings: Mapping[str, str] | None = None,
    ) -> None:
        """Put a vector to a program that offers something for its game, perhaps playing under other readings than its own."""
        self.program, self.vector, self.offer, self.filling = program, vector, offer, filling
        self.table = Table(load(vector.game), vector.players, vector.readings)
        self.played = self.table.readings if readings is None else readings
        self.findings: list[Finding] = []
        self.asserted: set[int] = set()
        self.missing: set[int] = set()

    # ------------------------------------------------------------------------------------------------- outcomes
    def verdict(self) -> Verdict:
        """Put the vector and return what became of it."""
        try:
            {"position": self._position, "score": self._score, "view": self._view, "replay": self._replay}[self.vector.kind]()
        except Misbehaviour as wrong:
            return Verdict(self.vector, "erroneous", tuple(self.findings), self._levels(), wrong.kind, wrong.text)
        except NotOffered as why:
            return Verdict(self.vector, "inapplicable", reason=str(why))
        return Verdict(self.vector, "failed" if self.findings else "passed", tuple(self.findings), self._levels())

    def _levels(self) -> dict[int, str]:
        failed = {finding.level for finding in self.findings}
        return {
            level: "failed" if level in failed else "not offered" if level in self.missing else "passed"
            for level in sorted(self.asserted | self.missing)
        }

    def differs(self, level: int, where: str, what: str) -> None:
        """Note something that differs."""
        self.findings.append(Finding(level, where, what))

    def holds(self, level: int, where: str, expected: Any, found: Any) -> None:
        """Assert that something is as expected."""
        self.asserted.add(level)
        if found != expected:
            self.differs(level, where, f"expected {_told(expected)}, got {_told(found)}")

    # ------------------------------------------------------------------------------------------------- requests
    def ask(self, kind: str, **request: Any) -> Any:
        """Return what the program answers; what it cannot do may make the vector inapplicable."""
        reply = self.program.ask(ask=kind, **request)
        if "error" in reply:
            raise Misbehaviour("error", f"{kind}: {reply['error']}")
        if "unsupported" in reply:
            if self._promised(kind):
                raise Misbehaviour("broken promise", f"{kind}: it says that it can, and then: {reply['unsupported']}")
            raise NotOffered(f"{kind}: {reply['unsupported']}")
        return reply

    def _promised(self, kind: str) -> bool:
        whole = self.offer.get("turns") == "whole"
        return kind in self.offer.get("can", ()) and not (whole and kind in ("start", "position", "view"))

    def wanted(self, kind: str, **request: Any) -> Any:
        """Return the ``ok`` of a reply."""
        reply = self.ask(kind, **request)
        if "ok" not in reply:
            raise Misbehaviour("strange reply", f"{kind}: ok is expected, not {_told(reply)}")
        return reply["ok"]

    def start(self, given: Mapping[str, Any] | None) -> Any:
        """Start the game at a position, or at its set-up."""
        request: dict[str, Any] = {"game": self.vector.game, "players": self.vector.players, "readings": self.played}
        if given is not None:
            request["position"] = given
        return self.wanted("start", **request)

    def apply(self, move: Mapping[str, Any]) -> dict[str, Any]:
        """Return the reply to a move: accepted or refused."""
        reply: dict[str, Any] = self.ask("apply", **move)
        if "accepted" not in reply and "refused" not in reply:
            raise Misbehaviour("strange reply", f"apply: accepted or refused is expected, not {_told(reply)}")
        return reply

    def move(self, move: Mapping[str, Any], where: str) -> Any:
        """Make a move that must be accepted; return where it leads, or nothing if it is refused."""
        reply = self.apply(move)
        self.asserted.add(1)
        if "refused" in reply:
            self.differs(1, where, f"{_told(move)} is refused: {_told(reply['refused'])}")
            return None
        return reply["accepted"]

    # ------------------------------------------------------------------------------------------------ positions
    def given(self) -> dict[str, Any]:
        """Return the given position with what is unknown filled in."""
        state = read_position(self.table, self.vector.data["given"], self.filling)
        return write_position(self.table, state)

    def _position(self) -> None:
        data, given = self.vector.data, self.given()
        state = read_position(self.table, given)
        contents = Contents(state.cells, state.variables)
        before = self._moved(given, state, data["moves"])
        if before is None:
            return
        here, state = before
        after = self.compare(data["then"], here, state, contents, "then")
        for i, each in enumerate(data.get("tries", ())):
            self._try(each, given, data["moves"], state, after, f"tries[{i}]")

    def _moved(self, given: Mapping[str, Any], state: State, moves: Sequence[Any]) -> tuple[Any, State] | None:
        """Start at the given position and make the moves; the reference goes along."""
        here = self.start(given)
        for i, move in enumerate(moves):
            if "chance" in move:
                here = self.wanted("chance", what=move["chance"], outcome=move["outcome"])
                chance = self.table.chance(state)
                assert chance is not None
                state = self.table.settle(state, self.table.notation.read(move["outcome"], chance.sort, move["chance"]))
                continue
            here = self.move(move, f"moves[{i}]")
            if here is None:
                return None
            state = self.table.apply(state, self.table.read_act(move))
        return here, state

    def _try(
        self, each: Mapping[str, Any], given: Mapping[str, Any], moves: Sequence[Any], state: State, after: Contents, where: str
    ) -> None:
        begin = read_position(self.table, given)
        if self._moved(given, begin, moves) is None:
            return
        if "accepted" in each:
            here = self.move(each["move"], where)
            if here is not None:
                then = self.table.apply(state, self.table.read_act(each["move"]))
                self.compare(each["accepted"], here, then, after, where)
            return
        reply = self.apply(each["move"])
        self.asserted.add(1)
        if "accepted" in reply:
            self.differs(1, where, f"{_told(each['move'])} is accepted")
            return
        self._because(each["refused"]["because"], reply["refused"], where)
        self.same_contents(after, state, f"{where}, after the refusal")

    def _because(self, expected: list[str], refused: Any, where: str) -> None:
        because = refused.get("because") if isinstance(refused, dict) else None
        if because is None:
            self.missing.add(3)
            return
        self.asserted.add(3)
        if not isinstance(because, list) or not because or not set(map(str, because)) <= set(expected):
            self.differs(3, where, f"refused because of {_told(because)}; it is because of {listed(expected)}")

    def compare(self, expected: Mapping[str, Any], here: Any, state: State, before: Contents, where: str) -> Contents:
        """Compare where the program is with what is expected; return the contents that are expected."""
        if not isinstance(here, dict):
            raise Misbehaviour("strange reply", f"an object that says at and by is expected, not {_told(here)}")
        for key in ("at", "winners"):
            if key in expected:
                self.holds(1, f"{where}: {key}", _sorted(expected[key]), _sorted(here.get(key)))
        if "by" in expected:
            self.holds(1, f"{where}: by", sorted(expected["by"]), _sorted(here.get("by", [])))
        after = with_changes(self.table, before, expected.get("changed", {}))
        position = self.same_contents(after, state, where)
        if position is not None and "with" in expected and "with" in position:
            for name, value in expected["with"].items():
                self.holds(2, f"{where}: with, {name}", value, position["with"].get(name))
        for player, moves in expected.get("legal", {}).items():
            self.legal(player, moves, state, f"{where}: legal, {player}")
        return after

    def same_contents(self, expected: Contents, state: State, where: str) -> Any:
        """Compare the contents of all places, and of the variables that still matter; return the program's position."""
        try:
            position = self.wanted("position")
        except NotOffered:
            self.missing.add(2)
            return None
        self.asserted.add(2)
        try:
            found = read_contents(self.table, position)
        except Malformed as wrong:
            self.differs(2, f"{where}: position", str(wrong))
            return position
        flow, notation = self.table.flow, self.table.notation
        for i, (name, key) in enumerate(flow.places.labels):
            if found.cells[i] != expected.cells[i]:
                place = flow.known.places[name]
                want, got = (write_cards(self.table, place, each.cells[i]) for each in (expected, found))
                self.differs(2, f"{where}: {self.label(name, key)}", f"expected {_told(want)}, got {_told(got)}")
        needs, stop = flow.needs[flow.points[state.point]], self.table.stop(state)
        told = told_by(None if stop is None else stop.node)
        for i, (name, key) in enumerate(flow.variables.labels):
            if name in needs.variables and name != told and found.variables[i] != expected.variables[i]:
                sort = flow.known.variables[name].sort
                want, got = (notation.write(each.variables[i], sort) for each in (expected, found))
                self.differs(2, f"{where}: {self.label(name, key)}", f"expected {_told(want)}, got {_told(got)}")
        return position

    def label(self, name: str, key: tuple[Any, ...]) -> str:
        """Return what a part of a position is called."""
        declared = self.table.flow.known.places.get(name) or self.table.flow.known.variables[name]
        names = self.table.flow.known.names
        return "/".join(
            [name, *(str(self.table.notation.write(each, names[over.var])) for each, over in zip(key, declared.over, strict=True))]
        )

    def legal(self, player: str, expected: Sequence[Any], state: State, where: str) -> None:
        """Compare the set of moves that a player may make, exactly: what is missing, too much, or listed twice."""
        found = self.wanted("legal", by=player)
        self.asserted.add(2)
        if not isinstance(found, list):
            raise Misbehaviour("strange reply", f"legal: a list of moves is expected, not {_told(found)}")
        want = {self._spelled(player, move, state): move for move in expected}
        got: dict[Any, Any] = {}
        for move in found:
            try:
                spelled = self._spelled(player, move, state)
            except Malformed as wrong:
                self.differs(2, where, f"{_told(move)} cannot be read: {wrong}")
                continue
            if spelled in got:
                self.differs(2, where, f"{_told(move)} is listed twice")
            got[spelled] = move
        for spelled, move in want.items():
            if spelled not in got:
                self.differs(2, where, f"{_told(move)} is missing")
        for spelled, move in got.items():
            if spelled not in want:
                self.differs(2, where, f"{_told(move)} is too much")

    def _spelled(self, player: str, move: Any, state: State) -> Act:
        act = self.table.read_act({"by": player} | move if isinstance(move, dict) else move)
        return self.table.canonical(state, act)

    # ------------------------------------------------------------------------------------- scores, views, replays
    def _score(self) -> None:
        data = self.vector.data
        holdings = {key: value for key, value in data["given"].items() if key not in ("game", "players")}
        read_holdings(self.table, holdings)
        request = {"game": self.vector.game, "players": self.vector.players, "readings": self.played}
        found = self.wanted("score", position=holdings, **request)
        if not isinstance(found, dict) or not isinstance(found.get("points"), dict):
            raise Misbehaviour("strange reply", f"score: points are expected, not {_told(found)}")
        for player in self.vector.players:
            self.holds(1, f"points, {player}", data["then"]["points"].get(player, 0), found["points"].get(player, 0))
        if "winners" in data["then"]:
            self.holds(1, "winners", sorted(data["then"]["winners"]), _sorted(found.get("winners")))

    def _view(self) -> None:
        data, given = self.vector.data, self.given()
        before = self._moved(given, read_position(self.table, given), data.get("moves", ()))
        if before is None:
            return
        for player, expected in data["views"].items():
            self.view(player, expected, f"view of {player}")
        for i, each in enumerate(data.get("alike", ())):
            state = read_position(self.table, given)
            contents = with_changes(self.table, Contents(state.cells, state.variables), each["changed"])
            other = State(state.point, state.names, contents.cells, contents.variables, state.answers, state.winners)
            self._moved(write_position(self.table, other), other, data.get("moves", ()))
            self.view(each["seat"], data["views"][each["seat"]], f"alike[{i}]: view of {each['seat']}")

    def view(self, player: str, expected: Mapping[str, Any], where: str) -> None:
        """Compare what a player sees, exactly; what he should not see is said to be so."""
        found = self.wanted("view", seat=player)
        self.asserted.add(2)
        if not isinstance(found, dict):
            raise Misbehaviour("strange reply", f"view: an object is expected, not {_told(found)}")
        want, got = normal_view(expected), normal_view(found)
        for key in sorted(want.keys() | got.keys()):
            if want.get(key) != got.get(key):
                hidden = isinstance(want.get(key), dict) and "hidden" in want[key]
                what = "it shows what this player does not see: " if hidden and got.get(key) is not None else ""
                self.differs(2, f"{where}: {key}", f"{what}expected {_told(want.get(key))}, got {_told(got.get(key))}")

    def _replay(self) -> None:
        here, state = self.start(None), self.table.start()
        for i, step in enumerate(self.vector.data["steps"]):
            where = f"steps[{i}]"
            if "check" in step:
                self._check(step["check"], here, state, where)
            elif "chance" in step:
                chance = self.table.chance(state)
                if chance is None or chance.what != step["chance"]:
                    raise LexludiError(f"{self.vector.id}: {where}: {step['chance']} is not up to chance here")
                state = self.table.settle(state, self.table.notation.read(step["outcome"], chance.sort, step["chance"]))
                here = self.wanted("chance", what=step["chance"], outcome=step["outcome"])
            else:
                state = self.table.apply(state, self.table.read_act(step))
                here = self.move(step, where)
                if here is None:
                    return

    def _check(self, check: Mapping[str, Any], here: Any, state: State, where: str) -> None:
        for key in ("at", "by", "winners"):
            if key in check:
                self.holds(1, f"{where}: {key}", _sorted(check[key]), _sorted(here.get(key)))
        if "position" in check:
            contents = read_contents(self.table, check["position"])
            self.same_contents(contents, state, where)
        for player, moves in check.get("legal", {}).items():
            self.legal(player, moves, state, f"{where}: legal, {player}")
        for player, expected in check.get("views", {}).items():
            self.view(player, expected, f"{where}: view of {player}")


def normal_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view without what may be left out of it."""
    return {
        key: inner
        for key, value in view.items()
        if key not in ("game", "players") and (inner := _normal(value)) not in ([], {}, 0, None)
    }


def _normal(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: inner for key, each in value.items() if (inner := _normal(each)) not in ([], {}, 0, None)}
    if isinstance(value, list) and all(isinstance(each, list) and not each for each in value):
        return []
    return value


def _sorted(value: Any) -> Any:
    return sorted(value, key=str) if isinstance(value, list) else value


def _told(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:297] + "…"


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
    table = Table(load(vector.game), vector.players)
    given = vector.data.get("given", {})
    contents = read_contents(table, {key: value for key, value in given.items() if key not in ("at", "by", "with")})
    needed = {
        str(table.notation.write_card(card))
        for cards in contents.cells
        for card in cards
        if not card.kept and card.component in known
    }
    lacking = sorted(needed - {str(name) for faces in known.values() for name in faces})
    return f"the program has no {listed(lacking)}" if lacking else ""


# -------------------------------------------------------------------------------------------------- many vectors
def hello(program: Program) -> dict[str, Any]:
    """Return what a program says of itself.

    Raises:
        Misbehaviour: if it says nothing of the kind.
    """
    reply = program.ask(ask="hello", protocol="1.0")
    said = reply.get("ok")
    if not isinstance(said, dict) or not isinstance(said.get("games"), dict):
        raise Misbehaviour("strange reply", f"hello: a name and games are expected, not {_told(reply)}")
    return said


def judge(
    program: Program, vectors: Iterable[Vector], offers: Mapping[str, Any], depends: Callable[[Vector], frozenset[str]]
) -> Iterator[Verdict]:
    """Put vectors to a program one after the other; yield what became of each.

    After misbehaviour the program is started again; when it has not survived many in a row, the rest is skipped.
    """
    lost = 0
    for vector in vectors:
        if lost >= PATIENCE:
            yield Verdict(vector, "skipped", reason=f"the program did not survive the {PATIENCE} vectors before")
            continue
        why = why_inapplicable(vector, offers.get(vector.game), depends)
        if why:
            yield Verdict(vector, "inapplicable", reason=why)
            continue
        verdict = Trial(program, vector, offers[vector.game]).verdict()
        lost = lost + 1 if verdict.status == "erroneous" and verdict.kind not in ("error", "broken promise", "strange reply") else 0
        if lost:
            program.restart()
        yield verdict
