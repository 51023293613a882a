"""Puzzles made and checked: a file goes on where it was broken off, what falls is dropped, and what is found can be found again."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from typer.testing import CliRunner

from mastaba.arena.parallel.work import Where
from mastaba.arena.puzzles import files, find
from mastaba.arena.puzzles.files import is_confirmed, looked_at_again
from mastaba.arena.puzzles.prove import CLEAR, Verdict, judge
from mastaba.cli.app import app
from mastaba.match import Match
from mastaba.records.puzzles import Puzzle, PuzzleGame, puzzles_of, write

GAME = "saqqara"
FEW = 3


def games() -> list[PuzzleGame]:
    """Some games with puzzles, as if nobody had looked at them again."""
    found = list({id(one.game): one.game for one in puzzles_of(GAME).values()}.values())[:FEW]
    return [structs.replace(game, puzzles=[structs.replace(one, confirmed=0) for one in game.puzzles]) for game in found]


def test_a_file_is_made_from_the_game_after_its_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, known, here = tmp_path / "puzzles.jsonl", games(), Where(cores=1)

    def played(game_id: str, number: int, budget: int) -> PuzzleGame:
        game = known[number % FEW]
        return structs.replace(game, record=structs.replace(game.record, seed=number), puzzles=game.puzzles[: number % 2])

    monkeypatch.setattr(files, "played", played)
    told: list[int] = []
    for count, until in ((2, 3), (3, 5), (3, 5)):
        assert files.make(file, GAME, count, 50, lambda game: told.append(game.record.seed), here) == count
        assert told == list(range(1, until + 1)), "every other game has none"
    assert [game.record.seed for game in files.games_in(file)] == [1, 3, 5]


def test_what_falls_is_dropped_and_what_stands_is_not_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.jsonl"
    write(file, games())
    first = games()[0].puzzles[0]

    def looked(match: Match, puzzle: Puzzle) -> Verdict:
        numbers = match.game.numbers
        shares = {numbers[puzzle.solution]: 0.7, numbers[puzzle.rival]: 0.5, numbers[puzzle.obvious]: 0.4}
        return Verdict(
            {numbers[puzzle.rival]: 0.7, numbers[puzzle.solution]: 0.6} if puzzle == first else shares, "search", 500
        )

    monkeypatch.setattr(files, "looked_at_again", looked)
    every = sum(len(game.puzzles) for game in games())
    told = CliRunner().invoke(app, ["puzzles", "check", "--cores", "1", "--file", str(file)])
    assert told.exit_code == 0, told.output
    assert f"{every - 1} of {every} stand" in " ".join(told.output.split())
    kept = [puzzle for game in files.games_in(file) for puzzle in game.puzzles]
    assert first.moment not in [one.moment for one in kept if one.solution == first.solution and one.value != 0.7]
    assert {(one.value, one.than, one.confirmed) for one in kept} <= {(0.7, 0.5, 500), (0.7, 0.4, 500)}
    assert "0 of 0" in " ".join(CliRunner().invoke(app, ["puzzles", "check", "--file", str(file)]).output.split())


def test_a_puzzle_is_what_is_clearly_best_and_looks_like_nothing() -> None:
    clear = Verdict({1: 0.6, 2: 0.59 - CLEAR, 3: 0.2}, "search", 100, sureness=1.0)
    assert find.is_puzzle(clear, {2, 3})
    assert not find.is_puzzle(clear, {1})
    assert not find.is_puzzle(structs_like(clear, sureness=0.9), {2})
    assert not find.is_puzzle(Verdict({1: 0.12, 2: 0.02}, "search", 100), {2}), "there is nothing to win"
    assert not find.is_puzzle(Verdict({1: 0.6, 2: 0.55}, "search", 100), {2})


def structs_like(verdict: Verdict, **changes: float) -> Verdict:
    return Verdict(**{**vars(verdict), **changes})


def test_what_is_shipped_is_found_again_by_the_search_that_found_it() -> None:
    one = next(iter(puzzles_of(GAME).values()))
    match, puzzle = one.match("cpu"), one.puzzle
    numbers = match.game.numbers
    seen, legal = match.seen(puzzle.seat), match.legal_numbers()
    luck = f"{match.seed} {puzzle.moment}"
    verdict = judge(match.edition, seen, legal, numbers[puzzle.obvious], puzzle.budget, luck)
    assert match.game.actions[verdict.best] == puzzle.solution
    assert verdict.is_clear
    assert judge(match.edition, seen, legal, numbers[puzzle.obvious], puzzle.budget, luck) == verdict, (
        "the same tries find the same"
    )
    assert numbers[puzzle.obvious] in find.glances(match.edition, seen, legal)


@pytest.mark.proof
@pytest.mark.parametrize("game", ["saqqara", "luxor", "relikt", "sakkara", "archaeology"])
def test_solutions_stand_against_ten_times_the_tries(game: str) -> None:
    for one in list(puzzles_of(game).values())[:5]:
        match = one.match("cpu")
        assert is_confirmed(match, one.puzzle, looked_at_again(match, one.puzzle)), one.name
