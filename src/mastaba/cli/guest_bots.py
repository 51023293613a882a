"""Bots from outside that the user brings along: files and programs, each under its name."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from mastaba import bots
from mastaba.bots.errors import BotError
from mastaba.bots.program_client import Program
from mastaba.bots.python_file import PythonFile
from mastaba.cli import parse

NAME: Final = re.compile(r"[\w.-]+")
LONGEST_PATIENCE: Final = 86_400.0

TAKEN: Final = ("me", "bot")

Guest = PythonFile | Program


def invited(codes: Sequence[Path], programs: Sequence[str], patience: float, lang: str) -> dict[str, Guest]:
    """The bots by name: a file's is its own without the ending, a program's stands before its command."""
    if not 0 < patience <= LONGEST_PATIENCE:
        raise parse.bad("number", lang, name="--patience", given=patience, least=0, most=LONGEST_PATIENCE)
    found: dict[str, Guest] = {}
    for name, guest in [*(_code(path, lang) for path in codes), *(_program(text, patience, lang) for text in programs)]:
        if not NAME.fullmatch(name):
            raise parse.bad("guest-name", lang, given=name)
        if name in found or bots.is_known(name) or name.lower() in TAKEN:
            raise parse.bad("guest-taken", lang, given=name)
        found[name] = guest
    return found


def _code(path: Path, lang: str) -> tuple[str, Guest]:
    parse.content(path, lang)
    return path.stem, PythonFile(path.resolve())


def _program(text: str, patience: float, lang: str) -> tuple[str, Guest]:
    name, equals, command = text.partition("=")
    if not equals or not command.strip():
        raise parse.bad("program", lang, given=text)
    return name.strip(), Program(name.strip(), command.strip(), patience)


def called(word: str, guests: bots.Guests) -> str:
    """A bot's name as it is known: that of a guest as it is written, any other in small letters."""
    word = word.strip()
    return word if word in guests else word.lower()


@contextlib.contextmanager
def spoken_for(lang: str) -> Iterator[None]:
    """Tells what is wrong with a guest in the user's language."""
    try:
        yield
    except BotError as error:
        raise parse.BadInput(error.sentence(lang)) from None
