"""No misbehaviour: the reference, which declares what it is told to declare, and plays by it.

``python -m misbehaving.declares '{"players": [3, 5], "readings": {"BT-Q15": "B"}}'``
"""

import json
import sys

from misbehaving.honest import line

from lexludi_conformance.serve import Server

declared = json.loads(sys.argv[1])
readings = declared.get("readings", {})
played = readings if isinstance(readings, dict) else {}
server = Server()
for each in sys.stdin:
    request = json.loads(each)
    if "readings" in request:
        request["readings"] |= played
    reply = server.answer(request)
    if request["ask"] == "hello":
        games = reply["ok"]["games"]
        games |= {game: offer | declared | {"readings": readings} for game, offer in games.items()}
    sys.stdout.write(line(reply))
    sys.stdout.flush()
