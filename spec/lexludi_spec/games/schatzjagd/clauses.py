"""The rules of Schatzjagd one by one, in this project's words, each with the sentences that it restates."""

from __future__ import annotations

from lexludi_spec.declarations import Clause


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(f"SJ-{each}" for each in text.split())


CLAUSES: tuple[Clause, ...] = (
    # ------------------------------------------------------------------------------------------------------- set-up
    Clause(
        id="setup/treasure", force="set-up", sentences=_sentences("prep-2 prep-11 contents-6 contents-8"),
        text="The card with the treasure lies in the middle, a chest for each player on it; it can be entered and left on all four sides.",
    ),
    Clause(
        id="setup/tiger", force="set-up", sentences=_sentences("prep-12 prep-14 contents-3 contents-4"),
        text="The tiger begins on the treasure, and the die lies ready.",
    ),
    Clause(
        id="setup/path-cards", force="set-up", sentences=_sentences("prep-3 prep-4 prep-5 contents-5 first-6"),
        text="The 24 path cards are shuffled and fill the other squares of five by five, face down; they are curves, straights, "
        "crossings, junctions and dead ends.",
    ),
    Clause(
        id="setup/boats", force="set-up", sentences=_sentences("prep-6 prep-7 prep-8 contents-7"),
        text="A boat lies at each of the four corners, however many play, and every pirate begins on one of them.",
    ),
    Clause(
        id="setup/own-boat", force="requirement", sentences=_sentences("prep-9 prep-15 contents-2"),
        text="Each player has one pirate, alone on its boat; what is left over goes back into the box.",
    ),
    Clause(
        id="setup/two-players", force="requirement", sentences=_sentences("prep-10"),
        text="Two pirates begin on boats at opposite corners.",
    ),
    # -------------------------------------------------------------------------------------------------- first round
    Clause(
        id="first/who-starts", force="set-up", sentences=_sentences("first-2"),
        text="The smallest player begins and takes the first seat.",
    ),
    Clause(id="turn/clockwise", force="effect", sentences=_sentences("first-3"), text="The turn passes clockwise."),
    Clause(
        id="turn/whose", force="requirement", sentences=(), text="Only the player whose turn it is acts.",
        why="That turns are taken one after another says it.",
    ),
    Clause(
        id="first/own-corner", force="effect", sentences=_sentences("first-4 first-5"),
        text="In their first turn, players uncover the card on the corner at their boat.",
    ),
    Clause(id="first/land", force="requirement", sentences=_sentences("first-8"), text="Their pirate then goes from the boat onto that card."),
    Clause(
        id="first/in-line-with-the-boat", force="requirement", sentences=_sentences("first-7"),
        text="They turn that card so that an end of its path meets the boat.",
    ),
    Clause(
        id="first/dead-end", force="permission", sentences=_sentences("first-9"),
        text="If that card is a dead end, its path may lead to one of the covered cards next to it instead.",
    ),
    Clause(
        id="first/leads-inland", force="requirement", sentences=(), text="An end of that path must lead to another card.",
        why="A house rule against locking oneself in: the rulebook does not ask for it.",
    ),
    # -------------------------------------------------------------------------------------------------------- turns
    Clause(
        id="turn/one-of-three", force="requirement", sentences=_sentences("rounds-2 rounds-3 rounds-4 rounds-5"),
        text="In every later turn a player does one thing: move the pirate, exchange two cards, or roll the die for the tiger.",
    ),
    Clause(
        id="uncover/one-card", force="permission", sentences=_sentences("uncover-2 uncover-3 uncover-7"),
        text="A player may uncover one card in a turn.",
    ),
    Clause(
        id="uncover/where-the-path-leads", force="requirement", sentences=_sentences("uncover-5 uncover-6"),
        text="A pirate can only get to a card next to its own to which the path under it leads.",
    ),
    Clause(id="uncover/covered", force="requirement", sentences=(), text="Only a card that lies face down can be uncovered.",
           why="It is what uncovering means."),
    Clause(
        id="uncover/turn", force="requirement", sentences=_sentences("uncover-9 uncover-10"),
        text="The player chooses how the uncovered card lies, and the pirate moves onto it.",
    ),
    Clause(
        id="uncover/connect", force="requirement", sentences=_sentences("uncover-8"),
        text="An end of its path must meet the card from which the pirate comes.",
    ),
    Clause(
        id="step/open-card", force="permission", sentences=_sentences("uncover-12 uncover-13 uncover-15"),
        text="A pirate may move onto an open card, that of another pirate or the treasure, and then no card is uncovered.",
    ),
    Clause(
        id="step/connected", force="requirement", sentences=_sentences("uncover-14"),
        text="The path on the open card that is stepped onto must already lead back to the pirate.",
    ),
    Clause(
        id="step/cover-what-you-leave", force="effect", sentences=_sentences("uncover-11 uncover-16"),
        text="A path card that the last pirate leaves is covered again.",
    ),
    # ---------------------------------------------------------------------------------------------------- exchanging
    Clause(
        id="exchange/two", force="permission", sentences=_sentences("exchange-4"), text="Any two cards may change places.",
    ),
    Clause(
        id="exchange/covered", force="requirement", sentences=(), text="Both cards that are exchanged lie face down.",
        why="The sentence that allows an exchange says so in passing, and its heading says the opposite.",
    ),
    Clause(
        id="exchange/unseen", force="effect", sentences=_sentences("exchange-5"),
        text="Nobody looks at a card that lies face down.",
    ),
    Clause(
        id="exchange/not-just-exchanged", force="requirement", sentences=_sentences("exchange-6"),
        text="A card that another player has just exchanged cannot be exchanged again.",
    ),
    Clause(
        id="exchange/under-the-tiger", force="requirement", sentences=(), text="The card under the tiger stays where it is.",
        why="A house rule: the rulebook does not say that the tiger holds his card.",
    ),
    # --------------------------------------------------------------------------------------------------------- tiger
    Clause(id="tiger/roll", force="permission", sentences=(), text="A player may roll the die and then move the tiger.",
           why="It is one of the three things that a turn may be."),
    Clause(
        id="tiger/as-far-as-the-dots", force="requirement", sentences=_sentences("tiger-4 tiger-5 tiger-6"),
        text="The tiger goes as many cards as the die has dots, or fewer, always to a card beside, above or below.",
    ),
    Clause(
        id="tiger/moves", force="requirement", sentences=(), text="The tiger has to move if it can.",
        why="A house rule: the rulebook lets dots go unused, all of them too.",
    ),
    Clause(
        id="tiger/not-onto-pirates", force="requirement", sentences=_sentences("tiger-8"),
        text="The tiger never stops on a card with a pirate.",
    ),
    Clause(
        id="tiger/jumps", force="definition", sentences=_sentences("tiger-9 tiger-10"),
        text="The tiger may jump over such a card, straight on, and that uses up one dot.",
    ),
    Clause(id="tiger/blocks", force="requirement", sentences=_sentences("tiger-11"), text="No pirate enters the card where the tiger is."),
    # ------------------------------------------------------------------------------------------- treasure and the end
    Clause(
        id="treasure/take-a-chest", force="effect", sentences=_sentences("treasure-3 treasure-4 treasure-5"),
        text="A pirate that comes to the treasure takes a chest, and stays there until its next move.",
    ),
    Clause(
        id="home/boat", force="permission", sentences=_sentences("treasure-6 treasure-7"),
        text="A pirate that has been at the treasure may go on board of any boat, its own or another.",
    ),
    Clause(
        id="home/with-a-chest", force="requirement", sentences=(), text="Only a pirate with a chest goes on board.",
        why="Boats are named as where a pirate begins, and as where it brings its chest.",
    ),
    Clause(
        id="home/without-a-chest", force="permission", sentences=(),
        text="A pirate without a chest may go on board of a boat that is free, and leave it again for the corner there.",
        why="A house rule: the rulebook knows no way back onto a boat before the treasure.",
    ),
    Clause(
        id="home/from-the-corner", force="requirement", sentences=(), text="A pirate goes on board from the card on the corner where the boat lies.",
        why="It is the way by which the boats are left, taken backwards.",
    ),
    Clause(
        id="home/path-to-the-boat", force="requirement", sentences=(), text="The path on that corner must lead to the boat.",
        why="It is the way by which the boats are left, taken backwards.",
    ),
    Clause(
        id="home/first-wins", force="end", sentences=_sentences("aim-2 aim-3 end-2"),
        text="The first player whose pirate brings a chest to a boat wins, and the game is over.",
    ),
    Clause(
        id="end/turn-limit", force="end", sentences=(), text="When every player has had fifty turns, the game is over and nobody has won.",
        why="A house rule, for programs that play each other: the rulebook sets no limit.",
    ),
    # ------------------------------------------------------------------------------------------------------ variants
    Clause(
        id="variants/all-dots", force="requirement", sentences=_sentences("tigervar-2"),
        text="In the tiger variant, the tiger has to use all the dots, or as many of them as it can.",
    ),
    Clause(
        id="variants/short-game", force="end", sentences=_sentences("younger-2 younger-3"),
        text="In the short game, the first player whose pirate comes to the treasure wins.",
    ),
    Clause(
        id="variants/no-tiger", force="requirement", sentences=_sentences("younger-4"),
        text="In the game without the tiger there is no tiger, and no die is rolled.",
    ),
)  # fmt: skip
