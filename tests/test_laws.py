"""Laws that hold for every game, every number of players, and each option singly and in pairs."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import BERRIED, decisions, pairs_of_readings, single_readings, states, table

from lexludi.errors import IllegalMove, MalformedMove
from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import Act, Piece, State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_spec.declarations import Public

SEEDS = st.integers(0, 10_000)
COUNTS = range(BERRIED.least, BERRIED.most + 1)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("readings", single_readings(), ids=str)
def test_games_end_and_cards_are_conserved_under_every_option(players: int, readings: dict[str, str]) -> None:
    at = table(players, readings)
    pack = Counter(card.component for cards in at.start().cells for card in cards)

    for seed in range(2):
        last = at.start()
        for last in states(at, seed):
            assert Counter(card.component for cards in last.cells for card in cards) == pack
        assert last.winners


@pytest.mark.slow
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("readings", pairs_of_readings(), ids=str)
def test_the_laws_hold_under_every_pair_of_options(players: int, readings: dict[str, str]) -> None:
    at = table(players, readings)

    for state in states(at, 7):
        assert read_position(at, write_position(at, state)) == state
        assert not impossible(at, write_position(at, state))
    for state in decisions(at, 8):
        judged(at, state, random.Random(1), tries=4)
        unseen(at, state, random.Random(2))
    assert list(playout(at, random.Random(9))) == list(playout(table(players, readings), random.Random(9)))


def attempts(at: Table, state: State, rng: random.Random, tries: int) -> list[Act]:
    """Return moves that may or may not be legal: any verb of the game by anybody, with any arguments of the right sort."""
    flow = at.flow
    seats = tuple(range(len(at.players)))
    values: dict[str, list[Any]] = {"from": list(seats), "shelf": [1, 2, 3, 4], "count": [0, 1, 2, 3, 9], "type": list(flow.known.kinds["type"]),
                                    "end": ["left", "right"]}  # fmt: skip
    found = []
    for _ in range(tries):
        verb = rng.choice([*flow.known.moves, "decline"])
        picks = flow.known.moves[verb].picks if verb in flow.known.moves else ()
        args = tuple((pick.name, rng.choice(values[pick.name])) for pick in picks if len(at.players) == 2 or pick.name != "end")
        found.append(Act(rng.choice([*seats, *at.deciders(state)]), verb, args))
    return found


def judged(at: Table, state: State, rng: random.Random, tries: int) -> None:
    """Every offered move applies, and every other one is refused with clauses of the game that say why."""
    known = {clause.id for clause in at.game.clauses}
    for seat in range(len(at.players)):
        legal = at.legal(state, seat)
        assert bool(legal) is (seat in at.deciders(state))
        assert len(set(legal)) == len(legal)
        for act in legal:
            assert at.why_not(state, act) == ()
            assert at.canonical(state, act) == act
            assert at.apply(state, act) == at.play(state, act)
            assert at.read_act(at.write_act(act)) == act
    for act in attempts(at, state, rng, tries):
        try:
            because = at.why_not(state, act)
            is_legal = at.canonical(state, act) in at.legal(state, act.by)
        except MalformedMove:
            continue
        assert (because == ()) is is_legal
        assert {refusal.clause for refusal in because} <= known
        assert all(refusal.text for refusal in because)
        if because:
            with pytest.raises(IllegalMove):
                at.apply(state, act)


@pytest.mark.parametrize("players", COUNTS)
@given(seed=SEEDS)
@settings(max_examples=6, deadline=None)
def test_every_offered_move_applies_and_every_other_one_is_refused_with_reasons(players: int, seed: int) -> None:
    at, rng = table(players), random.Random(seed)

    for state in decisions(at, seed):
        judged(at, state, rng, tries=3)


@pytest.mark.parametrize("players", COUNTS)
@given(seed=SEEDS)
@settings(max_examples=6, deadline=None)
def test_a_position_is_its_state_and_can_be(players: int, seed: int) -> None:
    at = table(players)

    for state in states(at, seed):
        position = write_position(at, state)

        assert read_position(at, position) == state
        assert write_position(at, read_position(at, position)) == position
        assert impossible(at, position) == []


def shuffled_unseen(at: Table, state: State, rng: random.Random) -> State:
    """Return a state in which the cards of every place that is not open to all lie in another order, or are others."""
    cells = list(state.cells)
    for component in at.game.components:
        hidden = [
            i for i, (name, _) in enumerate(at.flow.places.labels)
            if at.flow.known.places[name].holds == component.id and at.flow.known.places[name].sight != Public()
        ]  # fmt: skip
        cards: list[Piece] = [card for i in hidden for card in cells[i]]
        rng.shuffle(cards)
        for i in hidden:
            cells[i], cards = tuple(cards[: len(cells[i])]), cards[len(cells[i]) :]
    return attrs.evolve(state, cells=tuple(cells))


def unseen(at: Table, state: State, rng: random.Random) -> None:
    """What nobody sees makes no difference to what anybody sees, nor to what may be done."""
    other = shuffled_unseen(at, state, rng)
    for seat in range(len(at.players)):
        assert write_view(at, state, seat) == write_view(at, other, seat)
    assert at.legal(state) == at.legal(other)


@pytest.mark.parametrize("players", COUNTS)
@given(seed=SEEDS)
@settings(max_examples=5, deadline=None)
def test_views_and_legal_moves_do_not_change_when_what_is_hidden_is_shuffled(players: int, seed: int) -> None:
    at, rng = table(players), random.Random(seed)

    for state in decisions(at, seed):
        unseen(at, state, rng)


@pytest.mark.parametrize("players", COUNTS)
def test_equal_positions_have_equal_legal_sets_and_the_same_choices_give_the_same_game(players: int) -> None:
    at, again = table(players), table(players)

    for (state, chosen), (other, same) in zip(playout(at, random.Random(3)), playout(again, random.Random(3)), strict=True):
        assert state == other
        assert hash(state) == hash(other)
        assert chosen == same
        if at.deciders(state):
            assert at.legal(state) == again.legal(read_position(again, write_position(at, state)))


@pytest.mark.parametrize("players", COUNTS)
def test_what_does_not_matter_in_a_stash_changes_no_future(players: int) -> None:
    """A stash tells types only: a position that tells a card with an effect there is the same position."""
    at = table(players)
    for state in list(decisions(at, 2))[5:20]:
        position = write_position(at, state)
        told = {name: {f"{kind} 2 paws": n for kind, n in stash.items()} for name, stash in position["stash"].items()}

        assert read_position(at, {**position, "stash": told}) == state


def test_what_a_move_leads_to_does_not_depend_on_what_was_asked_before() -> None:
    at = table(3)
    state = next(iter(decisions(at, 1)))
    act = at.legal(state)[0]
    before = at.play(state, act)

    for seat in range(3):
        write_view(at, state, seat)
        for each in attempts(at, state, random.Random(seat), 20):
            try:
                at.why_not(state, each)
            except MalformedMove:
                continue

    assert at.play(state, act) == before
