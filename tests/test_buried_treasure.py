"""Buried Treasure: burying in secret, laying and removing, the fourth card, the score, and the arithmetic of a hand."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import attrs
import pytest
from click.testing import CliRunner

from lexludi.errors import IllegalMove
from lexludi.positions import impossible, read_position, write_position
from lexludi.runtime import Act, Entry, State, by_name
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_conformance.commands import main
from lexludi_spec.check import mistakes
from lexludi_spec.games import load

BURIED_TREASURE = load("buried-treasure")
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")


def table(players: int) -> Table:
    return Table(BURIED_TREASURE, NAMES[:players])


def at_play(players: int, *, by: str, held: int, buried: int, stock: int, **known: Any) -> dict[str, Any]:
    """Return a position in which somebody must play; ``held`` is what the others hold, and the cards not named are discarded."""
    everybody = NAMES[:players]
    position: dict[str, Any] = {
        "at": "play",
        "by": [by],
        "dealer": NAMES[0],
        "hand": {name: {"any": held} for name in everybody if name != by} | known.pop("hand"),
        "treasure": {name: {"any": buried} for name in everybody} | known.pop("treasure", {}),
        "pile": known.pop("pile", {}),
        "stock": known.pop("top", None) or {"any": stock},
        **known,
    }
    held_by_all = [*position["hand"].values(), *position["treasure"].values(), *position["pile"].values(), position["stock"]]
    gone = (104 if players >= 6 else 52) - sum(each["any"] if isinstance(each, dict) else len(each) for each in held_by_all)
    return position | {"discard pile": {"any": gone}}


def given(seats: Table, position: dict[str, Any]) -> State:
    assert impossible(seats, position) == []
    return read_position(seats, position)


def told(seats: Table, state: State) -> set[str]:
    """Return the moves of the one who must decide, each in one line."""
    lines = [seats.say(act).partition(": ")[2] for act in seats.legal(state)]
    assert len(set(lines)) == len(lines)
    return set(lines)


def refused(seats: Table, state: State, by: str, do: str, **args: Any) -> dict[str, str]:
    return {each.clause: each.text for each in seats.why_not(state, seats.read_act({"by": by, "do": do, **args}))}


def done(seats: Table, state: State, by: str, do: str, **args: Any) -> State:
    return seats.apply(state, seats.read_act({"by": by, "do": do, **args}))


def after(seats: Table, state: State, *keys: str) -> Any:
    """Return what lies in a place, as a position tells it."""
    found: Any = write_position(seats, state)
    for key in keys:
        found = found.get(key, {})
    return found


def dealt(players: int, *, dealer: int = 0, seed: int = 1) -> tuple[Table, State, list[str]]:
    """Return a table where the cards are dealt, and the order in which they lay in the stock before."""
    seats = table(players)
    state = seats.settle(seats.start(), dealer)
    chance = seats.chance(state)
    assert chance is not None
    pack = random.Random(seed).sample(chance.among, 52)
    return seats, seats.settle(state, tuple(pack)), [card.name for card in pack]


def the_others_bury(seats: Table, state: State, who: list[int]) -> State:
    for seat in who:
        state = seats.play(state, seats.legal(state, seat)[0])
    return state


# ------------------------------------------------------------------------------------------------------- the set-up
def test_the_rulebook_has_no_mistakes() -> None:
    assert mistakes(BURIED_TREASURE) == []


@pytest.mark.parametrize(("players", "stock"), [(2, 36), (3, 28), (4, 20), (5, 12)])
def test_everybody_is_dealt_eight_cards_one_at_a_time_from_the_dealers_left(players: int, stock: int) -> None:
    seats, state, pack = dealt(players, dealer=1)

    for turn, name in enumerate([*NAMES[2:players], *NAMES[:2]]):
        assert Counter(after(seats, state, "hand", name)) == Counter(pack[turn : 8 * players : players])
    assert after(seats, state, "stock") == pack[8 * players :]
    assert len(pack[8 * players :]) == stock


def test_the_player_to_the_dealers_left_draws_and_plays_first() -> None:
    seats, state, pack = dealt(3, dealer=2)

    state = the_others_bury(seats, state, [0, 1, 2])

    assert seats.deciders(state) == (0,)
    assert sum(after(seats, state, "hand", "Ann").values()) == 6
    assert after(seats, state, "hand", "Ann")[pack[24]] == 1
    assert [sum(after(seats, state, "hand", name).values()) for name in ("Bob", "Cy")] == [5, 5]


# -------------------------------------------------------------------------------------------------------- the burial
def test_any_three_of_the_eight_cards_may_be_buried() -> None:
    seats, state, _ = dealt(4)

    assert [len(seats.legal(state, seat)) for seat in range(4)] == [56, 56, 56, 56]


def test_everybody_still_to_bury_decides_and_each_answer_takes_one_away() -> None:
    seats, state, _ = dealt(4)

    for seat, left in [(2, (0, 1, 3)), (0, (1, 3)), (3, (1,))]:
        state = seats.play(state, seats.legal(state, seat)[7])

        assert seats.deciders(state) == left
        assert after(seats, state, "by") == [NAMES[each] for each in left]
        assert after(seats, state, "treasure") == {}
        assert seats.legal(state, seat) == []


def test_what_others_have_buried_changes_nothing_for_who_is_still_to_bury() -> None:
    seats, state, _ = dealt(3)

    for answer in seats.legal(state, 0):
        assert seats.legal(seats.play(state, answer), 1) == seats.legal(state, 1)


def test_the_order_in_which_burials_arrive_makes_no_difference() -> None:
    seats, state, _ = dealt(5)
    answers = [random.Random(seat).choice(seats.legal(state, seat)) for seat in range(5)]

    ends = set()
    for order in permutations(range(5)):
        now = state
        for seat in order:
            now = seats.apply(now, answers[seat])
        ends.add(now)

    (end,) = ends
    assert [sum(after(seats, end, "treasure", name).values()) for name in NAMES[:5]] == [3, 3, 3, 3, 3]
    for seat, name in enumerate(NAMES[:5]):
        assert list(after(seats, end, "treasure", name)) == sorted(card.name for card in dict(answers[seat].args)["cards"])


def test_cards_are_buried_in_whatever_order_they_are_named() -> None:
    seats, state, _ = dealt(2)
    names = list(after(seats, state, "hand", "Ann"))[:3]

    ends = {done(seats, state, "Ann", "bury", cards=list(order)) for order in permutations(names)}

    assert len(ends) == 1


def test_a_card_held_twice_is_named_once_in_a_reason() -> None:
    seats = table(6)
    state = given(
        seats,
        at_play(
            6, by="Ann", held=5, buried=3, stock=13, hand={"Ann": ["3 clubs", "3 clubs", *(f"{n} clubs" for n in range(4, 8))]}
        ),
    )

    because = refused(seats, state, "Ann", "lay", card="K hearts")

    assert because["play/from-hand"].count("3 clubs") == 1
    assert "must be one of" in because["play/from-hand"]


def test_a_burial_is_judged_at_once_and_not_when_the_last_is_in() -> None:
    seats, state, _ = dealt(3)
    mine, others = list(after(seats, state, "hand", "Ann")), list(after(seats, state, "hand", "Bob"))

    for wrong, why in (
        (mine[:2], "the number of cards is 2, and must be 3"),
        (mine[:4], "the number of cards is 4, and must be 3"),
        ([*mine[:2], others[0]], others[0]),
        ([mine[0]] * 3, mine[0]),
    ):
        because = refused(seats, state, "Ann", "bury", cards=wrong)

        assert list(because) == ["burying/three"]
        assert why in because["burying/three"]
        with pytest.raises(IllegalMove):
            done(seats, state, "Ann", "bury", cards=wrong)
    assert seats.deciders(state) == (0, 1, 2)


def test_who_has_buried_cannot_bury_again_or_think_better_of_it() -> None:
    seats, state, _ = dealt(3)
    names = list(after(seats, state, "hand", "Bob"))
    state = done(seats, state, "Bob", "bury", cards=names[:3])

    because = refused(seats, state, "Bob", "bury", cards=names[3:6])

    assert list(because) == ["burying/everybody"]
    assert "Ann, Cy" in because["burying/everybody"]


def test_nobody_plays_before_all_have_buried() -> None:
    seats, state, _ = dealt(2, dealer=1)
    card = next(iter(after(seats, state, "hand", "Ann")))

    assert list(refused(seats, state, "Ann", "lay", card=card)) == ["burying/everybody"]
    state = the_others_bury(seats, state, [0])
    assert list(refused(seats, state, "Ann", "lay", card=card)) == ["burying/everybody"]


def test_an_answer_given_in_secret_lies_in_the_position() -> None:
    seats, state, _ = dealt(3)
    state = the_others_bury(seats, state, [1])

    assert list(after(seats, state, "answers")) == ["Bob"]
    assert read_position(seats, write_position(seats, state)) == state


# ------------------------------------------------------------------------------------------------ laying and removing
PILES = {
    "spades": ["7 spades", "K spades", "4 spades"],
    "diamonds": ["3 diamonds", "J diamonds", "5 diamonds", "K diamonds"],
    "hearts": ["5 hearts", "9 hearts", "A hearts"],
}
HELD = ["Q hearts", "7 clubs", "10 spades", "A diamonds", "4 clubs", "2 spades"]


def at_the_piles() -> tuple[Table, State]:
    seats = table(3)
    position = at_play(3, by="Ann", held=5, buried=3, stock=13, hand={"Ann": HELD}, pile=PILES)
    return seats, given(seats, position)


def test_exactly_these_moves_are_open_where_face_cards_lie_in_piles() -> None:
    seats, state = at_the_piles()

    assert told(seats, state) == {
        *(f"lay card={card}" for card in HELD),
        "remove card=Q hearts pile=spades place=3",
        *(f"remove card=Q hearts pile=hearts place={place}" for place in (1, 2, 3)),
        "eleven card=7 clubs pile=spades",
        "eleven card=10 spades pile=hearts",
    }


@pytest.mark.parametrize(
    ("args", "clauses", "said"),
    [
        (("Q hearts", "spades", 2), ["remove/no-face-card"], "is a face card: the rank of K spades (K) is one of J, Q, K"),
        (
            ("Q hearts", "spades", 1),
            ["remove/not-under-a-face-card"],
            "for the higher place 2, number 2 of the cards in the pile of spades is a face card",
        ),
        (("Q hearts", "diamonds", 4), ["remove/no-face-card"], "is a face card: the rank of K diamonds (K) is one of J, Q, K"),
        (
            ("Q hearts", "diamonds", 3),
            ["remove/not-under-a-face-card"],
            "for the higher place 4, number 4 of the cards in the pile of diamonds is a face card",
        ),
        (
            ("Q hearts", "diamonds", 2),
            ["remove/no-face-card", "remove/not-under-a-face-card"],
            "is a face card: the rank of J diamonds (J)",
        ),
        (("Q hearts", "diamonds", 1), ["remove/not-under-a-face-card"], "for the higher place 2"),
        (("Q hearts", "hearts", 4), ["remove/a-card"], "must be one of 1, 2, 3"),
        (("Q hearts", "clubs", 1), ["remove/a-card"], "pile of clubs"),
        (("7 clubs", "hearts", 2), ["remove/with-a-face-card"], "7 clubs"),
        (("7 clubs", "spades", 1), ["remove/with-a-face-card", "remove/not-under-a-face-card"], "7 clubs"),
        (("K clubs", "hearts", 2), ["play/from-hand"], "Q hearts"),
    ],
)
def test_a_removal_is_refused_for_every_reason_and_no_other(args: tuple[str, str, int], clauses: list[str], said: str) -> None:
    seats, state = at_the_piles()
    card, pile, place = args

    because = refused(seats, state, "Ann", "remove", card=card, pile=pile, place=place)

    assert list(because) == clauses
    assert said in because[clauses[0]]


@pytest.mark.parametrize(
    ("card", "pile", "clauses"),
    [
        ("A diamonds", "diamonds", ["eleven/total"]),
        ("10 spades", "diamonds", ["eleven/total"]),
        ("2 spades", "hearts", ["eleven/total"]),
        ("2 spades", "clubs", ["eleven/top-card"]),
        ("10 clubs", "hearts", ["play/from-hand"]),
    ],
)
def test_eleven_needs_the_top_card_of_a_pile_and_a_face_card_has_no_value(card: str, pile: str, clauses: list[str]) -> None:
    seats, state = at_the_piles()

    assert list(refused(seats, state, "Ann", "eleven", card=card, pile=pile)) == clauses


def test_only_the_one_whose_turn_it_is_plays_and_only_one_card() -> None:
    seats, state = at_the_piles()

    assert list(refused(seats, state, "Bob", "lay", card="7 clubs")) == ["play/whose"]
    assert list(refused(seats, done(seats, state, "Ann", "lay", card="7 clubs"), "Ann", "lay", card="4 clubs")) == ["play/whose"]


def test_a_card_is_laid_on_the_pile_of_its_suit_or_opens_it() -> None:
    seats, state = at_the_piles()

    on_top = done(seats, state, "Ann", "lay", card="A diamonds")
    opened = done(seats, state, "Ann", "lay", card="7 clubs")

    assert after(seats, on_top, "pile") == PILES | {"diamonds": [*PILES["diamonds"], "A diamonds"]}
    assert after(seats, opened, "pile") == PILES | {"clubs": ["7 clubs"]}
    assert after(seats, opened, "discard pile") == after(seats, state, "discard pile")
    assert seats.deciders(opened) == (1,)


def test_the_gap_closes_where_a_card_is_removed_from_the_middle_of_a_pile() -> None:
    seats, state = at_the_piles()

    state, before = done(seats, state, "Ann", "remove", card="Q hearts", pile="hearts", place=2), state

    assert after(seats, state, "pile") == PILES | {"hearts": ["5 hearts", "A hearts"]}
    gone = Counter(after(seats, state, "discard pile")) - Counter(after(seats, before, "discard pile"))
    assert gone == Counter(["Q hearts", "9 hearts"])
    assert "Q hearts" not in after(seats, state, "hand", "Ann")


def test_an_eleven_discards_both_cards_and_uncovers_the_face_card_below() -> None:
    seats, state = at_the_piles()

    state, before = done(seats, state, "Ann", "eleven", card="7 clubs", pile="spades"), state

    assert after(seats, state, "pile") == PILES | {"spades": ["7 spades", "K spades"]}
    gone = Counter(after(seats, state, "discard pile")) - Counter(after(seats, before, "discard pile"))
    assert gone == Counter(["7 clubs", "4 spades"])


def test_on_an_empty_table_a_hand_of_face_cards_can_only_open_piles() -> None:
    seats = table(5)
    faces = ["J spades", "Q spades", "K hearts", "J hearts", "Q clubs", "K diamonds"]
    position = at_play(5, by="Cy", held=5, buried=3, stock=11, hand={"Cy": faces})

    state = given(seats, position)

    assert position["discard pile"] == {"any": 0}
    assert told(seats, state) == {f"lay card={card}" for card in faces}


def test_without_a_stock_all_three_ways_to_play_stay_open_and_an_eleven_is_never_compulsory() -> None:
    seats = table(2)
    piles = {"hearts": ["4 hearts"], "clubs": ["K clubs"]}
    position = at_play(2, by="Bob", held=2, buried=4, stock=0, hand={"Bob": ["7 hearts", "Q spades"]}, pile=piles)

    state = given(seats, position)

    assert told(seats, state) == {
        "lay card=7 hearts",
        "lay card=Q spades",
        "remove card=Q spades pile=hearts place=1",
        "eleven card=7 hearts pile=hearts",
    }
    assert after(seats, done(seats, state, "Bob", "lay", card="7 hearts"), "pile", "hearts") == ["4 hearts", "7 hearts"]
    state = done(seats, state, "Bob", "eleven", card="7 hearts", pile="hearts")
    assert after(seats, state, "pile") == {"clubs": ["K clubs"]}
    assert seats.deciders(state) == (0,)
    assert [sum(after(seats, state, "hand", name).values()) for name in ("Ann", "Bob")] == [2, 1]


# --------------------------------------------------------------------------------------------------- the fourth card
def before_the_last_card() -> tuple[Table, State]:
    seats = table(3)
    position = at_play(
        3, by="Ann", held=5, buried=3, stock=1, hand={"Ann": ["2 clubs", "3 clubs", "4 clubs", "5 clubs", "6 clubs", "8 clubs"]},
        top=["9 clubs"],
    )  # fmt: skip
    return seats, given(seats, position)


def test_everybody_buries_a_fourth_card_between_the_last_draw_and_the_play_of_its_drawer() -> None:
    seats, state = before_the_last_card()

    state = done(seats, state, "Ann", "lay", card="2 clubs")

    assert after(seats, state, "at") == "fourth burial"
    assert after(seats, state, "by") == ["Ann", "Bob", "Cy"]
    assert [len(seats.legal(state, seat)) for seat in range(3)] == [5, 6, 5]
    assert list(refused(seats, state, "Bob", "lay", card="9 clubs")) == ["fourth/everybody"]
    assert list(refused(seats, state, "Bob", "bury one more", card="8 clubs")) == ["fourth/from-hand"]
    state = done(seats, state, "Bob", "bury one more", card="9 clubs")
    assert list(refused(seats, state, "Bob", "lay", card="8 clubs")) == ["fourth/everybody"]
    state = the_others_bury(seats, state, [2, 0])
    assert (after(seats, state, "at"), after(seats, state, "by")) == ("play", ["Bob"])
    assert after(seats, state, "treasure", "Bob")["9 clubs"] == 1
    assert [sum(after(seats, state, "treasure", name).values()) for name in NAMES[:3]] == [4, 4, 4]
    assert [sum(after(seats, state, "hand", name).values()) for name in NAMES[:3]] == [4, 5, 4]


def test_the_order_in_which_fourth_cards_arrive_makes_no_difference() -> None:
    seats, state = before_the_last_card()
    state = done(seats, state, "Ann", "lay", card="2 clubs")
    answers = [seats.legal(state, seat)[seat] for seat in range(3)]

    ends = set()
    for order in permutations(answers):
        now = state
        for answer in order:
            now = seats.apply(now, answer)
        ends.add(now)

    assert len(ends) == 1


def nine_laid(*, laid: int = 9, buried: int = 3) -> tuple[Table, State]:
    """Two players in the middle of a hand: most of the nine cards that were laid have been removed since."""
    seats = table(2)
    held = ["Q hearts", "7 clubs", "10 spades", "A diamonds", "4 clubs", "2 spades"][: 6 if buried == 3 else 5]
    position = at_play(
        2, by="Ann", held=8 - buried, buried=buried, stock=19, hand={"Ann": held},
        pile={"spades": ["4 spades", "9 spades"]}, **({"cards laid": laid} if laid else {}),
    )  # fmt: skip
    return seats, given(seats, position)


def test_two_players_bury_when_the_tenth_card_is_laid_though_fewer_lie_there() -> None:
    seats, state = nine_laid()

    state = done(seats, state, "Ann", "lay", card="Q hearts")

    assert after(seats, state, "at") == "fourth burial"
    assert after(seats, state, "by") == ["Ann", "Bob"]
    assert [len(seats.legal(state, seat)) for seat in range(2)] == [5, 5]
    assert len(after(seats, state, "stock")) == 19
    state = the_others_bury(seats, state, [1, 0])
    assert (after(seats, state, "at"), after(seats, state, "by")) == ("play", ["Bob"])
    assert [sum(after(seats, state, "hand", name).values()) for name in ("Ann", "Bob")] == [4, 5]
    assert len(after(seats, state, "stock")) == 18


@pytest.mark.parametrize("args", [{"do": "remove", "card": "Q hearts", "pile": "spades", "place": 1},
                                  {"do": "eleven", "card": "2 spades", "pile": "spades"}])  # fmt: skip
def test_a_card_that_removes_another_is_not_laid_on_a_pile(args: dict[str, Any]) -> None:
    seats, state = nine_laid()

    state = done(seats, state, "Ann", **args)

    assert (after(seats, state, "at"), after(seats, state, "by")) == ("play", ["Bob"])
    assert after(seats, state, "cards laid") == 9


def test_two_players_bury_a_fourth_card_only_once() -> None:
    seats, state = nine_laid(laid=0, buried=4)

    for _ in range(19):
        state = seats.play(state, seats.legal(state)[0])
        assert after(seats, state, "at") == "play"

    assert after(seats, state, "stock") == {}
    assert after(seats, state, "cards laid") == {}
    assert [sum(after(seats, state, "hand", name).values()) for name in ("Ann", "Bob")] == [4, 5]


def test_three_players_do_not_bury_when_ten_cards_have_been_laid() -> None:
    seats, state, _ = dealt(3)
    state = the_others_bury(seats, state, [0, 1, 2])

    for _ in range(12):
        state = seats.play(state, seats.legal(state)[0])

        assert after(seats, state, "at") == "play"
        assert after(seats, state, "cards laid") == {}


# ---------------------------------------------------------------------------------------------------------- the score
def last_card(treasure: dict[str, list[str]], piles: dict[str, list[str]], card: str, score: dict[str, int]) -> tuple[Table, State]:
    seats = table(2)
    position = at_play(2, by="Ann", held=0, buried=4, stock=0, hand={"Ann": [card]}, treasure=treasure, pile=piles, score=score)
    return seats, given(seats, position)


def test_two_diamonds_a_club_and_a_spade_score_121() -> None:
    seats, state = last_card(
        treasure={
            "Ann": ["A diamonds", "K diamonds", "2 clubs", "3 spades"],
            "Bob": ["2 hearts", "3 hearts", "J clubs", "Q spades"],
        },
        piles={
            "spades": ["10 spades", "9 spades", "7 spades"],
            "clubs": ["9 clubs", "10 clubs"],
            "diamonds": ["10 diamonds", "9 diamonds", "8 diamonds", "7 diamonds"],
            "hearts": ["5 hearts", "A hearts", "8 hearts", "9 hearts"],
        },
        card="4 diamonds",
        score={"Ann": 200, "Bob": 100},
    )
    account: list[Entry] = []

    state = seats.play(state, seats.read_act({"by": "Ann", "do": "lay", "card": "4 diamonds"}), account)

    assert after(seats, state, "score") == {"Ann": 200 + 38 + 38 + 19 + 26, "Bob": 100 + 23 + 23 + 19 + 26}
    assert {each.clause for each in account} == {"scoring/each-card"}
    assert sorted(each.points for each in account if each.seat == 0) == [19, 26, 38, 38]
    assert sorted(each.points for each in account if each.seat == 1) == [19, 23, 23, 26]
    assert (after(seats, state, "at"), after(seats, state, "winners")) == ("end", ["Ann"])
    assert list(after(seats, state, "revealed treasure", "Ann")) == ["2 clubs", "3 spades", "A diamonds", "K diamonds"]


def test_the_account_of_a_score_tells_the_worth_of_each_card_and_of_its_suit(tmp_path: Path) -> None:
    file = tmp_path / "holdings.json"
    holdings = {
        "players": ["Ann", "Bob"],
        "pile": {"spades": ["10 spades", "9 spades", "7 spades"], "hearts": ["5 hearts", "J hearts"]},
        "treasure": {"Ann": {"2 spades": 1, "3 spades": 1, "K hearts": 1, "A clubs": 1}, "Bob": {}},
    }
    file.write_text(json.dumps(holdings), encoding="utf-8")

    said = CliRunner().invoke(main, ["score", "buried-treasure", str(file)])

    assert said.exit_code == 0
    assert said.stdout.splitlines()[:5] == [
        "2 spades: Ann: 26, the value of spades (scoring/each-card)",
        "3 spades: Ann: 26, the value of spades (scoring/each-card)",
        "A clubs: Ann: nothing, the value of clubs (scoring/each-card)",
        "K hearts: Ann: 5, the value of hearts (scoring/each-card)",
        "Ann: 57 points, 57 in all",
    ]


def test_covered_cards_count_face_cards_add_nothing_and_a_suit_without_a_pile_is_worth_nothing() -> None:
    seats, state = last_card(
        treasure={
            "Ann": ["2 clubs", "3 clubs", "4 clubs", "A spades"],
            "Bob": ["K hearts", "J diamonds", "Q diamonds", "K diamonds"],
        },
        piles={"spades": ["6 spades", "J spades", "2 spades"], "hearts": ["A hearts", "Q hearts"]},
        card="Q spades",
        score={"Ann": 292},
    )

    state = done(seats, state, "Ann", "lay", card="Q spades")

    assert after(seats, state, "score") == {"Ann": 292 + 6 + 2, "Bob": 1}


def test_a_removed_card_no_longer_counts_for_its_suit() -> None:
    treasure = {"Ann": ["2 clubs", "3 clubs", "4 clubs", "A spades"], "Bob": ["K hearts", "J diamonds", "Q diamonds", "3 spades"]}
    seats, state = last_card(treasure, {"spades": ["6 spades", "2 spades"], "diamonds": ["9 diamonds"]}, "Q spades", {"Bob": 290})

    state = done(seats, state, "Ann", "remove", card="Q spades", pile="spades", place=1)

    assert after(seats, state, "score") == {"Ann": 2, "Bob": 290 + 9 + 9 + 2}
    assert after(seats, state, "winners") == ["Bob"]


# --------------------------------------------------------------------------------------------------------- whole hands
def random_hand(players: int, seed: int) -> tuple[Table, list[tuple[State, Act]], State]:
    """Play a hand at random; return every decision with what was decided, and what the last of them led to."""
    rng, seats = random.Random(seed), table(players)
    state, decided, shuffled = seats.start(), list[tuple[State, Act]](), 0
    while state.winners is None:
        chance = seats.chance(state)
        if chance is not None:
            shuffled += chance.place is not None
            if shuffled == 2:
                return seats, decided, state
            outcome = rng.choice(chance.among) if chance.place is None else tuple(rng.sample(chance.among, len(chance.among)))
            state = seats.settle(state, outcome)
            continue
        act = rng.choice(seats.legal(state, rng.choice(seats.deciders(state))))
        decided.append((state, act))
        state = seats.play(state, act)
    return seats, decided, state


#: For each number of players: how many cards are left after the deal, and how many plays each has in a hand, the dealer last.
ARITHMETIC = {
    2: (36, [22, 22]),
    3: (28, [14, 13, 13]),
    4: (20, [9, 9, 9, 9]),
    5: (12, [7, 7, 6, 6, 6]),
    6: (56, [14, 14, 13, 13, 13, 13]),
    7: (48, [11, 11, 11, 11, 11, 11, 10]),
    8: (40, [9, 9, 9, 9, 9, 9, 9, 9]),
}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", ARITHMETIC)
def test_a_hand_ends_when_everybody_has_made_the_right_number_of_plays(players: int, seed: int) -> None:
    stock, plays = ARITHMETIC[players]
    seats, decided, _ = random_hand(players, seed)

    first, acts = decided[0][0], [act for _, act in decided]
    turns = [act.by for act in acts if act.do in ("lay", "remove", "eleven")]
    assert len(after(seats, first, "stock")) == stock
    assert NAMES[turns[0]] == NAMES[(NAMES.index(after(seats, first, "dealer")) + 1) % players]
    assert [turns.count((turns[0] + seat) % players) for seat in range(players)] == plays
    assert turns == [(turns[0] + turn) % players for turn in range(len(turns))]
    assert Counter(act.do for act in acts if act.do.startswith("bury")) == {"bury": players, "bury one more": players}


@pytest.mark.parametrize("seed", range(10))
def test_two_players_bury_after_exactly_ten_cards_laid_between_the_tenth_turn_and_the_nineteenth(seed: int) -> None:
    _, decided, _ = random_hand(2, seed)

    before = [act.do for _, act in decided]
    before = before[2 : before.index("bury one more")]
    assert before.count("lay") == 10
    assert before[-1] == "lay"
    assert 10 <= len(before) <= 19


@pytest.mark.parametrize("players", [3, 5, 6, 8])
def test_everybody_else_buries_when_the_last_stock_card_is_drawn(players: int) -> None:
    seats, decided, _ = random_hand(players, 1)

    at = next(state for state, act in decided if act.do == "bury one more")
    assert after(seats, at, "stock") == {}
    sizes = [sum(after(seats, at, "hand", name).values()) for name in NAMES[:players]]
    assert sorted(sizes) == [5] * (players - 1) + [6]
    assert NAMES[sizes.index(6)] == after(seats, at, "player to move")


# ------------------------------------------------------------------------------------------------- nothing leaks
@pytest.mark.parametrize("players", [2, 4, 7])
def test_no_view_tells_a_hand_a_burial_or_the_stock(players: int) -> None:
    """What one player does not see is dealt anew among the others and the stock: the player's view stays the same."""
    rng = random.Random(players)
    seats, decided, _ = random_hand(players, 3)
    labels = seats.flow.places.labels
    for state, _ in decided[:: max(1, len(decided) // 25)]:
        for seat in range(players):
            unseen = [
                i for i, (name, key) in enumerate(labels) if name == "stock" or (name in ("hand", "treasure") and key != (seat,))
            ]
            cards = [card for i in unseen for card in state.cells[i]]
            rng.shuffle(cards)
            cells = list(state.cells)
            for i in unseen:
                some, cards = cards[: len(cells[i])], cards[len(cells[i]) :]
                cells[i] = tuple(some if labels[i][0] == "stock" else sorted(some, key=by_name))
            others = tuple((who, acts) for who, acts in state.answers if who == seat)
            other = attrs.evolve(state, cells=tuple(cells), answers=others)
            mine = write_view(seats, attrs.evolve(state, answers=others), seat)

            assert write_view(seats, other, seat) == mine
            assert seats.legal(other, seat) == seats.legal(state, seat)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_any_order_of_arrival_of_the_burials_gives_the_same_game(players: int) -> None:
    rng = random.Random(players)
    seats, decided, _ = random_hand(players, 2)
    for what in ("bury", "bury one more"):
        first = next(state for state, act in decided if act.do == what)
        chosen = [rng.choice(seats.legal(first, seat)) for seat in range(players)]
        after_all = set()
        for _ in range(6):
            state = first
            for act in rng.sample(chosen, players):
                state = seats.play(state, act)
            after_all.add(state)

        assert len(after_all) == 1
