"""Every mistake in a rulebook that can be found without playing: what is wrong, where, and what was probably meant."""

from __future__ import annotations

import copy
from typing import Any

import attrs
import pytest
from support import BERRIED
from tiny import COIN, COUNT, COUNTING, EMPTY, HAND, OLD, ONE_TURN, PLAYER, PURSE, TAKE, TINY, TURN, WINNERS, WORTH

from lexludi.rulebook import whole
from lexludi_spec import (
    After,
    Afterwards,
    All,
    Always,
    Ask,
    At,
    Award,
    Best,
    Block,
    By,
    ByRuling,
    Call,
    Called,
    Clause,
    Clear,
    Count,
    Definition,
    Do,
    Draw,
    End,
    Everywhere,
    Exchange,
    Face,
    ForEach,
    Gain,
    Game,
    Has,
    Hidden,
    If,
    In,
    Invariant,
    Is,
    Item,
    Key,
    Leave,
    LeftOf,
    Let,
    Listed,
    Look,
    Math,
    Name,
    Number,
    Pick,
    Place,
    Possible,
    Procedure,
    Public,
    Put,
    Range,
    Reading,
    Repeat,
    Require,
    Scoring,
    Seat,
    Seats,
    SeatsFrom,
    Set,
    Shuffle,
    Some,
    Together,
    Top,
    Total,
    Trait,
    Var,
    Variable,
    When,
    Without,
    Words,
)  # fmt: skip
from lexludi_spec.check import check, mistakes
from lexludi_spec.errors import InvalidRules
from lexludi_spec.games import load
from lexludi_spec.json_form import game_from_json, to_json
from lexludi_spec.language import Tree, is_node, slots
from lexludi_spec.tree import walk

FIRST, TOP = Item(1, Seats()), Item(1, PURSE)
#: What happens to all at once, or by chance.
FOR_ALL = (Shuffle(id="again", place=PURSE), Draw(id="x", name="player", among=Seats()), End(Seats()))


# ---------------------------------------------------------------------------------------------- the game with a mistake
def found(game: Game) -> list[str]:
    return [str(mistake) for mistake in mistakes(game)]


def playing(*steps: Any) -> Game:
    """Return the game with steps before its play."""
    return attrs.evolve(TINY, play=(*steps, *TINY.play))


def counting(value: Any) -> Game:
    """Return the game with a value where a number stands: at ``$.play[0].value``."""
    return playing(Let("count", value))


def judging(condition: Any) -> Game:
    """Return the game with a condition: at ``$.play[0].condition``."""
    return playing(When(condition, ()))


def asking(**said: Any) -> Ask:
    """Return a decision of the first player; without a mistake in what is said, there is none in it."""
    usual: dict[str, Any] = {"id": "more", "by": FIRST, "moves": ("take",), "clause": "take", "whose": "turn"}
    return Ask(**usual | said)


def with_changed(group: str, index: int, **changes: Any) -> Game:
    """Return the game with one declaration of a group changed."""
    old = getattr(TINY, group)
    new: dict[str, Any] = {group: (*old[:index], attrs.evolve(old[index], **changes), *old[index + 1 :])}
    return attrs.evolve(TINY, **new)


def with_more(group: str, *more: Any) -> Game:
    """Return the game with more declarations in a group."""
    new: dict[str, Any] = {group: (*getattr(TINY, group), *more)}
    return attrs.evolve(TINY, **new)


def with_faces(*faces: Face) -> Game:
    return with_changed("components", 0, faces=faces)


def turning(*readings: Reading, ruling: str = "Q1") -> Game:
    """Return the game with other readings of who is next: at ``$.procedures[0].steps[1].steps[0].value``."""
    return with_changed("procedures", 0, steps=(ONE_TURN.steps[0], By("turn", (Set(TURN, ByRuling(ruling, readings)),))))


def test_the_game_in_which_the_mistakes_are_made_has_none() -> None:
    assert found(TINY) == []
    assert whole(TINY) is TINY
    assert found(playing(Let("count", 1), asking())) == []


