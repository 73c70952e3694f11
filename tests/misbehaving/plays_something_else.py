"""Knows another game than the one that it is judged by."""

import json
import sys

for each in sys.stdin:
    print(
        json.dumps({"id": json.loads(each)["id"], "ok": {"name": "the stranger", "games": {"noughts-and-crosses": {}}}}), flush=True
    )
