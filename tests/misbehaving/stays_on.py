"""Answers politely, and does not end before whoever started it hangs up the connection to a port that it is told."""

import json
import socket
import sys

connection = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
for each in sys.stdin:
    sys.stdout.write(json.dumps({"id": json.loads(each)["id"], "ok": {"name": "the guest", "games": {}}}) + "\n")
    sys.stdout.flush()
connection.recv(1)
