"""What a seat sees, as zones of pieces."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, Final, cast

from mastaba.engine.contract import State
from mastaba.game import part
from mastaba.games.archaeology.actions import ACTIONS
from mastaba.games.archaeology.cards import copies, count_of, size_of, worth_of
from mastaba.games.archaeology.rules.choices import givable, sellable, takable
from mastaba.games.archaeology.rules.scoring import cards_sold, points_of
from mastaba.games.archaeology.state import (
    CHAMBER_MAPS,
    COUNT,
    FIRST_LOT,
    LARGEST,
    LOT_SIZE,
    LOT_TREASURE,
    LOT_VALUE,
    LOTS,
    MAP,
    NAMES,
    STATE,
    STORMS,
    THIEVES,
    TREASURES,
    VALUE,
    Chamber,
    Phase,
)
from mastaba.views import REMEMBERED, Facts, Lazily, Piece, PointsLine, Seats, Standing, Zone, piece, zone


class Count(Facts, frozen=True):
    """How many cards lie in a place."""

    count: int


class Danger(Facts, frozen=True):
    """R4.2 R4.5 How many thieves or storms have come, and how many may still come."""

    count: int
    left: int


class Price(Facts, frozen=True):
    """R1.2 What a treasure is worth in a trade, R1.3 what a set of 1, 2, 3, ... brings, R7.2 the largest set of so many cards."""

    treasure: str
    trade: int
    sets: list[int]
    largest: list[int]


class Market(Facts, frozen=True):
    """R5.2 The treasures that could be taken now with what is left to spend, and what each treasure is worth."""

    count: int
    takable: list[str]
    prices: list[Price]


class Offer(Facts, frozen=True):
    """R5.1 What was given in the open trade is worth, R5.2 and what of it is left to spend."""

    given: int
    credit: int


class Room(Facts, frozen=True):
    """R6.1 The maps that a chamber costs, R6.3 and whether it has been explored."""

    count: int
    maps: int
    is_explored: bool


class Hand(Facts, frozen=True):
    """R4.5 The cards that its owner must yet lose to a storm, R8.3 and whether they owe a sale."""

    count: int
    share: int
    owes_sale: bool


class Museum(Facts, frozen=True):
    """R9.2 What the sets sold have brought, R9.3 and how many cards that took."""

    points: int
    count: int


class Exhibit(Facts, frozen=True):
    """R7.1 The set that a sold card belongs to, by its number in the museum, and R7.3 what that set brought."""

    set: int
    worth: int


def _price(treasure: int) -> Price:
    first, largest = int(FIRST_LOT[treasure]), int(LARGEST[treasure])
    sets = [int(value) for value in LOT_VALUE[first : first + largest]]
    sizes = [_largest(treasure, held) for held in range(1, int(COUNT[treasure]) + 1)]
    return Price(NAMES[treasure], int(VALUE[treasure]), sets, sizes)


def _largest(treasure: int, held: int) -> int:
    """R7.2 The size of the largest set that can be sold with so many cards of a treasure."""
    return int(LOT_SIZE[sellable(copies(treasure, held)).bit_length() - 1])


PRICES: Final = [_price(treasure) for treasure in range(TREASURES)]
SIZED: Final = [range(int(size)) for size in LOT_SIZE]  # the cards of each set


def view(seen: State, seat: int) -> list[Zone]:
    """Deck and what it has brought, market, pyramid, hands, museums."""
    players = range(int(seen.players))
    hands = [_hand(seen, owner, seat) for owner in players]
    return [*_site(seen), *_bazaar(seen), *_pyramid(seen), *hands, *(_museum(seen, owner) for owner in players)]


@part(STATE, "deck_left", "maps_out", "thieves", "storms", "players")
def _site(seen: State) -> list[Zone]:
    """The deck, and the thieves and storms drawn from it, which all may count."""
    top = [piece("deck.top", "card", None)] if seen.deck_left else []
    maps_out = int(seen.maps_out)
    return [
        zone("deck", "pile", top, facts=Count(int(seen.deck_left))),
        _danger("thieves", "thief", int(seen.thieves), THIEVES),
        _danger("storms", "storm", int(seen.storms), int(STORMS[seen.players])),
        zone("out", "heap", _faces("out", "map", maps_out), facts=Count(maps_out)),
    ]


def _danger(place: str, name: str, met: int, most: int) -> Zone:
    return zone(place, "heap", _faces(place, name, met), facts=Danger(met, most - met))


@part(STATE, "market", "offer", "credit", "given")
def _bazaar(seen: State) -> list[Zone]:
    given = sum(worth_of(seen.offer, treasure) for treasure in range(TREASURES))
    return [
        zone("market", "row", _treasures("market", int(seen.market)), facts=_market(seen)),
        zone("offer", "row", _treasures("offer", int(seen.offer)), facts=Offer(given, int(seen.credit))),
    ]


def _market(seen: State) -> Market:
    kinds = takable(seen)
    return Market(size_of(seen.market), [name for number, name in enumerate(NAMES) if kinds >> number & 1], PRICES)


@part(STATE, "chamber_size", "explored")
def _pyramid(seen: State) -> list[Zone]:
    return [_room(seen, chamber, chamber.name.lower()) for chamber in Chamber]


def _room(seen: State, chamber: Chamber, place: str) -> Zone:
    cards = int(seen.chamber_size[chamber])
    facts = Room(cards, int(CHAMBER_MAPS[chamber]), bool(int(seen.explored) >> chamber & 1))
    return zone(place, "pile", _backs(place, cards), facts=facts)


def _hand(seen: State, owner: int, seat: int) -> Zone:
    """One's own cards; of another hand those one knows to be there, the others face down."""
    cards = int(seen.hand[owner] if owner == seat else seen.known[seat, owner])
    share = int(seen.storm_share) if owner == seen.seat else 0
    return _held(owner, cards, Hand(int(seen.hand_size[owner]), share, bool(owner == seen.turn and seen.owes_sale)))


