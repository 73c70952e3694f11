"""Shows the deck to everybody at Mallory's table."""

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "view":
        reply["ok"]["deck"] = ["lemon"] * 40
    return line(reply)


play(trick)
