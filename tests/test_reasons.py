"""What is said of a refused move is false in fact: worked out from the position alone, by rules written once more in plain Python."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Any

import pytest
from support import BERRIED, decisions, single_readings, table

from lexludi.lawyer import opinion
from lexludi.positions import read_position, write_position
from lexludi.saying import opinion_lines
from lexludi.table import Table
from lexludi_conformance.proof import misreadings
from lexludi_conformance.vectors import bundled
from lexludi_spec.games import load

TYPES = ("blueberry", "raspberry", "mocha", "lemon")
COUNTS = range(BERRIED.least, BERRIED.most + 1)
#: At which decision what may be done.
MOVES = {"turn": "take", "extra": "extra", "swipe": "swipe", "larceny": "steal"}


class Rulebook:
    """What may not be done at a position, as JSON tells it, and why not; under some readings."""

    def __init__(self, position: dict[str, Any], readings: dict[str, str]) -> None:
        self.position, self.readings = position, readings
        self.players, self.by, self.at = position["players"], position["by"][0], position["at"]
        self.rack: list[list[str]] = position.get("rack", [[], [], [], []])
        self.two = len(self.players) == 2

    def reasons(self, move: dict[str, Any]) -> set[str]:
        """Return all that forbids a move, by the clauses."""
        if move["by"] != self.by:
            return {"larceny/lowest-total" if self.at == "larceny" else "turn/whose"}
        if move["do"] == "decline":
            return self.declining()
        if move["do"] != MOVES[self.at]:
            return {{"turn": "turn/take", "extra": "moar/another", "swipe": "paws/swipe", "larceny": "larceny/steal"}[self.at]}
        return {"take": self.take, "extra": self.extra, "swipe": self.swipe, "steal": self.steal}[move["do"]](move)

    def declining(self) -> set[str]:
        """A turn is compulsory (BT-turn-1); the rest is not, unless the paws are read so (BT-Q18)."""
        if self.at == "turn":
            return {"turn/take"}
        return {"paws/swipe"} if self.at == "swipe" and self.readings.get("BT-Q18") == "B" else set()

    def shelf(self, move: dict[str, Any]) -> list[str]:
        """Return the cards on the shelf of a move."""
        return self.rack[move["shelf"] - 1] if 1 <= move["shelf"] <= len(self.rack) else []

    def take(self, move: dict[str, Any]) -> set[str]:
        """There must be a card (BT-turn-2)."""
        return set() if self.shelf(move) else {"turn/end-of-shelf"}

    def own_end(self) -> str:
        """Two players sit at either side of the rack, the first at its left (BT-two-3)."""
        return "left" if self.two and self.by == self.players[0] else "right"

    def extra(self, move: dict[str, Any]) -> set[str]:
        """There must be a card of the same type as the one taken (BT-moar-1), under some readings one that was free before."""
        shelf, found = self.shelf(move), set()
        if not shelf:
            return {"moar/end-of-shelf"}
        end = move.get("end", self.own_end())
        card = shelf[0] if end == "left" else shelf[-1]
        if card.split()[0] != self.position["with"]["taken"].split()[0]:
            found.add("moar/same-type")
        first = self.position["with"].get("first shelf")
        covered = len(shelf) > 1 or not self.two
        spelt = self.own_end() if len(shelf) == 1 else end
        if self.readings.get("BT-Q15") == "B" and move["shelf"] == first and spelt == self.own_end() and covered:
            found.add("moar/just-uncovered")
        left = 3 if self.two and self.position["round"] == 3 else 0
        if self.readings.get("BT-Q54") == "B" and sum(map(len, self.rack)) <= left:
            found.add("moar/not-the-last-card")
        return found

    def stash(self, player: str, kind: str) -> int:
        """Return how many treasures of a type lie in a stash."""
        held = self.position.get("stash", {}).get(player, {})
        return sum(count for name, count in held.items() if name.split()[0] == kind)

    def swipe(self, move: dict[str, Any]) -> set[str]:
        """At most as many as there are paws, of the same type, from another player (BT-paws-1 to BT-paws-6)."""
        kind, *effects = self.position["with"]["treasure"].split()
        paws = next((int(number) for number, word in pairwise(effects) if word.startswith("paw")), 0)
        found = set() if 1 <= move["count"] <= paws else {"paws/number"}
        if move["from"] == self.by:
            found.add("paws/another-player")
        if self.stash(move["from"], kind) < move["count"]:
            found.add("paws/same-type")
        return found

    def steal(self, move: dict[str, Any]) -> set[str]:
        """One treasure that another player has (BT-larceny-2)."""
        found = {"larceny/another-player"} if move["from"] == self.by else set()
        return found if self.stash(move["from"], move["type"]) else found | {"larceny/has-one"}


def tried(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Return every move of every player that can be written down at a position."""
    players, found = position["players"], []
    ends = [{"end": "left"}, {"end": "right"}] if len(players) == 2 else [{}]
    acts: list[dict[str, Any]] = [{"do": "decline"}]
    acts += [{"do": "take", "shelf": shelf} for shelf in range(1, 5)]
    acts += [{"do": "extra", "shelf": shelf} | end for shelf, end in product(range(1, 5), ends)]
    acts += [{"do": "swipe", "from": name, "count": count} for name, count in product(players, range(5))]
    acts += [{"do": "steal", "from": name, "type": kind} for name, kind in product(players, TYPES)]
    for name, act in product(players, acts):
        found.append({"by": name} | act)
    return found


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(
    "readings", [pytest.param(each, id=str(each), marks=pytest.mark.slow if each else ()) for each in single_readings()]
)
def test_every_reason_is_one_in_fact_and_none_is_lacking(players: int, readings: dict[str, str]) -> None:
    at, rng = table(players, readings), random.Random(players)
    seen: set[str] = set()
    for seed in range(5):
        for state in decisions(at, seed):
            position = write_position(at, state)
            book = Rulebook(position, readings)
            moves = tried(position)
            for move in moves if position["at"] == "larceny" else rng.sample(moves, 25):
                because = {refusal.clause for refusal in at.why_not(state, at.read_act(move))}
                assert because == book.reasons(move), (position, move)
                seen |= because
    assert seen >= {
        "turn/whose",
        "turn/take",
        "turn/end-of-shelf",
        "moar/same-type",
        "paws/number",
        "paws/same-type",
        "larceny/has-one",
    }


