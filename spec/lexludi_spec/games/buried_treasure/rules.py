"""The rules of Buried Treasure as data, in the order of play."""

from __future__ import annotations

from lexludi_spec import (
    All,
    Always,
    Ask,
    At,
    Best,
    By,
    ByRuling,
    Called,
    Card,
    Clear,
    Component,
    Count,
    Definition,
    Do,
    Draw,
    End,
    Every,
    Everywhere,
    Face,
    First,
    ForEach,
    Gain,
    Game,
    Hidden,
    If,
    In,
    Invariant,
    Is,
    Item,
    Key,
    Kind,
    LeftOf,
    Let,
    Listed,
    Look,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Only,
    Over,
    Owner,
    Pick,
    PickSome,
    Place,
    Possible,
    Procedure,
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
    Table,
    These,
    Those,
    Together,
    Top,
    Total,
    Trait,
    TraitOf,
    Truth,
    Value,
    Var,
    Variable,
    When,
    Word,
    Words,
)  # fmt: skip
from lexludi_spec import List as ListSort
from lexludi_spec.games.buried_treasure.clauses import CLAUSES
from lexludi_spec.games.buried_treasure.rulings import RULINGS

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, CARD, CARDS, LEADERS = Name("player"), Name("card"), Name("cards"), Name("leaders")
SUIT, RANK, PILE, PLACE = Name("suit"), Name("rank"), Name("pile"), Name("place")
TURN, DEALER, LAID = Var("player to move"), Var("dealer"), Var("cards laid")
STOCK, DISCARDS, SPARE = At("stock"), At("discard pile"), At("second pack")
SUITS = ("spades", "clubs", "diamonds", "hearts")
#: each rank with its value
RANKS = (("A", 1), *((str(value), value) for value in range(2, 11)), ("J", 0), ("Q", 0), ("K", 0))


def hand(player: Value) -> At:
    return At("hand", (player,))


def treasure(player: Value) -> At:
    return At("treasure", (player,))


def revealed(player: Value) -> At:
    return At("revealed treasure", (player,))


def pile(suit: Value) -> At:
    return At("pile", (suit,))


def score(player: Value) -> Var:
    return Var("score", (player,))


def still_in(player: Value) -> Var:
    return Var("may still win", (player,))


# ------------------------------------------------------------------------------------------------ who plays a hand
CONTENDERS = Definition(phrase="the players who may still win", body=Those("player", Seats(), still_in(PLAYER)))
IN_THE_HAND = Definition(
    phrase="the players of the hand",
    body=ByRuling("BU-Q52", (Reading("A", Seats()), Reading("B", Seats()), Reading("C", CONTENDERS.of()))),
)
MAY_WIN = ByRuling("BU-Q52", (Reading("A", Seats()), Reading("B", CONTENDERS.of()), Reading("C", CONTENDERS.of())))
NEXT_PLAYER = Definition(
    phrase="the next player after {player}",
    clause="play/to-the-left",
    body=ByRuling("BU-Q52", (
        Reading("A", LeftOf(PLAYER)),
        Reading("B", LeftOf(PLAYER)),
        Reading("C", Item(1, Those("player", SeatsFrom(LeftOf(PLAYER)), still_in(PLAYER)))),
    )),
)  # fmt: skip
TWO_PLAYERS = Is(Count(IN_THE_HAND.of()), "=", 2)
TWO_PACKS = Is(Count(Seats()), ">=", 6)
PACKS = Definition(phrase="the number of packs", clause="cards/packs", body=If(TWO_PACKS, 2, 1))

