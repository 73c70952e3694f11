"""Sealed bids: a control game of the tests, about deciding in secret; the highest bid that nobody shares wins the lot."""

from lexludi_spec import (
    All,
    Ask,
    Best,
    By,
    Called,
    Clause,
    Clear,
    Definition,
    End,
    Every,
    ForEach,
    Gain,
    Game,
    Invariant,
    Is,
    Key,
    Math,
    Move,
    Name,
    Not,
    Number,
    Over,
    Pick,
    Range,
    Repeat,
    Seat,
    Seats,
    Set,
    Some,
    Those,
    Together,
    Var,
    Variable,
)  # fmt: skip

WHY = "a control game of the tests"
PLAYER, RIVAL, AMOUNT, LOT = Name("player"), Name("rival"), Name("amount"), Var("lot")
COINS, BID, PRIZES = (Var(name, (PLAYER,)) for name in ("coins", "bid", "prizes"))

ALONE = Definition(
    phrase="nobody else bids as much as {player}",
    clause="unique",
    body=Not(Some("rival", Seats(), All((Is(RIVAL, "!=", PLAYER), Is(Var("bid", (RIVAL,)), "=", BID))))),
)
OFFER = Move(
    id="offer",
    clause="offer",
    picks=(Pick("amount", Range(0, COINS), clause="coins"),),
    do=(Set(BID, AMOUNT),),
)
AUCTION = (
    Gain(LOT, 1),
    Together(
        id="bidding", var="player", items=Seats(), whose="all",
        steps=(Ask(id="bid", by=PLAYER, moves=(OFFER,), clause="offer", whose="all"),),
    ),
    By("highest", (
        ForEach("player", Best("player", Those("player", Seats(), ALONE.of(PLAYER)), (Key(BID),)), (
            Set(COINS, Math(COINS, "-", BID)), Gain(PRIZES, LOT),
        )),
    )),
    Clear("bid"),
)  # fmt: skip
PLAY = (
    By("lots", (Repeat(Is(LOT, "=", 3), AUCTION),)),
    By("most", (End(Best("player", Seats(), (Key(PRIZES), Key(COINS)))),)),
)
TEXTS = {
    "lots": "Three lots are sold, worth one, two and three points.", "all": "All bid, in secret and at once.",
    "offer": "A bid is a number of coins, down to none.", "coins": "Nobody bids more than he has.",
    "unique": "A bid that somebody else makes too does not count.", "highest": "The highest bid that counts is paid and wins the lot.",
    "most": "Most points win; of those level, the richest.",
}  # fmt: skip
OF_PLAYER = (Over("player", Seats()),)
SEALED_BIDS = Game(
    id="sealed-bids", title="Sealed bids", version="1.0", least=2, most=4, components=(), places=(),
    names=(Called("rival", Seat()), Called("amount", Number())),
    variables=(
        Variable(id="lot", sort=Number()), Variable(id="coins", sort=Number(), over=OF_PLAYER, start=10),
        Variable(id="bid", sort=Number(), over=OF_PLAYER), Variable(id="prizes", sort=Number(), over=OF_PLAYER, scores=True),
    ),
    invariants=(Invariant(clause="coins", condition=Every("player", Seats(), Is(COINS, ">=", 0))),),
    definitions=(ALONE,), moves=(OFFER,), play=PLAY,
    clauses=tuple(Clause(id=id_, force="requirement", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
