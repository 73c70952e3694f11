"""Laying a pattern meld by meld, adding, and exchanging wilds: the book's examples, edges, and exact legal sets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import Any, NamedTuple, TypeAlias

import pytest
from hearts.melds import COLOURS, MELDS

from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.check import mistakes

Json: TypeAlias = dict[str, Any]
#: Cards separated by commas, for instance ``blue 4, red 4, wild 1-6``.
Cards: TypeAlias = str
SEATS = Table(MELDS, ["Ann", "Bob"])
PACK = 102
LOOKING_AHEAD = ("patterns/complete", "exchange/same-turn")


def cards(said: Cards) -> list[str]:
    return [each.strip() for each in said.split(",") if each.strip()]


def group(said: Cards, value: int, colour: str | None = None) -> Json:
    """Return a set or, with a colour, a pair that has been laid."""
    return {"cards": cards(said), "value": value, "colour": colour}


def run(said: Cards, low: int, colour: str) -> Json:
    return {"cards": cards(said), "low": low, "colour": colour}


def position(
    hand: Cards,
    *,
    groups: tuple[Json, ...] = (),
    runs: tuple[Json, ...] = (),
    freed: Cards = "",
    laid: tuple[str, ...] = (),
    **known: Any,
) -> Json:
    """Return a position where Ann must play; Bob holds three cards, and the draw pile has the rest."""
    melds = [*groups, *runs]
    out = len(cards(hand)) + len(cards(freed)) + 3 + sum(len(each["cards"]) for each in melds)
    return {
        "at": "play",
        "by": ["Ann"],
        "hand": {"Ann": dict(Counter(cards(hand))), "Bob": {"any": 3}},
        "freed wilds": dict(Counter(cards(freed))),
        "group": [dict(Counter(each["cards"])) for each in groups],
        "value of group": [each["value"] for each in groups],
        "colour of group": [each["colour"] for each in groups],
        "has laid": dict.fromkeys(laid, True),
        "run": [each["cards"] for each in runs],
        "low end of run": [each["low"] for each in runs],
        "colour of run": [each["colour"] for each in runs],
        "draw pile": {"any": PACK - out},
        **known,
    }


def laying(hand: Cards, *melds: str, **known: Any) -> Json:
    """Return a position where Ann has named a pattern and must lay the first of its melds that are still to come."""
    return position(hand, laid=("Ann",), **known) | {"at": "lay", "to lay": list(melds)}


def given(said: Json) -> State:
    assert impossible(SEATS, said) == []
    return read_position(SEATS, said)


def done(state: State, *acts: Json) -> State:
    for act in acts:
        state = SEATS.apply(state, SEATS.read_act({"by": "Ann", **act}))
    return state


def why(state: State, act: Json) -> dict[str, str]:
    """Return the clauses that refuse an act, each with its text."""
    return {each.clause: each.text for each in SEATS.why_not(state, SEATS.read_act({"by": "Ann", **act}))}


def refused(state: State, act: Json) -> list[str]:
    """Return the clauses that refuse an act; a look ahead from what is no meld or no exchange does not count."""
    clauses = list(why(state, act))
    return [each for each in clauses if each not in LOOKING_AHEAD] or clauses


def in_order(line: str) -> str:
    head, mark, said = line.partition("cards=")
    return line if line.startswith("lay run") else head + mark + ", ".join(sorted(cards(said)))


def told(state: State, do: str = "") -> list[str]:
    """Return the moves of Ann, or those of one kind without its name, in lines; in sets and pairs the cards are in order."""
    lines = [in_order(SEATS.say(act).removeprefix("Ann: ")) for act in SEATS.legal(state)]
    assert len(set(lines)) == len(lines)
    return sorted(line.removeprefix(do).strip() for line in lines if line.startswith(do))


def lay_set(value: int, said: Cards) -> Json:
    return {"do": "lay set", "value": value, "cards": cards(said)}


def lay_pair(colour: str, value: int, said: Cards) -> Json:
    return {"do": "lay pair", "colour": colour, "value": value, "cards": cards(said)}


def lay_run(colour: str, low: int, said: Cards) -> Json:
    return {"do": "lay run", "colour": colour, "low": low, "cards": cards(said)}


def lay_down(pattern: str) -> Json:
    return {"do": "lay down", "pattern": pattern}


def add(to: str, number: int, card: str, end: str = "") -> Json:
    return {"do": f"add to {to}", to: number, "card": card} | ({"end": end} if end else {})


def exchange(number: int, place: int, card: str) -> Json:
    return {"do": "exchange in run", "run": number, "place": place, "card": card}


def test_the_rules_have_no_mistake() -> None:
    assert mistakes(MELDS) == []


# --------------------------------------------------------------------------------------------------- sets, runs, pairs
def test_a_set_is_of_one_number_in_colours_that_may_repeat() -> None:
    state = given(position("blue 4, red 4, red 4, yellow 4, blue 5, blue 5, blue 5, blue 5, red 9"))
    first, second = lay_set(4, "blue 4, red 4, red 4, yellow 4"), lay_set(5, "blue 5, blue 5, blue 5, blue 5")

    state = done(state, lay_down("2 sets"))
    assert told(state) == [
        "lay set value=4 cards=blue 4, red 4, red 4, yellow 4",
        "lay set value=5 cards=blue 5, blue 5, blue 5, blue 5",
    ]
    assert refused(state, lay_set(4, "blue 4, red 4, red 4, blue 5")) == ["melds/set"]
    assert refused(state, lay_set(4, "blue 4, red 4, yellow 4")) == ["melds/set"]
    state = done(state, first, second)
    assert told(state) == ["discard card=red 9"]
    written = write_position(SEATS, state)
    assert written["group"][:2] == [{"blue 4": 1, "red 4": 2, "yellow 4": 1}, {"blue 5": 4}]
    assert written["value of group"][:2] == [4, 5]


def test_a_run_is_of_one_colour_in_numerical_order() -> None:
    state = given(laying("blue 1/11, blue 2, blue 3, blue 4, red 5, blue 6, red 3", "run"))

    assert told(state) == ["lay run colour=blue low=1 cards=blue 1/11, blue 2, blue 3, blue 4"]
    assert refused(state, lay_run("blue", 1, "blue 1/11, blue 2, red 3, blue 4")) == ["melds/run"]
    assert refused(state, lay_run("blue", 3, "blue 3, blue 4, red 5, blue 6")) == ["melds/run"]
    assert refused(state, lay_run("blue", 1, "blue 2, blue 1/11, blue 3, blue 4")) == ["melds/run"]
    state = done(state, lay_run("blue", 1, "blue 1/11, blue 2, blue 3, blue 4"))
    assert write_position(SEATS, state)["run"][0] == cards("blue 1/11, blue 2, blue 3, blue 4")


def test_a_pair_is_of_one_number_and_one_colour() -> None:
    state = given(laying("blue 3, blue 3, yellow 7, yellow 7, blue 7, red 3", "pair", "pair"))

    assert told(state) == [
        "lay pair colour=blue value=3 cards=blue 3, blue 3",
        "lay pair colour=yellow value=7 cards=yellow 7, yellow 7",
    ]
    assert refused(state, lay_pair("blue", 3, "blue 3, red 3")) == ["melds/pair"]
    assert refused(state, lay_pair("blue", 7, "yellow 7, yellow 7")) == ["melds/pair"]
    assert refused(state, lay_set(3, "blue 3, blue 3, red 3, blue 7")) == ["melds/set", "patterns/kinds"]


@pytest.mark.parametrize(
    ("pattern", "hand"),
    [
        ("2 sets", "blue 4, blue 4, blue 4, blue 4, red 4, red 4, red 4, yellow 4"),
        ("2 runs", "blue 4, blue 5, blue 6, blue 7, blue 4, blue 5, blue 6, blue 7"),
        ("set and run", "red 9, red 9, blue 9, yellow 9, red 2, red 3, red 4, red 5"),
        ("run of 8", "red 4, red 5, red 6, red 7, red 8, red 9, red 10, red 1/11"),
        ("4 pairs", "blue 2, blue 2, red 2, red 2, yellow 5, yellow 5, yellow 5, yellow 5"),
    ],
)
def test_each_of_the_five_patterns_can_be_laid_with_exactly_eight_cards_and_then_one_is_out(pattern: str, hand: Cards) -> None:
    state = given(position(hand))

    assert f"lay down pattern={pattern}" in told(state)
    state = done(state, lay_down(pattern))
    while state.winners is None:
        state = SEATS.play(state, SEATS.legal(state)[-1])
    assert state.winners == (0,)


def test_equal_or_adjoining_melds_of_one_pattern_stay_two() -> None:
    state = given(position("blue 1/11, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, red 10"))

    assert told(state, "lay down") == ["pattern=2 runs", "pattern=run of 8"]
    state = done(state, lay_down("2 runs"), lay_run("blue", 5, "blue 5, blue 6, blue 7, blue 8"))
    assert told(state) == ["lay run colour=blue low=1 cards=blue 1/11, blue 2, blue 3, blue 4"]


# ------------------------------------------------------------------------------------------- only what can be completed
def test_a_meld_is_offered_only_where_the_rest_of_the_pattern_can_follow() -> None:
    state = given(position("blue 4, blue 4, red 4, yellow 4, blue 5, red 5, yellow 5, wild 1-6, red 10"))

    assert told(state, "lay down") == ["pattern=2 sets"]
    state = done(state, lay_down("2 sets"))
    assert told(state) == [
        "lay set value=4 cards=blue 4, blue 4, red 4, yellow 4",
        "lay set value=5 cards=blue 5, red 5, wild 1-6, yellow 5",
    ]
    text = why(state, lay_set(4, "blue 4, red 4, yellow 4, wild 1-6"))
    assert list(text) == ["patterns/complete"]
    assert "complete the pattern" in text["patterns/complete"]


def test_a_pattern_is_not_offered_where_one_meld_is_all_there_is() -> None:
    state = given(position("blue 4, blue 4, red 4, yellow 4, blue 6, red 9, yellow 2, yellow 10, red 10"))

    assert told(state, "lay down") == []
    for pattern in ("2 sets", "set and run", "4 pairs", "run of 8", "2 runs"):
        assert refused(state, lay_down(pattern)) == ["patterns/complete"]


def test_between_the_melds_of_a_pattern_nothing_else_can_be_done() -> None:
    state = given(position("blue 4, blue 4, red 4, yellow 4, blue 5, red 5, yellow 5, blue 5, red 10"))
    state = done(state, lay_down("2 sets"))

    assert refused(state, {"do": "discard", "card": "red 10"}) == ["patterns/complete"]
    assert refused(state, lay_down("4 pairs")) == ["patterns/complete"]


def test_no_pattern_is_used_twice_in_a_game_nor_a_second_one_in_a_round() -> None:
    hand = "blue 4, blue 4, red 4, red 4, blue 5, red 5, red 5, blue 5, red 10"
    marked = given(position(hand, marked={"Ann": {"2 sets": True}}))
    assert told(marked, "lay down") == ["pattern=4 pairs"]
    assert refused(marked, lay_down("2 sets")) == ["patterns/once"]

    laid = given(position(hand, laid=("Ann",)))
    assert told(laid, "lay down") == []
    assert refused(laid, lay_down("2 sets")) == ["playing/one-pattern"]


# ------------------------------------------------------------------------------------------------------ ranges of wilds
@pytest.mark.parametrize(("wild", "numbers"), [("wild 1-6", range(1, 7)), ("wild 6-11", range(6, 12)), ("wild 1-11", range(1, 12))])
@pytest.mark.parametrize("number", range(1, 12))
def test_a_wild_can_be_every_number_in_its_range_and_no_other(wild: str, numbers: range, number: int) -> None:
    card = "red 1/11" if number in (1, 11) else f"red {number}"
    below = [f"red {each}" for each in range(number - 3, number)]
    above = ["red 1/11" if each == 11 else f"red {each}" for each in range(number + 1, number + 4)]
    low, others = (number, above) if number <= 4 else (number - 3, below)
    said = ", ".join([wild, *others] if number <= 4 else [*others, wild])
    state = given(laying(", ".join([wild, card, *others]), "run"))

    assert refused(state, lay_run("red", low, said)) == ([] if number in numbers else ["melds/run"])


def test_a_wild_can_be_of_any_colour() -> None:
    state = given(laying("wild 1-11, blue 8, red 8, yellow 8", "pair"))

    assert told(state) == [
        "lay pair colour=blue value=8 cards=blue 8, wild 1-11",
        "lay pair colour=red value=8 cards=red 8, wild 1-11",
        "lay pair colour=yellow value=8 cards=wild 1-11, yellow 8",
    ]


def test_two_wilds_of_different_ranges_make_a_pair_only_as_sixes_of_any_colour() -> None:
    state = given(laying("wild 1-6, wild 6-11, blue 3", "pair"))

    assert told(state) == [
        "lay pair colour=blue value=3 cards=blue 3, wild 1-6",
        *(f"lay pair colour={colour} value=6 cards=wild 1-6, wild 6-11" for colour in COLOURS),
    ]


def test_a_meld_of_wilds_only_is_whatever_is_declared_within_all_their_ranges() -> None:
    state = given(laying("wild 1-6, wild 1-6, wild 6-11, wild 6-11, red 10", "set"))
    assert told(state) == ["lay set value=6 cards=wild 1-6, wild 1-6, wild 6-11, wild 6-11"]

    state = given(laying("wild 1-6, wild 1-6, wild 1-6, wild 1-11, red 10", "set"))
    assert told(state) == [f"lay set value={value} cards=wild 1-11, wild 1-6, wild 1-6, wild 1-6" for value in range(1, 7)]

    state = given(laying("wild 1-6, wild 1-6, wild 6-11, wild 6-11, red 3", "run"))
    assert [line for line in told(state, "lay run") if "red 3" not in line] == [
        f"colour={colour} low={low} cards=wild 1-6, wild 1-6, wild 6-11, wild 6-11" for colour in COLOURS for low in (4, 5)
    ]


# ------------------------------------------------------------------------------------------------------ one or eleven
def test_a_run_does_not_go_on_from_eleven_to_two() -> None:
    state = given(laying("blue 9, blue 10, blue 1/11, blue 2, blue 3, blue 4, wild 1-11", "run"))

    assert refused(state, lay_run("blue", 9, "blue 9, blue 10, blue 1/11, blue 2")) == ["melds/no-wrap-around"]
    assert refused(state, lay_run("blue", 10, "blue 10, blue 1/11, blue 2, blue 3")) == ["melds/no-wrap-around"]
    assert done(state, lay_run("blue", 8, "wild 1-11, blue 9, blue 10, blue 1/11"))
    assert done(state, lay_run("blue", 1, "blue 1/11, blue 2, blue 3, blue 4"))


def test_a_one_or_eleven_card_can_lie_at_both_ends_of_a_run_and_nothing_beyond() -> None:
    long = run("blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9, blue 10", 2, "blue")
    state = given(position("blue 1/11, blue 1/11, wild 1-11, red 1/11", runs=(long,), laid=("Ann",)))

    assert told(state, "add") == sorted(
        f"to run run=1 end={end} card={card}" for end in ("low", "high") for card in ("blue 1/11", "wild 1-11")
    )
    state = done(state, add("run", 1, "blue 1/11", "low"), add("run", 1, "blue 1/11", "high"))
    assert told(state, "add") == []
    assert refused(state, add("run", 1, "wild 1-11", "high")) == ["adding/ends-of-runs"]
    assert refused(state, add("run", 1, "wild 1-11", "low")) == ["adding/ends-of-runs"]
    assert len(write_position(SEATS, state)["run"][0]) == 11


def test_a_run_of_eight_may_start_at_one_two_three_or_four() -> None:
    hand = "red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, red 1/11"
    state = given(laying(hand, "long run"))

    assert [line.split()[3] for line in told(state)] == ["low=1", "low=2", "low=3", "low=4"]


def test_a_set_of_one_or_eleven_cards_takes_low_wilds_or_high_wilds_and_not_both() -> None:
    state = given(laying("blue 1/11, red 1/11, wild 1-6, wild 6-11, wild 1-11", "set"))

    assert told(state) == [
        "lay set value=1 cards=blue 1/11, red 1/11, wild 1-11, wild 1-6",
        "lay set value=1 cards=blue 1/11, red 1/11, wild 1-11, wild 6-11",
    ]
    assert refused(state, lay_set(1, "blue 1/11, red 1/11, wild 1-6, wild 6-11")) == ["melds/one-number"]


def test_a_set_of_one_or_eleven_cards_is_open_again_when_its_only_ranged_wild_is_exchanged() -> None:
    ones = group("blue 1/11, red 1/11, red 1/11, wild 1-6", 1)
    state = given(position("yellow 1/11, wild 6-11, blue 9", groups=(ones,), laid=("Ann",)))

    assert refused(state, add("group", 1, "wild 6-11")) == ["melds/one-number"]
    state = done(state, {"do": "exchange in group", "group": 1, "wild": "wild 1-6", "card": "yellow 1/11"})
    assert told(state, "add") == ["to group group=1 card=wild 1-6"]
    eights = group("blue 8, blue 8, red 8, wild 6-11", 8)
    twos = group("blue 2, red 2, red 2, yellow 2", 2)
    state = given(position("yellow 1/11, wild 6-11, blue 9", groups=(ones, eights, twos), laid=("Ann",)))
    state = done(
        state, {"do": "exchange in group", "group": 1, "wild": "wild 1-6", "card": "yellow 1/11"}, add("group", 3, "wild 1-6")
    )
    assert done(state, add("group", 1, "wild 6-11"))


# -------------------------------------------------------------------------------------------------------------- adding
def test_cards_are_added_to_sets_pairs_and_runs_once_the_own_pattern_lies() -> None:
    melds: Json = {
        "groups": (group("blue 4, red 4, red 4, yellow 4", 4), group("blue 7, blue 7", 7, "blue")),
        "runs": (run("red 3, red 4, red 5, red 6", 3, "red"),),
    }
    hand = "blue 4, blue 7, red 7, red 2, wild 6-11, blue 10"
    laid = given(position(hand, **melds, laid=("Ann", "Bob")))
    before = given(position(hand, **melds, laid=("Bob",)))

    assert told(laid, "add") == [
        "to group group=1 card=blue 4",
        "to group group=2 card=blue 7",
        "to group group=2 card=wild 6-11",
        "to run run=1 end=high card=red 7",
        "to run run=1 end=high card=wild 6-11",
        "to run run=1 end=low card=red 2",
    ]
    assert refused(laid, add("group", 2, "red 7")) == ["adding/sets-and-pairs"]
    assert told(before, "add") == []
    assert refused(before, add("group", 1, "blue 4")) == ["adding/after-the-pattern"]
    after = done(laid, add("run", 1, "red 2", "low"), add("run", 1, "red 7", "high"))
    written = write_position(SEATS, after)
    assert written["run"][0] == cards("red 2, red 3, red 4, red 5, red 6, red 7")
    assert written["low end of run"][0] == 2


# ---------------------------------------------------------------------------------------------------------- exchanging
YELLOW_RUN = run("yellow 5, yellow 6, yellow 7, wild 6-11", 5, "yellow")
NEEDS_A_WILD = "yellow 8, blue 4, red 4, red 4, yellow 4, blue 9, red 9, red 9, red 2"


def test_a_yellow_eight_frees_the_wild_that_stands_for_it_and_the_wild_goes_into_the_pattern_of_that_turn() -> None:
    state = given(position(NEEDS_A_WILD, runs=(YELLOW_RUN,), laid=("Bob",)))
    assert told(state, "lay down") == []
    assert told(state, "exchange") == ["in run run=1 place=4 card=yellow 8"]

    state = done(state, exchange(1, 4, "yellow 8"))
    written = write_position(SEATS, state)
    assert written["run"][0] == cards("yellow 5, yellow 6, yellow 7, yellow 8")
    assert written["freed wilds"] == {"wild 6-11": 1}
    assert told(state) == ["lay down pattern=2 sets"]
    for card in ("red 2", "blue 4"):
        assert refused(state, {"do": "discard", "card": card}) == ["exchange/same-turn"]

    state = done(state, lay_down("2 sets"))
    assert told(state) == [
        "lay set value=4 cards=blue 4, red 4, red 4, yellow 4",
        "lay set value=9 cards=blue 9, red 9, red 9, wild 6-11",
    ]
    state = done(state, lay_set(9, "blue 9, red 9, red 9, wild 6-11"), lay_set(4, "blue 4, red 4, red 4, yellow 4"))
    assert told(state) == ["discard card=red 2"]


def test_only_the_exact_natural_card_frees_a_wild() -> None:
    hand = f"{NEEDS_A_WILD.replace('red 2', 'red 8')}, wild 1-11".replace("blue 9, ", "")
    state = given(position(hand, runs=(YELLOW_RUN,)))

    assert told(state, "exchange") == ["in run run=1 place=4 card=yellow 8"]
    assert refused(state, exchange(1, 4, "red 8"))[0] == "exchange/exact-card"
    assert "exchange/exact-card" in refused(state, exchange(1, 4, "red 9"))
    assert "exchange/no-wild-for-wild" in refused(state, exchange(1, 4, "wild 1-11"))
    assert "exchange/played-wild" in refused(state, exchange(1, 3, "yellow 8"))


def test_an_exchange_is_refused_where_the_wild_could_not_be_played_in_this_turn() -> None:
    state = given(position(NEEDS_A_WILD.replace("blue 9", "blue 10"), runs=(YELLOW_RUN,)))

    assert told(state, "exchange") == []
    text = why(state, exchange(1, 4, "yellow 8"))
    assert list(text) == ["exchange/same-turn"]
    assert "play every exchanged wild in this turn" in text["exchange/same-turn"]


def test_a_wild_is_not_exchanged_for_a_pattern_that_has_no_room_for_it() -> None:
    complete = "blue 4, red 4, red 4, yellow 4, blue 9, red 9, red 9, yellow 9, yellow 8"
    low = run("yellow 5, yellow 6, yellow 7, wild 6-11", 5, "yellow")
    state = given(position(complete, runs=(low,)))
    assert told(state, "exchange") == ["in run run=1 place=4 card=yellow 8"]

    state = done(state, exchange(1, 4, "yellow 8"), lay_down("2 sets"))
    assert told(state) == [
        "lay set value=4 cards=blue 4, red 4, red 4, yellow 4",
        "lay set value=9 cards=blue 9, red 9, red 9, wild 6-11",
        "lay set value=9 cards=blue 9, red 9, wild 6-11, yellow 9",
        "lay set value=9 cards=red 9, red 9, wild 6-11, yellow 9",
    ]
    twos = run("yellow 1/11, wild 1-6, yellow 3, yellow 4", 1, "yellow")
    state = given(position("blue 7, red 7, red 7, yellow 7, blue 9, red 9, red 9, yellow 9, yellow 2", runs=(twos,)))
    assert told(state, "lay down") == ["pattern=2 sets"]
    assert refused(state, exchange(1, 2, "yellow 2")) == ["exchange/same-turn"]


def test_a_wild_in_a_set_stands_for_any_colour_and_in_a_pair_for_one() -> None:
    melds = (group("blue 4, red 4, red 4, wild 1-6", 4), group("blue 5, wild 1-6", 5, "blue"))
    state = given(position("yellow 4, blue 4, red 5, blue 5, yellow 9", groups=melds, laid=("Ann",)))

    assert told(state, "exchange") == [
        "in group group=1 wild=wild 1-6 card=blue 4",
        "in group group=1 wild=wild 1-6 card=yellow 4",
        "in group group=2 wild=wild 1-6 card=blue 5",
    ]


def test_after_the_own_pattern_an_exchanged_wild_goes_to_any_meld_in_the_same_turn() -> None:
    fours = group("blue 4, red 4, red 4, yellow 4", 4)
    eights = group("blue 8, red 8, red 8, yellow 8", 8)
    melds: Json = {"groups": (fours, eights), "runs": (YELLOW_RUN,)}
    state = given(position("yellow 8, red 10", **melds, laid=("Ann",)))

    state = done(state, exchange(1, 4, "yellow 8"))
    assert told(state) == [
        "add to group group=2 card=wild 6-11",
        "add to run run=1 end=high card=wild 6-11",
    ]
    assert refused(state, {"do": "discard", "card": "red 10"}) == ["exchange/same-turn"]
    assert told(done(state, add("group", 2, "wild 6-11"))) == ["discard card=red 10"]


def test_a_card_is_not_added_where_an_exchanged_wild_would_lose_its_last_place() -> None:
    long = run("red 3, red 4, red 5, wild 1-6, red 7, red 8, red 9, red 10", 3, "red")
    one_end = given(position("red 6, red 2, red 1/11, blue 5", runs=(long,), laid=("Ann",)))
    state = done(one_end, exchange(1, 4, "red 6"))
    assert told(state) == [
        "add to run run=1 end=high card=red 1/11",
        "add to run run=1 end=low card=red 2",
        "add to run run=1 end=low card=wild 1-6",
    ]
    state = done(state, add("run", 1, "red 2", "low"))
    assert told(state) == ["add to run run=1 end=high card=red 1/11", "add to run run=1 end=low card=wild 1-6"]
    assert refused(state, add("run", 1, "red 1/11", "low")) == ["exchange/same-turn"]


def test_an_exchange_may_rely_on_another_that_makes_room_for_the_first_wild() -> None:
    ones = group("blue 1/11, red 1/11, red 1/11, wild 1-6", 1)
    long = run("yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9, yellow 10, wild 6-11", 3, "yellow")
    one = given(position("yellow 1/11, blue 6", groups=(ones,), runs=(long,), laid=("Ann",)))
    assert refused(one, exchange(1, 9, "yellow 1/11")) == ["exchange/same-turn"]

    two = given(position("yellow 1/11, yellow 1/11, blue 6", groups=(ones,), runs=(long,), laid=("Ann",)))
    state = done(two, exchange(1, 9, "yellow 1/11"))
    assert told(state) == ["exchange in group group=1 wild=wild 1-6 card=yellow 1/11"]
    state = done(state, {"do": "exchange in group", "group": 1, "wild": "wild 1-6", "card": "yellow 1/11"})
    assert told(state) == ["add to group group=1 card=wild 6-11", "add to run run=1 end=low card=wild 1-6"]


def test_a_wild_in_hand_equal_to_the_exchanged_one_does_not_hold_up_the_turn() -> None:
    eights = group("blue 8, red 8, red 8, wild 6-11", 8)
    state = given(position("yellow 8, wild 6-11, red 10", groups=(eights,), laid=("Ann",)))

    state = done(state, {"do": "exchange in group", "group": 1, "wild": "wild 6-11", "card": "yellow 8"})
    state = done(state, add("group", 1, "wild 6-11"))
    assert told(state, "discard") == ["card=red 10", "card=wild 6-11"]


def test_two_wilds_may_be_exchanged_for_one_pattern() -> None:
    threes = run("red 2, wild 1-6, red 4, red 5", 2, "red")
    hand = "yellow 8, red 3, blue 4, red 4, yellow 4, blue 9, red 9, red 9, blue 1/11"
    state = given(position(hand, runs=(YELLOW_RUN, threes)))

    assert told(state, "exchange") == ["in run run=1 place=4 card=yellow 8", "in run run=2 place=2 card=red 3"]
    state = done(state, exchange(2, 2, "red 3"))
    assert told(state) == ["exchange in run run=1 place=4 card=yellow 8"]
    state = done(state, exchange(1, 4, "yellow 8"))
    assert told(state) == ["lay down pattern=2 sets"]


def test_going_out_by_playing_the_last_card_ends_the_game() -> None:
    fours = group("blue 4, red 4, red 4, yellow 4", 4)
    state = given(position("blue 4", groups=(fours,), laid=("Ann",)))

    assert done(state, add("group", 1, "blue 4")).winners == (0,)
    assert done(state, {"do": "discard", "card": "blue 4"}).winners == (0,)


# -------------------------------------------------------------------------- a slow and plain search, to compare with
class Meld(NamedTuple):
    """A meld on the table; a number is that of a set or pair, or the low end of a run."""

    kind: str
    cards: tuple[str, ...]
    number: int
    colour: str | None


class Spot(NamedTuple):
    """What the search knows of a position: everything that has to do with the melds of the player to move."""

    hand: tuple[str, ...]
    freed: tuple[str, ...]
    melds: tuple[Meld, ...]
    laid: bool
    to_lay: tuple[str, ...]


PATTERNS = {
    "2 sets": ("set", "set"), "2 runs": ("run", "run"), "set and run": ("set", "run"), "run of 8": ("long run",),
    "4 pairs": ("pair", "pair", "pair", "pair"),
}  # fmt: skip
Move: TypeAlias = tuple[str, Spot]


def numbers(card: str) -> tuple[int, ...]:
    kind, _, rest = card.partition(" ")
    if kind == "wild":
        first, last = map(int, rest.split("-"))
        return tuple(range(first, last + 1))
    return (1, 11) if rest == "1/11" else (int(rest),)


def can_be(card: str, number: int, colour: str | None) -> bool:
    return number in numbers(card) and (colour is None or card.startswith(("wild", colour)))


def agree(said: tuple[str, ...], value: int, colour: str | None) -> bool:
    """Tell whether cards can be a set or pair; 1 stands for the cards that are 1 or 11."""
    return any(all(can_be(card, number, colour) for card in said) for number in ((1, 11) if value == 1 else (value,)))


def less(held: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    left = list(held)
    for card in gone:
        left.remove(card)
    return tuple(left)


def played(spot: Spot, *gone: str) -> Spot:
    """Take cards out of what may be played, an exchanged wild before an equal one from the hand."""
    for card in gone:
        free = card in spot.freed
        spot = spot._replace(freed=less(spot.freed, card)) if free else spot._replace(hand=less(spot.hand, card))
    return spot


def laid_melds(spot: Spot) -> Iterator[Move]:
    """Every way to lay the next meld of the pattern, whatever comes after it."""
    kind, held = spot.to_lay[0], tuple(sorted((*spot.hand, *spot.freed)))
    ways: list[tuple[str, Meld]] = []
    if kind in ("set", "pair"):
        for colour in (None,) if kind == "set" else COLOURS:
            for value in range(1, 11):
                for said in sorted(set(combinations(held, 4 if kind == "set" else 2))):
                    if agree(said, value, colour):
                        told_colour = f"colour={colour} " if colour else ""
                        ways.append((f"lay {kind} {told_colour}value={value} cards=", Meld("group", said, value, colour)))
    else:
        size = 4 if kind == "run" else 8
        for colour in COLOURS:
            for low in range(1, 13 - size):
                candidates = [sorted({card for card in held if can_be(card, low + i, colour)}) for i in range(size)]
                there = [said for said in product(*candidates) if not Counter(said) - Counter(held)]
                ways += [(f"lay run colour={colour} low={low} cards=", Meld("run", said, low, colour)) for said in there]
    for text, meld in ways:
        shown = ", ".join(meld.cards)
        yield text + shown, played(spot, *meld.cards)._replace(melds=(*spot.melds, meld), to_lay=spot.to_lay[1:])


def added(spot: Spot) -> Iterator[Move]:
    for i, meld in enumerate(spot.melds):
        which = [each.kind for each in spot.melds[: i + 1]].count(meld.kind)
        for card in sorted({*spot.hand, *spot.freed}):
            if meld.kind == "group" and agree((*meld.cards, card), meld.number, meld.colour):
                grown = meld._replace(cards=tuple(sorted((*meld.cards, card))))
                yield f"add to group group={which} card={card}", replaced(played(spot, card), i, grown)
            if meld.kind == "run" and can_be(card, meld.number - 1, meld.colour):
                grown = meld._replace(cards=(card, *meld.cards), number=meld.number - 1)
                yield f"add to run run={which} end=low card={card}", replaced(played(spot, card), i, grown)
            if meld.kind == "run" and can_be(card, meld.number + len(meld.cards), meld.colour):
                grown = meld._replace(cards=(*meld.cards, card))
                yield f"add to run run={which} end=high card={card}", replaced(played(spot, card), i, grown)


def exchanged(spot: Spot) -> Iterator[Move]:
    for i, meld in enumerate(spot.melds):
        which = [each.kind for each in spot.melds[: i + 1]].count(meld.kind)
        for place, wild in enumerate(meld.cards):
            for card in sorted(set(spot.hand)):
                if not wild.startswith("wild") or card.startswith("wild"):
                    continue
                number = meld.number + place if meld.kind == "run" else meld.number
                if can_be(card, number, meld.colour):
                    others = (*meld.cards[:place], card, *meld.cards[place + 1 :])
                    where = f"place={place + 1}" if meld.kind == "run" else f"wild={wild}"
                    after = spot._replace(hand=less(spot.hand, card), freed=tuple(sorted((*spot.freed, wild))))
                    changed = meld._replace(cards=others if meld.kind == "run" else tuple(sorted(others)))
                    yield f"exchange in {meld.kind} {meld.kind}={which} {where} card={card}", replaced(after, i, changed)


def replaced(spot: Spot, i: int, meld: Meld) -> Spot:
    return spot._replace(melds=(*spot.melds[:i], meld, *spot.melds[i + 1 :]))


def named(spot: Spot) -> Iterator[Move]:
    for pattern, parts in PATTERNS.items():
        yield f"lay down pattern={pattern}", spot._replace(laid=True, to_lay=parts)


@cache
def can_complete(spot: Spot) -> bool:
    if not spot.to_lay:
        return not spot.freed
    return any(can_complete(after) for _, after in laid_melds(spot))


@cache
def can_play_freed(spot: Spot) -> bool:
    if not spot.freed:
        return True
    if spot.laid:
        return any(can_play_freed(after) for _, after in (*added(spot), *exchanged(spot)))
    return any(can_complete(after) for _, after in named(spot)) or any(can_play_freed(after) for _, after in exchanged(spot))


def search(spot: Spot) -> list[str]:
    """Return every move that is legal, in lines."""
    if spot.to_lay:
        return sorted({line for line, after in laid_melds(spot) if can_complete(after)})
    found = [line for line, after in exchanged(spot) if can_play_freed(after)]
    if spot.laid:
        found += [line for line, after in added(spot) if can_play_freed(after)]
    else:
        found += [line for line, after in named(spot) if can_complete(after)]
    if not spot.freed:
        found += [f"discard card={card}" for card in set(spot.hand)]
    return sorted(set(found))


def as_spot(written: Json) -> Spot:
    """Read a position for the search."""

    def bag(counts: dict[str, int]) -> tuple[str, ...]:
        return tuple(sorted(Counter(counts).elements()))

    values, colours = written.get("value of group", []), written.get("colour of group", [])
    melds = [
        Meld("group", bag(said), values[i], (*colours, *[None] * 12)[i]) for i, said in enumerate(written.get("group", [])) if said
    ]
    for i, said in enumerate(written.get("run", [])):
        if said:
            melds.append(Meld("run", tuple(said), written["low end of run"][i], written["colour of run"][i]))
    player = written["by"][0]
    return Spot(
        hand=bag(written["hand"].get(player, {})),
        freed=bag(written.get("freed wilds", {})),
        melds=tuple(melds),
        laid=written.get("has laid", {}).get(player, False),
        to_lay=tuple(written.get("to lay", ())),
    )


COPIES = {face.name: face.copies for face in MELDS.components[0].faces}
WILDS = [name for name in COPIES if name.startswith("wild")]
TABLES: tuple[tuple[tuple[Json, ...], tuple[Json, ...]], ...] = (
    ((), ()),
    ((), (run("red 6, red 7, wild 6-11, red 9", 6, "red"),)),
    ((group("yellow 4, yellow 4, wild 1-6, red 4", 4),), (run("blue 2, blue 3, wild 1-6, blue 5", 2, "blue"),)),
    ((group("red 1/11, red 1/11, yellow 1/11, wild 1-6", 1), group("blue 8, wild 1-11", 8, "blue")), ()),
)


def treasure(colour: str, number: int) -> str:
    return f"{colour} 1/11" if number in (1, 11) else f"{colour} {number}"


def random_hand(rng: random.Random) -> list[str]:
    """Return the eight cards of a pattern, one or two of them changed for wilds, and often one for any other card."""
    hand: list[str] = []
    for kind in rng.choice(list(PATTERNS.values())):
        colour, low = rng.choice(COLOURS), rng.randint(1, 4 if kind == "long run" else 8)
        size = {"set": 4, "pair": 2, "run": 4, "long run": 8}[kind]
        if kind == "set":
            hand += [treasure(rng.choice(COLOURS), low) for _ in range(size)]
        else:
            hand += [treasure(colour, low if kind == "pair" else low + i) for i in range(size)]
    rng.shuffle(hand)
    wilds = rng.randint(1, 2)
    hand[:wilds] = rng.choices(WILDS, k=wilds)
    return [*hand[:-1], rng.choice(list(COPIES))] if rng.random() < 0.4 else hand


def random_position(seed: int) -> Json:
    """Return a position with a hand of eight cards of which a pattern can often be made, and perhaps melds on the table."""
    rng = random.Random(seed)
    groups, runs = rng.choice(TABLES)
    hand = random_hand(rng)
    while Counter([*hand, *(card for each in (*groups, *runs) for card in each["cards"])]) - Counter(COPIES):
        hand = random_hand(rng)
    return position(", ".join(hand), groups=groups, runs=runs, laid=("Ann",) if rng.random() < 0.3 else ())


@pytest.mark.parametrize("seed", range(40))
def test_exactly_these_moves_are_legal_in_small_positions_and_in_all_that_follow_in_the_turn(seed: int) -> None:
    state = read_position(SEATS, random_position(seed))
    rng = random.Random(seed)
    for _ in range(12):
        if state.winners is not None or SEATS.deciders(state) != (0,):
            break
        assert told(state) == search(as_spot(write_position(SEATS, state)))
        acts = SEATS.legal(state)
        playing = [act for act in acts if act.do != "discard"]
        state = SEATS.play(state, rng.choice(playing or acts))


# --------------------------------------------------------------------------------------------------------------- laws
@pytest.mark.parametrize("seed", range(100, 115))
def test_random_play_never_gets_stuck_conserves_cards_and_can_be_read_back(seed: int) -> None:
    game = playout(SEATS, random.Random(seed), read_position(SEATS, random_position(seed)))
    for state, _ in islice(game, 8):
        written = write_position(SEATS, state)
        assert read_position(SEATS, written) == state
        assert Counter(card.name for place in state.cells for card in place) == COPIES
        acts = SEATS.legal(state)
        assert bool(acts) is (state.winners is None)
        assert all(SEATS.why_not(state, act) == () for act in acts[:6])


def test_a_dealt_game_begins_with_eight_cards_and_one_drawn() -> None:
    start = SEATS.start()
    chance = SEATS.chance(start)
    assert chance is not None
    written = write_position(SEATS, SEATS.settle(start, chance.among))

    assert (written["at"], written["by"]) == ("play", ["Ann"])
    assert [sum(written["hand"][player].values()) for player in ("Ann", "Bob")] == [9, 8]
    assert len(written["draw pile"]) == PACK - 17
