"""Takes longer than one second, and less than two, to say what Mallory may do."""

import time

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        time.sleep(1.4)
    return line(reply)


play(trick)
