"""Newcomers against the lowest levels: python bench/newcomers.py [GAME ...] [--rounds 60]

A newcomer is a script of ten lines (bench/newcomers/GAME.py) that does what somebody does who has just been told the rules. One
of them sits among beginners, and among bots of the level above, each deal once from every seat. A beginner should lose to a
newcomer about every second game. Results are shown in bench/newcomers.md; those of games that are not named stay as they are.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from mastaba.arena.contests.tournament import Outcome, run
from mastaba.bots.levels import SEARCH_LEVELS
from mastaba.bots.python_file import PythonFile
from mastaba.game import discover, load

SCRIPTS = Path(__file__).with_suffix("")
PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 11001
NORMAL_95 = 1.96
NEWCOMER = "newcomer"
LOWEST = list(SEARCH_LEVELS)[:2]


def measured(game: str, level: str, rounds: int) -> str:
    """A line of the table: the newcomer's share of the victories."""
    edition = load(game)
    names = [NEWCOMER] + [level] * (edition.players - 1)
    guests = {NEWCOMER: PythonFile(SCRIPTS / f"{game}.py")}
    outcomes = run(edition, names, rounds, FIRST_DEAL, guests=guests, salt="newcomers")
    deals: dict[int, list[float]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.pairing.seed, []).append(share(outcome))
    means = np.array([np.mean(deal) for deal in deals.values()])
    mean, half = float(means.mean()), NORMAL_95 * float(means.std(ddof=1)) / len(means) ** 0.5
    interval = f"{mean:.1%} ({max(0.0, mean - half):.1%} to {min(1.0, mean + half):.1%})"
    return f"| {game} | {edition.players} | {level} | {len(outcomes)} | {interval} | {mean * edition.players:.2f} |"


def game_and_level(row: str) -> tuple[str, str]:
    """Whom a line of the table is about: those of games that are not asked now stay."""
    cells = row.split(" | ")
    return cells[0].removeprefix("| "), cells[2]


def share(outcome: Outcome) -> float:
    """What the newcomer got of a victory."""
    return outcome.share(outcome.pairing.names.index(NEWCOMER) + 1)


def main() -> None:
    """Measures and writes the page."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--rounds", type=int, default=60)
    asked = arguments.parse_args()
    head = f"# Newcomers against the lowest levels\n\nPrinted by `python bench/newcomers.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    lines = [
        "| game | seats | against | games | the newcomer's share (95 %) | times the fair share |",
        "|---|---|---|---:|---|---:|",
    ]
    rows = {game_and_level(row): row for row in PAGE.read_text(encoding="utf8").splitlines() if row.startswith("| ")}
    for game in asked.games:
        for level in LOWEST:
            rows[game, level] = measured(game, level, asked.rounds)
            print(rows[game, level], flush=True)
            kept = [rows[key] for key in sorted(rows) if key[0] in discover()]
            PAGE.write_text("\n".join([head, "", *lines, *kept]) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
