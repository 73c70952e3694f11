"""The rulings: the questions that the rulebook of Berried Treasure leaves open, each with its readings and a default.

The defaults are this project's, not the publisher's.
"""

from __future__ import annotations

from lexludi_spec.declarations import Answer, Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        id="BT-Q01",
        title="The number of players",
        question="How many people can play?",
        kind="settled",
        sentences=("BT-setup-1", "BT-setup-13", "BT-2p-1"),
        answers=(
            Answer("A", "Two to five can play, and a table of two follows the two-player rules without further ado."),
            Answer("B", "Three to five can play; two can play only when a variant for two is switched on."),
            Answer("C", "Any number can play: there is no largest table."),
        ),
        default="A",
        grounds=(
            "Two players and three to five players are the only tables that the rulebook has rules for, and it sends two "
            "straight to a section of their own, so no switch is needed. One player alone is refused, and so are six or more."
        ),
    ),
    Ruling(
        id="BT-Q02",
        title="Which treasures carry Moar! or paws",
        question="How are Moar! and the paws spread over the sixty treasures?",
        kind="data",
        sentences=(
            "BT-components-1",
            "BT-components-2",
            "BT-components-3",
            "BT-components-4",
            "BT-components-5",
            "BT-moar-1",
            "BT-paws-1",
            "BT-paws-3",
            "BT-moar-4",
            "BT-paws-9",
            "BT-paws-12",
            "BT-playing-2",
        ),
        answers=(
            Answer(
                "A",
                "Each type has the same spread, which is 6 plain cards, 3 with Moar!, 3 with one paw, 2 with two paws and 1 "
                "with three until somebody supplies the real one.",
            ),
            Answer("B", "Each type has a spread of its own."),
        ),
        default="A",
        grounds=(
            "The rulebook shows a few cards in its examples and lists none, so the spread is invented, says so, and can be "
            "replaced. That every type has equally many cards is all that speaks for equal spreads; reviews suggest one to "
            "three paws on a card. It changes what is likely and no rule, so no test may rest on it."
        ),
    ),
    Ruling(
        id="BT-Q03",
        title="Both effects on one card",
        question="Can one treasure show both Moar! and paws, and how many paws can it show?",
        kind="settled",
        sentences=("BT-turn-6", "BT-moar-3", "BT-paws-8", "BT-paws-12"),
        answers=(
            Answer("A", "A treasure shows nothing, or Moar!, or one paw or more, with no upper limit set by the rules."),
            Answer("B", "One treasure may show Moar! and paws together."),
        ),
        default="A",
        grounds=(
            "Each effect has its own rules and nothing says which of them would come first; the example that mentions both is "
            "about two cards, so one on each explains it. Should a deck of your own have both on a card, the extra card comes "
            "first and the swipe follows."
        ),
    ),
    Ruling(
        id="BT-Q04",
        title="Values on the scoring cards",
        question="How many points does each of the four scoring cards give?",
        kind="data",
        sentences=("BT-components-6", "BT-setup-3", "BT-scoring-2", "BT-scoring-8", "BT-newround-4", "BT-2p-5"),
        answers=(
            Answer(
                "A",
                "Four sets of values (10/5/3, 8/4/2, 6/3/2 and 4/2/1, until somebody supplies the real ones) rotate over the "
                "types, so that each type has each set on one card.",
            ),
            Answer("B", "The cards hold any table of points, with no such pattern."),
        ),
        default="A",
        grounds=(
            "Only 10/5/3 for blueberries is known, and that the cards differ from one another; the rest is invented, says so, "
            "and can be replaced, and reviews suggest the rotating pattern. Whatever is supplied must be whole numbers, none "
            "of them negative, that do not rise from first place to third. Nothing but points depends on it."
        ),
    ),
    Ruling(
        id="BT-Q05",
        title="Types of scoring tokens",
        question="What are the three types of scoring tokens?",
        kind="presentation",
        sentences=("BT-components-7", "BT-setup-11", "BT-scoring-3"),
        answers=(
            Answer(
                "A",
                "They are worth different numbers of points; scores are kept as whole numbers and tokens are merely a way to "
                "count them.",
            ),
            Answer("B", "They stand for first, second and third place."),
            Answer("C", "They go with the types of treasure."),
        ),
        default="A",
        grounds=(
            "Tokens for places could be called for 36 times, twelve of each, but there are 35, which three does not divide; "
            "and a place is worth something else every round. Tokens for types would need four piles, not three."
        ),
    ),
    Ruling(
        id="BT-Q06",
        title="Running out of tokens",
        question="What happens when there are too few scoring tokens?",
        kind="settled",
        sentences=("BT-components-7", "BT-scoring-3", "BT-scoring-2"),
        answers=(
            Answer("A", "You score all the same, and make change or write the points down."),
            Answer("B", "You get no points that there are no tokens for."),
        ),
        default="A",
        grounds="What a place earns is points, and the tokens only go with them. No rule sets a limit to points.",
    ),
    Ruling(
        id="BT-Q07",
        title="The first player",
        question="Who starts the first round, and what if nobody knows who ate pie last, or several did?",
        kind="data",
        sentences=("BT-setup-12", "BT-2p-1", "BT-newround-8", "BT-newround-9"),
        answers=(
            Answer("A", "The table names the first player; where it cannot, one of those who may qualify is drawn at random."),
            Answer("B", "The first player is always drawn at random."),
            Answer("C", "The first seat always starts."),
        ),
        default="A",
        grounds=(
            "Who ate pie is a fact from outside the game, so it has to be told, and the rulebook does not say what to do when "
            "it is unknown or shared; a fair draw then favours nobody. This holds for two players as well, and only for the "
            "first round, since the scores decide who starts the others."
        ),
    ),
    Ruling(
        id="BT-Q08",
        title="Seats and turn direction",
        question="In what order do the seats take their turns?",
        kind="settled",
        sentences=("BT-turn-7",),
        answers=(
            Answer(
                "A",
                "The players are listed clockwise, so whoever comes next in the list sits on the left and plays next, and the "
                "first follows the last.",
            ),
            Answer("B", "The order of the list says nothing about who sits where."),
        ),
        default="A",
        grounds=(
            "Play always passes to the left, so a clockwise list is simply the order of play. Only the seat that starts "
            "changes from round to round."
        ),
    ),
    Ruling(
        id="BT-Q09",
        title="Order of dealing the rack",
        question="In what order are the shelves filled, and which card covers which?",
        kind="settled",
        sentences=("BT-setup-5", "BT-setup-6", "BT-setup-7", "BT-setup-8", "BT-setup-9", "BT-moar-5", "BT-turn-3", "BT-newround-1"),
        answers=(
            Answer(
                "A",
                "The shelves are filled one by one from the top, with 4, 5, 5 and 6 cards, each card covering the one dealt "
                "before it, so that the last card on a shelf is the free one.",
            ),
            Answer("B", "Each shelf in turn gets one card, until all are full."),
            Answer("C", "The shelves are filled one by one in some other order, such as 6, 5, 5 and 4 cards."),
        ),
        default="A",
        grounds=(
            "The rulebook lists the shelves in this order, and reviews suggest the same layout. After a shuffle any order of "
            "dealing is as good as another, so it matters only when a known deal is to be repeated."
        ),
    ),
    Ruling(
        id="BT-Q10",
        title="Free ends of a shelf",
        question="With three or more players, is a shelf free at one end or at both?",
        kind="settled",
        sentences=("BT-turn-2", "BT-turn-3", "BT-2p-3"),
        answers=(
            Answer("A", "At one end: only the card that nothing covers can be taken."),
            Answer("B", "At both ends: either outer card can be taken."),
        ),
        default="A",
        grounds=(
            "Where cards cover one another they overlap in one direction, which leaves a single free card on each shelf and "
            "at most four to choose from. A rack with two sides comes up only as a change for two players."
        ),
    ),
    Ruling(
        id="BT-Q11",
        title="What everybody can see",
        question="What can all players see, and what is hidden?",
        kind="settled",
        sentences=("BT-setup-3", "BT-setup-5", "BT-turn-4", "BT-turn-5", "BT-setup-10", "BT-larceny-1"),
        answers=(
            Answer(
                "A",
                "All see the whole rack with its effects, covered cards included, everybody's count of each type, the scores "
                "and the scoring card in use; hidden are the order of the deck and of the scoring cards not shown yet.",
            ),
            Answer("B", "The effects or even the types of covered cards are hidden until the cards come free."),
        ),
        default="A",
        grounds=(
            "The treasures are dealt face up and fanned out, and the game is about seeing what your take will uncover. "
            "Keeping track of the cards that are gone is allowed."
        ),
    ),
    Ruling(
        id="BT-Q12",
        title="Passing instead of taking",
        question="May you pass instead of taking a treasure?",
        kind="settled",
        sentences=("BT-turn-1", "BT-turn-2"),
        answers=(
            Answer("A", "No, on your turn you must take a treasure."),
            Answer("B", "Yes, you may pass."),
        ),
        default="A",
        grounds='Taking is put as an instruction, while other rules say "may" where they leave you a choice.',
    ),
    Ruling(
        id="BT-Q13",
        title="Order within a turn",
        question="In what order do the parts of a turn come, and is it one single move?",
        kind="settled",
        sentences=("BT-turn-1", "BT-turn-2", "BT-turn-4", "BT-turn-6", "BT-moar-5", "BT-paws-9"),
        answers=(
            Answer(
                "A",
                "You take a card, put it into your stash and carry out its effect, and then the next player plays; whether "
                "you announce all this at once or step by step makes no difference.",
            ),
            Answer("B", "You carry out the effect before the card goes into your stash."),
        ),
        default="A",
        grounds=(
            "Both examples put the card into the stash before its effect. Nothing hidden comes to light in the middle of a "
            "turn, so a whole turn chosen at once allows the same turns as one chosen bit by bit."
        ),
    ),
    Ruling(
        id="BT-Q14",
        title="Declining the extra treasure",
        question="Must you take an extra treasure for Moar! when there is one?",
        kind="settled",
        sentences=("BT-moar-1", "BT-playing-2"),
        answers=(
            Answer("A", "No, you can leave it."),
            Answer("B", "Yes, if there is one, you must take it."),
        ),
        default="A",
        grounds=(
            'The rule says "may" and means it. Leaving the card can be the better choice, to keep out of a tie or to keep '
            "another card covered."
        ),
    ),
    Ruling(
        id="BT-Q15",
        title="Extra card just uncovered",
        question="May the extra card for Moar! be the one that your first card was covering?",
        kind="option",
        sentences=("BT-moar-1", "BT-moar-2", "BT-turn-3", "BT-moar-5"),
        answers=(
            Answer("A", "Yes: the first card is gone, so whatever is now at an end can be the extra card."),
            Answer(
                "B",
                "No: the extra card must have been free when the turn began, which with two players is true of the row's "
                "other end.",
            ),
        ),
        default="A",
        grounds=(
            "The extra card is taken the way any card is, and in the example it is taken once the first one lies in the "
            "stash, so the rack as it stands then is what counts. No sentence sends you back to the rack as it was at the "
            "start of the turn."
        ),
    ),
    Ruling(
        id="BT-Q16",
        title="No extra card that matches",
        question="What if no free card has the type of the Moar! card?",
        kind="settled",
        sentences=("BT-moar-1", "BT-moar-2"),
        answers=(
            Answer("A", "There is no extra card, and the turn is over."),
            Answer("B", "You take an extra card of another type."),
            Answer("C", "You are not allowed to take the Moar! card."),
        ),
        default="A",
        grounds=(
            "An extra card must match and must be free, and without one there is simply none. What you are merely permitted "
            "to do creates neither a duty nor a condition for the first card."
        ),
    ),
    Ruling(
        id="BT-Q17",
        title="Effects of the extra card",
        question="Does Moar! or a paw on the extra card work?",
        kind="settled",
        sentences=("BT-moar-1", "BT-paws-1", "BT-moar-3"),
        answers=(
            Answer("A", "No, the extra card has no effect, and nobody takes more than two cards off the rack in one turn."),
            Answer("B", "Yes, since it comes off the rack like the first."),
        ),
        default="A",
        grounds=(
            "Both effects are said to work for any card off the rack, but one sentence is about the second card in "
            "particular, and the particular goes before the general. Which of two cards to take first is up to you, and it "
            "matters."
        ),
    ),
    Ruling(
        id="BT-Q18",
        title="Swiping nothing by choice",
        question="May you swipe nothing although another player has the type?",
        kind="option",
        sentences=("BT-paws-1", "BT-paws-3", "BT-paws-7", "BT-end-2", "BT-paws-5", "BT-paws-6"),
        answers=(
            Answer("A", "Yes, taking none counts as taking fewer."),
            Answer("B", "No, you must swipe at least one card if any opponent has the type."),
        ),
        default="A",
        grounds=(
            'A swipe is offered as something you "get to" do, and taking fewer is always allowed. Two sentences do say '
            '"must", but they stand where it is told what a swipe has to be like, not whether there is one.'
        ),
    ),
    Ruling(
        id="BT-Q19",
        title="Naming a player for nothing",
        question="If you swipe nothing, must you still pick a player?",
        kind="settled",
        sentences=("BT-paws-4", "BT-paws-5"),
        answers=(
            Answer("A", "No, not swiping is one single choice in which nobody is named."),
            Answer("B", "Yes, swiping nothing is a separate choice for each opponent."),
        ),
        default="A",
        grounds=(
            "You pick a player for a swipe, and here there is none. It only changes how many choices are listed, never what "
            "comes of them."
        ),
    ),
    Ruling(
        id="BT-Q20",
        title="Fewer cards than paws",
        question="What if you have more paws than the other player has matching cards, or nobody has any?",
        kind="settled",
        sentences=("BT-paws-1", "BT-paws-3", "BT-paws-7"),
        answers=(
            Answer(
                "A",
                "You swipe any number from one up to what that player has, within your paws; if nobody has any, nothing "
                "happens and the turn is over.",
            ),
            Answer("B", "You can swipe only from a player who has enough for all your paws."),
        ),
        default="A",
        grounds="Paws are an upper limit and you are free to take fewer, so a small stash stops nobody.",
    ),
    Ruling(
        id="BT-Q21",
        title="One player for each swipe",
        question="May a swipe be split over several players, or be aimed at one who has none of the type?",
        kind="settled",
        sentences=("BT-paws-5", "BT-paws-1"),
        answers=(
            Answer("A", "All cards of a swipe come from one player, and aiming at one who has none is the same as not swiping."),
            Answer("B", "The paws may be split over several players."),
        ),
        default="A",
        grounds="The rulebook tells you to pick one player, and speaks of one stash.",
    ),
    Ruling(
        id="BT-Q22",
        title="Which cards are swiped",
        question="Does it matter which of several matching cards you swipe?",
        kind="presentation",
        sentences=("BT-paws-8", "BT-paws-12", "BT-moar-3", "BT-turn-5"),
        answers=(
            Answer("A", "No, all cards of one type in a stash are alike, so a stash is no more than four counts."),
            Answer("B", "Yes, each card is kept track of, and the swiper chooses among them."),
        ),
        default="A",
        grounds=(
            "An effect works only for a card that comes off the rack first in a turn, and no card ever goes back, so once it "
            "is in a stash nothing but its type matters. Where the cards themselves are shown the swiper may choose, and "
            "nothing comes of it."
        ),
    ),
    Ruling(
        id="BT-Q23",
        title="Swiping from your own stash",
        question="May you swipe from your own stash?",
        kind="settled",
        sentences=("BT-paws-1", "BT-paws-4"),
        answers=(
            Answer("A", "No, a swipe is always from another player."),
            Answer("B", "Yes, your own stash can be picked too."),
        ),
        default="A",
        grounds=(
            "The rule for paws speaks of the stash of another player. Larceny is worded more widely and has a ruling of its "
            "own, BT-Q40."
        ),
    ),
    Ruling(
        id="BT-Q24",
        title="Effects of stolen cards",
        question="Does a card that comes from another stash, by paws or by larceny, have its effect?",
        kind="settled",
        sentences=("BT-paws-8", "BT-paws-12", "BT-moar-1", "BT-paws-1", "BT-larceny-2"),
        answers=(
            Answer("A", "No, neither with paws nor with larceny."),
            Answer("B", "Not with paws, but a card taken by larceny has its effect."),
        ),
        default="A",
        grounds=(
            "For paws the rulebook says so. Larceny needs no such sentence, since both effects work only for cards that come "
            "off the rack."
        ),
    ),
    Ruling(
        id="BT-Q25",
        title="Paws on a last extra card",
        question="Do paws work on the last card of the rack if it was taken as the extra card for Moar!?",
        kind="option",
        sentences=("BT-end-2", "BT-moar-3"),
        answers=(
            Answer("A", "No, as a second card it has no effect, last or not."),
            Answer("B", "Yes, the paws on the last card work in every case."),
        ),
        default="A",
        grounds=(
            "Taken alone, the sentence about the last card seems to promise a swipe in every case, and it contradicts the one "
            'about second cards. But it only makes clear that an empty rack does not cancel paws, and with "as normal" it '
            "leaves the swipe under the usual rules, of which that exception is one."
        ),
    ),
    Ruling(
        id="BT-Q26",
        title="Moar! on the last card",
        question="What happens if the last card of the rack says Moar!?",
        kind="settled",
        sentences=("BT-end-3", "BT-end-1"),
        answers=(
            Answer(
                "A",
                "Nothing, but a Moar! card taken last but one may still bring you the last card if the type matches, which "
                "ends the round.",
            ),
        ),
        default="A",
        grounds="The rulebook says so for the last card, which leaves nothing to take. The last but one is a card like any other.",
    ),
    Ruling(
        id="BT-Q27",
        title="Equal numbers of turns",
        question="Does everybody get equally many turns in a round?",
        kind="settled",
        sentences=("BT-end-1", "BT-playing-3"),
        answers=(
            Answer("A", "Not always: the round ends with the last card, no matter whose turn would come next."),
            Answer("B", "Yes, everybody has a turn in the last lap."),
        ),
        default="A",
        grounds="The end of a round hangs on the last card alone, and with an empty rack nobody could take a turn anyway.",
    ),
    Ruling(
        id="BT-Q28",
        title="Last swipe before the scoring",
        question="Is the swipe from the last card made before the scoring?",
        kind="settled",
        sentences=("BT-playing-3", "BT-end-1", "BT-end-2"),
        answers=(
            Answer("A", "Yes, first the swipe and then the scoring."),
            Answer("B", "No, the scoring comes first, since the round is already over."),
        ),
        default="A",
        grounds=(
            "Two sentences let the round end with the last card, but another lets you swipe with that card's paws. This has "
            "its point only before the stashes are counted; later it would be a swipe outside any turn."
        ),
    ),
    Ruling(
        id="BT-Q29",
        title="Needing a treasure to score",
        question="What do you need in order to score for a category?",
        kind="settled",
        sentences=("BT-scoring-4", "BT-scoring-5"),
        answers=(
            Answer("A", "You need at least one treasure of that very type."),
            Answer("B", "You need at least one treasure, of whatever type."),
            Answer("C", "You need treasures of exactly one type."),
        ),
        default="A",
        grounds=(
            "The wording is muddled, and taken at its word it would let somebody without a single pie come second in pies. "
            "The tie rule shows what is meant: to be treated as if you had none of a type is to score nothing for it."
        ),
    ),
    Ruling(
        id="BT-Q30",
        title="Places when players are tied",
        question="Who gets which place in a category in which players are tied?",
        kind="settled",
        sentences=(
            "BT-scoring-2",
            "BT-scoring-5",
            "BT-scoring-6",
            "BT-scoring-7",
            "BT-scoring-8",
            "BT-scoring-9",
            "BT-scoring-10",
            "BT-scoring-11",
            "BT-scoring-12",
            "BT-playing-5",
        ),
        answers=(
            Answer(
                "A",
                "All whose count equals somebody else's are struck out; of the others, those who have the type take the "
                "places in order.",
            ),
            Answer("B", "Players in a tie fill places, so behind two who are tied for second comes the fourth."),
            Answer("C", "Players move up once only: a second tie right behind the first leaves the place empty."),
        ),
        default="A",
        grounds=(
            "In the example the player behind two who are tied for second gets second place, so B is out; and the tie rule "
            "treats all tied groups alike, so C is out too. With counts of 4, 4, 2, 2 and 1 the last player gets first place. "
            "A tie of three is like a tie of two, and a tie further down than third place changes nothing."
        ),
    ),
    Ruling(
        id="BT-Q31",
        title="Reach of the tie rule",
        question="Do tied cards count as missing for anything besides that scoring?",
        kind="settled",
        sentences=("BT-scoring-5", "BT-winning-3", "BT-winning-4", "BT-winning-5", "BT-winning-6", "BT-larceny-2"),
        answers=(
            Answer("A", "No, they do so only for that category in the scoring of that round."),
            Answer("B", "Yes, also for larceny and for the tie-breaks at the end of the game."),
        ),
        default="A",
        grounds="The rule stands among the scoring rules and is about a single category.",
    ),
    Ruling(
        id="BT-Q32",
        title="Ties at zero or among all",
        question="What if players are tied with no cards, or all who have the type are tied?",
        kind="settled",
        sentences=("BT-scoring-4", "BT-scoring-5"),
        answers=(
            Answer(
                "A",
                "Nobody without the type scores, a category in which all owners are tied pays nothing, and an owner who is "
                "alone gets first place.",
            ),
        ),
        default="A",
        grounds="This follows from the other scoring rules: you need a card of the type to score, and a tie takes you out.",
    ),
    Ruling(
        id="BT-Q33",
        title="Places that nobody reaches",
        question="What becomes of the points for a place that no player is left for?",
        kind="settled",
        sentences=("BT-scoring-12",),
        answers=(
            Answer("A", "Nobody gets the points."),
            Answer("B", "They are split among other players or kept for a later round."),
        ),
        default="A",
        grounds="In the example third place goes to nobody, and that is the end of it.",
    ),
    Ruling(
        id="BT-Q34",
        title="Third place with three players",
        question="Do three players play for third place as well?",
        kind="settled",
        sentences=("BT-scoring-2", "BT-2p-5", "BT-setup-1"),
        answers=(
            Answer("A", "Yes, all three places count."),
            Answer("B", "No, there is always one place fewer than there are players."),
        ),
        default="A",
        grounds="Dropping third place is one of the changes for two players, and for no others.",
    ),
    Ruling(
        id="BT-Q35",
        title="What a tie costs you",
        question="Does a tie cost you the points of that category or of the whole round?",
        kind="settled",
        sentences=("BT-playing-5", "BT-scoring-6"),
        answers=(
            Answer("A", "It costs you the points of that category only."),
            Answer("B", "It costs you the points of the whole round."),
        ),
        default="A",
        grounds=(
            "The overview warns of scoring nothing at all, but it only sums up; the scoring rule itself takes away the points "
            "of the category and no more."
        ),
    ),
    Ruling(
        id="BT-Q36",
        title="Points for places, not cards",
        question="Do you get points for places only, or for each card?",
        kind="settled",
        sentences=("BT-playing-4", "BT-scoring-2"),
        answers=(
            Answer("A", "Points are for places only, however large the lead."),
            Answer("B", "Each card in your stash gives points."),
        ),
        default="A",
        grounds=(
            "The overview sounds as if every treasure of every player paid, but it is loose, for many score nothing. The "
            "scoring section pays for being among the highest counts."
        ),
    ),
    Ruling(
        id="BT-Q37",
        title="Order of scoring the categories",
        question="Does it matter in which order the categories are scored?",
        kind="settled",
        sentences=("BT-scoring-1", "BT-scoring-13"),
        answers=(Answer("A", "No, they can all be scored at once."),),
        default="A",
        grounds="No card changes hands during the scoring, and no category depends on another.",
    ),
    Ruling(
        id="BT-Q38",
        title="Which score larceny looks at",
        question="Is larceny for the lowest total, or for the fewest points in the round?",
        kind="settled",
        sentences=("BT-larceny-1", "BT-larceny-2"),
        answers=(
            Answer("A", "It is for the lowest total over all rounds played so far."),
            Answer("B", "It is for the fewest points in the round just scored."),
        ),
        default="A",
        grounds="The rulebook asks for totals and adds that they are those of the game.",
    ),
    Ruling(
        id="BT-Q39",
        title="Declining the larceny",
        question="May the last player leave larceny out?",
        kind="settled",
        sentences=("BT-larceny-2",),
        answers=(
            Answer("A", "Yes, taking a treasure is a choice."),
            Answer("B", "No, a treasure must be taken."),
        ),
        default="A",
        grounds='The rule says "may". An additional card can do harm, by making a tie in the next round.',
    ),
    Ruling(
        id="BT-Q40",
        title="Where larceny may take from",
        question="From whom, and of which type, may larceny take a treasure?",
        kind="settled",
        sentences=("BT-larceny-2", "BT-paws-6"),
        answers=(
            Answer("A", "It may take a treasure of any type from any other player who has one."),
            Answer("B", "It may take from any player, yourself included."),
            Answer("C", "It may take only treasures of certain types."),
        ),
        default="A",
        grounds=(
            "The words do take in your own stash, but a card that goes from you to you changes nothing and comes to the same "
            "as declining. No sentence limits the type: the one that asks for the same type is about paws."
        ),
    ),
    Ruling(
        id="BT-Q41",
        title="When larceny is skipped",
        question="After which rounds is there larceny, and which ties cancel it?",
        kind="settled",
        sentences=("BT-larceny-1", "BT-larceny-4", "BT-winning-3"),
        answers=(
            Answer("A", "It comes after the first two rounds, unless several players share the lowest total."),
            Answer("B", "It comes after the first two rounds, unless any two totals are equal."),
        ),
        default="A",
        grounds=(
            "Being last means having the lowest total, so a tie among the leaders cancels nothing, and one among all does. "
            "After the third round there is none, so the treasures that break a tie at the end are those you hold when play "
            "stops."
        ),
    ),
    Ruling(
        id="BT-Q42",
        title="Larceny before the new deal",
        question="Does larceny come before anybody sees the next rack and scoring card?",
        kind="settled",
        sentences=("BT-larceny-2", "BT-newround-1", "BT-newround-2", "BT-newround-3"),
        answers=(
            Answer("A", "Yes: scoring, totals, larceny, new rack, new scoring card, and then the next round."),
            Answer("B", "No, the next rack and scoring card come first."),
        ),
        default="A",
        grounds=(
            "This is the order of the sections, and larceny hangs on the totals that have just been made. The other way would "
            "let the last player choose with more knowledge, and nothing asks for it, although the deal is said to follow the "
            "scoring."
        ),
    ),
    Ruling(
        id="BT-Q43",
        title="What larceny leaves alone",
        question="Does larceny change the scores or decide who starts the next round?",
        kind="settled",
        sentences=("BT-larceny-2", "BT-newround-8"),
        answers=(
            Answer("A", "No, the scores stay, and who starts is found as always."),
            Answer("B", "Yes, the round is scored again with the moved card."),
        ),
        default="A",
        grounds=(
            "The round has been scored by then, and the moved card counts from the next scoring on. Whoever may take a "
            "treasure is alone in last place and, if totals decide (BT-Q44), starts the next round too."
        ),
    ),
    Ruling(
        id="BT-Q44",
        title="Lowest score for starting",
        question="Does the lowest total decide who starts a round, or the fewest points in the round before?",
        kind="option",
        sentences=("BT-newround-8", "BT-larceny-2"),
        answers=(
            Answer("A", "The lowest total of all rounds played decides."),
            Answer("B", "The fewest points in the round just scored decide."),
        ),
        default="A",
        grounds=(
            "A score with nothing added to the word is what your tokens show, which is the total; and it helps the same "
            "player as larceny does, in the same spirit. The two can differ only at the start of the third round."
        ),
    ),
    Ruling(
        id="BT-Q45",
        title="Tied for starting a round",
        question="If players are tied for the lowest score, which of them starts?",
        kind="option",
        sentences=("BT-newround-9", "BT-turn-7"),
        answers=(
            Answer(
                "A",
                "Go round to the left from whoever took the last turn, who comes last of all; the first tied player you reach "
                "starts.",
            ),
            Answer(
                "B",
                "Go round to the left from whoever started the round before, who comes first of all; the first tied player "
                "you reach starts.",
            ),
            Answer(
                "C",
                "Go round to the left, beginning with the left neighbour of whoever started the round before; the first tied "
                "player you reach starts.",
            ),
        ),
        default="A",
        grounds=(
            "Next in turn order is the player whose turn would have come if the round had gone on, and the words in brackets "
            "say from which round to count. Suppose Bob, Dan and Eve of five players are tied, Dan moved last and Bob had "
            "started: A gives Eve, B gives Bob and C gives Dan. With two players, A gives whoever did not move last."
        ),
    ),
    Ruling(
        id="BT-Q46",
        title="Decks between the rounds",
        question="What happens to the decks and the stashes between rounds?",
        kind="settled",
        sentences=(
            "BT-setup-10",
            "BT-newround-1",
            "BT-newround-2",
            "BT-newround-3",
            "BT-newround-4",
            "BT-newround-5",
            "BT-winning-1",
        ),
        answers=(
            Answer(
                "A",
                "The deck keeps its order and players keep their stashes; the four scoring cards are shuffled once, each "
                "round uses the next one, and the fourth is never seen.",
            ),
            Answer("B", "The rest of the deck or of the scoring cards is shuffled again."),
        ),
        default="A",
        grounds=(
            "The rulebook has you go on with the cards that come next and never speaks of another shuffle. With three to five "
            "players three racks use up all sixty cards; after the third round both decks are left alone."
        ),
    ),
    Ruling(
        id="BT-Q47",
        title="Tie-breaks among three or more",
        question="If three or more players are tied, who takes part in the later tie-breaks?",
        kind="settled",
        sentences=("BT-winning-3", "BT-winning-4", "BT-winning-5", "BT-winning-6"),
        answers=(
            Answer("A", "Only those take part whom the tie-breaks so far have left level at the top."),
            Answer("B", "All who were tied on points take part in every tie-break."),
        ),
        default="A",
        grounds=(
            "This is how tie-breaks commonly work, and a tie that remains is one among those whom the step could not "
            "separate. If three are tied on points, have 21, 21 and 18 treasures and 4, 3 and 8 lemon tarts, the first wins "
            "and not the third."
        ),
    ),
    Ruling(
        id="BT-Q48",
        title="No tie-break by mocha cakes",
        question="Is a tie-break by mocha lava cakes missing?",
        kind="settled",
        sentences=("BT-winning-3", "BT-winning-4", "BT-winning-5", "BT-winning-6"),
        answers=(
            Answer("A", "No, it could never decide anything."),
            Answer("B", "Yes, the last type was forgotten."),
        ),
        default="A",
        grounds="Players who have equally many treasures in all, and of three types, have equally many of the fourth.",
    ),
    Ruling(
        id="BT-Q49",
        title="Who wins a last tie",
        question="Who wins if no tie-break helps?",
        kind="settled",
        sentences=("BT-winning-7",),
        answers=(
            Answer("A", "All who are still tied win together."),
            Answer("B", "Everybody at the table wins."),
            Answer("C", "Nobody wins until there is a real pie to share."),
        ),
        default="A",
        grounds="The pie is for a tie that remains, so it is for the players in that tie.",
    ),
    Ruling(
        id="BT-Q50",
        title="Counting treasures at the end",
        question="Which cards count for having the most treasures?",
        kind="settled",
        sentences=("BT-winning-3", "BT-2p-7"),
        answers=(
            Answer(
                "A",
                "All cards in your stash when the game ends count, whatever their type and round; cards left over with two "
                "players count for nobody.",
            ),
        ),
        default="A",
        grounds=(
            "Stashes are kept through the game, and the tie-break leaves no card out. With two players and answer A of BT-Q54 "
            "they share 57 cards, an odd number, so this tie-break always decides."
        ),
    ),
    Ruling(
        id="BT-Q51",
        title="Ends of the two-player rack",
        question="In the two-player rack, which ends belong to whom?",
        kind="settled",
        sentences=("BT-2p-2", "BT-2p-3", "BT-2p-4", "BT-2p-8", "BT-2p-9", "BT-turn-3"),
        answers=(
            Answer(
                "A",
                "The rows stretch between the players and are free at both ends: the left ends belong to the player on the "
                "left, the right ends to the other.",
            ),
            Answer("B", "Each player has two rows, free at one end."),
            Answer("C", "The cards lie staggered, like a diamond, and each player faces a whole column."),
        ),
        default="A",
        grounds=(
            "The figure is lost, so this is among the least certain defaults and should be looked at again if a printed "
            "rulebook turns up. The rack lies between the players and has a side for each, and a player on the left who can "
            "choose from several pies and cakes fits four left ends. Cards cover each other from the middle outwards, so a "
            "middle card comes free when everything on one side of it is gone."
        ),
    ),
    Ruling(
        id="BT-Q52",
        title="A row of one card",
        question="Who may take the only card left in a row of the two-player rack?",
        kind="settled",
        sentences=("BT-2p-3", "BT-2p-4"),
        answers=(
            Answer("A", "Either player may take it, since it is an end on either side; as an extra card it is offered once."),
            Answer("B", "Only the player to whose side it belongs may take it."),
        ),
        default="A",
        grounds="Nothing covers it, and from either side it is where the row ends.",
    ),
    Ruling(
        id="BT-Q53",
        title="Leftmost row or left edge",
        question="In the two-player example, what is the row furthest to the left?",
        kind="settled",
        sentences=("BT-2p-9", "BT-2p-3"),
        answers=(
            Answer("A", "It is the upright line made by the left ends of all the rows."),
            Answer("B", "It is one of the rows."),
        ),
        default="A",
        grounds=(
            "A single row has one left end, which would leave nothing to choose between pies and cakes. The example uses the "
            "word loosely, to show that the left player may take any card on the left edge."
        ),
    ),
    Ruling(
        id="BT-Q54",
        title="Three treasures left over",
        question="With two players, where do the three treasures come from that nobody gets?",
        kind="option",
        sentences=("BT-2p-6", "BT-2p-7", "BT-components-1", "BT-setup-1", "BT-setup-5", "BT-newround-1", "BT-end-1", "BT-2p-1"),
        answers=(
            Answer(
                "A",
                "They come from the deck: the rack has 19 cards each round, in rows of 4, 5, 5 and 5, and the last three "
                "cards are never dealt.",
            ),
            Answer(
                "B",
                "They come from the rack: it has 20 cards each round, and the third round ends when three are left; the card "
                "before them counts as the last one, so its paws work and its Moar! does not.",
            ),
            Answer(
                "E",
                "They come from nowhere: the sentence is a mistake, the rack has 20 cards each round, and all sixty are played.",
            ),
        ),
        default="A",
        grounds=(
            "Three racks of 20 use up all sixty cards, so something has to give: only equal racks of 19, each played to the "
            "last card, always leave three, and the deal of 20 stands under a heading for three to five players. Against it, "
            "the changes listed for two say nothing of a smaller rack, the later deals are of 20 without exception, and the "
            "label of the sentence favours B; the rows are a choice, and the printed figure could settle it all. Not on offer "
            "are racks of 20, 20 and 17 (C), against the later deals; one card set aside each round (D), against the rule "
            "that the rack is emptied; and an effect of taking alternate turns (F), which leaves nothing over."
        ),
    ),
    Ruling(
        id="BT-Q55",
        title="Moar! with two players",
        question="With two players, which cards can be the extra card for Moar!?",
        kind="settled",
        sentences=("BT-2p-3", "BT-2p-4", "BT-moar-1"),
        answers=(
            Answer(
                "A",
                "The extra card can be any free one of the same type on either side, the one just uncovered (BT-Q15) and the "
                "other end of that row included; only the first card must be from your side.",
            ),
            Answer("B", "You choose one side, and the extra card comes from there."),
            Answer("C", "The extra card can be a free card of any type, on either side."),
        ),
        default="A",
        grounds=(
            "The two-player rule widens the place that the extra card of the ordinary rule may come from, and nothing else: "
            "it is still a choice, still of the same type and still without effect. For a single extra card, choosing a side "
            "first comes to the same."
        ),
    ),
    Ruling(
        id="BT-Q56",
        title="Other changes for two players",
        question="Does anything else change with two players?",
        kind="settled",
        sentences=("BT-2p-1",),
        answers=(
            Answer(
                "A",
                "No: paws take from the one opponent, larceny comes after two rounds unless the totals are equal, the lowest "
                "score starts, and the last card and the tie-breaks work as always.",
            ),
        ),
        default="A",
        grounds="The section says that all is as usual except for what it lists.",
    ),
    Ruling(
        id="BT-Q57",
        title="Scoring with two players",
        question="How does a category score with two players?",
        kind="settled",
        sentences=("BT-2p-5", "BT-scoring-4", "BT-scoring-5"),
        answers=(
            Answer(
                "A",
                "More cards earn first place and fewer cards, but at least one, earn second; with equally many, or with none, "
                "you get nothing.",
            ),
        ),
        default="A",
        grounds="These are the ordinary scoring rules. Two players never reach third place, so leaving it out changes nothing.",
    ),
    Ruling(
        id="BT-Q58",
        title="Seats with two players",
        question="With two players, who sits on the left, do they change sides, and who starts?",
        kind="settled",
        sentences=("BT-2p-2", "BT-2p-8", "BT-2p-9"),
        answers=(
            Answer("A", "The first seat is on the left throughout, and who starts is found as always."),
            Answer("B", "The player on the left starts."),
        ),
        default="A",
        grounds=(
            "Sides are never said to change. The example tells of a first turn of the player on the left, which may come "
            "after the other player's; BT-Q07, BT-Q44 and BT-Q45 tell who starts."
        ),
    ),
    Ruling(
        id="BT-Q59",
        title="Range of the scores",
        question="Where do scores start, and can they fall?",
        kind="settled",
        sentences=("BT-scoring-2", "BT-larceny-1"),
        answers=(Answer("A", "They start at 0, are whole numbers and never fall, and 0 is a lowest score like any other."),),
        default="A",
        grounds="Points are only ever gained, and nothing gives you any before the first scoring.",
    ),
    Ruling(
        id="BT-Q60",
        title="Being unable to move",
        question="Can it be your turn with no treasure for you to take?",
        kind="settled",
        sentences=("BT-turn-2", "BT-end-1", "BT-2p-3"),
        answers=(Answer("A", "No: as long as the rack has cards, one of them is free, and with two players one is on your side."),),
        default="A",
        grounds=(
            "Every shelf with a card on it has a free end, and in the two-player rack an end on each side (BT-Q51 and "
            "BT-Q52). When the rack is empty the round is over."
        ),
    ),
    Ruling(
        id="BT-Q61",
        title="Sorting and fanning a stash",
        question="Do sorting and fanning out a stash matter for play?",
        kind="presentation",
        sentences=("BT-turn-4", "BT-turn-5"),
        answers=(Answer("A", "No, they only show the counts of each type, which are open to all at any time."),),
        default="A",
        grounds="They are there so that everybody can see the numbers.",
    ),
    Ruling(
        id="BT-Q62",
        title="Figures missing from the text",
        question="What is missing because the figures of the examples are lost?",
        kind="presentation",
        sentences=(
            "BT-moar-4",
            "BT-moar-5",
            "BT-paws-9",
            "BT-paws-10",
            "BT-paws-11",
            "BT-paws-12",
            "BT-scoring-8",
            "BT-scoring-9",
            "BT-scoring-10",
            "BT-scoring-11",
            "BT-scoring-12",
            "BT-scoring-13",
            "BT-2p-8",
            "BT-2p-9",
        ),
        answers=(
            Answer(
                "A",
                "The racks of three examples and some counts of the scoring example are missing; the examples are used as far "
                "as their words go.",
            ),
        ),
        default="A",
        grounds=(
            "Part of it can be worked out. Pierre needs three pies or more to have the most, and has at least three after his "
            "swipe; Lorraine has exactly one, being behind players with two and scoring all the same."
        ),
    ),
    Ruling(
        id="BT-Q63",
        title="Words with the same meaning",
        question="Which words of the rulebook mean the same?",
        kind="presentation",
        sentences=("BT-turn-2", "BT-2p-3", "BT-scoring-2", "BT-playing-2", "BT-toc-0", "BT-toc-1"),
        answers=(
            Answer(
                "A",
                "A shelf is a row, treats and cards are treasures, and a category is a type; larceny is not a swipe, the last "
                "players have the lowest total, and the last card is the one that leaves the rack empty.",
            ),
        ),
        default="A",
        grounds=(
            "The rulebook changes its words freely without changing what it talks about. That the heading of its contents "
            "stands there twice is an accident."
        ),
    ),
    Ruling(
        id="BT-Q64",
        title="Which paws are counted",
        question="Which paws say how many cards you can swipe?",
        kind="settled",
        sentences=("BT-paws-3",),
        answers=(
            Answer("A", "The paws on the card you have just taken say it."),
            Answer("B", "All paws on cards of that type in your stash say it."),
        ),
        default="A",
        grounds="The rule speaks of one card, and in the example two cards are swiped for a card with two paws.",
    ),
    Ruling(
        id="BT-Q65",
        title="Moments of chance",
        question="What is random, and when?",
        kind="settled",
        sentences=("BT-setup-2", "BT-setup-4", "BT-setup-12", "BT-newround-1", "BT-newround-3"),
        answers=(
            Answer(
                "A",
                "The treasures and the scoring cards are shuffled once, before play, and a first player is drawn if none is "
                "named; after that nothing is random.",
            ),
            Answer("B", "Cards are drawn at random whenever they are revealed."),
        ),
        default="A",
        grounds=(
            "The two shuffles already fix all later racks and scoring cards. For the players a draw at the time would come to "
            "the same, but a game could then not be repeated from the same start."
        ),
    ),
    Ruling(
        id="BT-Q66",
        title="Setup for two players",
        question="Does the setup for three to five players hold for two as well?",
        kind="settled",
        sentences=("BT-setup-1", "BT-2p-1", "BT-setup-13"),
        answers=(
            Answer("A", "Yes, all of it holds except for the rack."),
            Answer("B", "No, and the rulebook gives no setup for two."),
        ),
        default="A",
        grounds=(
            "The setup sends two players to their own section for changes, and that section keeps everything it does not "
            "list. So the shuffles, the tokens, the first scoring card and whoever ate pie last stay, and the rack follows "
            "BT-Q51 and BT-Q54."
        ),
    ),
)
