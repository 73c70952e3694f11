"""Answers every request with the line that it is told; ID in it is the id."""

import json
import sys

for each in sys.stdin:
    sys.stdout.write(sys.argv[1].replace("ID", str(json.loads(each)["id"])) + "\n")
    sys.stdout.flush()
