"""``python -m lexludi``: the command line of the reference, without the conformance suite."""

from lexludi.play.commands import main

main()
