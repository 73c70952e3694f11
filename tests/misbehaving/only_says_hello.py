"""Says hello, and leaves at the next request; or falls silent, if it is told to."""

import json
import sys

for each in sys.stdin:
    request = json.loads(each)
    if request["ask"] == "hello":
        offer = {"berried-treasure": {"can": ["position"], "readings": "any"}}
        print(json.dumps({"id": request["id"], "ok": {"name": "the shy one", "games": offer}}), flush=True)
    elif "silent" not in sys.argv:
        sys.exit(1)
