"""Random games in lock step: however a program settles chance, what it does otherwise is found, and shown again by a vector."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conforming import lexludi, program, write_vectors
from support import BERRIED

from lexludi.random_play import outcome, playout, with_likings
from lexludi.runtime import Act
from lexludi.table import Table
from lexludi_conformance import lockstep
from lexludi_conformance.judge import judge
from lexludi_conformance.lockstep import Played, names, play, played_over
from lexludi_conformance.program import Local
from lexludi_conformance.serve import Server
from lexludi_conformance.validity import OFFER, depends
from lexludi_conformance.vectors import read_vector
from lexludi_spec.errors import InvalidReading

pytestmark = pytest.mark.usefixtures("here")
GAME = BERRIED.id
Reply = dict[str, Any]
#: What a program says otherwise: it may change a reply to a request.
Lie = Callable[[Reply, Reply], None]


def honest(_: Reply, __: Reply) -> None:
    """Say what the reference says."""


def forgets_moves(request: Reply, reply: Reply) -> None:
    """List one move less at larceny: nobody may rob the first player that may be robbed."""
    if request["ask"] == "legal" and any(move["do"] == "steal" for move in reply["ok"]):
        reply["ok"].remove(next(move for move in reply["ok"] if move["do"] == "steal"))


def hides_the_round(request: Reply, reply: Reply) -> None:
    """Tell another round than it is."""
    if request["ask"] == "position":
        reply["ok"]["round"] += 1


def sees_the_deck(request: Reply, reply: Reply) -> None:
    """Show the first card of the deck to everybody."""
    if request["ask"] == "view" and isinstance(reply["ok"].get("deck"), dict):
        reply["ok"]["deck"] = ["lemon", {"hidden": reply["ok"]["deck"]["hidden"] - 1}]


def forgets_the_treasure(request: Reply, reply: Reply) -> None:
    """Tell another treasure than the one that has been taken."""
    if request["ask"] == "position" and "taken" in reply["ok"].get("with", {}):
        reply["ok"]["with"] = {"taken": "lemon 1 paw"}


LIES: dict[Lie, str] = {
    forgets_moves: "legal, ",
    hides_the_round: "here: round",
    sees_the_deck: "view of ",
    forgets_the_treasure: "here: position, with",
}


def given(lie: Lie) -> tuple[Local, dict[str, Any]]:
    """Return a program to which the outcomes of chance are given."""
    server = Server()

    def answer(request: Reply) -> Reply:
        reply = server.answer(request)
        if "ok" in reply:
            lie(request, reply)
        return reply

    return Local(answer), OFFER


def announced(lie: Lie) -> tuple[Local, dict[str, Any]]:
    """Return a program that settles chance by its own seeded generator, and tells how."""
    server, rng = Server(), random.Random()

    def answer(request: Reply) -> Reply:
        if request["ask"] == "start" and "seed" in request:
            rng.seed(request["seed"])
        if request["ask"] == "chance" and "outcome" not in request:
            table, state = server.now()
            chance = table.chance(state)
            assert chance is not None
            told = table.notation.write(outcome(chance, rng), chance.sort)
            reply = server.answer(request | {"outcome": told})
            reply["ok"]["outcome"] = told
        else:
            reply = server.answer(request)
        if "ok" in reply:
            lie(request, reply)
        return reply

    return Local(answer), OFFER | {"chance": "announced"}


def started_anew(lie: Lie) -> tuple[Local, dict[str, Any]]:
    """Return a program that settles chance for itself alone, and can be started at any position."""
    local, offer = given(lie)
    return local, offer | {"chance": "logged"}


def steps(table: Table, seed: str, choose: Callable[[list[Act]], Act] | None = None) -> list[Reply]:
    """Return a whole random game as a record."""
    found: list[Reply] = []
    for state, done in playout(table, random.Random(seed), choose=choose):
        chance = table.chance(state) if state.winners is None else None
        if chance is not None:
            found.append({"chance": chance.what, "outcome": table.notation.write(done, chance.sort)})
        elif isinstance(done, Act):
            found.append(table.write_act(done))
    return found


def logged(change: Callable[[list[Reply]], Any]) -> tuple[Local, dict[str, Any]]:
    """Return a program that only hands over finished games, changed in some way."""

    def answer(request: Reply) -> Reply:
        assert request["ask"] == "record"
        record = steps(Table(BERRIED, request["players"], request["readings"]), request["seed"])
        return {"id": request["id"], "ok": change(record)}

    return Local(answer), {"players": [2, 5], "readings": {}, "chance": "logged", "can": ["replay"]}


def played(to: tuple[Local, dict[str, Any]], numbers: tuple[int, ...] = (2, 4), games: int = 2, seed: str = "7") -> list[Played]:
    """Play random games in lock step."""
    program, offer = to
    return list(play(program, GAME, offer, numbers, games, seed, {}))


# ------------------------------------------------------------------------------------------------ no difference
@pytest.mark.parametrize("kind", [given, announced, started_anew])
def test_the_reference_is_in_step_with_itself_however_chance_is_settled(
    kind: Callable[[Lie], tuple[Local, dict[str, Any]]],
) -> None:
    found = played(kind(honest), numbers=(2, 3, 4, 5), games=1)

    assert [(each.players, each.number, each.difference) for each in found] == [(n, 1, "") for n in (2, 3, 4, 5)]
    assert all(each.decisions > 20 for each in found)


def test_a_program_that_hands_over_finished_games_is_played_over() -> None:
    found = played(logged(lambda record: record))

    assert [each.difference for each in found] == [""] * 4
    assert all(each.decisions > 20 for each in found)


@pytest.mark.parametrize("kind", [given, announced])
def test_the_same_seed_gives_the_same_games(kind: Callable[[Lie], tuple[Local, dict[str, Any]]]) -> None:
    first, second, other = (played(kind(honest), seed=seed) for seed in ("7", "7", "8"))

    assert first == second
    assert first != other


def test_games_differ_in_what_is_usual_and_leave_nothing_out() -> None:
    passing, other, another = Act(0, "pass"), Act(0, "take", (("shelf", 1),)), Act(0, "take", (("shelf", 2),))
    shares = []
    for seed in range(30):
        pick = with_likings(random.Random(seed))
        found = [pick([passing, other, another]) for _ in range(300)]
        assert {passing, other, another} == set(found)
        shares.append(found.count(passing) / 300)

    assert min(shares) < 0.12
    assert max(shares) > 0.88


# ------------------------------------------------------------------------------------------------- differences
@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("kind", [given, announced, started_anew])
def test_what_is_otherwise_is_found_and_its_vector_shows_it_again(
    kind: Callable[[Lie], tuple[Local, dict[str, Any]]], lie: Lie
) -> None:
    *before, last = played(kind(lie), numbers=(4,), games=50)

    assert not any(each.difference for each in before)
    assert LIES[lie] in last.difference
    assert last.difference.startswith(f"game 7/4/{last.number}: ")
    assert last.vector is not None
    vector = read_vector(last.vector, "the difference")
    for does, status in ((honest, "passed"), (lie, "failed")):
        local, offer = kind(does)
        (verdict,) = judge(local, [vector], {GAME: offer}, depends)
        assert (verdict.status, verdict.reason) == (status, "")


def test_who_decides_at_once_may_be_told_in_any_order() -> None:
    def turns_round(_: Reply, reply: Reply) -> None:
        if isinstance(reply["ok"], dict) and "by" in reply["ok"]:
            reply["ok"]["by"].reverse()

    local, offer = given(turns_round)
    (only,) = play(local, "buried-treasure", offer, [3], 1, "7", {})

    assert only.difference == ""


def with_check(check: Reply) -> Callable[[list[Reply]], list[Reply]]:
    """Return what puts a check into a record, after the first move."""
    return lambda record: [*record[:5], {"check": check}, *record[5:]]


def test_a_program_that_knows_no_positions_is_shown_its_difference_by_a_replay() -> None:
    local, offer = given(forgets_moves)
    offer = offer | {"can": ["replay"]}
    *_, last = play(local, GAME, offer, [3], 50, "7", {})

    assert last.positions == 0
    assert last.vector is not None
    assert last.vector["steps"][-1]["check"]["at"] == "larceny"
    (verdict,) = judge(local, [read_vector(last.vector, "the difference")], {GAME: offer}, depends)
    assert verdict.status == "failed"


def test_what_is_seen_is_compared_even_if_the_program_knows_no_positions() -> None:
    local, offer = given(sees_the_deck)
    (last,) = play(local, GAME, offer | {"can": ["view"]}, [3], 5, "7", {})

    assert "view of " in last.difference


def test_a_difference_that_no_vector_shows_again_has_none() -> None:
    local, offer = given(forgets_moves)
    *_, last = play(local, GAME, offer | {"can": ["score"]}, [3], 50, "7", {})

    assert last.difference
    assert last.vector is None


@pytest.mark.parametrize("seed", ["Berlin", "1.5", "a_b", "Größe /// 7", ""])
def test_any_text_is_a_seed(seed: str) -> None:
    *_, last = played(given(hides_the_round), numbers=(3,), games=1, seed=seed)

    assert last.vector is not None
    assert read_vector(last.vector, "the difference").id.startswith(f"{GAME}/lockstep/")


def test_only_a_program_that_announces_is_given_a_seed() -> None:
    asked: list[Reply] = []

    def overheard(request: Reply, _: Reply) -> None:
        asked.append(request)

    for kind in (given, announced, started_anew):
        asked.clear()
        played(kind(overheard), numbers=(2,), games=1)
        starts = [request for request in asked if request["ask"] == "start"]
        assert starts
        assert all(("seed" in request) is (kind is announced) for request in starts)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda record: record[:-1], "the game is not over"),
        (lambda record: [record[1], record[0], *record[2:]], "what chance settled after move 0 (steps[0]) does not fit, "),
        (
            lambda record: [*record[:5], {"chance": "deck", "outcome": []}, *record[5:]],
            "(steps[5]) does not fit, where the game is at 'turn': 'deck' is not up to chance now",
        ),
        (lambda record: [*record, record[-1]], "does not fit, where the game is over: "),
        (
            lambda record: [{"check": {"at": "turn"}}, *record],
            'the check after move 0 (steps[0]) does not fit, where the game is at \'scoring cards\': at: expected "turn", got "scoring cards"',
        ),
        (lambda record: [{"check": {"position": {}}}, *record], ": deck: expected []"),
        (
            lambda record: [{**record[0], "outcome": None}, *record[1:]],
            "(steps[0]) does not fit, where the game is at 'scoring cards': outcome of ",
        ),
        (lambda record: [*record[:4], 17, *record[4:]], "steps[4]: a move says by whom and what it is: by, do; and not 17"),
        (lambda record: {"moves": record}, "the record: steps: a list is expected"),
        (
            with_check({"winners": ["Lorraine"]}),
            "(steps[5]) does not fit, where the game is at 'turn': winners: expected [\"Lorraine\"], got null",
        ),
        (with_check({"legal": {"Pierre": [{"do": "steal"}]}}), ": legal, Pierre: "),
        (with_check({"views": {"Lorraine": {"round": 2}}}), ": view of Lorraine: "),
        (with_check({"position": {"round": 2}}), ": deck: expected []"),
        (with_check({"weather": "fine"}), "steps[5]: check: there is no 'weather' here"),
    ],
)
def test_a_record_of_what_cannot_have_happened_is_a_difference(change: Callable[[list[Reply]], Any], why: str) -> None:
    (found,) = played(logged(change))

    assert why in found.difference
    assert found.vector is None


def test_checks_within_a_record_are_held_against_the_game() -> None:
    table = Table(BERRIED, names(BERRIED, 3))
    record = steps(table, "checks")

    assert played_over(table, record)[0] == ""
    assert played_over(table, [{"check": {"at": "scoring cards"}}, *record])[0] == ""


# -------------------------------------------------------------------------------------------------- the command
def test_the_command_says_how_many_games_were_played_and_from_which_seed() -> None:
    said = lexludi(
        "conform", GAME, "--games", 1, "--players", 2, "--players", 3, "--seed", "here", "--", *program("declares", "{}")
    )

    name, two, three, last = said.stdout.splitlines()
    assert said.exit_code == 0
    assert name.startswith("lexludi ")
    assert two.startswith(f"{GAME}, 2 players: 1 games, ")
    assert three.startswith(f"{GAME}, 3 players: 1 games, ")
    assert last == "no difference (seed here)"


def test_the_command_prints_the_first_difference_as_a_vector_that_the_program_fails(tmp_path: Path) -> None:
    liar = program("forgets_to_steal")
    said = lexludi("conform", GAME, "--games", 9, "--players", 3, "--json", "--", *liar)
    found = json.loads(said.stdout)

    assert said.exit_code == 1
    assert found["difference"]["what"].startswith("game 0/3/")
    again = lexludi("conform", "--vectors", write_vectors(tmp_path / "found.json", [found["difference"]["vector"]]), "--", *liar)
    assert again.exit_code == 1
    assert "1 failed" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--games", 0), "0 is not in the range"),
        (("--games", "many"), "'many' is not a valid integer"),
        (("--players", 3), "--games plays random games, to which --players and --reading belong"),
        (("--games", 1, "--only", "moar"), "--vectors and --only do not"),
        (("--games", 1, "--players", 9), "lexludi plays none of these games with so many players"),
        (("no-such-game", "--games", 1), "there is no game 'no-such-game'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(arguments: tuple[object, ...], why: str) -> None:
    said = lexludi("conform", *arguments, "--", *program("declares", "{}"))

    assert said.exit_code == 2
    assert said.stdout == ""
    assert why in said.stderr


def test_fixed_readings_are_played_in_every_game_and_those_of_no_option_are_refused() -> None:
    seen: list[dict[str, str]] = []

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        if request["ask"] == "start":
            seen.append(request["readings"])
        return server.answer(request)

    server = Server()
    list(play(Local(answer), GAME, OFFER, [2], 4, "7", {"BT-Q15": "B"}))

    assert len(seen) >= 4
    assert all(readings["BT-Q15"] == "B" for readings in seen)
    with pytest.raises(InvalidReading):
        list(play(Local(answer), GAME, OFFER, [2], 1, "7", {"BT-Q15": "Z"}))


def test_a_game_that_goes_on_for_too_long_is_broken_off_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lockstep, "LONGEST", 5)

    (first,) = play(Local(Server().answer), GAME, OFFER, [2], 1, "7", {})

    assert first.unfinished
    assert first.decisions == 5
