"""What an audience is told: made for the seats of one screen, from what those may know and nothing else."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple, TypeVar

from mastaba import offers, undo
from mastaba.consequences import Consequences
from mastaba.engine.events import Event
from mastaba.match import Match
from mastaba.scores import Points
from mastaba.server.bots import native
from mastaba.server.tables import spectator
from mastaba.server.tables.messages import Foreseen, ForeseenEvent, Position, Told, UndoOffer
from mastaba.text import telling, words
from mastaba.views import PointsLine, View

SPECTATOR: Final = 0
T = TypeVar("T")


class Audience(NamedTuple):
    """Those who look at one screen: the seats they hold (none: they watch), and their language."""

    seats: tuple[int, ...]
    is_host: bool
    lang: str

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose views are shown; 0 stands for what everybody knows."""
        return self.seats or (SPECTATOR,)

    @property
    def reader(self) -> int:
        """The seat that sentences call "you"; 0: nobody's, as where several share a screen or somebody only watches."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR

    def each(self, make: Callable[[int], T]) -> dict[str, T]:
        """Something for each seat looked through."""
        return {str(seat): make(seat) for seat in self.eyes}


def position(match: Match, audience: Audience, robots: Collection[int] = (), era: int = 0) -> Position:
    """How the match stands."""
    return Position(**standing(match, audience, robots, era))


def standing(match: Match, audience: Audience, robots: Collection[int] = (), era: int = 0) -> dict[str, Any]:
    """The fields of a position; `robots` are the seats that bots play, `era` is how many decisions were taken back so far."""
    acting, lang, eyes = match.seats_to_act(), audience.lang, [(str(seat), seat) for seat in audience.eyes]
    held = eyes if audience.seats else []
    deciding = [(name, seat) for name, seat in held if seat in acting]
    found: dict[str, Any] = {"number": len(match.steps), "era": era, "deciding": match.seat, "acting": acting}
    found |= {"race": match.is_race, "names": match.names}
    found["views"] = {name: view(match, seat) for name, seat in eyes}
    found["choices"] = {name: offers.choices(match, seat, lang) for name, seat in deciding}
    found["prompt"] = {name: offers.prompt(match, seat, lang) for name, seat in eyes}
    found["forced"] = {name: offers.is_forced(match, seat) for name, seat in deciding}
    found["undo"] = {name: undo_offer(match, seat, robots, audience) for name, seat in held}
    found["scores"] = {name: scores(match, seat) for name, seat in eyes}
    return found | ended(match, audience) if match.over else found


def ended(match: Match, audience: Audience) -> dict[str, Any]:
    """What a position tells of a game that is over."""
    found = {"over": True, "ending": match.ending, "winners": match.winners(), "seed": match.seed, "nonce": match.nonce}
    return {**found, "tally": audience.each(lambda seat: tally(match, seat))}


def undo_offer(match: Match, seat: int, robots: Collection[int], audience: Audience) -> UndoOffer:
    """To where a seat's undo would go, or why it cannot."""
    way = undo.way_back(match, seat, robots)
    return UndoOffer(way.number, undo.reason(match, seat, way, audience.lang, audience.reader))


def view(match: Match, seat: int) -> View:
    """The table as a seat sees it, or as those who watch do."""
    return spectator.view(match) if seat == SPECTATOR else match.view(seat)


def scores(match: Match, seat: int) -> list[Points | None]:
    """Each seat's points as far as they are known to a seat; to those who watch, where they hang on nothing hidden.

    Where they do, even whether all seats happen to know a number would tell those who watch something.
    """
    target = native.target_of(match.game.id)
    if seat != SPECTATOR:
        return [*match.known_scores(seat, target)]
    if match.game.provided.hides_points and not match.over:
        return [None] * match.players
    return spectator.common(match, lambda one: match.known_scores(one, target))


def tally(match: Match, seat: int) -> list[list[PointsLine]]:
    """How each seat's points came about, from what a seat sees; to those who watch, where all seats see the same of it."""
    if seat == SPECTATOR:
        return [lines or [] for lines in spectator.common(match, lambda one: tally(match, one))]
    seen, count = match.seen(seat), match.game.provided.tally
    return [count(seen, other) for other in range(match.players)]


# What has happened


def events(match: Match, audience: Audience, since: int = 0) -> dict[str, list[Told]]:
    """What has happened from event number `since` on, as each seat knows it."""
    return audience.each(lambda seat: _told(match, seat, audience, since))


def _told(match: Match, seat: int, audience: Audience, since: int) -> list[Told]:
    if seat == SPECTATOR:
        return [
            Told(event.number, event.step, actor(match, event.step), event.code, event.fields, sentence(match, event, audience))
            for event in spectator.events(match, since)
        ]
    game, to_whom = match.game.id, (seat - 1, audience.lang, tuple(match.names), audience.reader)
    return [
        Told(number, step, actor(match, step), *telling.told(game, row, *to_whom))
        for number, step, row in match.rows(seat, since)
    ]


def actor(match: Match, step: int) -> int:
    """The seat that took a decision, from 1; 0: the start, which nobody decides."""
    return match.steps[step - 1].seat + 1 if step else 0


def sentence(match: Match, event: Event, audience: Audience) -> str:
    """An event in words, as they are said to an audience."""
    return said(match.game.id, audience.lang, event.code, tuple(event.fields.items()), tuple(match.names), audience.reader)


@functools.lru_cache(maxsize=20_000)
def said(game_id: str, lang: str, code: str, fields: tuple[tuple[str, Any], ...], names: tuple[str, ...], reader: int) -> str:
    """An event of a game in words."""
    return words(game_id, lang).event(Event(0, 0, code, dict(fields)), names, reader)


# What would happen


def foresee(match: Match, seat: int) -> list[Consequences]:
    """What follows from each action that a seat is offered; in a race, or where something is to be found, nothing is said."""
    if match.is_race or seat not in match.seats_to_act():
        return []
    foresight = match.foresight(seat)
    return [foresight.of(number) for number in offers.offered(match, seat)]


def foreseen(match: Match, found: Consequences, audience: Audience) -> Foreseen:
    """Consequences in words."""
    events = [ForeseenEvent(event.code, event.fields, sentence(match, event, audience)) for event in found.events]
    return Foreseen(found.action, events, found.zones, found.unknown)
