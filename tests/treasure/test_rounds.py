"""The end of a round and of the game: what is laid and marked then, what cards cost, who wins; and the Progressive Game."""

from __future__ import annotations

from typing import Any

import pytest
from treasure.positions import Json, done, given, known, part, position, table, told, where, why

from lexludi.positions import read_holdings, read_position, write_position
from lexludi.runtime import State
from lexludi.score import score
from lexludi.table import Table
from lexludi.views import write_view

TWO = table()
PROGRESSIVE = table(V1="B")
OUT: Json = {"runs": {"Ann": [("Red 3, Red 4, Red 5, Red 6, Red 7, Red 8, Red 9, Red 10", 3, "Red")]}}
OUT_WITH_SETS: Json = {"runs": {}, "sets": {"Ann": [("Blue 8, Blue 8, Red 8, Red 8", 8), ("Red 4, Red 4, Red 4, Yellow 4", 4)]}}
FIVES = "Blue 5, Blue 5, Red 5, Yellow 5, Yellow 5 smiley"


def over(hand: str, at: Table = TWO, **parts: Any) -> State:
    """Return a state where Ann has gone out, and Ben has laid nothing and decides."""
    parts = {**OUT, "player to move": "Ann", "round": 5, **parts}
    return given(position(hand, at="end of round", by="Ben", others={"Ann": ""}, **parts), at)


def end(state: State, *acts: str, at: Table = TWO) -> State:
    return done(state, *acts, at=at)


# ------------------------------------------------------------------------------------------- laying at the end of a round
def test_one_of_two_sets_is_laid_and_the_pattern_marked_as_partial() -> None:
    """As Sheila does (AM-ending-round-24): four of her five fives, and the fifth counts."""
    state = over(f"{FIVES}, Red 9, Red 2, wild 6-11")

    assert told(state) == [
        "lay down pattern=2 sets of 4", "lay down pattern=4 pairs", "lay down pattern=set of 4 and run of 4", "lay nothing",
    ]  # fmt: skip
    state = end(state, "lay down pattern=2 sets of 4")
    assert "lay set number=5 cards=Blue 5, Blue 5, Red 5, Yellow 5" in told(state)
    assert why(state, "lay set number=5 cards=Blue 5, Blue 5, Red 5, Yellow 5, Yellow 5 smiley") == ["melds/set"]
    assert why(state, "stop") == ["ending/lines"], "something has to be laid"
    state = end(state, "lay set number=5 cards=Blue 5, Blue 5, Red 5, Yellow 5")
    assert told(state) == ["stop"]
    assert why(state, "lay set number=5 cards=Yellow 5 smiley, wild 6-11, Red 9, Red 2") == ["melds/set"]
    for act in ("discard card=Red 9", "add to set owner=Ben set=1 card=Yellow 5 smiley", "draw"):
        assert why(state, act) == ["ending/not-a-turn"]
    state = end(state, "stop")
    assert part(state, "mark", "Ben") == {"2 sets of 4": "partial"}
    assert part(state, "score", "Ben") == 25


def test_a_complete_pattern_is_laid_and_counts_as_complete() -> None:
    """As Yahosh does (AM-ending-round-31)."""
    hand = "Blue 2, Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8, Blue 9, Red 2, wild 1-11"
    run = "lay run colour=Blue low=2 cards=Blue 2, Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8, Blue 9"
    state = end(over(hand), "lay down pattern=run of 8", run)

    assert part(state, "mark", "Ben") == {"run of 8": "complete"}
    assert part(state, "score", "Ben") == 20
    assert state.winners == (0,)


