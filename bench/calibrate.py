"""Whether shares of the victory come true: python bench/calibrate.py [GAME ...] [--deals 200] [--seconds 120] [--level hard|ITERATIONS] [--fit | --temper]

With --fit it plays games among equals of a level, finds for every stage of the game how much a lead is worth with so many seats and how sure a search may be,
and writes that to the game's calibration.toml; with --temper the worth of a lead, by which the search plays, stays as it is. Without either it plays other deals and compares what the forecast and the search said at
every decision with how the game ended. Results are kept in bench/calibration.json as they come, so that a run can be broken off
and taken up again, and are shown in bench/calibration.md. All cores are used; --seconds limits each part.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from mastaba.arena.contests.calibration import (
    Bucket,
    Sample,
    buckets,
    error,
    fit_scale,
    fit_temper,
    predicted,
    sample,
    tempered,
)
from mastaba.arena.contests.ladder import Entrant, entrant
from mastaba.bots.levels import scale, temper
from mastaba.game import Edition, discover, load

KEPT = Path(__file__).with_name("calibration.json")
PAGE = Path(__file__).with_name("calibration.md")
GAMES = Path(__file__).parents[1] / "src" / "mastaba" / "games"
FITTED_FROM, CHECKED_FROM = 2001, 3001  # the first deals: neither those of the levels' tuning nor those of the ladder
WIDE = 40  # characters of the plot

Row = dict[str, Any]


def player(edition: Edition, level: str) -> Entrant:
    """Who plays: a level, or, by a number, the expert with so many iterations for a decision."""
    if level.isdigit():
        return replace(entrant(edition, "expert"), tries=0, least=int(level))
    return entrant(edition, level)


def fit(game: str, deals: int, seconds: float, level: str, keeps_scale: bool) -> None:
    """Writes how much a lead is worth in a game, unless that is kept, and how sure a search may be, with every number of seats."""
    lines = [
        f"# By stage of the game, how many points ahead make a seat e times as likely to win (scale), and how sure a search may be\n"
        f"# (temper): python bench/calibrate.py {game} --fit"
    ]
    game_card = load(game).game
    for players in game_card.seats:
        edition = load(game, players)
        found = sample(edition, player(edition, level), deals, FITTED_FROM, seconds)
        scales = scale(game_card, players) if keeps_scale else fit_scale(found, game_card.provided.SCALE)
        fitted = ", ".join(f"{number:g}" for number in scales)
        sure = ", ".join(f"{number:g}" for number in fit_temper(found))
        lines += ["", f"[{players}]", f"games = {found.games}", f"scale = [{fitted}]", f"temper = [{sure}]"]
        print(game, players, found.games, fitted, sure, flush=True)
    (GAMES / game / "calibration.toml").write_text("\n".join(lines) + "\n", encoding="utf8")


def checked(edition: Edition, deals: int, seconds: float, level: str) -> Row:
    """What was said beside what came, on deals that nothing was fitted to."""
    found = sample(edition, player(edition, level), deals, CHECKED_FROM, seconds)
    said = {"forecast": _by_forecast(edition, found), "search": _by_search(edition, found)}
    parts = {name: {"error": error(part), "buckets": [vars(bucket) for bucket in part]} for name, part in said.items()}
    return {"game": edition.game.id, "seats": edition.players, "level": level, "games": found.games, **parts}


def _by_forecast(edition: Edition, found: Sample) -> list[Bucket]:
    scales = np.array(scale(edition.game, edition.players))[found.stage]
    return buckets(predicted(found.forecast, scales), found.came)


def _by_search(edition: Edition, found: Sample) -> list[Bucket]:
    asked = found.expected.sum(axis=1) > 0
    sure = np.array(temper(edition.game, edition.players))[found.stage[asked]]
    return buckets(tempered(found.expected[asked], sure), found.came[asked])


def line(row: Row) -> str:
    """A row of the table."""
    cells = (row["game"], row["seats"], row["level"], row["games"])
    errors = (f"{100 * row[name]['error']:.1f}" for name in ("forecast", "search"))
    return "| " + " | ".join([*map(str, cells), *errors]) + " |"


def plot(row: Row) -> str:
    """Predicted shares against those that came, a line a tenth: `o` was said, `x` came, `*` both."""
    lines = []
    for bucket in row["search"]["buckets"]:
        marks = [" "] * (WIDE + 1)
        marks[round(WIDE * bucket["predicted"])] = "o"
        came = round(WIDE * bucket["came"])
        marks[came] = "*" if marks[came] == "o" else "x"
        lines.append(f"{bucket['predicted']:.2f} {bucket['came']:.2f} |{''.join(marks)}| {bucket['count']}")
    return f"### {row['game']}, {row['seats']} seats\n\n```text\n" + "\n".join(lines) + "\n```"


def page(rows: list[Row]) -> str:
    """All rows as a page."""
    table = "| game | seats | level | games | forecast off by | search off by |\n|---|---|---|---:|---:|---:|"
    head = f"# Shares of the victory, said and come true\n\nPrinted by `python bench/calibrate.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    off = "Off by: how far what was said lies from what came, in hundredths of the victory, the mean over all tenths by their positions."
    plots = "## The search: what was said (`o`) and what came (`x`)"
    return "\n\n".join([head, off, "\n".join([table, *map(line, rows)]), plots, *map(plot, rows)]) + "\n"


def main() -> None:
    """Fits where asked to, measures what is missing, and writes the page after every result."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--deals", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=120.0)
    arguments.add_argument(
        "--level", default="hard", help="a level, or a number: the expert with so many iterations for a decision"
    )
    arguments.add_argument("--fit", action="store_true")
    arguments.add_argument("--temper", action="store_true")
    chosen = arguments.parse_args()
    rows: list[Row] = json.loads(KEPT.read_text(encoding="utf8")) if KEPT.exists() else []
    for game in chosen.games:
        if chosen.fit or chosen.temper:
            fit(game, chosen.deals, chosen.seconds, chosen.level, keeps_scale=chosen.temper)
            rows = [row for row in rows if row["game"] != game]  # what was said before is said no more
            KEPT.write_text(json.dumps(rows, indent=0), encoding="utf8")
            continue
        for players in load(game).game.seats:
            if not any((row["game"], row["seats"], row["level"]) == (game, players, chosen.level) for row in rows):
                rows.append(checked(load(game, players), chosen.deals, chosen.seconds, chosen.level))
                print(line(rows[-1]), flush=True)
                KEPT.write_text(json.dumps(rows, indent=0), encoding="utf8")
                PAGE.write_text(page(rows), encoding="utf8")


if __name__ == "__main__":
    main()
