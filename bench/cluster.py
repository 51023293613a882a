"""Mass work here and on a Ray cluster: python bench/cluster.py [GAME] [--games 1000000] [--repeats 3]

The same random games by one core and by all of this machine, then by a Ray cluster of one node with one worker and of two such nodes;
each the best of some repeats, compiled before the clock starts. Then the same run as Parquet: here, there, and there with a node
killed in the middle, compared byte by byte. The results are shown in bench/cluster.md.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mastaba.arena.parallel.cluster import connected
from mastaba.arena.parallel.work import EVERY_CORE, Where, core_count
from mastaba.arena.simulation.files import PARQUET
from mastaba.arena.simulation.mass import Simulation, simulated
from mastaba.arena.simulation.tallies import DECISIONS
from mastaba.game import load

PAGE = Path(__file__).with_suffix(".md")
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 200_000_000}
PARQUET_PART = 10  # of the games are also written


def rate(job: Simulation, games: int, repeats: int, where: Where) -> float:
    """Decisions a second, the best of some repeats after a short run that compiles and wakes the workers."""
    list(simulated(job, games // 10, 0, where))
    best = 0.0
    for repeat in range(repeats):
        started = time.perf_counter()
        decisions = sum(int(found.tally[DECISIONS]) for found in simulated(job, games, 1 + repeat * games, where))
        best = max(best, decisions / (time.perf_counter() - started))
    return best


def content(folder: Path) -> dict[str, bytes]:
    """A run's files."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def written(job: Simulation, games: int, where: Where, halfway: Callable[[], None] = lambda: None) -> dict[str, bytes]:
    """A run as files; something may happen after its second chunk."""
    folder = Path(tempfile.mkdtemp()) / "run"
    for number, _ in enumerate(simulated(job, games, 3, where, folder)):
        if number == 1:
            halfway()
    found = content(folder)
    shutil.rmtree(folder.parent)
    return found


def on_a_cluster(job: Simulation, games: int, repeats: int) -> tuple[dict[str, float], dict[str, bool]]:
    """The rates of one and of two nodes, and whether their bytes are those made here."""
    from ray.cluster_utils import Cluster

    nodes: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    there, few = Where(cluster=nodes.address), games // PARQUET_PART
    tables = Simulation(job.edition, form=PARQUET)
    here = written(tables, few, EVERY_CORE)
    with connected(nodes.address):
        rates = {"Ray, one node with one worker": rate(job, games, repeats, there)}
        second = nodes.add_node(**NODE)
        nodes.wait_for_nodes()
        rates["Ray, two nodes with one worker each"] = rate(job, games, repeats, there)
        same = {"Ray": written(tables, few, there) == here}
        killed = written(tables, few, there, lambda: nodes.remove_node(second, allow_graceful=False))
        same["Ray, a node killed in the middle"] = killed == here
    nodes.shutdown()
    return rates, same


def page(job: Simulation, games: int, repeats: int, rates: dict[str, float], same: dict[str, bool]) -> str:
    """The results in Markdown."""
    one, every, ray_one, ray_two = rates.values()
    lines = [f"| {name} | {found:,.0f} |" for name, found in rates.items()]
    told = [f"| {name} | {'yes' if is_same else 'NO'} |" for name, is_same in same.items()]
    return "\n".join(
        [
            "# Mass work here and on a cluster\n",
            f"Printed by `python bench/cluster.py {job.edition.game.id} --games {games} --repeats {repeats}` on {core_count()} cores:",
            "random games.\n",
            "| who | decisions a second |\n|---|---:|",
            *lines,
            f"\nAll cores {every / one:.2f} times one; two workers of a cluster {ray_two / ray_one:.2f} times one (at least 1.6 wanted).\n",
            "| as Parquet, the same bytes as here | |\n|---|---|",
            *told,
            "",
        ]
    )


def main() -> None:
    """Measures and writes the page."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", nargs="?", default="luxor")
    arguments.add_argument("--games", type=int, default=1_000_000)
    arguments.add_argument("--repeats", type=int, default=3)
    chosen = arguments.parse_args()
    job = Simulation(load(chosen.game))
    rates = {"here, one core": rate(job, chosen.games, chosen.repeats, Where(cores=1))}
    rates[f"here, all {core_count()} cores"] = rate(job, chosen.games, chosen.repeats, EVERY_CORE)
    more, same = on_a_cluster(job, chosen.games, chosen.repeats)
    PAGE.write_text(page(job, chosen.games, chosen.repeats, rates | more, same), encoding="utf8")
    print(PAGE.read_text(encoding="utf8"))


if __name__ == "__main__":
    main()
