"""One vector put to a program: what it asserts, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from attrs import field, frozen

from lexludi.alike import said_short, unordered
from lexludi.fillings import Filling
from lexludi.notation import listed
from lexludi.positions import (
    Contents,
    read_holdings,
    read_position,
    with_changes,
    write_position,
)
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_conformance.comparing import Comparing, Finding, NotOffered
from lexludi_conformance.program import Misbehaviour, Program
from lexludi_conformance.vectors import Vector
from lexludi_spec.games import load

Status: TypeAlias = Literal["passed", "failed", "erroneous", "inapplicable", "skipped"]
STATUSES: tuple[Status, ...] = ("passed", "failed", "erroneous", "inapplicable", "skipped")
LEVELS = (1, 2, 3)


@frozen
class Verdict:
    """What became of one vector."""

    vector: Vector
    status: Status
    findings: tuple[Finding, ...] = ()
    #: of each level that the vector asserts something at, whether it passed, failed, or was not offered
    levels: Mapping[int, str] = field(factory=dict)
    #: what kind of misbehaviour or error it was, or why it does not apply
    kind: str = ""
    reason: str = ""


class Trial(Comparing):
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
        super().__init__(program, Table(load(vector.game), vector.players, vector.readings), offer, readings)
        self.vector, self.filling = vector, filling

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
                self.holds(1, f"{where}: {key}", unordered(expected[key]), unordered(here.get(key)))
        if "by" in expected:
            self.holds(1, f"{where}: by", sorted(expected["by"]), unordered(here.get("by", [])))
        after = with_changes(self.table, before, expected.get("changed", {}))
        position = self.same_contents(after, state, where)
        told = position.get("with") if position is not None else None
        if isinstance(told, dict):
            for name, value in expected.get("with", {}).items():
                self.holds(2, f"{where}: with, {name}", value, told.get(name))
        for player, moves in expected.get("legal", {}).items():
            self.legal(player, moves, state, f"{where}: legal, {player}")
        return after

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
            self.holds(1, "winners", sorted(data["then"]["winners"]), unordered(found.get("winners")))

    def _view(self) -> None:
        data, given = self.vector.data, self.given()
        before = self._moved(given, read_position(self.table, given), data.get("moves", ()))
        if before is None:
            return
        for player, expected in data["views"].items():
            self.view(player, expected, before[1], f"view of {player}")
        for i, each in enumerate(data.get("alike", ())):
            state = read_position(self.table, given)
            contents = with_changes(self.table, Contents(state.cells, state.variables), each["changed"])
            other = State(state.point, state.names, contents.cells, contents.variables, state.answers, state.winners)
            self._moved(write_position(self.table, other), other, data.get("moves", ()))
            self.view(each["seat"], data["views"][each["seat"]], before[1], f"alike[{i}]: view of {each['seat']}")

    def _replay(self) -> None:
        here, state = self.start(None), self.table.start()
        for i, step in enumerate(self.vector.data["steps"]):
            where = f"steps[{i}]"
            if "check" in step:
                self.check(step["check"], here, state, where)
            elif "chance" in step:
                here, state = self.settle(state, step)
            else:
                state = self.table.apply(state, self.table.read_act(step))
                moved = self.move(step, where)
                if moved is None:
                    return
                here = moved
