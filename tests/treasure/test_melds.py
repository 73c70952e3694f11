"""Laying a pattern meld by meld, adding to melds, and exchanging wilds: the book's examples and the edges of each rule."""

from __future__ import annotations

import pytest
from treasure.plain import COLOURS
from treasure.positions import GAME, TWO, Json, cards, done, given, known, part, position, table, told, where, why

from lexludi.errors import MalformedMove
from lexludi.lawyer import opinion
from lexludi.positions import read_position
from lexludi.runtime import State
from lexludi_spec.check import mistakes


def laying(hand: str, *melds: str) -> State:
    """Return a state where Ann must lay the first of the melds that are still to come."""
    return given(position(hand, at="lay", **known("to lay", list(melds))))


def test_the_rules_have_no_mistake() -> None:
    assert mistakes(GAME) == []


# --------------------------------------------------------------------------------------------------- sets, runs, pairs
def test_a_set_is_of_one_number_in_colours_that_may_repeat() -> None:
    state = given(position("Blue 4, Red 4, Red 4, Yellow 4, Blue 5, Blue 5, Blue 5, Blue 5 smiley, Red 9"))

    state = done(state, "lay down pattern=2 sets of 4")
    assert told(state) == [
        "lay set number=4 cards=Blue 4, Red 4, Red 4, Yellow 4",
        "lay set number=5 cards=Blue 5, Blue 5, Blue 5, Blue 5 smiley",
    ]
    assert why(state, "lay set number=4 cards=Blue 4, Red 4, Red 4, Blue 5") == ["melds/set"]
    assert why(state, "lay set number=4 cards=Blue 4, Red 4, Yellow 4") == ["melds/set"]
    state = done(state, told(state)[0], told(state)[1])
    assert told(state) == ["discard card=Red 9"]
    assert part(state, "set", "Ann") == [{"Blue 4": 1, "Red 4": 2, "Yellow 4": 1}, {"Blue 5": 3, "Blue 5 smiley": 1}]
    assert part(state, "number of set", "Ann") == [4, 5]


def test_a_run_is_of_one_colour_in_numerical_order() -> None:
    state = laying("Blue 1/11, Blue 2, Blue 3, Blue 4, Red 5, Blue 6, Red 3", "run of 4")

    assert told(state) == ["lay run colour=Blue low=1 cards=Blue 1/11, Blue 2, Blue 3, Blue 4"]
    assert why(state, "lay run colour=Blue low=1 cards=Blue 1/11, Blue 2, Red 3, Blue 4") == ["melds/run"]
    assert why(state, "lay run colour=Blue low=3 cards=Blue 3, Blue 4, Red 5, Blue 6") == ["melds/run"]
    assert why(state, "lay run colour=Blue low=1 cards=Blue 2, Blue 1/11, Blue 3, Blue 4") == ["melds/run"]
    state = done(state, told(state)[0])
    assert part(state, "run", "Ann", 1) == cards("Blue 1/11, Blue 2, Blue 3, Blue 4")


def test_a_pair_is_of_one_number_and_one_colour() -> None:
    state = laying("Blue 3, Blue 3, Yellow 7, Yellow 7, Blue 7, Red 3", "pair", "pair")

    assert told(state) == [
        "lay pair colour=Blue number=3 cards=Blue 3, Blue 3",
        "lay pair colour=Yellow number=7 cards=Yellow 7, Yellow 7",
    ]
    assert why(state, "lay pair colour=Blue number=3 cards=Blue 3, Red 3") == ["melds/pair"]
    assert why(state, "lay pair colour=Blue number=7 cards=Yellow 7, Yellow 7") == ["melds/pair"]
    assert why(state, "lay set number=3 cards=Blue 3, Red 3") == ["patterns/melds"]


@pytest.mark.parametrize(
    ("pattern", "hand"),
    [
        ("2 sets of 4", "Blue 4, Blue 4, Blue 4, Blue 4, Red 4, Red 4, Red 4, Yellow 4"),
        ("2 runs of 4", "Blue 4, Blue 5, Blue 6, Blue 7, Blue 4, Blue 5, Blue 6, Blue 7"),
        ("set of 4 and run of 4", "Red 9, Red 9, Blue 9, Yellow 9, Red 2, Red 3, Red 4, Red 5"),
        ("run of 8", "Red 4, Red 5, Red 6, Red 7, Red 8, Red 9, Red 10, Red 1/11"),
        ("4 pairs", "Blue 2, Blue 2, Red 2, Red 2, Yellow 5, Yellow 5, Yellow 5, Yellow 5 smiley"),
    ],
)
def test_each_of_the_five_patterns_can_be_laid_with_exactly_eight_cards_and_then_the_round_is_over(pattern: str, hand: str) -> None:
    state = given(position(hand))

    state = done(state, f"lay down pattern={pattern}")
    while where(state)[0] == "lay":
        state = done(state, told(state)[-1])
    assert where(state) == ("end of round", ["Ben"])
    assert part(state, "mark", "Ann") == {pattern: "complete"}


