"""Every game's heuristic: it beats chance, keeps to the rules, knows no more than its seat may, and ends its games."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.arena.contests.tournament import run
from mastaba.arena.simulation.checks import check
from mastaba.arena.simulation.simulate import Batch, simulate
from mastaba.engine.contract import ACTION
from mastaba.game import Edition, Game, load


def test_advice_is_sound_at_every_step(edition: Edition) -> None:
    """Legal, the same from the table and from what the seat sees, and no piece is lost by it."""
    assert check(edition, games=60, seed=300, is_thorough=False, is_advised=True) == {}


@pytest.fixture
def advised(game: Game) -> Game:
    """A game that has a heuristic; without one any action is advised."""
    return game if game.has_heuristic else pytest.skip(f"{game.id} has no bot.py")


@pytest.mark.parametrize("is_last", [False, True], ids=["fewest seats", "most seats"])
def test_the_heuristic_beats_chance(advised: Game, is_last: bool) -> None:
    """A sample, a smaller one where more is allowed for; bench/ladder.py plays many more."""
    players = advised.seats[-1 if is_last else 0]
    rounds = 48 if players == 2 else 10
    outcomes = run(load(advised.id, players), ["heuristic"] + ["random"] * (players - 1), rounds, salt="same")
    won = sum(outcome.share(outcome.pairing.names.index("heuristic") + 1) for outcome in outcomes)
    assert won / len(outcomes) >= (0.9 if players == 2 else 2.2 / players)


def test_the_scale_is_a_typical_margin_among_heuristics(advised: Game) -> None:
    batch = simulate(load(advised.id, advised.seats[0]), 200, seed=9, is_advised=True)
    ranked = np.sort(batch.points, axis=1)
    margin = float((ranked[:, -1] - ranked[:, -2]).mean())
    scale = advised.provided.SCALE
    assert margin <= 1 or scale / 2 < margin < scale * 2  # a game that is only won or lost has no margin


def test_advice_is_the_same_interpreted_and_native(game: Game) -> None:
    match = load(game.id, game.seats[-1]).new(seed=3, target="cpu")
    plain = game.names()["advise"]
    native = match.edition.bind(plain, "cpu")
    for step in range(150):
        actions = np.array(match.legal_numbers(), ACTION)
        seen = match.seen(match.seat)
        advised = plain(seen, actions, len(actions), step)
        assert advised == native(seen, actions, len(actions), step)
        match.play(match.game.actions[advised])
        if match.over:
            break
    assert match.steps


def test_who_is_ahead_by_the_forecast_late_in_a_game_wins_more_often(advised: Game) -> None:
    edition = load(advised.id, advised.seats[0])
    batch = simulate(edition, 40, seed=70, is_advised=True, has_trace=True)
    won = [batch.wins[game, ahead_late(batch, game)] / batch.wins[game].sum() for game in range(40)]
    assert np.mean(won) > 1.2 / edition.players


def ahead_late(batch: Batch, game: int) -> int:
    """The seat with the best forecast when a quarter of a game is left."""
    edition, told = batch.edition, np.zeros(batch.edition.players, np.int32)
    match, played = edition.new(seed=batch.seed + game, target="cpu"), batch.actions(game)
    for action in played[: len(played) * 3 // 4]:
        match.play(action)
    edition.bind(edition.game.names()["forecast"], "python")(match._table[0], told)
    return int(told.argmax())
