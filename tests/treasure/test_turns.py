"""The calls for the top discard, the draw, the discard, and what ends a round: who is asked, who gets what, and what comes next."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Any

import pytest
from treasure.positions import PLAYERS, Json, cards, done, given, known, part, position, table, told, where, why

from lexludi.positions import read_position, write_position
from lexludi.random_play import outcome
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_view

FOUR = table(4)
HANDS = {"Ann": "Red 2, Red 3", "Ben": "Blue 2, Blue 3", "Cleo": "Yellow 2, Yellow 3", "Dan": "Red 9, Blue 9"}
PILE = ("Blue 1/11", "Red 1/11", "Yellow 1/11", "Blue 8", "Red 8")


def offered(
    discards: str = "Blue 10, Red 10, Yellow 10",
    pile: Iterable[str] = PILE,
    at: str = "call",
    hands: dict[str, str] = HANDS,
    **known: Any,
) -> Json:
    """Return a position where Ben is next and some discards lie there; Ann has what is in no other place."""
    said = position(hands["Ben"], at=at, by="Ben", players=4, others=hands, discards=discards, **{"draw pile": list(pile), **known})
    rest = 102 - sum(sum(hand.values()) for hand in said["hand"].values()) - len(said["draw pile"]) - len(said["discard pile"])
    given: Json = {key: value for key, value in said.items() if key != "by"}
    given |= {"player to move": "Ben", "run": {}, "hand": said["hand"] | {"Ann": {"any": rest + len(cards(hands["Ann"]))}}}
    return given


def hand(state: State, player: str, at: Table = FOUR) -> list[str]:
    return sorted(card for card, copies in (part(state, "hand", player, at=at) or {}).items() for _ in range(copies))


def gained(state: State, player: str, at: Table = FOUR) -> list[str]:
    """Return the cards that a player has more than at first; Ann's are not known."""
    left = cards(HANDS[player])
    return [card for card in hand(state, player, at) if card not in left or left.remove(card)]  # type: ignore[func-returns-value]


def said(state: State, *acts: str, at: Table = FOUR) -> State:
    return done(state, *acts, at=at)


QUIET = ("Ann: keep quiet", "Cleo: keep quiet", "Dan: keep quiet")


# ------------------------------------------------------------------------------------------------------- who may call
def test_everybody_but_the_next_player_may_call_also_the_one_who_discarded() -> None:
    state = given(offered(), FOUR)

    assert where(state, FOUR) == ("call", ["Cleo", "Dan", "Ann"])
    for player in ("Ann", "Cleo", "Dan"):
        assert told(state, at=FOUR, by=player) == ["call", "keep quiet"]
    assert told(state, at=FOUR, by="Ben") == []
    assert why(state, "Ben: call", FOUR) == ["calls/anybody"]


def test_who_has_answered_cannot_answer_again_or_withdraw() -> None:
    state = said(given(offered(), FOUR), "Cleo: call")

    assert where(state, FOUR) == ("call", ["Dan", "Ann"])
    assert why(state, "Cleo: keep quiet", FOUR) == ["calls/anybody"]


def test_the_order_in_which_calls_arrive_makes_no_difference_and_they_are_secret() -> None:
    start = given(offered(), FOUR)
    acts = ("Ann: call", "Cleo: keep quiet", "Dan: call")
    called, quiet = said(start, "Cleo: call"), said(start, "Cleo: keep quiet")

    assert len({said(start, *order) for order in permutations(acts)}) == 1
    for seat, player in enumerate(PLAYERS):
        assert (write_view(FOUR, called, seat) == write_view(FOUR, quiet, seat)) is (player != "Cleo")
    assert read_position(FOUR, write_position(FOUR, called)) == called


def test_the_first_card_turned_up_can_be_called_unless_another_reading_says_so() -> None:
    for reading, at, by in (("A", "call", ["Ben"]), ("B", "draw", ["Ann"])):
        seats = table(2, Q58=reading)
        state = seats.settle(seats.start(), 1)
        chance = seats.chance(state)
        assert chance is not None
        state = seats.settle(state, chance.among)
        assert where(state, seats) == (at, by)


def test_under_another_reading_the_first_card_cannot_be_called_later_either() -> None:
    at = table(4, Q58="B")
    state = given(offered("Blue 10, Red 10", **known("first card lies", True)), at)

    state = said(state, "Ann: keep quiet", "Cleo: call", "Dan: keep quiet", "refuse", at=at)
    assert where(state, at) == ("draw", ["Ben"])
    state = said(state, "take", at=at)
    assert "first card lies" not in write_position(at, state)


