"""Progress of what takes long: on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def shown(things: Iterable[T], total: int, what: str, *, on_terminal: bool) -> Iterator[T]:
    """Yield things as they come, and show on a terminal how many there are still to come."""
    if not on_terminal:
        yield from things
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(what, total=total)
        for thing in things:
            bar.update(task, advance=1)
            yield thing
