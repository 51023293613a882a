"""How searches play on best: python bench/tuning.py [GAME ...] [--seats N] [--iterations 2000] [--deals 64] [--seconds 600] [--try NAME=VALUE,...] [--against NAME=VALUE,...]

One search sits among others that play on as the game has it tuned, all with the same iterations for a decision: first with one
thing changed at a time (how far playouts look, how much they follow the heuristic, how curious the search is, what a margin counts),
then with the best two values of each thing together. Each deal is played from every seat, and they are the deals that levels may
be tuned on. With --try only what is named is tried: `--try horizon=60 margin=0.3,exploration=0.4`; `iterations=` among it gives that
search others than the rest have, where a longer playout costs what a shorter one does not, `tries=` so many for each choice instead, `scale=`
has a lead count so many times less, and with `all_seeing=1` it sees what is hidden. --against changes all others. Prints tables in Markdown, the best first. (On a GPU, a thread a game, the same contests ran as fast as on two to four cores: trees run apart. So they stay here.)
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mastaba.arena.contests.compiled import ALL_SEEING, SEARCH
from mastaba.arena.contests.ladder import Entrant, Result, contest, entrant
from mastaba.bots.levels import Tuning, tuning
from mastaba.game import Edition, discover, load

FIRST_DEAL = 1
VALUES: dict[str, tuple[float, ...]] = {
    "horizon": (8, 16, 24, 40, 60, 100, 0),
    "advice": (0.3, 0.5, 0.7, 0.85, 1.0),
    "exploration": (0.1, 0.15, 0.2, 0.3, 0.4, 0.6),
    "margin": (0.0, 0.03, 0.1, 0.3),
}
WHOLE = ("horizon", "widening", "iterations", "tries", "all_seeing")
SPENT = ("iterations", "tries", "scale", "all_seeing")  # of a change, what is not in a game's tuning as it stands
BEST = 2  # values of each thing that are tried together

Change = dict[str, Any]


def change_of(words: str) -> Change:
    """What is to be changed, as it is asked for."""
    pairs = (word.split("=") for word in words.split(","))
    return {name: int(value) if name in WHOLE else float(value) for name, value in pairs}


def single(base: Tuning) -> list[Change]:
    """One thing changed at a time."""
    return [{name: value} for name, values in VALUES.items() for value in values if value != getattr(base, name)]


def combined(base: Tuning, found: Sequence[tuple[Change, Result]]) -> list[Change]:
    """The best values of each thing, the usual one among them if it is one of the best, in every combination of several."""
    choices = []
    for name in VALUES:
        shares = {change[name]: result.share for change, result in found if name in change}
        shares[getattr(base, name)] = found[0][1].fair
        choices.append([(name, value) for value in sorted(shares, key=lambda value: -shares[value])[:BEST]])
    changes = [{name: value for name, value in one if value != getattr(base, name)} for one in itertools.product(*choices)]
    return [change for change in changes if len(change) > 1]


def searching(edition: Edition, change: Change, iterations: int) -> Entrant:
    """A search that plays on otherwise."""
    usual = tuning(edition.game, edition.players)
    changed = {name: value for name, value in change.items() if name not in SPENT}
    scale = tuple(change.get("scale", 1.0) * one for one in usual.scale)
    tries = change.get("tries", 0)
    spent = {"tries": tries, "least": 0 if tries else change.get("iterations", iterations)}
    mind = ALL_SEEING if change.get("all_seeing") else SEARCH
    return replace(entrant(edition, "expert"), mind=mind, **spent, playing=replace(usual, scale=scale, **changed))


def measured(edition: Edition, changes: list[Change], deals: int, asked: argparse.Namespace) -> list[tuple[Change, Result]]:
    """How each change does among searches without it, the best first."""
    usual = searching(edition, asked.against, asked.iterations)
    found = []
    for change in changes:
        one = searching(edition, change, asked.iterations)
        found.append((change, contest(edition, one, usual, deals, asked.first, asked.cores)))
        print(line(*found[-1]), flush=True)
    return sorted(found, key=lambda pair: -pair[1].share)


def line(change: Change, one: Result) -> str:
    """A row of the table."""
    words = ", ".join(f"{name} {value:g}" for name, value in change.items())
    return f"| {words} | {one.games} | {one.share:.1%} ({one.low:.1%} to {one.high:.1%}) | {one.share / one.fair:.2f} |"


def shown(edition: Edition, found: list[tuple[Change, Result]], seconds: float) -> None:
    """A table."""
    print(f"\n{edition.game.id}, {edition.players} seats, {seconds:.0f} s\n")
    print("| change | games | share (95 %) | times the fair share |\n|---|---:|---|---:|")
    print("\n".join(line(*one) for one in found), flush=True)


def tune(edition: Edition, asked: argparse.Namespace) -> None:
    """One thing at a time, then the best of each together, with as many deals as fit into what is left of the time."""
    base, started = tuning(edition.game, edition.players), time.perf_counter()
    found = measured(edition, asked.tried or single(base), asked.deals, asked)
    spent = time.perf_counter() - started
    shown(edition, found, spent)
    if changes := [] if asked.tried else combined(base, found):
        deals = int(asked.deals * (asked.seconds - spent) / spent * len(found) / len(changes))
        if deals > 1:
            again = measured(edition, changes, deals, asked)
            shown(edition, again, time.perf_counter() - started)


def main() -> None:
    """Tunes what is asked for."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--iterations", type=int, default=2000)
    arguments.add_argument("--deals", type=int, default=64)
    arguments.add_argument("--seconds", type=float, default=600.0)
    arguments.add_argument("--first", type=int, default=FIRST_DEAL)
    arguments.add_argument("--cores", type=int)
    arguments.add_argument("--try", dest="tried", nargs="+", type=change_of)
    arguments.add_argument("--against", type=change_of, default={})
    asked = arguments.parse_args()
    for game in asked.games:
        tune(load(game, asked.seats), asked)


if __name__ == "__main__":
    main()
