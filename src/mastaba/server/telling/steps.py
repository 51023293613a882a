"""A decision, told now to whoever looks on, and later, as it stood then, to whoever was away."""

from __future__ import annotations

from mastaba.match import Match
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import Step
from mastaba.server.tables.rendering import Audience


class StepTold:
    """One is kept for each of the last moves of every table: so it is one small object, and not what functions would be made of."""

    __slots__ = ("_actor", "_era", "_is_undone", "_moment", "_robots")

    def __init__(self, match: Match, actor: int, is_undone: bool, robots: tuple[int, ...], era: int) -> None:
        self._moment, self._actor, self._is_undone, self._robots, self._era = match.moment(), actor, is_undone, robots, era

    def now(self, number: int, audience: Audience) -> Step:
        """Told while the match stands as it does."""
        return self._told(self._moment.match, number, audience)

    def __call__(self, number: int, audience: Audience) -> Step:
        """Told later."""
        return self._told(self._moment.again(), number, audience)

    def _told(self, match: Match, number: int, audience: Audience) -> Step:
        events = audience.each(lambda _: []) if self._is_undone else rendering.events(match, audience, match.steps[-1].first)
        standing = rendering.standing(match, audience, self._robots, self._era)
        return Step(**standing, n=number, actor=self._actor, undone=self._is_undone, events=events)
