"""What a user typed, turned into what the engine takes, or refused with one clear sentence in the language of the command."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mastaba.checks import check_range
from mastaba.errors import MastabaError
from mastaba.game import Edition, Game, Value, discover, find, load
from mastaba.text import check_language, locale_language

if TYPE_CHECKING:
    from mastaba.arena.parallel.work import Where

MOST_CORES: Final = 1024


class BadInput(MastabaError):
    """Something typed on the command line that cannot be meant."""


def bad(key: str, **facts: object) -> BadInput:
    """The refusal with the sentence of that name."""
    return BadInput(key=f"error-{key}", **{name: str(fact) for name, fact in facts.items()})


_spoken: list[str] = []  # what the running command was asked to speak, for errors that arise below it


def language(asked: str | None) -> str:
    """The language asked for, or the locale's."""
    _spoken[:] = [locale_language()]
    if asked is not None:
        check_language(asked.lower())
        _spoken[:] = [asked.lower()]
    return _spoken[0]


def say_nothing_yet() -> None:
    """A new command begins: what an earlier one in this process was asked to speak is no longer asked for."""
    _spoken.clear()


def spoken() -> str:
    """The language of the running command, or, before it has said one, the locale's."""
    return _spoken[0] if _spoken else locale_language()


def game(given: str) -> Game:
    """The game of that id, in whatever letters it is written."""
    return find(given.lower() if given.lower() in discover() else given)


def settings(pairs: Sequence[str]) -> dict[str, Value]:
    """Options written name=value."""
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise bad("setting", given=pair)
        chosen[name.strip().replace("-", "_")] = value.strip()
    return chosen


def edition(given: str, players: int | None, pairs: Sequence[str]) -> Edition:
    """A game with its seats and options as asked for."""
    return load(game(given).id, players, **settings(pairs))


def where(cores: int | None, cluster: str | None) -> Where:
    """Where work is to be done."""
    from mastaba.arena.parallel.work import Where

    check_where(cores, cluster)
    return Where(cores, cluster)


def check_where(cores: int | None, cluster: str | None) -> None:
    """Refuses cores that no machine has, and a cluster that is not there."""
    if cores is not None:
        check_range("--cores", cores, 1, MOST_CORES)
    if cluster is not None:
        from mastaba.arena.parallel.cluster import check_address

        check_address(cluster)


def content(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf8")
    except FileNotFoundError:
        raise bad("missing", file=path) from None
    except (UnicodeDecodeError, ValueError):
        raise bad("binary", file=path) from None
    except OSError as error:
        raise bad("reading", file=path, reason=error.strerror or error) from None
