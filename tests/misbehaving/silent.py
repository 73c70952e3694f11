"""Says nothing when it is asked what Mallory may do."""

import time

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        time.sleep(3600)
    return line(reply)


play(trick)
