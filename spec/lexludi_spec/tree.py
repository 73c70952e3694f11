"""Generic passes over the tree. They know the fields of a node type, and no node type by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs

from lexludi_spec.language import Tree, is_node, slots
from lexludi_spec.values import Name


def children(tree: Tree, path: str) -> Iterator[tuple[str, Tree]]:
    """Yield what a node or a list consists of, each part with its path."""
    if isinstance(tree, tuple):
        for index, each in enumerate(tree):
            yield f"{path}[{index}]", each
    elif is_node(tree):
        for slot in slots(type(tree)):
            yield f"{path}.{slot.name}", getattr(tree, slot.name)


def walk(tree: Tree, path: str = "$") -> Iterator[tuple[str, Tree]]:
    """Yield every node of a tree with its path, parents first."""
    if is_node(tree):
        yield path, tree
    for where, each in children(tree, path):
        yield from walk(each, where)


def rewrite(tree: Tree, change: Callable[[Tree], Tree]) -> Tree:
    """Return the tree with every node changed, children first; what does not change is the same object as before."""
    parts = with_parts(tree, lambda each: rewrite(each, change))
    return change(parts) if is_node(parts) else parts


def with_parts(tree: Tree, part: Callable[[Tree], Tree]) -> Tree:
    """Return a node or a list with each of its parts changed; the same object as before if none of them changes."""
    if isinstance(tree, tuple):
        parts = tuple(part(each) for each in tree)
        return tree if all(a is b for a, b in zip(parts, tree, strict=True)) else parts
    if not is_node(tree):
        return tree
    changed = {}
    for slot in slots(type(tree)):
        old = getattr(tree, slot.name)
        new = part(old)
        if new is not old:
            changed[slot.name] = new
    return attrs.evolve(tree, **changed) if changed else tree


def free_names(tree: Tree) -> set[str]:
    """Return the names that a value or condition speaks of and does not bind itself."""
    if isinstance(tree, Name):
        return {tree.name}
    bound = {getattr(tree, "var", ""), getattr(tree, "nth", "")} if is_node(tree) else set()
    found: set[str] = set()
    for where, each in children(tree, ""):
        found |= free_names(each) - (set() if where == ".items" else bound)
    return found
