"""Plays whole turns, sees nothing that Mallory may do, and then cannot stand where it stood before."""

from misbehaving.honest import Message, line, play

#: What Mallory has been told.
told: list[Message] = []


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        told.append(request)
        return line(reply | {"ok": []})
    if request["ask"] == "start" and told:
        return line({"id": reply["id"], "unsupported": "a position in the middle of a turn"})
    return line(reply)


play(trick, turns="whole")
