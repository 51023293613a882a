"""Dropping a folder into games/ is all it takes: a throw-away game passes the contract without a line changed elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one more folder in it."""
    tmp_path = tmp_path_factory.mktemp("project")
    skipped = shutil.ignore_patterns("__pycache__", "tests", "node_modules")
    shutil.copytree(ROOT / "src" / "mastaba", tmp_path / "src" / "mastaba", ignore=skipped)
    shutil.copytree(ROOT / "tests" / "contract", tmp_path / "tests" / "contract")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(Path(__file__).parent / "pebbles", tmp_path / "src" / "mastaba" / "games" / "pebbles")
    return tmp_path


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "MASTABA_CACHE": str(folder / "cache")}
    return subprocess.run([sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_folder_dropped_in_passes_the_contract(copied: Path) -> None:
    """Without what only games of the house owe: golden games, positions, and a text about each thing (its name is shown then)."""
    result = run(
        copied,
        "-m",
        "pytest",
        "tests/contract",
        "-k",
        "pebbles and not golden and not position and not about",
        "-p",
        "no:cacheprovider",
    )
    assert result.returncode == 0, result.stdout[-3000:]
    assert " passed" in result.stdout


def test_the_command_line_knows_a_folder_dropped_in(copied: Path) -> None:
    listed = run(copied, "-m", "mastaba", "games", "--json")
    assert "pebbles" in listed.stdout, listed.stderr
    played = run(copied, "-m", "mastaba", "simulate", "pebbles", "--players", "3", "--games", "50", "--target", "cpu", "--json")
    assert played.returncode == 0, played.stderr
    assert '"games": 50' in played.stdout
