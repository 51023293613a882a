"""What each game is measured by, one number a game: the same measures tell about one rule set and compare several."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.contract import Floats, Ints, States
from mastaba.game import Game
from mastaba.study.report.playing.counters import THOUSANDTHS
from mastaba.study.report.playing.watching import UNDECIDED

Measures = dict[str, Floats]
PER_CENT: Final = ("place", "drawn", "shared", "forced", "decided", "ending")  # measures that are parts of a whole
BALANCE: Final = ("place", "drawn", "margin")
"""The measures that say whether a game is fair and close; length and ending say how it goes."""


def shares_of(games: States, players: int) -> Floats:
    """Each seat's part of the victory; where nobody wins, nobody's."""
    wins = np.asarray(games["wins"][:, :players], np.float64)
    return wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)


def by_place(values: Floats | Ints, first: Ints) -> Floats:
    """Values by seat, turned so that who begins comes first."""
    players = values.shape[1]
    turned = (np.arange(players)[None, :] + np.asarray(first)[:, None]) % players
    return np.take_along_axis(np.asarray(values, np.float64), turned, axis=1)


def measures(games: States, game: Game, players: int) -> Measures:
    """Every measure of every game."""
    shares = by_place(shares_of(games, players), games["first"])
    winners = games["wins"][:, :players].sum(axis=1)
    points = np.sort(np.asarray(games["points"][:, :players], np.float64), axis=1)
    length = np.asarray(games["length"], np.float64)
    found: Measures = {f"place-{place + 1}": shares[:, place] for place in range(players)}
    found |= {"drawn": winners == 0, "shared": winners > 1}
    found |= {"points": points.mean(axis=1), "best": points[:, -1], "margin": points[:, -1] - points[:, -2]}
    found |= {
        "length": length,
        "turns": games["turns"],
        "choices": games["choices"] / length,
        "forced": games["forced"] / length,
    }
    found |= {"tree": games["tree"] / THOUSANDTHS, "lead-changes": games["lead_changes"]}
    found["decided"] = np.where(games["decided"] == UNDECIDED, np.nan, games["decided"] / length)
    for code, name in enumerate(game.endings, 1):
        found[f"ending-{name}"] = games["ending"] == code
    return {name: np.asarray(values, np.float64) for name, values in found.items()}


def is_part(name: str) -> bool:
    """Whether a measure is told in per cent."""
    return name.startswith(PER_CENT)


def strong_shares(games: States, players: int) -> Floats:
    """The part of the victory that the first player got, deal by deal: each deal was played once from every seat."""
    shares = shares_of(games, players)
    turn = np.arange(len(games)) % players
    seat = (-turn) % players
    return shares[np.arange(len(games)), seat].reshape(-1, players).mean(axis=1)
