"""What is found out about a move, a place in the game or a score, in lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lexludi.lawyer import Opinion
from lexludi_spec.declarations import Clause, Ruling


def opinion_lines(found: Opinion) -> Iterator[str]:
    """Yield an opinion: yes or no, the clauses with the reasons, where it leads, and what other readings would change."""
    yield f"{'Yes' if found.allowed else 'No'}. {found.told} {'is' if found.allowed else 'is not'} allowed at {found.at!r}."
    reasons = {each.clause: each.text for each in found.because}
    for clause in found.clauses:
        yield f"  {clause_line(clause)}"
        for read in found.read:
            if read.clause == clause.id:
                yield f"    read by {read.ruling.id} {read.reading}: {answer_of(read.ruling, read.reading)}"
        if reasons.get(clause.id):
            yield f"    here: {reasons[clause.id]}"
    if found.then is not None:
        yield f"Then {where(found.then)}."
    for each in found.otherwise:
        answer = "yes" if each.allowed else each.unknown or "no"
        why = f" ({', '.join(refusal.clause for refusal in each.because)})" if each.because else ""
        reading = answer_of(each.ruling, each.reading)
        yield f"Under {each.ruling.id} {each.reading}: {answer}{why}. {each.ruling.question} {reading}"
    if found.rulings:
        yield f"Rulings on these sentences: {', '.join(each.id for each in found.rulings)}"


def answer_of(ruling: Ruling, reading: str) -> str:
    """Return what a reading of a ruling answers, in words."""
    return next(each.text for each in ruling.answers if each.name == reading)


def clause_line(clause: Clause) -> str:
    """Return a clause with the sentences that it restates."""
    cited = f" [{', '.join(clause.sentences)}]" if clause.sentences else ""
    return f"{clause.id}{cited}: {clause.text}"


def where(place: Mapping[str, Any]) -> str:
    """Return where in a game something leads."""
    if "winners" in place:
        return f"the game is over, won by {enumerated(place['winners'])}"
    return f"{enumerated(place['by']) or 'chance'} must decide {place['at']!r}"


def enumerated(names: Sequence[str]) -> str:
    """Return names as they stand in a sentence: Ann, Bob and Cleo."""
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def entry_line(entry: Mapping[str, Any]) -> str:
    """Return one entry of an account: who gets how much for what, or why nothing."""
    about = ", ".join(str(value) for value in entry["about"].values() if value != entry["player"])
    what = f"{about}: {entry['player']}" if about else str(entry["player"])
    count = f" with {entry['count']}" if "count" in entry else ""
    if entry["because"]:
        return f"{what}{count}: nothing ({entry['because']})"
    place = f" in place {entry['place']}" if "place" in entry else ""
    worth = f", {entry['worth']}" if "worth" in entry else ""
    return f"{what}{count}{place}: {entry['points'] or 'nothing'}{worth} ({entry['clause']})"
