"""Says that somebody else must decide, or what it is told to say, when it tells the position after a refusal.

``python -m misbehaving.passes_the_turn RECORD '{"at": "turn"}'``
"""

import json
import sys

from misbehaving.honest import Message, line, play

says = json.loads(sys.argv[2]) if len(sys.argv) > 2 else {"by": ["Pierre"]}
#: The moves refused since the game was started.
refused: list[Message] = []


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "start":
        refused.clear()
    if "refused" in reply:
        refused.append(request)
    if request["ask"] == "position" and refused:
        reply["ok"] |= says
    return line(reply)


play(trick)
