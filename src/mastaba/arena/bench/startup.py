"""How long it takes from nothing to the first game: a new process, everything compiled before lying in the disk cache."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ROUNDS: Final = 3
TARGETS: Final = ("python", "cpu")


@dataclass(frozen=True)
class Start:
    """Seconds to the end of the first game, in the middle of some rounds."""

    game: str
    target: str
    seconds: float


def run(games: list[str], on_progress: Callable[[str], None] = lambda name: None) -> list[Start]:
    """Starts every game on every target some times; the first time may compile and does not count."""
    found = []
    for game in games:
        for target in TARGETS:
            on_progress(f"{game} {target}")
            _first_game(game, target)
            found.append(Start(game, target, statistics.median(_first_game(game, target) for _ in range(ROUNDS))))
    return found


def _first_game(game: str, target: str) -> float:
    program = (
        "from mastaba.arena.simulation.simulate import simulate; from mastaba.game import load;"
        f"simulate(load({game!r}), games=1, target={target!r}, cores=1)"
    )
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - started


def table(starts: list[Start]) -> str:
    """The times as a table in Markdown."""
    lines = ["| game | target | seconds |", "|---|---|---:|"]
    return "\n".join([*lines, *(f"| {start.game} | {start.target} | {start.seconds:.2f} |" for start in starts)])
