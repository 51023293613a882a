"""Puzzles: every record replays, every solution is legal and was confirmed, and what looks best is something else."""

from __future__ import annotations

import pytest

from mastaba.arena.puzzles.files import LONGER, STANDS
from mastaba.game import Game, discover
from mastaba.records.puzzles import puzzles_of, replayed

POSED = [game for game in discover().values() if puzzles_of(game.id)]
FEWEST = 200  # puzzles a game


@pytest.mark.parametrize("posed", POSED, ids=lambda game: game.id)
def test_every_puzzle_is_the_decision_of_its_seat_between_legal_actions(posed: Game) -> None:
    known = puzzles_of(posed.id)
    assert len(known) >= FEWEST
    for whole in {id(one.game): one.game for one in known.values()}.values():
        assert whole.record.rules == posed.version
        match = replayed(whole.record, "cpu")
        for puzzle in whole.puzzles:
            then = match.at(puzzle.moment)
            assert then.seat == puzzle.seat
            assert not then.is_race
            assert {puzzle.solution, puzzle.obvious, puzzle.rival} <= set(then.legal())


@pytest.mark.parametrize("posed", POSED, ids=lambda game: game.id)
def test_every_solution_was_found_again_with_ten_times_the_tries(posed: Game) -> None:
    for one in puzzles_of(posed.id).values():
        puzzle = one.puzzle
        assert puzzle.solution not in (puzzle.obvious, puzzle.rival)
        assert puzzle.margin >= STANDS - 0.001, one.name  # shares are kept in thousandths
        assert puzzle.value >= puzzle.than >= puzzle.lost
        assert puzzle.proof == "exact" or puzzle.confirmed >= LONGER * puzzle.budget


@pytest.mark.parametrize("posed", POSED, ids=lambda game: game.id)
def test_no_two_puzzles_have_one_name(posed: Game) -> None:
    known = puzzles_of(posed.id)
    assert len(known) == sum(len(game.puzzles) for game in {id(one.game): one.game for one in known.values()}.values())
