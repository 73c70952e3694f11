"""The terminal: what is said on it, in colour only where that is wanted, and what is typed at its prompt."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import suppress

import click

from lexludi.play.text import Line
from lexludi_spec.declarations import Game

#: What the styles look like; what is said is never told by a colour alone.
STYLES = {
    "title": "bold", "label": "cyan", "dim": "dim", "now": "bold", "card": "default", "number": "default", "grid": "dim",
    "path": "bold yellow", "token": "bold reverse", "covered": "dim", "seat": "default", "seat now": "bold green",
    "bad": "bold red", "good": "bold green", "key": "bold cyan", "heard": "magenta", "rule": "dim",
}  # fmt: skip
_PALETTE = ("bright_blue", "bright_magenta", "bright_yellow", "bright_green", "bright_cyan", "bright_red", "blue", "yellow")
_COLOURS = ("red", "green", "blue", "yellow", "magenta", "cyan", "white")
#: What stands for characters that an output cannot show.
_PLAIN = str.maketrans("┌┬┐├┼┤└┴┘│─░━┃┏┓┗┛┣┫┳┻╋╸╺╹╻·…", "+++++++++|-.=I+++++++++=='!-.")


class Left(Exception):
    """Nothing more is typed: the input has ended."""


class Screen:
    """Says lines, and asks. It knows whether somebody sits before it, how wide it is, and whether it may use colour."""

    def __init__(self, *, colour: bool | None = None) -> None:
        """Look at the standard streams.

        Args:
            colour: whether colour is wanted; by default, if the output is a terminal and nothing speaks against it.
        """
        out, dumb = sys.stdout.isatty(), os.environ.get("TERM", "") in ("", "dumb")
        self.interactive = out and sys.stdin is not None and sys.stdin.isatty()
        self.clears = self.interactive and not dumb
        self.colour = out and not dumb and not os.environ.get("NO_COLOR") if colour is None else colour
        self.words: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(40, min(shutil.get_terminal_size((100, 24)).columns, 140)) if self.interactive else 100

    def knows(self, game: Game) -> None:
        """Take the words of a game, by which cards are coloured."""
        self.words = tuple(sorted({word for kind in game.kinds for word in kind.words}))

    # ---------------------------------------------------------------------------------------------------------- saying
    def say(self, said: str = "", style: str = "") -> None:
        """Say a text, wrapped to the width; its own line ends and indents are kept."""
        for each in _safe(said).split("\n"):
            indent = " " * (len(each) - len(each.lstrip(" ")))
            parts = textwrap.wrap(each, self.width, subsequent_indent=f"{indent}  ", break_on_hyphens=False) or [""]
            self.lines([[(part, style)] for part in parts])

    def lines(self, lines: Iterable[Line]) -> None:
        """Say lines of spans."""
        for line in lines:
            spans = [(_safe(part), style) for part, style in line]
            while spans and not spans[-1][0].rstrip():
                spans.pop()
            spans[-1:] = [(part.rstrip(), style) for part, style in spans[-1:]]
            self._write(self._coloured(spans) if self.colour else "".join(part for part, _ in spans))

    def _write(self, text: str) -> None:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            text = text.translate(_PLAIN).encode(encoding, "replace").decode(encoding)
        click.echo(text, color=self.colour)

    def _coloured(self, spans: Line) -> str:
        from rich.color import ColorSystem  # noqa: PLC0415  # only where there is colour, so that everything else is quick
        from rich.style import Style  # noqa: PLC0415  # as above

        looks = [(part, self._look(style)) for part, style in spans]
        return "".join(
            part if look == "default" else Style.parse(look).render(part, color_system=ColorSystem.STANDARD) for part, look in looks
        )

    def _look(self, style: str) -> str:
        if not style.startswith("card "):
            return STYLES.get(style, "default")
        word = style.removeprefix("card ")
        if word in _COLOURS:
            return word
        return _PALETTE[self.words.index(word) % len(_PALETTE)] if word in self.words else "default"

    def rule(self, title: str = "") -> None:
        """Say a line that parts what comes from what was before."""
        head = f"── {title} " if title else ""
        self.lines([[(head + "─" * max(4, min(self.width, 78) - len(head)), "rule")]])

    def clear(self) -> None:
        """Take away what is on the screen, and what has been scrolled off it, so that nobody reads it later."""
        if self.clears:
            click.echo("\x1b[H\x1b[2J\x1b[3J", nl=False)
        elif self.interactive:
            click.echo("\n" * 60)

    # ---------------------------------------------------------------------------------------------------------- asking
    def ask(self, prompt: str) -> str:
        """Ask at a prompt; return what is typed.

        Raises:
            Left: if the input has ended.
        """
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # lets a line be edited; not every Python has it
        said = _safe(prompt)
        if not self.interactive:
            click.echo(said, nl=False)
            typed = sys.stdin.buffer.readline() if sys.stdin is not None else b""
            if not typed:
                click.echo()
                raise Left
            line = typed.decode("utf-8", "replace").strip()
            click.echo(_safe(line))
            return line
        try:
            return input(said).strip()
        except EOFError:
            click.echo()
            raise Left from None
        except UnicodeDecodeError:
            return "\ufffd"

    def forget(self) -> None:
        """Forget what has been typed, so that the next player cannot leaf through it."""
        with suppress(ImportError):
            import readline  # noqa: PLC0415  # as above

            readline.clear_history()


def _safe(text: str) -> str:
    """Return a text without characters that would command the terminal, or that are none."""
    return "".join(each if each in "\n\t" or (each.isprintable() or each in "\u00a0\u202f") else "\ufffd" for each in text)


def columns(parts: list[tuple[str, str]], width: int) -> Iterator[Line]:
    """Yield numbered parts in as many columns as fit, filled downwards."""
    if not parts:
        return
    longest = max(len(number) + len(said) for number, said in parts) + 4
    across = max(1, min(4, width // longest)) if len(parts) > 6 else 1
    down = -(-len(parts) // across)
    for row in range(down):
        line: Line = []
        for number, said in parts[row::down]:
            line += [(f"{number} ", "key"), (f"{said:<{longest - len(number) - 1}}", "")]
        yield line
