"""How far analyses can be relied on: python bench/analysis.py [GAME ...] [--games 5] [--seconds 3600]

Games between experts and games of chance are analysed as the page and `mastaba analyse` do it. Then a judge with twenty times the
iterations that it has for a decision on average weighs decisions again, the favourite of its own against the action played:

- of games between experts every mistake that was found. One is *confirmed* where the judge, too, finds the action played worse by
  more than its own doubt; the goal is that mistakes it does not confirm are under 3 % of all decisions.
- of games of chance a sample of all decisions, found or not. A blunder is one by which the judge sees 3 hundredths of the victory or
  more lost beyond its own doubt; the goal is that two thirds of them had been found. Those of 10 hundredths or more are told apart.

Every game and every judgement is kept in build/analysis.jsonl as it comes, so that a run can be broken off and taken up again; what is
there already is not done again. bench/analysis.md is written from all that is kept. It may run niced beside anything, but the times
of analyses are only worth something on a quiet machine. --seconds limits the whole run.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mastaba.arena.analysis.analyse import analyse
from mastaba.arena.analysis.estimate import Estimate, Estimator
from mastaba.arena.analysis.report import ITERATIONS
from mastaba.bots import decide, make
from mastaba.bots.level_bot import at_once
from mastaba.game import discover, load
from mastaba.match import Match
from mastaba.records.record import replay

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "analysis.jsonl"
PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 8001
TIMES = 20  # what an analysis may spend on a decision on average
SAMPLED = 24  # decisions of a game of chance
BLUNDERS = (0.03, 0.10)  # of the victory
GOALS = {"experts": 0.03, "chance": 2 / 3}

Row = dict[str, Any]


def main() -> None:
    """Does what is not done yet, and writes the page."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=list(discover()))
    asked.add_argument("--games", dest="count", type=int, default=5, help="of each kind")
    asked.add_argument("--seconds", type=float, default=math.inf)
    given = asked.parse_args()
    ends = time.monotonic() + given.seconds
    for number in range(given.count):
        for game in given.games:
            for kind in GOALS:
                if time.monotonic() < ends:
                    study(game, kind, FIRST_DEAL + number, ends)
    PAGE.write_text(page(list(kept())), encoding="utf8")


def kept() -> Iterator[Row]:
    """All that earlier runs have kept."""
    if KEPT.exists():
        for line in KEPT.read_text(encoding="utf8").splitlines():
            yield json.loads(line)


def keep(row: Row) -> None:
    """Adds a line."""
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a", encoding="utf8") as file:
        file.write(json.dumps(row) + "\n")


def study(game: str, kind: str, deal: int, ends: float) -> None:
    """Plays and analyses a game, unless that is done, and has what matters of it judged."""
    facts = {"game": game, "kind": kind, "deal": deal}
    mine = [row for row in kept() if all(row[key] == fact for key, fact in facts.items())]
    whole = next((row for row in mine if row["is"] == "game"), None) or analysed(facts)
    match, judged = replay(whole["record"], "cpu"), {row["step"] for row in mine if row["is"] == "judged"}
    estimator = Estimator(match, ITERATIONS)
    for step in chosen(whole, deal):
        if step not in judged and time.monotonic() < ends:
            begun = time.perf_counter()
            found = estimator.estimate(step - 1, TIMES)
            keep(facts | {"is": "judged", "step": step, **verdict(found, whole, step), "took": time.perf_counter() - begun})


def analysed(facts: Row) -> Row:
    """Plays a game and analyses it, against the clock."""
    match = played(facts["game"], facts["kind"], facts["deal"])
    begun = time.perf_counter()
    survey = analyse(Estimator(match, ITERATIONS))
    took = time.perf_counter() - begun
    losses = {one.step: one.loss for one in survey.known().values()}
    seats = {one.step: one.seat for one in survey.known().values()}
    row = facts | {"is": "game", "record": match.record(form="json"), "seconds": took, "losses": losses, "seats": seats}
    keep(row)
    return row


