"""Looking for puzzles: strong players play, and wherever what looks best is not what they would do, it is asked whether they are right."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Container, Sequence
from typing import Final

from mastaba.arena.puzzles.prove import CLEAR, Verdict, judge, weigh
from mastaba.bots import decide
from mastaba.bots.level_bot import SteadyBot
from mastaba.bots.levels import level, searcher
from mastaba.bots.simple_bots import Heuristic
from mastaba.engine.contract import State
from mastaba.game import Edition, load
from mastaba.match import Match
from mastaba.records.puzzles import Puzzle, PuzzleGame, recorded

STRONG: Final = 30  # tries for each action, more than the level hard spends in any game
GLANCES: Final = 5  # times that the heuristic is asked: where two actions seem alike to it, it takes any
APART: Final = 6  # decisions between two puzzles of a game, so that they are about different things
FEWEST: Final = 3  # actions to choose from
SCREEN: Final = 3  # times fewer tries in a first look, which most moments do not pass
HOPELESS: Final = 0.08  # a seat that can expect no more than this has nothing to solve
WALKS: Final = (1, 3, 10, 30)  # tries for each action, by which it is measured how hard a puzzle is
ASKED: Final = 4  # times for each of them
MIDDLE: Final = 1500  # rating of a puzzle that every other of those finds
STEP: Final = 400  # rating by which the odds are ten times as long


def played(game_id: str, number: int, budget: int) -> PuzzleGame:
    """The puzzles in the game of a number: its seed and how many seats play follow from that."""
    seats = load(game_id).game.seats
    edition = load(game_id, seats[number % len(seats)])
    match, bot = edition.new(seed=number, target="cpu"), SteadyBot(edition, STRONG, level(edition.game, "hard").exact)
    found: list[Puzzle] = []
    while not match.over:
        action = decide(bot, match, random.Random(f"{number} {len(match.steps)}"))
        if not found or len(match.steps) - found[-1].moment >= APART:
            found.extend(_posed(match, edition.game.numbers[action], budget))
        match.take(action)
    return PuzzleGame(recorded(match, found[-1].moment if found else 0), found)


def _posed(match: Match, strong: int, budget: int) -> list[Puzzle]:
    """The present moment as a puzzle, if it is one."""
    legal = match.legal_numbers()
    if len(legal) < FEWEST or match.is_race or match.is_search:
        return []
    seen = match.seen(match.seat)
    looks = glances(match.edition, seen, legal)
    if strong in looks:
        return []
    obvious, luck = looks.most_common(1)[0][0], f"{match.seed} {len(match.steps)}"
    verdict = judge(match.edition, seen, legal, obvious, budget // SCREEN, luck)
    if verdict.proof == "search" and verdict.best not in looks and verdict.margin >= CLEAR / 2:
        verdict = weigh(match.edition, seen, legal, obvious, budget, luck)
    if not is_puzzle(verdict, looks):
        return []
    return [_puzzle(match, verdict, obvious, hardness(match.edition, seen, legal, verdict.best, luck))]


def is_puzzle(verdict: Verdict, looks: Container[int]) -> bool:
    """Whether one action is clearly best, looks like nothing, and wins something."""
    return verdict.is_clear and verdict.best not in looks and verdict.shares[verdict.best] > HOPELESS + CLEAR


def glances(edition: Edition, seen: State, legal: Sequence[int]) -> Counter[int]:
    """What the heuristic would do, asked several times."""
    bot = Heuristic(edition)
    return Counter(bot.choose(seen, legal, random.Random(glance)) for glance in range(GLANCES))


def hardness(edition: Edition, seen: State, legal: Sequence[int], solution: int, luck: str) -> int:
    """A rating: how seldom short searches find the solution, as odds on the scale of chess."""
    asked = [(tries, time) for tries in WALKS for time in range(ASKED)]
    found = sum(_quick(edition, seen, legal, tries, f"{luck} {time}") == solution for tries, time in asked)
    likely = (found + 1) / (len(asked) + 2)
    return round(MIDDLE + STEP * math.log10((1 - likely) / likely))


def _quick(edition: Edition, seen: State, legal: Sequence[int], tries: int, luck: str) -> int:
    return searcher(edition, iterations=tries * len(legal)).think(seen, legal, random.Random(luck))[0].action


def _puzzle(match: Match, verdict: Verdict, obvious: int, rating: int) -> Puzzle:
    texts, shares = match.game.actions, verdict.shares
    return Puzzle(
        moment=len(match.steps),
        seat=match.seat,
        solution=texts[verdict.best],
        obvious=texts[obvious],
        rival=texts[verdict.rival],
        value=round(shares[verdict.best], 3),
        than=round(shares[verdict.rival], 3),
        lost=round(shares[obvious], 3),
        proof=verdict.proof,
        budget=verdict.budget,
        rating=rating,
    )
