"""A bot in any language: a program that is asked in lines of JSON and answers in lines of JSON (docs/bots.md)."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import random
import shlex
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mastaba.bots.errors import BotError, bot_error, illegal_answer
from mastaba.bots.level_bot import Readiness, at_once
from mastaba.bots.payload import event_fields, texts_of, view_of
from mastaba.engine.contract import State
from mastaba.engine.events import Event
from mastaba.game import Edition

PROTOCOL: Final = 1
WANTS: Final = ("view", "events", "seen")
GETTING_READY: Final = 300.0  # seconds; some programs compile first
PATIENCE: Final = 30.0
PARTING: Final = 2.0
LONGEST_ANSWER: Final = 1 << 16
READY: Final = '{"type":"ready"}'
CHOICE: Final = '{"action":"…"}'

Message = dict[str, Any]


@dataclass(frozen=True)
class Program:
    """A command line that plays under a name; called, it starts the program."""

    name: str
    command: str
    patience: float = PATIENCE

    def __call__(self, edition: Edition, is_ready: Readiness = at_once) -> ProgramBot:
        """The bot, ready to play an edition."""
        return ProgramBot(self, edition)

    @property
    def fingerprint(self) -> str:
        """Changes when the command does."""
        return self.command


class ProgramBot:
    """A bot that is asked in writing."""

    def __init__(self, program: Program, edition: Edition) -> None:
        self.program, self.edition = program, edition
        self._child = Child(program.name, program.command)
        self._wants = self._introduced()
        self._events: Sequence[Event] = ()
        self._asked = 0

    def _introduced(self) -> list[str]:
        """Says hello and which game is played; the program says what it wants to be told."""
        name, edition = self.program.name, self.edition
        hello = {"type": "hello", "protocol": PROTOCOL, "name": name}
        wants = self._child.ask(hello, GETTING_READY, READY).get("wants", ["view"])
        if not isinstance(wants, list) or not set(map(str, wants)) <= set(WANTS):
            raise bot_error("wants", name=name, given=json.dumps(wants), known=", ".join(WANTS))
        game = {"type": "game", "game": edition.game.id, "players": edition.players, "options": dict(edition.options)}
        self._child.ask(game, GETTING_READY, READY)
        return wants

    @property
    def wants_events(self) -> bool:
        """Whether it asks for what has happened."""
        return "events" in self._wants

    def hear(self, events: Sequence[Event]) -> None:
        """Takes note of what has happened, as its seat was told it."""
        self._events = events

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """What the program answers, if it is legal."""
        self._asked += 1
        texts = texts_of(self.edition, legal)
        question = {"type": "decide", "number": self._asked, "seat": int(seen.seat) + 1, "legal": texts}
        rest = {"seconds": self.program.patience, "chance": chance.getrandbits(32)}
        answer = self._child.ask({**question, **rest, **self._knowledge(seen)}, self.program.patience, CHOICE)
        if answer.get("number", self._asked) != self._asked:
            raise bot_error("number", name=self.program.name, given=answer["number"], number=self._asked)
        if answer.get("action") not in texts:
            raise illegal_answer(self.program.name, answer.get("action"), texts)
        return legal[texts.index(answer["action"])]

    def _knowledge(self, seen: State) -> Message:
        """What the program wants to know."""
        found: Message = {}
        if "view" in self._wants:
            found["view"] = view_of(self.edition, seen)
        if "events" in self._wants:
            found["events"] = event_fields(self._events)
        if "seen" in self._wants:
            found["seen"] = base64.b64encode(seen.tobytes()).decode()
        return found


class Child:
    """A running program: it is told one line and answers with one, in time or never again."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf8", "errors": "replace"}
        try:
            self._process = subprocess.Popen(shlex.split(command), start_new_session=True, **pipes)
        except (OSError, ValueError, IndexError) as error:
            raise bot_error("start", name=name, reason=getattr(error, "strerror", None) or error) from None
        weakref.finalize(self, dismiss, self._process)

    def ask(self, message: Message, seconds: float, example: str) -> Message:
        """The answer to a message; a program that takes too long is stopped."""
        is_late = threading.Event()
        timer = threading.Timer(seconds, give_up, [self._process, is_late])
        timer.start()
        try:
            line = self._exchanged(message)
        finally:
            timer.cancel()
        if not line.endswith("\n") and len(line) < LONGEST_ANSWER:
            raise self._gone(str(message["type"]), seconds if is_late.is_set() else None)
        return self._read(line, example)

    def _exchanged(self, message: Message) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(line_of(message))
            self._process.stdin.flush()
        return str(self._process.stdout.readline(LONGEST_ANSWER))

    def _gone(self, asked: str, seconds: float | None) -> BotError:
        """Why no answer came."""
        stop(self._process)
        code = self._process.wait()
        if seconds is not None:
            return bot_error("slow", name=self.name, seconds=f"{seconds:g}", asked=asked)
        return bot_error("left", name=self.name, code=code, asked=asked)

    def _read(self, line: str, example: str) -> Message:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise bot_error("garbled", name=self.name, answer=repr(line), example=example)
        if "error" in answer:
            raise bot_error("said", name=self.name, error=answer["error"])
        return answer


def line_of(message: Message) -> str:
    """A message as one line, without spaces, so that even a shell can tell its type."""
    return json.dumps(message, separators=(",", ":")) + "\n"


def give_up(process: subprocess.Popen[str], is_late: threading.Event) -> None:
    """Stops a program that has taken too long."""
    is_late.set()
    stop(process)


def stop(process: subprocess.Popen[str]) -> None:
    """Ends a program and what it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def dismiss(process: subprocess.Popen[str]) -> None:
    """Says goodbye; a program that does not leave is stopped."""
    with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
        process.communicate(line_of({"type": "bye"}), timeout=PARTING)
    stop(process)
    process.wait()
    for pipe in filter(None, (process.stdin, process.stdout)):  # left open by a program that would not leave
        with contextlib.suppress(OSError):
            pipe.close()
