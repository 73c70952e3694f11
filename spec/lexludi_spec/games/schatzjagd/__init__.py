"""Schatzjagd: the rules in order of play, clauses and rulings."""

from lexludi_spec.games.schatzjagd.rules import SCHATZJAGD as GAME

__all__ = ["GAME"]