# ------------------------------------------------------------------------------------------------------ definitions
VALUE = Definition(
    phrase="the value of {card}",
    body=Look("values", Trait(CARD, "rank"), "value"),
)
IS_FACE = Definition(
    phrase="{card} is a face card",
    clause="cards/faces",
    body=In(Trait(CARD, "rank"), Listed(("J", "Q", "K"))),
)
SUIT_VALUE = Definition(
    phrase="the value of {suit}",
    clause="scoring/suit",
    body=Total("card", pile(SUIT), VALUE.of(CARD)),
)
UNDER_FACE = Definition(
    phrase="a face card lies above {place} in the pile of {pile}",
    body=Some("higher place", Range(Math(PLACE, "+", 1), Count(pile(PILE))), IS_FACE.of(Item(Name("higher place"), pile(PILE)))),
)
TREASURE_COMPLETE = Definition(
    phrase="the fourth card is buried",
    clause="fourth/once",
    body=Is(Count(treasure(TURN)), "=", 4),
)
THIS_CARD = Definition(
    phrase="{card} out of the hand of {player}",
    body=These(Listed((CARD,)), hand(PLAYER)),
)
TEN_PLAYED = Definition(
    phrase="ten cards have been played to the piles",
    clause="fourth/two-players",
    body=ByRuling("BU-Q38", (
        Reading("A", Is(LAID, "=", 10)),
        Reading("B", Is(Total("suit", Words("suit"), Count(pile(SUIT))), "=", 10)),
    )),
)  # fmt: skip
TARGET = Definition(
    phrase="the number of points that ends the game",
    clause="winning/target",
    body=If(
        Is(Count(Seats()), ">=", ByRuling("BU-Q49", (Reading("A", 7), Reading("B", 6)))),
        500,
        300,
        clause="winning/more-players",
    ),
)  # fmt: skip
HIGHEST = Definition(
    phrase="the players with the highest score",
    body=Best("player", MAY_WIN, (Key(score(PLAYER), clause="winning/highest"),)),
)
SOMEBODY_IS_THERE = Definition(
    phrase="somebody has enough points",
    clause="winning/until",
    body=Some("player", Seats(), Is(score(PLAYER), ">=", TARGET.of())),
)
LEADS = Definition(phrase="{player} is one of {leaders}", body=In(PLAYER, LEADERS))
DECIDED = Definition(
    phrase="the game is decided",
    body=If(Is(Count(HIGHEST.of()), ">", 1), False, SOMEBODY_IS_THERE.of(), clause="winning/tie"),
)

# ------------------------------------------------------------------------------------------------------------ moves
FROM_HAND = Pick("card", hand(PLAYER), clause="play/from-hand")
BURY = Move(
    id="bury",
    phrase="bury three cards",
    clause="burying/secret",
    picks=(PickSome("cards", 3, hand(PLAYER), var="card", clause="burying/three"),),
    do=(Put(These(CARDS, hand(PLAYER)), treasure(PLAYER)),),
)
BURY_ONE_MORE = Move(
    id="bury one more",
    phrase="bury one more card",
    clause="fourth/secret",
    picks=(Pick("card", hand(PLAYER), clause="fourth/from-hand"),),
    do=(Put(THIS_CARD.of(CARD, PLAYER), treasure(PLAYER)),),
)
LAY = Move(
    id="lay",
    phrase="lay a card on the pile of its suit",
    clause="play/lay",
    picks=(FROM_HAND,),
    do=(
        Put(THIS_CARD.of(CARD, PLAYER), pile(Trait(CARD, "suit"))),
        ByRuling("BU-Q38", (
            Reading("A", (
                When(Not(TREASURE_COMPLETE.of()), (Gain(LAID, 1),), clause="fourth/two-players"),
            )),
            Reading("B", ()),
        )),
    ),
)  # fmt: skip
REMOVE = Move(
    id="remove",
    phrase="remove a card with a face card",
    clause="play/remove",
    picks=(
        FROM_HAND,
        Pick("pile", Words("suit")),
        Pick("place", Range(1, Count(pile(PILE))), clause="remove/a-card"),
    ),
    requires=(
        Require("remove/with-a-face-card", IS_FACE.of(CARD)),
        Require("remove/no-face-card", Not(IS_FACE.of(Item(PLACE, pile(PILE))))),
        Require("remove/not-under-a-face-card", Not(UNDER_FACE.of(PLACE, PILE))),
        Require("remove/any-depth", ByRuling("BU-Q18", (
            Reading("A", Always()), Reading("B", Is(PLACE, "=", Count(pile(PILE)))),
        ))),
    ),
    do=(By("remove/discard", (Put(THIS_CARD.of(CARD, PLAYER), DISCARDS), Put(Item(PLACE, pile(PILE)), DISCARDS))),),
)  # fmt: skip
DISCARD = Move(
    id="discard",
    phrase="discard a face card",
    clause="remove/nothing-to-remove",
    picks=(FROM_HAND,),
    requires=(
        Require("remove/with-a-face-card", IS_FACE.of(CARD)),
        Require("remove/nothing-to-remove", ByRuling("BU-Q19", (
            Reading("A", Not(Always())),
            Reading("B", Not(Possible(PLAYER, (REMOVE,)))),
        ))),
    ),
    do=(By("remove/discard", (Put(THIS_CARD.of(CARD, PLAYER), DISCARDS),)),),
)  # fmt: skip
ELEVEN = Move(
    id="eleven",
    phrase="make eleven with the top card of a pile",
    clause="play/eleven",
    picks=(FROM_HAND, Pick("pile", Words("suit"))),
    requires=(
        Require("eleven/top-card", Is(Count(pile(PILE)), ">", 0)),
        Require("eleven/total", Is(Math(VALUE.of(CARD), "+", VALUE.of(Only(Top(pile(PILE))))), "=", 11)),
    ),
    do=(By("eleven/discard", (Put(THIS_CARD.of(CARD, PLAYER), DISCARDS), Put(Top(pile(PILE)), DISCARDS))),),
)