# ---------------------------------------------------------------------------------------------------- unknown and unbound
UNKNOWN = {
    "place": (counting(Count(At("purs"))), "unknown place 'purs' (did you mean 'purse'?) @ $.play[0].value.items"),
    "place where components lie at first": (
        with_changed("components", 0, into=At("purze")), "unknown place 'purze' (did you mean 'purse'?) @ $.components[0].into"
    ),
    "variable": (counting(Var("scor", (FIRST,))), "unknown variable 'scor' (did you mean 'score'?) @ $.play[0].value"),
    "variable to be cleared": (playing(Clear("scor")), "unknown variable 'scor' (did you mean 'score'?) @ $.play[0]"),
    "definition": (
        playing(End(Call("the winner"))), "unknown definition 'the winner' (did you mean 'the winners'?) @ $.play[0].winners"
    ),
    "move": (playing(asking(moves=("tak",))), "unknown move 'tak' (did you mean 'take'?) @ $.play[0].moves[0]"),
    "move that would be possible": (
        judging(Possible(FIRST, ("tak",))), "unknown move 'tak' (did you mean 'take'?) @ $.play[0].condition.moves[0]"
    ),
    "procedure": (playing(Do("worht", (FIRST,))), "unknown procedure 'worht' (did you mean 'worth'?) @ $.play[0]"),
    "procedure of the scoring": (
        attrs.evolve(TINY, scoring=Scoring(procedure="conting", winners=WINNERS.of())),
        "unknown procedure 'conting' (did you mean 'counting'?) @ $.scoring.procedure",
    ),
    "component": (counting(Count(Everywhere("coinz"))), "unknown component 'coinz' (did you mean 'coin'?) @ $.play[0].value.items"),
    "component that a place holds": (
        with_more("places", Place(id="box", holds="coyn")), "unknown component 'coyn' (did you mean 'coin'?) @ $.places[2].holds"
    ),
    "trait": (counting(Trait(TOP, "metl")), "unknown trait of a coin 'metl' (did you mean 'metal'?) @ $.play[0].value.name"),
    "trait that a card has": (judging(Has(TOP, "odl")), "unknown trait of a coin 'odl' (did you mean 'old'?) @ $.play[0].condition.name"),
    "trait that a place keeps": (
        with_changed("places", 1, keeps=("metal", "odl")), "unknown trait of a coin 'odl' (did you mean 'old'?) @ $.places[1].keeps"
    ),
    "trait of a face": (
        with_faces(Face(traits=(("metal", "copper"), ("odl", True)))),
        "unknown trait of a coin 'odl' (did you mean 'old'?) @ $.components[0].faces[0]",
    ),
    "kind": (counting(Count(Words("metall"))), "unknown kind 'metall' (did you mean 'metal'?) @ $.play[0].value.items"),
    "word on the right": (
        judging(Is(Trait(TOP, "metal"), "=", "coper")), "unknown metal 'coper' (did you mean 'copper'?) @ $.play[0].condition.right"
    ),
    "word on the left": (
        judging(Is("coper", "=", Trait(TOP, "metal"))), "unknown metal 'coper' (did you mean 'copper'?) @ $.play[0].condition.left"
    ),
    "word of a face": (
        with_faces(Face(traits=(("metal", "sliver"),))), "unknown metal 'sliver' (did you mean 'silver'?) @ $.components[0].faces[0]"
    ),
    "word in a row": (
        attrs.evolve(TINY, tables=(attrs.evolve(TINY.tables[0], rows=(("copper", 1), ("sliver", 5))),)),
        "unknown metal 'sliver' (did you mean 'silver'?) @ $.tables[0].rows[1][0]",
    ),
    "table": (counting(Look("valves", "copper", "value")), "unknown table 'valves' (did you mean 'values'?) @ $.play[0].value"),
    "column": (
        counting(Look("values", "copper", "valeu")), "unknown column of values 'valeu' (did you mean 'value'?) @ $.play[0].value.column"
    ),
    "row": (counting(Look("values", "coper", "value")), "unknown metal 'coper' (did you mean 'copper'?) @ $.play[0].value.row"),
    "name that is bound": (playing(Let("coun", 1)), "unknown name 'coun' (did you mean 'count'?) @ $.play[0]"),
    "name in a loop": (playing(ForEach("coins", PURSE, ())), "unknown name 'coins' (did you mean 'coin'?) @ $.play[0]"),
    "name of a parameter": (
        with_more("procedures", Procedure(id="more", params=("playr",), steps=())),
        "unknown name 'playr' (did you mean 'player'?) @ $.procedures[3].params",
    ),
    "clause": (playing(By("tak", ())), "unknown clause 'tak' (did you mean 'take'?) @ $.play[0].clause"),
    "clause that says who decides": (playing(asking(whose="trun")), "unknown clause 'trun' (did you mean 'turn'?) @ $.play[0].whose"),
    "ruling": (
        turning(Reading("A", LeftOf(TURN)), Reading("B", TURN), ruling="Q11"),
        "'Q11' is no option (did you mean 'Q1'?) @ $.procedures[0].steps[1].steps[0].value",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), UNKNOWN.values(), ids=UNKNOWN)
def test_a_name_that_nothing_declares_is_told_with_what_was_meant(game: Game, mistake: str) -> None:
    assert found(game)[:1] == [mistake]
    assert len(found(game)) == 1 or mistake.startswith("'Q11'")


def test_a_name_that_is_like_no_other_is_told_without_a_guess() -> None:
    assert found(counting(Count(At("warehouse")))) == ["unknown place 'warehouse' @ $.play[0].value.items"]


