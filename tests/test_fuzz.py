"""Whatever is handed in, it is read or refused by a declared error; and what has been read can be written and played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from typing import Any, TypeVar

import jsonschema
import pytest
from attrs import frozen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from support import BERRIED, LORRAINE, single_readings, table
from tiny import TINY

from lexludi.components import replaced, written
from lexludi.errors import LexludiError
from lexludi.positions import impossible, read_position, write_position
from lexludi.random_play import outcome, playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_conformance.serve import Server
from lexludi_conformance.vectors import bundled, read_vector
from lexludi_spec.check import mistakes
from lexludi_spec.declarations import Game
from lexludi_spec.json_form import game_from_json, to_json

T = TypeVar("T")
REPLIES = {"ok", "accepted", "refused", "unsupported", "error"}


# ------------------------------------------------------------------------------------------------------ valid examples
@frozen(repr=False)
class Moment:
    """A state at a table, as a position says it, and the moves that may be made."""

    table: Table
    state: State
    position: dict[str, Any]
    moves: list[dict[str, Any]]
    said: list[str]

    def __repr__(self) -> str:
        return f"<{self.table.game.id}, {len(self.table.players)} players, at {self.state.point[0]}>"


def moment(at: Table, state: State) -> Moment:
    acts = [act for seat in at.deciders(state) for act in at.legal(state, seat)]
    return Moment(at, state, write_position(at, state), [at.write_act(act) for act in acts], [at.say(act) for act in acts])


def moments(at: Table) -> Iterator[Moment]:
    """Yield one state of a random game for each decision in it, and its end."""
    seen = set()
    for seed in range(3):
        for state, _ in playout(at, random.Random(seed)):
            if state.point not in seen:
                seen.add(state.point)
                yield moment(at, state)


TABLES = [table(2), table(4), table(3, single_readings()[1]), Table(TINY, ("Ann", "Bob"))]
MOMENTS = [each for at in TABLES for each in moments(at)]
RULES = to_json(TINY)
COMPONENTS = [(BERRIED, written(BERRIED)), (TINY, written(TINY))]
VECTOR_SCHEMA = jsonschema.Draft202012Validator(
    json.loads((files("lexludi_conformance") / "schemas" / "vector.json").read_text(encoding="utf-8"))
)
VECTORS = [vector.data for vector in bundled()]


def elsewhere(now: Moment) -> list[dict[str, Any]]:
    """Return moves that may be made by the same players at other moments."""
    return [move for each in MOMENTS if each.table is now.table for move in each.moves]


def session(now: Moment) -> list[dict[str, Any]]:
    """Return requests that a program may be asked in a row."""
    game, players = now.table.game.id, list(now.table.players)
    chance = now.table.chance(now.state)
    settled = (
        []
        if chance is None
        else [
            {
                "ask": "chance",
                "what": chance.what,
                "outcome": now.table.notation.write(outcome(chance, random.Random(1)), chance.sort),
            }
        ]
    )
    return [
        {"ask": "hello", "protocol": "1.0"},
        {"ask": "start", "game": game, "players": players, "readings": now.table.readings, "position": now.position},
        *({"ask": "legal", "by": player} for player in players[:1]),
        *settled,
        *({"ask": "apply", **move} for move in now.moves[:2]),
        {"ask": "position"},
        {"ask": "view", "seat": players[0]},
        {"ask": "score", "game": game, "players": players, "position": now.position},
        {"ask": "start", "game": game, "players": players},
        {"ask": "bye"},
    ]


# ------------------------------------------------------------------------------------------------- what may be written
def words_of(data: Any) -> Iterator[str]:
    """Yield every key and every word of some JSON."""
    if isinstance(data, dict):
        yield from data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from words_of(each)
    if isinstance(data, str):
        yield data


WORDS = sorted({word for data in (RULES, LORRAINE, *VECTORS[:3], session(MOMENTS[0])) for word in words_of(data)})
TEXT = st.sampled_from(WORDS) | st.text(max_size=6) | st.sampled_from(["\ud800", "a/b", "any", "hidden", "-", "9" * 5000])
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-2, 62)
    | st.sampled_from([10**30, -(10**30), 0.0, 1.5, float("inf"), float("nan")])
    | TEXT
)
#: What is of the same kind of JSON.
LIKE: dict[type, SearchStrategy[Any]] = {bool: st.booleans(), int: st.integers(-2, 62), str: st.sampled_from(WORDS)}
ANYTHING: SearchStrategy[Any] = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4), max_leaves=10
)


def inside(data: Any) -> list[Any]:
    """Return the keys of an object, or the numbers of the items of a list."""
    return list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []


def parts(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every object and list in some JSON with each of its keys."""
    for key in inside(data):
        yield data, key
        yield from parts(data[key])


