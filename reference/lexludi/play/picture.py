"""What a position looks like, in general: made of what a game declares and of what is told, and drawn elsewhere.

Everything comes from the declarations. A place or variable for each cell of a board lies on that board, and a variable
whose value is a cell is a token on it; what there is for each player stands in a table of the players; the rest are rows of cards,
counts of cards, and facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from attrs import field, frozen

from lexludi.explain import text
from lexludi.positions import sort_of
from lexludi.runtime import Val
from lexludi.saying import enumerated
from lexludi.table import Table
from lexludi_spec import sorts
from lexludi_spec.declarations import Board, Game, Over, Owner, Place, Public, Variable
from lexludi_spec.sorts import Sort
from lexludi_spec.values import Nothing


@frozen
class Card:
    """One card, or several that are alike: what it is called, its lines if it is told by its traits, and what colour it may have."""

    name: str
    copies: int = 1
    #: the word among its traits, by which cards are told apart at a glance
    word: str = ""


@frozen
class Heap:
    """What lies in one place: cards in their order or counted, and how many others that are not seen or not told."""

    cards: tuple[Card, ...] = ()
    hidden: int = 0
    #: cards of which only the number matters
    plain: int = 0
    ordered: bool = False
    #: whether what is seen lies before what is hidden
    top_first: bool = False

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return sum(card.copies for card in self.cards) + self.hidden + self.plain


def colours(game: Game) -> tuple[str, ...]:
    """Return the words by which cards may be coloured, those first that tell cards apart into the fewest groups."""
    return tuple(dict.fromkeys(word for kind in sorted(game.kinds, key=lambda kind: len(kind.words)) for word in kind.words))


@frozen
class Row:
    """One place, or one part of a place, with its name."""

    label: str
    heap: Heap


@frozen
class Cell:
    """A cell of a board: a path to some of its sides, what stands or lies there, and whether something lies covered on it."""

    #: directions to which a path leads, as steps to the right and down
    path: tuple[tuple[int, int], ...] = ()
    lines: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    covered: bool = False


@frozen
class Grid:
    """A board: its cells, by column and row, and what each token on it is."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: Mapping[str, Cell]
    legend: tuple[tuple[str, str], ...]


@frozen
class PlayerLine:
    """What one player has: cards by place, values by variable."""

    name: str
    #: whether this one must decide
    decides: bool
    #: whether this one has won
    won: bool
    heaps: tuple[Heap, ...]
    values: tuple[str, ...]


@frozen
class Picture:
    """A position, ready to be drawn."""

    title: str
    #: whose decision it is, or who has won
    now: str
    players: tuple[PlayerLine, ...]
    #: the places that each player has, and the variables
    places: tuple[str, ...]
    variables: tuple[str, ...]
    #: what each variable of a player is at the start; one that is so for everybody is not drawn
    starts: Mapping[str, str] = field(factory=dict)
    rows: tuple[Row, ...] = ()
    grids: tuple[Grid, ...] = ()
    facts: tuple[tuple[str, str], ...] = field(factory=tuple)
    #: the words by which cards are coloured, the same in every position of a game
    colours: tuple[str, ...] = ()


def cell_label(picture: Picture, grid: Grid, cell: str) -> str:
    """Return what a cell is called: its name, and on which board it is where there are several."""
    return cell if len(picture.grids) == 1 else f"{cell} of the {grid.title}"


_Key: TypeAlias = tuple[Val, ...]
#: What stands for a value that is not seen.
_UNSEEN = "?"


def picture(table: Table, told: Mapping[str, Any], viewer: str | None = None) -> Picture:
    """Return what a position looks like.

    Args:
        table: the table.
        told: the position, or a view of it, as JSON.
        viewer: whose view of it that is, if it is one: what is not told may be hidden then.
    """
    return _Painter(table, told, viewer).paint()


def called(table: Table, declared: Place | Variable, key: tuple[Val, ...]) -> str:
    """Return what a part of a place or variable is called."""
    written = _keys(table, declared, key)
    phrase = declared.phrase
    for over, value in zip(declared.over, written, strict=True):
        phrase = phrase.replace(f"{{{over.var}}}", value)
    if phrase:
        return phrase.removeprefix("the ")
    of_player = len(key) == 1 and isinstance(sort_of(table, declared.over[0].var), sorts.Seat)
    return f"{declared.id} of {written[0]}" if of_player else " ".join([declared.id, *written])


