"""Records: written and read without loss, of this version or another, refused at the first step that does not fit; saved whole."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from at_table.games import GAMES, seated
from attrs import evolve

from lexludi.errors import Malformed, MalformedOutcome
from lexludi.files import save
from lexludi.play.bots import greedy, worth
from lexludi.play.match import CannotUndo, Match
from lexludi.play.records import NoLongerFits, Record, other_version, played, read_record, written
from lexludi.play.records import seated as seated_by
from lexludi.play.seating import from_position, new_record
from lexludi.positions import read_position, write_position
from lexludi.runtime import Act
from lexludi.table import Table

SCHEMA = jsonschema.Draft202012Validator(
    json.loads((files("lexludi_conformance") / "schemas" / "record.json").read_text(encoding="utf-8"))
)
TINY, NAUGHTS = GAMES["tiny"], GAMES["noughts-and-crosses"]


def match(id_: str = "tiny", seed: str = "1", how: str = "random", **changes: Any) -> Match:
    """Return a match of the computer's players."""
    game = GAMES[id_]
    names = seated(id_).players
    record = evolve(new_record(game, dict.fromkeys(names, how), {}, seed), **changes)
    return Match(Table(game, names, record.readings), record)


def over(at: Match, most: int = 400) -> Match:
    """Return a match, played to its end or for so many steps."""
    for _ in range(most):
        if at.state.winners is not None or at.advance() is None:
            break
    return at


def told(record: Record) -> dict[str, Any]:
    data = json.loads(written(record))
    assert isinstance(data, dict)
    return data


# ------------------------------------------------------------------------------------------------------- without loss
@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("how", ["random", "greedy"])
def test_every_game_is_recorded_and_played_over(id_: str, how: str) -> None:
    played_ = over(match(id_, how=how), 40)
    data = told(played_.record)
    again = Match(played_.table, read_record(data))

    assert list(SCHEMA.iter_errors(data)) == []
    assert read_record(data) == read_record(told(again.record))
    assert again.state == played_.state
    assert [step.account for step in again.history] == [step.account for step in played_.history]


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    first, same, other = (written(over(match("small-rummy", seed)).record) for seed in ("a", "a", "b"))

    assert first == same
    assert first != other


def test_a_game_that_is_gone_on_with_goes_on_as_it_would_have() -> None:
    whole = over(match("small-rummy", "x"))
    half = over(match("small-rummy", "x"), 9)

    assert over(Match(half.table, read_record(told(half.record)))).record == whole.record


def test_one_step_stands_on_one_line() -> None:
    record = over(match()).record

    assert len(written(record).splitlines()) == 11 + len(record.steps)
    assert written(evolve(record, steps=())).endswith('"steps": []\n}\n')


# -------------------------------------------------------------------------------------------------- what does not fit
def test_a_record_of_another_version_says_so_and_keeps_its_readings() -> None:
    record = over(match()).record
    later = evolve(TINY, version="2.0", rulings=tuple(evolve(each, default="B") for each in TINY.rulings))

    assert other_version(record, TINY) == ""
    assert other_version(record, later) == "played by rules 1.0; these are rules 2.0, and it is played over by its own readings"
    assert seated_by(record, later).readings == {"Q1": "A", "Q2": "A", "Q3": "A"}
    assert len(list(played(seated_by(record, later), record))) == len(record.steps)


def test_a_reading_that_the_rules_know_no_more_is_named() -> None:
    record = over(match()).record
    fewer = evolve(TINY, version="2.0", rulings=TINY.rulings[1:])
    others = evolve(
        TINY, version="2.0",
        rulings=tuple(evolve(each, answers=each.answers[1:], default="B") for each in TINY.rulings[:1]) + TINY.rulings[1:],
    )  # fmt: skip

    with pytest.raises(NoLongerFits, match=r"by a reading of Q1, which rules 2\.0 of Tiny do not leave open"):
        seated_by(record, fewer)
    with pytest.raises(NoLongerFits, match=r"by a reading that rules 2\.0 do not have: .*Q1 has no reading 'A'"):
        seated_by(record, others)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"square": "A1"}, r"^move 3 \(steps\[2\]\) does not fit, where the game is at 'turn': .* is not allowed: empty: "),
        ({"by": "Pierre"}, r"^move 3 .*turns: Pierre has nothing to decide now"),
        ({"square": "Z9"}, r"^move 3 .*'Z9' is no square"),
        ({"do": "sing"}, r"^move 3 .*nobody can 'sing'"),
    ],
)
def test_the_first_move_that_does_not_fit_is_told(change: dict[str, str], message: str) -> None:
    moves = [{"by": ("Lorraine", "Pierre")[i % 2], "do": "mark", "square": square} for i, square in enumerate(("A1", "B1", "C1"))]
    moves[2] |= change
    record = evolve(new_record(NAUGHTS, {"Lorraine": "", "Pierre": ""}, {}, "1"), steps=tuple(moves))
    steps = played(seated_by(record, NAUGHTS), record)

    assert [next(steps).told, next(steps).told] == moves[:2]
    with pytest.raises(NoLongerFits, match=message):
        next(steps)


