"""The reference behind the protocol: what any program answers, answered by the interpreter."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import version
from typing import IO, Any

from lexludi.errors import LexludiError, MalformedMove, MalformedPosition
from lexludi.files import parse_json
from lexludi.notation import shown
from lexludi.positions import read_holdings, read_position, write_place, write_position
from lexludi.runtime import State
from lexludi.score import score
from lexludi.table import Table
from lexludi.views import write_view
from lexludi_conformance.program import PROTOCOL
from lexludi_spec.declarations import Game
from lexludi_spec.games import ids, load

VERSION = version("lexludi")
CAN = ("position", "replay", "score", "view")


class Server:
    """Answers requests, one game at a time."""

    def __init__(self, games: Mapping[str, Game] | None = None) -> None:
        """Serve the games that are known, or others."""
        self.games = dict(games) if games is not None else {id_: load(id_) for id_ in ids()}
        self.table: Table | None = None
        self.state: State | None = None

    def answer(self, request: Any) -> dict[str, Any]:
        """Return the one reply to a request."""
        if not isinstance(request, dict):
            return {"id": None, "error": f"a request is an object, not {shown(request)}"}
        ask, id_ = request.get("ask"), request.get("id")
        handler = getattr(self, f"ask_{ask}", None) if isinstance(ask, str) and ask.isalpha() else None
        if handler is None:
            return {"id": id_, "unsupported": f"{shown(ask)} is not asked in protocol {PROTOCOL}"}
        try:
            reply: dict[str, Any] = handler(request)
        except LexludiError as wrong:
            reply = {"error": str(wrong)}
        return {"id": id_} | reply

    def now(self) -> tuple[Table, State]:
        """Return the table and the state; raises MalformedPosition if no game has been started."""
        if self.table is None or self.state is None:
            raise MalformedPosition("no game has been started")
        return self.table, self.state

    def _where(self) -> dict[str, Any]:
        return write_place(*self.now())

    def ask_hello(self, request: dict[str, Any]) -> dict[str, Any]:
        """Say who answers, and what it can do."""
        wanted = request.get("protocol", PROTOCOL)
        if str(wanted).split(".", maxsplit=1)[0] != PROTOCOL.split(".", maxsplit=1)[0]:
            return {"unsupported": f"protocol {wanted}; this is {PROTOCOL}"}
        games = {
            game.id: {
                "players": [game.least, game.most],
                "can": list(CAN),
                "turns": "steps",
                "chance": "given",
                "components": "any",
                "readings": "any",
            }
            for game in self.games.values()
        }
        return {"ok": {"name": "lexludi", "version": VERSION, "language": "python", "protocol": PROTOCOL, "games": games}}

    def _sit_down(self, request: dict[str, Any]) -> Table:
        game = request.get("game")
        if not isinstance(game, str) or game not in self.games:
            raise MalformedPosition(f"there is no game {shown(game)}; there are {', '.join(self.games)}")
        players, readings = request.get("players"), request.get("readings", {})
        if not isinstance(players, list) or not isinstance(readings, dict):
            raise MalformedPosition("players are a list of names, and readings an object")
        return Table(self.games[game], players, readings)

    def ask_start(self, request: dict[str, Any]) -> dict[str, Any]:
        """Begin a game, from its set-up or from a position."""
        table = self._sit_down(request)
        position = request.get("position")
        self.state = table.start() if position is None else read_position(table, position)
        self.table = table
        return {"ok": self._where()}

    def ask_apply(self, request: dict[str, Any]) -> dict[str, Any]:
        """Make a move, or say why not."""
        table, state = self.now()
        act = table.read_act({key: value for key, value in request.items() if key not in ("id", "ask")})
        because = table.why_not(state, act)
        if because:
            return {
                "refused": {"because": sorted({each.clause for each in because}), "text": "; ".join(each.text for each in because)}
            }
        self.state = table.play(state, table.canonical(state, act))
        return {"accepted": self._where()}

    def ask_legal(self, request: dict[str, Any]) -> dict[str, Any]:
        """List what a player may do now."""
        table, state = self.now()
        seat = table.notation.read_seat(request.get("by"), "by")
        acts = [table.write_act(act) for act in table.legal(state, seat)]
        return {"ok": [{key: value for key, value in act.items() if key != "by"} for act in acts]}

    def ask_position(self, request: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002  # every request is handed over
        """Tell the whole position."""
        return {"ok": write_position(*self.now())}

    def ask_view(self, request: dict[str, Any]) -> dict[str, Any]:
        """Tell the position as a player sees it."""
        table, state = self.now()
        return {"ok": write_view(table, state, table.notation.read_seat(request.get("seat"), "seat"))}

    def ask_score(self, request: dict[str, Any]) -> dict[str, Any]:
        """Score holdings, as if the round ended with them."""
        table = self._sit_down(request)
        result = score(table, read_holdings(table, request.get("position", {})))
        points = {name: result.points[seat] for seat, name in enumerate(table.players)}
        return {"ok": {"points": points, "winners": [table.players[seat] for seat in result.winners]}}

    def ask_chance(self, request: dict[str, Any]) -> dict[str, Any]:
        """Go on with an outcome of chance."""
        table, state = self.now()
        chance = table.chance(state)
        if chance is None or request.get("what") != chance.what:
            raise MalformedMove(f"{shown(request.get('what'))} is not up to chance now")
        outcome = table.notation.read(request.get("outcome"), chance.sort, f"outcome of {chance.what}")
        self.state = table.settle(state, outcome)
        return {"ok": self._where()}

    def ask_bye(self, request: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002  # every request is handed over
        """Say goodbye."""
        return {"ok": {}}


def serve(requests: IO[str], replies: IO[str]) -> None:
    """Answer requests, a line each, until there are no more or somebody says goodbye."""
    server = Server()
    for line in requests:
        try:
            request = parse_json(line, "the request")
        except LexludiError as wrong:
            reply: dict[str, Any] = {"id": None, "error": str(wrong)}
            request = None
        else:
            reply = server.answer(request)
        replies.write(json.dumps(reply, ensure_ascii=False) + "\n")
        replies.flush()
        if isinstance(request, dict) and request.get("ask") == "bye":
            return