# ------------------------------------------------------------------------------------------------- other readings
def said(id_: str, nth: int) -> list[str]:
    """Return what the rules lawyer says of a try of a vector, by its readings, line for line."""
    (vector,) = (each for each in bundled() if each.id == id_)
    at = Table(load(vector.game), vector.data["given"]["players"], vector.readings)
    given = [each["move"] for each in vector.data["tries"]]
    return list(opinion_lines(opinion(at, vector.data["given"], given[nth])))


def test_a_clause_that_is_read_otherwise_than_its_text_says_tells_how() -> None:
    lines = said("another-mans-treasure/wilds/added-wilds-c", 0)

    assert lines[0].startswith("No. ")
    (found,) = (i for i, line in enumerate(lines) if line.startswith("  wilds/number"))
    assert lines[found + 1].startswith("    read by AM-Q41 ")


def test_a_clause_that_is_read_as_its_text_says_tells_nothing_more() -> None:
    assert not any("read by" in line for line in said("another-mans-treasure/wilds/added-wilds", 0))


def test_a_clause_that_requires_nothing_by_the_readings_in_play_permits_nothing() -> None:
    lines = said("another-mans-treasure/wilds/added-wilds", 0)

    assert lines[0].startswith("Yes. ")
    assert not any(line.startswith("  wilds/number") for line in lines)


def test_a_definition_is_unfolded_about_what_it_is_said_of() -> None:
    lines = said("another-mans-treasure/adding/declared-wilds-c", 1)

    assert any("number of set 1 (1)" in line for line in lines), lines


def test_a_reason_about_what_is_not_there_is_told_as_it_stands() -> None:
    """Where no pair can be the first, it is neither so nor not that somebody has laid one."""
    game = misreadings(load("another-mans-treasure"))["off by one @ $.places[6].over[1].items"].game
    at = Table(game, ("Ann", "Ben"))
    given = {"game": game.id, "players": ["Ann", "Ben"], "at": "play", "by": ["Ann"], "round": 1, "dealer": "Ben", "draw pile": {"any": 92},
             "discard pile": ["Red 10"], "hand": {"Ann": {"Red 9": 1}, "Ben": {"any": 8}}}  # fmt: skip
    move = at.read_act({"by": "Ann", "do": "lay down", "pattern": "run of 8"})

    reasons = {each.clause: each.text for each in at.why_not(read_position(at, given), move)}

    assert "has laid cards" in reasons["playing/one-pattern"]
