"""The heuristic player: it beats chance, keeps to the rules, and knows no more than its seat may."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mastaba.arena.playouts import open_game
from mastaba.compile import rule
from mastaba.contract import ACTION, MAX_LEGAL, Ints, State, States, apply, legal, refusal, scores, see, winners
from mastaba.dice import advance, below, choices
from mastaba.events import WIDTH
from mastaba.game import load
from mastaba.games.luxor.bot import SCALE, advise

EDITIONS: list[dict[str, Any]] = [
    {"players": players, "curse": curse, "sphinx": sphinx}
    for players in (2, 3, 4)
    for curse, sphinx in ((False, False), (True, False), (False, True), (True, True))
]
GAMES = 1200  # a multiple of every number of seats


@rule
def is_sound(state: State, seen: State, actions: Ints, count: int, stream: int) -> bool:
    """Whether the advice is legal, and the same from what the seat sees."""
    advised = advise(state, actions, count, stream)
    see(state, state.seat, seen)
    return refusal(state, advised) == 0 and advise(seen, actions, count, stream) == advised


@rule
def play(tables: States, blank: States, seed: int, options: Ints, rivals: int, wins: Ints, points: Ints, unsound: Ints) -> None:
    """A heuristic among rivals, 0: at random, 1: of its kind, each deal from every seat; notes unsound advice to anyone."""
    actions = np.empty(MAX_LEGAL, ACTION)
    events = np.zeros((1, WIDTH), np.int32)
    for game in range(wins.shape[0]):
        tables[0] = blank[0]
        state = tables[0]
        open_game(state, seed + game // wins.shape[1], options, events)
        stream = choices(seed + game)
        while state.ending == 0:
            stream = advance(stream)
            count = legal(state, actions)
            tables[1] = blank[0]
            if not is_sound(state, tables[1], actions, count, stream):
                unsound[game] += 1
            action = int(actions[below(stream, count)])
            if rivals == 1 or state.seat == game % wins.shape[1]:
                action = advise(state, actions, count, stream)
            events[0, 0] = 0
            apply(state, action, events)
        winners(state, wins[game])
        scores(state, points[game])


def results(options: dict[str, Any], rivals: int) -> tuple[Ints, Ints, Ints]:
    """Who has won each game, everybody's points, and how much of the advice was unsound."""
    edition = load("luxor", **options)
    wins, points = np.zeros((2, GAMES, edition.players), np.int32)
    unsound = np.zeros(GAMES, np.int32)
    tables = edition.blank(2).view(np.ndarray)
    edition.bind(play, "cpu")(tables, edition.blank(), 1, edition.codes, rivals, wins, points, unsound)
    return wins, points, unsound


@pytest.mark.parametrize("options", EDITIONS, ids=str)
def test_it_beats_chance_within_the_rules_by_what_its_seat_may_know(options: dict[str, Any]) -> None:
    wins, _, unsound = results(options, 0)
    seats = np.arange(GAMES) % options["players"]
    share = (wins[np.arange(GAMES), seats] / wins.sum(1)).mean()
    assert share >= (0.9 if options["players"] == 2 else 2.2 / options["players"])
    assert unsound.sum() == 0


@pytest.mark.parametrize("options", EDITIONS[:1], ids=str)
def test_its_scale_is_a_typical_margin_among_its_kind(options: dict[str, Any]) -> None:
    _, points, unsound = results(options, 1)
    ranked = np.sort(points, axis=1)
    assert SCALE / 2 < (ranked[:, -1] - ranked[:, -2]).mean() < SCALE * 2
    assert unsound.sum() == 0


@pytest.mark.parametrize("options", EDITIONS[::3], ids=str)
def test_its_advice_is_the_same_interpreted_and_native(options: dict[str, Any]) -> None:
    match = load("luxor", **options).new(seed=3, target="cpu")
    native = match.edition.bind(advise, "cpu")
    for step in range(200):
        actions = np.array(match.legal_numbers(), ACTION)
        seen = match.seen(match.seat)
        advised = advise(seen, actions, len(actions), step)
        assert advised == native(seen, actions, len(actions), step)
        match.play(match.game.actions[advised])
        if match.over:
            break
    assert len(match.steps) > 30
