"""How fast consequences come: python bench/consequences.py [GAME ...]

Plays random games and asks at every position for what follows from all legal actions at once, natively, as the page and hints
do. Prints a table in Markdown: the actions of a position, microseconds an action, milliseconds for all actions of a position.
"""

from __future__ import annotations

import argparse
import statistics
import time

from mastaba.engine.dice import advance, below, choices
from mastaba.game import Edition, discover, load

GAMES = 3
EVERY = 3  # positions: an odd stride meets all phases


def positions(edition: Edition, seed: int) -> list[tuple[int, float]]:
    """How many actions there were and how long their consequences took, along one random game."""
    match, stream, found = edition.new(seed=seed, target="cpu"), choices(seed), []
    while not match.over:
        legal = match.legal_numbers()
        if len(match.steps) % EVERY == 0:
            start = time.perf_counter()
            foresight = match.foresight(match.seat)
            for action in legal:
                foresight.of(action)
            found.append((len(legal), time.perf_counter() - start))
        stream = advance(stream)
        match.take(match.game.actions[legal[below(stream, len(legal))]])
    return found


def main() -> None:
    """Prints the table."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    print(
        "| game | seats | positions | actions, median | microseconds an action | ms a position: median | ms: 99 in 100 under |"
    )
    print("|---|---|---:|---:|---:|---:|---:|", flush=True)
    for name in arguments.parse_args().games or list(discover()):
        for players in discover()[name].seats:
            edition = load(name, players)
            found = [one for seed in range(GAMES) for one in positions(edition, seed)][
                1:
            ]  # the first one loads what is compiled
            counts, spent = [count for count, _ in found], sorted(1000 * seconds for _, seconds in found)
            an_action = 1000 * sum(spent) / sum(counts)
            late = spent[int(0.99 * len(spent))]
            middle = statistics.median(counts)
            print(
                f"| {name} | {players} | {len(found)} | {middle:.0f} | {an_action:.0f} | {statistics.median(spent):.1f} | {late:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
