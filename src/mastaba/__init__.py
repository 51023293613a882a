"""Five archaeology games on one engine: the rules are written once and run interpreted, natively and on a GPU."""

from mastaba.errors import IllegalAction, MastabaError, Refusal
from mastaba.game import Edition, Game, Option, discover, load
from mastaba.match import Match
from mastaba.records.record import replay

__all__ = [
    "Edition",
    "Game",
    "IllegalAction",
    "MastabaError",
    "Match",
    "Option",
    "Refusal",
    "discover",
    "games",
    "load",
    "replay",
]


def games() -> list[str]:
    """The ids of all games."""
    return list(discover())
