"""Says twice what Mallory may do."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return line(reply) * (2 if request["ask"] == "legal" else 1)


play(trick)
