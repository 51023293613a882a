"""A bot of one's own: a Python file whose function `choose` names, as its parameters, what it wants to be given."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import inspect
import random
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mastaba.bots.errors import bot_error, illegal_answer
from mastaba.bots.hints import hints
from mastaba.bots.level_bot import Readiness, at_once
from mastaba.bots.payload import consequences_of, event_fields, texts_of, view_of
from mastaba.consequences import Foresight
from mastaba.engine.contract import State
from mastaba.engine.events import Event
from mastaba.game import Edition

OFFERED: Final = ("view", "legal", "chance", "events", "hint", "consequences", "seat", "players", "options", "game", "seen")
RAW: Final = "seen"  # whoever takes the record itself takes actions by their numbers too


@dataclass(frozen=True)
class PythonFile:
    """The file of a bot; called, it makes the bot, in whatever process it is called."""

    path: Path

    def __call__(self, edition: Edition, is_ready: Readiness = at_once) -> PythonFileBot:
        """The bot, ready to play an edition."""
        return PythonFileBot(self.path, edition)

    @property
    def fingerprint(self) -> str:
        """Changes when the file does."""
        return hashlib.sha256(self.path.read_bytes()).hexdigest()


class PythonFileBot:
    """A bot from a file."""

    def __init__(self, path: Path, edition: Edition) -> None:
        self.path, self.edition = path, edition
        self._choose = _found(path, edition)
        self._wanted = _wanted(path, self._choose, OFFERED)
        self._events: Sequence[Event] = ()

    @property
    def wants_events(self) -> bool:
        """Whether it asks for what has happened."""
        return "events" in self._wanted

    def hear(self, events: Sequence[Event]) -> None:
        """Takes note of what has happened, as its seat was told it."""
        self._events = events

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """What the file's function answers, if it is legal."""
        actions: list[Any] = list(legal) if RAW in self._wanted else texts_of(self.edition, legal)
        offers = self._offers(seen, list(legal), list(actions), chance)
        with guarded(self.path):
            answer = self._choose(**{name: offers[name]() for name in self._wanted})
        if isinstance(answer, bool) or answer not in actions:
            raise illegal_answer(self.path.name, answer, actions)
        return legal[actions.index(answer)]

    def _offers(self, seen: State, legal: list[int], actions: list[Any], chance: random.Random) -> dict[str, Callable[[], Any]]:
        """How to come by each thing that can be asked for; only what is asked for is made."""
        return {
            "view": lambda: view_of(self.edition, seen),
            "legal": lambda: actions,
            "chance": lambda: chance,
            "events": lambda: event_fields(self._events),
            "hint": lambda: functools.partial(hints, self.edition, seen, legal),
            "consequences": lambda: functools.partial(consequences_of, Foresight(self.edition, seen, int(seen.seat))),
            "seat": lambda: int(seen.seat) + 1,
            "players": lambda: self.edition.players,
            "options": lambda: dict(self.edition.options),
            "game": lambda: self.edition.game.id,
            "seen": lambda: seen,
        }


@contextlib.contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Turns whatever the file's code raises into a sentence with its line; what it prints goes to the error stream."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        told_as = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise bot_error("code", file=path, line=_line(error, path), error=told_as) from None


def _line(error: BaseException, path: Path) -> int:
    """The last line of the file that had a part in an error."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno or 1
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return (lines and lines[-1]) or 1


def _found(path: Path, edition: Edition) -> Callable[..., Any]:
    """The file's function `choose`, or that of its class `Bot`."""
    module: object = _loaded(path)
    maker = getattr(module, "Bot", None)
    if inspect.isclass(maker):
        wanted = _wanted(path, maker, ("edition",))
        with guarded(path):
            module = maker(**({"edition": edition} if wanted else {}))
    choose: Callable[..., Any] | None = getattr(module, "choose", None)
    if not callable(choose):
        raise bot_error("no-choose", file=path)
    return choose


def _loaded(path: Path) -> ModuleType:
    """The file as a module; it may import its neighbours."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(f"mastaba_guest_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise bot_error("no-choose", file=path)
    module = importlib.util.module_from_spec(spec)
    with guarded(path):
        spec.loader.exec_module(module)
    return module


def _wanted(path: Path, function: Callable[..., Any], offered: Sequence[str]) -> list[str]:
    """The parameters of a function, all of which must be on offer or have a default."""
    named = [
        (name, one.default is inspect.Parameter.empty)
        for name, one in inspect.signature(function).parameters.items()
        if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)
    ]
    for name, is_needed in named:
        if is_needed and name not in offered:
            raise bot_error("parameter", file=path, given=name, known=", ".join(offered))
    return [name for name, _ in named if name in offered]
