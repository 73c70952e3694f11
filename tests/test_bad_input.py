"""Bad input through the command line: a message that says what is wrong, where, and what was meant; status 2; nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen
from click.testing import CliRunner
from support import BERRIED, LORRAINE
from tiny import TINY

from lexludi.components import written
from lexludi.notation import shown
from lexludi.positions import read_position
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_conformance.commands import main
from lexludi_conformance.vectors import FORMAT, bundled
from lexludi_spec.json_form import to_json

GAME = "berried-treasure"
TAKE = "Lorraine take shelf=1"
EXTRA = str(Path(__file__).parent.parent / "docs" / "examples" / "extra.json")


@frozen
class Said:
    """What a command said, and with which status it ended."""

    status: int
    out: str
    err: str


def lexludi(*args: str, stdin: bytes = b"") -> Said:
    """Run a command; whatever is wrong with its input, it ends by itself."""
    result = CliRunner().invoke(main, args, input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def refusal(*args: str, stdin: bytes = b"") -> str:
    """Return the message with which a command refuses its input: status 2, and nothing on standard output."""
    said = lexludi(*args, stdin=stdin)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("lexludi: ")
    return said.err.removeprefix("lexludi: ").removesuffix("\n")


def usage(*args: str) -> str:
    """Return the message with which a command line is refused that is not one."""
    said = lexludi(*args)
    assert (said.status, said.out) == (2, "")
    return said.err.rpartition("\nError: ")[2].removesuffix("\n")


def started(*args: str, stdin: bytes = b"") -> Said:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "lexludi_conformance", *args], input=stdin, capture_output=True, timeout=60, check=False
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def file(folder: Path, content: Any, name: str = "it.json") -> str:
    """Write a file: bytes as they are, and everything else as JSON."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return str(path)


def position(**changes: Any) -> dict[str, Any]:
    """Return a position in which Lorraine is to take a treasure, with some parts changed."""
    return {**LORRAINE, **changes}


# ------------------------------------------------------------------------------------------------- files that are no JSON
#: Every command that reads a file, given its name.
READING: dict[str, Callable[[str], tuple[str, ...]]] = {
    "check": lambda name: ("check", name),
    "check --components": lambda name: ("check", GAME, "--components", name),
    "export": lambda name: ("export", name),
    "components": lambda name: ("components", name),
    "rulings": lambda name: ("rulings", name),
    "legal": lambda name: ("legal", GAME, name),
    "check-position": lambda name: ("check-position", GAME, name),
    "explain": lambda name: ("explain", GAME, name, TAKE),
    "score": lambda name: ("score", GAME, name),
    "show": lambda name: ("show", GAME, name),
    "play --from": lambda name: ("play", GAME, "--from", name),
    "play --house-rules": lambda name: ("play", GAME, "--house-rules", name),
    "replay": lambda name: ("replay", name),
    "verify-record": lambda name: ("verify-record", name),
}
NO_JSON: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "is not JSON: line 1, column 1, where the text ends: "),
    "truncated": (json.dumps(LORRAINE).encode()[:200], "is not JSON: line 1, column "),
    "truncated at the very end": (json.dumps(LORRAINE, indent=1).encode()[:-1], ", where the text ends: "),
    "on a later line": (b'{"game":\n"tiny",\n}', "is not JSON: line 3, column 1: "),
    "two things": (b"{} {}", "is not JSON: line 1, column 4: Extra data"),
    "not UTF-8": ('{"players": ["Käthe"]}'.encode("latin-1"), "is not UTF-8: byte 15 is 0xe4"),
    "UTF-16": ("{}".encode("utf-16"), "is not UTF-8: byte 0 is 0xff"),
    "a doubled key": (b'{"game": "tiny", "at": "turn", "game": "tiny"}', "'game' is said twice in one object"),
    "a doubled key inside": (b'{"rack": [{"mocha": 1, "mocha": 2}]}', "'mocha' is said twice in one object"),
    "not a number": (b'{"round": NaN}', "NaN is not a number of JSON"),
    "infinity": (b'{"round": -Infinity}', "-Infinity is not a number of JSON"),
    "deep nesting": (b"[" * 100_000 + b"]" * 100_000, "is nested too deep"),
    "deep nesting that never ends": (b'{"a":' * 100_000, "is nested too deep"),
    "a number without end": (b'{"round": ' + b"9" * 5_000 + b"}", " digits"),
}  # fmt: skip


@pytest.mark.parametrize("command", READING)
@pytest.mark.parametrize(("content", "message"), NO_JSON.values(), ids=NO_JSON)
def test_a_file_that_is_no_json_is_refused_with_its_name_and_the_place(
    command: str, content: bytes, message: str, tmp_path: Path
) -> None:
    name = file(tmp_path, content)

    said = refusal(*READING[command](name))

    assert said.startswith(f"{name}: ")
    assert message in said
    assert "\n" not in said
    assert Path(name).read_bytes() == content


@pytest.mark.parametrize("command", READING)
def test_a_file_that_cannot_be_read_is_refused_with_its_name(command: str, tmp_path: Path) -> None:
    missing, folder = str(tmp_path / "nothing.json"), f"{tmp_path}/"

    assert refusal(*READING[command](missing)) == f"{missing}: cannot be read: No such file or directory"
    assert refusal(*READING[command](folder)) == f"{folder}: cannot be read: Is a directory"


