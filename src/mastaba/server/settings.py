"""What can be set when the server starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from mastaba.arena.analysis.report import ITERATIONS
from mastaba.bots import DEFAULT_LEVEL
from mastaba.checks import check_range
from mastaba.errors import BadOption
from mastaba.server.entrance.limits import Limits, chosen_limits, chosen_proxies
from mastaba.server.storage.sqlite import default_folder

LOCK_OUT: Final = 3.0
ABSENCE: Final = 5.0
PACE: Final = "MASTABA_PACE"  # seconds a bot waits; 0 for tests
EAGER: Final = "MASTABA_EAGER"  # 0: games are compiled when somebody opens a table
NATIVE: Final = "MASTABA_NATIVE"  # 0: tables keep to interpreted rules
ANALYSES: Final = "MASTABA_ITERATIONS"  # of a search, when a finished game is analysed
MOST_ITERATIONS: Final = 1_000_000
ARCHIVE: Final = "MASTABA_ARCHIVE_DAYS"
ARCHIVE_DAYS: Final = 180.0
BODY_LIMIT: Final = 64 * 1024


@dataclass(frozen=True)
class Settings:
    """Where tables are kept, and how bots behave at them."""

    data: Path = field(default_factory=default_folder)
    database: str = ""  # the address of a PostgreSQL in which tables are kept instead
    pace: tuple[float, float] = (
        0.4,
        0.8,
    )  # seconds a bot waits before a decision, so that people can follow; the driver weighs what there was to see
    race_pace: tuple[float, float] = (8.0, 20.0)  # seconds a bot looks at the wall in a race
    patience: float = 30.0  # seconds a bot may think; the first thought may have to compile
    hint_patience: float = 120.0  # seconds for a hint, which does not make do with less than a search
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    lock_out: float = LOCK_OUT  # seconds after a wrong claim in a race
    absence: float = ABSENCE  # seconds after which somebody whose connection broke is said to have gone
    ping: float = 10.0  # seconds between questions whether a socket is still there, and as many for the answer
    silence: float = 20.0  # seconds after which who says nothing, half of something, or does not listen, is cut off
    limits: Limits = field(default_factory=Limits)  # how much anybody may ask for
    proxies: tuple[str, ...] = ()  # whose word is taken for who asks
    archive_days: float = ARCHIVE_DAYS  # after which a table that nobody has touched is put on paper and removed; 0: never
    level: str = DEFAULT_LEVEL  # of a bot that nobody chose
    iterations: int = ITERATIONS  # of a search, when a finished game is analysed
    has_native: bool = True  # whether the rules of a table are compiled in the background
    is_eager: bool = False  # whether every game is compiled before anybody asks for it
    lang: str = "en"
    host: str = "127.0.0.1"  # the address listened on
    port: int = 8000
    public: str = ""  # where others reach the server, when somebody has said so


def _days() -> float:
    """How long tables that nobody touches are kept."""
    given = os.environ.get(ARCHIVE)
    try:
        return ARCHIVE_DAYS if given is None else float(given)
    except ValueError:
        raise BadOption(key="error-number", name=ARCHIVE, given=given) from None


def _iterations() -> int:
    """What a search may spend when a finished game is analysed."""
    given = os.environ.get(ANALYSES)
    try:
        wished = ITERATIONS if given is None else int(given)
    except ValueError:
        raise BadOption(key="error-number", name=ANALYSES, given=given) from None
    check_range(ANALYSES, wished, 1, MOST_ITERATIONS)
    return wished


def chosen(data: Path | None, lang: str) -> Settings:
    """The settings of a server that was started by hand."""
    is_eager, has_native = (os.environ.get(name) != "0" for name in (EAGER, NATIVE))
    asked: dict[str, Any] = {"limits": chosen_limits(), "proxies": chosen_proxies(), "archive_days": _days()}
    asked |= {"iterations": _iterations()}
    settings = Settings(data=data or default_folder(), lang=lang, is_eager=is_eager, has_native=has_native, **asked)
    given = os.environ.get(PACE)
    if given is None:
        return settings
    try:
        seconds = float(given)
    except ValueError:
        raise BadOption(key="error-pace", name=PACE, given=given) from None
    return replace(settings, pace=(seconds, seconds), race_pace=(seconds, seconds))
