"""Laws of Another Man's Treasure that hold in whole games of players who play whatever they can."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from treasure.plain import COPIES
from treasure.positions import GAME, PLAYERS

from lexludi.positions import write_position
from lexludi.random_play import playout
from lexludi.runtime import Act, State
from lexludi.table import Table

#: The readings of the games played: Classic, Progressive, and both with most that another reading can change.
READINGS: dict[str, dict[str, str]] = {
    "classic": {},
    "progressive": {"AM-V1": "B"},
    "progressive with the classic end": {"AM-V1": "B", "AM-Q95": "C", "AM-Q96": "B", "AM-Q51": "B", "AM-Q47": "B"},
    "marked at the end": {"AM-Q23": "B", "AM-Q13": "B", "AM-Q59": "B", "AM-Q66": "B"},
}  # fmt: skip


def tables(*of: str) -> list[Any]:
    """Return the games that are played by some of the readings."""
    return [
        pytest.param((readings, players, seed), id=f"{readings}-{players}", marks=[pytest.mark.slow] if players > 2 else [])
        for readings in of
        for players, seed in ((2, 1), (3, 2), (4, 3))
    ]


TABLES = tables(*READINGS)
#: The games in which a pattern is marked when it is laid.
MARKED_AS_LAID = tables(*(readings for readings, chosen in READINGS.items() if "AM-Q23" not in chosen))
MELDS = ("set", "run", "pair")
PATTERNS = {
    "2 sets of 3": Counter(set=2), "2 sets of 4": Counter(set=2), "2 sets of 5": Counter(set=2), "2 runs of 4": Counter(run=2),
    "2 runs of 5": Counter(run=2), "set of 4 and run of 4": Counter(set=1, run=1), "run of 6": Counter(run=1), "run of 8": Counter(run=1),
    "3 pairs": Counter(pair=3), "4 pairs": Counter(pair=4), "5 pairs": Counter(pair=5),
}  # fmt: skip
SIZES = (
    dict.fromkeys(PATTERNS, 8)
    | dict.fromkeys(("3 pairs", "run of 6", "2 sets of 3"), 6)
    | dict.fromkeys(("5 pairs", "2 runs of 5", "2 sets of 5"), 10)
)
Step = tuple[Table, State, Any, dict[str, Any]]


def eager(rng: random.Random) -> Callable[[list[Act]], Act]:
    """Return how somebody chooses who plays cards wherever that is possible, and rather does not call."""

    def choose(acts: list[Act]) -> Act:
        playing = [act for act in acts if act.do not in ("discard", "lay nothing", "stop", "call", "want it")]
        return rng.choice(playing if playing and rng.random() < 0.9 else acts)

    return choose


@cache
def game(readings: str, players: int, seed: int) -> tuple[Step, ...]:
    """Return every state of a game with what was decided there, and how it is written."""
    at, rng = Table(GAME, PLAYERS[:players], READINGS[readings] | {"AM-Q108": "B"}), random.Random(seed)
    return tuple((at, state, what, write_position(at, state)) for state, what in playout(at, rng, choose=eager(rng)))


def every(readings: str, players: int, seed: int) -> Iterator[Step]:
    return iter(game(readings, players, seed))


def bag(written: Any) -> Counter[str]:
    return Counter(written) if written else Counter()


def area(position: dict[str, Any], player: str) -> Counter[str]:
    """Return the cards in front of a player."""
    found: Counter[str] = Counter()
    for kind in ("set", "run", "pair"):
        for meld in position.get(kind, {}).get(player, []):
            found += bag(meld)
    return found


@pytest.mark.parametrize("table", TABLES)
def test_games_end_with_winners_after_their_last_round(table: tuple[str, int, int]) -> None:
    *_, (_, last, _, written) = every(*table)

    assert last.winners
    assert max(step[3].get("round", 0) for step in every(*table)) == (9 if "progressive" in table[0] else 5)
    best = min(written["score"].get(player, 0) for player in written["players"])
    assert all(written["score"].get(written["players"][seat], 0) == best for seat in last.winners)


@pytest.mark.parametrize("table", TABLES)
def test_no_card_comes_or_goes(table: tuple[str, int, int]) -> None:
    for _, state, _, _ in every(*table):
        assert Counter(card.name for cell in state.cells for card in cell) == COPIES


@pytest.mark.parametrize("table", TABLES)
def test_an_exchanged_wild_is_played_before_the_turn_is_over(table: tuple[str, int, int]) -> None:
    exchanged = False
    for _, _, what, written in every(*table):
        exchanged = exchanged or (isinstance(what, Act) and what.do.startswith("exchange"))
        if written["at"] not in ("play", "lay"):
            assert not written.get("exchanged wilds")
    assert exchanged


@pytest.mark.parametrize("table", TABLES)
def test_everybody_marks_one_pattern_for_each_that_they_lay_at_most_one_a_round_and_none_twice(table: tuple[str, int, int]) -> None:
    marks: dict[str, dict[str, str]] = {}
    new: Counter[tuple[str, int]] = Counter()
    round_ = laid = 0
    for at, _, what, written in every(*table):
        laid += isinstance(what, Act) and what.do == "lay down"
        for player in at.players:
            told = {pattern: mark for pattern, mark in written.get("mark", {}).get(player, {}).items() if mark}
            before = marks.get(player, {})
            assert before.items() <= told.items(), "no mark is ever taken back or changed"
            new[player, round_] += len(told) - len(before)
            marks[player] = told
        round_ = written.get("round", round_)
    assert max(new.values()) == 1
    assert sum(new.values()) == laid > 0


@pytest.mark.parametrize("table", MARKED_AS_LAID)
def test_what_lies_in_front_of_a_player_is_the_pattern_marked_and_what_was_added(table: tuple[str, int, int]) -> None:
    looked_at = 0
    for at, _, _, written in every(*table):
        if written["at"] == "call":
            for player in at.players:
                melds = Counter({kind: sum(1 for meld in written.get(kind, {}).get(player, []) if meld) for kind in MELDS})
                marked = [pattern for pattern, mark in written.get("mark", {}).get(player, {}).items() if mark == "complete"]
                if +melds:
                    looked_at += 1
                    made = [pattern for pattern in marked if +melds == PATTERNS[pattern]]
                    assert made, (melds, marked)
                    assert sum(area(written, player).values()) >= min(SIZES[pattern] for pattern in made)
    assert looked_at > 0


def left_over(position: dict[str, Any], act: Act, at: Table) -> dict[str, tuple[Counter[str], Counter[str], Counter[str]]]:
    """Return for each player the cards left in hand, those in front, and those played last, when the act that ends a round is made."""
    hands = {player: bag(position["hand"].get(player)) for player in at.players}
    fronts = {player: area(position, player) for player in at.players}
    last: dict[str, Counter[str]] = {player: Counter() for player in at.players}
    told = at.write_act(act)
    answers = {player: list(acts) for player, acts in position.get("answers", {}).items()}
    answers.setdefault(told["by"], []).append(told)
    for player, acts in answers.items():
        for each in acts:
            cards = Counter(each.get("cards", [each["card"]] if "card" in each else []))
            hands[player] -= cards
            if each["do"] != "discard":
                fronts[each.get("owner", player)] += cards
                last[player] += cards
    return {player: (hands[player], fronts[player], last[player]) for player in at.players}


@pytest.mark.parametrize("table", TABLES)
def test_the_scores_of_every_round_are_what_a_second_formula_makes_of_the_cards(table: tuple[str, int, int]) -> None:
    steps, rounds = game(*table), 0
    for (at, _, act, before), (_, _, _, after) in pairwise(steps):
        if ("winners" not in after and (after["at"] != "cards" or before["at"] == "dealer")) or not isinstance(act, Act):
            continue
        rounds += 1
        for player, (hand, front, last) in left_over(before, act, at).items():
            gain = after.get("score", {}).get(player, 0) - before.get("score", {}).get(player, 0)
            worth = sum(n * (15 if card == "wild 1-11" else 10 if card.startswith("wild") else 5) for card, n in hand.items())
            if at.readings["AM-V1"] == "B":
                own = before.get("smileys played", {}).get(player, 0) + smileys(last)
                worth += 10 * smileys(hand) - 10 * (own if at.readings["AM-Q96"] == "B" else smileys(front))
            assert gain == worth, (before, act)
    assert rounds == (9 if "progressive" in table[0] else 5)


def smileys(cards: Counter[str]) -> int:
    return sum(n for card, n in cards.items() if card.endswith("smiley"))
