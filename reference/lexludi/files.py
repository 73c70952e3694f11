"""Files: what users hand in, read with every way to fail named; and what is kept for them, never half-written."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from lexludi.errors import Malformed

#: What is nested deeper is not read: nobody writes so, and rules that deep could not be gone through.
DEEPEST = 200


def read_json(name: str) -> Any:
    """Read JSON from a file, or from standard input where the name is ``-``.

    Raises:
        Malformed: if there is no such file, or it is not JSON in UTF-8.
    """
    where = "standard input" if name == "-" else name
    if name == "-" and sys.stdin is None:
        raise Malformed(f"{where}: is closed")
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as wrong:
        raise Malformed(f"{where}: cannot be read: {wrong.strerror or wrong}") from None
    except ValueError as wrong:
        raise Malformed(f"{where!r}: is no name of a file: {wrong}") from None
    try:
        return parse_json(data.decode("utf-8-sig"), where)
    except UnicodeDecodeError as wrong:
        raise Malformed(f"{where}: is not UTF-8: byte {wrong.start} is {data[wrong.start]:#04x}") from None


def parse_json(text: str, where: str) -> Any:
    """Read JSON from a text.

    Raises:
        Malformed: with the line and column where it stops being JSON.
    """
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number, parse_int=_number)
    except json.JSONDecodeError as wrong:
        end = ", where the text ends" if wrong.pos >= len(text.rstrip()) else ""
        raise Malformed(f"{where}: is not JSON: line {wrong.lineno}, column {wrong.colno}{end}: {wrong.msg}") from None
    except RecursionError:
        raise Malformed(f"{where}: is nested too deep") from None
    except ValueError as wrong:
        raise Malformed(f"{where}: {wrong}") from None
    if re.search(r"\\u[dD][89a-fA-F]", text):
        try:
            json.dumps(data, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise Malformed(f"{where}: half of a character is no text: \\ud8… to \\udf… stand in pairs") from None
    if _depth(data) > DEEPEST:
        raise Malformed(f"{where}: is nested too deep")
    return data


def is_record(data: Any) -> bool:
    """Tell whether JSON is meant to be a record, and not a position."""
    return isinstance(data, dict) and "steps" in data


def save(path: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, and then in its place.

    What is no ordinary file, such as a device or a pipe, is written to as it is.

    Raises:
        OSError: if it cannot be written; a file that was there before is as it was.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        path.write_text(text, encoding="utf-8")
        return
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all, as :func:`save` does.

    Raises:
        Malformed: if it cannot be written; a file that was there before is as it was.
    """
    try:
        save(path, text)
    except OSError as wrong:
        raise Malformed(f"{path}: cannot be written: {wrong.strerror or wrong}") from None


def append_line(path: Path, line: str) -> None:
    """Add a line to a file, at once.

    Raises:
        Malformed: if it cannot be written; what was there stays.
    """
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line)
    except OSError as wrong:
        raise Malformed(f"{path}: cannot be written: {wrong.strerror or wrong}") from None


def _depth(data: Any) -> int:
    level, depth = [data], 0
    while level := [
        inner for each in level if isinstance(each, dict | list) for inner in (each.values() if isinstance(each, dict) else each)
    ]:
        depth += 1
    return depth


def _number(text: str) -> int:
    if len(text) > 100:
        raise ValueError(f"a number of {len(text)} digits is too long")
    return int(text)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for i, (key, _) in enumerate(pairs) if key in dict(pairs[:i]))
        raise ValueError(f"{twice!r} is said twice in one object")
    return found


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is not a number of JSON")
