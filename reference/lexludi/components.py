"""Components from a real copy: what the rulebook leaves open is replaced from a file, and the rest is checked."""

from __future__ import annotations

from typing import Any

import attrs

from lexludi.errors import Malformed, MalformedPosition
from lexludi.notation import Notation, listed, shown
from lexludi_spec.declarations import Component, Face, Game
from lexludi_spec.json_form import to_json


def assumed(game: Game) -> list[str]:
    """Return the components of which something is assumed."""
    return [component.id for component in game.components if any(trait.assumed for trait in component.traits)]


def written(game: Game) -> dict[str, Any]:
    """Return the components as a file that replaces them: the copies of each card, or each card by its traits.

    Raises:
        MalformedPosition: if a list of cards cannot say how many there are, for it depends on the number of players.
    """
    notation = Notation(game, ())
    found: dict[str, Any] = {"game": game.id}
    for component in game.components:
        cards = [notation.write_card(card) for card in notation.declared[component.id]]
        copies = [face.copies for face in component.faces]
        if component.told_by == "name":
            found[component.id] = dict(zip(cards, map(to_json, copies), strict=True))
            continue
        if not all(isinstance(each, int) for each in copies):
            raise MalformedPosition(
                f"{component.id}: how many there are depends on the number of players, which a list of cards cannot say"
            )
        found[component.id] = [card for card, n in zip(cards, copies, strict=True) if isinstance(n, int) for _ in range(n)]
    return found


def replaced(game: Game, data: Any) -> Game:
    """Return the game with components from a file.

    Raises:
        MalformedPosition: if the file cannot be read. Whether the rules allow these components is for ``check`` to say.
    """
    if not isinstance(data, dict):
        raise MalformedPosition(f"components: an object is expected, not {shown(data)}")
    known = {component.id: component for component in game.components}
    if data.get("game", game.id) != game.id:
        raise MalformedPosition(f"these are components of {shown(data['game'])}, not of {game.id}")
    for key in data:
        if key != "game" and key not in known:
            raise MalformedPosition(f"{game.id} has no component {key!r}; it has {listed(known)}")
    changed = tuple(
        attrs.evolve(component, faces=_faces(game, component, data[component.id])) if component.id in data else component
        for component in game.components
    )
    return attrs.evolve(game, components=changed)


def _faces(game: Game, component: Component, data: Any) -> tuple[Face, ...]:
    notation = Notation(game, ())
    if component.told_by == "traits":
        if not isinstance(data, list):
            raise MalformedPosition(f"{component.id}: a list of cards is expected, not {shown(data)}")
        pairs = [(each, 1) for each in data]
    else:
        if not isinstance(data, dict):
            raise MalformedPosition(f"{component.id}: the copies of each card are expected, not {shown(data)}")
        pairs = list(data.items())
    known = {card.name: face for card, face in zip(notation.declared[component.id], component.faces, strict=True)}
    faces = []
    for i, (each, copies) in enumerate(pairs, 1):
        what = f"{component.id}, number {i}" if component.told_by == "traits" else component.id
        face = known.get(each) if component.told_by == "name" else None
        if face is not None and copies == to_json(face.copies) and not isinstance(copies, bool):
            faces.append(face)  # also where it depends on the number of players
            continue
        if type(copies) is not int or not 0 <= copies <= 10_000:
            raise MalformedPosition(f"{what}, {each}: a number of copies is expected, not {shown(copies)}")
        if face is not None:
            faces.append(attrs.evolve(face, copies=copies))
            continue
        try:
            card = notation.read_card(each, component.id, what)
        except Malformed as wrong:
            raise MalformedPosition(str(wrong)) from None
        faces.append(Face(traits=tuple(card.traits.items()), copies=copies))
    return tuple(faces)
