"""An arranged deal: the table as people write it, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from mastaba.deals import Pile, fill, first_seat, listed, listed_by_seat
from mastaba.engine.contract import State
from mastaba.engine.dice import draw
from mastaba.errors import BadDeal
from mastaba.games.relikt.rules.hands import add_to_hand
from mastaba.games.relikt.state import (
    CARD_TEXTS,
    CARDS,
    COLOURS,
    COPIES_LISTED,
    HAND,
    LETTERS,
    REMOVED,
    SEATS,
    STAKES,
    TOOL_TEXTS,
    TREASURE_TEXTS,
    VALUES,
)

KEYS: Final = ("first", "camps", "hands", "deck", "treasures", "removed", "actions")


def lay(state: State, deal: Mapping[str, Any]) -> None:
    """R2.1 to R2.5 Lays the table as a deal says; what it leaves open is drawn from what is left."""
    players = int(state.players)
    state.first = first_seat(deal, players, int(state.first))
    state.seat = state.first
    hands = listed_by_seat(deal, "hands", players)
    deck = listed(deal, "deck")
    _lay_camps(state, deal, {card for cards in (*hands, deck) for card in cards or ()})
    _lay_cards(state, hands, deck)
    _lay_treasures(state, deal)
    _lay_actions(state, deal)


def _sized(cards: list[str] | None, name: str, size: int) -> list[str] | None:
    if cards is not None and len(cards) != size:
        raise BadDeal(key="error-deal-size", name=name, count=len(cards), size=size)
    return cards


def _lay_camps(state: State, deal: Mapping[str, Any], cards: set[str]) -> None:
    """R2.1 The camps as written, or drawn so that every card named is in play."""
    players = int(state.players)
    unknown = sorted(card for card in cards if card not in CARD_TEXTS)
    if unknown:
        raise BadDeal(key="error-deal-unknown", card=repr(unknown[0]), name="hands, deck")
    named = sorted({card[0] for card in cards}, key=LETTERS.index)
    camps = _sized(listed(deal, "camps"), "camps", players)
    camps = _drawn_camps(state, named, players) if camps is None else _checked_camps(camps, named)
    for seat in range(SEATS):
        state.camp[seat] = LETTERS.index(camps[seat]) if seat < players else -1
    for colour in range(COLOURS):
        state.holder[colour] = camps.index(LETTERS[colour]) if LETTERS[colour] in camps else -1


def _checked_camps(camps: list[str], named: list[str]) -> list[str]:
    for camp in camps:
        if camp not in LETTERS:
            raise BadDeal(key="error-choice", name="camps", choices=", ".join(LETTERS), given=camp)
        if camps.count(camp) > 1:
            raise BadDeal(key="error-deal-many", name="camps", card=camp, count=1)
    for letter in named:
        if letter not in camps:
            raise BadDeal(key="error-deal-colour", game_id="relikt", letter=letter)
    return camps


def _drawn_camps(state: State, named: list[str], players: int) -> list[str]:
    if len(named) > players:
        raise BadDeal(key="error-deal-colours", game_id="relikt", players=players, letters=", ".join(named))
    others = [letter for letter in LETTERS if letter not in named]
    while len(named) < players:
        named.append(others.pop(draw(state, len(others))))
    return [named.pop(draw(state, len(named))) for _ in range(players)]


def _lay_cards(state: State, hands: list[list[str] | None], deck: list[str] | None) -> None:
    """R2.2 Hands of four and the deck, of the colours in play."""
    box = Counter(text for card, text in enumerate(CARD_TEXTS) if state.holder[card // VALUES] >= 0)
    piles = [Pile(f"hands[{seat}]", _sized(hand, f"hands[{seat}]", HAND), HAND) for seat, hand in enumerate(hands, 1)]
    piles.append(Pile("deck", _sized(deck, "deck", box.total() - HAND * len(hands))))
    fill(state, box, piles)
    for seat, pile in enumerate(piles[:-1]):
        state.hand_size[seat] = 0
        for text in pile.cards or ():
            add_to_hand(state, seat, CARD_TEXTS.index(text))
    stack = [CARD_TEXTS.index(text) for text in reversed(piles[-1].cards or ())]
    state.deck_left = len(stack)
    for place in range(CARDS):
        state.deck[place] = stack[place] if place < len(stack) else -1


def _lay_treasures(state: State, deal: Mapping[str, Any]) -> None:
    """R2.3 Seventeen treasures in the order they are turned up, and the three removed."""
    treasures = _sized(listed(deal, "treasures"), "treasures", STAKES)
    removed = _sized(listed(deal, "removed"), "removed", REMOVED)
    piles = [Pile("treasures", treasures, STAKES), Pile("removed", removed, REMOVED)]
    fill(state, Counter(dict(zip(TREASURE_TEXTS, COPIES_LISTED, strict=True))), piles)
    for place, text in enumerate([*(piles[0].cards or ()), *(piles[1].cards or ())]):
        state.treasure[place] = TREASURE_TEXTS.index(text)


def _lay_actions(state: State, deal: Mapping[str, Any]) -> None:
    """R2.4 Each seat's seven action cards in the order they are drawn."""
    for seat, tools in enumerate(listed_by_seat(deal, "actions", int(state.players))):
        pile = Pile(f"actions[{seat + 1}]", tools)
        fill(state, Counter(TOOL_TEXTS), [pile])
        for place, text in enumerate(pile.cards or ()):
            state.kit[seat, place] = TOOL_TEXTS.index(text) + 1


def read(state: State) -> dict[str, Any]:
    """The deal of a table as it was laid."""
    seats = range(int(state.players))
    treasures = [TREASURE_TEXTS[kind] for kind in state.treasure]
    return {
        "first": int(state.first) + 1,
        "camps": [LETTERS[state.camp[seat]] for seat in seats],
        "hands": [[CARD_TEXTS[card] for card in state.hand[seat]] for seat in seats],
        "deck": [CARD_TEXTS[card] for card in reversed(state.deck[: int(state.deck_left)])],
        "treasures": treasures[:STAKES],
        "removed": treasures[STAKES:],
        "actions": [[TOOL_TEXTS[tool - 1] for tool in state.kit[seat]] for seat in seats],
    }
