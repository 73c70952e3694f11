"""A program compared with the reference: what it is asked, and everything in which its answers differ, each at its level."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from lexludi.errors import Malformed
from lexludi.play.records import settled
from lexludi.positions import Contents, read_contents, told_by, write_cards, write_position
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi_conformance.program import Misbehaviour, Program
from lexludi_spec.declarations import Game, Public
from lexludi_spec.steps import PickSome
from lexludi_spec.values import Nothing


@frozen
class Finding:
    """One thing that differs: at which level, in which part of the vector, and what."""

    level: int
    where: str
    what: str


class NotOffered(Exception):
    """A program says that it cannot do something that it did not promise."""


class Comparing:
    """Asks a program, and notes what differs from the reference at the same table."""

    def __init__(self, program: Program, table: Table, offer: Mapping[str, Any], readings: Mapping[str, str] | None = None) -> None:
        """Ask a program that offers something for its game, perhaps playing under other readings than the table's."""
        self.program, self.table, self.offer = program, table, offer
        self.played = table.readings if readings is None else readings
        self.findings: list[Finding] = []
        self.asserted: set[int] = set()
        self.missing: set[int] = set()

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

    def start(self, given: Mapping[str, Any] | None, **more: Any) -> dict[str, Any]:
        """Start the game at a position, or at its set-up; return where the program says it is."""
        request: dict[str, Any] = {"game": self.table.game.id, "players": list(self.table.players), "readings": self.played} | more
        if given is not None:
            request["position"] = given
        return as_object("start", self.wanted("start", **request))

    def apply(self, move: Mapping[str, Any]) -> dict[str, Any]:
        """Return the reply to a move: accepted or refused."""
        reply: dict[str, Any] = self.ask("apply", **move)
        if "accepted" not in reply and "refused" not in reply:
            raise Misbehaviour("strange reply", f"apply: accepted or refused is expected, not {said_short(reply)}")
        as_object("apply", reply.get("refused", {}))
        return reply

    def move(self, move: Mapping[str, Any], where: str) -> dict[str, Any] | None:
        """Make a move that must be accepted; return where it leads, or nothing if it is refused."""
        reply = self.apply(move)
        self.asserted.add(1)
        if "refused" in reply:
            self.differs(1, where, f"{said_short(move)} is refused: {said_short(reply['refused'])}")
            return None
        return as_object("apply", reply["accepted"])

    def settle(self, state: State, chance: Mapping[str, Any]) -> tuple[dict[str, Any], State]:
        """Supply an outcome of chance; return where the program is, and where the reference is."""
        state = settled(self.table, state, chance)
        return as_object("chance", self.wanted("chance", what=chance["chance"], outcome=chance["outcome"])), state

    # ----------------------------------------------------------------------------------------------- comparing
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
        mine = write_position(self.table, state)
        for part in ("at", "by", "winners"):
            if part in position:
                self.holds(2, f"{where}: position, {part}", unordered(mine.get(part)), unordered(position[part]))
        for part in ("with", "return", "answers"):
            if mine.get(part) or (part != "return" and position.get(part)):
                self.holds(2, f"{where}: position, {part}", self._spelt(mine.get(part)), self._spelt(position.get(part)))
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

    def _spelt(self, told: Any) -> Any:
        """Return answers, or anything else, without the order of what is picked at once where it does not matter."""
        if isinstance(told, list):
            return [self._spelt(each) for each in told]
        if not isinstance(told, dict):
            return told
        moves = self.table.flow.known.verbs.get(told["do"], ()) if isinstance(told.get("do"), str) else ()
        picked = {pick.name for move in moves for pick in move.picks if isinstance(pick, PickSome) and not pick.ordered}
        return {key: unordered(each) if key in picked else self._spelt(each) for key, each in told.items()}

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
        left = {self._key(move): move for move in expected}
        others = [move for move in found if left.pop(self._key(move), None) is None]
        if left or others:
            self._unlike(player, expected, list(left.values()), others, state, where)

    def _unlike(
        self, player: str, expected: Sequence[Any], left: Sequence[Any], others: Sequence[Any], state: State, where: str
    ) -> None:
        """Compare legal moves that are not spelt alike: they may be the same for all that."""
        known = {self._spelled(player, move, state) for move in expected}
        waiting = {self._spelled(player, move, state): move for move in left}
        seen = known - waiting.keys()
        for move in others:
            try:
                spelled = self._spelled(player, move, state)
            except Malformed as wrong:
                self.differs(2, where, f"{said_short(move)} cannot be read: {wrong}")
                continue
            if spelled in seen:
                self.differs(2, where, f"{said_short(move)} is listed twice")
            elif spelled not in known:
                self.differs(2, where, f"{said_short(move)} is too much")
            seen.add(spelled)
            waiting.pop(spelled, None)
        for move in waiting.values():
            self.differs(2, where, f"{said_short(move)} is missing")

    def _key(self, move: Any) -> str:
        spelt = self._spelt(move)
        return json.dumps({**spelt, "by": ""} if isinstance(spelt, dict) else spelt, sort_keys=True)

    def _spelled(self, player: str, move: Any, state: State) -> Act:
        act = self.table.read_act({"by": player} | move if isinstance(move, dict) else move)
        return self.table.canonical(state, act)

    def view(self, player: str, expected: Mapping[str, Any], state: State, where: str) -> None:
        """Compare what a player sees, exactly, but for what is open to all and does not matter any more."""
        found = self.wanted("view", seat=player)
        self.asserted.add(2)
        if not isinstance(found, dict):
            raise Misbehaviour("strange reply", f"view: an object is expected, not {said_short(found)}")
        alike = {key for key in expected.keys() & found.keys() if same(expected[key], found[key])}
        want, got = (
            normal_view({key: value for key, value in each.items() if key not in alike}, self.table.game)
            for each in (expected, found)
        )
        needed = self.table.flow.needs[self.table.flow.points[state.point]].variables
        over = {each.id for each in self.table.flow.game.variables if each.id not in needed and each.sight == Public()}
        over |= {"return"} - want.keys()  # where the game goes on is evident in most places
        for key in sorted((want.keys() | got.keys()) - over):
            spelt = unordered if key == "by" else self._spelt
            if not same(spelt(want.get(key)), spelt(got.get(key))):
                hidden = isinstance(want.get(key), dict) and "hidden" in want[key]
                what = "it shows what this player does not see: " if hidden and got.get(key) is not None else ""
                self.differs(2, f"{where}: {key}", f"{what}expected {said_short(want.get(key))}, got {said_short(got.get(key))}")

    def check(self, check: Mapping[str, Any], here: Mapping[str, Any], state: State, where: str) -> None:
        """Compare where a program is, its position, legal moves and views with what a check within a replay says of them."""
        for key in ("at", "by", "winners"):
            if key in check:
                self.holds(1, f"{where}: {key}", unordered(check[key]), unordered(here.get(key)))
        if "position" in check:
            contents = read_contents(self.table, check["position"])
            self.same_contents(contents, state, where)
        for player, moves in check.get("legal", {}).items():
            self.legal(player, moves, state, f"{where}: legal, {player}")
        for player, expected in check.get("views", {}).items():
            self.view(player, expected, state, f"{where}: view of {player}")


