"""The rules of Another Man's Treasure one by one, in this project's words, each with the sentences that it restates."""

from __future__ import annotations

from lexludi_spec.declarations import Clause


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(f"AM-{each}" for each in text.split())


CLAUSES: tuple[Clause, ...] = (
    # ------------------------------------------------------------------------------------------------------- set-up
    Clause(
        id="cards/deck", force="set-up", sentences=_sentences("contents-3 contents-4 contents-5 contents-6 setup-3"),
        text="Each colour has thirty-one treasures, with a few more of some numbers than of others; nine wilds join them, and nothing "
        "else is dealt.",
    ),
    Clause(
        id="setup/dealer", force="set-up", sentences=(), text="The first dealer is picked at random.",
        why="The rulebook speaks of a dealer and does not say who it is.",
    ),
    Clause(id="setup/shuffle", force="set-up", sentences=_sentences("setup-2 continuing-2"), text="Before each round all cards are shuffled."),
    Clause(
        id="setup/deal", force="set-up", sentences=_sentences("setup-5 continuing-3"),
        text="Everybody is dealt a hand, one card at a time; in the Classic Game it has eight cards.",
    ),
    Clause(
        id="setup/draw-pile", force="set-up", sentences=_sentences("setup-6"),
        text="What is not dealt is the draw pile, face down in the middle.",
    ),
    Clause(id="setup/upcard", force="set-up", sentences=_sentences("setup-7"), text="Its first card is turned up and begins the discard pile."),
    Clause(
        id="setup/first-player", force="set-up", sentences=_sentences("setup-8"),
        text="The first turn of a round has the player to the left of its dealer.",
    ),
    # --------------------------------------------------------------------------------------------------------- turn
    Clause(id="turn/whose", force="requirement", sentences=_sentences("setup-9"), text="Only the player whose turn it is draws, plays and discards."),
    Clause(id="turn/clockwise", force="effect", sentences=_sentences("setup-9"), text="After a turn it is the next player's, clockwise."),
    Clause(
        id="turn/draw", force="requirement", sentences=_sentences("turn-2"),
        text="A turn begins with one card: the next of the draw pile, or the top discard.",
    ),
    Clause(id="turn/play", force="permission", sentences=_sentences("turn-3"), text="Then cards may be played, as long as some can be."),
    Clause(id="turn/discard", force="requirement", sentences=_sentences("turn-4"), text="A card from the hand is discarded, which ends the turn."),
    Clause(
        id="turn/discard-another", force="requirement", sentences=_sentences("turn-4"),
        text="Any card may be discarded, the one just drawn too.",
    ),
    Clause(
        id="draw/reshuffle", force="effect", sentences=(),
        text="When a card is needed from an empty draw pile, all discards but the one on offer are shuffled to make it anew.",
        why="The rulebook does not say what happens then.",
    ),
    # -------------------------------------------------------------------------------------------------------- calls
    Clause(
        id="calls/anybody", force="permission", sentences=_sentences("cihi-2 cihi-10"),
        text="Everybody but the next player may call for the top discard, the one who discarded it too.",
    ),
    Clause(
        id="calls/window", force="permission", sentences=_sentences("cihi-2 cihi-11"),
        text="Until the next player draws, whatever lies on top of the discard pile can be called for.",
    ),
    Clause(
        id="calls/next-player", force="permission", sentences=_sentences("cihi-3 cihi-4 cihi-5 cihi-9"),
        text="If anybody calls, the next player is asked first; whoever wants the card then has drawn with it, and gets no other.",
    ),
    Clause(
        id="calls/clockwise", force="permission", sentences=_sentences("cihi-6"),
        text="If the next player refuses, the players before the first caller are asked, clockwise.",
    ),
    Clause(
        id="calls/caller-must", force="effect", sentences=_sentences("cihi-8"),
        text="If nobody before them wants the card, the first of the callers has to take it.",
    ),
    Clause(
        id="calls/extra-card", force="effect", sentences=_sentences("cihi-7"),
        text="Whoever takes the card out of turn gets another one from the draw pile; where there is none to get, nobody can call.",
    ),
    Clause(
        id="calls/empty-pile", force="requirement", sentences=_sentences("cihi-12"),
        text="No card of the draw pile goes to a discard pile that is empty, and so nothing can be taken from it.",
    ),
    # -------------------------------------------------------------------------------------------------------- melds
    Clause(
        id="melds/set", force="requirement", sentences=_sentences("patterns-4"),
        text="The cards of a set have one number; their colours do not matter.",
    ),
    Clause(
        id="melds/run", force="requirement", sentences=_sentences("patterns-6"),
        text="The cards of a run have one colour, and each the number after that of the card before it.",
    ),
    Clause(id="melds/pair", force="requirement", sentences=_sentences("patterns-8"), text="The cards of a pair have one colour and one number."),
    Clause(
        id="melds/sizes", force="definition", sentences=_sentences("patterns-2 ending-round-20"),
        text="A meld is laid in exactly the size that the pattern gives it, at the end of a round too.",
    ),
    Clause(
        id="melds/no-wrap-around", force="requirement", sentences=_sentences("patterns-6"), text="No run goes below 1 or above 11.",
    ),
    Clause(
        id="melds/one-or-eleven", force="definition", sentences=_sentences("contents-3"),
        text="Some treasures are 1 or 11, in a run what their place makes them.",
    ),
    Clause(
        id="melds/one-number", force="requirement", sentences=_sentences("patterns-4 patterns-8 wilds-2"),
        text="In a set or pair of cards that are 1 or 11, one of the two must be possible for every card.",
    ),
    Clause(
        id="wilds/range", force="definition", sentences=_sentences("wilds-2 wilds-3"),
        text="A wild can be every number in its range, the first and the last included.",
    ),
    Clause(id="wilds/colour", force="definition", sentences=_sentences("wilds-4"), text="A wild can have every colour."),
    Clause(
        id="wilds/number", force="requirement", sentences=_sentences("wilds-2"),
        text="There may be any number of wilds in a meld, and nothing but wilds.",
    ),
    # ----------------------------------------------------------------------------------------------------- patterns
    Clause(
        id="playing/pattern", force="permission", sentences=_sentences("playing-2 playing-8"),
        text="Whoever can make a pattern may name it and lay it down, meld by meld.",
    ),
    Clause(
        id="playing/one-pattern", force="requirement", sentences=_sentences("playing-7 playing-8"),
        text="Nobody lays more than one pattern in a round, nor any meld besides.",
    ),
    Clause(
        id="playing/from-hand", force="requirement", sentences=_sentences("playing-3"),
        text="What is added comes from the hand, or is a wild exchanged in this turn.",
    ),
    Clause(
        id="patterns/five", force="definition", why="the five lines of one list, and its heading",
        sentences=_sentences("patterns-12 patterns-13 patterns-14 patterns-15 patterns-16 patterns-17"),
        text="The patterns of the Classic Game are two sets of four, two runs of four, a set and a run of four, a run of eight, and four pairs.",
    ),
    Clause(
        id="patterns/available", force="requirement", sentences=_sentences("patterns-12 continuing-4"),
        text="Only the patterns that belong to the round can be laid.",
    ),
    Clause(
        id="patterns/melds", force="requirement", sentences=_sentences("patterns-2"),
        text="What is laid are the melds of the pattern named, and no others; in a turn one after the other as they are named, "
        "which makes no difference.",
    ),
    Clause(
        id="patterns/once", force="requirement", sentences=_sentences("patterns-3 continuing-5 continuing-6 ending-round-4 ending-round-9"),
        text="A player uses each pattern once in a game, whether in full or in part.",
    ),
    Clause(
        id="patterns/complete", force="requirement", sentences=_sentences("patterns-10 patterns-11"),
        text="In a turn a pattern is laid whole: nothing of it is laid unless the rest of it can follow.",
    ),
    Clause(
        id="patterns/different", force="requirement", sentences=_sentences("patterns-13 patterns-14 patterns-17"),
        text="The melds of a pattern may be equal.",
    ),
    # ------------------------------------------------------------------------------------------------------- adding
    Clause(
        id="adding/after-the-pattern", force="requirement", sentences=_sentences("playing-3 playing-9"),
        text="Cards are added to melds, whoever they belong to, only after one's own pattern lies.",
    ),
    Clause(
        id="adding/sets", force="requirement", sentences=_sentences("playing-4"), text="What is added to a set has the number of the set.",
    ),
    Clause(
        id="adding/runs", force="requirement", sentences=_sentences("playing-5"),
        text="What is added to a run continues it at its low or its high end, in its colour.",
    ),
    Clause(
        id="adding/pairs", force="requirement", sentences=_sentences("playing-6"),
        text="What is added to a pair has the number and the colour of the pair.",
    ),
    # ------------------------------------------------------------------------------------------------------ exchanges
    Clause(
        id="exchange/played-wild", force="permission", sentences=_sentences("swapping-2 swapping-5"),
        text="In a turn, a wild that lies in any meld may be exchanged for a card from the hand.",
    ),
    Clause(
        id="exchange/after-the-pattern", force="requirement", sentences=_sentences("swapping-2"),
        text="Wilds may be exchanged before one's own pattern lies, and afterwards.",
    ),
    Clause(
        id="exchange/no-wild-for-wild", force="requirement", sentences=_sentences("swapping-2"),
        text="What is given for a wild is no wild itself.",
    ),
    Clause(
        id="exchange/exact-card", force="requirement", sentences=_sentences("swapping-2"),
        text="What is given for a wild is the very card that it stands for, from the hand; in a set that is every card of its number.",
    ),
    Clause(
        id="exchange/sets", force="requirement", sentences=_sentences("swapping-2"), text="Wilds in sets can be exchanged like others.",
    ),
    Clause(
        id="exchange/same-turn", force="requirement", sentences=_sentences("swapping-3 swapping-4"),
        text="An exchanged wild is played in the same turn: where it cannot be, it is not exchanged, and while it is not, nothing is discarded.",
    ),
    Clause(
        id="exchange/into-the-pattern", force="requirement", sentences=_sentences("swapping-6"),
        text="A wild that is exchanged before one's pattern lies becomes part of that pattern.",
    ),
    # ----------------------------------------------------------------------------------------------- end of the round
    Clause(
        id="ending/last-card", force="end", sentences=_sentences("ending-round-2 eor-changes-2"),
        text="The round is over as soon as somebody has played or discarded their last card.",
    ),
    Clause(
        id="ending/blocked", force="end", sentences=(),
        text="It is also over when everybody has had a turn in which the draw pile had nothing to give and no card was played.",
        why="The rulebook does not say what happens when there is nothing to draw.",
    ),
    Clause(
        id="ending/mark", force="effect", sentences=_sentences("ending-round-3 scoring-4 eor-changes-4"),
        text="Whoever lays a pattern marks it as complete.",
    ),
    Clause(
        id="ending/one-of-the-possible", force="definition", sentences=_sentences("ending-round-3"),
        text="Where the choice is put off to the end of the round, every pattern can be marked that the cards laid would make.",
    ),
    Clause(
        id="ending/who", force="requirement", sentences=_sentences("ending-round-5 ending-round-13"),
        text="After that, those who have laid nothing in the round, and only they, lay what they can, all at the same time.",
    ),
    Clause(
        id="ending/not-a-turn", force="requirement", sentences=_sentences("ending-round-11 ending-round-12"),
        text="They neither draw nor discard, nor add or exchange anything.",
    ),
    Clause(
        id="ending/optional", force="permission", sentences=_sentences("ending-round-6"), text="They may lay nothing.",
    ),
    Clause(
        id="ending/lines", force="requirement", why="the lines of one table, and what introduces it",
        sentences=_sentences("ending-round-6 ending-round-15 ending-round-16 ending-round-17 ending-round-18 ending-round-19"),
        text="They name a pattern that is not marked yet and lay all of its melds, or only one of its sets, runs or some of its pairs.",
    ),
    Clause(
        id="ending/partial", force="permission", sentences=_sentences("patterns-11"),
        text="At the end of a round, and only then, a pattern may be laid in part.",
    ),
    Clause(
        id="ending/must-mark", force="effect", sentences=_sentences("ending-round-8 ending-round-9 scoring-4"),
        text="The pattern named is marked, as complete or as partial.",
    ),
    # ------------------------------------------------------------------------------------------------------ scoring
    Clause(
        id="scoring/record", force="scoring", why="one rule about the record of a game, which the rulebook splits up by the sides of a paper",
        sentences=_sentences(
            "scoring-2 scoring-3 ending-round-22 eor-changes-3 ending-game-3 setup-4 setup-10 setup-12 prog-scoring-3 prog-scoring-4"
        ),
        text="Then the round is scored; the points of all rounds and all marks of a player are kept in one record.",
    ),
    Clause(
        id="scoring/unplayed", force="scoring", sentences=_sentences("scoring-3"),
        text="Every card that is left in a hand costs its player what it is worth.",
    ),
    Clause(
        id="scoring/values", force="definition", sentences=_sentences("scoring-6 scoring-7 scoring-8"),
        text="A treasure is worth 5 points, a wild of 1 to 6 or 6 to 11 is worth 10, and one of 1 to 11 is worth 15.",
    ),
    Clause(
        id="next-round/gather", force="effect", sentences=_sentences("continuing-2"), text="For the next round, all cards are gathered.",
    ),
    Clause(
        id="next-round/dealer", force="effect", sentences=_sentences("continuing-2"),
        text="The next dealer is the player to the left of the last one.",
    ),
    # ---------------------------------------------------------------------------------------------- end of the game
    Clause(
        id="game/rounds", force="end", sentences=_sentences("ending-game-2 progressive-2"),
        text="The Classic Game has five rounds, the Progressive Game nine.",
    ),
    Clause(
        id="winning/lowest", force="end", sentences=_sentences("objective-3 ending-game-4"), text="Whoever then has the lowest score wins.",
    ),
    Clause(
        id="winning/most-patterns", force="end", sentences=_sentences("ending-game-5"),
        text="Of those who are level, whoever has completed the most patterns wins.",
    ),
    Clause(
        id="winning/shared", force="end", sentences=_sentences("ending-game-6"), text="Those who are level even then share the victory.",
    ),
    # ------------------------------------------------------------------------------------------ the Progressive Game
    Clause(
        id="progressive/hands", force="set-up", sentences=_sentences("progressive-3 progressive-5 progressive-7"),
        text="In the Progressive Game, six cards are dealt in the first three rounds, then eight in three, and ten in the last three.",
    ),
    Clause(
        id="progressive/patterns", force="definition", why="three lists of three patterns, and what introduces each of them",
        sentences=_sentences("progressive-4 progressive-6 progressive-8 " + " ".join(f"prog-patterns-{n}" for n in range(5, 14))),
        text="In the Progressive Game, each three rounds have three patterns of their own, which need as many cards as are dealt.",
    ),
    Clause(
        id="progressive/nothing-at-the-end", force="end", sentences=_sentences("eor-changes-2 eor-changes-3 eor-changes-5"),
        text="In the Progressive Game, nothing more is laid when the round is over.",
    ),
    Clause(
        id="smileys/in-hand", force="scoring", sentences=_sentences("smiley-4"),
        text="In the Progressive Game, every card with a smiley that is left in a hand costs 10 points more.",
    ),
    Clause(
        id="smileys/area", force="scoring", sentences=_sentences("smiley-3"),
        text="In the Progressive Game, every card with a smiley among the melds of a player takes 10 points off.",
    ),
)  # fmt: skip
