"""The rules of Buried Treasure one by one, in this project's words, each with the sentences that it restates."""

from __future__ import annotations

from lexludi_spec.declarations import Clause


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(f"BU-{each}" for each in text.split())


CLAUSES: tuple[Clause, ...] = (
    # ------------------------------------------------------------------------------------------------------- set-up
    Clause(
        id="cards/packs", force="set-up", sentences=_sentences("intro-5 setup-1 setup-2"),
        text="Up to five players use one pack of fifty-two cards; six to eight use two, shuffled together.",
    ),
    Clause(
        id="cards/values", force="definition", sentences=_sentences("gameplay-1 gameplay-2 gameplay-3"),
        text="A number card has its number as its value, an ace 1, a face card none.",
    ),
    Clause(
        id="cards/faces", force="definition", sentences=_sentences("gameplay-4"),
        text="Jacks, queens and kings are the face cards, which can do more than others.",
    ),
    Clause(
        id="setup/dealer", force="set-up", sentences=(), text="The first dealer is picked at random.",
        why="The rulebook speaks of a dealer and does not say who it is.",
    ),
    Clause(id="setup/shuffle", force="set-up", sentences=_sentences("setup-5"), text="Before each hand all cards are shuffled."),
    Clause(id="setup/deal", force="set-up", sentences=_sentences("setup-6"), text="Everybody gets eight cards, one at a time."),
    Clause(
        id="setup/stock", force="set-up", sentences=_sentences("setup-7 setup-8"),
        text="What is not dealt is the stock, face down in the middle.",
    ),
    # ------------------------------------------------------------------------------------------------------ burying
    Clause(
        id="burying/three", force="requirement", sentences=_sentences("intro-2 burying-1"),
        text="Before the play, everybody buries any three cards from their hand.",
    ),
    Clause(
        id="burying/secret", force="effect", sentences=_sentences("burying-2 burying-3 burying-4"),
        text="What is buried lies face down in front of its player as their treasure; nobody else sees it before the hand is over.",
    ),
    Clause(
        id="burying/everybody", force="requirement", sentences=_sentences("play-1"),
        text="All bury at the same time, and nobody plays before everybody has buried.",
    ),
    # --------------------------------------------------------------------------------------------------------- turn
    Clause(
        id="play/left-of-the-dealer", force="effect", sentences=_sentences("play-2"),
        text="The player to the left of the dealer has the first turn.",
    ),
    Clause(id="play/whose", force="requirement", sentences=_sentences("play-5"), text="Only the player whose turn it is plays."),
    Clause(id="play/draw", force="effect", sentences=_sentences("play-3"), text="A turn begins with the top card of the stock."),
    Clause(
        id="play/one-card", force="requirement", sentences=_sentences("play-4"),
        text="Then exactly one card is played, and nobody can pass.",
    ),
    Clause(
        id="play/from-hand", force="requirement", sentences=_sentences("play-4"),
        text="The card played comes from the hand; it may be the one just drawn.",
    ),
    Clause(
        id="play/lay", force="effect", sentences=_sentences("intro-3 play-6 play-7 play-12 play-19"),
        text="Any card may be laid on top of the pile of its own suit, which it opens if there is none, even where it could make eleven.",
    ),
    Clause(
        id="play/to-the-left", force="effect", sentences=_sentences("play-5"), text="After a turn it is the next player's to the left.",
    ),
    # ------------------------------------------------------------------------------------------------------ removal
    Clause(
        id="play/remove", force="permission", sentences=_sentences("play-8 play-9 play-10"),
        text="A face card may instead be used to take one card out of one pile, whatever its suit.",
    ),
    Clause(
        id="remove/with-a-face-card", force="requirement", sentences=_sentences("play-8"),
        text="Only a face card can remove a card from a pile, and only a face card can be discarded by itself.",
    ),
    Clause(
        id="remove/a-card", force="requirement", sentences=_sentences("play-10"),
        text="There must be a card at the place of the pile that is named.",
    ),
    Clause(
        id="remove/no-face-card", force="requirement", sentences=_sentences("play-13"),
        text="Nobody can remove a face card from a pile in any way.",
    ),
    Clause(
        id="remove/not-under-a-face-card", force="requirement", sentences=_sentences("play-14 play-15"),
        text="Nothing that lies under a face card can be removed; what lies above it can.",
    ),
    Clause(
        id="remove/any-depth", force="requirement", sentences=_sentences("play-10"),
        text="The card may lie at any depth of its pile.",
    ),
    Clause(
        id="remove/nothing-to-remove", force="requirement", sentences=_sentences("play-10 play-11"),
        text="A face card that removes nothing cannot be discarded.",
    ),
    Clause(
        id="remove/discard", force="effect", sentences=_sentences("play-11"),
        text="The face card and the card that it removes go face up to the discard pile.",
    ),
    # ------------------------------------------------------------------------------------------------------- eleven
    Clause(
        id="play/eleven", force="permission", sentences=_sentences("play-16 play-17"),
        text="A card may instead take away the top card of a pile with which it makes eleven.",
    ),
    Clause(
        id="eleven/top-card", force="requirement", sentences=_sentences("play-17"), text="Only with a pile in which there is a card can eleven be made.",
    ),
    Clause(id="eleven/total", force="requirement", sentences=_sentences("play-17"), text="The value of the card played and that of the top card add up to eleven."),
    Clause(id="eleven/discard", force="effect", sentences=_sentences("play-18"), text="The card played and the card that it takes away go to the discard pile."),
    # ------------------------------------------------------------------------------------------------ fourth burial
    Clause(
        id="fourth/last-stock-card", force="effect", sentences=_sentences("ending-1 ending-3"),
        text="When the last card of the stock has been drawn, and before anything else is played, a fourth card is buried.",
    ),
    Clause(
        id="fourth/two-players", force="effect", sentences=_sentences("ending-2"),
        text="Two players bury the fourth card when the tenth card of the hand has been laid on a pile, whether or not it still lies there.",
    ),
    Clause(
        id="fourth/once", force="effect", sentences=_sentences("ending-4"),
        text="The fourth burial is one card for each player and hand, at whichever of its moments comes first.",
    ),
    Clause(
        id="fourth/from-hand", force="requirement", sentences=_sentences("ending-1"),
        text="The fourth card comes from the hand, and may be the card just drawn.",
    ),
    Clause(
        id="fourth/secret", force="effect", sentences=_sentences("ending-1"),
        text="The fourth card joins the treasure, as unseen as the other cards there.",
    ),
    Clause(
        id="fourth/everybody", force="requirement", sentences=_sentences("ending-1 ending-5"),
        text="Everybody buries it, all at the same time, and then play goes on.",
    ),
    # ---------------------------------------------------------------------------------------------- end of the hand
    Clause(
        id="end/without-drawing", force="effect", sentences=_sentences("ending-5"),
        text="Once the stock is used up, turns go on without a draw.",
    ),
    Clause(
        id="end/hands-empty", force="end", sentences=_sentences("ending-6"), text="The hand ends when nobody has a card left.",
    ),
    Clause(
        id="scoring/reveal", force="effect", sentences=_sentences("ending-8"), text="After a hand, everybody's treasure is turned up.",
    ),
    Clause(
        id="scoring/suit", force="scoring", sentences=_sentences("ending-7"),
        text="A suit is worth what the cards that lie in its pile at the end are worth together.",
    ),
    Clause(
        id="scoring/each-card", force="scoring", sentences=_sentences("burying-6 ending-9"),
        text="Each card of a treasure brings its player the value of its suit.",
    ),
    # ---------------------------------------------------------------------------------------------- end of the game
    Clause(
        id="winning/target", force="end", sentences=_sentences("ending-11"), text="The game is played to 300 points.",
    ),
    Clause(
        id="winning/more-players", force="end", sentences=_sentences("ending-12"),
        text="With more than six players it is played to 500 points.",
    ),
    Clause(
        id="winning/until", force="end", sentences=_sentences("ending-11"),
        text="Hands are played until, at the end of one, somebody has so many points.",
    ),
    Clause(
        id="winning/highest", force="end", sentences=_sentences("ending-13"), text="Whoever has the highest score then wins.",
    ),
    Clause(
        id="winning/tie", force="end", sentences=_sentences("ending-14"),
        text="If several share the highest score, another hand is played to break the tie.",
    ),
    Clause(
        id="next-hand/new-stock", force="effect", sentences=(), text="For the next hand, all cards are gathered.",
        why="The rulebook does not say so, and there are no other cards to play the next hand with.",
    ),
    Clause(
        id="next-hand/deal-passes", force="effect", sentences=(), text="The deal passes to the left.",
        why="The rulebook does not say who deals the next hand.",
    ),
)  # fmt: skip