UNBOUND = {
    "at all": (counting(COUNT), "nothing is called 'count' here @ $.play[0].value"),
    "under this name": (
        playing(Let("count", 1), Let("count", Name("cuont"))), "nothing is called 'cuont' here (did you mean 'count'?) @ $.play[1].value"
    ),
    "after the loop that binds it": (
        playing(ForEach("coin", PURSE, ()), When(Has(COIN, "old"), ())), "nothing is called 'coin' here @ $.play[1].condition.card"
    ),
    "by one branch for what follows": (
        playing(When(Always(), (Let("count", 1),)), Gain(Var("score", (FIRST,)), COUNT)), "nothing is called 'count' here @ $.play[1].amount"
    ),
    "by whoever does a procedure": (
        with_changed("procedures", 2, steps=(Let("count", 1), *COUNTING.steps, Gain(Var("score", (FIRST,)), Name("coin")))),
        "nothing is called 'coin' here (did you mean 'count'?) @ $.procedures[2].steps[2].amount",
    ),
    "where a move is given it": (
        with_changed("moves", 0, given=("coin",)), "'take' is given the coin, and nothing is called so here @ $.procedures[0].steps[0]"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), UNBOUND.values(), ids=UNBOUND)
def test_a_name_that_is_not_bound_is_told_where_it_is_used(game: Game, mistake: str) -> None:
    assert found(game)[:1] == [mistake]


# ----------------------------------------------------------------------------------------------------------------- sorts
SORTS = {
    "a player counted": (
        counting(Count(FIRST)), "a player stands where a list is expected: the first of the players @ $.play[0].value.items"
    ),
    "a player below a number": (
        judging(Is(FIRST, "<", 3)), "a player stands where a number is expected: the first of the players @ $.play[0].condition.left"
    ),
    "a player equal to a number": (judging(Is(FIRST, "=", 3)), "3 is not a player @ $.play[0].condition.right"),
    "a card equal to a player": (
        judging(Is(TOP, "=", FIRST)),
        "a player stands where a coin is expected: the first of the players @ $.play[0].condition.right",
    ),
    "a truth as a number": (counting(EMPTY.of()), "the count is a number, and here it is yes or no @ $.play[0]"),
    "yes as a number": (counting(True), "the count is a number, and here it is yes or no @ $.play[0]"),
    "a word as a number": (counting("copper"), "the count is a number, and here it is a metal @ $.play[0]"),
    "a list as a condition": (judging(WINNERS.of()), "'the winners' is not yes or no @ $.play[0].condition"),
    "a word where yes or no is asked": (judging(Has(TOP, "metal")), "'metal' is not yes or no @ $.play[0].condition"),
    "a player added": (
        counting(Math(1, "+", FIRST)), "a player stands where a number is expected: the first of the players @ $.play[0].value.right"
    ),
    "a player summed": (
        counting(Total("coin", PURSE, FIRST)),
        "a player stands where a number is expected: the first of the players @ $.play[0].value.term",
    ),
    "a number to the left of which nobody sits": (playing(Set(TURN, LeftOf(3))), "3 is not a player @ $.play[0].value.seat"),
    "a number from which turns go round": (playing(End(SeatsFrom(3))), "3 is not a player @ $.play[0].winners.seat"),
    "a number among the players": (judging(In(3, Seats())), "3 is not a player @ $.play[0].condition.item"),
    "a number that decides": (playing(asking(by=1)), "1 is not a player @ $.play[0].by"),
    "a number that could move": (judging(Possible(3, ("take",))), "3 is not a player @ $.play[0].condition.by"),
    "a number that wins": (attrs.evolve(TINY, play=(*TINY.play[:3], By("end", (Repeat(EMPTY.of(), (Do("one turn"),)), Do("counting"), End(3))))),
        "3 is not a list, each item a player @ $.play[3].steps[2].winners"),
    "a number that would win": (
        attrs.evolve(TINY, scoring=Scoring(procedure="counting", winners=3)), "3 is not a list, each item a player @ $.scoring.winners"
    ),
    "a variable that becomes something else": (playing(Set(TURN, 1)), "1 is not a player @ $.play[0].value"),
    "a variable that cannot grow": (
        playing(Gain(TURN, 1)), "a player stands where a number is expected: the turn @ $.play[0].variable"
    ),
    "growth by a player": (
        playing(Gain(Var("score", (FIRST,)), FIRST)), "a player stands where a number is expected: the first of the players @ $.play[0].amount"
    ),
    "a variable that begins as something else": (with_changed("variables", 1, start="none"), "'none' is not a number @ $.variables[1].start"),
    "a loop over a number": (playing(ForEach("count", 3, ())), "a number stands where a list is expected: 3 @ $.play[0].items"),
    "a loop that binds something else": (
        playing(ForEach("player", Range(1, 2), ())), "the player is a player, and here it is a number @ $.play[0]"
    ),
    "a name let be something else": (playing(Let("coin", 1)), "the coin is a coin, and here it is a number @ $.play[0]"),
    "chance that picks something else": (
        playing(Draw(id="coin", name="coin", among=Seats())), "the coin is a coin, and here it is a player @ $.play[0]"
    ),
    "the best by player": (
        counting(Count(Best("player", Seats(), (Key(PLAYER),)))),
        "a player stands where a number is expected: the player @ $.play[0].value.items.keys[0].by",
    ),
    "one number as the points of all places": (
        playing(Award(clause="most", var="player", items=Seats(), by=Count(HAND), points=3, variable=Var("score", (PLAYER,)))),
        "3 is not a list, each item a number @ $.play[0].points",
    ),
    "two sorts in one list": (
        counting(Item(1, Listed((1, FIRST)))), "a player and a number stand in one place @ $.play[0].value.items"
    ),
    "two sorts in two branches": (counting(If(Always(), 1, FIRST)), "a player and a number stand in one place @ $.play[0].value"),
    "two sorts by a ruling": (
        turning(Reading("A", LeftOf(TURN)), Reading("B", 2)),
        "2 is not a player @ $.procedures[0].steps[1].steps[0].value.readings[1].means",
    ),
    "traits of a player": (
        counting(Trait(FIRST, "metal")), "a player has no traits: the first of the players @ $.play[0].value.card"
    ),
    "a number that names no trait": (counting(Trait(TOP, 3)), "a number is no name of a trait @ $.play[0].value.name"),
    "a number in a place": (with_faces(Face(traits=(("metal", 1),))), "1 is not a metal @ $.components[0].faces[0]"),
    "a row with a word for a number": (
        attrs.evolve(TINY, tables=(attrs.evolve(TINY.tables[0], rows=(("copper", "one"),)),)), "'one' is not a number @ $.tables[0].rows[0][1]"
    ),
    "a short row": (
        attrs.evolve(TINY, tables=(attrs.evolve(TINY.tables[0], rows=(("copper",),)),)), "a row of 1 in a table of 2 columns @ $.tables[0].rows[0]"
    ),
    "an invariant about a player": (
        with_more("invariants", Invariant(clause="coins", condition=Is(TURN, "<=", 3))),
        "a player stands where a number is expected: the turn @ $.invariants[1].condition.left",
    ),
    "a pick that counts as something else": (
        with_changed("moves", 0, picks=(Pick("count", Range(1, 2), counts_as=Seats()),)),
        "a list, each item a player stands where a number is expected: the players @ $.moves[0].picks[0].counts_as",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), SORTS.values(), ids=SORTS)