def test_what_comes_by_standard_input_is_called_so() -> None:
    assert refusal("legal", GAME, "-") == "standard input: is not JSON: line 1, column 1, where the text ends: Expecting value"
    assert refusal("check", "-", stdin=b"\xff") == "standard input: is not UTF-8: byte 0 is 0xff"
    assert refusal("score", GAME, "-", stdin=b'{"a": 1, "a": 1}') == "standard input: 'a' is said twice in one object"


def test_the_same_message_comes_from_a_process_of_its_own(tmp_path: Path) -> None:
    name = file(tmp_path, b"[" * 100_000)

    assert started("check", name) == Said(2, "", f"lexludi: {name}: is nested too deep\n")


# -------------------------------------------------------------------------------------------- games, rules, readings, rulings
BY_NAME: dict[str, Callable[[str], tuple[str, ...]]] = {
    "check": lambda name: ("check", name),
    "export": lambda name: ("export", name),
    "components": lambda name: ("components", name),
    "rulings": lambda name: ("rulings", name),
    "legal": lambda name: ("legal", name, "-"),
    "check-position": lambda name: ("check-position", name, "-"),
    "explain": lambda name: ("explain", name, "-", TAKE),
    "score": lambda name: ("score", name, "-"),
}


@pytest.mark.parametrize("command", BY_NAME)
def test_a_game_that_is_not_known_is_told_with_what_was_meant(command: str) -> None:
    said = refusal(*BY_NAME[command]("berried-tresure"), stdin=json.dumps(LORRAINE).encode())

    assert said.startswith(f"there is no game 'berried-tresure' (did you mean '{GAME}'?); the games are ")
    assert said.endswith(", or name a file of rules")
    assert "did you mean" not in refusal(*BY_NAME[command]("xyz"), stdin=json.dumps(LORRAINE).encode())


@pytest.mark.parametrize("command", BY_NAME)
def test_rules_with_mistakes_are_refused_by_every_command_with_all_of_them(command: str, tmp_path: Path) -> None:
    rules = to_json(TINY)
    rules["moves"][0]["id"] = "tak"
    rules["procedures"][2]["steps"][0]["steps"][0]["procedure"] = "wroth"

    said = refusal(*BY_NAME[command](file(tmp_path, rules)), stdin=json.dumps(LORRAINE).encode())

    assert said == (
        "tiny: unknown move 'take' (did you mean 'tak'?) @ $.procedures[0].steps[0].moves[0]\n"
        "tiny: unknown procedure 'wroth' (did you mean 'worth'?) @ $.procedures[2].steps[0].steps[0]"
    )


def test_mistakes_are_told_as_json_as_well(tmp_path: Path) -> None:
    rules = to_json(TINY)
    rules["titel"] = "Tiny"

    said = lexludi("check", file(tmp_path, rules), "--json")

    assert (said.status, said.err) == (2, "")
    assert json.loads(said.out) == {
        "ok": False, "mistakes": [{"what": "Game has no field 'titel' (did you mean 'title'?)", "path": "$"}]
    }  # fmt: skip


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "these rules: [] stands where a Game is expected @ $"),
        ("tiny", "these rules: 'tiny' stands where a Game is expected @ $"),
        ({"at": "turn"}, "these rules: an object without a node type @ $"),
        ({"node": "Gaem"}, "these rules: unknown node 'Gaem' (did you mean 'Game'?) @ $"),
        ({"node": "Seats"}, "these rules: a Seats stands where a Game is expected @ $"),
    ],
    ids=["a list", "a word", "an object", "a slip", "another node"],
)
def test_what_is_no_rulebook_is_refused_as_one(data: Any, message: str, tmp_path: Path) -> None:
    for command in ("check", "export", "components", "rulings"):
        assert refusal(command, file(tmp_path, data)) == message


@pytest.mark.parametrize("reading", ["BT-Q15", "=B", "BT-Q15=", "="])
@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
def test_a_reading_that_is_malformed_is_refused_with_how_it_is_written(command: str, reading: str, tmp_path: Path) -> None:
    args = (*READING[command](file(tmp_path, LORRAINE)), "--reading", reading)

    assert usage(*args) == f"--reading {reading}: a ruling and its reading are expected, as in BT-Q15=B"


OPTIONS = "the options are BT-Q15, BT-Q18, BT-Q25, BT-Q44, BT-Q45, BT-Q54"


@pytest.mark.parametrize(
    ("reading", "message"),
    [
        ("BT-Q15=Z", "berried-treasure: BT-Q15 has no reading 'Z'; its readings are A, B"),
        ("BT-Q15=b", "berried-treasure: BT-Q15 has no reading 'b'; its readings are A, B"),
        ("BT-Q54=A=B", "berried-treasure: BT-Q54 has no reading 'A=B'; its readings are A, B, E"),
        ("BTQ15=B", f"berried-treasure: there is no option 'BTQ15' (did you mean 'BT-Q15'?); {OPTIONS}"),
        ("weather=fine", f"berried-treasure: there is no option 'weather'; {OPTIONS}"),
    ],
)
@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
def test_a_reading_that_there_is_not_is_told_with_those_that_there_are(
    command: str, reading: str, message: str, tmp_path: Path
) -> None:
    assert refusal(*READING[command](file(tmp_path, LORRAINE)), "--reading", reading) == message


