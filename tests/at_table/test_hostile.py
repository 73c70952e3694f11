"""Saved games that somebody has tampered with, and a standard output that is closed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conforming import lexludi

RECORD: dict[str, Any] = {
    "format": 1, "game": "berried-treasure", "rules": "1.0", "players": ["Ann", "Bob"], "readings": {}, "steps": [],
}  # fmt: skip


def kept(folder: Path, **changes: Any) -> Path:
    """Write a saved game with changes into a file."""
    file = folder / "game.json"
    file.write_text(json.dumps(RECORD | changes), encoding="utf-8")
    return file


def test_a_saved_game_cannot_name_a_file_to_be_opened(tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text("what nobody should read", encoding="utf-8")

    said = lexludi("play", "--from", kept(tmp_path, game=str(secret)))

    assert said.exit_code == 2
    assert "there is no game " in said.stderr
    assert "what nobody" not in said.stderr


@pytest.mark.parametrize("name", ["B\x1b[31m", "two\nlines", "x" * 41])
def test_a_name_that_would_forge_a_line_is_refused(name: str, tmp_path: Path) -> None:
    for command in (("play", "--from"), ("replay",), ("verify-record",)):
        said = lexludi(*command, kept(tmp_path, players=["Ann", name]))

        assert said.exit_code in (1, 2)
        assert "a name has 1 to 40 letters that can be printed" in said.stdout + said.stderr
        assert name.isprintable() or name not in said.stdout + said.stderr


def test_a_broken_saved_game_is_drawn_as_far_as_it_goes_and_that_is_said(tmp_path: Path) -> None:
    said = lexludi("show", "berried-treasure", kept(tmp_path, steps=[{"by": "Ann", "do": "take", "shelf": 1}]))

    assert said.exit_code == 2
    assert "drawn is what came before: " in said.stderr


@pytest.mark.parametrize("command", [["games"], ["play", "berried-treasure"], ["rulings", "buried-treasure"]])
def test_where_nothing_can_be_said_that_is_an_error(command: list[str]) -> None:
    said = subprocess.run(
        ["sh", "-c", 'exec "$0" -m lexludi_conformance "$@" >&-', sys.executable, *command],
        stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False, text=True,
    )  # fmt: skip

    assert said.returncode == 2
    assert said.stderr == "lexludi: standard output is closed, and nothing can be said\n"


def test_the_seed_of_secret_cards_is_on_no_screen() -> None:
    said = lexludi("play", "buried-treasure", "--player", "Ann", "--player", "Bob=random", "--seed", "tell-tale")

    assert "tell-tale" not in said.stdout
