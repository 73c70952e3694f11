"""What the rulebook does not say about its cards: invented here, to be replaced by whoever has a real copy.

Known are the numbers (60 treasures, 15 of each type, 4 scoring cards) and that one scoring card gives 10, 5 and 3 points
for blueberries. Which treasures say "Moar!" or show paws, and all other values, are assumptions (BT-Q02, BT-Q04).
"""

from __future__ import annotations

from lexludi_spec.declarations import Face

TYPES = ("blueberry", "raspberry", "mocha", "lemon")

#: copies of each type, whether the card says Moar!, its paws
_EFFECTS = ((6, False, 0), (3, True, 0), (3, False, 1), (2, False, 2), (1, False, 3))
#: points for the first, second and third place; each type has each of them on one scoring card
_TIERS = ((10, 5, 3), (8, 4, 2), (6, 3, 2), (4, 2, 1))

TREASURES = tuple(
    Face(traits=(("type", kind), ("Moar!", moar), ("paws", paws)), copies=copies)
    for kind in TYPES
    for copies, moar, paws in _EFFECTS
)
SCORING_CARDS = tuple(
    Face(name=f"scoring card {card + 1}", traits=tuple((kind, _TIERS[(tier + card) % 4]) for tier, kind in enumerate(TYPES)))
    for card in range(4)
)