def test_equal_or_adjoining_melds_of_one_pattern_stay_two() -> None:
    state = given(position("Blue 1/11, Blue 2, Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8, Red 10"))

    assert told(state, "lay down") == ["pattern=2 runs of 4", "pattern=run of 8"]
    state = done(state, "lay down pattern=2 runs of 4", "lay run colour=Blue low=5 cards=Blue 5, Blue 6, Blue 7, Blue 8")
    assert told(state) == ["lay run colour=Blue low=1 cards=Blue 1/11, Blue 2, Blue 3, Blue 4"]


def test_of_two_kinds_of_melds_the_set_is_laid_first() -> None:
    state = given(position("Red 9, Red 9, Blue 9, Yellow 9, Red 2, Red 3, Red 4, Red 5, Blue 2"))

    state = done(state, "lay down pattern=set of 4 and run of 4")
    assert told(state) == ["lay set number=9 cards=Blue 9, Red 9, Red 9, Yellow 9"]
    assert why(state, "lay run colour=Red low=2 cards=Red 2, Red 3, Red 4, Red 5") == ["patterns/melds"]


# ------------------------------------------------------------------------------------------- only what can be completed
def test_a_meld_is_offered_only_where_the_rest_of_the_pattern_can_follow() -> None:
    state = given(position("Blue 4, Blue 4, Red 4, Yellow 4, Blue 5, Red 5, Yellow 5, wild 1-6, Red 10"))

    assert told(state, "lay down") == ["pattern=2 sets of 4"]
    state = done(state, "lay down pattern=2 sets of 4")
    assert told(state) == [
        "lay set number=4 cards=Blue 4, Blue 4, Red 4, Yellow 4",
        "lay set number=5 cards=Blue 5, Red 5, Yellow 5, wild 1-6",
    ]
    assert why(state, "lay set number=4 cards=Blue 4, Red 4, Yellow 4, wild 1-6") == ["patterns/complete"]


def test_a_pattern_is_not_offered_where_one_meld_is_all_there_is() -> None:
    state = given(position("Blue 4, Blue 4, Red 4, Yellow 4, Blue 6, Red 9, Yellow 2, Yellow 10, Red 10"))

    assert told(state, "lay down") == []
    for pattern in ("2 sets of 4", "set of 4 and run of 4", "4 pairs", "run of 8", "2 runs of 4"):
        assert why(state, f"lay down pattern={pattern}") == ["patterns/complete"]
    assert why(state, "lay down pattern=3 pairs") == ["patterns/available"]


def test_between_the_melds_of_a_pattern_nothing_else_can_be_done() -> None:
    state = given(position("Blue 4, Blue 4, Red 4, Yellow 4, Blue 5, Red 5, Yellow 5, Blue 5, Red 10"))
    state = done(state, "lay down pattern=2 sets of 4")

    assert why(state, "discard card=Red 10") == ["patterns/complete"]
    assert why(state, "lay down pattern=4 pairs") == ["patterns/complete"]


def test_no_pattern_is_used_twice_in_a_game_nor_a_second_one_in_a_round() -> None:
    hand = "Blue 4, Blue 4, Red 4, Red 4, Blue 5, Red 5, Red 5, Blue 5, Red 10"
    for mark in ("complete", "partial"):
        marked = given(position(hand, mark={"Ann": {"2 sets of 4": mark}}))
        assert told(marked, "lay down") == ["pattern=4 pairs"]
        assert why(marked, "lay down pattern=2 sets of 4") == ["patterns/once"]
    others = given(position(hand, mark={"Ben": {"2 sets of 4": "complete"}}))
    assert told(others, "lay down") == ["pattern=2 sets of 4", "pattern=4 pairs"]

    laid = given(position(hand, runs={"Ann": [("Yellow 2, Yellow 3, Yellow 4, Yellow 5", 2, "Yellow")]}))
    assert told(laid, "lay down") == []
    assert why(laid, "lay down pattern=2 sets of 4") == ["playing/one-pattern"]


