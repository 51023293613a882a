"""What the heuristic sees: a set that a trade completes, and what lies in an open trade."""

from __future__ import annotations

import random

import numpy as np

import mastaba
from mastaba.bots.simple_bots import Heuristic
from mastaba.games.archaeology.bot import POINT, forecast
from mastaba.games.archaeology.tests.archaeology_tables import play, table


def advised(match: mastaba.Match, decisions: int) -> list[str]:
    """What the heuristic does, one decision after the other."""
    done: list[str] = []
    for step in range(decisions):
        choice = Heuristic(match.edition, "python").choose(match.seen(match.seat), match.legal_numbers(), random.Random(step))
        done.append(match.game.actions[choice])
        match.play(done[-1])
    return done


def points_forecast(match: mastaba.Match) -> list[float]:
    found = np.zeros(match.players, np.int32)
    match.edition.bind(forecast, "python")(match._table[0], found)
    return [value / POINT for value in found]


def test_a_trade_for_several_cards_is_seen_where_none_of_them_pays_by_itself() -> None:
    match = table("shard", "coin", market="4 shard", dig="mask")
    assert advised(match, 7) == ["give mask", *["take shard"] * 4, "trade", "sell shard 5"]


def test_what_was_given_in_an_open_trade_is_not_lost() -> None:
    match = table("2 talisman", "coin", market="3 cup", dig="coin")
    before = points_forecast(match)
    play(match, "give talisman")
    assert abs(points_forecast(match)[0] - before[0]) <= 2
