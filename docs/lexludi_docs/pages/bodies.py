"""What vectors show, each kind in its own way: pictures, scores, views, whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docutils import nodes

from lexludi.errors import Refusal
from lexludi.play.picture import picture
from lexludi.positions import read_holdings, write_position
from lexludi.score import score, written_entry
from lexludi_conformance.vectors import Vector
from lexludi_docs.book import Book, text
from lexludi_docs.markup import Piece, box, bullets, details, html, listed, para, quiet, steps, strong, table
from lexludi_docs.showing import Shown, drawn, played, said, step


def pictures(*found: Shown) -> nodes.Node:
    """Return pictures beside each other, where there is room."""
    return box(
        *(box(para(each.title, kind="lx-caption"), html(drawn(each)), kind="lx-picture") for each in found), kind="lx-pictures"
    )


def scored(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    """Yield what holdings are worth, and why."""
    here = book.table(vector)
    told = {key: value for key, value in vector.data["given"].items() if key not in ("game", "players")}
    yield pictures(Shown("The holdings", picture(here, told)))
    found = score(here, read_holdings(here, told))
    won = {here.players[seat] for seat in found.winners}
    rows: list[list[Piece]] = [
        [name, str(points), str(total), "wins" if name in won and "winners" in vector.data["then"] else ""]
        for name, points, total in zip(here.players, found.points, found.totals, strict=True)
    ]
    yield table(["Player", "Points now", "Points in all", "If the game ends here"], rows)
    entries = [written_entry(here, each) for each in found.account]
    lines = [para(*_entry(book, each)) for each in entries]
    if lines:
        yield details("How the points come about", bullets(lines))


def _entry(book: Book, each: dict[str, Any]) -> list[Piece]:
    about = ", ".join(f"{name} {text(value)}" for name, value in each["about"].items() if name not in ("player", "rival"))
    where = f" ({about})" if about else ""
    if each["because"]:
        return [f"{each['player']}{where}: left out (", book.clause_ref(each["because"]), ")."]
    place = f" for place {each['place']}" if "place" in each else ""
    worth = f", {each['worth']}" if "worth" in each else ""
    return [f"{each['player']}{where}: {each['points']}{place}{worth} (", book.clause_ref(each["clause"]), ")."]


def seen_by_each(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    """Yield a position and what each player sees of it."""
    here = book.table(vector)
    found = played(book, vector)
    yield pictures(found.before, *([found.after] if found.after else []))
    seen = [Shown(f"As {seat} sees it", picture(here, view, seat)) for seat, view in vector.data["views"].items()]
    yield details("What each player sees", pictures(*seen), opened=len(seen) <= 2)
    for each in vector.data.get("alike", ()):
        yield para(f"{each['seat']} sees the same where there is instead: {text(each['changed'])}.")


def whole_game(book: Book, vector: Vector) -> Iterator[nodes.Node]:
    """Yield how a game ends, and every step of it."""
    here = book.table(vector)
    state, lines, last = here.start(), list[nodes.Node](), None
    for each in vector.data["steps"]:
        if "check" in each:
            told = each["check"]
            parts = [f"{key}: {text(told[key])}" for key in ("at", "by", "winners") if key in told]
            parts += [key for key in ("position", "legal", "views") if key in told]
            lines.append(para(quiet(f"checked: {'; '.join(parts)}")))
            continue
        state, words = step(here, state, each)
        lines.append(para(words if "chance" in each else said(each)))
        last = write_position(here, state)
    if last is not None:
        yield pictures(Shown("How it ends", picture(here, last)))
    yield details(f"{len(lines)} steps", steps(lines))


def reason(refusal: Refusal) -> str:
    """Return why something is refused, as a sentence."""
    return f"{refusal.text}."


def legal(found: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[nodes.Node]:
    """Yield what may be done, by player."""
    for player, moves in found:
        said_: list[Piece] = (
            [f"{player} may: ", *listed([strong(each) for each in moves], "; ")] if moves else [f"{player} has nothing to decide"]
        )
        yield para(*said_, ".", kind="lx-legal")
