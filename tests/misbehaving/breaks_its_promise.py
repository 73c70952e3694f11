"""Cannot tell positions at Mallory's table, although it said that it can."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line({"id": reply["id"], "unsupported": "not today"} if request["ask"] == "position" else reply)


play(trick)
