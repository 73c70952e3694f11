"""Answers with nothing in it when it is asked what Mallory may do."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line({"id": reply["id"], "perhaps": []} if request["ask"] == "legal" else reply)


play(trick)
