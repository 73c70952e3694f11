"""The honest part of the programs in this folder: each is the reference behind the protocol until Mallory is at the table.

``python -m misbehaving.silent`` is such a program. With a record of what the reference has said, as a file, it starts
in no time; without one it is the reference itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias

#: A request or a reply.
Message: TypeAlias = dict[str, Any]
#: What a program writes when Mallory is at the table, instead of the honest reply.
Trick: TypeAlias = Callable[[Message, Message], str]

MALLORY = "Mallory"


class Record:
    """What the reference has said, by the requests that led there."""

    def __init__(self, said: dict[str, Message]) -> None:
        self.said = said
        self.since_the_start: list[str] = []

    def answer(self, request: Message) -> Message:
        """Return what the reference said to this request, after the same ones."""
        reply = deepcopy(self.said.get(self.place(request), {"error": "this was never asked"}))
        self.note(request, reply)
        return {"id": request["id"]} | reply

    def place(self, request: Message) -> str:
        """Return where the reply to a request stands."""
        if request["ask"] in ("hello", "start", "score"):
            self.since_the_start = []
        return "\n".join([*self.since_the_start, _without_id(request)])

    def note(self, request: Message, reply: Message) -> None:
        """Note what changes the position."""
        if request["ask"] in ("start", "chance") or "accepted" in reply:
            self.since_the_start.append(_without_id(request))


def _without_id(message: Message) -> str:
    return json.dumps({key: value for key, value in message.items() if key != "id"}, sort_keys=True)


def line(message: Message) -> str:
    """Return a message as a line."""
    return json.dumps(message) + "\n"


def play(trick: Trick, lines: Iterable[str] = sys.stdin, **offered: Any) -> None:
    """Answer honestly, a line for each line, and otherwise while Mallory plays; offer what is to be offered."""
    answer, present = _honest(), False
    for each in lines:
        request = json.loads(each)
        reply = answer(request)
        if "players" in request:
            present = MALLORY in request["players"]
        if request["ask"] == "hello":
            reply["ok"]["games"] = {game: offer | offered for game, offer in reply["ok"]["games"].items()}
        sys.stdout.write(trick(request, reply) if present and request["ask"] not in ("hello", "bye") else line(reply))
        sys.stdout.flush()


def _honest() -> Callable[[Message], Message]:
    if len(sys.argv) > 1:
        return Record(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))).answer
    from lexludi_conformance.serve import Server

    return Server().answer
