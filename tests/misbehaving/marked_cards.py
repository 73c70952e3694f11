"""Shows nobody the deck at Mallory's table, but counts a card more in it while a lemon tart lies on top."""

from misbehaving.honest import Message, line, play

#: The deck, as it was when the game was started.
deck: list[str] = []


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "start":
        deck[:] = request["position"]["deck"]
    if request["ask"] == "view" and deck[0].startswith("lemon"):
        reply["ok"]["deck"]["hidden"] += 1
    return line(reply)


play(trick)
