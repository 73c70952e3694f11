"""A rulebook in which one clause is switched off, to see which vectors notice.

What it means that a clause is off depends on the node that cites it: a requirement is not required, an effect does not
happen, an exception is not made, a move, a choice or a refusal that is permitted is not, a tie-break does not count. Where a
clause says whose decision it is, nothing says so, and nobody can be refused by it; what a definition stands for is nothing,
nobody in particular, or all.
"""

from __future__ import annotations

from typing import Any

import attrs

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Definition, Force, Game, Move, Place, Public, Table
from lexludi_spec.language import Tree, is_node
from lexludi_spec.sorting import Sorting
from lexludi_spec.sorts import Card, List, Number, Seat, Truth, Word
from lexludi_spec.tree import rewrite

_NEVER = c.Not(c.Always())


def switched_off(game: Game, clause: str) -> Game:
    """Return the game without what a clause says."""
    force = next(each.force for each in game.clauses if each.id == clause)
    switch = _Switch(game, clause, force)
    without: Game = rewrite(game, switch.off)
    return without


class _Switch:
    """Switches off the nodes that cite one clause."""

    def __init__(self, game: Game, clause: str, force: Force) -> None:
        self.clause, self.permission, self.effect = clause, force == "permission", force == "effect"
        self.names = {each.name: each.sort for each in game.names}
        self.sorting = Sorting(game)
        self.forbidden = {move.id for move in game.moves if self.permission and move.clause == clause}

    def off(self, node: Tree) -> Tree:
        """Return what is left of a node, its parts being switched off already."""
        node = self._lists(node)
        if isinstance(node, s.Ask):
            return self._ask(node)
        if isinstance(node, Move | s.Award) and node.requires:
            requires = tuple(each for each in node.requires if each.clause != self.clause)
            node = node if len(requires) == len(node.requires) else attrs.evolve(node, requires=requires)
        if getattr(node, "clause", "") != self.clause:
            return node
        match node:
            case s.Pick():
                return attrs.evolve(node, among=self._any(node))
            case s.PickSome():
                return attrs.evolve(node, count=1) if node.where == c.Always() else attrs.evolve(node, where=c.Always())
            case Move() if self.effect:
                return attrs.evolve(node, do=())
            case v.If():
                return node.otherwise
            case s.When():
                return attrs.evolve(node, condition=_NEVER)
            case s.Repeat():
                return attrs.evolve(node, until=None)
            case s.By() | s.Award():
                return ()
            case Definition():
                return attrs.evolve(node, body=self._nothing(node.phrase, node.body))
            case Table():
                return attrs.evolve(node, rows=tuple(tuple(0 if type(each) is int else each for each in row) for row in node.rows))
            case Place():
                return attrs.evolve(node, keeps=None, sight=Public())
            case _:
                return node

    def _lists(self, node: Tree) -> Tree:
        """Steps and keys that are off leave their list."""
        if not is_node(node):
            return node
        changed: dict[str, Any] = {}
        for name in ("steps", "then", "otherwise", "do", "play", "means"):
            old = getattr(node, name, None)
            if isinstance(old, tuple) and () in old:
                changed[name] = tuple(each for each in old if each != ())
        if isinstance(node, v.Best) and any(key.clause == self.clause for key in node.keys):
            changed["keys"] = tuple(key for key in node.keys if key.clause != self.clause)
        return attrs.evolve(node, **changed) if changed else node

    def _ask(self, node: s.Ask) -> Tree:
        moves = tuple(move for move in node.moves if move not in self.forbidden)
        if (node.clause == self.clause and self.permission) or not moves:
            return ()
        asked = attrs.evolve(node, moves=moves)
        if node.whose == self.clause:
            asked = attrs.evolve(asked, whose="")
        if node.clause == self.clause and node.decline is None:
            asked = attrs.evolve(asked, decline=s.Decline(self.clause))
        if isinstance(node.decline, s.Decline) and node.decline.clause == self.clause:
            return s.When(c.Possible(asked.by, asked.moves), (attrs.evolve(asked, decline=None),))
        return asked

    def _any(self, pick: s.Pick) -> v.Value:
        match self.names[pick.name]:
            case Word(kind):
                return v.Words(kind)
            case Seat():
                return v.Seats()
            case Number():
                return v.Range(0, 20)
            case Card(component):
                return v.Everywhere(component)
            case _:
                return pick.among

    def _nothing(self, phrase: str, body: Any) -> Any:
        match body:
            case v.ByRuling(_, readings):
                return attrs.evolve(
                    body, readings=tuple(attrs.evolve(each, means=self._nothing(phrase, each.means)) for each in readings)
                )
            case v.Best():
                return v.First(1, body)
            case v.Those(_, items, _):
                return items
            case v.Walks():
                return attrs.evolve(body, over=_NEVER)
            case _:
                sort = self.sorting.body(phrase)
                return v.First(0, body) if isinstance(sort, List) else _NEUTRAL.get(type(sort), body)


#: What stands for something of a sort where nothing is said of it.
_NEUTRAL: dict[type, v.Value | c.Condition] = {Truth: _NEVER, Number: 0, Seat: v.Item(1, v.Seats())}
