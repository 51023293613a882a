"""The layout of every game's observations as a page: python -m mastaba.study.layouts > docs/study-observations.md"""

from __future__ import annotations

from collections.abc import Iterator

from mastaba.features.layout import LEAST, MOST, OTHERS, SEATS, Placed
from mastaba.game import Game, discover

HEAD = f"""# Observations

What a seat sees, as numbers to learn from. This page is made from the layouts by `python -m mastaba.study.layouts`, and a test says
that it is true.

Every game has a layout, a list of named slices, and a compiled rule that writes it (`games/<id>/features.py`). The numbers come from
what the seat knows alone: the open table, its own things, and what it would remember who never forgets. They are `float32`, told as
the seat would: first its own, then the others' in turn order. So the same position looks the same from every seat, and the size
depends on the number of players, without rows for seats that nobody holds. No number is below {LEAST:g} or above {MOST:g}, and nearly all
are within -1 and 1. The mask of legal actions is beside them, not among them. A layout whose meaning changes gets another version.

    from mastaba import load

    layout = load("luxor", players=3).game.provided.FEATURES
    layout.version, layout.size(3), layout.placed(3)[0]

A game without `features.py` gets a layout made from its state: every public field as it lies and the seat's own row of every private
one, wide integers bit by bit, others as n / (1 + |n|).

"per seat" is a block for every seat, the own first; "per other" one for every other seat. Under "where" are the places in the smallest
game: at other tables they are `layout.placed(players)`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in discover().values() for line in _game(game))])


def _game(game: Game) -> Iterator[str]:
    layout, fewest = game.provided.FEATURES, game.seats[0]
    sizes = ", ".join(f"{layout.size(players)} for {players}" for players in game.seats)
    yield f"## {game.title}\n"
    yield f"`{game.id}`, layout version {layout.version}. Numbers by players: {sizes}.\n"
    yield f"| slice | where, for {fewest} | size | meaning | scale |\n|---|---|---|---|---|"
    yield from map(_line, layout.placed(fewest))
    yield ""
    yield from (f"- Told in part: `{name}`, {why}." for name, why in layout.in_part.items())
    yield from (f"- Left out: `{name}`, {why}." for name, why in layout.left_out.items())
    yield ""


def _line(one: Placed) -> str:
    per = {SEATS: " per seat", OTHERS: " per other"}.get(one.slice.each, "")
    about = one.slice
    return f"| `{about.name}` | {one.start} to {one.end - 1} | {about.size}{per} | {about.meaning} | {about.scale} |"


if __name__ == "__main__":
    print(page(), end="")
