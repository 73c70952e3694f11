"""Says hello, and leaves at the next request; or falls silent, if it is told to."""

import json
import sys

OFFER = {"berried-treasure": {"can": ["position"], "readings": "any"}}

for each in sys.stdin:
    request = json.loads(each)
    if request["ask"] == "hello":
        sys.stdout.write(json.dumps({"id": request["id"], "ok": {"name": "the shy one", "games": OFFER}}) + "\n")
        sys.stdout.flush()
    elif "silent" not in sys.argv:
        sys.exit(1)
