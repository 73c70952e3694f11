"""Answers the request before once more when it is asked what Mallory may do."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line(reply | {"id": reply["id"] - 1} if request["ask"] == "legal" else reply)


play(trick)
