"""Errors in what somebody wrote: each says what is wrong, where, and what was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from attrs import frozen


def hint(wrong: object, known: Iterable[object]) -> str:
    """Return " (did you mean …?)" where something known is close to what was written."""
    near = difflib.get_close_matches(str(wrong), [str(each) for each in known], 1)
    return f" (did you mean {near[0]!r}?)" if near and near[0] != wrong else ""


class LexludiError(Exception):
    """What a user of the project has to put right; its text says how."""


@frozen
class Mistake:
    """One mistake in a rulebook: what is wrong, and the path of the node where it is."""

    what: str
    path: str

    def __str__(self) -> str:
        return f"{self.what} @ {self.path}"


@frozen
class InvalidRules(LexludiError):
    """The rules themselves are wrong; found before anybody plays."""

    game: str
    mistakes: tuple[Mistake, ...]

    def __str__(self) -> str:
        return "\n".join(f"{self.game}: {mistake}" for mistake in self.mistakes)


class InvalidReading(LexludiError):
    """A reading was chosen that the game does not have."""
