"""Numbered operations: what each reads and writes, and so what is still needed at each point where somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from attrs import frozen

from lexludi.conditions import Conditions
from lexludi.moves import Choices
from lexludi.runtime import Fn, Point, Val, World
from lexludi.terms import Scope
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game, Place, Variable
from lexludi_spec.errors import InvalidRules, Mistake
from lexludi_spec.footprint import may_be_made, read_by
from lexludi_spec.language import Tree
from lexludi_spec.tree import free_names, walk

Op: TypeAlias = Callable[[World], int]
#: What is read or written: a bound name by its slot, or a variable by its name.
Use: TypeAlias = "int | str"
PAUSE = -1
#: So many operations are done between two decisions; more is a loop without end.
_LONGEST = 1_000_000


@frozen(eq=False)
class Stop:
    """A point where somebody, or chance, must decide."""

    point: Point
    node: s.Ask | s.Together | s.Shuffle | s.Draw
    scope: Scope
    #: who decides, or the players who decide together, or the place or the possibilities of chance
    subject: Fn
    choices: dict[str, Choices]
    entries: dict[str, int]
    then: int
    #: the clause under which it stands
    clause: str
    player: int = -1
    #: whether it is one of the decisions that players make together, and so no point by itself
    together: bool = False


@frozen(eq=False)
class Needs:
    """What a point needs: the names with their slots, and the numbers of the variables that are forgotten there."""

    names: tuple[tuple[str, int], ...]
    variables: frozenset[str]
    forgotten: tuple[tuple[int, Val], ...]


class Code(Conditions):
    """Operations of one settled game for one number of players; where they lead, and what they need."""

    def __init__(self, game: Game, players: int) -> None:
        """Begin with no operation."""
        super().__init__(game, players)
        self.ops: list[Op] = []
        self.uses: list[frozenset[Use]] = []
        self.sets: list[frozenset[Use]] = []
        self.nexts: list[tuple[int, ...]] = []
        self.stops: dict[int, Stop] = {}
        #: by their operations: what is tested, with its scope and where it goes on if it is so; and what is done
        self.tests: dict[int, tuple[c.Condition, Scope, int]] = {}
        self.effects: dict[int, s.Step] = {}
        start = {name: variable.start for name, variable in self.known.variables.items()}
        #: the value of every variable at the start
        self.fresh = [None if isinstance(start[name], v.Nothing) else start[name] for name, _ in self.variables.labels]

    def run(self, w: World, pc: int) -> None:
        """Go on from an operation until somebody must decide, or nothing is left to do."""
        ops = self.ops
        for _ in range(_LONGEST):
            w.pc = pc
            pc = ops[pc](w)
            if pc < 0:
                return
        raise InvalidRules(self.game.id, (Mistake("it goes on without end, and nobody decides anything", "$.play"),))

    def emit(self, op: Op | None, uses: Iterable[Use] = (), sets: Iterable[Use] = (), nexts: tuple[int, ...] = ()) -> int:
        """Add an operation, or room for one; return its number."""
        self.ops.append(op or halted)
        self.uses.append(frozenset(uses))
        self.sets.append(frozenset(sets))
        self.nexts.append(nexts)
        return len(self.ops) - 1

    def patch(self, pc: int, op: Op, uses: Iterable[Use], sets: Iterable[Use], nexts: tuple[int, ...]) -> int:
        """Put an operation where room was left; return its number."""
        self.ops[pc], self.uses[pc], self.sets[pc], self.nexts[pc] = op, frozenset(uses), frozenset(sets), nexts
        return pc

    def reads(self, tree: Tree, scope: Scope) -> set[Use]:
        """Return the bound names and the variables that a tree reads."""
        names = free_names(tree)
        for _, node in walk(tree):
            for move in [self.known.moves[each] for each in getattr(node, "moves", ())]:
                parts = move if isinstance(node, c.CanReach) else may_be_made(move)
                names |= free_names(parts) - {"player", *(pick.name for pick in move.picks)}
        return {scope[name] for name in names if name in scope} | read_by(self.known, tree).variables

    def needs_of(self, end: int) -> dict[int, Needs]:
        """Find for every point what may be read after it before it is written anew."""
        live: list[frozenset[Use]] = [frozenset()] * len(self.ops)
        declared: list[Place | Variable] = [*self.game.places, *self.game.variables]
        seen = read_by(self.known, (self.game.invariants, tuple(each.sight for each in declared))).variables
        for pc in (*self.stops, end):
            self.uses[pc] |= seen
        grown = True
        while grown:
            grown = False
            for pc in range(len(self.ops) - 1, -1, -1):
                after = frozenset().union(*(live[each] for each in self.nexts[pc]))
                now = self.uses[pc] | (after - self.sets[pc])
                if now != live[pc]:
                    live[pc], grown = now, True
        needs = {}
        for pc in [*self.stops, end]:
            slots = sorted((use for use in live[pc] if isinstance(use, int)), key=lambda slot: (self.called[slot], slot))
            variables = frozenset(use for use in live[pc] if isinstance(use, str))
            forgotten = tuple((i, self.fresh[i]) for i, (name, _) in enumerate(self.variables.labels) if name not in variables)
            needs[pc] = Needs(tuple((self.called[slot], slot) for slot in slots), variables, forgotten)
        return needs


def halted(w: World) -> int:  # noqa: ARG001  # an operation takes the world
    """Nothing more happens."""
    return PAUSE
