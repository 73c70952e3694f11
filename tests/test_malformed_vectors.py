"""Vectors that cannot be read, or cannot be right: status 2, and the file and the place in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conforming import GAME, KNOWN, LORRAINE, MALLORYS, alone, changed, lexludi, write_vectors

SCORE, VIEW, REPLAY = (KNOWN[f"{GAME}/{name}"] for name in ("winning/shared", "views/turn", "replay/setup"))
#: A program that is never asked, or has nothing to say to what it is asked but that it plays everything.
OFFER = {"can": ["position", "replay", "score", "view"], "chance": "given", "readings": "any"}
AGREEABLE = alone("greets", json.dumps({"id": 0, "ok": {"name": "yes", "games": {GAME: OFFER}}}).replace("0", "ID", 1))


def tried(*tries: Any) -> dict[str, Any]:
    return changed(tries=list(tries))


def then(**parts: Any) -> dict[str, Any]:
    return changed(then={**LORRAINE.data["then"], **parts})


def replayed(*steps: Any) -> dict[str, Any]:
    return changed(REPLAY, steps=list(steps))


WHOLE = json.dumps([LORRAINE.data], indent=1)
MOVE = {"by": "Lorraine", "do": "extra", "shelf": 1}
ACCEPTED = {"move": MOVE, "accepted": {}}
REFUSED = {"move": MOVE, "refused": {"because": ["moar/same-type"]}}
PLACE, IN_SCORE, IN_VIEW, IN_REPLAY = (f"[0] ({each.id}): " for each in (LORRAINE, SCORE, VIEW, REPLAY))
NO_LEGAL, NO_MOVE = "legal: an object of lists of moves, each without its player is expected", "a move says by whom and what it is"
MALFORMED: dict[str, tuple[object, str]] = {
    "a newer format": (changed(format=2), f"{PLACE}this vector is of format 2, and this runner knows format 1"),
    "no format": ({"id": LORRAINE.id}, f"{PLACE}format: 1 is expected, not null"),
    "a format in words": (changed(format="1"), f"{PLACE}format: 1 is expected, not '1'"),
    "a true format": (changed(format=True), f"{PLACE}format: 1 is expected, not true"),
    "an unknown key": (changed(trys=[]), f"{PLACE}there is no 'trys' here (did you mean 'tries'?)"),
    "an unknown key inside": (changed(then={"leagl": {}}), f"{PLACE}then: there is no 'leagl' here (did you mean 'legal'?)"),
    "no title": ({key: value for key, value in LORRAINE.data.items() if key != "title"}, f"{PLACE}it lacks title"),
    "a title that is a number": (changed(title=5), f"{PLACE}title: a sentence is expected, not 5"),
    "an id that is a number": (changed(id=5), "[0]: id: a game and a name, as in game/family/name is expected, not 5"),
    "clauses that are numbers": (changed(clauses=[5]), f"{PLACE}clauses: a list of ids is expected"),
    "a source that is a word": (changed(source="X1"), f"{PLACE}source: an object with a known kind, a list of sentences, and perhaps example, ruling or invented is expected"),
    "readings that are numbers": (changed(readings={"BT-Q15": 2}), f"{PLACE}readings: an object of readings is expected"),
    "given that is a number": (changed(given=5), f"{PLACE}given: an object is expected, not 5"),
    "players that are no names": (changed(given={"game": GAME, "players": [1, 2]}), f"{PLACE}given: it names no game, or no list"),
    "players that are lists": (changed(given={"game": GAME, "players": [["x"]]}), f"{PLACE}given: it names no game, or no list"),
    "moves that are no list": (changed(moves=MOVE), f"{PLACE}moves: a list is expected, not "),
    "a move that is a number": (changed(moves=[MOVE, 5]), f"{PLACE}moves[1]: {NO_MOVE}"),
    "a move of a list": (changed(moves=[MOVE | {"by": ["Lorraine"]}]), f"{PLACE}moves[0]: {NO_MOVE}"),
    "chance without an outcome": (changed(moves=[{"chance": "treasures"}]), f"{PLACE}moves[0]: it lacks outcome"),
    "then that is a list": (changed(then=[]), f"{PLACE}then: an object is expected, not []"),
    "by that is a number": (then(by=5), f"{PLACE}then: by: a list of names is expected, not 5"),
    "at that is a number": (then(at=5), f"{PLACE}then: at: a word is expected, not 5"),
    "winners that are a number": (then(winners=5), f"{PLACE}then: winners: a list of names is expected, not 5"),
    "with that is a number": (then(**{"with": 5}), f"{PLACE}then: with: an object is expected, not 5"),
    "changed that is a list": (then(changed=[]), f"{PLACE}then: changed: an object is expected, not []"),
    "legal that is a list": (then(legal=[]), f"{PLACE}then: {NO_LEGAL}, not []"),
    "a legal set that is a number": (then(legal={"Lorraine": 5}), f"{PLACE}then: {NO_LEGAL}"),
    "a legal move that is a number": (then(legal={"Lorraine": [5]}), f"{PLACE}then: {NO_LEGAL}"),
    "tries that are a number": (changed(tries=5), f"{PLACE}tries: a list is expected, not 5"),
    "a try that is a number": (tried(5), f"{PLACE}tries[0]: a try has a move"),
    "a refused try alone": (tried(REFUSED), f"{PLACE}a vector with a refused try has an accepted one"),
    "a try without a move": (tried({"accepted": {}}), f"{PLACE}tries[0]: a try has a move"),
    "a try of a number": (tried({"move": 5, "accepted": {}}), f"{PLACE}tries[0]: move: {NO_MOVE}"),
    "a try of both kinds": (tried(REFUSED | {"accepted": {}}), f"{PLACE}tries[0]: a try has a move, and is either accepted or refused"),
    "an accepted try that is a number": (tried({"move": MOVE, "accepted": 5}), f"{PLACE}tries[0]: accepted: an object is expected, not 5"),
    "a refusal that is a number": (tried(ACCEPTED, {"move": MOVE, "refused": 5}), f"{PLACE}tries[1]: refused: it lacks because"),
    "a refusal without reasons": (tried(ACCEPTED, {"move": MOVE, "refused": {}}), f"{PLACE}tries[1]: refused: it lacks because"),
    "a reason that is an object": (
        tried(ACCEPTED, {"move": MOVE, "refused": {"because": [{}]}}), f"{PLACE}tries[1]: refused: because: a list of clauses is expected",
    ),
    "points that are a number": (changed(SCORE, then={"points": 5}), f"{IN_SCORE}then: points: an object of whole numbers is expected"),
    "points in words": (
        changed(SCORE, then={"points": {"Pierre": "19"}}), f"{IN_SCORE}then: points: an object of whole numbers is expected",
    ),
    "a winner of a score that is a number": (
        changed(SCORE, then={"points": {}, "winners": 5}), f"{IN_SCORE}then: winners: a list of names is expected, not 5",
    ),
    "views that are a list": (changed(VIEW, views=[]), f"{IN_VIEW}views: an object of views is expected, not []"),
    "a view that is a number": (changed(VIEW, views={"Gale": 5}), f"{IN_VIEW}views: an object of views is expected"),
    "alike that is an object": (changed(VIEW, alike={}), f"{IN_VIEW}alike: a list of objects is expected"),
    "a number that is alike": (changed(VIEW, alike=[5]), f"{IN_VIEW}alike: a list of objects is expected"),
    "alike without a change": (changed(VIEW, alike=[{"seat": "Gale"}]), f"{IN_VIEW}alike[0]: it lacks changed"),
    "alike for a list": (changed(VIEW, alike=[{"seat": ["Gale"], "changed": {}}]), f"{IN_VIEW}alike[0]: seat: a name is expected"),
    "alike for nobody": (changed(VIEW, alike=[{"seat": "Ned", "changed": {}}]), f"{IN_VIEW}alike[0]: there is no view of 'Ned'"),
    "moves of a view that are a number": (changed(VIEW, moves=5), f"{IN_VIEW}moves: a list is expected, not 5"),
    "players of a replay that are lists": (changed(REPLAY, players=[["x"]]), f"{IN_REPLAY}players: a list of names is expected"),
    "a game of a replay that is a number": (changed(REPLAY, game=5), f"{IN_REPLAY}game: a word is expected, not 5"),
    "steps that are a number": (changed(REPLAY, steps=5), f"{IN_REPLAY}steps: a list is expected, not 5"),
    "a step that is a number": (replayed({"check": {}}, 5), f"{IN_REPLAY}steps[1]: {NO_MOVE}"),
    "a check that is a number": (replayed({"check": 5}), f"{IN_REPLAY}steps[0]: check: an object is expected, not 5"),
    "views of a check that are a list": (replayed({"check": {"views": []}}), f"{IN_REPLAY}steps[0]: check: views: an object of views"),
    "a view of a check that is a number": (replayed({"check": {"views": {"Ann": 5}}}), f"{IN_REPLAY}steps[0]: check: views: an object"),
    "legal of a check that is a list": (replayed({"check": {"legal": []}}), f"{IN_REPLAY}steps[0]: check: {NO_LEGAL}, not []"),
    "a position of a check that is a list": (replayed({"check": {"position": []}}), f"{IN_REPLAY}steps[0]: check: position: an object"),
    "no object": ("Lorraine", "[0]: a vector is an object, not 'Lorraine'"),
    "cut off": (WHOLE[:200].encode(), ": is not JSON: line "),
    "empty": (b"", ": is not JSON: line 1, column 1"),
    "not UTF-8": (b'[{"title": "caf\xe9"}]', ": is not UTF-8: byte 15"),
    "nested too deep": (b"[" * 100_000, ": is nested too deep"),
    "half a character": (WHOLE.replace("Lorraine", "Lorr\\ud83e").encode(), ""),
    "a number of 5000 digits": (WHOLE.replace('"round": 1', '"round": ' + "9" * 5000).encode(), ": "),
}  # fmt: skip


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_vector_ends_with_status_2_and_names_the_file_and_the_place(what: str, tmp_path: Path) -> None:
    content, why = MALFORMED[what]
    file = tmp_path / "vectors.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps([content]).encode())

    result = lexludi("conform", "--vectors", file, "--", *AGREEABLE)

    assert (result.exit_code, result.stdout) == (2, "")
    assert f"lexludi: {file}{why}" in result.stderr


def given(**parts: Any) -> dict[str, Any]:
    return changed(given={**LORRAINE.data["given"], **parts})


def unmoved(**expected: Any) -> dict[str, Any]:
    """Return a vector in which nothing is done, and something is expected nevertheless."""
    return changed(moves=[], then=expected, tries=[])


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown card": (given(rack=[["quince"]]), f"{PLACE}rack/1, number 1: 'quince' is no treasure"),
    "an unknown card in a replay": (
        replayed({"check": {"position": {"deck": ["quince"]}}}), f"{IN_REPLAY}deck, number 1: 'quince' is no treasure",
    ),
    "too many unknown cards": (given(deck={"any": 9000}), f"{PLACE}deck: 9000 more cards"),
    "an unknown decision": (given(at="tea"), f"{PLACE}at: 'tea' is no decision of Berried Treasure"),
    "a decision of somebody else": (given(by=["Ned"]), f"{PLACE}by"),
    "an unknown part": (given(tea=5), f"{PLACE}Berried Treasure has no 'tea'"),
    "a part of holdings that is a number": (
        changed(SCORE, given={**SCORE.data["given"], "stash": 5}), f"{IN_SCORE}stash: an object is expected",
    ),
    "two players of one name": (given(players=["Lorraine", "Gale", "Gale", "Pierre", "Hironobu"]), f"{PLACE}given: it names no game, or no list of different players"),
    "an unknown part that changed": (unmoved(changed={"tea": []}), f"{PLACE}Berried Treasure has no 'tea'"),
    "a shelf too many that changed": (unmoved(changed={"rack/9": []}), f"{PLACE}rack"),
    "a shelf in words that changed": (unmoved(changed={"rack/top": []}), f"{PLACE}rack/top: 'top' is no shelf"),
    "a part of a shelf that changed": (unmoved(changed={"rack/3/1": []}), f"{PLACE}rack/3/1: rack has no such parts"),
    "somebody else's stash that changed": (unmoved(changed={"stash/Ned": {}}), f"{PLACE}stash/Ned: 'Ned' does not play"),
    "a number of cards that changed": (unmoved(changed={"rack/3": 5}), f"{PLACE}rack/3: a list of cards is expected"),
    "unknown cards that changed": (unmoved(changed={"deck": {"any": 3}}), f"{PLACE}deck: what has changed must be told card by card"),
    "an unknown part that looks alike": (
        changed(VIEW, alike=[{"seat": "Gale", "changed": {"tea": []}}]), f"{IN_VIEW}Berried Treasure has no 'tea'",
    ),
    "an illegal move": (changed(moves=[{"by": "Pierre", "do": "take", "shelf": 1}]), f"{PLACE}Pierre: take shelf=1 is not allowed"),
    "an unknown move": (changed(moves=[{"by": "Lorraine", "do": "dance"}]), f"{PLACE}nobody can 'dance'"),
    "a move without its shelf": (changed(moves=[{"by": "Lorraine", "do": "take"}]), f"{PLACE}take does not say its 'shelf'"),
    "a move of a list": (changed(moves=[{"by": "Lorraine", "do": "take", "shelf": [1]}]), f"{PLACE}take: shelf: [1] is not"),
    "an illegal step": (replayed({"by": "Gale", "do": "take", "shelf": 1}), f"{IN_REPLAY}Gale: take shelf=1 is not allowed"),
    "chance out of turn": (changed(moves=[{"chance": [], "outcome": []}]), f"{PLACE}[] is not up to chance now"),
    "an outcome that is a number": (replayed({"chance": "scoring cards", "outcome": 5}), f"{IN_REPLAY}outcome of scoring cards: 5 is not"),
    "an unknown ruling": (changed(readings={"BT-Q99": "B"}), f"{PLACE}berried-treasure: there is no option 'BT-Q99'"),
    "an unknown reading": (changed(readings={"BT-Q15": "Z"}), f"{PLACE}berried-treasure: BT-Q15 has no reading 'Z'"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_vector_that_cannot_be_right_ends_with_status_2_and_is_named(what: str, tmp_path: Path) -> None:
    content, why = WRONG[what]
    file = write_vectors(tmp_path / "vectors.json", [content])

    result = lexludi("conform", "--vectors", file, "--", *AGREEABLE)

    assert (result.exit_code, result.stdout) == (2, "")
    assert f"lexludi: {file}{why}" in result.stderr
    assert "<" not in result.stderr


def test_a_malformed_vector_is_found_in_a_folder_of_others(tmp_path: Path) -> None:
    write_vectors(tmp_path / "fine.json", [dict(LORRAINE.data)])
    (tmp_path / "deeper").mkdir()
    file = write_vectors(tmp_path / "deeper" / "newer.json", [dict(MALLORYS.data), changed(format=2)])

    result = lexludi("conform", "--vectors", tmp_path, "--", *AGREEABLE)

    assert result.exit_code == 2
    assert f"lexludi: {file}[1] ({LORRAINE.id}): this vector is of format 2" in result.stderr


def test_two_vectors_of_one_id_end_with_status_2(tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_vectors(tmp_path / f"{name}.json", [dict(LORRAINE.data)])

    result = lexludi("conform", "--vectors", tmp_path, "--", *AGREEABLE)

    assert (result.exit_code, result.stdout) == (2, "")
    first, second = (f"{tmp_path / name}.json[0] ({LORRAINE.id})" for name in ("one", "other"))
    assert f"lexludi: two vectors have the id '{LORRAINE.id}': {first} and {second}\n" in result.stderr


def test_vectors_that_are_not_there_end_with_status_2(tmp_path: Path) -> None:
    nowhere, nothing = tmp_path / "nowhere.json", tmp_path / "nothing"
    nothing.mkdir()

    for path, why in ((nowhere, f"{nowhere}: cannot be opened: "), (nothing, "no vector is selected")):
        result = lexludi("conform", "--vectors", path, "--", *AGREEABLE)
        assert result.exit_code == 2
        assert f"lexludi: {why}" in result.stderr
