"""What a seat sees, as zones of pieces."""

from __future__ import annotations

from typing import Any, Final

from mastaba.engine.contract import State
from mastaba.games.archaeology.actions import DISCARD, END, EXPLORE, GIVE, SELL, STEAL, TAKE, TRADE
from mastaba.games.archaeology.cards import count_of, size_of
from mastaba.games.archaeology.rules.scoring import cards_sold, points_of
from mastaba.games.archaeology.state import (
    CHAMBER_MAPS,
    LARGEST,
    LOT_SIZE,
    LOT_TREASURE,
    LOT_VALUE,
    LOTS,
    MAP,
    NAMES,
    STORMS,
    THIEVES,
    TREASURES,
    VALUE,
    Chamber,
)
from mastaba.views import Piece, Zone, piece, zone

TRADE_VALUES: Final = {name: int(value) for name, value in zip(NAMES, VALUE, strict=True)}  # R1.2
PRICE_LISTS: Final = {  # R1.3  what a set of 1, 2, 3, ... brings
    name: [int(LOT_VALUE[lot]) for lot in range(LOTS) if LOT_TREASURE[lot] == treasure] for treasure, name in enumerate(NAMES)
}


def view(seen: State, seat: int) -> dict[str, Any]:
    """Deck and what it has brought, market, pyramid, hands, museums."""
    return {"zones": [*_site(seen), *_bazaar(seen), *_pyramid(seen), *_hands(seen, seat), *_museums(seen)]}


def _site(seen: State) -> list[Zone]:
    """The deck, and the thieves and storms drawn from it, which all may count."""
    top = [piece("deck.top", "card", None)] if seen.deck_left else []
    thieves, storms = int(seen.thieves), int(seen.storms)
    return [
        zone("deck", "pile", top, count=int(seen.deck_left)),
        zone("thieves", "heap", _faces("thieves", "thief", thieves), count=thieves, left=THIEVES - thieves),
        zone("storms", "heap", _faces("storms", "storm", storms), count=storms, left=int(STORMS[seen.players]) - storms),
        zone("out", "heap", _faces("out", "map", int(seen.maps_out)), count=int(seen.maps_out)),
    ]


def _bazaar(seen: State) -> list[Zone]:
    return [
        zone(
            "market", "row", _treasures("market", seen.market), count=size_of(seen.market), trade=TRADE_VALUES, sets=PRICE_LISTS
        ),
        zone("offer", "row", _treasures("offer", seen.offer), credit=int(seen.credit)),
    ]


def _pyramid(seen: State) -> list[Zone]:
    return [
        zone(
            chamber.name.lower(),
            "pile",
            _backs(chamber.name.lower(), int(seen.chamber_size[chamber])),
            count=int(seen.chamber_size[chamber]),
            maps=int(CHAMBER_MAPS[chamber]),
            explored=int(seen.explored) >> chamber & 1,
        )
        for chamber in Chamber
    ]


def _hands(seen: State, seat: int) -> list[Zone]:
    return [_hand(seen, owner, seat) for owner in range(int(seen.players))]


def _hand(seen: State, owner: int, seat: int) -> Zone:
    """One's own cards; of another hand those one knows to be there, the others face down."""
    place = f"hand{owner + 1}"
    cards = seen.hand[owner] if owner == seat else seen.known[seat, owner]
    hidden = int(seen.hand_size[owner]) - size_of(cards)
    pieces = _treasures(place, cards) + _backs(place, hidden)
    is_owing = int(seen.owes_sale) if owner == seen.turn else 0
    share = int(seen.storm_share) if owner == seen.seat else 0
    return zone(place, "hand", pieces, owner=owner + 1, count=int(seen.hand_size[owner]), share=share, owes=is_owing)


def _museums(seen: State) -> list[Zone]:
    return [_museum(seen, seat) for seat in range(int(seen.players))]


def _museum(seen: State, seat: int) -> Zone:
    """Every set sold, each piece with the number and the worth of its set."""
    place = f"museum{seat + 1}"
    sets = [(lot, twin) for lot in range(LOTS) for twin in range(int(seen.sold[seat, lot]))]
    pieces = [
        piece(f"{place}.{lot}.{twin}.{copy}", "card", NAMES[LOT_TREASURE[lot]], set=number, worth=int(LOT_VALUE[lot]))
        for number, (lot, twin) in enumerate(sets, 1)
        for copy in range(int(LOT_SIZE[lot]))
    ]
    return zone(place, "row", pieces, owner=seat + 1, points=points_of(seen, seat), count=cards_sold(seen, seat))


def _treasures(place: str, cards: int) -> list[Piece]:
    """One piece a card; copies of a treasure are told apart by their number in the place."""
    return [face for number, name in enumerate(NAMES) for face in _faces(place, name, count_of(cards, number))]


def _faces(place: str, name: str, count: int) -> list[Piece]:
    return [piece(f"{place}.{name}.{copy}", "card", name) for copy in range(count)]


def _backs(place: str, count: int) -> list[Piece]:
    return [piece(f"{place}.back.{copy}", "card", None) for copy in range(count)]


def path(seen: State, seat: int, action: int) -> list[str]:
    """What to click: a hand to rob, a card, a chamber; a card that can be traded or sold in several ways then shows buttons."""
    if action in (TRADE, END):
        return []
    if action < DISCARD:
        return [f"hand{action - STEAL + 1}"]
    if EXPLORE <= action < SELL:
        return [Chamber(action - EXPLORE).name.lower()]
    treasure = _treasure_of(action)
    if TAKE <= action < TRADE:
        return [f"market.{NAMES[treasure]}.0"]
    card = f"hand{seat + 1}.{NAMES[treasure]}.0"
    # A lone card must not be sold by a single click that was perhaps only a question.
    is_lone = action >= SELL and count_of(seen.hand[seat], treasure) == 1
    return [card, f"museum{seat + 1}"] if is_lone else [card]


def words_of(seen: State, action: int) -> dict[str, Any]:
    """What an action's label names."""
    return reasons(seen, action)


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence, or an action's label, may name."""
    hand = seen.hand[seen.seat]
    facts: dict[str, Any] = {
        "players": int(seen.players),
        "share": int(seen.storm_share),
        "credit": int(seen.credit),
        "maps": count_of(hand, MAP),
        **{name: int(largest) for name, largest in zip(NAMES, LARGEST, strict=True)},
    }
    if action is None or action in (TRADE, END):
        return facts
    if action < DISCARD:
        return facts | {"victim": action + 1}
    if EXPLORE <= action < SELL:
        chamber = Chamber(action - EXPLORE)
        return facts | {"chamber": chamber.name.lower(), "needed": int(CHAMBER_MAPS[chamber])}
    return facts | _treasure_reasons(hand, action)


def _treasure_reasons(hand: int, action: int) -> dict[str, Any]:
    """The facts of an action that names a treasure."""
    lot = action - SELL
    treasure = _treasure_of(action)
    sale = {"size": int(LOT_SIZE[lot]), "worth": int(LOT_VALUE[lot])} if lot >= 0 else {}
    return {"treasure": NAMES[treasure], "held": count_of(hand, treasure), "price": int(VALUE[treasure]), **sale}


def _treasure_of(action: int) -> int:
    if action >= SELL:
        return int(LOT_TREASURE[action - SELL])
    first = TAKE if action >= TAKE else GIVE if action >= GIVE else DISCARD
    return (action - first) % TREASURES
