"""Whether a position can say all that is needed to go on: no two decisions, and no two bound names, look the same in it."""

from __future__ import annotations

from lexludi.flow import Flow
from lexludi_spec.errors import InvalidRules, Mistake


def told_apart(flow: Flow) -> Flow:
    """Return compiled rules whose decisions can be told apart.

    Raises:
        InvalidRules: if two decisions could not be told apart in a position.
    """
    points = [stop.point for stop in flow.stops.values() if not stop.together]
    twice = {name for name, path in points if points.count((name, path)) > 1}
    what = "is reached in two ways that a position cannot tell apart; put one of them into a procedure of its own"
    found = [Mistake(f"the decision {name!r} {what}", "$") for name in sorted(twice)]
    for pc, needs in flow.needs.items():
        names = [name for name, _ in needs.names]
        point = flow.stops[pc].point[0] if pc in flow.stops else "the end"
        found += [
            Mistake(f"two things are called {name!r} at {point!r}, and both are needed later", "$")
            for name in sorted({name for name in names if names.count(name) > 1})
        ]
    if found:
        raise InvalidRules(flow.game.id, tuple(found))
    return flow
