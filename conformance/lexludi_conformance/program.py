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
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, Any, Protocol

from attrs import frozen

from lexludi.errors import LexludiError
from lexludi.notation import shown

_LONGEST_LINE = 4_000_000
_MOST_UNREAD = 1_000
#: What a program needs to be told once; a seed that hides the order of sets and dicts, in Python and elsewhere.
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


class Subprocess:
    """A program started by a command, spoken to over its standard streams."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        """Start it.

        Args:
            command: what to run, as words.
            timeout: how many seconds it may take for a reply; twice as long is waited before it is given up.

        Raises:
            Unusable: if there is nothing to start.
        """
        self.command, self.timeout = list(command), timeout
        self.asked = 0
        self.started = 0
        self._start()

    def _start(self) -> None:
        self.started += 1
        if not self.command or shutil.which(self.command[0]) is None:
            raise Unusable(f"there is no program {shown(self.command[0] if self.command else '')}; give a command after --")
        try:
            self.process = subprocess.Popen(  # noqa: S603  # to run the program that the user names is the purpose
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | _ENVIRONMENT
            )
        except OSError as wrong:
            raise Unusable(f"{self.command[0]} cannot be started: {wrong.strerror}") from None
        self.replies: queue.Queue[bytes | None] = queue.Queue()
        self.complaints: list[str] = []
        self.flooded = threading.Event()
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        for target, stream in ((self._read, self.process.stdout), (self._listen, self.process.stderr)):
            threading.Thread(target=target, args=(stream, self.replies, self.complaints), daemon=True).start()

    def _read(self, stream: IO[bytes], replies: queue.Queue[bytes | None], _: list[str]) -> None:
        while line := stream.readline(_LONGEST_LINE):
            if replies.qsize() > _MOST_UNREAD or (not line.endswith(b"\n") and len(line) >= _LONGEST_LINE):
                self.flooded.set()
                break
            replies.put(line)
        replies.put(None)

    def _listen(self, stream: IO[bytes], _: queue.Queue[bytes | None], complaints: list[str]) -> None:
        for line in stream:
            complaints.append(line.decode("utf-8", "replace").rstrip()[:300])
            del complaints[:-5]

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and return its reply, without the id.

        Raises:
            Misbehaviour: if the program does anything but answer once, in time, in JSON.
        """
        self._nothing_unread()
        self.asked += 1
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"id": self.asked} | request, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self._exited() from None
        begun = time.monotonic()
        line = self._next(begun + 2 * self.timeout)
        reply = self._reply(line)
        if time.monotonic() - begun > self.timeout:
            raise Misbehaviour("slow", f"the reply to {request.get('ask')} took more than {self.timeout:g} s")
        return {key: value for key, value in reply.items() if key != "id"}

    def _nothing_unread(self) -> None:
        if self.flooded.is_set():
            raise Misbehaviour("flood", f"more than {_MOST_UNREAD} lines that nobody asked for, or a line without end")
        with contextlib.suppress(queue.Empty):
            line = self.replies.get_nowait()
            if line is None:
                raise self._exited()
            more = self.replies.qsize()
            if more > _MOST_UNREAD // 2:
                raise Misbehaviour("flood", f"{more} lines that nobody asked for")
            raise Misbehaviour("two answers", f"after its reply it wrote {shown(line.decode('utf-8', 'replace').strip())}")

    def _next(self, until: float) -> bytes:
        try:
            line = self.replies.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Misbehaviour("silent", f"no reply within {2 * self.timeout:g} s") from None
        if line is None:
            if self.flooded.is_set():
                raise Misbehaviour("flood", "a line without end, or more lines than anybody asked for")
            raise self._exited()
        return line

    def _reply(self, line: bytes) -> dict[str, Any]:
        text = line.decode("utf-8", "replace").strip()
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            raise Misbehaviour("not JSON", f"it wrote {shown(text)}") from None
        if not isinstance(reply, dict):
            raise Misbehaviour("not JSON", f"a reply is an object, not {shown(reply)}")
        if reply.get("id") != self.asked:
            known = type(reply.get("id")) is int and 0 < reply["id"] < self.asked
            if known:
                raise Misbehaviour("two answers", f"request {reply['id']} was answered already, and now again: {shown(text)}")
            raise Misbehaviour("wrong id", f"request {self.asked} was answered with the id {shown(reply.get('id'))}")
        return reply

    def _exited(self) -> Misbehaviour:
        try:
            status = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return Misbehaviour("exited", "it closed its output and went on running")
        time.sleep(0.02)
        last = f"; its last words: {self.complaints[-1]}" if self.complaints else ""
        return Misbehaviour("exited", f"it ended with status {status}{last}")

    def restart(self) -> None:
        """End the program and start it again."""
        self._end()
        self._start()

    def close(self) -> None:
        """Say goodbye, and see to it that the program ends."""
        with contextlib.suppress(Misbehaviour):
            self.ask(ask="bye")
        self._end()

    def _end(self) -> None:
        for stream in (self.process.stdin,):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
        try:
            self.process.wait(timeout=0.2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
