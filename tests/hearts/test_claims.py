"""The claim of a discard out of turn: who is asked, who gets it, with how many cards, and what can be claimed next."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any

import pytest
from hearts.claims import CLAIMS

from lexludi.errors import IllegalMove
from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_spec.check import mistakes

NAMES = ("Ann", "Bob", "Cy", "Dee")
HANDS = {"Ann": (1, 2, 3, 4), "Bob": (1, 2, 3, 4), "Cy": (5, 6, 7, 8), "Dee": (5, 6, 7, 8)}


def table(players: int = 4) -> Table:
    return Table(CLAIMS, NAMES[:players])


def name(points: int) -> str:
    return f"{points} point{'s' if points > 1 else ''}"


def named(*points: int) -> list[str]:
    return [name(each) for each in points]


def position(
    at: str = "call", *, discards: tuple[int, ...], draw: tuple[int, ...], hands: Mapping[str, tuple[int, ...]] = HANDS,
    **known: Any,
) -> dict[str, Any]:  # fmt: skip
    """Return a position where Bob is next; discards from the lowest to the top, draw pile from the top down."""
    return {
        "at": at,
        "next player": "Bob",
        "hand": {each: dict(Counter(named(*held))) for each, held in hands.items()},
        "discard pile": named(*discards),
        "draw pile": named(*draw),
        **known,
    }


def given(seats: Table, said: dict[str, Any]) -> State:
    assert impossible(seats, said) == []
    return read_position(seats, said)


def done(seats: Table, state: State, *acts: str) -> State:
    """Do what is said in lines like ``Ann call`` or ``Bob discard 3``, one after the other."""
    for act in acts:
        by, _, do = act.partition(" ")
        said = {"by": by, "do": do}
        if do.startswith("discard "):
            said = {"by": by, "do": "discard", "card": name(int(do.removeprefix("discard ")))}
        state = seats.apply(state, seats.read_act(said))
    return state


def refused(seats: Table, state: State, by: str, do: str, **args: Any) -> list[str]:
    return [each.clause for each in seats.why_not(state, seats.read_act({"by": by, "do": do, **args}))]


def told(seats: Table, state: State, by: str) -> list[str]:
    return [seats.say(act).removeprefix(f"{by}: ") for act in seats.legal(state, NAMES.index(by))]


def now(seats: Table, state: State) -> tuple[str, list[str]]:
    written = write_position(seats, state)
    return written["at"], written["by"]


def hand(seats: Table, state: State, player: str) -> list[int]:
    held = write_position(seats, state).get("hand", {}).get(player, {})
    return sorted(int(card.split()[0]) for card, copies in held.items() for _ in range(copies))


def pile(seats: Table, state: State, which: str = "discard pile") -> list[int]:
    return [int(card.split()[0]) for card in write_position(seats, state).get(which, [])]


FULL = position(discards=(9, 10, 11), draw=(12, 11, 10, 9, 12))


def test_the_rules_have_no_mistake() -> None:
    assert mistakes(CLAIMS) == []


# ------------------------------------------------------------------------------------------------------- who may call
def test_everybody_but_the_next_player_may_call_also_the_one_who_discarded() -> None:
    seats = table()
    state = given(seats, FULL)

    assert now(seats, state) == ("call", ["Cy", "Dee", "Ann"])
    for player in ("Ann", "Cy", "Dee"):
        assert told(seats, state, player) == ["call", "keep quiet"]
    assert told(seats, state, "Bob") == []
    assert refused(seats, state, "Bob", "call") == ["claim/anybody"]


def test_with_two_players_only_the_one_who_discarded_may_call() -> None:
    seats = table(2)
    hands = {"Ann": HANDS["Ann"], "Bob": HANDS["Bob"]}
    draw = (5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12)
    state = given(seats, position(discards=(11, 12), draw=draw, hands=hands))

    assert now(seats, state) == ("call", ["Ann"])
    state = done(seats, state, "Ann call", "Bob refuse")
    assert hand(seats, state, "Ann") == [1, 2, 3, 4, 5, 12]
    assert hand(seats, state, "Bob") == [1, 2, 3, 4]


def test_the_first_card_turned_up_can_be_called_before_the_first_turn() -> None:
    seats = table()
    start = seats.start()
    chance = seats.chance(start)
    assert chance is not None
    state = seats.settle(start, chance.among)

    assert now(seats, state) == ("call", ["Bob", "Cy", "Dee"])
    assert [len(hand(seats, state, each)) for each in NAMES] == [4, 4, 4, 4]
    assert (len(pile(seats, state)), len(pile(seats, state, "draw pile"))) == (1, 7)


def test_who_has_answered_cannot_answer_again_or_withdraw() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Cy call")

    assert now(seats, state) == ("call", ["Dee", "Ann"])
    assert refused(seats, state, "Cy", "keep quiet") == ["claim/anybody"]
    with pytest.raises(IllegalMove):
        done(seats, state, "Cy call")


# ------------------------------------------------------------------------------------------------- secret, and at once
def test_the_order_in_which_calls_arrive_makes_no_difference() -> None:
    seats = table()
    start = given(seats, FULL)

    for answers in (("call", "keep quiet", "call"), ("call", "call", "call"), ("keep quiet",) * 3):
        acts = [f"{player} {answer}" for player, answer in zip(("Ann", "Cy", "Dee"), answers, strict=True)]
        assert len({done(seats, start, *order) for order in permutations(acts)}) == 1
        assert len({done(seats, start, *order) for order in permutations(acts[:2])}) == 1


def test_a_call_is_secret_until_everybody_has_answered() -> None:
    seats = table()
    state = given(seats, FULL)
    called, quiet = done(seats, state, "Cy call"), done(seats, state, "Cy keep quiet")

    assert write_position(seats, called)["answers"] == {"Cy": [{"do": "call"}]}
    for seat in (0, 1, 3):
        assert write_view(seats, called, seat) == write_view(seats, quiet, seat)
        assert write_view(seats, called, seat) != write_view(seats, state, seat)
    assert write_view(seats, called, 2) != write_view(seats, quiet, 2)
    assert read_position(seats, write_position(seats, called)) == called


# ------------------------------------------------------------------------------------------------- who gets the card
def test_where_nobody_calls_the_next_player_draws_from_either_pile() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann keep quiet", "Dee keep quiet", "Cy keep quiet")

    assert now(seats, state) == ("draw", ["Bob"])
    assert told(seats, state, "Bob") == ["draw", "take"]
    assert hand(seats, done(seats, state, "Bob draw"), "Bob") == [1, 2, 3, 4, 12]
    assert hand(seats, done(seats, state, "Bob take"), "Bob") == [1, 2, 3, 4, 11]


def test_the_next_player_takes_the_called_card_as_his_draw_without_an_extra_card() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann call", "Cy call", "Dee call")

    assert now(seats, state) == ("next player", ["Bob"])
    assert told(seats, state, "Bob") == ["want it", "refuse"]
    state = done(seats, state, "Bob want it")
    assert now(seats, state) == ("discard", ["Bob"])
    assert hand(seats, state, "Bob") == [1, 2, 3, 4, 11]
    assert pile(seats, state, "draw pile") == [12, 11, 10, 9, 12]


def test_who_sits_between_the_next_player_and_the_caller_may_take_the_card_with_an_extra_one() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann keep quiet", "Cy keep quiet", "Dee call", "Bob refuse")

    assert now(seats, state) == ("in between", ["Cy"])
    assert told(seats, state, "Cy") == ["want it", "refuse"]
    state = done(seats, state, "Cy want it")
    assert hand(seats, state, "Cy") == [5, 6, 7, 8, 11, 12]
    assert hand(seats, state, "Dee") == [5, 6, 7, 8]
    assert pile(seats, state, "draw pile") == [11, 10, 9, 12]
    assert now(seats, state) == ("call", ["Cy", "Dee", "Ann"])


def test_the_caller_must_take_the_card_and_an_extra_one_if_nobody_before_him_does() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann keep quiet", "Cy keep quiet", "Dee call", "Bob refuse", "Cy refuse")

    assert hand(seats, state, "Dee") == [5, 6, 7, 8, 11, 12]
    assert now(seats, state) == ("call", ["Cy", "Dee", "Ann"])


def test_of_several_callers_the_first_clockwise_from_the_next_player_takes_the_card() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann call", "Dee call", "Cy call", "Bob refuse")

    assert hand(seats, state, "Cy") == [5, 6, 7, 8, 11, 12]
    assert hand(seats, state, "Dee") == [5, 6, 7, 8]
    assert hand(seats, state, "Ann") == [1, 2, 3, 4]


def test_who_discarded_the_card_is_last_and_everybody_else_is_asked_before_him() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann call", "Cy keep quiet", "Dee keep quiet", "Bob refuse", "Cy refuse")

    assert now(seats, state) == ("in between", ["Dee"])
    assert refused(seats, state, "Ann", "refuse") == ["claim/clockwise"]
    state = done(seats, state, "Dee refuse")
    assert hand(seats, state, "Ann") == [1, 2, 3, 4, 11, 12]


@pytest.mark.parametrize("callers", [set(some) for n in range(1, 4) for some in combinations(("Cy", "Dee", "Ann"), n)])
@pytest.mark.parametrize("willing", [set(some) for n in range(4) for some in combinations(("Bob", "Cy", "Dee"), n)])
def test_the_card_goes_where_a_plain_reading_of_the_rule_sends_it(callers: set[str], willing: set[str]) -> None:
    seats = table()
    state = given(seats, FULL)
    for player in ("Ann", "Cy", "Dee"):
        state = done(seats, state, f"{player} {'call' if player in callers else 'keep quiet'}")
    taker = next(player for player in ("Bob", "Cy", "Dee", "Ann") if player in callers or player in willing)
    asked = []
    while now(seats, state)[0] in ("next player", "in between"):
        _, (player,) = now(seats, state)
        asked.append(player)
        state = done(seats, state, f"{player} {'want it' if player in willing else 'refuse'}")

    before = ["Bob", "Cy", "Dee", "Ann"][: ["Bob", "Cy", "Dee", "Ann"].index(taker)]
    assert asked == (before if taker in callers else [*before, taker])
    for player in NAMES:
        gained = Counter(hand(seats, state, player)) - Counter(HANDS[player])
        assert sorted(gained.elements()) == ([] if player != taker else [11] if player == "Bob" else [11, 12])


# ------------------------------------------------------------------------------------------- the next card, and so on
def test_the_next_card_below_can_be_called_as_well_until_none_is_left() -> None:
    seats = table()
    state = given(seats, FULL)
    for count in range(1, 4):
        state = done(seats, state, "Ann keep quiet", "Cy call", "Dee keep quiet", "Bob refuse")
        assert len(hand(seats, state, "Cy")) == 4 + 2 * count

    assert hand(seats, state, "Cy") == sorted([5, 6, 7, 8, 11, 12, 10, 11, 9, 10])
    assert pile(seats, state) == []
    assert now(seats, state) == ("draw", ["Bob"])
    assert told(seats, state, "Bob") == ["draw"]
    assert refused(seats, state, "Bob", "take") == ["claim/empty-pile"]


def test_who_has_refused_one_card_may_still_take_the_next_or_draw_it_in_his_turn() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann keep quiet", "Cy call", "Dee keep quiet", "Bob refuse")

    again = done(seats, state, "Ann call", "Cy keep quiet", "Dee keep quiet", "Bob want it")
    assert hand(seats, again, "Bob") == [1, 2, 3, 4, 10]
    quiet = done(seats, state, "Ann keep quiet", "Cy keep quiet", "Dee keep quiet", "Bob take")
    assert hand(seats, quiet, "Bob") == [1, 2, 3, 4, 10]


def test_a_discard_ends_the_turn_and_opens_the_next_call() -> None:
    seats = table()
    state = done(seats, given(seats, FULL), "Ann call", "Cy call", "Dee call", "Bob want it", "Bob discard 1")

    assert now(seats, state) == ("call", ["Dee", "Ann", "Bob"])
    assert pile(seats, state) == [9, 10, 1]


# ---------------------------------------------------------------------------------------------- an empty draw pile
EVERYTHING_OUT = {"Ann": (1, 1, 2, 2, 3, 3), "Bob": (4, 4, 5, 5, 6, 6), "Cy": (7, 7, 8, 8, 9, 9), "Dee": (10, 10, 11, 11, 12, 12)}


def test_an_empty_draw_pile_is_made_anew_of_all_discards_but_the_one_on_offer() -> None:
    seats = table()
    hands = EVERYTHING_OUT | {"Dee": (11, 11, 12, 12)}
    hands["Cy"] = (8, 8, 9, 9)
    state = given(seats, position("draw", discards=(10, 7, 7, 10), draw=(), hands=hands))

    assert told(seats, state, "Bob") == ["draw", "take"]
    state = done(seats, state, "Bob draw")
    chance = seats.chance(state)
    assert chance is not None
    assert sorted(card.name for card in chance.among) == sorted(named(10, 7, 7))
    ten, seven = (next(card for card in chance.among if card.name == name(points)) for points in (10, 7))
    state = seats.settle(state, (seven, ten, seven))
    assert hand(seats, state, "Bob") == sorted([*hands["Bob"], 7])
    assert (pile(seats, state), pile(seats, state, "draw pile")) == ([10], [10, 7])


def test_the_extra_card_comes_from_all_discards_that_are_left_when_the_called_card_is_taken() -> None:
    seats = table()
    hands = EVERYTHING_OUT | {"Dee": (12, 12)}
    state = given(seats, position(discards=(10, 10, 11, 11), draw=(), hands=hands))
    state = done(seats, state, "Ann keep quiet", "Cy call", "Dee keep quiet", "Bob refuse")

    chance = seats.chance(state)
    assert chance is not None
    assert sorted(card.name for card in chance.among) == sorted(named(10, 10, 11))
    state = seats.settle(state, chance.among)
    assert len(hand(seats, state, "Cy")) == len(hands["Cy"]) + 2
    assert (pile(seats, state), len(pile(seats, state, "draw pile"))) == ([], 2)
    assert now(seats, state) == ("draw", ["Bob"])


def test_nobody_is_asked_to_call_where_no_extra_card_can_be_had() -> None:
    seats = table()
    before = given(seats, position("discard", discards=(), draw=(), hands=EVERYTHING_OUT))
    state = done(seats, before, "Bob discard 4")

    assert now(seats, state) == ("draw", ["Cy"])
    assert told(seats, state, "Cy") == ["take"]
    assert refused(seats, state, "Cy", "draw") == ["draw/reshuffle"]


def test_where_no_pile_has_a_card_the_turn_goes_on_without_a_draw() -> None:
    seats = table()
    hands = EVERYTHING_OUT | {"Dee": (10, 10, 11, 11, 12), "Cy": (7, 7, 8, 8, 9)}
    before = given(seats, position("next player", discards=(9,), draw=(12,), hands=hands, called={"Cy": True}))
    state = done(seats, before, "Bob refuse")

    assert hand(seats, state, "Cy") == [7, 7, 8, 8, 9, 9, 12]
    assert now(seats, state) == ("discard", ["Bob"])
    assert hand(seats, state, "Bob") == [4, 4, 5, 5, 6, 6]


# --------------------------------------------------------------------------------------------------------------- laws
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_random_games_end_conserve_cards_offer_what_is_accepted_and_can_be_read_back(players: int, seed: int) -> None:
    seats = table(players)
    decisions = 0
    for state, what in playout(seats, random.Random(seed)):
        decisions += 1
        written = write_position(seats, state)
        assert read_position(seats, written) == state
        assert impossible(seats, written) == []
        for seat in seats.deciders(state):
            acts = seats.legal(state, seat)
            assert acts
            assert len(set(acts)) == len(acts)
            assert all(seats.why_not(state, act) == () for act in acts)
        if isinstance(what, Act):
            assert what in seats.legal(state, what.by)
        last = state
    assert last.winners
    assert decisions < 500
