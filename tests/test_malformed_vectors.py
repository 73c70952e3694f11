"""Vectors that cannot be read, or cannot be right: status 2, and the file and the place in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conforming import GAME, LORRAINE, MALLORYS, changed, lexludi, program, write_vectors

pytestmark = pytest.mark.usefixtures("here")


def tried(*tries: Any) -> dict[str, Any]:
    return changed(tries=list(tries))


WHOLE = json.dumps([LORRAINE.data], indent=1)
MOVE = {"by": "Lorraine", "do": "extra", "shelf": 1}
REFUSED = {"move": MOVE, "refused": {"because": ["moar/same-type"]}}
PLACE = f"[0] ({LORRAINE.id}): "
MALFORMED: dict[str, tuple[object, str]] = {
    "a newer format": (changed(format=2), f"{PLACE}this vector is of format 2, and this runner knows format 1"),
    "no format": ({"id": LORRAINE.id}, f"{PLACE}format: 1 is expected, not null"),
    "a format in words": (changed(format="1"), f"{PLACE}format: 1 is expected, not '1'"),
    "an unknown key": (changed(trys=[]), f"{PLACE}there is no 'trys' here (did you mean 'tries'?)"),
    "an unknown key inside": (changed(then={"leagl": {}}), f"{PLACE}then: there is no 'leagl' here (did you mean 'legal'?)"),
    "no title": ({key: value for key, value in LORRAINE.data.items() if key != "title"}, f"{PLACE}it lacks title"),
    "a title that is a number": (changed(title=5), f"{PLACE}title: a sentence is expected, not 5"),
    "moves that are no list": (changed(moves=MOVE), f"{PLACE}moves: a list is expected, not "),
    "players that are no names": (changed(given={"game": GAME, "players": [1, 2]}), f"{PLACE}given: it names no game, or no list"),
    "a refused try alone": (tried(REFUSED), f"{PLACE}a vector with a refused try has an accepted one"),
    "a try without a move": (tried({"accepted": {}}), f"{PLACE}tries[0]: a try has a move"),
    "a try of both kinds": (tried(REFUSED | {"accepted": {}}), f"{PLACE}tries[0]: a try has a move, and is either accepted or refused"),
    "a refusal without reasons": (
        tried({"move": MOVE, "accepted": {}}, {"move": MOVE, "refused": {}}), f"{PLACE}tries[1]: refused: it lacks because",
    ),
    "no object": ("Lorraine", "[0]: a vector is an object, not 'Lorraine'"),
    "cut off": (WHOLE[:200].encode(), ": is not JSON: line "),
    "empty": (b"", ": is not JSON: line 1, column 1, where the text ends: "),
    "not UTF-8": (b'[{"title": "caf\xe9"}]', ": is not UTF-8: byte 15"),
    "nested too deep": (b"[" * 100_000, ": is nested too deep"),
}  # fmt: skip


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_vector_ends_with_status_2_and_names_the_file_and_the_place(what: str, tmp_path: Path) -> None:
    content, why = MALFORMED[what]
    file = tmp_path / "vectors.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps([content]).encode())

    result = lexludi("conform", "--vectors", file, "--", *program("silent"))

    assert (result.exit_code, result.stdout) == (2, "")
    assert f"lexludi: {file}{why}" in result.stderr


def test_a_malformed_vector_is_found_in_a_folder_of_others(tmp_path: Path) -> None:
    write_vectors(tmp_path / "fine.json", [dict(LORRAINE.data)])
    (tmp_path / "deeper").mkdir()
    file = write_vectors(tmp_path / "deeper" / "newer.json", [dict(MALLORYS.data), changed(format=2)])

    result = lexludi("conform", "--vectors", tmp_path, "--", *program("silent"))

    assert result.exit_code == 2
    assert f"lexludi: {file}[1] ({LORRAINE.id}): this vector is of format 2" in result.stderr


def test_two_vectors_of_one_id_end_with_status_2(tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_vectors(tmp_path / f"{name}.json", [dict(LORRAINE.data)])

    result = lexludi("conform", "--vectors", tmp_path, "--", *program("silent"))

    assert (result.exit_code, result.stdout) == (2, "")
    assert f"two vectors have the id '{LORRAINE.id}'" in result.stderr


def test_vectors_that_are_not_there_end_with_status_2(tmp_path: Path) -> None:
    nowhere, nothing = tmp_path / "nowhere.json", tmp_path / "nothing"
    nothing.mkdir()

    for path, why in ((nowhere, f"{nowhere}: cannot be opened: "), (nothing, "no vector is selected")):
        result = lexludi("conform", "--vectors", path, "--", *program("silent"))
        assert result.exit_code == 2
        assert f"lexludi: {why}" in result.stderr