# ------------------------------------------------------------------------------------------------- who gets the card
def test_where_nobody_calls_the_next_player_draws_from_either_pile() -> None:
    state = said(given(offered(), FOUR), *QUIET)

    assert where(state, FOUR) == ("draw", ["Ben"])
    assert told(state, at=FOUR) == ["draw", "take"]
    assert why(state, "discard card=Blue 2", FOUR) == ["turn/draw"]
    assert gained(said(state, "draw"), "Ben") == ["Blue 1/11"]
    assert gained(said(state, "take"), "Ben") == ["Yellow 10"]


def test_the_next_player_takes_the_called_card_as_a_draw_without_an_extra_card() -> None:
    state = said(given(offered(), FOUR), "Ann: call", "Cleo: call", "Dan: call")
    assert where(state, FOUR) == ("want", ["Ben"])
    assert told(state, at=FOUR) == ["refuse", "want it"]

    wanted = said(state, "want it")
    assert where(wanted, FOUR) == ("play", ["Ben"])
    assert gained(wanted, "Ben") == ["Yellow 10"]
    assert part(wanted, "draw pile", at=FOUR) == list(PILE)


def test_under_another_reading_the_next_player_takes_the_card_and_draws_as_usual() -> None:
    at = table(4, Q59="B")
    state = said(given(offered(), at), "Ann: call", "Cleo: call", "Dan: call", "want it", at=at)

    assert where(state, at) == ("draw", ["Ben"])
    assert gained(said(state, "draw", at=at), "Ben", at) == ["Blue 1/11", "Yellow 10"]


@pytest.mark.parametrize("callers", [set(some) for n in range(1, 4) for some in combinations(("Cleo", "Dan", "Ann"), n)])
@pytest.mark.parametrize("willing", [set(some) for n in range(4) for some in combinations(("Ben", "Cleo", "Dan"), n)])
def test_the_card_goes_where_a_plain_reading_of_the_rule_sends_it(callers: set[str], willing: set[str]) -> None:
    state = given(offered(), FOUR)
    for player in ("Ann", "Cleo", "Dan"):
        state = said(state, f"{player}: {'call' if player in callers else 'keep quiet'}")
    order = ["Ben", "Cleo", "Dan", "Ann"]
    taker = next(player for player in order if player in callers or player in willing)
    asked = []
    while where(state, FOUR)[0] in ("want", "want out of turn"):
        (player,) = where(state, FOUR)[1]
        asked.append(player)
        state = said(state, "want it" if player in willing else "refuse")

    before = order[: order.index(taker)]
    assert asked == (before if taker in callers else [*before, taker])
    for player in ("Ben", "Cleo", "Dan"):
        expected = [] if player != taker else ["Yellow 10"] if player == "Ben" else ["Blue 1/11", "Yellow 10"]
        assert gained(state, player) == expected
    assert part(state, "draw pile", at=FOUR) == list(PILE[0 if taker == "Ben" else 1 :])


def test_with_two_players_only_the_one_who_discarded_may_call() -> None:
    at = table(2)
    start = position(
        "Blue 2", at="call", by="Ann", others={"Ben": "Red 2"}, discards="Blue 10, Red 10", **known("player to move", "Ben")
    )
    start["draw pile"] = ["Blue 8", "Blue 9"]
    start["hand"]["Ben"] = {"any": 102 - 5}
    state = done(given(start, at), "call", "refuse")

    assert part(state, "hand", "Ann") == {"Blue 2": 1, "Blue 8": 1, "Red 10": 1}
    assert where(state) == ("call", ["Ann"])


# ------------------------------------------------------------------------------------------- the next card, and so on
def test_the_next_card_below_can_be_called_as_well_until_none_is_left() -> None:
    state = given(offered(), FOUR)
    for _ in range(3):
        state = said(state, "Ann: keep quiet", "Cleo: call", "Dan: keep quiet", "refuse")

    assert gained(state, "Cleo") == sorted([*PILE[:3], "Blue 10", "Red 10", "Yellow 10"])
    assert where(state, FOUR) == ("draw", ["Ben"])
    assert told(state, at=FOUR) == ["draw"]
    assert why(state, "take", FOUR) == ["calls/empty-pile"]


def test_under_another_reading_only_one_card_can_be_called_before_a_turn() -> None:
    at = table(4, Q65="B")
    state = said(given(offered(), at), "Ann: keep quiet", "Cleo: call", "Dan: keep quiet", "refuse", at=at)

    assert where(state, at) == ("draw", ["Ben"])
    assert told(state, at=at) == ["draw", "take"]


