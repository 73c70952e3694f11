"""A program under judgement: a plain subprocess that answers JSON lines, or is caught misbehaving.

What can happen at each request, and the kind that is reported: nothing comes (``silent``), it comes too late (``slow``), the
program ends (``exited``), writes without end (``flood``), writes something else than JSON (``not JSON``), answers another
request (``wrong id``), or answers twice (``two answers``). A program that cannot be started at all is unusable.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from attrs import frozen

from lexludi.errors import LexludiError
from lexludi.notation import shown

PROTOCOL = "1.0"
_LONGEST_LINE = 4_000_000
_MOST_UNREAD = 1_000
_MOST_BYTES = 16_000_000
#: Starting may take so many times as long as a reply.
_TO_START = 4
#: So many seconds it takes to see whether a line too much is the first of a flood.
_FLOOD_SHOWS = 0.2
#: So often, in seconds, it is seen whether a program is still there.
_LOOKS = 0.5
_FLOOD = "it writes lines that nobody asked for, or a line without end"
#: What a program needs to be told once.
_ENVIRONMENT = {"PYTHONUNBUFFERED": "1"}


class Unusable(LexludiError):
    """A program that cannot be started, or does not know the protocol."""


@frozen
class Misbehaviour(Exception):
    """What a program did instead of answering."""

    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"


class Program(Protocol):
    """Whatever answers requests."""

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the reply to a request, without its id."""

    def restart(self) -> None:
        """Begin anew after misbehaviour."""

    def close(self) -> None:
        """Say goodbye."""


class Local:
    """The reference in this process: for judging the vectors themselves."""

    def __init__(self, answer: Callable[[Any], dict[str, Any]]) -> None:
        """Answer by calling."""
        self.answer = answer

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the reply to a request."""
        return {key: value for key, value in self.answer({"id": 0} | request).items() if key != "id"}

    def restart(self) -> None:
        """Nothing can have happened."""

    def close(self) -> None:
        """Nothing is open."""


class _Heard:
    """What one process writes: replies, each a line, and the last lines of its complaints."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        self.replies: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.complaints: list[str] = []
        self.flooded = threading.Event()
        self.unread = 0
        self.streams = (process.stdout, process.stderr)
        self.threads = [threading.Thread(target=self._read, daemon=True), threading.Thread(target=self._listen, daemon=True)]
        for thread in self.threads:
            thread.start()

    def _read(self) -> None:
        while line := self.streams[0].readline(_LONGEST_LINE):
            self.unread += len(line)
            if self.replies.qsize() > _MOST_UNREAD or self.unread > _MOST_BYTES or len(line) >= _LONGEST_LINE:
                self.flooded.set()
                break
            self.replies.put(line)
        self.replies.put(None)

    def _listen(self) -> None:
        while line := self.streams[1].readline(_LONGEST_LINE):
            self.complaints.append(line.decode("utf-8", "replace").rstrip()[:300])
            del self.complaints[:-5]

    def close(self) -> None:
        """Close the streams of a process that has ended."""
        for thread, stream in zip(self.threads, self.streams, strict=True):
            thread.join(timeout=1)
            if not thread.is_alive():
                stream.close()


