"""Threads of a GPU that gather for each kind of work play the same games as those that do not."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mastaba.arena.simulation.batches import play_batch_kernel
from mastaba.arena.simulation.gathering import KINDS, gathered_kernel
from mastaba.arena.simulation.simulate import kernel_for
from mastaba.game import Edition, discover, load

PROGRAM = """
import math
import numpy as np
from mastaba.arena.simulation import simulate as simulation
from mastaba.arena.simulation.gathering import gathered_kernel
from mastaba.engine import cuda
from mastaba.game import load
cuda.launch = lambda kernel, threads, *given, block: kernel[math.ceil(threads / 3), 3](*given)
simulation.kernel_for = lambda edition: gathered_kernel
simulation.THREADS = 4
edition = load("saqqara", 3)
here, there = (simulation.simulate(edition, games=7, seed=5, target=target, has_trace=True) for target in ("cpu", "cuda"))
for name in ("lengths", "endings", "points", "wins", "trace"):
    assert (getattr(here, name) == getattr(there, name)).all(), name
"""

EDITIONS = [load(game.id, players) for game in discover().values() for players in game.seats]


def test_they_play_the_same_games() -> None:
    """In Numba's simulator, two blocks of three threads, the last ones with no game to begin with or a second one."""
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=simulated, check=False)
    assert run.returncode == 0, run.stderr[-2000:]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.game.id}-{edition.players}")
def test_a_game_says_from_how_many_seats_on_they_gather(edition: Edition) -> None:
    gathers = edition.players >= edition.game.provided.GATHERS_FROM
    assert kernel_for(edition) is (gathered_kernel if gathers else play_batch_kernel)
    assert 1 + edition.game.provided.phases + len(edition.game.provided.ACTIONS.families) < KINDS
