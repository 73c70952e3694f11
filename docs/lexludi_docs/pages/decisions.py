"""The decisions of a game: a diagram of them, who decides what, where each leads, and what a position says there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise

from docutils import nodes

from lexludi.flow import DECLINE, Flow
from lexludi.interface import interface
from lexludi.positions import read_position
from lexludi.random_play import playout
from lexludi.runtime import State
from lexludi.table import Table
from lexludi_docs.book import PLAYERS, Book, points, slug
from lexludi_docs.diagram import Box, Way, diagram
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
    ways, gone = leads(book), seen(book)
    boxes = [_box(book, node) for node in points(book)] + [Box(_OVER, "the end", (), "end")]
    drawn = [way for way in ways if (way.start, way.end) in gone]
    said = "; ".join(f"from {way.start} to {way.end}" for way in drawn)
    picture = diagram(boxes, drawn, f"The decisions of {game.title}", said)
    lead = para(
        f"Whatever is decided in {game.title} is decided at one of these points, by players (square) or by chance (round). "
        "Positions, vectors and programs speak of them by these names. A decision with a dashed border is passed over where nothing can be "
        "done at it. The arrows are the ways that the vectors and some random games have gone; what else the rules leave open is told "
        "below."
    )
    told = _interface(book)
    each = [_decision(book, page, node, ways, gone, told) for node in points(book)]
    return [
        section("decisions", f"{game.title}: the decisions", lead, box(html(picture), kind="lx-wide"), *each, kind="lx-decisions")
    ]


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


def _box(book: Book, node: s.Ask | s.Together | s.Shuffle | s.Draw) -> Box:
    href = f"#decision-{slug(node.id)}"
    match node:
        case s.Shuffle():
            return Box(node.id, node.id, ("chance shuffles",), "chance", href)
        case s.Draw():
            return Box(node.id, node.id, ("chance draws",), "chance", href)
        case s.Together():
            asked = [ask for _, ask in book.known.through(node.steps, moves=False) if isinstance(ask, s.Ask)]
            moves = tuple(dict.fromkeys(book.known.moves[move].says for ask in asked for move in ask.moves))
            return Box(node.id, node.id, (f"each {node.var}, in secret", *moves), "together", href)
        case _:
            verbs = [book.known.moves[move].says for move in node.moves]
            kind = "decision" if node.decline is None else "decision optional"
            return Box(
                node.id,
                node.id,
                (book.say(node.by), " · ".join([*verbs, *([DECLINE] if node.decline is not None else [])])),
                kind,
                href,
            )


def leads(book: Book) -> list[Way]:
    """Return from where the game goes where, over all numbers of players, by the default readings."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for number in range(book.game.least, min(book.game.most, len(PLAYERS)) + 1):
        flow = Table(book.game, PLAYERS[:number]).flow
        for stop in flow.stops.values():
            if stop.together:
                continue
            ways = dict(stop.entries) if isinstance(stop.node, s.Ask) else {"": stop.then}
            if isinstance(stop.node, s.Ask) and stop.node.decline is None:
                del ways[DECLINE]
            for verb, first in ways.items():
                for name in _reached(flow, first):
                    found.setdefault((stop.point[0], name), {})[verb] = None
    order = [*(node.id for node in points(book)), _OVER]
    return [Way(start, end, ", ".join(filter(None, by))) for (start, end), by in sorted(found.items(), key=lambda each: (
        order.index(each[0][0]), order.index(each[0][1])
    ))]  # fmt: skip


@lru_cache(maxsize=16)
def seen(book: Book) -> frozenset[tuple[str, str]]:
    """Return from where the vectors and some random games with each number of players have gone where, by the default readings."""
    found: set[tuple[str, str]] = set()
    for states in (*_in_vectors(book), *_at_random(book)):
        for before, state in pairwise(states):
            at = _OVER if state.winners is not None else state.point[0]
            if before.point[0] != at or not state.answers:
                found.add((before.point[0], at))
    return frozenset(found)


def _in_vectors(book: Book) -> Iterator[list[State]]:
    for vector in book.vectors:
        if vector.kind not in ("position", "replay") or vector.readings:
            continue
        table_, steps_ = book.table(vector), vector.data.get("steps", vector.data.get("moves", ()))
        states = [table_.start() if vector.kind == "replay" else read_position(table_, vector.data["given"])]
        for each in steps_:
            if "check" not in each:
                states.append(step(table_, states[-1], each)[0])
        yield states
        for each in vector.data.get("tries", ()):
            if "accepted" in each:
                yield [states[-1], step(table_, states[-1], each["move"])[0]]


def _at_random(book: Book) -> Iterator[list[State]]:
    for number in range(book.game.least, min(book.game.most, len(PLAYERS)) + 1):
        rng = random.Random(number)  # noqa: S311  # play, not secrets
        here = Table(book.game, PLAYERS[:number])
        yield [state for state, _ in islice(playout(here, rng), _DECISIONS)]


def _reached(flow: Flow, first: int) -> Iterator[str]:
    """Yield the points that an operation may lead to, also over those that are passed over where nothing can be done."""
    waiting, done = [first], set[int]()
    while waiting:
        at = waiting.pop()
        if at in done:
            continue
        done.add(at)
        stop = flow.stops.get(at)
        if stop is not None and not stop.together:
            yield stop.point[0]
            waiting += [stop.then] if isinstance(stop.node, s.Together) or getattr(stop.node, "decline", None) is not None else []
        elif at == flow.end:
            yield _OVER
        else:
            waiting += flow.nexts[at]


def _decision(
    book: Book, page: Page, node: s.Ask | s.Together | s.Shuffle | s.Draw, ways: Sequence[Way], gone: frozenset[tuple[str, str]],
    told: dict[str, dict[str, object]],
) -> nodes.Node:  # fmt: skip
    anchor = page.note("decision", f"{book.game.id}/{node.id}", f"decision-{slug(node.id)}", node.id)
    parts: list[nodes.Node] = [_who(book, node)]
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
    onward: list[list[Piece]] = [
        [
            strong(way.end),
            f" by {way.by}" if way.by else "",
            "" if (way.start, way.end) in gone else " (never seen)",
        ]
        for way in ways
        if way.start == node.id
    ]
    if onward:
        parts.append(details("Where it may lead", bullets(para(*each) for each in onward)))
    return section(anchor, sentence(node.id), *parts)


def _args(args: dict[str, str]) -> Piece:
    return "; ".join(f"{name}: {what}" for name, what in args.items()) or "nothing more"


def _who(book: Book, node: s.Ask | s.Together | s.Shuffle | s.Draw) -> nodes.paragraph:
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


__all__ = ["decisions", "leads", "seen"]