def test_a_ruling_that_there_is_not_is_told_with_what_was_meant() -> None:
    assert refusal("rulings", GAME, "BTQ15") == "berried-treasure has no ruling 'BTQ15' (did you mean 'BT-Q15'?)"
    assert refusal("rulings", GAME, "xyz") == "berried-treasure has no ruling 'xyz'"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("lega",), "No such command 'lega'. Did you mean 'legal'?"),
        (("legal", GAME), "Missing argument 'POSITION'."),
        (("legal", GAME, "-", "--seet", "Gale"), "No such option '--seet'. Did you mean '--seat'?"),
        (("explain", GAME), "Missing argument 'POSITION'."),
        (("explain", GAME, EXTRA), "say the MOVE; --before, and the number of a move, belong to a saved game"),
        (("export",), "name a game, or ask for the --schema"),
        (("export", GAME, "--schema"), "name a game, or ask for the --schema"),
        (("conform", GAME), "name the program after --, as in: lexludi conform berried-treasure -- python3 my_program.py"),
        (("conform", GAME, "--timeout", "0", "--", "true"), "--timeout is a number of seconds above 0"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_a_command_line_that_is_none_is_refused(args: tuple[str, ...], message: str) -> None:
    assert usage(*args).startswith(message)


# -------------------------------------------------------------------------------------------------------------- positions
#: The parts of a position, as they are listed.
PARTS = "deck, rack, stash, scoring deck, scoring card, used scoring cards, round, player to move, starter, score, earlier score"
PLAYERS = "the players are Lorraine, Pierre, Gale, Hironobu"
#: What is wrong with the contents, so that every command that reads a position refuses it.
CONTENTS: dict[str, tuple[dict[str, Any], str]] = {
    "too few players": ({"players": ["Lorraine"]}, "Berried Treasure is for 2 to 5 players, not 1"),
    "too many players": ({"players": list("ABCDEF")}, "Berried Treasure is for 2 to 5 players, not 6"),
    "two of one name": ({"players": ["Lorraine", "Gale", "Gale"]}, "every player needs their own name: Lorraine, Gale, Gale"),
    "a player without a name": ({"players": ["Lorraine", ""]}, "every player needs their own name: Lorraine, "),
    "players that are numbers": ({"players": [1, 2]}, "every player needs their own name: 1, 2"),
    "players that are no list": ({"players": "Gale"}, "the position names no players; it says them clockwise: "),
    "another game": ({"game": "tiny"}, "this is a position of 'tiny', not of berried-treasure"),
    "an unknown key": ({"rak": []}, f"Berried Treasure has no 'rak' (did you mean 'rack'?); there are {PARTS}"),
    "an unknown key that is like none": ({"weather": "fine"}, f"Berried Treasure has no 'weather'; there are {PARTS}"),
    "a stranger's stash": ({"stash": {"Bob": {"lemon": 1}}}, f"stash/Bob: 'Bob' does not play; {PLAYERS}"),
    "a slip in a name": ({"score": {"Galle": 1}}, f"score/Galle: 'Galle' does not play (did you mean 'Gale'?); {PLAYERS}"),
    "a card that there is not": (
        {"rack": [["mocha"], ["lemmon 1 paw"]]}, "rack/2, number 1: 'lemmon 1 paw' is no treasure (did you mean 'lemon 1 paw'?)"
    ),
    "a card by another spelling": (
        {"rack": [["mocha", "lemon 2 paw"]]}, "rack/1, number 2: 'lemon 2 paw' is no treasure (did you mean 'lemon 2 paws'?)"
    ),
    "a number for a card": ({"rack": [[7]]}, "rack/1, number 1: 7 stands where a treasure is told by its name"),
    "a card that lacks something": (
        {"scoring card": {"blueberry": [1], "raspberry": [1], "mocha": [1]}}, "scoring card: a scoring card lacks lemon"
    ),
    "a card with something else": (
        {"scoring card": {"blueberry": [1], "raspberry": [1], "mocha": [1], "lemmon": [1]}},
        "scoring card: a scoring card has no 'lemmon' (did you mean 'lemon'?); it has blueberry, raspberry, mocha, lemon",
    ),
    "a card by name that is told by its traits": (
        {"scoring card": "the first"}, "scoring card: 'the first' stands where a scoring card is told by its traits"
    ),
    "a word for the points of a place": (
        {"scoring card": {"blueberry": ["ten"], "raspberry": [], "mocha": [], "lemon": []}},
        "scoring card, blueberry, number 1: 'ten' is not a whole number",
    ),
    "a card too few": ({"stash": {"Gale": {"lemon": -1}}}, "stash/Gale, lemon: a number of cards is expected, not -1"),
    "a fraction of a card": ({"stash": {"Gale": {"lemon": 0.5}}}, "stash/Gale, lemon: a number of cards is expected, not 0.5"),
    "more cards than anybody has": (
        {"stash": {"Gale": {"lemon": 10**9}}}, "stash/Gale, lemon: a number of cards is expected, not 1000000000"
    ),
    "unknown cards without a number": ({"deck": {"any": "all"}}, "deck: any: a number of cards is expected, not 'all'"),
    "cards for their number": ({"used scoring cards": [{}]}, "used scoring cards: only the number of cards is told here, not [{}]"),
    "a shelf too many": ({"rack": [[], [], [], [], []]}, "rack: a list of 4 is expected, one for each shelf, not [[], [], [], [], []]"),
    "shelves by name": ({"rack": {"top": []}}, 'rack: a list of 4 is expected, one for each shelf, not {"top": []}'),
    "a list for what is by player": ({"stash": []}, "stash: an object is expected, with one entry for each player, not []"),
    "a word for a list": ({"rack": ["mocha"]}, "rack/1: a list of cards is expected, not 'mocha'"),
    "a word for a number": ({"round": "one"}, "round: 'one' is not a whole number"),
    "a fraction for a number": ({"score": {"Gale": 2.5}}, "score/Gale: 2.5 is not a whole number"),
    "infinity by way of a number": ({"round": 1e999}, "Infinity is not a number of JSON"),
}  # fmt: skip


@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
@pytest.mark.parametrize(("changes", "message"), CONTENTS.values(), ids=CONTENTS)
def test_a_position_that_cannot_be_read_is_refused_with_the_part(
    command: str, changes: dict[str, Any], message: str, tmp_path: Path
) -> None:
    said = refusal(*READING[command](file(tmp_path, position(**changes))))

    assert said.startswith(message) or said.endswith(message)


#: What is wrong with where the game stands, so that only scoring does not mind.
STANDING: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown decision": (
        {"at": "trun"},
        "at: 'trun' is no decision of Berried Treasure (did you mean 'turn'?); there are end, extra, first player, larceny, ",
    ),
    "no word for a decision": ({"at": 7}, "at: 7 is no decision of Berried Treasure; there are "),
    "a stranger to move": ({"by": ["Bob"]}, f"by, number 1: 'Bob' does not play; {PLAYERS}"),
    "a slip in who is to move": ({"by": ["Lorrain"]}, f"by, number 1: 'Lorrain' does not play (did you mean 'Lorraine'?); {PLAYERS}"),
    "two to move": (
        {"by": ["Lorraine", "Gale"], "player to move": "Lorraine"}, "by is Lorraine, Gale, but Lorraine must decide 'turn' here"
    ),
    "somebody to move twice": ({"by": ["Gale", "Gale"]}, "by: somebody is named twice"),
    "nobody to move": ({"by": []}, "the position does not say who must decide 'turn': it lacks 'by'"),
    "two words about who is to move": ({"player to move": "Gale"}, "player to move is Gale, and by says Lorraine"),
    "somebody else than the last player to commit larceny": (
        {"at": "larceny", "by": ["Pierre"], "score": {"Lorraine": 1, "Pierre": 3, "Gale": 2}},
        "by is Pierre, but Hironobu must decide 'larceny' here",
    ),
    "somebody who decides what is up to chance": (
        {"at": "treasures", "deck": {"any": 40}}, "by is Lorraine, but none must decide 'treasures' here"
    ),
    "nothing to go by": ({"at": "extra"}, "with: 'extra' needs taken"),
    "nothing bound": ({"at": "swipe", "with": {}}, "with: 'swipe' needs treasure"),
    "an unknown name": (
        {"at": "extra", "with": {"takn": "mocha Moar!"}}, "with: nothing is called 'takn' (did you mean 'taken'?); this decision needs taken"
    ),
    "a bound card that there is not": (
        {"at": "swipe", "with": {"treasure": "mocca"}}, "with, treasure: 'mocca' is no treasure (did you mean 'mocha'?)"
    ),
    "bound names that are no object": ({"with": ["taken"]}, 'with: an object is expected, not ["taken"]'),
    "a way back that there is not": ({"return": ["lunch"]}, "return: after 'turn' the game goes on from nothing, not [\"lunch\"]"),
    "answers that are no object": ({"answers": []}, "answers: a list of moves for each player is expected, not []"),
    "an answer of a stranger": ({"answers": {"Bob": []}}, f"answers of Bob: answers: 'Bob' does not play; {PLAYERS}"),
    "winners in the middle": ({"winners": ["Gale"]}, "winners are named at the end of the game, and only there"),
    "an end without winners": ({"at": "end", "by": []}, "winners are named at the end of the game, and only there"),
}  # fmt: skip