def _keys(table: Table, declared: Place | Variable, key: _Key) -> list[str]:
    """Return the keys of a part of a place or variable in words."""
    return [text(table.notation.write(each, sort_of(table, over.var))) for each, over in zip(key, declared.over, strict=True)]


class _Painter:
    def __init__(self, table: Table, told: Mapping[str, Any], viewer: str | None) -> None:
        self.table, self.told, self.viewer = table, told, viewer
        self.known, self.game = table.flow.known, table.flow.game
        self.boards = self.known.boards

    def paint(self) -> Picture:
        mine_places = [
            place for place in self.game.places
            if self._of(place.over) == "player" and any(self._heap(place, data).size for _, data in self._parts(place))
        ]  # fmt: skip
        mine_variables = [
            each for each in self.game.variables if self._of(each.over) == "player" and self._board(each.sort) is None
            and (each.scores or self._set(each))
        ]  # fmt: skip
        facts = [*self._bound(), *self._facts()]
        return Picture(
            title=f"{self.table.game.title}{f', seen by {self.viewer}' if self.viewer else ''}",
            now=self._now(),
            players=tuple(self._player(name, mine_places, mine_variables) for name in self.table.players),
            places=tuple(place.id for place in mine_places),
            variables=tuple(variable.id for variable in mine_variables),
            starts={each.id: self._value(each, None) for each in self.game.variables if self._of(each.over) == "player"},
            rows=tuple(self._rows()),
            grids=tuple(self._grid(board) for board in self.game.boards),
            facts=tuple(facts),
            colours=colours(self.game),
        )

    # ------------------------------------------------------------------------------------------------ where things go
    def _of(self, over: tuple[Over, ...]) -> str:
        """Return where something is drawn, by what there is one of it for: the player, a board, or by itself."""
        if len(over) == 1:
            sort = sort_of(self.table, over[0].var)
            if isinstance(sort, sorts.Seat):
                return "player"
            board = self._board(sort)
            if board is not None:
                return board
        return ""

    def _board(self, sort: Sort | None) -> str | None:
        return sort.kind if isinstance(sort, sorts.Word) and sort.kind in self.boards else None

    def _set(self, variable: Variable) -> bool:
        """Tell whether there is something to be told of a variable: it is not as at the start, or there it is a number of something."""
        begins = type(variable.start) is int and variable.start != 0
        return variable.id in self.told or (begins and "at" in self.told and isinstance(variable.sight, Public))

    def _parts(self, declared: Place | Variable) -> Iterator[tuple[_Key, Any]]:
        """Yield each part of a place or variable that is told: its keys, and what is told of it."""
        layout = self.table.flow.places if isinstance(declared, Place) else self.table.flow.variables
        keys = [key for name, key in layout.labels if name == declared.id]
        if declared.id in self.told:
            yield from self._split(declared.over, keys, self.told[declared.id])

    def _split(self, over: tuple[Over, ...], keys: list[_Key], data: Any) -> Iterator[tuple[_Key, Any]]:
        if not over:
            yield (), data
            return
        sort = sort_of(self.table, over[0].var)
        for nth, head in enumerate(dict.fromkeys(key[0] for key in keys)):
            if isinstance(data, list):
                part = data[nth] if nth < len(data) else None
            else:
                part = data.get(self.table.notation.write(head, sort)) if isinstance(data, dict) else None
            if part is not None:
                for rest, inner in self._split(over[1:], [key[1:] for key in keys if key[0] == head], part):
                    yield (head, *rest), inner

    # ---------------------------------------------------------------------------------------------------------- cards
    def _heap(self, place: Place, data: Any) -> Heap:
        """Return what is told of one place."""
        ordered, first = place.form == "list", place.top == "first"
        match data:
            case None:
                return Heap()
            case int():
                return Heap(plain=data)
            case {"hidden": int(hidden), **rest} if set(rest) <= {"top"}:
                top = (self._card(place, rest["top"]),) if "top" in rest else ()
                return Heap(top, hidden, ordered=ordered, top_first=first)
            case {"any": int(hidden)} if len(data) == 1:
                return Heap((), hidden)
            case list() if place.form != "one":
                cards = tuple(self._card(place, each) for each in data)
                return Heap(cards, ordered=True, top_first=first) if ordered else self._bag(place, cards)
            case dict() if place.form == "bag":
                return self._bag(place, [self._card(place, name, copies) for name, copies in data.items() if copies])
            case _:
                return Heap((self._card(place, data),))

    def _bag(self, place: Place, cards: Iterable[Card]) -> Heap:
        """Return cards counted, in the order in which the game declares them."""
        order = {name: nth for nth, name in enumerate(self.table.notation.faces[place.holds])}
        found: dict[tuple[str, str], int] = {}
        for card in cards:
            found[card.name, card.word] = found.get((card.name, card.word), 0) + card.copies
        ranked = sorted(found.items(), key=lambda each: (order.get(each[0][0], len(order)), each[0]))
        return Heap(tuple(Card(name, copies, word) for (name, word), copies in ranked))

    def _card(self, place: Place, data: Any, copies: int = 1) -> Card:
        name = text(data) if not isinstance(data, dict) else ", ".join(f"{key} {_tight(value)}" for key, value in data.items())
        told = set(re.split(r"\s+", name))
        found = next((word for word in colours(self.game) if word in told), "")
        if isinstance(data, str) and not found:
            face = self.table.notation.faces[place.holds].get(data)
            found = next((value for value in face.traits.values() if isinstance(value, str)), "") if face else ""
        return Card(name, copies, "" if isinstance(data, dict) else found)

    # --------------------------------------------------------------------------------------------------------- blocks
    def _rows(self) -> Iterator[Row]:
        for place in self.game.places:
            if self._of(place.over):
                continue
            parts = dict(self._parts(place))
            if not place.over:
                if parts:
                    yield Row(called(self.table, place, ()), self._heap(place, parts[()]))
                continue
            for key in [key for name, key in self.table.flow.places.labels if name == place.id]:
                heap = self._heap(place, parts.get(key))
                if heap.size or (len(place.over) == 1 and len(self._keys(place)) <= 6):
                    yield Row(called(self.table, place, key) + self._notes(place, key), heap)

    def _notes(self, place: Place, key: _Key) -> str:
        """Return what is told beside the cards in one of several places that are told by several keys."""
        told = {each.id: dict(self._parts(each)).get(key) for each in self.game.variables if self._beside(each, place)}
        said = [f"{name.removesuffix(f' of {place.id}')} {text(value)}" for name, value in told.items() if value is not None]
        return f" ({', '.join(said)})" if said else ""

    @staticmethod
    def _beside(variable: Variable, place: Place) -> bool:
        return len(place.over) > 1 and variable.over == place.over

    def _keys(self, place: Place) -> list[_Key]:
        return [key for name, key in self.table.flow.places.labels if name == place.id]

    def _player(self, name: str, places: list[Place], variables: list[Variable]) -> PlayerLine:
        seat = (self.table.notation.seats[name],)
        heaps = tuple(self._heap(place, dict(self._parts(place)).get(seat)) for place in places)
        values = tuple(self._value(variable, dict(self._parts(variable)).get(seat), seat) for variable in variables)
        return PlayerLine(name, name in self.told.get("by", ()), name in self.told.get("winners", ()), heaps, values)

    def _is_unseen(self, variable: Variable, key: _Key) -> bool:
        """Tell whether a variable of which nothing is told is one that the viewer does not see, and not as at the start."""
        if self.viewer is None or "winners" in self.told or isinstance(variable.sight, Public):
            return False
        return not isinstance(variable.sight, Owner) or key[:1] != (self.table.notation.seats[self.viewer],)

    def _value(self, variable: Variable, data: Any, key: _Key = ()) -> str:
        if data is None and key and self._is_unseen(variable, key):
            return _UNSEEN
        if data is None:
            start = variable.start
            data = None if isinstance(start, Nothing) else self.table.notation.write(start, variable.sort)
        return "-" if data is None or data in ([], "") else text(data)

    def _bound(self) -> Iterator[tuple[str, str]]:
        for name, value in dict(self.told.get("with", {})).items():
            said = next((each.said for each in self.game.names if each.name == name), "") or name
            yield said.removeprefix("the "), text(value)

    def _facts(self) -> Iterator[tuple[str, str]]:
        for variable in self.game.variables:
            if self._of(variable.over) or self._board(variable.sort) is not None:
                continue
            if any(self._beside(variable, place) for place in self.game.places):
                continue
            if len(variable.over) > 1 and isinstance(sort_of(self.table, variable.over[0].var), sorts.Seat):
                yield from self._by_player(variable)
                continue
            for key, value in self._parts(variable):
                if value is not None:
                    yield called(self.table, variable, key), text(value)
        for name, acts in dict(self.told.get("answers", {})).items():
            said = "made in secret" if isinstance(acts, dict) else "; ".join(
                " ".join(text(each) for each in act.values()) for act in acts
            )  # fmt: skip
            yield f"decision of {name}", said

    def _by_player(self, variable: Variable) -> Iterator[tuple[str, str]]:
        """Yield what is told of a variable of every player and something else, as one fact for each player."""
        for name, seat in self.table.notation.seats.items():
            told: dict[str, list[str]] = {}
            for key, value in self._parts(variable):
                if key[0] == seat:
                    told.setdefault(text(value), []).append(" ".join(_keys(self.table, variable, key)[1:]))
            if told or (variable.id in self.told and self._is_unseen(variable, (seat,))):
                yield f"{variable.id} of {name}", ", ".join(f"{v} ({', '.join(keys)})" for v, keys in told.items()) or _UNSEEN

    def _now(self) -> str:
        winners, by, at = self.told.get("winners"), self.told.get("by", []), self.told.get("at")
        if winners is not None:
            return f"The game is over. {'Won by ' + enumerated(winners) if winners else 'Nobody has won'}."
        if at is None:
            return ""
        return f"{enumerated(by)} must decide: {at}" if by else f"Chance must settle: {at}"

    # ---------------------------------------------------------------------------------------------------------- grids
    def _grid(self, board: Board) -> Grid:
        cells: dict[str, dict[str, list[Any]]] = {
            cell: {"path": [], "lines": [], "tokens": [], "covered": []} for cell in self.known.kinds[board.id]
        }
        steps = {each.word: (each.right, each.down) for each in board.directions}
        straight = all(abs(right) + abs(down) == 1 for right, down in steps.values())
        for variable in self.game.variables:
            if self._of(variable.over) != board.id:
                continue
            for (cell,), value in self._parts(variable):
                if isinstance(variable.sort, sorts.Sides) and straight:
                    cells[cell]["path"] += [steps[side] for side in value]
                elif value not in (None, [], ""):
                    cells[cell]["lines"].append(text(value))
        for place in self.game.places:
            if self._of(place.over) != board.id:
                continue
            for (cell,), data in self._parts(place):
                heap = self._heap(place, data)
                if heap.hidden:
                    cells[cell]["covered"].append(True)
                cells[cell]["lines"] += [f"{card.copies} {card.name}" if card.copies > 1 else card.name for card in heap.cards]
        legend = self._tokens(board, cells)
        found = {
            cell: Cell(tuple(dict.fromkeys(each["path"])), tuple(each["lines"]), tuple(each["tokens"]), bool(each["covered"]))
            for cell, each in cells.items()
        }
        columns = tuple(dict.fromkeys(cell[0] for cell in found))
        rows = tuple(dict.fromkeys(cell[1:] for cell in found))
        return Grid(board.id, columns, rows, found, legend)

    def _tokens(self, board: Board, cells: dict[str, dict[str, list[Any]]]) -> tuple[tuple[str, str], ...]:
        """Put a sign for each token where it stands; return what the signs mean."""
        legend: list[tuple[str, str]] = []
        for variable in self.game.variables:
            if self._board(variable.sort) != board.id:
                continue
            for key, cell in self._parts(variable):
                if cell is None:
                    continue
                meaning = called(self.table, variable, key)
                name = text(self.table.notation.write(key[0], sort_of(self.table, variable.over[0].var))) if key else variable.id
                sign = _sign(name, {each for each, _ in legend}, upper=bool(key))
                legend.append((sign, meaning))
                cells[cell]["tokens"].append(sign)
        return tuple(legend)


def _sign(name: str, taken: set[str], *, upper: bool) -> str:
    """Return a short sign for a token: a letter of its name, or a number where all are taken."""
    letters = [each.upper() if upper else each.lower() for each in name if each.isalnum()]
    numbers = [str(number) for number in range(1, len(taken) + 2)]
    return next(each for each in [*letters, *numbers] if each not in taken)


def _tight(value: Any) -> str:
    return "/".join(map(text, value)) if isinstance(value, list) else text(value)
