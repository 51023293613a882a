"""What a seat sees, as zones of pieces."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from mastaba.engine.contract import State
from mastaba.game import part
from mastaba.games.luxor.counts import animal_of_pair, count_at, kind_of_pair
from mastaba.games.luxor.pictures import PICTURES, cell_at, kind_between, row_of, shaft_of, through
from mastaba.games.luxor.rules.curses import count_sarcophagi
from mastaba.games.luxor.rules.pairs import LAST_KIND, pending_pairs
from mastaba.games.luxor.rules.refusals import is_full, refuse_curse, refuse_open
from mastaba.games.luxor.rules.scoring import bonus, sarcophagi_points
from mastaba.games.luxor.state import (
    ANIMAL_NAMES,
    ANIMALS,
    CURSE_NAMES,
    DECK,
    DEPTH,
    EYES_OF,
    RANKS,
    ROWS,
    SHAFT_TILES,
    SHAFTS,
    SNAKE_BACK,
    STATE,
    TILE_NAMES,
    TO_OPEN,
    UNKNOWN,
    VALUES,
    Kind,
    Line,
    Phase,
)
from mastaba.views import REMEMBERED, Facts, Lazily, Piece, PointsLine, Seats, Zone, piece, zone

SOUGHT: Final = ("claim",)  # R9.3  finding a line is the game, so a person is never offered one
TILE_OF: Final = {(int(upper), int(lower)): name for name, (upper, lower) in zip(TILE_NAMES, PICTURES, strict=True)}
LINE_NAMES: Final = [(int(line), line.name.lower()) for line in Line]


class Pair(Facts, frozen=True):
    """R4.4 A pair that waits to be resolved: its animal, and `same` or `opposite`."""

    animal: str
    kind: str


class Wall(Facts, frozen=True):
    """R1.1 The size of the wall; R3.2 how many tiles each shaft still takes; R4.4 the pairs to be resolved."""

    columns: int
    rows: int
    room: list[int]
    pending: list[Pair]


class Sight(Facts, frozen=True):
    """R10.1 From a row of a shaft along a line: the nearest cell, at `shaft` and `other`, that shows the same animal."""

    origin: int
    row: int
    line: str
    shaft: int
    other: int


class LaidTile(Facts, frozen=True):
    """R3.2 Where a tile lies, its lower picture; R10.1 what it sees, if it lies on top of its shaft."""

    x: int
    y: int
    shaft: int
    sights: list[Sight]


class HeldTile(Facts, frozen=True):
    """R10.1 What a tile would see from the shafts that have room."""

    sights: list[Sight]


class Shaft(Facts, frozen=True):
    """R3.2 The row, from 0, to which a tile would fall."""

    lands: int


class Column(Facts, frozen=True):
    """R5.1 Who holds a column (0: nobody), and whether an archaeologist is asked for; R6.4 scarabs, and how many open."""

    animal: str
    holder: int
    scarabs: int
    to_open: int
    is_asked: bool


class Sarcophagus(Facts, frozen=True):
    """R3.4 The eyes on a lid."""

    eyes: int


class Archaeologist(Facts, frozen=True):
    """R1.5 Whose archaeologist it is."""

    owner: int


class Count(Facts, frozen=True):
    """How many pieces lie in a place."""

    count: int


class Deck(Facts, frozen=True):
    """R3.3 How many tiles are left; R9.6 whether the next shows a snake on its back."""

    count: int
    snake: bool


class Curse(Facts, frozen=True):
    """R9.2 Whether everybody searches the wall for the animals of the curse tile."""

    is_sought: bool


def view(seen: State, seat: int) -> list[Zone]:
    """The wall, the columns, the slab, the deck, and what lies in front of each player."""
    zones = [_wall(seen), _shafts(seen), *_columns(seen), *_commons(seen)]
    stock, pharaoh = seen.stock.tolist(), seen.pharaoh.tolist()
    for owner in range(int(seen.players)):
        zones += [_hand(seen, owner), _treasure(seen, owner), _stock(owner, stock[owner]), _pharaoh(owner, pharaoh[owner])]
    return zones


@part(STATE, "wall", "height", "has_sphinx", "pending", "either")
def _wall(seen: State) -> Zone:
    heights, wall = seen.height.tolist(), seen.wall.tolist()
    pieces = [_tile(seen, wall, shaft, level) for shaft in range(SHAFTS) for level in range(heights[shaft])]
    return zone("wall", "grid", pieces, facts=Wall(SHAFTS, ROWS, [SHAFT_TILES - height for height in heights], _pairs(seen)))


def _tile(seen: State, wall: list[int], shaft: int, level: int) -> Piece:
    cell = cell_at(shaft, 2 * level)
    name = TILE_OF[wall[cell + 1], wall[cell]]
    sights = _sights(seen, name, shaft, level) if seen.has_sphinx and level + 1 == seen.height[shaft] else []
    return _laid(name, shaft, level, tuple(sights))


@functools.lru_cache(REMEMBERED)
def _laid(name: str, shaft: int, level: int, sights: tuple[Sight, ...]) -> Piece:
    return piece(name, "tile", name, LaidTile(shaft, 2 * level, shaft + 1, [*sights]))


def _pairs(seen: State) -> list[Pair]:
    pending = pending_pairs(seen)
    found = [pair for pair in range(2 * ANIMALS) if count_at(pending, pair) > 0] if pending else []
    return [Pair(ANIMAL_NAMES[animal_of_pair(pair)], Kind(kind_of_pair(pair)).name.lower()) for pair in found]


@part(STATE, "height")
def _shafts(seen: State) -> Zone:
    """R3.2 The shafts that have room."""
    pieces = [piece(f"shaft{shaft + 1}", "shaft", str(shaft + 1), Shaft(2 * int(seen.height[shaft]))) for shaft in _free(seen)]
    return zone("shafts", "row", pieces)


def _free(seen: State) -> list[int]:
    return [shaft for shaft in range(SHAFTS) if not is_full(seen, shaft)]


# R10.1 Where the pairs of long lines lie: an event of one names its line alone


def _sights(seen: State, tile: str, shaft: int, level: int) -> list[Sight]:
    """R10.1 What the pictures of a tile see from its place in the wall."""
    upper, lower = PICTURES[TILE_NAMES.index(tile)].tolist()
    wall, halves = seen.wall.tolist(), ((2 * level, lower), (2 * level + 1, upper))
    return [
        Sight(shaft + 1, row + 1, name, shaft_of(cell) + 1, row_of(cell) + 1)
        for row, picture in halves
        for line, name in LINE_NAMES
        if (cell := _nearest(wall, through(shaft, row, line), picture)) is not None
    ]


def _nearest(wall: list[int], cells: list[int], picture: int) -> int | None:
    """The first of some cells that makes a pair with a picture."""
    return next((cell for cell in cells if kind_between(picture, wall[cell]) <= LAST_KIND), None)


# Columns, and what lies around


@part(STATE, "column", "phase", "holder", "scarabs", "opened")
def _columns(seen: State) -> list[Zone]:
    asked = int(seen.column) if int(seen.phase) in (Phase.POST, Phase.MOVE) else ANIMALS
    rows = enumerate(zip(seen.holder.tolist(), seen.scarabs.tolist(), seen.opened.tolist(), strict=True))
    return [_column(animal, *row, animal == asked) for animal, row in rows]


@functools.lru_cache(REMEMBERED)
def _column(animal: int, holder: int, scarabs: int, opened: int, is_asked: bool) -> Zone:
    """The sarcophagi front first, the scarabs, the archaeologist."""
    name, left = ANIMAL_NAMES[animal], range(opened + 1, DEPTH + 1)
    pieces = [piece(f"sarcophagus.{name}.{eyes}", "sarcophagus", None, Sarcophagus(eyes)) for eyes in left]
    pieces += [piece(f"scarab.{name}.{number + 1}", "scarab", "scarab") for number in range(scarabs)]
    if holder:
        pieces.append(piece(f"archaeologist.{name}", "archaeologist", str(holder), Archaeologist(holder)))
    return zone(f"column{animal + 1}", "row", pieces, facts=Column(name, holder, scarabs, TO_OPEN, is_asked))


@part(STATE, "next", "slab", "curse", "deck", "phase")
def _commons(seen: State) -> list[Zone]:
    left, slab, curse = DECK - int(seen.next), int(seen.slab), int(seen.curse)
    back = "curse" if left and seen.deck[int(seen.next)] == SNAKE_BACK else "tile"
    top = [piece("deck.top", back, None)] if left else []
    turned = [piece(f"curse.{name}", "curse", name) for name in CURSE_NAMES[curse - 1 : curse]]
    scarabs = [piece(f"scarab.slab.{number + 1}", "scarab", "scarab") for number in range(slab)]
    return [
        zone("slab", "heap", scarabs, facts=Count(slab)),
        zone("deck", "pile", top, facts=Deck(left, back == "curse")),
        zone("curse", "pile", turned, facts=Curse(seeks(seen))),
    ]


# What lies in front of a player


def _hand(seen: State, owner: int) -> Zone:
    cards = tuple(seen.hand[owner].tolist())
    return _holding(owner, cards, tuple(_sights_of(seen, card) for card in cards if card) if seen.has_sphinx else ())


@functools.lru_cache(REMEMBERED)
def _holding(owner: int, cards: tuple[int, ...], sights: tuple[tuple[Sight, ...], ...]) -> Zone:
    """A hand of cards, 0 where a place of it is empty, and what each would see."""
    held = [(place, card) for place, card in enumerate(cards, 1) if card]
    pieces = [_held(owner, *one, some) for one, some in zip(held, sights or [()] * len(held), strict=True)]
    return zone(f"hand{owner + 1}", "hand", pieces, owner + 1)


@part(STATE, "wall", "height")
def _sights_of(seen: State, card: int) -> tuple[Sight, ...]:
    """R10.1 What a tile in hand would see from each shaft that has room; of one that is not seen nothing is known."""
    name, shafts = TILE_NAMES[card - 1], _free(seen) if card != UNKNOWN else []
    return tuple(sight for shaft in shafts for sight in _sights(seen, name, shaft, int(seen.height[shaft])))


@functools.lru_cache(REMEMBERED)
def _held(owner: int, place: int, card: int, sights: tuple[Sight, ...]) -> Piece:
    if card == UNKNOWN:
        return piece(f"hand{owner + 1}.{place}", "tile", None, HeldTile([]))
    return piece(TILE_NAMES[card - 1], "tile", TILE_NAMES[card - 1], HeldTile([*sights]))


@part(STATE, "eyes", "owned", "gives", "given", "giver", "taker", "given_eyes")
def _treasure(seen: State, owner: int) -> Zone:
    """R3.4 Sarcophagi in front of a player: all show their eyes, a value only to who knows it."""
    pieces = list(_sarcophagi(seen, owner))
    return zone(f"treasure{owner + 1}", "row", pieces, owner + 1, Count(len(pieces)))


def _sarcophagi(seen: State, owner: int) -> Iterator[Piece]:
    """Those of a value are one like the other, so they go by it: what is opened later does not change what others are called."""
    known = _known(seen, owner)
    for eyes in range(DEPTH):
        left = int(seen.eyes[owner, eyes])
        for rank in range(RANKS):
            copies = min(left, known[rank]) if EYES_OF[rank] == eyes else 0
            left -= copies
            for copy in range(1, copies + 1):
                face = str(VALUES[rank])
                yield piece(f"treasure{owner + 1}.{face}.{copy}", "sarcophagus", face, Sarcophagus(eyes + 1))
        for number in range(1, left + 1):
            yield piece(f"treasure{owner + 1}.unknown{eyes + 1}.{number}", "sarcophagus", None, Sarcophagus(eyes + 1))


def _known(seen: State, owner: int) -> Counter[int]:
    """How many sarcophagi of each rank are known to lie with a player."""
    if seen.owned[owner, 0] != UNKNOWN:
        return Counter({rank: int(seen.owned[owner, rank]) for rank in range(RANKS)})
    known: Counter[int] = Counter()
    for number in range(int(seen.gives)):
        rank = int(seen.given[number])
        if seen.taker[number] == owner and rank != UNKNOWN:
            known[rank] += 1
        elif seen.giver[number] == owner:
            _forget(known, rank, int(seen.given_eyes[number]))
    return known


def _forget(known: Counter[int], rank: int, eyes: int) -> None:
    """What left is known, or may have been any with so many eyes; the page then shows none of those as certain."""
    if rank != UNKNOWN:
        known[rank] = max(0, known[rank] - 1)
        return
    for other in range(RANKS):
        if EYES_OF[other] == eyes:
            known[other] = 0


@functools.lru_cache(REMEMBERED)
def _stock(owner: int, stock: int) -> Zone:
    facts = Archaeologist(owner + 1)
    pieces = [piece(f"stock{owner + 1}.{number + 1}", "archaeologist", str(owner + 1), facts) for number in range(stock)]
    return zone(f"stock{owner + 1}", "heap", pieces, owner + 1, Count(stock))


@functools.lru_cache(REMEMBERED)
def _pharaoh(owner: int, animal: int) -> Zone:
    face = None if animal == UNKNOWN else ANIMAL_NAMES[animal]
    return zone(f"pharaoh{owner + 1}", "pile", [piece(f"pharaoh{owner + 1}.card", "pharaoh", face)], owner + 1)


# What is meant, counted and said


def meant(seen: State, seat: int, clicked: list[str]) -> str | None:
    """A tile and a shaft: to drop it there. A shaft alone: with any tile. A column: to open it, or to bring somebody from it."""
    if seen.curse:  # while everybody searches, asking why is trying: nothing is asked
        return None
    hand = [TILE_NAMES[int(card) - 1] for card in seen.hand[seat] if card > 0]
    held = [name for name in clicked[:1] if name in hand]
    place = next(iter(clicked[len(held) :]), "")
    shaft = place.removeprefix("shaft")
    if hand and shaft != place and shaft.isdecimal():
        return f"drop {(held or hand)[0]} {shaft}"
    column = {f"column{number}": animal for number, animal in enumerate(ANIMAL_NAMES, 1)}.get(place)
    verb = "open" if seen.phase == Phase.OPEN else "move"
    return f"{verb} {column}" if column and not held else None


def seeks(seen: State) -> bool:
    """R9.3 Whether everybody is looking for a line; whether there is one is for them to find out."""
    return int(seen.phase) == Phase.CLAIM


def tally(seen: State, seat: int) -> list[PointsLine]:
    """R8.1 The sarcophagi, R8.2 and the pharaoh's bonus."""
    extra = bonus(seen, seat)
    return [
        PointsLine("points-sarcophagi", sarcophagi_points(seen, seat), {"count": count_sarcophagi(seen, seat)}),
        PointsLine("points-pharaoh" if extra else "points-no-pharaoh", extra),
    ]


