"""Never stops answering when it is asked what Mallory may do, or never stops writing what it is told.

``python -m misbehaving.floods RECORD 'and so on'``
"""

import sys

from misbehaving.honest import Message, line, play


def trick(request: Message, reply: Message) -> str:
    while request["ask"] == "legal":
        sys.stdout.write(f"{sys.argv[2]}\n" if len(sys.argv) > 2 else line(reply))
    return line(reply)


play(trick)
