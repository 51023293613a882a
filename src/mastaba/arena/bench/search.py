"""How quick the search is, beside OpenSpiel's C++ information-set search in the same run: random playouts, one core, and two."""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mastaba.bots.search import Search
from mastaba.game import Edition, load

ROUNDS: Final = 5
PEER: Final = "hearts"
PEER_TRIAL: Final = 500
PEER_SEARCH: Final = "OpenSpiel ISMCTSBot, C++"
KINDS: Final = {1: "search", 2: "search on two cores"}

Key = tuple[str, str, int]
Runner = Callable[[], tuple[int, float, float]]
Rates = tuple[float, float]


@dataclass(frozen=True)
class SearchSpeed:
    """Simulations a second from the opening, the decisions a second in them, and these beside the peer's: medians of the rounds."""

    name: str
    kind: str
    seats: int
    simulations: float
    decisions: float
    ratio: float | None


def run(games: list[str], seconds: float, on_progress: Callable[[str], None] = lambda name: None) -> list[SearchSpeed]:
    """Measures each of ours right after the peer, round after round, so that a slow minute of the machine falls on both alike."""
    peer, ours = _peer(seconds), _ours(games, seconds)
    found: dict[Key, list[Rates]] = {key: [] for key in (*peer, *ours)}
    for _ in range(ROUNDS):
        for key, runner in ours.items():
            on_progress(f"{key[0]} {key[1]}")
            for other in peer:
                found[other].append(_rates(peer[other]))
            found[key].append(_rates(runner))
    beside = next((found[key] for key in peer), [])
    speeds = [_speed(key, found[key], beside) for key in peer]
    return speeds + [_speed(key, found[key], beside[place :: len(ours)]) for place, key in enumerate(ours)]


def _rates(runner: Runner) -> Rates:
    """Simulations and decisions a second."""
    simulations, decisions, spent = runner()
    return simulations / spent, decisions / spent


def _speed(key: Key, rates: list[Rates], beside: list[Rates]) -> SearchSpeed:
    ratios = [own[1] / other[1] for own, other in zip(rates, beside, strict=False)]
    simulations, decisions = map(statistics.median, zip(*rates, strict=True))
    return SearchSpeed(*key, simulations, decisions, statistics.median(ratios) if ratios else None)


def _ours(games: list[str], seconds: float) -> dict[Key, Runner]:
    """Every number of seats on one core; the fewest also on two, where there are two."""
    editions = [(load(name, players), 1) for name in games for players in load(name).game.seats]
    editions += [(load(name), 2) for name in games if (os.cpu_count() or 1) > 1]
    return {
        (edition.game.id, KINDS[cores], edition.players): _searching(edition, seconds, cores) for edition, cores in editions
    }


def _searching(edition: Edition, seconds: float, cores: int) -> Runner:
    """Thinks about the opening for so many seconds, with random playouts; compiling beforehand does not count."""
    match = edition.new(seed=1, target="cpu")
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    seen, legal = match.seen(match.seat), match.legal_numbers()
    Search(edition, iterations=1).think(seen, legal, random.Random(1))

    def think() -> tuple[int, float, float]:
        search, started = Search(edition, seconds=seconds, cores=cores), time.perf_counter()
        search.think(seen, legal, random.Random(1))
        return search.spent_iterations, search.spent_decisions, time.perf_counter() - started

    return think


def _peer(seconds: float) -> dict[Key, Runner]:
    """OpenSpiel's search where it is installed, thinking about as long as ours."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game(PEER)
    simulations, _, spent = _peer_searching(pyspiel, game, PEER_TRIAL)()
    wanted = max(PEER_TRIAL, int(simulations * seconds / spent))
    return {(PEER, PEER_SEARCH, game.num_players()): _peer_searching(pyspiel, game, wanted)}


def _peer_searching(pyspiel: Any, game: Any, simulations: int) -> Runner:
    choice = random.Random(1)
    opening = game.new_initial_state()
    while opening.is_chance_node():
        opening.apply_action(choice.choice(opening.legal_actions()))
    length = statistics.mean(_length(opening.clone(), choice) for _ in range(50))

    def think() -> tuple[int, float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT)
        started = time.perf_counter()
        bot.step(opening)
        return simulations, simulations * length, time.perf_counter() - started

    return think


def _length(state: Any, choice: random.Random) -> int:
    """How many decisions a random game goes on for: each of the search's simulations plays as many."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(choice.choice(state.legal_actions()))
    return decisions


def table(speeds: list[SearchSpeed]) -> str:
    """The speeds as a table in Markdown, with ratios to OpenSpiel's search."""
    lines = [
        "| game | seats | search | simulations a second | decisions a second | ratio of decisions |",
        "|---|---|---|---:|---:|---:|",
    ]
    for speed in speeds:
        rates = f"{speed.simulations:,.0f} | {speed.decisions:,.0f}"
        lines.append(f"| {speed.name} | {speed.seats} | {speed.kind} | {rates} | {shown_ratio(speed)} |")
    return "\n".join(lines)


def shown_ratio(speed: SearchSpeed) -> str:
    """Decisions beside the peer's, where that was measured."""
    return f"{speed.ratio:.2f}" if speed.ratio else "–"
