"""The conformance suite of Lexludi: vectors, the runner that judges a program by them, and the protocol between the two."""
