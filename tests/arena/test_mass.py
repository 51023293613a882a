"""Any number of games: the same bytes on however many cores, after whatever stop, in memory that does not grow."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import duckdb
import numpy as np
import polars
import pytest

from mastaba.arena.parallel.work import Where
from mastaba.arena.simulation import tallies
from mastaba.arena.simulation.files import PARQUET
from mastaba.arena.simulation.mass import Simulation, chunks, simulated
from mastaba.arena.simulation.simulate import simulate
from mastaba.arena.simulation.summary import summary
from mastaba.game import discover, load

PROGRAM = [sys.executable, "-m", "mastaba", "simulate", "saqqara", "--seed", "7", "--cores", "2", "--games"]


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_figures_are_those_of_the_games_themselves() -> None:
    edition = load("luxor", 3)
    batch = simulate(edition, 4_500, seed=11)
    total = tallies.empty(edition)
    for found in simulated(Simulation(edition), 4_500, 11):
        total = tallies.merged(total, found.tally, 3)
    figures = summary(edition, 11, total)
    assert (figures["games"], figures["decisions"]) == (4_500, batch.lengths.sum())
    assert figures["length"] == pytest.approx(spread(batch.lengths), rel=1e-12)
    for seat, told in enumerate(figures["seats"]):
        alone = batch.wins[:, seat] * (batch.wins.sum(axis=1) == 1)
        assert told["points"] == pytest.approx(spread(batch.points[:, seat]), rel=1e-12)
        assert (told["wins"], told["wins"] - told["shared"]) == (batch.wins[:, seat].sum(), alone.sum())
    assert list(figures["endings"].values()) == [
        (batch.endings == code).sum() for code in range(1, len(edition.game.endings) + 1)
    ]


def spread(numbers: np.ndarray) -> dict[str, float]:
    return {"mean": numbers.mean(), "sd": numbers.std(), "min": numbers.min(), "max": numbers.max()}


def test_games_counted_on_a_gpu_are_counted_alike() -> None:
    """In Numba's simulator, which must be chosen before Numba is imported; several threads, each with several games."""
    program = (
        "from mastaba.game import discover, load; from mastaba.arena.simulation.tallies import tally_on_gpu;"
        "[print(*tally_on_gpu(load(game), 31, 3, threads=2)) for game in discover()]"
    )
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=simulator, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    for game, line in zip(discover(), run.stdout.splitlines(), strict=True):
        (native,) = simulated(Simulation(load(game)), 3, 31)
        assert [int(number) for number in line.split()] == native.tally.tolist(), game


def cut_off(folder: Path, how: signal.Signals, after: int) -> tuple[int, str]:
    """Starts a run, or goes on with it, and cuts it off after so many chunks."""
    going = subprocess.Popen([*PROGRAM, "100000", "--out", str(folder)], stderr=subprocess.PIPE, text=True)
    while chunks_done(folder) < after:
        assert going.poll() is None
        time.sleep(0.02)
    going.send_signal(how)
    _, told = going.communicate(timeout=30)
    return going.returncode, told


def chunks_done(folder: Path) -> int:
    done = folder / "done.jsonl"
    return done.read_text().count("\n") if done.exists() else 0


def test_a_run_cut_off_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    folder, whole = tmp_path / "cut", tmp_path / "whole"
    cut_off(folder, signal.SIGKILL, after=2)
    code, told = cut_off(folder, signal.SIGINT, after=chunks_done(folder) + 2)
    assert (code, told) == (
        130,
        f"mastaba: Stopped. What is done is kept in {folder}: the same command goes on from here.\n",
    )
    kept = chunks_done(folder)
    assert 4 <= kept < 50
    job = Simulation(load("saqqara"), form=PARQUET)
    resumed = list(simulated(job, 100_000, 7, folder=folder))
    assert [found.is_new for found in resumed] == [False] * kept + [True] * (50 - kept)
    list(simulated(job, 100_000, 7, Where(1), folder=whole))
    assert content(folder) == content(whole)


def test_polars_and_duckdb_read_the_parts(tmp_path: Path) -> None:
    list(simulated(Simulation(load("saqqara", 3), form=PARQUET), 5_000, 7, folder=tmp_path / "run"))
    batch = simulate(load("saqqara", 3), 5_000, 7, has_trace=True)
    frame = polars.read_parquet(tmp_path / "run" / "games")
    assert frame["seed"].to_list() == list(range(7, 5_007))
    assert frame["decisions"].to_list() == batch.lengths.tolist()
    assert frame["scores"].to_list() == batch.points.tolist()
    assert frame["winners"].to_list() == [[seat + 1 for seat in np.flatnonzero(row)] for row in batch.wins]
    assert frame["actions"].explode().to_list() == batch.trace.tolist()
    query = f"select count(*), sum(decisions), any_value(blocked) from read_parquet('{tmp_path}/run/**/*.parquet')"
    assert duckdb.connect().execute(query).fetchall() == [(5_000, batch.lengths.sum(), "structure")]


def test_a_game_without_a_winner_has_an_empty_list_of_them(tmp_path: Path) -> None:
    edition = load("sakkara")
    (_,) = simulated(Simulation(edition, form=PARQUET), 400, 7, folder=tmp_path / "run")
    wins = simulate(edition, 400, 7).wins
    found = polars.read_parquet(tmp_path / "run" / "games")["winners"].to_list()
    assert found == [[seat + 1 for seat in np.flatnonzero(row)] for row in wins]


def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    job = Simulation(load("saqqara"), form=PARQUET)

    def most(games: int) -> int:
        tracemalloc.start()
        for _ in simulated(job, games, 0, Where(1), tmp_path / str(games)):
            pass
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak

    most(2_000)  # imports and compiled code
    few, many = most(16_000), most(80_000)
    assert many < 1.3 * few


def test_chunks_are_all_the_games_and_depend_on_the_run_alone() -> None:
    for games in (1, 1_999, 128_001, 10_000_000):
        cut = chunks(games, 5, "cpu", PARQUET)
        assert [chunk.number for chunk in cut] == list(range(len(cut)))
        assert [cut[0].seed, *(chunk.seed + chunk.games for chunk in cut)] == [*(chunk.seed for chunk in cut), 5 + games]
        assert len(cut) <= 200
