"""Moves as they are told: as JSON between programs, in one line for people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import Any

from lexludi.code import Stop
from lexludi.errors import Malformed, MalformedMove, MalformedOutcome, hint
from lexludi.explain import text
from lexludi.flow import DECLINE, Flow
from lexludi.notation import Notation, listed, shown
from lexludi.runtime import Absent, Act, Piece, Val, World
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec.declarations import Game
from lexludi_spec.faces import name_of
from lexludi_spec.sorts import Sort


class Acts:
    """Reads and writes the moves of a game at a table."""

    game: Game
    players: tuple[str, ...]
    flow: Flow
    notation: Notation

    def read_act(self, data: Any) -> Act:
        """Read a move as it is told: ``{"by": …, "do": …}`` and its arguments.

        Raises:
            MalformedMove: if it cannot be read.
        """
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            raise MalformedMove(f"{shown(data)} is no move; a move says who makes it and what: {{'by': …, 'do': …}}")
        verb, verbs = data["do"], self.flow.known.verbs
        if verb != DECLINE and verb not in verbs:
            raise MalformedMove(
                f"nobody can {shown(verb)} in {self.game.title}{hint(verb, verbs)}; the moves are {listed([*verbs, DECLINE])}"
            )
        names = {pick.name: self.flow.known.names[pick.name] for move in verbs.get(verb, ()) for pick in move.picks}
        for key in data:
            if key not in ("by", "do", *names):
                raise MalformedMove(f"{verb} has no {key!r}{hint(key, names)}; it says {listed(names)}")
        try:
            by = self.notation.read_seat(data.get("by"), "by")
            args = tuple((name, self.notation.read(data[name], sort, name)) for name, sort in names.items() if name in data)
        except Malformed as wrong:
            raise MalformedMove(f"{verb}: {wrong}") from None
        return Act(by, verb, args)

    def read_words(self, words: str) -> dict[str, Any]:
        """Read a move as :meth:`say` tells it: ``Lorraine: extra shelf=2``; return it as JSON.

        Raises:
            MalformedMove: if it cannot be read.
        """
        player = next((name for name in sorted(self.players, key=len, reverse=True) if words.strip().startswith(name)), None)
        if player is None:
            raise MalformedMove(f"{shown(words)}: a move begins with who makes it: {listed(self.players)}")
        rest = words.strip()[len(player) :]
        if not rest.startswith((":", " ")):
            raise MalformedMove(f"{shown(words)}: after {player} comes a colon and what {player} does")
        rest = rest.lstrip(": ")
        known = (verb for verb in (*self.flow.known.verbs, DECLINE) if f"{rest} ".startswith(f"{verb} "))
        verb = max(known, key=len, default=rest.split(" ")[0])
        told = rest[len(verb) :].strip()
        names = [pick.name for move in self.flow.known.verbs.get(verb, ()) for pick in move.picks]
        longest = [*map(re.escape, sorted(names, key=len, reverse=True)), "[^ =]+"]
        parts = list(re.finditer(rf"(?:^|(?<= ))({'|'.join(longest)})=", told))
        before = told[: parts[0].start()].strip() if parts else told
        if before and (verb in self.flow.known.verbs or verb == DECLINE):
            after = " ".join(f"{name}=…" for name in dict.fromkeys(names)) or "nothing"
            raise MalformedMove(f"{shown(words)}: after {verb} comes {after}, and not {shown(before)}")
        data: dict[str, Any] = {"by": player, "do": verb}
        for part, end in zip(parts, [*(each.start() for each in parts[1:]), len(told)], strict=False):
            if part[1] in data:
                raise MalformedMove(f"{shown(words)}: {part[1]!r} is told twice")
            data[part[1]] = told[part.end() : end].strip()
        sorts_ = self.flow.known.names
        return {key: _from_word(value, sorts_.get(key)) for key, value in data.items()}

    def spell(self, w: World, stop: Stop, act: Act) -> Act:
        """Return the move in the spelling that counts.

        Raises:
            MalformedMove: if it does not say what the move of its verb that may be made here says, or says more.
        """
        args = dict(act.args)
        told: list[tuple[str, Val]] = []
        says = [picked.pick.name for picked in stop.choices[act.do].picks]
        for name in args:
            if name not in says:
                raise MalformedMove(f"{act.do} has no {name!r} here, by the readings in force; it says {listed(says)}")
        for picked in stop.choices[act.do].picks:
            name = picked.pick.name
            try:
                needed = picked.told is None or bool(picked.told(w))
                options = picked.options(w)
            except Absent:
                needed, options = True, ()
            if needed and name not in args:
                raise MalformedMove(f"{act.do} does not say its {name!r}; it says {listed(says)}")
            if not needed:
                (value,) = options
                if args.get(name, value) != value:
                    raise MalformedMove(f"{act.do} needs no {name!r} here, and it can only be {shown(value)}")
            else:
                value = _same(args[name], options, ordered=not isinstance(picked.pick, s.PickSome) or picked.pick.ordered)
                w.names[picked.slot] = value
                if picked.counts_as is not None:
                    with suppress(Absent):  # what is not there counts as nothing else
                        value = picked.counts_as(w)
                if picked.pick.name in args and isinstance(picked.pick, s.Pick) and not picked.pick.clause and value not in options:
                    written = self.notation.write(value, self.flow.known.names[name])
                    raise MalformedMove(f"there is no {name} {shown(written)} here{self._there_are(options, name)}")
                told.append((name, value))
            w.names[picked.slot] = value
        return Act(act.by, act.do, tuple(told))

    def _there_are(self, options: Any, name: str) -> str:
        written = [self.notation.write(each, self.flow.known.names[name]) for each in options]
        return f"; there is {listed(written)}" if written and len(written) < 13 else ""

    def no_move_now(self, at: str, stop: Stop, act: Act) -> str:
        """Return why a verb is none of a decision."""
        assert isinstance(stop.node, s.Ask)
        verbs = [*stop.choices, *([DECLINE] if stop.node.decline is not None else [])]
        what = "it cannot be declined" if act.do == DECLINE else f"{act.do} is no move of it"
        return f"{at!r} is decided now, and {what}; the moves are: {listed(verbs)}"

    def not_yours(self, stop: Stop, deciders: Iterable[int], seat: int) -> str:
        """Return why somebody cannot decide."""
        if isinstance(stop.node, s.Shuffle | s.Draw):
            return f"chance has to settle {stop.node.id!r} first"
        others = listed(self.players[each] for each in deciders)
        return f"{self.players[seat]} has nothing to decide now; {others} must decide {stop.node.id!r}"

    def check_order(self, what: str, among: Sequence[Piece], outcome: Any) -> None:
        """The cards must be those that were shuffled, as far as the rulebook says what is on them.

        Raises:
            MalformedOutcome: if they are not.
        """
        if not isinstance(outcome, tuple):
            raise MalformedOutcome(f"{what}: {shown(outcome)} is not the cards in their new order")
        component = self.flow.known.components[among[0].component] if among else None
        known = set[str]() if component is None else {trait.id for trait in component.traits if not trait.assumed}
        named = component is not None and len(known) == len(component.traits) and any(face.name for face in component.faces)

        def told(card: Piece) -> tuple[Val, ...]:
            return (*[card.traits.get(name) for name in known], card.name if named else None)

        have, want = Counter(map(told, outcome)), Counter(map(told, among))
        if have != want:
            called = {told(card): self._called(card, known) for card in (*outcome, *among)}
            wrong = [f"{have[each]} {called[each]} instead of {want[each]}" for each in have | want if have[each] != want[each]]
            raise MalformedOutcome(f"{what}: these are not the cards that were shuffled: {listed(wrong[:3])}")

    def _called(self, card: Piece, known: Collection[str]) -> str:
        """Return what a card is called, as far as what is on it is known."""
        component = self.flow.known.components[card.component]
        said = {name: value for name, value in card.traits.items() if name in known}
        if component.told_by == "traits":
            return f"{component.id} ({text(self.notation.write_card(card))})" if said else component.id
        return card.name if len(said) == len(card.traits) else name_of(component, said)

    def write_act(self, act: Act) -> dict[str, Any]:
        """Return a move as it is told."""
        names = self.flow.known.names
        return {"by": self.players[act.by], "do": act.do} | {
            name: self.notation.write(value, names[name]) for name, value in act.args
        }

    def say(self, act: Act) -> str:
        """Return a move in one line, for people."""
        told = self.write_act(act)
        rest = "".join(f" {name}={text(value)}" for name, value in told.items() if name not in ("by", "do"))
        return f"{told['by']}: {act.do}{rest}"


def _from_word(word: str, sort: Sort | None) -> Any:
    match sort:
        case sorts.Number() if re.fullmatch(r"-?[0-9]{1,18}", word):
            return int(word)
        case sorts.Truth() if word in ("yes", "no"):
            return word == "yes"
        case sorts.List(of):
            return [_from_word(each.strip(), of) for each in word.split(",")]
        case _:
            return word


def _same(value: Val, options: Any, *, ordered: bool) -> Val:
    """Return the option that a value spells: cards are meant by name, and where order does not matter, in any order."""
    if isinstance(value, Piece):
        return next((each for each in options if isinstance(each, Piece) and each.name == value.name), value)
    if isinstance(value, tuple) and not ordered and value not in options:
        wanted = Counter(_spelled(each) for each in value)
        return next((each for each in options if Counter(map(_spelled, each)) == wanted), value)
    return value


def _spelled(value: Val) -> Val:
    return value.name if isinstance(value, Piece) else value
