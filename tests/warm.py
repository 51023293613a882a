"""Compiles what the tests call, each game in one process: python -m tests.warm

Several test workers that begin at once would each compile the same games; what lies on disk they only load.
"""

from __future__ import annotations

import os
import random
from concurrent.futures import ProcessPoolExecutor

from mastaba.arena.contests.ladder import contest, entrant
from mastaba.arena.simulation.mass import Simulation, simulated
from mastaba.arena.simulation.simulate import simulate
from mastaba.bots.level_bot import warm_up
from mastaba.game import discover, load
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


if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(warm, discover()))
