"""Whether strength grows with time: python bench/tenfold.py [GAME ...] [--seats N ...] [--iterations 300] [--deals 60] [--cores N]

The expert's search with ten times the iterations for every decision sits among others that have no more than so many, each deal once
from every seat, on deals that nobody tuned on. Wanted: 55 % with two seats, 1.1 times the fair share with more. At the table the
expert reaches some ten thousands of iterations to a few hundred thousand in its two seconds; the steps below that lead there.
Results are kept in bench/tenfold.json as they come, so that a run can be broken off and taken up again, and are shown in
bench/tenfold.md.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from mastaba.arena.contests.ladder import contest, elo, entrant
from mastaba.game import Edition, discover, load

KEPT = Path(__file__).with_suffix(".json")
PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 13001
TEN = 10

Row = dict[str, Any]


def measured(edition: Edition, iterations: int, deals: int, cores: int | None) -> Row:
    """One search with ten times the iterations among others."""
    usual = replace(entrant(edition, "expert"), tries=0, least=iterations)
    found = contest(edition, replace(usual, least=TEN * iterations), usual, deals, FIRST_DEAL, cores)
    return {"game": edition.game.id, "seats": edition.players, "iterations": iterations, **vars(found)}


def line(row: Row) -> str:
    """A row of the table."""
    share = f"{row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})"
    steps = f"{TEN * row['iterations']:,} | {row['iterations']:,}"
    times = f"{row['share'] / row['fair']:.2f}"
    return f"| {row['game']} | {row['seats']} | {steps} | {row['games']} | {share} | {times} | {elo(row['share'], row['fair']):.0f} |"


def page(rows: list[Row]) -> str:
    """All rows as a page."""
    head = f"# Ten times the tries\n\nPrinted by `python bench/tenfold.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    table = "| game | seats | iterations | against | games | share (95 %) | times the fair share | Elo |\n|---|---|---:|---:|---:|---|---:|---:|"
    ordered = sorted(rows, key=lambda row: (row["game"], row["seats"], row["iterations"]))
    return "\n".join([head, table, *map(line, ordered)]) + "\n"


def main() -> None:
    """Measures what is missing and writes the page after every result."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--seats", type=int, nargs="*", help="these numbers of seats; the fewest where nothing is said")
    arguments.add_argument("--iterations", type=int, default=300)
    arguments.add_argument("--deals", type=int, default=60)
    arguments.add_argument("--cores", type=int)
    asked = arguments.parse_args()
    rows: list[Row] = json.loads(KEPT.read_text(encoding="utf8")) if KEPT.exists() else []
    for edition in [load(game, seats) for game in asked.games for seats in asked.seats or [None]]:
        if not any(
            (row["game"], row["seats"], row["iterations"]) == (edition.game.id, edition.players, asked.iterations)
            for row in rows
        ):
            rows.append(measured(edition, asked.iterations, asked.deals, asked.cores))
            print(line(rows[-1]), flush=True)
            KEPT.write_text(json.dumps(rows, indent=0), encoding="utf8")
            PAGE.write_text(page(rows), encoding="utf8")


if __name__ == "__main__":
    main()
