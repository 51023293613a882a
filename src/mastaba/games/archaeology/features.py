"""What a seat sees as numbers: the open table, its own hand, and what it knows of the others' (R10)."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, State
from mastaba.features.layout import COUNT as OPEN_COUNT
from mastaba.features.layout import ONE_OF, OTHERS, SEATS, Layout, Slice
from mastaba.features.writing import after, put, put_bits, put_count, put_odds, put_one_of, put_who
from mastaba.games.archaeology.cards import count_of
from mastaba.games.archaeology.sight import sold_by, unseen
from mastaba.games.archaeology.state import (
    CHAMBERS,
    COUNT,
    DECK,
    LOT_VALUE,
    MOST_MAPS,
    STORMS,
    THIEVES,
    TREASURES,
    Phase,
)

PHASES: Final = len(Phase)
OF_KIND: Final = 1 / COUNT  # a share of all the cards of a treasure
MOST_STORMS: Final = int(STORMS.max())
A_STORM: Final = 1 / MOST_STORMS
A_THIEF: Final = 1 / THIEVES
A_MAP: Final = 1 / MOST_MAPS
A_CARD: Final = 1 / DECK
LARGE_CHAMBER: Final = 7
MANY_POINTS: Final = 50.0
MOST_ROUNDS: Final = 1000
SHARE: Final = "n / cards of the treasure in the box"

FEATURES: Final = Layout(
    version=1,
    slices=(
        Slice("phase", PHASES, "what is being decided: turn, thief, storm, giving, taking", ONE_OF),
        Slice("decides", 1, "the seat that decides", ONE_OF, SEATS),
        Slice("turn", 1, "the seat whose turn it is", ONE_OF, SEATS),
        Slice("first", 1, "the seat that began", ONE_OF, SEATS),
        Slice("idle_rounds", 1, "idle rounds until a sale is due (Q1)", f"n / {MOST_ROUNDS}"),
        Slice("idle", 1, "turns in a row without sale or exploration", "n / turns until a sale is due"),
        Slice("passes", 1, "passes in a row", "n / seats"),
        Slice(
            "done", 5, "whether this turn saw a dig, a trade, a sale or exploration, owes a sale; whether the deal was plain"
        ),
        Slice("given", TREASURES, "treasures given this turn, from shard to mask"),
        Slice("taken", TREASURES, "treasures taken this turn"),
        Slice("explored", CHAMBERS, "chambers explored: small, medium, large"),
        Slice("chamber_sizes", CHAMBERS, "cards in each chamber", f"n / {LARGE_CHAMBER}"),
        Slice("credit", 1, "value given and not yet taken in the open trade", OPEN_COUNT),
        Slice("storm_share", 1, "cards that the deciding seat has yet to discard", OPEN_COUNT),
        Slice(
            "drawn", 3, "thieves and storms drawn, maps that have left the game", f"n / {THIEVES}, {MOST_STORMS}, {MOST_MAPS}"
        ),
        Slice("deck_left", 1, "cards in the deck", f"n / {DECK}"),
        Slice("hand", TREASURES, "how many of each treasure the seat holds", OPEN_COUNT),
        Slice("market", TREASURES, "how many of each treasure lie in the market", OPEN_COUNT),
        Slice("offer", TREASURES, "how many of each treasure were given in the open trade", OPEN_COUNT),
        Slice("unseen", TREASURES, "how many of each treasure the seat does not see: in other hands, chambers, deck", SHARE),
        Slice("hand_sizes", 1, "cards in a seat's hand", OPEN_COUNT, SEATS),
        Slice("points", 1, "points of the sets that a seat has sold", f"n / (n + {MANY_POINTS:.0f})", SEATS),
        Slice("sold", TREASURES, "how many of each treasure a seat has sold", SHARE, SEATS),
        Slice("shown", TREASURES, "cards that everybody knows to be in a seat's hand", OPEN_COUNT, SEATS),
        Slice("known", TREASURES, "cards that the seat knows to be in another's hand", OPEN_COUNT, OTHERS),
        Slice("gone", TREASURES, "known cards of another's hand of which one may have been stolen", OPEN_COUNT, OTHERS),
        Slice("gone_to", 1, "who stole it, as many seats after the own", "(n + 1) / seats, 0 for nobody", OTHERS),
        Slice("gone_hidden", 1, "how heavy it weighs that a hidden card was stolen instead", OPEN_COUNT, OTHERS),
        Slice("no_maps", MOST_MAPS, "how far it is ruled out that the hidden cards hold 1, 2, ... maps", "0 to 1", OTHERS),
        Slice(
            "doubt",
            TREASURES,
            "the treasure that the seat last stole from a hand known to hold it; means nothing at odds 0",
            ONE_OF,
            OTHERS,
        ),
        Slice("doubt_odds", 1, "how much likelier a hidden card is of it", OPEN_COUNT, OTHERS),
    ),
    in_part={
        "sold": "points and treasures, not the sets that they make up",
        "hand": "the seat's own",
        "known": "what the seat knows, and what everybody does",
        "gone": "what the seat knows",
        "gone_to": "what the seat knows",
        "gone_hidden": "what the seat knows",
        "no_maps": "what the seat knows",
        "doubt": "what the seat knows",
        "doubt_odds": "what the seat knows",
    },
    left_out={
        "doubts": "follows from what is told",
        "chamber": "nobody knows what lies there, and whether one is explored is told",
        "deck": "nobody knows what lies there, and how many cards it has is told",
    },
)


@rule
def features(seen: State, seat: int, out: Floats) -> None:
    """The table, the cards, what each seat has, and what is known of the others' hands."""
    players = int(seen.players)
    at = put_one_of(out, 0, int(seen.phase), PHASES)
    at = put_who(out, at, seat, int(seen.seat), players)
    at = put_who(out, at, seat, int(seen.turn), players)
    at = put_who(out, at, seat, int(seen.first), players)
    at = put_turn(seen, out, at)
    at = put_table(seen, out, at)
    at = put_heap(out, at, int(seen.hand[seat]))
    at = put_heap(out, at, int(seen.market))
    at = put_heap(out, at, int(seen.offer))
    at = put_shares(out, at, unseen(seen, seat))
    at = put_possessions(seen, seat, out, at)
    put_knowledge(seen, seat, out, at)


