"""What is wrong with the order of play: what is never come to, never ends, cannot be looked ahead over, or tells a secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from lexludi_spec import conditions as c
from lexludi_spec import steps as s
from lexludi_spec import values as v
from lexludi_spec.declarations import Game, Move
from lexludi_spec.errors import Mistake, hint
from lexludi_spec.language import Tree
from lexludi_spec.secrecy import Secrecy
from lexludi_spec.tree import children, walk
from lexludi_spec.vocabulary import Vocabulary

_LISTS = ("steps", "then", "otherwise", "do", "play")


def course(game: Game) -> Iterator[Mistake]:
    """Yield every mistake in the order of play for which it could not be played."""
    known = Vocabulary(game)
    circles = list(_circles(game))
    yield from circles
    if not circles:
        yield from (
            *_elsewhere(game),
            *_alone(game, known),
            *_left(game, known),
            *_verbs(game, known),
            *_ahead(game, known),
            *_moves(game),
        )
        if not _comes_to_an_end(game.play, known):
            yield Mistake("play stops without an End: nobody wins", "$.play")


def _circles(game: Game) -> Iterator[Mistake]:
    """Procedures that do themselves."""
    does = {p.id: {n.procedure for _, n in walk(p) if isinstance(n, s.Do)} for p in game.procedures}
    for i, name in enumerate(does):
        if name in _reached(does, name):
            yield Mistake(f"the procedure {name!r} does itself", f"$.procedures[{i}]")


def _reached(does: Mapping[str, set[str]], name: str) -> set[str]:
    """Return the procedures that a procedure does, directly or through others."""
    reached, grown = set(does[name]), True
    while grown:
        more = reached | {each for one in reached for each in does.get(one, ())}
        grown, reached = more != reached, more
    return reached


def _elsewhere(game: Game) -> Iterator[Mistake]:
    """Steps that are never done, and loops that do nothing."""
    for path, node in walk(game):
        if isinstance(node, s.Repeat) and not node.steps:
            yield Mistake("nothing is repeated", path)
        for field in _LISTS:
            steps = getattr(node, field, ())
            for i, step in enumerate(steps if isinstance(steps, tuple) else ()):
                if i + 1 < len(steps) and _goes_elsewhere(step):
                    yield Mistake("nothing after this is ever done", f"{path}.{field}[{i}]")


def _goes_elsewhere(step: Tree) -> bool:
    """Tell whether what follows a step in its list is never done."""
    return isinstance(step, s.End | s.Leave) or (isinstance(step, s.By) and any(map(_goes_elsewhere, step.steps)))


def _comes_to_an_end(steps: Tree, known: Vocabulary) -> bool:
    """Tell whether some steps never stop but at an End."""
    match steps[-1] if steps else None:
        case s.End():
            return True
        case s.By(_, inner):
            return _comes_to_an_end(inner, known)
        case s.When(_, then, otherwise):
            return _comes_to_an_end(then, known) and _comes_to_an_end(otherwise, known)
        case s.Repeat(None, inner):
            opened = {node.name for _, node in known.through(inner) if isinstance(node, s.Block)}
            return all(node.block in opened for _, node in known.through(inner) if isinstance(node, s.Leave))
        case s.Block(name, inner):
            leaves = (isinstance(node, s.Leave) and node.block == name for _, node in known.through(inner))
            return _comes_to_an_end(inner, known) and not any(leaves)
        case s.Do(procedure, _):
            return _comes_to_an_end(known.procedures[procedure].steps, known)
        case v.ByRuling(_, readings):
            return all(_comes_to_an_end(each.means, known) for each in readings)
        case _:
            return False


def _alone(game: Game, known: Vocabulary) -> Iterator[Mistake]:
    """Decisions and chance in what is done without anybody: the scoring, and what each does in secret."""
    if game.scoring is not None:
        for where, inner in known.through(s.Do(game.scoring.procedure), "$.scoring"):
            if isinstance(inner, s.Ask | s.Together | s.Shuffle | s.Draw | s.End):
                yield Mistake(f"{type(inner).__name__} cannot stand in the scoring, which is done by itself", where)
    for path, node in walk(game):
        if isinstance(node, s.Together):
            for where, inner in known.through(node.steps, f"{path}.steps"):
                if isinstance(inner, s.Together | s.Shuffle | s.Draw | s.End | s.Leave):
                    yield Mistake(f"{type(inner).__name__} cannot stand in what players do in secret", where)


def _verbs(game: Game, known: Vocabulary) -> Iterator[Mistake]:
    """Decisions at which one verb means two moves, or which offer none."""
    for path, node in walk(game):
        if isinstance(node, s.Ask):
            says = Counter(known.moves[move].says for move in node.moves)
            yield from (Mistake(f"two moves say {verb!r} at {node.id!r}", path) for verb, n in says.items() if n > 1)
            if not node.moves:
                yield Mistake(f"the decision {node.id!r} offers nothing", path)


def _ahead(game: Game, known: Vocabulary) -> Iterator[Mistake]:
    """Looking ahead over a decision, over chance, or out of a block: what would be cannot wait for anybody."""
    for path, node in walk(game):
        if isinstance(node, c.After):
            parts: Tree = node.steps
        elif isinstance(node, Move) and any(isinstance(inner, c.Afterwards) for _, inner in walk(node.requires)):
            parts = node.do
        elif isinstance(node, c.CanReach):
            parts = tuple(known.moves[move].do for move in node.moves)
        else:
            continue
        kinds = [
            type(inner).__name__
            for _, inner in known.through(parts)
            if isinstance(inner, s.Ask | s.Together | s.Shuffle | s.Draw | s.End | s.Leave)
        ]
        what = "one cannot look ahead over a step that asks, draws, leaves or ends"
        yield from (Mistake(f"{what}: {kind}", path) for kind in kinds)


def _moves(game: Game) -> Iterator[Mistake]:
    """What must be so after a move where no move is made."""
    made = {id(inner) for move in game.moves for _, inner in walk(move.requires) if isinstance(inner, c.Afterwards)}
    for path, node in walk(game):
        if isinstance(node, c.Afterwards) and id(node) not in made:
            yield Mistake("only what a move requires can look at what is so after the move", path)


def _left(game: Game, known: Vocabulary) -> Iterator[Mistake]:
    """Blocks that are left where they are not open."""
    numbers = {kind: {each.id: i for i, each in enumerate(getattr(game, kind))} for kind in ("procedures", "moves")}
    seen: set[tuple[str, frozenset[str]]] = set()

    def through(tree: Tree, path: str, blocks: frozenset[str]) -> Iterator[Mistake]:
        match tree:
            case s.Block(name, _):
                blocks |= {name}
            case s.Leave(block) if block not in blocks:
                yield Mistake(f"the block {block!r} is left where it is not open{hint(block, blocks)}", path)
            case s.Do(procedure, _):
                yield from into("procedures", procedure, known.procedures[procedure].steps, ".steps", blocks)
            case s.Ask():
                for move in tree.moves:
                    yield from into("moves", move, known.moves[move].do, ".do", blocks)
            case _:
                pass
        for where, each in children(tree, path):
            yield from through(each, where, blocks)

    def into(kind: str, name: str, tree: Tree, field: str, blocks: frozenset[str]) -> Iterator[Mistake]:
        if (name, blocks) not in seen:
            seen.add((name, blocks))
            yield from through(tree, f"$.{kind}[{numbers[kind][name]}]{field}", blocks)

    yield from through(game.play, "$.play", frozenset())


def secrets(game: Game) -> Iterator[Mistake]:
    """Yield the decisions of a settled game of which the mere asking would tell something that not everybody can see."""
    secrecy = Secrecy(game)
    for path, node in secrecy.known.through(game.play, "$.play"):
        match node:
            case s.When(condition, then, otherwise):
                parts: Tree = (then, otherwise)
            case s.Repeat(condition, parts) if condition is not None:
                pass
            case s.Together():
                condition, parts = node.items, node.steps
            case s.ForEach(_, condition, parts):
                pass
            case s.Ask():
                hidden = secrecy.looks_into(node.by)
                if hidden:
                    yield Mistake(f"who decides {node.id!r} depends on {_listed(hidden)}, which not everybody sees", path)
                continue
            case _:
                continue
        yield from _asked(condition, parts, secrecy, path)


def _asked(condition: Tree, parts: Tree, secrecy: Secrecy, path: str) -> Iterator[Mistake]:
    asks, hidden = secrecy.asked_in(parts), secrecy.looks_into(condition)
    if asks and hidden:
        yield Mistake(f"whether {asks[0]!r} is asked depends on {_listed(hidden)}, which not everybody sees", path)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
