"""The heart of Buried Treasure (Ronald Corn): one hand for two to five players, from the deal to the score of the hand."""

from __future__ import annotations

from lexludi_spec import (
    All,
    Ask,
    At,
    Best,
    By,
    Called,
    Card,
    Clause,
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
    ForEach,
    Gain,
    Game,
    Hidden,
    In,
    Invariant,
    Is,
    Item,
    Key,
    Kind,
    LeftOf,
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
    Procedure,
    Put,
    Range,
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
    Together,
    Top,
    Total,
    Trait,
    TraitOf,
    Value,
    Var,
    Variable,
    When,
    Word,
    Words,
)  # fmt: skip
from lexludi_spec import List as ListSort

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, DEALER, CARD, CARDS = Name("player"), Name("dealer"), Name("card"), Name("cards")
SUIT, PILE, PLACE, ABOVE = Name("suit"), Name("pile"), Name("place"), Name("above")
TURN, LAID = Var("player to move"), Var("cards laid")
STOCK, DISCARDS = At("stock"), At("discard pile")
TWO_PLAYERS = Is(Count(Seats()), "=", 2)
SUITS = ("spades", "clubs", "diamonds", "hearts")
#: each rank with its value
RANKS = (("A", 1), *((str(value), value) for value in range(2, 11)), ("J", 0), ("Q", 0), ("K", 0))


def hand(player: Value) -> At:
    return At("hand", (player,))


def treasure(player: Value) -> At:
    return At("treasure", (player,))


def shown(player: Value) -> At:
    return At("shown treasure", (player,))


def pile(suit: Value) -> At:
    return At("pile", (suit,))


def score(player: Value) -> Var:
    return Var("score", (player,))


# ------------------------------------------------------------------------------------------------------ definitions
VALUE = Definition(
    phrase="the value of {card}",
    clause="cards/values",
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
    phrase="a face card lies above number {place} of the pile of {pile}",
    body=Some("above", Range(Math(PLACE, "+", 1), Count(pile(PILE))), IS_FACE.of(Item(ABOVE, pile(PILE)))),
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

# ------------------------------------------------------------------------------------------------------------ moves
FROM_HAND = Pick("card", hand(PLAYER), clause="play/from-hand")
BURY = Move(
    id="bury",
    clause="burying/secret",
    picks=(PickSome("cards", 3, hand(PLAYER), var="card", clause="burying/three"),),
    do=(Put(These(CARDS, hand(PLAYER)), treasure(PLAYER)),),
)
BURY_ONE_MORE = Move(
    id="bury one more",
    clause="fourth/secret",
    picks=(Pick("card", hand(PLAYER), clause="fourth/from-hand"),),
    do=(Put(THIS_CARD.of(CARD, PLAYER), treasure(PLAYER)),),
)
LAY = Move(
    id="lay",
    clause="play/lay",
    picks=(FROM_HAND,),
    do=(
        Put(THIS_CARD.of(CARD, PLAYER), pile(Trait(CARD, "suit"))),
        By("fourth/two-players", (When(All((TWO_PLAYERS, Not(TREASURE_COMPLETE.of()))), (Gain(LAID, 1),)),)),
    ),
)
REMOVE = Move(
    id="remove",
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
    ),
    do=(By("remove/discard", (Put(THIS_CARD.of(CARD, PLAYER), DISCARDS), Put(Item(PLACE, pile(PILE)), DISCARDS))),),
)
ELEVEN = Move(
    id="eleven",
    clause="play/eleven",
    picks=(FROM_HAND, Pick("pile", Words("suit"))),
    requires=(
        Require("eleven/top-card", Is(Count(pile(PILE)), ">", 0)),
        Require("eleven/total", Is(Math(VALUE.of(CARD), "+", VALUE.of(Only(Top(pile(PILE))))), "=", 11)),
    ),
    do=(By("eleven/discard", (Put(THIS_CARD.of(CARD, PLAYER), DISCARDS), Put(Top(pile(PILE)), DISCARDS))),),
)

