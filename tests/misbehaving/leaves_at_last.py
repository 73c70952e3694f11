"""Answers the last request about Mallory, and leaves."""

import sys

from misbehaving.honest import Message, line, play

#: The move before.
moves: list[Message] = []


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "apply":
        moves[:] = [request]
    if request["ask"] == "position" and moves[0]["by"] == "Pierre":
        sys.stdout.write(line(reply))
        sys.exit(3)
    return line(reply)


play(trick)
