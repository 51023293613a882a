"""What a seat is offered: its choices with what to click for each, and one sentence saying what it may do now."""

from __future__ import annotations

import functools
from typing import Final

from msgspec import Struct

from mastaba.game import find
from mastaba.match import Match
from mastaba.text import words
from mastaba.text.naming import naming

REMEMBERED: Final = 20_000  # choices; players' names stand in some, so there is an end to it


class Choice(Struct, frozen=True, gc=False):
    """A legal action: its text, the things to click in order (none: a button), and its words."""

    action: str
    path: list[str]
    label: str


def offered(match: Match, seat: int) -> list[int]:
    """The actions shown to a person: what has to be found is not given away; in a race only the plain words are left."""
    legal, sought = match.legal_numbers(seat), _sought(match.game.id)
    shown = [number for number in legal if number not in sought] if sought else legal
    return [number for number in shown if " " not in match.game.actions[number]] if match.is_race else shown


@functools.cache
def _sought(game_id: str) -> frozenset[int]:
    """The actions of a game that have to be found."""
    game = find(game_id)
    return frozenset(number for number, text in enumerate(game.actions) if text.split()[0] in game.provided.SOUGHT)


def is_forced(match: Match, seat: int) -> bool:
    """Whether a seat has one single legal action; never said in a race or where something has to be found: it would tell."""
    return not match.is_race and not match.is_search and len(match.legal_numbers(seat)) == 1


def choices(match: Match, seat: int, lang: str) -> list[Choice]:
    """Each action offered, with the path of things to click and its label."""
    game, seen, names = match.game.id, match.asked(seat), naming(match.game.id, lang)
    path_of, called, found = match.game.provided.path, tuple(match.names), []
    for number in offered(match, seat):
        label, path = names.action(seen, number, called), path_of(seen, seat - 1, number)
        found.append(_choice(game, number, seat, label, None if path is None else tuple(path)))
    return found


@functools.lru_cache(REMEMBERED)
def _choice(game_id: str, number: int, seat: int, label: str, path: tuple[str, ...] | None) -> Choice:
    """A choice; without a path, with the one that its action declares."""
    game = find(game_id)
    return Choice(game.actions[number], game.provided.ACTIONS.clicks(number, seat) if path is None else [*path], label)


def prompt(match: Match, seat: int, lang: str) -> str:
    """One sentence for a seat: what it may do now, or whom it waits for."""
    names = naming(match.game.id, lang)
    if match.over:
        return names.words.say(f"ending-{match.ending}")
    acting = match.seats_to_act()
    if seat in acting:
        return names.question(match.asked(seat), match.names)
    return _waiting(lang, tuple(match.names[other - 1] for other in acting))


@functools.lru_cache(REMEMBERED)
def _waiting(lang: str, called: tuple[str, ...]) -> str:
    """Whom one waits for."""
    return words(None, lang).say("server-waiting", player=", ".join(called))
