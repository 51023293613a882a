"""An arranged deal: who begins, and what lies in hands, market, chambers and deck; the box is used exactly.

The rule of R2.1 that maps start in the deck binds only what the deal leaves open: a deal may lay them anywhere, and hands,
market and chambers of any size. Thieves and storms lie in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from mastaba.deals import Fits, Pile, fill, first_seat, listed, listed_by_seat
from mastaba.engine.contract import State
from mastaba.games.archaeology.cards import BYTE, count_of
from mastaba.games.archaeology.state import (
    CHAMBER_CARDS,
    COUNT,
    HAND,
    MARKET,
    NAMES,
    STORMS,
    THIEVES,
    Card,
    Chamber,
)

KEYS: Final = ("first", "hands", "market", "small", "medium", "large", "deck")
CHAMBER_NAMES: Final = tuple(chamber.name.lower() for chamber in Chamber)


def lay(state: State, deal: Mapping[str, Any]) -> None:
    """R2.1 Lays the table as a deal says."""
    players = int(state.players)
    state.first = first_seat(deal, players, int(state.first))
    state.seat = state.first
    if set(deal) - {"first"}:
        piles = _piles(deal, players)
        fill(state, _box(players), piles)
        _put(state, [pile.cards or [] for pile in piles], players)


def _box(players: int) -> Counter[str]:
    """R2.5 The cards in play, by the number of players."""
    treasures = {name: int(count) for name, count in zip(NAMES, COUNT, strict=True)}
    return Counter({**treasures, "thief": THIEVES, "storm": int(STORMS[players])})


def _piles(deal: Mapping[str, Any], players: int) -> list[Pile]:
    """The places in the order of KEYS; the open ones get no maps, unless an arranged deck has left some out."""
    may_fill = _is_treasure if "deck" in deal else _is_plain
    laid = [(f"hands[{seat}]", cards, HAND) for seat, cards in enumerate(listed_by_seat(deal, "hands", players), 1)]
    laid.append(("market", listed(deal, "market"), MARKET))
    for name, size in zip(CHAMBER_NAMES, CHAMBER_CARDS, strict=True):
        laid.append((name, listed(deal, name), int(size)))
    piles = [Pile(name, cards, size, _fits(cards, may_fill)) for name, cards, size in laid]
    return [*piles, Pile("deck", listed(deal, "deck"))]


def _fits(cards: list[str] | None, may_fill: Fits) -> Fits:
    return may_fill if cards is None else _is_treasure


def _is_treasure(card: str) -> bool:
    return card in NAMES


def _is_plain(card: str) -> bool:
    return card in NAMES and card != "map"


def _put(state: State, heaps: list[list[str]], players: int) -> None:
    hands, market, chambers, deck = heaps[:players], heaps[players], heaps[players + 1 : -1], heaps[-1]
    for seat, cards in enumerate(hands):
        state.hand[seat] = _heap(cards)
        state.hand_size[seat] = len(cards)
    state.market = _heap(market)
    for chamber, cards in enumerate(chambers):
        state.chamber[chamber] = _heap(cards)
        state.chamber_size[chamber] = len(cards)
    state.is_plain = not any("map" in cards for cards in (*hands, *chambers))
    state.deck[:] = 0
    state.deck[: len(deck)] = [Card[card.upper()] for card in reversed(deck)]
    state.deck_left = len(deck)


def _heap(cards: list[str]) -> int:
    return sum(1 << (BYTE * Card[card.upper()]) for card in cards)


def read(state: State) -> dict[str, Any]:
    """The deal of a table as it was laid; what lies in no order is listed by treasure."""
    players = int(state.players)
    deck = [Card(int(card)).name.lower() for card in state.deck[: state.deck_left][::-1]]
    return {
        "first": int(state.first) + 1,
        "hands": [_listed(state.hand[seat]) for seat in range(players)],
        "market": _listed(state.market),
        **{name: _listed(state.chamber[number]) for number, name in enumerate(CHAMBER_NAMES)},
        "deck": deck,
    }


def _listed(cards: int) -> list[str]:
    return [name for treasure, name in enumerate(NAMES) for _ in range(count_of(cards, treasure))]
