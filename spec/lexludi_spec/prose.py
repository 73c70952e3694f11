"""The English of a node: its docstring, with the English of its fields in the holes.

A hole ``{field}`` is filled with what the field says; ``{field:and}``, ``{field:or}`` and ``{field:then}`` join a list so.
``{var:items}`` says which items a bound name stands for ("card of the cards in the deck", "shelf from 1 to 4", "player"), and
``{var:whom}`` is whom or which. What stands in square brackets is left out where its fields are as by default;
there may be one such part in another.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable

from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.conditions import Always, Any, CanReach, Certain, Has, In, Is, Not, Possible, Some
from lexludi_spec.declarations import (
    HOLE,
    Called,
    Component,
    Definition,
    Face,
    Game,
    Hidden,
    Move,
    Over,
    Owner,
    Place,
    Procedure,
    Table,
    Variable,
)
from lexludi_spec.faces import name_of, traits_of
from lexludi_spec.language import CATEGORIES, Tree, is_node, slots
from lexludi_spec.sorts import Seat, Sides, Truth, Word
from lexludi_spec.vocabulary import Vocabulary

_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_PART = re.compile(r"\[([^\[\]]*)\]")
_ARTICLE = re.compile(r"(^A|\ba) (?=[aeiou])")
_WORDS = {"+": "plus", "-": "less", "*": "times", "div": "divided by", "mod": "modulo", "=": "is", "!=": "is not", "most": "greatest",
          "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least"}  # fmt: skip
_NEGATED = {
    "=": "is not",
    "!=": "is",
    "<": "is not less than",
    "<=": "is not at most",
    ">": "is not more than",
    ">=": "is not at least",
}
#: Verbs that take a "not", and those that take it otherwise than at their end.
_NOT = {" can ": " cannot ", " has been ": " has not been ", " have been ": " have not been "}
_VERB = re.compile(r" (?:is|are|may|can|must|has been|have been|was|were) ")
_STEPS = CATEGORIES["Step"]
_JOINTS = ("and", "or", "then")


def words(operator: str) -> str:
    """Return an operator in words."""
    return _WORDS.get(operator, operator)


def template(cls: type) -> str:
    """Return the first paragraph of a node type's docstring on one line."""
    return " ".join(inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].split())


