"""What has happened, told line by line, and how it ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.cli.console import GOLD, SEAT_GLYPHS, seat_style, seat_text
from mastaba.engine.events import Event
from mastaba.match import Match
from mastaba.text import words


def actor(match: Match, event: Event) -> int:
    """The seat whose decision brought an event about; 0 for the start of play."""
    return match.steps[event.step - 1].seat + 1 if event.step else 0


def line(match: Match, event: Event, lang: str) -> Table:
    """An event as a line, marked with the glyph of the seat whose turn it was."""
    seat = actor(match, event)
    mark = Text(f"  {SEAT_GLYPHS[seat - 1]} ", style=seat_style(seat)) if seat else Text("  · ", style="dim")
    told = Text(match.sentence(event, lang))
    for number, name in enumerate(match.names, 1):
        told.highlight_words([name], style=seat_style(number))
    columns = Table.grid()
    columns.add_row(mark, told)
    return columns


def result(match: Match, lang: str) -> RenderableType:
    """How the game ended, everybody's points, the best first, and who has won."""
    say = words(match.game.id, lang).say
    winners, scores = match.winners(), match.scores()
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style=f"bold {GOLD}")
    for seat in sorted(range(1, match.players + 1), key=lambda seat: (seat not in winners, -scores[seat - 1])):
        crown = f"★ {say('play-wins')}" if seat in winners else ""
        table.add_row(seat_text(seat, match.names[seat - 1]), say("play-points", points=scores[seat - 1]), crown)
    return Group(*_ending(match, lang), table, "", verdict(match, lang))


def _ending(match: Match, lang: str) -> list[str]:
    """How the game ended, unless the last line of the log has just said so."""
    told = words(match.game.id, lang).thing("ending", str(match.ending))
    return [] if match.sentence(match.events()[-1], lang) == told else [told, ""]


def verdict(match: Match, lang: str) -> Text:
    """Who has won, in a sentence, and the seed that was sealed."""
    say = words(None, lang).say
    names = [match.names[seat - 1] for seat in match.winners()]
    key = {0: "result-nobody", 1: "result-winner"}.get(len(names), "result-shared")
    together = f" {say('result-and')} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
    told = Text(say(key, names=together), style="bold")
    return told.append(f"\n{say('result-seed', seed=str(match.seed))}", style="not bold dim")
