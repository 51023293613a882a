"""What choices cost: python bench/regret.py [GAME ...] [--positions 300] [--seconds 1200] [--two] [--part 8]

Positions from games between medium levels, on deals that nobody tuned on. At each the expert of today, with a part of its time at the
table on one core (seconds are those that the processor worked for it), and the expert as it was (bench/old.py) say what they would do. A judge
who thinks twenty times as long as the expert of today (bench/judge.py) looks for the best action and weighs all three. Regret is how much less of the
victory a choice gives than the best of them. Half of the positions, with --two
all, have two choices only: there it is counted how often the worse one was taken, beyond doubt and by a hundredth or more. Positions are kept in bench/regret.jsonl as they are judged, so that a run can be broken off and taken
up again, and are shown in bench/regret.md; what the page has from more positions than are kept there stays. All cores are used; --seconds limits each game.
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
from judge import Judge
from kept import below, fullest
from old import OldExpert

from mastaba.bots import decide, make
from mastaba.bots.level_bot import LevelBot, at_once
from mastaba.bots.levels import level
from mastaba.game import Edition, discover, load
from mastaba.match import Match

PAGE = Path(__file__).with_suffix(".md")
KEPT = PAGE.with_suffix(".jsonl")
FIRST_DEAL = 7001
A_GAME = 6  # positions taken from each game, half of them with two choices where there are such
TIMES = 20
CLEAR = 0.01  # of the victory: what is less tells two choices hardly apart
NORMAL_95 = 1.96
TWO = 2

Row = dict[str, Any]
Task = tuple[
    str, int, bool, int
]  # a game, a deal, whether only positions with two choices are wanted, which part of its time the expert has

_old: list[OldExpert] = []  # one for each process


def played(edition: Edition, deal: int) -> list[tuple[Match, list[str]]]:
    """A game between medium levels: the match before every choice, and the actions up to it."""
    match, bot = edition.new(seed=deal, target="cpu"), make("medium", edition, at_once)
    actions: list[str] = []
    found: list[tuple[Match, list[str]]] = []
    while not match.over:
        if len(match.legal()) > 1:
            found.append((match.copy(), list(actions)))
        action = decide(bot, match, random.Random(f"{deal} {len(actions)}"))
        match.play(action)
        actions.append(action)
    return found


def chosen(edition: Edition, deal: int, is_two: bool) -> list[tuple[Match, list[str]]]:
    """Some positions of a deal's game."""
    choice, every = random.Random(deal), played(edition, deal)
    narrow = [one for one in every if len(one[0].legal()) == TWO]
    wide = [one for one in every if len(one[0].legal()) > TWO]
    some = choice.sample(narrow, min(A_GAME if is_two else A_GAME // 2, len(narrow)))
    if is_two:
        return some
    return some + choice.sample(wide, min(A_GAME - len(some), len(wide)))


def judged(task: Task) -> list[Row]:
    """All positions of one deal, judged."""
    game, deal, is_two, part = task
    if not _old:
        _old.append(OldExpert())
    edition = load(game)
    with patch.object(time, "perf_counter", time.process_time):
        rows = [row(edition, deal, part, match, actions) for match, actions in chosen(edition, deal, is_two)]
    return [found | {"is_two": is_two, "part": part} for found in rows]


def row(edition: Edition, deal: int, part: int, match: Match, actions: list[str]) -> Row:
    """One position: what was chosen, and what that costs."""
    chance, expert = random.Random(f"{deal} {len(actions)} asked"), level(edition.game, "expert")
    seconds = expert.seconds / part
    ours = decide(LevelBot(edition, replace(expert, seconds=seconds), at_once), match, chance)
    theirs = _old[0].choose(edition.game.id, edition.players, deal, actions, chance.getrandbits(32))
    judge = Judge(edition, match, f"{deal} {len(actions)} judged", seconds=TIMES * seconds)
    favourite = judge.ranked()[0]
    costs = judge.costs([ours, theirs, favourite])
    told = {name: {"lost": costs[one].lost, "is_clear": costs[one].is_clear} for name, one in (("new", ours), ("old", theirs))}
    asked = {"game": edition.game.id, "deal": deal, "step": len(actions), "choices": len(match.legal())}
    return asked | {"chosen": [ours, theirs, favourite], **told}


def tasks(game: str, done: set[int], is_two: bool, part: int) -> Iterator[Task]:
    """Deal after deal, but for those judged before."""
    return ((game, deal, is_two, part) for deal in itertools.count(FIRST_DEAL) if deal not in done)


def measure(game: str, asked: argparse.Namespace, kept: list[Row], pool: Any) -> None:
    """Judges until there are so many positions or the seconds are over."""
    own = [row for row in kept if row["game"] == game and row["is_two"] == asked.two]
    done = {row["deal"] for row in own}
    wanted = itertools.islice(tasks(game, done, asked.two, asked.part), max(0, -(-(asked.positions - len(own)) // A_GAME)))
    for rows in in_time(pool, judged, wanted, asked.cores, asked.seconds):
        kept += rows
        with KEPT.open("a", encoding="utf8") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)


def line(game: str, rows: list[Row]) -> str:
    """A line of the table: mean regret of both in hundredths, and the worse of two."""
    own = [row for row in rows if row["game"] == game]
    usual, two = [row for row in own if not row["is_two"]], [row for row in own if row["choices"] == TWO]
    worse = [f"{sum(is_worse(row[name]) for row in two)} of {len(two)}" for name in ("new", "old")]
    return "| " + " | ".join([game, str(len(usual)), *regrets(usual), *worse]) + " |"


def is_worse(told: Row) -> bool:
    """Whether what was chosen is the worse one beyond doubt, and by enough to speak of."""
    return bool(told["is_clear"] and told["lost"] >= CLEAR)


def regrets(rows: list[Row]) -> list[str]:
    """The mean regret of both, and their ratio; nothing where nothing was judged."""
    if len(rows) < TWO:
        return ["–"] * 3
    lost = [100 * np.array([row[name]["lost"] for row in rows]) for name in ("new", "old")]
    means = [f"{found.mean():.2f} ± {NORMAL_95 * found.std(ddof=1) / len(rows) ** 0.5:.2f}" for found in lost]
    return [*means, f"{lost[0].mean() / max(1e-9, lost[1].mean()):.2f}"]


def page(rows: list[Row], before: str) -> str:
    """All that was measured as a page; lines from more positions than are kept stay as they were."""
    head = f"# What choices cost\n\nPrinted by `python bench/regret.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    parts = " or ".join(f"1/{part}" for part in sorted({row["part"] for row in rows}))
    wanted = (
        "Wanted: half of the old regret or less; the clearly worse of two taken in under 5 %. "
        f"The expert of today had {parts} of its two seconds for a decision: with less than it has at the table it errs more, not less."
    )
    table = "| game | positions | regret (hundredths) | of the old expert | ratio | the clearly worse of two | old |\n|---|---:|---|---|---:|---|---|"
    lines = [line(game, rows) for game in sorted({row["game"] for row in rows})]
    return "\n\n".join([head, wanted, "\n".join([table, *fullest(before, lines, 1)])]) + "\n" + below(before)


def main() -> None:
    """Measures what is asked for, and writes the page after every game."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--positions", type=int, default=300)
    arguments.add_argument("--seconds", type=float, default=1200.0)
    arguments.add_argument("--two", action="store_true")
    arguments.add_argument("--part", type=int, default=8)
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = arguments.parse_args()
    kept: list[Row] = [json.loads(text) for text in KEPT.read_text(encoding="utf8").splitlines()] if KEPT.exists() else []
    with multiprocessing.get_context("spawn").Pool(asked.cores) as pool:
        for game in asked.games:
            measure(game, asked, kept, pool)
            if any(row["game"] == game for row in kept):
                print(line(game, kept), flush=True)
                PAGE.write_text(page(kept, PAGE.read_text(encoding="utf8")), encoding="utf8")


if __name__ == "__main__":
    main()
