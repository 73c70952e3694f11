"""Writes a line that it is told instead of one kind of reply at Mallory's table; ID in it is the id, and each character a byte.

``python -m misbehaving.says_instead RECORD legal '{"id": ID, "ok": NaN}'``
"""

import sys

from misbehaving.honest import Message, line, play

_, _, kind, says = sys.argv


def trick(request: Message, reply: Message) -> str:
    if request["ask"] != kind:
        return line(reply)
    sys.stdout.buffer.write(says.replace("ID", str(reply["id"])).encode("latin-1") + b"\n")
    return ""


play(trick)
