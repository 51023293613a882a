"""The expert against the expert as it was: python bench/against_old.py [GAME ...] [--seconds 600] [--budget new eighth old]

The old one is commit 32464f6 (bench/old.py). One expert sits among old ones, each deal once from every seat, on deals that nobody
tuned on. With the new budget it thinks as at the table, on one core, with an eighth of it for a quarter of a second at most; with
the old one it tries as often as the old. Its seconds are those that the processor worked for it, so that a busy machine measures
the same. A game, a number of seats and a budget take at most so many seconds; games are kept in bench/against_old.jsonl, so that a
run can be broken off and taken up again; what the page has from more games than are kept there stays. All cores are used, one for each game played.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from in_time import in_time
from kept import below, fullest
from old import TRIES, OldExpert

from mastaba.bots import Bot, decide, make
from mastaba.bots.level_bot import LevelBot, at_once
from mastaba.bots.levels import level
from mastaba.game import Edition, discover, load

PAGE = Path(__file__).with_suffix(".md")
GAMES = PAGE.with_suffix(".jsonl")
FIRST_DEAL = 5001  # levels are tuned on the first thousand, the ladder and the calibration have those up to here
NORMAL_95 = 1.96
PARTS = {"new": 1, "eighth": 8}  # of the expert's time
BUDGETS = (*PARTS, "old")
KEYS = 3  # cells of a line that say what it is of; the next says of how many games
TWO = 2

Row = dict[str, Any]
Task = tuple[str, int, str, int, int]  # the game, its seats, the budget, the deal, and the seat of ours

_old: list[OldExpert] = []  # one for each process


def new_expert(edition: Edition, budget: str) -> Bot:
    """Ours: the level as at the table or with a part of its time, or its search with as many tries as the old one has."""
    expert = level(edition.game, "expert")
    if budget in PARTS:
        return LevelBot(edition, replace(expert, seconds=expert.seconds / PARTS[budget]), at_once)
    return make(f"search:tries={TRIES[edition.game.id]}:exact={expert.exact}", edition)


def played(task: Task) -> Row:
    """One game, and our share of its victory."""
    game, players, budget, deal, own_seat = task
    if not _old:
        _old.append(OldExpert())
    edition = load(game, players)
    match, ours = edition.new(seed=deal, target="cpu"), new_expert(edition, budget)
    actions: list[str] = []
    while not match.over:
        chance = random.Random(f"{task} {len(actions)}")
        if match.seat == own_seat:
            with patch.object(time, "perf_counter", time.process_time):
                action = decide(ours, match, chance)
        else:
            action = _old[0].choose(game, players, deal, actions, chance.getrandbits(32))
        match.play(action)
        actions.append(action)
    winners = match.winners() or list(range(1, players + 1))
    share = (own_seat in winners) / len(winners)
    return {
        "game": game,
        "seats": players,
        "budget": budget,
        "deal": deal,
        "seat": own_seat,
        "share": share,
        "length": len(actions),
    }


def tasks(edition: Edition, budget: str, done: set[tuple[int, int]]) -> Iterator[Task]:
    """Each deal from every seat, but for what was played before."""
    for deal in itertools.count(FIRST_DEAL):
        for seat in range(1, edition.players + 1):
            if (deal, seat) not in done:
                yield (edition.game.id, edition.players, budget, deal, seat)


def measure(edition: Edition, budget: str, games: int, seconds: float, cores: int, kept: list[Row], pool: Any) -> None:
    """Plays until there are so many games or the seconds are over; every game is kept as it ends."""
    own = [row for row in kept if is_of(row, edition, budget)]
    done = {(row["deal"], row["seat"]) for row in own}
    wanted = itertools.islice(tasks(edition, budget, done), max(0, games - len(own)))
    for row in in_time(pool, played, wanted, cores, seconds):
        kept.append(row)
        with GAMES.open("a", encoding="utf8") as file:
            file.write(json.dumps(row) + "\n")


def is_of(row: Row, edition: Edition, budget: str) -> bool:
    """Whether a game belongs to a line of the table."""
    return (row["game"], row["seats"], row["budget"]) == (edition.game.id, edition.players, budget)


def line(edition: Edition, budget: str, kept: list[Row]) -> str:
    """A row of the table for one edition."""
    own = [row for row in kept if is_of(row, edition, budget)]
    return told(edition.game.id, edition.players, budget, own)


def together(players: int, budget: str, kept: list[Row]) -> str:
    """A row of the table for all games that have so many seats."""
    return told("together", players, budget, [row for row in kept if (row["seats"], row["budget"]) == (players, budget)])


def told(name: str, players: int, budget: str, own: list[Row]) -> str:
    """Won, drawn, lost, and the share of the victories with its interval, from the means of the deals."""
    shares = [row["share"] for row in own]
    deals: dict[tuple[str, int], list[float]] = {}
    for row in own:
        deals.setdefault((row["game"], row["deal"]), []).append(row["share"])
    means = np.array([np.mean(deal) for deal in deals.values()])
    half = NORMAL_95 * float(means.std(ddof=1)) / len(means) ** 0.5 if len(means) > 1 else 1.0
    won, lost, mean = shares.count(1.0), shares.count(0.0), float(np.mean(shares))
    counts = [name, players, budget, len(own), won, len(own) - won - lost, lost]
    share = f"{mean:.1%} ({max(0.0, mean - half):.1%} to {min(1.0, mean + half):.1%})"
    return "| " + " | ".join([*map(str, counts), share, f"{mean * players:.2f}"]) + " |"


def page(kept: list[Row], before: str) -> str:
    """All that was measured as a page; lines from more games than are kept stay as they were."""
    head = f"# The expert against the expert as it was\n\nPrinted by `python bench/against_old.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    wanted = (
        "Wanted: 65 % with two seats, 1.3 times the fair share with more, at the new budget; no less than the fair share with the old. "
        "An eighth of the new budget understates it: at the table the expert has eight times the seconds, and more cores."
    )
    table = "| game | seats | budget | games | won | drawn | lost | share (95 %) | times the fair share |\n|---|---|---|---:|---:|---:|---:|---|---:|"
    return f"{head}\n\n{wanted}\n\n" + "\n".join([table, *fullest(before, lines(kept), KEYS)]) + "\n" + below(before)


def lines(kept: list[Row]) -> list[str]:
    """A row of the table for all that games are kept of, and for all games of two seats together."""
    editions = sorted({(row["game"], row["seats"]) for row in kept})
    own = [(load(*edition), budget) for edition in editions for budget in BUDGETS]
    found = [line(*one, kept) for one in own if any(is_of(row, *one) for row in kept)]
    both = [budget for budget in BUDGETS if any((row["seats"], row["budget"]) == (TWO, budget) for row in kept)]
    return found + [together(TWO, budget, kept) for budget in both]


def main() -> None:
    """Measures what is asked for, and writes the page after every part."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games_chosen", metavar="GAME", nargs="*", default=list(discover()))
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--seconds", type=float, default=600.0)
    arguments.add_argument("--seats", type=int, nargs="*", help="only these numbers of seats")
    arguments.add_argument("--budget", nargs="*", choices=BUDGETS, default=BUDGETS)
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    chosen = arguments.parse_args()
    kept: list[Row] = [json.loads(text) for text in GAMES.read_text(encoding="utf8").splitlines()] if GAMES.exists() else []
    every = [load(game, players) for game in discover() for players in load(game).game.seats]
    wanted = [one for one in every if one.game.id in chosen.games_chosen and one.players in (chosen.seats or [one.players])]
    with multiprocessing.get_context("spawn").Pool(chosen.cores) as pool:
        for edition, budget in itertools.product(wanted, chosen.budget):
            measure(edition, budget, chosen.games, chosen.seconds, chosen.cores, kept, pool)
            print(line(edition, budget, kept), flush=True)
            PAGE.write_text(page(kept, PAGE.read_text(encoding="utf8")), encoding="utf8")


if __name__ == "__main__":
    main()