def test_four_cards_of_a_longer_run_are_laid_and_either_of_two_patterns_marked() -> None:
    """As Conlon does (AM-scoring-11)."""
    hand = "Blue 2, Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Red 9, Yellow 2, Yellow 4"
    state = over(hand)
    assert told(state, "lay down") == ["pattern=2 runs of 4", "pattern=set of 4 and run of 4"]

    for pattern in ("2 runs of 4", "set of 4 and run of 4"):
        named = end(state, f"lay down pattern={pattern}")
        assert [line.split()[1] for line in told(named, "lay run")] == ["low=2", "low=3", "low=4"]
        last = end(named, "lay run colour=Blue low=3 cards=Blue 3, Blue 4, Blue 5, Blue 6", "stop")
        assert part(last, "mark", "Ben") == {pattern: "partial"}
        assert part(last, "score", "Ben") == 25


def test_of_a_set_and_a_run_either_may_be_laid_first_at_the_end() -> None:
    hand = "Blue 2, Blue 3, Blue 4, Blue 5, Red 9, Red 9, Blue 9, Yellow 9, Red 2"
    state = end(over(hand, **OUT_WITH_SETS), "lay down pattern=set of 4 and run of 4")
    a_set, a_run = (
        "lay set number=9 cards=Blue 9, Red 9, Red 9, Yellow 9",
        "lay run colour=Blue low=2 cards=Blue 2, Blue 3, Blue 4, Blue 5",
    )

    assert told(state) == [a_run, a_set]
    assert told(end(state, a_run)) == [a_set, "stop"]
    assert told(end(state, a_set)) == [a_run, "stop"]
    assert part(end(state, a_run, a_set), "mark", "Ben") == {"set of 4 and run of 4": "complete"}


def test_pairs_are_laid_one_after_the_other_until_one_stops() -> None:
    hand = "Blue 2, Blue 2, Yellow 3, Yellow 3, Blue 9, Blue 9, Yellow 5"
    state = end(over(hand), "lay down pattern=4 pairs", "lay pair colour=Blue number=2 cards=Blue 2, Blue 2")

    assert told(state) == [
        "lay pair colour=Blue number=9 cards=Blue 9, Blue 9", "lay pair colour=Yellow number=3 cards=Yellow 3, Yellow 3", "stop",
    ]  # fmt: skip
    state = end(state, "lay pair colour=Yellow number=3 cards=Yellow 3, Yellow 3", "stop")
    assert part(state, "mark", "Ben") == {"4 pairs": "partial"}
    assert part(state, "score", "Ben") == 15


def test_a_run_of_eight_is_not_laid_in_part_and_what_is_marked_not_again() -> None:
    hand = "Blue 2, Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8"
    assert told(over(hand), "lay down") == ["pattern=2 runs of 4", "pattern=set of 4 and run of 4"]
    assert why(over(hand), "lay down pattern=run of 8") == ["ending/lines"]

    marked = over(hand, mark={"Ben": {"2 runs of 4": "complete"}})
    assert told(marked, "lay down") == ["pattern=set of 4 and run of 4"]
    assert why(marked, "lay down pattern=2 runs of 4") == ["patterns/once"]
    both = over(hand, mark={"Ben": {"2 runs of 4": "complete", "set of 4 and run of 4": "partial"}})
    assert told(both) == ["lay nothing"]


