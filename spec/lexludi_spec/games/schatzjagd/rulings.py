"""The rulings: the questions that the rulebook of Schatzjagd leaves open, each with its readings and a default.

The defaults are this project's, not the publisher's. Columns are A to E from west to east and rows 1 to 5 from north to south, so
the treasure card lies on C3.
"""

from __future__ import annotations

from lexludi_spec.declarations import Answer, Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        id="SJ-Q01",
        title="Mix of the path cards",
        question="How many of the 24 path cards are of each kind?",
        kind="data",
        sentences=("SJ-contents-5", "SJ-prep-3", "SJ-first-6"),
        answers=(
            Answer(
                "A",
                "There are 8 curves, 6 straights, 4 junctions, 3 crossings and 3 dead ends, until somebody supplies the real "
                "numbers.",
            ),
            Answer("B", "Other numbers that come to 24, with at least one card of each kind."),
        ),
        default="A",
        grounds=(
            "The rulebook gives the total and names the kinds, and no source that we found tells more, so the mix is invented, "
            "says so, and can be replaced. More than half of it is plain path, seven cards offer a choice of ways, and a corner "
            "shows a dead end in one case out of eight. With many more branching cards you could nearly always go where you "
            "like and would have little to remember; with many more dead ends, many turns would be lost. The mix changes what "
            "is likely and no rule, so no test may rest on it."
        ),
    ),
    Ruling(
        id="SJ-Q02",
        title="Numbers on the die",
        question="Which numbers can the die show?",
        kind="data",
        sentences=("SJ-contents-4", "SJ-prep-14", "SJ-tiger-4", "SJ-tiger-6", "SJ-tiger-7"),
        answers=(
            Answer("A", "1 to 4, all equally likely, until somebody supplies the real faces."),
            Answer("B", "1 to 4, but some of them more often, as on a six-sided die that shows two of them twice."),
            Answer("C", "1 to 6, where a five or a six still gives no more than four cards."),
            Answer("D", "Some faces show no dots at all, and the tiger stays."),
        ),
        default="A",
        grounds=(
            "The tiger goes as many cards as there are dots and never more than four, and the example rolls a four, so four is "
            "the highest number; reviews speak of one to four. Equal chances assume the least. It is one die, although the book "
            "says dice."
        ),
    ),
    Ruling(
        id="SJ-Q03",
        title="The five kinds of path",
        question="To which sides does the path lead on each of the five kinds of card?",
        kind="settled",
        sentences=("SJ-first-6", "SJ-uncover-8", "SJ-uncover-14"),
        answers=(
            Answer(
                "A",
                "A curve leads to two neighbouring sides, a straight to two opposite ones, a junction to three, a crossing to "
                "four and a dead end to one; all ways on a card are joined.",
            ),
            Answer("B", "As in A, but a crossing is two straights, one above the other, and you cannot turn off on it."),
            Answer("C", "A junction is any card that branches, to three sides or to four."),
        ),
        default="A",
        grounds=(
            "A path that begins at the middle of a side can lead to one, three or four sides in one pattern each, and to two "
            "sides in two. That makes five, one for each name; and the German rulebook has a word for junctions that means a "
            "road running into another. You may use every side to which the path under your pirate leads, wherever he came "
            "from; B would need a rule about that."
        ),
    ),
    Ruling(
        id="SJ-Q04",
        title="Sides of the treasure card",
        question="On which sides can pirates come to the treasure card and leave it?",
        kind="settled",
        sentences=("SJ-contents-6", "SJ-prep-2", "SJ-treasure-3", "SJ-uncover-14"),
        answers=(
            Answer("A", "On all four."),
            Answer("B", "Only on those to which its path leads, as it happens to lie."),
        ),
        default="A",
        grounds=(
            "Nothing is said about which way round the card is laid, so it must make no difference, and the four corners should "
            "have the same chances. Whether you can enter it depends on your own card alone: its path has to lead there. A "
            "treasure card without any path on it would come to the same."
        ),
    ),
    Ruling(
        id="SJ-Q05",
        title="Number of players",
        question="How many people can play?",
        kind="settled",
        sentences=("SJ-contents-2", "SJ-prep-7", "SJ-prep-8", "SJ-prep-10"),
        answers=(
            Answer("A", "Two to four."),
            Answer("B", "One to four, so that somebody alone can play too."),
            Answer("C", "Any number, in up to four teams."),
        ),
        default="A",
        grounds=(
            "There are four pirates, and two players as well as tables of fewer than four are mentioned. Alone you would always "
            "be the first to come home, and the rules about another player would have no meaning. Nothing is said of teams."
        ),
    ),
    Ruling(
        id="SJ-Q06",
        title="Sides that touch a boat",
        question="Which sides of a corner card touch the boat there, when you set out and when you come home?",
        kind="option",
        sentences=("SJ-prep-6", "SJ-first-4", "SJ-first-7", "SJ-first-8", "SJ-end-2"),
        answers=(
            Answer(
                "A",
                "Both outer sides: north and west at A1, north and east at E1, south and east at E5, south and west at A5.",
            ),
            Answer("B", "Only the side at the end of the row: west at A1 and A5, east at E1 and E5."),
            Answer(
                "C",
                "No side: it touches the corner point: any rotation will do when you set out, and no path to it is needed when you "
                "come home.",
            ),
            Answer("D", "Only the side at the end of the column: north at A1 and E1, south at A5 and E5."),
        ),
        default="A",
        grounds=(
            "A boat is put at a corner, and of the two outer sides of a corner card neither is closer to it than the other. "
            "Being in line takes an end of a path, which C does without. When you set out, A leaves three of the four rotations "
            "of a curve and both of a straight, and B and D leave half of them; on the way home, too, fewer cards then reach "
            "the boat. Not on offer are boats that lie at the end of a row at one corner and of a column at the next."
        ),
    ),
    Ruling(
        id="SJ-Q07",
        title="Who starts from which boat",
        question="From which boat does each pirate start?",
        kind="option",
        sentences=("SJ-prep-6", "SJ-prep-7", "SJ-prep-8", "SJ-prep-9", "SJ-prep-10"),
        answers=(
            Answer(
                "A",
                "It goes by the seats: north-west, north-east, south-east, south-west; two players use the north-west and the "
                "south-east.",
            ),
            Answer(
                "B",
                "Before the first round the players choose a free boat one after another, seat 1 first; with two players the "
                "second gets the boat opposite. The turns still go by the seats.",
            ),
        ),
        default="A",
        grounds=(
            "Each player opens the corner card at their own boat, which two on the same boat could not both do, so sharing a "
            "boat is not on offer. The rulebook does not say who gets which. As long as all cards are covered no corner is "
            "better than another, so A leaves out a choice that hardly matters; but it does decide who starts near whom. In a "
            "game of three under A, the south-west boat has no pirate."
        ),
    ),
    Ruling(
        id="SJ-Q08",
        title="The diagonal for two",
        question="With two players, which two boats have pirates on them?",
        kind="settled",
        sentences=("SJ-prep-10",),
        answers=(
            Answer(
                "A",
                "Any two that are opposite: north-west and south-east if the boats go by the seats, and either diagonal if they "
                "are chosen.",
            ),
            Answer("B", "Always north-west and south-east, even if the boats are chosen."),
            Answer("C", "Any two, neighbouring ones too."),
        ),
        default="A",
        grounds=(
            "Being opposite is all that is asked for, and one diagonal is as good as the other. Which of them it is follows "
            "from SJ-Q07."
        ),
    ),
    Ruling(
        id="SJ-Q09",
        title="The first player",
        question="Who has the first turn?",
        kind="option",
        sentences=("SJ-first-2",),
        answers=(
            Answer("A", "The player in seat 1, so let the smallest player sit there."),
            Answer("B", "A player who is drawn at random."),
        ),
        default="A",
        grounds=(
            "How tall people are is a fact from outside the game that only the table knows. The German rulebook makes it plain "
            "that the players are meant, and not the figures. B is for tables where two are equally tall or nobody cares. Not "
            "on offer is the youngest player, of whom the rulebook says nothing."
        ),
    ),
    Ruling(
        id="SJ-Q10",
        title="Clockwise by seats or boats",
        question="Does the turn go round by the seats or by the boats?",
        kind="settled",
        sentences=("SJ-first-3",),
        answers=(
            Answer(
                "A",
                "By the seats, which is also the order of the boats under answer A of SJ-Q07; a corner where nobody started is "
                "passed over.",
            ),
            Answer("B", "By the boats, even where the players chose them in another order."),
        ),
        default="A",
        grounds=(
            "It is the players who follow one another. At a table they sit behind their boats, so the two orders differ only "
            "where boats are chosen freely. All later rounds keep the order of the first."
        ),
    ),
    Ruling(
        id="SJ-Q11",
        title="The chests",
        question="How many chests are put on the treasure card, and does it matter which one you take?",
        kind="settled",
        sentences=("SJ-contents-8", "SJ-prep-11", "SJ-prep-15", "SJ-treasure-3"),
        answers=(
            Answer("A", "One for each player; they are all alike, so it does not matter."),
            Answer("B", "One for each player, and each is kept for one pirate."),
            Answer("C", "Always four, of which you take any."),
        ),
        default="A",
        grounds=(
            "Every player adds one to the treasure card and the spare ones go back into the box. Since nobody takes a second "
            "(SJ-Q62), A and B come to the same: there is a chest for everyone who arrives."
        ),
    ),
    Ruling(
        id="SJ-Q12",
        title="The tiger at the start",
        question="Can a pirate enter the treasure card as long as the tiger has not moved from there?",
        kind="settled",
        sentences=("SJ-prep-12", "SJ-prep-13", "SJ-tiger-11", "SJ-uncover-4"),
        answers=(
            Answer("A", "No, somebody has to move the tiger away first."),
            Answer("B", "Yes, the tiger keeps pirates off only once it has been moved."),
            Answer("C", "Yes, the treasure card is always free."),
        ),
        default="A",
        grounds=(
            "That no pirate may enter the tiger's square is said without exception, and he is put there as a guard. So whoever "
            "plays with the tiger needs at least one roll in every game, for the treasure card cannot be exchanged away from "
            "under him either (SJ-Q42)."
        ),
    ),
    Ruling(
        id="SJ-Q13",
        title="How the covered cards lie",
        question="Where do the covered cards lie, and does it matter which way round?",
        kind="settled",
        sentences=("SJ-prep-3", "SJ-prep-4", "SJ-prep-5"),
        answers=(
            Answer("A", "One on each of the 24 squares around the middle; which way round does not matter."),
            Answer("B", "One on each of these squares, and each keeps the rotation in which it was dealt."),
        ),
        default="A",
        grounds=(
            "Whoever uncovers a card may turn it, in the first round as well as later, so how it lay before is of no use to "
            "anybody. A square of five by five has one middle, and the cards fill what is left of it."
        ),
    ),
    Ruling(
        id="SJ-Q14",
        title="The first turn",
        question="What do you do in your first turn, and may you do anything else instead?",
        kind="settled",
        sentences=("SJ-first-4", "SJ-first-5", "SJ-first-7", "SJ-first-8", "SJ-rounds-1", "SJ-rounds-2"),
        answers=(
            Answer(
                "A",
                "You uncover the corner card at your boat, turn it and move your pirate onto it, and nothing else is allowed.",
            ),
            Answer("B", "You uncover and turn that card, and may leave your pirate on the boat for now."),
            Answer("C", "You may exchange two cards or roll the die instead."),
        ),
        default="A",
        grounds=(
            "The three options are introduced as belonging to the second round and those after it. A pirate left on his boat "
            "would later have to enter an open card with no pirate on it, for which there is no rule; and the rules of the "
            "later rounds take it for granted that he stands on a path."
        ),
    ),
    Ruling(
        id="SJ-Q15",
        title="Turning the first card",
        question="If it is no dead end, how may your first card be turned?",
        kind="settled",
        sentences=("SJ-first-7", "SJ-first-8", "SJ-uncover-9"),
        answers=(
            Answer("A", "In every way in which an end of its path meets the boat, and if there are several, you choose."),
            Answer("B", "Only so that exactly one end meets the boat."),
            Answer("C", "In one way, which is prescribed."),
        ),
        default="A",
        grounds=(
            "One end is all that being in line takes, and a second does no harm. B would leave no way at all to turn a crossing "
            "if both outer sides touch the boat. For later cards the choice among several ways is yours, so it should be here. "
            "Which sides touch the boat is told in SJ-Q06; whatever its answer, each kind of card can be turned to fit."
        ),
    ),
    Ruling(
        id="SJ-Q16",
        title="A first path to nowhere",
        question="May your first card be turned so that its path leads to no neighbouring card?",
        kind="option",
        sentences=("SJ-first-7", "SJ-first-8", "SJ-first-9", "SJ-uncover-5"),
        answers=(
            Answer("A", "Yes, it only has to be in line with the boat, although a pirate on such a card can go nowhere."),
            Answer(
                "B",
                "No, an end of the path must lead to a neighbouring card, so a curve to both outer sides or a dead end to the "
                "boat is refused.",
                without=("SJ-Q18=C",),
            ),
        ),
        default="A",
        grounds=(
            "Nothing asks for more than the line with the boat. It is a useless choice that lasts for the whole game, since a "
            "card is not turned under a pirate (SJ-Q27) and there is no way back on board (SJ-Q70 A): you could only exchange "
            "and roll, and if all players did it, nobody could win. The exception for dead ends suggests that a first path is "
            "meant to lead on, so B is offered; it forbids only what never helps. B cannot be combined with answer C of SJ-Q18, "
            "which would leave no way to turn a dead end. Not on offer is turning the card again later (C)."
        ),
    ),
    Ruling(
        id="SJ-Q17",
        title="Covered or uncovered neighbours",
        question="Does the exception for a dead end speak of covered or of uncovered neighbours?",
        kind="settled",
        sentences=("SJ-first-9", "SJ-prep-3", "SJ-first-4"),
        answers=(
            Answer("A", "Of covered ones; the word in brackets is a slip."),
            Answer("B", "Of uncovered ones, as it says."),
        ),
        default="A",
        grounds=(
            "No two corners are neighbours in a square of five by five, and only corners are opened in the first round, so the "
            'cards beside your corner lie face down. Taken at its word the exception could never be used; and what is "still" '
            "so is what has not been changed yet."
        ),
    ),
    Ruling(
        id="SJ-Q18",
        title="A dead end as first card",
        question="How may you turn a dead end that is your first card?",
        kind="option",
        sentences=("SJ-first-7", "SJ-first-8", "SJ-first-9"),
        answers=(
            Answer("A", "To the boat or to either of the two neighbouring cards, as you like."),
            Answer("B", "Only to one of the two neighbouring cards."),
            Answer("C", "Only in line with the boat, like every other card."),
        ),
        default="A",
        grounds=(
            "The exception says what you can do, not what you must. It lifts the duty to be in line and no other, so your "
            "pirate moves onto the card in every case; if he stayed on the boat, no rule would ever get him off it. Turned to "
            "the boat, a dead end leads nowhere (SJ-Q16), so B takes away only a useless choice. C does without the exception, "
            "so that a dead end leads nowhere unless every rotation is in line (SJ-Q06 C); it cannot be combined with answer B "
            "of SJ-Q16. Not on offer is exchanging a dead end for another card."
        ),
    ),
    Ruling(
        id="SJ-Q19",
        title="Dead ends after the first round",
        question="Does the exception for dead ends hold after the first round too?",
        kind="settled",
        sentences=("SJ-first-9", "SJ-uncover-8"),
        answers=(
            Answer("A", "No, a dead end that is uncovered later leads back to the card that you come from."),
            Answer("B", "Yes, whoever uncovers one may turn it onward."),
        ),
        default="A",
        grounds=(
            "It stands among the rules for the first round, as an exception from being in line with the boat. That a later card "
            "must connect with the one before it is said without exception; under B a pirate would enter a card where no path "
            "leads onto it. On a corner, such a dead end leads to no boat either, so nobody comes home from it unless no path "
            "is needed (SJ-Q06 C)."
        ),
    ),
    Ruling(
        id="SJ-Q20",
        title="Rounds and turns",
        question="Is one card a round meant for each player or for all together, and when does the second round begin?",
        kind="settled",
        sentences=("SJ-first-1", "SJ-rounds-1", "SJ-uncover-3"),
        answers=(
            Answer(
                "A",
                "For each player, in their turn; the second round begins when all have opened their corners, with whoever had "
                "the first turn.",
            ),
            Answer("B", "For all together: only one player may uncover a card in each round."),
        ),
        default="A",
        grounds=(
            "Under B one pirate would move and the others would have to wait for the next round. That the rulebook says round "
            "where turn would be clearer does no harm, since everybody has one turn in a round."
        ),
    ),
    Ruling(
        id="SJ-Q21",
        title="One option each turn",
        question="May you pass, or use more than one of the three options in a turn?",
        kind="settled",
        sentences=("SJ-rounds-2", "SJ-rounds-3", "SJ-rounds-4", "SJ-rounds-5"),
        answers=(
            Answer("A", "Neither: you use exactly one."),
            Answer("B", "You may pass."),
            Answer("C", "You may use several, each of them once."),
        ),
        default="A",
        grounds=(
            "The three are listed as alternatives, and being allowed to choose among them is not being allowed to choose none. "
            "Nobody is ever stuck: at least 20 cards are covered, and what others have exchanged bars two of them, or six at "
            "most under answer B of SJ-Q43, so two are always left to exchange. Rolling and leaving the tiger where he is comes "
            "close to passing (SJ-Q51)."
        ),
    ),
    Ruling(
        id="SJ-Q22",
        title="Steps that uncover nothing",
        question="Does a step take up the turn even if no card is uncovered for it?",
        kind="settled",
        sentences=("SJ-rounds-3", "SJ-uncover-3", "SJ-uncover-12", "SJ-uncover-15", "SJ-treasure-3", "SJ-end-2"),
        answers=(
            Answer(
                "A",
                "Yes, be it to another pirate's card, to the treasure card or to a boat: it is the first of the three options.",
            ),
            Answer("B", "No, it is free, and one of the three options may follow."),
            Answer("C", "It takes up the turn only together with uncovering a card."),
        ),
        default="A",
        grounds=(
            "Of a step to another pirate's card it is said that no card is uncovered besides, and nothing sets the other two "
            "apart from it. A turn that holds one card to uncover would otherwise hold any number of steps. Only answer B of "
            "SJ-Q68 makes going on board part of the step before it."
        ),
    ),
    Ruling(
        id="SJ-Q23",
        title="Moving after uncovering",
        question="Must you move your pirate onto the card that you have uncovered?",
        kind="settled",
        sentences=("SJ-rounds-3", "SJ-uncover-3", "SJ-uncover-7", "SJ-uncover-10"),
        answers=(
            Answer("A", "Yes, whatever it shows."),
            Answer("B", "No, you may look at it and stay where you are."),
        ),
        default="A",
        grounds=(
            "Uncovering and moving are told as one option, with one following on the other. It is always possible, for every "
            "kind of card can be turned to connect. Under B you could look at cards for nothing, and they would be left open "
            "with no pirate on them and no rule to cover them."
        ),
    ),
    Ruling(
        id="SJ-Q24",
        title="Cards that you may uncover",
        question="Which cards may you uncover?",
        kind="settled",
        sentences=("SJ-uncover-5", "SJ-uncover-6", "SJ-tiger-11"),
        answers=(
            Answer("A", "The covered cards next to your pirate's card on the sides to which its path leads, but not the tiger's."),
            Answer("B", "Any card in the direction of the path, however far away."),
            Answer("C", "Cards diagonally next to it as well."),
        ),
        default="A",
        grounds=(
            "You are to move onto the card, and the two paths are to connect, which takes a common side. Where a path leads off "
            "the square there is no card, though there may be a boat (SJ-Q67). Open cards cannot be uncovered; SJ-Q31, SJ-Q33 "
            "and SJ-Q34 tell of them."
        ),
    ),
    Ruling(
        id="SJ-Q25",
        title="What has to connect",
        question="With which cards must an uncovered card connect?",
        kind="settled",
        sentences=("SJ-uncover-8", "SJ-uncover-5"),
        answers=(
            Answer("A", "Only with the card that your pirate comes from."),
            Answer("B", "With all open cards beside it."),
            Answer("C", "With the treasure card or the boat as well, if one is beside it."),
        ),
        default="A",
        grounds=(
            "The rule has just spoken of the path under your pirate, and it is this and the new one that have to connect. B "
            "could ask for what is impossible: between two open paths that both lead to it, a dead end could not be laid at "
            "all. So a new card may well be closed to another pirate beside it."
        ),
    ),
    Ruling(
        id="SJ-Q26",
        title="Ways to turn a card",
        question="In which ways may an uncovered card be turned?",
        kind="settled",
        sentences=("SJ-uncover-8", "SJ-uncover-9"),
        answers=(
            Answer(
                "A",
                "In all in which it connects with the card that you come from, even if other ends lead off the square; ways "
                "that look the same are one.",
            ),
            Answer("B", "Only in those in which no end leads off the square."),
        ),
        default="A",
        grounds=(
            "To connect is the only condition, and among several ways you choose. That makes two for a curve, three for a "
            "junction and one for each other kind. Under B, somebody who goes from B2 to B1 and finds a straight there could "
            "not lay it down."
        ),
    ),
    Ruling(
        id="SJ-Q27",
        title="Turning a card later",
        question="May you turn a card on which a pirate stands?",
        kind="settled",
        sentences=("SJ-uncover-8", "SJ-uncover-12", "SJ-uncover-14", "SJ-first-7"),
        answers=(
            Answer("A", "No, a card is turned only when it is put back after being uncovered."),
            Answer("B", "Yes, you may turn your own in your turn."),
        ),
        default="A",
        grounds=(
            "Turning is spoken of nowhere else. If it were allowed later, a dead end would hold nobody up, and it would not be "
            "asked whether your path already connects with that of another pirate."
        ),
    ),
    Ruling(
        id="SJ-Q28",
        title="Going back",
        question="Can you return to the card from which your pirate has just come?",
        kind="settled",
        sentences=("SJ-uncover-5", "SJ-uncover-6", "SJ-uncover-11", "SJ-uncover-16"),
        answers=(
            Answer(
                "A",
                "Yes, as you can go to any other card to which the path leads; if it is covered, you uncover and turn it again.",
            ),
            Answer("B", "No, you have to go on to another card."),
        ),
        default="A",
        grounds=(
            "The path leads there, and covering the card made it like all others. Under B a dead end would never let anybody go."
        ),
    ),
    Ruling(
        id="SJ-Q29",
        title="Turned anew each time",
        question="When a card is uncovered once more, does it still lie as it did before?",
        kind="settled",
        sentences=("SJ-uncover-8", "SJ-uncover-9", "SJ-uncover-16"),
        answers=(
            Answer("A", "No, it is turned anew, to connect with the card that the pirate comes from now."),
            Answer("B", "Yes, it keeps the rotation in which it was covered."),
        ),
        default="A",
        grounds=(
            "Turning belongs to every uncovering and not only to the first. A rotation that is kept would often fail to connect "
            "with a pirate from another side. What is worth remembering is which kind of card lies where."
        ),
    ),
    Ruling(
        id="SJ-Q30",
        title="On a dead end",
        question="Where can a pirate go from a dead end that was uncovered after the first round?",
        kind="settled",
        sentences=("SJ-uncover-5", "SJ-uncover-8", "SJ-first-9"),
        answers=(
            Answer("A", "Only back to the card that he came from."),
            Answer("B", "Onward, for the card may be turned then."),
        ),
        default="A",
        grounds=(
            "Its only end had to connect with the card that he came from, and it is not turned again (SJ-Q27). If the card "
            "behind him is of no use either, an exchange can put another one there."
        ),
    ),
    Ruling(
        id="SJ-Q31",
        title="Entering the treasure card",
        question="How does a pirate get to the treasure card, which is open even if nobody is on it?",
        kind="settled",
        sentences=("SJ-rounds-3", "SJ-uncover-12", "SJ-treasure-2", "SJ-treasure-3"),
        answers=(
            Answer("A", "By a step that uncovers nothing, if the path on his card leads there and the tiger is elsewhere."),
            Answer("B", "In the same way, but somebody else's pirate has to be there before him."),
            Answer("C", "At once, when he comes to a card beside it with a path that leads there."),
        ),
        default="A",
        grounds=(
            "Word for word, open cards can be entered only where another pirate is, and then nobody could be the first at the "
            "treasure. The rulebook plainly has pirates arrive there, so the rule for open cards is used without that "
            "condition. C would be two steps in one turn. The card that he leaves is covered as usual."
        ),
    ),
    Ruling(
        id="SJ-Q32",
        title="Covering the treasure card",
        question="Is the treasure card covered when a pirate leaves it?",
        kind="settled",
        sentences=("SJ-uncover-11", "SJ-uncover-16", "SJ-prep-2", "SJ-prep-3"),
        answers=(
            Answer("A", "No, never."),
            Answer("B", "Yes, like any other card that is left."),
        ),
        default="A",
        grounds=(
            "Only the path cards are ever put face down. Everybody knows where the treasure is, chests may lie on it and "
            "pirates may stay behind there; and a covered treasure card could be exchanged and lost."
        ),
    ),
    Ruling(
        id="SJ-Q33",
        title="Joining another pirate",
        question="When may you step onto another pirate's card?",
        kind="settled",
        sentences=("SJ-uncover-12", "SJ-uncover-13", "SJ-uncover-14", "SJ-uncover-15"),
        answers=(
            Answer("A", "When it is next to yours and both paths, as they lie, meet at the common side."),
            Answer("B", "When your path leads to it; you may turn it so that it connects."),
        ),
        default="A",
        grounds=(
            "That the paths connect is a condition and not something to be brought about, and no card is uncovered, which is "
            "the only occasion to turn one. The pirate who is there already stays as he is."
        ),
    ),
    Ruling(
        id="SJ-Q34",
        title="A closed card in the way",
        question="What if your path leads to another pirate's card that is closed on that side?",
        kind="settled",
        sentences=("SJ-uncover-6", "SJ-uncover-12", "SJ-uncover-14"),
        answers=(
            Answer("A", "You cannot go there as long as it lies like that."),
            Answer("B", "You may take the card up, turn it and enter it."),
            Answer("C", "You may jump over it to the card behind."),
        ),
        default="A",
        grounds=(
            "It is open, so it cannot be uncovered, and it does not connect, so you cannot step onto it. Jumping is the tiger's "
            "privilege."
        ),
    ),
    Ruling(
        id="SJ-Q35",
        title="One of two pirates leaves",
        question="Is a card covered when one of several pirates leaves it?",
        kind="settled",
        sentences=("SJ-uncover-5", "SJ-uncover-11", "SJ-uncover-16"),
        answers=(
            Answer("A", "No, it stays open as it lies until the last of them has left."),
            Answer("B", "Yes, under those who stay."),
        ),
        default="A",
        grounds=(
            "A player has to see where the path under the pirate leads, which B would hide. So a path card is open exactly as "
            "long as a pirate stands on it."
        ),
    ),
    Ruling(
        id="SJ-Q36",
        title="Pirates on one card",
        question="How many pirates may stand on one card?",
        kind="settled",
        sentences=("SJ-uncover-12",),
        answers=(
            Answer("A", "Any number."),
            Answer("B", "Two at most."),
        ),
        default="A",
        grounds=(
            "The rule tells of joining one pirate because that is how it begins; it sets no limit. Under B two pirates could "
            "close a card to all others, and even the treasure card."
        ),
    ),
    Ruling(
        id="SJ-Q37",
        title="No step to make",
        question="What do you do if your pirate cannot make any step?",
        kind="settled",
        sentences=("SJ-rounds-2", "SJ-uncover-4", "SJ-exchange-4", "SJ-tiger-2"),
        answers=(
            Answer("A", "You use one of the other options: exchange two cards, or roll."),
            Answer("B", "You pass."),
            Answer("C", "You turn the card under him."),
        ),
        default="A",
        grounds=(
            "The way may be closed by the tiger, by the card of another pirate, or by your own first card. The other two "
            "options do not depend on where your pirate stands, and an exchange is always possible (SJ-Q21), without the tiger "
            "too (SJ-Q78)."
        ),
    ),
    Ruling(
        id="SJ-Q38",
        title="Covering the card you leave",
        question="When is the card that you leave covered, and what if you forget it?",
        kind="settled",
        sentences=("SJ-uncover-10", "SJ-uncover-11", "SJ-uncover-16"),
        answers=(
            Answer("A", "At the end of your move; if it was forgotten it is done late, and nothing else happens."),
            Answer("B", "At the end of your move, and whoever forgets it pays a penalty."),
        ),
        default="A",
        grounds=(
            "The book reminds you of it and knows no penalty. It makes no difference whether the move goes to a card that you "
            "uncover, to an open one or on board. Only during the move are both cards open."
        ),
    ),
    Ruling(
        id="SJ-Q39",
        title="Exchanging covered cards",
        question="Are covered or uncovered cards exchanged?",
        kind="settled",
        sentences=("SJ-exchange-1", "SJ-exchange-4", "SJ-exchange-5"),
        answers=(
            Answer("A", "Covered ones."),
            Answer("B", "Uncovered ones."),
            Answer("C", "Either."),
        ),
        default="A",
        grounds=(
            "The heading says the one and the rule under it the other. The rule goes before its heading; a ban on looking has a "
            "meaning only for covered cards; and each open path card has a pirate on it. The same slip is behind SJ-Q17."
        ),
    ),
    Ruling(
        id="SJ-Q40",
        title="Which two cards",
        question="Which two covered cards may be exchanged?",
        kind="settled",
        sentences=("SJ-exchange-2", "SJ-exchange-3", "SJ-exchange-4"),
        answers=(
            Answer("A", "Any two different ones, however far apart."),
            Answer("B", "Only two that are next to each other."),
        ),
        default="A",
        grounds=(
            "The rule limits the choice in no way but that of SJ-Q43, and an exchange is meant to bring a card to a pirate from "
            "wherever it lies. Corners where nobody started may be used, and cards that a pirate has just left."
        ),
    ),
    Ruling(
        id="SJ-Q41",
        title="The card under the tiger",
        question="May the covered card under the tiger be exchanged, and does the tiger go along?",
        kind="option",
        sentences=("SJ-exchange-4", "SJ-tiger-11", "SJ-tiger-4"),
        answers=(
            Answer("A", "It may be exchanged, and the tiger stays on his square."),
            Answer("B", "It may not be exchanged."),
            Answer("C", "It may be exchanged, and the tiger goes along with it."),
        ),
        default="A",
        grounds=(
            "The card is covered like others. The tiger is said to be on a square, and only a roll moves him, while C would "
            "carry him to any covered card of the board. B spares you lifting the tiger and takes one card out of the choice. "
            "While he is on the treasure card, the question does not come up (SJ-Q42)."
        ),
    ),
    Ruling(
        id="SJ-Q42",
        title="Treasure card and boats",
        question="Can anything but path cards be exchanged?",
        kind="settled",
        sentences=("SJ-exchange-4", "SJ-prep-2"),
        answers=(
            Answer("A", "No, neither the treasure card nor a boat."),
            Answer("B", "Yes, the treasure card, for a path card."),
        ),
        default="A",
        grounds="The treasure card is never covered (SJ-Q32) and has its place in the middle, and a boat is no card.",
    ),
    Ruling(
        id="SJ-Q43",
        title="How long an exchange bars",
        question="Which earlier exchanges limit the one that you make?",
        kind="option",
        sentences=("SJ-exchange-6",),
        answers=(
            Answer("A", "The one in the turn immediately before yours, if another player made it."),
            Answer("B", "All that other players have made since your own last turn."),
            Answer("C", "The latest of the game, if another player made it, however long ago that was."),
        ),
        default="A",
        grounds=(
            '"Just" is said of what has this moment happened, and a review speaks of the player before you. If Ann exchanges '
            "two cards and Ben rolls, Cem is free under A, while B and C hold him to Ann's exchange. With two players A and B "
            "are the same. What exactly is barred is told in SJ-Q44."
        ),
    ),
    Ruling(
        id="SJ-Q44",
        title="What an exchange bars",
        question="Which exchanges does an earlier one rule out, if SJ-Q43 makes it count?",
        kind="option",
        sentences=("SJ-exchange-6",),
        answers=(
            Answer("A", "Every one that uses either of its two places."),
            Answer("B", "Only one of exactly the same two places, which would undo it."),
        ),
        default="A",
        grounds=(
            "Not to use one of two cards is, in plain English, to use neither. Of 231 pairs among 22 covered cards A leaves "
            "190, and B 230. Reviews of the German edition tell the rule as in B, so it is more than a house rule. In the very "
            "next turn the same cards still lie on these places; where SJ-Q43 looks further back, the places count and not the "
            "cards. Not on offer is that using one of them is forbidden and using both allowed (C), which nobody can have "
            "meant."
        ),
    ),
    Ruling(
        id="SJ-Q45",
        title="Your own exchanges",
        question="Does an exchange that you made yourself limit your next one?",
        kind="settled",
        sentences=("SJ-exchange-6",),
        answers=(
            Answer("A", "No, only those of other players do."),
            Answer("B", "Yes, whoever made it."),
        ),
        default="A",
        grounds=(
            "The rule names another player. So even with two players you may exchange two cards in one turn and put them back "
            "in your next."
        ),
    ),
    Ruling(
        id="SJ-Q46",
        title="Looking at exchanged cards",
        question="May anybody look at the cards that are exchanged?",
        kind="settled",
        sentences=("SJ-exchange-5", "SJ-prep-3"),
        answers=(
            Answer(
                "A",
                "No, nobody may, neither before nor during the exchange nor after it; but which places they come from, all can "
                "see.",
            ),
            Answer("B", "Not during the exchange, but the player who makes it may look before or after it."),
        ),
        default="A",
        grounds=(
            "Looking is forbidden without a word about when. What you know of the cards you know from having seen them open, "
            "and keeping that in mind is what the game is about. The exchange itself happens on the table for everybody to see."
        ),
    ),
    Ruling(
        id="SJ-Q47",
        title="Uncovering an exchanged card",
        question="May a card that has just been exchanged be uncovered in the next turn?",
        kind="settled",
        sentences=("SJ-exchange-2", "SJ-exchange-6"),
        answers=(
            Answer("A", "Yes, if the path leads there."),
            Answer("B", "No, it has to lie for a round."),
        ),
        default="A",
        grounds="What is barred is to use it for another exchange. A card is put next to a pirate so that it will be uncovered.",
    ),
    Ruling(
        id="SJ-Q48",
        title="Odd exchanges",
        question="May more than two cards change places, or two that are alike, and may you exchange turn after turn?",
        kind="settled",
        sentences=("SJ-exchange-4", "SJ-rounds-4"),
        answers=(
            Answer("A", "Always exactly two cards, but they may be alike, and you may do it as often as you like."),
            Answer("B", "Three or more may go round in a ring as well."),
            Answer("C", "Two cards of the same kind may not be exchanged."),
        ),
        default="A",
        grounds=(
            "Two is the number that the rule gives. Since nobody may look, nobody could see to it that the two are different. "
            "No rule counts how often you use an option (SJ-Q73)."
        ),
    ),
    Ruling(
        id="SJ-Q49",
        title="The tiger's way",
        question="May the tiger turn corners in one move?",
        kind="option",
        sentences=("SJ-tiger-4", "SJ-tiger-5", "SJ-tiger-7", "SJ-tigervar-2", "SJ-prep-12"),
        answers=(
            Answer("A", "Yes, each step may go in another direction."),
            Answer("B", "No, the whole move goes in one straight line."),
        ),
        default="A",
        grounds=(
            "The directions can be read as those of a step or as those of a move. But the tiger starts in the middle, from "
            "where a straight line has no more than two cards: under B half of all first rolls could not be used up, although "
            "the Tiger variant asks for just that, and four in a line are possible only from the border. B is a fair reading "
            "all the same, and is offered."
        ),
    ),
    Ruling(
        id="SJ-Q50",
        title="Diagonal steps",
        question="May the tiger move diagonally?",
        kind="settled",
        sentences=("SJ-tiger-5",),
        answers=(
            Answer("A", "No, only along rows and columns."),
            Answer("B", "Yes, a diagonal step counts as one card."),
        ),
        default="A",
        grounds="Two kinds of direction are named, and this is neither of them.",
    ),
    Ruling(
        id="SJ-Q51",
        title="Leaving the tiger where he is",
        question="After a roll, may you leave the tiger where he is?",
        kind="option",
        sentences=("SJ-tiger-4", "SJ-tiger-6", "SJ-rounds-5"),
        answers=(
            Answer("A", "Yes, you may use none of the dots."),
            Answer("B", "No, he must move at least one card, unless there is none that he can get to."),
        ),
        default="A",
        grounds=(
            "The dots are an upper limit and you are free to use fewer, of which none is the fewest. B goes by the option "
            "itself, where the die is thrown for the tiger to be moved. Under A, a roll is the nearest thing to passing. If all "
            "dots must be used (SJ-Q76), that decides instead."
        ),
    ),
    Ruling(
        id="SJ-Q52",
        title="Jumping over pirates",
        question="What does a card with pirates on it cost the tiger?",
        kind="settled",
        sentences=("SJ-tiger-8", "SJ-tiger-9", "SJ-tiger-10"),
        answers=(
            Answer("A", "One dot, however many pirates are on it; he may cross several such cards in a move, but stop on none."),
            Answer("B", "No dot, for he skips it."),
            Answer("C", "One dot, but he may cross only one such card in a move."),
        ),
        default="A",
        grounds=(
            "Such cards are said to be counted. From C3 with a pirate on C2, a one does not take him north, and a two takes him "
            "to C1. Where nothing lies behind a pirate's card he cannot jump it, and if he would use his last dot to get onto "
            "one, he has to stop before it or go another way. Nothing limits the number of jumps."
        ),
    ),
    Ruling(
        id="SJ-Q53",
        title="Turning above a pirate",
        question="May the tiger change direction on a card that he jumps over?",
        kind="option",
        sentences=("SJ-tiger-5", "SJ-tiger-10"),
        answers=(
            Answer("A", "No, he goes straight on."),
            Answer("B", "Yes, as on any other card."),
        ),
        default="A",
        grounds=(
            "To jump over something is to come down on the other side of it. If pirates are on C2 and D3, a two takes the tiger "
            "from C3 to D2 under B; under A he needs four dots, by C1 and D1. It matters only if he may turn corners at all "
            "(SJ-Q49)."
        ),
    ),
    Ruling(
        id="SJ-Q54",
        title="Going to and fro",
        question="In one move, may the tiger enter a card twice, or return to where he started?",
        kind="option",
        sentences=("SJ-tiger-4", "SJ-tigervar-2"),
        answers=(
            Answer("A", "No, neither."),
            Answer("B", "Yes, both."),
        ),
        default="A",
        grounds=(
            "The dots are told in cards, and a card that is counted twice is still one card. In the plain game B adds no square "
            "to those that he can get to, and is only another way to stay where he is, which has a use under answer B of "
            "SJ-Q51. In the Tiger variant it would let you use up a two or a four by going to and fro, and the variant would "
            "lose much of its point."
        ),
    ),
    Ruling(
        id="SJ-Q55",
        title="The tiger and the treasure",
        question="May the tiger return to the treasure card, or cross it?",
        kind="settled",
        sentences=("SJ-tiger-4", "SJ-tiger-8", "SJ-prep-12"),
        answers=(
            Answer("A", "Yes, it is like any other card: he may cross it, and unless a pirate is there he may stop on it."),
            Answer("B", "No, once he has left it he stays away from it."),
        ),
        default="A",
        grounds=(
            "No rule treats it differently, and chests are not in his way. If he stops there, it is guarded as it was at the start."
        ),
    ),
    Ruling(
        id="SJ-Q56",
        title="How far the tiger can go",
        question="Where can the tiger go?",
        kind="settled",
        sentences=("SJ-tiger-4", "SJ-end-2"),
        answers=(
            Answer("A", "To the 25 cards, corners included, but neither to a boat nor across the edge to the other side."),
            Answer("B", "To the boats as well."),
        ),
        default="A",
        grounds="His moves are told in cards. From a corner card he closes the way to the boat there, without entering it.",
    ),
    Ruling(
        id="SJ-Q57",
        title="The tiger and the paths",
        question="Does the tiger follow the paths, or uncover the cards that he comes to?",
        kind="settled",
        sentences=("SJ-tiger-4", "SJ-tiger-5"),
        answers=(
            Answer("A", "Neither; he goes over covered and open cards alike, and no card is turned or looked at."),
            Answer("B", "He follows the paths."),
            Answer("C", "He uncovers the card on which he stops."),
        ),
        default="A",
        grounds=(
            "The only cards that are set apart for him are those with pirates. With most cards covered, nobody could say where "
            "a path would let him go. A card that a pirate has left is like any other to him."
        ),
    ),
    Ruling(
        id="SJ-Q58",
        title="The tiger's card",
        question="May you uncover the card under the tiger, or jump over him?",
        kind="settled",
        sentences=("SJ-tiger-11", "SJ-rounds-3", "SJ-uncover-4"),
        answers=(
            Answer("A", "Neither: that way is closed."),
            Answer("B", "You may uncover it without entering it."),
            Answer("C", "You may jump over him to the card behind."),
        ),
        default="A",
        grounds=(
            "Whoever uncovers a card moves onto it (SJ-Q23), and onto this one no pirate may. Only of the tiger is it said that "
            "he jumps. What is left to you is a way round, or a roll."
        ),
    ),
    Ruling(
        id="SJ-Q59",
        title="How a roll goes",
        question="Do you choose to roll before you know the number, and who moves the tiger then?",
        kind="settled",
        sentences=("SJ-rounds-5", "SJ-tiger-1", "SJ-tiger-4"),
        answers=(
            Answer("A", "You choose it first, roll once and move the tiger yourself."),
            Answer("B", "You roll first, and may then use another option instead."),
            Answer("C", "You may roll again if the number does not suit you."),
        ),
        default="A",
        grounds=(
            "The roll is the option that you have chosen, and the move belongs to whoever rolled. Nothing is said of a second "
            "roll or of changing your mind."
        ),
    ),
    Ruling(
        id="SJ-Q60",
        title="The tiger and the pirates",
        question="Does the tiger do anything to pirates?",
        kind="settled",
        sentences=("SJ-tiger-8", "SJ-tiger-11"),
        answers=(
            Answer("A", "No, but neither of them may enter a card on which the other is."),
            Answer("B", "Yes, a pirate whom he reaches is sent back, or loses his chest."),
        ),
        default="A",
        grounds=(
            "All that is said of them is that each keeps off the other's card, so they never meet, and a pirate whom he jumps "
            "over does not notice it."
        ),
    ),
    Ruling(
        id="SJ-Q61",
        title="Taking a chest",
        question="When you get to the treasure card, must you take a chest, and does it cost anything?",
        kind="settled",
        sentences=("SJ-treasure-3", "SJ-treasure-4", "SJ-end-2"),
        answers=(
            Answer("A", "You take one at once, as part of the step that brought you there."),
            Answer("B", "You may leave it, or take it in a later turn."),
        ),
        default="A",
        grounds=(
            "Without a chest nobody can win, so leaving it is no real choice, even though the rule says that you can take one. "
            "Taking it is not among the three options of a turn, so it needs none."
        ),
    ),
    Ruling(
        id="SJ-Q62",
        title="A second chest",
        question="Does a pirate who comes to the treasure card again get a second chest?",
        kind="settled",
        sentences=("SJ-treasure-3", "SJ-prep-11"),
        answers=(
            Answer("A", "No, he has had his."),
            Answer("B", "Yes, as long as there are any."),
        ),
        default="A",
        grounds="There is one for each player. A second would be of no use to you and would leave somebody without.",
    ),
    Ruling(
        id="SJ-Q63",
        title="Staying on the treasure card",
        question="How long does a pirate stay on the treasure card?",
        kind="settled",
        sentences=("SJ-treasure-5", "SJ-treasure-6"),
        answers=(
            Answer("A", "Until he moves on in a later turn, which may be the next."),
            Answer("B", "For at least one more turn, in which he may not move."),
        ),
        default="A",
        grounds=(
            "Arriving was the step of that turn, so he stays for the moment. No rule makes anybody wait, and he is told to hurry."
        ),
    ),
    Ruling(
        id="SJ-Q64",
        title="Several on the treasure card",
        question="May a pirate enter the treasure card while another is on it?",
        kind="settled",
        sentences=("SJ-uncover-12", "SJ-treasure-3"),
        answers=(
            Answer("A", "Yes, any number can be there together."),
            Answer("B", "No, only one at a time."),
        ),
        default="A",
        grounds=(
            "You may step onto an open card where another pirate is, and this card is no exception. Otherwise one who stays "
            "there could keep all others from their chests."
        ),
    ),
    Ruling(
        id="SJ-Q65",
        title="Leaving the treasure card",
        question="Which cards can a pirate go to from the treasure card?",
        kind="settled",
        sentences=("SJ-uncover-5", "SJ-treasure-6"),
        answers=(
            Answer(
                "A",
                "All four next to it: a covered one is uncovered and turned to connect, an open one must lead to the treasure, "
                "and the tiger's is closed.",
            ),
            Answer("B", "Only the one from which he came."),
        ),
        default="A",
        grounds="The treasure card leads to all its sides (SJ-Q04), and apart from that the usual rules hold.",
    ),
    Ruling(
        id="SJ-Q66",
        title="Carrying a chest",
        question="Does a chest make any difference to how a pirate moves, and can it be lost?",
        kind="settled",
        sentences=("SJ-treasure-4", "SJ-treasure-6"),
        answers=(
            Answer("A", "No, he moves as before and keeps it; all it does is let him win on a boat."),
            Answer("B", "It can be taken away by another pirate or by the tiger."),
            Answer("C", "It makes him slower."),
        ),
        default="A",
        grounds="Its place is before the player and not on the board. No rule lets anybody take it, or makes its owner slower.",
    ),
    Ruling(
        id="SJ-Q67",
        title="Getting onto a boat",
        question="From where can a pirate reach a boat?",
        kind="settled",
        sentences=("SJ-treasure-6", "SJ-treasure-7", "SJ-end-2", "SJ-first-7"),
        answers=(
            Answer("A", "From the corner card there, if its path leads to the boat as SJ-Q06 has it."),
            Answer("B", "From the corner card there, however it lies."),
            Answer("C", "No step is needed: to be on the corner card is to be at the boat."),
        ),
        default="A",
        grounds=(
            "Coming home is setting out the other way round, and there the path had to meet the boat. So a dead end that you "
            "uncover on a corner does not take you on board, for it leads back to the card that you came from. Only answer C of "
            "SJ-Q06 does without the path."
        ),
    ),
    Ruling(
        id="SJ-Q68",
        title="A turn to go on board",
        question="Does going on board take a turn of its own?",
        kind="option",
        sentences=("SJ-end-2", "SJ-uncover-3", "SJ-uncover-10"),
        answers=(
            Answer("A", "Yes, you first move onto the corner card, and in a later turn from there onto the boat."),
            Answer(
                "B",
                "No: with a chest you are home, and have won, as soon as you move onto a corner card from which you could go on "
                "board.",
            ),
        ),
        default="A",
        grounds=(
            "A pirate on a corner card has not reached the boat yet, and it took a move to leave it. Under A everybody else has "
            "a turn before you go on board, but nobody can keep you from it: the tiger does not enter your card, and it is not "
            "exchanged; only somebody who gets on board earlier is ahead of you. Under B whoever gets to such a corner first "
            "has won. A win takes at least ten turns under A, and nine under B."
        ),
    ),
    Ruling(
        id="SJ-Q69",
        title="Which boats count",
        question="On which boats may a pirate come home?",
        kind="settled",
        sentences=("SJ-treasure-7", "SJ-end-2", "SJ-prep-7"),
        answers=(
            Answer("A", "On all four, whether or not anybody started there."),
            Answer("B", "Only on those from which somebody started."),
            Answer("C", "Only on his own."),
        ),
        default="A",
        grounds=(
            "You are free to choose another boat than your own, and all four are set out however few play. No boat is taken by "
            "then, since all pirates left in the first round and the first to come home ends the game. Under answer B of SJ-Q70 "
            "somebody may be on board again, which does not keep a pirate with a chest away."
        ),
    ),
    Ruling(
        id="SJ-Q70",
        title="On board without a chest",
        question="Once he has left his boat, may a pirate go on board again without a chest?",
        kind="option",
        sentences=("SJ-rounds-3", "SJ-first-8", "SJ-end-2"),
        answers=(
            Answer("A", "No, only with a chest, on any boat."),
            Answer(
                "B",
                "Yes, he may go on board the boat at his corner if he could reach it with a chest (SJ-Q67) and no other pirate "
                "is on it. In a later turn he may leave it for the corner card, unless the tiger is there: if it is covered, it "
                "is uncovered and turned in line with the boat, dead end or not; if it is open, its path must be in line. He "
                "may also exchange or roll as usual.",
            ),
        ),
        default="A",
        grounds=(
            "A step goes to a card, and boats come up only as the place to start from and the one to bring a chest to. Going "
            "back is of no use, unless to get out of a first path to nowhere (SJ-Q16) or to have the corner turned anew. It "
            "needs rules for leaving again that the book does not have, so those in B are ours; SJ-Q16 and SJ-Q18 are about the "
            "first round and do not touch them."
        ),
    ),
    Ruling(
        id="SJ-Q71",
        title="The end of the game",
        question="Does the game end at once when somebody wins, and can two players tie?",
        kind="settled",
        sentences=("SJ-end-2", "SJ-aim-3"),
        answers=(
            Answer("A", "It ends at once, even in the middle of a round, and cannot be tied."),
            Answer("B", "The round is played to its end, and all who are home by then share the win."),
        ),
        default="A",
        grounds=(
            "Being first is what counts, and no two pirates move at the same time. To have been the first at the treasure gives "
            "nothing by itself."
        ),
    ),
    Ruling(
        id="SJ-Q72",
        title="Playing for second place",
        question="When somebody has won, do the others play for the places after that?",
        kind="settled",
        sentences=("SJ-end-2",),
        answers=(
            Answer("A", "No, the game is over."),
            Answer("B", "Yes, until only one is not home."),
        ),
        default="A",
        grounds=(
            "The rulebook has one winner and no places after it. A table may go on for its own pleasure, but that is no rule of "
            "this game."
        ),
    ),
    Ruling(
        id="SJ-Q73",
        title="A limit to the turns",
        question="Is there a limit to the number of turns?",
        kind="option",
        sentences=("SJ-rounds-2", "SJ-exchange-6", "SJ-tiger-6", "SJ-first-7"),
        answers=(
            Answer("A", "No, play goes on until somebody has won."),
            Answer(
                "B",
                "Yes: if nobody has won when every player has had 50 turns, that of the first round included, the game is over "
                "and nobody wins.",
            ),
        ),
        default="A",
        grounds=(
            "The rulebook has neither a limit nor a draw. Everybody can always act (SJ-Q21), and whoever made the latest step "
            "can take it back unless the tiger is there, so a game does not get stuck for good, but for first paths to nowhere "
            "(SJ-Q16). Yet players can exchange and roll for ever. Since a win may take as few as ten turns, B leaves plenty of "
            "time, and gives games between computers an end; people may simply give up."
        ),
    ),
    Ruling(
        id="SJ-Q74",
        title="Making haste",
        question="Must a pirate with a chest take the shortest way to a boat?",
        kind="settled",
        sentences=("SJ-treasure-6",),
        answers=(
            Answer("A", "No, it is advice: he may go round about, and you may exchange or roll."),
            Answer("B", "Yes, he must step towards a boat whenever he can."),
        ),
        default="A",
        grounds=(
            "With most cards covered nobody can tell which way is the shortest, so as a duty it could not be checked. It tells "
            "you what it takes to win."
        ),
    ),
    Ruling(
        id="SJ-Q75",
        title="Dots that cannot be used",
        question="In the Tiger variant, what if not all dots can be used?",
        kind="settled",
        sentences=("SJ-tigervar-2", "SJ-tiger-8"),
        answers=(
            Answer("A", "As many are used as possible, which may be none."),
            Answer("B", "The tiger stays where he is."),
            Answer("C", "You roll again, or use another option."),
        ),
        default="A",
        grounds=(
            "A duty that cannot be met in full is met as far as it can be, which is how such rules are commonly taken. If the "
            "tiger may turn corners it seldom comes up: a three or a four can always be used; a one cannot if pirates are on "
            "all cards next to him; and a two cannot if he is on a corner or next to one, with three pirates or more in his "
            "way. In a straight line (SJ-Q49) it is common: from the middle, neither a three nor a four can be used up."
        ),
    ),
    Ruling(
        id="SJ-Q76",
        title="The Tiger variant",
        question="Must all dots of a roll be used?",
        kind="option",
        sentences=("SJ-tigervar-2", "SJ-tiger-6", "SJ-tiger-9"),
        answers=(
            Answer("A", "No, the tiger may stop earlier."),
            Answer(
                "B",
                "Yes: he goes exactly as many cards as there are dots, those that he jumps over included; if that is "
                "impossible, as many as he can, which may be none.",
                without=("SJ-Q78=B",),
            ),
        ),
        default="A",
        grounds=(
            "It is a variant of the book, so the plain game does without it. B takes the place of the permission to use fewer "
            "dots, and with it of the example; which way he goes is still your choice, within SJ-Q49, SJ-Q53 and SJ-Q54. SJ-Q51 "
            "then has no effect. B needs the tiger, so it cannot be combined with answer B of SJ-Q78."
        ),
    ),
    Ruling(
        id="SJ-Q77",
        title="The short game",
        question="Does the first pirate to get to the treasure card win the game?",
        kind="option",
        sentences=("SJ-younger-2", "SJ-younger-3", "SJ-tiger-11"),
        answers=(
            Answer("A", "No, he has to bring his chest to a boat."),
            Answer("B", "Yes, he takes a chest and has won at once."),
        ),
        default="A",
        grounds=(
            "It is a variant for younger players, so the plain game does without it. In B the tiger guards the treasure as "
            "usual, and boats are only there to start from."
        ),
    ),
    Ruling(
        id="SJ-Q78",
        title="Without the tiger",
        question="Do the tiger and the die take part?",
        kind="option",
        sentences=("SJ-younger-4", "SJ-rounds-5", "SJ-prep-12", "SJ-prep-14"),
        answers=(
            Answer("A", "Yes, both of them."),
            Answer("B", "No: there is no tiger and no roll, and the treasure card is free from the start."),
        ),
        default="A",
        grounds=(
            "It is a variant for younger players, so the plain game has both. In B two options are left for a turn, and all "
            "else stays as it is; whoever cannot step has to exchange."
        ),
    ),
    Ruling(
        id="SJ-Q79",
        title="Combining the variants",
        question="Which variants can be played together?",
        kind="settled",
        sentences=("SJ-variants-1", "SJ-tigervar-2", "SJ-younger-2", "SJ-younger-4"),
        answers=(
            Answer("A", "The short game with either of the others; but the Tiger variant only with the tiger."),
            Answer("B", "All three together."),
            Answer("C", "Only one at a time."),
        ),
        default="A",
        grounds=(
            "The short game changes the end and nothing else, so it goes with anything. A rule about dots has no meaning where "
            "nobody rolls, so answer B of SJ-Q76 and answer B of SJ-Q78 are refused together."
        ),
    ),
    Ruling(
        id="SJ-Q80",
        title="What everybody sees",
        question="Who sees which cards?",
        kind="settled",
        sentences=("SJ-prep-3", "SJ-first-5", "SJ-uncover-7", "SJ-uncover-16", "SJ-exchange-5"),
        answers=(
            Answer(
                "A",
                "All see the treasure card, the cards under the pirates and one that is being uncovered; nobody sees the others.",
            ),
            Answer("B", "The player who uncovers a card is the first to look at it, alone."),
        ),
        default="A",
        grounds=(
            "A card that is uncovered goes back to its place face up. What lies face down is known to nobody but from memory, "
            "and nobody knows more than others could. So you choose blindly which card to uncover, and cannot take that back."
        ),
    ),
    Ruling(
        id="SJ-Q81",
        title="Help for the memory",
        question="Do the players get help in remembering the covered cards?",
        kind="option",
        sentences=("SJ-exchange-5", "SJ-uncover-16"),
        answers=(
            Answer("A", "No, neither by notes nor by an account of the game that tells what the cards showed."),
            Answer(
                "B",
                "Yes: everybody sees what a covered card showed when it was last face up, and the knowledge goes along with it "
                "when it is exchanged.",
            ),
        ),
        default="A",
        grounds=(
            "It is called a memory game, and covering each card that is left behind would have no point if all could read it "
            "up. What has come to light, a card or a roll, is never taken back, and computers that play know no more than what "
            "has been open to all. B is for those who would rather plan than remember."
        ),
    ),
    Ruling(
        id="SJ-Q82",
        title="Gaps in the text",
        question="Does any rule follow from what the text lacks or words unevenly?",
        kind="presentation",
        sentences=("SJ-toc-1", "SJ-toc-2", "SJ-first-6", "SJ-prep-6", "SJ-tiger-4"),
        answers=(
            Answer("A", "No, none does."),
            Answer("B", "Yes, where it uses two words it means two things."),
        ),
        default="A",
        grounds=(
            "The table of contents is there twice, and empty both times; pictures of the five kinds and of the layout are "
            "missing, and so is any word about players, ages and time. Dice stands for one die, and card and square for one "
            "place, which could make a difference only where a card leaves its square: SJ-Q41 answers that."
        ),
    ),
    Ruling(
        id="SJ-Q83",
        title="Telling the tiger's way",
        question="Must you show by which way the tiger goes?",
        kind="presentation",
        sentences=("SJ-tiger-4", "SJ-tiger-10"),
        answers=(
            Answer("A", "No, the square where he stops is enough, if a permitted way leads there."),
            Answer("B", "Yes, step by step."),
        ),
        default="A",
        grounds=(
            "Nothing happens on the way, so two ways to one square have the same result. If you do show a way, it must be a "
            "permitted one."
        ),
    ),
    Ruling(
        id="SJ-Q84",
        title="Open cards have pirates",
        question="After a turn, which path cards are open?",
        kind="settled",
        sentences=("SJ-uncover-16", "SJ-first-8", "SJ-uncover-12"),
        answers=(
            Answer("A", "Just those on which pirates stand, and no pirate is on a covered one."),
            Answer("B", "Others too, for a card may stay open when its pirate has left it."),
        ),
        default="A",
        grounds=(
            "Whoever opens a card moves onto it, and whoever leaves one covers it unless another pirate stays. So the rule for "
            "stepping onto another pirate's card is about every open path card there is."
        ),
    ),
    Ruling(
        id="SJ-Q85",
        title="Cards under pirates",
        question="Can an exchange or the tiger change anything about a card on which a pirate stands?",
        kind="settled",
        sentences=("SJ-exchange-2", "SJ-exchange-3", "SJ-exchange-4", "SJ-tiger-8"),
        answers=(
            Answer("A", "No, only about the cards around it."),
            Answer("B", "Yes, it may be exchanged under him, or entered by the tiger."),
        ),
        default="A",
        grounds=(
            "The card is open, and only covered ones are exchanged; and the tiger stops on no pirate's card. What can be done "
            "to a rival is done next to him."
        ),
    ),
)
