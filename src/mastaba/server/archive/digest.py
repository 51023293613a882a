"""A hash of the rules and components that a table is dealt by, so that a change of them is noticed."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGINE: Final = "mastaba.engine"
RULES: Final = (".py", ".toml")
BESIDE: Final = ("tests", "page", "text", "__pycache__")  # what lies in a game's folder and decides nothing
LETTERS: Final = 16


@functools.cache
def rules_digest(game_id: str) -> str:
    """The hash of a game's rules and components and of the engine that plays them."""
    made = hashlib.sha256()
    for package in (f"mastaba.games.{game_id}", ENGINE):
        for name, content in sorted(_sources(files(package), "")):
            made.update(f"{name}\n{len(content)}\n".encode() + content)
    return made.hexdigest()[:LETTERS]


def _sources(folder: Traversable, place: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        name = f"{place}/{one.name}"
        if one.is_dir() and one.name not in BESIDE:
            yield from _sources(one, name)
        elif one.name.endswith(RULES) and one.is_file():
            yield name, one.read_bytes()
