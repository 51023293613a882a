"""Work in chunks: the results in order whoever does it, and nothing lost with a process."""

from __future__ import annotations

import os
import pickle
import threading
from pathlib import Path

import pytest

from mastaba.arena.parallel import local, work
from mastaba.arena.parallel.local import WorkerLost
from mastaba.arena.parallel.work import AHEAD, Answer, Where, in_order, run
from mastaba.errors import BadOption
from mastaba.game import load
from tests.arena.parallel.jobs import Dying, Refusing, Square
from tests.arena.parallel.only_processes import _only_processes  # noqa: F401

TWO = Where(cores=2)


@pytest.mark.parametrize("is_native", [False, True], ids=["processes", "threads"])
@pytest.mark.parametrize("cores", [1, 2])
def test_results_come_in_order(is_native: bool, cores: int) -> None:
    assert list(run(Square(is_native), range(20), Where(cores=cores))) == [number**2 for number in range(20)]
    assert list(run(Square(is_native), [], TWO)) == []


@pytest.mark.usefixtures("_only_processes")
def test_a_chunk_lost_with_its_process_is_done_again(tmp_path: Path) -> None:
    job = Dying(tmp_path, lives=1)
    assert list(run(job, range(8), TWO)) == [number**2 for number in range(8)]
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.usefixtures("_only_processes")
def test_a_chunk_that_takes_every_process_with_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "LOSSES", 2)
    with pytest.raises(WorkerLost, match="again and again"):
        list(run(Dying(tmp_path, lives=99), range(3), Where(cores=1)))


@pytest.mark.usefixtures("_only_processes")
def test_an_error_of_another_process_says_what_it_is() -> None:
    with pytest.raises(BadOption, match="A seed is"):
        list(run(Refusing(), [1, 3], Where(cores=1)))
    with pytest.raises(RuntimeError, match="no pickle"):
        list(run(Refusing(), [5], Where(cores=1)))


def test_a_short_run_waits_for_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local.ProcessWorker, "_opened", lambda self: pytest.fail("a process was started"))
    assert list(run(Square(), range(4), TWO)) == [0, 1, 4, 9]


def test_nobody_runs_far_ahead_of_a_slow_chunk() -> None:
    """What waits for its turn takes memory, so there is little of it, however long the list."""

    class Counting:
        count = 2

        def __init__(self) -> None:
            self.taken: list[int] = []

        def submit(self, number: int, chunk: int) -> None:
            self.taken.append(number)

        def answered(self) -> tuple[int, Answer]:
            return self.taken[-1] if 0 in seen else 0, Answer(0)

    seen: set[int] = set()
    workers = Counting()
    results = in_order(workers, range(1000))  # type: ignore[arg-type]
    next(results)
    assert workers.taken == list(range(2 * AHEAD))


def test_whoever_stops_listening_stops_the_work() -> None:
    before = set(threading.enumerate())
    results = run(Square(is_native=True), range(1000), TWO)
    assert next(results) == 0
    results.close()
    assert set(threading.enumerate()) <= before


def test_an_edition_travels(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = load("saqqara", 3, blocked="supply")
    edition.rules("python")
    again = pickle.loads(pickle.dumps(edition))
    assert (again, again.codes.tolist()) == (edition, edition.codes.tolist())


def test_all_cores_are_those_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("this system does not say")
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 3, 5})
    assert work.core_count() == 3