# ------------------------------------------------------------------------------------------------------ ranges of wilds
@pytest.mark.parametrize(("wild", "reach"), [("wild 1-6", range(1, 7)), ("wild 6-11", range(6, 12)), ("wild 1-11", range(1, 12))])
@pytest.mark.parametrize("number", range(1, 12))
def test_a_wild_can_be_every_number_in_its_range_and_no_other(wild: str, reach: range, number: int) -> None:
    card = "Red 1/11" if number in (1, 11) else f"Red {number}"
    below = [f"Red {each}" for each in range(number - 3, number)]
    above = ["Red 1/11" if each == 11 else f"Red {each}" for each in range(number + 1, number + 4)]
    low, others = (number, above) if number <= 4 else (number - 3, below)
    said = ", ".join([wild, *others] if number <= 4 else [*others, wild])
    state = laying(", ".join([wild, card, *others]), "run of 4")

    assert why(state, f"lay run colour=Red low={low} cards={said}") == ([] if number in reach else ["melds/run"])


def test_a_wild_can_be_of_any_colour() -> None:
    assert told(laying("wild 1-11, Blue 8, Red 8, Yellow 8", "pair")) == [
        "lay pair colour=Blue number=8 cards=Blue 8, wild 1-11",
        "lay pair colour=Red number=8 cards=Red 8, wild 1-11",
        "lay pair colour=Yellow number=8 cards=Yellow 8, wild 1-11",
    ]


def test_two_wilds_of_different_ranges_make_a_pair_only_as_sixes_of_any_colour() -> None:
    assert told(laying("wild 1-6, wild 6-11, Blue 3", "pair")) == [
        "lay pair colour=Blue number=3 cards=Blue 3, wild 1-6",
        *(f"lay pair colour={colour} number=6 cards=wild 1-6, wild 6-11" for colour in COLOURS),
    ]


def test_a_meld_of_wilds_only_is_whatever_is_declared_within_all_their_ranges() -> None:
    state = laying("wild 1-6, wild 1-6, wild 6-11, wild 6-11, Red 10", "set of 4")
    assert told(state) == ["lay set number=6 cards=wild 1-6, wild 1-6, wild 6-11, wild 6-11"]

    state = laying("wild 1-6, wild 1-6, wild 1-6, wild 1-11, Red 10", "set of 4")
    assert told(state) == [f"lay set number={number} cards=wild 1-11, wild 1-6, wild 1-6, wild 1-6" for number in range(1, 7)]

    state = laying("wild 1-6, wild 1-6, wild 6-11, wild 6-11, Red 3", "run of 4")
    assert [line for line in told(state, "lay run") if "Red 3" not in line] == [
        f"colour={colour} low={low} cards=wild 1-6, wild 1-6, wild 6-11, wild 6-11" for colour in COLOURS for low in (4, 5)
    ]


@pytest.mark.parametrize(("reading", "fewest"), [("A", 4), ("B", 3), ("C", 2)])
def test_how_many_wilds_a_meld_may_have_depends_on_the_reading(reading: str, fewest: int) -> None:
    at = table(Q41=reading)
    hand = "Blue 4, Red 4, Yellow 4, wild 1-6, wild 1-6, wild 1-6, wild 1-11, Red 10"
    state = given(position(hand, at="lay", **known("to lay", ["set of 4"])), at)

    assert max(line.count("wild") for line in told(state, "lay set number=4", at)) == fewest
    fours = {"Ann": [("Blue 4, Red 4, Yellow 4, wild 1-6", 4)]}
    adding = given(position("wild 1-6, wild 1-6, wild 1-11, Red 10", sets=fours), at)
    wilds = 0
    while "owner=Ann set=1 card=wild 1-6" in told(adding, "add to set", at):
        adding, wilds = done(adding, "add to set owner=Ann set=1 card=wild 1-6", at=at), wilds + 1
    assert wilds == 2
    over = "add to set owner=Ann set=1 card=wild 1-11"
    assert why(adding, over, at) == (["wilds/number"] if reading == "C" else [])


@pytest.mark.parametrize(("reading", "because"), [("A", []), ("B", ["patterns/different"])])
def test_whether_the_melds_of_a_pattern_must_differ_depends_on_the_reading(reading: str, because: list[str]) -> None:
    at = table(Q22=reading)
    hand = "Blue 4, Blue 4, Red 4, Red 4, Yellow 4, Yellow 4, Blue 4, Red 4, Blue 5, Red 5, Yellow 5, Red 5, Blue 9"
    state = done(
        given(position(hand), at), "lay down pattern=2 sets of 4", "lay set number=4 cards=Blue 4, Blue 4, Red 4, Red 4", at=at
    )
    assert why(state, "lay set number=4 cards=Blue 4, Red 4, Yellow 4, Yellow 4", at) == because
    assert why(state, "lay set number=5 cards=Blue 5, Red 5, Yellow 5, Red 5", at) == []

    hand = "Blue 4, Blue 4, Blue 4, Blue 4, Red 9, Red 9, Red 8, Red 8, Red 6, Red 6"
    state = done(given(position(hand), at), "lay down pattern=4 pairs", "lay pair colour=Blue number=4 cards=Blue 4, Blue 4", at=at)
    assert why(state, "lay pair colour=Blue number=4 cards=Blue 4, Blue 4", at) == because

    hand = "Blue 4, Blue 5, Blue 6, Blue 7, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8"
    run = "lay run colour=Blue low=4 cards=Blue 4, Blue 5, Blue 6, Blue 7"
    state = done(given(position(hand), at), "lay down pattern=2 runs of 4", run, at=at)
    assert why(state, run, at) == because
    assert why(state, "lay run colour=Blue low=5 cards=Blue 5, Blue 6, Blue 7, Blue 8", at) == []


