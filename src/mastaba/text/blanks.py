"""Which blanks a sentence has: what it does not say need not be worked out, or remembered with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast


def blanks(bundle: FluentBundle, key: str) -> frozenset[str]:
    """The names of what may be filled into a sentence, or into those that it is put together from."""
    found, waiting, looked = set(), [key], set()
    while waiting:
        name = waiting.pop()
        if name in looked or not bundle.has_message(name.partition(".")[0]):
            continue  # a sentence that there is not is noticed when it is said
        looked.add(name)
        for node in _nodes(pattern(bundle, name)):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                waiting.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
    return frozenset(found)


def pattern(bundle: FluentBundle, key: str) -> Any:
    """A sentence, or one of its forms (KEY.FORM), as Fluent keeps it."""
    name, _, form = key.partition(".")
    message = bundle.get_message(name)
    found = message.attributes.get(form) if form else message.value
    if found is None:
        raise KeyError(key)
    return found


def _nodes(node: Any) -> Iterator[Any]:
    """A part of a sentence and all that is in it."""
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, (list, tuple)) else ()
    yield node
    for one in inside:
        yield from _nodes(one)
