"""What holds with so many players and not with others."""

from __future__ import annotations

from functools import lru_cache

from lexludi_docs.book import Book, carried_by


@lru_cache(maxsize=64)
def _in_force(book: Book, players: int) -> frozenset[str]:
    return carried_by(book.game, {}, players)


def counted(book: Book, clause: str) -> tuple[int, ...] | None:
    """Return with how many players a clause is in force by the default readings; nothing if with any number."""
    possible = range(book.game.least, book.game.most + 1)
    found = tuple(number for number in possible if clause in _in_force(book, number))
    return None if len(found) in (0, len(possible)) else found


def several(numbers: tuple[int, ...]) -> str:
    """Return numbers of players in words."""
    first, last = numbers[0], numbers[-1]
    if first == last:
        return f"{first} players"
    if numbers == tuple(range(first, last + 1)):
        return f"{first} to {last} players"
    return f"{', '.join(map(str, numbers[:-1]))} or {last} players"
