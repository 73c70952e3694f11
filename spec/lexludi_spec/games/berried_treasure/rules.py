"""Berried Treasure: take treasures from the ends of a rack's shelves, and score for having the most of a type."""

from __future__ import annotations

from lexludi_spec import (
    All,
    Always,
    Ask,
    At,
    Award,
    Best,
    By,
    ByRuling,
    Called,
    Card,
    Clear,
    Component,
    Count,
    Decline,
    Definition,
    Do,
    Draw,
    End,
    Every,
    Everywhere,
    First,
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
    Joined,
    Key,
    Kind,
    LeftOf,
    Let,
    Listed,
    Math,
    Move,
    Name,
    Not,
    Nothing,
    Number,
    Only,
    Over,
    Pick,
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
    Those,
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
from lexludi_spec.games.berried_treasure.assumed import SCORING_CARDS, TREASURES, TYPES
from lexludi_spec.games.berried_treasure.clauses import CLAUSES
from lexludi_spec.games.berried_treasure.rulings import RULINGS

# ------------------------------------------------------------------------------------------------ names and places
PLAYER, RIVAL, VICTIM, TYPE, COUNT = Name("player"), Name("rival"), Name("from"), Name("type"), Name("count")
SHELF, FIRST_SHELF, ENDING, RANK, FACE = Name("shelf"), Name("first shelf"), Name("end"), Name("rank"), Name("face")
CARD, TAKEN, EXTRA_CARD, TREASURE = Name("card"), Name("taken"), Name("extra card"), Name("treasure")
TURN, ROUND, STARTER = Var("player to move"), Var("round"), Var("starter")
DECK, SCORING_DECK, SCORING_CARD, USED = At("deck"), At("scoring deck"), At("scoring card"), At("used scoring cards")
TWO_PLAYERS = Is(Count(Seats()), "=", 2)
SHELVES = Range(1, 4)


def rack(shelf: Value) -> At:
    return At("rack", (shelf,))


def stash(player: Value) -> At:
    return At("stash", (player,))


def score(player: Value) -> Var:
    return Var("score", (player,))


def earlier_score(player: Value) -> Var:
    return Var("earlier score", (player,))


# ------------------------------------------------------------------------------------------------------ definitions
ROOM = Definition(
    phrase="the room on shelf {shelf}",
    clause="setup/rack",
    body=If(
        TWO_PLAYERS,
        ByRuling("BT-Q54", (
            Reading("A", Item(SHELF, Listed((4, 5, 5, 5)))),
            Reading("B", Item(SHELF, Listed((4, 5, 5, 6)))),
            Reading("E", Item(SHELF, Listed((4, 5, 5, 6)))),
        )),
        Item(SHELF, Listed((4, 5, 5, 6))),
        clause="two-players/rows",
    ),
)  # fmt: skip
LEFT_OVER = Definition(
    phrase="the number of treasures that stay on the rack",
    clause="two-players/left-over",
    body=ByRuling("BT-Q54", (
        Reading("A", 0), Reading("B", If(All((TWO_PLAYERS, Is(ROUND, "=", 3))), 3, 0)), Reading("E", 0),
    )),
)  # fmt: skip
ROUND_IS_OVER = Definition(
    phrase="the round is over",
    clause="end/last-card",
    body=Is(Total("shelf", SHELVES, Count(rack(SHELF))), "<=", LEFT_OVER.of()),
)
OWN_END = Definition(
    phrase="the side of {player}",
    body=If(All((TWO_PLAYERS, Is(PLAYER, "=", Item(1, Seats())))), "left", "right", clause="two-players/own-side"),
)
AT_END = Definition(
    phrase="the treasure at the end ({end}) of shelf {shelf}",
    body=If(Is(ENDING, "=", "left"), Item(1, rack(SHELF)), Item(Count(rack(SHELF)), rack(SHELF))),
)
HOLDING = Definition(
    phrase="the treasures of {player} of type {type}",
    body=Those("card", stash(PLAYER), Is(Trait(CARD, "type"), "=", TYPE)),
)
ALL_OF_TYPE = Definition(
    phrase="the treasures of the game of type {type}",
    body=Those("card", Everywhere("treasure"), Is(Trait(CARD, "type"), "=", TYPE)),
)
LAST = Definition(
    phrase="the players with the lowest total",
    body=Best("player", Seats(), (Key(score(PLAYER), "least", clause="larceny/lowest-total"),)),
)
ROUND_SCORE = ByRuling("BT-Q44", (
    Reading("A", score(PLAYER)), Reading("B", Math(score(PLAYER), "-", earlier_score(PLAYER))),
))  # fmt: skip
LOWEST = Definition(
    phrase="the players with the lowest score",
    body=Best("player", Seats(), (Key(ROUND_SCORE, "least", clause="new-round/lowest-starts"),)),
)
COUNTED_FROM = ByRuling("BT-Q45", (Reading("A", TURN), Reading("B", STARTER), Reading("C", LeftOf(STARTER))))
STARTS = Definition(
    phrase="the player who starts the next round",
    clause="new-round/tied-starter",
    body=Item(1, Those("player", SeatsFrom(COUNTED_FROM), In(PLAYER, LOWEST.of()))),
)
WINNERS = Definition(
    phrase="the winners",
    clause="winning/shared",
    body=Best("player", Seats(), (
        Key(score(PLAYER), clause="winning/most-points"),
        Key(Count(stash(PLAYER)), clause="winning/most-treasures"),
        Key(Count(HOLDING.of(PLAYER, "lemon")), clause="winning/most-lemons"),
        Key(Count(HOLDING.of(PLAYER, "blueberry")), clause="winning/most-blueberries"),
        Key(Count(HOLDING.of(PLAYER, "raspberry")), clause="winning/most-raspberries"),
    )),
)  # fmt: skip


# ------------------------------------------------------------------------------------------------------------ moves
TAKE = Move(
    id="take",
    phrase="take a treasure",
    clause="turn/take",
    picks=(Pick("shelf", SHELVES),),
    requires=(Require("turn/end-of-shelf", Is(Count(rack(SHELF)), ">", 0)),),
    do=(
        Let("taken", AT_END.of(OWN_END.of(PLAYER), SHELF)),
        By("turn/stash", (Put(AT_END.of(OWN_END.of(PLAYER), SHELF), stash(PLAYER)),)),
        Do("effects", (TAKEN, SHELF)),
    ),
)
JUST_UNCOVERED = All((
    Is(SHELF, "=", FIRST_SHELF),
    Is(ENDING, "=", OWN_END.of(PLAYER)),
    # of a row of two between two players, the card that is left was free at its other end
    Is(Count(rack(SHELF)), ">", If(TWO_PLAYERS, 1, 0)),
))  # fmt: skip
EXTRA = Move(
    id="extra",
    phrase="take an extra treasure",
    clause="moar/another",
    given=("taken", "first shelf"),
    picks=(
        Pick("shelf", SHELVES),
        Pick(
            "end",
            If(TWO_PLAYERS, Listed(("left", "right")), Listed((OWN_END.of(PLAYER),)), clause="two-players/either-side"),
            told=TWO_PLAYERS,
            counts_as=If(Is(Count(rack(SHELF)), "=", 1), OWN_END.of(PLAYER), ENDING),
        ),
    ),
    requires=(
        Require("moar/end-of-shelf", Is(Count(rack(SHELF)), ">", 0)),
        Require("moar/same-type", Is(Trait(AT_END.of(ENDING, SHELF), "type"), "=", Trait(TAKEN, "type"))),
        Require("moar/just-uncovered", ByRuling("BT-Q15", (Reading("A", Always()), Reading("B", Not(JUST_UNCOVERED))))),
        Require("moar/not-the-last-card", ByRuling("BT-Q54", (
            Reading("A", Always()), Reading("B", Not(ROUND_IS_OVER.of())), Reading("E", Always()),
        ))),
    ),
    do=(
        Let("extra card", AT_END.of(ENDING, SHELF)),
        By("turn/stash", (Put(AT_END.of(ENDING, SHELF), stash(PLAYER)),)),
        When(
            ByRuling("BT-Q25", (Reading("A", Always()), Reading("B", Not(ROUND_IS_OVER.of())))),
            then=(),
            otherwise=(Do("paws", (EXTRA_CARD,)),),
            clause="moar/no-effects",
        ),
    ),
)  # fmt: skip
SWIPE = Move(
    id="swipe",
    phrase="swipe treasures",
    clause="paws/swipe",
    given=("treasure",),
    picks=(
        Pick("from", Seats()),
        Pick("count", Range(1, Trait(TREASURE, "paws")), clause="paws/number"),
    ),
    requires=(
        Require("paws/another-player", Is(VICTIM, "!=", PLAYER)),
        Require("paws/same-type", Is(Count(HOLDING.of(VICTIM, Trait(TREASURE, "type"))), ">=", COUNT)),
    ),
    do=(By("paws/stash", (Put(First(COUNT, HOLDING.of(VICTIM, Trait(TREASURE, "type"))), stash(PLAYER)),)),),
)
STEAL = Move(
    id="steal",
    phrase="steal a treasure",
    clause="larceny/steal",
    picks=(Pick("from", Seats()), Pick("type", Words("type"))),
    requires=(
        Require("larceny/another-player", Is(VICTIM, "!=", PLAYER)),
        Require("larceny/has-one", Is(Count(HOLDING.of(VICTIM, TYPE)), ">=", 1)),
    ),
    do=(By("larceny/stash", (Put(First(1, HOLDING.of(VICTIM, TYPE)), stash(PLAYER)),)),),
)

# ---------------------------------------------------------------------------------------------------- order of play
EFFECTS = Procedure(
    id="effects",
    phrase="carry out the effects of {taken} from {first shelf}",
    params=("taken", "first shelf"),
    steps=(
        When(Has(TAKEN, "Moar!"), (
            Ask(id="extra", by=TURN, moves=(EXTRA,), decline=Decline("moar/optional"), clause="moar/another", whose="turn/whose"),
        )),
        Do("paws", (TAKEN,)),
    ),
)  # fmt: skip
PAWS = Procedure(
    id="paws",
    phrase="carry out the paws of {treasure}",
    params=("treasure",),
    steps=(
        ByRuling("BT-Q18", (
            Reading("A", (
                Ask(id="swipe", by=TURN, moves=(SWIPE,), decline=Decline("paws/fewer"), clause="paws/swipe", whose="turn/whose"),
            )),
            Reading("B", (
                When(Possible(TURN, (SWIPE,)), (
                    Ask(id="swipe", by=TURN, moves=(SWIPE,), clause="paws/swipe", whose="turn/whose"),
                )),
            )),
        )),
    ),
)  # fmt: skip
ONE_TURN = Procedure(
    id="turn",
    phrase="play a turn",
    steps=(
        Ask(id="turn", by=TURN, moves=(TAKE,), clause="turn/take", whose="turn/whose"),
        By("turn/passes-left", (Set(TURN, LeftOf(TURN)),)),
    ),
)
SCORING = Procedure(
    id="scoring",
    phrase="score the round",
    steps=(
        ByRuling("BT-Q44", (
            Reading("A", ()),
            Reading("B", (Clear("earlier score"), ForEach("player", Seats(), (Set(earlier_score(PLAYER), score(PLAYER)),)))),
        )),
        By("scoring/categories", (
            ForEach("type", Words("type"), (
                Award(
                    clause="scoring/places",
                    var="player",
                    items=Seats(),
                    requires=(
                        Require("scoring/at-least-one", Is(Count(HOLDING.of(PLAYER, TYPE)), ">=", 1)),
                        Require("scoring/ties", Not(Some("rival", Seats(), All((
                            Is(RIVAL, "!=", PLAYER),
                            Is(Count(HOLDING.of(RIVAL, TYPE)), "=", Count(HOLDING.of(PLAYER, TYPE))),
                        ))))),
                    ),
                    by=Count(HOLDING.of(PLAYER, TYPE)),
                    points=Trait(Only(SCORING_CARD), TYPE),
                    variable=score(PLAYER),
                ),
            )),
        )),
    ),
)  # fmt: skip
ONE_ROUND = Procedure(
    id="round",
    phrase="play a round",
    steps=(
        Gain(ROUND, 1),
        Set(STARTER, TURN),
        By("new-round/deal", (ForEach("shelf", SHELVES, (Put(Top(DECK, ROOM.of(SHELF)), rack(SHELF)),)),)),
        By("new-round/discard", (Put(SCORING_CARD, USED),)),
        By("setup/reveal-scoring-card", (Put(Top(SCORING_DECK), SCORING_CARD),)),
        Repeat(ROUND_IS_OVER.of(), (Do("turn"),)),
        Do("scoring"),
    ),
)
BETWEEN_ROUNDS = Procedure(
    id="between rounds",
    phrase="prepare the next round",
    steps=(
        # larceny changes no score, so who starts is known before it, and a position at larceny says so
        Set(TURN, STARTS.of()),
        When(
            Is(Count(LAST.of()), ">", 1),
            then=(),
            otherwise=(
                Ask(id="larceny", by=Item(1, LAST.of()), moves=(STEAL,), decline=Decline("larceny/optional"),
                    clause="larceny/steal", whose="larceny/lowest-total"),
            ),
            clause="larceny/tied",
        ),
    ),
)  # fmt: skip
PLAY = (
    By("setup/shuffle-scoring-cards", (Shuffle(id="scoring cards", place=SCORING_DECK),)),
    By("setup/shuffle-treasures", (Shuffle(id="treasures", place=DECK),)),
    By("setup/pie-eater", (Draw(id="first player", name="pie eater", among=Seats()), Set(TURN, Name("pie eater")))),
    Repeat(
        Is(ROUND, "=", 3),
        (Do("round"), When(Is(ROUND, "<", 3), (Do("between rounds"),), clause="new-round/twice")),
        clause="winning/after-three-rounds",
    ),
    By("winning/after-three-rounds", (End(WINNERS.of()),)),
)

# ---------------------------------------------------------------------------------------------------------- the game
OF_PLAYER, OF_SHELF = (Over("player", Seats()),), (Over("shelf", SHELVES),)
POINTS = Trait(FACE, TYPE)
BERRIED_TREASURE = Game(
    id="berried-treasure",
    title="Berried Treasure",
    version="1.0",
    least=2,
    most=5,
    kinds=(Kind(id="type", words=TYPES), Kind(id="end", words=("left", "right"))),
    names=(
        Called("rival", Seat()), Called("from", Seat(), said="the player robbed"), Called("pie eater", Seat()),
        Called("shelf", Number()), Called("first shelf", Number(), said="the shelf of the treasure taken"),
        Called("count", Number(), said="the number swiped"), Called("rank", Number()),
        Called("card", Card("treasure")), Called("taken", Card("treasure"), said="the treasure taken"),
        Called("extra card", Card("treasure"), said="the extra treasure"), Called("treasure", Card("treasure")),
        Called("face", Card("scoring card")), Called("type", Word("type")), Called("end", Word("end"), said="the chosen end"),
    ),
    components=(
        Component(
            id="treasure", into=DECK, faces=TREASURES, clause="setup/shuffle-treasures",
            traits=(
                TraitOf(id="type", sort=Word("type")), TraitOf(id="Moar!", sort=Truth(), assumed=True),
                TraitOf(id="paws", sort=Number(), told=("paw", "paws"), assumed=True),
            ),
        ),
        Component(
            id="scoring card", into=SCORING_DECK, faces=SCORING_CARDS, told_by="traits", clause="setup/shuffle-scoring-cards",
            traits=tuple(TraitOf(id=kind, sort=ListSort(Number()), assumed=True) for kind in TYPES),
        ),
    ),
    places=(
        Place(id="deck", holds="treasure", top="first", sight=Hidden(), clause="setup/shuffle-treasures"),
        Place(id="rack", holds="treasure", over=OF_SHELF, phrase="shelf {shelf}"),
        Place(id="stash", holds="treasure", over=OF_PLAYER, form="bag", keeps=("type",), clause="stash/only-types"),
        Place(id="scoring deck", holds="scoring card", top="first", sight=Hidden(), clause="setup/shuffle-scoring-cards"),
        Place(id="scoring card", holds="scoring card", form="one"),
        Place(id="used scoring cards", holds="scoring card", form="bag", keeps=()),
    ),
    variables=(
        Variable(id="round", sort=Number()),
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="starter", sort=Seat(), start=Nothing()),
        Variable(id="score", sort=Number(), over=OF_PLAYER, scores=True),
        Variable(id="earlier score", sort=Number(), over=OF_PLAYER),
    ),
    invariants=(
        Invariant(clause="setup/shuffle-treasures", condition=Every("type", Words("type"), Is(
            Count(ALL_OF_TYPE.of(TYPE)), "=", 15))),
        Invariant(clause="setup/shuffle-scoring-cards", condition=Is(Count(Everywhere("scoring card")), "=", 4)),
        Invariant(clause="scoring/places", condition=Every("face", Joined(Listed((SCORING_DECK, SCORING_CARD))), Every(
            "type", Words("type"), All((
                Is(Count(POINTS), "=", 3), Is(Item(3, POINTS), ">=", 0),
                Every("rank", Range(1, 2), Is(Item(RANK, POINTS), ">=", Item(Math(RANK, "+", 1), POINTS))),
            ))))),
        Invariant(clause="setup/rack", condition=Every("shelf", SHELVES, Is(Count(rack(SHELF)), "<=", ROOM.of(SHELF)))),
        Invariant(clause="new-round/deal", condition=Is(
            Count(DECK), "=", Math(Count(Everywhere("treasure")), "-", Math(ROUND, "*", Total("shelf", SHELVES, ROOM.of(SHELF)))))),
        Invariant(clause="setup/reveal-scoring-card", condition=Is(
            Math(Count(SCORING_CARD), "+", Count(USED)), "=", ROUND)),
        Invariant(clause="scoring/places", condition=Every("player", Seats(), Is(score(PLAYER), ">=", 0))),
        Invariant(clause="winning/after-three-rounds", condition=Is(ROUND, "<=", 3)),
    ),
    definitions=(ROOM, LEFT_OVER, ROUND_IS_OVER, OWN_END, AT_END, HOLDING, ALL_OF_TYPE, LAST, LOWEST, STARTS, WINNERS),
    moves=(TAKE, EXTRA, SWIPE, STEAL),
    procedures=(ONE_TURN, EFFECTS, PAWS, SCORING, ONE_ROUND, BETWEEN_ROUNDS),
    play=PLAY,
    scoring=Scoring(procedure="scoring", winners=WINNERS.of()),
    clauses=CLAUSES,
    rulings=RULINGS,
)  # fmt: skip