def test_what_is_of_another_sort_is_told_where_it_stands(game: Game, mistake: str) -> None:
    assert found(game) == [mistake]


NUMBERS = {
    "no key for a variable of each player": (counting(Var("score")), "0 keys where these are expected: player @ $.play[0].value"),
    "a key for a place without": (
        counting(Count(At("purse", (FIRST,)))), "1 keys where these are expected: none @ $.play[0].value.items"
    ),
    "a key of another sort": (counting(Var("score", (1,))), "1 is not a player @ $.play[0].value.keys[0]"),
    "no argument for a definition": (counting(Count(Call(OLD.phrase))), "0 arguments where these are expected: player @ $.play[0].value.items"),
    "an argument of another sort": (counting(Count(OLD.of(3))), "3 is not a player @ $.play[0].value.items.args[0]"),
    "no argument for a procedure": (playing(Do("worth")), "0 arguments where these are expected: player @ $.play[0]"),
    "an argument too many": (playing(Do("one turn", (FIRST,))), "1 arguments where these are expected: none @ $.play[0]"),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), NUMBERS.values(), ids=NUMBERS)
def test_keys_and_arguments_are_as_many_as_are_declared(game: Game, mistake: str) -> None:
    assert found(game) == [mistake]


CARDS = {
    "of which it cannot be told where they lie": (
        playing(Put(Without(PURSE, PURSE), PURSE)),
        "it cannot be told where these cards lie: the cards in the purse without the cards in the purse @ $.play[0].what",
    ),
    "at a number that is a player": (
        playing(Put(Top(PURSE), PURSE, at=FIRST)), "a player stands where a number is expected: the first of the players @ $.play[0].at"
    ),
    "into a place that is not there": (playing(Put(Top(PURSE), At("purs"))), "unknown place 'purs' (did you mean 'purse'?) @ $.play[0].place"),
    "in exchange with no place": (playing(Exchange(PURSE, At("hnad", (FIRST,)))), "unknown place 'hnad' (did you mean 'hand'?) @ $.play[0].right"),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), CARDS.values(), ids=CARDS)
def test_cards_are_put_from_where_they_lie_to_where_they_may(game: Game, mistake: str) -> None:
    assert found(game) == [mistake]


def test_players_are_not_put_where_cards_lie() -> None:
    assert found(playing(Put(Seats(), PURSE))) == [
        "a list, each item a player cannot be put where a list, each item a coin lies @ $.play[0]",
        "it cannot be told where these cards lie: the players @ $.play[0].what",
    ]


