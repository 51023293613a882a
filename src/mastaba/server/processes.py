"""`mastaba serve --processes N`: several processes on one port, each of which is replaced when it dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

Work = Callable[..., None]
TOO_SOON: Final = 1.0  # seconds; a process that does not live longer is not replaced at once


class Processes:
    """Processes that do the same work until we are told to stop; they end with us, however we end."""

    def __init__(self, count: int, work: Work, *facts: Any) -> None:
        self._spawning = multiprocessing.get_context("spawn")
        self._work, self._facts = work, facts
        self._is_stopping = False
        self._born: dict[SpawnProcess, float] = {}
        for number in range(count):
            self._start(number)

    def _start(self, number: int) -> None:
        process = self._spawning.Process(target=_child, args=(self._work, *self._facts, number), name=str(number))
        process.start()
        self._born[process] = time.monotonic()

    def run(self) -> None:
        """Watches over them until we are told to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        while self._born:
            wait([process.sentinel for process in self._born])
            for process in [process for process in self._born if not process.is_alive()]:
                self._bury(process)

    def _bury(self, process: SpawnProcess) -> None:
        process.join()
        age = time.monotonic() - self._born.pop(process)
        if age < TOO_SOON and not self._is_stopping:
            time.sleep(TOO_SOON)
        if not self._is_stopping:
            self._start(int(process.name))

    def _stop(self, *_: Any) -> None:
        self._is_stopping = True
        for process in self._born:
            process.terminate()


def _child(work: Work, *facts: Any) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which stops us
    work(*facts)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
