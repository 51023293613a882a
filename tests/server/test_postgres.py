"""Everything that is tested over HTTP on the embedded store holds on PostgreSQL too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import STORE

HERE = Path(__file__).parent
TEXTS = {path: path.read_text(encoding="utf8") for path in sorted(HERE.glob("test_*.py"))}
FILES = [path for path, text in TEXTS.items() if "http: httpx.Client" in text and "server.postgres" not in text]


@pytest.mark.proof
def test_the_same_tests_pass_on_postgresql() -> None:
    assert len(FILES) >= 8
    command = [sys.executable, "-m", "pytest", "-q", *map(str, FILES), "-k", "not nursery and not killed"]
    done = subprocess.run(
        command, cwd=HERE.parents[1], env={**os.environ, STORE: "postgres"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
