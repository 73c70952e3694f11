"""Positions are drawn in general: every game, as text and as SVG, and nothing is drawn that a player does not see."""

from __future__ import annotations

import random
import re
from itertools import islice
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from at_table.games import GAMES, seated
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st
from support import BERRIED, LORRAINE, table

from lexludi.play.picture import Card, Cell, Grid, Heap, Picture, PlayerLine, Row, picture
from lexludi.play.sight import redealt
from lexludi.play.svg import svg
from lexludi.play.text import lines, wide
from lexludi.play.worded import in_words
from lexludi.positions import read_position, write_position
from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi.views import write_open, write_view

SVG = "{http://www.w3.org/2000/svg}"
EMPTY = Picture(title="Nothing", now="", players=(), places=(), variables=())


def some_states(at: Table, seed: int, count: int = 6) -> list[State]:
    """Return states of a random game, from its beginning and its end on."""
    states = [state for state, _ in islice(playout(at, random.Random(seed)), 200)]
    return [*random.Random(seed).sample(states[1:-1], min(count, len(states) - 2)), states[0], states[-1]]


def plain(image: Picture, width: int = 100) -> str:
    """Return a picture as plain text."""
    return "\n".join("".join(part for part, _ in line).rstrip() for line in lines(image, width))


def drawn(at: Table, told: dict[str, Any], width: int = 100) -> list[str]:
    """Return the lines of a drawing."""
    return plain(picture(at, told), width).splitlines()


# --------------------------------------------------------------------------------------------------------- every game
@pytest.mark.parametrize("id_", GAMES)
def test_every_position_of_every_game_is_drawn(id_: str) -> None:
    at = seated(id_)
    for state in some_states(at, 1):
        views = [write_view(at, state, seat) for seat in range(len(at.players))]
        for told in (write_position(at, state), write_open(at, state), *views):
            said = plain(picture(at, told), 100)
            assert all(name in said for name in at.players) or len(at.players) == 1
            assert all(wide(line) <= 100 for line in said.splitlines()), said


@pytest.mark.parametrize("id_", GAMES)
def test_a_player_cannot_tell_from_a_drawing_what_lies_hidden(id_: str) -> None:
    at = seated(id_)
    for state in some_states(at, 2):
        for seat in range(len(at.players)):
            if any(who != seat for who, _ in state.answers):
                continue  # what others have decided speaks of the cards that they have
            other = redealt(at, state, seat, random.Random(7))
            assert picture(at, write_view(at, other, seat)) == picture(at, write_view(at, state, seat))


@pytest.mark.parametrize("wide_", [960, 470])
@pytest.mark.parametrize("id_", GAMES)
def test_every_game_is_drawn_as_an_svg_that_stands_alone(id_: str, wide_: int) -> None:
    at = seated(id_)
    for state in some_states(at, 3, 2):
        image = picture(at, write_open(at, state))
        text = svg(image, wide_)
        root = ET.fromstring(text)
        ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
        width, height = (float(each) for each in root.attrib["viewBox"].split()[2:])
        assert root.attrib["role"] == "img"
        assert set(root.attrib["aria-labelledby"].split()) == ids
        assert root.findtext(f"{SVG}title") == image.title
        assert root.findtext(f"{SVG}desc") == in_words(image)
        assert "prefers-color-scheme: dark" in text
        assert not re.search(r"href|url\(|@import|<script", text)
        for box in root.iter(f"{SVG}rect"):
            x, y = float(box.get("x", 0)), float(box.get("y", 0))
            assert 0 <= x <= x + float(box.attrib["width"]) <= width
            assert 0 <= y <= y + float(box.attrib["height"]) <= height


@pytest.mark.parametrize("wide_", [960, 470])
@pytest.mark.parametrize("id_", GAMES)
def test_no_two_texts_of_an_svg_lie_over_each_other(id_: str, wide_: int) -> None:
    at = seated(id_)
    for state in some_states(at, 8, 2):
        root = ET.fromstring(svg(picture(at, write_open(at, state)), wide_))
        found = list(root.iter(f"{SVG}text"))
        boxes = []
        for each in found:
            letter = 10.8 if each.get("class") == "title" else 8.4
            size = letter * wide(each.text or "")
            left = float(each.attrib["x"]) - (size / 2 if each.attrib["text-anchor"] == "middle" else 0)
            boxes.append((left, left + size, float(each.attrib["y"])))
        width = float(root.attrib["viewBox"].split()[2])
        assert all(0 <= left < right <= width for left, right, _ in boxes), [each.text for each in found]
        for i, (left, right, y) in enumerate(boxes):
            for j, (other_left, other_right, other_y) in enumerate(boxes[:i]):
                clash = left < other_right and other_left < right and abs(y - other_y) < 12
                assert not clash, (found[i].text, found[j].text)


