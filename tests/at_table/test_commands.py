"""The commands at the table: what they say, what they refuse, and how they end when nobody listens or nothing can be written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from at_table.games import GAMES, as_file
from attrs import evolve
from click.testing import CliRunner
from support import LORRAINE

from lexludi_conformance.commands import main
from lexludi_spec.games import ids, load
from lexludi_spec.json_form import to_json

EXTRA = str(Path(__file__).parent.parent.parent / "docs" / "examples" / "extra.json")
GAME = "berried-treasure"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def lexludi(*args: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command; return its status, what it says, and what it complains of."""
    result = CliRunner().invoke(main, args, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def started(*args: str, typed: str = "", **streams: Any) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lexludi_conformance", *args], input=typed, text=True, check=False, timeout=60,
        **({"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams),
    )  # fmt: skip


def file(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def changed(path: str, into: Path, **changes: Any) -> str:
    """Copy a JSON file with some parts changed."""
    return file(into, json.loads(Path(path).read_text(encoding="utf-8")) | changes)


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A game of four moves at noughts and crosses, with the rules beside it."""
    path = str(tmp_path / "saved.json")
    status, _, wrong = lexludi(
        "play", as_file("noughts-and-crosses", tmp_path), "--player", "Ann", "--player", "Bob", "--save", path,
        typed="A1\nmark B2\nmark A1\n1\n1\n",
    )  # fmt: skip
    assert (status, wrong) == (0, "")
    assert len(json.loads(Path(path).read_text(encoding="utf-8"))["steps"]) == 4
    return path


@pytest.fixture
def rules(tmp_path: Path) -> str:
    return as_file("noughts-and-crosses", tmp_path)


# --------------------------------------------------------------------------------------------------------------- play
def test_a_game_is_begun_without_a_word_about_who_plays(tmp_path: Path) -> None:
    status, said, _ = lexludi("play", GAME, "--seed", "7", typed="1\nquit\n")

    assert status == 0
    assert "Players, clockwise: You (at this screen), Greedy (computer, greedy)." in said
    (path,) = (tmp_path / "state" / "lexludi").iterdir()
    assert f"The game is saved in {path}\n" in said
    assert json.loads(path.read_text(encoding="utf-8"))["seed"] == "7"


def test_the_same_seed_and_the_same_moves_are_the_same_game() -> None:
    typed = "1\n1\n1\n1\nquit\n"
    first, second = (lexludi("play", GAME, "--seed", "7", typed=typed)[1].split("\n", 3)[3] for _ in range(2))

    assert first.split("The game is saved")[0] == second.split("The game is saved")[0]


def test_the_computer_plays_to_the_end_by_itself(tmp_path: Path) -> None:
    path = str(tmp_path / "whole.json")
    status, said, _ = lexludi(
        "play", GAME, "--player", "Ann=greedy", "--player", "Bob=random", "--seed", "3", "--reading", "BT-Q15=B", "--save", path
    )  # fmt: skip

    assert status == 0
    assert "House rule BT-Q15 B: " in said
    assert "The game is over. Won by " in said
    assert lexludi("verify-record", path, "--finished")[0] == 0
    assert json.loads(Path(path).read_text(encoding="utf-8"))["readings"]["BT-Q15"] == "B"


def test_house_rules_come_from_a_file_or_from_a_saved_game(tmp_path: Path) -> None:
    for data in ({"BT-Q15": "B"}, {"game": GAME, "readings": {"BT-Q15": "B"}}):
        said = lexludi("play", GAME, "--house-rules", file(tmp_path / "house.json", data), typed="quit\n")[1]
        assert "House rule BT-Q15 B: " in said


def test_a_saved_game_goes_on(saved: str, rules: str, tmp_path: Path) -> None:
    status, said, _ = lexludi("play", rules, "--from", saved, "--player", "Bob=greedy", typed="log\nmark B3\nquit\n")
    (path,) = (tmp_path / "state" / "lexludi").iterdir()
    record = json.loads(path.read_text(encoding="utf-8"))

    assert status == 0
    assert "· Bob: mark square=B2" in said
    assert record["bots"] == {"Bob": "greedy"}
    assert len(record["steps"]) == 6
    assert len(json.loads(Path(saved).read_text(encoding="utf-8"))["steps"]) == 4


def test_a_saved_game_of_another_version_goes_on_by_the_rules_of_now_and_that_is_said(
    saved: str, rules: str, tmp_path: Path
) -> None:
    older = changed(saved, tmp_path / "older.json", rules="0.9")
    status, said, _ = lexludi("play", rules, "--from", older, "--save", older, typed="mark B3\nquit\n")
    said = " ".join(said.split())

    assert status == 0
    assert f"{older}: played by rules 0.9; these are rules 1.0, and it is played over by its own readings." in said
    assert "All of it fits. From here on it is a game by rules 1.0, and is saved as one." in said
    assert json.loads(Path(older).read_text(encoding="utf-8"))["rules"] == "1.0"
    assert "All of it fits" not in lexludi("play", rules, "--from", saved)[1]


def test_the_checks_of_a_saved_game_stay_in_it(saved: str, rules: str, tmp_path: Path) -> None:
    steps = json.loads(Path(saved).read_text(encoding="utf-8"))["steps"]
    path = changed(saved, tmp_path / "c.json", steps=[steps[0], {"check": {"by": ["Bob"]}}, *steps[1:]])
    lexludi("play", rules, "--from", path, "--save", path, typed="mark B3\nundo Bob\nquit\n")

    assert json.loads(Path(path).read_text(encoding="utf-8"))["steps"] == [steps[0], {"check": {"by": ["Bob"]}}, *steps[1:3]]


def test_a_saved_game_goes_on_in_its_own_file_if_that_is_said(saved: str, rules: str) -> None:
    assert lexludi("play", rules, "--from", saved, "--save", saved, typed="mark B3\nquit\n")[0] == 0

    assert len(json.loads(Path(saved).read_text(encoding="utf-8"))["steps"]) == 5


def test_a_game_begins_at_a_position() -> None:
    status, said, _ = lexludi("play", GAME, "--from", EXTRA, "--player", "Pierre=random", typed="extra 3\nquit\n")

    assert status == 0
    assert "treasure taken: raspberry Moar!" in said
    assert "· Pierre: take shelf=" in said


REFUSED: list[tuple[tuple[str, ...], str]] = [
    (("play",), f"name the game to be played; there are {', '.join(ids())}"),
    (("play", "berried-tresure"), "there is no game 'berried-tresure' (did you mean 'berried-treasure'?)"),
    (("play", GAME, "--player", "Ann"), "Berried Treasure is for 2 to 5 players, not 1"),
    (("play", GAME, "--player", "Ann", "--player", "Ann"), "--player 'Ann': two players cannot have one name"),
    (("play", GAME, "--player", "Ann", "--player", "Bob=greedi"), "nobody plays 'greedi' (did you mean 'greedy'?)"),
    (("play", GAME, "--player", ""), "--player: a name has 1 to 40 letters that can be printed, without = and :, unlike ''"),
    (("play", GAME, "--player", "\x1b[31mAnn", "--player", "Bob"), "a name has 1 to 40 letters"),
    (("play", GAME, "--player", "a\udcffb", "--player", "Bob"), "a name has 1 to 40 letters"),
    (("play", GAME, "--player", "A: B", "--player", "Bob"), "a name has 1 to 40 letters"),
    (("play", GAME, "--reading", "BT-Q15"), "--reading BT-Q15: a ruling and its reading are expected"),
    (("play", GAME, "--reading", "BT-Q99=A"), "there is no option 'BT-Q99'"),
    (("play", GAME, "--from", EXTRA, "--player", "Ann"), "--player Ann: does not play in this position"),
    (("play", GAME, "--from", "/no/such/file"), "/no/such/file: cannot be read: No such file or directory"),
    (("play", GAME, "--save", EXTRA), f"--save {EXTRA}: is there already"),
    (("show", GAME, EXTRA, "--before", "2"), "--before belongs to a saved game, and this is a position"),
    (("show", GAME, EXTRA, "--seat", "Gail"), "--seat: 'Gail' does not play (did you mean 'Gale'?)"),
    (("show", GAME, "/no/such/file"), "/no/such/file: cannot be read: No such file or directory"),
    (("explain", GAME, EXTRA), "say the MOVE; --before, and the number of a move, belong to a saved game"),
    (("replay", EXTRA), "a saved game has no 'at'"),
    (("verify-record", EXTRA), "a saved game has no 'at'"),
]


@pytest.mark.parametrize(("args", "message"), REFUSED, ids=lambda each: repr(each)[:70])
def test_what_cannot_be_done_is_refused_with_a_sentence(args: tuple[str, ...], message: str) -> None:
    status, said, wrong = lexludi(*args)

    assert (status, said) == (2, "")
    assert message in wrong


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "house rules are an object of readings by ruling, not []"),
        ({"BT-Q15": 2}, "house rules are an object of readings by ruling"),
        ({"BT-Q15": "Z"}, "BT-Q15 has no reading 'Z'"),
        ({"game": "tiny", "readings": {}}, "these are house rules of 'tiny', and not of berried-treasure"),
    ],
)
def test_house_rules_that_are_none_are_refused(data: Any, message: str, tmp_path: Path) -> None:
    status, _, wrong = lexludi("play", GAME, "--house-rules", file(tmp_path / "h.json", data))

    assert status == 2
    assert message in wrong


def test_a_position_that_cannot_be_is_not_played_from(tmp_path: Path) -> None:
    status, _, wrong = lexludi("play", GAME, "--from", file(tmp_path / "p.json", LORRAINE | {"round": 2}))

    assert status == 2
    assert "this position cannot be: " in wrong


def test_a_saved_game_keeps_its_readings_and_its_seed(saved: str, rules: str) -> None:
    for more in (("--seed", "2"), ("--reading", "X=A")):
        status, _, wrong = lexludi("play", rules, "--from", saved, *more)
        assert status == 2
        assert "goes on by its own readings and its own seed" in wrong


# --------------------------------------------------------------------------------------------------------------- show
def test_a_position_is_shown_whole_or_as_somebody_sees_it(tmp_path: Path) -> None:
    position = {
        "players": ["Ann", "Bob"], "at": "discard", "by": ["Ann"], "stock": {"any": 28},
        "pile": ["cup 4", "cup 6"], "hand": {"Ann": {"key 5": 2}, "Bob": {"any": 4}},
    }  # fmt: skip
    name, game = file(tmp_path / "p.json", position), as_file("small-rummy", tmp_path)

    whole, ann, bob = (lexludi("show", game, name, *more)[1] for more in ((), ("--seat", "Ann"), ("--seat", "Bob")))
    assert "[cup 4] [cup 6]" in whole
    assert "key 5 x2" in whole
    assert "key 5 x2" in ann
    assert "4 face down" in ann
    assert "[cup 6] 1 below it" in bob
    assert "key 5" not in bob
    assert bob.count("face down") == 3  # cards that the position does not tell are not made up


def test_holdings_without_a_decision_are_shown(tmp_path: Path) -> None:
    data = {"players": ["Ann", "Bob"], "stash": {"Ann": {"mocha": 2}}}

    status, said, _ = lexludi("show", GAME, file(tmp_path / "p.json", data))
    assert status == 0
    assert "mocha x2" in said


def test_a_position_is_shown_as_svg() -> None:
    status, said, _ = lexludi("show", GAME, EXTRA, "--svg", "--seat", "Gale")

    assert status == 0
    assert ET.fromstring(said).findtext("{http://www.w3.org/2000/svg}title") == "Berried Treasure, seen by Gale"


def test_a_saved_game_is_shown_before_a_move(saved: str, rules: str) -> None:
    end, before = lexludi("show", rules, saved)[1], lexludi("show", rules, saved, "--before", "1")[1]

    assert "Ann must decide: turn" in end
    assert "│ Ann │" in end
    assert "│ Ann │" not in before
    assert lexludi("show", rules, saved, "--before", "6")[2].startswith("lexludi: there is no move 6: the game has 4 moves")


# ------------------------------------------------------------------------------------------------------------- replay
def test_a_saved_game_is_replayed_in_a_pipe(saved: str, rules: str) -> None:
    status, said, _ = lexludi("replay", saved, "--rules", rules)

    assert status == 0
    assert said.splitlines()[:4] == [
        "  1  Ann: mark square=A1", "  2  Bob: mark square=B2", "  3  Ann: mark square=B1", "  4  Bob: mark square=C1"
    ]  # fmt: skip
    assert "must decide: turn" in said
    assert "must decide: turn" in lexludi("replay", saved, "--rules", rules, "--before", "2")[1]


def test_the_keys_of_a_replay_are_in_its_help() -> None:
    said = lexludi("replay", "--help")[1]

    assert [key for key in ("Enter", "back", "3", "list", "help", "quit") if f"\n  {key} " not in said] == []


def test_the_rules_of_an_unknown_game_have_to_be_named(saved: str) -> None:
    status, _, wrong = lexludi("replay", saved)

    assert status == 2
    assert wrong == f"lexludi: {saved}: there is no game 'noughts-and-crosses' here; --rules FILE takes its rules from a file\n"


def test_a_saved_game_of_another_version_is_replayed_as_far_as_it_fits(saved: str, rules: str, tmp_path: Path) -> None:
    older = changed(saved, tmp_path / "older.json", rules="0.9")
    steps = json.loads(Path(saved).read_text(encoding="utf-8"))["steps"]
    broken = changed(older, tmp_path / "broken.json", steps=[*steps[:2], steps[0], *steps[3:]])

    told = f"lexludi: {older}: played by rules 0.9; these are rules 1.0, and it is played over by its own readings\n"
    for command in (("replay", older, "--rules", rules), ("show", rules, older), ("explain", rules, older, "2")):
        assert lexludi(*command)[::2] == (0, told)
    status, said, wrong = lexludi("replay", broken, "--rules", rules)
    assert status == 2
    assert "Bob: mark square=B2" in said
    assert f"\nlexludi: {broken}: move 3 (steps[2]) does not fit, where the game is at 'turn': " in wrong
    status, said, wrong = lexludi("play", rules, "--from", broken)
    assert (status, "All of it fits" in said) == (2, False)
    assert wrong.startswith(f"lexludi: {broken}: move 3 (steps[2]) does not fit, where the game is at 'turn': ")


def test_a_replay_shows_one_player_what_he_saw(tmp_path: Path) -> None:
    game, path = as_file("sealed-bids", tmp_path), str(tmp_path / "bids.json")
    lexludi("play", game, "--player", "Ann=random", "--player", "Bob=random", "--save", path)

    whole, ann = lexludi("replay", path, "--rules", game)[1], lexludi("replay", path, "--rules", game, "--seat", "Ann")[1]
    assert "Bob: offer amount=" in whole
    assert "Bob: offer amount=" not in ann
    assert "Bob has decided" in ann


# ------------------------------------------------------------------------------------------------------------ explain
def test_a_move_of_a_saved_game_is_explained(saved: str, rules: str) -> None:
    status, said, _ = lexludi("explain", rules, saved, "2")

    assert status == 0
    assert said.startswith("Yes. Bob: mark square=B2 is allowed at 'turn'.")
    assert lexludi("explain", rules, saved, "--before", "2")[1] == said


def test_another_move_is_tried_in_a_saved_game(saved: str, rules: str) -> None:
    status, said, _ = lexludi("explain", rules, saved, "Bob: mark square=A1", "--before", "2")

    assert status == 1
    assert said.startswith("No. Bob: mark square=A1 is not allowed at 'turn'.")
    assert lexludi("explain", rules, saved, "Bob: mark square=A1")[0] == 2
    assert lexludi("explain", rules, saved, "9")[2].startswith("lexludi: there is no move 9: the game has 4 moves")


def test_what_can_never_be_so_in_a_position_is_said_when_it_is_judged(tmp_path: Path) -> None:
    example = json.loads((Path(__file__).parents[2] / "docs" / "examples" / "wild.json").read_text(encoding="utf-8"))
    name, odd = "another-mans-treasure", file(tmp_path / "odd.json", example | {"round": 6})
    good = file(tmp_path / "good.json", example)

    for command in (("explain", name, odd, "Ann: discard Red 9"), ("legal", name, odd)):
        assert lexludi(*command)[2].startswith("note: the position cannot be: the round is 6, and must be at most 5")
        assert lexludi(*(good if each == odd else each for each in command))[2] == ""


def test_moves_are_said_on_the_command_line_as_they_are_at_the_table(saved: str, rules: str) -> None:
    said = lexludi("explain", rules, saved, "Bob: mark square=A1", "--before", "2")

    for words in (
        "Bob: mark A1",
        "Bob mark A1",
        "mark A1",
        "A1",
        "mark 'A1'",
        'Bob: mark square="A1"',
        '{"by": "Bob", "do": "mark", "square": "A1"}',
    ):
        assert lexludi("explain", rules, saved, words, "--before", "2") == said
    assert lexludi("explain", rules, saved, "Bob: B2", "--before", "2")[1].startswith("Yes. Bob: mark square=B2 ")
    assert lexludi("explain", rules, saved, "Bob: m", "--before", "2")[2].startswith("lexludi: 'm' could mean 8 moves: ")
    assert lexludi("explain", GAME, EXTRA, "extra 2")[1].startswith("No. Lorraine: extra shelf=2 is not allowed")
    assert lexludi("explain", GAME, EXTRA, "3")[2].startswith("lexludi: '3': a move begins with who makes it: ")


def test_a_number_and_another_number_are_not_explained(saved: str, rules: str) -> None:
    status, _, wrong = lexludi("explain", rules, saved, "3", "--before", "2")

    assert status == 2
    assert "say 3, to judge that move of it, or --before 2 and in words what is to be tried there" in wrong


def test_what_is_handed_in_for_something_else_is_named(saved: str, rules: str) -> None:
    for name, what in ((saved, "a saved game"), (EXTRA, "a position")):
        for command in (("explain", name, "3"), ("show", name, "3"), ("check", name)):
            wrong = lexludi(*command)[2]
            assert (
                f"lexludi: {name}: this is {what}, and a game is expected in its place: its name, or a file of its rules" in wrong
            )
    for verb in ("legal", "check-position", "score"):
        assert lexludi(verb, rules, saved)[2].startswith(
            f"lexludi: {saved}: this is a saved game, and a position is expected; replay "
        )


def test_a_saved_game_is_explained_by_its_own_readings(tmp_path: Path) -> None:
    game, path = as_file("tiny", tmp_path), str(tmp_path / "t.json")
    lexludi("play", game, "--player", "Ann=random", "--player", "Bob=random", "--reading", "Q3=B", "--seed", "4", "--save", path)
    by = json.loads(Path(path).read_text(encoding="utf-8"))["steps"][2]["by"]

    assert lexludi("explain", game, path, f"{by} decline", "--before", "1")[0] == 1
    assert lexludi("explain", game, path, f"{by} decline", "--before", "1", "--reading", "Q3=A")[0] == 0


def test_what_another_reading_would_say_is_found_out_from_how_the_position_came_about(tmp_path: Path) -> None:
    path = str(tmp_path / "b.json")
    typed = "take 3\nwhy extra 2\nextra 2\nquit\n"
    said = lexludi("play", GAME, "--player", "Ann", "--player", "Bob=greedy", "--seed", "7", "--save", path, typed=typed)[1]
    explained = lexludi("explain", GAME, path, "2")[1]
    uncovered = lexludi("explain", GAME, path, "Ann: extra shelf=3 end=left", "--before", "2")[1]

    assert "extra shelf=2 end=left is allowed" in said
    assert "does not say enough" not in said + explained + uncovered
    assert "Under BT-Q15 B" not in explained
    assert "Under BT-Q15 B" not in said


# ------------------------------------------------------------------------------------------------------ verify-record
def test_a_record_is_judged(saved: str, rules: str, tmp_path: Path) -> None:
    steps = json.loads(Path(saved).read_text(encoding="utf-8"))["steps"]
    wrong = changed(saved, tmp_path / "w.json", steps=[*steps, steps[0]])

    status, said, _ = lexludi("verify-record", saved, "--rules", rules)
    assert (status, said) == (0, f"{saved}: a game by these rules, 4 decisions; then Ann must decide 'turn'\n")
    status, said, _ = lexludi("verify-record", saved, "--rules", rules, "--finished")
    assert (status, said) == (1, f"{saved}: the game is not over: Ann must decide 'turn'\n")
    status, said, _ = lexludi("verify-record", wrong, "--rules", rules, "--json")
    found = json.loads(said)
    assert (status, found["ok"], found["decisions"]) == (1, False, 4)
    assert found["wrong"].startswith(
        "move 5 (steps[4]) does not fit, where the game is at 'turn': Ann: mark square=A1 is not allowed: "
    )


def test_the_checks_in_a_record_are_judged(saved: str, rules: str, tmp_path: Path) -> None:
    steps = json.loads(Path(saved).read_text(encoding="utf-8"))["steps"]
    for by, status in (("Bob", 0), ("Ann", 1)):
        path = changed(saved, tmp_path / "c.json", steps=[steps[0], {"check": {"at": "turn", "by": [by]}}, *steps[1:]])
        assert lexludi("verify-record", path, "--rules", rules)[0] == status
        assert lexludi("replay", path, "--rules", rules)[0] == 2 * status
        assert lexludi("play", rules, "--from", path, "--save", str(tmp_path / f"{by}.json"))[0] == 2 * status
    assert "steps[1]) does not fit, where the game is at 'turn': by: expected" in lexludi("replay", path, "--rules", rules)[2]


def test_a_record_begins_where_a_game_can_be(tmp_path: Path) -> None:
    given = {**LORRAINE, "stash": {**LORRAINE["stash"], "Gale": {"lemon": 1}}}
    record = {"format": 1, "game": GAME, "rules": load(GAME).version, "players": LORRAINE["players"], "given": given, "steps": []}
    path, why = file(tmp_path / "r.json", record), "this position cannot be: treasure: there are 59, and the game has 60"

    assert lexludi("verify-record", path)[:2] == (1, f"{path}: {why}\n")
    for command in (("replay", path), ("explain", GAME, path, "Ann: take 1", "--before", "1"), ("play", "--from", path)):
        assert lexludi(*command)[::2] == (2, f"lexludi: {path}: {why}\n")
    assert lexludi("play", GAME, "--from", file(tmp_path / "p.json", given))[::2] == (2, f"lexludi: {why}\n")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"bots": {"Anne": "greedy"}}, "bots: 'Anne' does not play (did you mean 'Ann'?); Ann, Bob do"),
        ({"bots": {"Ann": "clever"}}, "bots: nobody plays 'clever'; the computer plays random, greedy"),
        ({"players": ["Ann", "Ann"]}, "players: two players cannot have one name, Ann"),
        ({"rules": ""}, "rules: a text is expected, not ''"),
    ],
)
def test_who_played_and_by_which_rules_is_looked_at_wherever_a_record_is_read(
    changes: Any, why: str, saved: str, rules: str, tmp_path: Path
) -> None:
    path = changed(saved, tmp_path / "w.json", **changes)

    for command in (("verify-record", path, "--rules", rules), ("replay", path, "--rules", rules), ("play", rules, "--from", path),
                    ("explain", rules, path, "1")):  # fmt: skip
        assert lexludi(*command)[::2] == (2, f"lexludi: {path}: {why}\n")


def test_a_record_of_another_game_is_named(saved: str, rules: str, tmp_path: Path) -> None:
    said = f"lexludi: {saved}: this is a game of 'noughts-and-crosses', and not of {GAME}\n"
    for command in (("play", GAME, "--from", saved), ("explain", GAME, saved, "1"), ("show", GAME, saved)):
        assert lexludi(*command)[::2] == (2, said)
    other = as_file("tiny", tmp_path)
    for command in (("replay", saved, "--rules", other), ("verify-record", saved, "--rules", other)):
        assert lexludi(*command)[::2] == (2, said.replace(GAME, "tiny"))
    mixed = changed(saved, tmp_path / "m.json", readings={"BU-Q18": "A"})
    assert lexludi("replay", mixed, "--rules", rules)[2] == (
        f"lexludi: {mixed}: it was played by a reading of BU-Q18, which rules 1.0 of Noughts and crosses do not leave open\n"
    )


def test_the_names_in_a_position_are_names_and_different(tmp_path: Path) -> None:
    data = json.loads(Path(EXTRA).read_text(encoding="utf-8"))
    for names, why in ((["Ann", "Bob", "Ann"], "two players cannot have one name, Ann"), ([["Ann"], "Bob"], "a list of names is expected"),
                       (["Ann", "x" * 41], "a name has 1 to 40 letters")):  # fmt: skip
        path = file(tmp_path / "p.json", data | {"players": names})
        assert f"players: {why}" in lexludi("play", GAME, "--from", path)[2]


def test_a_record_by_a_reading_that_is_gone_is_wrong(tmp_path: Path) -> None:
    path = str(tmp_path / "t.json")
    lexludi("play", as_file("tiny", tmp_path), "--player", "Ann=random", "--player", "Bob=random", "--save", path)
    later = evolve(GAMES["tiny"], version="2.0", rulings=tuple(evolve(each, kind="option") for each in GAMES["tiny"].rulings))
    now = file(tmp_path / "later.json", to_json(later))
    record = changed(path, tmp_path / "r.json", readings={"Q9": "A"})

    status, said, _ = lexludi("verify-record", record, "--rules", now)
    assert status == 1
    assert "by a reading of Q9, which rules 2.0 of Tiny do not leave open" in said
    assert lexludi("verify-record", record, "--rules", as_file("tiny", tmp_path))[0] == 2


# --------------------------------------------------------------------------------------------- pipes, disks and colours
COMMANDS: list[tuple[str, ...]] = [("show", GAME, EXTRA), ("show", GAME, EXTRA, "--svg"), ("play", GAME, "--from", EXTRA)]


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_a_reader_who_has_gone_is_no_fault_and_nothing_is_lost(args: tuple[str, ...], tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = started(*args, typed="1\nquit\n", stdout=write)
    os.close(write)

    assert (done.returncode, done.stderr) == (0, "")
    if args[0] == "play":
        assert list((tmp_path / "state" / "lexludi").iterdir())


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_a_full_disk_is_told(args: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = started(*args, typed="1\nquit\n", stdout=full)

    assert (done.returncode, done.stderr) == (2, "lexludi: what is said cannot be written: No space left on device\n")
    if args[0] == "play":
        assert list((tmp_path / "state" / "lexludi").iterdir())


def environment(**changes: str) -> Mapping[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    return kept | {"TERM": "xterm-256color"} | changes


def test_there_is_no_colour_in_a_pipe_unless_it_is_wanted() -> None:
    plain = started("show", GAME, EXTRA, env=environment())
    wanted = started("show", GAME, EXTRA, "--color", env=environment())

    assert "\x1b" not in plain.stdout
    assert "\x1b[" in wanted.stdout


def test_an_output_that_knows_no_boxes_is_drawn_with_what_it_knows(tmp_path: Path) -> None:
    game = as_file("noughts-and-crosses", tmp_path)
    position = file(tmp_path / "p.json", {"players": ["Änne", "Bob"], "at": "turn", "by": ["Bob"], "mark": {"A1": "Änne"}})
    done = started("show", game, position, env=environment(PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C"))

    assert (done.returncode, done.stderr) == (0, "")
    assert "+-----+-----+-----+" in done.stdout
    assert "1 |?nne |" in done.stdout.replace(" ?nne", "?nne ")


def test_names_in_files_do_not_command_the_terminal(tmp_path: Path) -> None:
    position = file(tmp_path / "p.json", LORRAINE | {"players": ["Lorraine", "Pierre", "Gale", "Hironobu\x1b[2J"],
                                                     "stash": {"Hironobu\x1b[2J": {"mocha": 1}}})  # fmt: skip

    assert "\x1b" not in lexludi("show", GAME, position)[1]
    assert "\x1b" not in lexludi("show", GAME, position, "--svg")[1]


def test_the_reference_alone_plays_as_well(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lexludi", "play", as_file("noughts-and-crosses", tmp_path)], input="1\n", text=True, check=False,
        capture_output=True,
    )  # fmt: skip

    assert done.returncode == 0
    assert "You must decide: turn" in done.stdout
