"""A game's folder that lacks something, or has it wrong, is refused with a sentence that names the file and the thing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from mastaba.errors import BadGame
from mastaba.game import load
try:
    load("pebbles").game.provided
except BadGame as error:
    print(error.sentence("en"))
    print(error.sentence("fr"))
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The engine with a throw-away game in it."""
    skipped = shutil.ignore_patterns("__pycache__", "tests", "page", "luxor", "relikt", "sakkara", "archaeology", "saqqara")
    shutil.copytree(ROOT / "src" / "mastaba", tmp_path / "mastaba", ignore=skipped)
    shutil.copytree(ROOT / "tests" / "house" / "pebbles", tmp_path / "mastaba" / "games" / "pebbles")
    return tmp_path


def said(project: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(project)}
    run = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def change(project: Path, file: str, pattern: str, other: str) -> None:
    path = project / "mastaba" / "games" / "pebbles" / file
    text = path.read_text(encoding="utf8")
    changed = re.sub(pattern, other, text, flags=re.DOTALL)
    assert changed != text
    path.write_text(changed, encoding="utf8")


def test_a_whole_folder_is_taken(project: Path) -> None:
    assert said(project) == []


@pytest.mark.parametrize(
    ("file", "pattern", "other", "sentence"),
    [
        ("rules.py", "def winners", "def victors", "games/pebbles/rules.py: winners is missing ((state, out): who has won)."),
        ("actions.py", "MAX_LEGAL = MOST", "", "games/pebbles/actions.py: MAX_LEGAL is missing"),
        (
            "actions.py",
            "MAX_LEGAL = MOST",
            "MAX_LEGAL = 'three'",
            "games/pebbles/actions.py: MAX_LEGAL must be of the kind int",
        ),
        ("rules.py", "def apply.state: State, ", "def apply(", "rules.py: apply must be a function (state, action, events)."),
        ("view.py", "def view.seen: State, seat: int.", "def view(seen)", "view.py: view must be a function (seen, seat)."),
        ("state.py", r'public\("ending", np.int8\),', "", "games/pebbles/state.py: STATE needs a field “ending”."),
        (
            "state.py",
            r'public\("left"',
            '("left"',
            "games/pebbles/sight.py: see is missing, though the state keeps “left” secret.",
        ),
        ("__init__.py", r"\(2, 3\)", "(2, 6)", "games/pebbles/__init__.py: GAME has 6 seats; the search has room for 5."),
        (
            "events.py",
            r"TOOK = 1\n",
            "TOOK = 1\n    LOST = 2\n",
            "events.py: FIELDS and Event must name the same events; “LOST”",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_file_and_name(
    project: Path, file: str, pattern: str, other: str, sentence: str
) -> None:
    change(project, file, pattern, other)
    english, french = said(project)
    assert sentence in english
    assert french != english
    assert "pebbles" in french