@settings(deadline=None)
@given(st.text(min_size=1, max_size=12), st.text(max_size=30))
def test_any_name_is_drawn(name: str, value: str) -> None:
    line = PlayerLine(name, True, False, (Heap((Card(value),), 2),), (value,))
    image = evolve(
        EMPTY, players=(line,), places=("hand",), variables=("score",), facts=((name, value),), rows=(Row(name, Heap()),)
    )

    assert ET.fromstring(svg(image)).tag == f"{SVG}svg"
    assert plain(image)


# ------------------------------------------------------------------------------------------------------------- exactly
def test_rows_piles_stashes_and_scores_are_drawn() -> None:
    told = LORRAINE | {"score": {"Gale": 7}}

    assert drawn(table(), told) == [
        "Berried Treasure",
        "round: 1",
        "",
        "deck          40 face down",
        "shelf 1       [mocha] [lemon] [raspberry]",
        "shelf 2       [blueberry] [lemon 1 paw]",
        "shelf 3       [blueberry] [lemon] [raspberry Moar!]",
        "shelf 4       [mocha] [mocha 2 paws]",
        "scoring deck  3 face down",
        "scoring card  blueberry 10/5/3, raspberry 8/4/2, mocha 6/3/2, lemon 4/2/1",
        "",
        "            stash                    score",
        "> Lorraine  mocha x2, lemon          0",
        "  Pierre    blueberry x2             0",
        "  Gale      lemon x2                 7",
        "  Hironobu  blueberry x2, raspberry  0",
        "",
        "Lorraine must decide: turn",
    ]


def test_a_long_row_goes_on_below() -> None:
    said = drawn(table(), LORRAINE, 44)

    assert max(map(wide, said)) <= 44
    assert "shelf 3       [blueberry] [lemon]" in said
    assert "              [raspberry Moar!]" in said


def test_marks_and_words_on_a_board_are_drawn() -> None:
    at = seated("noughts-and-crosses")
    told = {"players": list(at.players), "at": "turn", "by": ["Pierre"], "mark": {"A1": "Lorraine", "B2": "Pierre"}}

    assert re.search(r"1 │\s*Lorraine\s*│\s+│\s+│", "\n".join(drawn(at, told)))
    assert re.search(r"2 │\s+│\s*Pierre\s*│\s+│", "\n".join(drawn(at, told)))


def test_tiles_with_paths_pawns_and_covered_tiles_are_drawn() -> None:
    at = seated("schatzjagd", 2)
    told = {
        "players": list(at.players), "at": "turn", "by": ["Lorraine"], "tiger": "B1", "pirate": {"Lorraine": "A1", "Pierre": "A1"},
        "path": {"A1": "ES", "C3": "NESW"}, "card": {"A1": "curve", "B1": {"hidden": 1}, "C3": "treasure"},
    }  # fmt: skip
    said = drawn(at, told)

    assert said[1] == "       A         B         C         D         E"
    assert said[2] == "  ┌─────────┬─────────┬─────────┬─────────┬─────────┐"
    assert said[3].startswith("  │L P      │t        │")
    assert said[4].startswith("1 │    ┏━━━━│░░░░░░░░░│")
    assert said[5].startswith("  │    ┃    │░░░░░░░░░│")
    assert said[6].startswith("  │  curve  │░░░░░░░░░│")
    assert "  │         │         │    ┃    │         │         │" in said
    assert "3 │         │         │━━━━╋━━━━│         │         │" in said
    assert "L pirate of Lorraine  P pirate of Pierre  t tiger" in said


def test_every_path_has_a_sign_of_its_own() -> None:
    ways = ((0, -1), (1, 0), (0, 1), (-1, 0))
    middles = set()
    for number in range(1, 16):
        cell = Cell(path=tuple(way for i, way in enumerate(ways) if number >> i & 1))
        grid = Grid("b", ("A",), ("1",), {"A1": cell}, ())
        (_, _, upper, middle, lower, _) = ["".join(text for text, _ in line) for line in lines(evolve(EMPTY, grids=(grid,)))][1:]
        assert ("┃" in upper, middle[3 + 5] == "━", "┃" in lower, middle[3 + 3] == "━") == tuple(way in cell.path for way in ways)
        middles.add(middle[3 + 4])
    assert len(middles) == 15


def test_what_is_hidden_known_at_the_top_only_or_never_told_is_drawn_so() -> None:
    at = seated("small-rummy", 2)
    told = {
        "players": list(at.players), "at": "discard", "by": ["Lorraine"], "stock": {"any": 9},
        "pile": {"hidden": 3, "top": "cup 5"}, "hand": {"Lorraine": {"key 1": 2}, "Pierre": {"hidden": 4}},
    }  # fmt: skip
    said = drawn(at, told)

    assert "stock          9 face down" in said
    assert "pile           [cup 5] 3 below it" in said
    assert "> Lorraine  key 1 x2" in said
    assert "  Pierre    4 face down" in said


