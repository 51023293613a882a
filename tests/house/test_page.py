"""The house rules of the page: no rule a second time in TypeScript, folders one takes in at a glance, files one reads to the end."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT / "page" / "src", *sorted((ROOT / "src" / "mastaba" / "games").glob("*/page"))]
GENERATED = ".d.ts"  # the types that the build writes carry the docstrings they were made of
FILES = [
    path
    for folder in FOLDERS
    for path in sorted(folder.rglob("*"))
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(GENERATED)
]
RULE = re.compile(r"\b(?:R\d+(?:\.\d+)?|Q\d+)\b(?![\d.]* [\d-])")  # what numbers follow is the data of a drawn path
MOST_FILES = 14
MOST_LINES = {".svelte": 300, ".ts": 400}


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("text", ["/** R4.1 Each", "(Q2)", "R3.2, R6.3", "R4 and R10"])
def test_a_cited_rule_is_found(text: str) -> None:
    assert RULE.search(text)


@pytest.mark.parametrize("text", ['d="M3 4 Q12 8 4 4"', "Q10.5 -3", "relic-R", "QR2"])
def test_a_drawn_path_is_not_taken_for_a_rule(text: str) -> None:
    assert not RULE.search(text)


@pytest.mark.parametrize("folder", FOLDERS, ids=_name)
def test_no_rule_is_cited_on_the_page(folder: Path) -> None:
    """Whoever cites a rule follows it: previews come from the engine's consequences, so that each rule is written once."""
    cited = [
        f"{_name(path)}:{number}: {line.strip()}"
        for path in FILES
        if path.is_relative_to(folder)
        for number, line in enumerate(path.read_text(encoding="utf8").splitlines(), 1)
        if RULE.search(line)
    ]
    assert not cited, "\n".join(cited)


def test_folders_and_files_are_short() -> None:
    """A game's page is one folder, found by its name; the application's own are many and small."""
    counts = Counter(path.parent for path in FILES if path.is_relative_to(FOLDERS[0]))
    assert not {_name(folder): count for folder, count in counts.items() if count > MOST_FILES}
    long = [_name(path) for path in FILES if len(path.read_text(encoding="utf8").splitlines()) > MOST_LINES[path.suffix]]
    assert not long
