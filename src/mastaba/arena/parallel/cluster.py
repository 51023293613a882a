"""Workers on a Ray cluster, which may come and go: what is lost with one of them is done again by another.

Ray tells of most losses. It is not relied on for all: an answer that lies on a machine which is gone, or a request that such a machine
had taken, can stay open for ever. So whoever has work that nobody does asks for it again, and takes what comes first: results are the same.

Every machine has the same Mastaba installed, which is checked; nothing but jobs, chunks and results travels.
"""

from __future__ import annotations

import functools
import hashlib
import logging
import os
import pickle
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import urlsplit

from mastaba.arena.parallel.local import GLANCE, attempt
from mastaba.arena.parallel.work import Answer, Job
from mastaba.errors import MastabaError

AUTO: Final = "auto"
STDERR: Final = 2  # the number of the stream
PATIENCE: Final = 20.0  # seconds to wait for a cluster to answer
KNOCK: Final = 5.0  # seconds to wait for anybody at an address
LOSSES: Final = 20  # times that a chunk may be lost; machines go, but a chunk that takes its worker with it must be told
FRESH: Final = 5.0  # seconds for which the size of the cluster is believed
IDLE: Final = 15.0  # seconds for which workers may be idle while chunks are missing
SILENCE: Final = 600.0  # seconds without an answer, however busy the cluster is: others may use it
TRAVEL: Final = 60.0  # seconds for an answer that is ready to get here; one that lies on a machine that is gone never does

log = logging.getLogger(__name__)


class NoCluster(MastabaError):
    """A cluster that cannot be used, and why."""


class Cluster:
    """As many workers as the cluster has cores, or GPUs where the job needs them."""

    def __init__(self, job: Job[Any, Any], address: str) -> None:
        check_address(address)
        self._address, self._kind = address, "GPU" if job.needs_gpu else "CPU"
        self._packed, self._sources = pickle.dumps(job), sources()
        self._asked: dict[Any, tuple[int, Any]] = {}
        self._losses: dict[int, int] = {}
        self._counted = 0.0
        self._worked = self._silent = 0.0  # when everybody was last seen at work, and since when nothing has come
        self.count = 0

    def __enter__(self) -> Self:
        self._ray = _imported()
        self._was_connected = self._ray.is_initialized()
        if not self._was_connected:
            _connect(self._ray, self._address)
        self._count()
        if not self.count:
            raise NoCluster(key="error-cluster-empty", address=self._address, kind=self._kind)
        needs = {"num_cpus": 0, "num_gpus": 1} if self._kind == "GPU" else {"num_cpus": 1}
        self._do = self._ray.remote(max_retries=0, **needs)(_do)
        return self

    def __exit__(self, *error: object) -> None:
        """Ends what is still being worked on, by leaving; on a connection that stays, the few chunks that workers have are done in vain.

        Nothing is cancelled: Ray ends the whole process if what it cancels is done in that moment (ray-project/ray, issue 54846).
        """
        self._asked.clear()
        if not self._was_connected:
            self._ray.shutdown()

    def submit(self, number: int, chunk: Any) -> None:
        """Takes a chunk."""
        self._asked[self._do.remote(self._packed, self._sources, chunk)] = (number, chunk)

    def answered(self) -> tuple[int, Answer]:
        """Waits for an answer; what was lost on the way is asked for again."""
        self._worked = self._silent = time.monotonic()
        while True:
            self._count()
            ready, _ = self._ray.wait(list(self._asked), num_returns=1, timeout=GLANCE)
            for reference in ready:
                number, chunk = self._asked.pop(reference)
                answer = self._fetched(reference, number)
                if answer is not None:
                    self._drop_copies(number)
                    return number, answer
                self.submit(number, chunk)
            if not ready:
                self._watch(time.monotonic())

    def _drop_copies(self, number: int) -> None:
        """A chunk that was asked for more than once is wanted no more."""
        self._asked = {copy: asked for copy, asked in self._asked.items() if asked[0] != number}

    def _fetched(self, reference: Any, number: int) -> Answer | None:
        """The answer; none where it was lost with a worker or a whole machine."""
        try:
            return self._ray.get(reference, timeout=TRAVEL)
        except self._ray.exceptions.RayTaskError as error:  # no answer could even be made
            return Answer(error=NoCluster(key="error-cluster-task", address=self._address, reason=str(error.cause)))
        except self._ray.exceptions.RayError as error:
            if self._may_lose(number):
                return None
            return Answer(error=NoCluster(key="error-cluster-task", address=self._address, reason=str(error)))

    def _may_lose(self, number: int) -> bool:
        """Counts a loss; whether there may be another one of the chunk."""
        self._losses[number] = self._losses.get(number, 0) + 1
        return self._losses[number] < LOSSES

    def _count(self) -> None:
        """Machines join and leave while the work goes on."""
        if time.monotonic() > self._counted + FRESH:
            self._counted = time.monotonic()
            self.count = int(self._ray.cluster_resources().get(self._kind, 0)) or self.count

    def _watch(self, now: float) -> None:
        """While nothing comes: what nobody seems to do is asked for again."""
        if self._is_at_work():
            self._worked = now
        if now > self._worked + IDLE or now > self._silent + SILENCE:
            self._ask_again()
            self._worked = self._silent = now

    def _is_at_work(self) -> bool:
        """Whether as many work as there is work for, be it ours or that of others."""
        working = self.count - self._ray.available_resources().get(self._kind, 0)
        return working >= min(self.count, len({number for number, _ in self._asked.values()}))

    def _ask_again(self) -> None:
        """Asks for all that is missing once more; an answer to the first request is as welcome."""
        missing = dict(self._asked.values())  # by number, each once
        log.warning("no answers from the Ray cluster at %s: %d chunks are asked for again", self._address, len(missing))
        for number, chunk in missing.items():
            if not self._may_lose(number):
                raise NoCluster(key="error-cluster-lost", address=self._address)
            self.submit(number, chunk)


