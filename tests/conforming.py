"""What the tests of the runner share: Lorraine's vector, Mallory's, programs that misbehave, and what becomes of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from misbehaving.honest import MALLORY, Message, Record

from lexludi_conformance.commands import main
from lexludi_conformance.conform import conform
from lexludi_conformance.judge import judge
from lexludi_conformance.program import Local
from lexludi_conformance.serve import Server
from lexludi_conformance.trial import Verdict
from lexludi_conformance.validity import OFFER, depends
from lexludi_conformance.vectors import Vector, bundled, read_vector

HERE = Path(__file__).parent
GAME = "berried-treasure"
KNOWN = {vector.id: vector for vector in bundled()}
#: The positions of the game that all programs of these tests know.
POSITIONS = [each for id_, each in KNOWN.items() if id_.startswith(f"{GAME}/") and each.kind == "position"]
LORRAINE = KNOWN[f"{GAME}/moar/lorraine"]
#: Nothing that these programs do takes so long, unless they mean to.
TIMEOUT = 5.0


# ------------------------------------------------------------------------------------------------------- vectors
def with_mallory(name: str = "mallory") -> Vector:
    """Return the vector about Lorraine with Mallory in her place."""
    data = json.loads(json.dumps(LORRAINE.data).replace("Lorraine", MALLORY))
    return read_vector(data | {"id": f"{GAME}/moar/{name}"}, name)


def view_at_mallorys_table() -> Vector:
    """Return a vector about what Gale sees in that position: the same, whatever lies in the deck."""
    data = with_mallory().data
    given = data["given"]
    seen = {key: given[key] for key in ("at", "by", "round", "scoring card", "rack", "stash")}
    hidden = {pile: {"hidden": given[pile]["any"]} for pile in ("deck", "scoring deck")}
    about = {key: data[key] for key in ("format", "title", "source", "clauses", "given")}
    alike = [{"seat": "Gale", "changed": {"deck": ["lemon"] * 20 + ["mocha"] * 20}}]
    return read_vector(about | {"id": f"{GAME}/view/mallory", "views": {"Gale": seen | hidden}, "alike": alike}, "view")


MALLORYS, VIEW = with_mallory(), view_at_mallorys_table()
TWENTY_AFTER = [each for each in KNOWN.values() if each.kind == "position" and each.id > LORRAINE.id][:20]


def changed(of: Vector = LORRAINE, **parts: Any) -> dict[str, Any]:
    """Return a vector, Lorraine's if no other, with parts of it replaced."""
    return {**of.data, **parts}


def write_vectors(file: Path, vectors: Sequence[dict[str, Any]]) -> Path:
    """Write vectors to a file, and return the file."""
    file.write_text(json.dumps(vectors), encoding="utf-8")
    return file


# ------------------------------------------------------------------------------------------------------ programs
class Scribe:
    """The reference, and a record of what it says."""

    def __init__(self) -> None:
        self.server, self.record = Server(), Record({})

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the reply to a request, and write it down."""
        reply = {key: value for key, value in self.server.answer(request).items() if key != "id"}
        self.record.said[self.record.place(request)] = reply
        self.record.note(request, reply)
        return reply

    def restart(self) -> None:
        """It never has to."""

    def close(self) -> None:
        """Nothing is open."""


def program(name: str, *arguments: object) -> list[str]:
    """Return the command that starts a misbehaving program."""
    return [sys.executable, "-m", f"misbehaving.{name}", *map(str, arguments)]


def alone(name: str, *arguments: object) -> list[str]:
    """Return the command that starts, in no time, a misbehaving program which needs no other module of ours."""
    return [sys.executable, "-I", "-S", str(HERE / "misbehaving" / f"{name}.py"), *map(str, arguments)]


def declaring(**declared: Any) -> list[str]:
    """Return the command that starts a reference which declares something else."""
    return program("declares", json.dumps(declared))


# ------------------------------------------------------------------------------------------------------- verdicts
def judged(name: str, *arguments: object, by: Vector = MALLORYS, timeout: float = TIMEOUT) -> Verdict:
    """Return what becomes of one vector; the one before it and the twenty after it pass."""
    verdicts = conform(program(name, *arguments), [LORRAINE, by, *TWENTY_AFTER], timeout).verdicts
    before, verdict, *after = verdicts

    assert before.status == "passed"
    assert [each.status for each in after] == ["passed"] * 20
    return verdict


def lied(vector: Vector, lie: Callable[[Message, Message], Message], **offered: Any) -> Verdict:
    """Return what becomes of a vector when something else is answered than what the reference says, which is handed over."""
    server = Server()

    def answer(request: Message) -> Message:
        return {"id": request["id"]} | lie(request, server.answer(request))

    (verdict,) = judge(Local(answer), [vector], {GAME: {**OFFER, **offered}}, depends)
    return verdict


def findings(verdict: Verdict) -> list[tuple[int, str, str]]:
    """Return everything that differs."""
    return [(each.level, each.where, each.what) for each in verdict.findings]


def lexludi(*arguments: object) -> Result:
    """Return what the command line does; it never ends in a traceback."""
    result = CliRunner().invoke(main, [str(each) for each in arguments])

    assert isinstance(result.exception, SystemExit | None), result.exception
    return result
