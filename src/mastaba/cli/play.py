"""Opening a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from mastaba.bots import Guests
from mastaba.cli import asked, menu, screen, seating
from mastaba.cli.guests import spoken_for
from mastaba.cli.sitting import Leave, Sitting, read_line
from mastaba.text import words


@dataclass(frozen=True)
class Wish:
    """What the user asked for."""

    game: str | None
    players: int | None
    seats: str | None
    bots: str
    seed: int | None
    settings: Sequence[str]
    record: Path | None
    lang: str
    guests: Guests


def play(wish: Wish) -> int:
    """Plays one game; returns the exit code."""
    console = screen.console()
    sitting: Sitting | None = None
    try:
        with spoken_for(wish.lang):
            sitting = opened(wish)
            sitting.run()
    except asked.BadInput:
        _keep(sitting)
        raise
    except Leave:
        return _left(wish.lang, sitting, 0)
    except KeyboardInterrupt:
        console.print()
        return _left(wish.lang, sitting, 130)
    return 0


def opened(wish: Wish) -> Sitting:
    """A table laid as wished, what is not said being asked for where no game is named."""
    console, lang = screen.console(), wish.lang
    players = seating.count(wish.seats, wish.players, lang)
    game = wish.game
    if game is None:
        found = menu.choose_game(console, lambda prompt: read_line(console, prompt), lang)
        game = found.id
        players = players or menu.choose_players(console, lambda prompt: read_line(console, prompt), found, lang)
    edition = asked.edition(game, players, wish.settings, lang)
    places = seating.seated(edition, wish.seats, wish.bots, lang, wish.guests)
    record = asked.writable(wish.record, lang) if wish.record else None
    match = edition.new(seed=asked.seed(wish.seed, lang), names=places.names)
    return Sitting(match, places, lang, console, record)


def _keep(sitting: Sitting | None) -> None:
    """What was played is kept where a record was asked for from the start."""
    if sitting and sitting.record and not sitting.is_saved:
        sitting.save(sitting.record, sitting.at_screen or 1)


def _left(lang: str, sitting: Sitting | None, code: int) -> int:
    _keep(sitting)
    screen.console().print(Text(words(None, lang).say("play-left"), style="dim"))
    return code
