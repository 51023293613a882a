"""Study at scale, an extra of its own: nothing that players need lies here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mastaba.game import Value
    from mastaba.study.batches.batch import Batch


def batch(
    game: str,
    players: int | None = None,
    count: int = 1024,
    device: str = "cpu",
    threads: int | None = None,
    numbers: str = "float32",
    **options: Value,
) -> Batch:
    """So many games of one kind side by side, on the cores of this machine or on its GPU: see docs/study-batch.md."""
    from mastaba.game import load
    from mastaba.study.batches.batch import Batch

    return Batch(load(game, players, **options), count, device, threads, numbers)
