"""Positions that were, kept for whoever asks for them later."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mastaba.engine.contract import States
from mastaba.records.steps import Step

if TYPE_CHECKING:
    from mastaba.match import Match


class Moment(NamedTuple):
    """A position as a match that is made when somebody asks for it: until then it takes next to no room."""

    match: Match
    steps: list[Step]
    number: int  # of decisions
    table: States
    names: list[str]

    def again(self) -> Match:
        """The match as it stood."""
        return self.match.twin(self.steps[: self.number], self.table, self.names)
