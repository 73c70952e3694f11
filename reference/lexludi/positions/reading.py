"""Reading a position: which state it is, and why not where it is none."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from lexludi.code import Needs
from lexludi.errors import Malformed, MalformedMove, MalformedPosition, hint
from lexludi.fillings import Filling, Unknown, fill
from lexludi.notation import listed, shown
from lexludi.positions.writing import sort_of, told_by
from lexludi.runtime import END, Absent, Piece, Point, State, Val, World, by_name
from lexludi.table import Table
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game, Over, Place
from lexludi_spec.sorts import Sort
from lexludi_spec.vocabulary import POSITION_KEYS


@frozen
class _Draft:
    """A position as it was read: unknown cards may still be in it."""

    table: Table
    point: Point
    names: dict[str, Val]
    cells: tuple[tuple[Piece, ...] | Unknown, ...]
    variables: tuple[Val, ...]
    answers: Mapping[int, tuple[Any, ...]]
    winners: tuple[int, ...] | None
    by: tuple[int, ...] | None


def read_position(table: Table, data: Any, filling: Filling = "plain", among: Mapping[str, Collection[str]] | None = None) -> State:
    """Read a position; ``{"any": n}`` stands for n cards that are filled in, in one of two opposite ways.

    Args:
        table: the table with its players.
        data: the position.
        filling: in which way.
        among: the names, for each component, of the cards that may be filled in; all of them, if nothing is said.

    Raises:
        MalformedPosition: if it cannot be read, or says two different things.
    """
    draft = _Reader(table, data).draft()
    return _state(draft, fill(table, draft.cells, filling, among))


def read_holdings(table: Table, data: Any, filling: Filling = "plain") -> State:
    """Read a position that only says what lies where, as for scoring; it stands at no decision."""
    reader = _Reader(table, data)
    cells, variables = reader.contents()
    return State(END, (), fill(table, cells, filling), variables)


@frozen
class Contents:
    """What lies where, and what every variable is, as a position says it."""

    cells: tuple[tuple[Piece, ...], ...]
    variables: tuple[Val, ...]


def read_contents(table: Table, data: Any, filling: Filling = "plain") -> Contents:
    """Read what a position says of places and variables, and nothing else of it."""
    cells, variables = _Reader(table, data).contents()
    return Contents(fill(table, cells, filling), variables)


def known_cells(table: Table, data: Any) -> tuple[tuple[Piece, ...], ...]:
    """Return the cards that a position tells; of those that it leaves unknown, none."""
    cells, _ = _Reader(table, data).contents()
    return tuple(() if isinstance(cell, Unknown) else cell for cell in cells)


def with_changes(table: Table, before: Contents, changed: Any) -> Contents:
    """Return the contents with parts replaced: ``{"rack/3": [...], "score/Gale": 5}``.

    Raises:
        MalformedPosition: if there is no such part, or it cannot be read.
    """
    if not isinstance(changed, dict):
        raise MalformedPosition(f"changed: an object is expected, not {shown(changed)}")
    cells, variables = list(before.cells), list(before.variables)
    for path, data in changed.items():
        reader = _Reader(table, {})
        for name, key, value in reader.part(path, data):
            if name in table.flow.known.places:
                cells[table.flow.places.cells[name][key]] = value
            else:
                variables[table.flow.variables.cells[name][key]] = value
    return Contents(tuple(cells), tuple(variables))


def _state(draft: _Draft, cells: tuple[tuple[Piece, ...], ...]) -> State:
    table, flow = draft.table, draft.table.flow
    needs: Needs = flow.needs[flow.points[draft.point]]
    names = tuple(draft.names.get(name) for name, _ in needs.names)
    variables = list(draft.variables)
    stop = flow.stops.get(flow.points[draft.point])
    told = told_by(None if stop is None else stop.node)
    if told is not None and draft.by and len(draft.by) == 1:
        if told in flow.known.variables:
            i = flow.variables.cells[told][()]
            if variables[i] not in (None, draft.by[0]):
                raise MalformedPosition(f"{told} is {table.players[variables[i]]}, and by says {table.players[draft.by[0]]}")
            variables[i] = draft.by[0]
        else:
            names = tuple(draft.by[0] if name == told else value for (name, _), value in zip(needs.names, names, strict=True))
    state = table.freeze(table.world(State(draft.point, names, cells, tuple(variables), (), draft.winners)))
    for act in _answers_in_order(draft):
        try:
            state = table.apply(state, act)
        except Exception as wrong:
            if not isinstance(wrong, Malformed) and type(wrong).__name__ != "IllegalMove":
                raise
            raise MalformedPosition(f"answers: {wrong}") from None
    _check_by(draft, state)
    return state


def _answers_in_order(draft: _Draft) -> Iterator[Any]:
    for seat in sorted(draft.answers):
        yield from draft.answers[seat]


def _check_by(draft: _Draft, state: State) -> None:
    try:
        must = draft.table.deciders(state)
    except Absent as absent:
        raise MalformedPosition(f"it cannot be told who must decide {state.point[0]!r}: the position lacks {absent}") from None
    if any(seat is None for seat in must) and draft.by:
        said = listed(draft.table.players[seat] for seat in draft.by)
        raise MalformedPosition(f"by is {said}, and {state.point[0]!r} is decided by one player")
    if any(seat is None for seat in must):
        raise MalformedPosition(f"the position does not say who must decide {state.point[0]!r}: it lacks 'by'")
    if draft.by is not None and set(draft.by) != set(must):
        players = draft.table.players
        raise MalformedPosition(
            f"by is {listed(players[seat] for seat in draft.by)}, but {listed(players[seat] for seat in must)}"
            f" must decide {state.point[0]!r} here"
        )


_MISSING = object()


def check_kind(game: Game, data: Any, players: Sequence[str] = ()) -> None:
    """Look whether something may be a position of a game at all.

    Raises:
        MalformedPosition: if it is no object, of another game, or what one player sees.
    """
    if not isinstance(data, dict):
        raise MalformedPosition(f"a position is an object, not {shown(data)}")
    if data.get("game", game.id) != game.id:
        raise MalformedPosition(f"this is a position of {shown(data['game'])}, not of {game.id}")
    if "hidden" in players or "hidden" in str(data.get("players")):
        return  # somebody may be called so
    for path in _hidden(data, ()):
        raise MalformedPosition(
            f"{'/'.join(path)}: this is what a player sees, and a position is expected: it tells every card, "
            'or how many are not known: {"any": n}'
        )


def players_in(game: Game, data: Any) -> list[Any]:
    """Return the players that a position names, whatever they are.

    Raises:
        MalformedPosition: if it names none, is no object, of another game, or what one player sees.
    """
    check_kind(game, data)
    if not isinstance(data.get("players"), list):
        raise MalformedPosition("the position names no players; it says them clockwise: {'players': […], …}")
    return list(data["players"])


def _hidden(data: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield where something is hidden, as it is in what one player sees."""
    parts = data.items() if isinstance(data, dict) else enumerate(data, 1) if isinstance(data, list) else ()
    for key, value in parts:
        if isinstance(value, dict) and "hidden" in value and set(value) <= {"hidden", "top"}:
            yield (*path, str(key))
        else:
            yield from _hidden(value, (*path, str(key)))


