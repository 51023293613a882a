"""Players that are no people: a bot gets what its seat sees and the legal actions, never the table or the match."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from mastaba.bots.level_bot import LevelBot, Readiness, in_background
from mastaba.bots.levels import SEARCH_LEVELS, level, levels_of, searcher
from mastaba.bots.simple_bots import Heuristic, Random
from mastaba.engine.contract import State
from mastaba.engine.events import Event
from mastaba.errors import BadOption
from mastaba.game import Edition, Game

if TYPE_CHECKING:
    from mastaba.match import Match


class Bot(Protocol):
    """Someone who decides."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """One of the legal action numbers, from what the seat sees; all randomness comes from `chance`."""
        ...


@runtime_checkable
class WantsEvents(Protocol):
    """A bot that may also want to be told what has happened."""

    wants_events: bool

    def hear(self, events: Sequence[Event]) -> None:
        """All that has happened, as the seat that is to decide was told it."""
        ...


Maker = Callable[[Edition, Readiness], Bot]
Guests = Mapping[str, Maker]
"""Bots from outside, by the names under which they sit down."""

NO_GUESTS: Guests = MappingProxyType({})


def _of_level(name: str) -> Maker:
    return lambda edition, is_ready: LevelBot(edition, level(edition.game, name), is_ready)


LEVELS: dict[str, Maker] = {
    **{name: _of_level(name) for name in SEARCH_LEVELS},
    "random": lambda edition, is_ready: Random(),
}
"""The bots there are, by name, from the weakest level to the strongest, and one that has no idea; `levels_in` a game are fewer."""

DEFAULT_LEVEL = "medium"
SETTINGS: dict[str, type[int] | type[float]] = {
    "iterations": int,
    "seconds": float,
    "tries": int,
    "least": int,
    "cores": int,
    "advice": float,
    "horizon": int,
    "exploration": float,
    "exact": int,
}


def levels_in(game: Game) -> list[str]:
    """The bots that a game has."""
    own = levels_of(game)
    return [name for name in LEVELS if name in own or name not in SEARCH_LEVELS]


def decide(bot: Bot, match: Match, chance: random.Random) -> str:
    """The action that a bot takes on its turn; all that reaches it is what its seat knows."""
    seat = match.seat
    if isinstance(bot, WantsEvents) and bot.wants_events:
        bot.hear(match.events(seat))
    return match.game.actions[bot.choose(match.seen(seat), match.legal_numbers(), chance)]


def make(name: str, edition: Edition, is_ready: Readiness = in_background, guests: Guests = NO_GUESTS) -> Bot:
    """A bot to play an edition; until `is_ready` says that searches are compiled, a heuristic plays for one that searches."""
    if name in guests:
        return guests[name](edition, is_ready)
    if name == "heuristic":
        return Heuristic(edition)
    if name.startswith("search:"):
        return searcher(edition, **settings_of(name))
    if name not in (known := levels_in(edition.game)):
        raise unknown_bot(name, known)
    return LEVELS[name](edition, is_ready)


def unknown_bot(given: str, known: Iterable[str]) -> BadOption:
    """The refusal of a name that no bot has, with those that there are."""
    return BadOption(key="error-bot", given=given, known=", ".join(known))


def is_known(name: str) -> bool:
    """Whether there is a bot of that name: a level, `heuristic`, or a search told how, as in `search:seconds=0.5:advice=0`."""
    return name in LEVELS or name == "heuristic" or (name.startswith("search:") and bool(settings_of(name)))


def settings_of(name: str) -> dict[str, float | int]:
    """What a search is told in its name, `search:seconds=0.5:advice=0`."""
    found: dict[str, float | int] = {}
    for word in name.split(":")[1:]:
        key, _, number = word.partition("=")
        if key not in SETTINGS:
            raise BadOption(key="error-search", given=key, known=", ".join(SETTINGS))
        try:
            found[key] = SETTINGS[key](number)
        except ValueError:
            raise BadOption(key="error-number", name=key, given=number) from None
    return found
