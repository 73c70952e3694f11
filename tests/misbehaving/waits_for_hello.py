"""Leaves when it is asked what Mallory may do; and at once, unless hello is the first thing that it hears."""

import json
import sys
from itertools import chain

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        sys.exit(3)
    return line(reply)


first = sys.stdin.readline()
if json.loads(first)["ask"] != "hello":
    sys.exit(4)
play(trick, chain([first], sys.stdin))
