"""How far analyses can be relied on: python bench/analysis.py [GAME ...] [--games 5] [--do play analyse judge] [--alone] [--seconds 3600]

Games between experts and games of chance are analysed as the page and `mastaba analyse` do it. Then a judge with twenty times the
iterations that it has for a decision on average weighs decisions again, the favourite of its own against the action played:

- of games between experts every mistake that was found. One is *confirmed* where the judge, too, finds the action played worse by
  more than its own doubt, and by a hundredth; the goal is that mistakes it does not confirm are under 3 % of all decisions.
- of games of chance a sample of all decisions, found or not. A blunder is one by which the judge sees 3 hundredths of the victory or
  more lost beyond its own doubt; the goal is that two thirds of them had been found. Those of 10 hundredths or more are told apart.

Every game, analysis and judgement is kept in build/analysis.jsonl as it comes, so that a run can be broken off and taken up again; what
is there already is not done again. bench/analysis.md is written from all that is kept. All of it may run niced beside anything but the
times of analyses: they count where --alone says that the machine does nothing else, and are taken once the search is compiled.
--do names what to do now, --seconds limits the whole run.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import math
import os
import platform
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from mastaba.arena.analysis.analyse import analyse
from mastaba.arena.analysis.estimate import Estimate, Estimator
from mastaba.arena.analysis.report import ITERATIONS
from mastaba.bots import Bot, decide
from mastaba.bots.level_bot import SteadyBot
from mastaba.bots.levels import level
from mastaba.bots.simple_bots import Random
from mastaba.game import discover, load
from mastaba.records.record import replay

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "analysis.jsonl"
PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = {"experts": 9201, "chance": 9101}  # how a survey looks and what it calls slight was settled on others
EXPERT = 400  # tries for each action: an expert that looks at no clock plays alike on a busy machine
TIMES = 20  # what an analysis may spend on a decision on average
SAMPLED = 24  # decisions of a game of chance
BLUNDERS = (0.03, 0.10)  # of the victory
CONFIRMED = 0.01  # what the judge must find lost beyond its doubt
TOGETHER = "together"
GOALS = {"experts": 0.03, "chance": 2 / 3}

Row = dict[str, Any]


def main() -> None:
    """Does what is not done yet, and writes the page."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=list(discover()))
    asked.add_argument("--games", dest="count", type=int, default=5, help="of each kind")
    asked.add_argument("--kinds", nargs="+", choices=list(GOALS), default=list(GOALS))
    asked.add_argument("--do", nargs="+", choices=list(TASKS), default=list(TASKS))
    asked.add_argument("--alone", action="store_true", help="nothing else runs: the times of analyses count")
    asked.add_argument("--seconds", type=float, default=math.inf)
    given = asked.parse_args()
    ends = time.monotonic() + given.seconds
    for task, kind, number in itertools.product(given.do, given.kinds, range(given.count)):
        left = [Facts(game, kind, FIRST_DEAL[kind] + number) for game in given.games]
        while left and time.monotonic() < ends:  # in turn, so that every game has been judged alike when the time is up
            left = [facts for facts in left if TASKS[task](facts, given.alone)]
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


class Facts(NamedTuple):
    """Which game is meant."""

    game: str
    kind: str
    deal: int

    def rows(self, what: str) -> list[Row]:
        """What is kept of it."""
        return [row for row in kept() if row["is"] == what and self == (row["game"], row["kind"], row["deal"])]

    def keep(self, what: str, **found: Any) -> None:
        """Keeps something more."""
        keep(self._asdict() | {"is": what} | found)


def play(facts: Facts, _alone: bool) -> bool:
    """A game between experts, or one of chance."""
    if facts.rows("record"):
        return False
    edition, chance = load(facts.game), random.Random(facts.deal)
    match = edition.new(seed=facts.deal, target="cpu")
    bot: Bot = SteadyBot(edition, EXPERT, level(edition.game, "expert").exact) if facts.kind == "experts" else Random()
    while not match.over:
        match.play(decide(bot, match, chance))
    facts.keep("record", record=match.record(form="json"))
    return False


def analyse_one(facts: Facts, alone: bool) -> bool:
    """Analyses a game that was played, against the clock."""
    known = facts.rows("game")
    if any(row["alone"] or not alone for row in known) or not (played := facts.rows("record")):
        return False
    match = replay(played[0]["record"], "cpu")
    warm = Estimator(match, 10)
    warm.estimate(next(iter(warm.legal)))
    begun = time.perf_counter()
    survey = analyse(Estimator(match, ITERATIONS))
    took = time.perf_counter() - begun
    found = survey.known().values()
    facts.keep(
        "game",
        alone=alone,
        seconds=took,
        losses={one.step: one.loss for one in found},
        seats={one.step: one.seat for one in found},
    )
    return False


