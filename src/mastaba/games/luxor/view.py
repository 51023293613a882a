"""What a seat sees, as zones of pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mastaba.engine.contract import State
from mastaba.games.luxor.actions import ACTIONS, CLAIM, CURSE, DROP, GIVE, MOVE, OPEN, PASS, POST, RESOLVE, SKIP, cells_of
from mastaba.games.luxor.rules.pairs import pending_kinds
from mastaba.games.luxor.state import (
    ANIMAL_NAMES,
    ANIMALS,
    BONUS,
    CURSE_NAMES,
    DECK,
    DEPTH,
    EYES_OF,
    PICTURES,
    RANKS,
    SHAFT_TILES,
    SHAFTS,
    SNAKE_BACK,
    STRIDE,
    TILE_NAMES,
    UNKNOWN,
    VALUES,
    Phase,
)
from mastaba.views import Piece, Zone, piece, zone

SOUGHT = ("claim",)  # R9.3  finding a line is the game, so a person is never offered one
TILE_OF = {(int(upper), int(lower)): name for name, (upper, lower) in zip(TILE_NAMES, PICTURES, strict=True)}


def view(seen: State, seat: int) -> dict[str, Any]:
    """The wall, the columns, the slab, the deck, and what lies in front of each player."""
    players = range(int(seen.players))
    zones = [_wall(seen), _shafts(seen), *_columns(seen), *_commons(seen)]
    for owner in players:
        zones += [_hand(seen, owner), _treasure(seen, seat, owner), _stock(seen, owner), _pharaoh(seen, owner)]
    return {"zones": zones}


def _wall(seen: State) -> Zone:
    pieces = [_tile(seen, shaft, level) for shaft in range(SHAFTS) for level in range(int(seen.height[shaft]))]
    facts = {f"room{shaft + 1}": SHAFT_TILES - int(seen.height[shaft]) for shaft in range(SHAFTS)}
    pending = [f"{ANIMAL_NAMES[pair >> 1]} ({('same', 'opposite')[pair & 1]})" for pair in _pairs(seen)]
    return zone("wall", "grid", pieces, columns=SHAFTS, rows=2 * SHAFT_TILES, pending=pending, **facts)


def _tile(seen: State, shaft: int, level: int) -> Piece:
    cell = (shaft + 1) * STRIDE + 2 * level + 1
    name = TILE_OF[int(seen.wall[cell + 1]), int(seen.wall[cell])]
    return piece(name, "tile", name, shaft=shaft + 1, row=2 * level + 1, x=shaft, y=2 * level)


def _shafts(seen: State) -> Zone:
    """R3.2 The shafts that have room."""
    free = [shaft for shaft in range(SHAFTS) if seen.height[shaft] < SHAFT_TILES]
    pieces = [piece(f"shaft{shaft + 1}", "shaft", str(shaft + 1), lands=2 * int(seen.height[shaft])) for shaft in free]
    return zone("shafts", "row", pieces)


def _pairs(seen: State) -> list[int]:
    kinds = pending_kinds(seen)
    return [pair for pair in range(2 * ANIMALS) if kinds >> 4 * pair & 1]


def _columns(seen: State) -> list[Zone]:
    return [_column(seen, animal) for animal in range(ANIMALS)]


def _column(seen: State, animal: int) -> Zone:
    """The sarcophagi front first, the scarabs, the archaeologist."""
    name = ANIMAL_NAMES[animal]
    pieces = [piece(f"sarcophagus.{name}.{depth + 1}", "sarcophagus", None, eyes=depth + 1) for depth in _left(seen, animal)]
    pieces += [piece(f"scarab.{name}.{number + 1}", "scarab", "scarab") for number in range(int(seen.scarabs[animal]))]
    holder = int(seen.holder[animal])
    if holder:
        pieces.append(piece(f"archaeologist.{name}", "archaeologist", str(holder), owner=holder))
    is_asked = int(seen.phase) in (Phase.POST, Phase.MOVE) and int(seen.column) == animal
    facts: dict[str, Any] = {"animal": name, "holder": holder, "scarabs": int(seen.scarabs[animal]), "is_asked": is_asked}
    return zone(f"column{animal + 1}", "row", pieces, **facts)


def _left(seen: State, animal: int) -> range:
    return range(int(seen.opened[animal]), DEPTH)


def _commons(seen: State) -> list[Zone]:
    left = DECK - int(seen.next)
    back = "curse" if left and seen.deck[int(seen.next)] == SNAKE_BACK else "tile"
    top = [piece("deck.top", back, None)] if left else []
    curse = int(seen.curse)
    turned = [piece(f"curse.{CURSE_NAMES[curse - 1]}", "curse", CURSE_NAMES[curse - 1])] if curse else []
    slab = [piece(f"scarab.slab.{number + 1}", "scarab", "scarab") for number in range(int(seen.slab))]
    return [
        zone("slab", "heap", slab, count=int(seen.slab)),
        zone("deck", "pile", top, count=left, snake=back == "curse"),
        zone("curse", "pile", turned, is_sought=int(seen.phase) == Phase.CLAIM),
    ]


def _hand(seen: State, owner: int) -> Zone:
    pieces = []
    for place, card in enumerate(seen.hand[owner], 1):
        if card > 0:
            pieces.append(piece(TILE_NAMES[int(card) - 1], "tile", TILE_NAMES[int(card) - 1]))
        elif card == UNKNOWN:
            pieces.append(piece(f"hand{owner + 1}.{place}", "tile", None))
    return zone(f"hand{owner + 1}", "hand", pieces, owner=owner + 1)


def _treasure(seen: State, seat: int, owner: int) -> Zone:
    """R3.4 Sarcophagi in front of a player: all show their eyes, a value only to who knows it."""
    counts = _known(seen, seat, owner)
    pieces = []
    for eyes in range(DEPTH):
        known = [int(VALUES[rank]) for rank in range(RANKS) for _ in range(counts[rank]) if EYES_OF[rank] == eyes]
        for number in range(int(seen.eyes[owner, eyes])):
            face = str(known[number]) if number < len(known) else None
            pieces.append(piece(f"treasure{owner + 1}.{eyes + 1}.{number + 1}", "sarcophagus", face, eyes=eyes + 1))
    return zone(f"treasure{owner + 1}", "row", pieces, owner=owner + 1, count=len(pieces))


def _known(seen: State, seat: int, owner: int) -> Counter[int]:
    """How many sarcophagi of each rank a seat knows to lie with a player."""
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


def _stock(seen: State, owner: int) -> Zone:
    pieces = [
        piece(f"stock{owner + 1}.{number + 1}", "archaeologist", str(owner + 1), owner=owner + 1)
        for number in range(int(seen.stock[owner]))
    ]
    return zone(f"stock{owner + 1}", "heap", pieces, owner=owner + 1, count=int(seen.stock[owner]))


def _pharaoh(seen: State, owner: int) -> Zone:
    animal = int(seen.pharaoh[owner])
    face = None if animal == UNKNOWN else ANIMAL_NAMES[animal]
    card = piece(f"pharaoh{owner + 1}.card", "pharaoh", face)
    return zone(f"pharaoh{owner + 1}", "pile", [card], owner=owner + 1, bonus=BONUS)


def path(seen: State, seat: int, action: int) -> list[str]:
    """What to click: a tile and a shaft, a column, a player's sarcophagi, one of one's own; for the rest a button."""
    if action < RESOLVE:
        tile, shaft = divmod(action - DROP, SHAFTS)
        return [TILE_NAMES[tile], f"shaft{shaft + 1}"]
    if CURSE <= action < GIVE:
        return [f"treasure{action - CURSE + 1}"]
    if action >= GIVE:
        owned = _treasure(seen, seat, seat).pieces
        return [next(one.id for one in owned if one.face == str(VALUES[action - GIVE]))]
    named = [word for word in ACTIONS[action].split() if word in ANIMAL_NAMES]
    return [f"column{ANIMAL_NAMES.index(name) + 1}" for name in named]


def words_of(seen: State, action: int) -> dict[str, Any]:
    """What an action's label names."""
    return reasons(seen, action)


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence may name; of lines that match, nothing."""
    facts: dict[str, Any] = {
        "hand": ", ".join(TILE_NAMES[int(card) - 1] for card in seen.hand[int(seen.seat)] if card > 0) or "–",
        "shafts": ", ".join(str(shaft + 1) for shaft in range(SHAFTS) if seen.height[shaft] < SHAFT_TILES) or "–",
        "pairs": ", ".join(f"{ANIMAL_NAMES[pair >> 1]} ({('same', 'opposite')[pair & 1]})" for pair in _pairs(seen)) or "–",
        "column": ANIMAL_NAMES[int(seen.column)],
        "own": ", ".join(ANIMAL_NAMES[animal] for animal in _own(seen)) or "–",
        "victims": _victims(seen),
        "values": ", ".join(str(VALUES[rank]) for rank in range(RANKS) if seen.owned[int(seen.seat), rank] > 0) or "–",
        "curse": CURSE_NAMES[int(seen.curse) - 1].replace("+", ", ") if seen.curse else "–",
        "players": int(seen.players),
    }
    return facts | _named(action)


def _own(seen: State) -> list[int]:
    """Own columns; while sarcophagi are being opened, those that have one left."""
    own = [animal for animal in range(ANIMALS) if seen.holder[animal] == 1 + seen.seat]
    return [animal for animal in own if seen.phase != Phase.OPEN or seen.opened[animal] < DEPTH]


def _victims(seen: State) -> str:
    others = [seat for seat in range(int(seen.players)) if seat != seen.seat and seen.eyes[seat].sum() > 0]
    return ", ".join(str(seat + 1) for seat in others) or "–"


def _named(action: int | None) -> dict[str, Any]:
    """What an action names."""
    named: dict[str, Any] = {"tile": "–", "shaft": 0, "animal": "–", "kind": "–", "line": "–", "seat": 0, "value": 0}
    if action is None or action in (POST, SKIP, PASS):
        return named
    if action < RESOLVE:
        return named | {"tile": TILE_NAMES[(action - DROP) // SHAFTS], "shaft": (action - DROP) % SHAFTS + 1}
    if action < POST:
        pair = action - RESOLVE
        return named | {"animal": ANIMAL_NAMES[pair >> 1], "kind": ("same", "opposite")[pair & 1]}
    if action < CLAIM:
        return named | _named_column(action)
    if action < PASS:
        return named | {"line": " ".join(cells_of(action - CLAIM))}
    if action < GIVE:
        return named | {"seat": action - CURSE + 1}
    return named | {"value": int(VALUES[action - GIVE])}


def _named_column(action: int) -> dict[str, Any]:
    """The column that a move or an opening names; leaving off names none."""
    number = action - MOVE if action < OPEN else action - OPEN
    return {"animal": ANIMAL_NAMES[number]} if number < ANIMALS else {}
