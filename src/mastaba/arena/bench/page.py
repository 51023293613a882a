"""The page of results for bench/: what was measured, how, and where."""

from __future__ import annotations

import platform
import time

from mastaba.arena.bench import playouts, search, startup, stepping


def page(
    speeds: list[playouts.Speed],
    searches: list[search.SearchSpeed],
    starts: list[startup.Start],
    steps: list[stepping.StepSpeed],
    command: str,
) -> str:
    """The page for bench/: what was measured, how, and where."""
    return "\n".join(
        [
            "# Decisions a second, random legal play, one core",
            "",
            f"Printed by `{command}` on {time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, {_processor()}.",
            f"Medians of {playouts.ROUNDS} rounds, everything in turn in each round. Absolute figures depend on the machine and on what else it",
            "does; the ratios to OpenSpiel's hearts through its Python face are what to compare.",
            "",
            playouts.table(speeds),
            "",
            "## Inside the search, from the opening, with random playouts, on one core and on two",
            "",
            "Decisions are simulations times the decisions played in each, down the tree and on to the end. OpenSpiel's search thinks as",
            "long right before each of ours; the ratio is the median of those pairs.",
            "",
            search.table(searches),
            "",
            "## Steps with masks and observations, one batch beside other environments",
            "",
            "Batches of games (`mastaba.study.batch`, `advance()`) with random legal actions: the step, the mask and the observation of every",
            "game. The others do the same one game at a time through Python; Pgx as many games at once, compiled for the CPU, on every core.",
            "",
            stepping.table(steps),
            "",
            stepping.threads_table(steps),
            "",
            "## From nothing to the end of the first game, a new process, compiled code in the disk cache",
            "",
            startup.table(starts),
            "",
        ]
    )


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf8") as file:
            return next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
