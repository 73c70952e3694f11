"""Does not live to see its first request."""

from lexludi.errors import LexludiError

raise LexludiError("the lemons are missing")
