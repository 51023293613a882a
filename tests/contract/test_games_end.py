"""Random games end, with something to decide until then, every refusal in place and every piece accounted for."""

from __future__ import annotations

from mastaba.arena.simulation.checks import check
from mastaba.game import Edition, Game


def test_native_games_keep_every_promise(edition: Edition) -> None:
    assert check(edition, games=40, seed=1000, is_thorough=True) == {}


def test_many_native_games_end_with_all_pieces(edition: Edition) -> None:
    assert check(edition, games=400, seed=5000, is_thorough=False) == {}


def test_interpreted_games_keep_the_same_promises(game: Game) -> None:
    from mastaba.game import load

    assert check(load(game.id, game.seats[-1]), games=1, seed=7, target="python", is_thorough=False) == {}
