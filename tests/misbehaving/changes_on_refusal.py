"""Takes Mallory's lemon tart away when it refuses a move."""

from misbehaving.honest import Message, line, play

#: The moves refused since the game was started.
refused: list[Message] = []


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "start":
        refused.clear()
    if "refused" in reply:
        refused.append(request)
    if request["ask"] == "position" and refused:
        reply["ok"]["stash"]["Mallory"]["lemon"] = 0
    return line(reply)


play(trick)