def reasons(seen: State, action: int | None) -> Mapping[str, Any]:
    """The facts that a refusal's sentence may name; of lines that match, nothing."""
    return Lazily(SITUATION, seen)


def _listed(words: Iterable[Any]) -> str:
    return ", ".join(map(str, words)) or "–"


def _own(seen: State) -> list[int]:
    """Own columns; while sarcophagi are being opened, those that have one left."""
    if seen.phase == Phase.OPEN:
        return [animal for animal in range(ANIMALS) if refuse_open(seen, animal) == 0]
    return [animal for animal in range(ANIMALS) if seen.holder[animal] == 1 + seen.seat]


SITUATION: Final[dict[str, Callable[[State], Any]]] = {  # what holds for whatever was tried
    "hand": lambda seen: _listed(TILE_NAMES[int(card) - 1] for card in seen.hand[int(seen.seat)] if card > 0),
    "shafts": lambda seen: _listed(shaft + 1 for shaft in _free(seen)),
    "pairs": lambda seen: _listed(f"{pair.animal} ({pair.kind})" for pair in _pairs(seen)),
    "column": lambda seen: ANIMAL_NAMES[int(seen.column)],
    "own": lambda seen: _listed(ANIMAL_NAMES[animal] for animal in _own(seen)),
    "victims": lambda seen: Seats(other + 1 for other in range(int(seen.players)) if refuse_curse(seen, other) == 0),
    "values": lambda seen: _listed(VALUES[rank] for rank in range(RANKS) if seen.owned[int(seen.seat), rank] > 0),
    "curse": lambda seen: CURSE_NAMES[int(seen.curse) - 1].replace("+", ", ") if seen.curse else "–",
    "players": lambda seen: int(seen.players),
}