# ------------------------------------------------------------------------------------------------------ one or eleven
def test_a_run_does_not_go_on_from_eleven_to_two() -> None:
    state = laying("Blue 9, Blue 10, Blue 1/11, Blue 2, Blue 3, Blue 4, wild 1-11", "run of 4")

    assert why(state, "lay run colour=Blue low=9 cards=Blue 9, Blue 10, Blue 1/11, Blue 2") == ["melds/no-wrap-around"]
    assert why(state, "lay run colour=Blue low=10 cards=Blue 10, Blue 1/11, Blue 2, Blue 3") == ["melds/no-wrap-around"]
    assert done(state, "lay run colour=Blue low=8 cards=wild 1-11, Blue 9, Blue 10, Blue 1/11")
    assert done(state, "lay run colour=Blue low=1 cards=Blue 1/11, Blue 2, Blue 3, Blue 4")


def test_a_one_or_eleven_card_can_lie_at_both_ends_of_a_run_and_nothing_beyond() -> None:
    long = ("Blue 2, Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8, Blue 9, Blue 10", 2, "Blue")
    state = given(position("Blue 1/11, Blue 1/11, wild 1-11, Red 1/11", runs={"Ann": [long]}))

    assert told(state, "add to run owner=Ann run=1") == sorted(
        f"end={end} card={card}" for end in ("low", "high") for card in ("Blue 1/11", "wild 1-11")
    )
    both = (f"add to run owner=Ann run=1 end={end} card=Blue 1/11" for end in ("low", "high"))
    state = done(state, *both)
    assert told(state, "add") == []
    for end in ("low", "high"):
        assert why(state, f"add to run owner=Ann run=1 end={end} card=wild 1-11") == ["adding/runs"]
    assert len(part(state, "run", "Ann", 1)) == 11


def test_a_run_of_eight_may_start_at_one_two_three_or_four() -> None:
    state = laying("Red 2, Red 3, Red 4, Red 5, Red 6, Red 7, Red 8, Red 9, Red 10, Red 1/11", "run of 8")

    assert [line.split()[3] for line in told(state)] == ["low=1", "low=2", "low=3", "low=4"]


def test_a_set_of_one_or_eleven_cards_takes_low_wilds_or_high_wilds_and_not_both() -> None:
    hand = "Blue 1/11, Red 1/11, wild 1-6, wild 6-11, wild 1-11"
    state = laying(hand, "set of 4")
    both = "lay set number=1 cards=Blue 1/11, Red 1/11, wild 1-6, wild 6-11"

    assert told(state) == [
        "lay set number=1 cards=Blue 1/11, Red 1/11, wild 1-11, wild 1-6",
        "lay set number=1 cards=Blue 1/11, Red 1/11, wild 1-11, wild 6-11",
    ]
    assert why(state, both) == ["melds/one-number"]
    at = table(Q30="B")
    assert why(given(position(hand, at="lay", **known("to lay", ["set of 4"])), at), both, at) == []


def test_a_set_of_one_or_eleven_cards_is_open_again_when_its_only_ranged_wild_is_exchanged() -> None:
    ones = ("Blue 1/11, Red 1/11, Red 1/11, wild 1-6", 1)
    swap = "exchange in set owner=Ann set=1 wild=wild 1-6 card=Yellow 1/11"
    state = given(position("Yellow 1/11, wild 6-11, Blue 9", sets={"Ann": [ones]}))

    assert why(state, "add to set owner=Ann set=1 card=wild 6-11") == ["melds/one-number"]
    assert told(done(state, swap), "add") == ["to set owner=Ann set=1 card=wild 1-6"]
    twos = ("Blue 2, Red 2, Red 2, Yellow 2", 2)
    state = done(given(position("Yellow 1/11, wild 6-11, Blue 9", sets={"Ann": [ones, twos]})), swap)
    assert done(state, "add to set owner=Ann set=2 card=wild 1-6", "add to set owner=Ann set=1 card=wild 6-11")


