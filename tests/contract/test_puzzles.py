"""Puzzles: every record replays, every solution is legal and was confirmed, and what looks best is something else."""

from __future__ import annotations

import pytest

from mastaba.arena.puzzles.files import LONGER, STANDS
from mastaba.game import Game, discover
from mastaba.records.puzzles import Posed, puzzles_of, replayed

POSED = [game for game in discover().values() if puzzles_of(game.id)]
FEWEST = 5  # puzzles a game


@pytest.mark.parametrize("game", POSED, ids=lambda game: game.id)
def test_every_puzzle_is_the_decision_of_its_seat_between_legal_actions(game: Game) -> None:
    known = puzzles_of(game.id)
    assert len(known) >= FEWEST
    for whole in {id(one.game): one.game for one in known.values()}.values():
        assert whole.record.rules == game.version
        match = replayed(whole.record)
        for puzzle in whole.puzzles:
            then = match.at(puzzle.moment)
            assert then.seat == puzzle.seat
            assert not then.is_race
            assert {puzzle.solution, puzzle.obvious, puzzle.rival} <= set(then.legal())


@pytest.mark.parametrize("game", POSED, ids=lambda game: game.id)
def test_every_solution_was_found_again_with_ten_times_the_tries(game: Game) -> None:
    for one in puzzles_of(game.id).values():
        puzzle = one.puzzle
        assert puzzle.solution not in (puzzle.obvious, puzzle.rival)
        assert puzzle.margin >= STANDS - 0.001, one.name  # shares are kept in thousandths
        assert puzzle.value >= puzzle.than >= puzzle.lost
        assert puzzle.proof == "exact" or puzzle.confirmed >= LONGER * puzzle.budget


def test_a_puzzle_is_known_by_a_name_that_says_nothing_of_its_deal() -> None:
    one = next(iter(puzzles_of(POSED[0].id).values()))
    other = Posed(one.game, one.game.puzzles[0])
    assert puzzles_of(POSED[0].id)[one.name] is one
    assert other.name == Posed(one.game, one.game.puzzles[0]).name
    assert str(one.game.record.seed) not in one.name or len(str(one.game.record.seed)) < 4
