"""Berried Treasure, a card game about a baker's rack, for two to five players.

Seats are numbered from 0 and run clockwise, so the seat after yours is on your left. With two players seat 0 sits at
the left ends of the shelves and seat 1 at the right ends. Larger tables take cards from the right ends only.

Every list of cards still to come starts with the next one: ``deck[0]`` is on top, ``upcoming[0]`` is revealed next.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

ROUNDS = 3
SHELVES = 4


class Kind(StrEnum):
    """What sort of treasure a card shows."""

    BLUEBERRY = "blueberry"
    RASPBERRY = "raspberry"
    MOCHA = "mocha"
    LEMON = "lemon"


class End(StrEnum):
    """One of the two ends of a shelf."""

    LEFT = "left"
    RIGHT = "right"


class RuleError(ValueError):
    """An act the rules forbid, or a table that cannot exist."""


@dataclass(frozen=True)
class Card:
    """A treasure card; most carry no effect, some say Moar!, some have paws."""

    kind: Kind
    moar: bool = False
    paws: int = 0


@dataclass(frozen=True)
class Pick:
    """An extra card: which shelf, and which of its ends (the left one only exists for two players)."""

    shelf: int
    end: End = End.RIGHT


@dataclass(frozen=True)
class Swipe:
    """Cards grabbed from one opponent, of the kind just taken."""

    victim: int
    count: int


@dataclass(frozen=True)
class Turn:
    """A player's complete turn; the first card comes from the mover's own end of the shelf."""

    shelf: int
    extra: Pick | None = None
    swipe: Swipe | None = None


@dataclass(frozen=True)
class Larceny:
    """The last player steals one card between two rounds."""

    victim: int
    kind: Kind


@dataclass(frozen=True)
class NoLarceny:
    """The last player leaves everybody's stash alone."""


Act: TypeAlias = Turn | Larceny | NoLarceny
Rack: TypeAlias = list[list[Card]]
Stash: TypeAlias = dict[Kind, int]
ScoringCard: TypeAlias = Mapping[Kind, Sequence[int]]


def default_deck() -> list[Card]:
    """Return an unshuffled deck; how the effects are spread over it is an assumption."""
    deck: list[Card] = []
    for kind in Kind:
        deck += [Card(kind)] * 6 + [Card(kind, moar=True)] * 3
        deck += [Card(kind, paws=1)] * 3 + [Card(kind, paws=2)] * 2 + [Card(kind, paws=3)]
    return deck


def default_scoring_cards() -> list[ScoringCard]:
    """Return the four scoring cards, unshuffled; all values but one row are assumptions."""
    tiers = [(10, 5, 3), (8, 4, 2), (6, 3, 2), (4, 2, 1)]
    return [{kind: tiers[(t + k) % 4] for t, kind in enumerate(Kind)} for k in range(4)]


def shelf_sizes(players: int) -> list[int]:
    """Return how many cards are dealt to each shelf, from the top one down."""
    if not 2 <= players <= 5:
        raise RuleError("the game is for two to five players")
    return [4, 5, 5, 5] if players == 2 else [4, 5, 5, 6]


def score_round(stashes: Sequence[Mapping[Kind, int]], scoring_card: ScoringCard) -> list[Stash]:
    """Return the points of one round, for every player and kind.

    Players who share a count are passed over, and so is everybody with none; those left fill the places in order.
    """
    points: list[Stash] = [dict.fromkeys(Kind, 0) for _ in stashes]
    for kind in Kind:
        counts = [stash.get(kind, 0) for stash in stashes]
        how_often = Counter(counts)
        ranked = [p for p, count in enumerate(counts) if count > 0 and how_often[count] == 1]
        ranked.sort(key=lambda p: counts[p], reverse=True)
        # Two players never reach the third place, so they need no special treatment here.
        for player, value in zip(ranked, scoring_card[kind], strict=False):
            points[player][kind] = value
    return points


def sole_last(scores: Sequence[int]) -> int | None:
    """Return the player with the lowest total, or None when several share it."""
    lowest = [p for p, score in enumerate(scores) if score == min(scores)]
    return lowest[0] if len(lowest) == 1 else None


