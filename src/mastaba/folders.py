"""The user's own folders: where tables are kept, and where compiled code is kept so that nobody else can put code there."""

from __future__ import annotations

import atexit
import functools
import logging
import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "mastaba"
CACHE: Final = "MASTABA_CACHE"  # another home for compiled code
PRIVATE: Final = 0o700

log = logging.getLogger(__name__)


def own(kind: str) -> Path:
    """The user's folder for what we keep ("data") or can make again ("cache"), where the system has such things."""
    found = {"data": platformdirs.user_data_path, "cache": platformdirs.user_cache_path}[kind]
    return found(NAME, appauthor=False)


@functools.cache
def code_folder() -> Path:
    """Where compiled code is kept, which runs when it is loaded: a folder closed to others, or one for this process alone."""
    given = os.environ.get(CACHE)
    for folder in ([Path(given) / NAME] if given else []) + [own("cache")]:
        try:
            close(folder)
        except OSError as error:
            log.warning("compiled code is not kept in %s: %s", folder, error)
        else:
            return folder
    passing = Path(tempfile.mkdtemp(prefix=f"{NAME}-"))
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return passing


def close(folder: Path) -> None:
    """Makes sure that a folder is ours, that nobody else can write to it, and that nobody else ever could."""
    folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    if sys.platform == "win32":  # a profile's folders are its user's alone
        return
    if any(_is_for_all(above) for above in folder.resolve().parents):
        raise PermissionError(f"{folder} lies in a folder that everybody can write to")
    found = folder.stat()
    if found.st_uid != os.geteuid():
        raise PermissionError(f"{folder} belongs to somebody else")
    if stat.S_IMODE(found.st_mode) != PRIVATE:
        folder.chmod(PRIVATE)
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        _empty(folder)
    tempfile.TemporaryFile(dir=folder).close()


def _is_for_all(folder: Path) -> bool:
    """Whether everybody can replace what lies in a folder; the sticky bit of shared temporary folders forbids it."""
    mode = folder.stat().st_mode
    return bool(mode & stat.S_IWOTH) and not mode & stat.S_ISVTX


def _empty(folder: Path) -> None:
    """Throws away what others may have put there."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
