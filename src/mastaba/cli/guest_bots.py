"""Bots from outside that the user brings along: files and programs, each under its name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mastaba import bots
from mastaba.bots.program_client import Program
from mastaba.bots.python_file import PythonFile
from mastaba.checks import check_range
from mastaba.cli import parse

NAME: Final = re.compile(r"[\w.-]+")
LONGEST_PATIENCE: Final = 86_400.0

TAKEN: Final = ("me", "bot")

Guest = PythonFile | Program


def invited(codes: Sequence[Path], programs: Sequence[str], patience: float) -> dict[str, Guest]:
    """The bots by name: a file's is its own without the ending, a program's stands before its command."""
    check_range("--patience", patience, 0, LONGEST_PATIENCE, is_above=True)
    found: dict[str, Guest] = {}
    for name, guest in [*(_code(path) for path in codes), *(_program(text, patience) for text in programs)]:
        if not NAME.fullmatch(name):
            raise parse.bad("bot-name", given=name)
        if name in found or bots.is_known(name) or name.lower() in TAKEN:
            raise parse.bad("bot-taken", given=name)
        found[name] = guest
    return found


def _code(path: Path) -> tuple[str, Guest]:
    parse.content(path)
    return path.stem, PythonFile(path.resolve())


def _program(text: str, patience: float) -> tuple[str, Guest]:
    name, equals, command = text.partition("=")
    if not equals or not command.strip():
        raise parse.bad("program", given=text)
    return name.strip(), Program(name.strip(), command.strip(), patience)


def called(word: str, guests: bots.Guests) -> str:
    """A bot's name as it is known: that of a guest as it is written, any other in small letters."""
    word = word.strip()
    return word if word in guests else word.lower()
