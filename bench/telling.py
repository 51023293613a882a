"""What it costs to play a move and tell it, without sockets and disk: `python bench/telling.py [--tables 100] [--rounds 24]`.

Tables of four games take turns, a random move each, told as changes to two seats; µs a move by game. To compare
two versions, run both in turn (PYTHONPATH=elsewhere/src): machines are quicker at one moment than at the next.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections import defaultdict
from typing import Any

from mastaba import offers
from mastaba.game import load
from mastaba.server.bots import native
from mastaba.server.operations import pauses
from mastaba.server.storage.rows import SeatRow, TableRow
from mastaba.server.storage.store import Store
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table

GAMES = ("archaeology", "luxor", "sakkara", "saqqara")
WARM = 0.3  # of the rounds, which count for nothing


class Nowhere(Store):
    """A store in which nothing is written."""

    def __init__(self) -> None:
        """There is nothing to open."""

    def connection(self) -> Any:
        """There is none."""
        raise NotImplementedError


class Seat:
    """Somebody connected who takes changes."""

    def __init__(self, seat: int) -> None:
        self.audience = Audience((seat,), seat == 1, "en")
        self.secret: str | None = None
        self.is_screen, self.takes_changes = False, True

    def send(self, message: bytes) -> None:
        """Hears a message."""

    def dismiss(self, status: int) -> None:
        """Goes."""


def laid(game: str, seed: int, store: Store) -> Table:
    """A table of two, both connected."""
    edition, names = load(game, 2), ["Player 1", "Player 2"]
    match = edition.new(seed, names=names, target="cpu")
    seats = [SeatRow(number, "me", None, name, None) for number, name in enumerate(names, 1)]
    table = Table(TableRow("t", game, 1, 2, {}, seed, None, True, "", seats=seats), match, store)
    for number in (1, 2):
        table.broadcast.add(Seat(number), None, table.snapshot)
    return table


def moved(table: Table, chance: random.Random) -> float:
    """Plays and tells a move; returns the µs that took."""
    match = table.playable()
    seat = match.seats_to_act()[0]
    action = match.game.actions[chance.choice(offers.offered(match, seat))]
    began = time.perf_counter()
    match.take(action, seat)
    assert match.fingerprint
    table._tell_step(seat, is_undone=False)
    return 1e6 * (time.perf_counter() - began)


async def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=24)
    asked, chance, store = parser.parse_args(), random.Random(1), Nowhere()
    for game in GAMES:
        native.compile_rules(game)
        native._ready.add(game)
    tables, costs = [laid(GAMES[number % 4], number, store) for number in range(asked.tables)], defaultdict(list)
    pauses.stays()
    for number in range(asked.rounds):
        for place, table in enumerate(tables):
            if table.is_over:
                tables[place] = laid(table.row.game, chance.randrange(10**9), store)
            cost = moved(tables[place], chance)
            if number >= WARM * asked.rounds:
                costs[table.row.game].append(cost)
    means = {game: statistics.fmean(some) for game, some in costs.items()}
    print(
        ", ".join(f"{game} {mean:.0f}" for game, mean in means.items()), f"-> {statistics.fmean(means.values()):.0f} µs a move"
    )


if __name__ == "__main__":
    asyncio.run(main())
