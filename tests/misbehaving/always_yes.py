"""Accepts every move at Mallory's table, and makes those that are allowed."""

from tests.misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line({"id": reply["id"], "accepted": {}} if "refused" in reply else reply)


play(trick)