class _Reader:
    def __init__(self, table: Table, data: Any) -> None:
        check_kind(table.game, data, table.players)
        self.table, self.data = table, data
        self.flow, self.notation = table.flow, table.notation

    def draft(self) -> _Draft:
        point = self._point()
        needs = self.flow.needs[self.flow.points[point]]
        names = self._names(needs)
        cells, variables = self.contents()
        winners = self._seats("winners") if "winners" in self.data else None
        if (winners is not None) is not (point == END):
            raise MalformedPosition("winners are named at the end of the game, and only there")
        return _Draft(self.table, point, names, cells, variables, self._secret(point), winners, self._by())

    def _secret(self, point: Point) -> dict[int, tuple[Any, ...]]:
        answers, stop = self._answers(), self.flow.stops.get(self.flow.points[point])
        if answers and (stop is None or not isinstance(stop.node, s.Together)):
            raise MalformedPosition(f"answers: nothing is decided in secret at {point[0]!r}")
        return answers

    def _point(self) -> Point:
        at = self.data.get("at")
        path = self.data.get("return", [])
        known = list(self.flow.points)
        names = sorted({name for name, _ in known})
        if not isinstance(at, str) or at not in names:
            raise MalformedPosition(
                f"at: {shown(at)} is no decision of {self.table.game.title}{hint(at, names)}; there are {listed(names)}"
            )
        if isinstance(path, list) and [name for name, _ in known].count(at) == 1 and all(each in names for each in path):
            return next(point for point in known if point[0] == at)  # there is only one way, whatever else is said
        if not isinstance(path, list) or (at, tuple(map(str, path))) not in self.flow.points:
            ways = [" ".join(way) or "nothing" for name, way in known if name == at]
            raise MalformedPosition(f"return: after {at!r} the game goes on from {listed(ways)}, not {shown(path)}")
        return at, tuple(path)

    def _names(self, needs: Needs) -> dict[str, Val]:
        given = self.data.get("with", {})
        known = {name for name, _ in needs.names}
        if not isinstance(given, dict):
            raise MalformedPosition(f"with: an object is expected, not {shown(given)}")
        for name in given:
            if sort_of(self.table, name) is None:
                raise MalformedPosition(
                    f"with: nothing is called {name!r}{hint(name, known)}; this decision needs {listed(sorted(known))}"
                )
        stop = self.flow.stops.get(self.flow.points[self._point()])
        told = told_by(None if stop is None else stop.node)
        lacking = sorted(name for name in known if given.get(name) is None and name != told)
        if lacking:
            raise MalformedPosition(f"with: {self.data['at']!r} needs {listed(lacking)}")
        return {name: self._read(value, sort_of(self.table, name), f"with, {name}") for name, value in given.items()}

    def _read(self, data: Any, sort: Sort | None, what: str) -> Val:
        try:
            return None if data is None else self.notation.read(data, sort, what)
        except Malformed as wrong:
            raise MalformedPosition(str(wrong)) from None

    def _seats(self, key: str) -> tuple[int, ...]:
        seats: tuple[int, ...] = self._read(self.data[key], sorts.List(sorts.Seat()), key) or ()
        if None in seats:
            raise MalformedPosition(f"{key}: null is nobody")
        if len(set(seats)) < len(seats):
            raise MalformedPosition(f"{key}: somebody is named twice")
        return tuple(sorted(seats))

    def _by(self) -> tuple[int, ...] | None:
        return self._seats("by") if "by" in self.data else None

    def _answers(self) -> dict[int, tuple[Any, ...]]:
        given = self.data.get("answers", {})
        if not isinstance(given, dict) or not all(isinstance(acts, list) for acts in given.values()):
            raise MalformedPosition(f"answers: a list of moves for each player is expected, not {shown(given)}")
        found = {}
        for name, acts in given.items():
            try:
                found[self.notation.read_seat(name, "answers")] = tuple(
                    self.table.read_act({"by": name, **act} if isinstance(act, dict) else act) for act in acts
                )
            except (MalformedMove, Malformed) as wrong:
                raise MalformedPosition(f"answers of {name}: {wrong}") from None
        return found

    def contents(self) -> tuple[tuple[tuple[Piece, ...] | Unknown, ...], tuple[Val, ...]]:
        known = [*self.flow.known.places, *self._all_variables()]
        for key in self.data:
            if key not in POSITION_KEYS and key not in known:
                raise MalformedPosition(f"{self.table.game.title} has no {key!r}{hint(key, known)}; there are {listed(known)}")
        players = self.data.get("players", list(self.table.players))
        if players != list(self.table.players):
            raise MalformedPosition(f"players: {shown(players)} are not those at the table: {listed(self.table.players)}")
        cells: list[tuple[Piece, ...] | Unknown] = [()] * len(self.flow.places.labels)
        for place in self.flow.game.places:
            for key, data, what in self._split(place.id, place.over, self.data.get(place.id, _MISSING)):
                cells[self.flow.places.cells[place.id][key]] = self._cards(place, data, what)
        variables = list(self.flow.fresh)
        for variable in self.flow.game.variables:
            for key, data, what in self._split(variable.id, variable.over, self.data.get(variable.id, _MISSING)):
                if data is None and not isinstance(variable.start, v.Nothing):
                    raise MalformedPosition(f"{what}: null stands where it is never nothing")
                variables[self.flow.variables.cells[variable.id][key]] = self._read(data, variable.sort, what)
        return tuple(cells), tuple(variables)

    def part(self, path: str, data: Any) -> Iterator[tuple[str, Val, Val]]:
        """Read what one part of a position becomes: yield its name, key and contents."""
        name, *heads = path.split("/")
        places, variables = self.flow.known.places, self.flow.known.variables
        known = [*places, *self._all_variables()]
        if name not in known:
            raise MalformedPosition(f"{self.table.game.title} has no {name!r}{hint(name, known)}; there are {listed(known)}")
        declared = places.get(name) or variables.get(name)
        if declared is None:
            return
        whole = data
        for each, over in reversed(list(zip(heads, declared.over, strict=False))):
            whole = self._alone(each, over, whole, path)
        for key, part, what in self._split(name, declared.over, whole):
            if len(heads) > len(declared.over):
                raise MalformedPosition(f"{path}: {name} has no such parts")
            if whole is not data and not self._named(heads, key, declared.over):
                continue
            if isinstance(declared, Place):
                yield name, key, self._known_cards(declared, part, what)
            else:
                yield name, key, self._read(part, declared.sort, what)

    def _alone(self, head: str, over: Over, part: Any, path: str) -> Any:
        """Return a whole in which only one part is told."""
        if not isinstance(sort_of(self.table, over.var), sorts.Number):
            return {head: part}
        known = [str(item) for item in self.table.flow.term(over.items, {})(World((), (), []))]
        if head not in known:
            raise MalformedPosition(f"{path}: {head!r} is no {over.var}; there are {listed(known)}")
        return [_MISSING] * known.index(head) + [part]

    def _named(self, heads: list[str], key: Val, over: tuple[Over, ...]) -> bool:
        keys = key if len(over) > 1 else (key,)
        written = [str(self.notation.write(each, sort_of(self.table, o.var))) for each, o in zip(keys, over, strict=True)]
        return written[: len(heads)] == heads

    def _known_cards(self, place: Place, data: Any, what: str) -> tuple[Piece, ...]:
        cards = self._cards(place, data, what)
        if isinstance(cards, Unknown):
            raise MalformedPosition(f"{what}: what has changed must be told card by card")
        return cards

    def _all_variables(self) -> list[str]:
        return [variable.id for variable in self.table.game.variables]

    def _split(self, name: str, over: tuple[Over, ...], data: Any) -> Iterator[tuple[Val, Any, str]]:
        """Yield the parts of a place or variable, each with its key."""
        layout = self.flow.places if name in self.flow.known.places else self.flow.variables
        for key, part, what in self._parts(over, data, name, [key for label, key in layout.labels if label == name]):
            yield key[0] if len(key) == 1 else key, part, what  # as the cells of a layout are found

    def _parts(
        self, over: tuple[Over, ...], data: Any, what: str, keys: list[tuple[Val, ...]]
    ) -> Iterator[tuple[tuple[Val, ...], Any, str]]:
        if data is _MISSING:
            return
        if not over:
            yield (), data, what
            return
        sort = sort_of(self.table, over[0].var)
        heads = list(dict.fromkeys(key[0] for key in keys))
        if isinstance(sort, sorts.Number):
            if not isinstance(data, list) or len(data) > len(heads):
                raise MalformedPosition(
                    f"{what}: a list of {len(heads)} is expected, one for each {over[0].var}, not {shown(data)}"
                )
            pairs = list(zip(heads, data, strict=False))
        else:
            if not isinstance(data, dict):
                raise MalformedPosition(f"{what}: an object is expected, with one entry for each {over[0].var}, not {shown(data)}")
            pairs = [(self._head(key, sort, heads, f"{what}/{key}"), part) for key, part in data.items()]
        for head, part in pairs:
            rest = [key[1:] for key in keys if key[0] == head]
            for key, inner, where in self._parts(over[1:], part, f"{what}/{self.notation.write(head, sort)}", rest):
                yield (head, *key), inner, where

    def _head(self, key: str, sort: Sort | None, heads: list[Val], what: str) -> Val:
        head = self._read(key, sort, what)
        if head not in heads:
            raise MalformedPosition(f"{what}: there is no such place")
        return head

    def _cards(self, place: Place, data: Any, what: str) -> tuple[Piece, ...] | Unknown:
        if data is None:
            return ()
        if isinstance(data, dict) and set(data) == {"any"}:
            if type(data["any"]) is not int or not 0 <= data["any"] <= 10_000:
                raise MalformedPosition(f"{what}: any: a number of cards is expected, not {shown(data['any'])}")
            return Unknown(data["any"])
        if place.keeps == ():
            if type(data) is not int or not 0 <= data <= 10_000:
                raise MalformedPosition(f"{what}: only the number of cards is told here, not {shown(data)}")
            return tuple(self._kept(place) for _ in range(data))
        if place.form == "one":
            return (self._card(place, data, what),)
        if isinstance(data, list):
            cards = [self._card(place, each, f"{what}, number {i}") for i, each in enumerate(data, 1)]
        elif isinstance(data, dict) and place.form == "bag":
            for name, copies in data.items():
                if type(copies) is not int or not 0 <= copies <= 10_000:
                    raise MalformedPosition(f"{what}, {name}: a number of cards is expected, not {shown(copies)}")
            cards = [self._card(place, name, what) for name, copies in data.items() for _ in range(copies)]
        else:
            raise MalformedPosition(
                f"{what}: {'a count of each card' if place.form == 'bag' else 'a list of cards'} is expected, not {shown(data)}"
            )
        return tuple(sorted(cards, key=by_name)) if place.form == "bag" else tuple(cards)

    def _kept(self, place: Place) -> Piece:
        faces = self.notation.faces[place.holds]
        if not faces:
            raise MalformedPosition(f"{place.id}: there is no {place.holds} at all")
        return self.flow.reducer(place)(next(iter(faces.values())))

    def _card(self, place: Place, data: Any, what: str) -> Piece:
        if place.keeps is not None and isinstance(data, str):
            for face in self.notation.faces[place.holds].values():
                if (kept := self.flow.reducer(place)(face)).name == data:
                    return kept
        try:
            card = self.notation.read_card(data, place.holds, what)
        except Malformed as wrong:
            raise MalformedPosition(str(wrong)) from None
        return card if place.keeps is None else self.flow.reducer(place)(card)
