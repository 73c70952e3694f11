"""Positions: the canonical JSON of a state, read back into the same state, and judged whether it can be.

A position names the decision point (``at``), who must decide (``by``), what is bound there (``with``), where to go on
where that is not evident (``return``), answers given in secret, and the contents of places and variables. What is empty
or as at the start may be left out.
"""

from lexludi.positions.possible import impossible, impossible_at_start, unlawful
from lexludi.positions.reading import Contents, known_cells, players_in, read_contents, read_holdings, read_position, with_changes
from lexludi.positions.writing import OMIT, Writer, sort_of, told_by, write_cards, write_place, write_position

__all__ = [
    "OMIT",
    "Contents",
    "Writer",
    "impossible",
    "impossible_at_start",
    "known_cells",
    "players_in",
    "read_contents",
    "read_holdings",
    "read_position",
    "sort_of",
    "told_by",
    "unlawful",
    "with_changes",
    "write_cards",
    "write_place",
    "write_position",
]
