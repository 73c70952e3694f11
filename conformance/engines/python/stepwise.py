"""The protocol for any program that plays whole turns: a step is legal if some whole turn begins with the steps so far and it."""

from __future__ import annotations

import json
import sys
from typing import Any

Step = dict[str, Any]


class Stepwise:
    """Answers requests in steps. A program tells its whole turns as lists of steps, and makes one when it is complete."""

    greeting: dict[str, Any]

    def __init__(self) -> None:
        self.done: list[Step] = []

    def turns(self) -> list[tuple[list[Step], Any]]:
        """Return every whole turn that may be made now: its steps, and whatever stands for it in the program."""
        raise NotImplementedError

    def perform(self, turn: Any) -> None:
        """Make a whole turn."""
        raise NotImplementedError

    def where(self) -> dict[str, Any]:
        """Return which decision comes next, and who must make it."""
        raise NotImplementedError

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
            reply = self.greeting if ask == "hello" else {"ok": {}} if ask == "bye" else getattr(self, ask)(**request)
            sys.stdout.write(json.dumps({"id": id_, **reply}) + "\n")
            sys.stdout.flush()
