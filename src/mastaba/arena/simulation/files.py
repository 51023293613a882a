"""Batches as files: Parquet for tables, JSON lines of sealed records that anybody can verify."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import numpy as np

from mastaba.arena.simulation.simulate import Batch
from mastaba.checks import check_writable
from mastaba.errors import BadOption

ENDINGS: Final = (".parquet", ".jsonl")


def check_path(path: Path) -> None:
    """Refuses a file that could not be written, before any game is played for it."""
    if path.suffix not in ENDINGS:
        raise BadOption(key="error-file-ending", table=ENDINGS[0], records=ENDINGS[1], given=path.suffix or path.name)
    if path.suffix == ".parquet" and find_spec("polars") is None:
        raise BadOption(key="error-study", ending=path.suffix)
    check_writable(path)


def write(batch: Batch, path: Path, on_progress: Callable[[int], None] = lambda games: None) -> None:
    """Writes a traced batch; what was there before stays until all of it is written."""
    check_path(path)
    partial = path.with_name(f".{path.name}.partial")
    try:
        (_write_parquet if path.suffix == ".parquet" else _write_records)(batch, partial, on_progress)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def _write_parquet(batch: Batch, path: Path, on_progress: Callable[[int], None]) -> None:
    import polars

    games = len(batch.lengths)
    names = np.array(["", *batch.edition.game.endings])
    columns = {
        "seed": batch.seed + np.arange(games),
        "players": np.full(games, batch.edition.players, np.int8),
        "ending": names[batch.endings],
        "decisions": batch.lengths,
        "scores": polars.Series(batch.points),
        "winners": polars.Series([[seat + 1 for seat, won in enumerate(row) if won] for row in batch.wins]),
        "actions": polars.Series(np.split(batch.trace, batch.starts[1:])),
    }
    frame = polars.DataFrame(columns)
    for name, value in batch.edition.options.items():
        frame = frame.with_columns(polars.lit(value).alias(name))
    frame.write_parquet(path, compression="zstd")
    on_progress(games)


def _write_records(batch: Batch, path: Path, on_progress: Callable[[int], None]) -> None:
    with path.open("w", encoding="utf8") as file:
        for line in records(batch):
            file.write(line + "\n")
            on_progress(1)


def records(batch: Batch) -> Iterator[str]:
    """A sealed record for each game, replayed natively from its seed."""
    for game in range(len(batch.lengths)):
        match = batch.edition.new(seed=batch.seed + game, target="cpu")
        for text in batch.actions(game):
            match.play(text)
        yield match.record(form="json")
