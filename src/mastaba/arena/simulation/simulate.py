"""Many games, at random or as advised: on the cores of this machine or on a GPU, with or without what was played."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np

from mastaba.arena.parallel.work import Job, Where, run
from mastaba.arena.simulation.batches import advised_batch, play_batch, play_batch_kernel
from mastaba.arena.simulation.gathering import gathered_kernel
from mastaba.checks import check_range, check_seed
from mastaba.engine import compiling, cuda
from mastaba.engine.contract import ACTION, Ints, States
from mastaba.engine.dice import LOW_62
from mastaba.errors import BadOption
from mastaba.game import Edition

CHUNK: Final = {"python": 4, "cpu": 2_000, "cuda": 1 << 20}
THREADS: Final = 1 << 17
MOST_GAMES: Final = 1_000_000_000_000
NEARLY_ALL: Final = 0.99  # of the games have room for their actions at once
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

    @functools.cached_property
    def starts(self) -> Ints:
        """Where each game begins in the trace."""
        return np.concatenate([np.zeros(1, np.int64), np.cumsum(self.lengths[:-1], dtype=np.int64)])

    def actions(self, game: int) -> list[str]:
        """What was played in one game."""
        return [self.edition.game.actions[action] for action in self.numbers(game)]

    def numbers(self, game: int) -> list[int]:
        """The same, by numbers."""
        start = int(self.starts[game])
        played: list[int] = self.trace[start : start + int(self.lengths[game])].tolist()
        return played


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
    job = InMemory(edition, target, has_trace, keeps_states, is_advised)
    job.prepare()  # off the clock
    started = time.perf_counter()
    parts: list[Batch] = []
    for batch in run(job, list(_chunks(seed, games, CHUNK[target])), Where(cores if target == "cpu" else 1)):
        parts.append(batch)
        on_progress(len(batch.lengths))
    return replace(_joined(parts), seconds=time.perf_counter() - started)


@dataclass(frozen=True)
class InMemory(Job[tuple[int, int], "Batch"]):
    """Plays so many games from a seed on, in this process, where all of them are kept."""

    edition: Edition
    target: str
    has_trace: bool
    keeps_states: bool
    is_advised: bool
    is_native = True

    @property
    def needs_gpu(self) -> bool:
        """Each GPU gets chunks of its own."""
        return self.target == "cuda"

    def prepare(self) -> None:
        """Compiles, if need be, before any thread does."""
        if self.target != "python":
            play_chunk(self._play, self.edition, 0, 1)

    def __call__(self, chunk: tuple[int, int]) -> Batch:
        """The batch of a chunk."""
        return play_chunk(self._play, self.edition, *chunk, self.has_trace)

    @property
    def _play(self) -> Player:
        return player(self.edition, self.target, self.keeps_states, self.is_advised)


def check_simulation(games: int, seed: int, target: str, is_advised: bool, is_here: bool = True) -> None:
    """Refuses what cannot be simulated before anything is compiled; what GPUs there are elsewhere cannot be known yet."""
    if target not in compiling.TARGETS:
        raise BadOption(key="error-choice", name="target", choices=", ".join(compiling.TARGETS), given=repr(target))
    check_range("games", games, 1, MOST_GAMES)
    check_seed(seed, LOW_62 - games)
    if target == "cuda" and is_advised:
        raise BadOption(key="error-advised-target")
    if target == "cuda" and is_here and not cuda.is_available():
        raise BadOption(key="error-gpu")


def _chunks(seed: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    return ((seed + first, min(size, games - first)) for first in range(0, games, size))


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


def player(edition: Edition, target: str, keeps_states: bool, is_advised: bool) -> Player:
    """Plays a batch on a target, noting the actions of each game in its row of the trace."""
    blank, options = edition.blank(), edition.codes

    def slots(games: int) -> States:
        return edition.blank(games if keeps_states else (min(games, THREADS) if target == "cuda" else 1))

    def play(batch: Batch, trace: Ints) -> None:
        states = slots(len(batch.lengths))
        results = (batch.lengths, batch.endings, batch.points, batch.wins)
        batched(states, blank, batch.seed, options, *results, trace)
        batch.states = states if keeps_states else states[:0]

    batch_rule = advised_batch if is_advised else play_batch
    batched = launcher(edition) if target == "cuda" else edition.bind(batch_rule, target)
    return play


def kernel_for(edition: Edition) -> Callable[..., None]:
    """The kernel that plays this edition's batches soonest."""
    return gathered_kernel if edition.players >= edition.game.provided.GATHERS_FROM else play_batch_kernel


def launcher(edition: Edition) -> Callable[..., None]:
    """Launches the batch kernel with its arrays copied to the GPU and back."""
    kernel = edition.kernel(kernel_for(edition))

    def run(states: Any, blank: Any, seed: int, options: Any, *results: Any) -> None:
        arrays = (states, blank, options, *results)
        held = cuda.put(arrays)
        cuda.launch(kernel, len(states), held[0], held[1], seed, *held[2:], block=cuda.TOGETHER)
        cuda.fetch(arrays, held)

    return run


_usual: dict[tuple[str, int], int] = {}  # how many actions nearly all games of so many players had, as far as they were traced


def play_chunk(play: Player, edition: Edition, seed: int, games: int, has_trace: bool = False) -> Batch:
    """Plays the games from a seed on, each once; with a trace, those that are unusually long once more."""
    batch = _blank(edition, seed, games)
    rows = np.zeros((games, _usual_length(play, edition, seed) * 5 // 4 if has_trace else 0), ACTION)
    play(batch, rows)
    if has_trace:
        _usual[edition.game.id, edition.players] = int(np.quantile(batch.lengths, NEARLY_ALL))
        batch.trace = _trace(play, batch, rows)
    return batch


def _usual_length(play: Player, edition: Edition, seed: int) -> int:
    """As in the chunk before, or, in the first one, as in its first game."""
    if (edition.game.id, edition.players) not in _usual:
        first = _blank(edition, seed, 1)
        play(first, np.zeros((1, 0), ACTION))
        _usual[edition.game.id, edition.players] = int(first.lengths[0])
    return _usual[edition.game.id, edition.players]


def _trace(play: Player, batch: Batch, rows: Ints) -> Ints:
    """The actions of all games one after the other; a game that had too little room is played once more."""
    lengths, room, starts = batch.lengths, rows.shape[1], batch.starts
    noted = rows[np.arange(room) < lengths[:, None]]
    if not (lengths > room).any():
        return noted
    trace = np.zeros(lengths.sum(), ACTION)
    trace[np.arange(len(trace)) - np.repeat(starts, lengths) < room] = noted
    for game in np.flatnonzero(lengths > room):
        again = np.zeros((1, lengths[game]), ACTION)
        play(_blank(batch.edition, batch.seed + int(game), 1), again)
        trace[starts[game] : starts[game] + lengths[game]] = again[0]
    return trace


def _joined(chunks: list[Batch]) -> Batch:
    first = chunks[0]
    names = ("lengths", "endings", "points", "wins", "trace")
    joined: dict[str, Any] = {name: np.concatenate([getattr(chunk, name) for chunk in chunks]) for name in names}
    # NumPy would leave the padding between records to chance: whole bytes are joined instead
    states = np.frombuffer(bytearray(b"".join(chunk.states.tobytes() for chunk in chunks)), first.edition.game.dtype)
    return replace(first, **joined, states=states)