@st.composite
def spot(draw: DrawFn, data: Any) -> tuple[Any, Any]:
    """Return an object or a list somewhere in some JSON, and a key in it."""
    if draw(st.booleans()):
        anywhere: tuple[Any, Any] = draw(st.sampled_from(list(parts(data))))
        return anywhere
    key: Any = draw(st.sampled_from(inside(data)))
    while bool(inside(data[key])) and draw(st.booleans()):
        data = data[key]
        key = draw(st.sampled_from(inside(data)))
    return data, key


@st.composite
def mutated(draw: DrawFn, examples: list[Any]) -> Any:
    """Return a valid example in which something is dropped, replaced or doubled, once to three times."""
    data = copy.deepcopy(draw(st.sampled_from(examples)))
    for _ in range(draw(st.sampled_from([1, 1, 2, 3]))):
        if not inside(data):
            break
        holder, key = draw(spot(data))
        match draw(st.sampled_from(["drop", "replace", "another of its kind", "another part", "double"])):
            case "drop":
                del holder[key]
            case "replace":
                holder[key] = draw(ANYTHING)
            case "another of its kind":
                holder[key] = draw(LIKE.get(type(holder[key]), ANYTHING))
            case "another part":
                other, where = draw(spot(data))
                holder[key] = copy.deepcopy(other[where])
            case _ if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case _:
                holder[draw(TEXT)] = copy.deepcopy(holder[key])
    return data


@st.composite
def scribbled(draw: DrawFn, lines: list[str]) -> str:
    """Return a line in which some characters are left out, and others put in their place."""
    line = draw(st.sampled_from(lines))
    for _ in range(draw(st.sampled_from([1, 1, 2, 3]))):
        i, j = sorted(draw(st.tuples(st.integers(0, len(line)), st.integers(0, len(line)))))
        line = (
            line[:i]
            + draw(st.sampled_from(["", " ", "=", "--", "9" * 5000, ",", ":", "{", "shelf=1"]) | TEXT)
            + line[min(j, i + 3) :]
        )
    return line


def at_some_moment(
    written_there: Callable[[Moment], SearchStrategy[Any]], among: Iterable[Moment] = MOMENTS
) -> SearchStrategy[Any]:
    """Return moments, each with something that might be written there."""
    return st.sampled_from(list(among)).flatmap(lambda now: st.tuples(st.just(now), written_there(now)))


# ------------------------------------------------------------------------------------------------------- what is tried
def tried(do: Callable[..., T], *args: Any) -> T | None:
    """Return what comes of it, or nothing if it is refused by a declared error that says something."""
    try:
        return do(*args)
    except LexludiError as wrong:
        message = str(wrong)
    assert message
    return None


def try_rules(data: Any) -> None:
    game = tried(game_from_json, data)
    if game is not None:
        assert game_from_json(to_json(game)) == game
        assert all(each.what and each.path.startswith("$") for each in mistakes(game))


def try_position(case: tuple[Moment, Any]) -> None:
    at, data = case[0].table, case[1]
    state = tried(read_position, at, data)
    if state is not None:
        again = json.loads(json.dumps(write_position(at, state)))
        assert read_position(at, again) == state
        assert all(impossible(at, data))
        assert all(json.dumps(write_view(at, state, seat)) for seat in range(len(at.players)))
        step(at, state)


