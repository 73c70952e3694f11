"""A picture as lines of text: spans with the name of a style each, so that the same lines are plain or coloured."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from lexludi.play.picture import Card, Cell, Grid, Heap, Picture, PlayerLine

#: A text and the name of its style; what a style looks like is for the screen to say.
Span: TypeAlias = tuple[str, str]
Line: TypeAlias = list[Span]

#: The narrowest column of cards.
_LEAST = 16
#: The narrowest and the widest cell of a board.
_NARROW, _WIDE = 5, 11
#: What a path looks like, by its arms up, right, down and left.
_HEAVY = dict(zip(
    [(up, right, down, left) for up in (0, 1) for right in (0, 1) for down in (0, 1) for left in (0, 1)],
    " ╸╻┓╺━┏┳╹┛┃┫┗┻┣╋",
    strict=True,
))  # fmt: skip


def lines(picture: Picture, width: int = 100, *, titled: bool = True) -> Iterator[Line]:
    """Yield the lines of a picture, none wider than so many columns where that can be helped."""
    if titled:
        yield [(picture.title, "title")]
    yield from _facts(picture, width)
    for grid in picture.grids:
        yield from _grid(grid, width)
    if picture.rows and (picture.grids or picture.facts):
        yield []
    labels = max((wide(row.label) for row in picture.rows), default=0)
    for row in picture.rows:
        yield from _flow([(f"{row.label}{' ' * (labels - wide(row.label))}  ", "label")], _heap(row.heap), width, labels + 2)
    if picture.places or picture.variables or len(picture.players) > 1:
        yield []
        yield from _players(picture, width)
    if picture.now:
        yield []
        yield [(picture.now, "now")]


def wide(text: str) -> int:
    """Return how many columns a text takes in a terminal."""
    return sum(0 if unicodedata.combining(each) else 2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)


def _facts(picture: Picture, width: int) -> Iterator[Line]:
    chunks: list[Line] = []
    for i, (name, value) in enumerate(picture.facts):
        broken = wide(f"{name}: {value};") > width
        first, *others = [(part, "") for part in (re.split(r"(?<=, )", value) if broken else [value])]
        chunks += [[(f"{name}: ", "label"), first], *([part] for part in others)]
        if i + 1 < len(picture.facts):
            chunks[-1].append(("; ", "dim"))
    yield from _flow([], chunks, width, 0)


# ------------------------------------------------------------------------------------------------------------------ cards
def _heap(heap: Heap) -> list[Line]:
    """Return what lies in a place as parts that are not broken."""
    chunks = [chunk for card in heap.cards for chunk in _card(card, ordered=heap.ordered)]
    if heap.hidden:
        under = bool(chunks)
        chunks.insert(
            len(chunks) if heap.top_first or under else 0, [(f"{heap.hidden} {'below it' if under else 'face down'}", "dim")]
        )
    if heap.plain:
        chunks.append([(f"{heap.plain} card{'s' if heap.plain > 1 else ''}", "")])
    if not chunks:
        return [[("-", "dim")]]
    between = " " if heap.ordered else ", "
    return [chunk if chunk[-1][0].endswith(" ") else [*chunk, (between, "dim")] for chunk in chunks[:-1]] + [chunks[-1]]


def _card(card: Card, *, ordered: bool) -> list[Line]:
    """Return a card; one that is told by its traits may be broken between them."""
    *parts, last = re.split(r"(?<=, )", f"[{card.name}]" if ordered else card.name)
    style = f"card {card.word}" if card.word else "card"
    return [[(part, style)] for part in parts] + [[(last, style), *([(f" x{card.copies}", "")] if card.copies > 1 else [])]]


def _flow(head: Line, chunks: Sequence[Line], width: int, indent: int) -> Iterator[Line]:
    """Yield lines that begin with a head and hold as many chunks as fit; nothing if there is nothing."""
    line, used = list(head), sum(wide(part) for part, _ in head)
    started = False
    for chunk in chunks:
        size = sum(wide(part) for part, _ in chunk)
        if started and used + size > width:
            yield line
            line, used = [(" " * indent, "")], indent
        line += chunk
        used += size
        started = True
    if started:
        yield line


# ---------------------------------------------------------------------------------------------------------------- players
def _players(picture: Picture, width: int) -> Iterator[Line]:
    """Yield a table of the players: what lies before each, and what is counted of each."""
    titles = ["", *picture.places, *picture.variables]
    table = [[[[(_name(player), "seat now" if player.decides else "seat")]], *_columns(player)] for player in picture.players]
    natural = [max(wide(title), *(_size(row[i]) for row in table)) for i, title in enumerate(titles)]
    spare = width - sum(natural) - 2 * (len(titles) - 1)
    places = range(1, 1 + len(picture.places))
    while spare < 0 and (widest := max(places, key=lambda i: natural[i], default=0)) and natural[widest] > _LEAST:
        natural[widest], spare = natural[widest] - 1, spare + 1
    if any(titles):
        yield [(_row([f"{title:<{natural[i]}}" for i, title in enumerate(titles)]), "label")]
    for row in table:
        wrapped = [list(_flow([], chunks, natural[i], 0)) for i, chunks in enumerate(row)]
        for nth in range(max(map(len, wrapped))):
            line: Line = []
            for i, parts in enumerate(wrapped):
                cell = parts[nth] if nth < len(parts) else []
                gap = natural[i] - sum(wide(part) for part, _ in cell)
                line += [*cell, (" " * (gap + 2), "")]
            yield _stripped(line)


def _name(player: PlayerLine) -> str:
    return f"{'>' if player.decides else '*' if player.won else ' '} {player.name}"


def _columns(player: PlayerLine) -> list[list[Line]]:
    return [*map(_heap, player.heaps), *([[(value, "number")]] for value in player.values)]


def _size(chunks: Iterable[Line]) -> int:
    return sum(wide(part) for chunk in chunks for part, _ in chunk)


def _row(cells: Sequence[str]) -> str:
    return "  ".join(cells).rstrip()


def _stripped(line: Line) -> Line:
    while line and not line[-1][0].strip():
        line = line[:-1]
    return line


# ------------------------------------------------------------------------------------------------------------------ grids
def _grid(grid: Grid, width: int) -> Iterator[Line]:
    """Yield a board: its cells with their paths in heavy lines, and what its signs mean."""
    margin = max(map(len, grid.rows)) + 1
    longest = max((wide(line) for cell in grid.cells.values() for line in cell.lines), default=0)
    fits = (width - margin - 1) // len(grid.columns) - 1
    paths = any(cell.path or cell.covered for cell in grid.cells.values())
    size = max(3, min(fits, _WIDE, max(longest + 2, _NARROW if not paths else 9)))
    size -= 1 - size % 2
    texts = max((len(cell.lines) for cell in grid.cells.values()), default=0)
    height = (3 if paths else max(1, 1 if any(cell.tokens for cell in grid.cells.values()) else 0)) + (
        texts if paths else texts - 1 if texts else 0
    )
    yield [(" " * margin + "".join(f" {name:^{size}}" for name in grid.columns).rstrip(), "label")]
    yield [(" " * margin + _rule("┌┬┐", grid, size), "grid")]
    for number, row in enumerate(grid.rows):
        cells = [_cell(grid.cells[f"{column}{row}"], size, height, paths=paths) for column in grid.columns]
        for nth in range(height):
            name = row if nth == (1 if paths else 0) else ""
            line: Line = [(f"{name:>{margin - 1}} ", "label"), ("│", "grid")]
            for cell in cells:
                line += [*cell[nth], ("│", "grid")]
            yield line
        yield [(" " * margin + _rule("├┼┤" if number + 1 < len(grid.rows) else "└┴┘", grid, size), "grid")]
    yield from _flow([], [
        [("  " if i else "", ""), (sign, "token"), (f" {meaning}", "")] for i, (sign, meaning) in enumerate(grid.legend)
    ], width, 0)  # fmt: skip


def _rule(corners: str, grid: Grid, size: int) -> str:
    return corners[0] + corners[1].join(["─" * size] * len(grid.columns)) + corners[2]


def _cell(cell: Cell, size: int, height: int, *, paths: bool) -> list[Line]:
    """Return the lines of one cell, each of the width of the cell."""
    found: list[Line] = []
    tokens = " ".join(cell.tokens)
    if paths:
        found = _path(cell, size, tokens)
        found += [[(_fit(line, size), "card")] for line in cell.lines]
        if cell.covered and not cell.path:
            found += [[("░" * size, "covered")]] * (height - len(found))
    else:
        texts = [*([tokens] if tokens else []), *cell.lines]
        found = [[(_fit(line, size), "token" if tokens and i == 0 else "card")] for i, line in enumerate(texts)]
    return (found + [[(" " * size, "")]] * height)[:height]


def _path(cell: Cell, size: int, tokens: str) -> list[Line]:
    """Return three lines with the path over a cell, its tokens in the upper left corner."""
    if cell.covered and not cell.path:
        first = _fit_left(tokens, size) if tokens else "░" * size
        return [[(first, "token" if tokens else "covered")], [("░" * size, "covered")], [("░" * size, "covered")]]
    up, right, down, left = (int(way in cell.path) for way in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    half = size // 2
    middle = f"{('━' if left else ' ') * half}{_HEAVY[up, right, down, left] if cell.path else ' '}{('━' if right else ' ') * half}"
    upper, lower = (f"{' ' * half}{'┃' if arm else ' '}{' ' * half}" for arm in (up, down))
    if not tokens:
        return [[(upper, "path")], [(middle, "path")], [(lower, "path")]]
    if wide(tokens) <= half:
        return [[(tokens, "token"), (upper[len(tokens) :], "path")], [(middle, "path")], [(lower, "path")]]
    return [[(_fit_left(tokens, size), "token")], [(middle, "path")], [(lower, "path")]]


def _fit(text: str, size: int) -> str:
    """Return a text in the middle of so many columns, cut if need be."""
    if wide(text) > size:
        text = textwrap.shorten(text, size, placeholder="") or text[:size]
        while wide(text) > size:
            text = text[:-1]
    left = (size - wide(text)) // 2
    return f"{' ' * left}{text}{' ' * (size - left - wide(text))}"


def _fit_left(text: str, size: int) -> str:
    while wide(text) > size:
        text = text[:-1]
    return text + " " * (size - wide(text))
