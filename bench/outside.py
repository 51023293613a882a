"""Our search against OpenSpiel's: python bench/outside.py [GAME ...] [--simulations 200] [--games 100] [--seconds 600]

OpenSpiel's own ISMCTS (its MCTS where nothing is hidden) plays our games as mastaba.study.openspiel registers them: it is given
tables drawn from what its seat knows, as ours is, and its playouts run compiled, at random to the end. One of ours sits among its likes, each deal
once from every seat; both get the same number of simulations for every decision. Results are shown in bench/outside.md. All cores
are used, one for each game played; --seconds limits each game of the five. Games that are not asked for keep their lines.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from in_time import in_time
from open_spiel.python.algorithms import ismcts, mcts

from mastaba.bots import decide, make
from mastaba.game import discover, find, load
from mastaba.study.openspiel import DEAL_NODES, Playouts, dealt

PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 9001
NORMAL_95 = 1.96
UCT = 2.0  # as OpenSpiel's examples have it, for results from -1 to 1
SEEDS = 1 << 31

Task = tuple[str, int, int, int]  # a game, the simulations, the deal, and the seat of ours


def outside(game: Any, state: Any, simulations: int, seed: int) -> int:
    """What OpenSpiel's search does; where nothing is hidden its tree search."""
    luck, playouts = np.random.RandomState(seed), Playouts(seed)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return int(mcts.MCTSBot(game, UCT, simulations, playouts, solve=False, random_state=luck).step(state))
    bot = ismcts.ISMCTSBot(game, playouts, UCT, simulations, random_state=luck, allow_inconsistent_action_sets=True)
    return int(bot.step(state))


def played(task: Task) -> tuple[str, int, float]:
    """One game, and our share of its victory; OpenSpiel's side of it is kept beside ours."""
    name, simulations, deal, own_seat = task
    chance, game = random.Random(str(task)), pyspiel.load_game(f"mastaba_{name}")
    state, parts = game.new_initial_state(), list(deal.to_bytes(DEAL_NODES, "big"))
    for part in parts:
        state.apply_action(part)
    match, ours = load(name).new(seed=dealt(parts), target="cpu"), make(f"search:iterations={simulations}", load(name))
    while not match.over:
        if match.seat == own_seat:
            action = match.game.numbers[decide(ours, match, chance)]
        elif len(match.legal()) == 1:
            action = match.legal_numbers()[0]
        else:
            action = outside(game, state, simulations, chance.randrange(SEEDS))
        match.take(match.game.actions[action])
        state.apply_action(action)
    winners = match.winners() or list(range(1, match.players + 1))
    return name, deal, (own_seat in winners) / len(winners)


def measured(game: str, asked: argparse.Namespace, pool: Any) -> str:
    """A line of the table."""
    players, simulations = load(game).players, asked.simulations
    every = ((game, simulations, FIRST_DEAL + number // players, 1 + number % players) for number in range(asked.games))
    deals: dict[int, list[float]] = {}
    for _, deal, share in in_time(pool, played, every, asked.cores, asked.seconds):
        deals.setdefault(deal, []).append(share)
    shares = [share for deal in deals.values() for share in deal]
    means = np.array([np.mean(deal) for deal in deals.values()])
    mean, half = float(np.mean(shares)), NORMAL_95 * float(means.std(ddof=1)) / len(means) ** 0.5
    other = "ISMCTS" if find(game).provided.STATE.secrets else "MCTS"
    share = f"{mean:.1%} ({max(0.0, mean - half):.1%} to {min(1.0, mean + half):.1%})"
    return f"| {game} | {players} | {other} | {simulations} | {len(shares)} | {share} | {mean * players:.2f} |"


def kept(text: str) -> dict[str, str]:
    """The lines of a page by their games."""
    lines = {line.split("|")[1].strip(): line for line in text.splitlines() if line.startswith("| ")}
    return {game: line for game, line in lines.items() if game in discover()}


def main() -> None:
    """Measures what is asked for and writes the page."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games_chosen", metavar="GAME", nargs="*", default=list(discover()))
    arguments.add_argument("--simulations", type=int, default=200)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--seconds", type=float, default=600.0)
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = arguments.parse_args()
    head = f"# Our search against OpenSpiel's\n\nPrinted by `python bench/outside.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    table = "| game | seats | against | simulations | games | our share (95 %) | times the fair share |\n|---|---|---|---:|---:|---|---:|"
    lines = kept(PAGE.read_text(encoding="utf8")) if PAGE.exists() else {}
    with multiprocessing.get_context("spawn").Pool(asked.cores) as pool:
        for game in asked.games_chosen:
            lines[game] = measured(game, asked, pool)
            print(lines[game], flush=True)
            PAGE.write_text("\n".join([head, "", table, *(lines[one] for one in sorted(lines))]) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
