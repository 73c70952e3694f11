"""Introduces itself before it is asked."""

from tests.misbehaving.honest import Message, line, play


def trick(_: Message, reply: Message) -> str:
    return line(reply)


print("Welcome to the bakery!")
play(trick)
