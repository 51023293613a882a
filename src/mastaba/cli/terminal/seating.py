"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mastaba import bots
from mastaba.cli import parse
from mastaba.cli.guest_bots import called
from mastaba.game import Edition
from mastaba.text import words

PERSON = "me"
BOT = "bot"


@dataclass(frozen=True)
class Seating:
    """The bots by seat, from 1, and everybody's name; a seat without a bot is a person's. Guests are bots from outside."""

    bots: Mapping[int, bots.Bot]
    names: list[str]
    guests: frozenset[int] = frozenset()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(1, len(self.names) + 1) if seat not in self.bots]


def count(seats: str | None, players: int | None) -> int | None:
    """How many play, from the list of seats or from the number; the two must agree."""
    if seats is None:
        return players
    listed = len(seats.split(","))
    if players not in (None, listed):
        raise parse.bad("seats-and-players", listed=listed, players=players)
    return listed


def seated(edition: Edition, seats: str | None, levels: str, lang: str, guests: bots.Guests = bots.NO_GUESTS) -> Seating:
    """Everybody in their place: by default a person on seat 1 and bots on the others."""
    plan = [called(word, guests) for word in seats.split(",")] if seats else [PERSON, *[BOT] * (edition.players - 1)]
    wanted, known = [called(word, guests) for word in levels.split(",")], (*bots.levels_in(edition.game), *guests)
    for word in plan:
        if word not in (PERSON, BOT, *known):
            raise parse.bad("seat", given=word, known=", ".join((PERSON, BOT, *known)))
    _check_levels(wanted, known)
    chosen = _levels(plan, wanted)
    players = {seat: bots.make(level, edition, guests=guests) for seat, level in chosen.items()}
    return Seating(players, _names(plan, lang), frozenset(seat for seat, level in chosen.items() if level in guests))


def _check_levels(levels: Sequence[str], known: Sequence[str]) -> None:
    for level in levels:
        if level not in known:
            raise bots.unknown_bot(level, known)


def _levels(plan: Sequence[str], levels: Sequence[str]) -> dict[int, str]:
    """The level of each bot: named at its seat, or the next of the list, whose last serves for all that follow."""
    found: dict[int, str] = {}
    for seat, word in enumerate(plan, 1):
        if word != PERSON:
            found[seat] = word if word != BOT else levels[min(len(found), len(levels) - 1)]
    return found


def _names(plan: Sequence[str], lang: str) -> list[str]:
    say = words(None, lang).say
    return [say("seat-person" if word == PERSON else "seat-bot", seat=seat) for seat, word in enumerate(plan, 1)]
