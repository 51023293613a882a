"""A disk that is full or slow for as long as somebody says so, for programs that are started with it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest

HERE = Path(__file__).parent
NEEDED = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="the disk's troubles are compiled, for Linux"
)
Trouble = Literal["full", "slow"]


class Disk:
    """Programs that run in its environment have its troubles."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mastaba-disk-"))
        self.folder.chmod(0o755)  # PostgreSQL runs as another user
        library = self.folder / "disk.so"
        command = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(HERE / "disk.c"), "-ldl"]
        subprocess.run(command, check=True, timeout=60)
        self.environment = {"LD_PRELOAD": str(library), "DISK_TROUBLE": str(self.folder)}

    @contextmanager
    def having(self, trouble: Trouble) -> Iterator[None]:
        """The disk is full, or slow."""
        mark = self.folder / trouble
        mark.touch()
        try:
            yield
        finally:
            mark.unlink()

    def close(self) -> None:
        shutil.rmtree(self.folder)
