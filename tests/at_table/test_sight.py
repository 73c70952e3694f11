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
from support import LORRAINE as GIVEN

from lexludi.play.advice import NotYours, advice, outlook, reasons, rules_now, rules_of
from lexludi.play.records import Step
from lexludi.play.sight import course, has_secrets, redealt, revealed, said_to
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


def step(at: Table, before: State, done: Act | str) -> Step:
    """Return what a move does."""
    done = act(at, done) if isinstance(done, str) else done
    return Step(before, at.write_act(done), at.apply(before, done), done, ())


def steps(id_: str, seed: int, players: int | None = None) -> list[tuple[Table, Step]]:
    """Return steps of a random game, each with the table."""
    at = seated(id_, players)
    played = list(islice(playout(at, random.Random(seed)), 90))
    return [
        (at, Step(before, {"chance": "it"}, then, None, ()) if at.chance(before) else step(at, before, done))
        for (before, done), (then, _) in pairwise(played)
    ]


def states(id_: str, seed: int) -> list[tuple[Table, State]]:
    """Return states of a random game, each with the table."""
    return [(at, each.before) for at, each in steps(id_, seed)]


def some(of: list[Any], count: int) -> list[Any]:
    """Return some of many."""
    return random.Random(0).sample(of, min(count, len(of)))


# -------------------------------------------------------------------------------------------------------------- dealing
@pytest.mark.parametrize("id_", GAMES)
def test_cards_dealt_anew_are_the_same_cards_and_look_the_same(id_: str) -> None:
    for at, state in some(states(id_, 4), 5):
        for seat in range(len(at.players)):
            if any(who != seat for who, _ in state.answers):
                continue
            other = redealt(at, state, seat, random.Random(seat))
            assert write_view(at, other, seat) == write_view(at, state, seat)
            assert list(map(len, other.cells)) == list(map(len, state.cells))
            assert Counter(card for cell in other.cells for card in cell) == Counter(card for cell in state.cells for card in cell)


def test_what_is_not_seen_is_dealt_anew() -> None:
    at = seated("small-rummy")
    state = next(state for at, state in states("small-rummy", 1) if at.deciders(state))
    others = {redealt(at, state, LORRAINE, random.Random(seed)).cells for seed in range(5)}

    assert len(others) == 5
    assert {cells[at.flow.places.cells["hand"][LORRAINE]] for cells in others} == {
        state.cells[at.flow.places.cells["hand"][LORRAINE]]
    }


# ------------------------------------------------------------------------------------------------------------ taking back
@pytest.mark.parametrize("id_", GAMES)
def test_what_can_be_taken_back_has_shown_nobody_a_card(id_: str) -> None:
    for at, each in steps(id_, 5):
        for to in range(len(at.players)):
            if revealed(at, each, to):
                continue
            assert each.act is not None
            old = [card for cards in seen_cards(at, each.before, to) for card in cards]
            traits = [card.traits for card in old]
            for then in course(at, each.before, each.act):
                new = [card for cards in seen_cards(at, then, to) for card in cards]
                grown = Counter(map(known, new)) - Counter(map(known, old))
                assert all(
                    any(card.traits.items() <= each.items() for each in traits)
                    for card in new if known(card) in grown
                )  # fmt: skip


def test_chance_is_not_taken_back() -> None:
    at, shuffled = next(each for each in steps("small-rummy", 1) if "chance" in each[1].told)

    assert revealed(at, evolve(shuffled, told={"chance": "cards"}), LORRAINE) == "chance has settled 'cards' since"


def test_a_discard_of_ones_own_can_be_taken_back_by_oneself_alone() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {
        "players": list(at.players), "at": "discard", "by": ["Lorraine"], "stock": {"any": 30},
        "pile": ["cup 6"], "hand": {"Lorraine": {"key 5": 1, "key 6": 1}, "Pierre": {"rose 1": 1}},
    })  # fmt: skip
    then = step(at, state, "Lorraine: discard card=key 5")

    assert revealed(at, then, LORRAINE) == ""
    assert revealed(at, then, PIERRE) == "a card that was hidden before has been seen since, by Pierre"


def test_a_drawn_card_has_been_seen_and_a_taken_one_was_seen_before() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {
        "players": list(at.players), "at": "draw", "by": ["Lorraine"], "stock": {"any": 30},
        "pile": ["cup 6"], "hand": {"Lorraine": {"key 5": 1, "cup 6": 1}, "Pierre": {"rose 1": 1}},
    })  # fmt: skip

    drawn = step(at, state, "Lorraine: draw")
    taken = step(at, state, "Lorraine: take")
    assert revealed(at, drawn, LORRAINE) == "a card that was hidden before has been seen since, by Lorraine"
    assert revealed(at, taken, LORRAINE) == ""


