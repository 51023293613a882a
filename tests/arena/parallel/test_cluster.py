"""A real Ray cluster of two nodes on this machine: the same bytes as here, and nothing lost with a node."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mastaba.arena.contests.tournament import run as tournament
from mastaba.arena.parallel import cluster as clusters
from mastaba.arena.parallel.cluster import NoCluster, check_address, connected
from mastaba.arena.parallel.work import Where, run
from mastaba.arena.simulation.files import PARQUET
from mastaba.arena.simulation.mass import Simulation, simulated
from mastaba.errors import BadOption
from mastaba.game import load
from tests.arena.parallel.jobs import Dying, OnGpu, Refusing, Square

GAMES = 24_000


@pytest.fixture(scope="module")
def ray() -> Any:
    return pytest.importorskip("ray")


@pytest.fixture(scope="module")
def nodes(ray: Any) -> Iterator[Any]:
    """A head that has a core, and another node with one."""
    from ray.cluster_utils import Cluster

    small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    made: Any = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    made.add_node(**small)
    with connected(made.address):
        yield made
    made.shutdown()


@pytest.fixture
def there(nodes: Any) -> Where:
    return Where(cluster=nodes.address)


def test_results_are_those_made_here(there: Where) -> None:
    assert list(run(Square(), range(20), there)) == [number**2 for number in range(20)]


def test_a_tournament_is_the_same_there(there: Where, tmp_path: Path) -> None:
    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    for file, where in zip(files, (Where(1), there), strict=True):
        tournament(load("saqqara", 2), ["random", "heuristic"], 2, where=where, file=file, salt="same")
    assert files[0].read_bytes() == files[1].read_bytes()


def test_what_is_refused_there_is_told_here(there: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="A seed is"):
        list(run(Refusing(), range(4), there))
    with pytest.raises(NoCluster, match="no GPU to work with"):
        list(run(OnGpu(), range(4), there))
    monkeypatch.setattr(clusters, "sources", lambda: "another version")
    with pytest.raises(NoCluster, match="another version of Mastaba"):
        list(run(Square(), range(4), there))


def test_a_chunk_lost_with_its_worker_is_done_again(there: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(run(Dying(tmp_path, lives=1), range(3), there)) == [0, 1, 4]
    monkeypatch.setattr(clusters, "LOSSES", 1)
    with pytest.raises(NoCluster, match="could not do its work"):
        list(run(Dying(tmp_path, lives=9), range(3), there))


def test_a_request_that_is_taken_and_forgotten_is_made_again(there: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first request of a chunk goes to a machine that is not there, as those do that a lost machine had taken."""
    plain, forgotten = clusters.Cluster.submit, set[int]()

    def submit(workers: clusters.Cluster, number: int, chunk: Any) -> None:
        does = workers._do
        if number == 1 and len(forgotten) < losses:
            forgotten.add(len(forgotten))
            workers._do = does.options(resources={"gone": 1})
        plain(workers, number, chunk)
        workers._do = does

    monkeypatch.setattr(clusters.Cluster, "submit", submit)
    monkeypatch.setattr(clusters, "FRESH", 0.2)
    monkeypatch.setattr(clusters, "IDLE", 0.5)
    losses = 1
    assert list(run(Square(), range(3), there)) == [0, 1, 4]
    losses = 9
    monkeypatch.setattr(clusters, "LOSSES", 2)
    with pytest.raises(NoCluster, match="gives no answers"):
        list(run(Square(), range(3), there))


@pytest.mark.proof
def test_a_node_killed_under_load_costs_no_game_and_no_byte(nodes: Any, there: Where, tmp_path: Path) -> None:
    """How many chunks go down with it hangs on the machine; in the end there is nothing to see of it."""
    job = Simulation(load("saqqara", 2), form=PARQUET)
    list(simulated(job, GAMES, 5, Where(2), tmp_path / "here"))
    games = simulated(job, GAMES, 5, there, tmp_path / "there")
    for _ in range(3):
        next(games)
    nodes.remove_node(nodes.worker_nodes.copy().pop(), allow_graceful=False)
    assert len(list(games)) == GAMES // 2_000 - 3
    found = [{path.name: path.read_bytes() for path in (tmp_path / at).rglob("*.*")} for at in ("here", "there")]
    assert len(found[0]) == GAMES // 2_000 + 2
    assert found[0] == found[1]


def test_a_cluster_that_is_not_there_is_told_soon(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    started = time.monotonic()
    for address in ("127.0.0.1:1", "nonsense", "ray://127.0.0.1:1"):
        with pytest.raises(NoCluster, match=f"No Ray cluster answers at {address}"):
            check_address(address)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(NoCluster, match=r"at 127\.0\.0\.1:1"):
        check_address("auto")
    assert time.monotonic() < started + clusters.PATIENCE


def test_without_ray_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda name: None)
    with pytest.raises(NoCluster, match=r"pip install 'mastaba\[cluster\]'"):
        check_address("auto")
