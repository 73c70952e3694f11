"""No misbehaviour: the reference, which declares what it is told to declare, and plays by it.

``python -m tests.misbehaving.declares '{"players": [3, 5], "readings": {"BT-Q15": "B"}}'``
"""

import json
import sys

from lexludi_conformance.serve import Server

from tests.misbehaving.honest import line

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
        for offer in reply["ok"]["games"].values():
            offer |= declared | {"readings": readings}
    sys.stdout.write(line(reply))
    sys.stdout.flush()
