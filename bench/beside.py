"""Two commits side by side: python bench/beside.py FOLDER [GAME ...] [--rounds N] [--seconds S]

FOLDER is a checkout of the other commit (git worktree add FOLDER COMMIT). Each commit plays in a process of its own, the two in
turn, round after round, so that a slow minute of the machine falls on both; prints the median ratio (this commit to the other)
of random play for every game, seat count and target of the CPU, and of one search.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).parents[1]

PROGRAM = """
import importlib, json, random, sys, time
from mastaba.game import load

def found(name, *modules):
    for module in modules:
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            pass
    raise SystemExit(f"no {name}")

simulate = found("simulate", "mastaba.arena.simulation.simulate", "mastaba.arena.simulation", "mastaba.arena.simulate")
searcher = found("searcher", "mastaba.bots.levels")

def play(edition, target, seconds, size=[{}]):
    key, decisions, seed = (edition.game.id, edition.players, target), 0, 1
    games = size[0].setdefault(key, 2 if target == "python" else 512)
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += int(simulate(edition, games=games, seed=seed, target=target).lengths.sum())
        seed += games
    return decisions / (time.process_time() - start)

def search(edition, target, seconds):
    match, chance = edition.new(seed=5), random.Random(1)
    for _ in range(6):
        match.play(match.legal()[0])
    start, count = time.process_time(), 0
    while time.process_time() - start < seconds:
        searcher(edition, iterations=400).choose(match.seen(match.seat), match.legal_numbers(), chance)
        count += 400
    return count / (time.process_time() - start)

for line in sys.stdin:
    game, players, target, seconds = json.loads(line)
    edition = load(game, players)
    rate = search(edition, target, seconds) if target == "search" else play(edition, target, seconds)
    print(json.dumps(rate), flush=True)
"""


class Side:
    """One commit, playing in a process of its own."""

    def __init__(self, source: Path) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(source / "src"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]),
        }
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def rate(self, *question: Any) -> float:
        """Decisions (or tries of a search) in a second of the processor."""
        source, sink = _both(self._process.stdin), _both(self._process.stdout)
        source.write(json.dumps(question) + "\n")
        source.flush()
        answer = sink.readline()
        if not answer:
            raise SystemExit("a commit could not be measured; see above")
        return float(json.loads(answer))


def _both(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def main() -> None:
    """Prints the table."""
    from mastaba.game import discover

    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--rounds", type=int, default=7)
    arguments.add_argument("--seconds", type=float, default=0.5)
    asked = arguments.parse_args()
    here, there = Side(HERE), Side(asked.folder.resolve())
    print("| game | seats | target | ratio |\n|---|---|---|---:|", flush=True)
    for name in asked.games or list(discover()):
        for players in discover()[name].seats:
            for target in ("python", "cpu", "search"):
                question = (name, players, target, asked.seconds)
                here.rate(*question), there.rate(*question)  # the first round compiles
                ratios = [here.rate(*question) / there.rate(*question) for _ in range(asked.rounds)]
                print(f"| {name} | {players} | {target} | {statistics.median(ratios):.3f} |", flush=True)


if __name__ == "__main__":
    main()
