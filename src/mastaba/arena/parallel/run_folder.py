"""A folder in which a run keeps what is done, so that the same command goes on where it was cut off.

    run.json      what the run is: the game, its rules, who plays, seeds, counts
    done.jsonl    a line for every chunk that is done, in order: what it adds to the figures, and its files with their sizes
    games/...     the chunks' files

A chunk's files are whole before its line is written, so that a line is a promise. Two runs of the same description leave the
same bytes, wherever and however often interrupted they were.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from mastaba.arena.parallel.work import EVERY_CORE, Job, Where, run
from mastaba.errors import MastabaError

DESCRIPTION: Final = "run.json"
DONE: Final = "done.jsonl"

C = TypeVar("C")


class OtherRun(MastabaError):
    """A folder in which something else is kept."""


class Done(NamedTuple):
    """What a job returns for a chunk to be kept: figures that JSON can hold, and the files it makes, by their path in the folder."""

    figures: Any
    files: Mapping[str, bytes] = {}


class RunFolder:
    """The chunks of one run that are done; a folder of another run is refused and stays as it is."""

    def __init__(self, folder: Path, description: Mapping[str, Any]) -> None:
        self.folder, self._description = folder, json.loads(json.dumps(description))
        check_folder(folder, self._description)
        self.figures = [line["figures"] for line in self._read()]

    def add(self, done: Done) -> None:
        """Keeps a chunk's files, then its line."""
        for name, content in done.files.items():
            write_whole(self.folder / name, content)
        line = {"figures": done.figures, "files": {name: len(content) for name, content in done.files.items()}}
        with (self.folder / DONE).open("a", encoding="utf8", newline="\n") as file:
            file.write(json.dumps(line) + "\n")
        self.figures.append(done.figures)

    def open(self) -> None:
        """Makes the folder where there is none yet, and drops what was cut off in the middle."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise OtherRun(key="error-writing", file=self.folder) from None
        write_whole(self.folder / DESCRIPTION, (json.dumps(self._description, indent=1) + "\n").encode())
        kept = "".join(json.dumps(line) + "\n" for line in self._read())
        write_whole(self.folder / DONE, kept.encode())

    def _read(self) -> Iterator[dict[str, Any]]:
        """The lines that hold, up to the first that does not."""
        path = self.folder / DONE
        for text in path.read_text(encoding="utf8").splitlines(keepends=True) if path.exists() else ():
            line = json.loads(text) if text.endswith("\n") else None
            if line is None or not all(_has_size(self.folder / name, size) for name, size in line["files"].items()):
                return
            yield line


def resumed(
    job: Job[C, Done], chunks: Sequence[C], where: Where = EVERY_CORE, folder: RunFolder | None = None
) -> Generator[tuple[Any, bool], None, None]:
    """The figures of every chunk in order, and whether they were made just now; without a folder nothing is kept."""
    kept = list(folder.figures) if folder else []
    if folder:
        folder.open()
    yield from ((figures, False) for figures in kept)
    for done in run(job, chunks[len(kept) :], where):
        if folder:
            folder.add(done)
        yield done.figures, True


def check_folder(folder: Path, description: Mapping[str, Any]) -> None:
    """Refuses a place that is no folder, one that holds anything else, and one of another run, saying in what it differs."""
    if folder.exists() and not folder.is_dir():
        raise OtherRun(key="error-run-file", folder=folder)
    if not folder.exists() or not any(folder.iterdir()):
        return
    try:
        found = json.loads((folder / DESCRIPTION).read_text(encoding="utf8"))
    except (OSError, ValueError):
        raise OtherRun(key="error-run-unknown", folder=folder) from None
    for name in (*description, *found):
        if found.get(name) != description.get(name):
            there, here = str(found.get(name, "–")), str(description.get(name, "–"))
            raise OtherRun(key="error-run-other", folder=folder, name=name, there=there, here=here)


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file that is there as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f".{path.name}.partial")
    with partial.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)


def _has_size(path: Path, size: int) -> bool:
    return path.is_file() and path.stat().st_size == size
