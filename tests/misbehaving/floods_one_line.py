"""Begins a line that never ends when it is asked what Mallory may do."""

import sys

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    while request["ask"] == "legal":
        sys.stdout.write("and so on " * 1000)
    return line(reply)


play(trick)
