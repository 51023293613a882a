"""Games as files: Parquet for tables, JSON lines of sealed records that anybody can verify; a file for every chunk, or one for all."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from mastaba.arena.simulation.simulate import Batch
from mastaba.checks import check_writable
from mastaba.errors import BadOption

if TYPE_CHECKING:
    import polars

NOTHING: Final = ""
PARQUET: Final = "parquet"
JSONL: Final = "jsonl"
PARTS: Final = "games"  # the folder of a run's folder in which the chunks' files lie, and nothing else
ROWS: Final = 100_000  # that are compressed together in the one file of all games


def form_of(path: Path) -> str:
    """What games are written as: a folder gets Parquet, a file what its ending says."""
    return JSONL if path.suffix == f".{JSONL}" else PARQUET


def run_folder(path: Path) -> Path:
    """Where a run keeps its finished chunks: the folder asked for, or one beside the file, for as long as it takes."""
    return path.with_name(f"{path.name}.run") if path.suffix else path


def check_path(path: Path, is_counted: bool = False) -> None:
    """Refuses what could not be written, before any game is played for it; figures alone go into a folder."""
    if is_counted:
        if path.suffix:
            raise BadOption(key="error-no-games")
        return
    if path.suffix not in ("", f".{PARQUET}", f".{JSONL}"):
        raise BadOption(key="error-file-ending", table=f".{PARQUET}", records=f".{JSONL}", given=path.suffix)
    if form_of(path) == PARQUET and find_spec("polars") is None:
        raise BadOption(key="error-study", ending=f".{PARQUET}")
    if path.suffix:
        check_writable(path)


def part(batch: Batch, form: str, number: int) -> dict[str, bytes]:
    """The file of a chunk by its path in the run's folder; none where games are not kept."""
    if form == NOTHING:
        return {}
    content = parquet(batch) if form == PARQUET else "".join(f"{line}\n" for line in records(batch)).encode()
    return {f"{PARTS}/{number:06}.{form}": content}


def parquet(batch: Batch) -> bytes:
    """A traced batch as a table, a row for each game."""
    written = io.BytesIO()
    _table(batch).write_parquet(written, compression="zstd")
    return written.getvalue()


def _table(batch: Batch) -> polars.DataFrame:
    import polars

    games = len(batch.lengths)
    names = np.array(["", *batch.edition.game.endings])
    seats = np.tile(np.arange(1, batch.edition.players + 1), games)
    columns = {
        "seed": batch.seed + np.arange(games),
        "players": np.full(games, batch.edition.players, np.int8),
        "ending": names[batch.endings],
        "decisions": batch.lengths,
        "scores": polars.Series(batch.points),
        "winners": _lists(seats[batch.wins.ravel() == 1], batch.wins.sum(axis=1)),
        "actions": _lists(batch.trace, batch.lengths),
    }
    options = [polars.lit(value).alias(name) for name, value in batch.edition.options.items()]
    return polars.DataFrame(columns).with_columns(options)


def _lists(values: np.ndarray, lengths: np.ndarray) -> polars.Series:
    """Lists of those lengths, one after the other; made by the library in one go, for a million small arrays take long."""
    import polars

    rows = polars.DataFrame({"row": np.repeat(np.arange(len(lengths)), lengths), "value": values})
    grouped = rows.group_by("row", maintain_order=True).agg("value")
    every = polars.DataFrame({"row": np.arange(len(lengths))}).join(grouped, on="row", how="left", maintain_order="left")
    return every["value"].fill_null([])


def records(batch: Batch) -> Iterator[str]:
    """A sealed record for each game, replayed natively from its seed."""
    for game in range(len(batch.lengths)):
        match = batch.edition.new(seed=batch.seed + game, target="cpu")
        for text in batch.actions(game):
            match.play(text)
        yield match.record(form="json")


def join(path: Path) -> None:
    """Makes one file of a finished run's parts; what was there before stays until all of it is written."""
    folder = run_folder(path)
    parts = sorted((folder / PARTS).iterdir())
    partial = path.with_name(f".{path.name}.partial")
    if form_of(path) == PARQUET:
        import polars

        polars.scan_parquet(parts).sink_parquet(partial, compression="zstd", row_group_size=ROWS)
    else:
        with partial.open("wb") as file:
            for one in parts:
                file.write(one.read_bytes())
    partial.replace(path)
    shutil.rmtree(folder)
