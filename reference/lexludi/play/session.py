"""A game at the terminal: each player sees what is his to see, says what he does, asks why, takes back, and leaves without loss."""

from __future__ import annotations

import shlex
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from lexludi.errors import LexludiError, MalformedMove
from lexludi.files import save
from lexludi.flow import DECLINE
from lexludi.notation import listed
from lexludi.play.advice import advice, outlook, reasons, rules_now, rules_of
from lexludi.play.match import CannotUndo, Match
from lexludi.play.picture import picture
from lexludi.play.records import Record, Step, written
from lexludi.play.screen import Left, Screen, columns
from lexludi.play.sight import has_secrets, said_to
from lexludi.play.text import lines
from lexludi.play.words import SeveralMeant, Unknown, exactly, listed_as, typed
from lexludi.runtime import Act, State
from lexludi.saying import clause_line, entry_line, opinion_lines
from lexludi.score import written_entry
from lexludi.views import NOBODY, write_open, write_view
from lexludi_spec.declarations import Public
from lexludi_spec.errors import hint
from lexludi_spec.settle import options, other_readings

#: So many moves are listed unasked.
_LISTED = 24
_HELP = """\
1, 2, 3, …   make the move of that number; its words do as well, or their beginnings, where only one move begins so
why [MOVE]   may I? The rules that allow or forbid it, or what was just refused, and the readings that would change that, if any
rules [MOVE] the rules of the moves that may be made now, or of MOVE
moves [WORD] all moves, or those with a word in them
show         the table again (as does Enter alone)
log          what has happened so far, as you have seen it
undo [NAME]  take back to your own last decision, or to NAME's; not after something hidden has come to be seen
save [FILE]  save the game; without FILE, say where it is saved already
quit         leave; the game is saved, and `lexludi play --from FILE` goes on with it
Where a move of the game is called like one of these, put / before it: /rules."""