# ---------------------------------------------------------------------------------------------------- order of play
FOURTH = Procedure(
    id="fourth burial",
    phrase="bury a fourth card each",
    steps=(
        Together(
            id="fourth burial", var="player", items=IN_THE_HAND.of(), whose="fourth/everybody",
            steps=(Ask(id="bury one more", by=PLAYER, moves=(BURY_ONE_MORE,), clause="fourth/everybody", whose="fourth/everybody"),),
        ),
        Clear("cards laid"),
    ),
)  # fmt: skip
LAST_STOCK_CARD = Procedure(
    id="last stock card",
    phrase="see whether that was the last card of the stock",
    steps=(
        When(All((Is(Count(STOCK), "=", 0), Not(TREASURE_COMPLETE.of()))), (Do("fourth burial"),), clause="fourth/last-stock-card"),
    ),
)
TENTH_CARD = Procedure(
    id="tenth card",
    phrase="see whether that was the tenth card on the piles",
    steps=(
        When(All((TWO_PLAYERS, Not(TREASURE_COMPLETE.of()), TEN_PLAYED.of())), (Do("fourth burial"),), clause="fourth/two-players"),
    ),
)
DRAW = Procedure(
    id="draw",
    phrase="draw a card",
    steps=(
        By("play/draw", (Put(Top(STOCK), hand(TURN)),)),
        ByRuling("BU-Q35", (Reading("A", (Do("last stock card"),)), Reading("B", ()))),
    ),
)
ONE_TURN = Procedure(
    id="turn",
    phrase="play a turn",
    steps=(
        When(Is(Count(STOCK), "=", 0), then=(), otherwise=(Do("draw"),), clause="end/without-drawing"),
        Ask(id="play", by=TURN, moves=(LAY, REMOVE, DISCARD, ELEVEN), clause="play/one-card", whose="play/whose"),
        By("play/to-the-left", (Set(TURN, NEXT_PLAYER.of(TURN)),)),
        Do("tenth card"),
        ByRuling("BU-Q35", (Reading("A", ()), Reading("B", (Do("last stock card"),)))),
    ),
)  # fmt: skip
SCORING = Procedure(
    id="scoring",
    phrase="score the hand",
    steps=(
        By("scoring/reveal", (ForEach("player", Seats(), (Put(treasure(PLAYER), revealed(PLAYER)),)),)),
        By("scoring/each-card", (
            ForEach("player", Seats(), (
                ForEach("card", revealed(PLAYER), (Gain(score(PLAYER), SUIT_VALUE.of(Trait(CARD, "suit"))),)),
            )),
        )),
    ),
)  # fmt: skip
DEAL = Procedure(
    id="deal",
    phrase="deal a hand",
    steps=(
        By("setup/shuffle", (Shuffle(id="stock", place=STOCK),)),
        By("setup/deal", (
            ForEach("round", Range(1, 8), (
                ForEach("player", Those("player", SeatsFrom(TURN), In(PLAYER, IN_THE_HAND.of())), (Put(Top(STOCK), hand(PLAYER)),)),
            )),
        )),
    ),
)  # fmt: skip
HAND = Procedure(
    id="hand",
    phrase="play a hand",
    steps=(
        By("play/left-of-the-dealer", (Set(TURN, NEXT_PLAYER.of(DEALER)),)),
        Do("deal"),
        Together(
            id="burial", var="player", items=IN_THE_HAND.of(), whose="burying/everybody",
            steps=(Ask(id="bury", by=PLAYER, moves=(BURY,), clause="burying/everybody", whose="burying/everybody"),),
        ),
        Repeat(
            Every("player", Seats(), Is(Count(hand(PLAYER)), "=", 0)), (Do("turn"),), clause="end/hands-empty"
        ),
        Do("scoring"),
    ),
)  # fmt: skip
NARROWED = (
    When(
        SOMEBODY_IS_THERE.of(),
        (
            Let("leaders", HIGHEST.of()),
            ForEach("player", Seats(), (Set(still_in(PLAYER), LEADS.of(PLAYER, LEADERS)),)),
        ),
        clause="winning/tie",
    ),
)
FEWER = All((TWO_PACKS, Is(Count(CONTENDERS.of()), "<", 6), Is(Count(SPARE), "=", 0)))
BETWEEN_HANDS = Procedure(
    id="between hands",
    phrase="prepare the next hand",
    steps=(
        ByRuling("BU-Q52", (Reading("A", ()), Reading("B", NARROWED), Reading("C", NARROWED))),
        By("next-hand/new-stock", (
            ForEach("player", Seats(), (Put(revealed(PLAYER), DISCARDS),)),
            ForEach("suit", Words("suit"), (Put(pile(SUIT), DISCARDS),)),
            Put(DISCARDS, STOCK),
        )),
        ByRuling("BU-Q52", (
            Reading("A", ()),
            Reading("B", ()),
            Reading("C", (
                # those who are left may be so few that one pack is enough: one card of each face is put aside
                When(FEWER, (
                    ForEach("suit", Words("suit"), (
                        ForEach("rank", Words("rank"), (
                            Put(First(1, Those("card", STOCK, All((
                                Is(Trait(CARD, "suit"), "=", SUIT), Is(Trait(CARD, "rank"), "=", RANK),
                            )))), SPARE),
                        )),
                    )),
                ), clause="cards/packs"),
            )),
        )),
        By("next-hand/deal-passes", (Set(DEALER, LeftOf(DEALER)),)),
    ),
)  # fmt: skip
PLAY = (
    By("setup/dealer", (Draw(id="dealer", name="first dealer", among=Seats()), Set(DEALER, Name("first dealer")))),
    Repeat(
        DECIDED.of(),
        (Do("hand"), When(Not(DECIDED.of()), (Do("between hands"),), clause="winning/until")),
        clause="winning/until",
    ),
    End(HIGHEST.of()),
)

