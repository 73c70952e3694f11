"""No misbehaviour: takes two seconds to start; but it leaves when it is asked what Mallory may do."""

import sys
import time

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    if request["ask"] == "legal":
        sys.exit(3)
    return line(reply)


time.sleep(2)
play(trick)
