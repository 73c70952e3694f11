"""A real pseudo-terminal with a command in it: what is typed, what is seen, and how it ends."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Self

_ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[=>]")
#: Makes the terminal the one that controls the process, so that Ctrl-C reaches it, and runs the command line.
_BEGIN = (
    "import fcntl, runpy, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); sys.argv[0] = 'lexludi';"
    "runpy.run_module('lexludi_conformance', run_name='__main__')"
)
PATIENCE = 20.0


class Terminal:
    """A command that thinks somebody sits before it."""

    def __init__(self, *args: str, environment: Mapping[str, str] | None = None, columns: int = 100) -> None:
        """Start a command of Lexludi."""
        self.fd, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", _BEGIN, *args], stdin=inner, stdout=inner, stderr=inner, start_new_session=True,
            env=kept | {"TERM": "xterm-256color", "INPUTRC": "/dev/null", "PYTHONUTF8": "1"} | dict(environment or {}),
        )  # fmt: skip
        os.close(inner)
        #: everything that was ever written, as it came
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.fd)

    def until(self, text: str) -> str:
        """Wait until a text is seen; return everything since what was seen last, without colours."""
        end = time.monotonic() + PATIENCE
        while True:
            new = _ANSI.sub("", self.raw[self._read :])
            if text in new:
                self._read = len(self.raw)
                return new.replace("\r\n", "\n")
            if time.monotonic() > end or not self._more(end):
                raise AssertionError(f"{text!r} is not seen; only: {new}")

    def say(self, line: str, until: str) -> str:
        """Type a line, and wait until a text is seen."""
        os.write(self.fd, f"{line}\n".encode())
        return self.until(until)

    def press(self, key: bytes) -> None:
        """Press a key, or several."""
        os.write(self.fd, key)

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: between two calls of the system it may be heard only with the next key."""
        for _ in range(int(PATIENCE)):
            self.press(b"\x03")
            end = time.monotonic() + 1
            while time.monotonic() < end:
                if not self._more(end) or "Interrupted." in self.raw:
                    break
            if "Interrupted." in self.raw:
                return

    def end(self) -> tuple[int, str]:
        """Wait until the command has ended; return its status and what it has said since what was seen last."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._more(end):
            pass
        return self.process.wait(PATIENCE), _ANSI.sub("", self.raw[self._read :]).replace("\r\n", "\n")

    def _more(self, end: float) -> bool:
        ready, _, _ = select.select([self.fd], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False  # the other side is closed
        self.raw += self._decoder.decode(data)
        return bool(data)
