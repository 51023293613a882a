"""What a user typed, turned into what the engine takes, or refused with one clear sentence."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from mastaba.engine.dice import LOW_62
from mastaba.errors import MastabaError
from mastaba.game import Edition, Game, Value, discover, load
from mastaba.text import LANGUAGES, locale_language, words

MOST_CORES: Final = 1024


class BadInput(MastabaError):
    """Something typed on the command line that cannot be meant."""


def bad(key: str, lang: str, **values: object) -> BadInput:
    """The refusal with the house's sentence of that name."""
    shown = {name: str(value)[:160] for name, value in values.items()}
    return BadInput(words(None, lang).say(f"bad-{key}", **shown))


_spoken: list[str] = []  # what the running command was asked to speak, for errors that arise below it


def language(asked: str | None) -> str:
    """The language asked for, or the locale's."""
    if asked is not None and asked.lower() not in LANGUAGES:
        raise bad("language", locale_language(), given=asked, languages=", ".join(LANGUAGES))
    _spoken[:] = [locale_language() if asked is None else asked.lower()]
    return _spoken[0]


def spoken() -> str:
    """The language of the running command, or, before it has said one, the locale's."""
    return _spoken[0] if _spoken else locale_language()


def nearest(given: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like the one given."""
    close = difflib.get_close_matches(given.lower(), list(known), n=1, cutoff=0.5)
    return close[0] if close else None


def game(given: str, lang: str) -> Game:
    """The game of that id, or a refusal that names the nearest."""
    games = discover()
    if given.lower() in games:
        return games[given.lower()]
    guess = nearest(given, games)
    if guess:
        raise bad("game-near", lang, given=given, nearest=guess)
    raise bad("game", lang, given=given, games=", ".join(games))


def settings(pairs: Sequence[str], lang: str) -> dict[str, Value]:
    """Options written name=value."""
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise bad("setting", lang, given=pair)
        chosen[name.strip().replace("-", "_")] = value.strip()
    return chosen


def edition(given: str, players: int | None, pairs: Sequence[str], lang: str) -> Edition:
    """A game with its seats and options as asked for."""
    found = game(given, lang)
    if players is not None and players not in found.seats:
        raise bad("players", lang, title=found.title, least=found.seats[0], most=found.seats[-1], given=players)
    chosen = settings(pairs, lang)
    known = [option.name for option in found.options]
    for name in chosen:
        if name not in known:
            raise _no_option(found, name, known, lang)
    try:
        return load(found.id, players, **chosen)
    except MastabaError as error:
        raise BadInput(error.sentence(lang)) from None


def _no_option(found: Game, name: str, known: list[str], lang: str) -> BadInput:
    guess = nearest(name, known)
    if guess:
        return bad("option-near", lang, title=found.title, given=name, nearest=guess)
    return bad("option", lang, title=found.title, given=name, options=", ".join(known) or "–")


def seed(given: int | None, lang: str) -> int | None:
    """A seed within bounds; None leaves it to chance."""
    if given is not None and not 0 <= given <= LOW_62:
        raise bad("seed", lang, given=given, most=LOW_62)
    return given


def whole(name: str, given: int, least: int, most: int, lang: str) -> int:
    """A whole number within bounds."""
    if not least <= given <= most:
        raise bad("number", lang, name=name, given=given, least=least, most=most)
    return given


def writable(path: Path, lang: str) -> Path:
    """A place where a file can be written."""
    folder = path.parent
    if path.is_dir() or not folder.is_dir():
        raise bad("folder", lang, file=path)
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise bad("writing", lang, file=path)
    return path


def content(path: Path, lang: str) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf8")
    except FileNotFoundError:
        raise bad("missing", lang, file=path) from None
    except (UnicodeDecodeError, ValueError):
        raise bad("binary", lang, file=path) from None
    except OSError as error:
        raise bad("reading", lang, file=path, reason=error.strerror or error) from None
