"""Tests of one game run in one process, so that each game is compiled once and not by every worker."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

FOLDERS = Path(__file__).parent / "src" / "mastaba" / "games"
GAMES = "|".join(sorted(folder.name for folder in FOLDERS.iterdir() if folder.is_dir()))


def group_of(test: str) -> str:
    """The game in a test's path or parameters, else its file."""
    found = re.search(rf"games/({GAMES})/|\[({GAMES})\b", test)
    return (found[1] or found[2]) if found else test.split("::", maxsplit=1)[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hands out whole groups; xdist's own way, by marks, is lost on pytest 9."""
    from xdist.scheduler import LoadScopeScheduling

    class ByGame(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid)

    return ByGame(config, log)
