"""Vectors: where we are, what is done, what then holds, and what could be tried. Read from JSON with every mistake named."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeAlias

from attrs import frozen

from lexludi.errors import LexludiError, Malformed, hint
from lexludi.files import parse_json
from lexludi.notation import shown
from lexludi.shapes import CLAIMS, Shape, different, is_a, keys, list_of, object_of, read_move, read_step, shaped, whole

FORMAT = 1
Kind: TypeAlias = Literal["position", "score", "view", "replay"]
_KEYS: dict[Kind, tuple[set[str], set[str]]] = {
    "position": ({"given", "moves", "then"}, {"tries"}),
    "score": ({"given", "then"}, set()),
    "view": ({"given", "views"}, {"alike", "moves"}),
    "replay": ({"game", "players", "rules", "steps"}, set()),
}
_COMMON = ({"format", "id", "title", "source", "clauses"}, {"readings"})
_EXPECTED = {"at", "by", "with", "winners", "changed", "legal"}
#: The parts that a vector's meaning consists of: where they change, it needs a new id.
MEANING = ("given", "moves", "then", "tries", "views", "alike", "readings", "game", "players", "steps")


class MalformedVector(LexludiError):
    """A vector that cannot be read."""


@frozen(eq=False)
class Vector:
    """One vector. Its parts are JSON as the format says; what they mean is the runner's business."""

    id: str
    title: str
    kind: Kind
    data: Mapping[str, Any]
    #: where it was read from
    place: str = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.data["game"] if self.kind == "replay" else self.data["given"]["game"])

    @property
    def players(self) -> list[str]:
        """The names of the players, clockwise."""
        return list(self.data["players"] if self.kind == "replay" else self.data["given"]["players"])

    @property
    def readings(self) -> dict[str, str]:
        """The readings under which it stands, where they are not the defaults."""
        return dict(self.data.get("readings", {}))

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it is about."""
        return tuple(self.data["clauses"])

    @property
    def meaning(self) -> str:
        """A hash of what it means; the title and the source may be bettered."""
        parts = {key: self.data[key] for key in MEANING if key in self.data}
        text = json.dumps(parts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def bundled() -> list[Vector]:
    """Return every vector of the suite, in the order of their ids."""
    folder = files(__name__.rpartition(".")[0]) / "vectors"
    found = [vector for game in sorted(folder.iterdir(), key=lambda each: each.name) if game.is_dir() for vector in _folder(game)]
    return _unlike(found)


def read_files(paths: Iterable[Path]) -> list[Vector]:
    """Read vectors from files, or from all JSON files of folders.

    Raises:
        MalformedVector: if one cannot be read, with the file and the place in it.
    """
    found: list[Vector] = []
    for path in paths:
        inside = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        for each in inside:
            found += _file(each, str(each))
    return _unlike(found)


def _unlike(vectors: list[Vector]) -> list[Vector]:
    seen: dict[str, Vector] = {}
    for vector in vectors:
        if vector.id in seen:
            raise MalformedVector(f"two vectors have the id {vector.id!r}: {seen[vector.id].place} and {vector.place}")
        seen[vector.id] = vector
    return sorted(vectors, key=lambda vector: vector.id)


def _folder(folder: Traversable) -> Iterator[Vector]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.name.endswith(".json"):
            yield from _file(each, f"{folder.name}/{each.name}")


def _file(file: Traversable | Path, name: str) -> list[Vector]:
    try:
        data = parse_json(file.read_bytes().decode("utf-8-sig"), name)
    except OSError as wrong:
        raise MalformedVector(f"{name}: cannot be opened: {wrong.strerror}") from None
    except UnicodeDecodeError as wrong:
        raise MalformedVector(f"{name}: is not UTF-8: byte {wrong.start}") from None
    except Malformed as wrong:
        raise MalformedVector(str(wrong)) from None
    parts = data if isinstance(data, list) else [data]
    return [read_vector(each, f"{name}[{i}]" if isinstance(data, list) else name) for i, each in enumerate(parts)]


def read_vector(data: Any, where: str) -> Vector:
    """Read one vector.

    Raises:
        MalformedVector: saying what is wrong, where, and what was probably meant.
    """
    try:
        return _vector(data, where)
    except Malformed as wrong:
        raise MalformedVector(str(wrong)) from None


def _vector(data: Any, where: str) -> Vector:
    if not isinstance(data, dict):
        raise MalformedVector(f"{where}: a vector is an object, not {shown(data)}")
    if isinstance(data.get("id"), str):
        where = f"{where} ({data['id']})"
    version = data.get("format")
    if type(version) is not int or version < 1:
        raise MalformedVector(f"{where}: format: {FORMAT} is expected, not {shown(version)}")
    if version > FORMAT:
        raise MalformedVector(
            f"{where}: this vector is of format {version}, and this runner knows format {FORMAT}: a newer lexludi reads it"
        )
    kind = _kind(data)
    needed, allowed = (_COMMON[i] | _KEYS[kind][i] for i in (0, 1))
    keys(data, needed, allowed, where)
    shaped(data, _SHAPES, where)
    if kind != "replay":
        _given(data["given"], where)
    for i, move in enumerate(data.get("moves", ())):
        read_move(move, f"{where}: moves[{i}]")
    if kind == "position":
        _expected(data["then"], f"{where}: then")
        _tries(data.get("tries", []), where)
    if kind == "score":
        keys(data["then"], {"points"}, {"winners"}, f"{where}: then")
        shaped(data["then"], _SHAPES, f"{where}: then")
    for i, each in enumerate(data.get("alike", ())):
        keys(each, {"seat", "changed"}, set(), f"{where}: alike[{i}]")
        shaped(each, _SHAPES, f"{where}: alike[{i}]")
        if each["seat"] not in data["views"]:
            raise MalformedVector(f"{where}: alike[{i}]: there is no view of {each['seat']!r} to be like")
    for i, step in enumerate(data.get("steps", ())):
        read_step(step, f"{where}: steps[{i}]")
    vector = Vector(data["id"], data["title"], kind, data, where)
    for place, name in _names(data, ""):
        if name not in vector.players:
            raise MalformedVector(f"{where}: {place}: nobody at the table is called {name!r}{hint(name, vector.players)}")
    return vector


def _names(data: Any, place: str) -> Iterator[tuple[str, str]]:
    """Yield every name of a player in what is expected, and where it stands."""
    for key, value in data.items() if isinstance(data, dict) else ():
        here = f"{place}: {key}" if place else key
        if (key in ("by", "winners") and isinstance(value, list)) or key in ("points", "legal", "views"):
            yield from ((here, name) for name in value)
        elif key in ("then", "accepted", "check"):
            yield from _names(value, here)
        elif key in ("tries", "steps"):
            for i, each in enumerate(value):
                yield from _names(each, f"{here}[{i}]")


def _kind(data: Mapping[str, Any]) -> Kind:
    if "steps" in data:
        return "replay"
    if "views" in data:
        return "view"
    then = data.get("then")
    return "score" if isinstance(then, dict) and "points" in then else "position"


def _id(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("[a-z0-9-]+(/[a-z0-9-]+)+", value) is not None


def _source(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and value.get("kind") in ("example", "clause", "ruling", "pitfall", "replay")
        and different(value.get("sentences"))
        and value.keys() <= {"kind", "sentences", "example", "ruling", "invented"}
        and all(isinstance(value.get(key, ""), str) for key in ("example", "ruling", "invented"))
    )


#: What stands under each key, wherever in a vector it is.
_SHAPES: dict[str, Shape] = CLAIMS | {
    "id": (_id, "a game and a name, as in game/family/name"), "title": (is_a(str), "a sentence"),
    "source": (_source, "an object with a known kind, a list of sentences, and perhaps example, ruling or invented"),
    "game": (is_a(str), "a word"), "rules": (is_a(str), "a word"), "seat": (is_a(str), "a name"), "players": (different, "a list of names"),
    "clauses": (different, "a list of ids"), "because": (different, "a list of clauses"),
    "given": (is_a(dict), "an object"), "then": (is_a(dict), "an object"), "with": (is_a(dict), "an object"),
    "changed": (is_a(dict), "an object"), "readings": (object_of(is_a(str)), "an object of readings"),
    "moves": (is_a(list), "a list"), "tries": (is_a(list), "a list"), "steps": (is_a(list), "a list"),
    "alike": (list_of(is_a(dict)), "a list of objects"), "points": (object_of(whole), "an object of whole numbers"),
}  # fmt: skip


def _given(given: Mapping[str, Any], where: str) -> None:
    players = given.get("players")
    if not isinstance(given.get("game"), str) or not players or not different(players) or "" in players:
        raise MalformedVector(f"{where}: given: it names no game, or no list of different players")


def _expected(then: Any, where: str) -> None:
    if not isinstance(then, dict):
        raise MalformedVector(f"{where}: an object is expected, not {shown(then)}")
    keys(then, set(), _EXPECTED, where)
    shaped(then, _SHAPES, where)


def _tries(tries: list[Any], where: str) -> None:
    for i, each in enumerate(tries):
        at = f"{where}: tries[{i}]"
        if not isinstance(each, dict) or "move" not in each or ("accepted" in each) is ("refused" in each):
            raise MalformedVector(f"{at}: a try has a move, and is either accepted or refused")
        keys(each, {"move"}, {"accepted", "refused"}, at)
        read_move(each["move"], f"{at}: move")
        if "chance" in each["move"]:
            raise MalformedVector(f"{at}: move: chance is not tried, it is settled")
        if "accepted" in each:
            _expected(each["accepted"], f"{at}: accepted")
        elif not isinstance(each["refused"], dict) or not each["refused"].get("because"):
            raise MalformedVector(f"{at}: refused: it lacks because")
        else:
            keys(each["refused"], {"because"}, set(), f"{at}: refused")
            shaped(each["refused"], _SHAPES, f"{at}: refused")
    if any("refused" in each for each in tries) and not any("accepted" in each for each in tries):
        raise MalformedVector(
            f"{where}: a vector with a refused try has an accepted one, or a program that always says no would pass"
        )


def lock(vectors: Iterable[Vector]) -> str:
    """Return what ``vectors.lock`` holds: each id with the hash of its meaning, a line each."""
    return "".join(f"{vector.meaning} {vector.id}\n" for vector in sorted(vectors, key=lambda vector: vector.id))
