"""A slow and plain search for what may be played in a turn of Another Man's Treasure, written apart from the rules, and positions for it.

It knows cards by their names, tries every combination of them, and looks ahead by trying everything that could follow.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]
Cards: TypeAlias = tuple[str, ...]
Act: TypeAlias = tuple[tuple[str, Any], ...]
#: The melds of each pattern, kind and size.
Patterns: TypeAlias = Mapping[str, tuple[tuple[str, int], ...]]

COLOURS = ("Blue", "Red", "Yellow")
COPIES = {
    **{f"{colour} {number}": copies for colour in COLOURS for number, copies in (("1/11", 3), (2, 2), (3, 2), (4, 4), (8, 4), (9, 2), (10, 2))},
    **{f"{colour} {number}": 3 for colour in COLOURS for number in (5, 6, 7)},
    **{f"{colour} {number} smiley": 1 for colour in COLOURS for number in (5, 6, 7)},
    **dict.fromkeys(("wild 1-6", "wild 6-11", "wild 1-11"), 3),
}  # fmt: skip
CLASSIC: Patterns = {
    "2 sets of 4": (("set", 4), ("set", 4)), "2 runs of 4": (("run", 4), ("run", 4)), "set of 4 and run of 4": (("set", 4), ("run", 4)),
    "run of 8": (("run", 8),), "4 pairs": (("pair", 2),) * 4,
}  # fmt: skip
PROGRESSIVE: dict[int, Patterns] = {
    1: {"3 pairs": (("pair", 2),) * 3, "run of 6": (("run", 6),), "2 sets of 3": (("set", 3), ("set", 3))},
    4: {name: CLASSIC[name] for name in ("4 pairs", "run of 8", "2 sets of 4")},
    7: {"5 pairs": (("pair", 2),) * 5, "2 runs of 5": (("run", 5), ("run", 5)), "2 sets of 5": (("set", 5), ("set", 5))},
}


class Meld(NamedTuple):
    """A meld on the table: of a set or pair its number (1 for 1 or 11), of a run its lowest; a set has no colour."""

    kind: str
    owner: str
    which: int
    cards: Cards
    number: int
    colour: str | None


class Spot(NamedTuple):
    """What matters of a position for what a player may do in a turn after the draw."""

    player: str
    hand: Cards
    freed: Cards
    melds: tuple[Meld, ...]
    to_lay: tuple[tuple[str, int], ...]
    marked: frozenset[str]

    @property
    def own(self) -> tuple[Meld, ...]:
        """The melds of the player."""
        return tuple(meld for meld in self.melds if meld.owner == self.player)


@cache
def numbers(card: str) -> frozenset[int]:
    """Return what numbers a card can be."""
    kind, what, *_ = card.split()
    if kind == "wild":
        first, last = map(int, what.split("-"))
        return frozenset(range(first, last + 1))
    return frozenset({1, 11}) if what == "1/11" else frozenset({int(what)})


def is_wild(card: str) -> bool:
    return card.startswith("wild")


def has_colour(card: str, colour: str | None) -> bool:
    return colour is None or is_wild(card) or card.startswith(colour)


def less(held: Cards, *gone: str) -> Cards:
    left = list(held)
    for card in gone:
        left.remove(card)
    return tuple(left)


class Search:
    """What may be done under some readings, the others being the defaults."""

    def __init__(self, patterns: Patterns, readings: Mapping[str, str]) -> None:
        """Take the patterns of the round and the readings."""
        self.patterns, self.readings = patterns, readings
        self.completable: dict[Spot, bool] = {}
        self.playable: dict[Spot, bool] = {}

    def by(self, ruling: str) -> str:
        """Return the reading of a ruling."""
        return self.readings.get(f"AM-{ruling}", "A")

    # ------------------------------------------------------------------------------------------------ single melds
    def enough_naturals(self, cards: Cards) -> bool:
        """Tell whether there are not too many wilds."""
        wilds = sum(map(is_wild, cards))
        return {"A": True, "B": wilds < len(cards), "C": 2 * wilds <= len(cards)}[self.by("Q41")]

    def agree(self, cards: Cards, number: int, colour: str | None) -> bool:
        """Tell whether cards can lie in one set, or with a colour in one pair."""
        if not all(has_colour(card, colour) for card in cards) or not self.enough_naturals(cards):
            return False
        if number == 1 and self.by("Q30") == "B":
            return all(is_wild(card) or 1 in numbers(card) for card in cards)
        return any(all(meant in numbers(card) for card in cards) for meant in ((1, 11) if number == 1 else (number,)))

    def fits(self, meld: Meld, cards: Cards) -> bool:
        """Tell whether cards in their order are a meld like this one."""
        if meld.kind == "run":
            return self.enough_naturals(cards) and all(
                meld.number + i in numbers(card) and has_colour(card, meld.colour) for i, card in enumerate(cards)
            )
        return self.agree(cards, meld.number, meld.colour)

    # -------------------------------------------------------------------------------------------- what can be done
    def laid(self, spot: Spot) -> Iterator[tuple[Act, Spot]]:
        """Yield every way to lay the next meld of the pattern, whatever comes after it."""
        (kind, size), *rest = spot.to_lay
        held = tuple(sorted((*spot.freed, *spot.hand)))
        which = 1 + sum(meld.kind == kind for meld in spot.own)
        for colour in (None,) if kind == "set" else COLOURS:
            for number in range(1, 13 - size if kind == "run" else 11):
                alike = any((m.kind, m.number, m.colour) == (kind, number, colour) for m in spot.own)
                if alike and self.by("Q22") == "B":
                    continue
                if kind == "run":
                    places = [sorted({c for c in held if number + i in numbers(c) and has_colour(c, colour)}) for i in range(size)]
                    some = [cards for cards in product(*places) if not Counter(cards) - Counter(held)]
                else:
                    some = sorted(set(combinations([c for c in held if self.agree_alone(c, number, colour)], size)))
                for cards in some:
                    meld = Meld(kind, spot.player, which, cards, number, colour)
                    if self.fits(meld, cards):
                        told = {"low" if kind == "run" else "number": number, "cards": cards} | (
                            {"colour": colour} if colour else {}
                        )
                        yield (
                            act(f"lay {kind}", told),
                            self.played(spot, *cards)._replace(melds=(*spot.melds, meld), to_lay=tuple(rest)),
                        )

    def agree_alone(self, card: str, number: int, colour: str | None) -> bool:
        """Tell whether a card can lie in a set or pair of some number."""
        wild_one = number == 1 and is_wild(card) and self.by("Q30") == "B"
        meant = {1, 11} if number == 1 else {number}
        return (bool(meant & numbers(card)) or wild_one) and has_colour(card, colour)

    @staticmethod
    def played(spot: Spot, *cards: str) -> Spot:
        """Take cards out of what may be played, an exchanged wild before an equal one from the hand."""
        for card in cards:
            free = card in spot.freed
            spot = spot._replace(freed=less(spot.freed, card)) if free else spot._replace(hand=less(spot.hand, card))
        return spot

    def added(self, spot: Spot) -> Iterator[tuple[Act, Spot]]:
        """Yield every way to add a card to a meld, whatever comes after it."""
        for i, meld in enumerate(spot.melds):
            for card in sorted({*spot.hand, *spot.freed}):
                told = {"owner": meld.owner, meld.kind: meld.which, "card": card}
                grown: list[tuple[Json, Meld]] = [({}, meld._replace(cards=(*meld.cards, card)))]
                if meld.kind == "run":
                    below = meld._replace(cards=(card, *meld.cards), number=meld.number - 1)
                    grown = [({"end": "high"}, grown[0][1]), ({"end": "low"}, below)]
                for end, after in grown:
                    if self.fits(after, after.cards):
                        yield act(f"add to {meld.kind}", told | end), replaced(self.played(spot, card), i, after)

    def exchanged(self, spot: Spot) -> Iterator[tuple[Act, Spot]]:
        """Yield every way to exchange a wild, whatever comes after it."""
        if self.by("Q46") == "B" and spot.own:
            return
        for i, meld in enumerate(spot.melds):
            if meld.kind == "set" and self.by("Q51") == "C":
                continue
            for place, wild in enumerate(meld.cards):
                for card in sorted(set(spot.hand)):
                    after = meld._replace(cards=(*meld.cards[:place], card, *meld.cards[place + 1 :]))
                    alone = meld._replace(cards=(card,), number=meld.number + (place if meld.kind == "run" else 0))
                    if is_wild(wild) and not is_wild(card) and self.fits(alone, alone.cards):
                        told = {"owner": meld.owner, meld.kind: meld.which, "card": card}
                        told |= {"place": place + 1} if meld.kind == "run" else {"wild": wild}
                        freed = spot._replace(hand=less(spot.hand, card), freed=tuple(sorted((*spot.freed, wild))))
                        yield act(f"exchange in {meld.kind}", told), replaced(freed, i, after)

    def named(self, spot: Spot) -> Iterator[tuple[Act, Spot]]:
        """Yield every pattern that may still be named."""
        for pattern, melds in self.patterns.items():
            if pattern not in spot.marked and not spot.own:
                yield act("lay down", {"pattern": pattern}), spot._replace(to_lay=melds)

    # ------------------------------------------------------------------------------------------------ looking ahead
    def can_complete(self, spot: Spot) -> bool:
        """Tell whether the rest of the pattern can be laid, and every exchanged wild be played as it must."""
        looks_at_melds = "B" in (self.by("Q22"), self.by("Q47"))
        what = spot if looks_at_melds else spot._replace(melds=())
        if what not in self.completable:
            if not spot.to_lay:
                found = not spot.freed or (self.by("Q47") == "B" and self.can_play(spot))
            else:
                found = any(self.can_complete(after) for _, after in self.laid(spot))
            self.completable[what] = found
        return self.completable[what]

    def can_play(self, spot: Spot) -> bool:
        """Tell whether every exchanged wild can be played in this turn, nothing being left to be laid."""
        if spot not in self.playable:
            after = (after for _, after in self.exchanged(spot))
            if not spot.freed:
                found = True
            elif spot.own:
                found = any(self.can_play(each) for each in (*after, *(each for _, each in self.added(spot))))
            else:
                found = any(self.can_complete(each) for _, each in self.named(spot)) or any(self.can_play(each) for each in after)
            self.playable[spot] = found
        return self.playable[spot]

    def acts(self, spot: Spot) -> dict[Act, Spot]:
        """Return everything that may be done, and where it leads; a discard leads nowhere."""
        if spot.to_lay:
            return {told: after for told, after in self.laid(spot) if self.can_complete(after)}
        found = {told: after for told, after in self.exchanged(spot) if self.can_play(after)}
        if spot.own:
            found |= {told: after for told, after in self.added(spot) if self.can_play(after)}
        else:
            found |= {told: after for told, after in self.named(spot) if self.can_complete(after)}
        if not spot.freed:
            found |= {act("discard", {"card": card}): spot for card in spot.hand}
        return found


def act(do: str, told: Mapping[str, Any]) -> Act:
    """Return an act in a form that can be compared; the cards of a set or pair are in order."""
    in_order = {"cards": tuple(sorted(told["cards"]))} if do in ("lay set", "lay pair") else {}
    return tuple(sorted({"do": do, **told, **in_order}.items()))


def act_of(written: Json) -> Act:
    """Return an act as the interpreter writes it in the same form."""
    told = {key: tuple(value) if isinstance(value, list) else value for key, value in written.items() if key not in ("by", "do")}
    return act(written["do"], told)


def replaced(spot: Spot, i: int, meld: Meld) -> Spot:
    cards = meld.cards if meld.kind == "run" else tuple(sorted(meld.cards))
    return spot._replace(melds=(*spot.melds[:i], meld._replace(cards=cards), *spot.melds[i + 1 :]))


# ---------------------------------------------------------------------------------------------------------- positions
def bag(written: Mapping[str, int]) -> Cards:
    return tuple(sorted(Counter(written).elements()))


def spot_of(position: Json) -> Spot:
    """Read a position for the search."""
    player = position["by"][0]
    melds = []
    for kind in ("set", "run", "pair"):
        value, colour = ("low end of run" if kind == "run" else f"number of {kind}"), f"colour of {kind}"
        for owner, laid in position.get(kind, {}).items():
            for i, cards in enumerate(laid):
                if cards:
                    colours = position.get(colour, {}).get(owner, []) if kind != "set" else [None] * 9
                    said = tuple(cards) if kind == "run" else bag(cards)
                    melds.append(Meld(kind, owner, i + 1, said, position[value][owner][i], colours[i]))
    return Spot(
        player=player,
        hand=bag(position["hand"].get(player, {})),
        freed=bag(position.get("exchanged wilds", {})),
        melds=tuple(melds),
        to_lay=tuple((meld.split()[0], int(meld.split()[-1]) if " " in meld else 2) for meld in position.get("to lay", ())),
        marked=frozenset(pattern for pattern, mark in position.get("mark", {}).get(player, {}).items() if mark),
    )


def position_of(spot: Spot, players: list[str], round_: int = 1) -> Json:
    """Return the position of a spot; all other cards are in the draw pile, but for one in each other hand."""
    given: Json = {
        "players": players, "at": "play", "by": [spot.player], "round": round_, "dealer": players[-1],
        "hand": {player: {"any": 1} for player in players} | {spot.player: dict(Counter(spot.hand))},
        "mark": {spot.player: dict.fromkeys(spot.marked, "complete")},
    }  # fmt: skip
    for meld in spot.melds:
        value = "low end of run" if meld.kind == "run" else f"number of {meld.kind}"
        cards = list(meld.cards) if meld.kind == "run" else dict(Counter(meld.cards))
        given.setdefault(meld.kind, {}).setdefault(meld.owner, []).append(cards)
        given.setdefault(value, {}).setdefault(meld.owner, []).append(meld.number)
        if meld.colour:
            given.setdefault(f"colour of {meld.kind}", {}).setdefault(meld.owner, []).append(meld.colour)
    out = len(spot.hand) + sum(len(meld.cards) for meld in spot.melds) + len(players) - 1
    return given | {"draw pile": {"any": sum(COPIES.values()) - out}}


def treasure(rng: random.Random, colour: str, number: int) -> str:
    smiley = number in (5, 6, 7) and rng.random() < 0.25
    return f"{colour} {'1/11' if number in (1, 11) else number}{' smiley' if smiley else ''}"


def random_cards(rng: random.Random, kind: str, size: int) -> tuple[list[str], int, str | None]:
    """Return natural cards that are a meld, with its number or lowest number and its colour."""
    colour, number = rng.choice(COLOURS), rng.randint(1, 12 - size if kind == "run" else 10)
    if kind == "set":
        return [treasure(rng, rng.choice(COLOURS), number) for _ in range(size)], number, None
    return [treasure(rng, colour, number + i if kind == "run" else number) for i in range(size)], number, colour


def with_wilds(rng: random.Random, cards: list[str], kind: str, number: int, wilds: int) -> list[str]:
    """Return cards of a meld with some of them changed for wilds that fit there."""
    changed = list(cards)
    for place in rng.sample(range(len(cards)), min(wilds, len(cards))):
        meant = number + place if kind == "run" else number
        fitting = [wild for wild in ("wild 1-6", "wild 6-11", "wild 1-11") if meant in numbers(wild)]
        changed[place] = rng.choice(fitting)
    return changed


def random_spot(seed: int, patterns: Patterns, most: int = 10) -> Spot:
    """Return a spot with a few melds on the table and a hand of which a pattern, or additions, can often be made."""
    rng = random.Random(seed)
    while True:
        melds: list[Meld] = []
        owners = rng.sample(["Ann", "Ben", "Cleo"], rng.choice((0, 1, 1, 2)))
        for owner in owners:
            counts: Counter[str] = Counter()
            for kind, size in rng.choice(list(patterns.values())):
                cards, number, colour = random_cards(rng, kind, size)
                counts[kind] += 1
                cards = with_wilds(rng, cards, kind, number, rng.choice((0, 0, 1, 2)))
                melds.append(Meld(kind, owner, counts[kind], tuple(cards if kind == "run" else sorted(cards)), number, colour))
        hand: list[str] = []
        if rng.random() < 0.75:
            for kind, size in rng.choice(list(patterns.values())):
                hand += random_cards(rng, kind, size)[0]
        for meld in melds:
            for place, card in enumerate(meld.cards):
                if is_wild(card) and rng.random() < 0.6:
                    hand.append(
                        treasure(rng, meld.colour or rng.choice(COLOURS), meld.number + (place if meld.kind == "run" else 0))
                    )
            if rng.random() < 0.4:
                hand.append(
                    treasure(
                        rng,
                        meld.colour or rng.choice(COLOURS),
                        min(11, meld.number + len(meld.cards) if meld.kind == "run" else meld.number),
                    )
                )
        rng.shuffle(hand)
        hand = hand[: rng.randint(3, most)] or [rng.choice(list(COPIES))]
        for i in range(rng.choice((0, 0, 1, 1, 2, 3))):
            hand[i % len(hand)] = rng.choice(("wild 1-6", "wild 6-11", "wild 1-11"))
        every = Counter([*hand, *(card for meld in melds for card in meld.cards)])
        marked = frozenset(rng.sample(list(patterns), rng.choice((0, 0, 1))))
        if not every - Counter(COPIES):
            return Spot("Ann", tuple(sorted(hand)), (), tuple(melds), (), marked)
