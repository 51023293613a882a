"""Checks of what people give, used wherever it comes from: one check and one sentence each."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from mastaba.engine.dice import LOW_62
from mastaba.errors import BadOption


def nearest(given: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like the one given."""
    close = difflib.get_close_matches(given.lower(), list(known), n=1, cutoff=0.5)
    return close[0] if close else None


def check_range(name: str, given: float, least: float, most: float, is_above: bool = False) -> None:
    """Refuses a number out of bounds; where it has to be above the least one, that one, too."""
    if not least <= given <= most or (is_above and given == least):
        raise BadOption(key="error-range", name=name, least=str(least), most=str(most), given=str(given))


def check_seed(seed: object, most: int = LOW_62) -> None:
    """Refuses what cannot be a seed."""
    if not isinstance(seed, int) or not 0 <= seed <= most:
        raise BadOption(key="error-seed", most=str(most), given=repr(seed))


def check_writable(path: Path) -> None:
    """Refuses a place where no file can be written."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadOption(key="error-folder", file=path)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadOption(key="error-writing", file=path)


def names_of(names: Sequence[str] | None, players: int) -> list[str]:
    """The players' names, as many as there are seats, or Seat 1, Seat 2, ..."""
    if names is None:
        return [f"Seat {seat}" for seat in range(1, players + 1)]
    if len(names) != players:
        raise BadOption(key="error-names", players=players, names=len(names))
    return list(names)
