"""Sealed bids: the highest bid that nobody shares wins, however the bids arrive."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import attrs
import pytest
from controls.auction import BID, COINS, OFFER, PLAYER, SEALED_BIDS

from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_spec import Ask, Do, ForEach, Game, Hidden, Is, Owner, Pick, Procedure, Public, Range, Sight, Step, Together, When
from lexludi_spec.check import mistakes
from lexludi_spec.language import Tree
from lexludi_spec.prose import English
from lexludi_spec.tree import rewrite

NAMES = ("Ann", "Bob", "Cy", "Dee")


def bid(table: Table, state: State, seat: int, amount: int) -> State:
    return table.apply(state, table.read_act({"by": NAMES[seat], "do": "offer", "amount": amount}))


def after(*bids: int) -> dict[str, Any]:
    """Return the position after the first lot, which is the same whoever bids first."""
    table = Table(SEALED_BIDS, NAMES[: len(bids)])
    ends = set()
    for order in permutations(range(len(bids))):
        state = table.start()
        for seat in order:
            state = bid(table, state, seat, bids[seat])
        ends.add(state)
    (end,) = ends
    return write_position(table, end)


def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(SEALED_BIDS) == []


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ((3, 7, 5), "Bob"),
        ((7, 7, 5), "Cy"),
        ((0, 7, 7, 7), "Ann"),
        ((7, 7, 7), None),
        ((4, 4), None),
        ((6, 6, 2, 2), None),
        ((10, 9, 9, 1), "Ann"),
    ],
)
def test_the_highest_bid_that_nobody_shares_is_paid_and_wins(bids: tuple[int, ...], winner: str | None) -> None:
    position = after(*bids)

    assert (position["at"], position["lot"]) == ("bidding", 2)
    if winner is None:
        assert "coins" not in position
        assert "prizes" not in position
    else:
        paid = bids[NAMES.index(winner)]
        assert position.get("coins", {}) == ({winner: 10 - paid} if paid else {})
        assert position["prizes"] == {winner: 1}


def test_those_still_to_bid_decide_and_learn_nothing() -> None:
    table = Table(SEALED_BIDS, NAMES)
    state = table.start()

    for seat, left in [(3, (0, 1, 2)), (1, (0, 2)), (0, (2,))]:
        state = bid(table, state, seat, 4)

        assert table.deciders(state) == left
        assert [len(table.legal(state, each)) for each in left] == [11] * len(left)
        assert write_position(table, state)["lot"] == 1


def test_a_bid_is_judged_when_it_is_made() -> None:
    table = Table(SEALED_BIDS, NAMES[:2])
    state = table.start()

    (because,) = table.why_not(state, table.read_act({"by": "Ann", "do": "offer", "amount": 11}))
    assert (because.clause, "10" in because.text) == ("coins", True)
    state = bid(table, state, 0, 10)
    (because,) = table.why_not(state, table.read_act({"by": "Ann", "do": "offer", "amount": 3}))
    assert (because.clause, "Bob" in because.text) == ("all", True)


def test_who_has_paid_everything_can_still_bid_nothing() -> None:
    table = Table(SEALED_BIDS, NAMES[:2])
    state = bid(table, bid(table, table.start(), 0, 10), 1, 9)

    assert [act.args for act in table.legal(state, 0)] == [(("amount", 0),)]
    assert len(table.legal(state, 1)) == 11


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_lots_are_sold_at_most_and_positions_can_be_read_back(players: int) -> None:
    table, rng = Table(SEALED_BIDS, NAMES[:players]), random.Random(players)

    for _ in range(10):
        state, bids = table.start(), 0
        while state.winners is None:
            position = write_position(table, state)
            assert impossible(table, position) == []
            assert read_position(table, position) == state
            seat = rng.choice(table.deciders(state))
            acts = table.legal(state, seat)
            assert all(table.why_not(state, act) == () for act in acts)
            state, bids = table.play(state, rng.choice(acts)), bids + 1
        assert bids == 3 * players
        assert sum(write_position(table, state).get("prizes", {}).values()) <= 6


@pytest.mark.parametrize(
    ("sight", "seen"),
    [(Public(), (True, True)), (Owner(), (False, False)), (Owner(open_at="the end"), (False, True)), (Hidden(), (False, False))],
)
def test_what_others_have_won_is_seen_at_the_end_only_if_it_is_declared_so(sight: Sight, seen: tuple[bool, bool]) -> None:
    variables = tuple(attrs.evolve(each, sight=sight) if each.id == "prizes" else each for each in SEALED_BIDS.variables)
    game = attrs.evolve(SEALED_BIDS, variables=variables)
    table, views = Table(game, NAMES[:2]), []
    state = table.start()

    for _ in range(3):
        state = bid(table, bid(table, state, 0, 2), 1, 1)
        views.append([write_view(table, state, seat).get("prizes", {}) for seat in (0, 1)])
    assert mistakes(game) == []
    assert state.winners == (0,)
    assert tuple(bool(views[lots][1]) for lots in (0, 2)) == seen
    assert all(bool(view[0]) for view in views) is (sight != Hidden())


def test_the_english_of_a_variable_tells_of_no_number_that_is_seen() -> None:
    english, prizes = English(SEALED_BIDS), attrs.evolve(SEALED_BIDS.variables[3], sight=Owner(open_at="the end"))

    assert english.say(prizes).endswith(": only the player whose it is sees it; at the end everybody sees it.")
    assert english.say(attrs.evolve(prizes, sight=Hidden())).endswith(": nobody sees it.")
    assert english.say(prizes.sight) == "only the player whose it is sees it; the others see how many; at the end everybody sees it"


# ------------------------------------------------------------------------------- deciding more, or less, than the others
RAISE = attrs.evolve(OFFER, id="raise", picks=(Pick("amount", Range(BID, COINS), clause="coins"),))


AGAIN = Ask(id="raise", by=PLAYER, moves=("raise",), clause="offer", whose="all")
DO_AGAIN = Do("again", (PLAYER,))
WITH_MORE = (When(Is(BID, ">", 0), (AGAIN,)),)


def raising(*more: Step) -> Game:
    """Return the auction in which something more is done with every bid, in secret."""

    def and_more(node: Tree) -> Tree:
        return attrs.evolve(node, steps=(*node.steps, *more)) if isinstance(node, Together) else node

    procedures = (Procedure(id="again", params=("player",), steps=WITH_MORE),) if DO_AGAIN in more else ()
    bids: Game = rewrite(SEALED_BIDS, and_more)
    return attrs.evolve(bids, moves=(OFFER, RAISE), procedures=procedures)


@pytest.mark.parametrize(
    "game",
    [raising(*WITH_MORE), raising(DO_AGAIN), raising(ForEach("amount", Range(1, BID), (AGAIN,)))],
    ids=["if", "procedure", "for each"],
)
def test_whether_somebody_decides_more_is_not_seen_where_it_depends_on_a_secret(game: Game) -> None:
    table = Table(game, NAMES[:3])
    assert mistakes(game) == []

    start = table.start()
    nothing, something = bid(table, start, 0, 0), bid(table, start, 0, 2)
    assert (table.deciders(nothing), table.deciders(something)) == ((1, 2), (0, 1, 2))
    for seat in (1, 2):
        views = [write_view(table, state, seat) for state in (start, nothing, something)]
        assert views[0] == views[1] == views[2]
        assert views[0]["by"] == ["Ann", "Bob", "Cy"]
    assert write_view(table, something, 0)["answers"] == {"Ann": [{"do": "offer", "amount": 2}]}

    first = bid(table, Table(SEALED_BIDS, NAMES[:3]).start(), 0, 2)
    assert write_view(Table(SEALED_BIDS, NAMES[:3]), first, 1)["answers"] == {"Ann": {"hidden": True}}, (
        "elsewhere it is seen who has decided"
    )
