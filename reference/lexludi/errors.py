"""What can be wrong with what somebody asks of a game: it cannot be read, it cannot be, or it is not allowed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from attrs import frozen

from lexludi_spec.errors import InvalidReading, InvalidRules, LexludiError, Mistake, hint


class Malformed(LexludiError):
    """Something that was handed in cannot be read."""


class MalformedMove(Malformed):
    """A move that cannot be read, or that is no move of this game."""


class MalformedPosition(Malformed):
    """A position that cannot be read, that does not say enough, or that cannot be."""


class TooManyCards(MalformedPosition):
    """A position in which there are more cards than the game has."""


class MalformedOutcome(Malformed):
    """An outcome of chance that is not possible."""


@frozen
class Refusal:
    """One reason why a move is not allowed: the clause, and a sentence with the numbers."""

    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}"


@frozen
class IllegalMove(LexludiError):
    """A move that is not allowed now, with every requirement that it breaks."""

    move: str
    because: tuple[Refusal, ...]

    def __str__(self) -> str:
        return f"{self.move} is not allowed: " + "; ".join(map(str, self.because))


@contextmanager
def about(where: str) -> Iterator[None]:
    """Say of whatever is wrong in a file which file that is."""
    try:
        yield
    except LexludiError as wrong:
        raise LexludiError(f"{where}: {wrong}") from None


__all__ = [
    "IllegalMove",
    "InvalidReading",
    "InvalidRules",
    "LexludiError",
    "Malformed",
    "MalformedMove",
    "MalformedOutcome",
    "MalformedPosition",
    "Mistake",
    "Refusal",
    "about",
    "hint",
]
