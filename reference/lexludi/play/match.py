"""A game that is being played: what has happened, what may be done, and what may be taken back. It knows of no screen."""

from __future__ import annotations

import random
from collections.abc import Mapping

from attrs import evolve

from lexludi.errors import LexludiError
from lexludi.play.bots import BOTS
from lexludi.play.records import Record, Step, allowed, first_state, played
from lexludi.play.sight import revealed
from lexludi.random_play import outcome
from lexludi.runtime import Act, Entry, State
from lexludi.table import Table


class CannotUndo(LexludiError):
    """Something cannot be taken back; it says why."""


class Match:
    """One game at a table, with its whole history. What chance and the computer decide follows from its seed."""

    def __init__(self, table: Table, record: Record) -> None:
        """Sit down to a new game, or go on with one: by the rules as they are now, since all of it fits them.

        Raises:
            NoLongerFits: if the record has a step that cannot be made.
        """
        self.table = table
        self.first = first_state(table, record)
        self.history: list[Step] = list(played(table, record))
        self.record = evolve(record, rules=table.game.version, readings=table.readings)
        self.bots: Mapping[int, str] = {table.notation.read_seat(name, "bots"): how for name, how in record.bots.items()}

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.history[-1].after if self.history else self.first

    def _drawn(self, what: str) -> random.Random:
        """Return what is drawn from now: the same for the same seed at the same step, however the game came to it."""
        return random.Random(f"{self.record.seed}/{len(self.history)}/{what}")  # noqa: S311  # a game, and no secret

    def advance(self) -> Step | None:
        """Do what needs no person: settle what is up to chance, or make the move of a player of the computer's.

        Return the step; nothing if a person must decide, or the game is over.
        """
        table, state = self.table, self.state
        chance = table.chance(state)
        if chance is not None:
            value, log = outcome(chance, self._drawn(chance.what)), list[Entry]()
            told = {"chance": chance.what, "outcome": table.notation.write(value, chance.sort)}
            return self._done(Step(state, told, table.settle(state, value, log), None, tuple(log), len(self.record.steps)))
        seat = next((seat for seat in table.deciders(state) if seat in self.bots), None)
        if seat is None:
            return None
        return self.make(BOTS[self.bots[seat]](table, state, seat, self._drawn(table.players[seat])))

    def make(self, act: Act) -> Step:
        """Make a move.

        Raises:
            IllegalMove: if it is not allowed; nothing has happened then.
        """
        table, state = self.table, self.state
        act, log = allowed(table, state, act), list[Entry]()
        after = table.play(state, act, log)
        return self._done(Step(state, table.write_act(act), after, act, tuple(log), len(self.record.steps)))

    def _done(self, step: Step) -> Step:
        self.history.append(step)
        self.record = evolve(self.record, steps=(*self.record.steps, step.told))
        return step

    def under(self, other: Table) -> State:
        """Return where the game would stand by other readings, all steps being the same.

        Raises:
            NoLongerFits: if they would not all be allowed.
        """
        state = first_state(other, self.record)
        for step in played(other, self.record):
            state = step.after
        return state

    def undo(self, seat: int) -> int:
        """Take back everything since a player's own last decision, and that too; return how many steps that was.

        Raises:
            CannotUndo: if there is none, or somebody has come to see since what was hidden.
        """
        name = self.table.players[seat]
        last = max((i for i, step in enumerate(self.history) if step.act is not None and step.act.by == seat), default=None)
        if last is None:
            raise CannotUndo(f"{name}: nothing has been decided yet")
        for step in self.history[last:]:
            what = revealed(self.table, step, seat)
            if what:
                raise CannotUndo(f"{self.table.say(self.history[last].act)} cannot be taken back: {what}")  # type: ignore[arg-type]  # it is a move
        taken = len(self.history) - last
        self.record = evolve(self.record, steps=self.record.steps[: self.history[last].nth])
        del self.history[last:]
        return taken