# -------------------------------------------------------------------------------------------------------------- adding
def test_cards_are_added_to_sets_pairs_and_runs_once_the_own_pattern_lies() -> None:
    mine = {"Ann": [("Blue 4, Red 4, Red 4, Yellow 4", 4)]}
    theirs: Json = {"runs": {"Ben": [("Red 3, Red 4, Red 5, Red 6", 3, "Red")]}, "pairs": {"Ben": [("Blue 7, Blue 7", 7, "Blue")]}}
    hand = "Blue 4, Blue 7, Red 7, Red 2, wild 6-11, Blue 10"
    laid = given(position(hand, sets=mine, **theirs))
    before = given(position(hand, **theirs))

    assert told(laid, "add") == [
        "to pair owner=Ben pair=1 card=Blue 7",
        "to pair owner=Ben pair=1 card=wild 6-11",
        "to run owner=Ben run=1 end=high card=Red 7",
        "to run owner=Ben run=1 end=high card=wild 6-11",
        "to run owner=Ben run=1 end=low card=Red 2",
        "to set owner=Ann set=1 card=Blue 4",
    ]
    assert why(laid, "add to pair owner=Ben pair=1 card=Red 7") == ["adding/pairs"]
    assert why(laid, "add to set owner=Ann set=1 card=Yellow 4") == ["playing/from-hand"]
    assert told(before, "add") == []
    assert why(before, "add to pair owner=Ben pair=1 card=Blue 7") == ["adding/after-the-pattern"]
    both = done(laid, "add to run owner=Ben run=1 end=low card=Red 2", "add to run owner=Ben run=1 end=high card=Red 7")
    assert part(both, "run", "Ben", 1) == cards("Red 2, Red 3, Red 4, Red 5, Red 6, Red 7")
    assert part(both, "low end of run", "Ben", 1) == 2


# ---------------------------------------------------------------------------------------------------------- exchanging
YELLOW_RUN = {"Ben": [("Yellow 5, Yellow 6, Yellow 7, wild 6-11", 5, "Yellow")]}
NEEDS_A_WILD = "Yellow 8, Blue 4, Red 4, Red 4, Yellow 4, Blue 9, Red 9, Red 9, Red 2"
SWAP = "exchange in run owner=Ben run=1 place=4 card=Yellow 8"


def test_a_yellow_eight_frees_the_wild_that_stands_for_it_and_the_wild_goes_into_the_pattern_of_that_turn() -> None:
    state = given(position(NEEDS_A_WILD, runs=YELLOW_RUN))
    assert told(state, "lay down") == []
    assert told(state, "exchange") == [SWAP.removeprefix("exchange ")]

    state = done(state, SWAP)
    assert part(state, "run", "Ben", 1) == cards("Yellow 5, Yellow 6, Yellow 7, Yellow 8")
    assert part(state, "exchanged wilds") == {"wild 6-11": 1}
    assert told(state) == ["lay down pattern=2 sets of 4"]
    for card in ("Red 2", "Blue 4"):
        assert why(state, f"discard card={card}") == ["exchange/same-turn"]

    state = done(state, "lay down pattern=2 sets of 4")
    assert told(state) == [
        "lay set number=4 cards=Blue 4, Red 4, Red 4, Yellow 4",
        "lay set number=9 cards=Blue 9, Red 9, Red 9, wild 6-11",
    ]
    state = done(state, *reversed(told(state)))
    assert told(state) == ["discard card=Red 2"]


def test_only_the_exact_natural_card_frees_a_wild() -> None:
    hand = f"{NEEDS_A_WILD.replace('Red 2', 'Red 8')}, wild 1-11".replace("Blue 9, ", "")
    state = given(position(hand, runs=YELLOW_RUN))

    assert told(state, "exchange") == [SWAP.removeprefix("exchange ")]
    for card in ("Red 8", "Red 9"):
        assert why(state, SWAP.replace("Yellow 8", card)) == ["exchange/exact-card"]
    assert why(state, SWAP.replace("Yellow 8", "wild 1-11")) == ["exchange/no-wild-for-wild"]
    assert why(state, SWAP.replace("place=4", "place=3")) == ["exchange/played-wild", "exchange/exact-card"]


def test_the_plain_and_the_smiley_card_are_the_same_for_an_exchange() -> None:
    state = given(position("Yellow 7 smiley, Yellow 7, Red 9, Blue 2", runs={
        "Ann": [("Yellow 4, Yellow 5, Yellow 6, wild 6-11", 4, "Yellow")],
    }))  # fmt: skip

    assert told(state, "exchange in run owner=Ann run=1 place=4") == ["card=Yellow 7", "card=Yellow 7 smiley"]


def test_an_exchange_is_refused_where_the_wild_could_not_be_played_in_this_turn() -> None:
    state = given(position(NEEDS_A_WILD.replace("Blue 9", "Blue 10"), runs=YELLOW_RUN))

    assert told(state, "exchange") == []
    assert why(state, SWAP) == ["exchange/into-the-pattern", "exchange/same-turn"]


