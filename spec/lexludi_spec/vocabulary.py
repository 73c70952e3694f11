"""What a game declares, by name; and the words and sorts that its boards, tables and components bring with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from attrs import frozen

from lexludi_spec.conditions import CanReach, Possible
from lexludi_spec.declarations import Board, Component, Constant, Definition, Game, Move, Place, Procedure, Table, TraitOf, Variable
from lexludi_spec.language import Tree
from lexludi_spec.sorts import Seat, Sort
from lexludi_spec.steps import Ask, Do, PickSome
from lexludi_spec.tree import walk
from lexludi_spec.values import Call

#: Bound by the language itself: the player who decides.
OWN_NAMES: dict[str, Sort] = {"player": Seat()}
#: The keys of a position that are not names of places or variables.
POSITION_KEYS = ("game", "players", "at", "by", "with", "return", "answers", "winners")


@frozen(slots=False, eq=False)
class Vocabulary:
    """The declarations of one game by name."""

    game: Game

    @cached_property
    def kinds(self) -> dict[str, tuple[str, ...]]:
        """The words of each kind; the cells and the directions of a board are kinds."""
        kinds = {kind.id: kind.words for kind in self.game.kinds}
        for board in self.game.boards:
            kinds[board.id] = cells(board)
            kinds[board.sides] = tuple(direction.word for direction in board.directions)
        return kinds

    @cached_property
    def boards(self) -> dict[str, Board]:
        """The boards."""
        return {each.id: each for each in self.game.boards}

    @cached_property
    def tables(self) -> dict[str, Table]:
        """The tables."""
        return {each.id: each for each in self.game.tables}

    @cached_property
    def names(self) -> dict[str, Sort]:
        """The sort of each bound name."""
        return OWN_NAMES | {each.name: each.sort for each in self.game.names}

    @cached_property
    def components(self) -> dict[str, Component]:
        """The kinds of components."""
        return {each.id: each for each in self.game.components}

    @cached_property
    def traits(self) -> dict[str, dict[str, TraitOf]]:
        """The traits of each kind of component."""
        return {each.id: {trait.id: trait for trait in each.traits} for each in self.game.components}

    @cached_property
    def places(self) -> dict[str, Place]:
        """The places."""
        return {each.id: each for each in self.game.places}

    @cached_property
    def variables(self) -> dict[str, Variable]:
        """The variables."""
        return {each.id: each for each in self.game.variables}

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """The definitions by phrase."""
        return {each.phrase: each for each in self.game.definitions}

    @cached_property
    def moves(self) -> dict[str, Move]:
        """The moves."""
        return {each.id: each for each in self.game.moves}

    @cached_property
    def verbs(self) -> dict[str, tuple[Move, ...]]:
        """The moves that each verb may mean."""
        found: dict[str, tuple[Move, ...]] = {}
        for move in self.game.moves:
            found[move.says] = (*found.get(move.says, ()), move)
        return found

    @cached_property
    def unordered(self) -> dict[str, frozenset[str]]:
        """What is picked several at once with each verb, and in any order."""
        return {
            verb: frozenset(pick.name for move in moves for pick in move.picks if isinstance(pick, PickSome) and not pick.ordered)
            for verb, moves in self.verbs.items()
        }

    @cached_property
    def procedures(self) -> dict[str, Procedure]:
        """The procedures."""
        return {each.id: each for each in self.game.procedures}

    def through(self, tree: Tree, path: str = "$", *, moves: bool = True) -> Iterator[tuple[str, Tree]]:
        """Yield every node of a tree with its path, and those of the definitions, procedures and moves that it refers to.

        The nodes are equal to those of the tree, and need not be the same objects.
        """
        waiting, seen = [(path, tree)], set[str]()
        while waiting:
            before, root = waiting.pop()
            for at, node in _nodes(root):
                yield f"{before}{at}", node
                for where, part in self._referred(node, moves) if isinstance(node, _REFERRING) else ():
                    if where not in seen:
                        seen.add(where)
                        waiting.append((where, part))

    def _referred(self, node: Tree, moves: bool) -> Iterator[tuple[str, Tree]]:
        match node:
            case Call(phrase, _):
                yield f"$.definitions[{list(self.definitions).index(phrase)}].body", self.definitions[phrase].body
            case Do(procedure, _):
                yield f"$.procedures[{list(self.procedures).index(procedure)}].steps", self.procedures[procedure].steps
            case Ask(moves=named) | Possible(_, named) | CanReach(_, named, _) if moves:
                yield from ((f"$.moves[{list(self.moves).index(name)}]", self.moves[name]) for name in named)


_REFERRING = (Call, Do, Ask, Possible, CanReach)


@lru_cache(maxsize=1 << 12)
def _nodes(tree: Tree) -> tuple[tuple[str, Tree], ...]:
    """Return every node of a tree with its path in it; what is looked through once is looked through again and again."""
    return tuple(walk(tree, ""))


def cells(board: Board) -> tuple[str, ...]:
    """Return the cells of a board row by row, from A1 on."""
    return tuple(f"{chr(65 + column)}{row + 1}" for row in range(board.height) for column in range(board.width))


def is_constant(tree: object) -> bool:
    """Tell whether a thing is a constant: a number, a word, yes or no, or a list of constants."""
    return isinstance(tree, bool | int | str) or (isinstance(tree, tuple) and all(is_constant(each) for each in tree))


__all__ = ["OWN_NAMES", "POSITION_KEYS", "Constant", "Vocabulary", "cells", "is_constant"]