def judge(facts: Facts, _alone: bool) -> bool:
    """Has one more of those decisions of an analysed game judged again that matter; whether there was one."""
    if not (analyses := facts.rows("game")):
        return False
    whole, judged = analyses[0], {row["step"] for row in facts.rows("judged")}
    left = [step for step in chosen(whole, facts.deal) if step not in judged]
    for step in left[:1]:
        begun = time.perf_counter()
        found = judge_of(facts).estimate(step - 1, TIMES)
        facts.keep("judged", step=step, **verdict(found, whole, step), took=time.perf_counter() - begun)
    return bool(left)


@functools.cache
def judge_of(facts: Facts) -> Estimator:
    """Who judges a game, who need not solve its last moves for each decision anew."""
    return Estimator(replay(facts.rows("record")[0]["record"], "cpu"), ITERATIONS, slight=(CONFIRMED, CONFIRMED))


TASKS = {"play": play, "analyse": analyse_one, "judge": judge}


def chosen(whole: Row, deal: int) -> list[int]:
    """The decisions that are judged again, in an order of chance: every mistake of experts, a sample of those of chance."""
    losses = {int(step): loss for step, loss in whole["losses"].items()}
    asked = [step for step, loss in losses.items() if loss > 0 or whole["kind"] == "chance"]
    most = SAMPLED if whole["kind"] == "chance" else len(asked)
    return random.Random(deal).sample(asked, min(most, len(asked)))


def verdict(found: Estimate, whole: Row, step: int) -> Row:
    """What the judge says of a decision."""
    seat = {int(one): seat for one, seat in whole["seats"].items()}[step] - 1
    return {
        "found": {int(one): loss for one, loss in whole["losses"].items()}[step],
        "loss": found.before[seat] - found.after[seat],
    }


# The page


def once(analyses: list[Row]) -> list[Row]:
    """One analysis of each game: they all find the same, but only those made alone have a time that counts."""
    return list(
        {(row["game"], row["kind"], row["deal"]): row for row in sorted(analyses, key=lambda row: row["alone"])}.values()
    )


def page(rows: list[Row]) -> str:
    """What all runs together have found."""
    games = sorted({row["game"] for row in rows})
    rows = [*once([row for row in rows if row["is"] == "game"]), *(row for row in rows if row["is"] == "judged")]
    times = [_time_line([row for row in rows if row["game"] == game and row["is"] == "game"], game) for game in games]
    experts = [_expert_line(rows, game) for game in (*games, TOGETHER)]
    chance = [_chance_line(rows, game, least) for game in (*games, TOGETHER) for least in BLUNDERS]
    return f"""# Analyses: how long they take, and how far they can be relied on

Written by `python bench/analysis.py` (which see for what is counted) on {os.cpu_count()} cores ({platform.machine()}), {ITERATIONS} iterations a search.
The experts have {EXPERT} tries for each action and look at no clock; the judge has {TIMES} times the iterations. What was not judged yet is counted as what was.
Deals are from {FIRST_DEAL["experts"]} on (experts) and from {FIRST_DEAL["chance"]} on (chance): how a survey looks was settled on others, and what it calls slight on others of experts.

## Seconds for a whole game between experts, on a machine that does nothing else

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
    mine = [row for row in rows if row["kind"] == "experts" and row["alone"]]
    seconds, counts = sorted(row["seconds"] for row in mine), [len(row["losses"]) for row in mine]
    if not seconds:
        return f"| {game} | 0 | | | |"
    return f"| {game} | {len(mine)} | {sum(counts)} | {seconds[len(seconds) // 2]:.0f} | {seconds[-1]:.0f} |"


def _expert_line(rows: list[Row], game: str) -> str:
    mine = [row for row in rows if game in (TOGETHER, row["game"]) and row["kind"] == "experts"]
    analyses = [row for row in mine if row["is"] == "game"]
    count = sum(len(row["losses"]) for row in analyses)
    wrong = {(row["game"], row["deal"], int(step)) for row in analyses for step, loss in row["losses"].items() if loss > 0}
    judged = [row for row in mine if row["is"] == "judged" and (row["game"], row["deal"], row["step"]) in wrong]
    fallen = sum(row["loss"] <= CONFIRMED for row in judged)
    share = 100 * fallen / max(1, len(judged)) * len(wrong) / max(1, count)
    return f"| {game} | {count} | {len(wrong)} | {len(judged)} | {fallen} | {share:.1f} % |"


def _chance_line(rows: list[Row], game: str, least: float) -> str:
    judged = [row for row in rows if game in (TOGETHER, row["game"]) and row["kind"] == "chance" and row["is"] == "judged"]
    blunders = [row for row in judged if row["loss"] >= least]
    found = sum(row["found"] > 0 for row in blunders)
    share = f"{100 * found / len(blunders):.0f} %" if blunders else ""
    return f"| {game} | {len(judged)} | {100 * least:.0f} in 100 | {len(blunders)} | {found} | {share} |"


if __name__ == "__main__":
    main()