def test_a_move_after_the_end_and_an_outcome_that_cannot_be_do_not_fit() -> None:
    record = over(match()).record
    longer = evolve(record, steps=(*record.steps, {"by": "Lorraine", "do": "take", "count": 1}))
    wrong = evolve(record, steps=({"chance": "coins", "outcome": ["copper"]}, *record.steps[1:]))

    with pytest.raises(NoLongerFits, match="where the game is over"):
        list(played(seated("tiny"), longer))
    with pytest.raises(NoLongerFits, match=r"what chance settled after move 0 \(steps\[0\]\) .*not the cards that were shuffled"):
        list(played(seated("tiny"), wrong))


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("another-mans-treasure", "cards: these are not the cards that were shuffled: 2 Blue 1/11 instead of 3, 4 wild 6-11 instead of 3"),
        ("small-rummy", "cards: these are not the cards that were shuffled: 1 cup 1 instead of 2, 3 rose 6 instead of 2"),
        ("canals", "tiles: these are not the cards that were shuffled: 4 bend instead of 5, 4 fork instead of 3"),
        ("tiny", "coins: these are not the cards that were shuffled: 1 copper instead of 2, 2 silver old instead of 1"),
    ],
)  # fmt: skip
def test_cards_that_were_not_shuffled_are_called_by_their_names(id_: str, said: str) -> None:
    at = seated(id_)
    state = at.start()
    while (chance := at.chance(state)) is None or chance.place is None:
        state = at.play(state, at.legal(state)[0]) if chance is None else at.settle(state, chance.among[0])

    with pytest.raises(MalformedOutcome) as wrong:
        at.settle(state, (*chance.among[1:], chance.among[-1]))
    assert str(wrong.value) == said


GOOD = told(over(match()).record)
MALFORMED: list[tuple[Any, str]] = [
    ([], "a saved game is an object, not []"),
    ({key: value for key, value in GOOD.items() if key != "rules"}, "a saved game says its 'rules', and this one does not"),
    (GOOD | {"stepz": []}, "a saved game has no 'stepz' (did you mean 'steps'?)"),
    (GOOD | {"format": 2}, "format 2 is not known here; this is format 1"),
    (GOOD | {"format": True}, "format true is not known here"),
    (GOOD | {"game": 7}, "game: a text is expected, not 7"),
    (GOOD | {"rules": 1.0}, "rules: a text is expected, not 1.0"),
    (GOOD | {"players": "Ann"}, "players: a list of names is expected"),
    (GOOD | {"players": []}, "players: a list of names is expected"),
    (GOOD | {"readings": {"Q1": 1}}, "readings: an object of texts is expected"),
    (GOOD | {"bots": ["Ann"]}, "bots: an object of texts is expected"),
    (GOOD | {"given": 1}, "given: a position is expected, not 1"),
    (GOOD | {"steps": {}}, "steps: a list is expected, not {}"),
    (GOOD | {"game": ""}, "game: a text is expected, not ''"),
    (GOOD | {"rules": ""}, "rules: a text is expected, not ''"),
    (GOOD | {"rules": " "}, "rules: a text is expected, not ' '"),
    (GOOD | {"players": ["Ann", "Bob", "Ann"]}, "players: two players cannot have one name, Ann"),
    (GOOD | {"players": ["Ann", ""]}, "players: a name has 1 to 40 letters that can be printed, without = and :, unlike ''"),
    (GOOD | {"players": ["Ann", "Bob: "]}, "players: a name has 1 to 40 letters"),
    (GOOD | {"players": ["Ann", "x" * 41]}, "players: a name has 1 to 40 letters"),
    (GOOD | {"bots": {"Lorraine": "greedi"}}, "bots: nobody plays 'greedi' (did you mean 'greedy'?); the computer plays "),
    (GOOD | {"steps": [17]}, "steps[0]: a move says by whom and what it is: by, do; and not 17"),
    (GOOD | {"steps": [{"by": "Ann"}]}, "steps[0]: a move says by whom and what it is"),
    (GOOD | {"steps": [{"chance": "coins"}]}, "steps[0]: it lacks outcome"),
    (GOOD | {"steps": [{"check": {"weather": "fine"}}]}, "steps[0]: check: there is no 'weather' here"),
    (GOOD | {"steps": [{"check": {"by": "Ann"}}]}, "steps[0]: check: by: a list of names is expected"),
    (GOOD | {"steps": [{"check": {}, "do": "take", "by": "Ann"}]}, "steps[0]: there is no "),
]