# ----------------------------------------------------------------------------------------- declared twice, or for nothing
TWICE = {
    "a place and a variable": (
        with_more("variables", Variable(id="purse", sort=Number())), "'purse' is one of the places already @ $.variables[2]"
    ),
    "a variable and a key of positions": (
        with_more("variables", Variable(id="by", sort=Number())), "'by' is a key of every position already @ $.variables[2]"
    ),
    "a move": (with_more("moves", TAKE), "'take' is one of the moves already @ $.moves[1]"),
    "a clause": (with_more("clauses", TINY.clauses[0]), "'take' is one of the clauses already @ $.clauses[8]"),
    "a procedure": (with_more("procedures", WORTH), "'worth' is one of the procedures already @ $.procedures[3]"),
    "a ruling": (with_more("rulings", TINY.rulings[0]), "'Q1' is one of the rulings already @ $.rulings[3]"),
    "a kind": (with_more("kinds", TINY.kinds[0]), "'metal' is one of the kinds already @ $.kinds[1]"),
    "a phrase": (with_more("definitions", EMPTY), "'the purse is empty' is defined 2 times @ $.definitions"),
    "a name": (with_more("names", TINY.names[0]), "'coin' is declared 2 times @ $.names"),
    "a name of the language": (
        with_changed("moves", 0, picks=(*TAKE.picks, Pick("player", Seats()))), "'player' is a name of the language @ $.moves[0].picks[1]"
    ),
    "a name with the mark between names": (
        with_more("places", Place(id="my/box", holds="coin")), "'my/box' has a '/' in it, which separates a place from its keys @ $.places[2]"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), TWICE.values(), ids=TWICE)
def test_a_name_stands_for_one_thing(game: Game, mistake: str) -> None:
    assert found(game) == [mistake]


UNUSED = {
    "definition": (with_more("definitions", Definition(phrase="all of it", body=PURSE)), "nothing uses 'all of it' @ $.definitions[3]"),
    "move": (with_more("moves", attrs.evolve(TAKE, id="grab")), "nothing uses 'grab' @ $.moves[1]"),
    "procedure": (with_more("procedures", attrs.evolve(WORTH, id="again")), "nothing uses 'again' @ $.procedures[3]"),
    "place": (with_more("places", Place(id="box", holds="coin")), "nothing uses 'box' @ $.places[2]"),
    "variable": (with_more("variables", Variable(id="round", sort=Number())), "nothing uses 'round' @ $.variables[2]"),
    "name": (with_more("names", Called("rival", Seat())), "nothing uses 'rival' @ $.names[2]"),
    "clause": (
        with_more("clauses", Clause(id="nobody", force="effect", text="Nothing.", sentences=("T-1",))),
        "no rule carries the clause 'nobody' @ $.clauses[8]",
    ),
    "option": (
        with_more("rulings", attrs.evolve(TINY.rulings[0], id="Q4")), "no rule depends on the option Q4 @ $.rulings"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "mistake"), UNUSED.values(), ids=UNUSED)
def test_what_leads_to_nothing_is_told(game: Game, mistake: str) -> None:
    assert found(game) == [mistake]


# --------------------------------------------------------------------------------------------------- clauses and rulings
def test_a_clause_restates_at_least_one_sentence_or_says_why_not() -> None:
    assert found(with_changed("clauses", 0, sentences=())) == [
        "the clause 'take' restates no sentence and gives no reason @ $.clauses[0]"
    ]
    assert found(with_changed("clauses", 0, sentences=(), why="It goes without saying.")) == []


def test_a_clause_restates_at_most_five_sentences_or_says_why() -> None:
    many = tuple(f"T-{i}" for i in range(6))

    assert found(with_changed("clauses", 0, sentences=many[:5])) == []
    assert found(with_changed("clauses", 0, sentences=many)) == [
        "the clause 'take' restates 6 sentences and does not say why @ $.clauses[0]"
    ]
    assert found(with_changed("clauses", 0, sentences=many, why="They say one thing.")) == []


@pytest.mark.parametrize("names", ["A", "B", "AC", "ABC", "AAB"])
def test_an_option_has_all_its_readings_wherever_it_stands(names: str) -> None:
    (mistake,) = mistakes(turning(*(Reading(name, TURN) for name in names)))

    assert mistake.what == f"Q1 has the readings ['A', 'B'], and here {list(names)}"
    assert mistake.path == "$.procedures[0].steps[1].steps[0].value"


def test_the_default_of_a_ruling_is_one_of_its_readings() -> None:
    assert found(with_changed("rulings", 0, default="Z")) == ["Q1 has no reading 'Z' to be its default @ $.rulings[0]"]


def test_a_ruling_that_is_no_option_has_no_readings_in_the_rules() -> None:
    assert found(with_changed("rulings", 0, kind="settled")) == ["'Q1' is no option @ $.procedures[0].steps[1].steps[0].value"]


# --------------------------------------------------------------------------------------------------------- order of play
def test_a_procedure_that_does_itself_is_told() -> None:
    game = with_changed("procedures", 1, steps=(*WORTH.steps, Do("worth", (PLAYER,))))

    assert found(game) == ["the procedure 'worth' does itself @ $.procedures[1]"]


