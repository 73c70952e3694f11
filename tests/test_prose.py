"""The English of what a template alone cannot say."""

from __future__ import annotations

import pytest

from lexludi_docs.pages.language import comment, sentence_of
from lexludi_spec import Count, Gain, If, In, Is, Item, Listed, Math, Name, Not, Seats, Some, Those, Trait, Var, Words
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.games import load
from lexludi_spec.language import Tree
from lexludi_spec.prose import English

PATH, TIGER, PIRATE = Var("path", ("A2",)), Var("tiger"), Var("pirate", (Name("player"),))
SEATED = Is(Name("owner"), "!=", Name("player"))


@pytest.mark.parametrize(
    ("game", "node", "said"),
    [
        ("schatzjagd", Is(Name("square"), "!=", TIGER), "the tiger is not on the square"),
        ("schatzjagd", Not(Is(Name("square"), "=", TIGER)), "the tiger is not on the square"),
        ("schatzjagd", In(TIGER, Name("squares")), "the tiger is on one of the squares"),
        ("schatzjagd", Not(In(TIGER, Name("squares"))), "the tiger is not on one of the squares"),
        ("schatzjagd", Var("path", (PIRATE,)), "the path on the square of the pirate of the player"),
        ("schatzjagd", Count(PATH), "the number of sides of the path on A2"),
        ("schatzjagd", Is(Count(PATH), ">", 0), "there is a path on A2"),
        ("schatzjagd", Not(Is(Count(PATH), ">", 0)), "there is no path on A2"),
        ("schatzjagd", s.Let("known", Var("seen before", ("A2",))), "Let what was remembered be whether the card on A2 is remembered."),
        (
            "schatzjagd",
            s.Clear("exchanged squares"),
            "As at the start, for each player: The pair of squares that the player exchanged becomes none.",
        ),
        ("schatzjagd", s.Clear("turns"), "As at the start, the number of turns taken becomes 0."),
        ("another-mans-treasure", Gain(Var("round"), -1), "The round shrinks by 1."),
        ("another-mans-treasure", Gain(Var("round"), Math(Var("dealer"), "*", -10)), "The round shrinks by the dealer times 10."),
        ("another-mans-treasure", Count(Words("colour")), "the number of colours"),
        ("another-mans-treasure", Some("owner", Seats(), SEATED), "for some player (the owner), the owner is not the player"),
        ("another-mans-treasure", Count(Those("owner", Seats(), SEATED)),
         "the number of players (the owner) for whom the owner is not the player"),
        ("another-mans-treasure", Is(Trait(Name("card"), "kind"), "=", Trait(Name("wild"), "kind")),
         "the card and the wild have the same kind"),
        ("another-mans-treasure", v.At("set", (Name("owner"), 1)), "the cards in the owner's set 1"),
        ("another-mans-treasure", Not(Var("called", (Name("player"),))), "it is not so that the player has called"),
        ("berried-treasure", Item(Name("shelf"), Listed((4, 5, 5, 6))), "4 where the shelf is 1, 5 where it is 2 or 3 and 6 where it is 4"),
        ("buried-treasure", If(Is(1, ">", 2), False, Name("player"), clause="a/b"), "the player, but not if 1 is more than 2 (a/b)"),
    ],
)  # fmt: skip
def test_what_a_template_alone_cannot_say(game: str, node: Tree, said: str) -> None:
    assert English(load(game)).say(node) == said


@pytest.mark.parametrize(
    ("until", "clause", "said"),
    [
        (None, "", "repeat: The drawing is over."),
        (Is(1, "=", 2), "", "until 1 is 2, repeat: The drawing is over."),
        (Is(1, "=", 2), "a/b", "until 1 is 2 (a/b), repeat: The drawing is over."),
    ],
)
def test_a_part_that_may_be_left_out_may_stand_in_another(until: Is | None, clause: str, said: str) -> None:
    assert English(load("schatzjagd")).say(s.Repeat(until, (s.Leave("drawing"),), clause)) == said


@pytest.mark.parametrize(
    ("cls", "said"),
    [
        (v.Those, "each var of items for which where"),
        (s.ForEach, "For each var of items, one after the other: steps"),
        (s.Leave, "The block is over."),
    ],
)
def test_the_sentence_of_a_node_type_names_all_of_its_fields(cls: type, said: str) -> None:
    assert "".join(each if isinstance(each, str) else each.astext() for each in sentence_of(cls)) == said


def test_a_comment_on_a_field_shows_no_mark_up() -> None:
    said = [
        each if isinstance(each, str) else each.astext() for each in comment("as a :class:`~lexludi_spec.Definition` or ``X`` says")
    ]

    assert "".join(said) == "as a Definition or X says"
