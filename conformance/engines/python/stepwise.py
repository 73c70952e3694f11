"""The protocol for any program that plays whole turns: a step is legal if some whole turn begins with the steps so far and it."""

from __future__ import annotations

import json
import sys
from typing import Any

Step = dict[str, Any]
#: The answer of a program that does not know positions within its turns.
IN_THE_MIDDLE = {"unsupported": "a position in the middle of a turn"}


class Stepwise:
    """Answers requests in steps. A program tells its whole turns as lists of steps, and makes one when it is complete."""

    greeting: dict[str, Any]
    #: what chance settles before the first turn, in that order
    chances: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.done: list[Step] = []
        self.settled: list[Any] = []

    def turns(self) -> list[tuple[list[Step], Any]]:
        """Return every whole turn that may be made now: its steps, and whatever stands for it in the program."""
        raise NotImplementedError

    def perform(self, turn: Any) -> None:
        """Make a whole turn."""
        raise NotImplementedError

    def where(self) -> dict[str, Any]:
        """Return which decision comes next, and who must make it."""
        raise NotImplementedError

    def begin(self, *outcomes: Any) -> None:
        """Begin a game with everything that chance settles before the first turn."""
        raise NotImplementedError

    def set_up(self) -> dict[str, Any]:
        """Wait for the outcomes of chance."""
        self.settled = []
        return {"ok": {"at": self.chances[0], "by": []}}

    def chance(self, outcome: Any, **_: Any) -> dict[str, Any]:
        """Take one outcome of chance, and begin when none is left."""
        self.settled.append(outcome)
        if len(self.settled) < len(self.chances):
            return {"ok": {"at": self.chances[len(self.settled)], "by": []}}
        self.begin(*self.settled)
        return {"ok": self.where()}

    def next_steps(self) -> list[Step]:
        """Return the distinct next steps of the whole turns that begin with the steps made so far."""
        found: list[Step] = []
        for steps, _ in self.turns():
            if steps[: len(self.done)] == self.done and len(steps) > len(self.done) and steps[len(self.done)] not in found:
                found.append(steps[len(self.done)])
        return found

    def apply(self, by: str, **step: Any) -> dict[str, Any]:
        """Make a step, and the whole turn if it is complete; or refuse."""
        if self.where()["by"] != [by] or step not in self.next_steps():
            return {"refused": {}}
        self.done.append(step)
        turn = next((turn for steps, turn in self.turns() if steps == self.done), None)
        if turn is not None:
            self.perform(turn)
            self.done = []
        return {"accepted": self.where()}

    def legal(self, by: str) -> dict[str, Any]:
        """List the steps that a player may make."""
        return {"ok": self.next_steps() if self.where()["by"] == [by] else []}

    def run(self) -> None:
        """Answer a line of JSON for each line of JSON, until somebody says goodbye."""
        for line in sys.stdin:
            request = json.loads(line)
            id_, ask = request.pop("id"), request.pop("ask")
            if ask in ("hello", "bye"):
                reply = self.greeting if ask == "hello" else {"ok": {}}
            else:
                reply = IN_THE_MIDDLE if self.done and ask in ("position", "view") else getattr(self, ask)(**request)
            sys.stdout.write(json.dumps({"id": id_, **reply}) + "\n")
            sys.stdout.flush()
