"""Cells that lie next to each other: neighbours, turned tiles, walks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen

from lexludi_spec.declarations import Board
from lexludi_spec.values import Walks
from lexludi_spec.vocabulary import cells


@frozen
class Grid:
    """A board, with the neighbour of every cell in every direction; off the board there is nothing."""

    neighbours: dict[tuple[str | None, str], str | None]
    directions: tuple[str, ...]
    cells: tuple[str, ...]

    @staticmethod
    def of(board: Board) -> Grid:
        """Return the neighbours on a declared board."""
        known = set(cells(board))
        found: dict[tuple[str | None, str], str | None] = {}
        for cell in known:
            for direction in board.directions:
                there = f"{chr(ord(cell[0]) + direction.right)}{int(cell[1:]) + direction.down}"
                found[cell, direction.word] = there if there in known else None
        found |= {(None, direction.word): None for direction in board.directions}
        return Grid(found, tuple(direction.word for direction in board.directions), cells(board))

    def turnings(self, sides: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Return every different set of sides that turning leads to, each in the order of the directions."""
        size = len(self.directions)
        numbers = [self.directions.index(side) for side in sides]
        turned = {tuple(sorted((number + by) % size for number in numbers)) for by in range(size)}
        return tuple(tuple(self.directions[number] for number in each) for each in sorted(turned))

    def walks(self, walk: Walks, starts: Iterable[str], least: int, most: int, over: Callable[[str], bool]) -> tuple[str, ...]:
        """Return the cells where a walk of least to most steps may end, in the order of the board."""
        ends: set[str] = set()
        straight = {"anywhere": (), "not when going over": (True,), "never": (True, False)}[str(walk.turning)]

        def go(cell: str, steps: int, seen: frozenset[str], heading: str | None) -> None:
            is_over = steps > 0 and over(cell)
            if steps >= least:
                ends.add(cell)
            for direction in self.directions if steps < most else ():
                if heading is not None and direction != heading and is_over in straight:
                    continue
                onto = self.neighbours[cell, direction]
                if onto is not None and (onto not in seen or walk.again == "more than once"):
                    go(onto, steps + 1, seen | {onto}, direction)

        for start in starts:
            go(start, 0, frozenset((start,)), None)
        return tuple(cell for cell in self.cells if cell in ends)
