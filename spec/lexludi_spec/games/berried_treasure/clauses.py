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
        id="turn/whose", force="requirement", sentences=_sentences("turn-7"),
        text="Only the player whose turn it is acts.",
    ),
    Clause(
        id="turn/take", force="requirement", sentences=_sentences("turn-1 turn-2 playing-1"),
        text="On your turn you take one treasure from the rack; you cannot pass.",
    ),
    Clause(
        id="turn/end-of-shelf", force="requirement", sentences=_sentences("turn-2 turn-3"),
        text="Only a treasure at the end of its shelf, which nothing covers, can be taken.",
    ),
    Clause(
        id="turn/stash", force="effect", sentences=_sentences("turn-1 turn-4 newround-5"),
        text="The treasure goes face up into your stash, and stays there in later rounds.",
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
        text="The extra treasure, too, is one that nothing covers.",
    ),
    Clause(
        id="moar/just-uncovered", force="requirement", sentences=_sentences("moar-2"),
        text="Under BT-Q15 B, the extra treasure must have been free when the turn began.",
    ),
    Clause(
        id="moar/not-the-last-card", force="end", sentences=_sentences("end-3"),
        text="The last treasure of the round brings no extra one, even where some stay on the rack (BT-Q54 B).",
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
        id="paws/swipe", force="permission", sentences=_sentences("paws-1 paws-4 end-2 newround-6 playing-2"),
        text="Taking a treasure with paws from the rack, even the last one, you may swipe treasures from somebody's stash.",
    ),
    Clause(
        id="paws/stash", force="effect", sentences=_sentences("paws-2"),
        text="What you swipe goes into your own stash.",
    ),
    Clause(
        id="paws/number", force="requirement", sentences=_sentences("paws-3"),
        text="You swipe as many treasures as there are paws on the treasure taken, or fewer; swiping none is to decline.",
    ),
    Clause(
        id="paws/another-player", force="requirement", sentences=_sentences("paws-1 paws-5"),
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
        id="scoring/categories", force="scoring", sentences=_sentences("scoring-1 playing-4 newround-7"),
        text="At the end of a round each of the four types is scored by itself, with all treasures in the stashes, old"
        " and new.",
    ),
    Clause(
        id="scoring/places", force="scoring", sentences=_sentences("scoring-2 scoring-3 2p-5 setup-11 components-7"),
        text="The players with the most, second most and third most treasures of a type score what the scoring card gives"
        " for that place, two players for two places; tokens only keep count.",
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
        id="larceny/lowest-total", force="requirement", sentences=_sentences("larceny-1 larceny-2"),
        text="Larceny is for whoever has scored least so far, all rounds together.",
    ),
    Clause(
        id="larceny/steal", force="permission", sentences=_sentences("larceny-2"),
        text="That player may take one treasure of any type from a stash.",
    ),
    Clause(
        id="larceny/stash", force="effect", sentences=_sentences("larceny-3"),
        text="What is stolen goes into the thief's own stash.",
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
        id="new-round/deal", force="effect", sentences=_sentences("newround-1 setup-5 setup-10"),
        text="For each round the rack is filled from the deck, which keeps its order from round to round.",
    ),
    Clause(
        id="new-round/twice", force="effect", sentences=_sentences("larceny-1 newround-1"),
        text="Larceny and a new round come after the first and after the second round, and not after the third.",
    ),
    Clause(
        id="new-round/discard", force="effect", sentences=_sentences("newround-2"),
        text="The scoring card of the round before is out of the game.",
    ),
    Clause(
        id="new-round/lowest-starts", force="effect", sentences=_sentences("newround-8"),
        text="The next round is begun by whoever has scored least.",
    ),
    Clause(
        id="new-round/tied-starter", force="effect", sentences=_sentences("newround-9"),
        text="Of several who have scored least, the one begins whose turn would have come next.",
    ),
    # ------------------------------------------------------------------------------------------------------ winning
    Clause(
        id="winning/after-three-rounds", force="end", sentences=_sentences("winning-1 playing-1"),
        text="There are three rounds, and the game is over when the third has been scored.",
    ),
    Clause(
        id="winning/most-points", force="end", sentences=_sentences("winning-2 playing-6"),
        text="Whoever has scored most wins.",
    ),
    Clause(
        id="winning/most-treasures", force="end", sentences=_sentences("winning-3"),
        text="Of those level on points, whoever has more treasures in the stash wins.",
    ),
    Clause(
        id="winning/most-lemons", force="end", sentences=_sentences("winning-4"),
        text="Of those still level, whoever has more lemon tarts wins.",
    ),
    Clause(
        id="winning/most-blueberries", force="end", sentences=_sentences("winning-5"),
        text="Of those still level, whoever has more blueberry pies wins.",
    ),
    Clause(
        id="winning/most-raspberries", force="end", sentences=_sentences("winning-6"),
        text="Of those still level, whoever has more raspberry macarons wins.",
    ),
    Clause(
        id="winning/shared", force="end", sentences=_sentences("winning-7"),
        text="Those whom nothing separates share the win, and a pie.",
    ),
    # -------------------------------------------------------------------------------------------------- two players
    Clause(
        id="two-players/rows", force="set-up", sentences=_sentences("2p-1 2p-6 setup-1 setup-13"),
        text="Two players play as more do, but for what is said of them: the rows of the rack have 4, 5, 5 and 5"
        " treasures (BT-Q54).",
    ),
    Clause(
        id="two-players/left-over", force="end", sentences=_sentences("2p-6 2p-7"),
        text="With two players, three treasures are left over in the end, for nobody: by default in the deck, under BT-Q54 B on the rack.",
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
