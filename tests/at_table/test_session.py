"""A sitting: every game is played, every command does what it says, nonsense is answered, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from at_table.games import GAMES, seated
from attrs import evolve
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lexludi.errors import MalformedMove
from lexludi.files import read_json
from lexludi.play.match import Match
from lexludi.play.records import read_record
from lexludi.play.screen import Left, Screen
from lexludi.play.seating import new_record
from lexludi.play.session import Session
from lexludi.play.words import listed_as, typed
from lexludi.table import Table


class Scripted(Screen):
    """A screen at which a script types, and which remembers what it says."""

    def __init__(self, answers: Iterator[str] | Callable[[str, list[str]], str], *, interactive: bool = False) -> None:
        super().__init__(colour=False)
        self.answers, self.said, self.interactive, self.clears = answers, list[str](), interactive, False

    def _write(self, text: str) -> None:
        self.said.append(text)

    def ask(self, prompt: str) -> str:
        """Let the script type; its end is the end of the input."""
        self.said.append(prompt)
        answer = self.answers(prompt, self.said) if callable(self.answers) else next(self.answers, "\x04")
        if answer == "\x04":
            raise Left
        self.said.append(f"« {answer}")
        return answer

    def since(self, said: str) -> str:
        """Return what was said after something was typed, up to what was typed next."""
        start = len(self.said) - 1 - self.said[::-1].index(f"« {said}")
        rest = self.said[start + 1 :]
        end = next((i for i, line in enumerate(rest) if line.startswith("« ")), len(rest))
        return "\n".join(rest[:end])


def sitting(
    id_: str, folder: Path, *typed: str, bots: dict[str, str] | None = None, players: int | None = None, interactive: bool = False,
    seed: str = "1", table: Table | None = None, path: Path | None = None,
) -> tuple[Session, Scripted, int]:  # fmt: skip
    """Play a game with what is typed; return the session, its screen and its status."""
    at = table or seated(id_, players)
    record = new_record(at.game, dict.fromkeys(at.players, "") | (bots or {}), {}, seed)
    screen = Scripted(iter(typed), interactive=interactive)
    session = Session(Match(at, record), screen, path or folder / "game.json")
    return session, screen, session.run()


def answer(id_: str, folder: Path, *typed: str, **more: Any) -> str:
    """Return what is said to the last of some lines."""
    return sitting(id_, folder, *typed, **more)[1].since(typed[-1])


# --------------------------------------------------------------------------------------------------------- every game
@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("interactive", [False, True], ids=["in a pipe", "in a terminal"])
def test_every_game_is_played_from_one_screen(id_: str, interactive: bool, tmp_path: Path) -> None:
    rng, at, count = random.Random(5), seated(id_), 0

    def typing(prompt: str, said: list[str]) -> str:
        nonlocal count
        count += 1
        if "press Enter" in prompt:
            return ""
        numbers = [line.split()[0] for line in said[-60:] if line.strip()[:1].isdigit()]
        return "\x04" if count > 25 else rng.choice(["why 1", "moves", "rules", *numbers[-1:], "1", "1", "1", "undo"])

    screen = Scripted(typing, interactive=interactive)
    path = tmp_path / "game.json"
    session = Session(Match(at, new_record(at.game, dict.fromkeys(at.players, ""), {}, "9")), screen, path)

    assert session.run() == 0
    again = Match(at, read_record(read_json(str(path))))
    assert again.state == session.match.state
    assert len(again.history) > 0


@pytest.mark.parametrize("id_", [pytest.param(id_, marks=pytest.mark.slow) if id_ == "schatzjagd" else id_ for id_ in GAMES])
def test_the_computer_plays_every_game_alone(id_: str, tmp_path: Path) -> None:
    at = seated(id_)
    session, screen, status = sitting(id_, tmp_path, bots=dict.fromkeys(at.players, "random"))

    assert (status, session.match.state.winners is not None) == (0, True)
    assert any("The game is over" in line for line in screen.said)


def test_a_player_is_shown_nothing_that_only_another_sees(tmp_path: Path) -> None:
    at = seated("small-rummy", 2)
    shown: dict[str, set[str]] = {name: set() for name in at.players}
    hands: dict[str, set[str]] = {name: set() for name in at.players}
    mark = 0

    def typing(prompt: str, said: list[str]) -> str:
        nonlocal mark
        name = prompt.partition(",")[0].removesuffix("> ")
        if "press Enter" in prompt:
            mark = len(said)
            return ""
        state = session.match.state
        for seat, who in enumerate(at.players):
            hands[who] = {card.name for card in state.cells[at.flow.places.cells["hand"][seat]]}
        others = set().union(*(hand for who, hand in hands.items() if who != name)) - hands[name]
        open_ = ("pile", "set", "runs")
        public = {card.name for name in open_ for i in at.flow.places.cells[name].values() for card in state.cells[i]}
        text = "\n".join(said[mark:])
        shown[name] |= {card for card in others - public if f" {card}" in text or f"={card}" in text}
        return "1"

    session = Session(
        Match(at, new_record(at.game, dict.fromkeys(at.players, ""), {}, "3")),
        Scripted(typing, interactive=True),
        tmp_path / "g.json",
    )
    session.run()

    assert shown == {name: set() for name in at.players}


# ----------------------------------------------------------------------------------------------------------- commands
NAUGHTS = "noughts-and-crosses"


@pytest.mark.parametrize("typed", ["5", "mark square=B2", "mark B2", "MARK b2", "Lorraine: mark square=B2", "m b2", "mark square b2", "b2",
                                   '{"do": "mark", "square": "B2"}'])  # fmt: skip
def test_a_move_is_typed_in_many_ways(typed: str, tmp_path: Path) -> None:
    session, _, _ = sitting(NAUGHTS, tmp_path, typed)

    assert session.match.record.steps == ({"by": "Lorraine", "do": "mark", "square": "B2"},)


def test_what_is_picked_is_told_in_any_order(tmp_path: Path) -> None:
    session, screen, _ = sitting("buried-treasure", tmp_path, "1", players=2, seed="5")
    cards = str(screen.said[-40:])
    picked = session.match.record.steps[-1]["cards"]

    again, _, _ = sitting("buried-treasure", tmp_path, f"bury {', '.join(reversed(picked))}", players=2, seed="5")
    assert again.match.record.steps == session.match.record.steps, cards


def test_a_move_is_meant_by_what_it_brings(tmp_path: Path) -> None:
    """Seed 7: a mocha lies at the end of two shelves, a raspberry at the end of the two others."""
    game: dict[str, Any] = {"players": 2, "seed": "7", "bots": {"Pierre": "greedy"}}

    session, screen, _ = sitting("berried-treasure", tmp_path, "take mocha Moar!", "why extra 1 paw", "extra 1 paw mocha", **game)
    assert [step.get("shelf") for step in session.match.record.steps if step.get("by") == "Lorraine"] == [3, 2]
    assert screen.since("why extra 1 paw").startswith("Yes. Lorraine: extra shelf=2 end=left is allowed")
    several = " ".join(answer("berried-treasure", tmp_path, "take mocha", **game).split())
    assert several.startswith(
        "'take mocha' could mean 2 moves: 2 take shelf=2 (mocha 1 paw to your stash); 3 take shelf=3 (mocha Moar!"
    )
    one = " ".join(answer("berried-treasure", tmp_path, "mocha 1 paw", **game).split())
    assert one.startswith("'mocha 1 paw' could mean a move: 2 take shelf=2 (mocha 1 paw to your stash); if so, type 2 ")
    assert "4 take shelf=4" in answer("berried-treasure", tmp_path, "moves raspberry", **game)


def test_arguments_of_several_words_are_told_without_their_names(tmp_path: Path) -> None:
    game: dict[str, Any] = {"players": 2, "seed": "7", "bots": {"Pierre": "greedy"}}

    said = answer("buried-treasure", tmp_path, "1", "1", "why remove K diamonds spades 2", **game)
    assert said.startswith("No. Lorraine: remove card=K diamonds pile=spades place=2 is not allowed")
    said = answer("buried-treasure", tmp_path, "1", "1", "remove the king", **game)
    assert said.startswith("'Lorraine: remove the king': after remove comes card=… pile=… place=…, and not 'the king'")


def test_why_tells_the_clauses(tmp_path: Path) -> None:
    said = answer(NAUGHTS, tmp_path, "5", "why mark B2")

    assert said.startswith(
        "No. Pierre: mark square=B2 is not allowed at 'turn'.\n  empty: It is an empty one.\n    here: the mark on B2"
    )
    assert answer(NAUGHTS, tmp_path, "why 1").startswith("Yes. Lorraine: mark square=A1 is allowed")
    assert answer(NAUGHTS, tmp_path, "why not mark A1").startswith("Yes.")


def test_a_refusal_tells_its_reason_and_why_alone_tells_more(tmp_path: Path) -> None:
    said = answer(NAUGHTS, tmp_path, "5", "mark B2")

    assert said.startswith("Not allowed (empty): It is an empty one.\n  here: the mark on B2 (Lorraine) is not nothing")
    assert answer(NAUGHTS, tmp_path, "5", "mark B2", "why").startswith("No. Pierre: mark square=B2 is not allowed")
    assert answer(NAUGHTS, tmp_path, "why").startswith("why what?")


def test_the_other_readings_that_would_allow_a_move_are_told(tmp_path: Path) -> None:
    assert answer("tiny", tmp_path, "why decline", players=2).count("Under Q3 B: no") == 1


def test_rules_are_those_of_the_moves_that_may_be_made_now(tmp_path: Path) -> None:
    assert answer(NAUGHTS, tmp_path, "rules").startswith(
        "mark\n  mark: On your turn you mark one square.\n  empty: It is an empty one."
    )
    assert answer("tiny", tmp_path, "rules", players=2).split("\n")[:3] == [
        "take", "  take [T-1]: One or two coins are taken from the purse.", "  enough [T-1]: No more than are there.",
    ]  # fmt: skip


def test_rules_of_one_move_are_told_whenever_that_may_be_made(tmp_path: Path) -> None:
    assert answer("small-rummy", tmp_path, "rules discard", players=2).startswith("discard\n  discard")
    assert answer(NAUGHTS, tmp_path, "rules marc").startswith(
        "'marc' is no move (did you mean 'mark'?); the moves are mark, decline"
    )


def test_why_something_can_be_done_in_no_way_is_told_by_its_rules(tmp_path: Path) -> None:
    game: dict[str, Any] = {"players": 2, "seed": "7", "bots": {"Pierre": "greedy"}}

    said = answer("buried-treasure", tmp_path, "1", "why eleven", **game)
    assert said.startswith("There is no way to eleven now. Its rules:\neleven\n  play/from-hand ")
    assert "eleven/total" in said


def test_what_is_no_whole_move_is_not_what_why_alone_asks_about(tmp_path: Path) -> None:
    game: dict[str, Any] = {"players": 2, "seed": "7", "bots": {"Pierre": "greedy"}}

    assert answer("buried-treasure", tmp_path, "1", "eleven 9 spades", "why", **game).startswith("why what? Say a move after it")


def test_why_alone_asks_about_what_was_refused_just_now(tmp_path: Path) -> None:
    assert answer(NAUGHTS, tmp_path, "5", "mark B2", "show", "why").startswith("why what?")
    assert answer(NAUGHTS, tmp_path, "decline", "why", "why").startswith("No. Lorraine: decline")


def test_readings_are_promised_only_where_there_are_others(tmp_path: Path) -> None:
    assert "why tells more." in answer(NAUGHTS, tmp_path, "5", "mark B2").splitlines()
    assert "why tells more, and any other reading of the rulebook that would change that." in answer(
        "another-mans-treasure", tmp_path, "decline", players=2, seed="7"
    )


def test_what_another_player_cannot_decide_now_is_told(tmp_path: Path) -> None:
    treasure = ("another-mans-treasure", tmp_path, "1")
    said = answer(*treasure, "why Pierre: discard Blue 4", players=2, seed="7")

    assert "here: Pierre has nothing to decide now; Lorraine must decide 'want'" in said
    assert answer(*treasure, "why Cleo: draw", players=2, seed="7").startswith("nobody of the name 'Cleo' plays")


def test_that_nothing_of_a_kind_can_be_done_now_is_told_of_what_belongs_to_the_decision(tmp_path: Path) -> None:
    treasure = ("another-mans-treasure", tmp_path, "1", "1")
    more: dict[str, Any] = {"players": 2, "seed": "7"}
    none = "there is no way to exchange in run now: why exchange in run tells its rules; what may be done: discard"

    assert " ".join(answer(*treasure, "exchange in run", **more).split()).startswith(none)
    assert " ".join(answer(*treasure, "exchange in run tea", **more).split()).startswith(none)
    assert f"there is no run 1 here; {none}" in " ".join(answer(*treasure, "exchange in run Pierre 1 3 Yellow 8", **more).split())
    assert answer(*treasure, "why exchange in run", **more).startswith("There is no way to exchange in run now. Its rules:")
    assert answer(*treasure, "call 1", **more).startswith("call is not what is decided now")


def test_the_items_of_a_list_are_said_in_any_order_and_without_commas() -> None:
    at = seated("another-mans-treasure", 2)
    wilds = {"by": at.players[0], "do": "lay set", "number": 4}
    two, three = (
        at.read_act({**wilds, "cards": cards})
        for cards in (["Blue 4", "Red 4", "Yellow 4"], ["Blue 4", "Red 4", "Red 4", "Yellow 4"])
    )
    lines = [listed_as(at, each) for each in (two, three)]

    assert typed(at, [two, three], 0, "lay set 4 Red 4 Red 4 Yellow 4 Blue 4", lines) == three
    assert typed(at, [two, three], 0, "lay set 4 Red 4 Yellow 4 Blue 4", lines) == two
    with pytest.raises(MalformedMove):
        typed(at, [two, three], 0, "lay set 4 Yellow 5 Blue 4", lines)


def test_moves_are_listed_and_filtered(tmp_path: Path) -> None:
    assert "square=C3" in answer(NAUGHTS, tmp_path, "moves c3")
    assert "square=A1" not in answer(NAUGHTS, tmp_path, "moves c3")
    assert "square=C3" in answer(NAUGHTS, tmp_path, "moves mark c3")
    assert answer(NAUGHTS, tmp_path, "moves zz").startswith("no move has 'zz' in it")
    _, screen, _ = sitting("buried-treasure", tmp_path, "moves", players=2)
    assert any(line.startswith("… and ") for line in screen.said)


def test_of_many_moves_some_of_each_kind_are_listed(tmp_path: Path) -> None:
    _, screen, _ = sitting("schatzjagd", tmp_path, "1", "1", players=2, seed="5")

    assert any(line.endswith(" roll") for line in screen.said)
    assert any(line.startswith("… and ") and " more to exchange: moves exchange lists them" in line for line in screen.said)


def test_undo_takes_back_to_the_own_last_decision_or_to_that_of_another(tmp_path: Path) -> None:
    session, screen, _ = sitting(NAUGHTS, tmp_path, "1", "undo", "undo Lorraine", "9", "1", "1", "undo", "undo Gale")

    assert screen.since("undo Lorraine").startswith("Taken back, to the last decision of Lorraine: 1 step.")
    assert "Pierre: nothing has been decided yet" in "\n".join(screen.said)
    assert [step["square"] for step in session.match.record.steps] == ["C3"]
    assert screen.since("undo Gale").startswith("'Gale' does not play")


def test_undo_takes_the_moves_of_the_computer_back_as_well(tmp_path: Path) -> None:
    session, screen, _ = sitting(NAUGHTS, tmp_path, "1", "undo", "undo Pierre", bots={"Pierre": "greedy"})

    assert "Taken back, to the last decision of Lorraine: 2 steps." in screen.since("undo")
    assert session.match.history == []
    assert screen.since("undo Pierre").startswith("Pierre is played by the computer")


def test_undo_is_refused_across_what_has_been_seen(tmp_path: Path) -> None:
    said = " ".join(answer("pairs", tmp_path, "1", "undo", players=2).split())

    assert "cannot be taken back: a card that was hidden before has been seen since, by Lorraine" in said


def test_the_log_show_and_help_are_there(tmp_path: Path) -> None:
    _, screen, _ = sitting(NAUGHTS, tmp_path, "1", "log", "help", "show", "", "?")

    assert screen.since("log").startswith("· Lorraine: mark square=A1")
    assert "undo [NAME]" in screen.since("help")
    assert screen.since("help").startswith("1, 2, 3")
    assert "must decide: turn" in screen.since("show")
    assert "must decide: turn" in screen.since("")


@pytest.mark.parametrize("word", ["quit", "exit", "q", "/quit", "QUIT"])
def test_leaving_loses_nothing(word: str, tmp_path: Path) -> None:
    session, screen, status = sitting(NAUGHTS, tmp_path, "1", word, "2")

    assert (status, len(session.match.history)) == (0, 1)
    assert f"The game is saved in {tmp_path / 'game.json'}" in screen.said
    assert len(read_record(read_json(str(tmp_path / "game.json"))).steps) == 1


def test_a_move_that_is_called_like_a_command_is_a_move(tmp_path: Path) -> None:
    game = GAMES[NAUGHTS]
    named = Table(evolve(game, moves=(evolve(game.moves[0], verb="undo"),)), ("Ann", "Bob"))
    session, screen, _ = sitting("", tmp_path, "undo A1", "/undo Ann", "undo square=C3", "/tea", table=named)

    assert [step["square"] for step in session.match.record.steps] == ["C3"]
    assert screen.since("/tea").startswith("there is no command '/tea'")


# ------------------------------------------------------------------------------------------------------------- saving
def test_the_game_is_saved_at_every_step(tmp_path: Path) -> None:
    path, sizes = tmp_path / "game.json", []

    def typing(prompt: str, said: list[str]) -> str:  # noqa: ARG001  # a script is called so
        sizes.append(len(read_record(read_json(str(path))).steps))
        return ("1", "2", "undo Lorraine", "3", "\x04")[len(sizes) - 1]

    at = seated(NAUGHTS)
    Session(Match(at, new_record(at.game, dict.fromkeys(at.players, ""), {}, "1")), Scripted(typing), path).run()

    assert sizes == [0, 1, 2, 0, 1]


def test_a_copy_is_saved_and_nothing_is_replaced_unasked(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.json", tmp_path / "other.json"
    other.write_text("mine", encoding="utf-8")
    _, screen, _ = sitting(
        NAUGHTS, tmp_path, f"save {copy}", "1", f"save {copy}", f"save {other}", "no", "save", f"save {other}", "yes"
    )

    assert len(read_record(read_json(str(copy))).steps) == 1
    assert "Nothing is saved there." in screen.said
    assert screen.since("save").endswith("> ")
    assert len(read_record(read_json(str(other))).steps) == 1


@pytest.mark.parametrize("name", ["/no/such/folder/x.json", "/dev/full", "/", "nul\0byte", "~nobody-of-that-name/x", "x" * 300])
def test_a_game_that_cannot_be_saved_there_goes_on(name: str, tmp_path: Path) -> None:
    session, screen, status = sitting(NAUGHTS, tmp_path, f"save {name}", "1")

    assert "cannot be written" in screen.since(f"save {name}") or "home directory" in screen.since(f"save {name}")
    assert (status, len(session.match.history)) == (0, 1)


def test_a_full_disk_is_told_once_and_the_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    session, screen, status = sitting(
        NAUGHTS, tmp_path, "1", "2", f"save {tmp_path / 'else.json'}", "3", path=Path("/dev/full")
    )  # fmt: skip

    assert len([line for line in screen.said if line.startswith("The game is not saved")]) == 1
    assert (status, session.path) == (0, tmp_path / "else.json")
    assert len(read_record(read_json(str(tmp_path / "else.json"))).steps) == 3


def test_a_game_that_is_nowhere_saved_is_not_left_unasked(tmp_path: Path) -> None:
    _, screen, status = sitting(NAUGHTS, tmp_path, "1", "quit", "no", "quit", "yes", path=Path("/dev/full"), interactive=True)

    assert screen.said.count("The game is not saved. Leave all the same (yes or no)? ") == 2
    assert any("The game is lost: /dev/full cannot be written: No space left on device" in line for line in screen.said)
    assert status == 2


def test_a_game_is_kept_elsewhere_if_it_cannot_be_kept_where_it_should_be(tmp_path: Path) -> None:
    at, spare = seated(NAUGHTS), tmp_path / "new" / "spare.json"
    screen = Scripted(iter(["1"]))
    record = new_record(at.game, dict.fromkeys(at.players, ""), {}, "1")

    assert Session(Match(at, record), screen, Path("/dev/full"), spare).run() == 0
    assert len(read_record(read_json(str(spare))).steps) == 1


def test_an_interruption_while_the_computer_thinks_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = seated(NAUGHTS)
    match = Match(at, new_record(at.game, {"Lorraine": "", "Pierre": "greedy"}, {}, "1"))
    session = Session(match, Scripted(iter(["1"])), tmp_path / "game.json")
    original = match.advance

    def interrupted() -> Any:
        if len(match.history) == 1:
            raise KeyboardInterrupt
        return original()

    monkeypatch.setattr(match, "advance", interrupted)

    assert session.run() == 130
    assert len(read_record(read_json(str(tmp_path / "game.json"))).steps) == 1


# ------------------------------------------------------------------------------------------------------------ nonsense
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.one_of(
    st.text(max_size=30),
    st.sampled_from(["why ", "moves ", "undo ", "/", "mark ", "Lorraine: ", '{"do": ', "why not ", "why {", '{"by": "Pierre", "do": "mark"}',
                     "mark square=", "99999999999999999999", "-1", "0", "decline", "[" * 9000, '{"a":' * 5000]).flatmap(
        lambda head: st.text(max_size=10).map(lambda tail: head + tail)),
), max_size=6))  # fmt: skip
def test_nonsense_at_the_prompt_is_answered_and_changes_nothing(lines: list[str], tmp_path: Path) -> None:
    typed = [line for line in lines if line != "\x04" and not line.startswith("save") and "mark" not in line]
    session, screen, status = sitting(NAUGHTS, tmp_path, *typed)

    assert status == 0
    assert all(len(step) == 3 for step in session.match.record.steps)
    assert screen.said


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("0", "there is no move 0; they are numbered from 1 to 9"),
        ("10", "there is no move 10; they are numbered from 1 to 9"),
        ("tea", "'tea' is no move and no command; what may be done: mark; help tells the commands"),
        ("undoo", "'undoo' is no move and no command (did you mean 'undo'?)"),
        ("mark", "'mark' could mean 9 moves: 1 mark square=A1; "),
        ("mark Z9", "mark: square: 'Z9' is no square; there are A1, B1, C1, A2, B2, C2, A3, B3, C3; moves mark lists what"),
        ("mark square=", "'mark square=' could mean 9 moves: "),
        (
            "decline",
            "Not allowed (mark): On your turn you mark one square.\n  here: 'turn' is decided now, and it cannot be declined",
        ),
        ("Pierre: mark square=A1", "Not allowed (turns): The players take turns."),
        ("Gale: mark square=A1", "nobody of the name 'Gale' plays; Lorraine, Pierre do"),
        ("Piere: A1", "nobody of the name 'Piere' plays (did you mean 'Pierre'?)"),
        ('{"do": "mark"', "the move: is not JSON"),
        ("{}", '{"by": "Lorraine"} is no move'),
        ("\ufffd", "'\ufffd' is no move and no command"),
    ],
)
def test_what_cannot_be_meant_is_told(typed: str, message: str, tmp_path: Path) -> None:
    assert answer(NAUGHTS, tmp_path, typed).startswith(message)


def test_a_verb_that_is_not_decided_now_is_told(tmp_path: Path) -> None:
    assert answer("small-rummy", tmp_path, "discard 5", players=2).startswith(
        "discard is not what is decided now; what may be done: "
    )


# ---------------------------------------------------------------------------------------------------------- hot seat
def test_the_screen_is_handed_over_where_there_are_secrets(tmp_path: Path) -> None:
    session, screen, _ = sitting(
        "sealed-bids", tmp_path, "", "offer 3", "nonsense", "undo", "offer 4", "", "offer 2", "undo", players=2, interactive=True
    )
    said = "\n".join(screen.said)

    assert said.index("Lorraine, press Enter when nobody else looks: ") < said.index("Lorraine> ")
    assert screen.since("nonsense").startswith("Only Enter, undo or quit can be said here")
    assert screen.since("undo").startswith("Pierre: offer amount=2 cannot be taken back: what Lorraine decided in secret")
    assert [step["amount"] for step in session.match.record.steps] == [4, 2]
    assert "Lorraine has decided" in said[said.index("« offer 4") :]
    assert "Lorraine: offer" not in said[said.index("« offer 4") :]


def test_nobody_is_asked_to_hand_over_where_everything_is_open(tmp_path: Path) -> None:
    _, screen, _ = sitting(NAUGHTS, tmp_path, "1", "2", interactive=True)

    assert not [line for line in screen.said if "press Enter" in line]


def test_house_rules_are_told(tmp_path: Path) -> None:
    game = GAMES["tiny"]
    at = Table(game, ("Ann", "Bob"), {"Q1": "B"})
    told = Scripted(iter([]))
    Session(Match(at, new_record(game, {"Ann": "", "Bob": ""}, {"Q1": "B"}, "1")), told, tmp_path / "x.json").run()
    assert "House rule Q1 B: No." in told.said
