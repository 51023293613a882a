"""Tests of one game run in one process, so that each game is compiled once and not by every worker; what takes longest begins first."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

FOLDERS = Path(__file__).parent / "src" / "mastaba" / "games"
GAMES = "|".join(sorted(folder.name for folder in FOLDERS.iterdir() if folder.is_dir()))
LONGEST = ("house", "browser", "arena", "study", "server")  # folders of tests, after the games; the others are quick


def group_of(test: str) -> str:
    """The game in a test's path or parameters, else its file."""
    found = re.search(rf"games/({GAMES})/|\[({GAMES})\b", test)
    return (found[1] or found[2]) if found else test.split("::", maxsplit=1)[0]


def turn_of(test: str) -> int:
    """When a test's turn is: the games first, then what waits for browsers, clusters and servers, so that the end is short."""
    group = group_of(test)
    folders = [folder for folder in LONGEST if group.startswith(f"tests/{folder}/")]
    return 1 + LONGEST.index(folders[0]) if folders else (1 + len(LONGEST)) * ("/" in group)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Among several workers the order of tests is the order in which groups are handed out."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: turn_of(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hands out whole groups in their order; xdist's own way, by marks, is lost on pytest 9."""
    from xdist.scheduler import LoadScopeScheduling

    config.option.loadscopereorder = False

    class ByGame(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid)

    return ByGame(config, log)