@pytest.mark.parametrize(("data", "message"), MALFORMED, ids=lambda each: each if isinstance(each, str) else "")
def test_what_is_no_record_is_refused_and_the_schema_refuses_it_as_well(data: Any, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_record(data, "it.json")

    assert str(caught.value).startswith("it.json: ")
    assert message in str(caught.value)
    assert not SCHEMA.is_valid(data)


def test_only_who_plays_is_played_by_the_computer() -> None:
    with pytest.raises(Malformed, match=r"^it.json: bots: 'Loraine' does not play \(did you mean 'Lorraine'\?\); Lorraine, "):
        read_record(GOOD | {"bots": {"Loraine": "greedy"}}, "it.json")


# ------------------------------------------------------------------------------------------------------------- checks
def checked(record: Record, **claims: Any) -> Record:
    """Return a record with a check after its third step."""
    return evolve(record, steps=(*record.steps[:3], {"check": claims}, *record.steps[3:]))


def test_the_checks_of_a_record_are_kept_where_they_stand() -> None:
    whole = over(match()).record
    after = list(played(seated("tiny"), whole))[2].after
    record = checked(whole, at=after.point[0], position=write_position(seated("tiny"), after))
    again = Match(seated("tiny"), read_record(told(record)))

    assert again.record == record
    assert [step.told for step in again.history] == list(whole.steps)
    assert [step.nth for step in again.history] == [i for i in range(len(record.steps)) if i != 3]
    assert over(Match(seated("tiny"), evolve(record, steps=record.steps[:4]))).record == record


def test_taking_back_leaves_the_checks_of_what_stays() -> None:
    at = people("noughts-and-crosses", 2, "Lorraine: mark square=A1", "Pierre: mark square=B2", "Lorraine: mark square=C3")
    steps, check = at.record.steps, {"check": {"by": ["Pierre"]}}
    again = Match(at.table, evolve(at.record, steps=(steps[0], check, *steps[1:])))

    assert again.undo(1) == 2
    assert list(again.record.steps) == [steps[0], check]
    assert again.undo(0) == 1
    assert list(again.record.steps) == []


@pytest.mark.parametrize(
    ("claims", "why"),
    [
        ({"at": "scoring"}, 'at: expected "scoring", got "turn"'),
        ({"by": ["Gale"]}, 'by: expected ["Gale"], got ["Pierre"]'),
        ({"winners": ["Gale"]}, 'winners: expected ["Gale"], got null'),
        ({"position": {"at": "scoring"}}, 'position, at: expected "scoring", got "turn"'),
        ({"position": {}}, "purse: expected []"),
        ({"position": {"tea": 1}}, "has no 'tea'"),
        ({"legal": {"Pierre": []}}, 'legal, Pierre: {"by": "Pierre", "do": "take", "count": 1} is too much'),
        ({"legal": {"Lorraine": [{"do": "sing"}]}}, "nobody can 'sing'"),
        ({"legal": {"Nobody": []}}, "'Nobody' does not play"),
        ({"views": {"Gale": {"at": "scoring"}}}, "view of Gale: at: expected"),
    ],
)
def test_a_check_that_is_not_so_does_not_fit(claims: Any, why: str) -> None:
    record = checked(over(match()).record, **claims)

    with pytest.raises(NoLongerFits) as caught:
        Match(seated("tiny"), record)
    assert str(caught.value).startswith("the check after move 1 (steps[3]) does not fit, where the game is at 'turn': ")
    assert why in str(caught.value)


def test_checks_are_no_claims_about_other_readings() -> None:
    record = checked(over(match()).record, at="scoring")
    other = Table(TINY, record.players, {**record.readings, "Q2": "B"})

    assert len(list(played(other, record))) == len(record.steps) - 1


# -------------------------------------------------------------------------------------------------- going on, by which rules
def test_a_record_that_is_gone_on_with_is_one_by_the_rules_of_now() -> None:
    older = evolve(over(match(), 4).record, rules="0.9", readings={})
    again = Match(seated("tiny"), older)

    assert again.record.rules == TINY.version
    assert again.record.readings == seated("tiny").readings
    assert other_version(over(again).record, TINY) == ""


# ------------------------------------------------------------------------------------------------------------- saving
def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save(path, "first")
    monkeypatch.setattr("os.fsync", _fail)

    with pytest.raises(OSError, match="no space"):
        save(path, "second")
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert path.read_text(encoding="utf-8") == "first"


def _fail(_: int) -> None:
    raise OSError(28, "no space")


def test_a_link_is_followed_and_a_device_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "game.json")
    save(tmp_path / "link", "saved")

    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "saved"
    assert (tmp_path / "link").is_symlink()
    with pytest.raises(OSError, match="No space left"):
        save(Path("/dev/full"), "lost")
    assert Path("/dev/full").is_char_device()


