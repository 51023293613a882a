"""Workers on this machine: each is a thread, which does its chunks itself or has a process or a GPU of its own do them.

Compiled code runs without Python's lock, so that threads are enough for it. What is Python gets processes, but the first worker
stays here: a run that is over soon never waits for processes to start.
"""

from __future__ import annotations

import multiprocessing
import pickle
import queue
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, Self

from mastaba.arena.parallel.work import Answer, Job
from mastaba.engine import cuda
from mastaba.errors import MastabaError

SOON: Final = 0.7  # seconds; about what it takes to start a process
GLANCE: Final = 0.5  # seconds after which a wait is begun anew, so that Windows notices an interruption
LOSSES: Final = 3  # times that a chunk may take its process with it
A_MOMENT: Final = 5.0  # seconds for native code to come to the end of its chunk when it is no longer wanted

Do = Callable[[Any], Answer]


class WorkerLost(MastabaError):
    """A chunk that took several processes with it."""


class Crowd:
    """Workers that each take a chunk from one queue and leave its answer in another."""

    def __init__(self, job: Job[Any, Any], workers: list[Worker]) -> None:
        self.count = len(workers)
        self._job, self._workers = job, workers
        self._chunks: queue.SimpleQueue[tuple[int, Any] | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[tuple[int, Answer]] = queue.SimpleQueue()
        self._is_over = threading.Event()

    def __enter__(self) -> Self:
        self._job.prepare()
        self._threads = [threading.Thread(target=self._work, args=(worker,), daemon=True) for worker in self._workers]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        """Ends the work: chunks not begun are dropped, native ones finished, processes ended."""
        self._is_over.set()
        for worker in self._workers:
            self._chunks.put(None)
            worker.stop()
        for thread in self._threads if self._job.is_native else ():
            thread.join(A_MOMENT)

    def submit(self, number: int, chunk: Any) -> None:
        """Takes a chunk."""
        self._chunks.put((number, chunk))

    def answered(self) -> tuple[int, Answer]:
        """Waits for an answer."""
        while True:
            try:
                return self._answers.get(timeout=GLANCE)
            except queue.Empty:
                continue

    def _work(self, worker: Worker) -> None:
        worker.start(self._is_over)
        while not self._is_over.is_set() and (taken := self._chunks.get()) is not None:
            if self._is_over.is_set():
                return
            number, chunk = taken
            self._answers.put((number, worker.do(chunk)))


class Worker:
    """Does its chunks in the thread it is in."""

    def __init__(self, job: Job[Any, Any]) -> None:
        self._job = job

    def start(self, is_over: threading.Event) -> None:
        """Called first, in the worker's own thread."""

    def do(self, chunk: Any) -> Answer:
        """The answer to a chunk."""
        return attempt(self._job, chunk)

    def stop(self) -> None:
        """Called from outside when nothing more is wanted."""


class GpuWorker(Worker):
    """Has one GPU do its chunks."""

    def __init__(self, job: Job[Any, Any], number: int) -> None:
        super().__init__(job)
        self._number = number

    def start(self, is_over: threading.Event) -> None:
        """A thread's kernels run on the GPU that it has chosen."""
        cuda.use(self._number)


class ProcessWorker(Worker):
    """Has a process do its chunks, and another one where that is lost."""

    def __init__(self, job: Job[Any, Any]) -> None:
        super().__init__(job)
        self._process: Any = None
        self._pipe: Connection | None = None
        self._is_over = threading.Event()

    def start(self, is_over: threading.Event) -> None:
        """Waits a little, for the work may be over before a process is ready."""
        self._is_over = is_over
        if hasattr(signal, "pthread_sigmask"):  # processes started from here leave interruptions to the one that started them
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        is_over.wait(SOON)

    def do(self, chunk: Any) -> Answer:
        """The answer of the process; a chunk that is lost with it is done again."""
        for _ in range(LOSSES):
            try:
                pipe = self._pipe or self._opened()
                pipe.send(chunk)
                return pipe.recv()
            except (EOFError, OSError):
                self.stop()
                if self._is_over.is_set():
                    return Answer()
        return Answer(error=WorkerLost(key="error-worker-lost"))

    def _opened(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # the same on every system
        here, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._job, there), daemon=True)
        self._process.start()
        there.close()
        self._pipe = here
        if self._is_over.is_set():  # nobody would end it any more
            self.stop()
        return here

    def stop(self) -> None:
        """Ends the process, whatever it is at."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None and process.pid is not None:  # one that never began needs no end
            process.terminate()


def _serve(job: Job[Any, Any], pipe: Connection) -> None:
    """What a process does: one chunk after the other, until nobody is there who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            chunk = pipe.recv()
        except EOFError:
            return
        pipe.send(attempt(job, chunk))


def attempt(job: Job[Any, Any], chunk: Any) -> Answer:
    """A chunk's answer, made so that it can travel: an error that cannot is told by its text."""
    try:
        return Answer(job(chunk))
    except BaseException as error:  # an interruption, too, can reach any thread: no answer at all would be waited for for ever
        error.add_note(traceback.format_exc())
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return Answer(error=RuntimeError(traceback.format_exc()))
        return Answer(error=error)


def threads(job: Job[Any, Any], count: int) -> Crowd:
    """Threads of this process."""
    return Crowd(job, [Worker(job) for _ in range(count)])


def processes(job: Job[Any, Any], count: int) -> Crowd:
    """A thread of this process, and processes."""
    return Crowd(job, [Worker(job), *(ProcessWorker(job) for _ in range(count - 1))])


def gpus(job: Job[Any, Any], count: int) -> Crowd:
    """A thread for every GPU there is."""
    return Crowd(job, [GpuWorker(job, number) for number in range(min(count, cuda.count()))])