@pytest.mark.parametrize("command", ["legal", "check-position", "explain"])
@pytest.mark.parametrize(("changes", "message"), STANDING.values(), ids=STANDING)
def test_a_position_at_no_decision_is_refused_with_what_it_lacks(
    command: str, changes: dict[str, Any], message: str, tmp_path: Path
) -> None:
    assert refusal(*READING[command](file(tmp_path, position(**changes)))).startswith(message)


@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
@pytest.mark.parametrize("data", [[1], None, 7, "turn"], ids=str)
def test_what_is_no_position_is_refused_as_one(command: str, data: Any, tmp_path: Path) -> None:
    why = f"a position is an object, not {shown(data)}"

    assert refusal(*READING[command](file(tmp_path, data))) == why
    assert refusal("play", GAME, "--from", file(tmp_path, data)) == why


@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
@pytest.mark.parametrize("data", [{}, {"game": GAME}], ids=str)
def test_a_position_names_its_players(command: str, data: Any, tmp_path: Path) -> None:
    assert refusal(*READING[command](file(tmp_path, data))).startswith("the position names no players")


@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
def test_what_a_player_sees_is_no_position(command: str, tmp_path: Path) -> None:
    at = Table(BERRIED, LORRAINE["players"])
    for changes, path in (
        ({"deck": {"hidden": 40}}, "deck"),
        ({"rack": [["mocha"], {"hidden": 2, "top": "lemon"}]}, "rack/2"),
    ):
        said = refusal(*READING[command](file(tmp_path, position(**changes))))
        assert said.startswith(f"{path}: this is what a player sees, and a position is expected: ")
    assert refusal(*READING[command](file(tmp_path, write_view(at, read_position(at, LORRAINE), 0)))).startswith(
        "deck: this is what"
    )


