"""Refuses for the same reason whatever is wrong with a move at Mallory's table."""

from misbehaving.honest import Message, line, play


def trick(_: Message, reply: Message) -> str:
    return line(reply | {"refused": {"because": ["turn/whose", "moar/same-type"]}} if "refused" in reply else reply)


play(trick)
