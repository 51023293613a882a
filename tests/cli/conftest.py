"""The command line, run in this process or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from mastaba.cli.app import app
from mastaba.game import load

PROGRAM = [sys.executable, "-c", "from mastaba.cli import main; main()"]


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Run:
    def ran(*args: str, says: str | None = None) -> Ran:
        result = CliRunner().invoke(app, args, input=says)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return ran


def program(*args: str, says: str = "", **environment: str) -> Ran:
    """The command as a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *args],
        input=says,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Saqqara on paper."""
    match = load("saqqara", players=2).new(seed=3)
    while not match.over:
        match.play(match.legal()[0])
    path = tmp_path / "game.toml"
    path.write_text(match.record(), encoding="utf8")
    return path
