"""Whatever stands in a saved game or a position: it is played, drawn or refused with a sentence, and never with a traceback."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from at_table.games import as_file
from at_table.test_records import match, over, told
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lexludi_conformance.commands import main

POSITION = json.loads((Path(__file__).parent.parent.parent / "docs" / "examples" / "extra.json").read_text(encoding="utf-8"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=4) | st.sampled_from(["Ann", "A1", "lemon", {"any": 3}, {"hidden": 2}]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["any", "hidden", "top", "do", "by", "Gale"]), inner, max_size=3),
    max_leaves=4,
)  # fmt: skip


def paths(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where something stands in JSON."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield (*here, key)
        yield from paths(value, (*here, key))


def with_other(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return JSON with something else at one place."""
    found = copy.deepcopy(data)
    part = found
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return found


RECORD = told(over(match("small-rummy", "3"), 30).record)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("malformed")


def ended(*args: str) -> int:
    """Run a command with nothing to type; return its status, which is told without a traceback."""
    result = CliRunner(env={"XDG_STATE_HOME": "/dev/null"}).invoke(main, args, input="")
    assert result.exception is None or isinstance(result.exception, SystemExit), (args, result.exception)
    if result.exit_code == 2 and "play" not in args:
        assert result.stderr.strip()
    return result.exit_code


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.sampled_from(list(paths(RECORD))), value=JSON)
def test_a_saved_game_with_anything_in_it(path: tuple[Any, ...], value: Any, folder: Path) -> None:
    rules, name = as_file("small-rummy", folder), folder / "record.json"
    name.write_text(json.dumps(with_other(RECORD, path, value)), encoding="utf-8")

    assert ended("replay", str(name), "--rules", rules) in (0, 2)
    assert ended("verify-record", str(name), "--rules", rules) in (0, 1, 2)
    assert ended("play", rules, "--from", str(name), "--save", str(folder / "saved.json")) in (0, 2)
    assert ended("explain", rules, str(name), "2") in (0, 1, 2)
    (folder / "saved.json").unlink(missing_ok=True)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.sampled_from(list(paths(POSITION))), value=JSON)
def test_a_position_with_anything_in_it(path: tuple[Any, ...], value: Any, folder: Path) -> None:
    name = folder / "position.json"
    name.write_text(json.dumps(with_other(POSITION, path, value)), encoding="utf-8")

    assert ended("show", "berried-treasure", str(name)) in (0, 2)
    assert ended("show", "berried-treasure", str(name), "--svg", "--seat", "Gale") in (0, 2)