def test_a_top_card_that_comes_to_light_has_been_seen() -> None:
    at = seated("small-rummy", 2)
    state = read_position(at, {
        "players": list(at.players), "at": "draw", "by": ["Lorraine"], "stock": {"any": 30},
        "pile": ["cup 4", "cup 6"], "hand": {"Lorraine": {"key 5": 1}, "Pierre": {"rose 1": 1}},
    })  # fmt: skip

    taken = step(at, state, "Lorraine: take")
    assert revealed(at, taken, LORRAINE)
    assert said_to(at, taken, PIERRE) == "Lorraine: take  (cup 6 to hand of Lorraine, pile shows cup 4)"


def test_a_card_that_is_turned_up_where_it_lies_has_been_seen() -> None:
    at = seated("pairs", 2)
    state = next(state for at, state in states("pairs", 1) if at.deciders(state))
    at = seated("pairs")

    assert revealed(at, step(at, state, f"{at.players[at.deciders(state)[0]]}: turn up spot=3"), LORRAINE)


def test_a_public_card_that_loses_traits_on_its_way_is_no_new_one() -> None:
    at = seated("berried-treasure", 4)
    state = read_position(at, GIVEN)
    then = step(at, state, "Lorraine: take shelf=4")

    assert [revealed(at, then, seat) for seat in range(4)] == [""] * 4


def test_secret_decisions_are_taken_back_until_they_take_effect() -> None:
    at = seated("sealed-bids", 2)
    first = at.start()
    one = step(at, first, "Lorraine: offer amount=2")
    two = step(at, one.after, "Pierre: offer amount=1")

    assert revealed(at, one, LORRAINE) == ""
    assert revealed(at, two, PIERRE) == "what Lorraine decided in secret has taken effect since"
    assert revealed(at, two, LORRAINE) == "what Pierre decided in secret has taken effect since"


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
    offered = step(at, at.start(), "Lorraine: offer amount=2")

    assert said_to(at, offered, PIERRE) == "Lorraine has decided"
    assert said_to(at, offered, LORRAINE) == said_to(at, offered, None) == "Lorraine: offer amount=2"


@pytest.mark.parametrize("id_", GAMES)
def test_no_card_is_named_that_the_one_who_is_told_does_not_see(id_: str) -> None:
    for at, each in steps(id_, 6):
        if each.act is None:
            continue
        for seat in range(len(at.players)):
            said = said_to(at, each, seat)
            states = (each.before, *course(at, each.before, each.act))
            visible = {card.name for state in states for cards in seen_cards(at, state, seat) for card in cards}
            if seat != each.act.by:
                assert all(card in visible or f"={card}" not in said for card in named(each.act))
            brought = said.partition("  (")[2]
            unseen = {card.name for cards in each.before.cells for card in cards} - visible
            assert not [card for card in unseen if f" {card} to " in f" {brought}" or f"shows {card}" in brought]


def named(act: Act) -> list[str]:
    """Return the cards that a move names."""
    values = [v for _, value in act.args for v in (value if isinstance(value, tuple) else (value,))]
    return [value.name for value in values if isinstance(value, Piece)]


def test_a_card_that_is_laid_open_and_swept_away_at_once_is_told_and_has_been_seen() -> None:
    """The last card of a hand of Buried Treasure: its pile goes back into the stock before anybody decides again."""
    at = seated("buried-treasure", 2)
    game = list(pairwise(islice(playout(at, random.Random(7)), 200)))
    before, laid = next((before, done) for (before, done), (then, _) in game if isinstance(done, Act) and at.chance(then))
    last = step(at, before, laid)

    for seat in {LORRAINE, PIERRE} - {laid.by}:
        assert said_to(at, last, seat).startswith(at.say(laid))
        assert revealed(at, last, seat).startswith("a card that was hidden before has been seen since, by ")
    assert not [card for cards in seen_cards(at, last.after, LORRAINE) for card in cards if card.name in named(laid)]


def test_a_move_is_told_with_the_cards_that_its_hearer_sees_by_it() -> None:
    at = seated("small-rummy", 2)
    drawn = step(at, read_position(at, {"players": list(at.players), **HANDS, "at": "draw"}), "Lorraine: draw")
    public = step(seated("berried-treasure", 4), read_position(seated("berried-treasure", 4), GIVEN), "Lorraine: take shelf=4")

    assert said_to(at, drawn, LORRAINE).startswith("Lorraine: draw  (")
    assert said_to(at, drawn, LORRAINE).endswith(" to your hand)")
    assert said_to(at, drawn, None).endswith(" to hand of Lorraine)")
    assert said_to(at, drawn, PIERRE) == "Lorraine: draw"
    assert said_to(seated("berried-treasure", 4), public, PIERRE) == "Lorraine: take shelf=4  (mocha 2 paws to stash of Lorraine)"


