"""The order of play, compiled once into numbered operations; each does its part and returns the number of the next.

A state says where it is by the name of a point (see :data:`~lexludi.runtime.Point`), never by such a number. Which names
and variables a point still needs follows from what may be read after it; all others are forgotten there, so that positions
with the same future are equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias, assert_never

from attrs import evolve, field, frozen
from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game, Place, Variable
from lexludi_spec.errors import InvalidRules, Mistake
from lexludi_spec.language import Tree, is_node
from lexludi_spec.secrecy import Secrecy, may_be_made
from lexludi_spec.sorts import Sides
from lexludi_spec.tree import children, walk

from lexludi.moves import Choices
from lexludi.runtime import END, Act, Entry, Fn, Piece, Point, Val, World, by_name, piece
from lexludi.terms import Scope, Terms

Op: TypeAlias = Callable[[World], int]
#: What is read or written: a bound name by its slot, or a variable by its name.
Use: TypeAlias = "int | str"
PAUSE = -1
#: The verb of whoever makes use of none of the moves offered.
DECLINE = "decline"


@frozen
class Context:
    """Where in the order of play a step stands."""

    #: the innermost procedure or move
    inside: str = "the order of play"
    #: the call sites of those that are done from several places
    path: tuple[str, ...] = ()
    blocks: Mapping[str, int] = field(factory=dict)
    clause: str = ""
    together: bool = False


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


class Flow(Terms):
    """The compiled order of play of one settled game for one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        """Compile everything.

        Raises:
            InvalidRules: if two decisions could not be told apart in a position.
        """
        super().__init__(game, players)
        self.ops: list[Op] = []
        self.uses: list[frozenset[Use]] = []
        self.sets: list[frozenset[Use]] = []
        self.nexts: list[tuple[int, ...]] = []
        self.stops: dict[int, Stop] = {}
        self.called: list[str] = []
        self.end_clause = ""
        self.reducers: dict[str, Callable[[Piece], Piece]] = {}
        self.secrecy = Secrecy(game)
        self.inside = [(node, self.secrecy.inside(node)) for _, node in walk(game) if isinstance(node, s.Together)]
        self.sites = _call_sites(game)
        self.halt = self._emit(_halted)
        self.end = self._emit(_halted, {each.id for each in game.variables if each.scores or each.stays})
        self.main = self._steps(game.play, 0, {}, self.end, Context())
        scoring = game.scoring
        #: where the scoring by itself begins, and who would win after it
        self.scoring = (
            self.halt if scoring is None else self._steps((s.Do(scoring.procedure),), 0, {}, self.halt, Context("scoring"))
        )
        self.winners = self.term(v.Listed(()) if scoring is None else scoring.winners, {})
        start = {name: variable.start for name, variable in self.known.variables.items()}
        self.fresh = [None if isinstance(start[name], v.Nothing) else start[name] for name, _ in self.variables.labels]
        self.points = {stop.point: pc for pc, stop in self.stops.items() if not stop.together} | {END: self.end}
        self.needs = self._needs()
        self._tell_apart()

    def slot(self, name: str = "") -> int:
        """Return a new place to keep a bound name in."""
        self.called.append(name)
        return super().slot()

    def choices(self, move: str, scope: Scope) -> Choices:
        """Compile a move where it may be made."""
        declared = self.known.moves[move]
        given = {name: scope[name] for name in (*declared.given, "player")}
        return Choices.of(self, declared, given)

    def run_apart(self, steps: tuple[s.Step, ...], scope: Scope) -> tuple[Callable[[World], None], Scope]:
        """Compile steps that are done in a world of its own, to see what would be."""
        inner = {**scope, **{name: self.slot(name) for step in steps for name in bound_by(step) if name not in scope}}
        first = self._steps(steps, 0, inner, self.halt, Context())

        def run(w: World) -> None:
            self.run(w, first)
            assert w.pc == self.halt, "a decision in what only would be"

        return run, inner

    def run(self, w: World, pc: int) -> None:
        """Go on from an operation until somebody must decide, or nothing is left to do."""
        ops = self.ops
        while pc >= 0:
            w.pc = pc
            pc = ops[pc](w)

    # ---------------------------------------------------------------------------------------------- operations
    def _emit(self, op: Op | None, uses: Iterable[Use] = (), sets: Iterable[Use] = (), nexts: tuple[int, ...] = ()) -> int:
        self.ops.append(op or _halted)
        self.uses.append(frozenset(uses))
        self.sets.append(frozenset(sets))
        self.nexts.append(nexts)
        return len(self.ops) - 1

    def _patch(self, pc: int, op: Op, uses: Iterable[Use], sets: Iterable[Use], nexts: tuple[int, ...]) -> int:
        self.ops[pc], self.uses[pc], self.sets[pc], self.nexts[pc] = op, frozenset(uses), frozenset(sets), nexts
        return pc

    def _reads(self, tree: Tree, scope: Scope) -> set[Use]:
        names, variables = self._free(tree, set())
        return {scope[name] for name in names if name in scope} | set(variables)

    def _free(self, tree: Tree, seen: set[str]) -> tuple[set[str], set[str]]:
        """Return the names and the variables that a tree reads, in itself or through what it refers to."""
        names: set[str] = set()
        variables: set[str] = set()

        def add(part: Tree, without: Iterable[str] = ()) -> None:
            more, others = self._free(part, seen)
            names.update(more - set(without))
            variables.update(others)

        match tree:
            case v.Name(name):
                names.add(name)
            case v.Var(name, _):
                variables.add(name)
            case v.Call(phrase, _) if phrase not in seen:
                seen.add(phrase)
                variables.update(self._free(self.known.definitions[phrase].body, seen)[1])
            case c.Possible(_, moves) | c.CanReach(_, moves, _) | s.Ask(moves=moves):
                for move in (self.known.moves[each] for each in moves if each not in seen):
                    seen.add(move.id)
                    add(
                        move if isinstance(tree, c.CanReach) else may_be_made(move), {"player", *(pick.name for pick in move.picks)}
                    )
            case s.Do(procedure, _) if procedure not in seen:
                seen.add(procedure)
                variables.update(self._free(self.known.procedures[procedure].steps, seen)[1])
        bound = getattr(tree, "var", None) if is_node(tree) else None
        if is_node(tree) or isinstance(tree, tuple):
            for where, each in children(tree, ""):
                inside = bound is not None and where != ".items"
                add(each, (bound, "number") if inside and bound is not None else ())
        return names, variables

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
                return self._emit(lambda w: a if test(w) else b, self._reads(condition, scope), (), (a, b))
            case s.Let(name, value):
                return self._bind(scope[name], self.term(value, scope), self._reads(value, scope), then)
            case s.ForEach():
                return self._for_each(node, scope, then, context)
            case s.Repeat(until, steps):
                loop = self._emit(None)
                body = self._steps(steps, 0, scope, loop, context)
                if until is None:
                    return self._patch(loop, lambda w: body, (), (), (body,))
                test = self.condition(until, scope)
                return self._patch(loop, lambda w: then if test(w) else body, self._reads(until, scope), (), (then, body))
            case s.Block(name, steps):
                return self._steps(steps, 0, scope, then, evolve(context, blocks={**context.blocks, name: then}))
            case s.Leave(block):
                return context.blocks[block]
            case s.Do(procedure, args):
                return self._do(procedure, args, scope, then, context)
            case s.End(winners):
                self.end_clause = context.clause
                return self._end(self.term(winners, scope), self._reads(winners, scope))
            case s.Ask():
                return self._ask(node, scope, then, context)
            case s.Together():
                return self._together(node, scope, then, context)
            case s.Shuffle():
                at = self.cell(node.place, scope)
                return self._stop(node, scope, at, self._reads(node.place, scope), then, context)
            case s.Draw():
                among = self.term(node.among, scope)
                return self._stop(node, scope, among, self._reads(node.among, scope), then, context, {scope[node.name]})
            case s.Put() | s.Exchange() | s.Set() | s.Gain() | s.Clear() | s.Award():
                return self._effect(node, scope, then, context)
            case v.ByRuling():
                raise AssertionError("rulings are settled before play")
            case _:
                assert_never(node)

    def _bind(self, slot: int, value: Fn, uses: set[Use], then: int) -> int:
        def bind(w: World) -> int:
            w.names[slot] = value(w)
            return then

        return self._emit(bind, uses, {slot}, (then,))

    def _for_each(self, node: s.ForEach, scope: Scope, then: int, context: Context) -> int:
        slot, left = self.slot(node.var), self.slot(f"{node.var} to come")
        items, loop = self.term(node.items, scope), self._emit(None)
        body = self._steps(node.steps, 0, {**scope, node.var: slot}, loop, context)

        def turn(w: World) -> int:
            if not w.names[left]:
                return then
            w.names[slot], *rest = w.names[left]
            w.names[left] = tuple(rest)
            return body

        self._patch(loop, turn, {left}, {slot}, (then, body))
        return self._bind(left, lambda w: tuple(items(w)), self._reads(node.items, scope), loop)

    def _do(self, procedure: str, args: tuple[v.Value, ...], scope: Scope, then: int, context: Context) -> int:
        declared = self.known.procedures[procedure]
        inner = {name: self.slot(name) for name in declared.params}
        path = (*context.path, context.inside) if self.sites["procedure", procedure] > 1 else context.path
        first = self._steps(declared.steps, 0, inner, then, evolve(context, inside=procedure, path=path))
        for name, arg in zip(declared.params, args, strict=True):
            first = self._bind(inner[name], self.term(arg, scope), self._reads(arg, scope), first)
        return first

    def _end(self, winners: Fn, uses: set[Use]) -> int:
        end = self.end

        def over(w: World) -> int:
            w.winners = tuple(sorted(winners(w)))
            return end

        return self._emit(over, uses, (), (end,))

    # ------------------------------------------------------------------------------------------------ decisions
    def _stop(
        self, node: s.Together | s.Shuffle | s.Draw, scope: Scope, subject: Fn, uses: set[Use], then: int, context: Context,
        sets: Iterable[Use] = (),
    ) -> int:  # fmt: skip
        pc = self._emit(_pause, uses, sets, (then,))
        self.stops[pc] = Stop((node.id, context.path), node, scope, subject, {}, {}, then, context.clause)
        return pc

    def _ask(self, node: s.Ask, scope: Scope, then: int, context: Context) -> int:
        player = self.slot("player")
        inner = {**scope, "player": player}
        by = self.term(node.by, scope)
        choices = {self.known.moves[move].says: self.choices(move, inner) for move in node.moves}
        pc = self._emit(None)
        entries = {DECLINE: then}
        if isinstance(node.decline, s.Decline):
            entries[DECLINE] = self._steps(
                node.decline.do, 0, inner, then, evolve(context, inside=node.id, clause=node.decline.clause)
            )
        for verb, way in choices.items():
            path = (*context.path, node.id) if self.sites["move", way.move.id] > 1 else context.path
            entries[verb] = self._steps(
                way.move.do, 0, way.scope, then, evolve(context, inside=way.move.id, path=path, clause=way.move.clause)
            )
        ways = tuple(choices.values())
        passed = node.decline is not None and not self.asked_anyway(node)

        def ask(w: World) -> int:
            w.names[player] = by(w)
            if passed and not any(True for way in ways for _ in way.ways(w)):
                return then
            return PAUSE

        nexts = tuple(entries.values()) if node.decline is not None else tuple(entries[verb] for verb in choices)
        picked = {each.slot for way in ways for each in way.picks}
        self._patch(pc, ask, self._reads(node, scope), {player, *picked}, nexts)
        self.stops[pc] = Stop(
            (node.id, context.path), node, scope, by, choices, entries, then, context.clause, player, context.together
        )
        return pc

    def asked_anyway(self, node: s.Ask) -> bool:
        """Tell whether somebody is asked even if nothing can be done, since not everybody can see that."""
        for together, secrecy in self.inside:
            if any(inner is node for _, inner in walk(together.steps)):
                return secrecy.asked_anyway(node)
        return self.secrecy.asked_anyway(node)

    def _together(self, node: s.Together, scope: Scope, then: int, context: Context) -> int:
        var = self.slot(node.var)
        body = self._steps(node.steps, 0, {**scope, node.var: var}, self.halt, evolve(context, together=True, clause=node.whose))
        among = self.term(node.items, scope)
        pc = self._emit(None)

        def pause(w: World) -> int:
            seats = tuple(among(w))
            if any(not self.finished(self.apart(w, stop, seat)) for seat in seats):
                return PAUSE
            self.take_effect(w, stop, seats)
            return then

        self._patch(pc, pause, self._reads(node.items, scope), {var}, (then, body))
        stop = self.stops[pc] = Stop((node.id, context.path), node, scope, among, {}, {"": body}, then, context.clause, var)
        return pc

    def apart(self, w: World, stop: Stop, seat: int) -> World:
        """Return the world as one of those who decide together sees it: with what he has decided done."""
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

    # -------------------------------------------------------------------------------------------------- effects
    def _effect(
        self, node: s.Put | s.Exchange | s.Set | s.Gain | s.Clear | s.Award, scope: Scope, then: int, context: Context
    ) -> int:
        do, uses, sets = self._done(node, scope, context), self._reads(node, scope), set[Use]()
        match node:
            case s.Set(v.Var(name, keys), value):
                uses, sets = self._reads((keys, value), scope), set() if keys else {name}
            case s.Clear(name):
                sets = {name}
            case _:
                pass

        def effect(w: World) -> int:
            do(w)
            return then

        return self._emit(effect, uses, sets, (then,))

    def _done(
        self, node: s.Put | s.Exchange | s.Set | s.Gain | s.Clear | s.Award, scope: Scope, context: Context
    ) -> Callable[[World], None]:
        match node:
            case s.Put():
                return self._put(node, scope)
            case s.Exchange(left, right):
                f, g = self.cell(left, scope), self.cell(right, scope)

                def exchange(w: World) -> None:
                    a, b = f(w), g(w)
                    w.cells[a], w.cells[b] = w.cells[b], w.cells[a]

                return exchange
            case s.Set(variable, value):
                at, worth, sort = (
                    self._variable_at(variable, scope),
                    self.term(value, scope),
                    self.known.variables[variable.name].sort,
                )
                sides = self.grids[sort.board].directions if isinstance(sort, Sides) else None

                def become(w: World) -> None:
                    found = worth(w)
                    w.variables[at(w)] = tuple([side for side in sides if side in found]) if sides and found is not None else found

                return become
            case s.Gain(variable, amount):
                return self._gain(variable, amount, scope, context)
            case s.Clear(variable):
                cleared = [i for i, (name, _) in enumerate(self.variables.labels) if name == variable]

                def clear(w: World) -> None:
                    for i in cleared:
                        w.variables[i] = self.fresh[i]

                return clear
            case s.Award():
                return self._award(node, scope)
            case _:
                assert_never(node)

    def _variable_at(self, variable: v.Var, scope: Scope) -> Callable[[World], int]:
        at = self.number(self.variables, variable.name, variable.keys, scope)
        if isinstance(at, int):
            return lambda w: at
        return at

    def _put(self, node: s.Put, scope: Scope) -> Callable[[World], None]:
        spots, target = self.spots(node.what, scope), self.cell(node.place, scope)
        place = self.known.places[node.place.place]
        at = None if node.at is None else self.term(node.at, scope)
        reduced = None if place.keeps is None else self.reducer(place)

        def put(w: World) -> None:
            found, here = spots(w), target(w)
            index = None if at is None else at(w) - 1
            cards = tuple([w.cells[cell][i] for cell, i in found])
            for cell in {cell for cell, _ in found}:
                gone = {i for other, i in found if other == cell}
                w.cells[cell] = tuple([card for i, card in enumerate(w.cells[cell]) if i not in gone])
            if reduced is not None:
                cards = tuple([reduced(card) for card in cards])
            lying = w.cells[here]
            if place.form == "bag":
                w.cells[here] = tuple(sorted((*lying, *cards), key=by_name))
            elif index is not None:
                assert 0 <= index <= len(lying), f"number {index + 1} of {len(lying)} in {place.id}"
                w.cells[here] = (*lying[:index], *cards, *lying[index:])
            elif place.top == "first":
                w.cells[here] = (*reversed(cards), *lying)
            else:
                w.cells[here] = (*lying, *cards)
            assert place.form != "one" or len(w.cells[here]) <= 1, f"two cards in {place.id}"

        return put

    def reducer(self, place: Place) -> Callable[[Piece], Piece]:
        """Return what makes of a card what still matters of it in a place."""
        if place.id not in self.reducers:
            self.reducers[place.id] = _reducer(place.holds, place.keeps or ())
        return self.reducers[place.id]

    def _gain(self, variable: v.Var, amount: v.Value, scope: Scope, context: Context) -> Callable[[World], None]:
        at, by = self._variable_at(variable, scope), self.term(amount, scope)
        declared, labels, clause = self.known.variables[variable.name], self.variables.labels, context.clause

        def gain(w: World) -> None:
            i, more = at(w), by(w)
            w.variables[i] += more
            if w.log is not None and declared.scores:
                about = tuple((name, w.names[slot]) for name, slot in scope.items())
                w.log.append(Entry(clause, labels[i][1][0], more, declared.id, about=about))

        return gain

    def _award(self, node: s.Award, scope: Scope) -> Callable[[World], None]:
        slot = self.slot(node.var)
        inner = {**scope, node.var: slot}
        items, by, points = self.term(node.items, scope), self.term(node.by, inner), self.term(node.points, inner)
        at = self._variable_at(node.variable, inner)
        requires = [(each.clause, self.condition(each.condition, inner)) for each in node.requires]
        shared = node.level == "better place"

        def award(w: World) -> None:
            placed: list[tuple[int, Val]] = []
            excluded: list[tuple[Val, str]] = []
            for item in items(w):
                w.names[slot] = item
                why = next((clause for clause, test in requires if not test(w)), None)
                if why is None:
                    placed.append((by(w), item))
                else:
                    excluded.append((item, why))
            placed.sort(key=lambda each: -each[0])
            marks = [mark for mark, _ in placed]
            for i, (mark, item) in enumerate(placed):
                rank = 1 + (marks.index(mark) if shared else i)
                w.names[slot] = item
                worth = points(w)
                more = worth[rank - 1] if rank <= len(worth) else 0
                w.variables[at(w)] += more
                if w.log is not None:
                    entry(w, item, more, rank, "")
            for item, why in excluded if w.log is not None else ():
                w.names[slot] = item
                entry(w, item, 0, None, why)

        def entry(w: World, item: Val, more: int, rank: int | None, because: str) -> None:
            assert w.log is not None
            about = tuple((name, w.names[kept]) for name, kept in scope.items())
            w.log.append(Entry(node.clause, item, more, node.variable.name, rank, by(w), about, because))

        return award

    # --------------------------------------------------------------------------------------- what is still needed
    def _needs(self) -> dict[int, Needs]:
        """Find for every point what may be read after it before it is written anew."""
        live: list[frozenset[Use]] = [frozenset()] * len(self.ops)
        declared: list[Place | Variable] = [*self.game.places, *self.game.variables]
        seen = self._free((self.game.invariants, tuple(each.sight for each in declared)), set())
        for pc in self.stops:
            self.uses[pc] |= seen[1]
        grown = True
        while grown:
            grown = False
            for pc in range(len(self.ops) - 1, -1, -1):
                after = frozenset().union(*(live[each] for each in self.nexts[pc]))
                now = self.uses[pc] | (after - self.sets[pc])
                if now != live[pc]:
                    live[pc], grown = now, True
        needs = {}
        for pc in [*self.stops, self.end]:
            slots = sorted((use for use in live[pc] if isinstance(use, int)), key=lambda slot: (self.called[slot], slot))
            variables = frozenset(use for use in live[pc] if isinstance(use, str))
            forgotten = tuple((i, self.fresh[i]) for i, (name, _) in enumerate(self.variables.labels) if name not in variables)
            needs[pc] = Needs(tuple((self.called[slot], slot) for slot in slots), variables, forgotten)
        return needs

    def _tell_apart(self) -> None:
        """Make sure that a position says all that is needed to go on."""
        points = [stop.point for stop in self.stops.values() if not stop.together]
        twice = {name for name, path in points if points.count((name, path)) > 1}
        what = "is reached in two ways that a position cannot tell apart; put one of them into a procedure of its own"
        found = [Mistake(f"the decision {name!r} {what}", "$") for name in sorted(twice)]
        for pc, needs in self.needs.items():
            names = [name for name, _ in needs.names]
            point = self.stops[pc].point[0] if pc in self.stops else "the end"
            found += [
                Mistake(f"two things are called {name!r} at {point!r}, and both are needed later", "$")
                for name in sorted({name for name in names if names.count(name) > 1})
            ]
        if found:
            raise InvalidRules(self.game.id, tuple(found))


