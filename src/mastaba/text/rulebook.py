"""The numbered rulebook and the box, taken apart: each rule by its number, every figure with its label."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from mastaba.game import Game
from mastaba.text import words
from mastaba.text.naming import Naming, naming
from mastaba.text.typography import typeset

NUMBERS = re.compile(r"[\d, ]+")
MARK = re.compile(r" \(([RSA])\)$", re.MULTILINE)  # a rule that is reconstructed, settled where the book is silent, or added
NUMBER = r"[RQ]\d+(?:\.\d+)*[a-z]?"


class Figure(NamedTuple):
    """One figure of the box: what it counts, its value, its label (C, P or R) and a remark."""

    name: str
    value: str
    label: str
    note: str = ""


def remarked(text: str, lang: str) -> str:
    """A rulebook in which marks are remarks in plain words: what is not from the original rules is said to be ours."""
    return MARK.sub(lambda mark: f" *{words(None, lang).say(f'rules-mark-{mark[1]}')}*", text)


def rules_text(game: Game, lang: str) -> dict[str, str]:
    """The text of each rule by its number."""
    pieces = re.split(rf"^[-*\s]*\*\*({NUMBER})\*\*", typeset(remarked(game.rulebook(lang), lang), lang), flags=re.MULTILINE)
    return {number: _first_block(text) for number, text in zip(pieces[1::2], pieces[2::2], strict=True)}


def _first_block(text: str) -> str:
    """A rule runs until the next heading."""
    return re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0].lstrip(" .:–—").strip()


def rule_text(game: Game, number: str, lang: str) -> str | None:
    """The text of one rule, or None where the rulebook has no such number."""
    return rules_text(game, lang).get(number.upper())


def figures(content: Any, name: str = "", label: str = "C") -> Iterator[Figure]:
    """Every figure of the components, however deep it lies, with the label that holds for it."""
    label = str(content.get("label", label))
    for key, value in content.items():
        path = f"{name} · {key}" if name else key
        if key == "label":
            continue
        if isinstance(value, dict):
            yield from figures(value, path, label)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value, 1):
                yield from figures(item, f"{path} {item.get('name', item.get('id', number))}", label)
        else:
            yield Figure(path.replace("_", " "), _shown(value), label)


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(item) for item in value)
    return str(value)


def box(game: Game, lang: str) -> list[Figure]:
    """Every figure of a game's box, named in a language; a remark is made once, at the first figure of its table."""
    names, found = naming(game.id, lang), list(figures(game.components))
    first_of = {key: figure for figure in reversed(found) for key in note_keys(figure)}
    return [_told(names, figure, [key for key in note_keys(figure) if first_of[key] is figure]) for figure in found]


def note_keys(figure: Figure) -> list[str]:
    """The messages that would hold a remark on a figure, or on a table that it lies in."""
    parts = figure.name.replace(" · ", "·").replace(" ", "-").split("·")
    return [f"note-{'-'.join(parts[: size + 1])}" for size in range(len(parts))]


def _told(names: Naming, figure: Figure, keys: list[str]) -> Figure:
    name = " · ".join(_named(names, part) for part in figure.name.split(" · "))
    value = figure.value if NUMBERS.fullmatch(figure.value) else names.told(figure.value)
    note = " ".join(names.words.say(key) for key in keys if names.words.has(key))
    return figure._replace(name=name, value=value, note=note)


def _named(names: Naming, part: str) -> str:
    """What a figure counts, or a thing of the game; numbers stay as they are."""
    key = f"figure-{part.replace(' ', '-')}"
    if names.words.has(key):
        return names.words.say(key)
    return part if part.isdecimal() else names.bare(names.word(part))
