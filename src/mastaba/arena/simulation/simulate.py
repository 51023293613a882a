"""Many games, at random or as advised: on the cores of this machine or on a GPU, with or without what was played."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np

from mastaba.arena.simulation.batches import advised_batch, play_batch, play_batch_kernel
from mastaba.checks import check_range, check_seed
from mastaba.engine import compiling, cuda
from mastaba.engine.contract import ACTION, Ints, States
from mastaba.engine.dice import LOW_62
from mastaba.errors import BadOption
from mastaba.game import Edition

CHUNK: Final = {"python": 4, "cpu": 2_000, "cuda": 1 << 20}
THREADS: Final = 1 << 17
MOST_GAMES: Final = 1_000_000_000
NO_TRACE: Final = np.zeros(0, ACTION)

Progress = Callable[[int], None]


@dataclass
class Batch:
    """The results of consecutive seeds; with a trace, also every action that was played."""

    edition: Edition
    seed: int
    lengths: Ints
    endings: Ints
    points: Ints
    wins: Ints
    trace: Ints = field(default_factory=lambda: NO_TRACE)
    states: States = field(default_factory=lambda: np.zeros(0, np.void))
    seconds: float = 0.0

    @property
    def starts(self) -> Ints:
        """Where each game begins in the trace."""
        return np.concatenate([np.zeros(1, np.int64), np.cumsum(self.lengths[:-1], dtype=np.int64)])

    def actions(self, game: int) -> list[str]:
        """What was played in one game."""
        start = int(self.starts[game])
        played = self.trace[start : start + int(self.lengths[game])]
        return [self.edition.game.actions[action] for action in played]


def simulate(
    edition: Edition,
    games: int,
    seed: int = 0,
    target: str = "cpu",
    cores: int | None = None,
    has_trace: bool = False,
    keeps_states: bool = False,
    on_progress: Progress = lambda games: None,
    is_advised: bool = False,
) -> Batch:
    """Plays the games of the seeds seed, seed + 1, ... with random legal actions, or as the game's heuristic advises."""
    check_simulation(games, seed, target, is_advised)
    play = _player(edition, target, keeps_states, is_advised)
    first_game = _blank(edition, seed, 1)
    play(first_game, np.zeros((1, 0), ACTION))  # compiles, if need be, before any thread does and off the clock
    tracer = _Tracer(play, int(first_game.lengths[0]) if has_trace else None)
    started = time.perf_counter()
    chunks = [_blank(edition, seed + first, size) for first, size in _chunks(games, CHUNK[target])]
    for batch in _in_parallel(tracer.played, chunks, cores if target == "cpu" else 1):
        on_progress(len(batch.lengths))
    return replace(_joined(chunks), seconds=time.perf_counter() - started)


def check_simulation(games: int, seed: int, target: str, is_advised: bool) -> None:
    """Refuses what cannot be simulated before anything is compiled."""
    if target not in compiling.TARGETS:
        raise BadOption(key="error-choice", name="target", choices=", ".join(compiling.TARGETS), given=repr(target))
    check_range("games", games, 1, MOST_GAMES)
    check_seed(seed, LOW_62 - games)
    if target == "cuda" and is_advised:
        raise BadOption(key="error-advised-target")
    if target == "cuda" and not cuda.is_available():
        raise BadOption(key="error-gpu")


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    return ((first, min(size, games - first)) for first in range(0, games, size))


def _blank(edition: Edition, seed: int, games: int) -> Batch:
    seats = (games, edition.players)
    return Batch(
        edition,
        seed,
        lengths=np.zeros(games, np.int32),
        endings=np.zeros(games, np.int8),
        points=np.zeros(seats, np.int32),
        wins=np.zeros(seats, np.int8),
    )


Player = Callable[[Batch, Ints], None]


def _player(edition: Edition, target: str, keeps_states: bool, is_advised: bool) -> Player:
    """Plays a batch on a target, noting the actions of each game in its row of the trace."""
    blank, options = edition.blank(), edition.codes

    def slots(games: int) -> States:
        return edition.blank(games if keeps_states else (min(games, THREADS) if target == "cuda" else 1))

    def play(batch: Batch, trace: Ints) -> None:
        states = slots(len(batch.lengths))
        results = (batch.lengths, batch.endings, batch.points, batch.wins)
        run(states, blank, batch.seed, options, *results, trace)
        batch.states = states if keeps_states else states[:0]

    batch_rule = advised_batch if is_advised else play_batch
    run = launcher(edition) if target == "cuda" else edition.bind(batch_rule, target)
    return play


def launcher(edition: Edition) -> Callable[..., None]:
    """Launches the batch kernel with its arrays copied to the GPU and back."""
    kernel = edition.kernel(play_batch_kernel)

    def run(states: Any, blank: Any, seed: int, options: Any, *results: Any) -> None:
        arrays = (states, blank, options, *results)
        held = cuda.put(arrays)
        cuda.launch(kernel, len(states), held[0], held[1], seed, *held[2:], block=cuda.TOGETHER)
        cuda.fetch(arrays, held)

    return run


class _Tracer:
    """Plays batches, each game once, with as much room for its actions as the games before have needed; a longer one once more."""

    def __init__(self, play: Player, usual_length: int | None) -> None:
        self._play, self._room = play, None if usual_length is None else _roomy(usual_length)

    def played(self, batch: Batch) -> Batch:
        """Plays a batch; where a usual length was given, with a trace."""
        rows = np.zeros((len(batch.lengths), self._room or 0), ACTION)
        self._play(batch, rows)
        if self._room is not None:
            self._room = max(self._room, _roomy(int(batch.lengths.max())))
            batch.trace = np.concatenate([self._trace(batch, game, rows[game]) for game in range(len(rows))])
        return batch

    def _trace(self, batch: Batch, game: int, row: Ints) -> Ints:
        """The actions of one game, played once more where its row had too little room."""
        length = int(batch.lengths[game])
        if length <= len(row):
            return row[:length]
        again = np.zeros((1, length), ACTION)
        self._play(_blank(batch.edition, batch.seed + game, 1), again)
        return again[0]


def _roomy(length: int) -> int:
    """Room for games that are somewhat longer."""
    return length * 5 // 4


def _in_parallel(work: Callable[[Batch], Batch], chunks: list[Batch], cores: int | None) -> Iterator[Batch]:
    """Works on all chunks, on so many cores; native code runs without Python's lock. Stops at once when interrupted."""
    with ThreadPoolExecutor(cores or os.cpu_count() or 1) as pool:
        waiting: set[Future[Batch]] = {pool.submit(work, chunk) for chunk in chunks}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _joined(chunks: list[Batch]) -> Batch:
    first = chunks[0]
    names = ("lengths", "endings", "points", "wins", "trace")
    joined: dict[str, Any] = {name: np.concatenate([getattr(chunk, name) for chunk in chunks]) for name in names}
    # NumPy would leave the padding between records to chance: whole bytes are joined instead
    states = np.frombuffer(bytearray(b"".join(chunk.states.tobytes() for chunk in chunks)), first.edition.game.dtype)
    return replace(first, **joined, states=states)
