"""A rulebook is whole when it has no mistake, compiles under every reading, and its components are as its rules say."""

from __future__ import annotations

from lexludi.errors import InvalidRules, Mistake
from lexludi.positions import impossible_at_start
from lexludi.table import Table
from lexludi_spec.check import check
from lexludi_spec.declarations import Game
from lexludi_spec.settle import options


def whole(game: Game) -> Game:
    """Return the game if everything that can be found without playing is in order.

    Raises:
        InvalidRules: with every mistake.
    """
    check(game)
    found: list[Mistake] = []
    for readings in [{}, *({ruling.id: answer.name} for ruling in options(game) for answer in ruling.answers)]:
        for players in (game.least, game.most):
            try:
                table = Table(game, [f"player {n + 1}" for n in range(players)], readings)
            except InvalidRules as wrong:
                found += wrong.mistakes
                continue
            if not readings:
                found += [Mistake(f"{what} (with {players} players)", "$.components") for what in impossible_at_start(table)]
    if found:
        raise InvalidRules(game.id, tuple(dict.fromkeys(found)))
    return game
