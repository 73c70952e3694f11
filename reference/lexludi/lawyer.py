"""The rules lawyer: may I, why not, by which clause, and what another reading of the rulebook would change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from attrs import evolve, frozen

from lexludi.errors import LexludiError, MalformedMove, MalformedPosition, Refusal
from lexludi.fillings import FILLINGS
from lexludi.flow import DECLINE
from lexludi.positions import read_position, write_place
from lexludi.runtime import Act, Point, State
from lexludi.table import Table
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Clause, Definition, Game, Ruling
from lexludi_spec.language import Tree, is_node
from lexludi_spec.settle import chosen, clash, folded, options, other_readings
from lexludi_spec.tree import children, rewrite, walk
from lexludi_spec.vocabulary import Vocabulary


@frozen
class Otherwise:
    """What another reading of an open question would change: the answer, or the reasons."""

    ruling: Ruling
    reading: str
    allowed: bool | None
    because: tuple[Refusal, ...] = ()
    #: why it cannot be told, where it cannot
    unknown: str = ""


@frozen
class Read:
    """A clause that is not read as by default: which question about it has another answer here, and which."""

    clause: str
    ruling: Ruling
    reading: str


@frozen
class Opinion:
    """Whether a move is allowed, by which clauses or because of which, and what depends on a reading."""

    act: Act
    told: str
    at: str
    allowed: bool
    because: tuple[Refusal, ...]
    #: the clauses that allow it, or those that forbid it
    clauses: tuple[Clause, ...]
    #: those of them that are read otherwise than their text says
    read: tuple[Read, ...]
    #: the rulings, settled and open, on the sentences that these clauses restate
    rulings: tuple[Ruling, ...]
    otherwise: tuple[Otherwise, ...]
    #: where the game is after the move, if it is allowed and nothing unknown decides that
    then: dict[str, Any] | None = None


def opinion(table: Table, position: Any, move: Any, under: Callable[[Table], State] | None = None) -> Opinion:
    """Say whether a move is allowed in a position, and why or why not.

    Args:
        table: the table.
        position: the position, as JSON.
        move: the move, as JSON.
        under: gives the state by other readings, where it is known how the position came about; it may know what the
            position does not say.

    Raises:
        Malformed: if the position or the move cannot be read.
    """
    act = table.read_act(move)
    state, richly = (read_position(table, position, filling) for filling in FILLINGS)
    because = table.why_not(state, act)
    if {each.clause for each in because} != {each.clause for each in table.why_not(richly, act)}:
        raise MalformedPosition("it depends on cards that the position does not tell: any")
    cited = {refusal.clause for refusal in because} if because else permits(table, act, state.point)
    clauses = tuple(clause for clause in table.game.clauses if clause.id in cited)
    sentences = {id_ for clause in clauses for id_ in clause.sentences}
    rulings = tuple(ruling for ruling in table.game.rulings if sentences & set(ruling.sentences))
    others = tuple(
        other
        for ruling in options(table.game)
        for answer in ruling.answers
        if answer.name != table.readings[ruling.id]
        and not clash(table.game, {**table.readings, ruling.id: answer.name})
        and (other := _otherwise(table, ruling, answer.name, position, move, because, under))
    )
    then = None if because else _then(table, act, state, richly)
    read = tuple(each for each in _read(table) if each.clause in cited)
    return Opinion(act, table.say(act), state.point[0], not because, because, clauses, read, rulings, others, then)


def _then(table: Table, act: Act, *states: State) -> dict[str, Any] | None:
    """Return where a move leads, if that is the same from all of some states."""
    try:
        first, *others = [write_place(table, table.apply(state, act)) for state in states]
    except MalformedPosition:
        return None
    return first if all(other == first for other in others) else None


def permits(table: Table, act: Act, point: Point) -> set[str]:
    """Return the clauses by which a legal move may be made: its own, and the exceptions made for so many players."""
    stop = next(stop for stop in table.flow.stops.values() if stop.point[0] == point[0])
    assert isinstance(stop.node, s.Ask | s.Together)
    asks = [node for _, node in walk(stop.node) if isinstance(node, s.Ask)]
    if act.do == DECLINE:
        return {ask.decline.clause for ask in asks if isinstance(ask.decline, s.Decline)}
    rules: Game = chosen(evolve(table.game, rulings=()), table.readings)
    known = Vocabulary(rules)
    moves = [known.moves[move] for ask in asks for move in ask.moves if known.moves[move].says == act.do]
    found: set[str] = set()
    for move in moves:
        found |= {move.clause} | {require.clause for require in move.requires if not _decided(table, require.condition, so=True)}
        found |= {pick.clause for pick in move.picks} | set(_exceptions(table, known, (move.picks, move.requires, move.do), set()))
    return found - {""}


def _exceptions(table: Table, known: Vocabulary, tree: Tree, seen: set[str]) -> Iterator[str]:
    """Yield the clauses of the exceptions that are made with so many players, also in what the tree refers to."""
    for _, node in walk(tree):
        if isinstance(node, v.If) and node.clause and not _decided(table, node.condition, so=False):
            yield node.clause
        if isinstance(node, v.Call) and node.phrase not in seen:
            seen.add(node.phrase)
            yield from _exceptions(table, known, known.definitions[node.phrase].body, seen)


#: What says by its clause what may be or what counts.
_JUDGING = (s.Require, s.Pick, s.PickSome, s.When, v.If, Definition)


def _read(table: Table) -> tuple[Read, ...]:
    """Return the clauses that are read by another reading than the default: it stands in them, or has them in its branch."""
    others, found = other_readings(table.game, table.readings), set[tuple[str, str]]()
    known, followed = Vocabulary(table.game), set[tuple[str, str]]()

    def visit(tree: Tree, clause: str, within: frozenset[str]) -> None:
        if isinstance(tree, v.ByRuling):
            if tree.ruling in others:
                found.add((clause, tree.ruling))
                within |= {tree.ruling}
            visit(next(each.means for each in tree.readings if each.name == table.readings[tree.ruling]), clause, within)
        elif is_node(tree) or isinstance(tree, tuple):
            if own := getattr(tree, "clause", ""):
                found.update((own, ruling) for ruling in within)
                # what a move or a step does in its clause may be read otherwise without touching what the clause says
                clause, within = own if isinstance(tree, _JUDGING) else "", frozenset()
            if isinstance(tree, v.Call) and clause and (tree.phrase, clause) not in followed:
                followed.add((tree.phrase, clause))  # what has no clause of its own belongs to the clause that speaks of it
                definition = known.definitions[tree.phrase]
                visit(definition.body, definition.clause or clause, within)
            for _, each in children(tree, ""):
                visit(each, clause, within)

    visit(evolve(table.game, clauses=(), rulings=()), "", frozenset())
    return tuple(
        Read(clause, ruling, others[ruling.id])
        for ruling in options(table.game)
        for clause in sorted(clause for clause, id_ in found if id_ == ruling.id and clause)
    )


def _decided(table: Table, condition: c.Condition, *, so: bool) -> bool:
    """Tell whether a condition is always so, or never, under the readings and with the players of a table."""
    known, players = Vocabulary(table.game), len(table.players)

    def spelt(node: Tree) -> Tree:
        if not isinstance(node, v.Call):
            return node
        body = rewrite(chosen(known.definitions[node.phrase].body, table.readings), spelt)
        means = folded(body, players)
        return means if means in (c.Always(), c.Not(c.Always())) else node

    found = folded(rewrite(chosen(condition, table.readings), spelt), players)
    return bool(found == (c.Always() if so else c.Not(c.Always())))


def _otherwise(
    table: Table,
    ruling: Ruling,
    reading: str,
    position: Any,
    move: Any,
    because: tuple[Refusal, ...],
    under: Callable[[Table], State] | None,
) -> Otherwise | None:
    other = Table(table.game, table.players, {**table.readings, ruling.id: reading})
    told = position if "return" in position else None
    ways = [list(way) for name, way in other.flow.points if name == position.get("at")]
    found: list[tuple[Refusal, ...]] = []
    try:
        for way in [[]] if told else ways or [[]]:
            state = read_position(other, told or {**position, **({"return": way} if way else {})})
            found.append(other.why_not(state, other.read_act(move)))
    except LexludiError as wrong:
        reached = None if under is None else _reached(other, under, position)
        if reached is None:
            return Otherwise(ruling, reading, None, unknown=_unclear(wrong))
        try:
            found = [other.why_not(reached, other.read_act(move))]
        except LexludiError as badly:
            return Otherwise(ruling, reading, None, unknown=_unclear(badly))
    answers = {frozenset(each.clause for each in because) for because in found}
    if len(answers) > 1:
        return Otherwise(ruling, reading, None, unknown=f"{_TOO_LITTLE}return: {' or '.join(map(str, ways))}")
    if answers == {frozenset(each.clause for each in because)}:
        return None
    return Otherwise(ruling, reading, not found[0], found[0])


_TOO_LITTLE = "the position does not say enough: "


def _unclear(wrong: LexludiError) -> str:
    """Return why it cannot be told what another reading says: the move is told otherwise by it, or the position says too little."""
    return f"the move would be told otherwise: {wrong}" if isinstance(wrong, MalformedMove) else f"{_TOO_LITTLE}{wrong}"


def _reached(other: Table, under: Callable[[Table], State], position: Any) -> State | None:
    """Return the state by other readings that stands at the same decision; nothing if they do not lead there."""
    try:
        state = under(other)
    except LexludiError:
        return None
    return state if write_place(other, state) == {key: position.get(key) for key in ("at", "by")} else None
