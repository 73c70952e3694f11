"""From the sentence to the clause, the nodes that carry it, and the vectors that decide it; and where the chain is broken.

That a vector decides a clause is found out by switching the clause off: something that the vector asserts must change, or what it
says that happens cannot happen any more. That its position cannot be told without the clause decides nothing, unless it is the
position of a decision that the clause permits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from attrs import frozen

from lexludi.errors import LexludiError
from lexludi_conformance.switching import switched_off
from lexludi_conformance.validity import depends, pairless
from lexludi_conformance.variants import Notice, Variant, in_parallel, vectors_of
from lexludi_conformance.vectors import Vector
from lexludi_spec.check import cited, unplayable
from lexludi_spec.declarations import Clause, Game
from lexludi_spec.games import load
from lexludi_spec.sentences import Sentence, examples, hash_of, sentences

#: The kinds of sentences that say what is to be done; the others say what there is, show it, or entertain.
NORMATIVE = ("normative",)


@frozen
class Carried:
    """What carries a clause, and what decides it."""

    clause: Clause
    #: the paths of the nodes that cite it
    nodes: tuple[str, ...]
    #: the vectors that decide it: in which something differs without it, or which cannot be played without it
    vectors: Mapping[str, Notice]


@frozen
class Trace:
    """Everything that a game's rules come from and are shown by, and every gap."""

    game: Game
    sentences: Mapping[str, Sentence]
    clauses: tuple[Carried, ...]
    gaps: tuple[str, ...]
    #: whether the sentences were compared with the published text
    compared: bool = False


#: The kind and the hash of each sentence of a published text.
Text: TypeAlias = Mapping[str, tuple[str, str]]


def trace(game: Game, decided: Mapping[str, Mapping[str, Notice]], text: Text | None = None) -> Trace:
    """Put together what is known of a game's clauses.

    Args:
        game: the game.
        decided: the vectors that decide each clause, from :func:`decisions`.
        text: the published text with which the sentences are compared, from :func:`published`.
    """
    nodes: dict[str, list[str]] = {}
    for clause, path in cited(game):
        nodes.setdefault(clause, []).append(path)
    carried = tuple(Carried(each, tuple(nodes.get(each.id, ())), decided.get(each.id, {})) for each in game.clauses)
    known, vectors = sentences(game.id), vectors_of(game.id)
    gaps = [
        *_sentence_gaps(game, known),
        *_clause_gaps(carried),
        *_vector_gaps(game, vectors, decided),
        *_example_gaps(game, vectors),
        *(f"the reading {reading} is told apart from the default by no pair of vectors" for reading in pairless(vectors, game.id)),
    ]
    if text is not None:
        gaps += _text_gaps(known, text)
    return Trace(game, known, carried, tuple(gaps), compared=text is not None)


# ------------------------------------------------------------------------------------------------ deciding clauses
_game: list[Game] = []
_vectors: list[Vector] = []


def _prepare(game: str) -> None:
    _game.append(load(game))
    _vectors.extend(vectors_of(game))


def _decide(clause: str) -> tuple[str, dict[str, Notice]]:
    return clause, deciders(_game[0], clause, _vectors)


def deciders(game: Game, clause: str, vectors: list[Vector]) -> dict[str, Notice]:
    """Return which vectors notice when a clause is switched off, and how: those that are said to be about it.

    The others are looked at only where these do not notice, or where none of them has both an accepted and a refused try.
    """
    without = switched_off(game, clause)
    if without == game or unplayable(without):
        return {}
    variant = Variant(without)
    force = next(each.force for each in game.clauses if each.id == clause)
    # where something is not permitted, nobody can stand at the decision about it
    deciding = {"differs", "cannot go on", "cannot start" if force == "permission" else ""} - {""}

    def noticed(about: bool) -> dict[str, Notice]:
        found = {each.id: variant.notice(each)[0] for each in vectors if (clause in each.clauses) is about}
        return {id_: notice for id_, notice in found.items() if notice in deciding}

    found = noticed(about=True)
    if not any(_is_tried(vector) for vector in vectors if vector.id in found):
        found |= noticed(about=False)
    return dict(sorted(found.items()))


