"""How quick playouts are, side by side in one run: every game on every target beside OpenSpiel, as ratios (machines are noisy)."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from mastaba.arena.simulation.simulate import THREADS, kernel_for, simulate
from mastaba.engine import cuda
from mastaba.engine.contract import ACTION
from mastaba.game import Edition, discover, load

PEERS: Final = ("hearts", "euchre", "gin_rummy")
YARDSTICK: Final = "hearts"
ROUNDS: Final = 5
GAMES_A_THREAD: Final = 16

Runner = Callable[[], tuple[int, float]]


@dataclass(frozen=True)
class Speed:
    """Decisions a second of one thing on one target: the median over the rounds."""

    name: str
    target: str
    seats: int
    rate: float


def run(
    games: list[str] | None = None, seconds: float = 1.0, on_progress: Callable[[str], None] = lambda name: None
) -> list[Speed]:
    """Measures everything in turn, round after round, so that a slow minute of the machine falls on all alike."""
    runners = {**_peers(seconds), **_ours(games or list(discover()), seconds)}
    rates: dict[tuple[str, str, int], list[float]] = {key: [] for key in runners}
    for _ in range(ROUNDS):
        for key, runner in runners.items():
            on_progress(f"{key[0]} {key[1]}")
            decisions, spent = runner()
            rates[key].append(decisions / spent)
    return [Speed(*key, statistics.median(found)) for key, found in rates.items()]


def _ours(games: list[str], seconds: float) -> dict[tuple[str, str, int], Runner]:
    editions = [load(name, players) for name in games for players in load(name).game.seats]
    found: dict[tuple[str, str, int], Runner] = {}
    for edition in editions:
        key = edition.game.id, edition.players
        found[key[0], "python", key[1]] = _timed(edition, "python", seconds)
        found[key[0], "cpu", key[1]] = _timed(edition, "cpu", seconds)
        if cuda.has_gpu():
            found[key[0], "cuda", key[1]] = lambda edition=edition: on_gpu(edition)  # type: ignore[misc]
    return found


def _timed(edition: Edition, target: str, seconds: float) -> Runner:
    """Plays for about so many seconds on one core; compiling beforehand does not count."""
    trial = simulate(edition, 1 if target == "python" else 2000, target=target, cores=1)
    trial = simulate(edition, len(trial.lengths), target=target, cores=1)
    games = max(1, int(len(trial.lengths) * seconds / max(trial.seconds, 1e-6)))

    def play() -> tuple[int, float]:
        batch = simulate(edition, games, seed=random.getrandbits(40), target=target, cores=1)
        return int(batch.lengths.sum()), batch.seconds

    return play


def on_gpu(
    edition: Edition, threads: int = THREADS, block: int = cuda.TOGETHER, games_each: int = GAMES_A_THREAD
) -> tuple[int, float]:
    """Decisions and seconds of one launch, everything already on the GPU and compiled."""
    kernel, games = edition.kernel(kernel_for(edition)), threads * games_each
    seats = (games, edition.players)
    arrays = [np.zeros(games, np.int32), np.zeros(games, np.int8), np.zeros(seats, np.int32), np.zeros(seats, np.int8)]
    arrays.append(np.zeros((games, 0), ACTION))
    held = cuda.put([edition.blank(threads), edition.blank(), edition.codes, *arrays])
    spent = 0.0
    for seed in (1, 1 + games):  # the first launch compiles
        started = time.perf_counter()
        cuda.launch(kernel, threads, held[0], held[1], seed, *held[2:], block=block)
        cuda.finish()
        spent = time.perf_counter() - started
    return int(held[3].copy_to_host().sum()), spent


def _peers(seconds: float) -> dict[tuple[str, str, int], Runner]:
    """OpenSpiel's games through its Python face; none where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    loaded = {name: pyspiel.load_game(name) for name in PEERS}
    return {(name, "OpenSpiel, Python face", game.num_players()): _peer(game, seconds) for name, game in loaded.items()}


def _peer(game: Any, seconds: float) -> Runner:
    def play() -> tuple[int, float]:
        started, decisions, choice = time.perf_counter(), 0, random.Random(1)
        while (spent := time.perf_counter() - started) < seconds:
            decisions += _peer_game(game.new_initial_state(), choice)
        return decisions, spent

    return play


def _peer_game(state: Any, choice: random.Random) -> int:
    """One random game of OpenSpiel; what chance does takes time but is no decision."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(choice.choice(state.legal_actions()))
    return decisions


def table(speeds: list[Speed]) -> str:
    """The speeds as a table in Markdown, with ratios to the yardstick."""
    yard = next((speed.rate for speed in speeds if speed.name == YARDSTICK), None)
    lines = ["| game | seats | target | decisions a second | ratio to hearts |", "|---|---|---|---:|---:|"]
    for speed in speeds:
        ratio = f"{speed.rate / yard:,.2f}" if yard else "–"
        lines.append(f"| {speed.name} | {speed.seats} | {speed.target} | {speed.rate:,.0f} | {ratio} |")
    return "\n".join(lines)
