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
CAN_FAIL = sys.platform == "linux" and shutil.which("cc") is not None
NEEDED = pytest.mark.skipif(not CAN_FAIL, reason="the disk's troubles are compiled, for Linux")
Trouble = Literal["full", "slow"]


class Disk:
    """Programs that run in its environment have its troubles; without a compiler there are none."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mastaba-disk-"))
        self.folder.chmod(0o755)  # PostgreSQL runs as another user
        self.environment = self._compiled() if CAN_FAIL else {}

    def _compiled(self) -> dict[str, str]:
        library = self.folder / "disk.so"
        command = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(HERE / "disk.c"), "-ldl"]
        subprocess.run(command, check=True, timeout=60)
        return {"LD_PRELOAD": str(library), "DISK_TROUBLE": str(self.folder)}

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