def step(at: Table, state: State) -> None:
    """Go on from a state in some ways; it may turn out that the position did not say enough."""
    chance = tried(at.chance, state)
    after = []
    if chance is not None and chance.among:
        after = [tried(at.settle, state, outcome(chance, random.Random(1)))]
    for seat in range(len(at.players)):
        for act in (tried(at.legal, state, seat) or [])[:3]:
            assert at.read_act(at.write_act(act)) == act
            assert at.why_not(state, act) == ()
            after.append(tried(at.apply, state, act))
    for each in after:
        assert each is None or read_position(at, write_position(at, each)) == each


def try_move(case: tuple[Moment, Any]) -> None:
    now, data = case
    told = tried(now.table.read_words, data) if isinstance(data, str) else data
    act = tried(now.table.read_act, told)
    if act is not None:
        assert now.table.read_act(now.table.write_act(act)) == act
        refused = tried(now.table.why_not, now.state, act)
        assert all(each.clause and each.text for each in refused or ())
        if refused == ():
            now.table.apply(now.state, act)


def try_vector(data: Any) -> None:
    vector = tried(read_vector, data, "here")
    if vector is not None:
        assert vector.data is data
        assert list(VECTOR_SCHEMA.iter_errors(data)) == []


def try_components(case: tuple[Game, Any]) -> None:
    game, data = case
    changed = tried(replaced, game, data)
    if changed is not None:
        again = json.loads(json.dumps(written(changed)))
        assert written(replaced(game, again)) == again


def try_requests(requests: list[Any]) -> None:
    server = Server({game.id: game for game in (BERRIED, TINY)})
    for request in requests:
        reply = server.answer(request)
        assert len(REPLIES & set(reply)) == 1, reply
        assert reply["id"] is (request.get("id") if isinstance(request, dict) else None)
        assert json.dumps(reply)
    assert "ok" in server.answer({"id": 1, "ask": "hello"})


def test_a_request_that_lacks_anything_is_refused_or_answered() -> None:
    for now in MOMENTS:
        asked = session(now)
        for i, request in enumerate(asked):
            for key in request:
                for lacking in ({name: value for name, value in request.items() if name != key}, {**request, key: None}):
                    try_requests([*asked[:i], lacking, *asked[i + 1 :]])


@frozen
class Reader:
    """Something that reads what others wrote: what it is tried with, how, and how often."""

    cases: SearchStrategy[Any]
    attempt: Callable[[Any], None]
    few: int
    many: int


READERS = {
    "rules": Reader(ANYTHING | mutated([RULES]) | mutated([RULES]) | mutated([RULES]) | mutated([RULES]), try_rules, 40, 2000),
    "positions": Reader(
        at_some_moment(lambda now: ANYTHING | mutated([now.position]) | mutated([now.position]) | mutated([now.position])), try_position, 50, 3000
    ),
    "moves": Reader(
        at_some_moment(lambda now: ANYTHING | mutated(now.moves) | mutated(elsewhere(now)) | st.sampled_from(elsewhere(now)) | scribbled(now.said),
                       [each for each in MOMENTS if each.moves]),
        try_move, 40, 1500,
    ),
    "vectors": Reader(ANYTHING | mutated(VECTORS) | mutated(VECTORS) | mutated(VECTORS), try_vector, 20, 1000),
    "components": Reader(
        st.sampled_from(COMPONENTS).flatmap(lambda case: st.tuples(st.just(case[0]), ANYTHING | mutated([case[1]]))),
        try_components, 20, 1000,
    ),
    "requests": Reader(
        st.sampled_from(MOMENTS).flatmap(lambda now: st.lists(ANYTHING, max_size=2) | mutated([session(now)])), try_requests, 30, 1500
    ),
}  # fmt: skip


def survives(reader: Reader, examples: int) -> None:
    """Try a reader with so many examples, always the same ones."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(reader.cases)
    def run(case: Any) -> None:
        reader.attempt(case)

    run()


@pytest.mark.parametrize("reader", READERS)
def test_a_little_of_everything_is_read_or_refused(reader: str) -> None:
    survives(READERS[reader], READERS[reader].few)


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_ten_thousand_things_are_read_or_refused(reader: str) -> None:
    survives(READERS[reader], READERS[reader].many)


def test_ten_thousand_are_ten_thousand() -> None:
    assert sum(reader.many for reader in READERS.values()) == 10_000
    assert sum(reader.few for reader in READERS.values()) == 200
