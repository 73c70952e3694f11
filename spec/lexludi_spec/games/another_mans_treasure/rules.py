"""The rules of Another Man's Treasure as data: melds, turns and rounds put together."""

from __future__ import annotations

from lexludi_spec import (
    All,
    Called,
    Card,
    Component,
    Count,
    Every,
    Everywhere,
    Game,
    Hidden,
    In,
    Invariant,
    Is,
    Item,
    Kind,
    List,
    Math,
    Nothing,
    Number,
    Over,
    Owner,
    Place,
    Public,
    Range,
    Reading,
    Scoring,
    Seat,
    Seats,
    Table,
    TopSeen,
    TraitOf,
    Truth,
    Variable,
    Word,
    Words,
)  # fmt: skip
from lexludi_spec import ByRuling as Ruled
from lexludi_spec.games.another_mans_treasure import melds, rounds, turns
from lexludi_spec.games.another_mans_treasure.assumed import COLOURS, LEAST_PLAYERS, MOST_PLAYERS, TREASURES, WILD_KINDS, WILDS
from lexludi_spec.games.another_mans_treasure.clauses import CLAUSES
from lexludi_spec.games.another_mans_treasure.rulings import RULINGS

OF_PLAYER, OF_OWNER, OF_PATTERN = (Over("player", Seats()),), Over("owner", Seats()), Over("pattern", Words("pattern"))
OF_SET, OF_RUN, OF_PAIR = (
    (OF_OWNER, Over("set", melds.SETS)),
    (OF_OWNER, Over("run", melds.RUNS)),
    (OF_OWNER, Over("pair", melds.PAIRS)),
)
KINDS = ("treasure", *(kind for kind, _, _ in WILD_KINDS))
SHEET = Ruled("AM-Q08", (Reading("A", Public()), Reading("B", Owner(open_at="the end")), Reading("C", Public())))

