"""Compiles what the tests call, each game in one process: python -m tests.warm

Several test workers that begin at once would each compile the same games; what lies on disk they only load.
"""

from __future__ import annotations

import os
import random
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from mastaba.arena.contests.ladder import contest, entrant
from mastaba.arena.simulation.checks import guard
from mastaba.arena.simulation.mass import Simulation, simulated
from mastaba.arena.simulation.simulate import simulate
from mastaba.bots import make
from mastaba.bots.level_bot import at_once, warm_up
from mastaba.bots.levels import searcher
from mastaba.bots.simple_bots import Heuristic
from mastaba.game import Edition, discover, load
from mastaba.study.batches.batch import Batch


def warm(game: str) -> None:
    """Has everything of a game called once that is compiled."""
    edition, chance = load(game), random.Random(1)
    match = edition.new(seed=1, target="cpu")
    while not match.over:
        match.view(match.seat), match.known_scores(match.seat)
        match.play(chance.choice(match.legal()))
    match.scores(), match.winners()
    simulate(edition, 2, target="cpu")
    batch = Batch(edition, 2)
    batch.step(batch.sample())
    batch.observe()
    list(simulated(Simulation(edition), 1))
    warm_up(edition)
    contest(edition, entrant(edition, "easy"), entrant(edition, "random"), 1)
    guard(simulate(edition, 2, is_advised=True), "cpu", is_advised=True)
    feel(edition)


def feel(edition: Edition) -> None:
    """Calls the small rules that tests ask for by themselves: in this process, what they call in turn is compiled already."""
    match, rules = edition.new(seed=1, target="cpu"), edition.rules("cpu")
    seen, legal = match.seen(match.seat), match.legal_numbers()
    make("beginner", edition, at_once).choose(seen, legal, random.Random(1))
    Heuristic(edition).choose(seen, legal, random.Random(1))
    searcher(edition, iterations=1).think(seen, legal, random.Random(1))
    rules.features(seen, 0, np.zeros(edition.game.provided.FEATURES.size(edition.players), np.float32))
    rules.census(seen, np.zeros(edition.game.provided.PIECE_KINDS, np.int64))


if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(warm, discover()))