def test_only_those_who_have_laid_nothing_lay_at_the_end_all_in_secret() -> None:
    at = table(4)
    runs = {"Cleo": [("Blue 3, Blue 4, Blue 5, Blue 6, Blue 7, Blue 8, Blue 9, Blue 10", 3, "Blue")], **OUT["runs"]}
    said = position(
        "Red 2, Red 2, Blue 2, Blue 2", at="end of round", by="Ben", players=4, runs=runs,
        others={"Ann": "", "Cleo": "Yellow 2", "Dan": "Yellow 9, Yellow 9"}, **known("player to move", "Ann"),
    )  # fmt: skip
    start = given(said | {"by": ["Ben", "Dan"]}, at)
    assert why(start, "Cleo: lay nothing", at) == ["ending/who"]

    ben = done(start, "Ben: lay down pattern=4 pairs", at=at)
    one = done(ben, "Ben: lay pair colour=Red number=2 cards=Red 2, Red 2", at=at)
    views = [[write_view(at, state, seat) for state in (start, ben, done(one, "Ben: stop", at=at))] for seat in range(4)]
    for seat in (0, 2, 3):
        assert all(view == views[seat][0] for view in views[seat]), "whether Ben lays anything is not seen"
        assert views[seat][0]["by"] == ["Ben", "Dan"]
        assert "answers" not in views[seat][2]
    assert views[1][1]["answers"] == {"Ben": [{"do": "lay down", "pattern": "4 pairs"}]}
    for state in (ben, one):
        assert read_position(at, write_position(at, state)) == state

    dan = ("Dan: lay down pattern=4 pairs", "Dan: lay pair colour=Yellow number=9 cards=Yellow 9, Yellow 9", "Dan: stop")
    ben_first = done(one, "Ben: stop", *dan, at=at)
    between = done(
        start, *dan, "Ben: lay down pattern=4 pairs", "Ben: lay pair colour=Red number=2 cards=Red 2, Red 2", "Ben: stop", at=at
    )
    assert ben_first == between
    assert part(ben_first, "score", at=at) == {"Ben": 10, "Cleo": 5}


# ------------------------------------------------------------------------------------------------------ when it is marked
def test_under_another_reading_the_pattern_is_chosen_at_the_end_of_the_round() -> None:
    at = table(Q23="B")
    hand = "Blue 4, Blue 4, Blue 4, Blue 4, Blue 5, Blue 5, Blue 5, Blue 5 smiley, Red 9"
    state = given(position(hand, others={"Ben": "Red 2"}), at)
    state = end(state, "lay down pattern=2 sets of 4", at=at)
    assert part(state, "mark", at=at) is None
    state = end(state, *(told(state, at=at)), at=at)
    assert part(state, "could mark", "Ann", at=at) == {"2 sets of 4": True, "4 pairs": True}

    state = end(state, "discard card=Red 9", at=at)
    assert where(state, at) == ("mark", ["Ann"])
    assert told(state, at=at) == ["mark pattern=2 sets of 4", "mark pattern=4 pairs"]
    assert why(state, "mark pattern=run of 8", at) == ["ending/one-of-the-possible"]
    state = end(state, "mark pattern=4 pairs", at=at)
    assert part(state, "mark", "Ann", at=at) == {"4 pairs": "complete"}
    assert where(state, at) == ("end of round", ["Ben"])


def test_under_that_reading_nobody_is_asked_where_only_one_pattern_can_be_marked() -> None:
    at = table(Q23="B")
    hand = "Blue 4, Blue 4, Blue 4, Blue 4, Blue 5, Blue 5, Blue 5, Blue 5 smiley, Red 9"
    marked = {"Ann": {"4 pairs": "partial"}}
    state = end(given(position(hand, others={"Ben": "Red 2"}, mark=marked), at), "lay down pattern=2 sets of 4", at=at)
    state = end(state, *told(state, at=at), "discard card=Red 9", at=at)

    assert where(state, at) == ("end of round", ["Ben"])
    assert part(state, "mark", "Ann", at=at) == {"4 pairs": "partial", "2 sets of 4": "complete"}


# -------------------------------------------------------------------------------------------------------------- scoring
def points(held: Json, at: Table = TWO) -> tuple[int, ...]:
    return score(at, read_holdings(at, held)).points


def test_treasures_cost_five_and_wilds_ten_or_fifteen() -> None:
    hands = {"Ann": {"Blue 1/11": 2, "Red 5 smiley": 1, "wild 1-6": 1, "wild 6-11": 1}, "Ben": {"wild 1-11": 2, "Red 10": 1}}

    assert points({"hand": hands}) == (35, 35)


