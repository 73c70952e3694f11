"""A program to begin with: it speaks the protocol, knows no rule, and accepts whatever is said to it."""

import json
import sys
from typing import Any

HELLO = {
    "name": "mine",
    "version": "0",
    "language": "python",
    "games": {"berried-treasure": {"players": [2, 5], "can": ["position"], "chance": "given", "components": "any"}},
}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Answer one request; `error` is no shame, and is never taken for a refusal."""
    match request["ask"]:
        case "hello":
            return {"ok": HELLO}
        case "start":
            here.update(request["position"])
            return {"ok": {"at": here["at"], "by": here["by"]}}
        case "apply":
            return {"accepted": {"at": here["at"], "by": here["by"]}}
        case "position":
            return {"ok": here}
        case "legal":
            return {"ok": []}
        case "bye":
            return {"ok": {}}
        case ask:
            return {"unsupported": f"{ask} is not there yet"}


here: dict[str, Any] = {}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["ask"] == "start":
        here.clear()
    print(json.dumps({"id": asked["id"], **answer(asked)}), flush=True)
