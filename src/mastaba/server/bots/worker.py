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
import traceback
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np

from mastaba import bots
from mastaba.bots.level_bot import at_once, not_yet
from mastaba.bots.levels import SEARCH_LEVELS
from mastaba.engine.contract import State
from mastaba.game import Edition, load

LENGTH: Final = struct.Struct(">I")
PLUG_INS: Final = "MASTABA_BOTS"  # a module that adds levels of its own to mastaba.bots.LEVELS
NICENESS: Final = 5


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
    table: str = ""  # whose position it is, and after how many lines of its log: workers elsewhere look whether it still stands
    entry: int = 0
    seat: int = 0
    attempt: int = 0


class BotAnswer(msgspec.Struct):
    """What the bot would do; for a hint, the actions worth a thought with the share of the victory to expect; or its failure."""

    action: int | None = None
    hints: list[tuple[str, float, float]] | None = None
    failure: str | None = None


def is_searching(level: str | None) -> bool:
    """Whether bots of a level need a compiled search."""
    return level in SEARCH_LEVELS


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
    return bots.make(level, _edition(game, players, options), at_once if is_warm else not_yet)


def answer(request: BotRequest) -> BotAnswer:
    """Thinks for a seat."""
    options = tuple(request.options.items())
    edition = _edition(request.game, request.players, options)
    seen = np.frombuffer(bytearray(request.seen), edition.game.dtype)[0]
    if request.is_hint:
        return BotAnswer(hints=_hints(edition, seen, request.legal))
    bot = _bot(request.level, request.is_warm, request.game, request.players, options)
    return BotAnswer(int(bot.choose(seen, request.legal, random.Random(request.chance))))


def _hints(edition: Edition, seen: State, legal: list[int]) -> list[tuple[str, float, float]]:
    from mastaba.bots.hints import hints

    return [(hint.action, hint.expected, hint.doubt) for hint in hints(edition, seen, legal)]


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers until there is nobody left to ask."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        request = msgspec.msgpack.decode(source.read(LENGTH.unpack(head)[0]), type=BotRequest)
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