@pytest.mark.parametrize(("reading", "winners"), [("A", (1,)), ("B", (0,))])
def test_of_those_who_are_level_more_patterns_win_and_else_they_share(reading: str, winners: tuple[int, ...]) -> None:
    at = table(3, Q90=reading)
    marks = {
        "Ann": {"2 sets of 4": "complete", "run of 8": "partial", "4 pairs": "partial"},
        "Ben": {"2 sets of 4": "complete", "4 pairs": "complete"},
        "Cleo": dict.fromkeys(("2 sets of 4", "run of 8", "4 pairs", "2 runs of 4"), "complete"),
    }
    held: Json = {"score": {"Ann": 30, "Ben": 30, "Cleo": 35}, "mark": marks}

    assert score(at, read_holdings(at, held)).winners == winners
    level = held | {"mark": {"Ann": {"4 pairs": "complete"}, "Ben": {"run of 8": "complete"}}}
    assert score(at, read_holdings(at, level)).winners == (0, 1)


def test_the_game_ends_after_five_rounds_and_the_deal_goes_round() -> None:
    state = end(over("Red 2", round=4, dealer="Ben"), "lay nothing")
    assert where(state) == ("cards", [])
    written = write_position(TWO, state)
    assert (written["round"], written["dealer"], written["score"]) == (5, "Ann", {"Ben": 5})
    assert len(written["draw pile"]) == 102
    assert end(over("Red 2"), "lay nothing").winners == (0,)


def test_what_is_seen_of_scores_marks_and_discards_depends_on_the_reading() -> None:
    said = position(
        "Red 2",
        others={"Ben": "Blue 2"},
        discards="Blue 10, Red 10",
        score={"Ann": 5, "Ben": 10},
        mark={"Ben": {"run of 8": "partial"}},
    )
    seen: dict[str, Any] = {}
    for reading in "ABC":
        at = table(Q08=reading)
        seen[reading] = write_view(at, given(said, at), 0)
    assert [seen[reading]["score"] for reading in "ABC"] == [{"Ann": 5, "Ben": 10}, {"Ann": 5}, {"Ann": 5, "Ben": 10}]
    assert ["mark" in seen[reading] for reading in "ABC"] == [True, False, True]
    top = {"hidden": 1, "top": "Red 10"}
    assert [seen[reading]["discard pile"] for reading in "ABC"] == [top, top, ["Blue 10", "Red 10"]]


# ------------------------------------------------------------------------------------------------- the Progressive Game
@pytest.mark.parametrize(
    ("round_", "dealt", "patterns"),
    [
        (1, 6, {"3 pairs", "run of 6", "2 sets of 3"}), (3, 6, {"3 pairs", "run of 6", "2 sets of 3"}),
        (4, 8, {"4 pairs", "run of 8", "2 sets of 4"}), (6, 8, {"4 pairs", "run of 8", "2 sets of 4"}),
        (7, 10, {"5 pairs", "2 runs of 5", "2 sets of 5"}), (9, 10, {"5 pairs", "2 runs of 5", "2 sets of 5"}),
    ],
)  # fmt: skip
def test_each_three_rounds_have_their_own_hands_and_patterns(round_: int, dealt: int, patterns: set[str]) -> None:
    at = PROGRESSIVE
    state = given({"at": "cards", "round": round_, "dealer": "Ann", "draw pile": {"any": 102}}, at)
    chance = at.chance(state)
    assert chance is not None
    state = at.settle(state, chance.among)
    assert sum(part(state, "hand", "Ben", at=at).values()) == dealt
    turn = given(position("Red 2, Red 9", round=round_), at)
    every = (
        *(f"{pairs} pairs" for pairs in (3, 4, 5)),
        *(f"run of {size}" for size in (6, 8)),
        *(f"2 sets of {size}" for size in (3, 4, 5)),
        *(f"2 runs of {size}" for size in (4, 5)),
    )
    for pattern in every:
        assert ("patterns/available" in why(turn, f"lay down pattern={pattern}", at)) is (pattern not in patterns)


