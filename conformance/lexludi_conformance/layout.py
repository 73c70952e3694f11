"""The layout of vector files: what fits on a line stands on one, so that people can read and compare them."""

from __future__ import annotations

import json
from typing import Any

WIDTH = 160


def laid_out(data: Any) -> str:
    """Return JSON as the vector files hold it: the same data, the same text."""
    return _laid_out(data, 0, 0) + "\n"


def _laid_out(data: Any, indent: int, used: int) -> str:
    plain = json.dumps(data, ensure_ascii=False)
    if not isinstance(data, dict | list) or not data or (len(plain) + used <= WIDTH and not _is_vector(data)):
        return plain
    pad = " " * (indent + 2)
    if isinstance(data, dict):
        parts = [
            f"{json.dumps(key, ensure_ascii=False)}: {_laid_out(value, indent + 2, indent + 6 + len(key))}"
            for key, value in data.items()
        ]
        first, last = "{", "}"
    else:
        parts = [_laid_out(each, indent + 2, indent + 2) for each in data]
        first, last = "[", "]"
        if all(isinstance(each, str | int) for each in data):
            return _filled(parts, pad, indent)
    inner = f",\n{pad}".join(parts)
    return f"{first}\n{pad}{inner}\n{' ' * indent}{last}"


def _filled(parts: list[str], pad: str, indent: int) -> str:
    """Return a long list of words with as many on a line as fit."""
    lines, line = [], ""
    for part in parts:
        if line and len(pad) + len(line) + len(part) + 2 > WIDTH:
            lines.append(line)
            line = ""
        line += f"{', ' if line else ''}{part}"
    return "[\n" + pad + f",\n{pad}".join([*lines, line]) + f"\n{' ' * indent}]"


def _is_vector(data: Any) -> bool:
    return isinstance(data, dict) and "format" in data
