"""Frogs and toads: who may step and jump, and the end of the patience as soon as it can no longer come out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from controls.frogs_and_toads import FROGS_AND_TOADS

from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.check import mistakes

ALONE = Table(FROGS_AND_TOADS, ["Ann"])
START, GOAL = "FFF_TTT", "TTT_FFF"
#: From where to where, and the row then. After the first step each move is forced, if it is to come out.
SOLUTION = (
    "C D FF_FTTT, E C FFTF_TT, F E FFTFT_T, D F FFT_TFT, B D F_TFTFT, A B _FTFTFT, C A TF_FTFT, E C TFTF_FT,"
    " G E TFTFTF_, F G TFTFT_F, D F TFT_TFF, B D T_TFTFF, C B TT_FTFF, E C TTTF_FF, D E TTT_FFF"
)


def on(row: str) -> dict[str, str]:
    """Return what is on the pads, which are told as a row of F, T and _."""
    animals = {"F": "frog", "T": "toad"}
    return {f"{pad}1": animals[each] for pad, each in zip("ABCDEFG", row, strict=True) if each != "_"}


def standing(row: str) -> State:
    data = {"at": "move", "by": ["Ann"], "on": on(row)}
    assert impossible(ALONE, data) == []
    return read_position(ALONE, data)


def moved(state: State, *said: str) -> State:
    for each in said:
        verb, pad = each.split()
        state = ALONE.apply(state, ALONE.read_act({"by": "Ann", "do": verb, "pad": f"{pad}1"}))
    return state


def offered(state: State) -> list[str]:
    return [ALONE.say(act).removeprefix("Ann: ").replace("pad=", "") for act in ALONE.legal(state)]


def because(state: State, verb: str, pad: str) -> dict[str, str]:
    return {each.clause: each.text for each in ALONE.why_not(state, ALONE.read_act({"by": "Ann", "do": verb, "pad": f"{pad}1"}))}


def following(row: str) -> Iterator[str]:
    """Yield the rows to which a move leads: a pattern of two or three pads is exchanged for another."""
    for before, after in (("F_", "_F"), ("_T", "T_"), ("FT_", "_TF"), ("_FT", "TF_")):
        for i in range(len(row)):
            if row[i:].startswith(before):
                yield row[:i] + after + row[i + len(before) :]


def row_of(state: State) -> str:
    animals = write_position(ALONE, state)["on"]
    return "".join(animals.get(f"{pad}1", "_")[0].upper() for pad in "ABCDEFG")


def comes_out(row: str) -> bool:
    return row == GOAL or any(comes_out(each) for each in following(row))


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(FROGS_AND_TOADS) == []


@pytest.mark.parametrize(
    ("row", "moves"),
    [
        ("FFF_TTT", ["step C1", "step E1"]),
        ("FF_FTTT", ["step B1", "jump E1"]),
        ("FFTF_TT", ["step D1", "step F1"]),
        ("FFT_TFT", ["step E1", "jump B1"]),
        ("TFTFTF_", ["step F1"]),
        ("T_TFTFF", ["step C1"]),
    ],
)
def test_frogs_go_to_the_right_and_toads_to_the_left_one_pad_or_over_one_of_the_other_kind(row: str, moves: list[str]) -> None:
    assert offered(standing(row)) == moves


def test_a_move_is_refused_for_its_reasons() -> None:
    start = ALONE.start()

    assert because(start, "step", "A").keys() == {"free"}
    assert "the pad in front of A1 is B1, and must be D1 (the free pad)" in because(start, "step", "A")["free"]
    assert because(start, "jump", "B").keys() == {"jump"}
    assert "the animal on the pad in front of B1 is frog, and must be toad" in because(start, "jump", "B")["jump"]
    assert because(start, "jump", "E").keys() == {"free", "jump"}
    assert "the animal on D1" in because(start, "step", "D")["animal"]
    assert because(standing("TFTFTF_"), "jump", "E").keys() == {"free"}


def test_the_patience_comes_out_in_fifteen_moves() -> None:
    """Each frog passes each toad by one jump, nine in all; the six animals go four pads each, so that six steps are left."""
    state, verbs = ALONE.start(), []
    for line in SOLUTION.split(", "):
        source, target, row = line.split()
        verbs.append("step" if abs(ord(source) - ord(target)) == 1 else "jump")
        state = moved(state, f"{verbs[-1]} {source}")
        assert write_position(ALONE, state)["on"] == on(row)

    assert (verbs.count("step"), verbs.count("jump")) == (6, 9)
    expected: dict[str, Any] = {
        "game": "frogs-and-toads",
        "players": ["Ann"],
        "at": "end",
        "by": [],
        "winners": ["Ann"],
        "on": on(GOAL),
    }
    assert write_position(ALONE, state) == expected


@pytest.mark.parametrize(
    ("moves", "row", "left"),
    [
        (["step C", "step B"], "F_FFTTT", 1),
        (["step E", "step F"], "FFFTT_T", 1),
        (["step C", "jump E", "step D"], "FFT_FTT", 2),
        (["step C", "jump E", "step F", "step G"], "FFTFTT_", 0),
        (["step C", "jump E", "step F", "jump D", "step E"], "FFTT_FT", 1),
    ],
)
def test_it_is_lost_as_soon_as_it_can_no_longer_come_out_even_if_something_can_be_moved(
    moves: list[str], row: str, left: int
) -> None:
    *before, last = moves
    state = moved(ALONE.start(), *before)

    assert last in [each.removesuffix("1") for each in offered(state)]
    lost = moved(state, last)
    assert write_position(ALONE, lost) | {"winners": [], "on": on(row)} == write_position(ALONE, lost)
    assert len(list(following(row))) == left
    (because,) = ALONE.why_not(lost, ALONE.read_act({"by": "Ann", "do": "step", "pad": "A1"}))
    assert because.text == "the game is over"


def test_the_game_goes_on_exactly_in_the_positions_of_the_solution_and_of_its_mirror_image() -> None:
    waiting, going_on, over = [ALONE.start()], set[str](), set[str]()
    while waiting:
        state = waiting.pop()
        row = row_of(state)
        assert read_position(ALONE, write_position(ALONE, state)) == state
        assert state.winners == ((0,) if row == GOAL else None if comes_out(row) else ())
        if state.winners is not None:
            over.add(row)
        elif row not in going_on:
            going_on.add(row)
            after = [ALONE.play(state, act) for act in ALONE.legal(state)]
            assert sorted(map(row_of, after)) == sorted(following(row))
            waiting += after

    solution = [line.split()[2] for line in SOLUTION.split(", ")]
    mirrored = [row[::-1].translate(str.maketrans("FT", "TF")) for row in solution]
    assert going_on == {START, *solution, *mirrored} - {GOAL}
    assert len(going_on) == 1 + 14 + 14
    assert GOAL in over
