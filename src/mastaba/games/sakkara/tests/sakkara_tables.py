"""Sakkara tables in mid-game, written out: a deal says what lies on the board, so tests set racks and workers themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import mastaba
from mastaba.engine.contract import State
from mastaba.game import Value
from mastaba.games.sakkara.deal import stack_of
from mastaba.games.sakkara.geometry import NAMES
from mastaba.games.sakkara.state import LEVEL, Phase, Tile
from mastaba.views import Zone

FLAT = {name: ["ox"] for name in NAMES}
CORNERS = (("a1", "g1"), ("a7", "g7"))


def table(
    board: Mapping[str, Sequence[str] | int] | None = None,
    rack: str = "",
    other: str = "",
    workers: tuple[tuple[str, str], tuple[str, str]] = CORNERS,
    laid: tuple[int, int] = (0, 0),
    other_laid: tuple[int, int] = (0, 0),
    level: int = 1,
    built: str = "",
    **options: Value,
) -> mastaba.Match:
    """A match in which seat 1 is about to begin a turn; a number on a field stands for that many oxen."""
    stacks = {cell: ["ox"] * tiles if isinstance(tiles, int) else list(tiles) for cell, tiles in (board or {}).items()}
    match = mastaba.load("sakkara", None, **options).new(seed=1, deal={"first": 1, "board": stacks})
    state = state_of(match)
    state.phase, state.seat = Phase.TURN, 0
    for seat, (cells, tiles, front) in enumerate(((workers[0], rack, laid), (workers[1], other, other_laid))):
        state.worker[seat] = [NAMES.index(cell) for cell in cells]
        state.ship[seat], state.wheat[seat] = front
        for word in tiles.split():
            state.rack[seat, Tile[word.upper()]] += 1
            state.rack_size[seat] += 1
    _raise(state, level, built)
    return match


def _raise(state: State, level: int, built: str) -> None:
    """The pyramid of seat 1: the levels below the present one, and some of its tiles."""
    state.level[0] = level
    state.built[0] = LEVEL[:level].sum(axis=0)
    for word in built.split():
        state.built[0, Tile[word.upper()]] += 1


def state_of(match: mastaba.Match) -> State:
    """The table itself, to be changed at once."""
    match._changed()
    return match._state


def play(match: mastaba.Match, *texts: str) -> None:
    for text in texts:
        assert text in match.legal(), (text, match.legal())
        match.play(text)


def board(match: mastaba.Match, cell: str) -> list[str]:
    """The tiles of a field from the bottom up."""
    return stack_of(state_of(match), NAMES.index(cell))


def rack(match: mastaba.Match, seat: int = 1) -> list[str]:
    counts = state_of(match).rack[seat - 1]
    return [tile.name.lower() for tile in Tile for _ in range(int(counts[tile]))]


def discard(match: mastaba.Match) -> list[str]:
    state = state_of(match)
    return [Tile(int(tile)).name.lower() for tile in state.discard[: int(state.discarded)]]


def workers(match: mastaba.Match, seat: int = 1) -> list[str]:
    return [NAMES[field] for field in state_of(match).worker[seat - 1]]


def texts(match: mastaba.Match, verb: str) -> list[str]:
    """The legal actions of a verb."""
    return [text for text in match.legal() if text.split()[0] == verb]


def code(match: mastaba.Match, text: str) -> str:
    """Why an action is refused."""
    refusal = match.refusal(text)
    assert refusal, f"{text} is legal"
    assert match.refusal(text, lang="fr")
    return refusal.code


def zone(match: mastaba.Match, name: str, seat: int = 1) -> Zone:
    return next(zone for zone in match.view(seat).zones if zone.id == name)


def front(match: mastaba.Match, name: str) -> tuple[int, int]:
    """How many ships and how much wheat lie in front of somebody."""
    facts = zone(match, name).facts
    return facts.ship, facts.wheat
