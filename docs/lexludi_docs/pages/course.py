"""The rules of a game exactly as they run: the order of play, moves, definitions and what is remembered, in derived English."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from lexludi_docs.book import Book, in_order, slug
from lexludi_docs.book import whole as checked
from lexludi_docs.formal import code
from lexludi_docs.markup import Piece, bullets, details, page_ref, para, pieces, section, steps, strong, xref
from lexludi_docs.page import Page
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Definition, Move, Procedure
from lexludi_spec.language import Tree
from lexludi_spec.prose import sentence


def course(book: Book, page: Page) -> Sequence[nodes.Node]:  # noqa: ARG001  # every page takes both
    """Return the page of the exact rules."""
    game = book.game
    lead = para(
        f"This is {game.title} as it runs: every sentence is derived from a node of the data, and every rule names the clause that it "
        "carries. It says the same as the rules in plain words, more stiffly and without exception."
    )
    parts = [
        section("order-of-play", "The order of play", outline(book, game.play)),
        *(procedure(book, each) for each in procedures(book)),
        section("moves", "The moves", *(move(book, each) for each in game.moves)),
    ]
    if game.definitions:
        parts.append(
            section(
                "definitions",
                "What is meant by",
                bullets(definition(book, each) for each in game.definitions if not _repeats(book, each)),
            )
        )
    if game.variables:
        parts.append(section("remembered", "What is counted and remembered", bullets(_said(book, each) for each in game.variables)))
    if game.invariants:
        parts.append(section("always", "What is always so", bullets(_said(book, each) for each in game.invariants)))
    return [section("exactly", f"{game.title}: the rules exactly", lead, *parts, kind="lx-exactly")]


def procedures(book: Book) -> list[Procedure]:
    """Return the procedures in the order of play, and after them any that are done elsewhere."""
    done = [node.procedure for node in in_order(book.game) if isinstance(node, s.Do)]
    return [book.known.procedures[name] for name in dict.fromkeys([*done, *book.known.procedures])]


def procedure(book: Book, each: Procedure) -> nodes.Node:
    """Return a procedure as a part of the order of play."""
    title = sentence(book.english.doing(each.id, tuple(map(v.Name, each.params))))
    return section(f"procedure-{slug(each.id)}", title, outline(book, each.steps), _data(each))


def move(book: Book, each: Move) -> nodes.Node:
    """Return a move: what is said for it, what it requires, and what it does."""
    parts: list[nodes.Node] = [para(book.clause_ref(each.clause), kind="lx-meta")]
    if each.picks:
        parts.append(para(f"A player says {book.say(each.picks)}.") if len(each.picks) == 1 else
                     para("A player says ", *book.rich(book.say(each.picks)), "."))  # fmt: skip
    if each.requires:
        parts += [
            para("It is required that"),
            bullets(para(*book.rich(f"{book.say(need.condition)} ({need.clause})")) for need in each.requires),
        ]
    if each.do:
        parts += [para("Then:"), outline(book, each.do)]
    return section(f"move-{slug(each.id)}", sentence(each.phrase or each.id), *parts, _data(each))


def _repeats(book: Book, each: Definition) -> bool:
    """Tell whether a definition says of its phrase nothing but the phrase itself."""
    first, _, second = book.say(each).rstrip(".").partition(": " if ": " in book.say(each) else " if ")
    return first.casefold() == second.casefold()


def definition(book: Book, each: Definition) -> list[nodes.Node]:
    """Return a definition."""
    return [_said(book, each), _data(each)]


def _data(node: Tree) -> nodes.Node:
    return details("as data", code_block(node))


def code_block(node: Tree) -> nodes.Node:
    """Return a node as the code that makes it."""
    text = code(node)
    return nodes.literal_block(text, text, language="python")


def _said(book: Book, node: Tree) -> nodes.paragraph:
    return para(*book.rich(sentence(book.say(node))))


# ----------------------------------------------------------------------------------------------------- the outline
def outline(book: Book, of: Sequence[Tree]) -> nodes.Node:
    """Return a list of steps, each with the steps inside it."""
    return steps(item for each in of for item in _items(book, each))


def _items(book: Book, node: Tree, cited: str = "") -> Iterator[list[nodes.Node]]:
    mine = [" (", book.clause_ref(cited), ")"] if cited else []
    match node:
        case s.By(clause, inner):
            found = [item for each in inner for item in _items(book, each)]
            if len(found) == 1:
                _cite(book, clause, found[0][0])
            else:
                found = [[para("All of this", *_paras(book, clause), ":"), steps(found)]]
            yield from found
        case s.When(condition, then, otherwise, clause):
            yield from _when(book, condition, then, otherwise, clause)
        case s.ForEach(var, items, inner):
            yield [para(f"For each {whole(book, book.english.among(var, items))}, one after the other:"), outline(book, inner)]
        case s.Repeat(until, inner, clause):
            first = f"Until {book.say(until)}" if until is not None else "Without end"
            yield [para(*book.rich(first), *_paras(book, clause), ", repeat:"), outline(book, inner)]
        case s.Block(name, inner):
            yield [para(f"This is the {name}:"), outline(book, inner)]
        case s.Together(var=var, items=items, steps=inner, whose=whose):
            who = f"Each {whole(book, book.english.among(var, items))}, in secret and all at once"
            yield [para(who, *_paras(book, whose), ":"), outline(book, inner)]
        case s.Do(name, _):
            yield [para(doing(book, node), *mine)]
        case s.Ask():
            yield _ask(book, node)
        case v.ByRuling(ruling, readings):
            default = book.rulings[ruling].default
            yield [para("By ", xref("ruling", ruling, ruling, plain=True), ":"), bullets(_readings(book, readings, default))]
        case tuple():
            for each in node:
                yield from _items(book, each)
        case s.Award():
            yield _award(book, node)
        case _:
            yield [para(*book.rich(sentence(book.say(node))), *mine)]


def whole(book: Book, said: str) -> str:
    """Return a text, if nothing is missing in it."""
    return checked(said, book.game.id)


def _cite(book: Book, clause: str, said: nodes.Node) -> None:
    """Put a clause in brackets after a sentence, or within it where it goes on below."""
    assert isinstance(said, nodes.paragraph)
    last = said.children[-1]
    goes_on = isinstance(last, nodes.Text) and last.astext().endswith(":")
    if goes_on:
        said.replace(last, nodes.Text(last.astext().removesuffix(":")))
    said.extend(pieces([*_paras(book, clause), *([":"] if goes_on else [])]))


def _paras(book: Book, clause: str) -> list[Piece]:
    return [" (", book.clause_ref(clause), ")"] if clause else []


def _when(book: Book, condition: Tree, then: Sequence[Tree], otherwise: Sequence[Tree], clause: str) -> Iterator[list[nodes.Node]]:
    said = book.rich(book.say(condition))
    if not then:
        yield [para("Unless ", *said, *_paras(book, clause), ":"), outline(book, otherwise)]
        return
    yield [para("If ", *said, *_paras(book, clause), ":"), outline(book, then)]
    if otherwise:
        yield [para("Otherwise:"), outline(book, otherwise)]


def _ask(book: Book, node: s.Ask) -> list[nodes.Node]:
    may = "must" if node.decline is None else "may"
    named = [_move(book, each) for each in node.moves]
    parts: list[Piece] = [f"{sentence(book.say(node.by))} {may} "]
    for i, each in enumerate(named):
        parts += [", " if 0 < i < len(named) - 1 else " or " if i else "", each]
    declined = [" (", book.clause_ref(node.decline.clause), ")"] if isinstance(node.decline, s.Decline) else []
    found: list[nodes.Node] = [para(*parts, *declined, ".")]
    if isinstance(node.decline, s.Decline) and node.decline.do:
        found += [para("Whoever does not:"), outline(book, node.decline.do)]
    elif isinstance(node.decline, v.ByRuling):
        found.append(
            para("Whether it can be declined depends on ", xref("ruling", node.decline.ruling, node.decline.ruling, plain=True))
        )
    return found


def _move(book: Book, id_: str) -> nodes.Node:
    said = book.known.moves[id_].phrase or id_
    return page_ref(f"games/{book.game.id}/course", said, f"move-{slug(id_)}")


def doing(book: Book, node: s.Do) -> nodes.Node:
    """Return a link to the procedure that is done."""
    said = sentence(book.say(node))
    return page_ref(f"games/{book.game.id}/course", said, f"procedure-{slug(node.procedure)}")


def _readings(book: Book, readings: Sequence[v.Reading], default: str) -> Iterator[list[nodes.Node]]:
    alike: dict[Tree, list[str]] = {}
    for each in readings:
        alike.setdefault(each.means, []).append(each.name)
    for means, names in alike.items():
        who = " or ".join(f"{name} (default)" if name == default else name for name in names)
        if isinstance(means, tuple):
            yield [para(strong(who), ": nothing.")] if not means else [para(strong(who), ":"), outline(book, means)]
        else:
            yield [para(strong(who), ": ", *book.rich(book.say(means)))]


def _award(book: Book, node: s.Award) -> list[nodes.Node]:
    who = book.english.among(node.var, node.items)
    gain = (
        f"take places in order of {book.say(node.by)}, the greatest first, and each gains for {book.say(node.variable)} in turn "
        f"{book.say(node.points)}"
    )
    level = "Those who are level all have the better place." if node.level == "better place" else ""
    mine = [" (", book.clause_ref(node.clause), "). ", level]
    if not node.requires:
        return [para(*book.rich(whole(book, f"All, each {who}, {gain}")), *mine)]
    needs = bullets(para(*book.rich(f"{book.say(each.condition)} ({each.clause})")) for each in node.requires)
    return [
        para(*book.rich(whole(book, f"Each {who} takes part for whom")), ":"),
        needs,
        para(*book.rich(whole(book, f"These {gain}")), *mine),
    ]