# ---------------------------------------------------------------------------------------------------- order of play
ONE_MORE = Procedure(
    id="one more burial",
    steps=(
        Together(
            id="one more burial", var="player", items=Seats(), whose="fourth/everybody",
            steps=(Ask(id="bury one more", by=PLAYER, moves=(BURY_ONE_MORE,), clause="fourth/secret", whose="fourth/everybody"),),
        ),
        Clear("cards laid"),
    ),
)  # fmt: skip
DRAW = Procedure(
    id="draw",
    steps=(
        By("play/draw", (Put(Top(STOCK), hand(TURN)),)),
        By("fourth/last-stock-card", (
            When(All((Is(Count(STOCK), "=", 0), Not(TREASURE_COMPLETE.of()))), (Do("one more burial"),)),
        )),
    ),
)  # fmt: skip
ONE_TURN = Procedure(
    id="turn",
    steps=(
        When(Is(Count(STOCK), ">", 0), (Do("draw"),), clause="end/without-drawing"),
        Ask(id="play", by=TURN, moves=(LAY, REMOVE, ELEVEN), clause="play/one-card", whose="play/whose"),
        By("fourth/two-players", (When(Is(LAID, "=", 10), (Do("one more burial"),)),)),
        By("play/to-the-left", (Set(TURN, LeftOf(TURN)),)),
    ),
)  # fmt: skip
SCORING = Procedure(
    id="scoring",
    steps=(
        By("scoring/reveal", (ForEach("player", Seats(), (Put(treasure(PLAYER), shown(PLAYER)),)),)),
        By("scoring/each-card", (
            ForEach("player", Seats(), (
                ForEach("card", shown(PLAYER), (Gain(score(PLAYER), SUIT_VALUE.of(Trait(CARD, "suit"))),)),
            )),
        )),
    ),
)  # fmt: skip
HIGHEST = Best("player", Seats(), (Key(score(PLAYER), clause="winning/highest"),))
PLAY = (
    By("setup/dealer", (
        Draw(id="dealer", name="dealer", among=Seats()),
        By("play/left-of-the-dealer", (Set(TURN, LeftOf(DEALER)),)),
    )),
    By("setup/shuffle", (Shuffle(id="stock", place=STOCK),)),
    By("setup/deal", (
        ForEach("round", Range(1, 8), (ForEach("player", SeatsFrom(TURN), (Put(Top(STOCK), hand(PLAYER)),)),)),
    )),
    Together(
        id="burial", var="player", items=Seats(), whose="burying/everybody",
        steps=(Ask(id="bury", by=PLAYER, moves=(BURY,), clause="burying/secret", whose="burying/everybody"),),
    ),
    By("end/hands-empty", (Repeat(Every("player", Seats(), Is(Count(hand(PLAYER)), "=", 0)), (Do("turn"),)),)),
    Do("scoring"),
    By("winning/highest", (End(HIGHEST),)),
)  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- clauses
def _sentences(text: str) -> tuple[str, ...]:
    return tuple(f"BU-{each}" for each in text.split())


