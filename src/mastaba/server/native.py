"""Compiled rules, made in the background: tables start interpreted at once, and later ones run natively.

The two give the same bytes (the contract tests say so), so nobody can tell which one a table runs on.
"""

from __future__ import annotations

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


def warm(game_id: str) -> None:
    """Has a game compiled by a thread of its own, once; what is in the disk cache is only loaded."""
    if game_id not in _started:
        _started.add(game_id)
        threading.Thread(target=_compile, args=(game_id,), name=f"compile {game_id}", daemon=True).start()


def _compile(game_id: str) -> None:
    try:
        match = load(game_id).new(seed=1, target="cpu")
        for _ in range(STEPS):
            match.play(match.legal()[0])
        table = match.edition.blank()
        match.edition.rules("cpu").resample(match.seen(1), 0, table[0])
        match.scores()
        match.winners()
        _ready.add(game_id)
    except Exception:  # interpreted rules serve as well
        log.exception("%s stays interpreted", game_id)
