"""Buried Treasure (Ronald Corn): the rules in order of play, clauses and rulings."""

from lexludi_spec.games.buried_treasure.rules import BURIED_TREASURE as GAME

__all__ = ["GAME"]
