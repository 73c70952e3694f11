"""Another Man's Treasure (Grandpa Beck's Games): the rules in order of play, clauses and rulings; Classic and Progressive."""

from lexludi_spec.games.another_mans_treasure.rules import ANOTHER_MANS_TREASURE as GAME

__all__ = ["GAME"]