def test_who_has_refused_one_card_may_still_take_the_next_or_draw_it_in_the_turn() -> None:
    state = said(given(offered(), FOUR), "Ann: keep quiet", "Cleo: call", "Dan: keep quiet", "refuse")

    assert gained(said(state, "Ann: call", "Cleo: keep quiet", "Dan: keep quiet", "want it"), "Ben") == ["Red 10"]
    assert gained(said(state, *QUIET, "take"), "Ben") == ["Red 10"]


def test_a_discard_ends_the_turn_and_opens_the_next_offer() -> None:
    state = said(given(offered(), FOUR), "Ann: call", "Cleo: call", "Dan: call", "want it", "discard card=Blue 2")

    assert where(state, FOUR) == ("call", ["Dan", "Ann", "Ben"])
    assert part(state, "discard pile", at=FOUR) == cards("Blue 10, Red 10, Blue 2")


def test_under_another_reading_nobody_takes_more_than_three_cards_out_of_turn_in_a_round() -> None:
    at = table(4, Q68="B")
    state = given(offered(**known("taken out of turn", {"Cleo": 2, "Dan": 3})), at)
    assert where(state, at) == ("call", ["Cleo", "Ann"])

    state = said(state, "Ann: keep quiet", "Cleo: call", "refuse", at=at)
    assert part(state, "taken out of turn", at=at) == {"Cleo": 3, "Dan": 3}
    assert where(state, at) == ("call", ["Ann"])
    state = said(state, "Ann: call", "refuse", at=at)
    assert where(state, at)[0] == "call", "nobody in between may be asked"


@pytest.mark.parametrize(("taken", "drawn", "allowed"), [("take", "Yellow 10", False), ("draw", "Blue 1/11", True)])
def test_under_another_reading_the_card_drawn_from_the_discards_is_not_discarded(taken: str, drawn: str, allowed: bool) -> None:
    at = table(4, Q13="B")
    state = said(given(offered(), at), *QUIET, taken, at=at)
    assert why(state, f"discard card={drawn}", at) == ([] if allowed else ["turn/discard-another"])

    wanted = said(given(offered(), at), "Ann: call", "Cleo: call", "Dan: call", "want it", at=at)
    assert why(wanted, "discard card=Yellow 10", at) == ["turn/discard-another"]


def test_under_that_reading_an_equal_card_is_not_discarded_either_unless_there_is_no_other() -> None:
    at = table(4, Q13="B")
    hands = HANDS | {"Ben": "Blue 5 smiley, Blue 3"}
    state = said(given(offered("Blue 10, Blue 5", hands=hands), at), *QUIET, "take", at=at)
    assert told(state, "discard", at) == ["card=Blue 3"]

    hands = HANDS | {"Ben": "Blue 5 smiley"}
    state = said(given(offered("Blue 10, Blue 5", hands=hands), at), *QUIET, "take", at=at)
    assert told(state, "discard", at) == ["card=Blue 5", "card=Blue 5 smiley"]


# ---------------------------------------------------------------------------------------------- an empty draw pile
def test_an_empty_draw_pile_is_made_anew_of_all_discards_but_the_one_on_offer() -> None:
    state = given(offered("Blue 10, Red 10, Red 8, Yellow 10", (), at="draw"), FOUR)
    assert told(state, at=FOUR) == ["draw", "take"]

    state = said(state, "draw")
    chance = FOUR.chance(state)
    assert chance is not None
    assert sorted(card.name for card in chance.among) == ["Blue 10", "Red 10", "Red 8"]
    state = FOUR.settle(state, tuple(sorted(chance.among, key=lambda card: card.name != "Red 8")))
    assert gained(state, "Ben") == ["Red 8"]
    assert (part(state, "discard pile", at=FOUR), len(part(state, "draw pile", at=FOUR))) == (["Yellow 10"], 2)


def test_the_extra_card_comes_from_all_discards_that_are_left_when_the_called_card_is_taken() -> None:
    state = given(offered("Blue 10, Red 10, Yellow 10", ()), FOUR)
    state = said(state, "Ann: keep quiet", "Cleo: call", "Dan: keep quiet", "refuse")

    chance = FOUR.chance(state)
    assert chance is not None
    assert sorted(card.name for card in chance.among) == ["Blue 10", "Red 10"]
    state = FOUR.settle(state, chance.among)
    assert len(gained(state, "Cleo")) == 2
    assert (part(state, "discard pile", at=FOUR), len(part(state, "draw pile", at=FOUR))) == (None, 1)
    assert where(state, FOUR) == ("draw", ["Ben"])


