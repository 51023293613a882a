"""The expert against the expert as it was: python bench/against_old.py [GAME ...] [--games 60] [--seconds 600] [--budget new old]

The old one is commit 32464f6, unpacked to build/old and asked through the protocol for bots from outside (docs/bots.md). One
expert sits among old ones, each deal once from every seat, on deals that nobody tuned on. With the new budget it thinks as at the
table, with the old one it tries as often as the old. A game, a number of seats and a budget take at most so many seconds; records
are kept in build/against_old, so that a run can be broken off and taken up again. All cores are used, one for each game played.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from mastaba.arena.contests.tournament import Outcome, run
from mastaba.bots.levels import level
from mastaba.bots.program_client import Program
from mastaba.game import Edition, discover, load

OLD = "32464f6"
OLD_TRIES = {"archaeology": 500, "luxor": 250, "relikt": 150, "sakkara": 500, "saqqara": 1000}
ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
KEPT = Path(__file__).with_name("against_old.json")
PAGE = Path(__file__).with_name("against_old.md")
FIRST_DEAL = 5001  # levels are tuned on the first thousand, the ladder and the calibration have those up to here
PATIENCE = 300.0
NORMAL_95 = 1.96
NAME = "old"

Row = dict[str, Any]


def unpacked(folder: Path) -> Path:
    """The old sources, from the repository where they are not there yet."""
    if not (folder / "src").exists():
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", OLD, "src"], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
    return folder


def old_expert(folder: Path) -> Program:
    """The old expert as a program; what it compiles it keeps apart from ours."""
    settings = [f"PYTHONPATH={folder / 'src'}", f"MASTABA_CACHE={folder / 'cache'}"]
    command = ["env", *settings, sys.executable, "-m", "mastaba", "bot", "--level", "expert"]
    return Program(NAME, shlex.join(command), PATIENCE)


def new_expert(edition: Edition, budget: str) -> str:
    """The name of ours: the level as at the table, or its search with as many tries as the old one has."""
    if budget == "new":
        return "expert"
    return f"search:tries={OLD_TRIES[edition.game.id]}:exact={level(edition.game, 'expert').exact}"


def until(seconds: float) -> Callable[[Outcome], bool]:
    """Says no once so many seconds are over."""
    ends = time.monotonic() + seconds
    return lambda outcome: time.monotonic() < ends


def measured(edition: Edition, budget: str, games: int, seconds: float, old: Program, cores: int) -> Row:
    """One of ours among old ones."""
    one = new_expert(edition, budget)
    names = [one] + [NAME] * (edition.players - 1)
    (BUILD / "against_old").mkdir(parents=True, exist_ok=True)
    file = BUILD / "against_old" / f"{edition.game.id}-{edition.players}-{budget}.jsonl"
    deals = -(-games // edition.players)
    outcomes = run(edition, names, deals, FIRST_DEAL, cores, file, until(seconds), {NAME: old})
    return {"game": edition.game.id, "seats": edition.players, "budget": budget, **summed_up(outcomes, one, edition.players)}


def summed_up(outcomes: list[Outcome], one: str, players: int) -> Row:
    """Won, drawn, lost, and the share of the victories with its interval, from the means of the deals."""
    shares: dict[int, list[float]] = {}
    for outcome in outcomes:
        shares.setdefault(outcome.pairing.seed, []).append(outcome.share(outcome.pairing.names.index(one) + 1))
    every = [share for deal in shares.values() for share in deal]
    deals = np.array([np.mean(deal) for deal in shares.values()])
    half = NORMAL_95 * float(deals.std(ddof=1)) / len(deals) ** 0.5 if len(deals) > 1 else 1.0
    won, lost = every.count(1.0), every.count(0.0)
    counts = {"games": len(every), "won": won, "drawn": len(every) - won - lost, "lost": lost}
    return {**counts, "share": float(np.mean(every)), "half": half, "fair": 1 / players}


def line(row: Row) -> str:
    """A row of the table."""
    cells = [row[key] for key in ("game", "seats", "budget", "games", "won", "drawn", "lost")]
    low, high = max(0.0, row["share"] - row["half"]), min(1.0, row["share"] + row["half"])
    share = f"{row['share']:.1%} ({low:.1%} to {high:.1%})"
    return "| " + " | ".join([*map(str, cells), share, f"{row['share'] / row['fair']:.2f}"]) + " |"


def page(rows: list[Row]) -> str:
    """All rows as a page."""
    head = f"# The expert against the expert as it was\n\nPrinted by `python bench/against_old.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    wanted = "Wanted: 65 % with two seats, 1.3 times the fair share with more, at the new budget; no less than the fair share with the old."
    table = "| game | seats | budget | games | won | drawn | lost | share (95 %) | times the fair share |\n|---|---|---|---:|---:|---:|---:|---|---:|"
    return f"{head}\n\n{wanted}\n\n" + "\n".join([table, *map(line, rows)]) + "\n"


def main() -> None:
    """Measures what is asked for, and writes the page after every result."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games_chosen", metavar="GAME", nargs="*", default=list(discover()))
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--seconds", type=float, default=600.0)
    arguments.add_argument("--seats", type=int, nargs="*", help="only these numbers of seats")
    arguments.add_argument("--budget", nargs="*", choices=("new", "old"), default=["new", "old"])
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--old", type=Path, default=BUILD / "old", help=f"where the sources of {OLD} lie")
    chosen = arguments.parse_args()
    old = old_expert(unpacked(chosen.old.resolve()))
    editions = [load(game, players) for game in chosen.games_chosen for players in load(game).game.seats]
    rows: list[Row] = json.loads(KEPT.read_text(encoding="utf8")) if KEPT.exists() else []
    for edition in [one for one in editions if not chosen.seats or one.players in chosen.seats]:
        for budget in chosen.budget:
            found = measured(edition, budget, chosen.games, chosen.seconds, old, chosen.cores)
            key = ("game", "seats", "budget")
            rows = [row for row in rows if any(row[name] != found[name] for name in key)] + [found]
            print(line(found), flush=True)
            KEPT.write_text(json.dumps(rows, indent=0), encoding="utf8")
            PAGE.write_text(page(rows), encoding="utf8")


if __name__ == "__main__":
    main()