@pytest.mark.parametrize(
    ("reading", "pattern", "asked"), [("A", "", False), ("B", "", True), ("B", "2 sets of 3", True), ("C", "2 sets of 3", True)]
)
def test_what_is_laid_at_the_end_of_a_progressive_round_depends_on_the_reading(reading: str, pattern: str, asked: bool) -> None:
    at = table(V1="B", Q95=reading)
    whole = (
        "Blue 8, Red 8, Yellow 8, Blue 9, Red 9, Yellow 9"
        if pattern and reading == "B"
        else "Blue 8, Red 8, Yellow 8, Blue 9, Red 9, Yellow 2"
    )
    mine = {"Ann": [("Blue 4, Red 4, Yellow 4", 4), ("Blue 2, Red 2, Red 2", 2)]}
    state = end(given(position("Red 10", others={"Ben": whole}, sets=mine), at), "discard card=Red 10", at=at)

    assert (where(state, at)[0] == "end of round") is asked
    if not asked:
        assert (where(state, at)[0], part(state, "score", at=at)) == ("cards", {"Ben": 30})
        return
    assert told(state, "lay down", at) == ([f"pattern={pattern}"] if pattern else [])
    if pattern:
        state = end(state, f"lay down pattern={pattern}", "lay set number=8 cards=Blue 8, Red 8, Yellow 8", at=at)
        assert ("stop" in told(state, at=at)) is (reading == "C")
        assert why(state, "stop", at) == ([] if reading == "C" else ["ending/partial"])


def test_a_smiley_takes_ten_off_in_ones_own_area_and_costs_fifteen_in_hand() -> None:
    held: Json = {
        "hand": {"Ben": {"Blue 7 smiley": 1, "Red 2": 1}},
        "run": {"Ann": [["Red 3", "Red 4", "Red 5 smiley", "Red 6", "Red 7 smiley", "Red 8"]]},
        "low end of run": {"Ann": [3]}, "colour of run": {"Ann": ["Red"]},
        "pair": {"Ben": [{"Blue 5 smiley": 1, "wild 1-6": 1}]}, "number of pair": {"Ben": [5]}, "colour of pair": {"Ben": ["Blue"]},
    }  # fmt: skip

    assert points(held, PROGRESSIVE) == (-20, 10)
    assert points(held) == (0, 10), "in the Classic Game they are cards like others"
    played = table(V1="B", Q96="B")
    assert points(held | {"smileys played": {"Ann": 1, "Ben": 2}}, played) == (-10, 0)


@pytest.mark.parametrize(
    "move", ["add to set owner=Ben set=1 card=Red 5 smiley", "exchange in set owner=Ben set=1 wild=wild 1-6 card=Red 5 smiley"]
)
def test_a_smiley_played_to_somebody_elses_meld_is_his_unless_another_reading_says_so(move: str) -> None:
    sets = {
        "Ben": [("Blue 5, Red 5, wild 1-6", 5), ("Blue 9, Blue 9, Red 9", 9)],
        "Ann": [("Blue 8, Red 8, Red 8", 8), ("Blue 3, Red 3, Red 3", 3)],
    }
    for reading, scores in (("A", {"Ann": 5, "Ben": -10}), ("B", {"Ann": -5})):
        at = table(V1="B", Q96=reading)
        state = end(given(position("Red 5 smiley, Red 10, Red 9", others={"Ben": ""}, sets=sets), at), move, at=at)
        if "exchange" in move:
            state = end(state, "add to set owner=Ben set=1 card=wild 1-6", at=at)
        state = end(state, "discard card=Red 10", at=at)
        state = given(write_position(at, state), at) if reading == "A" else state
        assert part(state, "smileys played", at=at) == (None if reading == "A" else {"Ann": 1})
        held = {
            key: value for key, value in write_position(at, state).items() if key not in ("at", "by", "discard pile", "draw pile")
        }
        assert dict(zip(("Ann", "Ben"), points(held, at), strict=True)) == {"Ann": 0, "Ben": 0} | scores