def same(one: Any, other: Any) -> bool:
    """Tell whether two things are the same JSON: true is not 1, and 20.0 is not 20."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(each, other[key]) for key, each in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)


def as_object(kind: str, here: Any) -> dict[str, Any]:
    """Return a part of a reply that must be an object."""
    if not isinstance(here, dict):
        raise Misbehaviour("strange reply", f"{kind}: an object is expected, not {said_short(here)}")
    return here


def normal_view(view: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """Return a view of a game without what may be left out of it: what is empty, or as at the start."""
    starts = {variable.id: None if variable.start == Nothing() else variable.start for variable in game.variables}
    return {
        key: inner
        for key, value in view.items()
        if key not in ("game", "players") and not _empty(inner := _normal(value, starts.get(key, 0)))
    }


def _normal(value: Any, start: Any) -> Any:
    if isinstance(value, dict):
        return {key: inner for key, each in value.items() if not _empty(inner := _normal(each, start))}
    if isinstance(value, list) and all(isinstance(each, list) and not each for each in value):
        return []
    return None if same(value, start) else value


def _empty(value: Any) -> bool:
    return value is None or value in ([], {})


def unordered(value: Any) -> Any:
    """Return a list without its order, anything else as it is."""
    return sorted(value, key=str) if isinstance(value, list) else value


def said_short(value: Any) -> str:
    """Return JSON in one line, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:297] + "…"
