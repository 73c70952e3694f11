"""Plays as the reference does, and forgets that the first player who may be robbed may be robbed."""

import json
import sys

from misbehaving.honest import line

from lexludi_conformance.serve import Server

server = Server()
for each in sys.stdin:
    reply = server.answer(json.loads(each))
    listed = reply.get("ok")
    if isinstance(listed, list) and (thefts := [move for move in listed if move["do"] == "steal"]):
        listed.remove(thefts[0])
    sys.stdout.write(line(reply))
    sys.stdout.flush()
