"""The rules of Berried Treasure one by one, in this project's words, each with the sentences that it restates."""

from __future__ import annotations

from lexludi_spec.declarations import Clause


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(f"BT-{each}" for each in text.split())


CLAUSES: tuple[Clause, ...] = (
    # ------------------------------------------------------------------------------------------------------- set-up
    Clause(
        id="setup/shuffle-scoring-cards", force="set-up", sentences=_sentences("setup-2 components-6"),
        text="The four scoring cards are shuffled into a face-down stack.",
    ),
    Clause(
        id="setup/shuffle-treasures", force="set-up",
        sentences=_sentences("setup-4 components-1 components-2 components-3 components-4 components-5"),
        text="The sixty treasures, fifteen of each of the four types, are shuffled into a face-down deck.",
        why="The list of components is one statement, printed in five lines.",
    ),
    Clause(
        id="setup/pie-eater", force="set-up", sentences=_sentences("setup-12"),
        text="Whoever was the last to eat pie starts the first round.",
    ),
    Clause(
        id="setup/rack", force="set-up", sentences=_sentences("setup-5 setup-6 setup-7 setup-8 setup-9"),
        text="The rack has four shelves, filled from the top one down, for 4, 5, 5 and 6 treasures; each covers the one before it.",
    ),
    Clause(
        id="setup/reveal-scoring-card", force="set-up", sentences=_sentences("setup-3 newround-3 newround-4"),
        text="At the start of each of the three rounds the next scoring card is turned up; the fourth card is never used.",
    ),
    # --------------------------------------------------------------------------------------------------------- turn
    Clause(
        id="turn/whose", force="requirement", sentences=_sentences("turn-1"),
        text="Only the player whose turn it is acts.",
    ),
    Clause(
        id="turn/take", force="requirement", sentences=_sentences("turn-2 playing-1"),
        text="On your turn you take one treasure from the rack; you cannot pass.",
    ),
    Clause(
        id="turn/end-of-shelf", force="requirement", sentences=_sentences("turn-2 turn-3"),
        text="A treasure can only be taken from the end of a shelf, where nothing covers it.",
    ),
    Clause(
        id="turn/stash", force="effect", sentences=_sentences("turn-4 newround-5 newround-6 newround-7"),
        text="The treasure goes face up into your stash. It stays there in later rounds, can be swiped and counts again.",
    ),
    Clause(
        id="stash/only-types", force="definition", sentences=_sentences("turn-5 paws-8"),
        text="In a stash only the number of treasures of each type matters, for all to see; what else is on them does nothing.",
    ),
    Clause(
        id="turn/passes-left", force="effect", sentences=_sentences("turn-6 turn-7"),
        text="After the treasure and its effects, it is the turn of the player to the left.",
    ),
    # -------------------------------------------------------------------------------------------------------- Moar!
    Clause(
        id="moar/another", force="permission", sentences=_sentences("moar-1 playing-2"),
        text="Taking a Moar! treasure from the rack, you may take one more treasure from the rack.",
    ),
    Clause(
        id="moar/same-type", force="requirement", sentences=_sentences("moar-1"),
        text="The extra treasure is of the type of the Moar! treasure.",
    ),
    Clause(
        id="moar/end-of-shelf", force="requirement", sentences=_sentences("moar-2"),
        text="The extra treasure, too, comes from the end of a shelf.",
    ),
    Clause(
        id="moar/just-uncovered", force="requirement", sentences=_sentences("moar-2"),
        text="The extra treasure lay at an end when the turn began.",
    ),
    Clause(
        id="moar/not-the-last-card", force="end", sentences=_sentences("end-3"),
        text="There is no extra treasure after the last treasure of the round.",
    ),
    Clause(
        id="moar/optional", force="permission", sentences=_sentences("moar-1"),
        text="You need not take the extra treasure.",
    ),
    Clause(
        id="moar/no-effects", force="effect", sentences=_sentences("moar-3"),
        text="What the extra treasure says or shows is ignored.",
    ),
    # --------------------------------------------------------------------------------------------------------- paws
    Clause(
        id="paws/swipe", force="permission", sentences=_sentences("paws-1 paws-2 paws-4 end-2"),
        text="Taking a treasure with paws from the rack, even the last one, you may swipe treasures from a stash into your own.",
    ),
    Clause(
        id="paws/number", force="requirement", sentences=_sentences("paws-3"),
        text="You swipe as many treasures as there are paws on the treasure taken, or fewer; swiping none is to decline.",
    ),
    Clause(
        id="paws/another-player", force="requirement", sentences=_sentences("paws-5"),
        text="You swipe from one player, and not from yourself.",
    ),
    Clause(
        id="paws/same-type", force="requirement", sentences=_sentences("paws-6"),
        text="You swipe treasures of the type of the treasure taken, as many as that player has.",
    ),
    Clause(
        id="paws/fewer", force="permission", sentences=_sentences("paws-7"),
        text="You may swipe fewer treasures than the paws allow, down to none.",
    ),
    # ------------------------------------------------------------------------------------------------------ scoring
    Clause(
        id="end/last-card", force="end", sentences=_sentences("end-1 playing-3"),
        text="The round is over when the last treasure has been taken from the rack.",
    ),
    Clause(
        id="scoring/categories", force="scoring", sentences=_sentences("scoring-1 playing-4"),
        text="At the end of a round each of the four types is scored by itself.",
    ),
    Clause(
        id="scoring/places", force="scoring", sentences=_sentences("scoring-2 scoring-3 2p-5 setup-11 components-7"),
        text="The players with the most, second most and third most treasures of a type score what the scoring card gives"
        " for that place; tokens only keep count.",
    ),
    Clause(
        id="scoring/at-least-one", force="scoring", sentences=_sentences("scoring-4"),
        text="Only a player with at least one treasure of a type scores for it.",
    ),
    Clause(
        id="scoring/ties", force="scoring", sentences=_sentences("scoring-5 scoring-6 scoring-7 playing-5"),
        text="Players with equally many treasures of a type count as having none of it, and the next player moves up.",
    ),
    # ------------------------------------------------------------------------------------------------------ larceny
    Clause(
        id="larceny/lowest-total", force="requirement", sentences=_sentences("larceny-1"),
        text="After the first and second round, larceny is for the player with the lowest total score.",
    ),
    Clause(
        id="larceny/steal", force="permission", sentences=_sentences("larceny-2 larceny-3"),
        text="That player may move one treasure of any type from a stash into their own.",
    ),
    Clause(
        id="larceny/another-player", force="requirement", sentences=_sentences("larceny-2"),
        text="It comes from the stash of another player.",
    ),
    Clause(
        id="larceny/has-one", force="requirement", sentences=_sentences("larceny-2"),
        text="It is of a type that is in that stash.",
    ),
    Clause(
        id="larceny/optional", force="permission", sentences=_sentences("larceny-2"),
        text="The player need not take anything.",
    ),
    Clause(
        id="larceny/tied", force="effect", sentences=_sentences("larceny-4"),
        text="There is no larceny when two or more players share the lowest total.",
    ),
    # ---------------------------------------------------------------------------------------------------- new round
    Clause(
        id="new-round/deal", force="effect", sentences=_sentences("newround-1 setup-10"),
        text="The rack is filled from the deck, which keeps its order from round to round.",
    ),
    Clause(
        id="new-round/discard", force="effect", sentences=_sentences("newround-2"),
        text="The scoring card of the round before is out of the game.",
    ),
    Clause(
        id="new-round/lowest-starts", force="effect", sentences=_sentences("newround-8"),
        text="The player with the lowest score starts the next round.",
    ),
    Clause(
        id="new-round/tied-starter", force="effect", sentences=_sentences("newround-9"),
        text="Of several with the lowest score, the one starts whose turn would have come next.",
    ),
    # ------------------------------------------------------------------------------------------------------ winning
    Clause(
        id="winning/after-three-rounds", force="end", sentences=_sentences("winning-1"),
        text="The game ends when the third round has been scored.",
    ),
    Clause(
        id="winning/most-points", force="end", sentences=_sentences("winning-2 playing-6"),
        text="The player with the most points wins.",
    ),
    Clause(
        id="winning/most-treasures", force="end", sentences=_sentences("winning-3"),
        text="Of those level on points, the player with the most treasures in the stash wins.",
    ),
    Clause(
        id="winning/most-lemons", force="end", sentences=_sentences("winning-4"),
        text="Of those still level, the player with the most lemon tarts wins.",
    ),
    Clause(
        id="winning/most-blueberries", force="end", sentences=_sentences("winning-5"),
        text="Of those still level, the player with the most blueberry pies wins.",
    ),
    Clause(
        id="winning/most-raspberries", force="end", sentences=_sentences("winning-6"),
        text="Of those still level, the player with the most raspberry macarons wins.",
    ),
    Clause(
        id="winning/shared", force="end", sentences=_sentences("winning-7"),
        text="Those whom nothing separates share the win, and a pie.",
    ),
    # -------------------------------------------------------------------------------------------------- two players
    Clause(
        id="two-players/nineteen", force="set-up", sentences=_sentences("2p-1 2p-6 2p-7 setup-1 setup-13"),
        text="With two players the rack has rows of 4, 5, 5 and 5 treasures, so that three are left over in the end, for nobody."
        " All that is not said of two players is as with more.",
    ),
    Clause(
        id="two-players/own-side", force="definition", sentences=_sentences("2p-2 2p-3"),
        text="With two players the rack lies between them; each takes from the ends on their own side, the first player from the left.",
    ),
    Clause(
        id="two-players/either-side", force="permission", sentences=_sentences("2p-4"),
        text="With two players the extra treasure may come from an end on either side.",
    ),
)  # fmt: skip
