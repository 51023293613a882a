"""One source, three targets: interpreted, native and CUDA states are equal byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from mastaba.arena.contests.compiled import contest_batch
from mastaba.arena.simulation.batches import play_batch
from mastaba.arena.simulation.simulate import Batch, simulate
from mastaba.engine.dice import spread
from mastaba.game import Edition, Game, load
from tests.contract.conftest import brief


def same(one: Batch, other: Batch) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in ("lengths", "endings", "points", "wins", "trace")
    )


def test_interpreted_and_native_games_are_equal(edition: Edition) -> None:
    interpreted = simulate(edition, games=2, seed=31, target="python", has_trace=True, keeps_states=True)
    native = simulate(edition, games=2, seed=31, target="cpu", has_trace=True, keeps_states=True)
    assert interpreted.states.tobytes() == native.states.tobytes()
    assert same(interpreted, native)


SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1"}


def test_a_short_game_in_the_cuda_simulator_is_equal_to_a_native_one(game: Game) -> None:
    """The simulator must be chosen before Numba is imported, hence a process of its own."""
    edition = brief(game, game.seats[0])
    seed = int(simulate(edition, games=500, target="cpu").lengths.argmin())
    assert _states_on_cuda(edition, seed, SIMULATED) == _native_states(edition, seed)


@pytest.mark.proof
def test_games_in_the_cuda_simulator_are_equal_to_native_ones(game: Game) -> None:
    for players in (game.seats[0], game.seats[-1]):
        assert _states_on_cuda(load(game.id, players), 31, SIMULATED) == _native_states(load(game.id, players), 31)


@pytest.mark.skipif(shutil.which("nvidia-smi") is None, reason="no GPU here: bench/gpu.py is run where there is one")
def test_games_on_a_gpu_are_equal_to_native_ones(game: Game) -> None:
    edition = load(game.id, game.seats[-1])
    assert _states_on_cuda(edition, 31, {}) == _native_states(edition, 31)


def _states_on_cuda(edition: Edition, seed: int, environment: dict[str, str]) -> str:
    program = (
        "from mastaba.game import load; from mastaba.arena.simulation.simulate import simulate; import sys;"
        f"edition = load({edition.game.id!r}, {edition.players}, **{dict(edition.options)!r});"
        f"batch = simulate(edition, games=1, seed={seed}, target='cuda', keeps_states=True);"
        "sys.stdout.write(batch.states.tobytes().hex())"
    )
    inherited = {**os.environ, **environment}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=inherited, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout


def _native_states(edition: Edition, seed: int) -> str:
    return simulate(edition, games=1, seed=seed, target="cpu", keeps_states=True).states.tobytes().hex()


def test_compiled_code_is_kept_beside_the_sources_it_is_made_from(game: Game) -> None:
    """A bot can change without its game, and a game without the engine: each folder goes stale by itself."""
    edition = load(game.id)
    kept = {name: edition.bind(function, "cpu").stats.cache_path for name, function in FROM.items()}  # type: ignore[attr-defined]
    folders = {name: path.split("/mastaba/")[-1].split("/")[0] for name, path in kept.items()}
    assert folders == {"bots": f"{game.id}-bot", "game": game.id, "engine": "engine"}


FROM: dict[str, Any] = {"bots": contest_batch, "game": play_batch, "engine": spread}
