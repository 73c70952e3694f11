"""Laws that hold for every game, every number of players, and each option singly and in pairs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import BERRIED, decisions, pairs_of_readings, single_readings, states, table

from lexludi.errors import IllegalMove, MalformedMove
from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import Piece, State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_conformance.proof import attempts
from lexludi_spec.declarations import Game, Hidden
from lexludi_spec.games import ids, load

SEEDS = st.integers(0, 10_000)
GAMES = [load(id_) for id_ in ids()]


#: Games that take long: only the smallest tables of them are quick, and only a few pairs of their many options are tried.
LONG = ("another-mans-treasure",)
_SOME_PAIRS = 20


def tables(readings_of: Callable[[Game], list[dict[str, str]]]) -> list[Any]:
    """Return every game with every number of players, under some readings each."""
    return [
        pytest.param(
            game,
            players,
            readings,
            id=f"{game.id}-{players}-{'-'.join(map('='.join, readings.items()))}",
            marks=[pytest.mark.slow] if game.id in LONG and (players > game.least or readings) else [],
        )
        for game in GAMES
        for players in range(game.least, game.most + 1)
        for readings in readings_of(game)
    ]


def some_pairs(game: Game) -> list[dict[str, str]]:
    """Return every pair of readings, or of a game that takes long some of them."""
    pairs = pairs_of_readings(game)
    return random.Random(game.id).sample(pairs, _SOME_PAIRS) if game.id in LONG else pairs


BY_DEFAULT = pytest.mark.parametrize(("game", "players", "readings"), tables(lambda _: [{}]))
SINGLY = pytest.mark.parametrize(("game", "players", "readings"), tables(single_readings))
IN_PAIRS = pytest.mark.parametrize(("game", "players", "readings"), tables(some_pairs))


def some(found: Iterable[State], rng: random.Random, number: int) -> list[State]:
    """Return so many of a game's states, picked at random, the last one too."""
    *others, last = found
    return [*rng.sample(others, min(number, len(others))), last]


@SINGLY
def test_games_end_and_cards_are_conserved_under_every_option(game: Game, players: int, readings: dict[str, str]) -> None:
    at = table(players, readings, game)
    pack = Counter(card.component for cards in at.start().cells for card in cards)

    last = at.start()
    for last in states(at, 1):
        assert Counter(card.component for cards in last.cells for card in cards) == pack
    assert last.winners


@pytest.mark.slow
@IN_PAIRS
def test_the_laws_hold_under_every_pair_of_options(game: Game, players: int, readings: dict[str, str]) -> None:
    at, rng = table(players, readings, game), random.Random(1)

    for state in some(states(at, 7), rng, 40):
        assert read_position(at, write_position(at, state)) == state
        assert not impossible(at, write_position(at, state))
    for state in some(decisions(at, 8), rng, 40):
        judged(at, state, rng)
        unseen(at, state, rng)
    assert list(playout(at, random.Random(9))) == list(playout(table(players, readings, game), random.Random(9)))


def judged(at: Table, state: State, rng: random.Random) -> None:
    """Every offered move applies, and every other one is refused with clauses of the game that say why."""
    known = {clause.id for clause in at.game.clauses}
    for seat in range(len(at.players)):
        legal = at.legal(state, seat)
        assert bool(legal) is (seat in at.deciders(state))
        assert len(set(legal)) == len(legal)
        for act in legal if len(legal) < 20 else rng.sample(legal, 20):
            assert at.why_not(state, act) == ()
            assert at.canonical(state, act) == act
            assert at.apply(state, act) == at.play(state, act)
            assert at.read_act(at.write_act(act)) == act
    for act in attempts(at, at.deciders(state), rng):
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


@BY_DEFAULT
@given(seed=SEEDS)
@settings(max_examples=2, deadline=None)
def test_every_offered_move_applies_and_every_other_one_is_refused_with_reasons(
    game: Game, players: int, readings: dict[str, str], seed: int
) -> None:
    at, rng = table(players, readings, game), random.Random(seed)

    for state in some(decisions(at, seed), rng, 30):
        judged(at, state, rng)


@BY_DEFAULT
@given(seed=SEEDS)
@settings(max_examples=2, deadline=None)
def test_a_position_is_its_state_and_can_be(game: Game, players: int, readings: dict[str, str], seed: int) -> None:
    at = table(players, readings, game)

    for state in some(states(at, seed), random.Random(seed), 30):
        position = write_position(at, state)

        assert read_position(at, position) == state
        assert write_position(at, read_position(at, position)) == position
        assert impossible(at, position) == []


def shuffled_unseen(at: Table, state: State, rng: random.Random) -> State:
    """Return a state in which the cards of every place that nobody sees lie in another order, or are others."""
    cells = list(state.cells)
    for component in at.game.components:
        hidden = [
            i for i, (name, _) in enumerate(at.flow.places.labels)
            if at.flow.known.places[name].holds == component.id and at.flow.known.places[name].sight == Hidden()
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


@BY_DEFAULT
@given(seed=SEEDS)
@settings(max_examples=2, deadline=None)
def test_views_and_legal_moves_do_not_change_when_what_is_hidden_is_shuffled(
    game: Game, players: int, readings: dict[str, str], seed: int
) -> None:
    at, rng = table(players, readings, game), random.Random(seed)

    for state in some(decisions(at, seed), rng, 25):
        unseen(at, state, rng)


@BY_DEFAULT
def test_equal_positions_have_equal_legal_sets_and_the_same_choices_give_the_same_game(
    game: Game, players: int, readings: dict[str, str]
) -> None:
    at, again = table(players, readings, game), table(players, readings, game)

    for (state, chosen), (other, same) in zip(playout(at, random.Random(3)), playout(again, random.Random(3)), strict=True):
        assert state == other
        assert hash(state) == hash(other)
        assert chosen == same
        if at.deciders(state):
            assert at.legal(state) == again.legal(read_position(again, write_position(at, state)))


@pytest.mark.parametrize("players", range(BERRIED.least, BERRIED.most + 1))
def test_what_does_not_matter_in_a_stash_changes_no_future(players: int) -> None:
    """A stash tells types only: a position that tells a card with an effect there is the same position."""
    at = table(players)
    for state in list(decisions(at, 2))[5:20]:
        position = write_position(at, state)
        told = {name: {f"{kind} 2 paws": n for kind, n in stash.items()} for name, stash in position["stash"].items()}

        assert read_position(at, {**position, "stash": told}) == state


@BY_DEFAULT
def test_what_a_move_leads_to_does_not_depend_on_what_was_asked_before(game: Game, players: int, readings: dict[str, str]) -> None:
    at, rng = table(players, readings, game), random.Random(4)
    state = next(iter(decisions(at, 1)))
    act = at.legal(state)[0]
    before = at.play(state, act)

    for seat in range(players):
        write_view(at, state, seat)
        for each in attempts(at, at.deciders(state), rng):
            try:
                at.why_not(state, each)
            except MalformedMove:
                continue

    assert at.play(state, act) == before