def test_procedures_that_do_each_other_are_all_told() -> None:
    game = with_changed("procedures", 1, steps=(*WORTH.steps, Do("counting")))

    assert found(game) == [
        "the procedure 'worth' does itself @ $.procedures[1]",
        "the procedure 'counting' does itself @ $.procedures[2]",
    ]


def test_a_definition_by_means_of_itself_is_told() -> None:
    itself = ("'the purse is empty' is defined by means of itself @ $.definitions[2]",)

    assert tuple(found(with_changed("definitions", 2, body=EMPTY.of()))) == itself
    assert tuple(found(with_changed("definitions", 2, body=All((EMPTY.of(), Is(Count(PURSE), "=", 0)))))) == itself


def test_nothing_stands_after_the_end_or_after_a_block_is_left() -> None:
    over = attrs.evolve(
        TINY, play=(*TINY.play[:3], By("end", (Repeat(EMPTY.of(), (Do("one turn"),)), End(WINNERS.of()), Do("counting"))))
    )
    left = playing(Block("all", (Leave("all"), Do("counting"))))

    assert "nothing after this is ever done @ $.play[3].steps[1]" in found(over)
    assert found(left) == ["nothing after this is ever done @ $.play[0].steps[0]"]


@pytest.mark.parametrize(
    "step", [asking(), Shuffle(id="again", place=PURSE), Draw(id="x", name="player", among=Seats()), End(Seats())]
)
def test_the_scoring_is_done_by_itself_so_nobody_decides_in_it(step: Any) -> None:
    game = with_changed("procedures", 2, steps=(*COUNTING.steps, step))

    assert found(game) == [f"{type(step).__name__} cannot stand in the scoring, which is done by itself @ $.procedures[2].steps[1]"]


def test_a_decision_in_a_procedure_that_the_scoring_does_is_found_as_well() -> None:
    game = with_changed("procedures", 2, steps=(*COUNTING.steps, Do("one turn")))

    assert found(game) == ["Ask cannot stand in the scoring, which is done by itself @ $.procedures[0].steps[0]"]


@pytest.mark.parametrize("step", FOR_ALL, ids=lambda step: type(step).__name__)
def test_what_players_do_in_secret_is_a_matter_of_each_alone(step: Any) -> None:
    game = playing(Together(id="all", var="player", items=Seats(), steps=(step,), whose="turn"))

    assert found(game) == [f"{type(step).__name__} cannot stand in what players do in secret @ $.play[0].steps[0]"]


def test_a_decision_says_by_which_clause_it_is_whose() -> None:
    assert found(playing(asking(whose=""))) == ["the decision 'more' does not say by which clause it is whose: whose @ $.play[0]"]


@pytest.mark.parametrize("step", [asking(), *FOR_ALL], ids=lambda step: type(step).__name__)
def test_one_cannot_look_ahead_over_what_others_or_chance_decide(step: Any) -> None:
    game = judging(After((step,), Always()))

    assert found(game) == [
        f"one cannot look ahead over a step that asks, draws, leaves or ends: {type(step).__name__} @ $.play[0].condition"
    ]


def test_only_what_a_move_requires_looks_at_what_is_so_after_the_move() -> None:
    asked = attrs.evolve(TAKE, requires=(Require("enough", Afterwards(Always())),))

    assert found(attrs.evolve(TINY, moves=(asked, *TINY.moves[1:]))) == []
    assert found(judging(Afterwards(Always()))) == [
        "only what a move requires can look at what is so after the move @ $.play[0].condition"
    ]


def test_one_cannot_look_ahead_over_a_procedure_in_which_somebody_decides() -> None:
    assert found(judging(After((Do("one turn"),), Always()))) == [
        "one cannot look ahead over a step that asks, draws, leaves or ends: Ask @ $.play[0].condition"
    ]


def test_two_moves_of_one_decision_do_not_say_the_same() -> None:
    game = with_more("moves", attrs.evolve(TAKE, id="grab", verb="take"))
    both = attrs.evolve(game, play=(asking(moves=("take", "grab")), *game.play))

    assert found(both) == ["two moves say 'take' at 'more' @ $.play[0]"]


def test_whether_somebody_is_asked_does_not_depend_on_what_is_hidden() -> None:
    hidden = Has(TOP, "old")
    told = "whether 'more' is asked depends on purse, which not everybody sees"

    assert found(playing(When(hidden, (asking(),)))) == [f"{told} @ $.play[0]"]
    assert found(playing(When(Always(), (), (When(hidden, (), (asking(),)),)))) == []
    assert found(playing(When(Some("player", Seats(), Always()), (When(hidden, (), (asking(),)),)))) == [
        f"{told} @ $.play[0].then[0]"
    ]
    assert found(playing(Repeat(hidden, (asking(),)))) == [f"{told} @ $.play[0]"]
    assert found(playing(When(Is(Count(PURSE), ">", 1), (asking(),)))) == [], "how many there are is open to all"


