"""A puzzle at the table: what its seat sees, what it may do, and whether it is right. Nothing here knows of anything hidden."""

from __future__ import annotations

import functools

from mastaba import offers
from mastaba.bots.hints import Hint
from mastaba.bots.prospects import Prospects
from mastaba.bots.reasons import compared
from mastaba.errors import UnknownGame
from mastaba.game import find
from mastaba.match import Match
from mastaba.offers import Choice
from mastaba.records.puzzles import Posed, puzzles_of
from mastaba.server.bots import native
from mastaba.server.http.errors import ApiError, BadSetup, RefusedAction
from mastaba.server.puzzles.shapes import WeighedAction
from mastaba.server.storage.rows import SeatKind
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import Seat, Snapshot
from mastaba.server.tables.rendering import Audience
from mastaba.text import words
from mastaba.text.naming import naming
from mastaba.text.reasons import Teller


def posed(game_id: str, name: str) -> Posed:
    """A puzzle by its name."""
    try:
        found = puzzles_of(find(game_id).id).get(name)
    except UnknownGame as error:
        raise BadSetup("bad-game", error, 404) from None
    if found is None:
        raise ApiError(404, "no-puzzle")
    return found


@functools.lru_cache(maxsize=64)
def _laid(game_id: str, name: str) -> Match:
    return posed(game_id, name).match()


class Table:
    """A puzzle laid out for somebody who reads a language."""

    def __init__(self, one: Posed, lang: str) -> None:
        self.one, self.puzzle, self.seat = one, one.puzzle, one.puzzle.seat
        self.audience = Audience((self.seat,), False, lang)
        self.match = _laid(one.game.record.game, one.name).copy()
        say = words(None, lang).say
        kinds = ["seat-person" if seat == self.seat else "seat-bot" for seat in range(1, self.match.players + 1)]
        self.match.names = [say(kind, seat=seat) for seat, kind in enumerate(kinds, 1)]

    def snapshot(self) -> Snapshot:
        """All that the seat may know; no hash of the seed, which could be guessed."""
        match = self.match
        seats = [Seat(seat, *self._who(seat), True, False, True, False) for seat in range(1, match.players + 1)]
        standing = rendering.standing(match, self.audience) | {"undo": {}}
        return Snapshot(
            table=self.one.name,
            game=match.game.id,
            players=match.players,
            options=dict(match.edition.options),
            you=[self.seat],
            host=False,
            seats=seats,
            onlookers=0,
            is_watchable=False,
            has_help=False,  # who solves it asks nobody
            arranged=True,
            rematch=None,
            n=0,
            events=rendering.events(match, self.audience),
            **standing,
        )

    def _who(self, seat: int) -> tuple[SeatKind, str | None, str]:
        return ("me", None, self.match.names[seat - 1]) if seat == self.seat else ("bot", "hard", self.match.names[seat - 1])

    def check_legal(self, action: str) -> None:
        """Refuses what the rules refuse."""
        refusal = self.match.refusal(action, self.audience.lang, self.seat)
        if refusal:
            raise RefusedAction(refusal)

    def solution(self) -> Choice:
        """The solution as it is offered."""
        choices = offers.choices(self.match, self.seat, self.audience.lang)
        return next(choice for choice in choices if choice.action == self.puzzle.solution)

    def wrong(self, action: str) -> str:
        """What is to be said to somebody who would do something else, which gives nothing away."""
        shares = {self.puzzle.obvious: self.puzzle.lost, self.puzzle.rival: self.puzzle.than}
        key = "puzzle-wrong-tempting" if action == self.puzzle.obvious else "puzzle-wrong"
        told = words(None, self.audience.lang).say(key)
        if action not in shares or self.puzzle.proof == "exact":
            return told
        values = {"share": _hundredths(shares[action]), "best": _hundredths(self.puzzle.value)}
        return f"{told} {words(None, self.audience.lang).say('puzzle-shares', **values)}"

    def reason(self) -> str:
        """Why the solution is better than what looks best."""
        puzzle, match, seen = self.puzzle, self.match, self.match.seen_to_act(self.seat)
        doubt = 0.0 if puzzle.proof == "exact" else 1.0
        tried = puzzle.confirmed or puzzle.budget
        best, other = Hint(puzzle.solution, puzzle.value, doubt, tried), Hint(puzzle.obvious, puzzle.lost, doubt, tried)
        prospects = Prospects(match.edition, seen, native.target_of(match.game.id))
        found = compared(prospects, match.legal_numbers(self.seat), best, other)
        return Teller(naming(match.game.id, self.audience.lang), seen, match.names, self.seat).hint(found)

    def weighed(self) -> list[WeighedAction]:
        """The solution, the next best and what looks best, side by side."""
        puzzle, seen = self.puzzle, self.match.seen_to_act(self.seat)
        names, numbers = naming(self.match.game.id, self.audience.lang), self.match.game.numbers
        shares = {puzzle.solution: puzzle.value, puzzle.rival: puzzle.than, puzzle.obvious: puzzle.lost}
        return [
            WeighedAction(action, names.action(seen, numbers[action], self.match.names), share, self._follows(action))
            for action, share in sorted(shares.items(), key=lambda one: -one[1])
        ]

    def _follows(self, action: str) -> list[str]:
        events = self.match.consequences(action, self.seat).events
        return [rendering.sentence(self.match, event, self.audience) for event in events]


def _hundredths(share: float) -> int:
    return min(99, max(1, round(100 * share)))
