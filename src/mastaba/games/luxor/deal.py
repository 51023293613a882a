"""An arranged deal: who begins, the hands, the deck, the sarcophagi and the pharaoh cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from mastaba.deals import Pile, fill, first_seat, listed, listed_by_seat
from mastaba.engine.contract import State
from mastaba.errors import BadDeal
from mastaba.games.luxor.rules.hands import take_in
from mastaba.games.luxor.state import (
    ANIMAL_NAMES,
    CURSE_NAMES,
    DECK,
    DEPTH,
    HAND,
    POOL,
    RANK_OF,
    RANKS,
    RESERVE,
    TILE_NAMES,
    TILES,
    VALUES,
)

KEYS: Final = ("first", "hands", "deck", "sarcophagi", "pharaoh")
CURSE: Final = "curse:"
CARDS: Final = (*TILE_NAMES, *(CURSE + name for name in CURSE_NAMES))


def lay(state: State, deal: Mapping[str, Any]) -> None:
    """R2.1 to R2.5 Lays the table as a deal says; what it leaves open stays, or is filled, at random."""
    state.first = first_seat(deal, int(state.players), int(state.first))
    if "hands" in deal or "deck" in deal:
        _lay_tiles(state, deal)
    if "sarcophagi" in deal:
        _lay_sarcophagi(state, deal["sarcophagi"])
    if "pharaoh" in deal:
        _lay_pharaohs(state, deal)


def _lay_tiles(state: State, deal: Mapping[str, Any]) -> None:
    """R2.2 Hands and deck; R9.1 an arranged deck may hold its curse tiles anywhere, a filled one as the variant says."""
    players = int(state.players)
    hands = [
        Pile(f"hands[{seat}]", _checked_hand(cards, seat), HAND, _is_tile)
        for seat, cards in enumerate(listed_by_seat(deal, "hands", players), 1)
    ]
    deck = _deck(state, deal)
    fill(state, Counter(CARDS if state.has_curse else TILE_NAMES), [*hands, *deck])
    _check_deck_size(state, deck)
    state.hand[:] = 0
    for seat, pile in enumerate(hands):
        for name in pile.cards or ():
            take_in(state, seat, 1 + CARDS.index(name))
    _stack(state, [1 + CARDS.index(name) for pile in deck for name in pile.cards or ()])


def _checked_hand(cards: list[str] | None, seat: int) -> list[str] | None:
    if cards is not None and len(cards) != HAND:
        raise BadDeal(key="error-deal-size", name=f"hands[{seat}]", count=len(cards), size=HAND)
    return cards


def _deck(state: State, deal: Mapping[str, Any]) -> list[Pile]:
    """The deck as arranged, or as two reserves to be filled."""
    arranged = listed(deal, "deck")
    if arranged is not None:
        return [Pile("deck", [_canonical(card) for card in arranged])]
    if not state.has_curse:
        return [Pile("deck", None)]
    first = Pile("deck", None, RESERVE - HAND * int(state.players), _is_tile)
    return [first, Pile("deck", None)]


def _check_deck_size(state: State, deck: list[Pile]) -> None:
    size = DECK - int(state.next)
    count = sum(len(pile.cards or ()) for pile in deck)
    if count != size:
        raise BadDeal(key="error-deal-size", name="deck", count=count, size=size)


def _canonical(card: str) -> str:
    """A curse tile's animals may be named in any order."""
    if not card.startswith(CURSE):
        return card
    animals = card.removeprefix(CURSE).split("+")
    return CURSE + "+".join(sorted(animals, key=lambda name: ANIMAL_NAMES.index(name) if name in ANIMAL_NAMES else -1))


def _is_tile(card: str) -> bool:
    return not card.startswith(CURSE)


def _stack(state: State, cards: list[int]) -> None:
    """R9.1 The first reserve counts as free of curse tiles unless the arranged deck puts one there."""
    state.deck[:] = 0
    state.deck[DECK - len(cards) :] = cards
    if state.has_curse:
        is_plain = all(card <= TILES for card in cards[: RESERVE - int(state.next)])
        state.plain_end = RESERVE if is_plain else 0


def _lay_sarcophagi(state: State, arranged: Any) -> None:
    """R2.1 Three values for each column, front first: one eye, two eyes, three."""
    if not isinstance(arranged, Mapping) or set(arranged) != set(ANIMAL_NAMES):
        raise _bad("sarcophagi", animals=", ".join(ANIMAL_NAMES), given=repr(arranged))
    left = POOL.copy()
    for column, animal in enumerate(ANIMAL_NAMES):
        for eyes, value in enumerate(_values(animal, arranged[animal])):
            rank = RANK_OF.get(value, RANKS)
            if rank == RANKS or POOL[eyes, rank] == 0:
                raise _bad("worth", eyes=eyes + 1, value=value, animal=animal)
            if left[eyes, rank] == 0:
                raise BadDeal(key="error-deal-many", name="sarcophagi", card=value, count=int(POOL[eyes, rank]))
            left[eyes, rank] -= 1
            state.inside[column * DEPTH + eyes] = rank


def _bad(key: str, **facts: Any) -> BadDeal:
    return BadDeal(key=f"error-deal-{key}", game_id="luxor", **facts)


def _values(animal: str, arranged: Any) -> list[int]:
    if not isinstance(arranged, (list, tuple)) or len(arranged) != DEPTH:
        raise _bad("values", animal=animal, count=DEPTH, given=repr(arranged))
    for value in arranged:
        if not isinstance(value, int) or isinstance(value, bool):
            raise _bad("values", animal=animal, count=DEPTH, given=repr(arranged))
    return list(arranged)


def _lay_pharaohs(state: State, deal: Mapping[str, Any]) -> None:
    """R2.4 One card a seat."""
    cards = listed(deal, "pharaoh") or []
    if len(cards) != state.players:
        raise BadDeal(key="error-deal-seats", name="pharaoh", players=int(state.players), given=repr(deal["pharaoh"]))
    for seat, animal in enumerate(cards):
        if animal not in ANIMAL_NAMES:
            raise BadDeal(key="error-deal-unknown", card=repr(animal), name="pharaoh")
        if animal in cards[:seat]:
            raise BadDeal(key="error-deal-many", name="pharaoh", card=animal, count=1)
        state.pharaoh[seat] = ANIMAL_NAMES.index(animal)


def read(state: State) -> dict[str, Any]:
    """The deal of a table as it was laid."""
    players = range(int(state.players))
    inside = [int(VALUES[rank]) for rank in state.inside]
    return {
        "first": int(state.first) + 1,
        "hands": [[CARDS[int(card) - 1] for card in state.hand[seat]] for seat in players],
        "deck": [CARDS[int(card) - 1] for card in state.deck[int(state.next) :]],
        "sarcophagi": {animal: inside[column * DEPTH :][:DEPTH] for column, animal in enumerate(ANIMAL_NAMES)},
        "pharaoh": [ANIMAL_NAMES[int(state.pharaoh[seat])] for seat in players],
    }
