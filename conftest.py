"""Tests of one game run in one process, so that each game is compiled once and not by every worker."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDERS = Path(__file__).parent / "src" / "mastaba" / "games"
GAMES = "|".join(sorted(folder.name for folder in FOLDERS.iterdir() if folder.is_dir()))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Groups by the game in a test's path or parameters, else by its file."""
    for item in items:
        found = re.search(rf"games/({GAMES})/|\[({GAMES})\b", item.nodeid)
        group = (found[1] or found[2]) if found else item.nodeid.split("::")[0]
        item.add_marker(pytest.mark.xdist_group(group))
