"""Sets, runs and pairs: what can lie in them, and the moves that lay them, add to them and exchange their wilds.

A wild is a card like any other that can be several numbers and colours; what a card stands for is where it lies. Of the numbers of
sets and pairs, 1 stands for the cards that are 1 or 11.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from lexludi_spec import (
    After,
    Afterwards,
    All,
    Always,
    Any,
    At,
    By,
    ByRuling,
    Call,
    CanReach,
    Condition,
    Count,
    Definition,
    Each,
    Every,
    First,
    ForEach,
    Gain,
    Has,
    If,
    In,
    Is,
    Item,
    Joined,
    Listed,
    Look,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Pick,
    PickSome,
    Possible,
    Put,
    Range,
    Reading,
    Require,
    Seats,
    Set,
    Some,
    Step,
    These,
    Those,
    Trait,
    Value,
    Var,
    When,
    Without,
    Words,
)  # fmt: skip
from lexludi_spec.games.another_mans_treasure.assumed import HIGHEST, WILD_KINDS

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, OWNER, CARD, CARDS, WILD = Name("player"), Name("owner"), Name("card"), Name("cards"), Name("wild")
NUMBER, RANK, LOW, COLOUR, NTH = Name("number"), Name("rank"), Name("low"), Name("colour"), Name("nth")
SET, RUN, PAIR, PLACE, END_, MELD, PATTERN = (Name(name) for name in ("set", "run", "pair", "place", "end", "meld", "pattern"))
EXCHANGED, TO_LAY = At("exchanged wilds"), Var("to lay")
#: of these, 1 stands for 1 or 11
NUMBERS = Definition(phrase="the numbers of sets and pairs", body=Range(1, HIGHEST - 1))
#: how many sets, runs and pairs a player can have in front of them: as many as a pattern asks for
SETS, RUNS, PAIRS = Range(1, 2), Range(1, 2), Range(1, 5)
#: each kind of meld with its form and size
MELDS = (
    *((f"set of {size}", "set", size) for size in (3, 4, 5)),
    *((f"run of {size}", "run", size) for size in (4, 5, 6, 8)),
    ("pair", "pair", 2),
)


def hand(player: Value) -> At:
    return At("hand", (player,))


def set_of(owner: Value, number: Value = SET) -> At:
    return At("set", (owner, number))


def run_of(owner: Value, number: Value = RUN) -> At:
    return At("run", (owner, number))


def pair_of(owner: Value, number: Value = PAIR) -> At:
    return At("pair", (owner, number))


def told(what: str, owner: Value, number: Value) -> Var:
    """Return what is told of a meld: the number or the colour of a set, run or pair, the low end of a run."""
    return Var(what, (owner, number))


def mark(player: Value, pattern: Value) -> Var:
    return Var("mark", (player, pattern))


# ------------------------------------------------------------------------------------------ what can lie in a meld
HELD = Definition(
    phrase="the cards that {player} may play", clause="playing/from-hand", body=Joined(Listed((EXCHANGED, hand(PLAYER))))
)
IS_WILD = Definition(phrase="{card} is a wild", body=Is(Trait(CARD, "kind"), "!=", "treasure"))
MEANINGS = Definition(
    phrase="the numbers that {number} may mean",
    clause="melds/one-or-eleven",
    body=If(Is(NUMBER, "=", 1), Listed((1, HIGHEST)), Listed((NUMBER,))),
)
IN_RANGE = Definition(
    phrase="{rank} is in the range of {card}",
    clause="wilds/range",
    body=All((IS_WILD.of(CARD), Is(Trait(CARD, "lowest number"), "<=", RANK), Is(RANK, "<=", Trait(CARD, "highest number")))),
)
CAN_BE = Definition(
    phrase="{card} can stand for {rank}",
    body=Any((In(RANK, Trait(CARD, "numbers")), IN_RANGE.of(RANK, CARD))),
)
CAN_HAVE = Definition(
    phrase="{card} can have the colour {colour}",
    clause="wilds/colour",
    body=Any((IS_WILD.of(CARD), In(COLOUR, Trait(CARD, "colours")))),
)
FITS_SET = Definition(
    phrase="{card} can have the number {number}",
    clause="melds/set",
    body=Some("rank", MEANINGS.of(NUMBER), CAN_BE.of(CARD, RANK)),
)
FITS_PAIR = Definition(
    phrase="{card} can have the number {number} in {colour}",
    clause="melds/pair",
    body=All((FITS_SET.of(CARD, NUMBER), CAN_HAVE.of(CARD, COLOUR))),
)
FITS_RUN = Definition(
    phrase="{card} can stand for {rank} in {colour}",
    clause="melds/run",
    body=All((CAN_BE.of(CARD, RANK), CAN_HAVE.of(CARD, COLOUR))),
)
ONE_NUMBER = Definition(
    phrase="{cards} can all have the same of the numbers that {number} may mean",
    clause="melds/one-number",
    body=Some("rank", MEANINGS.of(NUMBER), Every("card", CARDS, CAN_BE.of(CARD, RANK))),
)
WILDS_AMONG = Definition(phrase="the number of wilds among {cards}", body=Count(Those("card", CARDS, IS_WILD.of(CARD))))


IS_ONE_NUMBER = Definition(
    phrase="{cards} can all be of one number, which is {number}",
    body=ByRuling("AM-Q30", (
        Reading("A", Any((Is(NUMBER, "!=", 1), ONE_NUMBER.of(CARDS, NUMBER)))), Reading("B", Always()),
    )),
)  # fmt: skip
NOT_TOO_WILD = Definition(
    phrase="there are not too many wilds among {cards}",
    body=ByRuling("AM-Q41", (
        Reading("A", Always()),
        Reading("B", Is(WILDS_AMONG.of(CARDS), "<", Count(CARDS))),
        Reading("C", Is(Math(WILDS_AMONG.of(CARDS), "*", 2), "<=", Count(CARDS))),
    )),
)  # fmt: skip


def one_number(cards: Value, number: Value) -> Require:
    return Require("melds/one-number", IS_ONE_NUMBER.of(cards, number))


def not_too_wild(cards: Value) -> Require:
    return Require("wilds/number", NOT_TOO_WILD.of(cards))


STANDS_FOR = Definition(
    phrase="the number that place {place} of run {run} of {owner} stands for",
    clause="melds/run",
    body=Math(told("low end of run", OWNER, RUN), "+", Math(PLACE, "-", 1)),
)
BEYOND = Definition(
    phrase="the number that comes next at one end ({end}) of run {run} of {owner}",
    clause="adding/runs",
    body=If(
        Is(END_, "=", "low"),
        Math(told("low end of run", OWNER, RUN), "-", 1),
        Math(told("low end of run", OWNER, RUN), "+", Count(run_of(OWNER))),
    ),
)

# ------------------------------------------------------------------------------------------------ melds on the table
LAID_SETS = Definition(phrase="the sets of {owner}", body=Those("set", SETS, Is(Count(set_of(OWNER)), "!=", 0)))
LAID_RUNS = Definition(phrase="the runs of {owner}", body=Those("run", RUNS, Is(Count(run_of(OWNER)), "!=", 0)))
LAID_PAIRS = Definition(phrase="the pairs of {owner}", body=Those("pair", PAIRS, Is(Count(pair_of(OWNER)), "!=", 0)))
NEXT_SET = Definition(phrase="the set of {player} that comes next", body=Math(Count(LAID_SETS.of(PLAYER)), "+", 1))
NEXT_RUN = Definition(phrase="the run of {player} that comes next", body=Math(Count(LAID_RUNS.of(PLAYER)), "+", 1))
NEXT_PAIR = Definition(phrase="the pair of {player} that comes next", body=Math(Count(LAID_PAIRS.of(PLAYER)), "+", 1))
HAS_LAID = Definition(
    phrase="{player} has laid cards",
    body=Any(tuple(Is(Count(of(PLAYER, 1)), "!=", 0) for of in (set_of, run_of, pair_of))),
)
NOTHING_TO_LAY = Is(Count(TO_LAY), "=", 0)
NOT_EXCHANGED = Definition(
    phrase="no exchanged wild is left to be played",
    clause="exchange/same-turn",
    body=Is(Count(EXCHANGED), "=", 0),
)


def declared(owner: Value, number: Value, kind: Value, colour: Value) -> Var:
    return Var("declared", (owner, number, kind, colour))


DECLARED_COLOURS = Definition(
    phrase="the colours of wilds in sets are declared",
    body=ByRuling("AM-Q51", (Reading("A", Not(Always())), Reading("B", Always()), Reading("C", Not(Always())))),
)

# ------------------------------------------------------------------------------------------------------- looking ahead
LAYING, ADDING = ("lay set", "lay run", "lay pair"), ("add to set", "add to run", "add to pair")
EXCHANGING, LAYING_DOWN = ("exchange in set", "exchange in run", "exchange in pair"), "lay down"
CAN_COMPLETE = Definition(
    phrase="{player} can lay the rest of the pattern",
    clause="patterns/complete",
    body=CanReach(PLAYER, LAYING, NOTHING_TO_LAY),
)
CAN_ADD_EXCHANGED = Definition(
    phrase="{player} can add every exchanged wild to a meld in this turn",
    clause="exchange/same-turn",
    body=CanReach(PLAYER, (*ADDING, *EXCHANGING), NOT_EXCHANGED.of()),
)
CAN_COMPLETE_WITH_EXCHANGED = Definition(
    phrase="{player} can lay the rest of the pattern and with it every exchanged wild",
    clause="exchange/into-the-pattern",
    body=CanReach(PLAYER, LAYING, All((NOTHING_TO_LAY, NOT_EXCHANGED.of()))),
)
CAN_COMPLETE_AND_ADD = Definition(
    phrase="{player} can lay the rest of the pattern and play every exchanged wild in it or afterwards",
    clause="exchange/same-turn",
    body=CanReach(PLAYER, LAYING, All((NOTHING_TO_LAY, CAN_ADD_EXCHANGED.of(PLAYER)))),
)
NAMED: Step = Set(TO_LAY, Look("patterns", PATTERN, "melds"))
CAN_LAY_DOWN = Definition(
    phrase="{player} can lay down a pattern, after other exchanges or without, as it is allowed with exchanged wilds",
    body=CanReach(PLAYER, EXCHANGING, Possible(PLAYER, (LAYING_DOWN,))),
)
CAN_LAY_DOWN_AND_ADD = Definition(
    phrase="{player} can lay down a pattern, after other exchanges or without, and play every exchanged wild in it or afterwards",
    clause="exchange/same-turn",
    body=CanReach(
        PLAYER,
        EXCHANGING,
        Some(
            "pattern",
            Call("the patterns of the round"),
            All(
                (
                    Is(mark(PLAYER, PATTERN), "=", Nothing()),
                    After((NAMED,), CAN_COMPLETE_AND_ADD.of(PLAYER)),
                )
            ),
        ),
    ),
)
CAN_PLAY_EXCHANGED = Definition(
    phrase="{player} can play every exchanged wild in this turn",
    clause="exchange/same-turn",
    body=Any((
        All((HAS_LAID.of(PLAYER), CAN_ADD_EXCHANGED.of(PLAYER))),
        All((Not(HAS_LAID.of(PLAYER)), CAN_LAY_DOWN_AND_ADD.of(PLAYER))),
    )),
)  # fmt: skip
#: nothing need be looked for where no exchanged wild is left
IN_THE_PATTERN = Definition(
    phrase="{player} can lay every wild exchanged before the pattern in the rest of it",
    clause="exchange/into-the-pattern",
    body=ByRuling("AM-Q47", (
        Reading("A", Any((NOT_EXCHANGED.of(), CAN_COMPLETE_WITH_EXCHANGED.of(PLAYER)))), Reading("B", Always()),
    )),
)  # fmt: skip
IN_IT_OR_ADDED = Definition(
    phrase="{player} can lay every exchanged wild in the rest of the pattern, or add it afterwards",
    clause="exchange/same-turn",
    body=ByRuling("AM-Q47", (Reading("A", Always()), Reading("B", Any((NOT_EXCHANGED.of(), CAN_COMPLETE_AND_ADD.of(PLAYER)))))),
)
FREED_FOR_THE_PATTERN = Definition(
    phrase="{player} can lay every wild exchanged before the pattern in it",
    clause="exchange/into-the-pattern",
    body=ByRuling("AM-Q47", (Reading("A", Any((HAS_LAID.of(PLAYER), CAN_LAY_DOWN.of(PLAYER)))), Reading("B", Always()))),
)
#: what must be so when a pattern is named, or some of it is laid
COMPLETES = (
    Require("patterns/complete", Afterwards(CAN_COMPLETE.of(PLAYER))),
    Require("exchange/into-the-pattern", Afterwards(IN_THE_PATTERN.of(PLAYER))),
    Require("exchange/same-turn", Afterwards(IN_IT_OR_ADDED.of(PLAYER))),
)
#: what must be so when a wild is exchanged
PLAYS_EXCHANGED = (
    Require("exchange/into-the-pattern", Afterwards(FREED_FOR_THE_PATTERN.of(PLAYER))),
    Require("exchange/same-turn", Afterwards(CAN_PLAY_EXCHANGED.of(PLAYER))),
)


SMILEYS_PLAYED = Var("smileys played", (PLAYER,))
SMILEYS_AMONG = Definition(phrase="the number of smileys on {cards}", body=Count(Those("card", CARDS, Has(CARD, "smiley"))))
LAID_SMILEYS = Gain(SMILEYS_PLAYED, SMILEYS_AMONG.of(CARDS))
PLAYED_SMILEY = Gain(SMILEYS_PLAYED, SMILEYS_AMONG.of(Listed((CARD,))))


# ---------------------------------------------------------------------------------------------------- laying a pattern
IS_FORM = Is(Look("melds", MELD, "form"), "=", Name("form"))
NEXT_MELD = Definition(
    phrase="the {form} to be laid next",
    clause="patterns/melds",
    body=Item(1, Those("meld", First(1, TO_LAY), IS_FORM)),
)
OF_FORM = Definition(
    phrase="the {form} that is still to be laid",
    clause="patterns/melds",
    body=Item(1, Those("meld", TO_LAY, IS_FORM)),
)


def laid(meld: Value) -> Step:
    return Set(TO_LAY, Without(TO_LAY, Listed((meld,))))


def different(phrase: str, same: Condition) -> Definition:
    """Return what tells that a player may lay a meld beside those that lie: any, or none that is the same as one of them."""
    body = ByRuling("AM-Q22", (Reading("A", Always()), Reading("B", Not(same))))
    return Definition(phrase=phrase, clause="patterns/different", body=body)


ANOTHER_SET = different(
    "{player} may lay a set of {number} beside the other sets",
    Some("set", LAID_SETS.of(PLAYER), Is(told("number of set", PLAYER, SET), "=", NUMBER)),
)
ANOTHER_RUN = different(
    "{player} may lay a run from {low} on in {colour} beside the other runs",
    Some("run", LAID_RUNS.of(PLAYER), All((
        Is(told("low end of run", PLAYER, RUN), "=", LOW), Is(told("colour of run", PLAYER, RUN), "=", COLOUR),
    ))),
)  # fmt: skip
ANOTHER_PAIR = different(
    "{player} may lay a pair of {number} in {colour} beside the other pairs",
    Some("pair", LAID_PAIRS.of(PLAYER), All((
        Is(told("number of pair", PLAYER, PAIR), "=", NUMBER), Is(told("colour of pair", PLAYER, PAIR), "=", COLOUR),
    ))),
)  # fmt: skip


def size_of(meld: Value) -> Value:
    return Look("melds", meld, "size")


#: what must be so for a meld of some form to be laid
Needed: TypeAlias = Callable[[str], tuple[Require, ...]]


def in_turn(form: str) -> tuple[Require, ...]:
    """Return what must be so for a meld to be laid in a turn: it comes next, and the rest can follow."""
    return (Require("patterns/melds", Is(Look("melds", Item(1, TO_LAY), "form"), "=", form)), *COMPLETES)


# Each of these lays a meld of a form; which it is and what must be so differs at the end of a round.
def lay_set(
    id_: str, meld: Value, needed: Needed, colours: tuple[PickSome, ...] = (), declaring: tuple[Step, ...] = (), also: str = ""
) -> Move:
    do = (
        *declaring,
        Set(told("number of set", PLAYER, NEXT_SET.of(PLAYER)), NUMBER),
        Put(These(CARDS, HELD.of(PLAYER)), set_of(PLAYER, NEXT_SET.of(PLAYER))),
        laid(meld),
        LAID_SMILEYS,
    )
    return Move(
        id=id_,
        verb="lay set",
        phrase=f"lay a set{also}",
        clause="melds/set",
        picks=(
            Pick("number", NUMBERS.of(), clause="melds/set"),
            PickSome("cards", size_of(meld), HELD.of(PLAYER), var="card", where=FITS_SET.of(CARD, NUMBER), clause="melds/set"),
            *colours,
        ),
        requires=(
            one_number(CARDS, NUMBER),
            not_too_wild(CARDS),
            Require("patterns/different", ANOTHER_SET.of(PLAYER, NUMBER)),
            *needed("set"),
        ),
        do=do,
    )


def lay_run(id_: str, meld: Value, needed: Needed, also: str = "") -> Move:
    do = (
        Set(told("low end of run", PLAYER, NEXT_RUN.of(PLAYER)), LOW),
        Set(told("colour of run", PLAYER, NEXT_RUN.of(PLAYER)), COLOUR),
        Put(These(CARDS, HELD.of(PLAYER)), run_of(PLAYER, NEXT_RUN.of(PLAYER))),
        laid(meld),
        LAID_SMILEYS,
    )
    return Move(
        id=id_,
        verb="lay run",
        phrase=f"lay a run{also}",
        clause="melds/run",
        picks=(
            Pick("colour", Words("colour")),
            Pick("low", Range(1, Math(HIGHEST + 1, "-", size_of(meld))), clause="melds/no-wrap-around"),
            PickSome(
                "cards",
                size_of(meld),
                HELD.of(PLAYER),
                var="card",
                nth="nth",
                where=FITS_RUN.of(CARD, Math(LOW, "+", Math(NTH, "-", 1)), COLOUR),
                clause="melds/run",
                ordered=True,
            ),
        ),
        requires=(
            not_too_wild(CARDS),
            Require("patterns/different", ANOTHER_RUN.of(PLAYER, LOW, COLOUR)),
            *needed("run"),
        ),
        do=do,
    )


def lay_pair(id_: str, meld: Value, needed: Needed, also: str = "") -> Move:
    do = (
        Set(told("number of pair", PLAYER, NEXT_PAIR.of(PLAYER)), NUMBER),
        Set(told("colour of pair", PLAYER, NEXT_PAIR.of(PLAYER)), COLOUR),
        Put(These(CARDS, HELD.of(PLAYER)), pair_of(PLAYER, NEXT_PAIR.of(PLAYER))),
        laid(meld),
        LAID_SMILEYS,
    )
    return Move(
        id=id_,
        verb="lay pair",
        phrase=f"lay a pair{also}",
        clause="melds/pair",
        picks=(
            Pick("colour", Words("colour")),
            Pick("number", NUMBERS.of(), clause="melds/pair"),
            PickSome(
                "cards", size_of(meld), HELD.of(PLAYER), var="card", where=FITS_PAIR.of(CARD, NUMBER, COLOUR), clause="melds/pair"
            ),
        ),
        requires=(
            one_number(CARDS, NUMBER),
            not_too_wild(CARDS),
            Require("patterns/different", ANOTHER_PAIR.of(PLAYER, NUMBER, COLOUR)),
            *needed("pair"),
        ),
        do=do,
    )


WILDS_OF_KIND = Definition(
    phrase="the wilds among {cards} that are {kind}s",
    body=Those("card", CARDS, Is(Trait(CARD, "kind"), "=", Name("kind"))),
)
IN_COLOURS = tuple(
    PickSome(
        f"colours of {kind}s",
        Count(WILDS_OF_KIND.of(CARDS, kind)),
        Joined(Each("card", WILDS_OF_KIND.of(CARDS, kind), Words("colour"))),
        told=Is(Count(WILDS_OF_KIND.of(CARDS, kind)), ">", 0),
    )
    for kind, _, _ in WILD_KINDS
)
DECLARING = tuple(
    ForEach("colour", Name(f"colours of {kind}s"), (Gain(declared(PLAYER, NEXT_SET.of(PLAYER), kind, COLOUR), 1),))
    for kind, _, _ in WILD_KINDS
)
LAY_SET, LAY_RUN = lay_set("lay set", NEXT_MELD.of("set"), in_turn), lay_run("lay run", NEXT_MELD.of("run"), in_turn)
LAY_PAIR = lay_pair("lay pair", NEXT_MELD.of("pair"), in_turn)
LAY_SET_IN_COLOURS = lay_set(
    "lay set in colours", NEXT_MELD.of("set"), in_turn, IN_COLOURS, DECLARING, ", its wilds in declared colours"
)
NAMING: tuple[Step, ...] = (
    NAMED,
    ByRuling("AM-Q23", (
        Reading("A", (By("ending/mark", (Set(mark(PLAYER, PATTERN), "complete"),)),)), Reading("B", ()),
    )),
)  # fmt: skip
UNMARKED = Require("patterns/once", Is(mark(PLAYER, PATTERN), "=", Nothing()))
AVAILABLE = Pick("pattern", Call("the patterns of the round"), clause="patterns/available")
LAY_DOWN = Move(
    id=LAYING_DOWN,
    phrase="lay down a pattern",
    clause="playing/pattern",
    picks=(AVAILABLE,),
    requires=(Require("playing/one-pattern", Not(HAS_LAID.of(PLAYER))), UNMARKED, *COMPLETES),
    do=NAMING,
)

# ----------------------------------------------------------------------------------------------------- adding to melds
AFTER_THE_PATTERN = Require("adding/after-the-pattern", HAS_LAID.of(PLAYER))
ANY_HELD = Pick("card", HELD.of(PLAYER), clause="playing/from-hand")
WHOSE = Pick("owner", Seats())


def with_card(cards: At) -> Value:
    return Joined(Listed((cards, Listed((CARD,)))))


#: what must be so of the exchanged wilds when a card is added
ADDING_IT = Require("exchange/same-turn", Afterwards(CAN_PLAY_EXCHANGED.of(PLAYER)))


def add_to_set(id_: str, what: str = "a card", colour: tuple[Pick, ...] = (), declaring: tuple[Step, ...] = ()) -> Move:
    return Move(
        id=id_,
        verb="add to set",
        phrase=f"add {what} to a set",
        clause="adding/sets",
        picks=(WHOSE, Pick("set", LAID_SETS.of(OWNER)), ANY_HELD, *colour),
        requires=(
            AFTER_THE_PATTERN,
            Require("adding/sets", FITS_SET.of(CARD, told("number of set", OWNER, SET))),
            one_number(with_card(set_of(OWNER)), told("number of set", OWNER, SET)),
            not_too_wild(with_card(set_of(OWNER))),
            ADDING_IT,
        ),
        do=(*declaring, Put(These(CARD, HELD.of(PLAYER)), set_of(OWNER)), PLAYED_SMILEY),
    )


ADD_TO_SET = add_to_set("add to set")
ADD_TO_SET_IN_COLOUR = add_to_set(
    "add to set in colour",
    "a card, a wild in a declared colour,",
    colour=(Pick("colour", If(IS_WILD.of(CARD), Words("colour"), Listed((Nothing(),))), told=IS_WILD.of(CARD)),),
    declaring=(When(IS_WILD.of(CARD), (Gain(declared(OWNER, SET, Trait(CARD, "kind"), COLOUR), 1),)),),
)
ADDED_TO_RUN = (
    When(
        Is(END_, "=", "low"),
        then=(
            Put(These(CARD, HELD.of(PLAYER)), run_of(OWNER), at=1),
            Set(told("low end of run", OWNER, RUN), Math(told("low end of run", OWNER, RUN), "-", 1)),
        ),
        otherwise=(Put(These(CARD, HELD.of(PLAYER)), run_of(OWNER)),),
    ),
    PLAYED_SMILEY,
)
ADD_TO_RUN = Move(
    id="add to run",
    phrase="add a card to a run",
    clause="adding/runs",
    picks=(WHOSE, Pick("run", LAID_RUNS.of(OWNER)), Pick("end", Words("end")), ANY_HELD),
    requires=(
        AFTER_THE_PATTERN,
        Require(
            "adding/runs",
            FITS_RUN.of(CARD, BEYOND.of(END_, RUN, OWNER), told("colour of run", OWNER, RUN)),
        ),
        not_too_wild(with_card(run_of(OWNER))),
        ADDING_IT,
    ),
    do=ADDED_TO_RUN,
)


ADD_TO_PAIR = Move(
    id="add to pair",
    phrase="add a card to a pair",
    clause="adding/pairs",
    picks=(WHOSE, Pick("pair", LAID_PAIRS.of(OWNER)), ANY_HELD),
    requires=(
        AFTER_THE_PATTERN,
        Require("adding/pairs", FITS_PAIR.of(CARD, told("number of pair", OWNER, PAIR), told("colour of pair", OWNER, PAIR))),
        one_number(with_card(pair_of(OWNER)), told("number of pair", OWNER, PAIR)),
        not_too_wild(with_card(pair_of(OWNER))),
        ADDING_IT,
    ),
    do=(Put(These(CARD, HELD.of(PLAYER)), pair_of(OWNER)), PLAYED_SMILEY),
)


# ---------------------------------------------------------------------------------------------------- exchanging wilds
MAY_EXCHANGE = Definition(
    phrase="{player} may still exchange wilds",
    clause="exchange/after-the-pattern",
    body=ByRuling("AM-Q46", (Reading("A", Always()), Reading("B", Not(HAS_LAID.of(PLAYER))))),
)


def exchange(form: str, picks: tuple[Pick, ...], wild: Value, exact: Condition, do: tuple[Step, ...], *requires: Require) -> Move:
    """Return the move that exchanges a wild in a set, run or pair for a card from the hand."""
    return Move(
        id=f"exchange in {form}",
        phrase=f"exchange a wild in a {form}",
        clause="exchange/played-wild",
        picks=(WHOSE, *picks, Pick("card", hand(PLAYER), clause="exchange/exact-card")),
        requires=(
            Require("exchange/after-the-pattern", MAY_EXCHANGE.of(PLAYER)),
            *requires,
            Require("exchange/played-wild", IS_WILD.of(wild)),
            Require("exchange/no-wild-for-wild", Not(IS_WILD.of(CARD))),
            Require("exchange/exact-card", exact),
            *PLAYS_EXCHANGED,
        ),
        do=do,
    )


GIVEN = These(CARD, hand(PLAYER))
FREES = declared(OWNER, SET, Trait(WILD, "kind"), Item(1, Trait(CARD, "colours")))
EXCHANGE_IN_SET = exchange(
    "set",
    (Pick("set", LAID_SETS.of(OWNER)), Pick("wild", set_of(OWNER))),
    WILD,
    FITS_SET.of(CARD, told("number of set", OWNER, SET)),
    (
        When(DECLARED_COLOURS.of(), (Gain(FREES, -1),)),
        Put(These(WILD, set_of(OWNER)), EXCHANGED),
        Put(GIVEN, set_of(OWNER)),
        PLAYED_SMILEY,
    ),
    Require("exchange/sets", ByRuling("AM-Q51", (
        Reading("A", Always()), Reading("B", Is(FREES, ">", 0)), Reading("C", Not(Always())),
    ))),
)  # fmt: skip
EXCHANGE_IN_RUN = exchange(
    "run",
    (Pick("run", LAID_RUNS.of(OWNER)), Pick("place", Range(1, Count(run_of(OWNER))))),
    Item(PLACE, run_of(OWNER)),
    FITS_RUN.of(CARD, STANDS_FOR.of(PLACE, RUN, OWNER), told("colour of run", OWNER, RUN)),
    (Put(Item(PLACE, run_of(OWNER)), EXCHANGED), Put(GIVEN, run_of(OWNER), at=PLACE), PLAYED_SMILEY),
)
EXCHANGE_IN_PAIR = exchange(
    "pair",
    (Pick("pair", LAID_PAIRS.of(OWNER)), Pick("wild", pair_of(OWNER))),
    WILD,
    FITS_PAIR.of(CARD, told("number of pair", OWNER, PAIR), told("colour of pair", OWNER, PAIR)),
    (Put(These(WILD, pair_of(OWNER)), EXCHANGED), Put(GIVEN, pair_of(OWNER)), PLAYED_SMILEY),
)

DEFINITIONS = (
    NUMBERS, HELD, IS_WILD, MEANINGS, IN_RANGE, CAN_BE, CAN_HAVE, FITS_SET, FITS_PAIR, FITS_RUN, ONE_NUMBER, WILDS_AMONG, IS_ONE_NUMBER, NOT_TOO_WILD, SMILEYS_AMONG, STANDS_FOR,
    BEYOND, LAID_SETS, LAID_RUNS, LAID_PAIRS, NEXT_SET, NEXT_RUN, NEXT_PAIR, HAS_LAID, NOT_EXCHANGED, DECLARED_COLOURS, CAN_COMPLETE, CAN_ADD_EXCHANGED,
    CAN_COMPLETE_WITH_EXCHANGED, CAN_COMPLETE_AND_ADD, CAN_LAY_DOWN, CAN_LAY_DOWN_AND_ADD, CAN_PLAY_EXCHANGED,
    IN_THE_PATTERN, IN_IT_OR_ADDED, FREED_FOR_THE_PATTERN, MAY_EXCHANGE, ANOTHER_SET, ANOTHER_RUN, ANOTHER_PAIR, NEXT_MELD, OF_FORM, WILDS_OF_KIND,
)  # fmt: skip
MOVES = (
    LAY_DOWN, LAY_SET, LAY_SET_IN_COLOURS, LAY_RUN, LAY_PAIR, ADD_TO_SET, ADD_TO_SET_IN_COLOUR, ADD_TO_RUN, ADD_TO_PAIR,
    EXCHANGE_IN_SET, EXCHANGE_IN_RUN, EXCHANGE_IN_PAIR,
)  # fmt: skip
