"""Accepts every move at Mallory's table, and makes those that are allowed."""

from misbehaving.honest import Message, line, play


def trick(_: Message, reply: Message) -> str:
    return line({"id": reply["id"], "accepted": {}} if "refused" in reply else reply)


play(trick)
