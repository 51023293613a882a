"""What has been played for a report lies in a folder beside its page until the page is written, so that the same command goes on there."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import numpy as np

from mastaba.arena.parallel.run_folder import OtherRun, write_whole
from mastaba.arena.parallel.work import Where, run
from mastaba.engine.compiling import fingerprint
from mastaba.study.report.playing.gather import Chunk, Harvest, Watching

SUFFIX: Final = ".run"


class KeptChunks:
    """Chunks that are done, each under a name made from all that it hangs on: the rules and their sources, who plays, the seeds."""

    def __init__(self, page: Path) -> None:
        self.folder = page.with_name(page.name + SUFFIX)
        if self.folder.exists() and not self.folder.is_dir():
            raise OtherRun(key="error-run-file", folder=self.folder)
        self._mine: list[Path] = []

    def play(self, job: Watching, chunks: Sequence[Chunk], where: Where) -> Iterator[Harvest]:
        """Every chunk in order: read where it is kept, else played and kept."""
        paths = [self._path(job, chunk) for chunk in chunks]
        self._mine += paths
        kept = list(takewhile(Path.is_file, paths))
        yield from map(read, kept)
        for path, found in zip(paths[len(kept) :], run(job, chunks[len(kept) :], where), strict=True):
            write_whole(path, written(found))
            yield found

    def _path(self, job: Watching, chunk: Chunk) -> Path:
        told = repr([job, chunk, fingerprint(job.rules.game, has_bot=True)])
        return self.folder / f"{hashlib.sha256(told.encode()).hexdigest()[:32]}.npz"

    def forget(self) -> None:
        """Once the page is written nobody needs them; what another report has left there stays."""
        for path in self._mine:
            path.unlink(missing_ok=True)
        if self.folder.is_dir() and not any(self.folder.iterdir()):
            self.folder.rmdir()


def written(harvest: Harvest) -> bytes:
    """A harvest as the bytes of a file."""
    file = io.BytesIO()
    arrays: dict[str, Any] = vars(harvest)
    np.savez(file, **arrays)
    return file.getvalue()


def read(path: Path) -> Harvest:
    """A harvest that was kept."""
    with np.load(path) as kept:
        found = Harvest(**{name: kept[name] for name in kept.files})
    found.games = found.games.view(np.recarray)
    return found