@rule
def put_turn(seen: State, out: Floats, at: int) -> int:
    """R8 Q1 How far the turn has come, and how long nothing was sold."""
    at = put(out, at, seen.idle_rounds, 1 / MOST_ROUNDS)
    at = put(out, at, seen.idle, 1.0 / (int(seen.idle_rounds) * int(seen.players)))
    at = put(out, at, seen.passes, 1.0 / int(seen.players))
    at = put(out, at, seen.has_dug, 1.0)
    at = put(out, at, seen.has_traded, 1.0)
    at = put(out, at, seen.has_moved, 1.0)
    at = put(out, at, seen.owes_sale, 1.0)
    at = put(out, at, seen.is_plain, 1.0)
    at = put_bits(out, at, int(seen.given), TREASURES)
    return put_bits(out, at, int(seen.taken), TREASURES)


@rule
def put_table(seen: State, out: Floats, at: int) -> int:
    """R2 What lies on the table, face down or open."""
    at = put_bits(out, at, int(seen.explored), CHAMBERS)
    for chamber in range(CHAMBERS):
        at = put(out, at, seen.chamber_size[chamber], 1 / LARGE_CHAMBER)
    at = put_count(out, at, seen.credit)
    at = put_count(out, at, seen.storm_share)
    at = put(out, at, seen.thieves, A_THIEF)
    at = put(out, at, seen.storms, A_STORM)
    at = put(out, at, seen.maps_out, A_MAP)
    return put(out, at, seen.deck_left, A_CARD)


@rule
def put_heap(out: Floats, at: int, cards: int) -> int:
    """R1.1 How many of each treasure are in a heap."""
    for treasure in range(TREASURES):
        at = put_count(out, at, count_of(cards, treasure))
    return at


@rule
def put_shares(out: Floats, at: int, cards: int) -> int:
    """R1.1 How many of all the cards of each treasure are in a heap."""
    for treasure in range(TREASURES):
        at = put(out, at, count_of(cards, treasure), OF_KIND[treasure])
    return at


@rule
def put_possessions(seen: State, seat: int, out: Floats, at: int) -> int:
    """R7.1 What each seat holds and has sold, R10.2 and what everybody knows of its hand."""
    players = int(seen.players)
    for steps in range(players):
        at = put_count(out, at, seen.hand_size[after(seat, steps, players)])
    for steps in range(players):
        points = points_of(seen, after(seat, steps, players))
        out[at + steps] = points / (points + MANY_POINTS)
    at += players
    for steps in range(players):
        at = put_shares(out, at, sold_by(seen, after(seat, steps, players)))
    for steps in range(players):
        at = put_heap(out, at, int(seen.known[players, after(seat, steps, players)]))
    return at


@rule
def points_of(seen: State, owner: int) -> int:
    """R7.2 What a seat's sets are worth."""
    points = 0
    for lot in range(LOT_VALUE.shape[0]):
        points += int(seen.sold[owner, lot]) * int(LOT_VALUE[lot])
    return points


@rule
def put_knowledge(seen: State, seat: int, out: Floats, at: int) -> None:
    """R10.2 R10.3 R10.4 What the seat knows of the other hands."""
    players = int(seen.players)
    for steps in range(1, players):
        at = put_heap(out, at, int(seen.known[seat, after(seat, steps, players)]))
    for steps in range(1, players):
        at = put_heap(out, at, int(seen.gone[seat, after(seat, steps, players)]))
    for steps in range(1, players):
        thief = int(seen.gone_to[seat, after(seat, steps, players)]) - 1
        away = thief - seat if thief >= seat else thief - seat + players
        at = put(out, at, away + 1 if thief >= 0 else 0, 1.0 / players)
    for steps in range(1, players):
        at = put_odds(out, at, seen.gone_hidden[seat, after(seat, steps, players)])
    for steps in range(1, players):
        for maps in range(MOST_MAPS):
            out[at + maps] = seen.no_maps[seat, after(seat, steps, players), maps]
        at += MOST_MAPS
    for steps in range(1, players):
        at = put_one_of(out, at, int(seen.doubt[seat, after(seat, steps, players)]), TREASURES)
    for steps in range(1, players):
        at = put_odds(out, at, seen.doubt_odds[seat, after(seat, steps, players)])
