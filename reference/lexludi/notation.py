"""How values are written in JSON: players by name, cards by face or by traits, sides of one letter together."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from attrs import frozen

from lexludi.errors import Malformed, hint
from lexludi.runtime import Piece, Val, piece
from lexludi_spec import sorts
from lexludi_spec.declarations import Component, Constant, Game
from lexludi_spec.faces import name_of, read_name, reader, traits_of
from lexludi_spec.sorts import Sort
from lexludi_spec.vocabulary import Vocabulary


@frozen(eq=False)
class _Deck:
    """The cards of a game as they are written."""

    #: the cards of each component, one for each face that is declared
    declared: dict[str, tuple[Piece, ...]]
    faces: dict[str, dict[str, Piece]]
    #: how names made from traits are read; where cards have names of their own there are no others
    patterns: dict[str, re.Pattern[str] | None]


@lru_cache(maxsize=64)
def _deck(game: Game) -> _Deck:
    kinds = Vocabulary(game).kinds
    declared = {each.id: tuple(card_of(each, traits_of(each, face), face.name) for face in each.faces) for each in game.components}
    faces = {id_: {card.name: card for card in cards} for id_, cards in declared.items()}
    patterns = {each.id: None if any(face.name for face in each.faces) else reader(each, kinds) for each in game.components}
    return _Deck(declared, faces, patterns)


def card_of(component: Component, traits: Mapping[str, Constant], given: str = "") -> Piece:
    """Return the card of a component with these traits."""
    name = name_of(component, traits, given) if component.told_by == "name" else component.id
    return piece(component.id, name, False, tuple(traits.items()))


class Notation:
    """Writes and reads the values of one game for the players at one table."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        """Take the game's words and the players' names."""
        self.known = Vocabulary(game)
        self.players = tuple(players)
        self.seats = {name: seat for seat, name in enumerate(players)}
        deck = _deck(game)
        self.declared, self.faces, self.patterns = deck.declared, deck.faces, deck.patterns

    # -------------------------------------------------------------------------------------------------- writing
    def write(self, value: Val, sort: Sort | None) -> Any:
        """Return a value of a sort as JSON."""
        match sort:
            case _ if value is None:
                return None
            case sorts.Seat():
                return self.players[value]
            case sorts.Card():
                return self.write_card(value)
            case sorts.Sides(board) if all(len(word) == 1 for word in self.sides(board)):
                return "".join(value)
            case sorts.List(of):
                return [self.write(each, of) for each in value]
            case sorts.Sides():
                return list(value)
            case _:
                pass
        return value

    def write_card(self, card: Piece) -> Any:
        """Return a card as JSON: its name, or its traits."""
        if self.known.components[card.component].told_by == "name" or card.kept:
            return card.name
        return {name: list(value) if isinstance(value, tuple) else value for name, value in card.traits.items()}

    # -------------------------------------------------------------------------------------------------- reading
    def read(self, data: Any, sort: Sort | None, what: str) -> Val:
        """Read a value of a sort.

        Raises:
            Malformed: if it is not a value of that sort.
        """
        match sort:
            case sorts.Seat():
                return self.read_seat(data, what)
            case sorts.Number() if type(data) is int:
                return data
            case sorts.Truth() if type(data) is bool:
                return data
            case sorts.Word(kind) if isinstance(data, str):
                return self.word(data, kind, what)
            case sorts.Card(component):
                return self.read_card(data, component, what)
            case sorts.Sides(board) if isinstance(data, str | list):
                kind = self.known.boards[board].sides
                found = {self.word(each, kind, what) for each in data if isinstance(each, str)}
                if len(found) < len(data):
                    raise Malformed(f"{what}: {shown(data)} does not name different sides")
                return tuple(word for word in self.sides(board) if word in found)
            case sorts.List(of) if isinstance(data, list):
                return tuple(self.read(each, of, f"{what}, number {i}") for i, each in enumerate(data, 1))
        raise Malformed(f"{what}: {shown(data)} is not {_a(sort)}")

    def sides(self, board: str) -> tuple[str, ...]:
        """Return the directions of a board."""
        return self.known.kinds[self.known.boards[board].sides]

    def word(self, data: str, kind: str, what: str) -> str:
        """Read a word of a kind."""
        words = self.known.kinds[kind]
        if data not in words:
            raise Malformed(f"{what}: {data!r} is no {kind}{hint(data, words)}; there are {listed(words)}")
        return data

    def read_seat(self, data: Any, what: str) -> int:
        """Read a player's name."""
        if not isinstance(data, str) or data not in self.seats:
            raise Malformed(f"{what}: {shown(data)} does not play{hint(data, self.seats)}; the players are {listed(self.players)}")
        return self.seats[data]

    def read_card(self, data: Any, component: str, what: str) -> Piece:
        """Read a card of a component, one that the game declares or any other that its traits could make."""
        declared = self.known.components[component]
        if isinstance(data, str) and declared.told_by == "name":
            pattern = self.patterns[component]
            if data in self.faces[component]:
                return self.faces[component][data]
            traits = read_name(declared, pattern, data) if pattern else None
            if traits is not None:
                return card_of(declared, traits)
            raise Malformed(f"{what}: {data!r} is no {component}{hint(data, self.faces[component])}")
        if isinstance(data, dict) and declared.told_by == "traits":
            return card_of(declared, self._traits(data, declared, what))
        way = "by its name" if declared.told_by == "name" else "by its traits"
        raise Malformed(f"{what}: {shown(data)} stands where a {component} is told {way}")

    def _traits(self, data: dict[str, Any], component: Component, what: str) -> dict[str, Constant]:
        known = self.known.traits[component.id]
        for name in data:
            if name not in known:
                raise Malformed(f"{what}: a {component.id} has no {name!r}{hint(name, known)}; it has {listed(known)}")
        lacking = [name for name in known if name not in data]
        if lacking:
            raise Malformed(f"{what}: a {component.id} lacks {listed(lacking)}")
        return {name: self.read(data[name], trait.sort, f"{what}, {name}") for name, trait in known.items()}


def shown(data: object) -> str:
    """Return something somebody wrote, short enough for a message."""
    text = repr(data) if isinstance(data, str) else json.dumps(data, ensure_ascii=False, default=repr)
    return text if len(text) <= 80 else text[:77] + "…"


def listed(words: Iterable[object]) -> str:
    """Return words as a list in a sentence."""
    return ", ".join(str(word) for word in words) or "none"


def _a(sort: Sort | None) -> str:
    match sort:
        case sorts.Number():
            return "a whole number"
        case sorts.Truth():
            return "true or false"
        case sorts.Word(kind):
            return f"a {kind}"
        case sorts.Seat():
            return "a player"
        case sorts.Card(component):
            return f"a {component}"
        case sorts.Sides(board):
            return f"some sides on the {board}"
        case sorts.List(of):
            return f"a list, each item {_a(of)}"
        case _:
            return "anything that this game knows"
