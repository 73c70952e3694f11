"""What each thing costs, in decisions of random play: run ``python tests/benchmarks/play.py [GAME]...``.

Ratios hardly depend on the machine. Only the first line is a speed; take it on a quiet machine.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

from lexludi.positions import read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import Act, State
from lexludi.table import Table, compiled
from lexludi.views import write_view
from lexludi_conformance.lockstep import names
from lexludi_conformance.proof import attempts, because
from lexludi_conformance.trial import Trial
from lexludi_conformance.validity import OFFER
from lexludi_conformance.variants import Variant, vectors_of
from lexludi_spec.check import mistakes
from lexludi_spec.games import ids, load
from lexludi_spec.json_form import game_from_json, to_json

#: Each thing is timed so often, and the median is taken.
ROUNDS = 7


def timed(work: Callable[[], int]) -> float:
    """Return the median time of one of the many things that some work does, in seconds."""
    found = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        count = work()
        found.append((time.perf_counter() - begun) / count)
    return median(found)


def measure(id_: str) -> None:
    """Print what things cost in one game."""
    game = load(id_)
    tables = [Table(game, names(game, players)) for players in range(game.least, game.most + 1)]
    reached = [(at, state) for at in tables for state, done in playout(at, random.Random(1)) if isinstance(done, Act)]
    acts = [(at, state, each) for at, state in reached for each in attempts(at, at.deciders(state), random.Random(1))]
    written = [(at, write_position(at, state)) for at, state in reached]
    vectors = vectors_of(id_)
    variant = Variant(game)

    def play() -> int:
        return sum(isinstance(done, Act) for at in tables for seed in range(6) for _, done in playout(at, random.Random(seed)))

    def each(do: Callable[[Table, State], object]) -> Callable[[], int]:
        def work() -> int:
            for at, state in reached:
                do(at, state)
            return len(reached)

        return work

    def refusals() -> int:
        return sum(bool(because(at, state, act)) for at, state, act in acts)

    def reading() -> int:
        for at, position in written:
            read_position(at, position)
        return len(written)

    def suite() -> int:
        for vector in vectors:
            Trial(variant.program, vector, OFFER).verdict()
        return len(vectors)

    def compiling() -> int:
        compiled.cache_clear()
        for at in tables:
            Table(game, at.players)
        return len(tables)

    def checking() -> int:
        assert mistakes(game) == []
        return 1

    def exporting() -> int:
        assert game_from_json(to_json(game)) == game
        return 1

    one = timed(play)
    print(f"{game.title}: {1 / one:.0f} decisions a second in random play; in such decisions, one")
    for what, work in {
        "list of legal moves": each(lambda at, state: at.legal(state)),
        "refusal with its reasons": refusals,
        "position written": each(write_position),
        "position read": reading,
        "view written": each(lambda at, state: write_view(at, state, 0)),
        "vector judged": suite,
        "compilation": compiling,
        "check of the rules": checking,
        "export and import of the rules": exporting,
    }.items():
        print(f"  {timed(work) / one:10.2f}  {what}")


if __name__ == "__main__":
    for each_game in sys.argv[1:] or ids():
        measure(each_game)
