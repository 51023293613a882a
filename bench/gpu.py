"""Games on one GPU: python bench/gpu.py [GAME ...] [--tune]

For every game and seat count: are the states equal to the CPU's for the same seeds, and how many decisions a second does one
launch make (everything on the GPU, compiled before)? Then, for every game, how many steps a second a batch makes with masks and
observations, beside Pgx's sparrow mahjong where Pgx is installed. Prints tables in Markdown.
"""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import statistics
import time

from mastaba.arena.bench import stepping
from mastaba.arena.bench.playouts import on_gpu
from mastaba.arena.simulation.simulate import simulate
from mastaba.engine import cuda
from mastaba.game import Edition, discover, load
from mastaba.study.batches.batch import NUMBERS

EQUAL_GAMES = 4096
LAUNCHES = 5
WIDTHS = (1 << 15, 1 << 16, 1 << 17, 1 << 18, 1 << 19)
STEP_COUNTS = (1 << 16, 1 << 18, 1 << 20)
STEP_SECONDS = 0.3
PEER = "sparrow_mahjong"
BLOCKS = (128, 256, 512, 1024)


def is_equal(edition: Edition) -> bool:
    """Whether final states, scores and lengths are the CPU's, byte for byte."""
    there = simulate(edition, EQUAL_GAMES, seed=7, target="cuda", keeps_states=True)
    here = simulate(edition, EQUAL_GAMES, seed=7, target="cpu", keeps_states=True)
    return there.states.tobytes() == here.states.tobytes() and bool((there.points == here.points).all())


def rate(edition: Edition, **launch: int) -> float:
    """Decisions a second: the median of some launches."""
    on_gpu(edition, **launch)
    return statistics.median(decisions / seconds for decisions, seconds in (on_gpu(edition, **launch) for _ in range(LAUNCHES)))


def editions(name: str) -> list[Edition]:
    """A game with each number of seats, and with all its variants at once."""
    game = load(name).game
    switches = {option.name: True for option in game.options if isinstance(option.default, bool)}
    plain = [load(name, players) for players in game.seats]
    return [*plain, load(name, game.seats[0], **switches)] if switches else plain


def tune(edition: Edition) -> None:
    """Tries widths and block sizes."""
    for threads in WIDTHS:
        found = [f"{rate(edition, threads=threads, block=block) / 1e6:.0f}" for block in BLOCKS]
        print(f"{edition.game.id} {edition.players}: {threads} threads, blocks of {BLOCKS}: {' '.join(found)} M/s", flush=True)


def steps(games: list[str]) -> None:
    """Prints how many steps a batch makes, beside Pgx."""
    print("\n| game | games side by side | steps a second | times Pgx |\n|---|---:|---:|---:|", flush=True)
    best = 0.0
    for count in STEP_COUNTS if importlib.util.find_spec("pgx") else ():
        best = max(best, _shown_steps(stepping.pgx(PEER, STEP_SECONDS, count), f"Pgx {PEER}", count, best))
    for name in games:
        for numbers, count in itertools.product(NUMBERS, STEP_COUNTS):
            _shown_steps(stepping.on_gpu(load(name), count, STEP_SECONDS, numbers), f"{name}, {numbers}", count, best)


def _shown_steps(runner: stepping.Runner, name: str, count: int, best: float) -> float:
    found = statistics.median(done / spent for done, spent in (runner() for _ in range(3)))
    print(f"| {name} | {count:,} | {found:,.0f} | {f'{found / best:.1f}' if best else '–'} |", flush=True)
    return found


def main() -> None:
    """Prints the table."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--tune", action="store_true")
    chosen = arguments.parse_args()
    if not cuda.has_gpu():
        raise SystemExit("there is no CUDA GPU here")
    print(
        "| game | seats | options | equal to the CPU | decisions a second | seconds to compile |\n|---|---|---|---|---:|---:|",
        flush=True,
    )
    for name in chosen.games:
        started = time.perf_counter()
        for edition in editions(name):
            equal = is_equal(edition)
            spent, started = time.perf_counter() - started, time.perf_counter()
            options = " ".join(option for option, value in edition.options.items() if value is True)
            print(
                f"| {name} | {edition.players} | {options} | {'yes' if equal else 'NO'} | {rate(edition):,.0f} | {spent:.0f} |",
                flush=True,
            )
        if chosen.tune:
            tune(load(name))
    steps(chosen.games)


if __name__ == "__main__":
    main()