def _halted(w: World) -> int:  # noqa: ARG001  # an operation takes the world
    return PAUSE


_pause = _halted


def _call_sites(game: Game) -> Counter[tuple[str, str]]:
    """Return from how many places each procedure is done and each move is offered."""
    sites: Counter[tuple[str, str]] = Counter()
    for _, node in walk(game):
        if isinstance(node, s.Do):
            sites["procedure", node.procedure] += 1
        elif isinstance(node, s.Ask):
            sites.update(("move", move) for move in node.moves)
    return sites


def bound_by(step: s.Step) -> tuple[str, ...]:
    """Return the names that a step binds for the steps that follow in its list."""
    match step:
        case s.Let(name, _) | s.Draw(name=name):
            return (name,)
        case s.By(_, steps):
            return tuple(name for each in steps for name in bound_by(each))
        case _:
            return ()


def _reducer(component: str, keeps: tuple[str, ...]) -> Callable[[Piece], Piece]:
    """Return what makes of a card what still matters of it."""
    made: dict[Piece, Piece] = {}

    def reduce(card: Piece) -> Piece:
        if card not in made:
            traits = tuple((name, card.traits[name]) for name in keeps)
            name = " ".join(str(value) for _, value in traits if not isinstance(value, bool))
            made[card] = piece(component, name or component, True, traits)
        return made[card]

    return reduce


__all__ = ["Act", "Context", "Flow", "Needs", "Stop"]
