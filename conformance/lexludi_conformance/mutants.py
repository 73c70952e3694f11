"""Misreadings of a rulebook, made from its data: each differs from it in one place, and says in English how it reads it.

An operator looks at one node and yields what somebody might have read instead. It knows node types and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from textwrap import shorten
from typing import Any, TypeAlias

import attrs
from attrs import field, frozen

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game, Move, Place, Public, Table
from lexludi_spec.footprint import Footprint, read_by, written_by
from lexludi_spec.language import Tree, is_node
from lexludi_spec.prose import English
from lexludi_spec.sorting import Sorting
from lexludi_spec.sorts import Word
from lexludi_spec.tree import children
from lexludi_spec.vocabulary import Vocabulary

#: What is read instead of a node, how that is said, and the clause of the part that is concerned, where it has one of its own.
Misreading: TypeAlias = "tuple[Tree, str] | tuple[Tree, str, str]"


#: Stands for the clause of what is around a node: what holds otherwise is no part of an exception.
_OUTER = "the clause around it"
#: The profile of whatever is not in the branch of another reading.
DEFAULT = "default rulings"


@frozen(eq=False)
class Mutant:
    """A rulebook that differs from the right one in one place."""

    id: str
    operator: str
    path: str
    sentence: str
    game: Game
    #: the clauses that the place is cited under, the innermost last
    clauses: tuple[str, ...]
    #: the reading in whose branch the place is, as in ``BT-Q15 B``, or the default rulings
    profile: str = DEFAULT


#: The parts of a game in which rules stand; the rest is vocabulary, components and prose.
_RULES = ("definitions", "moves", "procedures", "play", "places", "tables")
_STEPS = ("steps", "then", "otherwise", "do", "play")
_WEAKER: dict[c.Comparison, c.Comparison] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "=": "!=", "!=": "="}


class Operators:
    """The misreadings of single nodes of one game."""

    def __init__(self, game: Game) -> None:
        """Know the words of a game."""
        self.known = Vocabulary(game)
        self.english = English(game)
        self.sorting = Sorting(game)

    def say(self, node: Tree) -> str:
        """Return a node in English, cut to a length that fits a line."""
        text = self.english.say(node)
        return shorten(text, 160, placeholder=" …")

    def all(self) -> dict[str, Callable[[Tree], Iterator[Misreading]]]:
        """Return every operator by its name."""
        return {
            "drop a requirement": self.drop_requirement,
            "drop a condition": self.drop_condition,
            "negate": self.negate,
            "and for or": self.and_or,
            "some for every": self.some_every,
            "another comparison": self.comparison,
            "off by one": self.off_by_one,
            "wrong entry": self.wrong_entry,
            "another word": self.another_word,
            "drop a step": self.drop_step,
            "swap steps": self.swap_steps,
            "drop an exception": self.drop_exception,
            "exception always": self.exception_always,
            "the other extreme": self.extreme,
            "the first of the level": self.first_of_level,
            "drop a tie-break": self.drop_key,
            "swap tie-breaks": self.swap_keys,
            "must for may": self.must_for_may,
            "may for must": self.may_for_must,
            "forget a move": self.forget_move,
            "fewer chances": self.fewer_chances,
            "another reading": self.another_reading,
            "wrong player": self.wrong_player,
            "wrong place": self.wrong_place,
            "wrong end": self.wrong_end,
            "wrong spelling": self.wrong_spelling,
            "what matters": self.what_matters,
            "who sees": self.who_sees,
            "another operation": self.operation,
            "count for sum": self.count_for_sum,
        }

    # ------------------------------------------------------------------------------------------------ conditions
    def drop_requirement(self, node: Tree) -> Iterator[Misreading]:
        """Move, Award: one requirement less."""
        if isinstance(node, Move | s.Award):
            for i, each in enumerate(node.requires):
                if each.condition != c.Always():
                    yield (
                        attrs.evolve(node, requires=_without(node.requires, i)),
                        f"It is not required that {self.say(each.condition)}.",
                        each.clause,
                    )

    def drop_condition(self, node: Tree) -> Iterator[Misreading]:
        """All, Any, and the condition of Those: one part less."""
        if isinstance(node, c.All | c.Any) and len(node.conditions) > 1:
            for i, each in enumerate(node.conditions):
                yield attrs.evolve(node, conditions=_without(node.conditions, i)), f"It does not matter whether {self.say(each)}."
        if isinstance(node, v.Those):
            yield node.items, f"All of {self.say(node.items)} count, whether or not {self.say(node.where)}."

    def negate(self, node: Tree) -> Iterator[Misreading]:
        """Require, When, If: the opposite condition."""
        if (
            isinstance(node, s.Require | s.When | v.If)
            and node.condition != c.Always()
            and not isinstance(node.condition, v.ByRuling)
        ):
            yield (
                attrs.evolve(node, condition=c.Not(node.condition)),
                f"The opposite of what is said: {self.say(c.Not(node.condition))}.",
            )

    def and_or(self, node: Tree) -> Iterator[Misreading]:
        """All, Any: one for the other."""
        if isinstance(node, c.All) and len(node.conditions) > 1:
            yield c.Any(node.conditions), f"One of these is enough: {self.say(node)}."
        if isinstance(node, c.Any) and len(node.conditions) > 1:
            yield c.All(node.conditions), f"All of these are needed: {self.say(node)}."

    def some_every(self, node: Tree) -> Iterator[Misreading]:
        """Some, Every: one for the other."""
        if isinstance(node, c.Some):
            yield c.Every(node.var, node.items, node.where), f"It must be so for every {node.var}: {self.say(node.where)}."
        if isinstance(node, c.Every):
            yield c.Some(node.var, node.items, node.where), f"It is enough for some {node.var}: {self.say(node.where)}."

    def comparison(self, node: Tree) -> Iterator[Misreading]:
        """Is: at least for more than, and so on; not equal for equal."""
        if isinstance(node, c.Is):
            other = attrs.evolve(node, op=_WEAKER[node.op])
            yield other, f"It is read as: {self.say(other)}."

    # ---------------------------------------------------------------------------------------------------- values
    def off_by_one(self, node: Tree) -> Iterator[Misreading]:
        """Every node with a whole number in it: one more, one less."""
        if not is_node(node):
            return
        for name, value in _fields(node):
            for changed in _one_off(value):
                other = attrs.evolve(node, **{name: changed})
                said = f"{self.say(changed)} is read for {self.say(value)}: {self.say(other)}."
                yield (other, said, _OUTER) if name == "otherwise" else (other, said)

    def wrong_entry(self, node: Tree) -> Iterator[Misreading]:
        """Table: a number in it is one more or one less."""
        if isinstance(node, Table):
            for i, row in enumerate(node.rows):
                for j, cell in enumerate(row[1:], 1):
                    for wrong in _one_off(cell):
                        rows = (*node.rows[:i], (*row[:j], wrong, *row[j + 1 :]), *node.rows[i + 1 :])
                        what = f"In the table of {node.id}, at {self.say(row[0])}"
                        yield attrs.evolve(node, rows=rows), f"{what}, {self.say(wrong)} is read for {self.say(cell)}."

    def another_word(self, node: Tree) -> Iterator[Misreading]:
        """Is, Call, If, Listed and others with a word of a declared kind in them: the next word of its kind."""
        if not is_node(node) or isinstance(node, Place):
            return
        for name, value in _fields(node):
            if name not in ("left", "right", "args", "then", "otherwise", "items", "item", "row"):
                continue
            for i, word in enumerate(value if isinstance(value, tuple) else (value,)):
                if not isinstance(word, str):
                    continue
                for kind, words in self.known.kinds.items():
                    if word in words:
                        other_word = words[(words.index(word) + 1) % len(words)]
                        changed = (*value[:i], other_word, *value[i + 1 :]) if isinstance(value, tuple) else other_word
                        other = attrs.evolve(node, **{name: changed})
                        yield other, f"The {kind} {other_word} is read for {word}: {self.say(other)}."

    def operation(self, node: Tree) -> Iterator[Misreading]:
        """Math: plus for minus, and so on."""
        swapped: dict[v.Operator, v.Operator] = {
            "+": "-",
            "-": "+",
            "min": "max",
            "max": "min",
            "*": "+",
            "div": "mod",
            "mod": "div",
        }
        if isinstance(node, v.Math):
            other = attrs.evolve(node, op=swapped[node.op])
            yield other, f"It is reckoned as {self.say(other)}."

    def count_for_sum(self, node: Tree) -> Iterator[Misreading]:
        """Total: how many there are, instead of what they come to."""
        if isinstance(node, v.Total):
            yield v.Count(node.items), f"Each {node.var} counts 1, not {self.say(node.term)}."

    def extreme(self, node: Tree) -> Iterator[Misreading]:
        """Key: the least for the most."""
        if isinstance(node, v.Key):
            other = attrs.evolve(node, which="least" if node.which == "most" else "most")
            yield other, f"The other end is meant: {self.say(other)}."

    def first_of_level(self, node: Tree) -> Iterator[Misreading]:
        """Best: of those who are level, only the first counts."""
        if isinstance(node, v.Best):
            yield v.First(1, node), f"Of those who are level, only the first is meant: {self.say(node)}."

    def drop_key(self, node: Tree) -> Iterator[Misreading]:
        """Best: one tie-break less."""
        if isinstance(node, v.Best) and len(node.keys) > 1:
            for i, each in enumerate(node.keys):
                yield attrs.evolve(node, keys=_without(node.keys, i)), f"It is not asked whether {self.say(each)}.", each.clause

    def swap_keys(self, node: Tree) -> Iterator[Misreading]:
        """Best: a tie-break before the one that precedes it."""
        if isinstance(node, v.Best):
            for i in range(len(node.keys) - 1):
                first, second = self.say(node.keys[i]), self.say(node.keys[i + 1])
                swapped = attrs.evolve(node, keys=_swapped(node.keys, i))
                yield swapped, f"That {second} is asked before whether {first}.", node.keys[i + 1].clause

    # ----------------------------------------------------------------------------------------------------- steps
    def drop_step(self, node: Tree) -> Iterator[Misreading]:
        """Every list of steps: one step less."""
        for name, steps in _lists(node):
            for i, each in enumerate(steps):
                if not isinstance(each, s.Let | s.Leave | s.End | v.ByRuling):
                    left = attrs.evolve(node, **{name: _without(steps, i)})
                    yield left, f"This does not happen: {self.say(each)}", getattr(each, "clause", "")

    def swap_steps(self, node: Tree) -> Iterator[Misreading]:
        """Every list of steps: a step before the one that precedes it."""
        for name, steps in _lists(node):
            for i in range(len(steps) - 1):
                if not any(isinstance(each, s.Let | s.Leave | s.End) for each in steps[i : i + 2]) and not self._commute(
                    *steps[i : i + 2]
                ):
                    yield (
                        attrs.evolve(node, **{name: _swapped(steps, i)}),
                        f"The second of these comes first: {self.say(steps[i])} {self.say(steps[i + 1])}",
                    )

    def _commute(self, one: Tree, other: Tree) -> bool:
        """Tell whether it makes no difference which of two steps comes first.

        Neither asks, nor writes what the other touches; but both may put cards into one place where their order does not matter.
        """
        if any(isinstance(node, s.Ask | s.Together | s.Shuffle | s.Draw) for _, node in self.known.through((one, other))):
            return False
        parts = [tuple(node for _, node in self.known.through(each, moves=False)) for each in (one, other)]
        write, write_other = (written_by(self.known, part) for part in parts)
        read, read_other = (read_by(self.known, each) for each in (one, other))
        fed = self._fed(parts[0], read) & self._fed(parts[1], read_other)
        write, write_other = (attrs.evolve(each, places=each.places - fed) for each in (write, write_other))
        return not (write.touches(read_other) or write.touches(write_other) or write_other.touches(read))

    def _fed(self, part: tuple[Tree, ...], read: Footprint) -> set[str]:
        """Return the bags that cards are put into, and that nothing else is asked of or taken from."""
        puts = [node for node in part if isinstance(node, s.Put)]
        return {node.place.place for node in puts if self.known.places[node.place.place].form == "bag"} - read.places - read.sizes

    def drop_exception(self, node: Tree) -> Iterator[Misreading]:
        """When, If: what is said otherwise holds in every case."""
        if isinstance(node, v.If):
            yield node.otherwise, f"In every case it is {self.say(node.otherwise)}, even if {self.say(node.condition)}."
        if isinstance(node, s.When) and node.condition != c.Always():
            yield attrs.evolve(node, condition=c.Not(c.Always())), f"No difference is made if {self.say(node.condition)}."

    def exception_always(self, node: Tree) -> Iterator[Misreading]:
        """When, If: what holds in one case holds in every case."""
        if isinstance(node, v.If):
            yield node.then, f"In every case it is {self.say(node.then)}, not only if {self.say(node.condition)}."
        if isinstance(node, s.When) and node.condition != c.Always():
            yield attrs.evolve(node, condition=c.Always()), f"It is always as if {self.say(node.condition)}."

    def must_for_may(self, node: Tree) -> Iterator[Misreading]:
        """Ask: what may be declined is compulsory where it is possible."""
        if isinstance(node, s.Ask) and isinstance(node.decline, s.Decline):
            asked = attrs.evolve(node, decline=None)
            yield (
                s.When(c.Possible(node.by, node.moves), (asked,)),
                f"Whoever can {' or '.join(node.moves)} must do so.",
                node.decline.clause,
            )

    def may_for_must(self, node: Tree) -> Iterator[Misreading]:
        """Ask: what is compulsory may be declined."""
        if isinstance(node, s.Ask) and node.decline is None:
            yield attrs.evolve(node, decline=s.Decline(node.clause)), f"Nobody need {' or '.join(node.moves)}."

    def forget_move(self, node: Tree) -> Iterator[Misreading]:
        """Ask: one of the moves is not known."""
        if isinstance(node, s.Ask):
            for i, move in enumerate(node.moves):
                forgotten = self.known.moves[move].clause
                if len(node.moves) > 1:
                    yield attrs.evolve(node, moves=_without(node.moves, i)), f"Nobody can {move} at {node.id!r}.", forgotten
                elif node.decline is not None:
                    yield s.When(c.Not(c.Always()), (node,)), f"Nobody is ever asked {node.id!r}.", forgotten

    def fewer_chances(self, node: Tree) -> Iterator[Misreading]:
        """Draw: one of the possibilities never comes up."""
        if isinstance(node, s.Draw):
            first = v.First(1, node.among)
            other = attrs.evolve(node, among=v.Without(node.among, first))
            yield other, f"Chance never picks {self.say(first)} as {self.english.name(node.name)}."

    def another_reading(self, node: Tree) -> Iterator[Misreading]:
        """ByRuling: another reading of an open question, as if it were the default."""
        if isinstance(node, v.ByRuling):
            default = self.known.game.rulings[[ruling.id for ruling in self.known.game.rulings].index(node.ruling)].default
            mine = next(reading for reading in node.readings if reading.name == default)
            for reading in node.readings:
                if reading.means != mine.means:
                    readings = tuple(attrs.evolve(each, means=reading.means) if each is mine else each for each in node.readings)
                    yield attrs.evolve(node, readings=readings), f"{node.ruling} is read as {reading.name} here."

    # ------------------------------------------------------------------------------------------ players and places
    def wrong_player(self, node: Tree) -> Iterator[Misreading]:
        """LeftOf, SeatsFrom, Ask: the player before or after, or the wrong one decides."""
        if isinstance(node, v.LeftOf):
            yield node.seat, f"{self.say(node.seat)} is meant, not {self.say(node)}."
            right = v.Item(v.Count(v.Seats()), v.SeatsFrom(node.seat))
            yield right, f"The player to the right of {self.say(node.seat)} is meant."
        if isinstance(node, v.SeatsFrom):
            yield v.SeatsFrom(v.LeftOf(node.seat)), f"Counting begins to the left of {self.say(node.seat)}."
        if isinstance(node, s.Ask):
            other = attrs.evolve(node, by=v.LeftOf(node.by))
            yield other, f"The player to the left of {self.say(node.by)} decides {node.id!r}.", node.whose

    def wrong_place(self, node: Tree) -> Iterator[Misreading]:
        """At: another place for the same cards."""
        if isinstance(node, v.At):
            mine = self.known.places[node.place]
            for other in self.known.places.values():
                if other.id != mine.id and other.holds == mine.holds and len(other.over) == len(mine.over):
                    changed = attrs.evolve(node, place=other.id)
                    yield changed, f"{self.say(changed)} are meant, not {self.say(node)}."

    def wrong_end(self, node: Tree) -> Iterator[Misreading]:
        """Put, Top: the other end of a list."""
        if isinstance(node, s.Put) and node.at is None and self.known.places[node.place.place].form == "list":
            lying = self.known.places[node.place.place].top
            at: Tree = v.Math(v.Count(node.place), "+", 1) if lying == "first" else 1
            yield attrs.evolve(node, at=at), f"It goes to the other end: {self.say(node)}"
        if isinstance(node, v.Top):
            bottom = v.First(node.count, node.place) if self.known.places[node.place.place].top == "last" else None
            if bottom is not None:
                yield bottom, f"The bottom is meant, not {self.say(node)}."

    def wrong_spelling(self, node: Tree) -> Iterator[Misreading]:
        """Pick: several spellings of one pick count as several; a pick that is not told is told."""
        if isinstance(node, s.Pick) and node.counts_as is not None:
            yield attrs.evolve(node, counts_as=None), f"Each {node.name} counts by itself, though several mean the same."
        if isinstance(node, s.Pick) and node.clause:
            sort = self.known.names[node.name]
            wide: dict[str, Tree] = {"Number": v.Range(0, 20), "Seat": v.Seats()}
            among = v.Words(sort.kind) if isinstance(sort, Word) else wide.get(type(sort).__name__)
            if among is not None:
                yield attrs.evolve(node, among=among), f"The {node.name} may be any of {self.say(among)}."

    def what_matters(self, node: Tree) -> Iterator[Misreading]:
        """Place: all traits of the cards still matter where only some should."""
        if isinstance(node, Place) and node.keeps is not None:
            yield attrs.evolve(node, keeps=None), f"In the place {node.id!r} everything on the cards still matters."

    def who_sees(self, node: Tree) -> Iterator[Misreading]:
        """Place: everybody sees what is hidden."""
        if isinstance(node, Place) and node.sight != Public():
            yield attrs.evolve(node, sight=Public()), f"Everybody sees the place {node.id!r}."


def _fields(node: Tree) -> Iterator[tuple[str, Any]]:
    for each in attrs.fields(type(node)):
        yield each.name, getattr(node, each.name)


def _lists(node: Tree) -> Iterator[tuple[str, tuple[Tree, ...]]]:
    """Yield the lists of steps of a node."""
    if is_node(node):
        for name, value in _fields(node):
            if name in _STEPS and isinstance(value, tuple):
                yield name, value


def _one_off(value: Any) -> Iterator[Any]:
    if type(value) is int:
        yield from (value + 1, value - 1) if value > 0 else (value + 1,)
    elif isinstance(value, tuple) and value and all(type(each) is int for each in value):
        for i, each in enumerate(value):
            yield (*value[:i], each + 1, *value[i + 1 :])
            if each > 0:
                yield (*value[:i], each - 1, *value[i + 1 :])


def _without(items: tuple[Any, ...], i: int) -> tuple[Any, ...]:
    return items[:i] + items[i + 1 :]


def _swapped(items: tuple[Any, ...], i: int) -> tuple[Any, ...]:
    return (*items[:i], items[i + 1], items[i], *items[i + 2 :])


@frozen
class _Where:
    """Where in a game a node stands."""

    path: str
    clauses: tuple[str, ...] = ()
    ruling: str = ""
    profile: str = DEFAULT
    #: the default reading of each ruling
    defaults: Mapping[str, str] = field(factory=dict)
    #: the paths of what nobody plays by: definitions that only invariants use
    passed_over: frozenset[str] = frozenset()

    def within(self, tree: Tree) -> _Where:
        """Return the same place, seen from inside a node that stands there."""
        own = (clause,) if isinstance(clause := getattr(tree, "clause", None), str) and clause else ()
        profile, ruling = self.profile, tree.ruling if isinstance(tree, v.ByRuling) else self.ruling
        if isinstance(tree, v.Reading) and tree.name != self.defaults[self.ruling]:
            profile = f"{self.ruling} {tree.name}"
        return attrs.evolve(self, clauses=self.clauses + own, ruling=ruling, profile=profile)


def mutants(game: Game) -> Iterator[Mutant]:
    """Yield every misreading of a game that its data allows, in the order of the rules."""
    operators, found = Operators(game).all(), dict[Game, Mutant]()
    for part, begin in _parts(game):
        for mutant in _in(getattr(game, part), begin, operators, _rebuilt(game, f"$.{part}", "$", _same)):
            found[mutant.game] = mutant  # of those that read the same, the innermost, which is under the closest clause
    found.pop(game, None)
    yield from found.values()


def _parts(game: Game) -> Iterator[tuple[str, _Where]]:
    known = Vocabulary(game)
    played = {path.split(".body")[0] for path, _ in known.through((game.play, game.scoring)) if path.startswith("$.definitions")}
    unplayed = frozenset(f"$.definitions[{i}]" for i in range(len(game.definitions))) - played
    defaults = {ruling.id: ruling.default for ruling in game.rulings}
    yield from ((part, _Where(f"$.{part}", defaults=defaults, passed_over=unplayed)) for part in _RULES)


def _same(tree: Tree) -> Tree:
    return tree


def _in(
    tree: Tree, where: _Where, operators: dict[str, Callable[[Tree], Iterator[Misreading]]], whole: Callable[[Tree], Game]
) -> Iterator[Mutant]:
    inner = where.within(tree)
    if where.path in where.passed_over:
        return
    if is_node(tree):
        for name, operator in operators.items():
            for i, (other, sentence, *clause) in enumerate(operator(tree)):
                id_ = f"{name} @ {where.path}" + (f" #{i + 1}" if i else "")
                under = where.clauses if _OUTER in clause else (*inner.clauses, *(each for each in clause if each))
                clauses = tuple(dict.fromkeys(reversed(under)))[::-1]
                yield Mutant(id_, name, where.path, sentence, whole(other), clauses, inner.profile)
    for path, each in children(tree, where.path):
        there = where if _is_rule(tree, path) else inner
        yield from _in(each, attrs.evolve(there, path=path), operators, _rebuilt(tree, path, where.path, whole))


def _is_rule(tree: Tree, path: str) -> bool:
    """Tell whether a part of an exception is the rule that it is made to: what is done where it does not hold."""
    if isinstance(tree, s.When) and not tree.then:
        return False  # "unless": what is done otherwise is all that it says
    return isinstance(tree, v.If | s.When) and path.rpartition(".")[2].startswith("otherwise")


def _rebuilt(tree: Tree, where: str, path: str, whole: Callable[[Tree], Game]) -> Callable[[Tree], Game]:
    """Return what makes a whole game of a changed part."""
    if isinstance(tree, tuple):
        i = int(where[len(path) + 1 : -1])
        return lambda part: whole((*tree[:i], *(part if isinstance(part, tuple) else (part,)), *tree[i + 1 :]))
    name = where[len(path) + 1 :]
    return lambda part: whole(attrs.evolve(tree, **{name: part}))