CLAUSES = (
    Clause(id="cards/deck", force="set-up", sentences=_sentences("setup-1"), text="One pack of fifty-two cards is used."),
    Clause(id="cards/values", force="definition", sentences=_sentences("gameplay-1 gameplay-2 gameplay-3"),
           text="A number card has its number as its value, an ace 1, a face card none."),
    Clause(id="cards/faces", force="definition", sentences=_sentences("gameplay-4"),
           text="Jacks, queens and kings are the face cards, which can do more than others."),
    Clause(id="setup/dealer", force="set-up", sentences=(), text="The first dealer is picked at random.",
           why="The rulebook speaks of a dealer and does not say who it is."),
    Clause(id="setup/shuffle", force="set-up", sentences=_sentences("setup-5 setup-7 setup-8"),
           text="The pack is shuffled; what is not dealt is the face-down stock."),
    Clause(id="setup/deal", force="set-up", sentences=_sentences("setup-6"), text="Everybody gets eight cards."),
    Clause(id="burying/three", force="requirement", sentences=_sentences("burying-1 intro-2"),
           text="The first burial is of three cards of the own hand."),
    Clause(id="burying/secret", force="effect", sentences=_sentences("burying-2 burying-3 burying-4"),
           text="What is buried lies face down in front of its player as his treasure, unseen by others until the hand is over."),
    Clause(id="burying/everybody", force="requirement", sentences=_sentences("burying-1 play-1"),
           text="Everybody buries, and nobody plays before all have buried."),
    Clause(id="play/left-of-the-dealer", force="set-up", sentences=_sentences("play-2"), text="The dealer's left neighbour begins."),
    Clause(id="play/whose", force="requirement", sentences=_sentences("play-3 play-5"), text="Only the one whose turn it is plays."),
    Clause(id="play/draw", force="effect", sentences=_sentences("play-3"), text="A turn begins with the top card of the stock."),
    Clause(id="play/one-card", force="requirement", sentences=_sentences("play-4"), text="Then exactly one card is played."),
    Clause(id="play/from-hand", force="requirement", sentences=_sentences("play-4"), text="The card played is in the hand."),
    Clause(id="play/lay", force="effect", sentences=_sentences("play-6 play-7 play-12 play-19 intro-3"),
           text="Any card may be laid on the pile of its own suit, or open that pile, even where it could make eleven."),
    Clause(id="play/remove", force="permission", sentences=_sentences("play-8 play-9 play-10"),
           text="A face card may instead be used to take any one card out of any pile."),
    Clause(id="remove/with-a-face-card", force="requirement", sentences=_sentences("play-8"), text="Only a face card removes alone."),
    Clause(id="remove/a-card", force="requirement", sentences=_sentences("play-10"),
           text="There must be a card to remove, at whatever depth it lies."),
    Clause(id="remove/no-face-card", force="requirement", sentences=_sentences("play-13"), text="A face card in a pile stays there."),
    Clause(id="remove/not-under-a-face-card", force="requirement", sentences=_sentences("play-14 play-15"),
           text="Whatever a face card in the same pile covers stays there; what lies above it does not."),
    Clause(id="remove/discard", force="effect", sentences=_sentences("play-11"), text="Both cards go to the open discard pile."),
    Clause(id="play/eleven", force="permission", sentences=_sentences("play-16 play-17"),
           text="A card may instead take away the uppermost card of a pile with which it makes eleven."),
    Clause(id="eleven/top-card", force="requirement", sentences=_sentences("play-17"), text="The pile is not empty."),
    Clause(id="eleven/total", force="requirement", sentences=_sentences("play-17"), text="The two values add up to eleven."),
    Clause(id="eleven/discard", force="effect", sentences=_sentences("play-18"), text="The pair is discarded."),
    Clause(id="play/to-the-left", force="effect", sentences=_sentences("play-5"), text="The turn passes to the left."),
    Clause(id="fourth/last-stock-card", force="effect", sentences=_sentences("ending-1 ending-3"),
           text="As soon as the stock's last card has been drawn, and before its drawer plays, everybody buries a fourth card."),
    Clause(id="fourth/two-players", force="effect", sentences=_sentences("ending-2"),
           text="Two players do so when the tenth card of the hand has been laid on a pile, whether or not it still lies there."),
    Clause(id="fourth/once", force="effect", sentences=_sentences("ending-4"), text="There is one such burial in a hand."),
    Clause(id="fourth/from-hand", force="requirement", sentences=_sentences("ending-1"), text="The fourth card is one of the hand."),
    Clause(id="fourth/secret", force="effect", sentences=_sentences("ending-1"), text="It joins the treasure, as unseen as the others."),
    Clause(id="fourth/everybody", force="requirement", sentences=_sentences("ending-1 ending-5"),
           text="Everybody buries a fourth card before play goes on."),
    Clause(id="end/without-drawing", force="effect", sentences=_sentences("ending-5"),
           text="Once the stock is used up, turns go on without a draw."),
    Clause(id="end/hands-empty", force="end", sentences=_sentences("ending-6"), text="The hand ends with everybody's last card."),
    Clause(id="scoring/suit", force="scoring", sentences=_sentences("ending-7"),
           text="A suit is worth what the cards lying in its pile at the end are worth together."),
    Clause(id="scoring/reveal", force="effect", sentences=_sentences("ending-8"), text="All treasures are turned up."),
    Clause(id="scoring/each-card", force="scoring", sentences=_sentences("ending-9 burying-6"),
           text="Every card of a treasure brings its player the value of its suit."),
    Clause(id="winning/highest", force="end", sentences=_sentences("ending-13"), text="The most points are best."),
)  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- the game
OF_PLAYER = (Over("player", Seats()),)
BURIED_TREASURE = Game(
    id="buried-treasure-heart",
    title="Buried Treasure, one hand",
    version="1.0",
    least=2,
    most=5,
    kinds=(Kind(id="suit", words=SUITS), Kind(id="rank", words=tuple(rank for rank, _ in RANKS))),
    tables=(Table(id="values", columns=(Called("rank", Word("rank")), Called("value", Number())), rows=RANKS),),
    names=(
        Called("dealer", Seat()), Called("suit", Word("suit")), Called("pile", Word("suit")),
        *(Called(name, Number()) for name in ("place", "above", "round")),
        Called("card", Card("card")), Called("cards", ListSort(Card("card"))),
    ),
    components=(
        Component(
            id="card", into=At("stock"), clause="cards/deck",
            traits=(TraitOf(id="rank", sort=Word("rank")), TraitOf(id="suit", sort=Word("suit"))),
            faces=tuple(Face(traits=(("rank", rank), ("suit", suit))) for suit in SUITS for rank, _ in RANKS),
        ),
    ),
    places=(
        Place(id="stock", holds="card", top="first", sight=Hidden()),
        Place(id="hand", holds="card", over=OF_PLAYER, form="bag", sight=Owner(), phrase="the hand of {player}"),
        Place(id="treasure", holds="card", over=OF_PLAYER, form="bag", sight=Owner(), phrase="the treasure of {player}"),
        Place(id="shown treasure", holds="card", over=OF_PLAYER, form="bag", phrase="the treasure of {player}, turned up"),
        Place(id="pile", holds="card", over=(Over("suit", Words("suit")),), phrase="the pile of {suit}"),
        Place(id="discard pile", holds="card", form="bag"),
    ),
    variables=(
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="cards laid", sort=Number()),
        Variable(id="score", sort=Number(), over=OF_PLAYER, scores=True),
    ),
    invariants=(
        Invariant(clause="cards/deck", condition=Is(Count(Everywhere("card")), "=", 52)),
        Invariant(clause="play/lay", condition=Every("suit", Words("suit"), Every("card", pile(SUIT), Is(
            Trait(CARD, "suit"), "=", SUIT)))),
    ),
    definitions=(VALUE, IS_FACE, SUIT_VALUE, UNDER_FACE, TREASURE_COMPLETE, THIS_CARD),
    moves=(BURY, BURY_ONE_MORE, LAY, REMOVE, ELEVEN),
    procedures=(ONE_MORE, DRAW, ONE_TURN, SCORING),
    play=PLAY,
    scoring=Scoring(procedure="scoring", winners=HIGHEST),
    clauses=CLAUSES,
)  # fmt: skip