ANOTHER_MANS_TREASURE = Game(
    id="another-mans-treasure",
    title="Another Man's Treasure",
    version="1.0",
    least=LEAST_PLAYERS,
    most=MOST_PLAYERS,
    kinds=(
        Kind(id="colour", words=COLOURS),
        Kind(id="kind", words=KINDS),
        Kind(id="end", words=("low", "high")),
        Kind(id="form", words=("set", "run", "pair")),
        Kind(id="meld", words=tuple(meld for meld, _, _ in melds.MELDS)),
        Kind(id="pattern", words=tuple(pattern for pattern, _ in rounds.PATTERNS)),
        Kind(id="mark", words=("complete", "partial")),
    ),
    tables=(
        Table(
            id="melds", rows=melds.MELDS, clause="melds/sizes",
            columns=(Called("meld", Word("meld")), Called("form", Word("form")), Called("size", Number())),
        ),
        Table(
            id="patterns", rows=rounds.PATTERNS, clause="patterns/melds",
            columns=(Called("pattern", Word("pattern")), Called("melds", List(Word("meld")))),
        ),
        Table(
            id="hands", rows=rounds.HANDS, clause="progressive/hands",
            columns=(Called("round", Number()), Called("cards", Number())),
        ),
        Table(
            id="values", rows=rounds.VALUES, clause="scoring/values",
            columns=(Called("kind", Word("kind")), Called("points", Number())),
        ),
    ),
    names=(
        Called("owner", Seat()), Called("caller", Seat()), Called("asked", Seat(), said="the player who is asked"),
        Called("taker", Seat()), Called("first dealer", Seat()),
        *(Called(name, Number()) for name in ("number", "rank", "nth", "set", "run", "pair", "place", "round of the deal")),
        Called("low", Number(), said="the lowest number"), Called("card", Card("card")), Called("wild", Card("card")), Called("cards", List(Card("card"))),
        Called("pattern", Word("pattern")), Called("meld", Word("meld")), Called("form", Word("form")), Called("kind", Word("kind")),
        Called("colour", Word("colour")), Called("end", Word("end")),
        *(Called(f"colours of {kind}s", List(Word("colour"))) for kind, _, _ in WILD_KINDS),
    ),
    components=(
        Component(
            id="card", into=turns.DRAW_PILE, faces=(*TREASURES, *WILDS), clause="cards/deck",
            traits=(
                TraitOf(id="kind", sort=Word("kind")), TraitOf(id="lowest number", sort=Number()),
                TraitOf(id="highest number", sort=Number()), TraitOf(id="numbers", sort=List(Number())),
                TraitOf(id="colours", sort=List(Word("colour"))), TraitOf(id="smiley", sort=Truth()),
            ),
        ),
    ),
    places=(
        Place(id="draw pile", holds="card", top="first", sight=Hidden(), clause="setup/draw-pile"),
        Place(
            id="discard pile", holds="card",
            sight=Ruled("AM-Q08", (Reading("A", TopSeen()), Reading("B", TopSeen()), Reading("C", Public()))),
        ),
        Place(id="hand", holds="card", over=OF_PLAYER, form="bag", sight=Owner(), phrase="the hand of {player}"),
        Place(id="exchanged wilds", holds="card", form="bag"),
        Place(id="set", holds="card", over=OF_SET, form="bag", phrase="{owner}'s set {set}"),
        Place(id="run", holds="card", over=OF_RUN, phrase="{owner}'s run {run}"),
        Place(id="pair", holds="card", over=OF_PAIR, form="bag", phrase="{owner}'s pair {pair}"),
    ),
    variables=(
        Variable(id="round", sort=Number()),
        Variable(id="dealer", sort=Seat(), start=Nothing()),
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="called", sort=Truth(), over=OF_PLAYER, start=False, phrase="{player} has called"),
        Variable(id="to lay", sort=List(Word("meld")), start=(), phrase="the melds still to be laid"),
        Variable(id="mark", sort=Word("mark"), over=(*OF_PLAYER, OF_PATTERN), start=Nothing(), sight=SHEET, stays=True,
                 phrase="{player}'s mark for {pattern}"),
        Variable(id="score", sort=Number(), over=OF_PLAYER, scores=True, sight=SHEET),
        Variable(id="number of set", sort=Number(), over=OF_SET, phrase="{owner}'s number of set {set}"),
        Variable(id="low end of run", sort=Number(), over=OF_RUN, phrase="{owner}'s low end of run {run}"),
        Variable(id="colour of run", sort=Word("colour"), over=OF_RUN, start=Nothing(), phrase="{owner}'s colour of run {run}"),
        Variable(id="number of pair", sort=Number(), over=OF_PAIR, phrase="{owner}'s number of pair {pair}"),
        Variable(id="colour of pair", sort=Word("colour"), over=OF_PAIR, start=Nothing(), phrase="{owner}'s colour of pair {pair}"),
        Variable(id="pattern named", sort=Word("pattern"), start=Nothing()),
        Variable(id="idle turns", sort=Number(), phrase="the number of turns in which nothing could be drawn or was played"),
        Variable(id="turns", sort=Number(), phrase="the number of turns in the round"),
        Variable(id="card taken", sort=Card("card"), start=Nothing(), phrase="the card drawn from the discard pile"),
        Variable(id="first card lies", sort=Truth(), start=False, phrase="the card turned up at first is still a discard"),
        Variable(id="taken out of turn", sort=Number(), over=OF_PLAYER, phrase="the number of cards that {player} has taken out of turn"),
        Variable(id="could mark", sort=Truth(), over=(*OF_PLAYER, OF_PATTERN), start=False, sight=SHEET,
                 phrase="{player} can mark {pattern}"),
        Variable(id="declared", sort=Number(), over=(*OF_SET, Over("kind", Words("kind")), Over("colour", Words("colour"))),
                 phrase="the number of wilds in {owner}'s set {set}, of kind {kind}, that are declared {colour}"),
        Variable(id="smileys played", sort=Number(), over=OF_PLAYER, phrase="the number of smileys that {player} has played"),
    ),
    invariants=(
        Invariant(clause="cards/deck", condition=Is(Count(Everywhere("card")), "=", Math(Math(Count(Words("colour")), "*", 31), "+", 9))),
        Invariant(clause="melds/set", condition=Every("owner", Seats(), Every("set", melds.LAID_SETS.of(melds.OWNER), All((
            In(melds.told("number of set", melds.OWNER, melds.SET), melds.NUMBERS.of()),
            Every("card", melds.set_of(melds.OWNER), melds.FITS_SET.of(melds.CARD, melds.told("number of set", melds.OWNER, melds.SET))),
            melds.IS_ONE_NUMBER.of(melds.set_of(melds.OWNER), melds.told("number of set", melds.OWNER, melds.SET)),
        ))))),
        Invariant(clause="melds/run", condition=Every("owner", Seats(), Every("run", melds.LAID_RUNS.of(melds.OWNER), Every(
            "place", Range(1, Count(melds.run_of(melds.OWNER))), melds.FITS_RUN.of(
                Item(melds.PLACE, melds.run_of(melds.OWNER)), melds.STANDS_FOR.of(melds.PLACE, melds.RUN, melds.OWNER),
                melds.told("colour of run", melds.OWNER, melds.RUN)))))),
        Invariant(clause="melds/pair", condition=Every("owner", Seats(), Every("pair", melds.LAID_PAIRS.of(melds.OWNER), All((
            In(melds.told("number of pair", melds.OWNER, melds.PAIR), melds.NUMBERS.of()),
            Every("card", melds.pair_of(melds.OWNER), melds.FITS_PAIR.of(
                melds.CARD, melds.told("number of pair", melds.OWNER, melds.PAIR), melds.told("colour of pair", melds.OWNER, melds.PAIR))),
            melds.IS_ONE_NUMBER.of(melds.pair_of(melds.OWNER), melds.told("number of pair", melds.OWNER, melds.PAIR)),
        ))))),
        Invariant(clause="game/rounds", condition=Is(rounds.ROUND, "<=", rounds.ROUNDS.of())),
    ),
    definitions=(*rounds.DEFINITIONS, *melds.DEFINITIONS, *turns.DEFINITIONS),
    moves=(*turns.MOVES, *melds.MOVES, *rounds.MOVES),
    procedures=(*rounds.PROCEDURES, *turns.PROCEDURES),
    play=rounds.PLAY,
    scoring=Scoring(procedure="scoring", winners=rounds.WINNERS.of()),
    clauses=CLAUSES,
    rulings=RULINGS,
)  # fmt: skip
