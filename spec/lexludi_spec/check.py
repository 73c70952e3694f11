"""Finds every mistake in a rulebook that can be found without playing, and says what, where, and what was probably meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.course import course, secrets
from lexludi_spec.declarations import HOLE, Board, Face, Game, Over
from lexludi_spec.errors import InvalidRules, Mistake, hint
from lexludi_spec.json_form import misplaced
from lexludi_spec.language import Tree, slots
from lexludi_spec.settle import clash, options, readings_of, settle
from lexludi_spec.sorting import Sorting
from lexludi_spec.tree import walk
from lexludi_spec.vocabulary import POSITION_KEYS, Vocabulary

_MOST_SENTENCES = 5
#: More than anybody plays with, prints, or counts: whatever is more is a slip, and would never come to an end.
_MOST_PLAYERS = 99
_MOST_COPIES = 10_000
_MOST_PLACES = 1_000
_GREATEST = 1_000_000


def mistakes(game: Game) -> list[Mistake]:
    """Return every mistake in a rulebook; an empty list means that it can be played, and that its rules are accounted for."""
    return _found(game, (course, _faces, _rulings, _whose, _unused, _clauses))


def unplayable(game: Game) -> list[Mistake]:
    """Return every mistake for which a rulebook cannot be played."""
    return _found(game, (course, _faces, _rulings))


def _found(game: Game, tests: Iterable[Callable[[Game], Iterator[Mistake]]]) -> list[Mistake]:
    """Return what is wrong; what depends on something that is wrong itself is not looked at."""
    return (
        misplaced(game)
        or [*_numbers(game), *_doubles(game), *Sorting(game).game_sorts()]
        or [mistake for test in tests for mistake in test(game)]
        or [*_secrets(game)]
    )


def check(game: Game) -> Game:
    """Return the game if it has no mistake.

    Raises:
        InvalidRules: with every mistake.
    """
    found = mistakes(game)
    if found:
        raise InvalidRules(game.id, tuple(found))
    return game


def _secrets(game: Game) -> Iterator[Mistake]:
    """Decisions that tell a secret by one of the readings that are looked at, each told once."""
    found: set[Mistake] = set()
    for readings in _looked_at(game):
        by = f", by {' and '.join(f'{id_}={name}' for id_, name in readings.items())}" if readings else ""
        for mistake in secrets(settle(game, readings)):
            if mistake not in found:
                found.add(mistake)
                yield Mistake(f"{mistake.what}{by}", mistake.path)


def _looked_at(game: Game) -> Iterator[dict[str, str]]:
    """Yield the default readings, each other one by itself, and any two others of which one decides who sees what."""
    others = [(each.id, answer.name) for each in options(game) for answer in each.answers if answer.name != each.default]
    sights = (*(each.sight for each in game.places), *(each.sight for each in game.variables))
    decide = {node.ruling for _, node in Vocabulary(game).through(sights) if isinstance(node, v.ByRuling)}
    yield {}
    yield from ({id_: name} for id_, name in others if not clash(game, readings_of(game, {}) | {id_: name}))
    for one, other in combinations(others, 2):
        if one[0] != other[0] and decide & {one[0], other[0]} and not clash(game, readings_of(game, {}) | dict((one, other))):
            yield dict((one, other))


def _numbers(game: Game) -> Iterator[Mistake]:
    """Numbers beyond all measure."""
    for path, node in walk(game):
        for slot in slots(type(node)):
            value = getattr(node, slot.name)
            for each in value if isinstance(value, tuple) else (value,):
                if type(each) is int and abs(each) > _GREATEST:
                    yield Mistake(f"{each} is more than any game counts to", f"{path}.{slot.name}")
        if isinstance(node, Over) and isinstance(node.items, v.Range):
            first, last = node.items.first, node.items.last
            if isinstance(first, int) and isinstance(last, int) and last - first >= _MOST_PLACES:
                yield Mistake(f"one for each {node.var} of {last - first + 1} is more than any game has", path)
        if isinstance(node, Board) and node.width * node.height > _MOST_COPIES:
            yield Mistake(f"a board of {node.width} columns and {node.height} rows", path)


def _doubles(game: Game) -> Iterator[Mistake]:
    """Names that stand for two things, or for none."""
    if not game.id:
        yield Mistake("the game has no id", "$.id")
    if not 1 <= game.least <= game.most <= _MOST_PLAYERS:
        yield Mistake(f"a game for {game.least} to {game.most} players", "$.least")
    taken = dict.fromkeys(POSITION_KEYS, "a key of every position")
    for group in ("kinds", "boards", "tables", "components", "moves", "procedures", "clauses", "rulings", "places", "variables"):
        seen = dict(taken) if group in ("places", "variables") else {}
        for i, each in enumerate(getattr(game, group)):
            if each.id in seen:
                yield Mistake(f"{each.id!r} is {seen[each.id]} already", f"$.{group}[{i}]")
            if "/" in each.id and group in ("places", "variables"):
                yield Mistake(f"{each.id!r} has a '/' in it, which separates a place from its keys", f"$.{group}[{i}]")
            seen[each.id] = f"one of the {group}"
        if group == "places":
            taken |= seen
    for i, kind in enumerate(game.kinds):
        twice = sorted(word for word, times in Counter(kind.words).items() if times > 1)
        yield from (Mistake(f"{word!r} is a word of {kind.id} twice", f"$.kinds[{i}].words") for word in twice)
    for i, move in enumerate(game.moves):
        picked = Counter(pick.name for pick in move.picks)
        yield from (Mistake(f"{name!r} is picked twice", f"$.moves[{i}].picks") for name, times in picked.items() if times > 1)
    for i, ruling in enumerate(game.rulings):
        named = Counter(answer.name for answer in ruling.answers)
        yield from (Mistake(f"two answers are called {name!r}", f"$.rulings[{i}]") for name, n in named.items() if n > 1)
    for group in ("places", "variables"):
        for i, each in enumerate(getattr(game, group)):
            holes, keys = HOLE.findall(each.phrase), [over.var for over in each.over]
            if each.phrase and holes != keys:
                expected = " ".join(f"{{{key}}}" for key in keys) or "no hole"
                yield Mistake(f"the phrase {each.phrase!r} has not the holes that it needs: {expected}", f"$.{group}[{i}].phrase")
    phrases = Counter(definition.phrase for definition in game.definitions)
    yield from (Mistake(f"{phrase!r} is defined {n} times", "$.definitions") for phrase, n in phrases.items() if n > 1)
    names = Counter(each.name for each in game.names)
    yield from (Mistake(f"{name!r} is declared {n} times", "$.names") for name, n in names.items() if n > 1)


def _whose(game: Game) -> Iterator[Mistake]:
    """Decisions that do not say by which clause they are somebody's."""
    together = {id(inner) for _, node in walk(game) if isinstance(node, s.Together) for _, inner in walk(node.steps)}
    for path, node in walk(game):
        if isinstance(node, s.Ask) and not node.moves:
            yield Mistake(f"the decision {node.id!r} offers nothing", path)
        if isinstance(node, s.Ask) and not node.whose and id(node) not in together:
            yield Mistake(f"the decision {node.id!r} does not say by which clause it is whose: whose", path)