@pytest.mark.parametrize("command", ["legal", "check-position", "explain", "score"])
def test_that_it_is_of_another_game_is_told_first(command: str, tmp_path: Path) -> None:
    other = {"game": "tiny", "players": ["A"], "at": "nowhere"}
    record = {"format": 1, "rules": "0", "steps": []}

    assert refusal(*READING[command](file(tmp_path, other))) == f"this is a position of 'tiny', not of {GAME}"
    name = file(tmp_path, other | record)
    if command != "explain":
        assert refusal(*READING[command](name)) == f"{name}: this is a game of 'tiny', and not of {GAME}"


def test_moves_are_not_listed_for_somebody_who_does_not_play(tmp_path: Path) -> None:
    name = file(tmp_path, LORRAINE)

    assert refusal("legal", GAME, name, "--seat", "Bob") == f"--seat: 'Bob' does not play; {PLAYERS}"
    assert (
        refusal("legal", GAME, name, "--seat", "Lorrain")
        == f"--seat: 'Lorrain' does not play (did you mean 'Lorraine'?); {PLAYERS}"
    )


def test_holdings_that_do_not_say_enough_are_not_scored(tmp_path: Path) -> None:
    lacking = {key: value for key, value in LORRAINE.items() if key != "scoring card"}

    assert refusal("score", GAME, file(tmp_path, lacking)).startswith("the holdings do not say enough to be scored: they lack ")


# -------------------------------------------------------------------------------------------- positions that cannot be
KNOWN = [card for shelf in LORRAINE["rack"] for card in shelf]
#: The deck of the position, told card by card: what is neither on the rack nor in a stash.
DECK = {"mocha": 10, "lemon": 9, "raspberry": 12, "blueberry": 9}


def told(**changes: Any) -> dict[str, Any]:
    """Return the position with the whole deck told."""
    return position(deck=[card for card, copies in DECK.items() for _ in range(copies)], **changes)


def test_a_position_that_can_be_is_called_possible(tmp_path: Path) -> None:
    assert lexludi("check-position", GAME, file(tmp_path, told())) == Said(0, "nothing impossible is found\n", "")
    assert lexludi("check-position", GAME, file(tmp_path, LORRAINE)) == Said(0, "nothing impossible is found\n", "")


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "sixty-one cards": (
        {"stash": {**LORRAINE["stash"], "Gale": {"lemon": 3}}}, "treasure lemon: there are 16, and the game has 15"
    ),
    "fifty-nine cards": ({"stash": {**LORRAINE["stash"], "Gale": {"lemon": 1}}}, "treasure: there are 59, and the game has 60"),
    "no scoring cards but one": ({"scoring deck": []}, "scoring card: there are 1, and the game has 4"),
    "a fourth round": ({"round": 4}, "(winning/after-three-rounds)"),
    "places that are worth more than those before": (
        {"scoring card": {**LORRAINE["scoring card"], "lemon": [1, 2, 4]}}, "(scoring/places)"
    ),
    "five cards on the first shelf": (
        {"rack": [KNOWN[:5], KNOWN[5:8], KNOWN[8:], []]}, "(setup/rack)"
    ),
    "a turn with nothing on the rack": (
        {"rack": [], "stash": {**LORRAINE["stash"], "Gale": {"lemon": 5, "mocha": 3, "raspberry": 2, "blueberry": 2}}},
        "nothing can be done at 'turn'",
    ),
    "a question where nothing can be done": (
        {"at": "extra", "with": {"taken": "mocha Moar!"}, "rack": [["lemon"]]}, "nobody is asked 'extra' where nothing can be done"
    ),
}  # fmt: skip


def test_more_unknown_cards_than_there_are_is_impossible(tmp_path: Path) -> None:
    said = lexludi("check-position", GAME, file(tmp_path, position(deck={"any": 47})))

    assert said == Said(1, "deck: 47 more cards, and only 40 are left over by the others\n", "")


