"""Canals: a control game of the tests, about tiles that are exchanged, turned, and laid after a walk over a board."""

from lexludi_spec import (
    Any,
    Ask,
    At,
    Beside,
    Best,
    Board,
    By,
    Called,
    Clause,
    Component,
    Count,
    Decline,
    Definition,
    Direction,
    Each,
    End,
    Every,
    Exchange,
    Face,
    ForEach,
    Gain,
    Game,
    Hidden,
    In,
    Is,
    Item,
    Key,
    LeftOf,
    Listed,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Only,
    Over,
    Pick,
    Place,
    Position,
    Possible,
    Put,
    Repeat,
    Require,
    Seat,
    Seats,
    Set,
    Shuffle,
    Sides,
    Some,
    Those,
    Top,
    Trait,
    TraitOf,
    Turnings,
    Var,
    Variable,
    Walks,
    When,
    Word,
    Words,
)  # fmt: skip

WHY = "a control game of the tests"
PLAYER, RIVAL, PLOT, NEXT, SIDE, SIDES = (Name(name) for name in ("player", "rival", "plot", "next", "side", "sides"))
TURN, PAWN, PILE, TILE = Var("player to move"), Var("pawn", (PLAYER,)), At("pile"), At("tile")
SPARE, USED = At("spare tile"), At("used tiles")
DUG, SIDES_SORT = Var("canal", (PLOT,)), Sides("plot")

BESIDE = Definition(phrase="what lies beside {plot} on the sides {sides}", body=Each("side", SIDES, Beside("plot", PLOT, SIDE)))
LEADS_TO = Definition(phrase="the plots that the canal of {plot} leads to", body=BESIDE.of(PLOT, DUG))
HAS_PAWN = Definition(phrase="a pawn is on {plot}", body=Some("rival", Seats(), Is(Var("pawn", (RIVAL,)), "=", PLOT)))
EXCHANGE = Move(
    id="exchange", clause="spare", do=(Exchange(TILE, SPARE),),
    requires=(Require("other", Is(Trait(Only(TILE), "sides"), "!=", Trait(Only(SPARE), "sides"))),),
)  # fmt: skip
DIG = Move(
    id="dig", clause="walk",
    picks=(Pick("plot", Those("plot", Walks("plot", "plot", Listed((PAWN,)), 1, 2, HAS_PAWN.of(PLOT)), Not(HAS_PAWN.of(PLOT))),
                clause="walk"),
           Pick("sides", Turnings("plot", Trait(Only(TILE), "sides")))),
    requires=(Require("empty", Is(Count(DUG), "=", 0)), Require("bank", Every("next", BESIDE.of(PLOT, SIDES), Any((
        Is(Count(Var("canal", (NEXT,))), "=", 0), In(PLOT, LEADS_TO.of(NEXT)),
    ))))),
    do=(By("point", (Gain(Var("score", (PLAYER,)), Count(Those("next", BESIDE.of(PLOT, SIDES), In(PLOT, LEADS_TO.of(NEXT))))),)),
        Set(DUG, SIDES), Set(PAWN, PLOT), Put(TILE, USED)),
)  # fmt: skip
PLAY = (
    Shuffle(id="tiles", place=PILE), Put(Top(PILE), SPARE),
    ForEach("player", Seats(), (Set(PAWN, Item(Position(PLAYER, Seats()), Listed(("A1", "D4")))),)),
    Set(TURN, Item(1, Seats())),
    Repeat(Is(Count(PILE), "=", 0), (
        Put(Top(PILE), TILE),
        Ask(id="spare", by=TURN, moves=(EXCHANGE,), decline=Decline("spare"), clause="spare", whose="turns"),
        When(Possible(TURN, (DIG,)), (Ask(id="turn", by=TURN, moves=(DIG,), clause="walk", whose="turns"),), (Put(TILE, USED),)),
        By("turns", (Set(TURN, LeftOf(TURN)),)),
    )),
    By("most", (End(Best("player", Seats(), (Key(Var("score", (PLAYER,))),))),)),
)  # fmt: skip
TEXTS = {
    "turns": "In turns, each looks at the next tile and digs, if he can.", "empty": "Nobody digs where there is a canal.",
    "spare": "Before he digs, he may exchange the tile with the spare one.", "other": "They are of different kinds.",
    "walk": "First he walks one or two plots, straight over pawns, and then lays the tile, turned as he likes.",
    "bank": "It leads into no neighbouring canal that does not lead back.", "most": "When the pile is used up, most points win.",
    "point": "Each neighbouring canal that it is joined to is a point.",
}  # fmt: skip
CANALS = Game(
    id="canals", title="Canals", version="1.0", least=2, most=2,
    boards=(Board(id="plot", width=4, height=4, sides="side", directions=(
        Direction("N", 0, -1), Direction("E", 1, 0), Direction("S", 0, 1), Direction("W", -1, 0))),),
    names=(*(Called(name, Word("plot")) for name in ("plot", "next")), Called("rival", Seat()),
           Called("side", Word("side")), Called("sides", SIDES_SORT)),
    components=(Component(id="tile", into=At("pile"), traits=(TraitOf(id="sides", sort=SIDES_SORT),), faces=(
        Face(name="bend", traits=(("sides", ("N", "E")),), copies=5), Face(name="cut", traits=(("sides", ("N", "S")),), copies=4),
        Face(name="fork", traits=(("sides", ("N", "E", "W")),), copies=3))),),
    places=(Place(id="pile", holds="tile", top="first", sight=Hidden()), Place(id="tile", holds="tile", form="one"),
            Place(id="spare tile", holds="tile", form="one"), Place(id="used tiles", holds="tile", form="bag")),
    variables=(Variable(id="player to move", sort=Seat(), start=Nothing()),
               Variable(id="canal", sort=SIDES_SORT, over=(Over("plot", Words("plot")),), start=()),
               Variable(id="pawn", sort=Word("plot"), over=(Over("player", Seats()),), start=Nothing()),
               Variable(id="score", sort=Number(), over=(Over("player", Seats()),), scores=True)),
    definitions=(BESIDE, LEADS_TO, HAS_PAWN), moves=(EXCHANGE, DIG), play=PLAY,
    clauses=tuple(Clause(id=id_, force="requirement", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
