"""A program compared with the reference: what it is asked, and everything in which its answers differ, each at its level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from lexludi.alike import contents_unlike, moves_unlike, said_short, same, spelt, unlike, unordered, views_unlike
from lexludi.errors import Malformed
from lexludi.play.records import settled
from lexludi.positions import Contents, read_contents, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_conformance.program import Misbehaviour, Program


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
            self.differs(level, where, unlike(expected, found))

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
            position: dict[str, Any] = self.wanted("position")
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
                want, got = (spelt(self.table, each.get(part)) for each in (mine, position))
                self.holds(2, f"{where}: position, {part}", want, got)
        for place, what in contents_unlike(self.table, expected, found, state):
            self.differs(2, f"{where}: {place}", what)
        return position

    def legal(self, player: str, expected: Sequence[Any], state: State, where: str) -> None:
        """Compare the set of moves that a player may make, exactly."""
        found = self.wanted("legal", by=player)
        self.asserted.add(2)
        if not isinstance(found, list):
            raise Misbehaviour("strange reply", f"legal: a list of moves is expected, not {said_short(found)}")
        for what in moves_unlike(self.table, player, expected, found, state):
            self.differs(2, where, what)

    def view(self, player: str, expected: Mapping[str, Any], state: State, where: str) -> None:
        """Compare what a player sees, exactly, but for what is open to all and does not matter any more."""
        found = self.wanted("view", seat=player)
        self.asserted.add(2)
        if not isinstance(found, dict):
            raise Misbehaviour("strange reply", f"view: an object is expected, not {said_short(found)}")
        for key, what in views_unlike(self.table, expected, found, state):
            self.differs(2, f"{where}: {key}", what)

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


def as_object(kind: str, here: Any) -> dict[str, Any]:
    """Return a part of a reply that must be an object."""
    if not isinstance(here, dict):
        raise Misbehaviour("strange reply", f"{kind}: an object is expected, not {said_short(here)}")
    return here