@pytest.mark.parametrize(("changes", "message"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_that_cannot_be_is_told_to_be_so(changes: dict[str, Any], message: str, tmp_path: Path) -> None:
    name = file(tmp_path, told(**changes))

    said, listed = lexludi("check-position", GAME, name), lexludi("check-position", GAME, name, "--json")

    assert (said.status, said.err) == (1, "")
    assert any(message in line for line in said.out.splitlines())
    assert (listed.status, listed.err) == (1, "")
    assert json.loads(listed.out) == {"impossible": said.out.splitlines()}


# ------------------------------------------------------------------------------------------------------------------ moves
VERBS = "the moves are take, extra, swipe, steal, decline"
IN_WORDS: dict[str, str] = {
    "": "'': a move begins with who makes it: Lorraine, Pierre, Gale, Hironobu",
    "Bob take shelf=1": "'Bob take shelf=1': a move begins with who makes it: Lorraine, Pierre, Gale, Hironobu",
    "[1, 2]": "'[1, 2]': a move begins with who makes it: Lorraine, Pierre, Gale, Hironobu",
    "Lorraine taks shelf=1": f"nobody can 'taks' in Berried Treasure (did you mean 'take'?); {VERBS}",
    "Lorraine decline 1": "'Lorraine: decline 1': after decline comes nothing, and not '1'",
    "Lorraine sings": f"nobody can 'sings' in Berried Treasure; {VERBS}",
    "Lorraine": "'Lorraine': after Lorraine comes a colon and what Lorraine does",
    "Lorraine take": "'take' could mean 4 moves: take shelf=1; take shelf=2; take shelf=3; take shelf=4",
    "Lorraine take shlef=1": "take has no 'shlef' (did you mean 'shelf'?); it says shelf",
    "Lorraine take shelf=1 count=2": "take has no 'count'; it says shelf",
    "Lorraine take shelf=": "'take shelf=' could mean 4 moves: take shelf=1; take shelf=2; take shelf=3; take shelf=4",
    "Lorraine take shelf=one": "take: shelf: 'one' is not a whole number",
    "Lorraine take shelf=1.5": "take: shelf: '1.5' is not a whole number",
    "Lorraine take shelf=5": "there is no shelf 5 here; there is 1, 2, 3, 4",
    "Lorraine take shelf=-1": "there is no shelf -1 here; there is 1, 2, 3, 4",
    "Lorraine steal from=Bob type=lemon": f"steal: from: 'Bob' does not play; {PLAYERS}",
    "Lorraine steal from=Gale type=lemmon": (
        "steal: type: 'lemmon' is no type (did you mean 'lemon'?); there are blueberry, raspberry, mocha, lemon"
    ),
}  # fmt: skip
IN_JSON: dict[str, tuple[dict[str, Any], str]] = {
    "no verb": ({"by": "Lorraine"}, '{"by": "Lorraine"} is no move; a move says who makes it and what: '),
    "a verb that is no word": ({"by": "Lorraine", "do": 7}, '{"by": "Lorraine", "do": 7} is no move; '),
    "an unknown verb": ({"by": "Lorraine", "do": "tale"}, f"nobody can 'tale' in Berried Treasure (did you mean 'take'?); {VERBS}"),
    "a stranger": ({"by": "Bob", "do": "take", "shelf": 1}, f"take: by: 'Bob' does not play; {PLAYERS}"),
    "nobody": ({"do": "take", "shelf": 1}, "take: by: "),
    "a word for a number": ({"by": "Lorraine", "do": "take", "shelf": "1"}, "take: shelf: '1' is not a whole number"),
    "a fraction": ({"by": "Lorraine", "do": "take", "shelf": 1.0}, "take: shelf: 1.0 is not a whole number"),
    "nothing": ({"by": "Lorraine", "do": "take", "shelf": None}, "take: shelf: null is not a whole number"),
    "an argument that is lacking": ({"by": "Lorraine", "do": "take"}, "take does not say its 'shelf'; it says shelf"),
    "an argument too many": ({"by": "Lorraine", "do": "take", "shelf": 1, "end": "left"}, "take has no 'end'; it says shelf"),
    "an argument of declining": ({"by": "Lorraine", "do": "decline", "shelf": 1}, "decline has no 'shelf'; it says none"),
}  # fmt: skip


@pytest.mark.parametrize("words", IN_WORDS)
def test_a_move_in_words_that_cannot_be_read_is_refused(words: str, tmp_path: Path) -> None:
    assert refusal("explain", GAME, file(tmp_path, LORRAINE), words) == IN_WORDS[words]


@pytest.mark.parametrize(("move", "message"), IN_JSON.values(), ids=IN_JSON)
def test_a_move_as_json_that_cannot_be_read_is_refused(move: dict[str, Any], message: str, tmp_path: Path) -> None:
    name = file(tmp_path, LORRAINE)

    assert refusal("explain", GAME, name, json.dumps(move)).startswith(message)
    assert refusal("explain", GAME, name, file(tmp_path, move, "move.json")).startswith(message)
    assert refusal("explain", GAME, name, "-", stdin=json.dumps(move).encode()).startswith(message)


def test_a_move_that_is_no_json_is_refused(tmp_path: Path) -> None:
    name, broken = file(tmp_path, LORRAINE), file(tmp_path, b'{"by": "Lorr', "move.json")

    assert refusal("explain", GAME, name, '{"by": "Lorraine", "do"').startswith(
        "the move: is not JSON: line 1, column 24, where the text ends"
    )
    assert refusal("explain", GAME, name, '{"by": "Gale", "by": "Gale"}') == "the move: 'by' is said twice in one object"
    assert refusal("explain", GAME, name, broken).startswith(f"{broken}: is not JSON: line 1, column 8: ")
    assert refusal("explain", GAME, name, '{"a":' * 100_000) == "the move: is nested too deep"


def test_an_argument_that_cannot_be_otherwise_is_not_said_otherwise(tmp_path: Path) -> None:
    name = file(tmp_path, position(at="extra", **{"with": {"taken": "raspberry Moar!"}}))

    assert (
        refusal("explain", GAME, name, "Lorraine extra shelf=1 end=left") == "extra needs no 'end' here, and it can only be 'right'"
    )


ILLEGAL = {
    "out of turn": ("Gale take shelf=1", "turn/whose", "Gale has nothing to decide now; Lorraine must decide 'turn'"),
    "another move": ("Lorraine extra shelf=1", "turn/take", "'turn' is decided now, and "),
    "passing": ("Lorraine decline", "turn/take", "'turn' is decided now, and "),
    "an empty shelf": ("Lorraine take shelf=4", "turn/end-of-shelf", "is 0, and must be"),
}


@pytest.mark.parametrize(("move", "clause", "reason"), ILLEGAL.values(), ids=ILLEGAL)
def test_a_move_that_is_not_allowed_is_answered_with_no_and_the_clause(move: str, clause: str, reason: str, tmp_path: Path) -> None:
    name = file(tmp_path, position(rack=LORRAINE["rack"][:3], deck={"any": 42}))

    said, listed = lexludi("explain", GAME, name, move), lexludi("explain", GAME, name, move, "--json")

    assert (said.status, said.err) == (1, "")
    assert said.out.startswith("No. ")
    assert f"  {clause} [" in said.out
    assert reason in said.out
    assert (listed.status, listed.err) == (1, "")
    assert [each["clause"] for each in json.loads(listed.out)["because"]] == [clause]


# ------------------------------------------------------------------------------------------------------------- components
def components(**changes: Any) -> dict[str, Any]:
    return {**written(BERRIED), **changes}


CARD = {"blueberry": [10, 5, 3], "raspberry": [8, 4, 2], "mocha": [6, 3, 2], "lemon": [4, 2, 1]}
COMPONENTS: dict[str, tuple[Any, str]] = {
    "a list": ([], "components: an object is expected, not []"),
    "another game": (components(game="tiny"), "these are components of 'tiny', not of berried-treasure"),
    "an unknown component": (components(dice={}), "berried-treasure has no component 'dice'; it has treasure, scoring card"),
    "a list of what is counted": (components(treasure=["lemon"]), 'treasure: the copies of each card are expected, not ["lemon"]'),
    "a count of what is listed": (components(**{"scoring card": {}}), "scoring card: a list of cards is expected, not {}"),
    "a card that there is not": (
        components(treasure={"lemon": 1, "lemmon": 2}), "treasure: 'lemmon' is no treasure (did you mean 'lemon'?)"
    ),
    "a card with a paw too few": (
        components(treasure={"lemon 0 paws": 1}), "treasure: 'lemon 0 paws' is no treasure (did you mean 'lemon "
    ),
    "fewer than none": (components(treasure={"lemon": -1}), "treasure, lemon: a number of copies is expected, not -1"),
    "more than anybody prints": (components(treasure={"lemon": 10**9}), "treasure, lemon: a number of copies is expected, not 1000000000"),
    "a word for a number": (components(treasure={"lemon": "15"}), "treasure, lemon: a number of copies is expected, not '15'"),
    "a card that lacks something": (
        components(**{"scoring card": [CARD, {"lemon": [1]}]}), "scoring card, number 2: a scoring card lacks blueberry, raspberry, mocha"
    ),
    "a card with something else": (
        components(**{"scoring card": [{**CARD, "lemmon": [1]}]}),
        "scoring card, number 1: a scoring card has no 'lemmon' (did you mean 'lemon'?); it has blueberry, raspberry, mocha, lemon",
    ),
    "a word for points": (
        components(**{"scoring card": [{**CARD, "lemon": [4, "two", 1]}]}),
        "scoring card, number 1, lemon, number 2: 'two' is not a whole number",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("data", "message"), COMPONENTS.values(), ids=COMPONENTS)
def test_components_that_cannot_be_read_are_refused(data: Any, message: str, tmp_path: Path) -> None:
    assert refusal("check", GAME, "--components", file(tmp_path, data)).startswith(message)


def test_components_that_the_rules_forbid_are_refused_with_the_clause(tmp_path: Path) -> None:
    few = {**written(BERRIED)["treasure"], "lemon": 5}

    said = refusal("check", GAME, "--components", file(tmp_path, components(treasure=few, **{"scoring card": [CARD] * 3})))

    assert "(setup/shuffle-treasures) (with 2 players) @ $.components" in said
    assert "(setup/shuffle-scoring-cards) (with 5 players) @ $.components" in said
    assert all(line.startswith("berried-treasure: ") for line in said.splitlines())


# -------------------------------------------------------------------------------------------------- vectors and programs
def vector(**changes: Any) -> dict[str, Any]:
    return {**bundled()[0].data, **changes}


VECTORS: dict[str, tuple[Any, str]] = {
    "a newer format": (
        vector(format=FORMAT + 1),
        f"this vector is of format {FORMAT + 1}, and this runner knows format {FORMAT}: a newer lexludi reads it",
    ),
    "no format": ({"id": "x/y"}, f"format: {FORMAT} is expected, not "),
    "a word for a format": (vector(format="1"), f"format: {FORMAT} is expected, not '1'"),
    "no vector": ([7], "a vector is an object, not 7"),
    "an unknown key": (vector(titel="x"), "there is no 'titel' here (did you mean 'title'?)"),
    "no title": ({key: value for key, value in vector().items() if key != "title"}, "it lacks title"),
    "a word for the clauses": (vector(clauses="turn/take"), "clauses: "),
}  # fmt: skip


@pytest.mark.parametrize(("data", "message"), VECTORS.values(), ids=VECTORS)
def test_vectors_that_cannot_be_read_are_refused_with_file_and_place(data: Any, message: str, tmp_path: Path) -> None:
    name = file(tmp_path, data)

    for command in (("vectors", "--vectors", name), ("conform", "--vectors", name, "--", sys.executable)):
        said = refusal(*command)
        assert said.startswith(name)
        assert said.endswith(message) or message in said


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'[{"format": 1', "is not JSON: line 1, column 14"),
        (b'{"id": "\xff"}', "is not UTF-8: byte 8"),
        (b"[" * 100_000, "is nested too deep"),
    ],
    ids=["truncated", "not UTF-8", "deep"],
)
def test_a_file_of_vectors_that_is_no_json_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    name = file(tmp_path, content)

    assert refusal("vectors", "--vectors", name).startswith(f"{name}: {message}")


