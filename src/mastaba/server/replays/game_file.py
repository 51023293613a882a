"""A finished game as one HTML file that needs no server: the page that looks back, and everything that was seen, packed into it."""

from __future__ import annotations

import base64
import gzip
import html
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mastaba.arena.analysis.report import ITERATIONS
from mastaba.errors import MastabaError
from mastaba.match import Match
from mastaba.server.http import games, static
from mastaba.server.replays import eyes
from mastaba.server.replays.frames import frames, head, log
from mastaba.server.replays.reports import reported
from mastaba.server.replays.shapes import GameFile
from mastaba.server.tables.messages import encode
from mastaba.text import LANGUAGES

if TYPE_CHECKING:
    from mastaba.arena.analysis.survey import Survey

TEMPLATE: Final = "game-file.html"
PLACE: Final = '<script type="text/plain" id="mastaba-game">'
TITLE: Final = "<title>Mastaba</title>"


class NoTemplate(MastabaError):
    """The page, of which the file is made, is not built."""


def content(match: Match, survey: Survey | None = None, iterations: int = ITERATIONS) -> GameFile:
    """Everything that the file shows, and with it an analysis that is done."""
    known, game = eyes.every(match), match.game.id
    return GameFile(
        title=match.game.title,
        about=head(match, known[0], known, may_play_on=False),
        frames={eye: frames(match, eye, 0, len(match.steps)) for eye in known},
        logs={lang: {eye: log(match, eye, lang) for eye in known} for lang in LANGUAGES},
        words={lang: {"": games.house(lang), game: games.source(game, lang)} for lang in LANGUAGES},
        analysis={lang: reported(survey, match, iterations, lang) for lang in LANGUAGES} if survey else None,
    )


def page(match: Match, survey: Survey | None = None, iterations: int = ITERATIONS) -> str:
    """The file itself, as text."""
    packed = base64.b64encode(gzip.compress(encode(content(match, survey, iterations)), mtime=0)).decode()
    title = html.escape(f"{match.game.title}: {', '.join(match.names)}")
    return _template().replace(PLACE, PLACE + packed, 1).replace(TITLE, f"<title>{title}</title>", 1)


def _template() -> str:
    file: Path = static.folder() / TEMPLATE
    try:
        return file.read_text(encoding="utf8")
    except OSError:
        raise NoTemplate(key="server-no-page") from None
