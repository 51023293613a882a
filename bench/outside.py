"""Our search against OpenSpiel's: python bench/outside.py [GAME ...] [--simulations 200] [--games 100] [--seconds 600]

OpenSpiel's own ISMCTS (its MCTS in Saqqara, where nothing is hidden) plays our games through a thin face: it is given tables drawn
from what its seat knows, as ours is, and its playouts run compiled, at random to the end. One of ours sits among its likes, each deal
once from every seat; both get the same number of simulations for every decision. Results are shown in bench/outside.md. All cores
are used, one for each game played; --seconds limits each game of the five.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from mastaba.bots import decide, make
from mastaba.engine.contract import ACTION
from mastaba.engine.events import WIDTH
from mastaba.engine.playout import NEVER, PLAIN, TO_THE_END, play_out
from mastaba.game import Edition, discover, load

PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 9001
NORMAL_95 = 1.96
UCT = 2.0  # as OpenSpiel's examples have it, for results from -1 to 1
SEEDS = 1 << 31

Task = tuple[str, int, int, int]  # a game, the simulations, the deal, and the seat of ours


class Face:
    """A table as OpenSpiel's searches expect one."""

    def __init__(self, edition: Edition, table: Any, chance: random.Random) -> None:
        self._edition, self._table, self._chance = edition, table, chance
        self._rules = edition.rules("cpu")
        self._actions = np.zeros(edition.rules("python").MAX_LEGAL, ACTION)
        self._events = np.zeros((1, WIDTH), np.int32)

    def get_game(self) -> Any:
        """Just what is asked of a game."""
        kinds = pyspiel.GameType
        about = SimpleNamespace(
            dynamics=kinds.Dynamics.SEQUENTIAL,
            information=kinds.Information.IMPERFECT_INFORMATION,
            reward_model=kinds.RewardModel.TERMINAL,
        )
        return SimpleNamespace(get_type=lambda: about, max_utility=lambda: 1.0)

    def current_player(self) -> int:
        """Whoever decides; nobody at the end."""
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self._table[0].seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self._table[0].ending != 0)

    def is_chance_node(self) -> bool:
        """Chance lies in the actions."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the legal actions."""
        return [int(action) for action in self._actions[: self._rules.legal(self._table[0], self._actions)]]

    def apply_action(self, action: int) -> None:
        """Plays an action."""
        self._events[0, 0] = 0
        self._rules.apply(self._table[0], action, self._events)

    def information_state_string(self) -> str:
        """What whoever decides can see."""
        return self._seen().tobytes().hex()

    def _seen(self) -> Any:
        seen = self._edition.blank()
        self._rules.see(self._table[0], int(self._table[0].seat), seen[0])
        return seen

    def clone(self) -> Face:
        """A table that whoever decides could not tell from this one: what is hidden and what is to come are drawn anew."""
        guess = self._edition.blank()
        guess[0].stream = self._chance.getrandbits(60)
        if not self.is_terminal():
            self._rules.resample(self._seen()[0], int(self._table[0].seat), guess[0])
        return Face(self._edition, self._table.copy() if self.is_terminal() else guess, self._chance)

    def returns(self) -> list[float]:
        """From -1, nothing of the victory, to 1, all of it."""
        won = np.zeros(self._edition.players, np.int8)
        self._rules.winners(self._table[0], won)
        shares = won / max(1, won.sum()) if won.any() else np.full(len(won), 1 / len(won))
        return [float(2 * share - 1) for share in shares]

    def played_out(self) -> list[float]:
        """The result of one game played on at random, compiled."""
        end = Face(self._edition, self._table.copy(), self._chance)
        play = self._edition.bind(play_out, "cpu")
        play(end._table[0], self._chance.getrandbits(60), end._actions, end._events, NEVER, PLAIN, TO_THE_END, end._actions[:0])
        return end.returns()


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """OpenSpiel's evaluator by playouts, ours being compiled."""

    def evaluate(self, state: Face) -> np.ndarray[Any, Any]:
        """What every seat got in one playout."""
        return np.array(state.played_out())

    def prior(self, state: Face) -> list[tuple[int, float]]:
        """Every action alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def outside(face: Face, game: str, simulations: int, seed: int) -> int:
    """What OpenSpiel's search does."""
    luck = np.random.RandomState(seed)
    if game == "saqqara":
        return int(mcts.MCTSBot(face.get_game(), UCT, simulations, Playouts(), solve=False, random_state=luck).step(face))
    bot = ismcts.ISMCTSBot(
        face.get_game(), Playouts(), UCT, simulations, random_state=luck, allow_inconsistent_action_sets=True
    )
    bot.set_resampler(lambda state, player: state.clone())
    return int(bot.step(face))


def played(task: Task) -> tuple[str, int, float]:
    """One game, and our share of its victory."""
    game, simulations, deal, own_seat = task
    edition, chance = load(game), random.Random(str(task))
    match, ours = edition.new(seed=deal, target="cpu"), make(f"search:iterations={simulations}", load(game))
    while not match.over:
        if match.seat == own_seat:
            match.play(decide(ours, match, chance))
        elif len(match.legal()) == 1:
            match.play(match.legal()[0])
        else:
            table = edition.blank()
            table[0] = match.seen(match.seat)
            guess = Face(edition, edition.blank(), chance)
            guess._table[0].stream = chance.getrandbits(60)
            edition.rules("cpu").resample(table[0], match.seat - 1, guess._table[0])
            match.play(match.game.actions[outside(guess, game, simulations, chance.randrange(SEEDS))])
    winners = match.winners() or list(range(1, match.players + 1))
    return game, deal, (own_seat in winners) / len(winners)


def measured(game: str, simulations: int, games: int, seconds: float, pool: Any) -> str:
    """A line of the table."""
    players, ends = load(game).players, time.monotonic() + seconds
    every = ((game, simulations, FIRST_DEAL + number // players, 1 + number % players) for number in range(games))
    deals: dict[int, list[float]] = {}
    for _, deal, share in pool.imap_unordered(played, itertools.takewhile(lambda task: time.monotonic() < ends, every)):
        deals.setdefault(deal, []).append(share)
    shares = [share for deal in deals.values() for share in deal]
    means = np.array([np.mean(deal) for deal in deals.values()])
    mean, half = float(np.mean(shares)), NORMAL_95 * float(means.std(ddof=1)) / len(means) ** 0.5
    other = "MCTS" if game == "saqqara" else "ISMCTS"
    share = f"{mean:.1%} ({max(0.0, mean - half):.1%} to {min(1.0, mean + half):.1%})"
    return f"| {game} | {players} | {other} | {simulations} | {len(shares)} | {share} | {mean * players:.2f} |"


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
    lines: list[str] = []
    with multiprocessing.get_context("spawn").Pool(asked.cores) as pool:
        for game in asked.games_chosen:
            lines.append(measured(game, asked.simulations, asked.games, asked.seconds, pool))
            print(lines[-1], flush=True)
            PAGE.write_text("\n".join([head, "", table, *lines]) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