def test_no_reading_of_an_option_tells_by_asking_what_is_hidden() -> None:
    asked = ByRuling("Q1", (Reading("A", ()), Reading("B", (When(Has(TOP, "old"), (asking(),)),))))
    told = "whether 'more' is asked depends on purse, which not everybody sees"
    game = playing(asked)

    assert found(game) == [f"{told}, by Q1=B @ $.play[0]"]
    sight = ByRuling("Q2", (Reading("A", Public()), Reading("B", Hidden())))
    places = (attrs.evolve(TINY.places[0], sight=sight), *TINY.places[1:])
    game = attrs.evolve(game, places=places)
    assert found(game) == [f"{told}, by Q1=B and Q2=B @ $.play[0]"]
    yes, no = TINY.rulings[0].answers
    apart = attrs.evolve(TINY.rulings[0], answers=(yes, attrs.evolve(no, without=("Q2=B",))))
    assert found(attrs.evolve(game, rulings=(apart, *TINY.rulings[1:]))) == []


def test_another_mans_treasure_keeps_apart_the_readings_that_would_tell_a_secret() -> None:
    game = load("another-mans-treasure")
    together = tuple(attrs.evolve(r, answers=tuple(attrs.evolve(a, without=()) for a in r.answers)) for r in game.rulings)

    (only,) = mistakes(attrs.evolve(game, rulings=together))
    assert only.what.endswith("which not everybody sees, by AM-Q08=B and AM-Q23=B")


def test_what_is_hidden_does_not_become_open_by_a_name() -> None:
    game = playing(Let("coin", TOP), When(Has(COIN, "old"), (asking(),)))

    assert found(game) == ["whether 'more' is asked depends on the coin, which not everybody sees @ $.play[1]"]


def test_a_game_has_players() -> None:
    assert found(attrs.evolve(TINY, least=0)) == ["a game for 0 to 3 players @ $.least"]
    assert found(attrs.evolve(TINY, least=4)) == ["a game for 4 to 3 players @ $.least"]


def test_a_face_tells_its_traits_and_is_there_at_least_no_times() -> None:
    assert found(with_faces(Face(traits=(("metal", "copper"),), copies=-2))) == ["-2 copies of a face @ $.components[0].faces[0]"]
    assert found(with_faces(Face(traits=(("old", True),), name="penny"))) == [
        "the face penny lacks metal @ $.components[0].faces[0]"
    ]


# ------------------------------------------------------------------------------------------------- found before playing
def test_two_decisions_of_one_name_are_told_before_anybody_plays() -> None:
    with pytest.raises(InvalidRules) as wrong:
        whole(playing(asking(id="turn"), asking(id="turn")))

    assert str(wrong.value).startswith("tiny: the decision 'turn' is reached in two ways that a position cannot tell apart")


def test_components_that_the_rules_forbid_are_told_before_anybody_plays() -> None:
    with pytest.raises(InvalidRules) as wrong:
        whole(with_faces(Face(traits=(("metal", "copper"),), copies=4)))

    assert str(wrong.value) == "\n".join(
        f"tiny: the number of cards in the purse is 4, and must be at most 3 (coins) (with {players} players) @ $.components"
        for players in (2, 3)
    )


# --------------------------------------------------------------------------------------------------- every mistake at once
def test_every_mistake_is_told_at_once_and_by_whom() -> None:
    game = playing(Let("coun", 1), Do("worht", (FIRST,)), When(Is(FIRST, "<", 3), ()))

    with pytest.raises(InvalidRules) as wrong:
        check(game)
    assert str(wrong.value) == (
        "tiny: unknown name 'coun' (did you mean 'count'?) @ $.play[0]\n"
        "tiny: unknown procedure 'worht' (did you mean 'worth'?) @ $.play[1]\n"
        "tiny: a player stands where a number is expected: the first of the players @ $.play[2].condition.left"
    )
    assert check(TINY) is TINY


# ------------------------------------------------------------------------------------------------- a whole rulebook
def swapped(tree: Tree, at: str, new: Tree, here: str = "$") -> Tree:
    """Return a tree with something else at one place."""
    if here == at:
        return new
    if isinstance(tree, tuple):
        return tuple(swapped(each, at, new, f"{here}[{i}]") for i, each in enumerate(tree))
    if is_node(tree) and at.startswith(here):
        parts = {slot.name: getattr(tree, slot.name) for slot in slots(type(tree))}
        return attrs.evolve(tree, **{name: swapped(part, at, new, f"{here}.{name}") for name, part in parts.items()})
    return tree


def misspelt(node_type: str, field: str) -> tuple[Game, str, str, str]:
    """Return Berried Treasure with one name misspelt, the path of its node, the wrong name and the right one."""
    path, node = next((path, node) for path, node in walk(BERRIED) if type(node).__name__ == node_type and getattr(node, field))
    right = getattr(node, field)
    wrong = f"{right[:-1]}qx"
    return swapped(BERRIED, f"{path}.{field}", wrong), path, wrong, right


