"""Which blanks a sentence has: what it does not say need not be worked out, or remembered with it.

Most sentences have nothing but blanks between their words: these are filled here, for Fluent takes twenty times as long.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

SMALL: Final = range(1000)


@dataclass(frozen=True)
class Blank:
    """Something to be filled in."""

    name: str


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


def template(bundle: FluentBundle, key: str) -> list[str | Blank] | None:
    """A sentence as its words and blanks; none where it has forms to choose from, or is put together from others."""
    parts: list[str | Blank] = []
    whole = pattern(bundle, key)
    for one in getattr(whole, "elements", [whole]):
        inside = getattr(one, "expression", None)
        if isinstance(one, ast.TextElement):
            parts.append(one.value)
        elif isinstance(inside, ast.VariableReference):
            parts.append(Blank(inside.id.name))
        else:
            return None
    return parts


def filled(parts: list[str | Blank], values: Mapping[str, Any]) -> str | None:
    """A sentence with its blanks filled; none where a value is not plain words or a number that every language writes alike."""
    said: list[str] = []
    for part in parts:
        value = values.get(part.name) if isinstance(part, Blank) else part
        if isinstance(value, str):
            said.append(getattr(value, "shown", value))
        elif type(value) is int and value in SMALL:
            said.append(str(value))
        else:
            return None
    return "".join(said)


def _nodes(node: Any) -> Iterator[Any]:
    """A part of a sentence and all that is in it."""
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, (list, tuple)) else ()
    yield node
    for one in inside:
        yield from _nodes(one)