def _do(packed: bytes, made_from: str, chunk: Any) -> Answer:
    """What a worker does."""
    if sources() != made_from:
        return Answer(error=NoCluster(key="error-cluster-version", machine=socket.gethostname()))
    return attempt(_job(packed), chunk)


@functools.lru_cache(maxsize=4)
def _job(packed: bytes) -> Job[Any, Any]:
    """A job stays with the worker, and what it has made for itself with it."""
    job: Job[Any, Any] = pickle.loads(packed)
    job.prepare()
    return job


@functools.cache
def sources() -> str:
    """A mark of the installed Mastaba: results are the same only where the code is."""
    folder = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for path in sorted(path for ending in ("*.py", "*.toml") for path in folder.rglob(ending) if "tests" not in path.parts):
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


# Finding the cluster


def check_address(address: str) -> None:
    """Refuses, before anything is begun, to work on a cluster that is not there."""
    if find_spec("ray") is None:
        raise NoCluster(key="error-cluster-missing")
    known = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
    if known != AUTO and not _is_anybody_at(known):
        raise NoCluster(key="error-cluster-silent", address=known)


def _is_anybody_at(address: str) -> bool:
    """Whether something listens there; Ray itself would wait for minutes."""
    try:
        parts = urlsplit(address if "://" in address else f"ray://{address}")
        socket.create_connection((parts.hostname or "", parts.port or 0), timeout=KNOCK).close()
    except (OSError, ValueError):
        return False
    return True


@contextmanager
def connected(address: str | None) -> Iterator[None]:
    """Several runs on one connection; without an address, none is made."""
    if address is None:
        yield
        return
    check_address(address)
    ray = _imported()
    _connect(ray, address)
    try:
        yield
    finally:
        ray.shutdown()


def _imported() -> Any:
    import ray
    import ray.exceptions

    return ray


def _connect(ray: Any, address: str) -> None:
    """Connects within a bounded time, which Ray does not promise."""
    failed: list[Exception] = []

    def connect() -> None:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except Exception as error:
            failed.append(error)

    thread = threading.Thread(target=connect, daemon=True)
    with _muted():
        thread.start()
        thread.join(PATIENCE)
    if failed or thread.is_alive():
        raise NoCluster(key="error-cluster-none" if address == AUTO else "error-cluster-silent", address=address)


@contextmanager
def _muted() -> Iterator[None]:
    """Ray writes a line about each try to where somebody answers who is no cluster, past Python's streams and its own settings."""
    kept, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)
