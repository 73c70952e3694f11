"""Leaves with last words when it is asked what Mallory may do."""

import sys

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        sys.stderr.write("I do not play with Mallory\n")
        sys.exit(3)
    return line(reply)


play(trick)