def test_a_wild_is_not_exchanged_for_a_pattern_that_has_no_room_for_it() -> None:
    complete = "Blue 4, Red 4, Red 4, Yellow 4, Blue 9, Red 9, Red 9, Yellow 9, Yellow 8"
    state = done(given(position(complete, runs=YELLOW_RUN)), SWAP, "lay down pattern=2 sets of 4")
    assert told(state) == [
        "lay set number=4 cards=Blue 4, Red 4, Red 4, Yellow 4",
        "lay set number=9 cards=Blue 9, Red 9, Red 9, wild 6-11",
        "lay set number=9 cards=Blue 9, Red 9, Yellow 9, wild 6-11",
        "lay set number=9 cards=Red 9, Red 9, Yellow 9, wild 6-11",
    ]
    assert why(state, "lay set number=9 cards=Blue 9, Red 9, Red 9, Yellow 9") == ["exchange/into-the-pattern"]
    low = {"Ben": [("Yellow 1/11, wild 1-6, Yellow 3, Yellow 4", 1, "Yellow")]}
    state = given(position("Blue 7, Red 7, Red 7, Yellow 7, Blue 9, Red 9, Red 9, Yellow 9, Yellow 2", runs=low))
    assert told(state, "lay down") == ["pattern=2 sets of 4"]
    assert why(state, "exchange in run owner=Ben run=1 place=2 card=Yellow 2") == ["exchange/into-the-pattern"], "it could be added"


def test_under_another_reading_the_wild_may_be_added_after_the_pattern_in_that_turn() -> None:
    at = table(Q47="B")
    low = {"Ben": [("Yellow 1/11, wild 1-6, Yellow 3, Yellow 4", 1, "Yellow")]}
    hand = "Blue 7, Red 7, Red 7, Yellow 7, Blue 9, Red 9, Red 9, Yellow 9, Yellow 2, Red 8"
    state = done(given(position(hand, runs=low), at), "exchange in run owner=Ben run=1 place=2 card=Yellow 2", at=at)

    state = done(state, "lay down pattern=2 sets of 4", "lay set number=7 cards=Blue 7, Red 7, Red 7, Yellow 7", at=at)
    state = done(state, "lay set number=9 cards=Blue 9, Red 9, Red 9, Yellow 9", at=at)
    assert told(state, at=at) == ["add to run owner=Ben run=1 end=high card=wild 1-6"]


def test_a_wild_in_a_set_stands_for_any_colour_and_in_a_pair_for_one() -> None:
    sets = {"Ben": [("Blue 4, Red 4, Red 4, wild 1-6", 4)]}
    pairs = {"Ann": [("Blue 5, wild 1-6", 5, "Blue")]}
    hand = "Yellow 4, Blue 4, Red 5, Blue 5, Yellow 9"
    in_sets = ["in set owner=Ben set=1 wild=wild 1-6 card=Blue 4", "in set owner=Ben set=1 wild=wild 1-6 card=Yellow 4"]
    in_pairs = ["in pair owner=Ann pair=1 wild=wild 1-6 card=Blue 5"]

    assert told(given(position(hand, sets=sets, pairs=pairs)), "exchange") == [*in_pairs, *in_sets]
    at = table(Q51="C")
    state = given(position(hand, sets=sets, pairs=pairs), at)
    assert told(state, "exchange", at) == in_pairs
    assert why(state, "exchange in set owner=Ben set=1 wild=wild 1-6 card=Blue 4", at) == ["exchange/sets"]


def test_under_another_reading_the_colour_of_a_wild_in_a_set_is_declared() -> None:
    at = table(Q51="B")
    hand = "Blue 4, Red 4, wild 1-6, wild 1-11, Blue 9, Red 9, Red 9, Yellow 9, Yellow 4, Blue 4, Red 10"
    state = done(given(position(hand), at), "lay down pattern=2 sets of 4", at=at)
    low, full = "colours of 1-6 wilds", "colours of 1-11 wilds"
    lays = [
        act for act in map(at.write_act, at.legal(state)) if sorted(act["cards"]) == ["Blue 4", "Red 4", "wild 1-11", "wild 1-6"]
    ]
    assert [(act[low], act[full]) for act in lays] == [([one], [other]) for one in COLOURS for other in COLOURS]

    act = next(act for act in lays if (act[low], act[full]) == (["Yellow"], ["Blue"]))
    state = done(state, act, "lay set number=9 cards=Blue 9, Red 9, Red 9, Yellow 9", at=at)
    assert part(state, "declared", "Ann", 1, at=at) == {"1-6 wild": {"Yellow": 1}, "1-11 wild": {"Blue": 1}}
    assert told(state, "exchange in set owner=Ann set=1", at) == ["wild=wild 1-11 card=Blue 4", "wild=wild 1-6 card=Yellow 4"]
    assert why(state, "exchange in set owner=Ann set=1 wild=wild 1-6 card=Blue 4", at) == ["exchange/sets"]
    state = done(state, "exchange in set owner=Ann set=1 wild=wild 1-6 card=Yellow 4", at=at)
    assert told(state, "add to set owner=Ann set=1", at) == ["card=Blue 4", *(f"card=wild 1-6 colour={each}" for each in COLOURS)]
    state = done(state, "add to set owner=Ann set=1 card=wild 1-6 colour=Red", at=at)
    assert part(state, "declared", "Ann", 1, at=at) == {"1-6 wild": {"Red": 1}, "1-11 wild": {"Blue": 1}}


