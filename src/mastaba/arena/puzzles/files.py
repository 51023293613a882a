"""A file of puzzles made and looked through again; either can be broken off at any time and goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from msgspec import structs

from mastaba.arena.parallel.work import EVERY_CORE, Job, Where, run
from mastaba.arena.puzzles.find import glances, played
from mastaba.arena.puzzles.prove import Verdict, judge
from mastaba.match import Match
from mastaba.records.puzzles import Puzzle, PuzzleGame, line, read, replayed, write

MOST_GAMES: Final = 1_000_000  # that are ever looked through for puzzles
LONGER: Final = 10  # times as many have to find the same
STANDS: Final = 0.04  # of the victory, by which a solution must then still be better than anything else


def games_in(file: Path) -> list[PuzzleGame]:
    """The games in a file of puzzles; none where there is no file yet."""
    return read(file.read_text(encoding="utf8")) if file.is_file() else []


@dataclass(frozen=True)
class Making(Job[int, PuzzleGame]):
    """The puzzles in the game of a number."""

    game_id: str
    budget: int

    def __call__(self, number: int) -> PuzzleGame:
        """Plays it."""
        return played(self.game_id, number, self.budget)


def make(
    file: Path, game_id: str, count: int, budget: int, on_game: Callable[[PuzzleGame], None], where: Where = EVERY_CORE
) -> int:
    """Plays on, from the game after the last one in the file, until there are so many puzzles; how many there are."""
    games = games_in(file)
    total, last = _total(games), max((game.record.seed for game in games), default=0)
    if total >= count:
        return total
    with closing(run(Making(game_id, budget), range(last + 1, last + MOST_GAMES), where)) as found:
        for game in found:
            _append(file, game)
            total += len(game.puzzles)
            on_game(game)
            if total >= count:
                break
    return total


def _append(file: Path, game: PuzzleGame) -> None:
    if game.puzzles:
        with file.open("a", encoding="utf8") as out:
            out.write(line(game))


def _total(games: list[PuzzleGame]) -> int:
    return sum(len(game.puzzles) for game in games)


@dataclass
class Checked:
    """How many puzzles were looked at again, and those that fell."""

    looked: int = 0
    fallen: list[Puzzle] = field(default_factory=list)

    def count(self, puzzle: Puzzle, stands: bool) -> None:
        """One more."""
        self.looked += 1
        if not stands:
            self.fallen.append(puzzle)


@dataclass(frozen=True)
class Checking(Job[PuzzleGame, list[Puzzle | None]]):
    """What is known of the puzzles of a game after another look: none of those that fall."""

    is_again: bool

    def __call__(self, game: PuzzleGame) -> list[Puzzle | None]:
        """Looks at them, at those that stand already only if that is asked for."""
        match = replayed(game.record, "cpu")
        return [_known(match, one) if self.is_again or not one.confirmed else one for one in game.puzzles]


def check(file: Path, is_again: bool, on_puzzle: Callable[[Puzzle, bool], None], where: Where = EVERY_CORE) -> Checked:
    """Looks at every puzzle with ten times what made it, or at those of which that is not known; the file keeps those that stand."""
    games, checked = games_in(file), Checked()
    places = [place for place, game in enumerate(games) if is_again or not all(one.confirmed for one in game.puzzles)]
    looked = run(Checking(is_again), [games[place] for place in places], where)
    for place, found in zip(places, looked, strict=True):
        for puzzle, known in zip(games[place].puzzles, found, strict=True):
            if is_again or not puzzle.confirmed:
                checked.count(puzzle, known is not None)
                on_puzzle(puzzle, known is not None)
        games[place] = structs.replace(games[place], puzzles=[known for known in found if known])
        write(file, [game for game in games if game.puzzles])
    return checked


def _known(match: Match, puzzle: Puzzle) -> Puzzle | None:
    verdict = looked_at_again(match.at(puzzle.moment), puzzle)
    return _better_known(puzzle, verdict, match) if is_confirmed(match, puzzle, verdict) else None


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
