"""What is wrong with an installation, found by looking; nothing is changed but the folder for compiled code, which is closed to others."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from mastaba import folders
from mastaba.checks import nearest
from mastaba.errors import MastabaError
from mastaba.game import discover, load
from mastaba.server.http import static
from mastaba.server.operations import logs, tracing
from mastaba.server.settings import ANALYSES, EAGER, NATIVE, PACE, chosen
from mastaba.server.storage.sqlite import FILE

Level = Literal["well", "note", "wrong"]
LITTLE_ROOM: Final = 500 * 1024 * 1024  # bytes on the disk
FEW_FILES: Final = 4096  # connections and files that a busy evening needs
PREFIX: Final = "MASTABA_"
KNOWN: Final = ("ARCHIVE_DAYS", "BOTS", "CACHE", "DATABASE", "LIMITS", "LOG", "PLAIN_NUMBA", "PROXIES", "SEAL_KEYS")
SETTINGS: Final = (PACE, EAGER, NATIVE, ANALYSES, *(f"{PREFIX}{name}" for name in KNOWN))


@dataclass(frozen=True)
class Finding:
    """Something that was looked at: well, worth knowing, or wrong; the key of its sentence, and what stands in it."""

    level: Level
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    error: MastabaError | None = None  # said instead, where it is one of ours


def examined(data: Path) -> Iterator[Finding]:
    """Everything there is to look at, one after the other; what cannot even be looked at is wrong too."""
    checks: tuple[Callable[[], Iterator[Finding]], ...] = (
        _games, _page, _settings, _compiled, lambda: _data(data), _files, _extras,
    )  # fmt: skip
    for check in checks:
        try:
            yield from check()
        except MastabaError as error:
            yield Finding("wrong", "doctor-failed", error=error)
        except OSError as error:
            yield Finding("wrong", "doctor-failed", {"reason": str(error)})


def _games() -> Iterator[Finding]:
    """Every game can be dealt."""
    for game_id in discover():
        load(game_id).new(seed=1)
    yield Finding("well", "doctor-games", {"count": len(discover()), "python": sys.version.split()[0]})


def _page() -> Iterator[Finding]:
    build = static.build()
    yield Finding("well", "doctor-page", {"build": build}) if build else Finding("wrong", "doctor-no-page")


def _settings() -> Iterator[Finding]:
    """What is set in the environment can be read, and means something."""
    given = [name for name in os.environ if name.startswith(PREFIX)]
    for name in sorted(set(given) - set(SETTINGS)):
        near = (nearest(name, [one.lower() for one in SETTINGS]) or "").upper()
        yield Finding(
            "note", "doctor-unknown-setting-near" if near else "doctor-unknown-setting", {"name": name, "nearest": near}
        )
    chosen(None, "en")
    logs.chosen_form()
    tracing.plugins()
    yield Finding("well", "doctor-settings", {"count": len(set(given) & set(SETTINGS))})


def _compiled() -> Iterator[Finding]:
    """Compiled code can be kept, where nobody else can put any."""
    given = os.environ.get(folders.CACHE)
    for folder in [Path(given) / folders.NAME] if given else [folders.own("cache")]:
        try:
            folders.close(folder)
        except OSError as error:
            yield Finding("note", "doctor-cache-passing", {"reason": str(error)})
        else:
            yield Finding("well", "doctor-cache", {"folder": str(folder)})
    if not find_spec("uvloop") and sys.platform != "win32":
        yield Finding("note", "doctor-no-uvloop")


def _data(data: Path) -> Iterator[Finding]:
    """Tables can be kept, are whole, and nobody else reads them."""
    home = next(one for one in (data, *data.parents) if one.exists())
    if not os.access(home, os.W_OK):
        yield Finding("wrong", "doctor-data-unwritable", {"folder": str(home)})
        return
    free = shutil.disk_usage(home).free
    level: Level = "note" if free < LITTLE_ROOM else "well"
    yield Finding(level, "doctor-data", {"folder": str(data), "free": free // 1024**2})
    yield from _store(data / FILE)


def _store(file: Path) -> Iterator[Finding]:
    if not file.exists():
        yield Finding("well", "doctor-no-tables")
        return
    if sys.platform != "win32" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("wrong", "doctor-readable", {"file": str(file)})
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=0.2)
        try:
            found = [str(line) for (line,) in connection.execute("PRAGMA quick_check(3)")]
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        yield Finding("note" if "locked" in str(error) else "wrong", "doctor-store-busy", {"reason": str(error)})
    except sqlite3.DatabaseError as error:
        yield Finding("wrong", "doctor-store-damaged", {"file": str(file), "reason": str(error)})
    else:
        whole = found == ["ok"]
        facts = {"file": str(file), "reason": "; ".join(found)}
        yield Finding("well" if whole else "wrong", "doctor-store" if whole else "doctor-store-damaged", facts)


def _files() -> Iterator[Finding]:
    """The system lends enough files for a busy evening."""
    try:
        import resource
    except ImportError:  # Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    is_few = hard != resource.RLIM_INFINITY and hard < FEW_FILES
    yield Finding("note" if is_few else "well", "doctor-few-files" if is_few else "doctor-files", {"count": max(hard, 0)})


def _extras() -> Iterator[Finding]:
    """What can be installed beside: said, for it may be missed."""
    missing = [name for name, module in (("study", "polars"), ("telemetry", "opentelemetry.sdk")) if not _has(module)]
    for name in missing:
        yield Finding("note", "doctor-extra", {"name": name})


def _has(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package that it would be in
        return False
