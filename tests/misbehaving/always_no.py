"""Refuses every move at Mallory's table."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line({"id": reply["id"], "refused": {"because": ["turn/whose"]}} if request["ask"] == "apply" else reply)


play(trick)
