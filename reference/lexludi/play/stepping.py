"""A saved game that is gone through step by step: forwards, backwards, and to any move."""

from __future__ import annotations

from itertools import islice

from lexludi.errors import LexludiError
from lexludi.play.picture import Picture, picture
from lexludi.play.records import Record, Step, as_far_as_it_fits, first_state, played
from lexludi.play.screen import Left, Screen
from lexludi.play.sight import said_to
from lexludi.play.text import lines
from lexludi.runtime import State
from lexludi.saying import entry_line
from lexludi.score import written_entry
from lexludi.table import Table
from lexludi.views import write_open, write_view

_HELP = "Enter: the next move; back: the one before; a number: to that move; list: all moves; help: these keys; quit"


class Replay:
    """A record, played over: what happened at each of its moves, as everybody or one player sees it."""

    def __init__(self, table: Table, record: Record) -> None:
        """Play a record over, as far as it fits."""
        self.table, self.record = table, record
        #: who looks; nobody in particular, if all together do
        self.seat: int | None = None
        self.first = first_state(table, record)
        #: its steps, and why the rest cannot be played, if it cannot
        self.steps, self.wrong = as_far_as_it_fits(table, record)
        #: where each move stands among the steps
        self.moves = [i for i, step in enumerate(self.steps) if step.act is not None]

    @property
    def last(self) -> State:
        """Where the record ends."""
        return self.steps[-1].after if self.steps else self.first

    def before(self, number: int) -> State:
        """Return the state before a move, which is numbered from 1; the number after the last means the end.

        Raises:
            LexludiError: if there is no such move.
        """
        if number == len(self.moves) + 1:
            return self.last
        return self.step(number).before

    def step(self, number: int) -> Step:
        """Return a move.

        Raises:
            LexludiError: if there is none of that number.
        """
        if not 1 <= number <= len(self.moves):
            more = f", and then {self.wrong}" if self.wrong else ""
            raise LexludiError(f"there is no move {number}: the game has {len(self.moves)} moves, numbered from 1{more}")
        return self.steps[self.moves[number - 1]]

    def under(self, number: int, other: Table) -> State:
        """Return where the game would stand before a move by other readings, all steps being the same.

        Raises:
            NoLongerFits: if they would not all be allowed.
        """
        end = self.moves[number - 1] if number <= len(self.moves) else len(self.steps)
        state = first_state(other, self.record)
        for step in islice(played(other, self.record), end):
            state = step.after
        return state

    def said(self, number: int) -> list[str]:
        """Return what happened at a move and until the next one, in lines; number 0 is what happened before the first."""
        first = self.moves[number - 1] if number else 0
        end = self.moves[number] if number < len(self.moves) else len(self.steps)
        found = []
        for step in self.steps[first:end]:
            if step.act is not None:
                found.append(f"{number:>3}  {said_to(self.table, step, self.seat)}")
            else:
                chance = self.table.chance(step.before)
                come = "shuffled" if chance is None or chance.place is not None else step.told["outcome"]
                found.append(f"     {step.told['chance']}: {come}")
            found += [
                f"       {entry_line(written_entry(self.table, entry))}" for entry in step.account if entry.points or entry.because
            ]
        return found

    def picture(self, state: State) -> Picture:
        """Return what the table looks like."""
        if self.seat is None:
            return picture(self.table, write_open(self.table, state))
        return picture(self.table, write_view(self.table, state, self.seat), self.table.players[self.seat])


def all_at_once(replay: Replay, screen: Screen) -> None:
    """Say every move, and show where the record ends."""
    for number in range(len(replay.moves) + 1):
        for line in replay.said(number):
            screen.say(line)
    screen.rule()
    screen.lines(lines(replay.picture(replay.last), screen.width))


def step_by_step(replay: Replay, screen: Screen) -> None:
    """Go through a record as somebody asks for it."""
    number, last = 0, len(replay.moves)
    screen.say(_HELP, "dim")
    _show(replay, screen, number)
    while True:
        try:
            said = screen.ask(f"move {number} of {last}> ").casefold()
        except Left:
            return
        if said in ("quit", "q", "exit"):
            return
        if said in ("", "n", "next"):
            if number == last:
                screen.say(replay.wrong or "That was the last move.", "bad" if replay.wrong else "dim")
                continue
            number += 1
        elif said in ("back", "b"):
            number = max(0, number - 1)
        elif said.isdecimal() and len(said) < 10 and int(said) <= last:
            number = int(said)
        elif said in ("help", "h", "?"):
            screen.say(f"{_HELP}; the moves are 1 to {last}", "dim")
            continue
        elif said in ("list", "log"):
            for each in range(last + 1):
                for line in replay.said(each):
                    screen.say(line)
            continue
        else:
            screen.say(f"{said!r} is none of these: {_HELP}; the moves are 1 to {last}", "bad")
            continue
        _show(replay, screen, number)


def _show(replay: Replay, screen: Screen, number: int) -> None:
    drawn = replay.picture(replay.before(number + 1))
    screen.rule(f"{drawn.title}: {f'after move {number}' if number else 'the beginning'}")
    for line in replay.said(number):
        screen.say(line, "heard")
    screen.say()
    screen.lines(lines(drawn, screen.width, titled=False))