def test_what_is_as_at_the_start_is_drawn_if_it_is_something() -> None:
    at = seated("sealed-bids", 2)

    assert "> Lorraine  10     0" in drawn(at, {"players": list(at.players), "at": "bidding", "by": ["Lorraine"], "lot": 1})


def test_what_is_the_same_for_everybody_as_at_the_start_takes_no_column() -> None:
    at = seated("buried-treasure", 2)
    told: dict[str, Any] = {
        "players": list(at.players), "at": "play", "by": ["Lorraine"], "hand": {"Lorraine": {"9 spades": 1}, "Pierre": {"any": 5}},
    }  # fmt: skip
    titles = "            hand         score"

    assert titles in drawn(at, told)
    assert titles in drawn(at, told | {"treasure": {"Pierre": []}})
    assert "            hand         score  may still win" in drawn(at, told | {"may still win": {"Pierre": False}})
    assert "  Pierre    5 face down  0      no" in drawn(at, told | {"may still win": {"Pierre": False}})
    assert "            hand         treasure     score" in drawn(at, told | {"treasure": {"Pierre": {"hidden": 3}}})


def test_a_hand_is_in_the_order_of_the_pack() -> None:
    at = seated("buried-treasure", 2)
    hand = {"2 hearts": 1, "10 spades": 1, "9 spades": 1, "A hearts": 1, "K spades": 1}

    assert "  Lorraine  9 spades, 10 spades, K spades, A hearts, 2 hearts  0" in drawn(
        at, {"players": list(at.players), "hand": {"Lorraine": hand}}
    )


def test_a_narrow_screen_is_shared_among_the_places() -> None:
    at = seated("buried-treasure", 2)
    hand = dict.fromkeys(("2 hearts", "3 hearts", "4 hearts", "5 hearts", "6 hearts", "7 hearts"), 1)
    told = {
        "players": list(at.players),
        "hand": {"Lorraine": hand},
        "treasure": {"Lorraine": {"J spades": 1, "J hearts": 1, "J clubs": 1}},
    }

    assert drawn(at, told, 70)[-4:] == [
        "  Lorraine  2 hearts, 3 hearts,       J spades, J clubs,         0",
        "            4 hearts, 5 hearts,       J hearts",
        "            6 hearts, 7 hearts",
        "  Pierre    -                         -                          0",
    ]


def test_a_finished_game_tells_who_has_won() -> None:
    at = table(2)
    said = drawn(at, {"players": ["Lorraine", "Pierre"], "at": "end", "by": [], "winners": ["Pierre"], "score": {"Pierre": 9}})

    assert said[-1] == "The game is over. Won by Pierre."
    assert any(re.match(r"\* Pierre .* 9$", line) for line in said)


def test_two_pictures_of_one_page_do_not_share_ids() -> None:
    ids = [set(re.findall(r'id="([^"]+)"', svg(picture(table(), LORRAINE | {"round": number})))) for number in (1, 2)]

    assert not ids[0] & ids[1]


def test_wide_letters_are_as_wide_as_they_are() -> None:
    assert [wide(each) for each in ("abc", "漢字", "e\u0301")] == [3, 4, 1]


def test_a_view_is_drawn_of_a_position_that_leaves_cards_open() -> None:
    state = read_position(table(), LORRAINE)

    assert BERRIED.title in plain(picture(table(), write_view(table(), state, 2), "Gale"))


def drawn_narrow(name: str, values: tuple[str, ...], cards: tuple[str, ...] = ()) -> str:
    """Return a narrow picture of one player with some values, and a row of cards."""
    player = PlayerLine(name, decides=False, won=False, heaps=(), values=values)
    row = Row("row", Heap(tuple(Card(each) for each in cards)))
    return svg(
        Picture("Title", "", (player,), (), tuple(f"value {i}" for i in range(len(values))), rows=(row,)), 300, part_of_page=True
    )


def test_a_part_of_a_page_has_no_heading_and_no_style_of_its_own() -> None:
    drawn = drawn_narrow("Ann", ("1",))

    assert "<style>" not in drawn
    assert drawn.count(">Title<") == 1  # what it is called, for those who do not see it
    assert 'width="300"' in drawn


def test_what_is_too_wide_for_a_narrow_picture_is_told_on_several_lines() -> None:
    long = "blueberry 10/5/3, raspberry 8/4/2, mocha 6/3/2, lemon 4/2/1"
    drawn = drawn_narrow("Ann", ("a long value", "another long value", "a third"), (long,))

    lines = re.findall(r'<text x="([\d.]+)"[^>]*>([^<]+)</text>', drawn)
    assert all(float(x) + len(said) * 8.45 <= 300 for x, said in lines)
    assert " ".join(said for _, said in lines if "/" in said) == long


