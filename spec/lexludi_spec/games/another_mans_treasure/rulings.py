"""The rulings: the questions that the rulebook of Another Man's Treasure leaves open, each with its readings and a default.

The defaults are this project's, not the publisher's.
"""

from __future__ import annotations

from lexludi_spec.declarations import Answer, Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        id="AM-V1",
        title="Which game",
        question="Which of the two games is played?",
        kind="option",
        sentences=(
            "AM-progressive-1",
            "AM-progressive-2",
            "AM-progressive-3",
            "AM-progressive-4",
            "AM-progressive-5",
            "AM-progressive-6",
            "AM-progressive-7",
            "AM-progressive-8",
            "AM-prog-patterns-1",
            "AM-prog-patterns-2",
            "AM-prog-patterns-3",
            "AM-prog-patterns-4",
            "AM-prog-patterns-5",
            "AM-prog-patterns-6",
            "AM-prog-patterns-7",
            "AM-prog-patterns-8",
            "AM-prog-patterns-9",
            "AM-prog-patterns-10",
            "AM-prog-patterns-11",
            "AM-prog-patterns-12",
            "AM-prog-patterns-13",
            "AM-smiley-1",
            "AM-smiley-2",
            "AM-smiley-3",
            "AM-smiley-4",
            "AM-eor-changes-1",
            "AM-eor-changes-2",
            "AM-eor-changes-3",
            "AM-eor-changes-4",
            "AM-eor-changes-5",
            "AM-eor-changes-6",
        ),
        answers=(
            Answer(
                "A",
                "The Classic Game: five rounds of eight cards, the same five patterns throughout, and partial patterns at the "
                "end of a round.",
            ),
            Answer(
                "B",
                "The Progressive Game: three rounds each of six, eight and ten cards, three patterns for each of these sizes, "
                "points for smileys, and an end of the round of its own.",
            ),
        ),
        default="A",
        grounds=(
            "The book teaches the Classic Game in full and then, for those who want a longer and harder one, tells in what the "
            "Progressive Game differs from it. So a table that names no game plays the one that the rules are written for. What "
            "the other does not change holds in both (AM-Q93)."
        ),
    ),
    Ruling(
        id="AM-Q01",
        title="Colours of the treasures",
        question="How many colours do the treasures have, and which ones?",
        kind="data",
        sentences=(
            "AM-contents-3",
            "AM-contents-4",
            "AM-contents-5",
            "AM-smiley-2",
            "AM-patterns-5",
            "AM-patterns-7",
            "AM-patterns-9",
            "AM-swapping-7",
        ),
        answers=(
            Answer(
                "A",
                "Three, which are blue, red and yellow until somebody supplies the real ones: 31 treasures in each, and 102 "
                "cards with the nine wilds.",
            ),
            Answer("B", "Four, one of which the book never names: 133 cards."),
            Answer("C", "Five, two of which the book never names: 164 cards."),
        ),
        default="A",
        grounds=(
            "No number is given, so this is a guess, says so, and can be replaced. All examples manage with these three names, "
            "even the set of four cards, which repeats red where a fourth colour could have shown what a set is. Three colours "
            "also come to 110 cards with the blanks and the reference cards, twice the 55 of a common print sheet, and with four, "
            "five or six the sum fits no such sheet. More colours would make sets easier, and runs and pairs harder."
        ),
    ),
    Ruling(
        id="AM-Q02",
        title="The number of players",
        question="How many people can play?",
        kind="data",
        sentences=("AM-contents-8", "AM-setup-4", "AM-cihi-2", "AM-cihi-6"),
        answers=(
            Answer("A", "Two to six."),
            Answer("B", "Three to six."),
            Answer("C", "As many as the cards suffice for."),
        ),
        default="A",
        grounds=(
            "There are six reference cards, and everybody is to have one. Calling for a discard is told as if several sat between "
            "two players, but two can do it as well (AM-Q106), and nothing else asks for a third. Cards are not what sets the "
            "limit: six players with ten each leave 41 to draw, and eight would still leave 21."
        ),
    ),
    Ruling(
        id="AM-Q03",
        title="Copies of each card",
        question="Does the list of cards count the copies of each number, or those of a whole line?",
        kind="settled",
        sentences=("AM-contents-3", "AM-contents-4", "AM-contents-5"),
        answers=(
            Answer("A", "Of each number: there are so many of it in every colour."),
            Answer("B", "Of the line: a colour has so many cards of all its numbers together."),
        ),
        default="A",
        grounds=(
            "Under B a colour would have two cards for the four numbers 2, 3, 9 and 10, and four for the five from 4 to 8. Some "
            "numbers would be missing from every colour, and hardly a run could be laid without wilds."
        ),
    ),
    Ruling(
        id="AM-Q04",
        title="Blank and reference cards",
        question="Are the blank cards or the reference cards ever in play?",
        kind="settled",
        sentences=("AM-contents-7", "AM-contents-8", "AM-setup-3"),
        answers=(
            Answer("A", "No, and a blank is only there to stand in for a card that is lost."),
            Answer("B", "The blanks are in the deck and are wilds."),
        ),
        default="A",
        grounds=(
            "The set-up leaves both out when the deck is shuffled. A blank has no range and no value, so as a wild it would be "
            "without limit and its points would have to be invented. A program loses no cards and has neither."
        ),
    ),
    Ruling(
        id="AM-Q05",
        title="The first dealer",
        question="Who deals the first round?",
        kind="data",
        sentences=("AM-setup-8", "AM-continuing-2"),
        answers=(
            Answer("A", "One of the players is drawn at random, unless the table names somebody."),
            Answer("B", "It is a fixed seat, the youngest, or whoever cuts the lowest card."),
        ),
        default="A",
        grounds=(
            "A dealer is mentioned, and not how to find one. A draw favours nobody, and a table with a custom of its own may "
            "follow it. The dealers of all later rounds follow from the first (AM-Q91)."
        ),
    ),
    Ruling(
        id="AM-Q06",
        title="Order of dealing",
        question="In what order are the cards dealt?",
        kind="settled",
        sentences=("AM-setup-5", "AM-setup-9", "AM-continuing-3", "AM-setup-7"),
        answers=(
            Answer(
                "A",
                "One at a time and clockwise, from the dealer's left round to the dealer, until all hands are full; the card "
                "after them starts the discard pile.",
            ),
            Answer("B", "Each player gets the whole hand at once."),
        ),
        default="A",
        grounds=(
            "Only the number of cards is given, and one at a time is the custom. After a shuffle any order is as good as another, "
            "so it matters only when a known deal is to be repeated."
        ),
    ),
    Ruling(
        id="AM-Q07",
        title="A wild turned up first",
        question="What happens if the card that starts the discard pile is a wild?",
        kind="settled",
        sentences=("AM-setup-7", "AM-turn-2", "AM-turn-4"),
        answers=(
            Answer("A", "It stays, and can be taken like any other card."),
            Answer("B", "Another card is turned up instead."),
        ),
        default="A",
        grounds=(
            "No card is excepted there. A player may discard a wild as well (AM-Q20), so a wild on top of the pile is nothing "
            "special; and B would have to say where the wild goes."
        ),
    ),
    Ruling(
        id="AM-Q08",
        title="What everybody can see",
        question="What can all players see, and what is hidden?",
        kind="option",
        sentences=("AM-scoring-3", "AM-ending-game-3", "AM-continuing-4", "AM-cihi-2"),
        answers=(
            Answer(
                "A",
                "All see the melds, the top discard, and everybody's number of cards, marked patterns and scores; hidden are the "
                "hands, the draw pile and the discards under the top one.",
            ),
            Answer("B", "As A, but nobody sees the scores and the marked patterns of the others.", without=("AM-Q23=B",)),
            Answer("C", "As A, and anybody may look through all the discards."),
        ),
        default="A",
        grounds=(
            "All that a score sheet holds was laid on the table or counted there, so hiding it would only test the memory; what "
            "the players announce at the end is the last sum. Where the rules look at the discard pile they look at its top card, "
            "so leafing through the rest is not taken for granted. B and C together are not on offer, and B goes not with AM-Q23 B, "
            "by which being asked for a mark would tell the others what is not marked yet."
        ),
    ),
    Ruling(
        id="AM-Q09",
        title="Sides of the score sheet",
        question="Does it matter which part of a score sheet you write on?",
        kind="presentation",
        sentences=(
            "AM-setup-10",
            "AM-setup-11",
            "AM-setup-12",
            "AM-setup-13",
            "AM-prog-scoring-2",
            "AM-prog-scoring-3",
            "AM-prog-scoring-4",
        ),
        answers=(
            Answer("A", "No: for each game a player has one record of round scores and marked patterns."),
            Answer("B", "Yes, a sheet allows two games of each kind and no more."),
        ),
        default="A",
        grounds=(
            "The sheet is for writing things down. By one side for a game the book means a half, the left or the right one, since "
            "the back has the Progressive Game. As more sheets can be had, no rule of play can hang on the room on them."
        ),
    ),
    Ruling(
        id="AM-Q10",
        title="The draw",
        question="Must you draw, and how many cards?",
        kind="settled",
        sentences=("AM-turn-2",),
        answers=(
            Answer("A", "You must draw exactly one card, from whichever pile you like."),
            Answer("B", "You may leave the draw out."),
        ),
        default="A",
        grounds=(
            "The draw is the first of three numbered instructions, and all that it leaves to you is the pile. If you could leave "
            "it out, each discard would make your hand smaller, and in the end you would go out without having laid anything. What "
            "happens when there is nothing to draw is the subject of AM-Q19."
        ),
    ),
    Ruling(
        id="AM-Q11",
        title="Playing when you can",
        question="Must you play cards if you can?",
        kind="settled",
        sentences=("AM-turn-3", "AM-playing-2", "AM-playing-3", "AM-playing-8", "AM-playing-9"),
        answers=(
            Answer("A", "No, you may keep your pattern and your cards as long as you wish."),
            Answer("B", "Yes, whatever fits has to be played."),
        ),
        default="A",
        grounds=(
            "The step itself could be read as an order, but the section about it says of the pattern and of each addition that you "
            "may. A duty would make you use up a pattern for the whole game at a bad moment, and somebody would have to watch over "
            "all hands."
        ),
    ),
    Ruling(
        id="AM-Q12",
        title="Going out without a discard",
        question="Must your last card be a discard?",
        kind="settled",
        sentences=("AM-turn-4", "AM-ending-round-2", "AM-ending-round-23", "AM-ending-round-28", "AM-eor-changes-2"),
        answers=(
            Answer(
                "A",
                "No: playing the last card ends the round at once, and only whoever has cards left after playing must discard one.",
            ),
            Answer("B", "Yes, one card must be kept back for the discard."),
        ),
        default="A",
        grounds=(
            "The round can end in either way, says the book, and in both of its examples it ends with a card that is played. With "
            "nine cards you can thus lay eight and then add the ninth or discard it, as you like; under B the examples could not "
            "happen."
        ),
    ),
    Ruling(
        id="AM-Q13",
        title="Discarding the card taken",
        question="May the card that you draw from the discard pile be discarded in the same turn?",
        kind="option",
        sentences=("AM-turn-2", "AM-turn-4", "AM-cihi-4", "AM-ending-round-29"),
        answers=(
            Answer("A", "Yes, it is free like every other card in your hand."),
            Answer("B", "No, and neither may a card that is equal to it."),
        ),
        default="A",
        grounds=(
            "The rules ask for a draw and a discard and do not connect the two. A allows a turn after which everything is as "
            "before, which is why many games of this family have B. That the card must be played at once (C) is not on offer: "
            "Yahosh takes one and keeps it in hand."
        ),
    ),
    Ruling(
        id="AM-Q14",
        title="Order within a turn",
        question="When in your turn may you lay, add and swap?",
        kind="settled",
        sentences=("AM-turn-2", "AM-turn-3", "AM-turn-4", "AM-swapping-2"),
        answers=(
            Answer("A", "Between the draw and the discard only, and there in any order that the rules for each of them allow."),
            Answer("B", "Swaps may be made before the draw as well."),
        ),
        default="A",
        grounds=(
            "The steps of a turn are numbered, and swapping is a way of playing cards, which is the second. Before the draw, "
            "nobody could say whether a swapped wild can still be played in the turn, as it may hang on the card to come."
        ),
    ),
    Ruling(
        id="AM-Q15",
        title="Adding in the same turn",
        question="May you add cards in the turn in which you lay your pattern?",
        kind="settled",
        sentences=("AM-playing-3", "AM-playing-9"),
        answers=(
            Answer("A", "Yes, as soon as the whole pattern lies."),
            Answer("B", "No, not before your next turn."),
        ),
        default="A",
        grounds=(
            "The book goes on from the one to the other without a turn between them. Under B you could go out in the turn of your "
            "pattern only by discarding a ninth card, and if you have called for cards, not at all."
        ),
    ),
    Ruling(
        id="AM-Q16",
        title="A pattern in the first turn",
        question="May you lay your pattern in your first turn of a round?",
        kind="settled",
        sentences=("AM-playing-2",),
        answers=(
            Answer("A", "Yes, if you have it."),
            Answer("B", "No, not until everybody has had a turn."),
        ),
        default="A",
        grounds=(
            "All it takes is a complete pattern. You are dealt as many cards as it has and draw one more, so it can happen, and a "
            "delay for the sake of the others would have to be invented."
        ),
    ),
    Ruling(
        id="AM-Q17",
        title="An empty draw pile",
        question="What happens if a card is to come from the draw pile and the pile is empty?",
        kind="option",
        sentences=("AM-turn-2", "AM-cihi-7", "AM-cihi-12"),
        answers=(
            Answer("A", "All discards but the top one are shuffled and become the draw pile."),
            Answer(
                "B",
                "The round ends at once, as soon as somebody is to draw, or to take an extra card, while the pile is empty.",
            ),
        ),
        default="A",
        grounds=(
            "All the book says is that no card of the draw pile goes to an empty discard pile, which is the other direction. "
            "Shuffling the discards is what most games of this family do, and the round can still end in the way that the book "
            "knows. Where a caller has just taken the top discard, all that are left are shuffled. Under B the round ends even "
            "where the top discard could be drawn, and calling for cards becomes a way to end it. Not on offer is that from then "
            "on everybody must take the top discard (C), since play could then come to a standstill."
        ),
    ),
    Ruling(
        id="AM-Q18",
        title="Moment of the shuffle",
        question="When are the discards shuffled to become the draw pile?",
        kind="settled",
        sentences=("AM-turn-2",),
        answers=(
            Answer("A", "When a card is to come from it and there is none."),
            Answer("B", "As soon as its last card has been taken."),
        ),
        default="A",
        grounds=(
            "The need for a card is the reason to shuffle. Under A all discards made until then go in; the draw pile can be chosen "
            "as long as it has a card or the discard pile has two, and the extra card for a call can be supplied. B would leave "
            "out the discards of the turns in between, and might shuffle for nothing."
        ),
    ),
    Ruling(
        id="AM-Q19",
        title="Nothing to draw",
        question="What happens if the draw pile has no card to give, not even by shuffling discards?",
        kind="option",
        sentences=("AM-turn-2", "AM-ending-round-2"),
        answers=(
            Answer(
                "A",
                "You must draw the one discard, or without one play on and discard without a draw; the round ends when all "
                "players, one after another, have had a turn in which the draw pile had nothing to give and no card was played.",
            ),
            Answer("B", "The round ends at once when neither pile has a card for the player who is to draw."),
        ),
        default="A",
        grounds=(
            "It takes a great many calls, until nearly all cards are in hands or in melds, but a program must not be stuck there. "
            "Under A only what cannot be done is left out, and the lap of turns sees to it that the round has an end. Either way "
            "it ends like any other, with laying and scoring, and counts as one of the rounds of the game. B is shorter and just "
            "as easy to follow."
        ),
    ),
    Ruling(
        id="AM-Q20",
        title="What may be discarded",
        question="Which cards may be discarded?",
        kind="settled",
        sentences=("AM-turn-4",),
        answers=(
            Answer("A", "Any card, be it a wild or one that could be added to a meld."),
            Answer("B", "No wilds."),
            Answer("C", "No card that could be added to a meld, or else anybody may claim it."),
        ),
        default="A",
        grounds=(
            "The step asks for one card and excepts none, and to be rid of a wild at the right moment saves ten or fifteen points. "
            "Only a wild from a swap has to be played (AM-Q53), and only answer B of AM-Q13 keeps another card back."
        ),
    ),
    Ruling(
        id="AM-Q21",
        title="Sizes in a pattern",
        question="Is the number of cards in a pattern exact, or the least that will do?",
        kind="settled",
        sentences=(
            "AM-patterns-13",
            "AM-patterns-14",
            "AM-patterns-15",
            "AM-patterns-16",
            "AM-patterns-17",
            "AM-playing-9",
            "AM-ending-round-20",
            "AM-ending-round-21",
        ),
        answers=(
            Answer("A", "Exact: you lay so many cards for each meld, and more of them can only be added afterwards."),
            Answer("B", "The least: a larger meld may be laid at once."),
        ),
        default="A",
        grounds=(
            "Laying and adding are two acts, of which one follows the other, and the note on the end of a round treats the number "
            "as a limit. In an ordinary turn it comes to the same; but at the end of a round nothing can be added, and under B a "
            "wild swapped for the pattern (AM-Q47) could be one card more than the pattern needs."
        ),
    ),
    Ruling(
        id="AM-Q22",
        title="Equal melds in one pattern",
        question="Must the melds of one pattern differ from each other?",
        kind="option",
        sentences=("AM-patterns-13", "AM-patterns-14", "AM-patterns-17", "AM-patterns-4", "AM-patterns-6"),
        answers=(
            Answer("A", "No: they may be equal or follow on from each other, and remain melds of their own."),
            Answer(
                "B",
                "Yes: its sets must differ in number, for which 1 and 11 are one, its runs in colour or numbers, its pairs in colour or number.",
            ),
        ),
        default="A",
        grounds=(
            "A set, a run and a pair are each defined by themselves, without a look at what lies beside them. Eight 5s are "
            "therefore two sets of four under A, and four equal cards two pairs. Blue 1 to 4 and blue 5 to 8 are two runs under "
            "both answers, since their numbers differ. B is for tables that want to see different things collected."
        ),
    ),
    Ruling(
        id="AM-Q23",
        title="When the pattern is chosen",
        question="If your cards make more than one pattern, when do you choose which one it is?",
        kind="option",
        sentences=("AM-ending-round-3", "AM-playing-2", "AM-playing-8", "AM-playing-3"),
        answers=(
            Answer("A", "When you lay them: you name the pattern, and this one is marked."),
            Answer(
                "B",
                "At the end of the round: you mark any unmarked pattern that the cards of your melds as first laid make "
                "completely, grouped in any way; you are asked only if there is more than one.",
            ),
        ),
        default="A",
        grounds=(
            "The pattern is yours to choose and then to lay, in this order. With four blue 5s and four blue 6s on the table it "
            "must be clear from the start whether they are two sets or four pairs, since that decides what can be added. B takes "
            "up that at the end of a round one of several possible patterns seems to be marked, and allows a mark that differs "
            "from what lies on the table."
        ),
    ),
    Ruling(
        id="AM-Q24",
        title="Once in a game",
        question="For whom is a pattern used up, and by what?",
        kind="settled",
        sentences=("AM-patterns-3", "AM-continuing-5", "AM-ending-round-4", "AM-ending-round-9"),
        answers=(
            Answer("A", "For the player who has laid it, whether in full or in part."),
            Answer("B", "For all players, as soon as one of them has laid it."),
            Answer("C", "For the player who has laid it in full."),
        ),
        default="A",
        grounds=(
            "Each player has a sheet to mark, and on it a part laid at the end of a round costs the whole pattern, as Sheila's "
            "example shows. Under B there would be five patterns for everybody together, and most players would soon have none "
            "left; under C laying a part would have no price."
        ),
    ),
    Ruling(
        id="AM-Q25",
        title="Colours in a set",
        question="Which colours may the cards of a set have?",
        kind="settled",
        sentences=("AM-patterns-4", "AM-patterns-5"),
        answers=(
            Answer("A", "Any, even one and the same, and colours may come twice."),
            Answer("B", "At least two."),
            Answer("C", "All different."),
        ),
        default="A",
        grounds=(
            "The colours are left free, and being free to vary is no duty to do so: four blue 5s are a set. The example has red "
            "twice, which refutes C; with three colours C would not even allow a set of four."
        ),
    ),
    Ruling(
        id="AM-Q26",
        title="Gaps in a run",
        question="Do the numbers of a run have to follow each other without gaps?",
        kind="settled",
        sentences=("AM-patterns-6", "AM-patterns-7", "AM-swapping-7"),
        answers=(
            Answer("A", "Yes, each is one more than the one before it, so none comes twice."),
            Answer("B", "No, it is enough that they rise."),
        ),
        default="A",
        grounds=(
            "The example counts from 1 to 4. In the example of a swap, too, the wild after 5, 6 and 7 stands for the very next "
            "number. With B nearly any cards of one colour would be a run, and it would have no ends to add to."
        ),
    ),
    Ruling(
        id="AM-Q27",
        title="Cards marked 1 or 11",
        question="What is the number of a card that is marked 1 or 11?",
        kind="settled",
        sentences=("AM-contents-3", "AM-patterns-7"),
        answers=(
            Answer(
                "A",
                "Either, as it is used: open in hand, and in a run fixed by its place, as 1 below a 2 or as 11 above a 10.",
            ),
            Answer("B", "One of the two, declared once for the whole round."),
            Answer("C", "There are cards marked 1 and other cards marked 11, three of each."),
        ),
        default="A",
        grounds=(
            'In the list an "or" stands between these two numbers and commas between all others, so it is one card with two uses. '
            "Runs may therefore begin with it or end with it, and a run of eight can start at 1, 2, 3 or 4. For B a card would "
            "have to be declared while it is still in hand, and no rule provides for that."
        ),
    ),
    Ruling(
        id="AM-Q28",
        title="Runs round the corner",
        question="May a run go on from 10 to a 1/11 card and from there to 2?",
        kind="settled",
        sentences=("AM-contents-3", "AM-patterns-6"),
        answers=(
            Answer("A", "No, 11 is the end of a run and 1 its beginning."),
            Answer("B", "Yes, the card is 11 and 1 at once."),
        ),
        default="A",
        grounds=(
            "The card is one or the other, and no 2 comes after 11 when you count. Under B a run could start at every number and "
            "would never be at its end."
        ),
    ),
    Ruling(
        id="AM-Q29",
        title="Two 1/11 cards in a run",
        question="May two 1/11 cards lie in the same run?",
        kind="settled",
        sentences=("AM-contents-3", "AM-playing-5"),
        answers=(
            Answer("A", "Yes, one at each end, so that the longest run has the eleven cards from 1 to 11."),
            Answer("B", "No, a run has one at most and ten cards at most."),
        ),
        default="A",
        grounds=(
            "Each card has one of its two numbers there, and all numbers are in order; a colour has three of these cards. Once a "
            "run reaches from 1 to 11, nothing more can be added to it."
        ),
    ),
    Ruling(
        id="AM-Q30",
        title="Sets and pairs of 1/11 cards",
        question="Which wilds fit into a set or a pair of 1/11 cards?",
        kind="option",
        sentences=("AM-contents-3", "AM-patterns-4", "AM-patterns-8", "AM-wilds-2", "AM-wilds-3"),
        answers=(
            Answer(
                "A",
                "Those with which 1 or 11 is still possible for all cards of the meld, so never both a 1-6 and a 6-11 wild.",
            ),
            Answer("B", "All of them, even a 1-6 and a 6-11 wild together."),
        ),
        default="A",
        grounds=(
            "All cards of a set have one number, so there has to be one that suits them all. Nobody has to say which: a 1-6 wild "
            "makes it 1 and a 6-11 wild 11, and if the only such wild is swapped out, both are possible again. B takes the print "
            "on the card as one number of its own, which is quicker to see. Not on offer is declaring the number with the first "
            "cards (C), since nothing asks for it before a wild does."
        ),
    ),
    Ruling(
        id="AM-Q31",
        title="Rearranging melds",
        question="May cards on the table be moved from one meld to another?",
        kind="settled",
        sentences=("AM-playing-3", "AM-playing-4", "AM-playing-5", "AM-playing-6", "AM-swapping-2"),
        answers=(
            Answer("A", "No, a card stays where it was played; melds change only by additions and swaps."),
            Answer("B", "Yes, melds may be split, joined and formed anew."),
        ),
        default="A",
        grounds=(
            "The ways in which cards may be played to a pattern are listed, and this is none of them. So blue 1 to 4 and blue 5 to "
            "8 remain two runs, and a set is never made into pairs. The only card that can leave a meld is a wild, by a swap."
        ),
    ),
    Ruling(
        id="AM-Q32",
        title="Adding before your pattern",
        question="May you add to melds before you have laid your own pattern?",
        kind="settled",
        sentences=("AM-playing-3", "AM-playing-9"),
        answers=(
            Answer("A", "No, first your pattern must lie, and in this round."),
            Answer("B", "Yes, at any time in your turn."),
        ),
        default="A",
        grounds=(
            "This is said outright. Under B you could get rid of your cards one by one, and a pattern would be worth little. A "
            "swap may put a card into a meld before that (AM-Q57)."
        ),
    ),
    Ruling(
        id="AM-Q33",
        title="Growing sets",
        question="How large may a set become?",
        kind="settled",
        sentences=("AM-playing-4", "AM-ending-round-20"),
        answers=(
            Answer("A", "As large as additions make it."),
            Answer("B", "No larger than the pattern says."),
        ),
        default="A",
        grounds=(
            "A set already has its size when it is laid, so under B nothing could ever be added to it. The limit to the size is "
            "set for laying at the end of a round."
        ),
    ),
    Ruling(
        id="AM-Q34",
        title="Adding to runs",
        question="Which cards may be added to a run, and how many?",
        kind="settled",
        sentences=("AM-playing-5", "AM-wilds-2"),
        answers=(
            Answer(
                "A",
                "Any number of cards of its colour, one after another, each of them the next one at either end, but none below 1 "
                "or above 11.",
            ),
            Answer("B", "One card in a turn."),
        ),
        default="A",
        grounds=(
            "The rule is about cards, more than one, and about the two ends. In the middle every number is taken already, and a "
            "second card of a number has no place in a run. A limit for each turn is not mentioned and would only delay the end of "
            "a round."
        ),
    ),
    Ruling(
        id="AM-Q35",
        title="Adding to pairs",
        question="What may be added to a pair?",
        kind="settled",
        sentences=("AM-playing-6", "AM-patterns-8"),
        answers=(
            Answer("A", "Single cards of its colour and number, any number of them."),
            Answer("B", "Two more of them at a time, as another pair."),
            Answer("C", "Any cards of its number, as if it were a set."),
        ),
        default="A",
        grounds=(
            "Both colour and number must match, which refutes C, and nobody asks for twos. A pair of natural cards can grow to "
            "four with 4 to 8 and to three with 1/11; of 2, 3, 9 and 10 it already holds both, and only wilds can follow "
            "(AM-Q110)."
        ),
    ),
    Ruling(
        id="AM-Q36",
        title="Adding wilds",
        question="May a wild be added to a meld that lies on the table?",
        kind="settled",
        sentences=("AM-playing-4", "AM-playing-5", "AM-playing-6", "AM-wilds-2"),
        answers=(
            Answer("A", "Yes, for any card that could be added there; in a run you say to which end."),
            Answer("B", "No, wilds are for patterns only."),
        ),
        default="A",
        grounds=(
            "A wild can take the place of any card that it covers, and that includes those which you add. Under B a wild that "
            "comes after your pattern would only cost you points, without any way to play it."
        ),
    ),
    Ruling(
        id="AM-Q37",
        title="No second pattern",
        question="After your pattern, may you lay any more melds of your own?",
        kind="settled",
        sentences=("AM-playing-7", "AM-playing-8", "AM-playing-9"),
        answers=(
            Answer("A", "No, not even a single pair; only additions to melds on the table are left to you."),
            Answer("B", "Yes, as long as they are not another complete pattern."),
        ),
        default="A",
        grounds=(
            "The book lets one pattern be followed by additions and by nothing else. Its note against more patterns would be "
            "nearly empty under B, as four pairs could then be laid one after another."
        ),
    ),
    Ruling(
        id="AM-Q38",
        title="Owner of an added card",
        question="Whose is a card that you add to another player's meld?",
        kind="settled",
        sentences=("AM-playing-2", "AM-playing-3", "AM-smiley-3"),
        answers=(
            Answer("A", "It belongs to the meld and lies with the player who laid that; you are rid of it."),
            Answer("B", "It stays yours."),
        ),
        default="A",
        grounds=(
            "Patterns lie before their players, and what is added becomes a part of them. Nobody counts cards on the table, so it "
            "makes a difference for smileys alone, and AM-Q96 decides about them."
        ),
    ),
    Ruling(
        id="AM-Q39",
        title="Ends of a range",
        question="Do the first and the last number of its range belong to a wild?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-wilds-3"),
        answers=(
            Answer(
                "A",
                "Yes: a 1-6 wild can be 1, 2, 3, 4, 5 or 6 and a 6-11 wild 6, 7, 8, 9, 10 or 11, so every wild can be a 6.",
            ),
            Answer("B", "No, only the numbers between them."),
        ),
        default="A",
        grounds=(
            "A range is commonly named by the first and the last of what is in it. Under B no wild could be a 1 or an 11, and only "
            "the 1-11 wild a 6. As the two narrow ranges share the 6 alone, a 1-6 and a 6-11 wild can be in one set or pair only "
            "as 6s, unless it has 1/11 cards and AM-Q30 is answered by B."
        ),
    ),
    Ruling(
        id="AM-Q40",
        title="Wilds in place of 1/11",
        question="Which wilds can take the place of a 1/11 card?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-contents-3", "AM-swapping-7"),
        answers=(
            Answer("A", "Those that can be what it is there: a 1-6 wild a 1, a 6-11 wild an 11, and a 1-11 wild either."),
            Answer("B", "All of them, for 1 and for 11 alike."),
        ),
        default="A",
        grounds=(
            "A range tells numbers, and 11 is not in 1-6, nor 1 in 6-11. Under B two of the three ranges would mean nothing at the "
            "ends of a run, where wilds often lie. How it is in sets and pairs, AM-Q30 tells."
        ),
    ),
    Ruling(
        id="AM-Q41",
        title="Number of wilds in a meld",
        question="How many wilds may a meld have?",
        kind="option",
        sentences=("AM-wilds-2", "AM-wilds-4"),
        answers=(
            Answer("A", "Any number, even wilds alone, if their ranges allow the meld; what they are must then be declared."),
            Answer("B", "Any number beside at least one natural card, both when it is laid and after each change."),
            Answer("C", "At most as many as it has natural cards, both when it is laid and after each change."),
        ),
        default="A",
        grounds=(
            "No limit is mentioned, and there are only nine wilds. Under A two of them can be a pair by themselves, and 1-6 and "
            "6-11 wilds a set of 6s. B is the rule of many families, and C a stricter one, which also keeps wilds from piling up "
            "on a meld. Both are on offer as house rules."
        ),
    ),
    Ruling(
        id="AM-Q42",
        title="What a wild stands for",
        question="When is it settled what a wild stands for, and can it change?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-swapping-2", "AM-swapping-7"),
        answers=(
            Answer(
                "A",
                "When it is played, by its place or, if that leaves several possibilities, by what you say; it stays so until "
                "the wild is swapped out.",
            ),
            Answer("B", "Never: it may be taken for something else whenever that fits."),
        ),
        default="A",
        grounds=(
            "Swaps need a card that the wild was used for, so there must be one. A wild with blue 5, 6 and 7 is the 8 above or the "
            "4 below them, and what can be added next depends on it. Only what no rule asks for stays open: the colour in a set "
            "(AM-Q43), and 1 or 11 in a set or pair of 1/11 cards (AM-Q30)."
        ),
    ),
    Ruling(
        id="AM-Q43",
        title="Colour of a wild in a set",
        question="Does a wild in a set have a colour?",
        kind="settled",
        sentences=("AM-wilds-4", "AM-patterns-4", "AM-swapping-2"),
        answers=(
            Answer("A", "No, it only has the number of the set."),
            Answer("B", "Yes, the one that is declared when it is played."),
        ),
        default="A",
        grounds=(
            "A set does not care for colours, and a wild can be any, so there is nothing to declare. Runs and pairs give a wild "
            "their colour, and if they consist of wilds alone it is declared. A colour could matter for swaps only, and there "
            "AM-Q51 has this reading on offer."
        ),
    ),
    Ruling(
        id="AM-Q44",
        title="Wilds below 1 and above 11",
        question="May a wild continue a run below 1 or above 11?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-wilds-3", "AM-playing-5"),
        answers=(
            Answer("A", "No."),
            Answer("B", "Yes, as often as you like."),
        ),
        default="A",
        grounds=(
            "A wild takes the place of a card, and no such card exists; nor does any range go further. Under B runs would have no "
            "end, and no natural card could free those wilds."
        ),
    ),
    Ruling(
        id="AM-Q45",
        title="Wilds as smileys",
        question="Is a wild a smiley if it takes the place of a 5, 6 or 7?",
        kind="settled",
        sentences=("AM-smiley-2", "AM-smiley-3", "AM-wilds-2"),
        answers=(
            Answer("A", "No, the symbol must be on the card itself."),
            Answer("B", "Yes, if it is said to be the card with the symbol."),
        ),
        default="A",
        grounds=(
            "The bonus is for cards that show the symbol, and a wild shows none, whatever colour and number it takes on. If a "
            "smiley card is swapped in for the wild, it counts from then on, and AM-Q96 tells for whom."
        ),
    ),
    Ruling(
        id="AM-Q46",
        title="Swapping after your pattern",
        question="May you still swap wilds when your pattern lies?",
        kind="option",
        sentences=("AM-swapping-2", "AM-swapping-5", "AM-swapping-6", "AM-swapping-10", "AM-playing-3"),
        answers=(
            Answer("A", "Yes, in the same turn and in later ones, and each wild must be added to a meld in that turn."),
            Answer("B", "No, only before you lay your pattern, and for it."),
        ),
        default="A",
        grounds=(
            "The general sentence about swaps gives them to whoever has the right card, on any turn of theirs; those about laying "
            "down tell what is to be kept in mind in that one case. Under B you have one way less to play your cards and go out. "
            "That swaps are possible only after the pattern (C) is refuted by the example."
        ),
    ),
    Ruling(
        id="AM-Q47",
        title="Wilds swapped for the pattern",
        question="Where must a wild be played that you swap before your pattern lies?",
        kind="option",
        sentences=("AM-swapping-3", "AM-swapping-6", "AM-swapping-10"),
        answers=(
            Answer("A", "In the pattern itself, as one of its cards."),
            Answer("B", "In the pattern or, once that lies, as an addition to any meld in the same turn."),
        ),
        default="A",
        grounds=(
            "The book insists on it with capital letters, and its example has the wild complete the pattern. A forbids no more "
            "than an order of acts: whoever does not need the wild for the pattern can lay that first and swap afterwards, unless "
            "AM-Q46 is answered by B. Not on offer is that the wild may be added to your own melds only."
        ),
    ),
    Ruling(
        id="AM-Q48",
        title="Whose wilds can be swapped",
        question="From whose melds can wilds be swapped?",
        kind="settled",
        sentences=("AM-swapping-2", "AM-swapping-7"),
        answers=(
            Answer("A", "From anybody's, your own included, and also wilds that were added later."),
            Answer("B", "From those of the other players only."),
        ),
        default="A",
        grounds=(
            "All that is asked of the wild is that it has been played. The example is about another player's wild, but freeing "
            "your own with the natural card is the same act and needs the same card."
        ),
    ),
    Ruling(
        id="AM-Q49",
        title="Several swaps in a turn",
        question="How many wilds may you swap in one turn?",
        kind="settled",
        sentences=("AM-swapping-2", "AM-swapping-5", "AM-swapping-6"),
        answers=(
            Answer("A", "As many as you can play."),
            Answer("B", "One."),
        ),
        default="A",
        grounds=(
            "The book speaks of wilds, not of one wild. Under B a pattern that lacks two cards could not be completed by swaps. "
            "Where several are swapped before the pattern, AM-Q47 holds for each of them."
        ),
    ),
    Ruling(
        id="AM-Q50",
        title="Giving a wild for a wild",
        question="May the card that you give for a wild be another wild?",
        kind="settled",
        sentences=("AM-swapping-2", "AM-swapping-9"),
        answers=(
            Answer("A", "No, only a natural card."),
            Answer("B", "Yes, if it can be the same card."),
        ),
        default="A",
        grounds=(
            "The rule wants the very card that is represented, and a wild could only represent it once more. Under B a narrow wild "
            "could be turned into a wide one for nothing, over and over."
        ),
    ),
    Ruling(
        id="AM-Q51",
        title="Swapping out of a set",
        question="Which card frees a wild that lies in a set?",
        kind="option",
        sentences=("AM-swapping-2", "AM-wilds-4", "AM-patterns-4"),
        answers=(
            Answer("A", "Any natural card of the set's number."),
            Answer("B", "A natural card of that number and of one colour, which is declared as the wild is played into the set."),
            Answer("C", "No card, wilds in sets are never swapped."),
        ),
        default="A",
        grounds=(
            "Where no colour is asked for, the wild stands for a card of that number in whatever colour (AM-Q43), and each of "
            "these is then the card it stands for. B treats sets like runs, at the price of a declaration that has no other use; "
            "each colour is then another way to play the wild. C says that in a set no single card is meant, and protects sets "
            "from swaps."
        ),
    ),
    Ruling(
        id="AM-Q52",
        title="Which cards are the same",
        question="Which cards are exact for a wild that is 1 or 11, that lies in a pair, or that is a 5, 6 or 7?",
        kind="settled",
        sentences=("AM-swapping-2", "AM-contents-3", "AM-patterns-8", "AM-smiley-2"),
        answers=(
            Answer(
                "A",
                "A 1/11 card of the run's colour; a card of the pair's colour and number; and a card with a smiley as well as "
                "one without.",
            ),
            Answer("B", "The same, but a card with a smiley and one without are different cards."),
        ),
        default="A",
        grounds=(
            "Colour and number make runs and pairs, so they alone tell which card a wild stands for. Nobody ever says whether it "
            "is the card with the symbol, and the symbol has no effect before the scoring."
        ),
    ),
    Ruling(
        id="AM-Q53",
        title="A swapped wild left over",
        question="What if a swapped wild is not played in that turn?",
        kind="settled",
        sentences=("AM-swapping-3", "AM-swapping-4", "AM-turn-4", "AM-ending-round-2"),
        answers=(
            Answer(
                "A",
                "That must not happen: only swaps that can be completed are allowed, and nobody discards while a swapped wild is "
                "in hand.",
            ),
            Answer("B", "The wild is discarded."),
        ),
        default="A",
        grounds=(
            "The wild must be played, and to the book playing is one thing and discarding another, both in the steps of a turn and "
            "where a round ends. Under B anybody could slip cards into the melds of others before having a pattern, and throw the "
            "wild away. At a table, a swap that leads nowhere is taken back."
        ),
    ),
    Ruling(
        id="AM-Q54",
        title="Ways of the two cards",
        question="Where do the two cards of a swap go?",
        kind="settled",
        sentences=("AM-swapping-2", "AM-swapping-9"),
        answers=(
            Answer(
                "A",
                "The natural card goes from your hand to the wild's place, even if you have just drawn it, and the wild comes to "
                "you; whose meld it is does not change and nobody is asked.",
            ),
            Answer("B", "The owner of the meld gets the natural card in hand."),
        ),
        default="A",
        grounds=(
            "In the example the one card takes the place of the other, so that the run stays complete. Under B there would be a "
            "hole in the meld and one card more in its owner's hand. That the owner has to agree is nowhere said."
        ),
    ),
    Ruling(
        id="AM-Q55",
        title="New use of a swapped wild",
        question="What may a swapped wild become?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-swapping-3"),
        answers=(
            Answer("A", "Anything in its range, also at another place of the same meld."),
            Answer("B", "Only the card that it was before."),
        ),
        default="A",
        grounds=(
            "It is to be played, and nothing ties it to what it has been. Under B it would need a place for just that card of "
            "which you have this moment given one away, so a swap would hardly ever help."
        ),
    ),
    Ruling(
        id="AM-Q56",
        title="Swaps outside your turn",
        question="May you swap when it is not your turn, or at the end of a round?",
        kind="settled",
        sentences=("AM-swapping-2", "AM-ending-round-11", "AM-ending-round-13"),
        answers=(
            Answer("A", "No."),
            Answer("B", "Yes, when you lay cards at the end of a round."),
        ),
        default="A",
        grounds=(
            "Swaps are made on your turn, and the end of a round is expressly not a full one. There all lay together, so two "
            "players might want the same wild, and no rule says who gets it."
        ),
    ),
    Ruling(
        id="AM-Q57",
        title="Swapping before your pattern",
        question="May you swap before your pattern lies, although you cannot add to melds before that?",
        kind="settled",
        sentences=("AM-playing-3", "AM-swapping-5", "AM-swapping-10"),
        answers=(
            Answer("A", "Yes, if you lay your pattern in the same turn."),
            Answer("B", "No, nothing may be played to a meld before that."),
        ),
        default="A",
        grounds=(
            "A swap does put a card into somebody's meld, but it has rules of its own, they name this case, and the example shows "
            "it. The particular goes before the general. Under B no swap could help you to lay a pattern."
        ),
    ),
    Ruling(
        id="AM-Q58",
        title="Calling for the first card",
        question="May the card be called for that starts the discard pile?",
        kind="option",
        sentences=("AM-cihi-2", "AM-cihi-11", "AM-setup-7"),
        answers=(
            Answer("A", "Yes, until the first player draws."),
            Answer("B", "No, nobody has discarded it."),
        ),
        default="A",
        grounds=(
            "The rule begins with a player's discard, and its note is wider: it has the top card taken until the next player "
            "begins, and that includes the time before the first turn. In related games the first card can often be had in this "
            "way. It makes for one more opportunity in each round."
        ),
    ),
    Ruling(
        id="AM-Q59",
        title="Wanting the card as a draw",
        question="If the next player wants the card that somebody calls for, is this the draw of the turn?",
        kind="option",
        sentences=("AM-cihi-3", "AM-cihi-4", "AM-cihi-5", "AM-cihi-9", "AM-turn-2", "AM-scoring-12"),
        answers=(
            Answer("A", "Yes, the turn has begun with it, and playing comes next."),
            Answer("B", "No, the next player takes it and then draws as usual."),
        ),
        default="A",
        grounds=(
            "No additional card can be had on your own turn, says the book, and under B the next player would get one whenever "
            "anybody calls. What speaks for B is an example in which somebody has nine cards (AM-Q86), but it does not mention "
            "calls."
        ),
    ),
    Ruling(
        id="AM-Q60",
        title="No extra card on your turn",
        question="May the next player, who wants the card, have an extra card as well?",
        kind="settled",
        sentences=("AM-cihi-5", "AM-cihi-9"),
        answers=(
            Answer("A", "No."),
            Answer("B", "Yes, it is up to that player."),
        ),
        default="A",
        grounds=(
            "To be without a duty could mean to be free, but the sentence on additional cards leaves no freedom: they cannot be "
            "picked up on one's own turn. They are the price for a card that is taken out of turn."
        ),
    ),
    Ruling(
        id="AM-Q61",
        title="Order of asking",
        question="Who may take the card before the caller?",
        kind="settled",
        sentences=("AM-cihi-3", "AM-cihi-6", "AM-cihi-8"),
        answers=(
            Answer("A", "The next player, and then clockwise everybody who sits before the caller."),
            Answer("B", "Everybody else at the table, those who sit after the caller too."),
        ),
        default="A",
        grounds=(
            "The caller gets the card if none of those between the next player and the caller wants it, so nobody further on is "
            "asked. Under B a player who has kept quiet could get it although the caller comes earlier in order and has spoken."
        ),
    ),
    Ruling(
        id="AM-Q62",
        title="Several callers",
        question="Who gets the card if several players call for it?",
        kind="settled",
        sentences=("AM-cihi-2", "AM-cihi-6", "AM-cihi-8"),
        answers=(
            Answer(
                "A",
                "Of those who call, the one who comes first clockwise from the next player, if nobody who is asked before wants "
                "it.",
            ),
            Answer("B", "The one who calls first."),
        ),
        default="A",
        grounds=(
            "The seats are asked in order, and with a caller the asking is at its end, since a call cannot be taken back (AM-Q63). "
            "So the moment of a call has no effect, and nobody needs to be quick."
        ),
    ),
    Ruling(
        id="AM-Q63",
        title="Taking back a call",
        question="May a caller change their mind?",
        kind="settled",
        sentences=("AM-cihi-8",),
        answers=(
            Answer("A", "No: if nobody before wants the card, the caller must take it with the extra card."),
            Answer("B", "Yes, as long as the extra card has not been taken."),
        ),
        default="A",
        grounds=(
            "The book has the caller take both and leaves no way out. If calls could be taken back, they would cost nothing, and "
            "you could call only to find out who wants the card or to talk the next player into taking it."
        ),
    ),
    Ruling(
        id="AM-Q64",
        title="Time for calls",
        question="How long may the top discard be called for?",
        kind="settled",
        sentences=("AM-cihi-2", "AM-cihi-11"),
        answers=(
            Answer("A", "Until the next player draws, and that waits until everybody has been asked."),
            Answer("B", "Until the next player draws, who may be as quick as possible: it is a race."),
        ),
        default="A",
        grounds=(
            "To begin a turn is to draw a card. No rule gives the next player a right to leave no time, nor the others one to be "
            "slow, so everybody is asked, which makes it a matter of choice alone. For B a program would need to know how fast "
            "people are, and no record of play tells that; so the race is not on offer."
        ),
    ),
    Ruling(
        id="AM-Q65",
        title="One call after another",
        question="When a card has been taken out of turn, may the one under it be called for as well?",
        kind="option",
        sentences=("AM-cihi-11", "AM-cihi-12", "AM-cihi-2"),
        answers=(
            Answer("A", "Yes, and so on, while there are discards and the next player has not drawn."),
            Answer("B", "No, there is only one offer before each player's turn."),
        ),
        default="A",
        grounds=(
            "The note speaks of the top card and not of the last discard, and goes straight on to a pile that has become empty. "
            "Under A a player may collect two cards for every discard that is left, all between two turns, and pays for it if they "
            "stay unused. B makes it shorter."
        ),
    ),
    Ruling(
        id="AM-Q66",
        title="No extra card left",
        question="What if there is no extra card to go with a discard, not even by shuffling the other discards?",
        kind="option",
        sentences=("AM-cihi-7", "AM-cihi-8", "AM-cihi-12"),
        answers=(
            Answer("A", "Then nobody can take the discard out of turn, but the next player can still draw it."),
            Answer("B", "Then the taker gets the discard alone."),
        ),
        default="A",
        grounds=(
            "The extra card is compulsory, and where it cannot be had, neither can the discard; games in which cards are bought "
            "know no buying without a stock. Under B hands can come to have any number of cards, such as nine. Not on offer is "
            "that the extra card is owed until there is one (C), which somebody would have to remember."
        ),
    ),
    Ruling(
        id="AM-Q67",
        title="Calling for your own discard",
        question="May you call for the card that you have just discarded?",
        kind="settled",
        sentences=("AM-cihi-9", "AM-cihi-10", "AM-cihi-6"),
        answers=(
            Answer("A", "Yes, and you get an extra card with it, if none of the others wants it, who all come before you."),
            Answer("B", "No, that sentence only lets you call for the discards of others."),
        ),
        default="A",
        grounds=(
            "The sentence is about this very card, and under B it would say nothing. Clockwise from the next player, whoever has "
            "just discarded is the last. You can thus end a turn with two cards more, at the risk of losing the discard."
        ),
    ),
    Ruling(
        id="AM-Q68",
        title="Limit to taking cards",
        question="How many discards may you take out of turn in one round?",
        kind="option",
        sentences=("AM-cihi-2", "AM-cihi-13", "AM-cihi-14"),
        answers=(
            Answer("A", "Any number."),
            Answer("B", "Three at most, and with them their extra cards."),
        ),
        default="A",
        grounds=(
            "The book knows no limit, and its tip trusts that the points for unused cards are enough to hold you back. Other games "
            "with such a rule commonly allow two or three in a round to each player. That it is three here, and that extra cards "
            "are not counted, is our choice for B."
        ),
    ),
    Ruling(
        id="AM-Q69",
        title="Calling after your pattern",
        question="May you call for a card after you have laid your pattern?",
        kind="settled",
        sentences=("AM-cihi-2",),
        answers=(
            Answer("A", "Yes."),
            Answer("B", "No, only players without a pattern on the table may."),
        ),
        default="A",
        grounds="The rule is for any player. You may have a meld to add the card to, or want to keep it from somebody else.",
    ),
    Ruling(
        id="AM-Q70",
        title="The turn after a call",
        question="Does whoever takes a card play at once, and whose turn is it then?",
        kind="settled",
        sentences=("AM-cihi-7", "AM-ending-round-29", "AM-ending-round-30"),
        answers=(
            Answer("A", "The taker has to wait, and it is the turn of whoever was next anyway."),
            Answer("B", "The turn passes to the taker, or on from there."),
        ),
        default="A",
        grounds=(
            "Yahosh has his run complete and waits all the same, until the round ends before his turn comes. Under B a call would "
            "skip the players in between, as in some related games, and be a way to move up in the order."
        ),
    ),
    Ruling(
        id="AM-Q71",
        title="One card on your own turn",
        question="Is there any way to get a second card on your own turn?",
        kind="settled",
        sentences=("AM-cihi-9", "AM-turn-2"),
        answers=(
            Answer("A", "No, you get one card from one pile, and afterwards the top discard is not open to you."),
            Answer("B", "Yes, for the sentence against additional cards is meant for the player who has just discarded."),
        ),
        default="A",
        grounds=(
            "A turn begins with one card and has no second draw. If the sentence were meant as B has it, its first half would "
            "forbid what its second half permits."
        ),
    ),
    Ruling(
        id="AM-Q72",
        title="Calling for the last discard",
        question="May the discard that ends the round be called for?",
        kind="settled",
        sentences=("AM-ending-round-2", "AM-ending-round-12"),
        answers=(
            Answer("A", "No."),
            Answer("B", "Yes, there is one last offer."),
        ),
        default="A",
        grounds=(
            "The round is over with that card, so no player is to draw next, and drawing is expressly forbidden from then on. Two "
            "more cards would only be a burden to almost everybody."
        ),
    ),
    Ruling(
        id="AM-Q73",
        title="An empty discard pile",
        question="What happens when the last discard has been taken?",
        kind="settled",
        sentences=("AM-cihi-12", "AM-setup-7", "AM-turn-2"),
        answers=(
            Answer("A", "Nothing is turned up: there is only the draw pile to draw from, and the next discard begins a new pile."),
            Answer("B", "A card from the draw pile is turned up."),
            Answer("C", "As A, and the sentence also forbids making a draw pile of discards."),
        ),
        default="A",
        grounds=(
            "The book rules B out and says nothing of the other direction, so C reads too much into it (AM-Q17). That one pile is "
            "then the only source is not said, but follows."
        ),
    ),
    Ruling(
        id="AM-Q74",
        title="Drawing after a refusal",
        question="From where may the next player draw after refusing the card that somebody called for?",
        kind="settled",
        sentences=("AM-cihi-6", "AM-turn-2"),
        answers=(
            Answer("A", "From either pile, as always; the card refused is gone by then."),
            Answer("B", "From the draw pile only."),
        ),
        default="A",
        grounds=(
            "After a refusal somebody takes the card, as the caller has to, so it cannot be drawn any more. The turn that follows "
            "is a usual one, and both piles are open in it as far as they have cards."
        ),
    ),
    Ruling(
        id="AM-Q75",
        title="Who lays at the end",
        question="Who may lay cards at the end of a round?",
        kind="settled",
        sentences=("AM-ending-round-5", "AM-playing-3"),
        answers=(
            Answer("A", "Only those who have played no cards in it."),
            Answer("B", "Everybody; those with a pattern on the table may add to melds."),
        ),
        default="A",
        grounds=(
            "The step is addressed to players without cards on the table. Under B most of the others would get rid of nearly "
            "everything, and it would be worth little to go out first."
        ),
    ),
    Ruling(
        id="AM-Q76",
        title="One line of the table",
        question="May you use several lines of the table at the end of a round?",
        kind="settled",
        sentences=("AM-ending-round-6", "AM-ending-round-8", "AM-ending-round-15", "AM-ending-round-16", "AM-playing-7"),
        answers=(
            Answer("A", "No, one line, with one mark."),
            Answer("B", "Yes, with one mark for each."),
        ),
        default="A",
        grounds=(
            "One of the options and one pattern are spoken of, and extra patterns are out of the question in general. Under B a "
            "player whose set-and-run pattern is used up could lay a set and a run nevertheless, and give up two sets and two runs "
            "for it."
        ),
    ),
    Ruling(
        id="AM-Q77",
        title="Choosing the mark",
        question="Who decides which pattern is marked, where the table names two?",
        kind="settled",
        sentences=("AM-ending-round-15", "AM-ending-round-16", "AM-ending-round-6", "AM-scoring-11", "AM-ending-round-26"),
        answers=(
            Answer("A", "The player, among those that are unmarked; if there is none, the cards cannot be laid."),
            Answer("B", "The one that the table names first is marked, if it is unmarked."),
        ),
        default="A",
        grounds=(
            "The table puts an or between them, and what it asks for is a pattern that is available. Sheila and Conlon mark one of "
            "their two. Under B you might have to give up the very pattern that you are after."
        ),
    ),
    Ruling(
        id="AM-Q78",
        title="Laying less or nothing",
        question="Must you lay what you can at the end of a round?",
        kind="settled",
        sentences=("AM-ending-round-6", "AM-ending-round-10"),
        answers=(
            Answer(
                "A",
                "No, you may lay nothing, or any line of the table that your hand allows, such as two pairs although you have "
                "three.",
            ),
            Answer("B", "Yes, as much as possible."),
        ),
        default="A",
        grounds=(
            "It is something that you may do, and the book advises you to think it over. A duty could cost you a pattern with a "
            "future for as little as one pair."
        ),
    ),
    Ruling(
        id="AM-Q79",
        title="Parts of a pattern",
        question="Which parts of a pattern can be laid at the end of a round?",
        kind="settled",
        sentences=(
            "AM-ending-round-15",
            "AM-ending-round-16",
            "AM-ending-round-17",
            "AM-ending-round-18",
            "AM-ending-round-19",
            "AM-patterns-11",
        ),
        answers=(
            Answer("A", "A set of four, a run of four, or one to three pairs, apart from complete patterns."),
            Answer("B", "Any part, such as a set of three or five cards towards the run of eight."),
        ),
        default="A",
        grounds=(
            "Partial patterns are forbidden, and the table tells for which the end of a round is an exception. Conlon holds six "
            "cards in a row and lays only four of them, where under B he could have laid all six."
        ),
    ),
    Ruling(
        id="AM-Q80",
        title="More cards than are needed",
        question="Which cards do you lay at the end of a round if you have more than the meld needs?",
        kind="settled",
        sentences=("AM-ending-round-20", "AM-ending-round-21", "AM-ending-round-27", "AM-scoring-10"),
        answers=(
            Answer("A", "Just as many as it needs, whichever you like; in a run they have to be consecutive."),
            Answer("B", "The lowest ones, or the first."),
        ),
        default="A",
        grounds=(
            "No more than the pattern says may be laid, and in Conlon's example nobody tells him which. You will keep the cheap "
            "cards and lay the dear ones, above all wilds, which B might leave in your hand."
        ),
    ),
    Ruling(
        id="AM-Q81",
        title="Pairs at the end of a round",
        question="How are three or four equal cards laid as pairs at the end of a round?",
        kind="settled",
        sentences=("AM-ending-round-18", "AM-ending-round-20", "AM-playing-6"),
        answers=(
            Answer(
                "A",
                "Three as one pair, with one card left in hand, and four as two pairs; with four pairs the pattern is complete.",
            ),
            Answer("B", "Three as a pair with one card added."),
        ),
        default="A",
        grounds="A pair is two cards, and adding is not part of this step. For two equal pairs AM-Q22 must be answered by A.",
    ),
    Ruling(
        id="AM-Q82",
        title="Wilds at the end of a round",
        question="May you use wilds, swap, and add to melds at the end of a round?",
        kind="settled",
        sentences=("AM-ending-round-6", "AM-ending-round-11", "AM-wilds-2", "AM-swapping-2"),
        answers=(
            Answer("A", "Wilds that you hold can be used as ever, but nothing is swapped or added."),
            Answer("B", "Not even wilds can be used."),
            Answer("C", "Wilds can be used and swapped."),
        ),
        default="A",
        grounds=(
            "The cards in your hand are what you lay from, and a wild there has lost nothing of its use; under B it could only "
            "cost you points. Swaps need your own turn, additions are in no line of the table, and with all players laying "
            "together neither would have an order."
        ),
    ),
    Ruling(
        id="AM-Q83",
        title="Laying together",
        question="May you look at what others lay at the end of a round before you decide?",
        kind="settled",
        sentences=("AM-ending-round-13",),
        answers=(
            Answer("A", "No, all decide at once and in secret."),
            Answer("B", "Yes, the players decide one after another."),
        ),
        default="A",
        grounds=(
            "It is said to happen at the same time. Nobody's cards are of use to anybody else there, so the choices do not get in "
            "each other's way; but whoever came last would know the scores and could weigh a mark against them."
        ),
    ),
    Ruling(
        id="AM-Q84",
        title="A whole pattern at the end",
        question="Is a pattern completed if it is laid in full at the end of a round?",
        kind="settled",
        sentences=("AM-ending-round-17", "AM-ending-round-19", "AM-ending-round-31", "AM-ending-game-5"),
        answers=(
            Answer("A", "Yes, and it counts for the tie-break."),
            Answer("B", "No, it counts like a partial one."),
        ),
        default="A",
        grounds=(
            "Yahosh lays one, and the table calls it completed. Its last line thereby repeats that of the run of eight and of the "
            "four pairs, which does no harm. Eight cards in a row may be laid as two runs of four as well, if that is the pattern "
            "you want to mark."
        ),
    ),
    Ruling(
        id="AM-Q85",
        title="Marking before counting",
        question="Do you mark the pattern before or after you count your cards?",
        kind="presentation",
        sentences=("AM-ending-round-3", "AM-ending-round-22", "AM-scoring-3", "AM-scoring-4"),
        answers=(
            Answer("A", "Before, but it makes no difference."),
            Answer("B", "After, and it could make a difference."),
        ),
        default="A",
        grounds=(
            "The end of a round has the mark first, and the scoring has it last. Since neither depends on the other, the sheet "
            "looks the same in the end."
        ),
    ),
    Ruling(
        id="AM-Q86",
        title="Nine cards in an example",
        question="How can Conlon have nine cards at the end of a round, four to lay and five to count?",
        kind="settled",
        sentences=("AM-scoring-9", "AM-scoring-10", "AM-scoring-11", "AM-scoring-12", "AM-setup-5", "AM-cihi-7", "AM-cihi-3"),
        answers=(
            Answer("A", "The example is not exact about it; it shows how cards are counted."),
            Answer("B", "By wanting a card on his turn and drawing another, so the example decides AM-Q59."),
            Answer("C", "By taking a card out of turn when no extra card was left, so the example decides AM-Q66."),
        ),
        default="A",
        grounds=(
            "Between turns a player without a pattern holds the eight cards dealt and two more for every discard got by a call, "
            "which makes an even number, unless there was once nothing to draw (AM-Q19). But no call is told of, and an example "
            "for points would be an odd place for a rule about calls; B would also go against the sentence on additional cards. A "
            "test may have nine cards there."
        ),
    ),
    Ruling(
        id="AM-Q87",
        title="Names of sections",
        question="Which parts of the book are meant where it refers to another place?",
        kind="presentation",
        sentences=(
            "AM-patterns-11",
            "AM-ending-round-1",
            "AM-eor-changes-1",
            "AM-eor-changes-5",
            "AM-playing-2",
            "AM-toc-1",
            "AM-toc-2",
        ),
        answers=(
            Answer(
                "A",
                "End of Round is the part on how a round ends, the basic rules are those of the Classic Game, and below means "
                "the list of patterns.",
            ),
            Answer("B", "A section that was left out."),
        ),
        default="A",
        grounds="There is just one place that fits each of these references. The contents have their heading twice by mistake.",
    ),
    Ruling(
        id="AM-Q88",
        title="Points for treasures",
        question="How many points does a treasure cost, and a 1/11 card in particular?",
        kind="settled",
        sentences=("AM-scoring-6", "AM-contents-2", "AM-contents-3", "AM-scoring-12"),
        answers=(
            Answer("A", "Five, whatever its number is."),
            Answer("B", "As many as its number."),
        ),
        default="A",
        grounds=(
            "There is one value for treasures, and the list of treasures has the 1/11 cards in it. Conlon's five cards cost 25 "
            "without a word about their numbers. Under B a 1/11 card would cost 1 or 11, and nobody says which."
        ),
    ),
    Ruling(
        id="AM-Q89",
        title="Cards laid or points",
        question="Does it count for winning how many cards you have laid?",
        kind="settled",
        sentences=("AM-objective-3", "AM-ending-game-4", "AM-ending-game-5"),
        answers=(
            Answer("A", "No, only points count, and after them completed patterns."),
            Answer("B", "Yes, you must have laid the most cards and have the fewest points."),
        ),
        default="A",
        grounds=(
            "The objective sums up that whoever lays many cards has few points. Where the winner is determined, nobody counts the "
            "cards laid, and with two conditions there would often be no winner at all."
        ),
    ),
    Ruling(
        id="AM-Q90",
        title="Partial patterns in a tie",
        question="Which patterns count if players are tied for the lowest score?",
        kind="option",
        sentences=("AM-ending-game-5", "AM-scoring-4", "AM-ending-round-3", "AM-scoring-9"),
        answers=(
            Answer("A", "Those that were laid in full, be it in a turn or at the end of a round."),
            Answer("B", "All that are marked, those laid in part too."),
        ),
        default="A",
        grounds=(
            "Completed patterns are to be counted, and the book tells these from partial ones, and says of Conlon, who lays a "
            "part, that he has not finished a pattern. The sheet must then show which marks are for complete patterns. B can do "
            "with the marks alone."
        ),
    ),
    Ruling(
        id="AM-Q91",
        title="The next dealer",
        question="Who deals the next round, and who has its first turn?",
        kind="settled",
        sentences=("AM-continuing-2", "AM-setup-8"),
        answers=(
            Answer(
                "A",
                "The player to the dealer's left deals, and the first turn is that of the next player to the left, no matter who "
                "went out.",
            ),
            Answer("B", "Another player shuffles, but the first turn does not move on."),
        ),
        default="A",
        grounds=(
            "Gathering, shuffling and dealing are all given to the same player, and who plays first is told by where the dealer "
            "sits. Under B one player would begin every round."
        ),
    ),
    Ruling(
        id="AM-Q92",
        title="Patterns never marked",
        question="Must every round bring a mark, and what do unmarked patterns cost at the end?",
        kind="settled",
        sentences=("AM-ending-game-2", "AM-patterns-12", "AM-continuing-6"),
        answers=(
            Answer("A", "No, and they cost nothing but perhaps a tie; everybody plays the same number of rounds."),
            Answer("B", "Every player must mark a pattern in each round."),
        ),
        default="A",
        grounds=(
            "A number of rounds ends the game, and no penalty is printed. To work towards a pattern is nothing that anybody could "
            "check; what can be checked is that none is used twice. Under B a player with nothing to lay would have to give up a "
            "pattern for nothing."
        ),
    ),
    Ruling(
        id="AM-Q93",
        title="Rules that both games share",
        question="Which rules of the Classic Game hold in the Progressive Game?",
        kind="settled",
        sentences=("AM-progressive-2", "AM-prog-patterns-1", "AM-smiley-1", "AM-eor-changes-1", "AM-eor-changes-5"),
        answers=(
            Answer(
                "A",
                "All but those on the number of rounds and cards, on the patterns and on the end of a round; and smileys are new.",
            ),
            Answer("B", "Only those that are told again."),
        ),
        default="A",
        grounds=(
            "The section on the Progressive Game consists of changes, as its headings say. Under B it would have neither turns nor "
            "wilds nor points for cards."
        ),
    ),
    Ruling(
        id="AM-Q94",
        title="Patterns of earlier rounds",
        question="In the Progressive Game, may you use a pattern that was left over from rounds with fewer cards?",
        kind="settled",
        sentences=(
            "AM-progressive-4",
            "AM-progressive-6",
            "AM-progressive-8",
            "AM-prog-patterns-2",
            "AM-prog-patterns-3",
            "AM-prog-patterns-4",
        ),
        answers=(
            Answer("A", "No, each three rounds have their own three patterns, and each of these can be used once."),
            Answer("B", "Yes, until it is marked."),
        ),
        default="A",
        grounds=(
            "The patterns of each group are called new, or its own, and they have just as many cards as are dealt there. Under B "
            "six cards would be enough in a round of ten, at a time when larger patterns are to be collected."
        ),
    ),
    Ruling(
        id="AM-Q95",
        title="Laying after a Progressive round",
        question="In the Progressive Game, what may be laid after the end of a round?",
        kind="option",
        sentences=("AM-eor-changes-2", "AM-eor-changes-3", "AM-eor-changes-4", "AM-eor-changes-5", "AM-eor-changes-6"),
        answers=(
            Answer("A", "Nothing."),
            Answer("B", "Complete patterns, but no partial ones."),
            Answer("C", "What may be laid after a Classic round, with the table in the sizes of the round (AM-Q99)."),
        ),
        default="A",
        grounds=(
            "Somebody goes out, the round is over, and the scores are added up: there is no moment to lay anything. But only "
            "partial patterns are forbidden in so many words, which leaves room for B, and under it Yahosh would not lose his run. "
            "C is the choice that the book itself offers in a tip."
        ),
    ),
    Ruling(
        id="AM-Q96",
        title="Whose smiley it is",
        question="Who gets the bonus for a smiley card that lies on the table?",
        kind="option",
        sentences=("AM-smiley-3", "AM-playing-2", "AM-playing-3", "AM-turn-3"),
        answers=(
            Answer("A", "The player in whose area it lies, whoever has played it."),
            Answer("B", "The player who has played it, wherever it lies."),
        ),
        default="A",
        grounds=(
            "Your area is where your pattern lies, and the bonus is for what is in it. So a smiley card that you play to another's "
            "melds, by adding or by a swap, spares you fifteen points and gains ten for the other player. B would reward you "
            "instead, but somebody has to remember who played which card. Not on offer is a bonus only for cards that you played "
            "to your own melds (C)."
        ),
    ),
    Ruling(
        id="AM-Q97",
        title="A smiley in hand",
        question="How many points does a smiley card cost that you still hold?",
        kind="settled",
        sentences=("AM-smiley-4", "AM-scoring-6"),
        answers=(
            Answer("A", "Fifteen: five as a treasure, and ten more."),
            Answer("B", "Ten, instead of five."),
        ),
        default="A",
        grounds=(
            "These ten points are called extra, so they are added to what the card costs anyway. Under B such a card would be just "
            "five points worse than a plain one."
        ),
    ),
    Ruling(
        id="AM-Q98",
        title="Which cards have a smiley",
        question="Which cards have a smiley, and do they count in the Classic Game?",
        kind="settled",
        sentences=("AM-smiley-1", "AM-smiley-2", "AM-contents-5", "AM-scoring-5"),
        answers=(
            Answer(
                "A",
                "In each colour one of the four 5s, one of the four 6s and one of the four 7s, which makes nine with three "
                "colours; they count in the Progressive Game only.",
            ),
            Answer("B", "The same cards, and they count in both games."),
            Answer("C", "One card of each colour, which is a 5, a 6 or a 7."),
        ),
        default="A",
        grounds=(
            "The sentence lists the three numbers and says that there is one of each in a colour, where the deck has four. Smileys "
            "are brought in as a part of the Progressive Game, and the Classic list of points does not have them. The symbol is "
            "not in the text, but the heading has its name."
        ),
    ),
    Ruling(
        id="AM-Q99",
        title="Parts in Progressive rounds",
        question="Where the Classic end of round is used in the Progressive Game, which parts can be laid?",
        kind="settled",
        sentences=(
            "AM-eor-changes-6",
            "AM-ending-round-15",
            "AM-ending-round-16",
            "AM-ending-round-17",
            "AM-ending-round-18",
            "AM-ending-round-19",
        ),
        answers=(
            Answer(
                "A",
                "Those of the table in the sizes of the round: one set for the two sets, one run of five for the two runs, any "
                "number of pairs, but a single run only as a whole.",
            ),
            Answer("B", "Those of the table as it is printed, so a set or a run of four."),
        ),
        default="A",
        grounds=(
            "It matters only if AM-Q95 is answered by C. As printed, the table would let four cards be laid for a set of three, "
            "against its own rule that nobody lays more than the pattern says, and it would have next to nothing for rounds of six "
            "cards."
        ),
    ),
    Ruling(
        id="AM-Q100",
        title="Smileys laid at the end",
        question="Do smileys count that are laid at the end of a Progressive round?",
        kind="settled",
        sentences=("AM-smiley-3", "AM-ending-round-6", "AM-ending-round-22"),
        answers=(
            Answer("A", "Yes, like those that lay there before."),
            Answer("B", "No, they come too late."),
        ),
        default="A",
        grounds=(
            "What counts is where a card lies when the round has ended, and laying comes before scoring. It matters only if AM-Q95 "
            "is answered by B or C. Under B such a card would count neither as held nor as laid."
        ),
    ),
    Ruling(
        id="AM-Q101",
        title="Scores below zero",
        question="Who wins the Progressive Game, and can scores be negative?",
        kind="settled",
        sentences=("AM-ending-game-4", "AM-ending-game-5", "AM-ending-game-6", "AM-smiley-3"),
        answers=(
            Answer("A", "The lowest total wins, with ties as in the Classic Game, and both a round and a total can be negative."),
            Answer("B", "A round never counts less than zero."),
        ),
        default="A",
        grounds=(
            "The section names no winner of its own. The player who goes out has no points to take the bonus from, so under B "
            "smileys would be worth least to whoever does best."
        ),
    ),
    Ruling(
        id="AM-Q102",
        title="Length of the Progressive Game",
        question="How many rounds does the Progressive Game have, and with how many cards?",
        kind="settled",
        sentences=(
            "AM-progressive-2",
            "AM-progressive-3",
            "AM-progressive-5",
            "AM-progressive-7",
            "AM-ending-game-2",
            "AM-continuing-3",
        ),
        answers=(
            Answer("A", "Nine: three with six cards, three with eight and three with ten."),
            Answer("B", "Five, since the game is said to end after the fifth."),
        ),
        default="A",
        grounds=(
            "These numbers stand in the section on the Progressive Game and replace those of the Classic Game. With B the patterns "
            "for ten cards could never be played."
        ),
    ),
    Ruling(
        id="AM-Q103",
        title="Mistakes",
        question="What if somebody lays, swaps, calls or takes a card against the rules?",
        kind="settled",
        sentences=(),
        answers=(
            Answer("A", "It does not count: a program refuses it, and at a table it is taken back."),
            Answer("B", "Whoever made the mistake is punished for it."),
        ),
        default="A",
        grounds=(
            "The book knows no penalty, and any that we put in would be invented. Once the mistake is undone, play can go on by "
            "the rules."
        ),
    ),
    Ruling(
        id="AM-Q104",
        title="Discards under the top one",
        question="May you take a discard that is not on top?",
        kind="settled",
        sentences=("AM-turn-2", "AM-cihi-2", "AM-cihi-11"),
        answers=(
            Answer("A", "No, only the top card, and no more than one at a time."),
            Answer("B", "Yes, together with all that lie on it."),
        ),
        default="A",
        grounds=(
            "Wherever the rules have a discard taken, it is the one on top. B belongs to other games of this family and would "
            "change this one beyond recognition. What lies deeper can be had only as one card after another is called for "
            "(AM-Q65)."
        ),
    ),
    Ruling(
        id="AM-Q105",
        title="Cards for the next round",
        question="Which cards are shuffled for the next round?",
        kind="settled",
        sentences=("AM-continuing-2", "AM-setup-2"),
        answers=(
            Answer("A", "All: what is left in hands, all melds, and both piles."),
            Answer("B", "All but the melds."),
        ),
        default="A",
        grounds=(
            "The next dealer gathers the cards, and none are set aside. Under B there would be fewer in each round, and after some "
            "rounds too few to deal."
        ),
    ),
    Ruling(
        id="AM-Q106",
        title="Calls with two players",
        question="Can a card be called for when only two play?",
        kind="settled",
        sentences=("AM-cihi-2", "AM-cihi-6", "AM-cihi-8", "AM-cihi-10"),
        answers=(
            Answer(
                "A",
                "Yes: the player who is not next may call, mostly for a discard of their own, and gets the card and an extra "
                "card if the other does not want it.",
            ),
            Answer("B", "No."),
        ),
        default="A",
        grounds=(
            "No step of it needs a third player. It is a way to come by more cards, and a risky one, since your opponent may want "
            "what you have put down. The first card of a round can be called for by the dealer, if AM-Q58 is answered by A."
        ),
    ),
    Ruling(
        id="AM-Q107",
        title="Order of the two cards",
        question="May you look at the extra card before you take the discard?",
        kind="settled",
        sentences=("AM-cihi-7", "AM-cihi-8"),
        answers=(
            Answer("A", "No, you take the discard first, and then the extra card without having seen it."),
            Answer("B", "Yes, and then decide."),
        ),
        default="A",
        grounds=(
            "Both have to be taken, so there is nothing to decide, and with B a call would be without risk. The order matters if "
            "the draw pile is empty, because the discard is then gone before the others are shuffled (AM-Q17)."
        ),
    ),
    Ruling(
        id="AM-Q108",
        title="Rounds without end",
        question="Is there a limit to the number of turns in a round?",
        kind="option",
        sentences=("AM-turn-2", "AM-turn-4"),
        answers=(
            Answer("A", "No."),
            Answer(
                "B",
                "Yes: when there have been thirty turns for each player, the round ends like one in which nothing can be drawn "
                "(AM-Q19).",
            ),
        ),
        default="A",
        grounds=(
            "The rules have none. As discards are shuffled again and again, a round in which nobody lays anything need never end. "
            "People would tire of it, and programs may not. B is for them, and the number thirty is our choice."
        ),
    ),
    Ruling(
        id="AM-Q109",
        title="Several wilds in a meld",
        question="If a run has two wilds, which of them does your natural card free?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-swapping-2"),
        answers=(
            Answer("A", "The one in whose place it belongs, and no other."),
            Answer("B", "Either, as you choose."),
        ),
        default="A",
        grounds=(
            "Each wild was used for one card, and under B you could give a yellow 8 for the wild that is a yellow 5. The ranges "
            "can differ, so it matters which one you get. Where several wilds stand for the same, as in a pair, and in a set "
            "unless AM-Q51 is answered by B, you say which one you take."
        ),
    ),
    Ruling(
        id="AM-Q110",
        title="Copies that do not exist",
        question="Can a wild be a card of which the deck has no copy, such as a third blue 3?",
        kind="settled",
        sentences=("AM-wilds-2", "AM-contents-4", "AM-playing-6"),
        answers=(
            Answer("A", "Yes, how many copies the deck has does not matter."),
            Answer("B", "No, only for a card that may still turn up."),
        ),
        default="A",
        grounds=(
            "A wild is limited by its range and by nothing else. Pairs of 2s, 3s, 9s and 10s, which have no third copy in a "
            "colour, can thus grow by wilds. For B all players would have to keep count of the cards that have been seen."
        ),
    ),
    Ruling(
        id="AM-Q111",
        title="Calls by the next player",
        question="May the player who is next to draw call for the discard?",
        kind="settled",
        sentences=("AM-cihi-2", "AM-cihi-3", "AM-cihi-5", "AM-cihi-9"),
        answers=(
            Answer("A", "No, that player can simply draw it, or want it if somebody else calls."),
            Answer("B", "Yes, and gets an extra card as every caller does."),
        ),
        default="A",
        grounds=(
            "The rule speaks of any player, but additional cards are barred on one's own turn, so that a call could bring no more "
            "than the draw does. Under B the next player would get three cards by the end of the draw, and nobody else could do "
            "anything about it."
        ),
    ),
    Ruling(
        id="AM-Q112",
        title="Drawing while a call is open",
        question="May the next player draw from the draw pile before a call is settled?",
        kind="settled",
        sentences=("AM-cihi-2", "AM-cihi-3", "AM-cihi-6", "AM-cihi-11"),
        answers=(
            Answer("A", "No, the card must be wanted or refused first, and the draw comes after it has been taken."),
            Answer("B", "Yes, and it means that the card is refused."),
            Answer("C", "Yes, and with it the call has lapsed."),
        ),
        default="A",
        grounds=(
            "The call came before the draw, as it should, so it has to be carried out in full, with its extra card. B differs only "
            "in who gets which card of the draw pile. C would let a quick player silence all others."
        ),
    ),
)
