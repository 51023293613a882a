"""Whether two boxes of a game are played by the same code: then what was compiled for one serves the other.

Most figures of a box only say what is laid on the table. The code of a game is then the same from the first decision on, and only
the laying has to be compiled anew, which takes a moment. What code hangs on is read off it: its instructions, and the values of
all that it mentions, however deep.
"""

from __future__ import annotations

import functools
import hashlib
from enum import EnumMeta
from types import ModuleType
from typing import Any, Final

import numpy as np

from mastaba.engine.actions import Actions, Family
from mastaba.engine.compiling import references
from mastaba.game import Game

PLAYED: Final = ("begin", "legal", "apply", "refusal", "scores", "winners", "advise", "forecast")
"""The names of the contract that watching a laid game calls, where nobody searches."""
THOUGHT: Final = ("see", "resample", "is_known", "stage", "is_settled", "SCALE")
"""Those that players call who search."""


@functools.cache
def code_of(game: Game, is_simple: bool = True) -> str:
    """A digest of everything that play hangs on once the table is laid."""
    digest = hashlib.sha256(repr([game.dtype.descr, game.provided.MAX_LEGAL, len(game.actions)]).encode())
    seen: set[int] = set()
    for name in PLAYED if is_simple else (*PLAYED, *THOUGHT):
        _add(getattr(game.provided, name), digest, seen)
    return digest.hexdigest()


def _add(value: Any, digest: Any, seen: set[int]) -> None:
    if id(value) in seen:
        return
    if hasattr(value, "is_rule"):
        seen.add(id(value))
        code = value.__code__
        digest.update(
            repr([code.co_code, code.co_varnames, [one for one in code.co_consts if not hasattr(one, "co_code")]]).encode()
        )
        for name, mentioned in references(value):
            digest.update(name.encode())
            _add(mentioned, digest, seen)
    else:
        digest.update(_written(value).encode())


def _written(value: Any) -> str:
    """A value that code mentions, by all that the code can see of it."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, EnumMeta):
        return repr([(member.name, member.value) for member in value])  # type: ignore[var-annotated]
    if isinstance(value, Actions):
        return " ".join(_written(family) for family in value.families)
    if isinstance(value, Family):
        return repr([value.declared.name, value.FIRST, value.END, value.places])
    if isinstance(value, ModuleType):
        return value.__name__
    return (
        repr(value)
        if isinstance(value, bool | int | float | str | tuple)
        else getattr(value, "__qualname__", type(value).__name__)
    )
