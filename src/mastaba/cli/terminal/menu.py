"""A friendly start: which game, and how many at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mastaba.cli.commands.games import pitch, seats_and_minutes
from mastaba.cli.console import GOLD, TURQUOISE
from mastaba.game import Game, discover
from mastaba.text import words

Ask = Callable[[Text], str]


def choose_game(console: Console, ask: Ask, lang: str) -> Game:
    """One game of the numbered list."""
    games = list(discover().values())
    console.print(Text(words(None, lang).say("menu-welcome"), style=f"bold {GOLD}"))
    console.print()
    for number, game in enumerate(games, 1):
        line = Text.assemble(
            (f" {number} ", f"bold {TURQUOISE}"), (game.title, "bold"), (f"  {seats_and_minutes(game, lang)}", "dim")
        )
        console.print(line)
        console.print(Padding(Text(pitch(game, lang), style="dim"), (0, 0, 0, 3)), width=min(console.width, 100))
        console.print()
    prompt = words(None, lang).say("menu-game", count=len(games))
    names = [*(game.id for game in games)]
    return games[_one_of(console, ask, prompt, names, lang)]


def choose_players(console: Console, ask: Ask, game: Game, lang: str) -> int:
    """How many play; a game for a fixed number asks nothing."""
    if len(game.seats) == 1:
        return game.seats[0]
    prompt = words(None, lang).say("menu-players", least=game.seats[0], most=game.seats[-1])
    while True:
        answer = ask(Text(prompt)) or str(game.seats[0])
        if answer.isdecimal() and int(answer[:4]) in game.seats:
            return int(answer)
        console.print(Text(words(None, lang).say("menu-again", given=answer[:40])))


def _one_of(console: Console, ask: Ask, prompt: str, names: Sequence[str], lang: str) -> int:
    while True:
        answer = ask(Text(prompt)).lower()
        if answer.isdecimal() and 1 <= int(answer[:4]) <= len(names):
            return int(answer) - 1
        if answer in names:
            return names.index(answer)
        if answer:
            console.print(Text(words(None, lang).say("menu-again", given=answer[:40])))
