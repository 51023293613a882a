"""A real Ray cluster of two nodes on this machine: the same results as here, and nothing lost with a node."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from mastaba.arena.parallel.work import Where, run
from tests.arena.parallel.jobs import Square

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    small: dict[str, Any] = {"object_store_memory": 80_000_000, "include_dashboard": False}
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, **small})
    made.add_node(num_cpus=1, **small)
    yield made
    ray.shutdown()
    made.shutdown()


def test_results_are_those_made_here(cluster: Any) -> None:
    t = time.time()
    assert list(run(Square(), range(20), Where(cluster=cluster.address))) == [number**2 for number in range(20)]
    print(time.time() - t)
    assert not ray.is_initialized()
