"""A server for the tests of a file, and both kinds of store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.server.settings import Settings
from tests.server.clients import quick, serving
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as address, httpx.Client(base_url=address, timeout=20) as client:
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
