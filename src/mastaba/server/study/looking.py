"""A process that analyses one finished game: what it is to do comes in on standard input, what it finds goes out as it finds it.

It uses every core, and gives way to everybody: nobody at a table waits for it. When whoever asked goes, so does it.
"""

from __future__ import annotations

import os
import struct
import sys
import threading
from typing import BinaryIO, Final

import msgspec

from mastaba.arena.analysis.analyse import analyse
from mastaba.arena.analysis.estimate import Estimator
from mastaba.arena.analysis.survey import Decision, Explained, Look, Survey
from mastaba.records.record import replay

LENGTH: Final = struct.Struct(">I")
NICENESS: Final = 15


class Task(msgspec.Struct):
    """A game on paper, what a search may spend on it, and what is known already (none: nothing is)."""

    record: str
    iterations: int
    survey: Survey | None = None


class Found(msgspec.Struct):
    """What a look has found; the first message tells the steps at which there was a choice, and nothing else."""

    look: Look | None = None
    decision: Decision | None = None
    explained: Explained | None = None
    steps: list[int] | None = None

    def note_in(self, survey: Survey) -> None:
        """Adds it to what is known."""
        found = self.decision or self.explained
        if self.look is not None and found is not None:
            survey.note(self.look, found)


def work(task: Task, sink: BinaryIO) -> None:
    """Analyses, and tells of every look."""

    def tell(found: Found) -> None:
        body = msgspec.msgpack.encode(found)
        sink.write(LENGTH.pack(len(body)) + body)
        sink.flush()

    def on_found(look: Look, found: Decision | Explained) -> None:
        told = {"decision": found} if isinstance(found, Decision) else {"explained": found}
        tell(Found(look, **told))

    estimator = Estimator(replay(task.record, "cpu"), task.iterations)
    tell(Found(steps=list(estimator.legal)))
    analyse(estimator, on_found, task.survey)


def _end_with(place: int) -> None:
    """Ends when whoever asked closes the pipe; past Python's buffers, whose locks an ending process cannot take."""
    os.read(place, 1)
    os._exit(0)


def main() -> None:
    """Takes the pipe for itself, so that nothing printed can get into it."""
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source = sys.stdin.buffer
    task = msgspec.msgpack.decode(source.read(LENGTH.unpack(source.read(LENGTH.size))[0]), type=Task)
    threading.Thread(target=_end_with, args=(source.fileno(),), daemon=True).start()
    work(task, sink)


if __name__ == "__main__":
    main()
