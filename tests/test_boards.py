"""Neighbours, turned tiles and walks on a board of three by three, each expectation found by finger on paper."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.boards import Grid
from lexludi_spec.conditions import Always
from lexludi_spec.declarations import Board, Direction
from lexludi_spec.values import Listed, Walks

BOARD = Board(
    id="field",
    width=3,
    height=3,
    sides="side",
    directions=(Direction("N", 0, -1), Direction("E", 1, 0), Direction("S", 0, 1), Direction("W", -1, 0)),
)
GRID = Grid.of(BOARD)


def walks(start: str, least: int, most: int, over: str = "", **how: Any) -> str:
    """Return where a walk may end; it goes over some cells, and may not stop on them."""
    walk = Walks("field", "cell", Listed((start,)), least, most, Always(), **how)
    return " ".join(sorted(GRID.walks(walk, [start], least, most, over.split().__contains__)))


def test_a_cell_in_the_corner_has_two_neighbours_and_nothing_beyond() -> None:
    assert [GRID.neighbours["A1", side] for side in "NESW"] == [None, "B1", "A2", None]
    assert [GRID.neighbours["B2", side] for side in "NESW"] == ["B1", "C2", "B3", "A2"]
    assert GRID.neighbours[None, "N"] is None


@pytest.mark.parametrize(
    ("sides", "turned"),
    [
        ("N", ["N", "E", "S", "W"]),
        ("NS", ["NS", "EW"]),
        ("NE", ["NE", "NW", "ES", "SW"]),
        ("NES", ["NES", "NEW", "NSW", "ESW"]),
        ("NESW", ["NESW"]),
        ("", [""]),
    ],
)
def test_each_different_way_to_turn_a_tile_is_told_once(sides: str, turned: list[str]) -> None:
    assert ["".join(each) for each in GRID.turnings(tuple(sides))] == turned


@pytest.mark.parametrize(
    ("walk", "ends"),
    [
        (("A1", 0, 0), "A1"),
        (("A1", 1, 1), "A2 B1"),
        (("A1", 0, 2), "A1 A2 A3 B1 B2 C1"),
        (("A1", 2, 2), "A3 B2 C1"),
        (("B2", 2, 2), "A1 A3 C1 C3"),
        (("A1", 4, 4), "A3 B2 C1 C3"),
    ],
)
def test_a_walk_ends_within_so_many_steps(walk: tuple[str, int, int], ends: str) -> None:
    assert walks(*walk) == ends


def test_the_ends_of_a_walk_are_in_the_order_of_the_board_row_by_row() -> None:
    walk = Walks("field", "cell", Listed(("B2",)), 2, 2, Always())

    assert GRID.walks(walk, ["B2"], 2, 2, lambda _: False) == ("A1", "C1", "A3", "C3")


def test_what_is_gone_over_is_left_straight_on_and_a_walk_may_end_there() -> None:
    assert walks("A1", 2, 2, over="A2 B1") == "A3 C1"
    assert walks("A1", 2, 2, over="A2 B1", turning="anywhere") == "A3 B2 C1"
    assert walks("A1", 1, 1, over="A2 B1") == "A2 B1"
    assert walks("A1", 0, 1, over="A2 B1") == "A1 A2 B1"


def test_where_one_begins_nothing_is_gone_over() -> None:
    assert walks("B2", 0, 1, over="B2 B1") == "A2 B1 B2 B3 C2"


def test_a_walk_that_never_turns_goes_in_one_line() -> None:
    assert walks("A1", 0, 2, turning="never") == "A1 A2 A3 B1 C1"
    assert walks("A1", 2, 2, over="A2", turning="never") == "A3 C1"


def test_a_cell_is_come_to_once_unless_it_may_be_come_to_again() -> None:
    assert walks("A1", 2, 2, again="more than once") == "A1 A3 B2 C1"
    assert walks("A1", 4, 4, again="more than once") == "A1 A3 B2 C1 C3"
    assert walks("A2", 3, 3, turning="never", again="more than once") == ""
    assert walks("A2", 2, 2, over="B2", turning="never", again="more than once") == "C2"
