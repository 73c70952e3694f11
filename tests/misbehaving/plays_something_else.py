"""Knows another game than the one that it is judged by."""

import json
import sys

for each in sys.stdin:
    id_ = json.loads(each)["id"]
    sys.stdout.write(json.dumps({"id": id_, "ok": {"name": "the stranger", "games": {"noughts-and-crosses": {}}}}) + "\n")
    sys.stdout.flush()
