"""Sees nothing that Mallory may do."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line(reply | {"ok": []} if request["ask"] == "legal" else reply)


play(trick)
