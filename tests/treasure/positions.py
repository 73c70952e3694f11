"""Positions of Another Man's Treasure, written with cards in lines such as ``Blue 4, Red 4, wild 1-6``, and what can be done in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from treasure.plain import COPIES

from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_spec.games import load

Json: TypeAlias = dict[str, Any]
#: Cards separated by commas.
Cards: TypeAlias = str
#: The sets, runs or pairs of each player: cards, the number or the lowest number, and the colour where they have one.
Melds: TypeAlias = Mapping[str, Sequence[tuple[Any, ...]]]
GAME = load("another-mans-treasure")
PLAYERS = ("Ann", "Ben", "Cleo", "Dan")


def table(players: int = 2, **readings: str) -> Table:
    """Sit down to the game, readings being told as ``Q47="B"``."""
    return Table(GAME, PLAYERS[:players], {f"AM-{ruling}": reading for ruling, reading in readings.items()})


TWO = table()


def cards(said: Cards) -> list[str]:
    return [each.strip() for each in said.split(",") if each.strip()]


def bag(said: Cards | None) -> Json:
    return {"any": 3} if said is None else dict(Counter(cards(said)))


def known(name: str, value: Any) -> Json:
    """Return a part of a position whose name is none that Python could spell."""
    return {name: value}


def position(
    hand: Cards, *, at: str = "play", by: str = "Ann", sets: Melds | None = None, runs: Melds | None = None, pairs: Melds | None = None,
    others: Mapping[str, Cards] | None = None, players: int = 2, exchanged: Cards = "", discards: Cards = "", **parts: Any,
) -> Json:  # fmt: skip
    """Return a position in which somebody must decide, with a hand; the others have three cards each, and the draw pile has the rest."""
    hands = {player: bag((others or {}).get(player)) for player in PLAYERS[:players]} | {by: bag(hand)}
    given: Json = {
        "at": at, "by": [by], "round": 1, "dealer": "Ann", "hand": hands, "exchanged wilds": bag(exchanged),
        "discard pile": cards(discards), **parts,
    }  # fmt: skip
    for kind, melds in (("set", sets), ("run", runs), ("pair", pairs)):
        for owner, laid in (melds or {}).items():
            given.setdefault(kind, {})[owner] = [cards(said[0]) if kind == "run" else bag(said[0]) for said in laid]
            given.setdefault("low end of run" if kind == "run" else f"number of {kind}", {})[owner] = [said[1] for said in laid]
            if kind != "set":
                given.setdefault(f"colour of {kind}", {})[owner] = [said[2] for said in laid]
    out = sum(sum(each.values()) for each in hands.values()) + len(cards(exchanged)) + len(cards(discards))
    out += sum(len(cards(said[0])) for melds in (sets, runs, pairs) for laid in (melds or {}).values() for said in laid)
    return {"draw pile": {"any": sum(COPIES.values()) - out}} | given


def given(said: Json, at: Table = TWO) -> State:
    """Return the state that a position is, after making sure that it can be."""
    assert impossible(at, said) == []
    return read_position(at, said)


def done(state: State, *acts: str | Json, at: Table = TWO) -> State:
    """Do what is said, in lines like ``Ann: discard card=Red 4``, or by the one who must decide where nobody is named."""
    for said in acts:
        state = at.apply(state, at.read_act(read(state, said, at)))
    return state


def read(state: State, said: str | Json, at: Table = TWO) -> Json:
    """Return an act as JSON; who does it need not be named where one player decides."""
    if isinstance(said, dict):
        return said
    named = said.partition(":")[0] in at.players
    return at.read_words(said if named else f"{at.players[at.deciders(state)[0]]}: {said}")


def why(state: State, said: str, at: Table = TWO) -> list[str]:
    """Return the clauses that forbid an act."""
    return [each.clause for each in at.why_not(state, at.read_act(read(state, said, at)))]


def in_order(line: str) -> str:
    """Return a line with the cards of a set or pair in order."""
    head, mark, said = line.partition("cards=")
    return head + mark + ", ".join(sorted(cards(said))) if line.startswith(("lay set", "lay pair")) else line


def told(state: State, begins: str = "", at: Table = TWO, by: str | None = None) -> list[str]:
    """Return the moves that somebody may make, or those that begin so without that beginning, in lines."""
    seat = at.deciders(state)[0] if by is None else at.players.index(by)
    lines = [in_order(at.say(act).removeprefix(f"{at.players[seat]}: ")) for act in at.legal(state, seat)]
    assert len(set(lines)) == len(lines)
    return sorted(line.removeprefix(begins).strip() for line in lines if line.startswith(begins))


def where(state: State, at: Table = TWO) -> tuple[str, list[str]]:
    """Return where the game stands, and who must decide."""
    written = write_position(at, state)
    return written["at"], written["by"]


def part(state: State, what: str, *keys: Any, at: Table = TWO) -> Any:
    """Return a part of a position, for instance ``"set", "Ben", 1``; nothing where it is empty."""
    found = write_position(at, state).get(what)
    for key in keys:
        found = None if found is None else found[key - 1] if isinstance(key, int) else found.get(key)
    return found
