"""Whose turn it is at the workers: moves before hints, but not for ever, and each table after the others in the same lane."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict, deque
from typing import Final, Literal

Lane = Literal["move", "hint"]
ORDER: Final[tuple[Lane, ...]] = ("move", "move", "move", "hint")  # a table waits for a bot; a hint is a courtesy


class Turns:
    """So many places, given out in turn to those who wait."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lanes: dict[Lane, OrderedDict[str, deque[asyncio.Future[None]]]] = {"move": OrderedDict(), "hint": OrderedDict()}
        self._order = itertools.cycle(ORDER)

    async def take(self, lane: Lane, whose: str) -> None:
        """Waits for a place; whoever gives up waiting is forgotten."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lanes[lane].setdefault(whose, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Frees a place for the next."""
        self._free += 1
        self._call()

    def waiting(self) -> dict[Lane, int]:
        """How many wait in each lane."""
        return {
            lane: sum(not turn.done() for queue in tables.values() for turn in queue) for lane, tables in self._lanes.items()
        }

    def _call(self) -> None:
        while self._free and (turn := self._next()):
            self._free -= 1
            turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """The next who still waits, of the lane whose turn it is or else of the other."""
        lane = next(self._order)
        other: Lane = "hint" if lane == "move" else "move"
        return self._first(lane) or self._first(other)

    def _first(self, lane: Lane) -> asyncio.Future[None] | None:
        """The first who waits in a lane; their table goes to its end."""
        tables = self._lanes[lane]
        while tables:
            whose, waiting = tables.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                tables[whose] = waiting
            if not turn.done():
                return turn
        return None
