"""What the rulebook does not say of its cards and players: assumed here, to be replaced by whoever has a real copy.

Known are the copies of each number in each colour, the nine wilds, and that one 5, 6 and 7 of each colour has a smiley. How many
colours there are, and which, is nowhere said; three are named in its examples (AM-Q01). Nor is it said how many can play; six
reference cards are (AM-Q02).
"""

from __future__ import annotations

from lexludi_spec.declarations import Face

COLOURS = ("Blue", "Red", "Yellow")
LEAST_PLAYERS, MOST_PLAYERS = 2, 6

HIGHEST = 11
#: copies in each colour by number; 1 stands for the cards that are 1 or 11
_COPIES = ((1, 3), (2, 2), (3, 2), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4), (9, 2), (10, 2))
_WITH_SMILEY = (5, 6, 7)
#: each kind of wild with its range, from which follows what it can be
WILD_KINDS = (("1-6 wild", 1, 6), ("6-11 wild", 6, HIGHEST), ("1-11 wild", 1, HIGHEST))


def _treasures(colour: str, number: int, copies: int) -> tuple[Face, ...]:
    name = f"{colour} {number}" if number > 1 else f"{colour} 1/11"
    traits = (("kind", "treasure"), ("numbers", (number,) if number > 1 else (1, HIGHEST)), ("colours", (colour,)))
    if number not in _WITH_SMILEY:
        return (Face(name=name, copies=copies, traits=traits),)
    return (
        Face(name=name, copies=copies - 1, traits=traits),
        Face(name=f"{name} smiley", copies=1, traits=(*traits, ("smiley", True))),
    )


TREASURES = tuple(face for colour in COLOURS for number, copies in _COPIES for face in _treasures(colour, number, copies))
WILDS = tuple(
    Face(
        name=f"wild {first}-{last}",
        copies=3,
        traits=(("kind", kind), ("lowest number", first), ("highest number", last), ("numbers", ()), ("colours", ())),
    )
    for kind, first, last in WILD_KINDS
)