def sentence(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def _denied(said: str) -> str:
    """Return the opposite of a condition in English, where it says one thing, with one verb that takes a "not"; else nothing."""
    if said.startswith(("every ", "all ")):
        return f"not {said}"
    one = len(_VERB.findall(said)) == 1 and " or " not in said
    return _VERB.sub(lambda verb: _NOT.get(verb[0], f"{verb[0]}not "), said) if one else ""


def _seen_of_a_variable(sight: Tree) -> str | None:
    """Return who sees a variable, of which there is no number to be seen."""
    match sight:
        case Owner(open_at):
            return "only the player whose it is sees it" + (f"; at {open_at} everybody sees it" if open_at else "")
        case Hidden():
            return "nobody sees it"
        case _:
            return None


def _phrase(place: Place) -> str:
    keys = " and ".join(f"{{{each.var}}}" for each in place.over)
    return f"the {place.id} of {keys}" if keys else f"the {place.id}"


#: The parts of a game that say what its rules are, with what a reader calls them.
_PARTS = {
    "components": "Components", "places": "Places", "variables": "What is counted and remembered", "definitions": "Definitions",
    "moves": "Moves", "procedures": "Procedures", "play": "The order of play", "scoring": "Scoring by itself",
    "invariants": "What is always so",
}  # fmt: skip


def parts(game: Game) -> dict[str, list[str]]:
    """Return the whole of a game's rules in English, part by part."""
    english, found = English(game), dict[str, list[str]]()
    for field, title in _PARTS.items():
        part = getattr(game, field)
        said = [english.say(each) for each in (part if isinstance(part, tuple) else (part,)) if each is not None]
        found[title] = [sentence(each) for each in said]
    return found


def _called(component: Component, face: Face) -> str:
    return name_of(component, traits_of(component, face), face.name)


class English:
    """Says nodes of one game in English, with the phrases that the game gives its places, definitions, moves and procedures."""

    def __init__(self, game: Game, told: Callable[[Tree], str | None] = lambda _: None) -> None:
        """Say nodes of the game; where ``told`` gives a text for a node, that text is said instead."""
        self.known = Vocabulary(game)
        self.phrases = {each.id: each.phrase or _phrase(each) for each in game.places}
        self.variables = {each.id: each.phrase for each in game.variables if each.phrase}
        self.names = {each.name: each.said for each in game.names if each.said}
        self.told = told

    def say(self, node: Tree, joint: str = "and") -> str:
        """Return the English of a node, a list of nodes or a constant."""
        if isinstance(node, tuple):
            return self._list(node, joint)
        if not is_node(node):
            return {True: "yes", False: "no"}.get(node, str(node)) if isinstance(node, bool) else str(node)
        instead = self.told(node)
        if instead is not None:
            return instead
        special = self._value(node) or self._condition(node) or self._step(node) or self._declaration(node)
        return special if special is not None else self._template(node)

    # --------------------------------------------------------------------------- what a template alone cannot say
    def _value(self, node: Tree) -> str | None:
        match node:
            case v.Call(phrase, args):
                return self._filled(phrase, args)
            case v.ByRuling(ruling, readings):
                return f"[{ruling} {self._readings(readings)}]"
            case v.Count(v.At() as place):
                return f"the number of cards in {self.place(place)}"
            case v.Count(v.Words(kind)):
                return f"the number of {kind}s"
            case v.Count(v.Var(name) as variable) if self.is_of_sides(name):
                return f"the number of sides of {self.say(variable)}"
            case v.Count(v.Those(var, of, _) as those):
                called = "player" if of == v.Seats() else self.name(var).removeprefix("the ")
                return f"the number of {self.among(var, those).replace(called, f'{called}s', 1)}"
            case v.Count(items):
                return f"the number of {self.say(items).removeprefix('the ')}"
            case v.At():
                one = node.place in self.known.places and self.known.places[node.place].form == "one"
                return self.place(node) if one else f"the cards in {self.place(node)}"
            case v.Math(left, ("min" | "max") as op, right):
                return f"the {'smaller' if op == 'min' else 'greater'} of {self.say(left)} and {self.say(right)}"
            case v.If(condition, False, otherwise, clause):
                cited = f" ({clause})" if clause else ""
                return f"{self.say(otherwise)}, but not if {self.say(condition)}{cited}"
            case v.These(cards, v.At() as place):
                return f"{self.say(cards)} out of {self.place(place)}"
            case v.Trait(card, name) if not isinstance(name, str):
                return f"what {self.say(card)} gives for {self.say(name)}"
            case v.Item(number, items):
                return self._item(number, items)
            case v.First(1, items):
                return self._item(1, items)
            case v.First(count, items) if not isinstance(count, int):
                return f"as many of {self.say(items)} as {self.say(count)}, from the first on,"
            case v.Joined(v.Listed(items)) if any(isinstance(each, v.Joined) for each in items):
                return self.say(v.Joined(v.Listed(tuple(each.lists if isinstance(each, v.Joined) else each for each in items))))
            case v.Top(place, 1):
                return f"the top card of {self.place(place)}"
            case v.Top(place, count) if not isinstance(count, int):
                return f"as many cards from the top of {self.place(place)} as {self.say(count)}"
            case v.Var(name, keys) if name in self.variables:
                return self._filled(self.variables[name], keys)
            case v.Name(name):
                return self.name(name)
            case _:
                return None

    def _condition(self, node: Tree) -> str | None:
        match node:
            case Is(v.Var(name) as variable, "=", bool(so)) if name in self.variables:
                return self.say(variable if so else Not(variable))
            case Not(Is(v.Var(name) as variable, "=", bool(so))) if name in self.variables:
                return self.say(Not(variable) if so else variable)
            case Is(v.Var(name) as variable, ("=" | "!=") as op, right) if self._board(name):
                if right == v.Nothing():
                    return f"{self.say(variable)} is {'nowhere' if op == '=' else 'somewhere'}"
                return f"{self.say(variable)} is {'' if op == '=' else 'not '}on {self.say(right)}"
            case Is(left, ("=" | "!=") as op, v.Var(name) as variable) if self._board(name):
                return self.say(Is(variable, op, left))
            case In(v.Var(name) as variable, items) | Not(In(v.Var(name) as variable, items)) if self._board(name):
                return f"{self.say(variable)} is {'not ' * isinstance(node, Not)}on one of {self.say(items)}"
            case Is(v.Count(v.Var(name) as sides), ">", 0) | Not(Is(v.Count(v.Var(name) as sides), ">", 0)) if self.is_of_sides(
                name
            ):
                return f"there is {'no' if isinstance(node, Not) else 'a'} {self.say(sides).removeprefix('the ')}"
            case Is(v.Trait(card, str(name)), ("=" | "!=") as op, v.Trait(other, right)) if name == right:
                return f"{self.say(card)} and {self.say(other)} have {'the same' if op == '=' else 'different'} {name}"
            case Is(left, "=", right) if self._is_true_or_not(left):
                return f"{self.say(left)} exactly if {self.say(right)}"
            case Is(v.Trait(_, str(name)) as left, op, v.Name(right)) if name == right and self.say(node.right) == f"the {name}":
                return f"{self.say(left)} {_WORDS[op]} that {name}"
            case Not(Is(left, ("=" | "!=") as op, right)) if any(
                isinstance(n, v.Var) and self._board(n.name) for n in (left, right)
            ):
                return self.say(Is(left, "!=" if op == "=" else "=", right))
            case Not(Is(left, op, right)):
                return f"{self.say(left)} {_NEGATED[op]} {self.say(right)}"
            case Not(In(item, items)):
                return f"{self.say(item)} is not one of {self.say(items)}"
            case Not(Has(card, trait)):
                return f"{self.say(card)} has no {trait}"
            case Not(Always()):
                return "in no case"
            case Not(Any() as either):
                return f"it is not so that either {self.say(either)}"
            case Not(v.Call() | v.Var() as call) if said := _denied(self.say(call)):
                return said
            case Not(Some(var, items, where)):
                return f"there is no {self.among(var, items)} such that {self.say(where)}"
            case CanReach(by, moves, goal):
                return f"{self.say(by)} can, doing nothing but {self._moves(moves)}, bring it about that {self.say(goal)}"
            case Possible(by, moves):
                return f"{self.say(by)} could {self._moves(moves)} now"
            case _:
                return None

    def _step(self, node: Tree) -> str | None:
        match node:
            case s.Pick(name, among, clause=clause):
                return f"{self.name(name)} ({self._options(among)})" + (f" ({clause})" if clause else "")
            case s.PickSome(name, count, items, var, where=where, clause=clause):
                each = f", each {var} such that {self.say(where)}" if where != Always() else ""
                return f"{self.name(name)} ({self.say(count)} of {self.say(items)}{each})" + (f" ({clause})" if clause else "")
            case s.Let(name, value):
                whether = "whether " if self.known.names.get(name) == Truth() else ""
                return f"Let {self.name(name)} be {whether}{self._where(value) or self.say(value)}."
            case s.Draw(name=name, among=among):
                return f"Chance picks {self.name(name)}, one of {self.say(among)}."
            case s.Ask(by=by, moves=moves, decline=decline):
                what = f"{self.say(by)} {'must' if decline is None else 'may'} {self._moves(moves)}"
                cited = f" ({decline.clause})" if isinstance(decline, s.Decline) else ""
                rest = f" Whoever does not: {self.say(decline.do)}" if isinstance(decline, s.Decline) and decline.do else ""
                return f"{what}{cited}.{rest}"
            case s.When(condition, (), otherwise, clause):
                return f"Unless {self.say(condition)}{f' ({clause})' if clause else ''}: {self.say(otherwise)}"
            case s.Clear(name):
                cleared = self.known.variables[name]
                keys = tuple(v.Name(over.var) for over in cleared.over)
                start = self.say(s.Set(v.Var(name, keys), cleared.start))  # type: ignore[arg-type]  # a constant is said as a value
                each = f"{self.say(cleared.over)}: {sentence(start)}" if cleared.over else start
                return f"As at the start, {each}"
            case s.Gain(variable, v.Math(amount, "*", int(times))) if times < 0:
                return f"{sentence(self.say(variable))} shrinks by {self.say(v.Math(amount, '*', -times))}."
            case s.Gain(variable, int(amount)) if amount < 0:
                return f"{sentence(self.say(variable))} shrinks by {-amount}."
            case s.Set(v.Var(name) as variable, value) if self._board(name) and value != v.Nothing():
                return f"{sentence(self.say(variable))} goes to {self.say(value)}."
            case s.Set(v.Var(name) as variable, bool(value)) if self._is_truth(name):
                return f"From now on, {self.say(variable if value else Not(variable))}."
            case s.Set(v.Var(name) as variable, value) if self._is_truth(name):
                said = f"{self.say(value)}{' is so' if isinstance(value, v.Name) else ''}"
                return f"From now on, {self.say(variable)} exactly if {said}."
            case s.Do(procedure, args):
                return f"{sentence(self._doing(procedure, args))}."
            case _:
                return None

    def _declaration(self, node: Tree) -> str | None:
        match node:
            case Called(name, sort):
                return sentence(f"{self.name(name)} is {self.say(sort)}.")
            case Component(id=id_, faces=faces):
                copies = {each.copies for each in faces}
                if len(copies) == 1 and node.told_by == "name":
                    return f"The {id_}s, {self.say(copies.pop())} of each: {self._list([_called(node, each) for each in faces], 'and')}."
                return f"The {id_}s: {self._list([self._face(node, each) for each in faces], 'and')}."
            case Table(id=id_, columns=columns, clause=clause):
                cited = f" ({clause})" if clause else ""
                first, *others = (each.name for each in columns)
                return f"The table of {id_}: for each {first}, {self._list([f'its {each}' for each in others], 'and')}{cited}."
            case Over(var, items):
                return f"for each {self.among(var, items)}"
            case Definition(phrase=phrase, body=body):
                said = sentence(self.named(phrase))
                cited = f" ({node.clause})" if node.clause else ""
                return f"{said}{' if' if self._is_condition(body) else ':'} {self.say(body)}{cited}."
            case Move(id=id_, picks=picks, requires=requires, do=do, clause=clause):
                says = self.say(picks) if picks else "so"
                if_ = f", provided that {self.say(requires)}" if requires else ""
                then = f" Then: {self.say(do)}" if do else ""
                return f"To {self._moves((id_,))}, a player says {says}{if_}.{then} ({clause})"
            case Procedure(id=id_, params=params, steps=steps):
                return f"To {self._doing(id_, tuple(map(v.Name, params)))}: {self.say(steps)}"
            case _:
                return None

    def doing(self, id_: str, args: tuple[Tree, ...]) -> str:
        """Return what it is to do a procedure, as a command."""
        return self._doing(id_, args)

    def named(self, phrase: str) -> str:
        """Return a phrase with its holes filled by the names that stand in them."""
        return self._filled(phrase, tuple(map(v.Name, HOLE.findall(phrase))))

    def moves(self, ids: tuple[str, ...]) -> str:
        """Return what can be done by moves, after "may" or "must"."""
        return self._moves(ids)

    # -------------------------------------------------------------------------------------------------- the parts
    def name(self, name: str) -> str:
        """Return what a bound name is called."""
        return self.names.get(name) or f"the {name}"

    def place(self, at: v.At) -> str:
        """Return what a place is called, its keys filled in."""
        return self._filled(self.phrases.get(at.place, f"the {at.place}"), at.keys)

    def among(self, var: str, items: Tree) -> str:
        """Return a bound name with the items among which it is."""
        called = self.name(var).removeprefix("the ")
        match items:
            case v.Seats():
                return var if var == "player" else f"player (the {called})"
            case v.Words(kind) if var == kind:
                return called
            case v.Range(first, last):
                return f"{called} from {self.say(first)} to {self.say(last)}"
            case v.SeatsFrom(seat) if var == "player":
                return f"{var} in turn order from {self.say(seat)}"
            case v.Those(inner, of, where) if inner == var:
                return f"{self.among(var, of)} for {self._whom(var)} {self.say(where)}"
            case v.At():
                return f"{called} in {self.place(items)}"
            case _:
                several, said = f"the {called}s ", self.say(items)
                if said.startswith(tuple(f"{several}{how} " for how in ("of", "with", "in", "than"))):
                    return f"{called} {said.removeprefix(several)}"
                return f"{called} of {said}"

    def _whom(self, var: str) -> str:
        return "whom" if self.known.names.get(var) == Seat() else "which"

    def _item(self, number: Tree, items: Tree) -> str:
        """Return one item of a list: the first, the last, or by its number."""
        match items:
            case v.At():
                here = f"card in {self.place(items)}"
            case v.Those(var, _, _):
                here = self.among(var, items)
            case _:
                here = f"of {self.say(items)}"
        which = self.say(number)
        if number == 1:
            return f"the first {here}"
        if isinstance(number, v.Count) and number.items == items:
            return f"the last {here}"
        if isinstance(items, v.Listed) and all(isinstance(each, int | str) for each in items.items):
            return self._by_number(items.items, which)
        if which.isdecimal():
            return f"number {which} of {self.say(items)}"
        return f"the {here} whose number is {which}" if isinstance(items, v.At) else f"the one {here} whose number is {which}"

    def _by_number(self, items: tuple[Tree, ...], which: str) -> str:
        """Return one of some constants by its number, those numbers together that give the same."""
        alike: dict[Tree, list[str]] = {}
        for number, each in enumerate(items, 1):
            alike.setdefault(each, []).append(str(number))
        said = [f"{self.say(each)} where {{}} is {self._list(numbers, 'or')}" for each, numbers in alike.items()]
        return self._list([each.format("it" if i else which) for i, each in enumerate(said)], "and")

    def _options(self, items: Tree) -> str:
        match items:
            case v.Words(kind) if 0 < len(self.known.kinds.get(kind, ())) <= 6:
                return f"one of {self._list(self.known.kinds[kind], 'or')}"
            case v.Range(first, last):
                return f"from {self.say(first)} to {self.say(last)}"
            case v.Words(kind):
                return f"any {kind}"
            case _:
                return f"one of {self.say(items)}".replace("one of every way", "any way")

    def _moves(self, ids: tuple[str, ...]) -> str:
        return self._list([self.known.moves[id_].phrase or id_ if id_ in self.known.moves else id_ for id_ in ids], "or")

    def _doing(self, id_: str, args: tuple[Tree, ...]) -> str:
        declared = self.known.procedures.get(id_)
        if declared is not None and declared.phrase:
            return self._filled(declared.phrase, args)
        return f"do the {id_}" + (f" for {self.say(args)}" if args else "")

    def _readings(self, readings: tuple[v.Reading, ...]) -> str:
        """Return what the readings of a ruling put in its place, those that say the same together."""
        alike: dict[Tree, list[str]] = {}
        for each in readings:
            alike.setdefault(each.means, []).append(each.name)
        joint = " " if any(isinstance(means, tuple) for means in alike) else "; "
        return joint.join(
            f"{' or '.join(names)}: {self.say(means) if means != () else 'Nothing.'}" for means, names in alike.items()
        )

    def _is_condition(self, body: Tree) -> bool:
        if isinstance(body, v.ByRuling):
            return any(self._is_condition(each.means) for each in body.readings)
        if isinstance(body, v.If):
            return body.then is False
        return isinstance(body, Certain)

    def _board(self, variable: str) -> str:
        """Return on which board a variable says that something is: it does if it has a name, such as a pawn has; else nothing."""
        declared = self.known.variables.get(variable)
        if declared is None or variable not in self.variables or not isinstance(declared.sort, Word):
            return ""
        return declared.sort.kind if declared.sort.kind in self.known.boards else ""

    def is_of_sides(self, variable: str) -> bool:
        """Tell whether a variable holds sides of a cell: then there is a path, or there is none."""
        return variable in self.known.variables and isinstance(self.known.variables[variable].sort, Sides)

    def _is_true_or_not(self, node: Tree) -> bool:
        definition = self.known.definitions.get(node.phrase) if isinstance(node, v.Call) else None
        return definition is not None and self._is_condition(definition.body)

    def _is_truth(self, variable: str) -> bool:
        return variable in self.known.variables and self.known.variables[variable].sort == Truth()

    def _face(self, component: Component, face: Face) -> str:
        if component.told_by == "traits":
            return f"{self.say(face.copies)} with " + ", ".join(f"{name} {self.say(value)}" for name, value in face.traits)
        return f"{self.say(face.copies)} {_called(component, face)}"

    def _filled(self, phrase: str, args: tuple[Tree, ...]) -> str:
        """Fill the holes of a phrase; "the {it}", "its {it}" and "it {it}" do not say an article or a word too much."""
        rest, text = iter(args), ""
        for i, part in enumerate(HOLE.split(phrase)):
            if i % 2 == 0:
                text += part
                continue
            arg = next(rest, part)
            said = self._where(arg) or self.say(arg)
            if said.startswith(f"the {part}") and text.endswith(f"{part} "):
                text = text.removesuffix(f"{part} ")
            text += said.removeprefix("the ") if text.endswith(("the ", "'s ")) else said
        return text

    def _where(self, arg: Tree) -> str:
        """Return what a pawn on a board stands on, for a phrase that speaks of that; else nothing."""
        board = self._board(arg.name) if isinstance(arg, v.Var) and self.told(arg) is None else ""
        return f"the {board} of {self.say(arg)}" if board else ""

    def _template(self, node: Tree) -> str:
        filled = {
            slot.name: self.place(value) if slot.hint is v.At else value
            for slot in slots(type(node))
            for value in (getattr(node, slot.name),)
        }
        defaults = {slot.name: slot.default for slot in slots(type(node))}

        def part(match: re.Match[str]) -> str:
            names = [name for name, _ in _HOLE.findall(match[1])]
            return match[1] if all(filled[name] not in ("", (), None, Always(), defaults[name]) for name in names) else ""

        def hole(match: re.Match[str]) -> str:
            value, how = filled[match[1]], match[2] or "and"
            if how == "whom":
                return self._whom(value)
            if how not in _JOINTS:
                return self.among(value, filled[how])
            if isinstance(value, str):
                return _WORDS.get(value, value) if match[1] in ("op", "which") else value
            if isinstance(node, Variable) and match[1] == "sight":
                return English(self.known.game, lambda part: _seen_of_a_variable(part) or self.told(part)).say(value)
            return self.say(value, how)

        text = _HOLE.sub(hole, _PART.sub(part, _PART.sub(part, template(type(node)))))
        return _ARTICLE.sub(r"\1n ", text)

    def _list(self, nodes: Iterable[Tree], joint: str) -> str:
        items = tuple(nodes)
        said = [each if isinstance(each, str) else self.say(each) for each in items]
        if not said:
            return "none"
        if all(isinstance(each, _STEPS) for each in items):
            return " ".join(map(sentence, said))
        if joint == "then":
            return ", then ".join(said)
        return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} {joint} {said[-1]}"
