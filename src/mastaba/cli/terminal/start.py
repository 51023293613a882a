"""Opening a table in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from mastaba.bots import Guests
from mastaba.checks import check_writable
from mastaba.cli import parse
from mastaba.cli.console import Leave, output, read_line
from mastaba.cli.terminal import menu, seating
from mastaba.cli.terminal.session import Session
from mastaba.errors import MastabaError
from mastaba.text import words


@dataclass(frozen=True)
class Request:
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


def play(request: Request) -> int:
    """Plays one game; returns the exit code."""
    console = output()
    session: Session | None = None
    try:
        session = opened(request)
        session.run()
    except MastabaError:
        _keep(session)
        raise
    except Leave:
        return _left(request.lang, session, 0)
    except KeyboardInterrupt:
        console.print()
        return _left(request.lang, session, 130)
    return 0


def opened(request: Request) -> Session:
    """A table laid as wished, what is not said being asked for where no game is named."""
    console, lang = output(), request.lang
    players = seating.count(request.seats, request.players)
    game = request.game
    if game is None:
        found = menu.choose_game(console, lambda prompt: read_line(console, prompt), lang)
        game = found.id
        players = players or menu.choose_players(console, lambda prompt: read_line(console, prompt), found, lang)
    edition = parse.edition(game, players, request.settings)
    places = seating.seated(edition, request.seats, request.bots, lang, request.guests)
    if request.record:
        check_writable(request.record)
    nonce = secrets.token_hex(16) if request.seed is None else ""  # whoever chose the seed knows it
    match = edition.new(seed=request.seed, names=places.names, nonce=nonce)
    return Session(match, places, lang, console, request.record)


def _keep(session: Session | None) -> None:
    """What was played is kept where a record was asked for from the start."""
    if session and session.record and not session.is_saved:
        session.save(session.record, session.at_screen or 1)


def _left(lang: str, session: Session | None, code: int) -> int:
    _keep(session)
    output().print(Text(words(None, lang).say("play-left"), style="dim"))
    return code
