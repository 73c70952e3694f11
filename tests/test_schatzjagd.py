"""Schatzjagd: the first round, uncovering and turning, stepping, exchanging, the tiger, the treasure, going home."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

import pytest

from lexludi.errors import MalformedMove
from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_spec.check import mistakes
from lexludi_spec.games import load

SCHATZJAGD = load("schatzjagd")
PLAYERS = ("Anne", "Ben", "Cleo", "Drake")
SQUARES = [f"{column}{row}" for row in "12345" for column in "ABCDE"]
MIX = Counter(card.name for card in Table(SCHATZJAGD, PLAYERS).start().cells[0] if card.name != "treasure")
#: the kind of card that shows a path, by the sides to which it leads
KIND_OF = {
    **dict.fromkeys(("N", "E", "S", "W"), "dead end"),
    **dict.fromkeys(("NE", "ES", "SW", "NW"), "curve"),
    **dict.fromkeys(("NS", "EW"), "straight"),
    **dict.fromkeys(("NES", "ESW", "NSW", "NEW"), "junction"),
    "NESW": "crossing",
}


def table(players: int = 2) -> Table:
    return Table(SCHATZJAGD, PLAYERS[:players])


def situation(
    pirates: Mapping[str, str], paths: Mapping[str, str], *, tiger: str, by: str = "Anne", at: str = "turn",
    cards: Mapping[str, str] | None = None, dots: int | None = None, **more: Any,
) -> tuple[Table, State]:  # fmt: skip
    """Set up a position: where the pirates are, how the open cards lie, and which covered cards matter."""
    seated = table(len(pirates))
    lying = {square: KIND_OF[path] for square, path in paths.items()} | dict(cards or {})
    rest = list((MIX - Counter(lying.values())).elements())
    assert len(rest) + len(lying) == 24
    free = [square for square in SQUARES if square not in lying and square != "C3"]
    data = {
        "game": "schatzjagd", "players": list(seated.players), "at": at, "by": [by], "tiger": tiger, "pirate": dict(pirates),
        "path": {"C3": "NESW", **paths}, "card": {"C3": "treasure", **lying, **dict(zip(free, rest, strict=True))}, **more,
    }  # fmt: skip
    if dots is not None:
        data["with"] = {"dots": dots}
    assert impossible(seated, data) == []
    return seated, read_position(seated, data)


def told(seated: Table, state: State) -> dict[str, Any]:
    return write_position(seated, state)


def offered(seated: Table, state: State, verb: str) -> list[Any]:
    """Return what may be named with a verb, in order."""
    acts = [seated.write_act(act) for act in seated.legal(state) if act.do == verb]
    return sorted(next((value for name, value in act.items() if name not in ("by", "do")), None) for act in acts)


def verbs(seated: Table, state: State) -> set[str]:
    return {act.do for act in seated.legal(state)}


def because(seated: Table, state: State, **move: Any) -> set[str]:
    by = seated.players[seated.deciders(state)[0]]
    return {refusal.clause for refusal in seated.why_not(state, seated.read_act({"by": by, **move}))}


def after(seated: Table, state: State, *moves: dict[str, Any] | int) -> State:
    """Return the state after moves of whoever must decide; a number is what the die shows."""
    for move in moves:
        if isinstance(move, int):
            state = seated.settle(state, move)
        else:
            by = seated.players[seated.deciders(state)[0]]
            state = seated.apply(state, seated.read_act({"by": by, **move}))
    return state


def seen(seated: Table, state: State) -> set[str]:
    """Return the squares of which everybody sees the card."""
    views = [write_view(seated, state, seat)["card"] for seat in range(len(seated.players))]
    assert all(view == views[0] and sorted(view) == sorted(SQUARES) for view in views)
    return {square for square, card in views[0].items() if card != {"hidden": 1}}


def started(players: int, corners: Mapping[str, str]) -> tuple[Table, State]:
    """Start a game in which certain cards come to lie on certain squares."""
    seated = table(players)
    state = seated.start()
    chance = seated.chance(state)
    assert chance is not None
    left = list(chance.among)
    picked = {square: left.pop([card.name for card in left].index(name)) for square, name in corners.items()}
    order = [picked.get(square) or left.pop() for square in SQUARES if square != "C3"]
    return seated, seated.settle(state, tuple(order))


# -------------------------------------------------------------------------------------------------- the rules as data
def test_nothing_in_the_rules_is_a_mistake() -> None:
    assert mistakes(SCHATZJAGD) == []


# --------------------------------------------------------------------------------------------------------- first round
def test_the_cards_are_dealt_covered_around_the_treasure_and_the_tiger() -> None:
    seated, state = started(4, {})
    position = told(seated, state)
    assert sorted(position["card"]) == sorted(SQUARES)
    assert position["card"]["C3"] == "treasure"
    assert position["path"] == {"C3": "NESW"}
    assert position["tiger"] == "C3"
    assert "pirate" not in position
    assert seen(seated, state) == {"A1", "C3"}


@pytest.mark.parametrize(
    ("players", "corners"), [(2, ["A1", "E5"]), (3, ["A1", "E1", "E5"]), (4, ["A1", "E1", "E5", "A5"])]
)  # fmt: skip
def test_in_the_first_round_everybody_opens_the_corner_at_his_boat_clockwise(players: int, corners: list[str]) -> None:
    seated, state = started(players, {})
    for player, corner in zip(PLAYERS, corners, strict=False):
        position = told(seated, state)
        assert (position["at"], position["by"], position["uncovered square"]) == ("first card", [player], corner)
        assert verbs(seated, state) == {"land"}
        assert because(seated, state, do="roll") == {"first/land"}
        state = seated.play(state, seated.legal(state)[0])
        assert told(seated, state)["pirate"][player] == corner
    position = told(seated, state)
    assert (position["at"], position["by"]) == ("turn", ["Anne"])
    assert seen(seated, state) == {*corners, "C3"}


FIRST_TURNINGS = {
    ("A1", "curve"): ["NE", "NW", "SW"],
    ("E1", "curve"): ["ES", "NE", "NW"],
    ("E5", "curve"): ["ES", "NE", "SW"],
    ("A5", "curve"): ["ES", "NW", "SW"],
    **{(corner, "straight"): ["EW", "NS"] for corner in ("A1", "E1", "E5", "A5")},
    **{(corner, "crossing"): ["NESW"] for corner in ("A1", "E1", "E5", "A5")},
    **{(corner, "junction"): ["ESW", "NES", "NEW", "NSW"] for corner in ("A1", "E1", "E5", "A5")},
    **{(corner, "dead end"): ["E", "N", "S", "W"] for corner in ("A1", "E1", "E5", "A5")},
}


@pytest.mark.parametrize(("corner", "kind"), FIRST_TURNINGS)
def test_a_first_card_lies_in_line_with_the_boat_or_is_a_dead_end(corner: str, kind: str) -> None:
    seated, state = started(4, {corner: kind})
    while told(seated, state)["uncovered square"] != corner:
        state = seated.play(state, seated.legal(state)[0])
    assert offered(seated, state, "land") == FIRST_TURNINGS[corner, kind]


def test_a_first_curve_that_only_leads_inland_is_refused() -> None:
    seated, state = started(2, {"A1": "curve"})
    assert because(seated, state, do="land", sides="ES") == {"first/in-line-with-the-boat"}
    assert because(seated, state, do="land", sides="SW") == set()


def test_whoever_turns_his_first_curve_away_from_the_land_can_only_exchange_or_roll() -> None:
    seated, state = situation({"Anne": "A1", "Ben": "E5"}, {"A1": "NW", "E5": "NS"}, tiger="C3")
    assert verbs(seated, state) == {"exchange", "roll"}


# ------------------------------------------------------------------------------------------------ uncovering and turning
def test_only_the_covered_cards_to_which_the_path_leads_may_be_uncovered() -> None:
    seated, state = situation({"Anne": "C2", "Ben": "E5"}, {"C2": "NEW", "E5": "NS"}, tiger="A5")
    assert offered(seated, state, "uncover") == ["B2", "C1", "D2"]
    assert because(seated, state, do="uncover", square="C1") == set()
    assert because(seated, state, do="uncover", square="B1") == {"uncover/where-the-path-leads"}
    assert because(seated, state, do="uncover", square="C3") == {"uncover/where-the-path-leads", "uncover/covered"}


def test_a_path_that_ends_at_the_border_leads_nowhere() -> None:
    seated, state = situation({"Anne": "C1", "Ben": "E5"}, {"C1": "NS", "E5": "NS"}, tiger="A5")
    assert offered(seated, state, "uncover") == ["C2"]


#: the neighbour of a pirate on B2, and the side of it that faces him
FACING = {"B1": "S", "C2": "W", "B3": "N", "A2": "E"}
TURNINGS = {
    "curve": {"N": ["NE", "NW"], "E": ["ES", "NE"], "S": ["ES", "SW"], "W": ["NW", "SW"]},
    "straight": {"N": ["NS"], "E": ["EW"], "S": ["NS"], "W": ["EW"]},
    "crossing": {"N": ["NESW"], "E": ["NESW"], "S": ["NESW"], "W": ["NESW"]},
    "junction": {
        "N": ["NES", "NEW", "NSW"], "E": ["ESW", "NES", "NEW"], "S": ["ESW", "NES", "NSW"], "W": ["ESW", "NEW", "NSW"],
    },
    "dead end": {"N": ["N"], "E": ["E"], "S": ["S"], "W": ["W"]},
}  # fmt: skip


@pytest.mark.parametrize("square", FACING)
@pytest.mark.parametrize("kind", TURNINGS)
def test_an_uncovered_card_is_turned_so_that_it_connects(kind: str, square: str) -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "NESW", "E5": "NS"}, tiger="C3", cards={square: kind})
    state = after(seated, state, {"do": "uncover", "square": square})
    assert told(seated, state)["by"] == ["Anne"]
    assert verbs(seated, state) == {"turn"}
    assert offered(seated, state, "turn") == TURNINGS[kind][FACING[square]]


def test_a_card_is_seen_before_it_is_turned_and_the_choice_to_uncover_it_is_binding() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C3", cards={"C2": "curve"})
    assert seen(seated, state) == {"B2", "C3", "E5"}
    state = after(seated, state, {"do": "uncover", "square": "C2"})
    assert seen(seated, state) == {"B2", "C2", "C3", "E5"}
    assert because(seated, state, do="uncover", square="A2") == {"uncover/turn"}
    assert because(seated, state, do="turn", sides="NE") == {"uncover/connect"}
    state = after(seated, state, {"do": "turn", "sides": "SW"})
    assert seen(seated, state) == {"C2", "C3", "E5"}
    position = told(seated, state)
    assert position["pirate"] == {"Anne": "C2", "Ben": "E5"}
    assert position["path"] == {"C2": "SW", "C3": "NESW", "E5": "NS"}
    assert (position["at"], position["by"]) == ("turn", ["Ben"])


def test_a_card_cannot_be_turned_into_another_kind() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C3", cards={"C2": "curve"})
    state = after(seated, state, {"do": "uncover", "square": "C2"})
    with pytest.raises(MalformedMove, match="there is no sides 'EW'"):
        because(seated, state, do="turn", sides="EW")


def test_the_way_back_is_uncovered_again_and_may_be_turned_differently() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "ES", "E5": "NS"}, tiger="A5", cards={"C2": "straight"})
    state = after(seated, state, {"do": "uncover", "square": "C2"}, {"do": "turn", "sides": "EW"})
    state = after(seated, state, {"do": "roll"}, 1, {"do": "move the tiger", "square": "A5"}, {"do": "uncover", "square": "B2"})
    assert offered(seated, state, "turn") == ["ES", "NE"]
    state = after(seated, state, {"do": "turn", "sides": "NE"})
    assert told(seated, state)["path"]["B2"] == "NE"


def test_from_a_dead_end_one_can_only_go_back() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "S", "E5": "NS"}, tiger="C3")
    assert offered(seated, state, "uncover") == ["B3"]


# --------------------------------------------------------------------------------------------------- onto open cards
def test_one_steps_onto_a_connected_open_card_without_uncovering_any() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "C2"}, {"B2": "EW", "C2": "NSW"}, tiger="A5")
    assert offered(seated, state, "step") == ["C2"]
    assert offered(seated, state, "uncover") == ["A2"]
    state = after(seated, state, {"do": "step", "square": "C2"})
    position = told(seated, state)
    assert position["pirate"] == {"Anne": "C2", "Ben": "C2"}
    assert position["path"] == {"C2": "NSW", "C3": "NESW"}
    assert (position["at"], position["by"]) == ("turn", ["Ben"])


def test_an_open_card_that_does_not_lead_back_is_closed() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "C2"}, {"B2": "EW", "C2": "NES"}, tiger="A5")
    assert offered(seated, state, "step") == []
    assert because(seated, state, do="step", square="C2") == {"step/connected"}
    assert because(seated, state, do="uncover", square="C2") == {"uncover/covered"}


def test_a_covered_card_is_no_open_card() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "C2"}, {"B2": "EW", "C2": "NSW"}, tiger="A5")
    assert "step/open-card" in because(seated, state, do="step", square="A2")


def test_a_card_stays_open_until_its_last_pirate_leaves() -> None:
    seated, state = situation({"Anne": "C2", "Ben": "C2"}, {"C2": "NSW"}, tiger="A5", cards={"B2": "straight", "C1": "straight"})
    state = after(seated, state, {"do": "uncover", "square": "B2"}, {"do": "turn", "sides": "EW"})
    assert told(seated, state)["path"] == {"B2": "EW", "C2": "NSW", "C3": "NESW"}
    state = after(seated, state, {"do": "uncover", "square": "C1"}, {"do": "turn", "sides": "NS"})
    assert told(seated, state)["path"] == {"B2": "EW", "C1": "NS", "C3": "NESW"}


# --------------------------------------------------------------------------------------------------------- exchanging
def test_any_two_covered_cards_change_places_unseen() -> None:
    seated, state = situation(
        {"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C4", cards={"E1": "crossing", "A1": "dead end"}
    )
    assert len(offered(seated, state, "exchange")) == 22 * 21 // 2
    before = told(seated, state)
    state = after(seated, state, {"do": "exchange", "squares": ["E1", "A1"]})
    now = told(seated, state)
    assert now["card"] == before["card"] | {"E1": "dead end", "A1": "crossing"}
    assert {key: now[key] for key in ("tiger", "pirate", "path")} == {key: before[key] for key in ("tiger", "pirate", "path")}
    assert seen(seated, state) == {"B2", "C3", "E5"}


@pytest.mark.parametrize("squares", [["B2", "A1"], ["A1", "C3"], ["A1", "A1"], ["A1", "B1", "C1"], ["A1"]])
def test_only_two_different_covered_cards_are_exchanged(squares: list[str]) -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C4")
    assert because(seated, state, do="exchange", squares=squares) == {"exchange/covered"}
    assert because(seated, state, do="exchange", squares=["A1", "C4"]) == set()


def test_cards_that_somebody_else_has_just_exchanged_are_left_alone() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "D4", "Cleo": "E5"}, {"B2": "EW", "D4": "EW", "E5": "NS"}, tiger="C4")
    state = after(seated, state, {"do": "exchange", "squares": ["A1", "E1"]})
    assert told(seated, state)["by"] == ["Ben"]
    for squares in (["A1", "E1"], ["A1", "B3"], ["C5", "E1"]):
        assert because(seated, state, do="exchange", squares=squares) == {"exchange/not-just-exchanged"}
    assert because(seated, state, do="exchange", squares=["B3", "C5"]) == set()
    assert len(offered(seated, state, "exchange")) == 19 * 18 // 2
    rolled = after(seated, state, {"do": "roll"}, 1, {"do": "move the tiger", "square": "C4"})
    assert told(seated, rolled)["by"] == ["Cleo"]
    assert because(seated, rolled, do="exchange", squares=["A1", "E1"]) == set()
    exchanged = after(seated, state, {"do": "exchange", "squares": ["B3", "C5"]})
    assert because(seated, exchanged, do="exchange", squares=["A1", "E1"]) == set()
    assert because(seated, exchanged, do="exchange", squares=["A1", "B3"]) == {"exchange/not-just-exchanged"}


def test_one_may_exchange_again_what_one_has_exchanged_oneself() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C4")
    state = after(seated, state, {"do": "exchange", "squares": ["A1", "E1"]}, {"do": "exchange", "squares": ["B3", "C5"]})
    assert told(seated, state)["by"] == ["Anne"]
    assert because(seated, state, do="exchange", squares=["A1", "E1"]) == set()


def test_a_card_just_exchanged_may_be_uncovered() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C4")
    state = after(seated, state, {"do": "exchange", "squares": ["E4", "A1"]})
    assert offered(seated, state, "uncover") == ["E4"]


# -------------------------------------------------------------------------------------------------------------- tiger
ALL_SQUARES = " ".join(SQUARES)
PROWLS = [
    ("one dot", "C3", "A1 E5", 1, "B3 C2 C3 C4 D3"),
    ("two dots", "C3", "A1 E5", 2, "A3 B2 B3 B4 C1 C2 C3 C4 C5 D2 D3 D4 E3"),
    ("three dots", "C3", "A1 E5", 3, ALL_SQUARES.replace("A1", "").replace("E1", "").replace("A5", "").replace("E5", "")),
    ("four dots", "C3", "A1 E5", 4, ALL_SQUARES.replace("A1", "").replace("E5", "")),
    ("not onto a pirate", "C3", "C2 E5", 1, "B3 C3 C4 D3"),
    ("over a pirate, who is counted", "C3", "C2 E5", 2, "A3 B2 B3 B4 C1 C3 C4 C5 D2 D3 D4 E3"),
    ("nothing lies behind a pirate at the border", "C2", "C1 E5", 2, "A2 B1 B2 B3 C2 C3 C4 D1 D2 D3 E2"),
    ("penned in", "A1", "B1 A2", 1, "A1"),
    ("straight over a pirate", "A1", "B1 A2", 2, "A1 A3 C1"),
    ("on after a jump", "A1", "B1 A2", 3, "A1 A3 A4 B3 C1 C2 D1"),
    ("on and on after a jump", "A1", "B1 A2", 4, "A1 A3 A4 A5 B2 B3 B4 C1 C2 C3 D1 D2 E1"),
    ("over two pirates in a row", "A1", "B1 C1", 3, "A1 A2 A3 A4 B2 B3 C2 D1"),
    ("two pirates on one card are one card", "C4", "C2 C2", 3, "A3 A4 A5 B2 B3 B4 B5 C1 C3 C4 C5 D2 D3 D4 D5 E3 E4 E5"),
]


@pytest.mark.parametrize(("tiger", "pirates", "dots", "ends"), [prowl[1:] for prowl in PROWLS], ids=[prowl[0] for prowl in PROWLS])
def test_the_tiger_goes_up_to_the_number_of_dots_and_jumps_pirates(tiger: str, pirates: str, dots: int, ends: str) -> None:
    anne, ben = pirates.split()
    seated, state = situation({"Anne": anne, "Ben": ben}, {anne: "NS", ben: "NS"}, tiger=tiger, at="tiger", dots=dots)
    assert offered(seated, state, "move the tiger") == sorted(ends.split())


def test_the_die_shows_one_to_four_and_is_rolled_after_the_choice_to_roll() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C3")
    state = after(seated, state, {"do": "roll"})
    chance = seated.chance(state)
    assert chance is not None
    assert chance.among == (1, 2, 3, 4)
    state = after(seated, state, 3)
    assert verbs(seated, state) == {"move the tiger"}
    assert because(seated, state, do="roll") == {"turn/one-of-three"}


def test_a_four_is_rolled_and_the_tiger_stops_after_two_to_bar_the_way() -> None:
    seated, state = situation({"Anne": "A5", "Ben": "D1"}, {"A5": "NS", "D1": "EW"}, tiger="C3")
    state = after(seated, state, {"do": "roll"}, 4, {"do": "move the tiger", "square": "C1"})
    position = told(seated, state)
    assert (position["tiger"], position["by"]) == ("C1", ["Ben"])
    assert offered(seated, state, "uncover") == ["E1"]
    assert because(seated, state, do="uncover", square="C1") == {"tiger/blocks"}


def test_the_tiger_is_refused_too_far_a_square_and_a_pirates_card() -> None:
    seated, state = situation({"Anne": "C2", "Ben": "E5"}, {"C2": "NS", "E5": "NS"}, tiger="C3", at="tiger", dots=2)
    assert because(seated, state, do="move the tiger", square="A1") == {"tiger/as-far-as-the-dots"}
    assert "tiger/not-onto-pirates" in because(seated, state, do="move the tiger", square="C2")
    assert because(seated, state, do="move the tiger", square="C1") == set()


def test_the_tiger_may_stay_where_he_is() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "EW", "E5": "NS"}, tiger="C3")
    state = after(seated, state, {"do": "roll"}, 2, {"do": "move the tiger", "square": "C3"})
    assert (told(seated, state)["tiger"], told(seated, state)["by"]) == ("C3", ["Ben"])


def test_the_tiger_closes_covered_cards_and_the_treasure() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "C4"}, {"B2": "EW", "C4": "NS"}, tiger="C2")
    assert offered(seated, state, "uncover") == ["A2"]
    assert because(seated, state, do="uncover", square="C2") == {"tiger/blocks"}
    seated, state = situation({"Anne": "C2", "Ben": "E5"}, {"C2": "NS", "E5": "NS"}, tiger="C3")
    assert offered(seated, state, "step") == []
    assert because(seated, state, do="step", square="C3") == {"tiger/blocks"}


def test_a_pirate_whose_only_way_the_tiger_bars_can_still_exchange_or_roll() -> None:
    seated, state = situation({"Anne": "B2", "Ben": "E5"}, {"B2": "E", "E5": "NS"}, tiger="C2")
    assert verbs(seated, state) == {"exchange", "roll"}


# ----------------------------------------------------------------------------------------------- treasure and going home
def test_whoever_arrives_at_the_treasure_takes_a_chest_and_stays() -> None:
    seated, state = situation({"Anne": "C2", "Ben": "E5"}, {"C2": "NS", "E5": "NS"}, tiger="A5")
    assert offered(seated, state, "step") == ["C3"]
    state = after(seated, state, {"do": "step", "square": "C3"})
    position = told(seated, state)
    assert position["chest"] == {"Anne": True}
    assert position["pirate"] == {"Anne": "C3", "Ben": "E5"}
    assert position["path"] == {"C3": "NESW", "E5": "NS"}
    assert (position["at"], position["by"]) == ("turn", ["Ben"])


def test_the_treasure_is_only_entered_where_the_path_leads_to_it() -> None:
    seated, state = situation({"Anne": "C2", "Ben": "E5"}, {"C2": "EW", "E5": "NS"}, tiger="A5")
    assert because(seated, state, do="step", square="C3") == {"uncover/where-the-path-leads"}


def test_the_treasure_is_left_on_any_side_and_never_covered() -> None:
    seated, state = situation(
        {"Anne": "C3", "Ben": "C4"}, {"C4": "EW"}, tiger="B3", chest={"Anne": True}, cards={"C2": "dead end", "D3": "curve"}
    )
    assert offered(seated, state, "uncover") == ["C2", "D3"]
    assert because(seated, state, do="step", square="C4") == {"step/connected"}
    state = after(seated, state, {"do": "uncover", "square": "C2"}, {"do": "turn", "sides": "S"})
    assert told(seated, state)["path"] == {"C2": "S", "C3": "NESW", "C4": "EW"}


def test_several_pirates_may_be_at_the_treasure() -> None:
    seated, state = situation({"Anne": "C2", "Ben": "C3"}, {"C2": "NS"}, tiger="A5", chest={"Ben": True})
    state = after(seated, state, {"do": "step", "square": "C3"})
    assert told(seated, state)["chest"] == {"Anne": True, "Ben": True}


@pytest.mark.parametrize(("corner", "path", "boat"), [("A1", "ES", ""), ("A1", "NS", "NW"), ("E1", "ES", "NE"), ("E5", "EW", "SE"),
                                                      ("A5", "SW", "SW"), ("A5", "N", ""), ("B1", "NS", "")])  # fmt: skip
def test_a_chest_is_brought_home_to_whatever_boat_the_path_leads_to(corner: str, path: str, boat: str) -> None:
    seated, state = situation({"Anne": corner, "Ben": "C4"}, {corner: path, "C4": "NS"}, tiger="C3", chest={"Anne": True})
    assert offered(seated, state, "go home") == ([boat] if boat else [])


def test_the_first_one_home_with_a_chest_wins_at_once() -> None:
    seated, state = situation({"Anne": "E5", "Ben": "A1"}, {"E5": "EW", "A1": "EW"}, tiger="C3", chest={"Anne": True, "Ben": True})
    state = after(seated, state, {"do": "go home", "boat": "SE"})
    assert told(seated, state)["winners"] == ["Anne"]
    assert seated.deciders(state) == ()


def test_going_home_needs_a_chest_the_corner_and_the_path() -> None:
    seated, state = situation({"Anne": "E5", "Ben": "A1"}, {"E5": "NS", "A1": "EW"}, tiger="C3", chest={"Ben": True})
    assert because(seated, state, do="go home", boat="SE") == {"home/with-a-chest"}
    assert "home/from-the-corner" in because(seated, state, do="go home", boat="NW")
    seated, state = situation({"Anne": "E5", "Ben": "A1"}, {"E5": "NW", "A1": "EW"}, tiger="C3", chest={"Anne": True})
    assert because(seated, state, do="go home", boat="SE") == {"home/path-to-the-boat"}


def test_arriving_at_a_corner_is_not_yet_home() -> None:
    seated, state = situation(
        {"Anne": "D5", "Ben": "A1"}, {"D5": "EW", "A1": "EW"}, tiger="C3", chest={"Anne": True}, cards={"E5": "straight"}
    )
    state = after(seated, state, {"do": "uncover", "square": "E5"}, {"do": "turn", "sides": "EW"})
    assert told(seated, state)["by"] == ["Ben"]


def test_the_shortest_game_takes_ten_turns_of_the_winner() -> None:
    seated, state = started(2, {"A1": "straight", "B1": "straight", "C1": "curve", "C2": "straight", "E5": "straight"})
    there = [("B1", "EW"), ("C1", "SW"), ("C2", "NS")]
    back = [("C2", "NS"), ("C1", "SW"), ("B1", "EW"), ("A1", "EW")]
    turns: list[list[dict[str, Any]]] = [
        [{"do": "land", "sides": "EW"}],
        *([{"do": "uncover", "square": square}, {"do": "turn", "sides": sides}] for square, sides in there),
        [{"do": "step", "square": "C3"}],
        *([{"do": "uncover", "square": square}, {"do": "turn", "sides": sides}] for square, sides in back),
        [{"do": "go home", "boat": "NW"}],
    ]
    ben: list[dict[str, Any] | int] = [{"do": "land", "sides": "NS"}]
    for turn in turns[:-1]:
        state = after(seated, state, *turn)
        assert told(seated, state)["by"] == ["Ben"]
        state = after(seated, state, *ben)
        ben = [{"do": "roll"}, 1, {"do": "move the tiger", "square": "B3"}]
    assert len(turns) == 10
    assert told(seated, after(seated, state, *turns[-1]))["winners"] == ["Anne"]


# --------------------------------------------------------------------------------------------------------------- laws
def one_of_the_verbs(rng: random.Random) -> Callable[[list[Act]], Act]:
    """Return what picks a verb first: most moves exchange cards."""

    def pick(acts: list[Act]) -> Act:
        verb = rng.choice(sorted({act.do for act in acts}))
        return rng.choice([act for act in acts if act.do == verb])

    return pick


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_conserve_the_cards_and_nobody_is_ever_stuck(players: int) -> None:
    rng, seated = random.Random(players), table(players)
    for _ in range(2):
        for state, _ in islice(playout(seated, rng, choose=one_of_the_verbs(rng)), 200):
            assert Counter(card.name for cell in state.cells for card in cell) == MIX + Counter(("treasure",))
            position = write_position(seated, state)
            assert read_position(seated, position) == state
            if state.winners is not None:
                break
            assert impossible(seated, position) == []
            assert (seated.chance(state) is None) == (len(seated.deciders(state)) == 1)
            acts = seated.legal(state)
            assert len(acts) == len(set(acts))
            assert bool(acts) == (seated.chance(state) is None)
            if position["at"] == "turn":
                assert {"exchange", "roll"} <= {act.do for act in acts}
                assert seen(seated, state) == {"C3", *position["pirate"].values()}
            few = list({*(act for act in acts if act.do != "exchange"), *rng.sample(acts, min(5, len(acts)))})
            assert all(seated.why_not(state, act) == () for act in few)
            ends = [seated.play(state, act) for act in few]
            assert len(ends) == len(set(ends))  # no move is another one once more, turned round


@pytest.mark.slow
def test_random_games_of_pirates_who_prefer_to_walk_come_to_an_end() -> None:
    rng, seated, ended = random.Random(7), table(2), 0

    def pick(acts: list[Act]) -> Act:
        walking = [act for act in acts if act.do not in ("exchange", "roll")]
        return rng.choice(walking if walking and rng.random() < 0.8 else [act for act in acts if act.do != "exchange"])

    for _ in range(8):
        *_, (state, _) = islice(playout(seated, rng, choose=pick), 1000)
        ended += state.winners is not None
    assert ended > 0
