"""Noughts and crosses: lines on a board, and every game there is; and the game where a line loses, and is avoided."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from controls.noughts_and_crosses import MISERE, NOUGHTS_AND_CROSSES

from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec import Game
from lexludi_spec.check import mistakes

TABLE = Table(NOUGHTS_AND_CROSSES, ["Cross", "Nought"])
OTHER_WAY_ROUND = Table(MISERE, ["Cross", "Nought"])
SQUARES = [f"{column}{row}" for row in "123" for column in "ABC"]
LINES = [
    set(line.split()) for line in ["A1 B1 C1", "A2 B2 C2", "A3 B3 C3", "A1 A2 A3", "B1 B2 B3", "C1 C2 C3", "A1 B2 C3", "C1 B2 A3"]
]


def marked(squares: str, table: Table = TABLE) -> State:
    """Return the state after the players have marked these squares in turn."""
    state = table.start()
    for turn, square in enumerate(squares.split()):
        state = table.apply(state, table.read_act({"by": table.players[turn % 2], "do": "mark", "square": square}))
    return state


def open_squares(state: State) -> list[str]:
    return [OTHER_WAY_ROUND.write_act(act)["square"] for act in OTHER_WAY_ROUND.legal(state)]


def because(state: State, square: str) -> dict[str, str]:
    """Return why Cross may not mark a square where a line loses."""
    act = OTHER_WAY_ROUND.read_act({"by": "Cross", "do": "mark", "square": square})
    return {each.clause: each.text for each in OTHER_WAY_ROUND.why_not(state, act)}


@pytest.mark.parametrize("game", [NOUGHTS_AND_CROSSES, MISERE], ids=lambda game: game.id)
def test_the_rulebook_has_no_mistakes(game: Game) -> None:
    assert mistakes(game) == []


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


# ------------------------------------------------------------------------------------------------ the other way round
def test_nobody_completes_a_line_while_there_is_a_square_on_which_he_completes_none() -> None:
    """Cross has A1, B1 and B2: C1 would complete the upper row, and B3 the middle column; C2 completes none."""
    state = marked("A1 A3 B1 C3 B2 A2", OTHER_WAY_ROUND)

    assert open_squares(state) == ["C2"]
    for square in ("C1", "B3"):
        assert because(state, square).keys() == {"avoid"}
        assert because(state, square)["avoid"].startswith("afterwards, Cross has three in a row: ")
        assert because(state, square)["avoid"].endswith("and the number of squares on which Cross completes no line (1) is not 0")
    assert because(state, "C2") == {}


def test_what_only_would_be_is_no_reason_where_a_square_is_taken() -> None:
    state = marked("A1 A3 B1 C3 B2 A2", OTHER_WAY_ROUND)

    assert because(state, "A1").keys() == because(state, "A3").keys() == {"empty"}
    assert "the mark on A1 (Cross)" in because(state, "A1")["empty"]


def test_whoever_must_complete_a_line_does_so_and_loses() -> None:
    """For Nought, who has A3, C3 and A2, B3 completes the lower row and C1 none; for Cross B3 is left, and completes the column."""
    state = marked("A1 A3 B1 C3 B2 A2 C2", OTHER_WAY_ROUND)
    assert open_squares(state) == ["C1"]

    state = marked("A1 A3 B1 C3 B2 A2 C2 C1", OTHER_WAY_ROUND)
    assert open_squares(state) == ["B3"]
    expected: dict[str, Any] = {"game": "misere", "players": ["Cross", "Nought"], "at": "end", "by": [], "winners": ["Nought"]}
    assert write_position(OTHER_WAY_ROUND, marked("A1 A3 B1 C3 B2 A2 C2 C1 B3", OTHER_WAY_ROUND)) == expected


def test_a_player_who_can_only_complete_lines_may_choose_which() -> None:
    """Cross has A1, B1, A2 and B2, so that each of the other squares completes a line, a row, a column or the falling diagonal."""
    mark = dict.fromkeys(("A1", "B1", "A2", "B2"), "Cross")
    state = read_position(OTHER_WAY_ROUND, {"at": "turn", "by": ["Cross"], "mark": mark})

    assert open_squares(state) == ["C1", "C2", "A3", "B3", "C3"]


@pytest.mark.slow
def test_in_every_position_exactly_the_squares_that_complete_no_line_can_be_marked_if_there_are_any() -> None:
    """With the best play nobody loses: that is known of the game without the duty to avoid a line, which no good player breaks."""
    values = dict[State, int]()

    def value(state: State) -> int:
        """Return 1 where Cross can win, -1 where Nought can, and 0 where neither can."""
        if state in values:
            return values[state]
        if state.winners is not None:
            return {(0,): 1, (1,): -1, (): 0}[state.winners]
        position = write_position(OTHER_WAY_ROUND, state)
        assert read_position(OTHER_WAY_ROUND, position) == state
        (by,), mark = position["by"], position.get("mark", {})
        mine, empty = {square for square in mark if mark[square] == by}, [square for square in SQUARES if square not in mark]
        safe = [square for square in empty if not any(line <= {*mine, square} for line in LINES)]
        acts = OTHER_WAY_ROUND.legal(state)
        assert [OTHER_WAY_ROUND.write_act(act)["square"] for act in acts] == (safe or empty)
        following = [value(OTHER_WAY_ROUND.play(state, act)) for act in acts]
        values[state] = max(following) if by == "Cross" else min(following)
        return values[state]

    assert value(OTHER_WAY_ROUND.start()) == 0
