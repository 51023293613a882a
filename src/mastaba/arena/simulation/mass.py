"""Any number of games in chunks: played, counted, checked and written chunk by chunk, so that memory does not grow with them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.arena.parallel.run_folder import Done, RunFolder, resumed
from mastaba.arena.parallel.work import EVERY_CORE, Job, Where
from mastaba.arena.simulation import tallies
from mastaba.arena.simulation.files import JSONL, NOTHING, PARQUET, part
from mastaba.arena.simulation.simulate import THREADS, Batch, Player, check_simulation, play_chunk, player
from mastaba.engine import compiling
from mastaba.engine.contract import Ints
from mastaba.game import Edition

CHUNKS: Final = 64  # as many as a short run is cut into; long ones have more
SIZES: Final[Mapping[tuple[str, str], tuple[int, int]]] = {  # games of a chunk, at least and at most
    ("python", NOTHING): (16, 256),
    ("python", PARQUET): (16, 256),
    ("python", JSONL): (16, 256),
    ("cpu", NOTHING): (2_000, 50_000),
    ("cpu", PARQUET): (2_000, 50_000),
    ("cpu", JSONL): (50, 1_000),
    ("cuda", NOTHING): (1 << 20, 1 << 24),
    ("cuda", PARQUET): (1 << 17, 1 << 17),
    ("cuda", JSONL): (1_000, 1_000),
}


class Chunk(NamedTuple):
    """Consecutive games of a run."""

    number: int
    seed: int
    games: int


class Progress(NamedTuple):
    """What one chunk adds: its games' tally, the seeds whose games broke a promise (where that was asked for); and whether it was played now."""

    tally: Ints
    faults: dict[str, str]
    is_new: bool


@dataclass(frozen=True)
class Simulation(Job[Chunk, Done]):
    """How the games of a run are played and what is kept of them: nothing, Parquet or records."""

    edition: Edition
    target: str = "cpu"
    is_advised: bool = False
    is_guarded: bool = False
    form: str = NOTHING

    @property
    def is_native(self) -> bool:
        """Records are replayed by Python, and interpreted games are Python."""
        return self.target != "python" and self.form != JSONL

    @property
    def needs_gpu(self) -> bool:
        """Each GPU gets chunks of its own."""
        return self.target == "cuda"

    def prepare(self) -> None:
        """Compiles before several threads would."""
        if self.target == "cpu":
            self._counted(play_chunk(self._play, self.edition, 0, 1))

    def __call__(self, chunk: Chunk) -> Done:
        """Plays a chunk."""
        if self.needs_gpu and self._is_only_counted:
            return Done({"tally": tallies.tally_on_gpu(self.edition, chunk.seed, chunk.games, THREADS).tolist(), "faults": {}})
        batch = play_chunk(self._play, self.edition, chunk.seed, chunk.games, has_trace=self.form != NOTHING)
        figures = {"tally": self._counted(batch).tolist(), "faults": self._faults(batch)}
        return Done(figures, part(batch, self.form, chunk.number))

    @property
    def _is_only_counted(self) -> bool:
        return self.form == NOTHING and not self.is_guarded

    @property
    def _play(self) -> Player:
        return player(self.edition, self.target, keeps_states=False, is_advised=self.is_advised)

    def _counted(self, batch: Batch) -> Ints:
        tally = tallies.empty(self.edition)
        count = self.edition.bind(tallies.count_games, "python" if self.target == "python" else "cpu")
        count(tally, batch.lengths, batch.endings, batch.points, batch.wins)
        return tally

    def _faults(self, batch: Batch) -> dict[str, str]:
        if not self.is_guarded:
            return {}
        from mastaba.arena.simulation.checks import guard

        found = guard(batch, self.target, is_advised=self.is_advised)
        return {str(seed): fault.name.lower() for seed, fault in found.items()}


def chunks(games: int, seed: int, target: str, form: str) -> list[Chunk]:
    """A run cut into chunks, whose size depends on nothing but the run itself."""
    least, most = SIZES[target, form]
    size = max(least, min(most, -(-games // CHUNKS)))
    return [Chunk(number, seed + first, min(size, games - first)) for number, first in enumerate(range(0, games, size))]


def description(job: Simulation, games: int, seed: int) -> dict[str, Any]:
    """What a run is: two with the same one have the same games, wherever they are played."""
    edition = job.edition
    return {
        "run": "simulate",
        "game": edition.game.id,
        "version": edition.game.version,
        "rules": compiling.fingerprint(edition.game.id, has_bot=job.is_advised),
        "players": edition.players,
        "options": dict(edition.options),
        "bots": "heuristic" if job.is_advised else "random",
        "seed": seed,
        "games": games,
        "chunk": chunks(games, seed, job.target, job.form)[0].games,
        "checked": job.is_guarded,
        "form": job.form,
    }


def simulated(
    job: Simulation, games: int, seed: int = 0, where: Where = EVERY_CORE, folder: Path | None = None
) -> Generator[Progress, None, None]:
    """Plays a run chunk by chunk, in order; with a folder, goes on where the same run was cut off."""
    check_simulation(games, seed, job.target, job.is_advised, is_here=where.cluster is None)
    kept = RunFolder(folder, description(job, games, seed)) if folder else None
    for figures, is_new in resumed(job, chunks(games, seed, job.target, job.form), where, kept):
        yield Progress(np.array(figures["tally"], np.int64), figures["faults"], is_new)
