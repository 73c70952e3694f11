"""Answers the last request about Mallory twice."""

from misbehaving.honest import Message, line, play

#: The move before.
moves: list[Message] = []


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "apply":
        moves[:] = [request]
    last = request["ask"] == "position" and moves[0]["by"] == "Pierre"
    return line(reply) * (2 if last else 1)


play(trick)
