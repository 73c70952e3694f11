"""Leaves with last words when it is asked what Mallory may do."""

import sys

from tests.misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        print("I do not play with Mallory", file=sys.stderr)
        sys.exit(3)
    return line(reply)


play(trick)
