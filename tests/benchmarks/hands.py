"""How long the moves of large hands take to be listed, in decisions of random play: run ``python tests/benchmarks/hands.py [HANDS]``.

The hands are random ones of twenty cards of *Another Man's Treasure*, many of them wild, before melds in which wilds lie too, in the
Classic game and in each tier of the Progressive one: each is listed before anything is done, and in the middle of laying or after an
exchange, where anything of the kind can be done.

Every move that is listed has been looked ahead from (docs/decisions/0014-looking-ahead.md). What bounds the time is not how many moves there
are, for the worst hands often have few, but how much has to be searched: all ways to lay the rest of a pattern that leave different
cards, those that come to the same counting as one; and where wilds have to be played among additions and exchanges, these moves in
every order. A search that fails goes through all of it. So look at the worst, and not only at the median.

Ratios hardly depend on the machine. Only the last line is a time, of the processor.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median, quantiles

from lexludi.positions import read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import Act
from lexludi.table import Table, compiled
from lexludi_spec.games import load

sys.path.insert(0, str(Path(__file__).parents[1]))

from treasure.plain import CLASSIC, COPIES, PROGRESSIVE, Json, Patterns, Spot, is_wild, position_of, random_spot

GAME = load("another-mans-treasure")
PLAYERS = ["Ann", "Ben", "Cleo"]
#: For each kind of round: by which readings it is played, a round of it, and its patterns.
ROUNDS = {
    "Classic": ({}, 1, CLASSIC),
    **{f"Progressive from round {first}": ({"AM-V1": "B"}, first, patterns) for first, patterns in PROGRESSIVE.items()},
}
CARDS = 20
#: How many times as likely as any other card a wild is to be dealt.
WILD = 5


def filled(spot: Spot, rng: random.Random) -> Spot:
    """Fill the hand of a spot up with cards of which there are still some."""
    left = Counter(COPIES) - Counter([*spot.hand, *(card for meld in spot.melds for card in meld.cards)])
    hand = list(spot.hand)
    while len(hand) < CARDS:
        cards = sorted(+left)
        (card,) = rng.choices(cards, [WILD if is_wild(each) else 1 for each in cards])
        hand.append(card)
        left[card] -= 1
    return spot._replace(hand=tuple(sorted(hand)))


def before(hands: int, first: int, patterns: Patterns) -> list[Json]:
    """Return positions before anything is done."""
    spots = [filled(random_spot(seed, patterns, CARDS), random.Random(seed)) for seed in range(hands)]
    return [position_of(spot, PLAYERS, first) for spot in spots]


def begun(at: Table, positions: list[Json]) -> Iterator[Json]:
    """Yield what becomes of positions when a pattern is named or a wild exchanged, where that can be done."""
    for seed, position in enumerate(positions):
        state = read_position(at, position)
        if acts := [act for act in at.legal(state, 0) if act.do == "lay down" or act.do.startswith("exchange")]:
            yield write_position(at, at.apply(state, random.Random(seed).choice(acts)))


def listed(readings: dict[str, str], position: Json) -> tuple[float, int]:
    """Return how long the moves in a position take to be listed where no search is remembered, in seconds, and how many there are."""
    compiled.cache_clear()
    gc.collect()  # what was remembered before is not to be swept away while the clock runs
    at = Table(GAME, PLAYERS, readings)
    state = read_position(at, position)
    started = time.process_time()
    moves = at.legal(state, 0)
    return time.process_time() - started, len(moves)


def decision() -> float:
    """Return how long a decision of random play takes, in seconds: the median of some games."""
    at = Table(GAME, PLAYERS)
    found = []
    for seed in range(7):
        started = time.process_time()
        count = sum(isinstance(done, Act) for _, done in playout(at, random.Random(seed)))
        found.append((time.process_time() - started) / count)
    return median(found)


def measure(hands: int) -> None:
    """Print what so many hands take."""
    one, worst = decision(), 0.0
    print(f"{GAME.title}, hands of {CARDS} cards; times in decisions of random play")
    print("   median      90 %     worst  moves on average and at most")
    for kind, (readings, first, patterns) in ROUNDS.items():
        positions = before(hands, first, patterns)
        after = list(begun(Table(GAME, PLAYERS, readings), positions))
        for what, some in {"before anything is done": positions, "laying, or after an exchange": after}.items():
            times, moves = zip(*[listed(readings, position) for position in some], strict=True)
            worst = max(worst, *times)
            ratios = (median(times) / one, quantiles(times, n=10)[-1] / one, max(times) / one)
            print(" ".join(f"{ratio:9.1f}" for ratio in ratios), f" {mean(moves):.0f}, {max(moves)}: {kind}, {len(times)} {what}")
    print(f"The worst took {worst:.2f} seconds.")


if __name__ == "__main__":
    measure(int(sys.argv[1]) if sys.argv[1:] else 60)