@pytest.mark.parametrize(
    ("node_type", "field", "what", "where"),
    [
        ("At", "place", "unknown place", ""),
        ("Var", "name", "unknown variable", ""),
        ("Call", "phrase", "unknown definition", ""),
        ("Do", "procedure", "unknown procedure", ""),
        ("Words", "kind", "unknown kind", ""),
        ("Everywhere", "component", "unknown component", ""),
        ("Let", "name", "unknown name", ""),
        ("By", "clause", "unknown clause", ".clause"),
        ("Ask", "whose", "unknown clause", ".whose"),
        ("Require", "clause", "unknown clause", ".clause"),
    ],
)
def test_a_slip_of_the_pen_in_a_whole_rulebook_is_found_where_it_is(node_type: str, field: str, what: str, where: str) -> None:
    game, path, wrong, right = misspelt(node_type, field)

    assert found(game)[0] == f"{what} {wrong!r} (did you mean {right!r}?) @ {path}{where}"


# ------------------------------------------------------------------------------------------------------- rules as JSON
def tiny_json() -> dict[str, Any]:
    data = to_json(TINY)
    assert isinstance(data, dict)
    return data


def said_of(data: Any) -> list[str]:
    with pytest.raises(InvalidRules) as wrong:
        game_from_json(data)
    return [str(mistake) for mistake in wrong.value.mistakes]


def in_json(path: tuple[str | int, ...], new: Any) -> dict[str, Any]:
    """Return the game as JSON with something else at one place."""
    data = tiny_json()
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = copy.deepcopy(new)
    return data


JSON = {
    "a number for a word": (in_json(("title",), 7), "7 stands where a word is expected @ $.title"),
    "a word for a number": (in_json(("least",), "two"), "'two' stands where a whole number is expected @ $.least"),
    "a fraction": (in_json(("least",), 2.0), "2.0 stands where a whole number is expected @ $.least"),
    "yes for a number": (in_json(("least",), True), "True stands where a whole number is expected @ $.least"),
    "a word for a list": (in_json(("moves",), "take"), "'take' stands where a list is expected @ $.moves"),
    "an unknown word": (
        in_json(("moves", 0, "requires", 0, "condition", "op"), "=>"),
        "'=>' stands where '=' or '!=' or '<' or '<=' or '>' or '>=' is expected @ $.moves[0].requires[0].condition.op",
    ),
    "an unknown node": (in_json(("moves", 0, "node"), "Mov"), "unknown node 'Mov' (did you mean 'Move'?) @ $.moves[0]"),
    "no node": (in_json(("moves", 0), {}), "an object without a node type @ $.moves[0]"),
    "a node that is no word": (in_json(("moves", 0), {"node": []}), "unknown node [] @ $.moves[0]"),
    "another node": (in_json(("moves", 0), {"node": "Seats"}), "a Seats stands where a Move is expected @ $.moves[0]"),
    "a condition for a step": (
        in_json(("procedures", 2, "steps", 0), {"node": "Always"}),
        "a Always stands where a By or a When or a Let or a ForEach or a Repeat or another of its kind is expected @ $.procedures[2].steps[0]",
    ),
    "an unknown field": (in_json(("moves", 0, "require"), []), "Move has no field 'require' (did you mean 'requires'?) @ $.moves[0]"),
    "a field that is lacking": (in_json(("names", 0), {"node": "Called", "name": "coin"}), "Called lacks sort @ $.names[0]"),
    "a trait without a value": (
        in_json(("components", 0, "faces", 0, "traits", 0), ["metal"]),
        "a list of 1 stands where 2 items are expected @ $.components[0].faces[0].traits[0]",
    ),
    "something else altogether": ({"node": "Seats"}, "a Seats stands where a Game is expected @ $"),
    "a list": ([], "[] stands where a Game is expected @ $"),
    "nothing": (None, "None stands where a Game is expected @ $"),
    "a position": ({"game": "tiny", "players": ["Ann", "Bob"]}, "an object without a node type @ $"),
}  # fmt: skip


@pytest.mark.parametrize(("data", "mistake"), JSON.values(), ids=JSON)
def test_json_that_is_not_of_the_language_is_told_where(data: Any, mistake: str) -> None:
    assert said_of(data) == [mistake]


def test_every_place_where_json_is_not_of_the_language_is_told() -> None:
    data = tiny_json() | {"title": 7, "movess": []}
    data["moves"] = [{"node": "Mov"}]

    assert said_of(data) == [
        "Game has no field 'movess' (did you mean 'moves'?) @ $",
        "7 stands where a word is expected @ $.title",
        "unknown node 'Mov' (did you mean 'Move'?) @ $.moves[0]",
    ]


def test_rules_without_a_name_are_told_as_these_rules() -> None:
    with pytest.raises(InvalidRules) as wrong:
        game_from_json({"node": "Game", "id": 7})

    assert str(wrong.value).startswith("these rules: Game lacks title, version, least, most")
