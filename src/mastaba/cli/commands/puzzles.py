"""`mastaba puzzles`: the puzzles in the games' folders, made and checked."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from mastaba.checks import check_range, check_writable
from mastaba.cli import parse
from mastaba.cli.console import output
from mastaba.cli.options import Cluster, Cores, GameId, help_text
from mastaba.game import discover
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.records.puzzles import Puzzle, PuzzleGame

MOST: Final = 100_000
MOST_TRIES: Final = 1_000_000

puzzles = typer.Typer(no_args_is_help=True)

File = Annotated[Path | None, typer.Option("--file", metavar="FILE", help=help_text("puzzles-file"), show_default=False)]
Count = Annotated[int, typer.Option("--count", metavar="N", help=help_text("puzzles-count"))]
Tries = Annotated[int, typer.Option("--tries", metavar="N", help=help_text("puzzles-tries"))]
Again = Annotated[bool, typer.Option("--again", help=help_text("puzzles-again"))]
Games = Annotated[list[str] | None, typer.Argument(metavar="GAME...", help=help_text("game"), show_default=False)]


def folder_file(game_id: str) -> Path:
    """Where a game's puzzles lie."""
    from mastaba.records.puzzles import FILE

    return Path(str(files(f"mastaba.games.{game_id}").joinpath(FILE)))


@puzzles.command("make", help=help_text("puzzles-make"))
def make(
    game: GameId, count: Count = 200, tries: Tries = 1500, file: File = None, cores: Cores = None, cluster: Cluster = None
) -> int:
    """Plays games between strong robots until so many puzzles have been found in them."""
    from mastaba.arena.puzzles import files as kept

    check_range("--count", count, 1, MOST)
    check_range("--tries", tries, 10, MOST_TRIES)
    game_id = parse.game(game).id
    path = file or folder_file(game_id)
    check_writable(path)
    where = parse.where(cores, cluster)
    said, screen = words(None, parse.language(None)), output()

    def tell(found: PuzzleGame) -> None:
        screen.print(said.say("puzzles-game", number=found.record.seed, count=len(found.puzzles)))

    total = kept.make(path, game_id, count, tries, tell, where)
    screen.print(said.say("puzzles-made", count=total, file=str(path)))
    return 0


@puzzles.command("check", help=help_text("puzzles-check"))
def check(games: Games = None, file: File = None, again: Again = False, cores: Cores = None, cluster: Cluster = None) -> int:
    """Looks at puzzles with ten times the tries that found them, and drops those that fall."""
    from mastaba.arena.puzzles import files as kept

    where = parse.where(cores, cluster)
    said, screen = words(None, parse.language(None)), output()
    paths = [file] if file else [folder_file(parse.game(game).id) for game in games or discover()]

    def tell(puzzle: Puzzle, stands: bool) -> None:
        key = "puzzles-stands" if stands else "puzzles-falls"
        screen.print(said.say(key, moment=puzzle.moment, solution=puzzle.solution))

    for path in paths:
        found = kept.check(path, again, tell, where)
        held = found.looked - len(found.fallen)
        share = round(100 * held / max(1, found.looked), 1)
        screen.print(said.say("puzzles-checked", file=str(path), looked=found.looked, held=held, share=share))
    return 0
