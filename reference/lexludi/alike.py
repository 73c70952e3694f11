"""Whether what is said of where a game is, is so: the contents, the legal moves, what is seen; and what is otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from lexludi.errors import Malformed
from lexludi.positions import Contents, read_contents, told_by, write_cards, write_place, write_position
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_spec.declarations import Game, Public
from lexludi_spec.values import Nothing


def untrue(table: Table, state: State, claims: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is claimed of where a game is and is not so: at which decision, whose, the position, legal moves, views.

    Raises:
        Malformed: if a claim cannot be read.
    """
    here = write_place(table, state)
    for key in ("at", "by", "winners"):
        if key in claims and not same(unordered(claims[key]), unordered(here.get(key))):
            yield f"{key}: {unlike(unordered(claims[key]), unordered(here.get(key)))}"
    if "position" in claims:
        told, mine = claims["position"], write_position(table, state)
        for part in _PARTS:
            want, got = (unordered(spelt(table, each.get(part))) for each in (told, mine))
            if part in told and not same(want, got):
                yield f"position, {part}: {unlike(want, got)}"
        expected = read_contents(table, told)
        yield from (
            f"{where}: {what}" for where, what in contents_unlike(table, expected, Contents(state.cells, state.variables), state)
        )
    for player, moves in claims.get("legal", {}).items():
        legal = [table.write_act(act) for act in table.legal(state, table.notation.read_seat(player, "legal"))]
        yield from (f"legal, {player}: {what}" for what in moves_unlike(table, player, moves, legal, state))
    for player, view in claims.get("views", {}).items():
        seen = write_view(table, state, table.notation.read_seat(player, "views"))
        yield from (f"view of {player}: {where}: {what}" for where, what in views_unlike(table, view, seen, state))


#: What a position says besides what lies where and what every variable is.
_PARTS = ("at", "by", "winners", "with", "return", "answers")


def unlike(expected: Any, found: Any) -> str:
    """Say that something was expected, and something else found."""
    return f"expected {said_short(expected)}, got {said_short(found)}"


# ----------------------------------------------------------------------------------------------------------- contents
def contents_unlike(table: Table, expected: Contents, found: Contents, state: State) -> Iterator[tuple[str, str]]:
    """Yield which places, and which variables that still matter in a state, are otherwise than expected, and how."""
    flow, notation = table.flow, table.notation
    for i, (name, key) in enumerate(flow.places.labels):
        if found.cells[i] != expected.cells[i]:
            place = flow.known.places[name]
            yield label(table, name, key), unlike(*(write_cards(table, place, each.cells[i]) for each in (expected, found)))
    needs, stop = flow.needs[flow.points[state.point]], table.stop(state)
    told = told_by(None if stop is None else stop.node)
    for i, (name, key) in enumerate(flow.variables.labels):
        if name in needs.variables and name != told and found.variables[i] != expected.variables[i]:
            sort = flow.known.variables[name].sort
            yield label(table, name, key), unlike(*(notation.write(each.variables[i], sort) for each in (expected, found)))


def label(table: Table, name: str, key: tuple[Any, ...]) -> str:
    """Return what a part of a position is called."""
    declared = table.flow.known.places.get(name) or table.flow.known.variables[name]
    names = table.flow.known.names
    return "/".join(
        [name, *(str(table.notation.write(each, names[over.var])) for each, over in zip(key, declared.over, strict=True))]
    )


def spelt(table: Table, told: Any) -> Any:
    """Return answers, or anything else, without the order of what is picked at once where it does not matter."""
    if isinstance(told, list):
        return [spelt(table, each) for each in told]
    if not isinstance(told, dict):
        return told
    verb = told.get("do")
    picked = table.flow.known.unordered.get(verb, ()) if isinstance(verb, str) else ()
    return {key: unordered(each) if key in picked else spelt(table, each) for key, each in told.items()}