# ----------------------------------------------------------------------------------------------------- from a position
def test_a_game_begins_at_a_position_and_unknown_cards_are_drawn_from_the_seed() -> None:
    at = seated("small-rummy", 2)
    data = {
        "players": list(at.players), "at": "discard", "by": ["Lorraine"], "stock": {"any": 27},
        "pile": ["cup 6"], "hand": {"Lorraine": {"any": 4}, "Pierre": {"any": 4}},
    }  # fmt: skip
    records = [from_position(at.game, data, {"Pierre": "greedy"}, {}, seed) for seed in ("1", "1", "2")]

    assert records[0] == records[1] != records[2]
    assert records[0].bots == {"Pierre": "greedy"}
    assert Match(at, read_record(told(records[0]))).state == read_position(at, records[0].given)
    assert write_position(at, over(Match(at, evolve(records[0], bots=dict.fromkeys(at.players, "greedy")))).state)


# ---------------------------------------------------------------------------------------------------------- the match
def people(id_: str, players: int, *words: str, seed: str = "1") -> Match:
    """Return a match of people who have made some moves."""
    table = seated(id_, players)
    at = Match(table, new_record(GAMES[id_], dict.fromkeys(table.players, ""), {}, seed))
    for each in words:
        at.make(table.read_act(table.read_words(each)))
    return at


def test_a_player_takes_back_his_own_last_decision_and_what_came_after() -> None:
    at = people("noughts-and-crosses", 2, "Lorraine: mark square=A1", "Pierre: mark square=B2", "Lorraine: mark square=C3")
    before = at.history[1].before

    assert at.undo(1) == 2
    assert at.state == before
    assert len(at.record.steps) == 1
    with pytest.raises(CannotUndo, match="Pierre: nothing has been decided yet"):
        at.undo(1)


def test_what_has_been_seen_is_not_taken_back() -> None:
    at = people("tiny", 2)
    while at.advance():
        pass
    seat = at.table.deciders(at.state)[0]
    at.make(at.table.legal(at.state)[0])

    with pytest.raises(
        CannotUndo, match=r"take count=1 cannot be taken back: a card that was hidden before has been seen since, by "
    ):
        at.undo(seat)
    assert len(at.record.steps) == 3


# ------------------------------------------------------------------------------------------------------------- greed
def test_the_greedy_take_what_is_worth_most() -> None:
    at = seated("berried-treasure", 2)
    data = {
        "players": list(at.players), "at": "turn", "by": ["Pierre"], "round": 1, "deck": {"any": 41}, "scoring deck": {"any": 3},
        "scoring card": {"blueberry": [4, 2, 1], "raspberry": [6, 3, 2], "mocha": [8, 4, 2], "lemon": [10, 5, 3]},
        "rack": [["lemon"], ["mocha"], ["raspberry"], ["blueberry"]],
        "stash": {"Lorraine": {"mocha": 4}, "Pierre": {"blueberry": 5, "raspberry": 3}},
    }  # fmt: skip
    state = read_position(at, data)

    assert {greedy(at, state, 1, random.Random(seed)).args for seed in range(8)} == {(("shelf", 1),)}


def test_the_greedy_draw_among_what_is_worth_the_same() -> None:
    at = seated("noughts-and-crosses")
    chosen = {greedy(at, at.start(), 0, random.Random(seed)) for seed in range(60)}

    assert len(chosen) == 9


def test_the_greedy_win_at_once_if_they_can() -> None:
    at = people("noughts-and-crosses", 2, *(f"{who}: mark square={where}" for who, where in (
        ("Lorraine", "A1"), ("Pierre", "A2"), ("Lorraine", "B1"), ("Pierre", "B2"))))  # fmt: skip

    assert {greedy(at.table, at.state, 0, random.Random(seed)) for seed in range(5)} == {Act(0, "mark", (("square", "C1"),))}


def test_the_worth_of_a_secret_decision_is_what_it_does_to_oneself() -> None:
    at = people("sealed-bids", 2, "Lorraine: offer amount=4")

    assert worth(at.table, at.state, 0) == (0, 0)
