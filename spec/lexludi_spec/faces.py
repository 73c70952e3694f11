"""What a card is called: made from its traits, and read back into them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from lexludi_spec.declarations import Component, Constant, Face, TraitOf
from lexludi_spec.sorts import Number, Truth, Word

#: What a card has of a trait that its face does not mention.
_UNSAID: dict[type, Constant] = {Number: 0, Truth: False}


def traits_of(component: Component, face: Face) -> dict[str, Constant]:
    """Return every trait of a face; a number that it does not mention is 0, a truth is not so."""
    said = dict(face.traits)
    return {
        each.id: said.get(each.id, _UNSAID.get(type(each.sort), ""))
        for each in component.traits
        if each.id in said or type(each.sort) in _UNSAID
    }


def name_of(component: Component, traits: Mapping[str, Constant], given: str = "") -> str:
    """Return what a card with these traits is called: its own name, or its traits in order."""
    return given or " ".join(part for trait in component.traits if (part := _said(trait, traits.get(trait.id)))) or component.id


def _said(trait: TraitOf, value: Constant | None) -> str:
    match trait.sort, value:
        case Word(), str():
            return value
        case Truth(), True:
            return trait.told[0] if trait.told else trait.id
        case Number(), int() if value:
            one, several = trait.told if len(trait.told) == 2 else (trait.id, trait.id)
            return f"{value} {one if value == 1 else several}"
    return ""


def reader(component: Component, kinds: Mapping[str, Iterable[str]]) -> re.Pattern[str] | None:
    """Return the pattern of the names made from traits, with a group for each; nothing if the traits are not all told."""
    parts = []
    for index, trait in enumerate(component.traits):
        group = f"(?P<t{index}>"
        match trait.sort:
            case Word(kind):
                parts.append(f"{group}{'|'.join(map(re.escape, kinds[kind]))})")
            case Truth():
                parts.append(f"(?: {group}{re.escape(trait.told[0] if trait.told else trait.id)}))?")
            case Number():
                told = trait.told if len(trait.told) == 2 else (trait.id, trait.id)
                parts.append(f"(?: {group}[1-9][0-9]{{0,5}}) (?:{'|'.join(map(re.escape, told))}))?")
            case _:
                return None
    return re.compile("".join(parts))


def read_name(component: Component, pattern: re.Pattern[str], text: str) -> dict[str, Constant] | None:
    """Return the traits that a made name tells; nothing if it is not a name of that component, or not its only spelling."""
    found = pattern.fullmatch(text)
    if found is None:
        return None
    traits: dict[str, Constant] = {}
    for index, trait in enumerate(component.traits):
        told = found[f"t{index}"]
        match trait.sort:
            case Truth():
                traits[trait.id] = told is not None
            case Number():
                traits[trait.id] = int(told or 0)
            case _:
                traits[trait.id] = told
    return traits if name_of(component, traits) == text else None
