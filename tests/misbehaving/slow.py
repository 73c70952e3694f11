"""Takes longer than half a second, and less than one, to say what Mallory may do."""

import time

from tests.misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        time.sleep(0.7)
    return line(reply)


play(trick)
