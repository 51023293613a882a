"""What many games show: scores, wins by seat with intervals, endings, lengths."""

from __future__ import annotations

import math
from typing import Any, Final

from mastaba.arena.simulation import tallies
from mastaba.engine.contract import Ints
from mastaba.game import Edition

NORMAL_95: Final = 1.959963984540054


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = successes / trials, NORMAL_95**2 / trials
    centre = share + spread / 2
    half = NORMAL_95 * math.sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, (centre - half) / (1 + spread)), min(1.0, (centre + half) / (1 + spread))


def summary(edition: Edition, seed: int, tally: Ints) -> dict[str, Any]:
    """Games in figures, ready for a table or for JSON."""
    numbers = tally.tolist()  # Python's integers, whose squares never overflow
    games = numbers[tallies.GAMES]
    ended = numbers[tallies.SEATS_FROM + tallies.OF_A_SEAT * edition.players + 1 :]
    return {
        "game": edition.game.id,
        "players": edition.players,
        "options": dict(edition.options),
        "games": games,
        "seed": seed,
        "seats": [_seat(numbers, seat) for seat in range(edition.players)],
        "endings": dict(zip(edition.game.endings, ended, strict=True)),
        "length": _spread(games, *numbers[tallies.DECISIONS : tallies.SEATS_FROM]),
        "decisions": numbers[tallies.DECISIONS],
    }


def pace(decisions: int, seconds: float) -> dict[str, Any]:
    """What was decided just now, how long it took, and how much that is a second."""
    rate = round(decisions / seconds) if seconds else None
    return {"decisions_now": decisions, "seconds": round(seconds, 3), "decisions_per_second": rate}


def _seat(numbers: list[int], seat: int) -> dict[str, Any]:
    """A seat's points and wins; a shared win counts for each who shares it."""
    first = tallies.SEATS_FROM + tallies.OF_A_SEAT * seat
    games, wins = numbers[tallies.GAMES], numbers[first + tallies.WINS]
    return {
        "seat": seat + 1,
        "points": _spread(games, *numbers[first : first + tallies.WINS]),
        "wins": wins,
        "shared": numbers[first + tallies.SHARED],
        "win_share": wins / games,
        "win_interval": list(interval(wins, games)),
    }


def _spread(games: int, total: int, squares: int, least: int, most: int) -> dict[str, float]:
    variance = (games * squares - total * total) / games**2
    return {"mean": total / games, "sd": math.sqrt(variance), "min": least, "max": most}
