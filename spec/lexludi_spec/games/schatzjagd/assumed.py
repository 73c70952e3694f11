"""What the rulebook does not say about its cards and its die: invented here, to be replaced by whoever has a real copy.

Known are the number of path cards (24) and the five kinds of stretch, each of which occurs (SJ-Q01); and that the die counts
up to four (SJ-Q02).
"""

from __future__ import annotations

from lexludi_spec.declarations import Face
from lexludi_spec.values import Range

#: how many of each kind, and the sides to which its path leads as the card is printed
_KINDS = (("curve", 8, ("N", "E")), ("straight", 6, ("N", "S")), ("crossing", 3, ("N", "E", "S", "W")),
          ("junction", 4, ("N", "E", "W")), ("dead end", 3, ("N",)))  # fmt: skip

PATH_CARDS = tuple(Face(name=name, traits=(("sides", sides),), copies=copies) for name, copies, sides in _KINDS)
#: what the die can show, each as likely as the others
DIE = Range(1, 4)
