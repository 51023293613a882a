"""A line of play to be stepped through on the table: as the seat that erred would have seen it, as far as it could be certain."""

from __future__ import annotations

from mastaba.arena.analysis.estimate import seen_at
from mastaba.arena.analysis.explain import Followed, followed
from mastaba.arena.analysis.survey import Survey
from mastaba.engine.contract import State
from mastaba.match import Match
from mastaba.scores import Points, known_scores
from mastaba.server.bots import native
from mastaba.server.http.errors import ApiError
from mastaba.server.replays.shapes import Frame
from mastaba.server.study.shapes import LineMoment, PlayLine
from mastaba.text.naming import Naming


def line(match: Match, survey: Survey, step: int, is_played: bool, lang: str) -> PlayLine:
    """The line from the better action of a mistake on, or from the one that was played."""
    found = survey.explained.get(step - 1)
    if found is None:
        raise ApiError(404, "no-such-line", step=step)
    return Follower(match, step, lang).told(found.played_line if is_played else found.line)


class Follower:
    """Follows lines from one decision of a match, through the eyes of the seat that took it."""

    def __init__(self, match: Match, step: int, lang: str) -> None:
        self._match, self._step = match, step
        self._naming, self._target = Naming(match.game, lang), native.target_of(match.game.id)
        self._seat = match.steps[step - 1].seat

    def told(self, actions: list[int]) -> PlayLine:
        """A line in words and frames."""
        seen = seen_at(self._match.edition, self._match.steps[self._step - 1])
        start = self._frame(seen, 0, 0)
        moments = enumerate(followed(self._match.edition, seen, actions, self._target), 1)
        return PlayLine(self._step, self._seat + 1, start, [self._moment(one, number) for number, one in moments])

    def _moment(self, one: Followed, number: int) -> LineMoment:
        words, names = self._naming.words, self._match.names
        events = [words.event(event, names, 0) for event in one.consequences.events]
        frame = self._frame(self._seen(one), number, one.seat + 1) if one.is_certain else None
        return LineMoment(one.seat + 1, self._naming.action(one.known, one.action, names), events, frame)

    def _seen(self, one: Followed) -> State:
        blank = self._match.edition.blank()
        self._match.edition.rules(self._target).see(one.table[0], self._seat, blank[0])
        seen: State = blank[0]
        return seen

    def _frame(self, seen: State, number: int, actor: int) -> Frame:
        """The whole table as the seat sees it."""
        over = bool(seen.ending)
        return Frame(
            number=self._step - 1 + number,
            actor=actor,
            deciding=0 if over else int(seen.seat) + 1,
            acting=[] if over else [int(seen.seat) + 1],
            zones=self._match.game.provided.view(seen, self._seat),
            is_whole=True,
            scores=self._scores(seen),
        )

    def _scores(self, seen: State) -> list[Points | None]:
        edition = self._match.edition
        return [*known_scores(edition, edition.rules(self._target), seen, self._seat)]
