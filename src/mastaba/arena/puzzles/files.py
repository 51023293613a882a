"""A file of puzzles made and looked through again; either can be broken off at any time and goes on where it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from msgspec import structs

from mastaba.arena.puzzles.find import glances, played
from mastaba.arena.puzzles.prove import Verdict, judge
from mastaba.match import Match
from mastaba.records.puzzles import Puzzle, PuzzleGame, line, read, replayed, write

LONGER: Final = 10  # times as many have to find the same
STANDS: Final = 0.04  # of the victory, by which a solution must then still be better than anything else


def games_in(file: Path) -> list[PuzzleGame]:
    """The games in a file of puzzles; none where there is no file yet."""
    return read(file.read_text(encoding="utf8")) if file.is_file() else []


def make(file: Path, game_id: str, count: int, budget: int, on_game: Callable[[PuzzleGame], None]) -> int:
    """Plays on, from the game after the last one in the file, until there are so many puzzles; how many there are."""
    games = games_in(file)
    total, number = _total(games), max((game.record.seed for game in games), default=0)
    while total < count:
        number += 1
        game = played(game_id, number, budget)
        if game.puzzles:
            with file.open("a", encoding="utf8") as out:
                out.write(line(game))
        total += len(game.puzzles)
        on_game(game)
    return total


def _total(games: list[PuzzleGame]) -> int:
    return sum(len(game.puzzles) for game in games)


@dataclass
class Checked:
    """How many puzzles were looked at again, and those that fell."""

    looked: int = 0
    fallen: list[Puzzle] = field(default_factory=list)


def check(file: Path, is_again: bool, on_puzzle: Callable[[Puzzle, bool], None]) -> Checked:
    """Looks at every puzzle with ten times what made it, or at those of which that is not known; the file keeps those that stand."""
    games, checked = games_in(file), Checked()
    for place, game in enumerate(games):
        if is_again or any(not puzzle.confirmed for puzzle in game.puzzles):
            kept = list(_standing(game, is_again, checked, on_puzzle))
            games[place] = structs.replace(game, puzzles=kept)
            write(file, [one for one in games if one.puzzles])
    return checked


def _standing(
    game: PuzzleGame, is_again: bool, checked: Checked, on_puzzle: Callable[[Puzzle, bool], None]
) -> Iterator[Puzzle]:
    match = replayed(game.record, "cpu")
    for puzzle in game.puzzles:
        if puzzle.confirmed and not is_again:
            yield puzzle
            continue
        verdict = looked_at_again(match.at(puzzle.moment), puzzle)
        stands = is_confirmed(match, puzzle, verdict)
        checked.looked += 1
        on_puzzle(puzzle, stands)
        if stands:
            yield _better_known(puzzle, verdict, match)
        else:
            checked.fallen.append(puzzle)


def _better_known(puzzle: Puzzle, verdict: Verdict, match: Match) -> Puzzle:
    """A puzzle with what the longer search has found of its actions."""
    texts, shares = (
        match.game.actions,
        {match.game.actions[action]: round(share, 3) for action, share in verdict.shares.items()},
    )
    return structs.replace(
        puzzle,
        rival=texts[verdict.rival],
        value=shares[puzzle.solution],
        than=shares[texts[verdict.rival]],
        lost=shares[puzzle.obvious],
        confirmed=verdict.budget,
    )


def looked_at_again(match: Match, puzzle: Puzzle) -> Verdict:
    """What ten times the tries make of a puzzle, with other luck."""
    seen, legal = match.seen(puzzle.seat), match.legal_numbers()
    obvious = glances(match.edition, seen, legal).most_common(1)[0][0]
    return judge(match.edition, seen, legal, obvious, LONGER * puzzle.budget, f"{match.seed} {puzzle.moment} again")


def is_confirmed(match: Match, puzzle: Puzzle, verdict: Verdict) -> bool:
    """Whether the solution is still best, and by enough."""
    return match.game.actions[verdict.best] == puzzle.solution and verdict.margin >= STANDS and verdict.sureness > 0
