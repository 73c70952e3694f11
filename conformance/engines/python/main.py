"""The adapter of the naive program for Berried Treasure: names for seats and cards, steps for whole turns."""

from typing import Any

import berried_treasure as bt
from stepwise import IN_THE_MIDDLE, Step, Stepwise

AT = {"take": "turn", "extra": "extra", "swipe": "swipe", "steal": "larceny"}
DECLINE: Step = {"do": "decline"}


def treasure(name: str) -> bt.Card:
    kind, *effect = name.split(" ")
    return bt.Card(bt.Kind(kind), effect == ["Moar!"], int(effect[0]) if effect[1:] else 0)


def typed(card: dict[str, Any]) -> dict[bt.Kind, Any]:
    return {kind: card[kind] for kind in bt.Kind}


def named(card: bt.Card) -> str:
    return card.kind + " Moar!" * card.moar + (f" {card.paws} paw{'s' * (card.paws > 1)}" if card.paws else "")


class Adapter(Stepwise):
    offer = {"players": [2, 5], "can": ["position", "replay", "score", "view"], "turns": "whole", "chance": "given"}
    chances = ("scoring cards", "treasures", "first player")
    greeting = {"ok": {"name": "naive", "version": "1", "language": "python", "games": {"berried-treasure": offer}}}

    def start(self, players: list[str], position: dict[str, Any] | None = None, **_: Any) -> dict[str, Any]:
        self.players, self.done = players, []
        if position is None:
            return self.set_up()
        if position["at"] not in ("turn", "larceny"):
            return IN_THE_MIDDLE
        self.game = self.table(players, position)
        return {"ok": self.where()}

    def begin(self, scoring: list[dict[str, Any]], deck: list[str], first: str) -> None:
        orders = list(map(treasure, deck)), list(map(typed, scoring))
        self.game = bt.Game.from_orders(len(self.players), *orders, self.players.index(first))

    def table(self, players: list[str], position: dict[str, Any]) -> bt.Game:
        stashes, scores = position.get("stash", {}), position.get("score", {})
        return bt.Game(
            rack=[list(map(treasure, shelf)) for shelf in position.get("rack", [[]] * 4)],
            stashes=[{bt.Kind(kind): n for kind, n in stashes.get(name, {}).items()} for name in players],
            scores=[scores.get(name, 0) for name in players],
            scoring_card=typed(position["scoring card"]),
            round_number=position.get("round", 3),
            turn=players.index(position["by"][0]) if position.get("rack") else 0,
            deck=map(treasure, position.get("deck", [])),
            upcoming=list(map(typed, position.get("scoring deck", []))),
        )

    def perform(self, turn: bt.Act) -> None:
        self.game.perform(turn)

    def turns(self) -> list[tuple[list[Step], Any]]:
        acts = self.game.legal_acts()
        return [(self.steps(act, acts), act) for act in acts]

    def steps(self, act: bt.Act, acts: list[bt.Act]) -> list[Step]:
        if not isinstance(act, bt.Turn):
            return [{"do": "steal", "from": self.players[act.victim], "type": act.kind} if isinstance(act, bt.Larceny) else DECLINE]
        alike = [each for each in acts if isinstance(each, bt.Turn) and each.shelf == act.shelf]
        end = {"end": act.extra.end} if act.extra and len(self.players) == 2 else {}
        extra = {"do": "extra", "shelf": act.extra.shelf + 1, **end} if act.extra else DECLINE
        swipe = {"do": "swipe", "from": self.players[act.swipe.victim], "count": act.swipe.count} if act.swipe else DECLINE
        asked = [(extra, any(each.extra for each in alike)), (swipe, any(each.swipe for each in alike))]
        return [{"do": "take", "shelf": act.shelf + 1}, *(step for step, is_asked in asked if is_asked)]

    def where(self) -> dict[str, Any]:
        while self.game.legal_acts() == [bt.NoLarceny()]:  # nothing can be stolen, so nobody is asked
            self.game.perform(bt.NoLarceny())
        if self.game.player_to_act is None:
            return {"at": "end", "by": [], "winners": [self.players[seat] for seat in self.game.winners()]}
        at = next(AT[step["do"]] for step in self.next_steps() if step["do"] in AT)
        return {"at": at, "by": [self.players[self.game.player_to_act]]}

    def position(self) -> dict[str, Any]:
        game, by = self.game, self.where()
        starter = {"player to move": self.players[game.larcenist]} if game.larcenist is not None else {}
        piles = {"rack": [list(map(named, shelf)) for shelf in game.rack], "deck": list(map(named, game.deck))}
        owned = {key: dict(zip(self.players, each, strict=True)) for key, each in (("stash", game.stashes), ("score", game.scores))}
        cards = {"scoring card": game.scoring_card, "scoring deck": game.upcoming, "used scoring cards": game.round_number - 1}
        return {"ok": {**by, **piles, **owned, **cards, **starter, "round": game.round_number}}

    def view(self, **_: Any) -> dict[str, Any]:
        seen = self.position()["ok"]
        return {"ok": {**seen, **{pile: {"hidden": len(seen[pile])} for pile in ("deck", "scoring deck")}}}

    def score(self, players: list[str], position: dict[str, Any], **_: Any) -> dict[str, Any]:
        game = self.table(players, {**position, "round": 3})
        points = [sum(each.values()) for each in game.points_now()]
        winners = bt.find_winners([a + b for a, b in zip(game.scores, points, strict=True)], game.stashes)
        return {"ok": {"points": dict(zip(players, points, strict=True)), "winners": [players[seat] for seat in winners]}}


if __name__ == "__main__":
    Adapter().run()