# ---------------------------------------------------------------------------------------------------------- the game
OF_PLAYER, OF_SUIT = (Over("player", Seats()),), (Over("suit", Words("suit")),)
BURIED_TREASURE = Game(
    id="buried-treasure",
    title="Buried Treasure",
    version="1.0",
    least=2,
    most=8,
    kinds=(Kind(id="suit", words=SUITS), Kind(id="rank", words=tuple(rank for rank, _ in RANKS))),
    tables=(Table(id="values", columns=(Called("rank", Word("rank")), Called("value", Number())), rows=RANKS, clause="cards/values"),),
    names=(
        Called("first dealer", Seat()), Called("leaders", ListSort(Seat())),
        Called("suit", Word("suit")), Called("rank", Word("rank")), Called("pile", Word("suit"), said="the suit named"),
        Called("place", Number(), said="the place named"), Called("higher place", Number()), Called("round", Number()),
        Called("card", Card("card")), Called("cards", ListSort(Card("card"))),
    ),
    components=(
        Component(
            id="card", into=STOCK, clause="cards/packs",
            traits=(TraitOf(id="rank", sort=Word("rank")), TraitOf(id="suit", sort=Word("suit"))),
            faces=tuple(
                Face(traits=(("rank", rank), ("suit", suit)), copies=PACKS.of()) for suit in SUITS for rank, _ in RANKS
            ),
        ),
    ),
    places=(
        Place(id="stock", holds="card", top="first", sight=Hidden(), clause="setup/stock"),
        Place(id="hand", holds="card", over=OF_PLAYER, form="bag", sight=Owner(), phrase="the hand of {player}"),
        Place(
            id="treasure", holds="card", over=OF_PLAYER, form="bag", sight=Owner(), phrase="the treasure of {player}",
            clause="burying/secret",
        ),
        Place(id="revealed treasure", holds="card", over=OF_PLAYER, form="bag", phrase="the revealed treasure of {player}"),
        Place(id="pile", holds="card", over=OF_SUIT, phrase="the pile of {suit}"),
        Place(id="discard pile", holds="card", form="bag"),
        Place(id="second pack", holds="card", form="bag"),
    ),
    variables=(
        Variable(id="dealer", sort=Seat(), start=Nothing()),
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="cards laid", sort=Number(), phrase="the number of cards laid on piles"),
        Variable(id="score", sort=Number(), over=OF_PLAYER, scores=True),
        Variable(id="may still win", sort=Truth(), over=OF_PLAYER, start=True, phrase="{player} may still win"),
    ),
    invariants=(
        Invariant(clause="cards/packs", condition=Is(Count(Everywhere("card")), "=", Math(52, "*", PACKS.of()))),
        Invariant(clause="play/lay", condition=Every("suit", Words("suit"), Every("card", pile(SUIT), Is(
            Trait(CARD, "suit"), "=", SUIT)))),
    ),
    definitions=(
        CONTENDERS, IN_THE_HAND, NEXT_PLAYER, PACKS, VALUE, IS_FACE, SUIT_VALUE, UNDER_FACE, TREASURE_COMPLETE, THIS_CARD, TEN_PLAYED, TARGET, SOMEBODY_IS_THERE,
        HIGHEST, LEADS, DECIDED,
    ),
    moves=(BURY, BURY_ONE_MORE, LAY, REMOVE, DISCARD, ELEVEN),
    procedures=(FOURTH, LAST_STOCK_CARD, TENTH_CARD, DRAW, ONE_TURN, DEAL, SCORING, HAND, BETWEEN_HANDS),
    play=PLAY,
    scoring=Scoring(procedure="scoring", winners=HIGHEST.of()),
    clauses=CLAUSES,
    rulings=RULINGS,
)  # fmt: skip
