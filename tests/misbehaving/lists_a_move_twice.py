"""Lists twice the first of the moves that Mallory may make."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line(reply | {"ok": reply["ok"][:1] + reply["ok"]} if request["ask"] == "legal" else reply)


play(trick)
