"""Arranged tables for the tests: tiles in the order in which they are dropped, and what the page shows of a column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mastaba
from mastaba.engine.dice import advance, below, choices
from mastaba.games.luxor.state import ANIMAL_NAMES, CURSE_NAMES, HAND, TILE_NAMES, WALL_TILES, Phase
from mastaba.match import Match
from mastaba.views import Zone

# A row of camels over a row of others: each drop from the second on forms one pair, with the camel to its left.
CAMELS = ["camelL-muleL", "camelL-snakeL", "camelL-crocR", "camelR-hippoR", "camelR-ibisR", "camelR-catL"]
STACK = {
    animal: [3 + (number > 3), 5 + (number > 3), (7, 7, 7, 8, 8, 8, 10)[number]] for number, animal in enumerate(ANIMAL_NAMES)
}


def arranged(tiles: list[str], players: int = 2, curses: dict[int, str] | None = None, **options: Any) -> Match:
    """A match, seat 1 to begin, in which `tiles` come to hand as they are needed; curse tiles at places in the deck."""
    order = tiles + [tile for tile in TILE_NAMES if tile not in tiles]
    dealt = HAND * players
    deck = order[dealt:]
    deal: dict[str, Any] = {"first": 1, "sarcophagi": STACK, "pharaoh": list(ANIMAL_NAMES[7 - players :])}
    if curses is not None:
        options["curse"] = True
        for place in sorted(curses):
            deck.insert(place, f"curse:{curses[place]}")
        deck += [f"curse:{name}" for name in CURSE_NAMES if name not in curses.values()]
    deal |= {"hands": [order[seat:dealt:players] for seat in range(players)], "deck": deck}
    return mastaba.load("luxor", players=players, **options).new(seed=1, deal=deal)


def drop(match: Match, *moves: tuple[str, int], answer: str = "") -> list[str]:
    """Drops tiles one after the other, giving the same answer to every question; returns the codes of the last events."""
    told = []
    for tile, shaft in moves:
        told = match.play(f"drop {tile} {shaft}")
        while answer and answer in match.legal():
            told += match.play(answer)
    return [event.code for event in told]


def in_row(tiles: list[str], first_shaft: int = 1) -> list[tuple[str, int]]:
    """Tiles side by side."""
    return [(tile, first_shaft + number) for number, tile in enumerate(tiles)]


def column(match: Match, animal: str) -> tuple[int, int, int]:
    """Who stands at a column (0: nobody), how many scarabs lie there and how many sarcophagi stand there."""
    found = zone(match, f"column{ANIMAL_NAMES.index(animal) + 1}")
    left = sum(piece.kind == "sarcophagus" for piece in found.pieces)
    return found.facts.holder, found.facts.scarabs, left


def zone(match: Match, name: str, seat: int = 1) -> Zone:
    """A zone as a seat sees it."""
    return next(zone for zone in match.view(seat).zones if zone.id == name)


def treasure(match: Match, owner: int, seat: int = 1) -> list[tuple[int, str | None]]:
    """A player's sarcophagi as a seat sees them: eyes, and the value where it is known."""
    return [(piece.facts.eyes, piece.face) for piece in zone(match, f"treasure{owner}", seat).pieces]


def code(match: Match, text: str) -> str:
    """The code of a refusal."""
    refusal = match.refusal(text)
    assert refusal is not None, f"{text} is legal"
    assert refusal.sentence
    return refusal.code


def before_the_last_tile(without: tuple[str, ...], players: int = 2, **options: Any) -> Match:
    """A game whose last tile shows none of some animals; nobody has posted anybody, so the columns are free to arrange."""
    for seed in range(200):
        match = mastaba.load("luxor", players=players, **options).new(seed=seed, target="cpu")
        while match._state.dropped < WALL_TILES - 1 or match._state.phase != Phase.DROP:
            legal = match.legal()
            match.play(next((answer for answer in ("skip", "pass") if answer in legal), legal[0]))
        if not any(animal in match.legal()[0] for animal in without):
            return match
    raise AssertionError("no such game among these seeds")


def stand(match: Match, seat: int, animal: str, scarabs: int, sarcophagi: int) -> None:
    """Puts a player's archaeologist at a column, with so many scarabs and so many sarcophagi left."""
    state, number = match._state, ANIMAL_NAMES.index(animal)
    state.holder[number] = seat
    state.scarabs[number] = scarabs
    state.opened[number] = 3 - sarcophagi


def last_drop(match: Match) -> None:
    """Drops the last tile, posting nobody."""
    match.play(match.legal()[0])
    while match._state.phase in (Phase.RESOLVE, Phase.POST) and not match.over:
        match.play("skip" if "skip" in match.legal() else match.legal()[0])


def positions(seed: int, players: int = 3, **options: Any) -> Iterator[Match]:
    """A random game, decision by decision, up to its end."""
    match, stream = mastaba.load("luxor", players=players, **options).new(seed=seed, target="cpu"), choices(seed)
    yield match
    while not match.over:
        stream, legal = advance(stream), match.legal()
        match.play(legal[below(stream, len(legal))])
        yield match