def test_what_only_another_reading_has_told_is_not_told() -> None:
    state, plain = (
        laying("Blue 8, Blue 8, Red 8, wild 6-11, Red 9", "set of 4"),
        "lay set number=8 cards=Blue 8, Blue 8, Red 8, wild 6-11",
    )

    with pytest.raises(
        MalformedMove, match="lay set has no 'colours of 6-11 wilds' here, by the readings in force; it says number"
    ):
        done(state, f"{plain} colours of 6-11 wilds=Blue")
    assert where(done(state, plain))[0] == "play"


def test_a_move_that_another_reading_has_told_otherwise_cannot_be_judged_by_that_reading() -> None:
    said = position("Blue 8, Blue 8, Red 8, wild 6-11, Red 9", at="lay", **known("to lay", ["set of 4"]))
    act = {"by": "Ann", "do": "lay set", "number": 8, "cards": ["Blue 8", "Blue 8", "Red 8", "wild 6-11"]}
    coloured = table(Q51="B")
    for at, move, reading, why_not in (
        (TWO, act, "B", "does not say its 'colours of 6-11 wilds'"),
        (coloured, act | {"colours of 6-11 wilds": ["Red"]}, "A", "has no 'colours of 6-11 wilds' here"),
    ):
        found = opinion(at, said, move, lambda other: read_position(other, said))

        assert found.allowed
        unknown = {each.reading: each.unknown for each in found.otherwise if each.ruling.id == "AM-Q51"}
        assert unknown[reading].startswith(f"the move would be told otherwise: lay set {why_not}")


def test_after_the_own_pattern_an_exchanged_wild_goes_to_any_meld_in_the_same_turn() -> None:
    mine = {"Ann": [("Blue 4, Red 4, Red 4, Yellow 4", 4), ("Blue 8, Red 8, Red 8, Yellow 8", 8)]}
    state = done(given(position("Yellow 8, Red 10", sets=mine, runs=YELLOW_RUN)), SWAP)

    assert told(state) == ["add to run owner=Ben run=1 end=high card=wild 6-11", "add to set owner=Ann set=2 card=wild 6-11"]
    assert why(state, "discard card=Red 10") == ["exchange/same-turn"]
    assert told(done(state, "add to set owner=Ann set=2 card=wild 6-11")) == ["discard card=Red 10"]
    at = table(Q46="B")
    late = given(position("Yellow 8, Red 10", sets=mine, runs=YELLOW_RUN), at)
    assert told(late, "exchange", at) == []
    assert why(late, SWAP, at) == ["exchange/after-the-pattern"]


def test_a_card_is_not_added_where_an_exchanged_wild_would_lose_its_last_place() -> None:
    long = {"Ann": [("Red 3, Red 4, Red 5, wild 1-6, Red 7, Red 8, Red 9, Red 10", 3, "Red")]}
    state = done(given(position("Red 6, Red 2, Red 1/11, Blue 5", runs=long)), "exchange in run owner=Ann run=1 place=4 card=Red 6")
    assert told(state, "add to run owner=Ann run=1") == ["end=high card=Red 1/11", "end=low card=Red 2", "end=low card=wild 1-6"]

    state = done(state, "add to run owner=Ann run=1 end=low card=Red 2")
    assert told(state, "add to run owner=Ann run=1") == ["end=high card=Red 1/11", "end=low card=wild 1-6"]
    assert why(state, "add to run owner=Ann run=1 end=low card=Red 1/11") == ["exchange/same-turn"]


