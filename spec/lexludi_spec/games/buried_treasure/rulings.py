"""The rulings: the questions that the rulebook of Buried Treasure leaves open, each with its readings and a default.

The defaults are this project's, not the publisher's.
"""

from __future__ import annotations

from lexludi_spec.declarations import Answer, Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        id="BU-Q01",
        title="Jokers",
        question="Do jokers take part?",
        kind="settled",
        sentences=("BU-setup-1", "BU-setup-2", "BU-gameplay-1", "BU-gameplay-2", "BU-gameplay-3"),
        answers=(
            Answer("A", "No, a deck has 52 cards, thirteen of each suit."),
            Answer("B", "Yes, the jokers that come with a deck stay in it."),
        ),
        default="A",
        grounds=(
            "The rulebook asks for decks of 52, which four suits of thirteen make up in full. A joker would have no suit and so "
            "no pile to go to, and it has neither a value nor a rule of its own."
        ),
    ),
    Ruling(
        id="BU-Q02",
        title="Two decks and twin cards",
        question="With two decks, are they mixed, and has a suit one pile or two?",
        kind="settled",
        sentences=("BU-setup-2", "BU-setup-7", "BU-play-6", "BU-play-10", "BU-play-12", "BU-play-17", "BU-ending-7", "BU-intro-3"),
        answers=(
            Answer("A", "All 104 cards make one deck, and each suit has one pile, in which both copies of a card count."),
            Answer("B", "Each deck has piles of its own, so that every suit has two."),
        ),
        default="A",
        grounds=(
            "What is left after the deal forms a single stock, and each suit gets its value from a single pile. Twins are equal "
            "and yet two cards: in your hand they give you one choice and not two, and playing one leaves you the other; but in a "
            "pile it can matter which of them is taken, for different cards lie above and below them."
        ),
    ),
    Ruling(
        id="BU-Q03",
        title="The first dealer",
        question="Who deals the first hand?",
        kind="data",
        sentences=("BU-play-2",),
        answers=(
            Answer("A", "One of the players is drawn at random, unless the table names somebody."),
            Answer("B", "It is the host, the youngest, or whoever cuts the lowest card."),
        ),
        default="A",
        grounds=(
            "The rulebook has a dealer and does not say who it is. A draw favours nobody, and a table with a custom of its own "
            "may follow it. It only settles who starts the first hand; later dealers follow from BU-Q04."
        ),
    ),
    Ruling(
        id="BU-Q04",
        title="The next dealer",
        question="Who deals the next hand?",
        kind="settled",
        sentences=("BU-play-2", "BU-ending-11", "BU-ending-14"),
        answers=(
            Answer("A", "The player to the dealer's left deals it, and a tiebreaker hand is no exception."),
            Answer("B", "The same player deals every hand."),
            Answer("C", "Whoever did best, or worst, in the hand deals the next."),
        ),
        default="A",
        grounds=(
            "In card games the deal commonly goes round to the left, and no rule here departs from that. With three, five, six or "
            "seven players some seats have one play more than others (BU-Q62), so a dealer for good would be unfair."
        ),
    ),
    Ruling(
        id="BU-Q05",
        title="Order of dealing",
        question="In what order are the cards dealt?",
        kind="settled",
        sentences=("BU-setup-5", "BU-setup-6"),
        answers=(
            Answer("A", "The players get one card at a time, beginning at the dealer's left, until all have eight."),
            Answer("B", "Each player gets all eight cards at once."),
        ),
        default="A",
        grounds=(
            "Only the number of cards is given, and one at a time is the custom. After a shuffle any order of dealing is as good "
            "as another, so it matters only when a known deal is to be repeated."
        ),
    ),
    Ruling(
        id="BU-Q06",
        title="What is known of the stock",
        question="Does the stock lie face down, and may you know how large it is?",
        kind="settled",
        sentences=("BU-setup-7", "BU-setup-8", "BU-play-3", "BU-ending-1"),
        answers=(
            Answer("A", "It lies face down and is drawn from the top, and all may know how many cards are left in it."),
            Answer("B", "It lies face down, and how many cards are left in it is secret too."),
        ),
        default="A",
        grounds=(
            "In games of this kind a stock lies face down. All players have to notice when its last card goes, and as every turn "
            "takes one card from it, counting the turns would tell you the number anyway."
        ),
    ),
    Ruling(
        id="BU-Q07",
        title="Turns after the second",
        question="How does play go on after the two turns that the rulebook describes?",
        kind="settled",
        sentences=("BU-play-2", "BU-play-3", "BU-play-4", "BU-play-5", "BU-play-6"),
        answers=(
            Answer("A", "The turn keeps passing to the left, round after round, until nobody has any cards."),
            Answer("B", "That is left open."),
        ),
        default="A",
        grounds=(
            "Later the rulebook has players go on in the usual way until they have used up their cards, so there is a usual way, "
            "and the second turn shows what it is."
        ),
    ),
    Ruling(
        id="BU-Q08",
        title="Burying together or in turn",
        question="Is the treasure buried by all players together or by one after another?",
        kind="settled",
        sentences=("BU-burying-1", "BU-burying-2", "BU-burying-4", "BU-play-1"),
        answers=(
            Answer("A", "All bury at the same time, in secret, and play begins when everybody has done so."),
            Answer("B", "They bury one after another, beginning at the dealer's left."),
        ),
        default="A",
        grounds=(
            "The rulebook has everyone do it at the start and names no order, and the first turn waits for all. Since the cards "
            "lie face down, the others learn nothing from it but that you have buried, so no order would give anything away."
        ),
    ),
    Ruling(
        id="BU-Q09",
        title="Looking at your own treasure",
        question="May you look at your buried cards later on?",
        kind="settled",
        sentences=("BU-burying-2", "BU-burying-4", "BU-burying-3"),
        answers=(
            Answer("A", "Yes, as often as you like."),
            Answer("B", "No, you have to remember them."),
        ),
        default="A",
        grounds=(
            "You chose them yourself, and it is from the others that they are kept secret. No rule makes memory part of the game, "
            "and what you may play is the same either way."
        ),
    ),
    Ruling(
        id="BU-Q10",
        title="Which cards may be buried",
        question="May any card be buried, such as a face card, an ace, a third one of a suit or a twin?",
        kind="settled",
        sentences=("BU-burying-1", "BU-burying-6", "BU-ending-9"),
        answers=(
            Answer("A", "Yes, any cards in your hand may be buried."),
            Answer("B", "No, only number cards may be buried."),
        ),
        default="A",
        grounds=(
            "No limit is set to your choice. A buried card works by its suit alone, so burying a face card saves a card that has "
            "points and gives up a removal for it. With B, whoever is dealt six face cards or more could not bury three cards."
        ),
    ),
    Ruling(
        id="BU-Q11",
        title="Burying is final",
        question="Once a card is buried, may you exchange it, take it back or play it?",
        kind="settled",
        sentences=("BU-burying-3", "BU-play-4", "BU-ending-1"),
        answers=(
            Answer("A", "No, it stays where it is until the hand is over."),
            Answer("B", "Yes, you may exchange it, or take it back to play it."),
        ),
        default="A",
        grounds=(
            "You play from the cards you hold, and buried ones are no longer among them. The only change to a treasure that the "
            "rulebook knows of is the card that is added to it later."
        ),
    ),
    Ruling(
        id="BU-Q12",
        title="Drawing before playing",
        question="Must you draw, and always before you play?",
        kind="settled",
        sentences=("BU-play-3", "BU-play-4"),
        answers=(
            Answer("A", "Yes to both, as long as the stock has cards."),
            Answer("B", "No, you may leave the draw out, or play first."),
        ),
        default="A",
        grounds=(
            "A turn is told as two instructions, one after the other, and neither leaves you a choice. If draws could be left "
            "out, players would come to hold different numbers of cards, and the hand would not end with four plays for "
            "everybody."
        ),
    ),
    Ruling(
        id="BU-Q13",
        title="Using the card just drawn",
        question="May you play or bury a card in the same turn in which you draw it?",
        kind="settled",
        sentences=("BU-play-3", "BU-play-4", "BU-ending-1"),
        answers=(
            Answer("A", "Yes, like any other card in your hand."),
            Answer("B", "No, it can be used from your next turn on."),
        ),
        default="A",
        grounds="What you may play is any card in your hand, and a card that you have drawn is in it.",
    ),
    Ruling(
        id="BU-Q14",
        title="Passing and lacking a play",
        question="May you pass, and can it happen that you have no play?",
        kind="settled",
        sentences=("BU-play-4", "BU-play-6", "BU-play-12", "BU-play-10", "BU-play-17"),
        answers=(
            Answer("A", "Neither: you make exactly one play each turn, and there always is one."),
            Answer("B", "You may pass, or throw a card away for nothing."),
        ),
        default="A",
        grounds=(
            "Playing a card is an instruction. Every card can at least go on the pile of its suit or open that pile (BU-Q21), so "
            "nobody is ever stuck and no way out is needed. Only answer B of BU-Q19 lets a card be discarded alone, and that is "
            "the play of the turn."
        ),
    ),
    Ruling(
        id="BU-Q15",
        title="A card of another suit",
        question="Where does a card go that has another suit than the card before it?",
        kind="settled",
        sentences=("BU-play-6", "BU-intro-3", "BU-play-12", "BU-play-19", "BU-ending-7"),
        answers=(
            Answer(
                "A",
                "On the pile of its own suit, and on no other; a suit's first card opens its pile, so there are four at most.",
            ),
            Answer("B", "On a new pile: only a card of the suit that was played just before is put on that card."),
        ),
        default="A",
        grounds=(
            "The introduction has a pile for each suit, and at the end a suit gets its value from one pile. If only the card "
            "played just before were built on, one suit would soon lie in several piles, and nothing would tell which of them "
            "counts."
        ),
    ),
    Ruling(
        id="BU-Q16",
        title="Covered cards of a pile",
        question="May you see the covered cards of a pile, and may their order be changed?",
        kind="settled",
        sentences=("BU-play-7", "BU-play-10"),
        answers=(
            Answer("A", "You may see all of them at any time, and their order stays as it is."),
            Answer("B", "You may see only the top card."),
        ),
        default="A",
        grounds=(
            "Each card is laid so that the corner of the one under it stays in sight. The order tells which card is on top and "
            "which cards are protected, so it must not be touched."
        ),
    ),
    Ruling(
        id="BU-Q17",
        title="Which piles are meant",
        question="From which piles can cards be removed, and which count for the ten cards with two players?",
        kind="settled",
        sentences=("BU-play-10", "BU-play-17", "BU-ending-2", "BU-object-1", "BU-play-11"),
        answers=(
            Answer("A", "Only the piles of the suits, in the centre of the table."),
            Answer("B", "All piles on the table, the treasures and the discard pile included."),
        ),
        default="A",
        grounds=(
            "The removals come straight after the account of how the suits are piled up. A treasure stays secret to the end, so "
            "nobody can take from it; and if discards counted, the ten cards would say nothing about the piles."
        ),
    ),
    Ruling(
        id="BU-Q18",
        title="Depth of a removal",
        question="Can a face card remove a covered card, or only the top card of a pile?",
        kind="option",
        sentences=("BU-play-10", "BU-play-14", "BU-play-15", "BU-play-17"),
        answers=(
            Answer("A", "It can remove any card that is not protected, however deep it lies."),
            Answer("B", "It can remove only the top card, if that is not protected."),
        ),
        default="A",
        grounds=(
            "A face card is said to remove any card, while an eleven is said to take the top one, so the author tells the two "
            "apart. That every corner stays in sight helps you to pick out a covered card; and protecting what lies under a face "
            "card would be needless if nobody could reach it anyway. B is offered as a house rule."
        ),
    ),
    Ruling(
        id="BU-Q19",
        title="A face card with no target",
        question="May a face card be played in front of you when there is no card to remove?",
        kind="option",
        sentences=("BU-play-9", "BU-play-10", "BU-play-11", "BU-play-4"),
        answers=(
            Answer("A", "No, it can then only be laid on its pile."),
            Answer("B", "Yes, when nothing can be removed it may be discarded alone."),
        ),
        default="A",
        grounds=(
            "The removal is one action, and its last step discards two cards, so without the second it cannot be carried out. "
            "Nobody is stuck for it, since a face card can always be laid (BU-Q14 and BU-Q21). But whoever has only face cards "
            "must then seal a pile with one, where B lets them throw it away. Not on offer is discarding it alone although "
            "something can be removed (C), which would be as good as passing."
        ),
    ),
    Ruling(
        id="BU-Q20",
        title="Suit of the removing card",
        question="Must a face card have the suit of the pile from which it removes a card?",
        kind="settled",
        sentences=("BU-play-10", "BU-play-12"),
        answers=(
            Answer("A", "No, it removes from any pile, that of its own suit included, and is then discarded all the same."),
            Answer("B", "Yes, it removes only from the pile of its own suit."),
        ),
        default="A",
        grounds=(
            "A suit is asked for where the face card is laid on a pile, and any pile will do where it removes. With the two rules "
            "side by side, the difference is hardly an accident."
        ),
    ),
    Ruling(
        id="BU-Q21",
        title="A face card opening a pile",
        question="May a face card be the first card of its pile?",
        kind="settled",
        sentences=("BU-play-4", "BU-play-6", "BU-play-12", "BU-play-13", "BU-play-8"),
        answers=(
            Answer("A", "Yes; it lies at the bottom, adds nothing to the value, and can never be removed."),
            Answer("B", "No, there must already be a pile of its suit."),
        ),
        default="A",
        grounds=(
            "You may play any card, and only with A can everybody always do so: under B, a first player with six face cards, and "
            "the deck has twelve, would have no play unless BU-Q19 allows a discard, and passing would have to be invented. As "
            "the first card of its pile a face card is protected as it would be later, although nothing lies under it."
        ),
    ),
    Ruling(
        id="BU-Q22",
        title="A card on a foreign pile",
        question="May a card go on the pile of another suit, such as a face card that is to protect it?",
        kind="settled",
        sentences=("BU-play-6", "BU-play-12", "BU-play-4"),
        answers=(
            Answer("A", "No, never."),
            Answer("B", "Yes, it may go anywhere in the centre of the table."),
        ),
        default="A",
        grounds=(
            "Each suit gets its value by adding up its own pile, which takes it for granted that no other suit lies there, and a "
            "face card that is laid has its place named. That cards are played to the centre tells only where the piles are."
        ),
    ),
    Ruling(
        id="BU-Q23",
        title="What a face card protects",
        question="From whom does a face card protect which cards, against what, and for how long?",
        kind="settled",
        sentences=("BU-play-13", "BU-play-14", "BU-play-15", "BU-play-17"),
        answers=(
            Answer(
                "A",
                "It protects itself and all cards below it in its pile, from all players and both kinds of removal, to the end of "
                "the hand; cards above it are free.",
            ),
            Answer("B", "It does not protect from an eleven or from whoever laid it, or no longer than a card lies on it."),
        ),
        default="A",
        grounds=(
            "Whoever laid the face card is a player like the rest, and no player may remove these cards. Nothing puts an end to "
            "the protection while the hand lasts. Against elevens it is never needed: they take the top card, which lies above "
            "the face card or is the face card, and with that no card makes eleven (BU-Q25)."
        ),
    ),
    Ruling(
        id="BU-Q24",
        title="Several face cards in a pile",
        question="What is protected if a pile has more than one face card?",
        kind="settled",
        sentences=("BU-play-13", "BU-play-14"),
        answers=(
            Answer("A", "The highest of them decides: what lies above it can be removed, and nothing else."),
            Answer("B", "The lowest of them decides: number cards between two face cards can be removed."),
        ),
        default="A",
        grounds="Each protects all that it covers, other face cards among it, so the highest protects the most.",
    ),
    Ruling(
        id="BU-Q25",
        title="Face cards in elevens",
        question="What is a face card worth in an eleven?",
        kind="settled",
        sentences=("BU-gameplay-3", "BU-play-17"),
        answers=(
            Answer("A", "Nothing, so it never takes part in one, neither from your hand nor as the top card."),
            Answer("B", "Ten, so it makes eleven with an ace."),
            Answer("C", "Eleven for a jack, twelve for a queen and thirteen for a king."),
        ),
        default="A",
        grounds=(
            "A face card is said to be worth nothing in itself. Whether you take that as 0 or as no value, it would need a card "
            "worth eleven to go with it, and none is worth more than ten. So no eleven can be made with a pile while a face card "
            "tops it, and elevens never come into conflict with protection."
        ),
    ),
    Ruling(
        id="BU-Q26",
        title="Suits in an eleven",
        question="Must the card that makes eleven have the suit of the pile, or another one?",
        kind="settled",
        sentences=("BU-play-17", "BU-play-19", "BU-play-12"),
        answers=(
            Answer("A", "Its suit does not matter."),
            Answer("B", "It must have the suit of the pile."),
            Answer("C", "It must have another suit, since a card of the same suit is added to the pile."),
        ),
        default="A",
        grounds=(
            "The rule asks for a sum and not for a suit. Under B there would be just one pile for each card, but the rule lets "
            "you look among several; and under C nobody would need to be told that a card may be added in spite of making eleven. "
            "A card of the pile's own suit has both uses, and you choose."
        ),
    ),
    Ruling(
        id="BU-Q27",
        title="Two cards make eleven",
        question="Does an eleven always consist of one card from your hand and one top card?",
        kind="settled",
        sentences=("BU-play-17", "BU-play-18", "BU-play-4"),
        answers=(
            Answer("A", "Yes, it is always these two cards."),
            Answer(
                "B",
                "No, more cards can be added up, such as a 2 and a 3 from your hand with a 6, or a 3 with a 5 and the 3 under it.",
            ),
        ),
        default="A",
        grounds="The rule names one card, one top card, and two cards to discard, and in a turn you play one card.",
    ),
    Ruling(
        id="BU-Q28",
        title="Eleven by chance",
        question="If a card that you lay makes eleven with the top card, must both be discarded?",
        kind="settled",
        sentences=("BU-play-19",),
        answers=(
            Answer("A", "No, you say which of the two plays you make."),
            Answer("B", "Yes, both are discarded."),
        ),
        default="A",
        grounds="The rulebook has a note for this very case, and it lets you add the card.",
    ),
    Ruling(
        id="BU-Q29",
        title="Eleven above a face card",
        question="Can an eleven take a card that lies directly on a face card?",
        kind="settled",
        sentences=("BU-play-15", "BU-play-17"),
        answers=(
            Answer("A", "Yes, it is a top card like any other."),
            Answer("B", "No, the face card protects it as well."),
        ),
        default="A",
        grounds=(
            "A face card does not protect what is laid on it. Once that card is gone, the face card is the top card, and no "
            "further eleven is possible there (BU-Q25)."
        ),
    ),
    Ruling(
        id="BU-Q30",
        title="Where an eleven goes",
        question="Where are the two cards of an eleven put?",
        kind="settled",
        sentences=("BU-play-18", "BU-play-11"),
        answers=(
            Answer("A", "On the discard pile, face up, where face cards and the cards that they remove go too."),
            Answer("B", "Face down, or out of sight."),
        ),
        default="A",
        grounds="They are to be discarded, and one discard pile has been introduced just before.",
    ),
    Ruling(
        id="BU-Q31",
        title="The discard pile",
        question="May all see the discard pile, and does it ever become a new stock?",
        kind="settled",
        sentences=("BU-play-11", "BU-ending-1", "BU-ending-3", "BU-ending-6"),
        answers=(
            Answer("A", "All may see it, and it is never shuffled into a new stock."),
            Answer("B", "It is shuffled into a new stock when the old one is empty."),
        ),
        default="A",
        grounds=(
            "All have seen the discards, since they are put down face up, and keeping count is allowed. The drawing ends with a "
            "last card, after which you use up what you hold; with new stocks a hand might never end. In what order the discards "
            "lie, or whether each player keeps a discard pile, makes no difference."
        ),
    ),
    Ruling(
        id="BU-Q32",
        title="The gap after a removal",
        question="What happens to the rest of the pile when a card is removed?",
        kind="settled",
        sentences=("BU-play-10", "BU-play-17"),
        answers=(
            Answer("A", "The others close up in the same order, and if it was the top card, the one under it is the top card now."),
            Answer("B", "The pile is split where the card lay, or may be put in another order."),
        ),
        default="A",
        grounds="A removal is about a single card and moves no other, and a suit never has more than one pile.",
    ),
    Ruling(
        id="BU-Q33",
        title="A pile losing its last card",
        question="What happens when a pile loses its last card?",
        kind="settled",
        sentences=("BU-play-10", "BU-play-17", "BU-play-6", "BU-ending-7"),
        answers=(
            Answer("A", "Nobody gets anything, and the suit is worth 0 unless a card of it opens the pile again."),
            Answer("B", "The suit is closed for the rest of the hand, or whoever took the card gets something for it."),
        ),
        default="A",
        grounds=(
            "A removal has no effect beyond its card. Until the pile is opened again, no eleven can be made with it and no face "
            "card can remove anything from it. A card that was played for an eleven is discarded, even if the pile that it "
            "emptied is that of its own suit."
        ),
    ),
    Ruling(
        id="BU-Q34",
        title="Adding out of turn",
        question="May a card be added to its pile when it is not your turn?",
        kind="settled",
        sentences=("BU-play-19", "BU-play-5", "BU-play-3", "BU-play-4"),
        answers=(
            Answer("A", "No, only as the play of your own turn, but then whatever the top card is."),
            Answer("B", "Yes, at any moment of the hand."),
        ),
        default="A",
        grounds=(
            "The note about adding belongs to the rule for elevens: it says that a sum of eleven does not stand in the way. To "
            "read more into it would do away with turns and draws."
        ),
    ),
    Ruling(
        id="BU-Q35",
        title="Moment of the extra burial",
        question="When somebody draws the last card of the stock, do all bury before or after that player's play?",
        kind="option",
        sentences=("BU-ending-1", "BU-play-3", "BU-play-4", "BU-ending-5"),
        answers=(
            Answer("A", "Before it: all bury as soon as the card is drawn, and then the player who drew it plays."),
            Answer("B", "After it: the player who drew the card plays, and then all bury."),
        ),
        default="A",
        grounds=(
            "The burial hangs on the draw itself, and what comes after it is a continuation, first of all of that turn. Under A "
            "the player who drew chooses from six cards, and the others have not seen the play; under B from five, and they have. "
            "Everybody holds four cards after the turn either way. A burial at the start of the next turn, when the stock is "
            "found empty, comes to the same as B."
        ),
    ),
    Ruling(
        id="BU-Q36",
        title="Burying the extra card",
        question="How is the extra card buried, and may it be the last card of the stock?",
        kind="settled",
        sentences=("BU-ending-1", "BU-burying-1", "BU-burying-2"),
        answers=(
            Answer(
                "A",
                "It comes from your hand and is buried like the first three, by all at once; whoever drew the last card may bury "
                "that.",
            ),
            Answer("B", "The players bury one after another, and the last card must be played."),
        ),
        default="A",
        grounds=(
            "It joins the same treasure, so it is buried in the same way, face down and in secret, and nobody plays until all "
            "have done so. The last card is in the hand of whoever drew it (BU-Q13), at least before that player's play (BU-Q35)."
        ),
    ),
    Ruling(
        id="BU-Q37",
        title="One extra burial in a hand",
        question="How many extra cards are buried in a hand, with two players in particular?",
        kind="settled",
        sentences=("BU-ending-1", "BU-ending-2", "BU-ending-3", "BU-ending-4", "BU-ending-10"),
        answers=(
            Answer("A", "One by each player; with two players at ten cards or at the end of the stock, but not at both."),
            Answer("B", "With two players it is two by each: one after ten cards, and one with the last card of the stock."),
            Answer("C", "With two players it is one by each after every ten cards."),
        ),
        default="A",
        grounds=(
            "If the earlier of two moments counts, one of them counts and not both. The treasure in the example has four cards; "
            "under B it would have five, and three cards would be left to play at the end."
        ),
    ),
    Ruling(
        id="BU-Q38",
        title="Counting to ten",
        question="With two players, which cards count for the ten that bring on the extra burial?",
        kind="option",
        sentences=("BU-ending-2", "BU-ending-3", "BU-ending-4", "BU-play-11", "BU-play-18"),
        answers=(
            Answer("A", "All cards laid on piles so far count, even those that have been removed since."),
            Answer("B", "Only the cards in the piles count, so ten must lie there at one moment."),
        ),
        default="A",
        grounds=(
            "The rulebook counts what is played to the piles: a removed card was, and a card that you use to remove another was "
            "not. At most nine removals fit in before the tenth card, so under A the burial cannot come before turn 10 or after "
            "turn 19 (31 with answer B of BU-Q19), and the stock, which lasts until turn 36, never runs out first. Under B it "
            "does in about one hand of six if both play at random, and nearly always if both remove what they can. So B gives "
            "every word a meaning and is easy to count; but the words about the stock may be mere caution, and it is a close "
            "call. Not on offer are counting removals as well (C), though they put no card on a pile, and asking for ten cards in "
            "one pile or from each player (D), which the words do not."
        ),
    ),
    Ruling(
        id="BU-Q39",
        title="Whose cards make ten",
        question="With two players, do face cards count for the ten, and the cards of both, and of earlier hands?",
        kind="settled",
        sentences=("BU-ending-2", "BU-play-12"),
        answers=(
            Answer(
                "A",
                "Face cards laid on piles count, even those that open one, and so do the cards of both players, in each hand anew.",
            ),
            Answer("B", "Face cards do not count, or each player needs ten, or the count goes on from hand to hand."),
        ),
        default="A",
        grounds=(
            "To lay a face card on its pile is to play it there. The ten are counted without asking who played them, and every "
            "hand has a burial and piles of its own."
        ),
    ),
    Ruling(
        id="BU-Q40",
        title="Burying at the tenth card",
        question="With two players, when exactly does the tenth card lead to the burial?",
        kind="settled",
        sentences=("BU-ending-2", "BU-play-3"),
        answers=(
            Answer("A", "At once, before the next draw, so both bury one of five cards and keep four."),
            Answer("B", "In the course of the next turn, when the other player has drawn or has played."),
        ),
        default="A",
        grounds="The condition is met as soon as the tenth card lies on its pile, and no rule puts the burial off.",
    ),
    Ruling(
        id="BU-Q41",
        title="Drawing after an early burial",
        question="With two players, do you go on drawing after the burial at ten cards?",
        kind="settled",
        sentences=("BU-ending-5", "BU-ending-6", "BU-play-3"),
        answers=(
            Answer("A", "Yes, until the stock is empty: you draw a fifth card and play one of the five."),
            Answer("B", "No, you only play the four cards that you have left."),
        ),
        default="A",
        grounds=(
            "A usual turn has a draw in it, and the rulebook reckons with a stock that runs out. With more players the whole deck "
            "is used, but B would leave up to 26 cards in the stock and end the hand after eight more plays."
        ),
    ),
    Ruling(
        id="BU-Q42",
        title="Play without a stock",
        question="How does play go on when the stock is empty?",
        kind="settled",
        sentences=("BU-ending-5", "BU-ending-6", "BU-play-3"),
        answers=(
            Answer("A", "You play one card each turn without drawing, in any of the usual ways, until nobody has any."),
            Answer("B", "The hand ends when somebody cannot draw."),
        ),
        default="A",
        grounds="A hand lasts until the players have no cards, and an empty stock leaves them four each.",
    ),
    Ruling(
        id="BU-Q43",
        title="Next after the extra burial",
        question="Who plays next after the extra burial?",
        kind="settled",
        sentences=("BU-ending-1", "BU-ending-5", "BU-play-4"),
        answers=(
            Answer(
                "A",
                "Whoever drew the last card still plays if they have not; after the tenth card with two players, the other one's "
                "turn begins.",
            ),
            Answer("B", "The player to the left, for the burial takes the place of a play."),
        ),
        default="A",
        grounds=(
            "Burying interrupts a turn and replaces no part of it, so a card that was drawn is followed by a play, and then the "
            "turn passes to the left. With the tenth card the play has been made, and that turn is over."
        ),
    ),
    Ruling(
        id="BU-Q44",
        title="Running out together",
        question="Do all players run out of cards at the same time?",
        kind="settled",
        sentences=("BU-ending-6", "BU-setup-6", "BU-ending-1"),
        answers=(
            Answer(
                "A",
                "Yes, each has four plays after the turn in which the stock ran out, and the last of these plays ends the hand.",
            ),
            Answer("B", "No, whoever has no cards waits until the others have played theirs."),
        ),
        default="A",
        grounds=(
            "All are dealt equally many cards and bury equally many, and a turn takes one in and gives one out. So after the turn "
            "of the last draw everybody holds four, however many play, and whoever made that draw also makes the last play."
        ),
    ),
    Ruling(
        id="BU-Q45",
        title="What a suit is worth",
        question="Is a suit worth all cards of it that were played, or those in its pile at the end?",
        kind="settled",
        sentences=("BU-burying-6", "BU-ending-7", "BU-ending-9", "BU-ending-10", "BU-play-10", "BU-play-18"),
        answers=(
            Answer("A", "It is worth the cards in its pile when the hand is over."),
            Answer("B", "It is worth all cards of the suit that were played in the hand, discards included."),
        ),
        default="A",
        grounds=(
            "One sentence says the one and another the other. That of the pile is the instruction for scoring, and that of the "
            "cards played only tells beforehand what a treasure is good for. Under B a removal would change nothing, and two of "
            "the three ways to play would have no point."
        ),
    ),
    Ruling(
        id="BU-Q46",
        title="Values of buried cards",
        question="Does it matter what the buried cards are worth themselves?",
        kind="settled",
        sentences=("BU-burying-6", "BU-ending-9", "BU-ending-10"),
        answers=(
            Answer("A", "No, only their suits matter."),
            Answer("B", "Yes, they are added to the value of the suit, or to your score."),
        ),
        default="A",
        grounds=(
            "A suit's value is found in its pile, and a buried card lies in none. The example does not even tell the ranks of the "
            "buried cards, and gets along without them."
        ),
    ),
    Ruling(
        id="BU-Q47",
        title="Several buried cards of a suit",
        question="What do you score for several buried cards of one suit, and for a face card?",
        kind="settled",
        sentences=("BU-ending-9", "BU-ending-10", "BU-burying-6", "BU-gameplay-3"),
        answers=(
            Answer(
                "A",
                "Each buried card scores the whole value of its suit, a face card too; in a pile a face card adds 0, an ace 1, "
                "and a card under a face card its full value.",
            ),
            Answer("B", "A suit scores only once, or a buried face card scores nothing."),
        ),
        default="A",
        grounds=(
            "The score is made up card by card, and the example has 38 in it twice for two diamonds. A face card is worth nothing "
            "itself, but it is its suit that scores."
        ),
    ),
    Ruling(
        id="BU-Q48",
        title="A suit without a pile",
        question="What does a buried card score if its suit has no pile at the end?",
        kind="settled",
        sentences=("BU-ending-7", "BU-ending-9"),
        answers=(
            Answer("A", "It scores 0."),
            Answer("B", "It scores for another suit instead."),
        ),
        default="A",
        grounds="Where no cards lie there is nothing to add up, and a card scores for its own suit only.",
    ),
    Ruling(
        id="BU-Q49",
        title="Target for six players",
        question="From how many players on is the target 500 points?",
        kind="option",
        sentences=("BU-ending-11", "BU-ending-12", "BU-setup-2"),
        answers=(
            Answer("A", "From seven players on, so six play to 300."),
            Answer("B", "From six players on, so all who use two decks play to 500."),
        ),
        default="A",
        grounds=(
            "More than six is seven or eight, and nothing in the wording is unclear. But two decks bring about twice as many "
            "points (at random play some 60 a hand for each of five players, and 120 for each of six), so that six may be done "
            "after two or three hands. It may be a slip for the games with two decks, and B is for those who think so."
        ),
    ),
    Ruling(
        id="BU-Q50",
        title="Reaching the target",
        question="When has a player reached the target?",
        kind="settled",
        sentences=("BU-ending-11", "BU-ending-12", "BU-ending-9"),
        answers=(
            Answer("A", "When the points of all hands together are at least the target, which is looked at after each whole hand."),
            Answer("B", "When they are more than the target."),
            Answer("C", "When a single hand brings that many."),
        ),
        default="A",
        grounds=(
            "Whoever has exactly 300 points has 300. Points come when a hand is over, and play goes on from hand to hand until "
            "they are enough. No hand can bring anybody more than 220 points with one deck or 440 with two, so C would leave most "
            "games without an end."
        ),
    ),
    Ruling(
        id="BU-Q51",
        title="Several reach the target",
        question="Who wins if several players reach the target in the same hand?",
        kind="settled",
        sentences=("BU-ending-11", "BU-ending-13"),
        answers=(
            Answer("A", "All add the hand to their scores, and then the highest total wins."),
            Answer("B", "The one whose score is the first to reach it when points are added up, or who needed the fewest."),
        ),
        default="A",
        grounds=(
            "The rulebook expects that several may get there together and goes by the highest score. In what order the scores are "
            "added up is nobody's merit."
        ),
    ),
    Ruling(
        id="BU-Q52",
        title="The tiebreaker hand",
        question="Who plays a tiebreaker hand, and who may then win the game?",
        kind="option",
        sentences=("BU-ending-14", "BU-ending-13", "BU-ending-11"),
        answers=(
            Answer("A", "Everybody plays on with the scores as they are, and anybody may win."),
            Answer("B", "Everybody plays on, but only those who were tied may win."),
            Answer("C", "Only those who were tied play, and one of them wins."),
        ),
        default="A",
        grounds=(
            "The only hand that the rules know is one for all players, nobody is ever out of the game, and the rule that the "
            "highest total wins can be used again as it is. Under A somebody close behind may pass those who were tied. Under C "
            "the set-up may change with the number of players (BU-Q54), but the word tiebreaker makes it the next best reading. "
            "That the tied share the win (D) is not on offer, since the rulebook has them play."
        ),
    ),
    Ruling(
        id="BU-Q53",
        title="Tied again",
        question="What happens if there is still a tie after a tiebreaker hand, and who deals the next one?",
        kind="settled",
        sentences=("BU-ending-14",),
        answers=(
            Answer("A", "Another is played, and another if need be, and the deal keeps passing to the left."),
            Answer("B", "Those who are still tied share the win."),
        ),
        default="A",
        grounds=(
            "The same rule applies to the same situation. Only a tie at the top, once somebody has reached the target, calls for "
            "it."
        ),
    ),
    Ruling(
        id="BU-Q54",
        title="Tiebreaker for the tied only",
        question="If only the tied play the tiebreaker hand, how does that work?",
        kind="settled",
        sentences=("BU-ending-14", "BU-setup-1", "BU-setup-2", "BU-ending-2"),
        answers=(
            Answer(
                "A",
                "It is set up for those who take part: their number decides on the decks and on the rule about ten cards. The "
                "others score nothing. The deal moves on to the left as in any hand, and the first of the tied to the dealer's "
                "left begins.",
            ),
            Answer("B", "It is set up as if everybody took part."),
        ),
        default="A",
        grounds=(
            "This matters only under answer C of BU-Q52. Decks and burial depend on how many play, so two who are tied use one "
            "deck and bury at ten cards. As the tied start level, it makes no difference whether that hand or the new totals are "
            "compared. The deal may fall to somebody who sits out."
        ),
    ),
    Ruling(
        id="BU-Q55",
        title="Three cards or four",
        question="How many cards has a treasure in the end?",
        kind="settled",
        sentences=("BU-intro-2", "BU-burying-1", "BU-ending-1", "BU-ending-2", "BU-ending-10"),
        answers=(
            Answer("A", "Four: three buried at first, and one more during the hand."),
            Answer("B", "Three, as in the introduction."),
        ),
        default="A",
        grounds=(
            "The introduction speaks only of cards that you have at first, so the card that comes later does not contradict it; "
            "and four buried cards are scored in the example."
        ),
    ),
    Ruling(
        id="BU-Q56",
        title="The object of the game",
        question="Do you try to raise your own suits, or those of everybody?",
        kind="presentation",
        sentences=("BU-object-1", "BU-burying-6", "BU-ending-9"),
        answers=(
            Answer("A", "Your own, although others who have buried the same suits gain as well."),
            Answer("B", "Those of everybody, with all players helping one another."),
        ),
        default="A",
        grounds=(
            "You score for your own treasure, and the highest score wins. Taken literally, the object would have the players work "
            "together, but no rule rewards that; and what you try to do changes no rule."
        ),
    ),
    Ruling(
        id="BU-Q57",
        title="Order of revealing",
        question="Who reveals what at the end of a hand, and in what order?",
        kind="presentation",
        sentences=("BU-ending-7", "BU-ending-8", "BU-burying-4"),
        answers=(
            Answer(
                "A",
                "First the values of the suits are added up, then all show their buried cards at once, and then each scores.",
            ),
            Answer("B", "The players show their cards and score one after another."),
        ),
        default="A",
        grounds=(
            "The rulebook tells it in this order, and no order would change a score. When the hand is over, everybody may know "
            "every treasure."
        ),
    ),
    Ruling(
        id="BU-Q58",
        title="Number of players",
        question="Can one person play alone, or nine or more together?",
        kind="settled",
        sentences=("BU-intro-5", "BU-setup-1", "BU-setup-2"),
        answers=(
            Answer("A", "No, two to eight can play."),
            Answer("B", "Yes, as many as the cards suffice for."),
        ),
        default="A",
        grounds=(
            "These are the numbers that the rulebook names and has decks for. Two decks would do for nine, with 32 cards left in "
            "the stock, but nothing in the rulebook speaks of it."
        ),
    ),
    Ruling(
        id="BU-Q59",
        title="Number of decks",
        question="May you choose how many decks to use?",
        kind="settled",
        sentences=("BU-setup-1", "BU-setup-2"),
        answers=(
            Answer("A", "No, up to five players use one, and from six on they use two."),
            Answer("B", "Yes, any number of players may use one or two."),
        ),
        default="A",
        grounds=(
            "The decks are told as what each number of players needs. With one deck, six players would have a stock of four "
            "cards, which is not even a draw for each."
        ),
    ),
    Ruling(
        id="BU-Q60",
        title="Mistakes at the table",
        question="What if somebody buries a wrong number of cards, plays what is not allowed, shows a card or misdeals?",
        kind="settled",
        sentences=(),
        answers=(
            Answer("A", "It does not count: it is taken back and done properly, as long as the next player has not played."),
            Answer("B", "Whoever made the mistake is punished for it."),
        ),
        default="A",
        grounds=(
            "The rulebook is silent on mistakes and knows no penalty, and taking back is all that it needs to go on by the rules."
        ),
    ),
    Ruling(
        id="BU-Q61",
        title="Numbers that all may know",
        question="May all know how many cards the others hold and have buried, and what they have scored?",
        kind="settled",
        sentences=("BU-burying-2", "BU-setup-4"),
        answers=(
            Answer("A", "Yes; only which cards they are is hidden, in hands, treasures and the stock."),
            Answer("B", "No, these numbers are secret too."),
        ),
        default="A",
        grounds="Anybody can count cards that lie on the table or are held, and scores are kept where all can see them.",
    ),
    Ruling(
        id="BU-Q62",
        title="Unequal numbers of plays",
        question="What if some players have more plays in a hand than others?",
        kind="settled",
        sentences=("BU-setup-1", "BU-setup-2", "BU-ending-1", "BU-ending-6"),
        answers=(
            Answer("A", "It stays like that."),
            Answer("B", "Whoever has more leaves out the last one, or the hand ends early."),
        ),
        default="A",
        grounds=(
            "It follows from the number of cards. In order from the dealer's left, three players have 14, 13 and 13 plays, five "
            "have 7, 7, 6, 6 and 6, six have 14 twice and 13 four times, and seven have 11 six times and 10 once; with five, "
            "there are only twelve draws in all. As the deal goes round (BU-Q04), so does the advantage."
        ),
    ),
    Ruling(
        id="BU-Q63",
        title="When the stock runs out",
        question="Has the stock run out when its last card is drawn, or when a draw fails?",
        kind="settled",
        sentences=("BU-ending-3", "BU-ending-1"),
        answers=(
            Answer("A", "When its last card is drawn."),
            Answer("B", "When somebody would draw and cannot."),
        ),
        default="A",
        grounds=(
            "With more players it is the last draw that leads to the burial, and for two the same event is meant in other words. "
            "It matters only under answer B of BU-Q38, and then BU-Q35 decides whether the burial comes before the play."
        ),
    ),
    Ruling(
        id="BU-Q64",
        title="The fourth buried card",
        question="Does the card that is buried later count like the others, and is it kept apart from them?",
        kind="settled",
        sentences=("BU-ending-1", "BU-ending-9", "BU-ending-10"),
        answers=(
            Answer("A", "It counts in full and is one of four."),
            Answer("B", "It is kept apart and counts in some other way."),
        ),
        default="A",
        grounds=(
            "Every card of a treasure scores by the same rule, and the example does not say which of the four came last. Your own "
            "cards may lie in any order; the others see only how many there are."
        ),
    ),
    Ruling(
        id="BU-Q65",
        title="Removing instead of laying",
        question="Do you remove a card instead of laying one, or besides?",
        kind="settled",
        sentences=("BU-play-4", "BU-play-8", "BU-play-9", "BU-play-16", "BU-play-17"),
        answers=(
            Answer("A", "Instead: the removal is your play of that turn."),
            Answer("B", "Besides: you lay a card as well."),
        ),
        default="A",
        grounds=(
            "For a face card there are two ways to play it, of which removing is one, and for an eleven, too, you play a card. "
            "With B you would use up two cards in a turn, and the four plays for everybody at the end would not come out."
        ),
    ),
    Ruling(
        id="BU-Q66",
        title="Two meanings of hand",
        question="What is a hand?",
        kind="presentation",
        sentences=(
            "BU-intro-2",
            "BU-burying-1",
            "BU-burying-4",
            "BU-burying-6",
            "BU-play-4",
            "BU-ending-6",
            "BU-ending-10",
            "BU-ending-14",
        ),
        answers=(
            Answer(
                "A",
                "Either the cards that a player holds or all that is played from a deal to its scoring, as the context tells.",
            ),
            Answer("B", "Always the cards that a player holds."),
        ),
        default="A",
        grounds=(
            "What begins and ends, brings points or breaks a tie is a stretch of play; what cards are chosen or played from, and "
            "what gets used up, is held by a player. No sentence leaves it in doubt."
        ),
    ),
    Ruling(
        id="BU-Q67",
        title="Telling of your treasure",
        question="May you tell the others what you have buried, or show it?",
        kind="settled",
        sentences=("BU-burying-4",),
        answers=(
            Answer("A", "No, nobody learns it before the hand is over."),
            Answer("B", "Yes, if you wish to."),
        ),
        default="A",
        grounds="That a treasure is secret is put as a rule for all, and not as a right that you may give up.",
    ),
    Ruling(
        id="BU-Q68",
        title="Limit to the hands",
        question="Is there a limit to the number of hands?",
        kind="settled",
        sentences=("BU-ending-11", "BU-ending-14"),
        answers=(
            Answer("A", "No, hands are played until somebody has won."),
            Answer("B", "Yes, after a fixed number of hands the highest score wins."),
        ),
        default="A",
        grounds=(
            "The game ends with the target and without a tie, and in no other way. No score ever falls, but after a hand all of "
            "them may be as they were, and ties can come again, so no number of hands is certain to be enough. A table may agree "
            "on a limit, which is then its own and not the rulebook's."
        ),
    ),
    Ruling(
        id="BU-Q69",
        title="Common piles",
        question="Do all players build the same piles, or does each build their own?",
        kind="settled",
        sentences=("BU-intro-3", "BU-intro-4", "BU-play-4", "BU-play-6", "BU-ending-7"),
        answers=(
            Answer("A", "All build the same piles, at most one for each suit."),
            Answer("B", "Each builds their own, with a pile for each suit."),
        ),
        default="A",
        grounds=(
            "The cards go to the centre of the table, the second player builds on what the first has laid, and in the example "
            "each suit has one value for everybody. The introduction, taken alone, would allow B."
        ),
    ),
)
