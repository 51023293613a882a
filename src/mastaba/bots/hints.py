"""Advice for a player: the best actions, what to expect of each, and how sure that is, from what the seat knows."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

from mastaba.bots.levels import searcher
from mastaba.bots.search import Thought
from mastaba.bots.search.exact import STEP
from mastaba.bots.search.solver import EXACT, share_of, solved
from mastaba.engine.contract import State
from mastaba.game import Edition

NORMAL_95: Final = 1.96
SPREAD: Final = 0.5  # the most that results from 0 to 1 can vary


@dataclass(frozen=True)
class Hint:
    """One action: the share of the victory to expect after it, give or take `doubt`, and how many games it was tried in.

    Without a doubt it has not been tried but solved: every way to go on has been looked at.
    """

    action: str
    expected: float
    doubt: float
    tries: int
    shares: tuple[float, ...] = ()  # of all seats
    moves: int | None = None  # decisions to the end at the latest, where that was looked for


def think(
    edition: Edition, seen: State, legal: list[int], iterations: int | None, seconds: float | None, seed: int = 0
) -> list[Thought]:
    """What a search finds from what a seat sees, the most tried action first."""
    return searcher(edition, iterations=iterations, seconds=seconds).think(seen, legal, random.Random(seed))


def hints(
    edition: Edition, seen: State, legal: list[int], iterations: int | None = None, seconds: float | None = 1.0
) -> list[Hint]:
    """Every legal action worth a thought, the best first."""
    worths = solved(edition, seen, EXACT) if edition.players == 2 else {}
    if worths:
        best = sorted(worths, key=lambda one: (-worths[one], one))
        return [_certain(edition, action, worths[action], int(seen.seat)) for action in best]
    seat = int(seen.seat)
    return [_hint(edition, thought, seat) for thought in think(edition, seen, legal, iterations, seconds)]


def _certain(edition: Edition, action: int, worth: float, seat: int) -> Hint:
    """What is solved; between two seats what one has the other has not."""
    share = share_of(worth)
    shares = (share, 1 - share) if seat == 0 else (1 - share, share)
    return Hint(edition.game.actions[action], share, 0.0, 0, shares, round(abs(share - worth) / STEP) or None)


def _hint(edition: Edition, thought: Thought, seat: int) -> Hint:
    doubt = NORMAL_95 * SPREAD / math.sqrt(max(1, thought.visits))
    return Hint(edition.game.actions[thought.action], thought.results[seat], doubt, thought.visits, thought.results)