def _unused(game: Game) -> Iterator[Mistake]:
    """What is declared and leads to nothing."""
    used: dict[str, set[str]] = {key: set() for key in ("definitions", "moves", "procedures", "places", "variables", "names")}
    for _, node in walk(game):
        match node:
            case v.Call(phrase, _):
                used["definitions"].add(phrase)
            case s.Ask() | c.Possible() | c.CanReach():
                used["moves"] |= set(node.moves)
            case s.Do(procedure, _):
                used["procedures"].add(procedure)
            case v.At(place, _):
                used["places"].add(place)
            case v.Var(name, _):
                used["variables"].add(name)
            case v.Name(name):
                used["names"].add(name)
            case _:
                pass
    used["procedures"] |= {game.scoring.procedure} if game.scoring else set()
    bound = {name for _, each in walk(game) for name in (getattr(each, "var", ""), getattr(each, "nth", ""))} | {
        p.name for m in game.moves for p in m.picks
    }
    used["names"] |= (
        bound | {name for p in game.procedures for name in p.params} | {name for d in game.definitions for name in d.params}
    )
    for group, names in used.items():
        for i, each in enumerate(getattr(game, group)):
            name = each.phrase if group == "definitions" else each.name if group == "names" else each.id
            if name not in names:
                yield Mistake(f"nothing uses {name!r}", f"$.{group}[{i}]")
    settled = {node.ruling for _, node in walk(game) if isinstance(node, v.ByRuling)}
    yield from (
        Mistake(f"no rule depends on the option {each.id}", "$.rulings") for each in options(game) if each.id not in settled
    )