def test_two_vectors_of_one_id_are_refused(tmp_path: Path) -> None:
    name = file(tmp_path, [vector(), vector()])

    assert refusal("vectors", "--vectors", name).startswith(f"two vectors have the id {bundled()[0].id!r}")


def test_vectors_that_are_not_there_are_told(tmp_path: Path) -> None:
    missing = str(tmp_path / "nothing.json")

    assert refusal("vectors", "--vectors", missing) == f"{missing}: cannot be opened: No such file or directory"
    assert refusal("vectors", "--vectors", str(tmp_path)).startswith("no vector is selected")
    assert refusal("vectors", GAME, "--only", "no such id") == "no vector is selected; none has 'no such id' in its id"
    assert refusal("vectors", "berried-tresure").startswith(f"there is no game 'berried-tresure' (did you mean '{GAME}'?)")


def test_a_program_that_does_not_exist_is_told(tmp_path: Path) -> None:
    script = file(tmp_path, b"print('no permission')", "program")

    assert refusal("conform", GAME, "--", "no-such-program") == "there is no program 'no-such-program'; give a command after --"
    for name in (script, str(tmp_path)):
        assert refusal("conform", GAME, "--", name).startswith(f"there is no program '{name[:20]}")


def test_a_program_that_does_not_greet_is_told_with_what_it_does_instead() -> None:
    ends = started("conform", GAME, "--", sys.executable, "-c", "import sys; sys.exit('no board here')")
    talks = started("conform", GAME, "--", sys.executable, "-c", "print('Welcome!')")

    assert (ends.status, ends.out, talks.status, talks.out) == (2, "", 2, "")
    assert "does not say hello: exited: it ended with status 1" in ends.err
    assert "does not say hello: " in talks.err
    assert talks.err.endswith("'Welcome!'\n")