def test_what_follows_from_a_move_for_others_is_told_apart_from_it() -> None:
    """Ben refuses the top discard for which Cleo has called: she gets it, and another card, which nobody else sees."""
    at = Table(GAMES["another-mans-treasure"], ("Ann", "Ben", "Cleo"))
    played = islice(pairwise(islice(playout(at, random.Random(4)), 200)), 200)
    before = next(
        before
        for (before, done), (then, _) in played
        if isinstance(done, Act) and done.do == "refuse" and before.cells != then.cells
    )
    refused = step(at, before, "Ben: refuse")

    assert said_to(at, refused, 0) == said_to(at, refused, 1) == "Ben: refuse  (then: Blue 5 to hand of Cleo)"
    assert said_to(at, refused, 2) == "Ben: refuse  (then: Blue 5 to your hand, Yellow 5 to your hand)"


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
    for at, state in some(states(id_, 9), 8):
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
    for at, state in some(states(id_, 7), 8):
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
    assert told.text == "the amount is 11, and must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"
    assert secret.text.startswith("the numbers are not told here")
    assert advice(at, at.start(), LORRAINE, act(at, "Ann: offer amount=11")).because == (secret,)


@pytest.mark.parametrize("id_", GAMES)
def test_the_rules_of_every_move_are_told_whenever_it_may_be_made(id_: str) -> None:
    at = seated(id_)
    offered = {verb for stop in at.flow.stops.values() for verb in stop.choices}

    assert [verb for verb in offered if not rules_of(at, verb)] == []
    assert all(rules_of(at, verb) for _, state in some(states(id_, 7), 4) for verb, _ in rules_now(at, state))


TREASURE = "another-mans-treasure"


def playing(readings: dict[str, str]) -> tuple[Table, list[State]]:
    """Return states of a game of two in which somebody plays cards."""
    at = Table(GAMES[TREASURE], ("Ann", "Bob"), readings)
    return at, [state for state, _ in islice(playout(at, random.Random(4)), 120) if state.point[0] == "play"][:3]


@pytest.mark.parametrize("words", ["lay down pattern=4 pairs", "discard card=Red 2", "lay set number=4 cards=Red 4, Red 4"])
def test_a_reason_is_told_if_only_another_reading_would_hide_what_it_tells(words: str) -> None:
    """By AM-Q08 B alone the marks are hidden from the others."""
    at, states_ = playing({})
    sheet, hiding = playing({"AM-Q08": "B"})

    for state in states_:
        seat = at.deciders(state)[0]
        assert not any("the numbers" in each.text for each in reasons(at, state, seat, act(at, f"{at.players[seat]}: {words}")))
    secret = [
        each.text
        for state in hiding
        for seat in sheet.deciders(state)
        for each in reasons(sheet, state, seat, act(sheet, f"{sheet.players[seat]}: lay down pattern=4 pairs"))
    ]
    assert secret
    assert all(each.startswith("the numbers are not told here") for each in secret)


def test_what_another_reading_would_change_is_told_of_a_hand_of_ones_own() -> None:
    at, (state, *_) = playing({})
    seat = at.deciders(state)[0]
    found = advice(at, state, seat, act(at, f"{at.players[seat]}: lay down pattern=4 pairs"))

    assert [(each.ruling.id, each.reading, each.allowed) for each in found.otherwise] == [("AM-V1", "B", False)]


@pytest.mark.parametrize("words", ["lay down pattern=4 pairs", "discard card=Red 2", "stop", "want it"])
@pytest.mark.parametrize("readings", [{}, {"AM-Q08": "B"}, {"AM-V1": "B"}], ids=["default", "hidden sheet", "progressive"])
def test_what_is_told_of_a_move_that_is_not_allowed_follows_from_what_is_seen(words: str, readings: dict[str, str]) -> None:
    at = Table(GAMES[TREASURE], ("Ann", "Bob", "Cleo"), readings)
    for state in some([state for state, _ in islice(playout(at, random.Random(2)), 150) if at.deciders(state)], 6):
        for seat in range(3):
            other = redealt(at, state, seat, random.Random(99))
            for by in range(3):
                move = act(at, f"{at.players[by]}: {words}")
                if state.answers or (by != seat and by in at.deciders(state)):
                    continue
                texts = {each.clause: each.text for each in reasons(at, other, seat, move)}
                for each in reasons(at, state, seat, move):
                    assert any("the numbers" in text for text in (each.text, texts[each.clause])) or texts[each.clause] == each.text