@functools.lru_cache(REMEMBERED)
def _held(owner: int, cards: int, facts: Hand) -> Zone:
    place = f"hand{owner + 1}"
    return zone(place, "hand", _treasures(place, cards) + _backs(place, facts.count - size_of(cards)), owner + 1, facts)


def _museum(seen: State, seat: int) -> Zone:
    return _exhibition(seat, tuple(seen.sold[seat].tolist()))


@functools.lru_cache(REMEMBERED)
def _exhibition(seat: int, sold: tuple[int, ...]) -> Zone:
    """Every set sold, each piece with the number and the worth of its set."""
    place, alone = f"museum{seat + 1}", cast("State", SimpleNamespace(sold={(0, lot): many for lot, many in enumerate(sold)}))
    sets = [(lot, twin) for lot, many in enumerate(sold) if many for twin in range(many)]
    pieces = [_exhibit(place, lot, twin, copy, number) for number, (lot, twin) in enumerate(sets, 1) for copy in SIZED[lot]]
    return zone(place, "row", pieces, seat + 1, Museum(points_of(alone, 0), cards_sold(alone, 0)))


@functools.lru_cache(REMEMBERED)
def _exhibit(place: str, lot: int, twin: int, copy: int, number: int) -> Piece:
    return piece(f"{place}.{lot}.{twin}.{copy}", "card", NAMES[LOT_TREASURE[lot]], Exhibit(number, int(LOT_VALUE[lot])))


@functools.lru_cache(REMEMBERED)
def _treasures(place: str, cards: int) -> list[Piece]:
    """One piece a card; copies of a treasure are told apart by their number in the place."""
    return [face for number, name in enumerate(NAMES) for face in _faces(place, name, count_of(cards, number))]


def _faces(place: str, name: str, count: int) -> list[Piece]:
    return [_card(place, name, copy, name) for copy in range(count)]


def _backs(place: str, count: int) -> list[Piece]:
    return [_card(place, "back", copy, None) for copy in range(count)]


@functools.lru_cache(REMEMBERED)
def _card(place: str, name: str, copy: int, face: str | None) -> Piece:
    return piece(f"{place}.{name}.{copy}", "card", face)


def path(seen: State, seat: int, action: int) -> list[str] | None:
    """A lone card must not be sold by a single click that was perhaps only a question: it goes to the museum by hand."""
    if not ACTIONS.sell.FIRST <= action < ACTIONS.sell.END or count_of(seen.hand[seat], ACTIONS.sell.treasure(action)) > 1:
        return None
    return [*ACTIONS.clicks(action, seat + 1), f"museum{seat + 1}"]


