"""What somebody has come to see, and what may be told: the reason why something is not taken back, and nothing that tells a secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve

from lexludi.explain import text
from lexludi.notation import listed
from lexludi.play.picture import called
from lexludi.runtime import Act, Piece, State, Val, World, by_name
from lexludi.table import Table
from lexludi.views import seen_cards, seen_variables
from lexludi_spec import steps as s
from lexludi_spec.declarations import Owner, Place, Variable

if TYPE_CHECKING:
    from lexludi.play.records import Step

#: What somebody sees of every place.
Seen: TypeAlias = tuple[tuple[Piece, ...], ...]
#: A step that brings more cards somewhere does not say which.
_FEW = 3


def has_secrets(table: Table) -> bool:
    """Tell whether one player ever sees something that another does not, so that the screen must not be shared."""
    declared: list[Place | Variable] = [*table.flow.game.places, *table.flow.game.variables]
    together = any(isinstance(stop.node, s.Together) for stop in table.flow.stops.values())
    return together or bool(table.flow.secrecy.secret_names) or any(isinstance(each.sight, Owner) for each in declared)


class _Watched(World):
    """A world that remembers what lay where, and what every variable was, after each thing that has happened in it."""

    __slots__ = ("_pc", "past")

    def __init__(self, w: World) -> None:
        self.past: list[tuple[tuple[tuple[Piece, ...], ...], tuple[Val, ...]]] = []
        super().__init__(w.cells, w.variables, w.names)
        self.answers, self.winners, self.pc = w.answers, w.winners, w.pc

    @property
    def pc(self) -> int:
        return self._pc

    @pc.setter
    def pc(self, pc: int) -> None:
        """Come to an operation: the one before it is done."""
        here = tuple(self.cells), tuple(self.variables)
        if not self.past or self.past[-1] != here:
            self.past.append(here)
        self._pc = pc


class _Watching(Table):
    """A table at which somebody watches."""

    def __init__(self, table: Table) -> None:
        vars(self).update(vars(table))
        self.worlds: list[_Watched] = []

    def world(self, state: State) -> World:
        self.worlds.append(_Watched(super().world(state)))
        return self.worlds[-1]


def course(table: Table, before: State, act: Act) -> tuple[State, ...]:
    """Make a legal move; return every state through which it leads, as far as it is seen by what lies where, and the one after it.

    What is put somewhere and taken away again in the same step is seen by whoever sits at the table.
    """
    watching = _Watching(table)
    after = watching.play(before, act)
    past = watching.worlds[0].past[1:]
    return (*(evolve(before, cells=cells, variables=variables) for cells, variables in past), after)


def revealed(table: Table, step: Step, to: int) -> str:
    """Return what a step has shown to somebody, in a sentence; nothing if it has shown nothing.

    What the one who wants to take it back had seen already is his own to show, and counts as nothing.

    Args:
        table: the table.
        step: the step.
        to: who wants to take it back.
    """
    before, act = step.before, step.act
    if act is None:
        return f"chance has settled {step.told['chance']!r} since"
    stop = table.stop(before)
    if stop is not None and isinstance(stop.node, s.Together) and not step.after.answers:
        others = sorted({seat for seat, _ in before.answers if seat != to} | ({act.by} - {to}))
        if others:
            return f"what {listed(table.players[seat] for seat in others)} decided in secret has taken effect since"
    states = course(table, before, act)
    for seat, name in enumerate(table.players):
        if shows(table, before, states, seat, to):
            return f"a card that was hidden before has been seen since, by {name}"  # which one, not everybody may know
        old = seen_variables(table, before, seat)
        for after in states:
            new = seen_variables(table, after, seat)
            for i, (variable, _) in enumerate(table.flow.variables.labels):
                if new[i] and not old[i] and after.variables[i] != table.flow.fresh[i]:
                    return f"{variable!r}, which was hidden before, has been told since, to {name}"
    return ""


def shows(table: Table, before: State, states: Sequence[State], seat: int, to: int) -> bool:
    """Tell whether a player sees a card in one of these states that before neither he nor the one who takes it back has seen."""
    had = [old or mine for old, mine in zip(seen_cards(table, before, seat), seen_cards(table, before, to), strict=True)]
    return any(_is_new(before, after, had, seen_cards(table, after, seat)) for after in states)


def _is_new(before: State, after: State, had: Sequence[tuple[Piece, ...]], new: Sequence[tuple[Piece, ...]]) -> bool:
    """Tell whether a card that is seen of the places now was not among those that were seen of them before."""
    left: Counter[Piece] = Counter()
    sought: list[Piece] = []
    for i, cards in enumerate(after.cells):
        if cards != before.cells[i]:
            left.update(had[i])
            sought += new[i]
        elif new[i] and not had[i]:
            return True
    reduced: list[Piece] = []
    for card in sought:
        if left[card]:
            left[card] -= 1
        else:
            reduced.append(card)
    for card in reduced:
        source = next((each for each in left if left[each] and may_be(each, card)), None)
        if source is None:
            return True
        left[source] -= 1
    return False


def may_be(whole: Piece, part: Piece) -> bool:
    """Tell whether a card is another of which only some traits still matter."""
    same = all(whole.traits.get(name) == value for name, value in part.traits.items())
    return part.kept and whole.component == part.component and same


def redealt(table: Table, state: State, seat: int, rng: random.Random) -> State:
    """Return a state that a player cannot tell from this one: the cards that he does not see are dealt anew among their places.

    What others have decided in secret is left out: it may speak of cards that lie elsewhere now.
    """
    cells = dealt_anew(table, state.cells, seen_cards(table, state, seat), rng)
    return evolve(state, cells=cells, answers=tuple(each for each in state.answers if each[0] == seat))


def dealt_anew(
    table: Table, cells: Sequence[tuple[Piece, ...]], known: Sequence[tuple[Piece, ...]], rng: random.Random
) -> tuple[tuple[Piece, ...], ...]:
    """Return what lies in every place, the cards that are not known being dealt anew among their places.

    Args:
        table: the table.
        cells: what lies in every place.
        known: what of it is known: all of it, the top card, or nothing.
        rng: what is drawn from; what comes of it depends on no card that is not known.
    """
    places = [table.flow.known.places[name] for name, _ in table.flow.places.labels]
    pools: dict[tuple[str, Any], list[Piece]] = {}
    dealt = list(cells)
    unknown = [i for i, cards in enumerate(cells) if len(cards) > len(known[i])]
    for i in unknown:
        hidden = cells[i] if not known[i] else cells[i][1:] if places[i].top == "first" else cells[i][:-1]
        pools.setdefault((places[i].holds, places[i].keeps), []).extend(hidden)
    for pool in pools.values():
        pool.sort(key=by_name)
        rng.shuffle(pool)
    for i in unknown:
        pool, count = pools[places[i].holds, places[i].keeps], len(cells[i]) - len(known[i])
        new, pool[:count] = tuple(pool[:count]), []
        dealt[i] = (*known[i], *new) if places[i].top == "first" else (*new, *known[i])
        if places[i].form == "bag":
            dealt[i] = tuple(sorted(dealt[i], key=by_name))
    return tuple(dealt)


def said_to(table: Table, step: Step, seat: int | None) -> str:
    """Return a move as a player hears and sees it: no card that he does not see, and nothing that is decided in secret.

    Without a seat, everything is told.
    """
    before, act = step.before, step.act
    assert act is not None
    states, told, stop = (before, *course(table, before, act)), table.write_act(act), table.stop(before)
    seen = [seen_cards(table, each, seat) for each in states]
    if seat not in (None, act.by) and stop is not None and isinstance(stop.node, s.Together):
        said, act = f"{table.players[act.by]} has decided", evolve(act, args=())
    elif seat in (None, act.by):
        said = table.say(act)
    else:
        known = _in_sight(states, seen)
        parts = [
            f" {name}={text(told[name]) if all(card.name in known for card in _cards(value)) else '(hidden)'}"
            for name, value in act.args
        ]
        said = f"{told['by']}: {act.do}{''.join(parts)}"
    more = brought(table, states, seen, seat, {card.name for _, value in act.args for card in _cards(value)})
    return f"{said}  ({'then: ' if _is_of_others(table, states, act.by) else ''}{more})" if more else said


def _is_of_others(table: Table, states: Sequence[State], mover: int) -> bool:
    """Tell whether cards come to what belongs to another player than the one who has moved."""
    owned = [i for i, (name, _) in enumerate(table.flow.places.labels) if isinstance(table.flow.known.places[name].sight, Owner)]
    others = [i for i in owned if table.flow.places.labels[i][1][:1] != (mover,)]
    return any(len(after.cells[i]) > len(before.cells[i]) for before, after in pairwise(states) for i in others)


def brought(table: Table, states: Sequence[State], seen: Sequence[Seen], seat: int | None, told: Collection[str] = ()) -> str:
    """Return which cards a player sees come where, and go out of sight or come to light; nothing if that is none or many.

    Args:
        table: the table.
        states: the states that follow each other.
        seen: what of each of them is seen.
        seat: who sees it; without a seat, all together.
        told: cards of which that is told already.
    """
    said, gone = list[str](), list[str]()
    for (before, old), (after, new) in pairwise(zip(states, seen, strict=True)):
        others = [i for i, cards in enumerate(old) if cards != new[i]]
        lost = Counter(card for i in others for card in (Counter(old[i]) - Counter(new[i])).elements())
        for i in others:
            name, key = table.flow.places.labels[i]
            come = Counter(after.cells[i]) - Counter(before.cells[i])
            for card in (Counter(new[i]) - Counter(old[i])).elements():
                source = next((each for each in lost if lost[each] and (each is card or may_be(each, card))), card)
                lost[source] -= 1
                if source.name not in told:
                    there = _place(table, table.flow.known.places[name], key, seat)
                    said.append(f"{source.name} to {there}" if come[card] > 0 else f"{there} shows {card.name}")
                come[card] -= 1
        gone = [*gone, *_gone(table, before, after, new, lost, seat, told)]
    return ", ".join(gone + said if len(gone + said) <= _FEW else said if len(said) <= _FEW else [])


def _gone(
    table: Table, before: State, after: State, new: Seen, lost: Counter[Piece], seat: int | None, told: Collection[str]
) -> Iterator[str]:
    """Yield which cards that were seen have gone out of sight: where to, if only one place there has more cards than before."""
    grown = [i for i, cards in enumerate(after.cells) if len(cards) > len(before.cells[i]) and len(new[i]) < len(cards)]
    for i, cards in enumerate(before.cells):
        for card in (Counter(cards) - Counter(after.cells[i])).elements():
            if lost[card] > 0 and card.name not in told:
                lost[card] -= 1
                way, where = ("to", grown[0]) if len(grown) == 1 else ("from", i)
                name, key = table.flow.places.labels[where]
                yield f"{card.name} {way} {_place(table, table.flow.known.places[name], key, seat)}"


def _place(table: Table, place: Place, key: tuple[Val, ...], seat: int | None) -> str:
    there, mine = called(table, place, key), "" if seat is None else f" of {table.players[seat]}"
    return f"your {there.removesuffix(mine)}" if mine and there.endswith(mine) else there


def _in_sight(states: Sequence[State], seen: Sequence[Seen]) -> set[str]:
    """Return the names of the cards that are seen on the way, in places that change."""
    changed = {i for after in states[1:] for i, cards in enumerate(after.cells) if cards != states[0].cells[i]}
    return {card.name for each in seen for i in changed for card in each[i]}


def _cards(value: Val) -> Iterator[Piece]:
    """Yield the cards in a value."""
    if isinstance(value, Piece):
        yield value
    for each in value if isinstance(value, tuple) else ():
        yield from _cards(each)
