"""A picture in words: what is said to who does not see it, and of what has changed in it."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.play.picture import Cell, Grid, Heap, Picture, cell_label
from lexludi.saying import enumerated

_WAYS = {(0, -1): "up", (1, 0): "right", (0, 1): "down", (-1, 0): "left"}


def in_words(picture: Picture) -> str:
    """Return everything that a picture shows, in sentences; cells of a board in which the same lies are told together."""
    return " ".join(f"{each.removesuffix('.')}." for each in _sentences(picture))


def heap_in_words(heap: Heap) -> str:
    """Return what lies in a place."""
    cards = [f"{card.name}{f' x{card.copies}' if card.copies > 1 else ''}" for card in heap.cards]
    if heap.hidden:
        cards.append(f"{heap.hidden} {'more ' if cards else ''}face down")
    if heap.plain:
        cards.append(f"{heap.plain} card{'s' if heap.plain > 1 else ''}")
    return ", ".join(cards) or "nothing"


def cell_in_words(grid: Grid, cell: Cell) -> str:
    """Return what stands and lies in a cell of a board."""
    meant = dict(grid.legend)
    said = [*(meant[each] for each in cell.tokens), *cell.lines]
    if cell.path:
        said.append(f"a path {enumerated([_WAYS[each] for each in cell.path])}")
    elif cell.covered:
        said.append("face down")
    return ", ".join(said) or "nothing"


def _sentences(picture: Picture) -> Iterator[str]:
    yield from (f"{name}: {value}" for name, value in picture.facts)
    for grid in picture.grids:
        alike: dict[str, list[str]] = {}
        for name, cell in grid.cells.items():
            alike.setdefault(cell_in_words(grid, cell), []).append(cell_label(picture, grid, name))
        yield from (f"{enumerated(cells)}: {said}" for said, cells in alike.items() if said != "nothing")
    yield from (f"{row.label}: {heap_in_words(row.heap)}" for row in picture.rows)
    for player in picture.players:
        said = [f"{name}: {heap_in_words(heap)}" for name, heap in zip(picture.places, player.heaps, strict=True)]
        said += [f"{name}: {value}" for name, value in zip(picture.variables, player.values, strict=True) if value != "-"]
        if said:
            yield f"{player.name} has {'; '.join(said)}"
    if picture.now:
        yield picture.now