def test_what_has_changed_is_marked() -> None:
    row = Row("shelf", Heap((Card("a"),)))
    player = PlayerLine("Ann", decides=False, won=False, heaps=(Heap(),), values=("1",))
    picture = Picture("Title", "", (player,), ("hand",), ("score",), rows=(row,), facts=(("round", "2"),))

    marks = [svg(picture, marked=marked).count('class="mark"') for marked in (
        (), {("shelf", "")}, {("hand", "Ann"), ("score", "Ann"), ("round", "")}, {("hand", "Bob")},
    )]  # fmt: skip

    assert marks == [0, 1, 3, 0]


# ----------------------------------------------------------------------------------------------------------- the header
SHEETS = {
    "round": 2, "dealer": "Ann", "score": {"Ann": 15, "Ben": 25},
    "mark": {"Ann": {"2 sets of 4": "complete", "4 pairs": "partial", "run of 8": "complete"}, "Cleo": {"run of 8": "partial"}},
}  # fmt: skip


def sheets(hidden: bool) -> Table:
    return Table(GAMES["another-mans-treasure"], ("Ann", "Ben", "Cleo"), {"AM-Q08": "B"} if hidden else {})


def test_a_variable_of_every_player_and_something_else_takes_one_fact_for_each() -> None:
    assert picture(sheets(hidden=False), SHEETS).facts == (
        ("round", "2"), ("dealer", "Ann"),
        ("mark of Ann", "complete (2 sets of 4, run of 8), partial (4 pairs)"), ("mark of Cleo", "partial (run of 8)"),
    )  # fmt: skip


def test_a_value_that_is_not_seen_is_not_drawn_as_if_it_were_as_at_the_start() -> None:
    view = SHEETS | {"score": {"Ann": 15}, "mark": {"Ann": SHEETS["mark"]["Ann"]}}  # type: ignore[index]  # it is a dict
    seen = picture(sheets(hidden=True), view, "Ann")
    start = picture(sheets(hidden=True), {}, "Ben")

    assert [each.values for each in seen.players] == [("15",), ("?",), ("?",)]
    assert [value for name, value in seen.facts if name in ("mark of Ben", "mark of Cleo")] == ["?", "?"]
    assert "score ?" in svg(seen)
    assert [each.values for each in start.players] == [("?",), ("0",), ("?",)]
    assert [each.values for each in picture(sheets(hidden=False), view, "Ann").players] == [("15",), ("0",), ("0",)]
    assert [each.values for each in picture(sheets(hidden=True), view | {"winners": ["Ann"]}, "Ann").players][1] == ("0",)


def test_facts_are_broken_after_what_divides_them() -> None:
    facts = tuple((f"fact {number}", ", ".join(["value"] * number)) for number in range(1, 9))

    for width in (20, 30, 47, 60):
        said = plain(evolve(EMPTY, facts=facts), width).splitlines()[1:]
        assert len(said) > 1
        assert all(wide(line) <= width and line[0] not in ";," and line[-1] in ";," for line in said[:-1])


def test_who_deals_is_told_when_he_decides_and_several_are_told_in_a_sentence() -> None:
    seen = picture(sheets(hidden=False), SHEETS | {"at": "call", "by": ["Cleo", "Ben", "Ann"]})

    assert ("dealer", "Ann") in picture(sheets(hidden=False), SHEETS | {"at": "draw", "by": ["Ann"]}).facts
    assert seen.now == "Cleo, Ben and Ann must decide: call"


def test_a_picture_is_told_in_words_to_who_does_not_see_it() -> None:
    cells = {
        "A1": Cell(path=((0, -1), (1, 0)), lines=("curve",), tokens=("A",)), "B1": Cell(covered=True),
        "A2": Cell(covered=True), "B2": Cell(),
    }  # fmt: skip
    image = evolve(
        EMPTY,
        facts=(("round", "2"),),
        grids=(Grid("square", ("A", "B"), ("1", "2"), cells, (("A", "pirate of Ann"),)),),
        rows=(Row("deck", Heap((Card("lemon", 2),), hidden=3)),),
        places=("hand",),
        variables=("score", "mark"),
        players=(PlayerLine("Ann", decides=True, won=False, heaps=(Heap(plain=1),), values=("7", "-")),),
        now="Ann must decide: turn",
    )

    assert in_words(image) == (
        "round: 2. A1: pirate of Ann, curve, a path up and right. B1 and A2: face down. deck: lemon x2, 3 more face down. "
        "Ann has hand: 1 card; score: 7. Ann must decide: turn."
    )
