"""Compiled rules: tables start interpreted at once, and those opened once a game is compiled run natively.

The two give the same bytes (the contract tests say so), so nobody can tell which one a table runs on.
"""

from __future__ import annotations

import gc
import logging
import threading
from typing import Final

from mastaba.game import load

log = logging.getLogger(__name__)
STEPS: Final = 8

_started: set[str] = set()
_ready: set[str] = set()


def target_of(game_id: str) -> str:
    """Where a game's rules run now."""
    return "cpu" if game_id in _ready else "python"


def load_compiled(game_id: str) -> None:
    """Has a thread load, once, what is compiled of a game on the disk."""
    if game_id not in _started:
        _started.add(game_id)
        threading.Thread(target=_load, args=(game_id,), name=f"load {game_id}", daemon=True).start()


def _load(game_id: str) -> None:
    try:
        compile_rules(game_id)
        gc.freeze()  # a compiler's worth of objects that stay: nobody's move need wait while the collector walks them
        _ready.add(game_id)
    except Exception:  # interpreted rules serve as well
        log.exception("%s stays interpreted", game_id)


def compile_rules(game_id: str) -> None:
    """Calls all that a table calls, which compiles it, or loads it where it is on disk already."""
    match = load(game_id).new(seed=1, target="cpu")
    for _ in range(STEPS):
        match.play(match.legal()[0])
    table = match.edition.blank()
    match.edition.rules("cpu").resample(match.seen(1), 0, table[0])
    match.scores()
    match.winners()
