"""One vector put to a program: each part of an assertion at its level, and everything that differs is told."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from attrs import field, frozen

from lexludi.errors import Malformed, MalformedOutcome
from lexludi.fillings import Filling
from lexludi.notation import listed, shown
from lexludi.positions import (
    Contents,
    read_contents,
    read_holdings,
    read_position,
    told_by,
    with_changes,
    write_cards,
    write_place,
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
            return Verdict(self.vector, "erroneous", tuple(self.findings), kind=wrong.kind, reason=wrong.text)
        except NotOffered as why:
            if not self.findings:
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
        if not same(found, expected):
            self.differs(level, where, f"expected {said_short(expected)}, got {said_short(found)}")

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
        """Tell whether a program must answer, by what it offers: in the middle of a whole turn it need not know where it is."""
        if self.offer.get("turns") == "whole" and kind in ("start", "position", "view"):
            return False
        return kind in ("start", "apply", "legal", "chance", *self.offer.get("can", ()))

    def wanted(self, kind: str, **request: Any) -> Any:
        """Return the ``ok`` of a reply."""
        reply = self.ask(kind, **request)
        if "ok" not in reply:
            raise Misbehaviour("strange reply", f"{kind}: ok is expected, not {said_short(reply)}")
        return reply["ok"]

    def start(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """Start the game at a position, or at its set-up; return where the program says it is."""
        request: dict[str, Any] = {"game": self.vector.game, "players": self.vector.players, "readings": self.played}
        if given is not None:
            request["position"] = given
        return _place("start", self.wanted("start", **request))

    def apply(self, move: Mapping[str, Any]) -> dict[str, Any]:
        """Return the reply to a move: accepted or refused."""
        reply: dict[str, Any] = self.ask("apply", **move)
        if "accepted" not in reply and "refused" not in reply:
            raise Misbehaviour("strange reply", f"apply: accepted or refused is expected, not {said_short(reply)}")
        _place("apply", reply.get("refused", {}))
        return reply

    def move(self, move: Mapping[str, Any], where: str) -> dict[str, Any] | None:
        """Make a move that must be accepted; return where it leads, or nothing if it is refused."""
        reply = self.apply(move)
        self.asserted.add(1)
        if "refused" in reply:
            self.differs(1, where, f"{said_short(move)} is refused: {said_short(reply['refused'])}")
            return None
        return _place("apply", reply["accepted"])

    def settle(self, state: State, chance: Mapping[str, Any]) -> tuple[dict[str, Any], State]:
        """Supply an outcome of chance; return where the program is, and where the reference is."""
        state = settled(self.table, state, chance)
        return _place("chance", self.wanted("chance", what=chance["chance"], outcome=chance["outcome"])), state

    # ------------------------------------------------------------------------------------------------ positions
    def given(self) -> dict[str, Any]:
        """Return the given position with what is unknown filled in."""
        known = self.offer.get("components")
        state = read_position(self.table, self.vector.data["given"], self.filling, known if isinstance(known, dict) else None)
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

    def _moved(self, given: Mapping[str, Any], state: State, moves: Sequence[Any]) -> tuple[dict[str, Any], State] | None:
        """Start at the given position and make the moves; the reference goes first, for the moves must be right."""
        here: dict[str, Any] | None = self.start(given)
        for i, move in enumerate(moves):
            if "chance" in move:
                here, state = self.settle(state, move)
                continue
            state = self.table.apply(state, self.table.read_act(move))
            here = self.move(move, f"moves[{i}]")
            if here is None:
                return None
        assert here is not None
        return here, state

    def _try(
        self, each: Mapping[str, Any], given: Mapping[str, Any], moves: Sequence[Any], state: State, after: Contents, where: str
    ) -> None:
        begin = read_position(self.table, given)
        if self._moved(given, begin, moves) is None:
            return
        if "accepted" in each:
            then = self.table.apply(state, self.table.read_act(each["move"]))
            here = self.move(each["move"], where)
            if here is not None:
                self.compare(each["accepted"], here, then, after, where)
            return
        reply = self.apply(each["move"])
        self.asserted.add(1)
        if "accepted" in reply:
            self.differs(1, where, f"{said_short(each['move'])} is accepted")
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
            self.differs(3, where, f"refused because of {said_short(because)}; it is because of {listed(expected)}")

    def compare(self, expected: Mapping[str, Any], here: Mapping[str, Any], state: State, before: Contents, where: str) -> Contents:
        """Compare where the program is with what is expected; return the contents that are expected."""
        for key in ("at", "winners"):
            if key in expected:
                self.holds(1, f"{where}: {key}", _sorted(expected[key]), _sorted(here.get(key)))
        if "by" in expected:
            self.holds(1, f"{where}: by", sorted(expected["by"]), _sorted(here.get("by", [])))
        after = with_changes(self.table, before, expected.get("changed", {}))
        position = self.same_contents(after, state, where)
        told = position.get("with") if position is not None else None
        if isinstance(told, dict):
            for name, value in expected.get("with", {}).items():
                self.holds(2, f"{where}: with, {name}", value, told.get(name))
        for player, moves in expected.get("legal", {}).items():
            self.legal(player, moves, state, f"{where}: legal, {player}")
        return after

    def same_contents(self, expected: Contents, state: State, where: str) -> dict[str, Any] | None:
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
            return None
        if not isinstance(position.get("with", {}), dict):
            self.differs(2, f"{where}: position", f"with: an object is expected, not {said_short(position['with'])}")
        mine = write_place(self.table, state)
        for part in ("at", "by", "winners"):
            if part in position:
                self.holds(2, f"{where}: position, {part}", _sorted(mine.get(part)), _sorted(position[part]))
        flow, notation = self.table.flow, self.table.notation
        for i, (name, key) in enumerate(flow.places.labels):
            if found.cells[i] != expected.cells[i]:
                place = flow.known.places[name]
                want, got = (write_cards(self.table, place, each.cells[i]) for each in (expected, found))
                self.differs(2, f"{where}: {self.label(name, key)}", f"expected {said_short(want)}, got {said_short(got)}")
        needs, stop = flow.needs[flow.points[state.point]], self.table.stop(state)
        told = told_by(None if stop is None else stop.node)
        for i, (name, key) in enumerate(flow.variables.labels):
            if name in needs.variables and name != told and found.variables[i] != expected.variables[i]:
                sort = flow.known.variables[name].sort
                want, got = (notation.write(each.variables[i], sort) for each in (expected, found))
                self.differs(2, f"{where}: {self.label(name, key)}", f"expected {said_short(want)}, got {said_short(got)}")
        found_: dict[str, Any] = position
        return found_

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
            raise Misbehaviour("strange reply", f"legal: a list of moves is expected, not {said_short(found)}")
        want = {self._spelled(player, move, state): move for move in expected}
        got: dict[Any, Any] = {}
        for move in found:
            try:
                spelled = self._spelled(player, move, state)
            except Malformed as wrong:
                self.differs(2, where, f"{said_short(move)} cannot be read: {wrong}")
                continue
            if spelled in got:
                self.differs(2, where, f"{said_short(move)} is listed twice")
            got[spelled] = move
        for spelled, move in want.items():
            if spelled not in got:
                self.differs(2, where, f"{said_short(move)} is missing")
        for spelled, move in got.items():
            if spelled not in want:
                self.differs(2, where, f"{said_short(move)} is too much")

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
            raise Misbehaviour("strange reply", f"score: points are expected, not {said_short(found)}")
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
        """Compare what a player sees, exactly; what should not be seen is said to be so."""
        found = self.wanted("view", seat=player)
        self.asserted.add(2)
        if not isinstance(found, dict):
            raise Misbehaviour("strange reply", f"view: an object is expected, not {said_short(found)}")
        want, got = normal_view(expected), normal_view(found)
        for key in sorted(want.keys() | got.keys()):
            if not same(want.get(key), got.get(key)):
                hidden = isinstance(want.get(key), dict) and "hidden" in want[key]
                what = "it shows what this player does not see: " if hidden and got.get(key) is not None else ""
                self.differs(2, f"{where}: {key}", f"{what}expected {said_short(want.get(key))}, got {said_short(got.get(key))}")

    def _replay(self) -> None:
        here, state = self.start(None), self.table.start()
        for i, step in enumerate(self.vector.data["steps"]):
            where = f"steps[{i}]"
            if "check" in step:
                self._check(step["check"], here, state, where)
            elif "chance" in step:
                here, state = self.settle(state, step)
            else:
                state = self.table.apply(state, self.table.read_act(step))
                moved = self.move(step, where)
                if moved is None:
                    return
                here = moved

    def _check(self, check: Mapping[str, Any], here: Mapping[str, Any], state: State, where: str) -> None:
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


def settled(table: Table, state: State, told: Mapping[str, Any]) -> State:
    """Go on with an outcome of chance as it is told: ``{"chance": …, "outcome": …}``.

    Raises:
        MalformedOutcome: if that is not up to chance now, or cannot have come up.
    """
    chance = table.chance(state)
    if chance is None or chance.what != told["chance"]:
        raise MalformedOutcome(f"{shown(told['chance'])} is not up to chance now")
    return table.settle(state, table.notation.read(told["outcome"], chance.sort, f"outcome of {chance.what}"))


def same(one: Any, other: Any) -> bool:
    """Tell whether two things are the same JSON: true is not 1, and 20.0 is not 20."""
    return bool(one == other) and json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _place(kind: str, here: Any) -> dict[str, Any]:
    if not isinstance(here, dict):
        raise Misbehaviour("strange reply", f"{kind}: an object is expected, not {said_short(here)}")
    return here


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


def said_short(value: Any) -> str:
    """Return JSON in one line, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:297] + "…"
