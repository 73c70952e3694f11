"""Berried Treasure (Restoration Games): the rules in order of play, clauses, rulings, and what is assumed of its cards."""

from lexludi_spec.games.berried_treasure.rules import BERRIED_TREASURE as GAME

__all__ = ["GAME"]
