"""A small rummy: a control game of the tests, about melds of three picked from a hand, and cards laid off on them."""

from lexludi_spec import (
    All,
    Any,
    Ask,
    At,
    Best,
    Block,
    By,
    Called,
    Card,
    Clause,
    Component,
    Count,
    Decline,
    Do,
    End,
    Face,
    ForEach,
    Game,
    Hidden,
    Is,
    Item,
    Key,
    Kind,
    Leave,
    LeftOf,
    List,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Number,
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
    Seat,
    Seats,
    Set,
    Shuffle,
    Some,
    These,
    Top,
    TopSeen,
    Trait,
    TraitOf,
    Var,
    Variable,
    When,
    Word,
    Words,
)  # fmt: skip

WHY = "a control game of the tests"
PLAYER, SUIT, RANK, LOW, CARD, CARDS = (Name(name) for name in ("player", "suit", "rank", "low", "card", "cards"))
TURN, STOCK, PILE, HAND = Var("player to move"), At("stock"), At("pile"), At("hand", (PLAYER,))
RANK_OF, SUIT_OF, OUT = Trait(CARD, "rank"), Trait(CARD, "suit"), Is(Count(At("hand", (TURN,))), "=", 0)
IN_ORDER = Is(RANK_OF, "=", Math(LOW, "+", Math(Name("nth"), "-", 1)))
DRAW = Move(id="draw", clause="draw", do=(Put(Top(STOCK), HAND),))
TAKE = Move(id="take", clause="draw", requires=(Require("empty", Is(Count(PILE), ">", 0)),), do=(Put(Top(PILE), HAND),))
LAY_SET = Move(id="lay set", clause="set", do=(Put(These(CARDS, HAND), At("set", (RANK,))),), picks=(
    Pick("rank", Range(1, 6)), PickSome("cards", 3, HAND, var="card", where=Is(RANK_OF, "=", RANK), clause="set"),
))  # fmt: skip
LAY_RUN = Move(id="lay run", clause="run", do=(Put(These(CARDS, HAND), At("runs")),), picks=(
    Pick("suit", Words("suit")), Pick("low", Range(1, 4), clause="ends"),
    PickSome("cards", 3, HAND, var="card", nth="nth", where=All((Is(SUIT_OF, "=", SUIT), IN_ORDER)), ordered=True, clause="run"),
))  # fmt: skip
LAY_OFF = Move(
    id="lay off", clause="off", picks=(Pick("card", HAND),), do=(Put(These(CARD, HAND), At("set", (RANK_OF,))),),
    requires=(Require("off", Is(Count(At("set", (RANK_OF,))), ">", 0)),),
)  # fmt: skip
DISCARD = Move(id="discard", clause="discard", picks=(Pick("card", HAND),), do=(Put(These(CARD, HAND), PILE),))
ONE_TURN = Procedure(id="turn", steps=(
    Ask(id="draw", by=TURN, moves=(DRAW, TAKE), clause="draw", whose="turns"),
    Block("laying", (Repeat(OUT, (
        Ask(id="play", by=TURN, moves=(LAY_SET, LAY_RUN, LAY_OFF), decline=Decline("play", (Leave("laying"),)),
            clause="play", whose="turns"),
    )),)),
    When(Not(OUT), (Ask(id="discard", by=TURN, moves=(DISCARD,), clause="discard", whose="turns"),)),
    By("turns", (Set(TURN, LeftOf(TURN)),)),
))  # fmt: skip
PLAY = (
    Shuffle(id="cards", place=STOCK),
    By("deal", (ForEach("player", Seats(), (Put(Top(STOCK, 5), HAND),)), Put(Top(STOCK), PILE), Set(TURN, Item(1, Seats())))),
    Repeat(Any((Is(Count(STOCK), "=", 0), Some("player", Seats(), Is(Count(HAND), "=", 0)))), (Do("turn"),)),
    By("least", (End(Best("player", Seats(), (Key(Count(HAND), "least"),))),)),
)
TEXTS = {
    "deal": "Five cards each, and one turned up.", "turns": "One plays after the other.", "draw": "First you draw or take a card.",
    "empty": "Nothing can be taken from an empty pile.", "play": "Then you may lay melds and lay off cards, as long as you like.",
    "set": "A set is three of one rank.", "run": "A run is three of one suit in order.", "ends": "No run goes beyond 6.",
    "off": "A card can be laid off on a set of its rank.", "discard": "Whoever has a card left then discards one.",
    "least": "No card left, or an empty stock: the fewest cards win.",
}  # fmt: skip
SMALL_RUMMY = Game(
    id="small-rummy", title="Small Rummy", version="1.0", least=2, most=3,
    kinds=(Kind(id="suit", words=("cup", "key", "rose")),),
    names=(*(Called(name, Number()) for name in ("rank", "low", "nth")), Called("suit", Word("suit")),
           Called("card", Card("card")), Called("cards", List(Card("card")))),
    components=(Component(id="card", into=At("stock"), faces=tuple(
        Face(name=f"{suit} {rank}", traits=(("suit", suit), ("rank", rank)), copies=2)
        for suit in ("cup", "key", "rose") for rank in range(1, 7)
    ), traits=(TraitOf(id="suit", sort=Word("suit")), TraitOf(id="rank", sort=Number()))),),
    places=(Place(id="stock", holds="card", top="first", sight=Hidden()), Place(id="pile", holds="card", sight=TopSeen()),
            Place(id="hand", holds="card", over=(Over("player", Seats()),), form="bag", sight=Owner()),
            Place(id="set", holds="card", over=(Over("rank", Range(1, 6)),), form="bag", phrase="the set of rank {rank}"),
            Place(id="runs", holds="card", form="bag")),
    variables=(Variable(id="player to move", sort=Seat(), start=Nothing()),),
    moves=(DRAW, TAKE, LAY_SET, LAY_RUN, LAY_OFF, DISCARD), procedures=(ONE_TURN,), play=PLAY,
    clauses=tuple(Clause(id=id_, force="definition", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
