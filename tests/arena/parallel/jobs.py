"""Jobs of the tests, where other processes find them."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

from mastaba.arena.parallel.run_folder import Done
from mastaba.arena.parallel.work import Job
from mastaba.errors import BadOption, BadRecord


@dataclass
class Square(Job[int, int]):
    """Squares, the first ones slowest."""

    is_native: bool = False

    def __call__(self, chunk: int) -> int:
        time.sleep(0.02 if chunk < 2 else 0)
        return chunk * chunk


class OnGpu(Square):
    """Would want a GPU for every chunk."""

    needs_gpu = True


@dataclass
class Dying(Job[int, int]):
    """Ends its own process, as often as it has lives; the folder counts them."""

    folder: Path
    lives: int

    def __call__(self, chunk: int) -> int:
        if len(lost := list(self.folder.iterdir())) < self.lives:
            (self.folder / str(len(lost))).touch()
            os._exit(9)
        return chunk * chunk


class Refusing(Job[int, int]):
    """Refuses one chunk with a sentence, another one with an error that cannot travel."""

    def __call__(self, chunk: int) -> int:
        if chunk == 3:
            raise BadOption(key="error-seed", most="1", given="3")
        if chunk == 5:
            raise BadRecord(1, "no pickle")
        return chunk


@dataclass
class Writing(Job[int, Done]):
    """A file for every chunk; notes in a file beside that it was done."""

    is_native = True

    log: Path

    def __call__(self, chunk: int) -> Done:
        with self.log.open("a") as file:
            file.write(f"{chunk}\n")
        return Done({"square": chunk * chunk}, {f"games/{chunk:06}.txt": f"games of {chunk}\n".encode()})
