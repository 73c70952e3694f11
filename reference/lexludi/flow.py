"""The order of play, compiled once into numbered operations; each does its part and returns the number of the next.

A state says where it is by the name of a point (see :data:`~lexludi.runtime.Point`), never by such a number. Which names
and variables a point still needs follows from what may be read after it; all others are forgotten there, so that positions
with the same future are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from attrs import evolve

from lexludi.code import PAUSE, Stop, Use, halted
from lexludi.effects import Context, Effects
from lexludi.moves import Choices
from lexludi.runtime import END, Act, Fn, World
from lexludi.terms import Scope, there
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game
from lexludi_spec.footprint import bound_by, call_sites
from lexludi_spec.secrecy import Secrecy
from lexludi_spec.tree import walk

#: The verb of whoever makes use of none of the moves offered.
DECLINE = "decline"


class Flow(Effects):
    """The compiled order of play of one settled game for one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        """Compile everything."""
        super().__init__(game, players)
        self.end_clause = ""
        self.secrecy = Secrecy(game)
        steps = [node for _, node in walk((game.moves, game.procedures, game.play))]
        self.inside = [(node, self.secrecy.inside(node)) for node in steps if isinstance(node, s.Together)]
        self.sites = call_sites(steps)
        self.asked = {node.id for node in steps if isinstance(node, s.Ask | s.Together)}
        self.halt = self.emit(halted)
        self.end = self.emit(halted, {each.id for each in game.variables if each.scores or each.stays})
        self.main = self._steps(game.play, 0, {}, self.end, Context())
        scoring = game.scoring
        #: where the scoring by itself begins, and who would win after it
        self.scoring = (
            self.halt if scoring is None else self._steps((s.Do(scoring.procedure),), 0, {}, self.halt, Context("scoring"))
        )
        self.winners = self.term(v.Listed(()) if scoring is None else scoring.winners, {})
        self.points = {stop.point: pc for pc, stop in self.stops.items() if not stop.together} | {END: self.end}
        self.needs = self.needs_of(self.end)

    def choices(self, move: str, scope: Scope, *, in_search: bool = False) -> Choices:
        """Compile a move where it may be made."""
        declared = self.known.moves[move]
        given = {name: scope[name] for name in (*declared.given, "player")}
        return Choices.of(self, declared, given, in_search=in_search)

    def run_apart(self, steps: tuple[s.Step, ...], scope: Scope) -> tuple[Callable[[World], None], Scope]:
        """Compile steps that are done in a world of its own, to see what would be."""
        inner = {**scope, **{name: self.slot(name) for step in steps for name in bound_by(step) if name not in scope}}
        first = self._steps(steps, 0, inner, self.halt, Context())

        def run(w: World) -> None:
            self.run(w, first)
            assert w.pc == self.halt, "a decision in what only would be"

        return run, inner

    def _steps(self, steps: tuple[s.Step, ...], index: int, scope: Scope, then: int, context: Context) -> int:
        """Compile a list of steps from an index on; return where it begins, ``then`` being where to go on afterwards."""
        if index == len(steps):
            return then
        inner = {**scope, **{name: self.slot(name) for name in bound_by(steps[index]) if name not in scope}}
        rest = self._steps(steps, index + 1, inner, then, context)
        return self._step(steps[index], inner, rest, context)

    def _step(self, node: s.Step, scope: Scope, then: int, context: Context) -> int:
        match node:
            case s.By(clause, steps):
                return self._steps(steps, 0, scope, then, evolve(context, clause=clause))
            case s.When(condition, yes, no):
                test = self.condition(condition, scope)
                a, b = self._steps(yes, 0, scope, then, context), self._steps(no, 0, scope, then, context)
                pc = self.emit(lambda w: a if test(w) else b, self.reads(condition, scope), (), (a, b))
                self.tests[pc] = (condition, scope, a)
                return pc
            case s.Let(name, value):
                return self._bind(scope[name], self.term(value, scope), self.reads(value, scope), then)
            case s.ForEach():
                return self._for_each(node, scope, then, context)
            case s.Repeat(until, steps):
                loop = self.emit(None)
                body = self._steps(steps, 0, scope, loop, context)
                if until is None:
                    return self.patch(loop, lambda w: body, (), (), (body,))
                test = self.condition(until, scope)
                return self.patch(loop, lambda w: then if test(w) else body, self.reads(until, scope), (), (then, body))
            case s.Block(name, steps):
                return self._steps(steps, 0, scope, then, evolve(context, blocks={**context.blocks, name: then}))
            case s.Leave(block):
                return context.blocks[block]
            case s.Do(procedure, args):
                return self._do(procedure, args, scope, then, context)
            case s.End(winners):
                self.end_clause = context.clause
                return self._end(self.term(winners, scope), self.reads(winners, scope))
            case s.Ask():
                return self._ask(node, scope, then, context)
            case s.Together():
                return self._together(node, scope, then, context)
            case s.Shuffle():
                at = self.cell(node.place, scope)
                return self._stop(node, scope, at, self.reads(node.place, scope), then, context)
            case s.Draw():
                among = self.term(node.among, scope)
                return self._stop(node, scope, among, self.reads(node.among, scope), then, context, {scope[node.name]})
            case s.Put() | s.Exchange() | s.Set() | s.Gain() | s.Clear() | s.Award():
                return self.effect(node, scope, then, context)
            case v.ByRuling():
                raise AssertionError("rulings are settled before play")
            case _:
                assert_never(node)

    def _bind(self, slot: int, value: Fn, uses: set[Use], then: int) -> int:
        def bind(w: World) -> int:
            w.names[slot] = value(w)
            return then

        return self.emit(bind, uses, {slot}, (then,))

    def _for_each(self, node: s.ForEach, scope: Scope, then: int, context: Context) -> int:
        slot, left = self.slot(node.var), self.slot(f"{node.var} to come")
        items, loop = self.term(node.items, scope), self.emit(None)
        body = self._steps(node.steps, 0, {**scope, node.var: slot}, loop, context)

        def turn(w: World) -> int:
            if not w.names[left]:
                return then
            w.names[slot], *rest = w.names[left]
            w.names[left] = tuple(rest)
            return body

        self.patch(loop, turn, {left}, {slot}, (then, body))
        return self._bind(left, lambda w: tuple(items(w)), self.reads(node.items, scope), loop)

    def _do(self, procedure: str, args: tuple[v.Value, ...], scope: Scope, then: int, context: Context) -> int:
        declared = self.known.procedures[procedure]
        inner = {name: self.slot(name) for name in declared.params}
        path = (*context.path, context.inside) if self.sites["procedure", procedure] > 1 else context.path
        inside = context.inside if context.inside in self.asked else procedure
        first = self._steps(declared.steps, 0, inner, then, evolve(context, inside=inside, path=path))
        for name, arg in zip(declared.params, args, strict=True):
            first = self._bind(inner[name], self.term(arg, scope), self.reads(arg, scope), first)
        return first

    def _end(self, winners: Fn, uses: set[Use]) -> int:
        end = self.end

        def over(w: World) -> int:
            w.winners = tuple(sorted(winners(w)))
            return end

        return self.emit(over, uses, (), (end,))

    def _stop(
        self, node: s.Together | s.Shuffle | s.Draw, scope: Scope, subject: Fn, uses: set[Use], then: int, context: Context,
        sets: Iterable[Use] = (),
    ) -> int:  # fmt: skip
        pc = self.emit(halted, uses, sets, (then,))
        self.stops[pc] = Stop((node.id, context.path), node, scope, subject, {}, {}, then, context.clause)
        return pc

    def _ask(self, node: s.Ask, scope: Scope, then: int, context: Context) -> int:
        player = self.slot("player")
        inner = {**scope, "player": player}
        by = self.term(node.by, scope)
        choices = {self.known.moves[move].says: self.choices(move, inner) for move in node.moves}
        pc = self.emit(None)
        entries = {DECLINE: then}
        if isinstance(node.decline, s.Decline):
            entries[DECLINE] = self._steps(
                node.decline.do, 0, inner, then, evolve(context, inside=node.id, clause=node.decline.clause)
            )
        for verb, way in choices.items():
            path = (*context.path, node.id) if self.sites["move", way.move.id] > 1 else context.path
            entries[verb] = self._steps(
                way.move.do, 0, way.scope, then, evolve(context, inside=node.id, path=path, clause=way.move.clause)
            )
        ways = tuple(choices.values())
        passed = node.decline is not None and not self.asked_anyway(node, together=context.together)

        def ask(w: World) -> int:
            w.names[player] = there(by(w), f"who decides {node.id!r}")
            if passed and not any(True for way in ways for _ in way.ways(w)):
                return then
            return PAUSE

        nexts = tuple(entries.values()) if node.decline is not None else tuple(entries[verb] for verb in choices)
        picked = {each.slot for way in ways for each in way.picks}
        self.patch(pc, ask, self.reads(node, scope), {player, *picked}, nexts)
        self.stops[pc] = Stop(
            (node.id, context.path), node, scope, by, choices, entries, then, context.clause, player, context.together
        )
        return pc

    def asked_anyway(self, node: s.Ask, *, together: bool) -> bool:
        """Tell whether somebody is asked even if nothing can be done, since not everybody can see that."""
        for outer, secrecy in self.inside if together else ():
            if any(inner == node for _, inner in self.known.through(outer.steps, moves=False)):
                return secrecy.asked_anyway(node)
        return self.secrecy.asked_anyway(node)

    def _together(self, node: s.Together, scope: Scope, then: int, context: Context) -> int:
        var = self.slot(node.var)
        body = self._steps(node.steps, 0, {**scope, node.var: var}, self.halt, evolve(context, together=True, clause=node.whose))
        among = self.term(node.items, scope)
        pc = self.emit(None)

        def pause(w: World) -> int:
            seats = tuple(among(w))
            if any(not self.finished(self.apart(w, stop, seat)) for seat in seats):
                return PAUSE
            self.take_effect(w, stop, seats)
            return then

        self.patch(pc, pause, self.reads(node.items, scope), {var}, (then, body))
        stop = self.stops[pc] = Stop((node.id, context.path), node, scope, among, {}, {"": body}, then, context.clause, var)
        return pc

    def apart(self, w: World, stop: Stop, seat: int) -> World:
        """Return the world as one of those who decide together sees it: with what that one has decided done."""
        other = w.fork()
        other.names[stop.player] = seat
        self.run(other, stop.entries[""])
        for act in w.answers.get(seat, ()):
            self.make(other, self.stops[other.pc], act)
        return other

    def finished(self, w: World) -> bool:
        """Tell whether the player in whose world this is has decided all that there is to decide together."""
        return w.pc == self.halt

    def take_effect(self, w: World, stop: Stop, seats: Iterable[int]) -> None:
        """Do what players have decided together, in their order."""
        answers, w.answers = w.answers, {}
        for seat in seats:
            w.names[stop.player] = seat
            self.run(w, stop.entries[""])
            for act in answers.get(seat, ()):
                self.make(w, self.stops[w.pc], act)

    def make(self, w: World, stop: Stop, act: Act) -> None:
        """Make a legal move in a world that stands at the decision."""
        w.names[stop.player] = act.by
        if act.do != DECLINE:
            stop.choices[act.do].take(w, act)
        self.run(w, stop.entries[act.do])
