"""Diagrams as SVG: boxes below one another, and ways that lead from one to the next along the right side."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from attrs import frozen

from lexludi.play.text import wide

_LINE, _LETTER, _PAD, _GAP, _LANE, _WIDE = 20, 8.45, 10, 26, 18, 400
#: So many letters fit into a line of a box.
LETTERS = int((_WIDE - 2 * _PAD) / _LETTER)


@frozen
class Box:
    """A box: its title, a second line, what stands in it, and where it links to."""

    id: str
    title: str
    lines: tuple[str, ...] = ()
    kind: str = "decision"
    href: str = ""


@frozen
class Way:
    """A way from one box to another, with what leads there."""

    start: str
    end: str
    by: str = ""


def diagram(boxes: Sequence[Box], ways: Sequence[Way], title: str, said: str) -> str:
    """Return boxes below one another, with the ways between them along their right side."""
    letters = max(wide(line) for box in boxes for line in (box.title, *box.lines))
    width = max(140.0, min(_WIDE, letters * _LETTER + 2 * _PAD))
    tops, y = {}, 10.0
    for box in boxes:
        tops[box.id] = y
        y += _height(box) + _GAP
    order = [box.id for box in boxes]
    parts = [part for box in boxes for part in _box(box, 10, tops[box.id], width)]
    after = dict(pairwise(order))
    height_of = {box.id: _height(box) for box in boxes}
    around = []
    for way in ways:
        if after.get(way.start) == way.end:
            x = 10 + width / 2
            parts.append(_arrow(f"M{x:.0f} {tops[way.start] + height_of[way.start]:.0f} V{tops[way.end] - 2:.0f}"))
        else:
            around.append(way)
    around.sort(key=lambda way: (abs(order.index(way.start) - order.index(way.end)), order.index(way.start)))
    leaving, coming = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
    for lane, way in enumerate(around, 1):
        right = 10 + width
        x = right + 14 + lane * _LANE
        out = tops[way.start] + height_of[way.start] - 8 - 6 * (leaving[way.start] % 5)
        into = tops[way.end] + 8 + 6 * (coming[way.end] % 5)
        leaving[way.start] += 1
        coming[way.end] += 1
        if way.start == way.end:
            out, into = tops[way.start] + height_of[way.start] / 2 + 7, tops[way.start] + height_of[way.start] / 2 - 7
        parts.append(_arrow(f"M{right:.0f} {out:.0f} H{x - 6:.0f} Q{x:.0f} {out:.0f} {x:.0f} {_bent(out, into):.0f} "
                            f"V{_bent(into, out):.0f} Q{x:.0f} {into:.0f} {x - 6:.0f} {into:.0f} H{right + 3:.0f}"))  # fmt: skip
    whole = 10 + width + 24 + (len(around) + 1) * _LANE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lx lx-diagram" role="group" aria-label="{escape(title)}" viewBox="0 0 {whole:.0f} {y:.0f}" '
        f'width="{whole:.0f}" height="{y:.0f}"><title>{escape(title)}</title><desc>{escape(said)}</desc>'
        '<defs><marker id="lx-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
        f'<path d="M0 0 8 4 0 8z" class="arrow"/></marker></defs>{"".join(parts)}</svg>'
    )


def _bent(here: float, there: float) -> float:
    return here + (6 if there > here else -6) if abs(there - here) > 12 else (here + there) / 2


def _arrow(path: str) -> str:
    return f'<path d="{path}" class="way" marker-end="url(#lx-arrow)"/>'


def _height(box: Box) -> float:
    return _LINE * (1 + len(box.lines)) + 2 * _PAD - 4


def _box(box: Box, x: float, y: float, width: float) -> list[str]:
    rx = 16 if box.kind == "chance" else 4
    parts = [f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{_height(box):.0f}" rx="{rx}" class="card {box.kind}"/>']
    parts.append(f'<text x="{x + _PAD:.0f}" y="{y + _PAD + 11:.0f}" class="strong">{escape(box.title)}</text>')
    for i, line in enumerate(box.lines, 1):
        cut = line if wide(line) * _LETTER <= width - 2 * _PAD else line[: int((width - 2 * _PAD) / _LETTER) - 1] + "…"
        parts.append(f'<text x="{x + _PAD:.0f}" y="{y + _PAD + 11 + _LINE * i:.0f}" class="quiet">{escape(cut)}</text>')
    return [f'<a href="{escape(box.href)}">', *parts, "</a>"] if box.href else parts
