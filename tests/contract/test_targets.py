"""One source, three targets: interpreted, native and CUDA states are equal byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from mastaba.arena.contests.compiled import contest_batch
from mastaba.arena.simulation.batches import play_batch
from mastaba.arena.simulation.simulate import Batch, simulate
from mastaba.engine.dice import spread
from mastaba.game import Edition, Game


def same(one: Batch, other: Batch) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in ("lengths", "endings", "points", "wins", "trace")
    )


def test_interpreted_and_native_games_are_equal(edition: Edition) -> None:
    interpreted = simulate(edition, games=2, seed=31, target="python", has_trace=True, keeps_states=True)
    native = simulate(edition, games=2, seed=31, target="cpu", has_trace=True, keeps_states=True)
    assert interpreted.states.tobytes() == native.states.tobytes()
    assert same(interpreted, native)


@pytest.mark.parametrize("is_last", [False, True], ids=["fewest seats", "most seats"])
def test_cuda_games_are_equal_to_native_ones(game: Game, is_last: bool) -> None:
    """Runs on the GPU where there is one, else in Numba's simulator, which must be chosen before Numba is imported."""
    players = game.seats[-1 if is_last else 0]
    program = (
        "from mastaba.game import load; from mastaba.arena.simulation.simulate import simulate; import sys;"
        f"batch = simulate(load({game.id!r}, {players}), games=1, seed=31, target='cuda', keeps_states=True);"
        "sys.stdout.write(batch.states.tobytes().hex())"
    )
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    from mastaba.game import load

    native = simulate(load(game.id, players), games=1, seed=31, target="cpu", keeps_states=True)
    assert run.stdout == native.states.tobytes().hex()


def test_compiled_code_is_kept_beside_the_sources_it_is_made_from(game: Game) -> None:
    """A bot can change without its game, and a game without the engine: each folder goes stale by itself."""
    from mastaba.game import load

    edition = load(game.id)
    kept = {name: edition.bind(function, "cpu").stats.cache_path for name, function in FROM.items()}  # type: ignore[attr-defined]
    folders = {name: path.split("/mastaba/")[-1].split("/")[0] for name, path in kept.items()}
    assert folders == {"bots": f"{game.id}-bot", "game": game.id, "engine": "engine"}


FROM: dict[str, Any] = {"bots": contest_batch, "game": play_batch, "engine": spread}
