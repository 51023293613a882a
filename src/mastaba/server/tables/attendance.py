"""Who has come and who has gone, as news: a connection that breaks and is back at once, as in a reload, is none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

Tell = Callable[[int, Literal["came", "went"]], None]


class Attendance:
    """The seats that everybody believes to be here, and those that have been missed for less than a moment."""

    def __init__(self, present: Callable[[], set[int]], tell: Tell, patience: float) -> None:
        self._present = present
        self._tell = tell
        self._patience = patience
        self._here: set[int] = set()
        self._missed: dict[int, asyncio.TimerHandle] = {}

    def look(self) -> None:
        """Somebody has connected or disconnected."""
        present = self._present()
        for seat in sorted(present):
            self._greet(seat)
        for seat in self._here - present - set(self._missed):
            self._missed[seat] = asyncio.get_running_loop().call_later(self._patience, self._miss, seat)

    def expect(self, seat: int) -> None:
        """Somebody has just claimed a seat, of which all have heard: that they also connect is no news."""
        self._here.add(seat)
        self.look()

    def forget(self, seat: int) -> None:
        """Nobody holds the seat any more, of which all have heard."""
        self._here.discard(seat)
        self._stop(seat)

    def _greet(self, seat: int) -> None:
        self._stop(seat)
        if seat not in self._here:
            self._here.add(seat)
            self._tell(seat, "came")

    def _miss(self, seat: int) -> None:
        self._missed.pop(seat, None)
        self._here.discard(seat)
        self._tell(seat, "went")

    def _stop(self, seat: int) -> None:
        timer = self._missed.pop(seat, None)
        if timer:
            timer.cancel()