class Subprocess:
    """A program started by a command, spoken to over its standard streams."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        """Start it.

        Args:
            command: what to run, as words.
            timeout: how many seconds it may take for a reply, and several times as long to start; twice as long is waited
                before it is given up.

        Raises:
            Unusable: if there is nothing to start.
        """
        self.command, self.timeout = list(command), timeout
        self.asked = 0
        self._start()

    def _start(self) -> None:
        if not self.command or shutil.which(self.command[0]) is None:
            raise Unusable(f"there is no program {shown(self.command[0] if self.command else '')}; give a command after --")
        try:
            self.process = subprocess.Popen(  # noqa: S603  # to run the program that the user names is the purpose
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=os.environ | _ENVIRONMENT,
                start_new_session=True,
            )
        except OSError as wrong:
            raise Unusable(f"{self.command[0]} cannot be started: {wrong.strerror}") from None
        self.heard = _Heard(self.process)
        self.greeted = False

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and return its reply, without the id.

        Raises:
            Misbehaviour: if the program does anything but answer once, in time, in JSON.
        """
        with contextlib.suppress(queue.Empty):
            line = self.heard.replies.get_nowait()
            if line is None:
                raise self._exited()
            raise self._too_much(line)
        self.asked += 1
        self.heard.unread = 0
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"id": self.asked} | request, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self._ended() from None
        begun, patience = time.monotonic(), self.timeout * (1 if self.greeted else _TO_START)
        reply = self._reply(self._next(begun, 2 * patience))
        self.greeted = True
        if time.monotonic() - begun > patience:
            raise Misbehaviour("slow", f"the reply to {request.get('ask')} took more than {patience:g} s")
        return {key: value for key, value in reply.items() if key != "id"}

    def _ended(self) -> Misbehaviour:
        """Return what a program did that ended before it could be asked: it may have written something first."""
        with contextlib.suppress(queue.Empty):
            if (line := self.heard.replies.get(timeout=1)) is not None:
                return self._too_much(line)
        return self._exited()

    def _too_much(self, line: bytes) -> Misbehaviour:
        """Return what a line is that nobody asked for: one of very many, or one alone."""
        return self._or_flood("two answers", f"nobody asked for {shown(line.decode('utf-8', 'replace').strip())}")

    def _or_flood(self, kind: str, text: str) -> Misbehaviour:
        """Return a misbehaviour, unless it turns out to be the first sight of a flood."""
        return Misbehaviour("flood", _FLOOD) if self.heard.flooded.wait(_FLOOD_SHOWS) else Misbehaviour(kind, text)

    def _next(self, begun: float, longest: float) -> bytes:
        line: bytes | None = b""
        while not line and line is not None:
            left = begun + longest - time.monotonic()
            if left <= 0:
                raise Misbehaviour("silent", f"no reply within {longest:g} s")
            gone = self.process.poll() is not None  # what it started may still hold its output open
            with contextlib.suppress(queue.Empty):
                line = self.heard.replies.get(timeout=min(left, _LOOKS))
                continue
            if gone:
                raise self._exited()
        if line is None:
            raise self._exited()
        return line

    def _reply(self, line: bytes) -> dict[str, Any]:
        try:
            reply = _json(line)
        except (ValueError, RecursionError):
            raise self._or_flood("not JSON", f"it wrote {shown(line.decode('utf-8', 'replace').strip())}") from None
        if not isinstance(reply, dict):
            raise self._or_flood("not JSON", f"a reply is an object, not {shown(reply)}")
        id_ = reply.get("id")
        if type(id_) is int and 0 < id_ < self.asked:
            raise self._too_much(line)
        if type(id_) is not int or id_ != self.asked:
            raise self._or_flood("wrong id", f"request {self.asked} was answered with the id {shown(id_)}")
        return reply

    def _exited(self) -> Misbehaviour:
        if self.heard.flooded.is_set():
            return Misbehaviour("flood", _FLOOD)
        try:
            status = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return Misbehaviour("exited", "it closed its output and went on running")
        self.heard.threads[1].join(timeout=0.2)
        last = f"; its last words: {self.heard.complaints[-1]}" if self.heard.complaints else ""
        return Misbehaviour("exited", f"it ended with status {status}{last}")

    def restart(self) -> None:
        """End the program and start it again."""
        self._end()
        self._start()

    def close(self) -> None:
        """Say goodbye, and see to it that the program ends."""
        if self.greeted:
            with contextlib.suppress(Misbehaviour):
                self.ask(ask="bye")
        self._end()

    def _end(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=0.2)
        self._kill()
        self.process.wait()
        self.heard.close()

    def _kill(self) -> None:
        """End the program and what it has started, if anything of it still runs."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


def _json(line: bytes) -> Any:
    """Read a line of JSON that can be written again: no lone surrogates, no numbers that JSON has not."""
    text = line.decode("utf-8")
    found = json.loads(text, parse_constant=_no_number)
    if "\\u" in text:
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    return found


def _no_number(word: str) -> Any:
    raise ValueError(word)
