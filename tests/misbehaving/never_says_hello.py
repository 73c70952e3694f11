"""Listens, and never says a word."""

import sys

sys.stdin.read()
