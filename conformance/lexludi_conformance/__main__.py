"""``python -m lexludi_conformance``: the whole command line."""

from lexludi_conformance.commands import main

main()
