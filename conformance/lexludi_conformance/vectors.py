"""Vectors: where we are, what is done, what then holds, and what could be tried. Read from JSON with every mistake named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeAlias

from attrs import frozen

from lexludi.errors import LexludiError, hint
from lexludi.notation import listed, shown

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
        return hashlib.sha256(text.encode()).hexdigest()[:16]


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
    seen: set[str] = set()
    for vector in vectors:
        if vector.id in seen:
            raise MalformedVector(f"two vectors have the id {vector.id!r}")
        seen.add(vector.id)
    return sorted(vectors, key=lambda vector: vector.id)


def _folder(folder: Traversable) -> Iterator[Vector]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.name.endswith(".json"):
            yield from _file(each, f"{folder.name}/{each.name}")


def _file(file: Traversable | Path, name: str) -> list[Vector]:
    try:
        data = json.loads(file.read_bytes().decode("utf-8"))
    except OSError as wrong:
        raise MalformedVector(f"{name}: cannot be opened: {wrong.strerror}") from None
    except UnicodeDecodeError as wrong:
        raise MalformedVector(f"{name}: is not UTF-8: byte {wrong.start}") from None
    except json.JSONDecodeError as wrong:
        raise MalformedVector(f"{name}: is not JSON: line {wrong.lineno}, column {wrong.colno}: {wrong.msg}") from None
    except RecursionError:
        raise MalformedVector(f"{name}: is nested too deep to be a vector") from None
    parts = data if isinstance(data, list) else [data]
    return [read_vector(each, f"{name}[{i}]" if isinstance(data, list) else name) for i, each in enumerate(parts)]


def read_vector(data: Any, where: str) -> Vector:
    """Read one vector.

    Raises:
        MalformedVector: saying what is wrong, where, and what was probably meant.
    """
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
    _keys(data, needed, allowed, where)
    _typed(data, where)
    if kind != "replay":
        _given(data["given"], where)
    if kind == "position":
        _expected(data["then"], f"{where}: then")
        _tries(data.get("tries", []), where)
    if kind == "replay":
        for i, step in enumerate(data["steps"]):
            _step(step, f"{where}: steps[{i}]")
    return Vector(data["id"], data["title"], kind, data)


def _kind(data: Mapping[str, Any]) -> Kind:
    if "steps" in data:
        return "replay"
    if "views" in data:
        return "view"
    then = data.get("then")
    return "score" if isinstance(then, dict) and "points" in then else "position"


def _keys(data: Mapping[str, Any], needed: set[str], allowed: set[str], where: str) -> None:
    for key in data:
        if key not in needed | allowed:
            raise MalformedVector(f"{where}: there is no {key!r} here{hint(key, needed | allowed)}")
    lacking = sorted(needed - set(data))
    if lacking:
        raise MalformedVector(f"{where}: it lacks {listed(lacking)}")


_TYPES: dict[str, tuple[type, str]] = {
    "id": (str, "a word"), "title": (str, "a sentence"), "source": (dict, "an object"), "clauses": (list, "a list"),
    "readings": (dict, "an object"), "given": (dict, "an object"), "moves": (list, "a list"), "then": (dict, "an object"),
    "tries": (list, "a list"), "views": (dict, "an object"), "alike": (list, "a list"), "steps": (list, "a list"),
    "players": (list, "a list"), "game": (str, "a word"), "rules": (str, "a word"),
}  # fmt: skip


def _typed(data: Mapping[str, Any], where: str) -> None:
    for key, value in data.items():
        if key in _TYPES and not isinstance(value, _TYPES[key][0]):
            raise MalformedVector(f"{where}: {key}: {_TYPES[key][1]} is expected, not {shown(value)}")


def _given(given: Mapping[str, Any], where: str) -> None:
    players = given.get("players")
    if (
        not isinstance(given.get("game"), str)
        or not isinstance(players, list)
        or not all(isinstance(name, str) for name in players)
    ):
        raise MalformedVector(f"{where}: given: it names no game, or no list of players")


def _expected(then: Any, where: str) -> None:
    if not isinstance(then, dict):
        raise MalformedVector(f"{where}: an object is expected, not {shown(then)}")
    _keys(then, set(), _EXPECTED, where)


def _tries(tries: list[Any], where: str) -> None:
    for i, each in enumerate(tries):
        at = f"{where}: tries[{i}]"
        if not isinstance(each, dict) or not isinstance(each.get("move"), dict) or ("accepted" in each) is ("refused" in each):
            raise MalformedVector(f"{at}: a try has a move, and is either accepted or refused")
        _keys(each, {"move"}, {"accepted", "refused"}, at)
        if "accepted" in each:
            _expected(each["accepted"], f"{at}: accepted")
        elif not isinstance(each["refused"], dict) or not isinstance(each["refused"].get("because"), list):
            raise MalformedVector(f"{at}: refused: it lacks because")
    if any("refused" in each for each in tries) and not any("accepted" in each for each in tries):
        raise MalformedVector(
            f"{where}: a vector with a refused try has an accepted one, or a program that always says no would pass"
        )


def _step(step: Any, where: str) -> None:
    if not isinstance(step, dict) or not {"chance", "do", "check"} & set(step):
        raise MalformedVector(f"{where}: a step is a move, an outcome of chance, or a check")
    if "check" in step:
        if not isinstance(step["check"], dict):
            raise MalformedVector(f"{where}: check: an object is expected")
        _keys(step["check"], set(), {"at", "by", "winners", "position", "legal", "views"}, f"{where}: check")
    elif "chance" in step:
        _keys(step, {"chance", "outcome"}, set(), where)


def lock(vectors: Iterable[Vector]) -> str:
    """Return what ``vectors.lock`` holds: each id with the hash of its meaning, a line each."""
    return "".join(f"{vector.meaning} {vector.id}\n" for vector in sorted(vectors, key=lambda vector: vector.id))
