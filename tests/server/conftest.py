"""A server for the tests of a file, and both kinds of store."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.server.settings import Settings
from tests.server.clients import check_documented, quick, serving
from tests.server.postgres import Postgres

SECONDS, PROOF_SECONDS = 300, 4 * 3600  # that a test may take at most
LONGER = ("MASTABA_KILLS", "MASTABA_TWINS")  # with which some go on for longer
STORE = "MASTABA_STORE"  # postgres: whatever is tested over HTTP is tested on that, as tests/server/test_postgres.py does


@pytest.fixture(autouse=True)
def limited(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test waits for ever, whatever it waits for."""
    if not hasattr(signal, "SIGALRM"):  # Windows
        yield
        return

    def too_late(*_: object) -> None:
        raise TimeoutError(f"{request.node.name} takes too long")

    before = signal.signal(signal.SIGALRM, too_late)
    is_long = request.node.get_closest_marker("proof") or any(os.environ.get(name) for name in LONGER)
    signal.alarm(PROOF_SECONDS if is_long else SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest) -> str:
    """Where most tests keep their tables: in a file, unless somebody says otherwise."""
    return str(request.getfixturevalue("postgres").fresh()) if os.environ.get(STORE) == "postgres" else ""


@pytest.fixture(scope="module")
def http(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    settings = quick(tmp_path_factory.mktemp("data"), database=request.getfixturevalue("database"))
    with serving(settings) as address, httpx.Client(base_url=address, timeout=20) as client:
        client.event_hooks = {"response": [check_documented]}
        yield client


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings with a store that is empty, of either kind."""
    database = request.getfixturevalue("postgres").fresh() if request.param == "postgres" else ""
    return quick(tmp_path, database=database)
