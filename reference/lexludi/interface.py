"""What a program that plays a game is asked and tells: its decisions, moves, outcomes of chance, and the parts of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lexludi.flow import DECLINE
from lexludi.positions import sort_of, told_by
from lexludi.runtime import END, Val
from lexludi.table import Table
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec.conditions import Always, Not
from lexludi_spec.declarations import Over, Owner, Place, Public, SeenWhen, TopSeen, Variable
from lexludi_spec.prose import English
from lexludi_spec.settle import folded
from lexludi_spec.sorts import Sort


def interface(table: Table) -> dict[str, Any]:
    """Return the interface of a game, for the players and readings of a table, as JSON."""
    flow = table.flow
    decisions: dict[str, Any] = {}
    chance: dict[str, Any] = {}
    for stop in reversed(flow.stops.values()):
        name, way = stop.point
        if stop.together:
            continue
        if isinstance(stop.node, s.Shuffle | s.Draw):
            chance[name] = {"outcome": _outcome(table, stop.node)}
            continue
        found = decisions.setdefault(name, {"moves": _moves(table, stop.node), "with": {}, "return": [], "variables": []})
        needs = flow.needs[flow.points[stop.point]]
        told = told_by(stop.node)
        found["with"] |= {each: said(table, sort_of(table, each)) for each, _ in needs.names if each != told}
        found["return"] += [list(way)] if way else []
        found["variables"] = sorted({*found["variables"], *needs.variables} - {told})
    end = flow.needs[flow.points[END]]
    decisions["end"] = {"moves": {}, "with": {}, "return": [], "variables": sorted(end.variables)}
    return {
        "game": table.game.id,
        "players": len(table.players),
        "decisions": decisions,
        "chance": chance,
        "places": {place.id: _place(table, place) for place in flow.game.places},
        "variables": {variable.id: _variable(table, variable) for variable in flow.game.variables},
    }


def said(table: Table, sort: Sort | None) -> str:
    """Return how a value of a sort is written in JSON."""
    known = table.flow.known
    match sort:
        case sorts.Number():
            return "a whole number"
        case sorts.Truth():
            return "true or false"
        case sorts.Seat():
            return "the name of a player"
        case sorts.Word(kind):
            words = known.kinds[kind]
            return "one of " + ", ".join(words) if len(words) < 13 else f"the name of a {kind}"
        case sorts.Card(component) if known.components[component].told_by == "traits":
            traits = known.traits[component].values()
            return f"a {component} as an object: " + ", ".join(f"{trait.id}, {said(table, trait.sort)}" for trait in traits)
        case sorts.Card(component):
            return f"the name of a {component}"
        case sorts.Sides(board):
            return f"sides of a tile on the {board}, in their order"
        case sorts.List(sorts.Number()):
            return "a list of whole numbers"
        case sorts.List(of):
            return f"a list, each item {said(table, of)}"
        case _:
            return "null"


def _moves(table: Table, node: s.Ask | s.Together) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for ask in [each for _, each in table.flow.known.through((node,), moves=False) if isinstance(each, s.Ask)]:
        for name in ask.moves:
            move = table.flow.known.moves[name]
            told = [pick for pick in move.picks if not _never_told(table, pick)]
            found[move.says] = {pick.name: said(table, _sort_of_pick(table, pick)) for pick in told}
        if ask.decline is not None:
            found[DECLINE] = {}
    return found


def _never_told(table: Table, pick: s.Param) -> bool:
    return bool(folded(pick.told, len(table.players)) == Not(Always()))


def _sort_of_pick(table: Table, pick: s.Param) -> Sort | None:
    return table.flow.known.names.get(pick.name)


def _outcome(table: Table, node: s.Shuffle | s.Draw) -> str:
    if isinstance(node, s.Draw):
        return said(table, table.flow.known.names[node.name])
    place = table.flow.known.places[node.place.place]
    return f"the {place.id} in its new order, {_first(place)}: {said(table, sorts.List(sorts.Card(place.holds)))}"


def _first(place: Place) -> str:
    return "the top first" if place.top == "first" else "the free end or top last"


def _place(table: Table, place: Place) -> dict[str, Any]:
    card = said(table, sorts.Card(place.holds))
    if place.keeps == ():
        written = f"how many {place.holds} cards lie there"
    elif place.form == "one":
        written = f"{card}, or null"
    elif place.form == "bag" and place.keeps is None and table.flow.known.components[place.holds].told_by == "traits":
        written = f"a list in any order, each item {card}"
    elif place.form == "bag":
        what = card if place.keeps is None else " and ".join(place.keeps)
        written = f"an object: how many of each, by {what}"
    else:
        written = f"a list, {_first(place)}, each item {card}"
    return {"each": _each(table, place.over), "written": written, "seen": _seen(table, place)}


def _seen(table: Table, place: Place) -> str:
    match place.sight:
        case Public():
            return "by all"
        case Owner(open_at):
            return 'by its player; others are shown how many: {"hidden": n}' + (f"; at {open_at} by all" if open_at else "")
        case TopSeen():
            return "the top card by all; how many lie there"
        case SeenWhen(condition):
            return f'by all if {English(table.flow.game).say(condition)}; otherwise how many: {{"hidden": n}}'
        case _:
            return 'by nobody; all are shown how many: {"hidden": n}'


def _variable(table: Table, variable: Variable) -> dict[str, Any]:
    start: Val = None if type(variable.start).__name__ == "Nothing" else variable.start
    return {
        "each": _each(table, variable.over),
        "written": said(table, variable.sort),
        "at the start": table.notation.write(start, variable.sort),
    }


def _each(table: Table, over: tuple[Over, ...]) -> str:
    names = [
        f"{each.var} ({'in a list' if isinstance(sort_of(table, each.var), sorts.Number) else 'in an object'})" for each in over
    ]
    return "for each " + ", and in it for each ".join(names) if names else ""


def lines(told: dict[str, Any]) -> Iterator[str]:
    """Yield an interface as lines for people."""
    yield "Decisions: at, and who decides under by"
    for name, each in told["decisions"].items():
        yield f"  {name}"
        for verb, args in each["moves"].items():
            yield f"    {verb}" + "".join(f" {arg}=({sort})" for arg, sort in args.items())
        if each["with"]:
            yield "    with: " + "; ".join(f"{key}, {sort}" for key, sort in each["with"].items())
        if each["return"]:
            yield "    return: " + " or ".join("[" + ", ".join(way) + "]" for way in each["return"])
        if each["variables"]:
            yield f"    still needed: {', '.join(each['variables'])}"
    yield "Chance"
    for name, each in told["chance"].items():
        yield f"  {name}: {each['outcome']}"
    yield "Places"
    for name, each in told["places"].items():
        yield f"  {name}: {each['each'] + ', ' if each['each'] else ''}{each['written']}; seen {each['seen']}"
    yield "Variables"
    for name, each in told["variables"].items():
        start = "nothing" if each["at the start"] is None else each["at the start"]
        yield f"  {name}: {each['each'] + ', ' if each['each'] else ''}{each['written']}; at the start {start}"