def next_starter(scores: Sequence[int], last_mover: int) -> int:
    """Return who opens the next round: the lowest total, ties going to the first one met after the last mover."""
    seats = len(scores)
    in_order = [(last_mover + step) % seats for step in range(1, seats + 1)]
    return min(in_order, key=lambda p: scores[p])


def find_winners(scores: Sequence[int], stashes: Sequence[Mapping[Kind, int]]) -> list[int]:
    """Return the winner, or all winners when no tie-break can separate them.

    Each measure keeps only the players who are best at it among those kept so far.
    """
    measures: list[list[int]] = [list(scores), [sum(stash.values()) for stash in stashes]]
    for kind in (Kind.LEMON, Kind.BLUEBERRY, Kind.RASPBERRY):
        measures.append([stash.get(kind, 0) for stash in stashes])
    remaining = list(range(len(scores)))
    for measure in measures:
        best = max(measure[p] for p in remaining)
        remaining = [p for p in remaining if measure[p] == best]
    return remaining


def _pop(rack: Rack, shelf: int, end: End) -> Card:
    """Remove and return the card at one end of a shelf."""
    return rack[shelf].pop(0 if end == End.LEFT else -1)


class Game:
    """A game at any point of play.

    An empty rack means that the round has been scored: after the third one the game is over, after the others the
    player in last place still has to decide about larceny (without one, the next round is dealt at once).
    """

    def __init__(
        self,
        rack: Sequence[Sequence[Card]],
        stashes: Sequence[Mapping[Kind, int]],
        scores: Sequence[int],
        scoring_card: ScoringCard,
        round_number: int = 1,
        turn: int = 0,
        deck: Iterable[Card] = (),
        upcoming: Iterable[ScoringCard] = (),
    ) -> None:
        """Set up an explicit table.

        Args:
            rack: The four shelves, each from its left end to its right end.
            stashes: Every player's number of cards of each kind; a missing kind counts as none.
            scores: Every player's points from the rounds scored so far.
            scoring_card: The scoring card of this round.
            round_number: 1, 2 or 3.
            turn: Whose turn it is; with an empty rack, who took the last card.
            deck: The cards not dealt yet, top card first.
            upcoming: The scoring cards not revealed yet, next one first.
        """
        self.rack: Rack = [list(shelf) for shelf in rack]
        self.stashes: list[Stash] = [{kind: stash.get(kind, 0) for kind in Kind} for stash in stashes]
        self.scores = list(scores)
        self.scoring_card = scoring_card
        self.round_number = round_number
        self.turn = turn
        self.deck = list(deck)
        self.upcoming = list(upcoming)
        self.last_points: list[Stash] | None = None  # what the most recent scoring gave, if it happened in this object
        self._check_table()

    @classmethod
    def from_orders(cls, players: int, deck: Sequence[Card], scoring_cards: Sequence[ScoringCard], first_player: int) -> Game:
        """Start a game from orders that have been shuffled already."""
        size = sum(shelf_sizes(players))
        if len(deck) < ROUNDS * size or len(scoring_cards) < ROUNDS:
            raise RuleError("too few cards for three rounds")
        return cls(
            rack=cls._lay_out(deck[:size], players),
            stashes=[{} for _ in range(players)],
            scores=[0] * players,
            scoring_card=scoring_cards[0],
            turn=first_player,
            deck=deck[size:],
            upcoming=scoring_cards[1:],
        )

    @classmethod
    def new(
        cls,
        players: int,
        seed: int | None = None,
        deck: Sequence[Card] | None = None,
        scoring_cards: Sequence[ScoringCard] | None = None,
        first_player: int | None = None,
    ) -> Game:
        """Shuffle everything and start; the first player is drawn by lot unless named."""
        shelf_sizes(players)  # refuses a wrong number of players
        rng = random.Random(seed)
        cards = list(default_deck() if deck is None else deck)
        scoring = list(default_scoring_cards() if scoring_cards is None else scoring_cards)
        rng.shuffle(cards)
        rng.shuffle(scoring)
        if first_player is None:
            first_player = rng.randrange(players)
        return cls.from_orders(players, cards, scoring, first_player)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.scores)

    @property
    def is_over(self) -> bool:
        """Whether the third round has been scored."""
        return not any(self.rack) and self.round_number == ROUNDS

    @property
    def larcenist(self) -> int | None:
        """The player who may steal a card right now, if the game stands at that step."""
        if not any(self.rack) and self.round_number < ROUNDS:
            return sole_last(self.scores)
        return None

    @property
    def player_to_act(self) -> int | None:
        """The player who must act now, or None when the game is over."""
        if self.is_over:
            return None
        return self.turn if self.larcenist is None else self.larcenist

    def points_now(self) -> list[Stash]:
        """Return what the present stashes would earn on the present scoring card."""
        return score_round(self.stashes, self.scoring_card)

    def winners(self) -> list[int]:
        """Return the winners of a finished game; nobody while it is still going on."""
        return find_winners(self.scores, self.stashes) if self.is_over else []

    def clone(self) -> Game:
        """Return an independent game in the same position."""
        return copy.deepcopy(self)

    def own_end(self, player: int) -> End:
        """Return the end from which a player takes the first card of a turn."""
        return End.LEFT if self.players == 2 and player == 0 else End.RIGHT

    def legal_acts(self) -> list[Act]:
        """Return every different act open to the player who must act.

        The only card of a shelf lies at both ends; as an extra card it is listed once, at the mover's own end.
        """
        if self.is_over:
            return []
        thief = self.larcenist
        if thief is not None:
            thefts = [Larceny(v, k) for v in self._others(thief) for k in Kind if self.stashes[v][k] > 0]
            return [NoLarceny(), *thefts]
        acts: list[Act] = []
        for shelf in range(SHELVES):
            if self.rack[shelf]:
                rack = [list(row) for row in self.rack]
                card = _pop(rack, shelf, self.own_end(self.turn))
                for extra in self._extras(rack, card):
                    for swipe in self._swipes(card):
                        acts.append(Turn(shelf, extra, swipe))
        return acts

    def _extras(self, rack: Rack, first: Card) -> list[Pick | None]:
        """Return the possible extra cards, given the rack without the first card."""
        found: list[Pick | None] = [None]
        if not first.moar:
            return found
        own = self.own_end(self.turn)
        for number, shelf in enumerate(rack):
            ends = [End.LEFT, End.RIGHT] if self.players == 2 and len(shelf) > 1 else [own]
            for end in ends:
                if shelf and shelf[0 if end == End.LEFT else -1].kind == first.kind:
                    found.append(Pick(number, end))
        return found

    def _swipes(self, first: Card) -> list[Swipe | None]:
        """Return the possible swipes after taking a card, among them none at all."""
        found: list[Swipe | None] = [None]
        for victim in self._others(self.turn):
            most = min(first.paws, self.stashes[victim][first.kind])
            found += [Swipe(victim, count) for count in range(1, most + 1)]
        return found

    def perform(self, act: Act) -> None:
        """Carry out an act of the player who must act, and whatever follows from it.

        Raises:
            RuleError: If the act is not legal; the game is then unchanged.
        """
        if self.is_over:
            raise RuleError("the game is over")
        if isinstance(act, Turn):
            self._perform_turn(act)
        else:
            self._perform_larceny(act)

    def _perform_turn(self, act: Turn) -> None:
        if self.larcenist is not None:
            raise RuleError("the last player must decide about larceny first")
        mover = self.turn
        rack = [list(row) for row in self.rack]
        self._require_cards(rack, act.shelf)
        first = _pop(rack, act.shelf, self.own_end(mover))
        taken = 1
        if act.extra is not None:
            if not first.moar:
                raise RuleError("only a Moar! card allows an extra card")
            if self.players > 2 and act.extra.end != End.RIGHT:
                raise RuleError("the left end of a shelf is covered")
            self._require_cards(rack, act.extra.shelf)
            if _pop(rack, act.extra.shelf, act.extra.end).kind != first.kind:
                raise RuleError("the extra card must be of the same kind as the first")
            taken = 2
        if act.swipe not in self._swipes(first):
            raise RuleError("a swipe needs an opponent with that many cards of the kind, and as many paws")
        if not any(rack):
            self._require_next_round()

        self.rack = rack
        self.stashes[mover][first.kind] += taken
        if act.swipe is not None:
            self._move_cards(act.swipe.victim, mover, first.kind, act.swipe.count)
        if not any(rack):
            self._end_round()
        else:
            self.turn = (mover + 1) % self.players

    def _perform_larceny(self, act: Larceny | NoLarceny) -> None:
        thief = self.larcenist
        if thief is None:
            raise RuleError("this is not the time for larceny")
        if act not in self.legal_acts():
            raise RuleError("larceny needs an opponent with a card of that kind")
        self._require_next_round()
        if isinstance(act, Larceny):
            self._move_cards(act.victim, thief, act.kind, 1)
        self._start_round()

    def _move_cards(self, giver: int, receiver: int, kind: Kind, count: int) -> None:
        self.stashes[giver][kind] -= count
        self.stashes[receiver][kind] += count

    def _end_round(self) -> None:
        """Score the round; go straight to the next one if nobody gets to steal a card."""
        self.last_points = self.points_now()
        for player, points in enumerate(self.last_points):
            self.scores[player] += sum(points.values())
        if not self.is_over and self.larcenist is None:
            self._start_round()

    def _start_round(self) -> None:
        """Deal the next rack, replace the scoring card and find the starter."""
        size = sum(shelf_sizes(self.players))
        self.rack = self._lay_out(self.deck[:size], self.players)
        del self.deck[:size]
        self.scoring_card = self.upcoming.pop(0)
        self.turn = next_starter(self.scores, last_mover=self.turn)
        self.round_number += 1

    @staticmethod
    def _lay_out(cards: Sequence[Card], players: int) -> Rack:
        """Fill the shelves one after another, each from left to right."""
        supply = iter(cards)
        return [[next(supply) for _ in range(size)] for size in shelf_sizes(players)]

    def _others(self, player: int) -> list[int]:
        return [p for p in range(self.players) if p != player]

    @staticmethod
    def _require_cards(rack: Rack, shelf: int) -> None:
        if not 0 <= shelf < SHELVES:
            raise RuleError("there is no such shelf")
        if not rack[shelf]:
            raise RuleError("that shelf is empty")

    def _require_next_round(self) -> None:
        """Make sure that a table set up by hand holds what the next round needs."""
        if self.round_number < ROUNDS and (len(self.deck) < sum(shelf_sizes(self.players)) or not self.upcoming):
            raise RuleError("this table lacks the cards for another round")

    def _check_table(self) -> None:
        shelf_sizes(self.players)  # refuses a wrong number of players
        if len(self.stashes) != self.players or not 0 <= self.turn < self.players:
            raise RuleError("every player needs a stash and a score, and one of them the turn")
        if any(count < 0 for stash in self.stashes for count in stash.values()) or min(self.scores) < 0:
            raise RuleError("stashes and scores cannot be negative")
        if len(self.rack) != SHELVES or not 1 <= self.round_number <= ROUNDS:
            raise RuleError("the rack has four shelves, and the game three rounds")
        if any(card.paws < 0 for card in [*self.deck, *(card for shelf in self.rack for card in shelf)]):
            raise RuleError("a card cannot have fewer than zero paws")
        for scoring in [self.scoring_card, *self.upcoming]:
            for kind in Kind:
                places = list(scoring.get(kind, ()))
                if len(places) != 3 or min(places) < 0 or places != sorted(places, reverse=True):
                    raise RuleError("a scoring card needs three values per kind, none negative and none rising")
        if not any(self.rack) and self.round_number < ROUNDS and self.larcenist is None:
            raise RuleError("an empty rack here means larceny, but several players share the last place")
