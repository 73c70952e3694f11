"""Changed rulebooks put to the vectors: which vectors notice that something is not as it should be."""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias

from lexludi.errors import LexludiError, MalformedOutcome
from lexludi.runtime import Absent
from lexludi_conformance.program import Local
from lexludi_conformance.serve import Server
from lexludi_conformance.trial import Trial
from lexludi_conformance.validity import OFFER
from lexludi_conformance.vectors import Vector, bundled
from lexludi_spec.declarations import Game

#: What a vector says of a changed rulebook: nothing, that something differs, that the game cannot go on as it says, or that it
#: cannot even be started at the position of the vector.
Notice: TypeAlias = Literal["", "differs", "cannot go on", "cannot start"]
#: So many seconds of the processor a vector may take; one that takes longer does not come to an end.
_PATIENCE = 10
#: After so many pieces of work a process is begun anew, for what is compiled is kept.
_BEGUN_ANEW = 20
#: What rules may raise that are not as they should be.
CRASHES = (LexludiError, Absent, AssertionError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError)


class Variant:
    """A changed rulebook that vectors are put to, as if it were a program."""

    def __init__(self, game: Game) -> None:
        """Serve the changed rules."""
        self.server = _Server({game.id: game})
        self.program = Local(self.server.answer)

    def notice(self, vector: Vector) -> tuple[Notice, str]:
        """Return what a vector says of it, and why where the game cannot go on."""
        self.server.other_chance = False
        try:
            with time_limit(_PATIENCE):
                verdict = Trial(self.program, vector, OFFER).verdict()
        except TimeoutError:
            return "cannot go on", f"it does not come to an end in {vector.id}"
        except CRASHES as wrong:
            return "cannot go on", f"{type(wrong).__name__}: {wrong}"
        if verdict.status == "failed" or self.server.other_chance:
            return "differs", ""
        if verdict.status == "erroneous":
            given = vector.kind != "replay" and verdict.reason.startswith("start: ")
            return ("cannot start" if given else "cannot go on"), verdict.reason
        return "", ""


class _Server(Server):
    """Answers, and notes where something else is up to chance than what came up."""

    other_chance = False

    def ask_chance(self, request: dict[str, Any]) -> dict[str, Any]:
        """Go on with an outcome of chance."""
        try:
            return super().ask_chance(request)
        except MalformedOutcome:
            self.other_chance = True
            raise


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeoutError where it takes more of the processor's time, if the system has such a clock.

    Garbage is not collected meanwhile: in a process that keeps much it takes seconds, which are nobody's who is limited here, and what
    is raised in it is lost.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, over)
    collecting = gc.isenabled()
    gc.disable()
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        if collecting:
            gc.enable()


def vectors_of(game: str) -> list[Vector]:
    """Return the vectors of a game, the shortest first: they take the least time to find something out."""
    mine = [vector for vector in bundled() if vector.game == game]
    return sorted(mine, key=lambda vector: (len(json.dumps(dict(vector.data))), vector.id))


def in_parallel(do: Callable[[Any], Any], what: Sequence[Any], prepare: Callable[[str], None], game: str) -> Iterator[Any]:
    """Do something with each of several things of a game, in as many processes as there are processors, as they are ready."""
    if not what:
        return
    with multiprocessing.get_context("spawn").Pool(os.cpu_count() or 1, _begin, (prepare, game), _BEGUN_ANEW) as pool:
        yield from pool.imap_unordered(do, what, chunksize=max(1, min(4, len(what) // 8)))


def _begin(prepare: Callable[[str], None], game: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(100_000, 50, 20)  # what is compiled is kept: looking through it again and again frees little
    prepare(game)
