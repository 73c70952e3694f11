"""Is at a loss when it is asked what Mallory may do."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line({"id": reply["id"], "error": "no such player"} if request["ask"] == "legal" else reply)


play(trick)
