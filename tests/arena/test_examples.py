"""The examples of mass work run, with fewer games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from mastaba.arena.simulation.simulate import simulate
from mastaba.game import load

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_million_games_to_parquet_and_a_query(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / "million_games.py"), "3000", str(tmp_path / "run")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    batch = simulate(load("luxor", 3), 3000, seed=1, is_advised=True)
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in done.stdout.splitlines()]
    assert head == ["ending", "games", "decisions", "best score", "first seat alone"]
    assert sum(int(row[1]) for row in rows) == 3000
    if len(rows) == 1:
        assert rows[0][3] == f"{batch.points.max(axis=1).mean():.2f}".rstrip("0")
    alone = sum(float(row[4]) * int(row[1]) for row in rows) / 3000
    assert abs(alone - ((batch.wins[:, 0] == 1) & (batch.wins.sum(axis=1) == 1)).mean()) < 0.001