def cited(tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield every clause that a tree cites, with the path of the node that cites it."""
    for path, node in walk(tree):
        for field in ("clause", "whose"):
            if clause := getattr(node, field, ""):
                yield clause, f"{path}.{field}"


def _clauses(game: Game) -> Iterator[Mistake]:
    """Clauses that nothing carries, that nothing declares, or that restate too much at once."""
    known = {clause.id for clause in game.clauses}
    found = list(cited(game))
    for clause, path in found:
        if clause not in known:
            yield Mistake(f"unknown clause {clause!r}{hint(clause, known)}", path)
    carried = {clause for clause, _ in found}
    for i, each in enumerate(game.clauses):
        if each.id not in carried:
            yield Mistake(f"no rule carries the clause {each.id!r}", f"$.clauses[{i}]")
        if not each.sentences and not each.why:
            yield Mistake(f"the clause {each.id!r} restates no sentence and gives no reason", f"$.clauses[{i}]")
        if len(each.sentences) > _MOST_SENTENCES and not each.why:
            yield Mistake(
                f"the clause {each.id!r} restates {len(each.sentences)} sentences and does not say why", f"$.clauses[{i}]"
            )


def _rulings(game: Game) -> Iterator[Mistake]:
    """Options whose readings are not all in the tree, and readings in the tree of what is no option."""
    for i, ruling in enumerate(game.rulings):
        if ruling.default not in [answer.name for answer in ruling.answers]:
            yield Mistake(f"{ruling.id} has no reading {ruling.default!r} to be its default", f"$.rulings[{i}]")
    known = {ruling.id: [answer.name for answer in ruling.answers] for ruling in options(game)}
    named = {f"{id_}={name}" for id_, names in known.items() for name in names}
    for i, ruling in enumerate(game.rulings):
        for other in (each for answer in ruling.answers for each in answer.without if each not in named):
            yield Mistake(f"{other!r} is no reading of an option{hint(other, named)}", f"$.rulings[{i}]")
    for path, node in walk(game):
        if isinstance(node, v.ByRuling):
            names = [reading.name for reading in node.readings]
            if node.ruling not in known:
                yield Mistake(f"{node.ruling!r} is no option{hint(node.ruling, known)}", path)
            elif sorted(names) != sorted(known[node.ruling]):
                yield Mistake(f"{node.ruling} has the readings {known[node.ruling]}, and here {names}", path)


def _faces(game: Game) -> Iterator[Mistake]:
    """Components that lack a trait, or of which there are fewer than none."""
    for i, component in enumerate(game.components):
        optional = {trait.id for trait in component.traits if type(trait.sort).__name__ in ("Number", "Truth")}
        for j, face in enumerate(component.faces):
            yield from _face(face, {trait.id for trait in component.traits} - optional, f"$.components[{i}].faces[{j}]")


def _face(face: Face, needed: Iterable[str], path: str) -> Iterator[Mistake]:
    lacking = set(needed) - {name for name, _ in face.traits}
    if lacking:
        yield Mistake(f"the face {face.name or face.traits} lacks {', '.join(sorted(lacking))}", path)
    if isinstance(face.copies, int) and not 0 <= face.copies <= _MOST_COPIES:
        yield Mistake(f"{face.copies} copies of a face", path)
