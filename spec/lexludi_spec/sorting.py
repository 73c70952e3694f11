"""What is of the wrong sort in a game: declarations, moves and steps, each of whose values must be as expected there."""

from __future__ import annotations

from typing import assert_never

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Face, Move, Owner, SeenWhen, Sight
from lexludi_spec.errors import Mistake
from lexludi_spec.inference import Inference, Scope, alike, readings_in
from lexludi_spec.language import Tree
from lexludi_spec.sorts import Card, List, Number, Seat, Sides, Word
from lexludi_spec.tree import walk
from lexludi_spec.vocabulary import OWN_NAMES


class Sorting(Inference):
    """Goes through a game once and collects what is of the wrong sort, unknown, or not bound."""

    # ------------------------------------------------------------------------------------------- the whole game
    def game_sorts(self) -> list[Mistake]:
        """Return every mistake of sort, name or binding in the game."""
        game, no = self.game, frozenset[str]()
        for path, node in walk(game):
            self._sort(node, path)
        for i, component in enumerate(game.components):
            self.at(component.into, no, f"$.components[{i}].into")
            for j, face in enumerate(component.faces):
                self._face(component.id, face, f"$.components[{i}].faces[{j}]")
        for i, table in enumerate(game.tables):
            for j, row in enumerate(table.rows):
                if len(row) != len(table.columns):
                    self.wrong(f"a row of {len(row)} in a table of {len(table.columns)} columns", f"$.tables[{i}].rows[{j}]")
                for k, (cell, column) in enumerate(zip(row, table.columns, strict=False)):
                    self.constant(cell, column.sort, f"$.tables[{i}].rows[{j}][{k}]")
        for i, place in enumerate(game.places):
            path = f"$.places[{i}]"
            self.named(place.holds, self.known.components, "component", f"{path}.holds")
            for trait in place.keeps or ():
                self.named(trait, self.known.traits.get(place.holds, {}), f"trait of a {place.holds}", f"{path}.keeps")
            keys = self.keys(place.over, path)
            self._sight(place.sight, keys, f"{path}.sight")
            if isinstance(place.sight, Owner) and Seat() not in [self.known.names.get(key) for key in keys]:
                self.wrong("nobody owns this place, so nobody would see it", f"{path}.sight")
        for i, variable in enumerate(game.variables):
            self._sight(variable.sight, self.keys(variable.over, f"$.variables[{i}]"), f"$.variables[{i}].sight")
            if variable.scores and [self.known.names.get(each.var) for each in variable.over] != [Seat()]:
                self.wrong("points are counted for each player, and for nothing else", f"$.variables[{i}].over")
            if not isinstance(variable.start, v.Nothing):
                self.constant(variable.start, variable.sort, f"$.variables[{i}].start")
        for i, invariant in enumerate(game.invariants):
            self.condition(invariant.condition, no, f"$.invariants[{i}].condition")
        for definition in game.definitions:
            self.body(definition.phrase)
        for i, move in enumerate(game.moves):
            self._move(move, f"$.moves[{i}]")
        for i, procedure in enumerate(game.procedures):
            params = self.binding(procedure.params, f"$.procedures[{i}].params")
            self.steps(procedure.steps, params, f"$.procedures[{i}].steps")
        self.steps(game.play, no, "$.play")
        if game.scoring is not None:
            self.named(game.scoring.procedure, self.known.procedures, "procedure", "$.scoring.procedure")
            self.expect(game.scoring.winners, List(Seat()), no, "$.scoring.winners")
        return self.mistakes

    def _sight(self, sight: Sight, keys: Scope, path: str) -> None:
        match sight:
            case SeenWhen(condition):
                self.condition(condition, keys, f"{path}.condition")
            case v.ByRuling():
                for where, means in readings_in(sight):
                    self._sight(means, keys, f"{path}{where}")
            case _:
                pass

    def _sort(self, node: Tree, path: str) -> None:
        match node:
            case Word(kind):
                self.named(kind, self.known.kinds, "kind", path)
            case Card(component):
                self.named(component, self.known.components, "component", path)
            case Sides(board):
                self.named(board, self.known.boards, "board", path)
            case _:
                pass

    def _face(self, component: str, face: Face, path: str) -> None:
        traits = self.known.traits[component]
        self.number(face.copies, frozenset(), f"{path}.copies")
        for name, value in face.traits:
            if self.named(name, traits, f"trait of a {component}", path):
                self.constant(value, traits[name].sort, path)

    # ---------------------------------------------------------------------------------------------------- steps
    def _move(self, move: Move, path: str) -> None:
        scope = self.binding(move.given, f"{path}.given") | {"player"}
        for i, pick in enumerate(move.picks):
            where = f"{path}.picks[{i}]"
            if pick.name in OWN_NAMES:
                self.wrong(f"{pick.name!r} is a name of the language", where)
            self.condition(pick.told, scope, f"{where}.told")
            if isinstance(pick, s.Pick):
                sort = self.element(pick.among, scope, f"{where}.among")
                self.bind(pick.name, sort, where)
                scope |= {pick.name}
                if pick.counts_as is not None:
                    self.expect(pick.counts_as, sort, scope, f"{where}.counts_as")
            else:
                self.number(pick.count, scope, f"{where}.count")
                if pick.nth:
                    self.bind(pick.nth, Number(), where)
                if pick.var:
                    inner = self.inner(pick.var, pick.items, scope, where) | ({pick.nth} if pick.nth else set())
                    self.condition(pick.where, inner, f"{where}.where")
                elif pick.where != c.Always():
                    self.wrong("what holds of each of them needs a name for each: var", f"{where}.var")
                self.bind(pick.name, self.value(pick.items, scope, f"{where}.items"), where)
                scope |= {pick.name}
        for i, require in enumerate(move.requires):
            self.condition(require.condition, scope, f"{path}.requires[{i}].condition")
        self.steps(move.do, scope, f"{path}.do")

    def steps(self, steps: tuple[s.Step, ...], scope: Scope, path: str) -> Scope:
        """Go through a list of steps; return the scope at its end."""
        for i, step in enumerate(steps):
            scope = self.step(step, scope, f"{path}[{i}]")
        return scope

    def step(self, node: s.Step, scope: Scope, path: str) -> Scope:
        """Go through a step; return the scope of the steps that follow it in its list."""
        match node:
            case s.Let(name, value):
                self.bind(name, self.value(value, scope, f"{path}.value"), path)
                return scope | {name}
            case s.Draw():
                self.bind(node.name, self.element(node.among, scope, f"{path}.among"), path)
                return scope | {node.name}
            case s.By(_, steps):
                return self.steps(steps, scope, f"{path}.steps")
            case s.Block(_, steps):
                self.steps(steps, scope, f"{path}.steps")
            case s.When(condition, then, otherwise):
                self.condition(condition, scope, f"{path}.condition")
                self.steps(then, scope, f"{path}.then")
                self.steps(otherwise, scope, f"{path}.otherwise")
            case s.ForEach(var, items, steps):
                self.steps(steps, self.inner(var, items, scope, path), f"{path}.steps")
            case s.Repeat(until, steps):
                if until is not None:
                    self.condition(until, scope, f"{path}.until")
                self.steps(steps, scope, f"{path}.steps")
            case s.Leave():
                pass
            case s.Do(procedure, args):
                if self.named(procedure, self.known.procedures, "procedure", path):
                    self.args(args, self.known.procedures[procedure].params, scope, path)
            case s.End(winners):
                self.expect(winners, List(Seat()), scope, f"{path}.winners")
            case s.Ask():
                self.expect(node.by, Seat(), scope, f"{path}.by")
                self.moves(node.moves, scope, path)
                if isinstance(node.decline, s.Decline):
                    self.steps(node.decline.do, scope | {"player"}, f"{path}.decline.do")
            case s.Together():
                self.bind(node.var, self.element(node.items, scope, f"{path}.items"), path)
                self.steps(node.steps, scope | {node.var}, f"{path}.steps")
            case s.Shuffle():
                self.at(node.place, scope, f"{path}.place")
            case s.Put(what, place, at):
                holds = self.at(place, scope, f"{path}.place")
                found = self.value(what, scope, f"{path}.what")
                if not (alike(found, holds) or (isinstance(holds, List) and alike(found, holds.of))):
                    self.wrong(f"{self.say(found)} cannot be put where {self.say(holds)} lies", path)
                if not self.lies(what):
                    self.wrong(f"it cannot be told where these cards lie: {self.english.say(what)}", f"{path}.what")
                if at is not None:
                    self.number(at, scope, f"{path}.at")
            case s.Exchange(left, right):
                self.same([self.at(left, scope, f"{path}.left"), self.at(right, scope, f"{path}.right")], path)
            case s.Set(variable, value):
                self.expect(value, self.value(variable, scope, f"{path}.variable"), scope, f"{path}.value")
            case s.Gain(variable, amount):
                self.number(variable, scope, f"{path}.variable")
                self.number(amount, scope, f"{path}.amount")
            case s.Clear(variable):
                self.named(variable, self.known.variables, "variable", path)
            case s.Award():
                inner = self.inner(node.var, node.items, scope, path)
                for i, require in enumerate(node.requires):
                    self.condition(require.condition, inner, f"{path}.requires[{i}].condition")
                self.number(node.by, inner, f"{path}.by")
                self.expect(node.points, List(Number()), inner, f"{path}.points")
                self.number(node.variable, inner, f"{path}.variable")
            case v.ByRuling():
                for where, means in readings_in(node):
                    self.steps(means, scope, f"{path}{where}")
            case _:
                assert_never(node)
        return scope