def meant(seen: State, seat: int, clicked: list[str]) -> str | None:
    """A card of one's own: to lose it to the storm, else to trade it. One of the market, a chamber, a hand: what they are for."""
    place, _, rest = (clicked or [""])[-1].partition(".")
    treasure = rest.split(".")[0]
    if place == f"hand{seat + 1}":
        verb = "discard" if seen.storm_share and seen.seat == seat else "give"
        return f"{verb} {treasure}" if treasure else None
    if place == "market":
        return f"take {treasure}" if treasure else None
    if place in ACTIONS.explore.parameters["chamber"].words:
        return f"explore {place}"
    return f"steal {place.removeprefix('hand')}" if place.startswith("hand") else None


def tally(seen: State, seat: int) -> list[PointsLine]:
    """R9.2 One line a treasure: the size of each set and what it brought, the dearest first, and what they brought together."""
    return [line for treasure in range(TREASURES) if (line := _line(seen, seat, treasure)).points]


def _line(seen: State, seat: int, treasure: int) -> PointsLine:
    first = int(FIRST_LOT[treasure])
    lots = [lot for lot in range(first, first + int(LARGEST[treasure])) for _ in range(int(seen.sold[seat, lot]))]
    sets = ", ".join(f"{LOT_SIZE[lot]} → {LOT_VALUE[lot]}" for lot in reversed(lots))
    return PointsLine(f"points-{NAMES[treasure]}", sum(int(LOT_VALUE[lot]) for lot in lots), {"sets": sets})


def standing(seen: State, seat: int) -> list[Standing]:
    """R7.1 R7.3 The dearest set in one's own hand that makes each of its cards dearer than it is alone."""
    sets = [(worth, lot) for lot in range(LOTS) if (worth := _worth_held(seen, seat, lot))]
    worth, lot = max(sets, default=(0, 0))
    fields = {"treasure": NAMES[LOT_TREASURE[lot]], "count": int(LOT_SIZE[lot]), "worth": worth}
    return [Standing("holds", seat + 1, worth, fields)] if worth else []


def _worth_held(seen: State, seat: int, lot: int) -> int:
    """What a set of several cards brings, if it is in hand."""
    is_held = count_of(seen.hand[seat], int(LOT_TREASURE[lot])) >= LOT_SIZE[lot] > 1
    return int(LOT_VALUE[lot]) if is_held else 0


def reasons(seen: State, action: int | None) -> Mapping[str, Any]:
    """The facts that a refusal's sentence, or an action's label, may name beside what the action itself names."""
    return Lazily(SITUATION if action is None else _about(action), seen)


@functools.cache
def _about(action: int) -> dict[str, Callable[[State], Any]]:
    """With the facts of what an action names: R6.1 the maps a chamber needs, R1.2 R1.3 what treasures are worth."""
    named = ACTIONS.facts(action)
    if "chamber" in named:
        return SITUATION | {"needed": lambda seen: int(CHAMBER_MAPS[ACTIONS.explore.chamber(action)])}
    if "treasure" not in named:
        return SITUATION
    treasure = NAMES.index(str(named["treasure"]))
    price, lot = int(VALUE[treasure]), ACTIONS.sell.index(action)
    worth = {"worth": lambda seen: int(LOT_VALUE[lot])} if "size" in named else {}
    return SITUATION | {"held": lambda seen: count_of(seen.hand[seen.seat], treasure), "price": lambda seen: price} | worth


def _largest_set(treasure: int) -> Callable[[State], int]:
    return lambda seen: int(LARGEST[treasure])


def _in_a_trade(seen: State, kinds: int) -> int:
    """How many treasures there are, where something is being given for them."""
    return kinds.bit_count() if seen.phase == Phase.GIVING else 0


SITUATION: Final[dict[str, Callable[[State], Any]]] = {  # what holds for whatever was tried
    "players": lambda seen: int(seen.players),
    "seats": lambda seen: Seats(range(1, int(seen.players) + 1)),
    "share": lambda seen: int(seen.storm_share),
    "credit": lambda seen: int(seen.credit),
    "giving": lambda seen: int(seen.phase == Phase.GIVING),
    "offers": lambda seen: _in_a_trade(seen, takable(seen)),
    "givable": lambda seen: _in_a_trade(seen, givable(seen, int(seen.hand[seen.seat]))),
    "maps": lambda seen: count_of(seen.hand[seen.seat], MAP),
    **{name: _largest_set(treasure) for treasure, name in enumerate(NAMES)},
}
