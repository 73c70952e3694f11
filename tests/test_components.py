"""A player with a real copy replaces what is assumed of the cards, from a file, and the rules check it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from at_table.games import GAMES
from click.testing import CliRunner
from support import BERRIED, table

from lexludi.components import replaced, written
from lexludi.errors import InvalidRules, MalformedPosition
from lexludi.random_play import playout
from lexludi.rulebook import whole
from lexludi_conformance.commands import main
from lexludi_spec.games import load

TYPES = ("blueberry", "raspberry", "mocha", "lemon")


def another_copy() -> dict[str, Any]:
    """Return a deck and scoring cards that differ from the assumed ones in every respect that the book leaves open."""
    treasures: dict[str, int] = {}
    for i, kind in enumerate(TYPES):
        treasures |= {kind: 7, f"{kind} Moar!": 2 + i, f"{kind} 1 paw": 4 - i, f"{kind} 4 paws": 2}
    values = [[12, 6, 3], [9, 6, 3], [5, 5, 5], [2, 1, 0]]
    cards = [{kind: values[(i + card) % 4] for i, kind in enumerate(TYPES)} for card in range(4)]
    return {"game": "berried-treasure", "treasure": treasures, "scoring card": cards}


def test_another_deck_and_other_scoring_cards_are_accepted_and_played() -> None:
    game = whole(replaced(BERRIED, another_copy()))
    at = table(3, game=game)

    *_, (end, _) = playout(at, random.Random(1))

    assert written(game) == another_copy()
    assert end.winners
    assert {card.traits["paws"] for cards in at.start().cells for card in cards if card.component == "treasure"} == {0, 1, 4}
    assert {card.traits["lemon"] for cards in at.start().cells for card in cards if card.component == "scoring card"} == {
        (12, 6, 3), (9, 6, 3), (5, 5, 5), (2, 1, 0),
    }  # fmt: skip


def test_the_written_components_replace_themselves() -> None:
    game = load("berried-treasure")
    again = replaced(game, json.loads(json.dumps(written(game))))

    assert written(again) == written(game)
    assert table(4, game=again).start().cells == table(4).start().cells


@pytest.mark.parametrize("id_", GAMES)
def test_the_components_of_every_game_replace_themselves(id_: str) -> None:
    game = GAMES[id_]
    again = whole(replaced(game, json.loads(json.dumps(written(game)))))

    assert written(again) == written(game)
    for players in range(game.least, game.most + 1):
        one, other = table(players, game=game), table(players, game=again)
        assert [one.pack(each) for each in game.components] == [other.pack(each) for each in again.components]
        assert one.start() == other.start()


def test_cards_keep_their_names_where_there_are_more_of_them() -> None:
    game = load("another-mans-treasure")
    data = written(game)
    data["card"] |= {"Yellow 10": 7, "wild 1-6": 0}
    at = table(2, game=replaced(game, data))

    (pack,) = (at.pack(each) for each in at.flow.game.components)
    assert sum(card.name == "Yellow 10" and card.traits["numbers"] == (10,) for card in pack) == 7
    assert not [card for card in pack if card.name == "wild 1-6"]


@pytest.mark.parametrize("copies", [True, -1, "3", None, {"node": "Call", "phrase": "the number of players", "args": []}])
def test_a_number_of_copies_is_a_number_or_as_it_was(copies: Any) -> None:
    game = load("buried-treasure")
    data = written(game)
    data["card"][next(iter(data["card"]))] = copies

    with pytest.raises(MalformedPosition, match="a number of copies is expected"):
        replaced(game, data)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"lemon": 8}, "for the type lemon, .* is 16, and must be 15"),
        ({"lemon 4 paws": 1}, "for the type lemon, .* is 14, and must be 15"),
        ({"blueberry": 6, "raspberry": 8}, "for the type blueberry, .* is 14, and must be 15"),
    ],
)
def test_a_deck_that_the_book_rules_out_is_refused(change: dict[str, int], why: str) -> None:
    data = another_copy()
    data["treasure"] |= change

    with pytest.raises(InvalidRules, match=why.replace("(", r"\(").replace(")", r"\)")):
        whole(replaced(BERRIED, data))


@pytest.mark.parametrize("values", [[1, 2, 3], [10, 5], [3, 2, -1]])
def test_a_scoring_card_that_gives_more_for_a_worse_place_is_refused(values: list[int]) -> None:
    data = another_copy()
    data["scoring card"][2]["mocha"] = values

    with pytest.raises(InvalidRules, match="scoring/places"):
        whole(replaced(BERRIED, data))


def test_the_check_command_takes_the_components_of_a_real_copy(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(another_copy()), encoding="utf-8")

    good = CliRunner().invoke(main, ["check", "berried-treasure", "--components", str(file)])
    file.write_text(json.dumps(another_copy() | {"treasure": {"lemon": 60}}), encoding="utf-8")
    bad = CliRunner().invoke(main, ["check", "berried-treasure", "--components", str(file)])

    assert (good.exit_code, bad.exit_code) == (0, 2)
    assert "no mistake found" in good.output
    assert "must be 15" in bad.output