class _Quit(Exception):
    """Somebody leaves."""


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let nobody interrupt what must not be left half done, however often he presses Ctrl-C."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # signals are for the main thread alone
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Session:
    """One sitting at one screen."""

    def __init__(self, match: Match, screen: Screen, path: Path, *others: Path) -> None:
        """Play a match before a screen, and keep it in a file, or in another where that cannot be written."""
        self.match, self.screen, self.path = match, screen, path
        self.table = match.table
        self.people = [seat for seat in range(len(self.table.players)) if seat not in match.bots]
        self.hands_over = len(self.people) > 1 and has_secrets(self.table)
        self.viewer: int | None = None if self.hands_over or not self.people else self.people[0]
        self.heard = {seat: len(match.history) for seat in self.people}
        self.kept: Record | None = None
        #: why the last attempt to keep the game has failed; nothing if it is kept
        self.trouble = ""
        self.told: list[str] = []
        self.others = others
        self.refused: Act | None = None
        #: in which state which moves were listed last, and how
        self.listed: tuple[State | None, list[Act], list[str]] = None, [], []
        self.own_files = {path.absolute()}
        screen.knows(self.table.game)

    # ------------------------------------------------------------------------------------------------------ the course
    def run(self) -> int:
        """Play until the game is over or everybody leaves; return the exit status."""
        interrupted = False
        try:
            self._greet()
            while self.match.state.winners is None:
                self._one_step()
            self._over()
        except (Left, _Quit):
            pass
        except KeyboardInterrupt:
            interrupted = True
        with _undisturbed():
            return self._farewell(interrupted=interrupted)

    def _farewell(self, *, interrupted: bool) -> int:
        """Save the game for the last time and say where; return the exit status."""
        if interrupted:
            self.screen.say("\nInterrupted.")
        status = 130 if interrupted else 0
        self._keep()
        if self.trouble:
            self.screen.say(f"The game is lost: {self.trouble}", "bad")
            return status or 2
        over = self.match.state.winners is not None
        self.screen.lines([[(f"The game is saved in {self.path}", "")]])
        again = "lexludi replay" if over else "lexludi play --from"
        self.screen.lines([[(f"{'To see it again' if over else 'To go on'}: {again} {shlex.quote(str(self.path))}", "dim")]])
        return status

    def _one_step(self) -> None:
        step = self.match.advance()
        if step is not None:
            if not self.people:
                self._tell(step, None)
            return
        self._keep()
        deciders = self.table.deciders(self.match.state)
        seat = self.viewer if self.viewer in deciders and self.viewer is not None else deciders[0]
        if self.hands_over and seat != self.viewer and not self._pass_to(seat):
            return
        self.viewer = seat
        self._turn(seat)

    def _greet(self) -> None:
        table, record = self.table, self.match.record
        self._keep()
        self.screen.rule(f"{table.game.title}, rules {table.game.version}")
        who = [
            f"{name} ({'computer, ' + self.match.bots[seat] if seat in self.match.bots else 'at this screen'})"
            for seat, name in enumerate(table.players)
        ]
        self.screen.say(f"Players, clockwise: {', '.join(who)}.")
        house = other_readings(table.game, table.readings)
        for ruling in table.game.rulings:
            if ruling.id in house:
                said = next(answer.text for answer in ruling.answers if answer.name == house[ruling.id])
                self.screen.say(f"House rule {ruling.id} {house[ruling.id]}: {said}")
        if not self.trouble:
            # whoever knows the seed can deal the same cards elsewhere, and look at them
            seed = "" if record.seed is None or has_secrets(self.table) else f"Seed {record.seed}. "
            self.screen.lines([[(f"{seed}The game is saved as you go, in {self.path}", "dim")]])
        if self.people:
            self.screen.say("Type the number of a move, or its words. Also: why MOVE, rules, undo, save, help, quit.", "dim")

    def _pass_to(self, seat: int) -> bool:
        """Hand the screen over to another player; tell whether he has it, and nothing was taken back instead."""
        name, last = self.table.players[seat], self.viewer
        self.screen.clear()
        self.screen.forget()
        self.screen.rule(f"Pass to {name}")
        if not self.screen.interactive:
            return True
        while True:
            more = f", or undo for {self.table.players[last]}" if last is not None else ""
            said = self.screen.ask(f"{name}, press Enter when nobody else looks{more}: ").casefold()
            if said in ("", name.casefold()):
                return True
            if said in ("quit", "/quit", "q"):
                self._leave()
            if said in ("undo", "/undo") and last is not None:
                try:
                    self._take_back(last)
                except CannotUndo as why:
                    self.screen.say(str(why), "bad")
                    continue
                return False
            self.screen.say("Only Enter, undo or quit can be said here: what else you say, the others might read.", "bad")

    def _over(self) -> None:
        self._keep()
        state = self.match.state
        for seat in self.people[:1]:
            self._hear(self.viewer if self.viewer is not None else seat)
        viewer = NOBODY if self.hands_over else self.people[0] if self.people else None
        seen = write_open(self.table, state) if viewer is None else write_view(self.table, state, viewer)
        self.screen.rule()
        self.screen.lines(lines(picture(self.table, seen), self.screen.width))

    # --------------------------------------------------------------------------------------------------------- a turn
    def _turn(self, seat: int) -> None:
        """Let a player decide: one move, or whatever else changes where the game stands."""
        name, before = self.table.players[seat], self.match.state
        self._look(seat)
        while self.match.state is before:
            said = self.screen.ask(f"{name}> ")
            try:
                self._do(seat, said)
            except LexludiError as wrong:
                self.screen.say(str(wrong), "bad")

    def _look(self, seat: int) -> None:
        """Show a player what has happened, the table, and the moves."""
        self.screen.rule(f"{self.table.game.title}: {self.table.players[seat]}")
        self._hear(seat)
        view = write_view(self.table, self.match.state, seat)
        self.screen.say()
        self.screen.lines(lines(picture(self.table, view, self.table.players[seat]), self.screen.width, titled=False))
        self._moves(seat, "", few=True)

    def _do(self, seat: int, said: str) -> None:
        """Do what somebody has typed."""
        acts = self.table.legal(self.match.state, seat)
        if not said.strip():
            self._look(seat)
            return
        act = None if said.startswith("/") else exactly(self.table, acts, said)
        word, _, rest = said.removeprefix("/").partition(" ")
        commands: dict[str, Callable[[int, str], None]] = {
            "why": self._why, "rules": self._rules, "moves": self._moves, "show": lambda seat, _: self._look(seat), "log": self._log,
            "undo": self._undo, "save": self._save, "help": self._help, "?": self._help, "h": self._help,
            "quit": lambda *_: self._leave(), "exit": lambda *_: self._leave(), "q": lambda *_: self._leave(),
        }  # fmt: skip
        if word.casefold() != "why":
            self.refused = None
        if act is None and word.casefold() in commands:
            commands[word.casefold()](seat, rest.strip())
            return
        if said.startswith("/"):
            raise LexludiError(f"there is no command {said!r}{hint(word, commands)}; help lists them")
        act = act or self._typed(acts, seat, said, commands)
        try:
            because = reasons(self.table, self.match.state, seat, act)
        except MalformedMove as wrong:
            if act.do not in self._impossible(acts):
                raise
            raise MalformedMove(f"{f'{wrong}; ' if act.args else ''}{self._no_way(act.do, acts)}") from None
        self.refused = act
        if because:
            texts = {clause.id: clause.text for clause in self.table.game.clauses}
            for each in because:
                self.screen.say(f"Not allowed ({each.clause}): {texts.get(each.clause, '')}", "bad")
                self.screen.say(f"  here: {each.text}")
            more = ", and any other reading of the rulebook that would change that" if options(self.table.game) else ""
            self.screen.say(f"why tells more{more}.", "dim")
            return
        self.match.make(act)
        self.refused = None
        self._keep()

    def _typed(self, acts: list[Act], seat: int, said: str, commands: Iterable[str]) -> Act:
        """Return the move that somebody has typed, which is no whole move of the list.

        Raises:
            MalformedMove: with what could have been meant instead.
        """
        verbs, offered = [*self.table.flow.known.verbs, DECLINE], list(dict.fromkeys(act.do for act in acts))
        try:
            return typed(self.table, acts, seat, said, self._lines(acts))
        except (SeveralMeant, Unknown):
            raise
        except MalformedMove as wrong:
            verb = max((each for each in verbs if f"{said} ".startswith(f"{each} ")), key=len, default=None)
            word, *_ = said.split()
            if (
                verb is None
                and not said.startswith("{")
                and not word.isdecimal()
                and not any(said.startswith(name) for name in self.table.players)
            ):
                if any(each.startswith(word) for each in offered):
                    raise
                raise MalformedMove(
                    f"{word!r} is no move and no command{hint(word, [*offered, *commands])}; "
                    f"what may be done: {listed(offered)}; help tells the commands"
                ) from None
            if verb is not None and verb in self._impossible(acts):
                raise MalformedMove(self._no_way(verb, acts)) from None
            if verb is not None and verb not in offered:
                raise MalformedMove(f"{verb} is not what is decided now; what may be done: {listed(offered)}") from None
            if verb is None or said.startswith("{"):
                raise
            raise MalformedMove(f"{wrong}; moves {verb} lists what may be done") from None

    def _impossible(self, acts: list[Act]) -> list[str]:
        """Return the verbs that belong to the decision, and of which no move can be made."""
        return [verb for verb, _ in rules_now(self.table, self.match.state) if verb not in (act.do for act in acts)]

    def _no_way(self, verb: str, acts: list[Act]) -> str:
        offered = dict.fromkeys(act.do for act in acts)
        return f"there is no way to {verb} now: why {verb} tells its rules; what may be done: {listed(offered)}"

    # ------------------------------------------------------------------------------------------------------- commands
    def _moves(self, seat: int, said: str, *, few: bool = False) -> None:
        acts = self.table.legal(self.match.state, seat)
        words, texts = said.casefold().split(), self._lines(acts)
        chosen = [(i + 1, act) for i, act in enumerate(acts) if all(word in texts[i].casefold() for word in words)]
        if not chosen:
            raise LexludiError(f"no move has {said!r} in it; moves lists them all")
        shown, more = _some_of_each(chosen) if few and len(chosen) > _LISTED else (chosen, {})
        parts = [(f"{number:>{len(str(len(acts)))}}", texts[number - 1]) for number, act in shown]
        self.screen.lines(columns(parts, self.screen.width))
        for verb, count in more.items():
            self.screen.say(
                f"… and {count} more to {verb}: moves {verb} lists them, moves {verb} WORD those with a word in them", "dim"
            )

    def _lines(self, acts: list[Act]) -> list[str]:
        """Return moves as they are listed; where there are few, each with what it brings where."""
        state, few = self.match.state, len(acts) <= _LISTED
        if self.listed[0] is not state or self.listed[1] != acts:
            brings = [outlook(self.table, state, act) if few else "" for act in acts]
            said = [listed_as(self.table, act) for act in acts]
            self.listed = state, acts, [f"{act}  ({more})" if more else act for act, more in zip(said, brings, strict=True)]
        return self.listed[2]

    def _why(self, seat: int, said: str) -> None:
        said = said.removeprefix("not ").strip()
        if not said and self.refused is None:
            raise LexludiError("why what? Say a move after it, by number or in words: why 1")
        acts = self.table.legal(self.match.state, seat)
        act = typed(self.table, acts, seat, said, self._lines(acts)) if said or self.refused is None else self.refused
        if not act.args and act.by == seat and act.do in self._impossible(acts):
            self.screen.say(f"There is no way to {act.do} now. Its rules:", "bad")
            self._rules(seat, act.do)
            return
        for line in opinion_lines(advice(self.table, self.match.state, seat, act, self.match.under)):
            self.screen.say(line, "good" if line.startswith("Yes.") else "bad" if line.startswith("No.") else "")

    def _rules(self, seat: int, said: str) -> None:  # noqa: ARG002  # every command is called so
        verbs = [*self.table.flow.known.verbs, DECLINE]
        if said and said not in verbs:
            raise LexludiError(f"{said!r} is no move{hint(said, verbs)}; the moves are {listed(verbs)}")
        for verb, clauses in [(said, rules_of(self.table, said))] if said else rules_now(self.table, self.match.state):
            self.screen.say(verb, "label")
            for clause in clauses:
                self.screen.say(f"  {clause_line(clause)}")

    def _log(self, seat: int, said: str) -> None:  # noqa: ARG002  # every command is called so
        for step in self.match.history:
            self._tell(step, seat)

    def _help(self, seat: int, said: str) -> None:  # noqa: ARG002  # every command is called so
        self.screen.lines([[(line, "")] for line in _HELP.splitlines()])

    def _undo(self, seat: int, said: str) -> None:
        if said and said not in self.table.players:
            raise CannotUndo(f"{said!r} does not play{hint(said, self.table.players)}")
        whose = self.table.players.index(said) if said else seat
        if whose not in self.people:
            raise CannotUndo(f"{said} is played by the computer; undo takes back to your own last decision")
        self._take_back(whose)

    def _take_back(self, seat: int) -> None:
        taken = self.match.undo(seat)
        self.heard = {each: min(heard, len(self.match.history)) for each, heard in self.heard.items()}
        self.refused = None
        self._keep()
        self.screen.say(
            f"Taken back, to the last decision of {self.table.players[seat]}: {taken} step{'s' if taken > 1 else ''}.", "good"
        )

    def _save(self, seat: int, said: str) -> None:  # noqa: ARG002  # every command is called so
        try:
            path = Path(said).expanduser() if said else self.path
            is_there = path.absolute() not in self.own_files and path.is_file()
        except (RuntimeError, OSError, ValueError) as wrong:
            raise LexludiError(f"{said} cannot be written: {getattr(wrong, 'strerror', None) or wrong}; the game goes on") from None
        if is_there:
            answer = self.screen.ask(f"{path} is there already. Replace it (yes or no)? ")
            if answer.casefold() not in ("yes", "y"):
                self.screen.say("Nothing is saved there.")
                return
        before, kept = self.path, self.kept
        self.kept = None
        why = self._written(path)
        if why:
            self.kept = kept
            raise LexludiError(f"{path} cannot be written: {why}; the game goes on")
        if not self.trouble and before != path and kept is not None:
            self.path = before  # what was asked for is a copy; the game is kept where it was
        self.screen.say(f"Saved in {path}", "good")

    def _leave(self) -> None:
        self._keep()
        if self.trouble and self.screen.interactive:
            answer = self.screen.ask("The game is not saved. Leave all the same (yes or no)? ")
            if answer.casefold() not in ("yes", "y"):
                return
        raise _Quit

    # ---------------------------------------------------------------------------------------------- telling and keeping
    def _hear(self, seat: int) -> None:
        """Tell a player what has happened since he last looked."""
        for step in self.match.history[self.heard.get(seat, 0) :]:
            self._tell(step, seat)
        self.heard[seat] = len(self.match.history)

    def _tell(self, step: Step, seat: int | None) -> None:
        table = self.table
        if step.act is not None:
            said = said_to(table, step, seat)
        else:
            chance = table.chance(step.before)
            assert chance is not None
            said = f"{chance.what}: {step.told['outcome'] if chance.place is None else 'shuffled'}"
        self.screen.say(f"· {said}", "heard")
        for entry in step.account:
            is_open = seat is None or isinstance(table.flow.known.variables[entry.variable].sight, Public)
            if is_open and (entry.points or entry.because or entry.place is not None):
                self.screen.say(f"    {entry_line(written_entry(table, entry))}")

    def _keep(self) -> None:
        """Save the game where it is kept, if it has gone on; say so once, if that cannot be done."""
        if self.kept is self.match.record:
            return
        failed = [(path, self._written(path)) for path in dict.fromkeys((self.path, *self.others))]
        wrong = [f"{path} cannot be written: {why}" for path, why in failed if why]
        if self.kept is not self.match.record:
            if wrong != self.told:
                self.screen.say(f"The game is not saved: {'; '.join(wrong)}. It goes on; save FILE saves it elsewhere.", "bad")
            self.trouble, self.told = wrong[0], wrong
        elif wrong:
            self.screen.say(f"{wrong[0]}; the game is saved in {self.path} instead.", "bad")

    def _written(self, path: Path) -> str:
        """Save the game in a file, and keep it there from now on; return why that cannot be done."""
        if self.kept is self.match.record:
            return ""
        try:
            if path in self.others:
                path.parent.mkdir(parents=True, exist_ok=True)
            save(path, written(self.match.record))
        except (OSError, ValueError) as wrong:
            return getattr(wrong, "strerror", None) or str(wrong)
        self.path, self.trouble, self.kept = path, "", self.match.record
        self.own_files.add(path.absolute())
        return ""


def _some_of_each(acts: list[tuple[int, Act]]) -> tuple[list[tuple[int, Act]], dict[str, int]]:
    """Return numbered moves, of verbs that have many only the first ones; and of these how many are left out."""
    verbs = Counter(act.do for _, act in acts)
    most = max(3, _LISTED // len(verbs))
    seen, shown = Counter[str](), list[tuple[int, Act]]()
    for number, act in acts:
        seen[act.do] += 1
        if seen[act.do] <= most:
            shown.append((number, act))
    return shown, {verb: count - most for verb, count in verbs.items() if count > most}
