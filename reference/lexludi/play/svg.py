"""A picture as SVG: one file by itself, readable in light and dark, with the whole position as its description."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from html import escape
from zlib import crc32

from attrs import define, field

from lexludi.play.picture import Cell, Grid, Heap, Picture, cell_label
from lexludi.play.text import wide
from lexludi.play.worded import in_words

_WIDTH, _MARGIN, _LINE, _LETTER, _CELL = 960, 24, 26, 8.45, 92
#: Colours only help: every card says its name.
_HUES = (212, 340, 32, 130, 275, 180, 55, 0)
#: Words that name a colour have that one.
_NAMED = {"red": 0, "orange": 28, "yellow": 50, "green": 130, "blue": 220, "purple": 275, "violet": 275, "pink": 330}
#: Labels take no more of the width than that; longer ones stand above what they are about.
_LABELS = 0.36
#: The colours by day and by night. Few programs that draw SVG know variables, so every class is said twice.
_INKS = (
    {"ink": "#1b1b1f", "paper": "#fdfdfb", "quiet": "#5f6068", "edge": "#8d8f99", "card": "#ffffff", "path": "#7a4b16", "back": "#d9dbe3"},
    {"ink": "#ececf1", "paper": "#17181c", "quiet": "#a9abb6", "edge": "#6f727d", "card": "#24262c", "path": "#e0a868", "back": "#3a3d47"},
)  # fmt: skip


def _coloured(ink: dict[str, str]) -> str:
    """Return what is drawn in which colour."""
    return (
        f" .lx text {{ fill: {ink['ink']}; }}\n .lx text.quiet {{ fill: {ink['quiet']}; }}\n .lx .paper {{ fill: {ink['paper']}; }}\n"
        f" .lx .card {{ fill: {ink['card']}; stroke: {ink['edge']}; }}\n .lx .back {{ fill: {ink['back']}; stroke: {ink['edge']}; }}\n"
        f" .lx .path, .lx .changed {{ stroke: {ink['path']}; }}\n .lx .token, .lx .mark {{ fill: {ink['ink']}; }}\n .lx text.sign {{ fill: {ink['paper']}; }}\n"
        f" .lx text.over {{ stroke: {ink['card']}; }}\n"
    )


_STYLE = f"""
 .lx text {{ font: 14px ui-monospace, Menlo, Consolas, monospace; }}
 .lx text.title {{ font-size: 18px; font-weight: 600; }}
 .lx text.strong, .lx text.sign {{ font-weight: 700; }}
 .lx .changed {{ fill: none; stroke-width: 2; }}
 .lx .path {{ stroke-width: 10; stroke-linecap: round; }}
 .lx text.over {{ paint-order: stroke; stroke-width: 5px; stroke-linejoin: round; }}
{_coloured(_INKS[0])} @media (prefers-color-scheme: dark) {{
{_coloured(_INKS[1])} }}
"""


@define
class _Sheet:
    """Where drawing has come to: the parts so far, and how far down the next one begins."""

    words: Sequence[str]
    width: int
    #: what is marked, by its label and by whose it is
    marked: Collection[tuple[str, str]] = ()
    parts: list[str] = field(factory=list)
    y: float = _MARGIN

    def mark(self, label: str, of: str, top: float) -> None:
        """Draw a line beside what has come down from some height, if that is marked."""
        if (label, of) in self.marked:
            self.parts.append(
                f'<rect x="{_MARGIN / 2 - 2:.4g}" y="{top:.6g}" width="4" height="{self.y - top - 4:.4g}" rx="2" class="mark"/>'
            )

    def text(self, x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> None:
        """Write a text, if there is any."""
        if not said:
            return
        shape = f' class="{kind}"' if kind else ""
        self.parts.append(f'<text x="{x:.4g}" y="{y:.6g}"{shape} text-anchor="{anchor}">{_clean(said)}</text>')

    def box(self, x: float, y: float, width: float, height: float, kind: str, word: str = "") -> None:
        """Draw a box with round corners, perhaps with the colour of a word."""
        self.parts.append(
            f'<rect x="{x:.4g}" y="{y:.6g}" width="{width:.4g}" height="{height:.4g}" rx="5" class="{kind}"/>'
        )  # fmt: skip
        if word in self.words:
            hue = _NAMED.get(word.casefold(), _HUES[self.words.index(word) % len(_HUES)])
            self.parts.append(
                f'<rect x="{x:.4g}" y="{y:.6g}" width="5" height="{height:.4g}" rx="2" fill="hsl({hue} 65% 50%)"/>'
            )  # fmt: skip


def svg(
    picture: Picture, width: int = _WIDTH, *, part_of_page: bool = False, marked: Collection[tuple[str, str]] = (), title: str = ""
) -> str:
    """Return a picture as SVG.

    Args:
        picture: what is drawn.
        width: how wide it may grow.
        part_of_page: whether it stands in a page that has a heading for it and says how the classes of its parts are drawn.
        marked: rows, places and values that have changed, say: each by its label, and by whose it is, or nothing.
        title: what a reader who does not see it is told that it is, in place of the picture's own title.
    """
    title = title or picture.title
    sheet = _Sheet(picture.colours, width, marked)
    if not part_of_page:
        sheet.y += 8
        sheet.text(_MARGIN, sheet.y, picture.title, "title")
        sheet.y += _LINE
    for name, value in picture.facts:
        top = sheet.y
        for line in _broken(f"{name}: {value}", int((width - 2 * _MARGIN) / _LETTER)):
            sheet.text(_MARGIN, sheet.y, line)
            sheet.y += _LINE - 4
        sheet.mark(name, "", top)
    for grid in picture.grids:
        _grid(sheet, grid, {cell for cell in grid.cells if (cell_label(picture, grid, cell), "") in marked})
    _heaps(sheet, [(row.label, row.heap) for row in picture.rows], _MARGIN)
    _players(sheet, picture)
    if picture.now:
        sheet.y += 8
        sheet.text(_MARGIN, sheet.y + 12, picture.now, "strong")
        sheet.y += _LINE
    height = sheet.y + (8 if part_of_page else _MARGIN)
    body = "\n ".join(sheet.parts)
    own = f"lx-{crc32(f'{title}{body}'.encode()):08x}"  # so that several pictures can stand in one page
    style = "" if part_of_page else f" <style>{_STYLE} </style>\n"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lx" role="img" aria-labelledby="{own}-title {own}-desc" '
        f'viewBox="0 0 {width} {height:.6g}" width="{width}" height="{height:.6g}">\n'
        f' <title id="{own}-title">{_clean(title)}</title>\n <desc id="{own}-desc">{_clean(in_words(picture))}</desc>\n'
        f'{style} <rect width="{width}" height="{height:.6g}" class="paper"/>\n {body}\n</svg>\n'
    )


def _clean(said: str) -> str:
    """Return a text as XML can hold it."""
    return escape(re.sub(r"[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", said))


def _heaps(sheet: _Sheet, heaps: Sequence[tuple[str, Heap]], left: float, of: str = "") -> None:
    """Draw heaps with their labels: beside them, or above them where a label is long."""
    most = (sheet.width - _MARGIN - left) * _LABELS
    beside = max((each for name, _ in heaps if (each := wide(name) * _LETTER + 16) <= most), default=16)
    for name, heap in heaps:
        top = sheet.y
        above = wide(name) * _LETTER + 16 > most
        for line in _folded(name, int((sheet.width - _MARGIN - left) / _LETTER)) if above else [name]:
            sheet.text(left, sheet.y + 17, line, "quiet")
            sheet.y += _LINE - 6 if above else 0
        _heap(sheet, heap, left + (16 if above else beside))
        sheet.mark(name, of, top)


def _folded(said: str, most: int) -> list[str]:
    """Return a text in lines of a greatest length, broken between its words."""
    lines = [""]
    for word in said.split():
        longer = f"{lines[-1]} {word}".strip()
        lines[-1:] = [longer] if not lines[-1] or wide(longer) <= most else [lines[-1], word]
    return lines


def _heap(sheet: _Sheet, heap: Heap, left: float) -> None:
    """Draw what lies in a place, from a point to the right, on as many lines as it takes."""
    x, room = left, sheet.width - _MARGIN - left
    for said, kind, word in _boxes(heap):
        lines = _broken(said, int((room - 18) / _LETTER))
        width = max(map(wide, lines)) * _LETTER + 18
        if x > left and x + width > left + room:
            x, sheet.y = left, sheet.y + _LINE + 2
        if kind == "none":
            sheet.text(x, sheet.y + 17, said, "quiet")
        else:
            more = (_LINE - 8) * (len(lines) - 1)
            sheet.box(x, sheet.y, width, _LINE - 2 + more, kind, word)
            for nth, line in enumerate(lines):
                sheet.text(x + 10, sheet.y + 17 + (_LINE - 8) * nth, line)
            if more:
                x, sheet.y = left, sheet.y + more + _LINE + 2
                continue
        x += width + 6
    sheet.y += _LINE + 4 if x > left else 2


def _broken(said: str, most: int) -> list[str]:
    """Return a text in lines of a greatest length, broken between its parts, or else between its words."""
    lines = [""]
    for part in re.split(r"(?<=,) ", said):
        longer = f"{lines[-1]} {part}".strip()
        if wide(longer) <= most:
            lines[-1] = longer
        else:
            lines += _folded(part, most)
    return [line for line in lines if line] or [""]


def _boxes(heap: Heap) -> list[tuple[str, str, str]]:
    found = [(f"{card.name}{f' x{card.copies}' if card.copies > 1 else ''}", "card", card.word) for card in heap.cards]
    if heap.hidden:
        back = (f"{heap.hidden} {'below it' if found else 'face down'}", "back", "")
        found = [*found, back]
    if heap.plain:
        found.append((f"{heap.plain} card{'s' if heap.plain > 1 else ''}", "back", ""))
    return found or [("-", "none", "")]


def _players(sheet: _Sheet, picture: Picture) -> None:
    sheet.y += 6
    for player in picture.players:
        told = [f"{name} {value}" for name, value in zip(picture.variables, player.values, strict=True)]
        mark = " (to decide)" if player.decides else " (has won)" if player.won else ""
        sheet.text(_MARGIN, sheet.y + 17, f"{player.name}{mark}", "strong")
        said, beside = ", ".join(told), _MARGIN + min(260, sheet.width // 2)
        if beside + wide(said) * _LETTER <= sheet.width - _MARGIN:
            sheet.text(beside, sheet.y + 17, said)
        else:
            for line in _broken(said, int((sheet.width - 2 * _MARGIN - 16) / _LETTER)):
                sheet.y += _LINE - 6
                sheet.text(_MARGIN + 16, sheet.y + 17, line)
        sheet.y += _LINE
        for name in picture.variables:
            sheet.mark(name, player.name, sheet.y - _LINE + 2)
        _heaps(sheet, list(zip(picture.places, player.heaps, strict=True)), _MARGIN + 16, player.name)


def _grid(sheet: _Sheet, grid: Grid, marked: Collection[str]) -> None:
    size = min(_CELL, (sheet.width - 2 * _MARGIN - 24) // len(grid.columns))
    left, top = _MARGIN + 24, sheet.y + 20
    for i, column in enumerate(grid.columns):
        sheet.text(left + size * (i + 0.5), top - 6, column, "quiet", "middle")
    for j, row in enumerate(grid.rows):
        sheet.text(left - 12, top + size * (j + 0.5) + 5, row, "quiet", "middle")
        for i, column in enumerate(grid.columns):
            name = f"{column}{row}"
            _cell(sheet, grid.cells[name], left + size * i, top + size * j, size)
            if name in marked:
                sheet.box(left + size * i + 3, top + size * j + 3, size - 6, size - 6, "changed")
    sheet.y = top + size * len(grid.rows) + _LINE - 6
    if grid.legend:
        legend = ", ".join(f"{sign}: {meaning}" for sign, meaning in grid.legend)
        for line in _broken(legend, int((sheet.width - _MARGIN - left) / _LETTER)):
            sheet.text(left, sheet.y, line, "quiet")
            sheet.y += _LINE - 8


def _cell(sheet: _Sheet, cell: Cell, x: float, y: float, size: float) -> None:
    kind = "back" if cell.covered and not cell.path else "card"
    sheet.box(x + 1, y + 1, size - 2, size - 2, kind)
    middle = (x + size / 2, y + size / 2)
    for right, down in cell.path:
        end = (middle[0] + right * (size / 2 - 6), middle[1] + down * (size / 2 - 6))
        sheet.parts.append(
            f'<line x1="{middle[0]:.5g}" y1="{middle[1]:.6g}" x2="{end[0]:.5g}" y2="{end[1]:.6g}" class="path"/>'
        )  # fmt: skip
    for nth, token in enumerate(cell.tokens):
        at = (x + 15 + 24 * nth, y + 15)
        sheet.parts.append(f'<circle cx="{at[0]:.5g}" cy="{at[1]:.6g}" r="11" class="token"/>')
        sheet.text(at[0], at[1] + 5, token, "sign", "middle")
    for line, said in enumerate(_cut(cell.lines, size)):
        offset = size - 8 - 16 * (len(cell.lines) - 1 - line) if cell.path or cell.tokens else size / 2 + 5 + 16 * line
        sheet.text(x + size / 2, y + offset, said, "over" if cell.path else "", "middle")


def _cut(said: Iterable[str], size: float) -> list[str]:
    most = int(size / _LETTER)
    return [each if wide(each) <= most else each[: most - 1] + "…" for each in said]
