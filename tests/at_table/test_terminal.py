"""Before a real pseudo-terminal: a whole game, asking why, taking back, saving, replaying; colours, Ctrl-C, the end of the input."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from at_table.games import as_file
from at_table.terminal import Terminal

from lexludi.files import read_json
from lexludi.play.records import read_record


@pytest.fixture
def rules(tmp_path: Path) -> str:
    return as_file("noughts-and-crosses", tmp_path)


def terminal(tmp_path: Path, *args: str, **environment: str) -> Terminal:
    """Start a command whose games are kept in a folder of the test."""
    return Terminal(*args, environment={"XDG_STATE_HOME": str(tmp_path / "state")} | environment)


def steps(path: Path) -> list[Any]:
    return [dict(step) for step in read_record(read_json(str(path))).steps]


def test_a_whole_game_is_played_asked_about_taken_back_saved_and_replayed(rules: str, tmp_path: Path) -> None:
    saved = tmp_path / "our game.json"
    with terminal(tmp_path, "play", rules, "--player", "Ann", "--player", "Bob", "--save", str(saved)) as at:
        begin = at.until("Ann> ")
        assert "Noughts and crosses, rules 1.0" in begin
        assert "9 mark square=C3" in begin
        assert "Bob must decide: turn" in at.say("A1", "Bob> ")
        assert "No. Bob: mark square=A1 is not allowed at 'turn'." in at.say("why A1", "Bob> ")
        assert "Not allowed (empty): It is an empty one." in at.say("mark A1", "Bob> ")
        assert "mark: On your turn you mark one square." in at.say("rules", "Bob> ")
        at.say("B1", "Ann> ")
        assert "Taken back, to the last decision of Bob: 1 step." in at.say("undo Bob", "Bob> ")
        at.say("mark square=B2", "Ann> ")
        assert f"Saved in {saved}" in at.say("save", "Ann> ")
        at.say("B1", "Bob> ")
        at.say("C2", "Ann> ")
        at.press(b"C1\n")
        status, end = at.end()
    assert status == 0
    assert "The game is over. Won by Ann." in end
    assert f"lexludi replay '{saved}'" in end
    assert [step["square"] for step in steps(saved)] == ["A1", "B2", "B1", "C2", "C1"]

    with terminal(tmp_path, "replay", str(saved), "--rules", rules) as at:
        begin = at.until("move 0 of 5> ")
        assert "── Noughts and crosses: the beginning ──" in begin
        assert begin.count("Noughts and crosses") == 1
        for key in ("h", "help", "?"):
            assert "a number: to that move; list: all moves; help: these keys; quit; the moves are 1 to 5" in " ".join(
                at.say(key, "move 0 of 5> ").split()
            )
        assert "1  Ann: mark square=A1" in at.say("", "move 1 of 5> ")
        assert "4  Bob: mark square=C2" in at.say("4", "move 4 of 5> ")
        assert "3  Ann: mark square=B1" in at.say("back", "move 3 of 5> ")
        assert "'tea' is none of these" in at.say("tea", "move 3 of 5> ")
        assert "'9' is none of these" in at.say("9", "move 3 of 5> ")
        assert "5  Ann: mark square=C1" in at.say("list", "move 3 of 5> ")
        assert "Won by Ann" in at.say("5", "move 5 of 5> ")
        assert "That was the last move." in at.say("", "move 5 of 5> ")
        at.press(b"quit\n")
        assert at.end()[0] == 0


def test_a_first_game_of_the_published_ones_against_the_computer(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "berried-treasure", "--seed", "7") as at:
        begin = at.until("You> ")
        assert "at this screen" in begin
        assert "\x1b[" in at.raw
        said = at.say("1", "You> ")
        assert "Greedy: take shelf=" in said
        assert "to your stash" in said
        at.press(b"\x04")
        status, end = at.end()
    assert status == 0
    assert "To go on: lexludi play --from " in end


def test_ctrl_c_loses_nothing(rules: str, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", rules, "--player", "Ann", "--player", "Bob") as at:
        at.until("Ann> ")
        at.say("1", "Bob> ")
        at.press(b"mark squ")
        at.until("mark squ")  # what is typed and not yet read is thrown away by Ctrl-C, and readline waits for the next key
        at.interrupt()
        status, end = at.end()
    (path,) = (tmp_path / "state" / "lexludi").iterdir()
    assert status == 130
    assert "Interrupted." in end
    assert f"The game is saved in {path}" in end
    assert len(steps(path)) == 1
    assert "Traceback" not in at.raw

    with terminal(tmp_path, "play", rules, "--from", str(path)) as at:
        assert "│ Ann │" in at.until("Bob> ")


def test_ctrl_c_while_the_computer_plays_loses_nothing(tmp_path: Path) -> None:
    game, saved = as_file("schatzjagd", tmp_path), tmp_path / "long.json"
    with terminal(tmp_path, "play", game, "--player", "Ann=random", "--player", "Bob=random", "--save", str(saved)) as at:
        at.until("Ann: ")
        at.interrupt()
        status, _ = at.end()
    assert status == 130
    assert len(steps(saved)) > 1
    assert "Traceback" not in at.raw


def test_a_terminal_that_is_closed_loses_nothing(rules: str, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", rules, "--player", "Ann", "--player", "Bob") as at:
        at.until("Ann> ")
        at.say("1", "Bob> ")
        at.process.send_signal(signal.SIGHUP)
        at.process.wait(20)
    (path,) = (tmp_path / "state" / "lexludi").iterdir()
    assert len(steps(path)) == 1


@pytest.mark.parametrize(
    ("more", "environment", "coloured"),
    [((), {}, True), (("--no-color",), {}, False), ((), {"NO_COLOR": "1"}, False), ((), {"TERM": "dumb"}, False),
     (("--color",), {"NO_COLOR": "1"}, True)],
)  # fmt: skip
def test_colour_is_used_only_where_it_is_wanted(
    more: tuple[str, ...], environment: dict[str, str], coloured: bool, rules: str, tmp_path: Path
) -> None:
    with terminal(tmp_path, "play", rules, *more, **environment) as at:
        at.until("You> ")
        assert ("\x1b[1m" in at.raw or "\x1b[2m" in at.raw) is coloured


def test_the_screen_is_wiped_before_it_is_handed_over_and_what_was_typed_is_forgotten(tmp_path: Path) -> None:
    game = as_file("sealed-bids", tmp_path)
    with terminal(tmp_path, "play", game, "--player", "Ann", "--player", "Bob") as at:
        at.until("Ann, press Enter when nobody else looks: ")
        at.say("", "Ann> ")
        said = at.say("offer 7", "or undo for Ann: ")
        assert at.raw.rindex("\x1b[H\x1b[2J\x1b[3J") > at.raw.rindex("offer 7")
        assert "Pass to Bob" in said
        said = at.say("", "Bob> ")
        assert "Ann has decided" in said
        assert "amount=7 " not in said.replace("8 offer amount=7 ", "")
        at.press(b"\x1b[A")  # the arrow up, which brings back what was typed before
        time.sleep(0.2)
        assert "offer 7" not in at.say("", "Bob> ")


def test_a_narrow_terminal_is_drawn_for(tmp_path: Path) -> None:
    with Terminal("play", "berried-treasure", environment={"XDG_STATE_HOME": str(tmp_path)}, columns=60) as at:
        said = at.until("You> ")
    assert max(len(line) for line in said.splitlines() if not line.startswith("Seed")) <= 60
    assert json.loads(next((tmp_path / "lexludi").iterdir()).read_text(encoding="utf-8"))["format"] == 1
