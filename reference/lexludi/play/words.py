"""Moves as people type them: by number, as they are listed, or shorter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from lexludi.errors import MalformedMove
from lexludi.explain import text
from lexludi.files import parse_json
from lexludi.notation import listed
from lexludi.runtime import Act
from lexludi.table import Table
from lexludi_spec.errors import hint


class SeveralMeant(MalformedMove):
    """Words that do not say for certain which of the listed moves is meant; it names them."""


class Unknown(MalformedMove):
    """A move of somebody who does not play."""


def listed_as(table: Table, act: Act) -> str:
    """Return a move as it stands in a list of moves of one player: without his name."""
    return table.say(act)[len(table.players[act.by]) + 2 :]


def typed(table: Table, acts: list[Act], seat: int, words: str, lines: Sequence[str] = ()) -> Act:
    """Return the move that somebody has typed: one of those listed, or any other that the game knows.

    A move is meant by its number in the list, by its words with or without the names of its arguments, by the beginnings
    of these words if they fit only one, by its JSON, or by its verb with any words that stand in only one line of the list.

    Args:
        table: the table.
        acts: the moves that are listed.
        seat: who types.
        words: what is typed.
        lines: the lines of the list, in which may stand more of a move than its words.

    Raises:
        MalformedMove: if it cannot be read.
        SeveralMeant: if it is not certain which is meant.
    """
    words = _unquoted(words.strip())
    try:
        return _read(table, acts, seat, words)
    except Unknown:
        raise
    except MalformedMove:
        said = _split(words)
        same = [act for act in acts if _in_other_order(table, act, said)]
        if len(same) == 1:
            return same[0]
        found = [(nth, act) for nth, (act, line) in enumerate(zip(acts, lines, strict=False)) if set(said) <= set(_split(line))]
        if not found:
            raise
        if len(found) == 1 and said[: len(verb := _split(found[0][1].do))] == verb:
            return found[0][1]
        raise _several(words, [f"{nth + 1} {lines[nth]}" for nth, _ in found]) from None


def _unquoted(words: str) -> str:
    """Return words without the quotation marks around a value, which people may set as in a shell; JSON as it is."""
    return words if words.startswith("{") else re.sub(r"""(?<=[\s=])(['"])([^'"]*)\1(?=\s|$)""", r"\2", words)


def _several(words: str, lines: list[str]) -> SeveralMeant:
    few = f"{'; '.join(lines[:4])}{'; …' if len(lines) > 4 else ''}"
    if len(lines) == 1 and few.partition(" ")[0].isdecimal():
        few = f"{few}; if so, type {few.partition(' ')[0]}"
    return SeveralMeant(f"{words!r} could mean {f'{len(lines)} moves' if len(lines) > 1 else 'a move'}: {few}")


def _read(table: Table, acts: list[Act], seat: int, words: str) -> Act:
    if re.fullmatch(r"[0-9]{1,9}", words):
        number = int(words)
        if not 1 <= number <= len(acts):
            raise MalformedMove(f"there is no move {number}; they are numbered from 1 to {len(acts)}")
        return acts[number - 1]
    if words.startswith("{"):
        data = parse_json(words, "the move")
        return table.read_act({"by": table.players[seat], **data})
    name = next((each for each in table.players if re.match(rf"{re.escape(each)}\s*:", words)), table.players[seat])
    if re.match(rf"{re.escape(name)}\s*:", words):
        words = words[len(name) :].lstrip().removeprefix(":").strip()
        if name != table.players[seat]:
            return table.read_act(table.read_words(f"{name}: {_with_names(table, name, words)}"))
    found = exactly(table, acts, words) or _begun(table, acts, words)
    if found is not None:
        return found
    who, colon, _ = words.partition(":")
    if colon and not any(f"{who} ".startswith(f"{each} ") for each in table.flow.known.verbs):
        raise Unknown(f"nobody of the name {who.strip()!r} plays{hint(who.strip(), table.players)}; {listed(table.players)} do")
    verbs = list(dict.fromkeys(act.do for act in acts))
    if len(verbs) == 1 and not any(f"{words} ".startswith(f"{each} ") for each in table.flow.known.verbs):
        with suppress(MalformedMove):
            return table.read_act(table.read_words(f"{name}: {_with_names(table, name, f'{verbs[0]} {words}')}"))
    return table.read_act(table.read_words(f"{name}: {_with_names(table, name, words)}"))


def _with_names(table: Table, name: str, words: str) -> str:
    """Return a move whose arguments are told without their names with them; as it is where it cannot be told which is which."""
    verbs = table.flow.known.verbs
    verb = max((each for each in verbs if f"{words} ".startswith(f"{each} ")), key=len, default=None)
    said = words[len(verb or "") :].split()
    if verb is None or "=" in words or not said:
        return words
    for move in verbs[verb]:
        picks = [pick.name for pick in move.picks]
        values = [" ".join(said)] if len(picks) == 1 else _values(table, f"{name}: {verb}", picks, said)
        if values:
            return " ".join([verb, *(f"{pick}={value}" for pick, value in zip(picks, values, strict=False))])
    return words


def _values(table: Table, head: str, picks: list[str], said: list[str]) -> list[str]:
    """Return words as values of the first picks, each as many words as can be one; nothing if they are none."""
    for end in range(len(said), 0, -1) if picks else ():
        value = " ".join(said[:end])
        with suppress(MalformedMove):
            table.read_act(table.read_words(f"{head} {picks[0]}={value}"))
            rest = _values(table, head, picks[1:], said[end:])
            if rest or end == len(said):
                return [value, *rest]
    return []


def exactly(table: Table, acts: list[Act], words: str) -> Act | None:
    """Return the listed move that these words say whole, or the only one of which they are all but the verb; or nothing."""
    said = _split(words)
    whole = next((act for act in acts if said in _ways(table, act)), None)
    if whole is not None or re.fullmatch(r"[0-9]+", words):
        return whole
    bare = [act for act in acts if act.args and said == _split(_short(table, act)[len(act.do) :])]
    return bare[0] if len(bare) == 1 else None


def _begun(table: Table, acts: list[Act], words: str) -> Act | None:
    """Return the one listed move that begins so, word by word; nothing if none does."""
    said = _split(words)
    found = [act for act in acts if any(_begins(said, way) for way in _ways(table, act))]
    if len(found) > 1:
        raise _several(words, [listed_as(table, act) for act in found])
    return found[0] if found else None


def _ways(table: Table, act: Act) -> tuple[list[str], list[str]]:
    """Return the words of a move, with the names of its arguments and without."""
    return _split(listed_as(table, act)), _split(_short(table, act))


def _in_other_order(table: Table, act: Act, said: list[str]) -> bool:
    """Tell whether words say a move whole, the items of a list among its arguments in whatever order and without commas."""
    verb = _split(act.do)
    if said[: len(verb)] != verb:
        return False
    rest = said[len(verb) :]
    for name, value in table.write_act(act).items():
        if name in ("by", "do"):
            continue
        items = [_split(text(each)) for each in (value if isinstance(value, list) else [value])]
        count = sum(map(len, items))
        if not _orders(rest[:count], items):
            return False
        rest = rest[count:]
    return not rest


def _orders(said: list[str], items: list[list[str]]) -> bool:
    """Tell whether words are those of some items one after the other, in any order."""
    if not items:
        return not said
    firsts = [i for i, item in enumerate(items) if item not in items[:i] and said[: len(item)] == item]
    return any(_orders(said[len(items[i]) :], items[:i] + items[i + 1 :]) for i in firsts)


def _short(table: Table, act: Act) -> str:
    told = table.write_act(act)
    return " ".join([act.do, *(text(value) for name, value in told.items() if name not in ("by", "do"))])


def _split(words: str) -> list[str]:
    return re.split(r"[\s=,:()]+", words.casefold().strip(" ()"))


def _begins(said: list[str], way: list[str]) -> bool:
    return len(said) <= len(way) and all(whole.startswith(part) for part, whole in zip(said, way, strict=False))
