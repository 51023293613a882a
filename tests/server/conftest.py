"""A server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.clients import check_documented, quick, serving


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as address, httpx.Client(base_url=address, timeout=20) as client:
        client.event_hooks = {"response": [check_documented]}
        yield client
