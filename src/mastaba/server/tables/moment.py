"""A position of a match held still, so that it can be told later to whoever was away."""

from __future__ import annotations

from dataclasses import dataclass, field

from mastaba.engine.contract import State
from mastaba.match import Match


@dataclass
class Moment:
    """A match as it stood, and what each seat saw of it then."""

    match: Match
    is_undone: bool = False
    opening: int = 0  # events before the first decision, if known: they need not be read again
    _sights: dict[int, State] = field(default_factory=dict, repr=False)

    def sight(self, seat: int) -> State:
        """What a seat sees, with that seat as the one who decides if it may: in a race there are several."""
        if seat not in self._sights:
            seen = self.match.seen(seat)
            if seat in self.match.seats_to_act():
                seen.seat = seat - 1
            self._sights[seat] = seen
        return self._sights[seat]

    @property
    def news(self) -> int:
        """From which event on the last decision may have caused what happened."""
        return self.opening + sum(len(step.rows) for step in self.match.steps[:-1])
