"""The deal of a day: the same cards and the same robots for everybody, wherever they play, from nothing but the date.

Seats, seed and every robot's luck follow from the day and the game. Robots count their tries and look at no clock
(bots/level_bot.py), so that the same decisions of the player are answered by the same decisions of theirs on any server.
"""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass
from typing import Final

from mastaba.bots.level_bot import SteadyBot
from mastaba.bots.levels import level
from mastaba.game import Edition, discover, load
from mastaba.records.puzzles import Posed, puzzles_of

# Of robots of the day: their level in a table is this word and the day, as in "daily 2026-11-16"; levels.toml says what they spend.
LEVEL: Final = "daily"
FIRST: Final = datetime.date(2026, 11, 1)  # there were no deals of the day before
SEED_BITS: Final = 62


@dataclass(frozen=True)
class Deal:
    """What is dealt on a day in a game: for how many, from which seed, and which seat is the player's."""

    day: str
    edition: Edition
    seat: int
    seed: int

    @property
    def level(self) -> str:
        """The level of its robots."""
        return f"{LEVEL} {self.day}"


def today() -> str:
    """The day that it is, everywhere at once: by universal time."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def is_day(text: str, until: str | None = None) -> bool:
    """Whether a text is a day on which there was a deal, or is one."""
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return day.isoformat() == text and day >= FIRST and text <= (until or today())


def days(until: str, most: int) -> list[str]:
    """The days up to one, the latest first."""
    last = datetime.date.fromisoformat(until)
    count = min(most, (last - FIRST).days + 1)
    return [(last - datetime.timedelta(days=back)).isoformat() for back in range(count)]


def deal(game_id: str, day: str) -> Deal:
    """The deal of a day."""
    seats = load(game_id).game.seats
    number = datetime.date.fromisoformat(day).toordinal()
    edition = load(game_id, seats[number % len(seats)])
    facts = f"mastaba daily {day} {game_id} {edition.players} {edition.game.version}"
    return Deal(day, edition, 1 + number // len(seats) % edition.players, _number(facts))


def day_of(level_name: str | None) -> str | None:
    """The day in the level of a robot; none for any other robot."""
    word, _, day = (level_name or "").partition(" ")
    return day if word == LEVEL and is_day(day, until="9999") else None


def bot(edition: Edition) -> SteadyBot:
    """A robot of the day."""
    spent = level(edition.game, LEVEL)
    return SteadyBot(edition, spent.tries, spent.exact, spent.playing)


def luck(day: str, game_id: str, number: int) -> int:
    """What a robot's choice after so many decisions is drawn from."""
    return _number(f"mastaba luck {day} {game_id} {number}")


def puzzle(day: str) -> Posed | None:
    """The puzzle of a day: another game each day, and one of its puzzles."""
    games = [game_id for game_id in sorted(discover()) if puzzles_of(game_id)]
    if not games:
        return None
    number = datetime.date.fromisoformat(day).toordinal()
    known = puzzles_of(games[number % len(games)])
    return known[sorted(known)[_number(f"mastaba puzzle {day}") % len(known)]]


def _number(facts: str) -> int:
    return int.from_bytes(hashlib.sha256(facts.encode()).digest()[:8]) >> (64 - SEED_BITS)
