"""What a seat may ask about the tiles to come, the closed sarcophagi and the others' pharaoh cards."""

from __future__ import annotations

from mastaba.engine.contract import State
from mastaba.games.luxor.events import Animal
from mastaba.games.luxor.state import (
    ANIMAL_NAMES,
    ANIMALS,
    DECK,
    DEPTH,
    HAND,
    ITEMS,
    POOL,
    RANKS,
    SNAKE_BACK,
    TILE_NAMES,
    TILES,
    UNKNOWN,
    VALUES,
)
from mastaba.views import Question


def questions(seen: State, seat: int) -> list[Question]:
    """What the next tile shows, what lies in the sarcophagi, and which animals count double for whom."""
    rivals = [other for other in range(int(seen.players)) if other != seat]
    held = [(other, animal) for other in rivals for animal in range(ANIMALS) if int(seen.holder[animal]) == 1 + other]
    return [*_tiles(seen, seat), *_values(seen), *(_pharaoh(seen, seat, other, animal) for other, animal in held)]


def _tiles(seen: State, seat: int) -> list[Question]:
    """What the next tile of the deck shows, unless it is a curse: each tile that the seat has not seen is as likely."""
    place = int(seen.next)
    if place >= DECK or seen.deck[place] == SNAKE_BACK:
        return []
    own = {int(seen.hand[seat, at]) - 1 for at in range(HAND)}
    unseen = [tile for tile in range(TILES) if not int(seen.laid) >> tile & 1 and tile not in own]
    shares = [sum(name in _pictures(tile) for tile in unseen) / len(unseen) for name in ANIMAL_NAMES]
    return [_next(place, name, share) for name, share in zip(ANIMAL_NAMES, shares, strict=True)]


def _next(place: int, name: str, share: float) -> Question:
    told = {"animal": Animal[name.upper()]}
    return Question("next", lambda table: name in _pictures(int(table.deck[place]) - 1), share, told)


def _pictures(tile: int) -> list[str]:
    """The animals on a tile; the last letter says which way one looks."""
    return [part[:-1] for part in TILE_NAMES[tile].split("-")] if tile < TILES else []


def _values(seen: State) -> list[Question]:
    """Of the closed sarcophagi with one, two and three eyes, where there are any."""
    closed = [[item for item in range(eyes, ITEMS, DEPTH) if seen.opener[item] == 0] for eyes in range(DEPTH)]
    return [_value(seen, eyes, items[0]) for eyes, items in enumerate(closed) if items]


def _value(seen: State, eyes: int, item: int) -> Question:
    """Whether a closed sarcophagus holds the most that one with so many eyes can."""
    best = max(rank for rank in range(RANKS) if POOL[eyes, rank] > 0)
    told = {"eyes": eyes + 1, "value": int(VALUES[best])}
    return Question("value", lambda table: bool(table.inside[item] == best), _share_of_best(seen, eyes, best), told)


def _share_of_best(seen: State, eyes: int, best: int) -> float | None:
    """Each value that the seat has not seen is as likely, unless something was handed over, which tells a little of the rest."""
    if seen.gives > 0:
        return None
    inside = [int(seen.inside[item]) for item in range(eyes, ITEMS, DEPTH)]
    return (int(POOL[eyes, best]) - inside.count(best)) / inside.count(UNKNOWN)


def _pharaoh(seen: State, seat: int, other: int, animal: int) -> Question:
    told = {"player": other + 1, "animal": Animal[ANIMAL_NAMES[animal].upper()]}
    share = 0.0 if int(seen.pharaoh[seat]) == animal else 1 / (ANIMALS - 1)
    return Question("pharaoh", lambda table: int(table.pharaoh[other]) == animal, share, told)