def test_nobody_is_asked_to_call_where_no_extra_card_can_be_had() -> None:
    state = said(given(offered("", (), at="play"), FOUR), "discard card=Blue 2")
    assert where(state, FOUR) == ("draw", ["Cleo"])
    assert told(state, at=FOUR) == ["take"]
    assert why(state, "draw", FOUR) == ["draw/reshuffle"]

    alone = table(4, Q66="B")
    state = said(given(offered("", (), at="play"), alone), "discard card=Blue 2", at=alone)
    assert where(state, alone) == ("call", ["Dan", "Ann", "Ben"])
    state = said(state, "Ann: keep quiet", "Ben: keep quiet", "Dan: call", "refuse", at=alone)
    assert gained(state, "Dan", alone) == ["Blue 2"]
    assert where(state, alone) == ("play", ["Cleo"]), "there is nothing to draw"


def test_under_another_reading_an_empty_draw_pile_ends_the_round() -> None:
    at = table(4, Q17="B")
    state = said(given(offered("Blue 10", ("Red 8",), at="draw"), at), "draw", "discard card=Red 8", at=at)
    assert where(state, at)[0] == "end of round"

    both = table(4, Q17="B", Q66="B")
    state = given(offered("Blue 10, Red 10", ()), both)
    state = said(state, "Ann: keep quiet", "Cleo: call", "Dan: keep quiet", "refuse", at=both)
    assert where(state, both)[0] == "end of round"
    assert gained(state, "Cleo", both) == ["Red 10"]


def test_where_no_pile_has_a_card_the_turn_goes_on_without_a_draw_unless_another_reading_ends_the_round() -> None:
    for reading, at, by in (("A", "play", ["Ben"]), ("B", "end of round", ["Ann", "Ben", "Cleo", "Dan"])):
        seats = table(4, Q19=reading)
        state = given(offered("Yellow 10", ("Red 8",), at="want", called={"Cleo": True}), seats)
        state = said(state, "refuse", at=seats)
        assert gained(state, "Cleo", seats) == ["Red 8", "Yellow 10"]
        assert where(state, seats) == (at, by)


def test_a_round_is_blocked_when_everybody_has_had_a_turn_with_nothing_to_draw_and_nothing_played() -> None:
    at = table(2)
    runs = {"Ben": [("Red 3, Red 4, Red 5, Red 6", 3, "Red")], "Ann": [("Blue 3, Blue 4, Blue 5, Blue 6", 3, "Blue")]}
    start = position("Blue 2, Red 10, Yellow 10", by="Ann", others={"Ben": ""}, runs=runs, **known("idle turns", 1))
    start["draw pile"] = []
    start["hand"]["Ben"] = {"any": 102 - 8 - 3}

    idle = done(given(start, at), "discard card=Red 10")
    assert where(idle) == ("draw", ["Ben"])
    assert told(idle) == ["take"]
    idle = done(idle, "take")
    assert part(idle, "idle turns") == 2
    blocked = done(idle, f"discard {told(idle, 'discard')[0]}")
    assert where(blocked) == ("cards", []), "both have laid, and the next round is dealt"
    assert part(blocked, "round") == 2
    played = done(given(start, at), "add to run owner=Ann run=1 end=low card=Blue 2", "discard card=Red 10", "take")
    assert part(played, "idle turns") == 1


def test_under_another_reading_a_round_has_at_most_thirty_turns_for_each_player() -> None:
    for turns, at, by in ((58, "call", ["Ann"]), (59, "end of round", ["Ann", "Ben"])):
        seats = table(2, Q108="B")
        state = given(position("Blue 2, Red 2", turns=turns, discards="Blue 10"), seats)
        assert where(done(state, "discard card=Blue 2", at=seats), seats) == (at, by)


# ------------------------------------------------------------------------------------------------------------ the deal
def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer_and_one_is_turned_up() -> None:
    at = table(3)
    state = at.settle(at.start(), 0)
    chance = at.chance(state)
    assert chance is not None
    deck = tuple(outcome(chance, random.Random(1)))
    state = at.settle(state, deck)

    assert where(state, at) == ("call", ["Cleo", "Ann"])
    names = [card.name for card in deck]
    for i, player in enumerate(("Ben", "Cleo", "Ann")):
        assert sorted(names[i:24:3]) == hand(state, player, at)
    assert part(state, "discard pile", at=at) == [names[24]]
    assert part(state, "draw pile", at=at) == names[25:]
