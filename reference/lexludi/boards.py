"""Cells that lie next to each other: neighbours, turned tiles, walks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen
from lexludi_spec.declarations import Board
from lexludi_spec.vocabulary import cells


@frozen
class Grid:
    """A board, with the neighbour of every cell in every direction; off the board there is nothing."""

    neighbours: dict[tuple[str | None, str], str | None]
    directions: tuple[str, ...]

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
        return Grid(found, tuple(direction.word for direction in board.directions))

    def turnings(self, sides: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Return every different set of sides that turning leads to, each in the order of the directions."""
        size = len(self.directions)
        numbers = [self.directions.index(side) for side in sides]
        turned = {tuple(sorted((number + by) % size for number in numbers)) for by in range(size)}
        return tuple(tuple(self.directions[number] for number in each) for each in sorted(turned))

    def walks(self, starts: Iterable[str], least: int, most: int, over: Callable[[str], bool]) -> tuple[str, ...]:
        """Return the cells where a walk of least to most steps may end; a cell that is gone over is left straight on."""
        ends: set[str] = set()

        def go(cell: str, steps: int, seen: frozenset[str]) -> None:
            if steps >= least:
                ends.add(cell)
            for direction in self.directions:
                onto: str | None = cell
                count, passed = steps, seen
                while count < most:
                    onto, count = self.neighbours[onto, direction], count + 1
                    if onto is None or onto in passed:
                        break
                    passed |= {onto}
                    if not over(onto):
                        go(onto, count, passed)
                        break

        for start in starts:
            go(start, 0, frozenset((start,)))
        return tuple(sorted(ends))
