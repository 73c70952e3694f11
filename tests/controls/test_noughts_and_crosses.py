"""Noughts and crosses: lines on a board, and every game there is."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from controls.noughts_and_crosses import NOUGHTS_AND_CROSSES

from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.check import mistakes

TABLE = Table(NOUGHTS_AND_CROSSES, ["Cross", "Nought"])


def marked(squares: str) -> State:
    """Return the state after the players have marked these squares in turn."""
    state = TABLE.start()
    for turn, square in enumerate(squares.split()):
        state = TABLE.apply(state, TABLE.read_act({"by": TABLE.players[turn % 2], "do": "mark", "square": square}))
    return state


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(NOUGHTS_AND_CROSSES) == []


@pytest.mark.parametrize(
    ("squares", "winners"),
    [
        ("A1 A2 B1 B2 C1", (0,)),
        ("B1 A1 B2 A2 B3", (0,)),
        ("A1 A2 B2 B1 C3", (0,)),
        ("A1 C1 A2 B2 C3 A3", (1,)),
        ("A1 A2 B1 B2 C2 C1 A3 B3 C3", ()),
        ("A1 A2 B1 B2 A3 C3 B3 C2", (1,)),
    ],
)
def test_three_in_a_row_win_across_down_and_on_both_diagonals_and_a_full_board_without_them_is_a_draw(
    squares: str, winners: tuple[int, ...]
) -> None:
    *_, last = squares.split()

    assert marked(squares.removesuffix(last)).winners is None
    assert marked(squares).winners == winners


def test_a_line_does_not_go_on_at_the_other_edge_of_the_board() -> None:
    assert marked("B1 A1 C1 B2 A2").winners is None


def test_only_an_empty_square_can_be_marked_and_only_in_turn() -> None:
    state = marked("B2 A1")

    assert len(TABLE.legal(state)) == 7
    (because,) = TABLE.why_not(state, TABLE.read_act({"by": "Cross", "do": "mark", "square": "A1"}))
    assert (because.clause, "Nought" in because.text) == ("empty", True)
    (because,) = TABLE.why_not(state, TABLE.read_act({"by": "Nought", "do": "mark", "square": "A2"}))
    assert because.clause == "turns"


def test_marks_made_in_another_order_lead_to_the_same_position() -> None:
    expected: dict[str, Any] = {
        "game": "noughts-and-crosses",
        "players": ["Cross", "Nought"],
        "at": "turn",
        "by": ["Nought"],
        "mark": {"A1": "Cross", "B2": "Nought", "C3": "Cross"},
    }

    assert marked("A1 B2 C3") == marked("C3 B2 A1")
    assert write_position(TABLE, marked("A1 B2 C3")) == expected


def test_there_are_255168_games_and_4520_positions_to_decide_in() -> None:
    """Known numbers: 131184 games are won by who begins, 77904 by the other, 46080 are drawn; 958 of 5478 boards are ends."""
    seen: set[State] = set()

    @cache
    def games(state: State) -> Counter[tuple[int, ...]]:
        seen.add(state)
        if state.winners is not None:
            return Counter([state.winners])
        ends: Counter[tuple[int, ...]] = Counter()
        for act in TABLE.legal(state):
            ends.update(games(TABLE.play(state, act)))
        return ends

    assert games(TABLE.start()) == {(0,): 131184, (1,): 77904, (): 46080}
    assert len([state for state in seen if state.winners is None]) == 5478 - 958
    for state in seen:
        position = write_position(TABLE, state)
        assert impossible(TABLE, position) == []
        assert read_position(TABLE, position) == state
