"""Work that no thread of the test's own process takes part in."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.arena.parallel import local
from mastaba.arena.parallel.local import Crowd, ProcessWorker
from mastaba.arena.parallel.work import Job


@pytest.fixture
def _only_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is Python is done by processes alone, which start at once."""

    def processes(job: Job[Any, Any], count: int) -> Crowd:
        return Crowd(job, [ProcessWorker(job) for _ in range(count)])

    monkeypatch.setattr(local, "SOON", 0.0)
    monkeypatch.setattr(local, "processes", processes)
