"""Our own bots as a program: asked in lines of JSON, they answer in lines of JSON (docs/bots.md)."""

from __future__ import annotations

import base64
import binascii
import contextlib
import json
import random
import sys
from collections.abc import Callable, Iterable
from typing import Any, TextIO

import numpy as np

from mastaba.bots import Bot, make
from mastaba.bots.level_bot import at_once
from mastaba.bots.payload import texts_of
from mastaba.bots.program_client import PROTOCOL, Message, line_of
from mastaba.engine.contract import ACTION, State
from mastaba.errors import BadOption, MastabaError
from mastaba.game import Edition, load


def serve(level: str, source: Iterable[str], sink: TextIO) -> None:
    """Answers every message with one line until somebody says goodbye; what cannot be read is answered with the reason."""
    respondent = ProgramServer(level)
    with contextlib.redirect_stdout(sys.stderr):
        for line in source:
            if line.strip():
                reply = respondent.reply(line)
                if reply is None:
                    return
                sink.write(line_of(reply))
                sink.flush()


class ProgramServer:
    """One of our bots at the other end of the line."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._edition: Edition | None = None
        self._bot: Bot | None = None
        self._answers: dict[str, Callable[[Message], Message]] = {
            "hello": self._hello,
            "game": self._game,
            "decide": self._decide,
        }

    def reply(self, line: str) -> Message | None:
        """The answer to a line; None to a goodbye."""
        try:
            message = json.loads(line)
            kind = message["type"]
            if kind == "bye":
                return None
            if kind not in self._answers:
                raise BadOption(f"there is no message {kind!r}; there are {', '.join((*self._answers, 'bye'))}")
            return self._answers[kind](message)
        except MastabaError as error:
            return {"error": str(error)}
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            return {"error": f"this message cannot be read: {type(error).__name__} {error}"}

    def _hello(self, message: Message) -> Message:
        if message["protocol"] != PROTOCOL:
            raise BadOption(f"this is protocol {PROTOCOL}, not {message['protocol']}")
        return {"type": "ready", "wants": ["seen"]}

    def _game(self, message: Message) -> Message:
        self._edition = load(message["game"], message["players"], **message.get("options", {}))
        self._bot = make(self.level, self._edition, at_once)
        return {"type": "ready"}

    def _decide(self, message: Message) -> Message:
        if self._edition is None or self._bot is None:
            raise BadOption("which game? a message of type game comes first")
        seen, legal = read_seen(self._edition, message["seen"]), numbers_of(self._edition, message["legal"])
        if legal != legal_of(self._edition, seen):
            raise BadOption("seen and legal do not belong together")
        action = self._bot.choose(seen, legal, random.Random(message.get("chance", 0)))
        return {"action": texts_of(self._edition, [action])[0], "number": message.get("number", 0)}


def read_seen(edition: Edition, text: str) -> State:
    """The record of what a seat sees, from its bytes in base 64."""
    try:
        raw = bytearray(base64.b64decode(text, validate=True))
    except binascii.Error as error:
        raise BadOption(f"seen is not base 64: {error}") from None
    if len(raw) != edition.game.dtype.itemsize:
        raise BadOption(f"seen has {len(raw)} bytes; in {edition.game.title} it has {edition.game.dtype.itemsize}")
    record: Any = np.frombuffer(raw, edition.game.dtype)[0]
    return record


def numbers_of(edition: Edition, texts: list[str]) -> list[int]:
    """The numbers of actions by their texts."""
    for text in texts:
        if text not in edition.game.numbers:
            raise BadOption(f"there is no action {text!r}")
    return [edition.game.numbers[text] for text in texts]


def legal_of(edition: Edition, seen: State) -> list[int]:
    """The actions legal by a record, found interpreted, where a record that no game can give is refused and not obeyed."""
    rules = edition.rules("python")
    actions = np.zeros(rules.MAX_LEGAL, ACTION)
    try:
        count = rules.legal(seen, actions)
    except (IndexError, ValueError, OverflowError):
        raise BadOption("seen is no record of this game") from None
    return [int(action) for action in actions[:count]]
