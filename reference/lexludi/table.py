"""A game at a table: start it, ask what may be done, do it, and why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from attrs import frozen

from lexludi.acts import Acts
from lexludi.apart import told_apart
from lexludi.code import Stop
from lexludi.errors import IllegalMove, MalformedOutcome, MalformedPosition, Refusal
from lexludi.explain import Explain
from lexludi.flow import DECLINE, Flow
from lexludi.notation import Notation, listed, shown
from lexludi.runtime import END, Absent, Act, Entry, Piece, State, Val, World, by_name
from lexludi_spec import sorts
from lexludi_spec import steps as s
from lexludi_spec.declarations import Component, Game
from lexludi_spec.settle import readings_of, settle
from lexludi_spec.sorts import Sort


@frozen
class Chance:
    """What chance must settle: the order of the cards in a place, or one of several possibilities."""

    what: str
    #: the place that is shuffled, or nothing
    place: str | None
    #: the cards, in an order that says nothing, or the possibilities
    among: tuple[Val, ...]
    sort: Sort


@lru_cache(maxsize=96)  # what each remembers of its searches takes room
def compiled(game: Game, players: int, readings: tuple[tuple[str, str], ...]) -> Flow:
    """Return the compiled rules of a game under some readings, for a number of players."""
    return told_apart(Flow(settle(game, dict(readings), players), players))


class Table(Acts):
    """A game, its rulings settled, with named players. It holds no position: states are handed in and out."""

    def __init__(self, game: Game, players: Sequence[str], readings: Mapping[str, str] | None = None) -> None:
        """Sit down to a game.

        Args:
            game: the rules, as :func:`lexludi_spec.check` accepts them.
            players: the names, clockwise.
            readings: the readings chosen in place of the defaults, by ruling.

        Raises:
            MalformedPosition: if so many cannot play, or two have one name.
            InvalidReading: if there is no such ruling or reading.
            InvalidRules: if the rules leave open where the game goes on.
        """
        if not game.least <= len(players) <= game.most:
            raise MalformedPosition(f"{game.title} is for {game.least} to {game.most} players, not {len(players)}")
        if not all(isinstance(name, str) and name for name in players) or len(set(players)) < len(players):
            raise MalformedPosition(f"every player needs their own name: {listed(players)}")
        self.game = game
        self.players = tuple(players)
        self.readings = readings_of(game, readings or {})
        self.flow = compiled(game, len(players), tuple(sorted(self.readings.items())))
        self.notation = Notation(self.flow.game, self.players)

    @cached_property
    def explain(self) -> Explain:
        """What says why something is not so."""
        return Explain(self.flow, self.notation)

    # --------------------------------------------------------------------------------------- states and worlds
    def world(self, state: State) -> World:
        """Return a state as a world, to be changed or asked."""
        flow = self.flow
        w = World(state.cells, state.variables, [None] * flow.width)
        w.pc = flow.points[state.point]
        for (_, slot), value in zip(flow.needs[w.pc].names, state.names, strict=True):
            w.names[slot] = value
        w.answers, w.winners = dict(state.answers), state.winners
        return w

    def freeze(self, w: World) -> State:
        """Return what a world is now as a state; what is not needed any more is forgotten."""
        needs = self.flow.needs[w.pc]
        for i, fresh in needs.forgotten:
            w.variables[i] = fresh
        stop = self.flow.stops.get(w.pc)
        names = w.names
        if stop is not None and isinstance(stop.node, s.Shuffle):  # in what order the cards lie now says nothing any more
            i = stop.subject(w)
            w.cells[i] = tuple(sorted(w.cells[i], key=by_name))
        return State(
            END if stop is None else stop.point,
            tuple([names[slot] for _, slot in needs.names]),
            tuple(w.cells),
            tuple(w.variables),
            tuple(sorted(w.answers.items())) if w.answers else (),
            w.winners,
        )

    def _done(self, w: World, do: Callable[..., None], *what: Any) -> State:
        """Return the state after something is done in a world."""
        try:
            do(w, *what)
        except Absent as absent:
            raise MalformedPosition(f"{self.game.id}: the position does not say enough to go on: it lacks {absent}") from None
        return self.freeze(w)

    def start(self) -> State:
        """Return the state before anything has happened: the first thing that somebody, or chance, must decide."""
        flow = self.flow
        w = World(((),) * len(flow.places.labels), flow.fresh, [None] * flow.width)
        for component in flow.game.components:
            place = flow.known.places[component.into.place]
            i = flow.cell(component.into, {})(w)
            pack = (*w.cells[i], *self.pack(component))
            w.cells[i] = tuple(sorted(pack, key=by_name)) if place.form == "bag" else pack
        return self._done(w, flow.run, flow.main)

    def pack(self, component: Component) -> tuple[Piece, ...]:
        """Return every card of a component at this table, in the order in which it is declared."""
        w = World((), (), [None] * self.flow.width)
        copies = [self.flow.term(face.copies, {})(w) for face in component.faces]
        return tuple(card for card, n in zip(self.notation.declared[component.id], copies, strict=True) for _ in range(n))

    # ------------------------------------------------------------------------------------------------- deciding
    def stop(self, state: State) -> Stop | None:
        """Return the point where the state is; nothing at the end of the game."""
        return self.flow.stops.get(self.flow.points[state.point])

    def deciders(self, state: State) -> tuple[int, ...]:
        """Return the seats that must decide now; nobody where it is up to chance or the game is over."""
        stop = self.stop(state)
        if stop is None or isinstance(stop.node, s.Shuffle | s.Draw):
            return ()
        w = self.world(state)
        if isinstance(stop.node, s.Ask):
            return (stop.subject(w),)
        return tuple(seat for seat in stop.subject(w) if not self.flow.finished(self.flow.apart(w, stop, seat)))

    def _asked(self, w: World, seat: int) -> tuple[World, Stop] | None:
        """Return the world and the decision that a seat faces, or nothing if it has none."""
        stop = self.flow.stops.get(w.pc)
        if stop is None or isinstance(stop.node, s.Shuffle | s.Draw):
            return None
        if isinstance(stop.node, s.Together):
            if seat not in stop.subject(w):
                return None
            apart = self.flow.apart(w, stop, seat)
            return None if self.flow.finished(apart) else (apart, self.flow.stops[apart.pc])
        if stop.subject(w) != seat:
            return None
        w.names[stop.player] = seat
        return w, stop

    def legal(self, state: State, seat: int | None = None) -> list[Act]:
        """Return every move that a seat may make now, each once, in the order in which the rules offer them.

        Without a seat, the moves of the one who must decide, or of the first of those who decide together.
        """
        w = self.world(state)
        if seat is None:
            deciders = self.deciders(state)
            if not deciders:
                return []
            seat = deciders[0]
        asked = self._asked(w, seat)
        if asked is None:
            return []
        world, stop = asked
        acts = [Act(seat, verb, way.told(world, values)) for verb, way in stop.choices.items() for values in way.ways(world)]
        if isinstance(stop.node, s.Ask) and stop.node.decline is not None:
            acts.append(Act(seat, DECLINE))
        return acts

    # -------------------------------------------------------------------------------------------------- judging
    def why_not(self, state: State, act: Act) -> tuple[Refusal, ...]:
        """Return every reason why a move is not allowed now; none exactly if it is.

        Raises:
            MalformedMove: if it is no move of this game, or lacks an argument.
        """
        w = self.world(state)
        stop = self.flow.stops.get(w.pc)
        if stop is None:
            return (Refusal(self.flow.end_clause, "the game is over"),)
        asked = self._asked(w, act.by)
        if asked is None:
            whose = stop.node.whose if isinstance(stop.node, s.Ask | s.Together) else stop.clause
            return (Refusal(whose, self.not_yours(stop, self.deciders(state), act.by)),)
        world, stop = asked
        assert isinstance(stop.node, s.Ask)
        if act.do == DECLINE and stop.node.decline is not None:
            return ()
        if act.do not in stop.choices:
            return (Refusal(stop.node.clause, self.no_move_now(state.point[0], stop, act)),)
        act = self.spell(world, stop, act)
        broken = stop.choices[act.do].broken(world, act)
        return tuple(Refusal(each.clause, self.explain.broken(world, each)) for each in broken)

    def canonical(self, state: State, act: Act) -> Act:
        """Return a move in the spelling that counts, where it can be judged at all; as it is elsewhere."""
        asked = self._asked(self.world(state), act.by)
        if asked is None or act.do not in asked[1].choices:
            return act
        return self.spell(*asked, act)

    # ---------------------------------------------------------------------------------------------------- doing
    def apply(self, state: State, act: Act) -> State:
        """Make a move.

        Raises:
            IllegalMove: with every requirement that it breaks; the state is as it was.
            MalformedMove: if it is no move of this game.
        """
        because = self.why_not(state, act)
        if because:
            raise IllegalMove(self.say(act), because)
        return self.play(state, self.canonical(state, act))

    def play(self, state: State, act: Act, log: list[Entry] | None = None) -> State:
        """Make a move that is known to be legal and in the spelling that counts, for instance one from :meth:`legal`.

        Args:
            state: where the game stands.
            act: the move.
            log: where the account of what is scored on the way is written, if wanted.
        """
        w = self.world(state)
        w.log = log
        stop = self.flow.stops[w.pc]
        return self._done(w, self._answer if isinstance(stop.node, s.Together) else self.flow.make, stop, act)

    def _answer(self, w: World, stop: Stop, act: Act) -> None:
        w.answers[act.by] = (*w.answers.get(act.by, ()), act)
        seats = tuple(stop.subject(w))
        if all(self.flow.finished(self.flow.apart(w, stop, seat)) for seat in seats):
            self.flow.take_effect(w, stop, seats)
            self.flow.run(w, stop.then)

    # --------------------------------------------------------------------------------------------------- chance
    def chance(self, state: State) -> Chance | None:
        """Return what chance must settle now, or nothing."""
        stop = self.stop(state)
        if stop is None or not isinstance(stop.node, s.Shuffle | s.Draw):
            return None
        w = self.world(state)
        if isinstance(stop.node, s.Draw):
            return Chance(stop.node.id, None, tuple(stop.subject(w)), self.flow.known.names[stop.node.name])
        place = stop.node.place.place
        return Chance(stop.node.id, place, w.cells[stop.subject(w)], sorts.List(sorts.Card(self.flow.known.places[place].holds)))

    def settle(self, state: State, outcome: Val, log: list[Entry] | None = None) -> State:
        """Go on with an outcome of chance: the cards in their new order, as the place writes them, or what came up.

        Raises:
            MalformedOutcome: if that cannot have come up.
        """
        stop, chance = self.stop(state), self.chance(state)
        if stop is None or chance is None:
            raise MalformedOutcome("nothing is up to chance now")
        w = self.world(state)
        w.log = log
        if chance.place is not None:
            self.check_order(chance.what, chance.among, outcome)
            w.cells[stop.subject(w)] = tuple(outcome)
            w.known.clear()
        else:
            if outcome not in chance.among:
                written = self.notation.write(outcome, chance.sort)
                raise MalformedOutcome(f"{chance.what}: {shown(written)} cannot come up")
            assert isinstance(stop.node, s.Draw)
            w.names[stop.scope[stop.node.name]] = outcome
        return self._done(w, self.flow.run, stop.then)