# ------------------------------------------------------------------------------------------------------- legal moves
def moves_unlike(table: Table, player: str, expected: Sequence[Any], found: Sequence[Any], state: State) -> Iterator[str]:
    """Yield in what the set of moves that a player may make differs: what is missing, too much, or listed twice."""
    left = {_key(table, move): move for move in expected}
    others = [move for move in found if left.pop(_key(table, move), None) is None]
    if not left and not others:
        return
    # they are not spelt alike, and may be the same for all that
    known = {_act(table, player, move, state) for move in expected}
    waiting = {_act(table, player, move, state): move for move in left.values()}
    seen = known - waiting.keys()
    for move in others:
        try:
            act = _act(table, player, move, state)
        except Malformed as wrong:
            yield f"{said_short(move)} cannot be read: {wrong}"
            continue
        if act in seen:
            yield f"{said_short(move)} is listed twice"
        elif act not in known:
            yield f"{said_short(move)} is too much"
        seen.add(act)
        waiting.pop(act, None)
    for move in waiting.values():
        yield f"{said_short(move)} is missing"


def _key(table: Table, move: Any) -> str:
    """Return a text that two moves only share if they are the same, whoever makes them."""
    told = spelt(table, move)
    return repr(sorted((told | {"by": ""}).items()) if isinstance(told, dict) else told)


def _act(table: Table, player: str, move: Any, state: State) -> Act:
    return table.canonical(state, table.read_act({"by": player} | move if isinstance(move, dict) else move))


# -------------------------------------------------------------------------------------------------------------- views
def views_unlike(table: Table, expected: Mapping[str, Any], found: Mapping[str, Any], state: State) -> Iterator[tuple[str, str]]:
    """Yield in what a view differs, and how, but for what is open to all and does not matter any more."""
    alike = {key for key in expected.keys() & found.keys() if same(expected[key], found[key])}
    want, got = (
        normal_view({key: value for key, value in each.items() if key not in alike}, table.game) for each in (expected, found)
    )
    for key in sorted(want.keys() | got.keys()):
        one, other = want.get(key), got.get(key)
        told = unordered if key == "by" else partial(spelt, table)
        if same(one, other) or same(told(one), told(other)) or _no_matter(table, key, one, state):
            continue
        hidden = isinstance(one, dict) and "hidden" in one
        what = "it shows what this player does not see: " if hidden and other is not None else ""
        yield key, f"{what}{unlike(one, other)}"


def _no_matter(table: Table, key: str, expected: Any, state: State) -> bool:
    """Tell whether a part of a view does not matter in a state: it is open to all, and never read again."""
    if key == "return":
        return expected is None  # where the game goes on is evident in most places
    variable = table.flow.known.variables.get(key)
    needed = table.flow.needs[table.flow.points[state.point]].variables
    return variable is not None and key not in needed and variable.sight == Public()


def normal_view(view: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """Return a view of a game without what may be left out of it: what is empty, or as at the start."""
    starts = {variable.id: None if isinstance(variable.start, Nothing) else variable.start for variable in game.variables}
    return {
        key: inner
        for key, value in view.items()
        if key not in ("game", "players") and not _empty(inner := _normal(value, starts.get(key, 0)))
    }


def _normal(value: Any, start: Any) -> Any:
    if isinstance(value, dict):
        return {key: inner for key, each in value.items() if not _empty(inner := _normal(each, start))}
    if isinstance(value, list) and all(isinstance(each, list) and not each for each in value):
        return []
    return None if same(value, start) else value


def _empty(value: Any) -> bool:
    return value is None or value in ([], {})


def unordered(value: Any) -> Any:
    """Return a list without its order, anything else as it is."""
    return sorted(value, key=str) if isinstance(value, list) else value


def said_short(value: Any) -> str:
    """Return JSON in one line, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:297] + "…"


def same(one: Any, other: Any) -> bool:
    """Tell whether two things are the same JSON: true is not 1, and 20.0 is not 20."""
    if one != other or type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return all(map(same, one.values(), [other[key] for key in one]))
    return not isinstance(one, list) or all(map(same, one, other))
