"""What choices cost: python bench/regret.py [GAME ...] [--positions 300] [--seconds 1200] [--two] [--iterations N]

Positions from games between medium levels, on deals that nobody tuned on. At each the expert of today, thinking as at the table on
one core (its seconds are those that the processor worked for it; with --iterations it has so many for a decision instead), and the expert as it was (bench/old.py) say what they would do; a
judge with twenty times the old one's tries, who plays every try to its end, looks for the best action and weighs all three alike,
with the same luck. Regret is how much less of the victory a choice gives than the best of them. Half of the positions, with --two
all, have two choices only: there it is counted how often the worse one was taken beyond doubt. Positions are kept in bench/regret.jsonl as they are judged, so that a run can be broken off and taken
up again, and are shown in bench/regret.md; what the page has from more positions than are kept there stays. All cores are used; --seconds limits each game.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import os
import random
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from in_time import in_time
from kept import below, fullest
from old import TRIES, OldExpert

from mastaba.bots import Bot, decide, make
from mastaba.bots.level_bot import at_once
from mastaba.bots.levels import level, searcher
from mastaba.bots.search import Thought
from mastaba.game import Edition, discover, load
from mastaba.match import Match

PAGE = Path(__file__).with_suffix(".md")
KEPT = PAGE.with_suffix(".jsonl")
FIRST_DEAL = 7001
A_GAME = 6  # positions taken from each game, half of them with two choices where there are such
TIMES = 20
NORMAL_95 = 1.96
TWO = 2

Row = dict[str, Any]
Task = tuple[
    str, int, bool, int
]  # a game, a deal, whether only positions with two choices are wanted, iterations in place of seconds

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
    game, deal, is_two, iterations = task
    if not _old:
        _old.append(OldExpert())
    edition = load(game)
    kept = {"is_two": is_two, "iterations": iterations}
    return [_row(edition, deal, match, actions, iterations) | kept for match, actions in chosen(edition, deal, is_two)]


def expert(edition: Edition, iterations: int) -> Bot:
    """The expert as at the table, or its search with so many iterations."""
    if iterations == 0:
        return make("expert", edition, at_once)
    return make(f"search:iterations={iterations}:exact={level(edition.game, 'expert').exact}", edition)


def _row(edition: Edition, deal: int, match: Match, actions: list[str], iterations: int) -> Row:
    chance = random.Random(f"{deal} {len(actions)} asked")
    with patch.object(time, "perf_counter", time.process_time):
        ours = decide(expert(edition, iterations), match, chance)
    theirs = _old[0].choose(edition.game.id, edition.players, deal, actions, chance.getrandbits(32))
    weighed = Judge(edition, match, deal, len(actions))
    worth = weighed.worths(dict.fromkeys([ours, theirs, weighed.favourite]))
    best = max(worth, key=lambda action: worth[action].results[weighed.seat])
    costs = {name: weighed.cost(worth[best], worth[action]) for name, action in (("new", ours), ("old", theirs))}
    return {
        "game": edition.game.id,
        "deal": deal,
        "step": len(actions),
        "choices": len(match.legal()),
        "chosen": [ours, theirs, weighed.favourite],
        **costs,
    }


class Judge:
    """Weighs the actions of one position with far more tries, each played to its end."""

    def __init__(self, edition: Edition, match: Match, deal: int, step: int) -> None:
        self._edition, self._match, self._luck = edition, match, f"{deal} {step} judged"
        self.seat, self._seen = match.seat - 1, match.seen(match.seat)
        self._tries = TIMES * TRIES[edition.game.id] * len(match.legal())
        self.favourite = edition.game.actions[self._think(match.legal_numbers())[0].action]

    def _think(self, legal: list[int]) -> list[Thought]:
        search = searcher(self._edition, iterations=self._tries, horizon=0)
        return search.think(self._seen, legal, random.Random(self._luck))

    def worths(self, actions: Iterable[str]) -> dict[str, Thought]:
        """What each action is worth, by itself; a lone one needs no weighing, it is the best."""
        every = list(actions)
        if len(every) == 1:
            return {every[0]: Thought(0, 1, (0.0,) * self._edition.players)}
        return {action: self._think([self._edition.game.numbers[action]])[0] for action in every}

    def cost(self, best: Thought, other: Thought) -> Row:
        """How much is lost by another action than the best, and whether that is beyond doubt."""
        lost = best.results[self.seat] - other.results[self.seat]
        doubt = NORMAL_95 * math.sqrt(0.25 / best.visits + 0.25 / other.visits)
        return {"lost": lost, "is_clear": lost > doubt}


def tasks(game: str, done: set[int], is_two: bool, iterations: int) -> Iterator[Task]:
    """Deal after deal, but for those judged before."""
    return ((game, deal, is_two, iterations) for deal in itertools.count(FIRST_DEAL) if deal not in done)


def measure(game: str, asked: argparse.Namespace, kept: list[Row], pool: Any) -> None:
    """Judges until there are so many positions or the seconds are over."""
    own = [row for row in kept if row["game"] == game and row["is_two"] == asked.two]
    done = {row["deal"] for row in own}
    wanted = itertools.islice(
        tasks(game, done, asked.two, asked.iterations), max(0, -(-(asked.positions - len(own)) // A_GAME))
    )
    for rows in in_time(pool, judged, wanted, asked.cores, asked.seconds):
        kept += rows
        with KEPT.open("a", encoding="utf8") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)


def line(game: str, rows: list[Row]) -> str:
    """A line of the table: mean regret of both in hundredths, and the worse of two."""
    own = [row for row in rows if row["game"] == game]
    usual, two = [row for row in own if not row["is_two"]], [row for row in own if row["choices"] == TWO]
    worse = [f"{sum(row[name]['is_clear'] for row in two)} of {len(two)}" for name in ("new", "old")]
    return "| " + " | ".join([game, str(len(usual)), *regrets(usual), *worse]) + " |"


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
    spent = sorted({row.get("iterations", 0) for row in rows})
    budget = " or ".join(f"{number:,} iterations" if number else "two seconds" for number in spent)
    wanted = f"Wanted: half of the old regret or less; the clearly worse of two taken in under 5 %. The expert of today had {budget} for a decision."
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
    arguments.add_argument("--iterations", type=int, default=0)
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
