"""Answers in prose when it is asked what Mallory may do."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    return "That depends.\n" if request["ask"] == "legal" else line(reply)


play(trick)