def played(game: str, kind: str, deal: int) -> Match:
    """A game between experts, or one of chance."""
    edition, chance = load(game), random.Random(deal)
    match = edition.new(seed=deal, target="cpu")
    bots = [make("expert" if kind == "experts" else "random", edition, at_once) for _ in range(match.players)]
    while not match.over:
        match.play(decide(bots[match.seat - 1], match, chance))
    return match


def chosen(whole: Row, deal: int) -> list[int]:
    """The decisions that are judged again: every mistake of experts, a sample of those of chance."""
    losses = {int(step): loss for step, loss in whole["losses"].items()}
    if whole["kind"] == "experts":
        return [step for step, loss in losses.items() if loss > 0]
    return sorted(random.Random(deal).sample(list(losses), min(SAMPLED, len(losses))))


def verdict(found: Estimate, whole: Row, step: int) -> Row:
    """What the judge says of a decision."""
    seat = {int(one): seat for one, seat in whole["seats"].items()}[step] - 1
    return {
        "found": {int(one): loss for one, loss in whole["losses"].items()}[step],
        "loss": found.before[seat] - found.after[seat],
    }


# The page


def page(rows: list[Row]) -> str:
    """What all runs together have found."""
    games = sorted({row["game"] for row in rows})
    times = [_time_line([row for row in rows if row["game"] == game and row["is"] == "game"], game) for game in games]
    experts = [_expert_line(rows, game) for game in games]
    chance = [_chance_line(rows, game, least) for game in games for least in BLUNDERS]
    return f"""# Analyses: how long they take, and how far they can be relied on

Written by `python bench/analysis.py` (which see for what is counted) on {os.cpu_count()} cores ({platform.machine()}), {ITERATIONS} iterations a search.

## Seconds for a whole game between experts

| game | games | decisions | median | longest |
|---|---|---|---|---|
{chr(10).join(times)}

## Mistakes found in games between experts that the judge does not confirm (goal: under 3 % of all decisions)

| game | decisions | called mistakes | judged | not confirmed | of all decisions |
|---|---|---|---|---|---|
{chr(10).join(experts)}

## Blunders of games of chance (goal: two thirds found)

| game | decisions judged | a blunder costs at least | blunders | found | share |
|---|---|---|---|---|---|
{chr(10).join(chance)}
"""


def _time_line(rows: list[Row], game: str) -> str:
    mine = [row for row in rows if row["kind"] == "experts"]
    seconds, counts = sorted(row["seconds"] for row in mine), [len(row["losses"]) for row in mine]
    if not seconds:
        return f"| {game} | 0 | | | |"
    return f"| {game} | {len(mine)} | {sum(counts)} | {seconds[len(seconds) // 2]:.0f} | {seconds[-1]:.0f} |"


def _expert_line(rows: list[Row], game: str) -> str:
    mine = [row for row in rows if row["game"] == game and row["kind"] == "experts"]
    losses = [loss for row in mine if row["is"] == "game" for loss in row["losses"].values()]
    judged = [row for row in mine if row["is"] == "judged"]
    wrong, fallen = sum(loss > 0 for loss in losses), sum(row["loss"] <= 0 for row in judged)
    share = 100 * fallen / max(1, len(judged)) * wrong / max(1, len(losses))
    return f"| {game} | {len(losses)} | {wrong} | {len(judged)} | {fallen} | {share:.1f} % |"


def _chance_line(rows: list[Row], game: str, least: float) -> str:
    judged = [row for row in rows if row["game"] == game and row["kind"] == "chance" and row["is"] == "judged"]
    blunders = [row for row in judged if row["loss"] >= least]
    found = sum(row["found"] > 0 for row in blunders)
    share = f"{100 * found / len(blunders):.0f} %" if blunders else ""
    return f"| {game} | {len(judged)} | {100 * least:.0f} in 100 | {len(blunders)} | {found} | {share} |"


if __name__ == "__main__":
    main()
