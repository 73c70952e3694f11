"""Random games in lock step: the reference and a program play the same game, and are compared at every decision.

How chance is settled depends on what the program offers. It is supplied by the runner (``given``), or the program settles
it and tells how (``announced``); a program that can do neither is started anew at the position after it. One that can only
hand over finished games (``logged``) is asked for them, and the reference plays them over.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from lexludi.alike import label, said_short, unordered
from lexludi.errors import Malformed
from lexludi.play.records import Record, as_far_as_it_fits, read_steps, settled
from lexludi.positions import Contents, write_cards, write_place, write_position
from lexludi.random_play import outcome, with_likings
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi.views import write_views
from lexludi_conformance.comparing import Comparing, NotOffered, as_object
from lexludi_conformance.program import Misbehaviour, Program
from lexludi_conformance.trial import Trial
from lexludi_conformance.vectors import read_vector
from lexludi_spec.declarations import Game
from lexludi_spec.games import load
from lexludi_spec.settle import clash, options, other_readings, readings_of

#: Who plays, clockwise.
NAMES = ("Lorraine", "Pierre", "Gale", "Hironobu", "Ines", "Jan", "Kim", "Lou", "Mai", "Noor")


@frozen
class Played:
    """One game that was played to its end, or to the first difference: how many players, its number, and what was compared."""

    players: int
    number: int
    decisions: int
    positions: int = 0
    views: int = 0
    #: whether it was broken off, because it went on for too long
    unfinished: bool = False
    #: the first thing that differs, if anything does
    difference: str = ""
    #: the vector that shows it again, if one does
    vector: Mapping[str, Any] | None = None


def play(
    program: Program,
    id_: str,
    offer: Mapping[str, Any],
    numbers: Sequence[int],
    games: int,
    seed: str,
    fixed: Mapping[str, str],
) -> Iterator[Played]:
    """Play so many games for each number of players; yield each of them, the last being the first with a difference.

    A program that plays by any readings plays every second game by readings drawn at random, but for those that are fixed.

    Args:
        program: the program, which has said hello.
        id_: the game.
        offer: what the program offers for it.
        numbers: the numbers of players.
        games: how many games for each.
        seed: what the games are made from; the same seed gives the same games.
        fixed: readings by which all games are played.
    """
    game = load(id_)
    readings_of(game, fixed)
    for players in numbers:
        for number in range(1, games + 1):
            name = f"{seed}/{players}/{number}"
            table = Table(game, names(game, players), _readings(game, offer, name if number % 2 == 0 else "", fixed))
            match = _Match(program, table, offer, name)
            try:
                match.play()
            except _Differs as difference:
                told = f"game {match.name}: {difference}"
                yield Played(players, number, match.decisions, match.positions, match.views, False, told, match.shows_it())
                return
            yield Played(players, number, match.decisions, match.positions, match.views, match.state.winners is None)


def names(game: Game, players: int) -> tuple[str, ...]:
    """Return names for so many players of a game."""
    return (*NAMES, *(f"Player {number}" for number in range(len(NAMES) + 1, game.most + 1)))[:players]


def _readings(game: Game, offer: Mapping[str, Any], name: str, fixed: Mapping[str, str]) -> Mapping[str, str]:
    """Return the readings that a program plays by; where it plays by any, those of a named game are drawn."""
    offered = offer.get("readings", {})
    if isinstance(offered, dict):
        return offered
    return random_readings(game, random.Random(f"readings of {name}"), fixed) if name else fixed  # noqa: S311  # a game, and no secret


def random_readings(game: Game, rng: random.Random, fixed: Mapping[str, str]) -> dict[str, str]:
    """Return a reading of every option, drawn where it is not fixed, such as can be played together."""
    while True:
        found = {ruling.id: rng.choice(ruling.answers).name for ruling in options(game)} | dict(fixed)
        if not clash(game, found):
            return found


#: A game is broken off after so many decisions: rules may let it go on for ever.
LONGEST = 3000
#: What comes before the name of a player where what is seen differs.
_VIEW = "view of "


class _Differs(Exception):
    """Something is not as the reference has it."""


@frozen
class _Base:
    """The last position at which the program could be started, and what has been done since."""

    state: State
    since: list[dict[str, Any]]


class _Match(Comparing):
    """One game in lock step."""

    def __init__(self, program: Program, table: Table, offer: Mapping[str, Any], name: str) -> None:
        super().__init__(program, table, offer)
        self.name, self.decisions, self.positions, self.views = name, 0, 0, 0
        self.rng = random.Random(name)  # noqa: S311  # a game, and no secret
        self.pick = with_likings(self.rng)
        self.state = table.start()
        self.steps: list[dict[str, Any]] = []
        #: what each may do who decides now, by seat
        self.acts: dict[int, list[Act]] = {}
        self.base: _Base | None = None
        self.announces = offer.get("chance") == "announced"
        self.alone = not self.announces and offer.get("chance") != "given"

    def play(self) -> None:
        """Play the game to its end.

        Raises:
            _Differs: with the first thing that is not as the reference has it.
        """
        try:
            if self.alone and not self._can("position"):
                self._play_over()
            else:
                self._play()
        except Misbehaviour as wrong:
            raise _Differs(str(wrong)) from None
        except NotOffered as why:
            raise _Differs(f"it cannot be judged so: {why}") from None

    def _can(self, what: str) -> bool:
        return what in self.offer.get("can", ())

    def _play(self) -> None:
        seed = {"seed": self.name} if self.announces else {}
        here = None if self.alone else self.start(None, **seed)
        while True:
            if self.table.chance(self.state) is not None:
                here = self._settle()
                continue
            if here is None:
                self.base = _Base(self.state, [])
                here = self.start(write_position(self.table, self.state))
            self._compare(here)
            if self.state.winners is not None or self.decisions == LONGEST:
                return
            here = self._decide()

    def _settle(self) -> dict[str, Any] | None:
        """Settle what is up to chance now, in the way that the program offers; return where it is then, if it goes on."""
        chance = self.table.chance(self.state)
        assert chance is not None
        here = None
        if self.announces:
            here = as_object("chance", self.wanted("chance", what=chance.what))
            told = here.get("outcome")
        else:
            told = self.table.notation.write(outcome(chance, self.rng), chance.sort)
            if not self.alone:
                here = as_object("chance", self.wanted("chance", what=chance.what, outcome=told))
        step = {"chance": chance.what, "outcome": told}
        try:
            self.state = settled(self.table, self.state, step)
        except Malformed as wrong:
            raise _Differs(str(wrong)) from None
        self.steps.append(step)
        if self.base is not None:
            self.base.since.append(step)
        return here

    def _decide(self) -> dict[str, Any]:
        """Make a random move on both sides; return where the program is then."""
        seat = self.rng.choice(list(self.acts))
        act = self.pick(self.acts[seat])
        told, before = self.table.write_act(act), self.state
        self.steps.append(told)
        if self.base is not None:
            self.base.since.append(told)
        self.state = self.table.play(before, act)
        self.decisions += 1
        here = self.move(told, f"at {before.point[0]!r}")
        if here is None:
            self._raise()
        assert here is not None
        return here

    def _compare(self, here: Mapping[str, Any]) -> None:
        """Compare where both are, what may be done, the position, and what each player sees."""
        self.base = self.base or _Base(self.state, [])
        for key, value in write_place(self.table, self.state).items():
            self.holds(1, key, unordered(value), unordered(here.get(key)))
        self.acts = {seat: self.table.legal(self.state, seat) for seat in self.table.deciders(self.state)}
        for seat, acts in self.acts.items():
            moves = [self.table.write_act(act) for act in acts]
            self.legal(self.table.players[seat], moves, self.state, f"legal, {self.table.players[seat]}")
        contents = Contents(self.state.cells, self.state.variables)
        told = self._can("position") and self.same_contents(contents, self.state, "here") is not None
        self.positions += told
        if self._can("view"):
            self._views()
        if self.findings:
            self._raise()
        if told:
            self.base = _Base(self.state, [])

    def _views(self) -> None:
        for name, seen in zip(self.table.players, write_views(self.table, self.state), strict=True):
            try:
                self.view(name, seen, self.state, f"{_VIEW}{name}")
            except NotOffered:
                return  # a program that plays whole turns, in the middle of one
            self.views += 1

    def _raise(self) -> None:
        raise _Differs("; ".join(f"{finding.where}: {finding.what}" for finding in self.findings[:5]))

    def _play_over(self) -> None:
        """Ask for the record of a finished game, and play it over."""
        steps = self.wanted(
            "record", game=self.table.game.id, players=list(self.table.players), readings=self.played, seed=self.name
        )
        wrong, self.decisions = played_over(self.table, steps)
        if wrong:
            raise _Differs(wrong)

    # ------------------------------------------------------------------------------------------------------- vectors
    def shows_it(self) -> dict[str, Any] | None:
        """Return a vector that shows the difference again, if one does."""
        data = self._vector()
        if data is None:
            return None
        verdict = Trial(self.program, read_vector(data, "the difference"), self.offer).verdict()
        return data if verdict.status in ("failed", "erroneous") else None

    def _vector(self) -> dict[str, Any] | None:
        """Return a vector that begins where both last agreed, or at the start of the game, and ends where the reference is now."""
        readings = other_readings(self.table.game, self.table.readings)
        head: dict[str, Any] = {
            "format": 1,
            "id": f"{self.table.game.id}/lockstep/{re.sub('[^a-z0-9]+', '-', self.name.lower())}",
            "title": f"Found in game {self.name} of random games in lock step",
            "source": {"kind": "replay", "sentences": [], "invented": "the whole position"},
            "clauses": [],
            **({"readings": readings} if readings else {}),
        }
        if self._can("position") and self.base is not None:
            chance = self.announces and any("chance" in each for each in self.base.since)
            base = _Base(self.state, []) if chance else self.base
            given = {"given": write_position(self.table, base.state), "moves": base.since}
            seen = dict(zip(self.table.players, write_views(self.table, self.state), strict=True))
            views = {
                name: view
                for name, view in seen.items()
                if any(each.where.startswith(f"{_VIEW}{name}: ") for each in self.findings)
            }
            return head | given | ({"views": views} if views else {"then": self._then(base.state)})
        if self._can("replay") and self.offer.get("chance") == "given":
            check = write_place(self.table, self.state) | {"legal": self._legal()}
            game = {"game": self.table.game.id, "players": list(self.table.players), "rules": self.table.game.version}
            return head | game | {"steps": [*self.steps, {"check": check}]}
        return None

    def _legal(self) -> dict[str, Any]:
        """Return what each may do who decides now, as a vector says it."""
        moves = {
            self.table.players[seat]: [self.table.write_act(act) for act in self.table.legal(self.state, seat)]
            for seat in self.table.deciders(self.state)
        }
        return {name: [{key: value for key, value in move.items() if key != "by"} for move in acts] for name, acts in moves.items()}

    def _then(self, before: State) -> dict[str, Any]:
        """Return where the reference is, and what is otherwise than before, as a vector says it."""
        table, flow = self.table, self.table.flow
        found: dict[str, Any] = {}
        for i, (name, key) in enumerate(flow.places.labels):
            if before.cells[i] != self.state.cells[i]:
                found[label(self.table, name, key)] = write_cards(table, flow.known.places[name], self.state.cells[i])
        needed = flow.needs[flow.points[self.state.point]].variables
        for i, (name, key) in enumerate(flow.variables.labels):
            if name in needed and before.variables[i] != self.state.variables[i]:
                found[label(self.table, name, key)] = table.notation.write(self.state.variables[i], flow.known.variables[name].sort)
        return write_place(table, self.state) | {"changed": found, "legal": self._legal()}


def played_over(table: Table, steps: Any) -> tuple[str, int]:
    """Play a record over; return what is wrong with it, if anything, and how many decisions there were.

    A record is a list of moves and outcomes of chance, as in a replay, perhaps with checks of where the game is.
    """
    try:
        record = Record(
            game=table.game.id, rules=table.game.version, players=table.players, readings=table.readings,
            steps=read_steps(steps, "the record"),
        )  # fmt: skip
    except Malformed as wrong:
        return str(wrong), 0
    done, why = as_far_as_it_fits(table, record)
    end = done[-1].after if done else table.start()
    if not why and end.winners is None:
        why = f"the game is not over: {said_short(write_place(table, end))}"
    return why, sum(step.act is not None for step in done)
