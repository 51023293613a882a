"""What a table is worth to each seat: its share of the victory, the one scale of the search. In the compiled subset.

At the end that is 1 for the winner, a part of it for each who ties, 0 for the rest. A game left at a horizon is worth the chance
to win: the game's forecast of points, by a scale that is fitted to games played (`calibration.toml`), for so many seats and for
the stage of the game. The shares of all seats add up to one, and no forecast is worth as much as a win or as little as a loss.

Two things tell equals apart, within a hundredth or so: how far ahead one ends, and how soon a win comes or how late a loss.

A search that plays on as its heuristic would is surer of what follows than it can be: what it tells people is tempered, by as much
as makes it come true in games played, stage by stage.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import PART, SCALE, Floats, Ints, State, forecast, scores, stage, winners

MARGIN: Final = 0.01  # of a result at the end, by how much it was won; a game's tuning may have it otherwise
HASTE: Final = 0.01  # what a win loses at most when it is long in coming
SOON: Final = 50.0  # decisions after which it has lost half of that


@rule
def shares_of(state: State, decisions: int, settings: State, won: Ints, points: Ints, shares: Floats) -> None:
    """Each seat's share of the victory, so many decisions from now: as it came out, or as it is forecast."""
    if state.ending != 0:
        shares_at_end(state, decisions, settings.margin, won, points, shares)
    else:
        shares_expected(state, settings, points, shares)


@rule
def shares_at_end(state: State, decisions: int, margin: float, won: Ints, points: Ints, shares: Floats) -> None:
    """The victory, shared by those who tie, by all where nobody wins; a little less clear the narrower and the later it came."""
    players, winning = int(state.players), 0
    scores(state, points)
    share_by_lead(points, players, SCALE, shares)
    winners(state, won)
    for seat in range(players):
        winning += int(won[seat])
    clear = 1.0 - HASTE * decisions / (decisions + SOON)
    for seat in range(players):
        share = int(won[seat]) / winning if winning > 0 else 1.0 / players
        shares[seat] = towards_fair(share + margin * (shares[seat] - share), clear, players)


@rule
def shares_expected(state: State, settings: State, points: Ints, shares: Floats) -> None:
    """What the forecast makes each seat's chance to win at this stage of the game."""
    players = int(state.players)
    forecast(state, points)
    share_by_lead(points, players, PART * settings.scale[stage(state)], shares)
    clear = clearest(settings.margin, players)
    for seat in range(players):
        shares[seat] = towards_fair(shares[seat], clear, players)


@rule
def clearest(margin: float, players: int) -> float:
    """How clear a forecast may be: the narrowest, latest win is still worth more, and the narrowest, latest loss less."""
    return 1.0 - 2 * HASTE - margin * players / 2


@rule
def share_by_lead(points: Ints, players: int, scale: float, shares: Floats) -> None:
    """Shares of one whole, e times as much for whoever is a scale ahead."""
    most, total = int(points[0]), 0.0
    for seat in range(1, players):
        most = max(most, int(points[seat]))
    for seat in range(players):
        shares[seat] = math.exp((int(points[seat]) - most) / scale)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@rule
def towards_fair(share: float, clear: float, players: int) -> float:
    """A share drawn towards an equal one; whole shares stay whole together."""
    return clear * share + (1.0 - clear) / players


def tempered(shares: Sequence[float], temper: float) -> tuple[float, ...]:
    """Shares of the victory that are less sure (or, above 1, surer) than they were; who was ahead stays so, and certain is certain."""
    raised = [max(0.0, share) ** temper for share in shares]
    total = sum(raised)
    return tuple(share / total for share in raised) if total > 0 else tuple(shares)