def test_a_server_answers_whatever_it_is_asked_and_goes_on() -> None:
    lines = (
        b"nonsense", b"[" * 100_000, b"[]", b"{}", b'{"id": 1, "ask": "sing"}', b'{"id": 2, "ask": "hello", "protocol": "2.0"}',
        b'{"id": 3, "ask": "start", "game": "tiny", "players": ["Ann", "Bob"]}', b'{"id": 4, "ask": "legal", "by": "Ann"}',
        b'{"id": 5, "ask": "bye"}', b"never read",
    )  # fmt: skip

    said = started("serve", stdin=b"\n".join(lines))

    replies = [json.loads(line) for line in said.out.splitlines()]
    assert (said.status, said.err) == (0, "")
    assert [reply.pop("id") for reply in replies] == [None, None, None, None, 1, 2, 3, 4, 5]
    assert [next(iter(reply)) for reply in replies] == [*["error"] * 3, *["unsupported"] * 3, "error", "error", "ok"]
    assert replies[5] == {"unsupported": "protocol 2.0; this is 1.0"}
    assert replies[6]["error"].startswith("there is no game 'tiny'; there are ")


# ------------------------------------------------------------------------------------------------------------ closed pipes
@pytest.mark.parametrize(
    "args",
    [("export", GAME), ("export", "--schema"), ("components", GAME), ("rulings", GAME), ("check", GAME), ("games",)],
    ids=" ".join,
)
def test_a_command_whose_reader_has_gone_ends_without_a_word(args: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "lexludi_conformance", *args]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_a_reader_who_has_seen_enough_ends_a_command_without_a_word() -> None:
    command = [sys.executable, "-m", "lexludi_conformance", "export", GAME]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


@pytest.mark.parametrize("question", ["why", "may", "difference"])
def test_a_question_is_answered_with_the_command_that_answers_it(question: str) -> None:
    result = CliRunner().invoke(main, [question, "berried-treasure"])

    assert result.exit_code == 2
    assert "'explain' says whether a move is allowed" in result.output
