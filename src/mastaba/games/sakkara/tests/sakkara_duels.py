"""The heuristic player measured: python -m mastaba.games.sakkara.tests.sakkara_duels [GAMES]"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from mastaba.arena.playouts import open_game
from mastaba.compile import rule
from mastaba.contract import ACTION, MAX_LEGAL, Ints, State, States, apply, legal, see, winners
from mastaba.dice import advance, below, choices
from mastaba.events import WIDTH
from mastaba.games.sakkara.bot import advise


@rule
def choose(state: State, seen: State, is_bot: int, actions: Ints, stream: int) -> int:
    """The heuristic's choice from what its seat sees, or a random one."""
    count = legal(state, actions)
    if is_bot == 0:
        return int(actions[below(stream, count)])
    see(state, state.seat, seen)
    return advise(seen, actions, count, stream)


@rule
def duel(tables: States, blank: States, seed: int, options: Ints, bots: Ints, result: Ints) -> None:
    """Plays the games of the seeds from `seed` on: a row a game.

    Columns: decisions, turns, ending, who began, and whether each seat won.
    """
    actions = np.empty(MAX_LEGAL, ACTION)
    events = np.zeros((1, WIDTH), np.int32)
    for game in range(result.shape[0]):
        tables[0] = blank[0]
        tables[1] = blank[0]
        state = tables[0]
        open_game(state, seed + game, options, events)
        stream = choices(seed + game)
        while state.ending == 0:
            stream = advance(stream)
            action = choose(state, tables[1], bots[state.seat], actions, stream)
            apply(state, action, events)
            result[game, 0] += 1
        result[game, 1] = state.turns
        result[game, 2] = state.ending
        result[game, 3] = state.first
        winners(state, result[game, 4:])


def duels(games: int, bots: tuple[int, int], seed: int = 1, **options: Any) -> Ints:
    """The results of so many duels; bots says for each seat whether the heuristic plays it."""
    from mastaba.game import load

    edition = load("sakkara", **options)
    result = np.zeros((games, 6), np.int32)
    edition.bind(duel, "cpu")(edition.blank(2), edition.blank(), seed, edition.codes, np.array(bots), result)
    return result


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * float(np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)))
    return middle - half, middle + half


def line(name: str, result: Ints) -> str:
    """One line of the report."""
    games = len(result)
    began = result[np.arange(games), 4 + result[:, 3]]
    counted = {"seat 1": result[:, 4], "seat 2": result[:, 5], "who began": began, "by a dome": result[:, 2] == 1}
    shares = []
    for what, wins in ((what, int(won.sum())) for what, won in counted.items()):
        low, high = interval(wins, games)
        shares.append(f"{what} {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    return f"{name}: {', '.join(shares)}; {lengths(result)}"


def lengths(result: Ints) -> str:
    """How long the games were."""
    low, high = (int(np.percentile(result[:, 1], share)) for share in (2.5, 97.5))
    return f"turns {result[:, 1].mean():.1f} (95 % from {low} to {high}), decisions {result[:, 0].mean():.0f}"


def main() -> None:
    """Prints how the heuristic does against chance and against itself."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for name, bots in (("heuristic, random", (1, 0)), ("random, heuristic", (0, 1)), ("both heuristic", (1, 1))):
        sys.stdout.write(line(name, duels(games, bots)) + "\n")


if __name__ == "__main__":
    main()
