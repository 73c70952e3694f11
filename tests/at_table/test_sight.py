"""What may be taken back, what may be told, and what the computer may know: nothing that a seat does not see."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice, pairwise
from typing import Any

import pytest
from at_table.games import GAMES, seated
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.play.advice import NotYours, advice, outlook, reasons, rules_now
from lexludi.play.sight import has_secrets, redealt, revealed, said_to
from lexludi.positions import read_position
from lexludi.random_play import playout
from lexludi.runtime import Act, Piece, State
from lexludi.table import Table
from lexludi.views import seen_cards, write_view
from lexludi_spec.declarations import Owner

LORRAINE, PIERRE = 0, 1


def known(piece: Piece) -> tuple[str, str]:
    """Return a card as it is told apart from others."""
    return piece.component, piece.name


def act(at: Table, words: str) -> Act:
    return at.read_act(at.read_words(words))


def after(at: Table, state: State, words: str) -> State:
    return at.apply(state, act(at, words))


def steps(id_: str, seed: int) -> list[tuple[Table, State, Any, State]]:
    """Return steps of a random game: the table, the state before, what was decided, and the state after."""
    at = seated(id_)
    played = list(islice(playout(at, random.Random(seed)), 90))
    return [(at, before, done, then) for (before, done), (then, _) in pairwise(played)]


def some(of: list[Any], count: int) -> list[Any]:
    """Return some of many."""
    return random.Random(0).sample(of, min(count, len(of)))


# -------------------------------------------------------------------------------------------------------------- dealing
@pytest.mark.parametrize("id_", GAMES)
def test_cards_dealt_anew_are_the_same_cards_and_look_the_same(id_: str) -> None:
    for at, state, _, _ in some(steps(id_, 4), 5):
        for seat in range(len(at.players)):
            if any(who != seat for who, _ in state.answers):
                continue
            other = redealt(at, state, seat, random.Random(seat))
            assert write_view(at, other, seat) == write_view(at, state, seat)
            assert list(map(len, other.cells)) == list(map(len, state.cells))
            assert Counter(card for cell in other.cells for card in cell) == Counter(card for cell in state.cells for card in cell)


def test_what_is_not_seen_is_dealt_anew() -> None:
    at = seated("small-rummy")
    state = next(state for at, state, _, _ in steps("small-rummy", 1) if at.deciders(state))
    others = {redealt(at, state, LORRAINE, random.Random(seed)).cells for seed in range(5)}

    assert len(others) == 5
    assert {cells[at.flow.places.cells["hand"][LORRAINE]] for cells in others} == {
        state.cells[at.flow.places.cells["hand"][LORRAINE]]
    }


# ------------------------------------------------------------------------------------------------------------ taking back
@pytest.mark.parametrize("id_", GAMES)
def test_what_can_be_taken_back_has_shown_nobody_a_card(id_: str) -> None:
    for at, before, done, then in steps(id_, 5):
        by = done.by if isinstance(done, Act) else None
        for to in range(len(at.players)):
            if revealed(at, before, by, then, to):
                continue
            assert by is not None
            old = [card for cards in seen_cards(at, before, to) for card in cards]
            new = [card for cards in seen_cards(at, then, to) for card in cards]
            grown = Counter(map(known, new)) - Counter(map(known, old))
            traits = [card.traits for card in old]
            assert all(
                any(card.traits.items() <= each.items() for each in traits)
                for card in new if known(card) in grown
            )  # fmt: skip


def test_chance_is_not_taken_back() -> None:
    at, before, _, then = next(each for each in steps("small-rummy", 1) if each[0].chance(each[1]))

    assert revealed(at, before, None, then, LORRAINE) == "chance has settled 'cards' since"


def test_a_discard_of_ones_own_can_be_taken_back_by_oneself_alone() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {
        "players": list(at.players), "at": "discard", "by": ["Lorraine"], "stock": {"any": 30},
        "pile": ["cup 6"], "hand": {"Lorraine": {"key 5": 1, "key 6": 1}, "Pierre": {"rose 1": 1}},
    })  # fmt: skip
    then = after(at, state, "Lorraine: discard card=key 5")

    assert revealed(at, state, LORRAINE, then, LORRAINE) == ""
    assert revealed(at, state, LORRAINE, then, PIERRE) == "Pierre has seen a card since that was hidden before"


def test_a_drawn_card_has_been_seen_and_a_taken_one_was_seen_before() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {
        "players": list(at.players), "at": "draw", "by": ["Lorraine"], "stock": {"any": 30},
        "pile": ["cup 6"], "hand": {"Lorraine": {"key 5": 1, "cup 6": 1}, "Pierre": {"rose 1": 1}},
    })  # fmt: skip

    drawn = after(at, state, "Lorraine: draw")
    taken = after(at, state, "Lorraine: take")
    assert revealed(at, state, LORRAINE, drawn, LORRAINE) == "Lorraine has seen a card since that was hidden before"
    assert revealed(at, state, LORRAINE, taken, LORRAINE) == ""


def test_a_top_card_that_comes_to_light_has_been_seen() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {
        "players": list(at.players), "at": "draw", "by": ["Lorraine"], "stock": {"any": 30},
        "pile": ["cup 4", "cup 6"], "hand": {"Lorraine": {"key 5": 1}, "Pierre": {"rose 1": 1}},
    })  # fmt: skip

    assert revealed(at, state, LORRAINE, after(at, state, "Lorraine: take"), LORRAINE)


def test_a_card_that_is_turned_up_where_it_lies_has_been_seen() -> None:
    at = seated("pairs", 2)
    state = next(state for at, state, _, _ in steps("pairs", 1) if at.deciders(state))
    at = seated("pairs")

    assert revealed(at, state, LORRAINE, after(at, state, f"{at.players[at.deciders(state)[0]]}: turn up spot=3"), LORRAINE)


def test_a_public_card_that_loses_traits_on_its_way_is_no_new_one() -> None:
    at = seated("berried-treasure", 4)
    from support import LORRAINE as GIVEN

    state = read_position(at, GIVEN)
    then = after(at, state, "Lorraine: take shelf=4")

    assert [revealed(at, state, LORRAINE, then, seat) for seat in range(4)] == [""] * 4


def test_secret_decisions_are_taken_back_until_they_take_effect() -> None:
    at = seated("sealed-bids", 2)
    first = at.start()
    second = after(at, first, "Lorraine: offer amount=2")
    third = after(at, second, "Pierre: offer amount=1")

    assert revealed(at, first, LORRAINE, second, LORRAINE) == ""
    assert revealed(at, second, PIERRE, third, PIERRE) == "what Lorraine decided in secret has taken effect since"
    assert revealed(at, second, PIERRE, third, LORRAINE) == "what Pierre decided in secret has taken effect since"


# ---------------------------------------------------------------------------------------------------------------- telling
def test_screens_are_shared_only_where_all_see_the_same() -> None:
    secretive = {id_ for id_ in GAMES if has_secrets(seated(id_))}

    assert {"another-mans-treasure", "sealed-bids", "small-rummy", "tiny"} <= secretive
    assert not secretive & {
        "berried-treasure",
        "noughts-and-crosses",
        "canals",
        "pairs",
        "majority",
        "frogs-and-toads",
        "schatzjagd",
    }


def test_secret_decisions_are_told_to_nobody_else() -> None:
    at = seated("sealed-bids", 2)
    first = at.start()
    done = act(at, "Lorraine: offer amount=2")
    second = at.apply(first, done)

    assert said_to(at, first, done, second, PIERRE) == "Lorraine has decided"
    assert said_to(at, first, done, second, LORRAINE) == said_to(at, first, done, second, None) == "Lorraine: offer amount=2"


@pytest.mark.parametrize("id_", GAMES)
def test_no_card_is_named_that_the_one_who_is_told_does_not_see(id_: str) -> None:
    for at, before, done, then in steps(id_, 6):
        if not isinstance(done, Act):
            continue
        for seat in range(len(at.players)):
            said = said_to(at, before, done, then, seat)
            visible = {card.name for state in (before, then) for cards in seen_cards(at, state, seat) for card in cards}
            pieces = [
                v for _, value in done.args for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, Piece)
            ]
            if seat != done.by:
                assert all(piece.name in visible or f"={piece.name}" not in said for piece in pieces)


# --------------------------------------------------------------------------------------------------------------- advising
HANDS: dict[str, Any] = {
    "at": "discard", "by": ["Lorraine"], "stock": {"any": 30}, "pile": ["cup 6"],
    "hand": {"Lorraine": {"key 5": 1, "key 6": 1}, "Pierre": {"rose 1": 1}},
}  # fmt: skip


def test_advice_is_what_the_rules_lawyer_says() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {"players": list(at.players), **HANDS})

    yes = advice(at, state, LORRAINE, act(at, "Lorraine: discard card=key 5"))
    assert (yes.allowed, [clause.id for clause in yes.clauses]) == (True, ["discard"])
    (no,) = reasons(at, state, LORRAINE, act(at, "Pierre: discard card=rose 1"))
    assert no.clause == "turns"


def test_nobody_asks_about_what_another_has_to_decide_in_secret() -> None:
    at = seated("sealed-bids", 2)

    with pytest.raises(NotYours, match="Pierre has to say that"):
        reasons(at, at.start(), LORRAINE, act(at, "Pierre: offer amount=2"))
    with pytest.raises(NotYours):
        advice(at, at.start(), LORRAINE, act(at, "Pierre: offer amount=2"))


def test_where_a_move_leads_is_not_told_if_it_depends_on_hidden_cards() -> None:
    at = seated("pairs", 2)
    state = next(state for state, _ in playout(at, random.Random(3)) if at.deciders(state))
    name = at.players[at.deciders(state)[0]]
    state = after(at, state, f"{name}: turn up spot=1")

    found = advice(at, state, at.deciders(state)[0], act(at, f"{name}: turn up spot=2"))
    assert (found.allowed, found.then) == (True, None)


def test_what_a_move_brings_is_told_if_it_is_seen_before() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {"players": list(at.players), **HANDS})
    drawing = read_position(at, {"players": list(at.players), **HANDS, "at": "draw"})

    assert outlook(at, state, act(at, "Lorraine: discard card=key 5")) == "key 5 to pile"
    assert outlook(at, drawing, act(at, "Lorraine: take")) == "cup 6 to your hand"
    assert outlook(at, drawing, act(at, "Lorraine: draw")) == ""


@pytest.mark.parametrize("id_", GAMES)
def test_what_is_told_of_a_move_follows_from_what_is_seen(id_: str) -> None:
    for at, state, _, _ in some(steps(id_, 9), 8):
        for seat in at.deciders(state):
            other = redealt(at, state, seat, random.Random(11))
            if state.answers:
                continue
            for each in some(at.legal(state, seat), 4):
                assert outlook(at, other, each) == outlook(at, state, each)
                one, two = advice(at, state, seat, each), advice(at, other, seat, each)
                assert one.allowed
                assert one.then is None or two.then is None or one.then == two.then


@pytest.mark.parametrize("id_", GAMES)
def test_the_rules_of_every_decision_are_told(id_: str) -> None:
    for at, state, _, _ in some(steps(id_, 7), 8):
        told = dict(rules_now(at, state))
        for seat in at.deciders(state):
            assert {each.do for each in at.legal(state, seat)} <= set(told)
        assert all(told.values())


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 50), st.integers(0, 5))
def test_a_reason_names_no_card_that_its_hearer_does_not_see(seed: int, spot: int) -> None:
    at = seated("pairs", 2)
    state = [state for state, _ in playout(at, random.Random(seed)) if at.deciders(state)][spot]
    seat = at.deciders(state)[0]
    seen = {card.name for cards in seen_cards(at, state, seat) for card in cards}

    for move in [Act(seat, "turn up", (("spot", number),)) for number in range(1, 13)]:
        said = " ".join(each.text for each in reasons(at, state, seat, move))
        assert not [word for word in ("ant", "bee", "cow", "dog", "elk", "fox") if word in said.split() and word not in seen]


def test_a_reason_tells_no_value_that_is_hidden_from_some() -> None:
    game = GAMES["sealed-bids"]
    hidden = tuple(evolve(each, sight=Owner()) if each.id == "coins" else each for each in game.variables)
    at, open_ = Table(evolve(game, variables=hidden), ("Ann", "Bob")), Table(game, ("Ann", "Bob"))
    (secret,), (told,) = (
        reasons(each, each.start(), LORRAINE, act(each, "Ann: offer amount=11")) for each in (at, open_)
    )  # fmt: skip

    assert has_secrets(at)
    assert told.text == "the amount is 11, and it can be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"
    assert secret.text.startswith("the numbers are not told here")
    assert advice(at, at.start(), LORRAINE, act(at, "Ann: offer amount=11")).because == (secret,)