def test_an_exchange_may_rely_on_another_that_makes_room_for_the_first_wild() -> None:
    ones = {"Ben": [("Blue 1/11, Red 1/11, Red 1/11, wild 1-6", 1)]}
    long = {"Ann": [("Yellow 3, Yellow 4, Yellow 5, Yellow 6, Yellow 7, Yellow 8, Yellow 9, Yellow 10, wild 6-11", 3, "Yellow")]}
    high, low = "exchange in run owner=Ann run=1 place=9", "exchange in set owner=Ben set=1 wild=wild 1-6"
    one = given(position("Yellow 1/11, Blue 6", sets=ones, runs=long))
    assert why(one, f"{high} card=Yellow 1/11") == ["exchange/same-turn"]

    state = done(given(position("Yellow 1/11, Yellow 1/11, Blue 6", sets=ones, runs=long)), f"{high} card=Yellow 1/11")
    assert told(state) == [f"{low} card=Yellow 1/11"]
    state = done(state, f"{low} card=Yellow 1/11")
    assert told(state) == ["add to run owner=Ann run=1 end=low card=wild 1-6", "add to set owner=Ben set=1 card=wild 6-11"]


def test_where_wilds_need_natural_cards_beside_them_these_make_room_for_an_exchanged_one() -> None:
    at = table(Q41="C")
    tens = {"Ann": [("Blue 10, Red 10, wild 6-11, wild 6-11", 10)]}
    run = {"Ben": [("Yellow 6, Yellow 7, Yellow 8, wild 6-11", 6, "Yellow"), ("Blue 7, Blue 8, Blue 9, Blue 10", 7, "Blue")]}
    swap = "exchange in run owner=Ben run=1 place=4 card=Yellow 9"
    full = {"Ben": [(run["Ben"][0][0], 6, "Yellow")]}
    for hand, state in (
        (hand, given(position(hand, sets=tens, runs=full), at)) for hand in ("Yellow 9, Red 2", "Yellow 9, Red 10, Red 2")
    ):
        assert "owner=Ben run=1 place=4 card=Yellow 9" in told(state, "exchange in run", at), hand
    state = done(given(position("Yellow 9, Red 10, Red 2", sets=tens, runs=full), at), swap, at=at)
    assert why(state, "add to set owner=Ann set=1 card=wild 6-11", at) == ["wilds/number"]
    state = done(state, "add to set owner=Ann set=1 card=Red 10", at=at)
    assert why(state, "add to set owner=Ann set=1 card=wild 6-11", at) == []


def test_a_wild_in_hand_equal_to_the_exchanged_one_does_not_hold_up_the_turn() -> None:
    eights = {"Ann": [("Blue 8, Red 8, Red 8, wild 6-11", 8)]}
    state = given(position("Yellow 8, wild 6-11, Red 10", sets=eights))

    state = done(state, "exchange in set owner=Ann set=1 wild=wild 6-11 card=Yellow 8", "add to set owner=Ann set=1 card=wild 6-11")
    assert told(state, "discard") == ["card=Red 10", "card=wild 6-11"]


def test_two_wilds_may_be_exchanged_for_one_pattern() -> None:
    runs = {"Ben": [*YELLOW_RUN["Ben"], ("Red 2, wild 1-6, Red 4, Red 5", 2, "Red")]}
    hand = "Yellow 8, Red 3, Blue 4, Red 4, Yellow 4, Blue 9, Red 9, Red 9, Blue 1/11"
    state = given(position(hand, runs=runs))

    assert told(state, "exchange in run owner=Ben") == ["run=1 place=4 card=Yellow 8", "run=2 place=2 card=Red 3"]
    state = done(state, "exchange in run owner=Ben run=2 place=2 card=Red 3")
    assert told(state) == [SWAP]
    assert told(done(state, SWAP)) == ["lay down pattern=2 sets of 4"]


def test_going_out_by_playing_or_discarding_the_last_card_ends_the_round() -> None:
    fours = {"Ann": [("Blue 4, Red 4, Red 4, Yellow 4", 4)]}
    state = given(position("Blue 4", sets=fours))

    for last in ("add to set owner=Ann set=1 card=Blue 4", "discard card=Blue 4"):
        assert where(done(state, last)) == ("end of round", ["Ben"])


def test_a_position_whose_meld_is_none_is_impossible() -> None:
    from lexludi.positions import impossible

    at = table()
    for melds in (
        {"sets": {"Ben": [("Blue 4, Red 4, Red 5, Yellow 4", 4)]}},
        {"sets": {"Ben": [("Blue 1/11, Red 1/11, wild 1-6, wild 6-11", 1)]}},
        {"runs": {"Ben": [("Red 3, Red 4, Red 6, Red 5", 3, "Red")]}},
        {"runs": {"Ben": [("Red 3, Red 4, Red 5, Red 6", 3, "Blue")]}},
        {"pairs": {"Ben": [("Red 3, Blue 3", 3, "Red")]}},
    ):
        said = position("Blue 9, Red 9", **melds)
        assert read_position(at, said)
        assert impossible(at, said)
