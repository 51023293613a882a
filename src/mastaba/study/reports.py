"""The kept reports of all games: python -m mastaba.study.reports [GAME ...] [--pages] [--folder docs/reports]

Plays what each report needs, thoroughly, and writes its figures (GAME.json) and its pages in both languages. What somebody has to
say about the figures stands in findings.toml beside them and is put on top of the pages; `--pages` only writes the pages again.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from mastaba.game import discover, find
from mastaba.study.report.page.page import page
from mastaba.study.report.playing.gather import RuleSet
from mastaba.study.report.playing.keeping import KeptChunks
from mastaba.study.report.study import Study, Wanted
from mastaba.text import LANGUAGES

FOLDER: Final = Path("docs/reports")
GAMES: Final = 100_000
LEVEL: Final = "heuristic"


def main() -> None:
    """Makes the reports asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m mastaba.study.reports")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--pages", action="store_true", help="only write the pages again, from the figures kept")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.games or discover():
        if not asked.pages:
            _figures(name, asked.folder)
        _pages(name, asked.folder)


def _figures(name: str, folder: Path) -> None:
    """Plays the games of a report and keeps its figures."""
    wanted = Wanted((RuleSet(name, find(name).seats[0]),), LEVEL, GAMES, is_thorough=True)
    path = folder / f"{name}.json"
    kept = KeptChunks(path)
    _write(path, json.dumps(Study(wanted, play=kept.play).content(), ensure_ascii=False, indent=1) + "\n")
    kept.forget()


def _pages(name: str, folder: Path) -> None:
    """Writes the pages of a report from its figures."""
    content = json.loads((folder / f"{name}.json").read_text(encoding="utf8"))
    said = findings(folder).get(name, {})
    for lang in LANGUAGES:
        made = page(content, lang, said.get(lang, ""), _command(content))
        _write(folder / (f"{name}.html" if lang == "en" else f"{name}.{lang}.html"), made)


def findings(folder: Path) -> dict[str, dict[str, str]]:
    """What is said about each game's figures, by language."""
    path = folder / "findings.toml"
    return tomllib.loads(path.read_text(encoding="utf8")) if path.exists() else {}


def _command(content: dict[str, Any]) -> str:
    return (
        f"mastaba report {content['game']} --players {content['players']} --bots {content['level']} "
        f"--games {content['games']} --seed {content['seed']} --thorough"
    )


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf8", newline="\n")
    print(path, len(text.encode()) // 1000, "kB", flush=True)


if __name__ == "__main__":
    main()
