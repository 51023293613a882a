"""A process in which bots think: requests come in on standard input, answers go out on standard output.

A request holds what the seat sees and its legal actions, never the table, the seed or another seat's knowledge.
When the server goes, so does its end of the pipe, and the worker with it.
"""

from __future__ import annotations

import functools
import importlib
import os
import random
import signal
import struct
import sys
import threading
import traceback
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np

from mastaba import bots
from mastaba.bots.level_bot import LevelBot, at_once, not_yet
from mastaba.bots.levels import SEARCH_LEVELS
from mastaba.bots.reasons import Reason, of_hints
from mastaba.bots.weighing import Verdict, judge
from mastaba.engine.contract import State
from mastaba.game import Edition, load
from mastaba.records import daily

LENGTH: Final = struct.Struct(">I")
PLUG_INS: Final = "MASTABA_BOTS"  # a module that adds levels of its own to mastaba.bots.LEVELS
NICENESS: Final = 5
LAST: Final = 19  # for what nobody waits for


class BotRequest(msgspec.Struct):
    """A seat to think for."""

    game: str
    players: int
    options: dict[str, Any]
    level: str
    seen: bytes
    legal: list[int]
    chance: int
    is_hint: bool = False
    is_warm: bool = False  # whether searches are compiled, so that they can be loaded at once
    cores: int = 1  # that are free for it
    table: str = ""  # whose position it is, and after how many lines of its log: workers elsewhere look whether it still stands
    entry: int = 0
    seat: int = 0
    attempt: int = 0
    played: int | None = None  # an action that is to be judged before it is taken: then that is the hint


class BotAnswer(msgspec.Struct):
    """What the bot would do; for a hint, the actions worth a thought with the share of the victory to expect, and why; or its failure.

    Of an action that was to be judged, what speaks against it, if anything does.
    """

    action: int | None = None
    hints: list[tuple[str, float, float]] | None = None
    reason: Reason | None = None
    failure: str | None = None
    verdict: Verdict | None = None


def is_searching(level: str | None) -> bool:
    """Whether bots of a level need a compiled search."""
    return level in SEARCH_LEVELS or daily.day_of(level) is not None


def load_plugins() -> None:
    """Loads bots from outside."""
    if os.environ.get(PLUG_INS):
        importlib.import_module(os.environ[PLUG_INS])


@functools.lru_cache(maxsize=16)
def _edition(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Edition:
    return load(game, players, **dict(options))


@functools.lru_cache(maxsize=32)
def _bot(level: str, is_warm: bool, game: str, players: int, options: tuple[tuple[str, Any], ...]) -> bots.Bot:
    """A player; the server says when another process has compiled what it needs."""
    if daily.day_of(level) is not None:
        return daily.bot(_edition(game, players, options))
    return bots.make(level, _edition(game, players, options), at_once if is_warm else not_yet)


def _bot_of(request: BotRequest) -> bots.Bot:
    return _bot(request.level, request.is_warm, request.game, request.players, tuple(request.options.items()))


def answer(request: BotRequest) -> BotAnswer:
    """Thinks for a seat."""
    edition = _edition(request.game, request.players, tuple(request.options.items()))
    seen = np.frombuffer(bytearray(request.seen), edition.game.dtype)[0]
    if request.played is not None:
        return BotAnswer(verdict=judge(edition, seen, request.legal, request.played))
    if request.is_hint:
        return _hinted(edition, seen, request.legal)
    bot = _bot_of(request)
    if isinstance(bot, LevelBot):
        bot.use(request.cores)
    return BotAnswer(int(bot.choose(seen, request.legal, random.Random(request.chance))))


def _hinted(edition: Edition, seen: State, legal: list[int]) -> BotAnswer:
    from mastaba.bots.hints import hints

    found = hints(edition, seen, legal)
    return BotAnswer(
        hints=[(hint.action, hint.expected, hint.doubt) for hint in found], reason=of_hints(edition, seen, legal, found)
    )


class Pondering:
    """Thinking on between two requests: where nothing is hidden, a bot uses the time in which others decide, if nobody else wants it."""

    def __init__(self) -> None:
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self, request: BotRequest, reply: BotAnswer) -> None:
        """Lets the bot that was asked think on."""
        bot = None if request.is_hint or reply.action is None else _bot_of(request)
        if isinstance(bot, LevelBot):
            self._over.clear()
            self._thread = threading.Thread(target=self._ponder, args=(bot, reply.action), daemon=True)
            self._thread.start()

    def _ponder(self, bot: LevelBot, action: int) -> None:
        if sys.platform == "linux":  # where a thread has a priority of its own, and those it starts have the same
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)
        try:
            bot.ponder(action, self._over.is_set)
        except Exception as error:  # what was asked has been answered
            print(f"pondering: {type(error).__name__}", file=sys.stderr)

    def end(self) -> None:
        """Stops it, which takes a moment."""
        self._over.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers until there is nobody left to ask."""
    pondering = Pondering()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        request = msgspec.msgpack.decode(source.read(LENGTH.unpack(head)[0]), type=BotRequest)
        pondering.end()
        try:
            reply = answer(request)
        except Exception as error:
            # Where it went wrong, and never the message: that could hold what the bot knows.
            places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
            print(f"bot {request.level} of {request.game}: {type(error).__name__} at", *places[1:], sep="\n  ", file=sys.stderr)
            reply = BotAnswer(failure=type(error).__name__)
        body = msgspec.msgpack.encode(reply)
        sink.write(LENGTH.pack(len(body)) + body)
        sink.flush()
        pondering.begin(request, reply)


def main() -> None:
    """Takes the pipe for itself, so that nothing a bot prints can get into it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_plugins()
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
