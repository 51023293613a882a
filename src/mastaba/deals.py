"""Arranged deals: what people write is checked against the box, what they leave out is filled from what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mastaba.engine.contract import State
from mastaba.engine.dice import draw
from mastaba.errors import BadDeal

Fits = Callable[[str], bool]


def first_seat(deal: Mapping[str, Any], players: int, otherwise: int) -> int:
    """The seat that begins, from 0, as the deal says; otherwise the one drawn."""
    first = deal.get("first", otherwise + 1)
    if not isinstance(first, int) or isinstance(first, bool) or not 1 <= first <= players:
        raise BadDeal(key="error-deal-first", players=players, given=repr(first))
    return first - 1


def listed(deal: Mapping[str, Any], key: str) -> list[str] | None:
    """A list of words under a key, or None where the deal leaves it open."""
    if key not in deal:
        return None
    return _words(deal[key], key)


def listed_by_seat(deal: Mapping[str, Any], key: str, players: int) -> list[list[str] | None]:
    """A list of words for each seat, or None for each where the deal leaves them open."""
    if key not in deal:
        return [None] * players
    value = deal[key]
    if not isinstance(value, (list, tuple)) or len(value) != players:
        raise BadDeal(key="error-deal-seats", name=key, players=players, given=repr(value))
    return [_words(cards, f"{key}[{seat}]") for seat, cards in enumerate(value, 1)]


def _words(value: Any, name: str) -> list[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(word, str) for word in value):
        raise BadDeal(key="error-deal-words", name=name, given=repr(value))
    return list(value)


@dataclass
class Pile:
    """A place to deal to, named as a deal names it: what the deal puts there, or how many cards it takes (None: all that is left) and which fit."""

    name: str
    cards: list[str] | None
    size: int | None = None
    fits: Fits = lambda card: True


def fill(state: State, box: Counter[str], piles: Sequence[Pile]) -> None:
    """Checks the piles against the box and fills the open ones at random, in order, so that the box is used exactly."""
    left = _left_over(box, piles)
    cards = sorted(left.elements())
    _shuffle(state, cards)
    for pile in piles:
        if pile.cards is None:
            pile.cards = _taken(cards, pile)
    if cards:
        raise BadDeal(key="error-deal-unused", count=len(cards), card=cards[0])


def _left_over(box: Counter[str], piles: Sequence[Pile]) -> Counter[str]:
    left = box.copy()
    for pile in piles:
        for card in pile.cards or ():
            if card not in box:
                raise BadDeal(key="error-deal-unknown", card=repr(card), name=pile.name)
            if left[card] == 0:
                raise BadDeal(key="error-deal-many", name=pile.name, card=card, count=box[card])
            if not pile.fits(card):
                raise BadDeal(key="error-deal-place", card=card, name=pile.name)
            left[card] -= 1
    return left


def _taken(cards: list[str], pile: Pile) -> list[str]:
    """Takes cards that fit a pile from the front of what is left."""
    chosen = [place for place, card in enumerate(cards) if pile.fits(card)][: pile.size]
    if pile.size is not None and len(chosen) < pile.size:
        raise BadDeal(key="error-deal-size", name=pile.name, count=len(chosen), size=pile.size)
    taken = [cards[place] for place in chosen]
    for place in reversed(chosen):
        del cards[place]
    return taken


def _shuffle(state: State, cards: list[str]) -> None:
    for left in range(len(cards) - 1, 0, -1):
        other = draw(state, left + 1)
        cards[left], cards[other] = cards[other], cards[left]