def _is_tried(vector: Vector) -> bool:
    """Tell whether a vector has an accepted and a refused try."""
    return {"accepted" in each for each in vector.data.get("tries", ())} == {True, False}


def decisions(game: str) -> Iterator[tuple[str, dict[str, Notice]]]:
    """Yield for each clause of a game which vectors decide it, as it is found out."""
    yield from in_parallel(_decide, [clause.id for clause in load(game).clauses], _prepare, game)


def _depend(id_: str) -> tuple[str, frozenset[str]]:
    return id_, depends(next(vector for vector in _vectors if vector.id == id_))


def dependencies(game: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield for each vector of a game the options on which it depends, as it is found out; those at like tables together."""
    like = sorted(vectors_of(game), key=lambda vector: (sorted(vector.readings.items()), len(vector.players)))
    yield from in_parallel(_depend, [vector.id for vector in like], _prepare, game)


# ------------------------------------------------------------------------------------------------------------ gaps
def _sentence_gaps(game: Game, known: Mapping[str, Sentence]) -> Iterator[str]:
    restated = Counter(id_ for clause in game.clauses for id_ in set(clause.sentences))
    for sentence in known.values():
        if sentence.kind in NORMATIVE and not restated[sentence.id]:
            yield f"no clause restates the sentence {sentence.id}"
    for clause in game.clauses:
        for id_, times in Counter(clause.sentences).items():
            if id_ not in known:
                yield f"{clause.id} restates {id_}, and there is no such sentence"
            if times > 1:
                yield f"{clause.id} restates {id_} {times} times"
    for ruling in game.rulings:
        yield from (f"{ruling.id} is about {id_}, and there is no such sentence" for id_ in ruling.sentences if id_ not in known)


def _clause_gaps(carried: tuple[Carried, ...]) -> Iterator[str]:
    for each in carried:
        if not each.nodes:
            yield f"no node carries {each.clause.id}"
        if not each.vectors:
            yield f"no vector decides {each.clause.id}: nothing that they assert changes without it"


def _vector_gaps(game: Game, vectors: list[Vector], decided: Mapping[str, Mapping[str, Notice]]) -> Iterator[str]:
    known, forces = sentences(game.id), {clause.id: clause.force for clause in game.clauses}
    refused: set[str] = set()
    tried: set[str] = set()
    for vector in vectors:
        for clause, times in Counter(vector.clauses).items():
            if clause not in forces:
                yield f"{vector.id} is about {clause}, and there is no such clause"
            elif vector.id not in decided.get(clause, {}):
                yield f"{vector.id} is said to be about {clause}, and would be the same without it"
            if times > 1:
                yield f"{vector.id} names {clause} {times} times"
        for id_ in vector.data["source"].get("sentences", ()):
            if id_ not in known:
                yield f"{vector.id} comes from {id_}, and there is no such sentence"
        if _is_tried(vector):
            refused |= {clause for each in vector.data["tries"] if "refused" in each for clause in each["refused"]["because"]}
            tried |= {clause for clause, by in decided.items() if vector.id in by}
    for clause, force in forces.items():
        if force == "requirement" and clause not in refused:
            yield f"no vector has a try that {clause} refuses beside one that is accepted"
        if force == "permission" and clause not in tried:
            yield f"no vector that decides {clause} has an accepted and a refused try"


def _example_gaps(game: Game, vectors: list[Vector]) -> Iterator[str]:
    shown = {vector.data["source"]["example"] for vector in vectors if "example" in vector.data["source"]}
    known = examples(game.id)
    yield from (f"no vector shows the example {id_}" for id_, exempt in known.items() if not exempt and id_ not in shown)
    yield from (f"the example {id_} is exempt, and a vector shows it" for id_, exempt in known.items() if exempt and id_ in shown)
    yield from (f"vectors show the example {id_}, and there is none" for id_ in sorted(shown - set(known)))


def _text_gaps(known: Mapping[str, Sentence], text: Text) -> Iterator[str]:
    for id_ in [*known, *(id_ for id_ in text if id_ not in known)]:
        if id_ not in text:
            yield f"{id_} is not in the published text"
        elif id_ not in known:
            yield f"{id_} is in the published text, and not known"
        elif text[id_][1] != known[id_].hash:
            yield f"{id_} reads otherwise in the published text"
        elif text[id_][0] != known[id_].kind:
            yield f"{id_} is {known[id_].kind}, and in the published text {text[id_][0]}"


def published(rulebooks: Path, game: str) -> Text:
    """Read the published text of a game, as far as it is kept: from ``rulebooks/GAME/sentences.tsv``.

    Raises:
        LexludiError: if it is not there, or has another form.
    """
    file, found = rulebooks / game / "sentences.tsv", dict[str, tuple[str, str]]()
    try:
        lines = file.read_text(encoding="utf-8").removesuffix("\n").split("\n")[1:]
    except (OSError, UnicodeDecodeError) as wrong:
        raise LexludiError(f"{file}: cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from None
    for number, line in enumerate(lines, 2):
        parts = line.split("\t")
        if len(parts) != 4:
            raise LexludiError(f"{file}: line {number}: id, section, kind and text are expected, separated by tabs")
        if parts[0] in found:
            raise LexludiError(f"{file}: line {number}: {parts[0]} stands there twice")
        found[parts[0]] = (parts[2], hash_of(parts[3]))
    return found


# --------------------------------------------------------------------------------------------------------- telling
def summary(found: Trace) -> dict[str, Any]:
    """Return a trace as JSON."""
    restating: dict[str, list[str]] = {id_: [] for id_ in found.sentences}
    for carried in found.clauses:
        for id_ in carried.clause.sentences:
            restating.setdefault(id_, []).append(carried.clause.id)
    return {
        "game": found.game.id,
        "sentences": {
            id_: {"kind": each.kind, "clauses": restating[id_]} for id_, each in found.sentences.items()
        },
        "clauses": {
            each.clause.id: {
                "force": each.clause.force, "sentences": list(each.clause.sentences), "nodes": list(each.nodes),
                "vectors": dict(each.vectors),
            }
            for each in found.clauses
        },
        "compared": found.compared,
        "gaps": list(found.gaps),
    }  # fmt: skip


def said(found: Trace) -> Iterator[str]:
    """Yield the lines that people read: each clause with what it comes from and what decides it, then the gaps."""
    for each in found.clauses:
        yield f"{each.clause.id} ({each.clause.force}): {', '.join(each.clause.sentences) or each.clause.why}"
        yield f"    {len(each.nodes)} nodes, the first {each.nodes[0]}" if each.nodes else "    no node"
        named = [id_.removeprefix(f"{found.game.id}/") for id_, notice in each.vectors.items() if notice == "differs"]
        named += [id_.removeprefix(f"{found.game.id}/") for id_, notice in each.vectors.items() if notice != "differs"]
        more = f" and {len(named) - 3} more" if len(named) > 3 else ""
        yield f"    decided by {', '.join(named[:3])}{more}" if named else "    decided by no vector"
    if not found.compared:
        yield "The sentences were not compared with the published text; --rulebooks DIR does that."
    kinds = Counter(each.kind for each in found.sentences.values())
    yield (
        f"{found.game.id}: {kinds['normative']} normative sentences of {len(found.sentences)}, {len(found.clauses)} clauses, "
        f"{sum(1 for each in found.clauses if each.vectors)} of them decided by vectors, {len(found.gaps)} gaps"
    )
    yield from (f"gap: {gap}" for gap in found.gaps)
