"""Introduces itself before it is asked."""

import sys

from misbehaving.honest import Message, line, play


def trick(_: Message, reply: Message) -> str:
    return line(reply)


sys.stdout.write("Welcome to the bakery!\n")
play(trick)
