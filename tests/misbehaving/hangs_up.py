"""Closes its output when it is asked what Mallory may do, and goes on running."""

import os
import sys
import time

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        os.close(sys.stdout.fileno())
        time.sleep(3600)
    return line(reply)


play(trick)
