"""The decisions of a game: a diagram of them, who decides what, where each leads, and what a position says there."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise
from typing import TypeAlias

from docutils import nodes

from lexludi.flow import DECLINE
from lexludi.interface import interface
from lexludi.positions import read_position
from lexludi.random_play import playout
from lexludi.runtime import Act, State
from lexludi.table import Table
from lexludi_docs.book import PLAYERS, Book, Point, plain, points, slug
from lexludi_docs.diagram import LETTERS, Box, Way, diagram
from lexludi_docs.markup import Piece, box, bullets, details, html, listed, literal, para, section, strong, table
from lexludi_docs.page import Page
from lexludi_docs.showing import step
from lexludi_spec import steps as s
from lexludi_spec.prose import sentence

#: Where the game is over.
_OVER = "end"
#: So many decisions of a random game show which ways are gone, besides the vectors.
_DECISIONS = 150


def decisions(book: Book, page: Page) -> Sequence[nodes.Node]:
    """Return the page of decisions."""
    game = book.game
    always, ways = points(plain(game, {})), seen(book)
    boxes = [_box(book, node) for node in always.values()] + [Box(_OVER, "the end", (), "end")]
    said = "; ".join(f"from {way.start} to {way.end}" for way in ways)
    picture = diagram(boxes, ways, f"The decisions of {game.title}", said)
    lead = para(
        f"Whatever is decided in {game.title} is decided at one of these points, by players (square) or by chance (round). "
        "Positions, vectors and programs speak of them by these names. A decision with a dashed border is passed over where nothing can be "
        "done at it. The arrows are the ways that the vectors and some random games have gone."
    )
    told = _interface(book)
    each = [
        _decision(book, page, always.get(name, node), ways, told, by="" if name in always else by_reading(book, name))
        for name, node in points(game).items()
    ]
    return [
        section("decisions", f"{game.title}: the decisions", lead, box(html(picture), kind="lx-wide"), *each, kind="lx-decisions")
    ]


def by_reading(book: Book, name: str) -> str:
    """Return the first reading by which a point is come to, if by default it is not."""
    return next(
        f"{option.id} {answer.name}"
        for option in book.options
        for answer in option.answers
        if name in points(plain(book.game, {option.id: answer.name}))
    )


def _interface(book: Book) -> dict[str, dict[str, object]]:
    """Return what a position says at each decision, over all numbers of players."""
    found: dict[str, dict[str, object]] = {}
    for number in range(book.game.least, min(book.game.most, len(PLAYERS)) + 1):
        for name, each in interface(Table(book.game, PLAYERS[:number]))["decisions"].items():
            here = found.setdefault(name, {"moves": {}, "with": {}})
            for part in ("moves", "with"):
                known = here[part]
                assert isinstance(known, dict)
                known.update({key: value for key, value in each[part].items() if key not in known})
    return found


def _box(book: Book, node: Point) -> Box:
    href = f"#decision-{slug(node.id)}"
    match node:
        case s.Shuffle():
            return Box(node.id, node.id, ("chance shuffles",), "chance", href)
        case s.Draw():
            return Box(node.id, node.id, ("chance draws",), "chance", href)
        case s.Together():
            asked = [ask for _, ask in book.known.through(node.steps, moves=False) if isinstance(ask, s.Ask)]
            moves = tuple(dict.fromkeys(book.known.moves[move].says for ask in asked for move in ask.moves))
            return Box(node.id, node.id, (f"each {node.var}, in secret", *folded(moves)), "together", href)
        case _:
            verbs = [book.known.moves[move].says for move in node.moves]
            kind = "decision" if node.decline is None else "decision optional"
            lines = folded([*verbs, *([DECLINE] if node.decline is not None else [])])
            return Box(node.id, node.id, (book.say(node.by), *lines), kind, href)


def folded(verbs: Iterable[str]) -> list[str]:
    """Return what can be done at a point in lines that fit into its box."""
    lines: list[str] = []
    for verb in dict.fromkeys(verbs):
        longer = f"{lines[-1]} · {verb}" if lines else verb
        lines[-1:] = [longer] if len(longer) <= LETTERS or not lines else [*lines[-1:], verb]
    return lines


@lru_cache(maxsize=16)
def seen(book: Book) -> tuple[Way, ...]:
    """Return from where the vectors and some random games with each number of players have gone where, by the default readings."""
    found: dict[tuple[str, str], set[str]] = {}
    for steps_ in (*_in_vectors(book), *_at_random(book)):
        for (before, verb), (state, _) in pairwise(steps_):
            at = _OVER if state.winners is not None else state.point[0]
            if before.point[0] != at or not state.answers:
                found.setdefault((before.point[0], at), set()).add(verb)
    come_to = points(book.game)
    order, verbs = [*come_to, _OVER], [*(each.says for each in book.game.moves), DECLINE]
    ways = sorted(found.items(), key=lambda way: tuple(map(order.index, way[0])))
    return tuple(
        Way(*way, ", ".join(dict.fromkeys(each for each in verbs if each in by)) if isinstance(come_to[way[0]], s.Ask) else "")
        for way, by in ways
    )


#: States on the way, each with what was done there: the verb of a move, or nothing where chance decided.
Steps: TypeAlias = list[tuple[State, str]]


def _in_vectors(book: Book) -> Iterator[Steps]:
    for vector in book.vectors:
        if vector.kind not in ("position", "replay") or vector.readings:
            continue
        table_, moves = book.table(vector), vector.data.get("steps", vector.data.get("moves", ()))
        state, way = table_.start() if vector.kind == "replay" else read_position(table_, vector.data["given"]), Steps()
        for each in moves:
            if "check" not in each:
                way.append((state, each.get("do", "")))
                state = step(table_, state, each)[0]
        yield [*way, (state, "")]
        for each in vector.data.get("tries", ()):
            if "accepted" in each:
                yield [(state, each["move"]["do"]), (step(table_, state, each["move"])[0], "")]


def _at_random(book: Book) -> Iterator[Steps]:
    for number in range(book.game.least, min(book.game.most, len(PLAYERS)) + 1):
        rng = random.Random(number)  # noqa: S311  # play, not secrets
        here = Table(book.game, PLAYERS[:number])
        yield [(state, act.do if isinstance(act, Act) else "") for state, act in islice(playout(here, rng), _DECISIONS)]


def _decision(
    book: Book, page: Page, node: Point, ways: Sequence[Way],
    told: dict[str, dict[str, object]], by: str,
) -> nodes.Node:  # fmt: skip
    anchor = page.note("decision", f"{book.game.id}/{node.id}", f"decision-{slug(node.id)}", node.id)
    parts: list[nodes.Node] = [para("Only by another reading, as by ", *book.rich(f"{by}."))] if by else []
    parts.append(_who(book, node))
    here = told.get(node.id, {})
    moves, bound = here.get("moves", {}), here.get("with", {})
    assert isinstance(moves, dict)
    assert isinstance(bound, dict)
    if moves:
        rows: list[list[Piece]] = [[literal(verb), _args(args)] for verb, args in moves.items()]
        parts.append(table(["Move", "It says"], rows))
    if bound:
        parts.append(
            para(
                "A position says there, under ",
                literal("with"),
                ": ",
                "; ".join(f"{key}, {what}" for key, what in bound.items()),
                ".",
            )
        )
    if onward := [way for way in ways if way.start == node.id]:
        parts.append(details("Where it leads", bullets(para(strong(way.end), f" by {way.by}" if way.by else "") for way in onward)))
    return section(anchor, sentence(node.id), *parts)


def _args(args: dict[str, str]) -> Piece:
    return "; ".join(f"{name}: {what}" for name, what in args.items()) or "nothing more"


def _who(book: Book, node: Point) -> nodes.paragraph:
    match node:
        case s.Shuffle():
            return para(f"Chance settles the order of {book.say(node.place)}.")
        case s.Draw():
            return para(f"Chance picks {book.english.name(node.name)}, one of {book.say(node.among)}.")
        case s.Together():
            return para(f"Each {book.english.among(node.var, node.items)} decides in secret, and all of it takes effect at once (",
                        book.clause_ref(node.whose), ").")  # fmt: skip
        case _:
            may = "must" if node.decline is None else "may"
            cited = listed([book.clause_ref(each) for each in dict.fromkeys((node.clause, node.whose)) if each])
            return para(f"{sentence(book.say(node.by))} {may} {book.english.moves(node.moves)} (", *cited, ").")


__all__ = ["decisions", "seen"]
