"""What a seat may ask about the deck and the others' hands."""

from __future__ import annotations

from mastaba.engine.contract import State
from mastaba.games.archaeology.cards import count_of
from mastaba.games.archaeology.sight import unseen
from mastaba.games.archaeology.state import STORMS, THIEVES, Card
from mastaba.views import Question

ASKED = (Card.MASK, Card.MAP)  # the rarest, and the keys to the pyramid


def questions(seen: State, seat: int) -> list[Question]:
    """The next card of the deck, what else is in it, and who may hold what."""
    others = [owner for owner in range(int(seen.players)) if owner != seat]
    return [*_deck(seen, seat), *(_held(seen, seat, owner, card) for owner in others for card in ASKED)]


def _deck(seen: State, seat: int) -> list[Question]:
    left = int(seen.deck_left)
    if left == 0:
        return []
    thieves, storms = THIEVES - int(seen.thieves), int(STORMS[seen.players]) - int(seen.storms)
    counted = [_next(Card.THIEF, thieves / left), _next(Card.STORM, storms / left)]
    told = {"cards": left, "thieves": thieves, "storms": storms}
    return [
        *counted,
        *(_next(card, None if _loose(seen, seat, card) else 0.0) for card in ASKED),
        Question("deck", lambda table: _in_deck(table, Card.THIEF) == thieves, 1.0, told),
    ]


def _next(card: Card, share: float | None) -> Question:
    return Question("next", lambda table: table.deck[table.deck_left - 1] == card, share, {"card": card})


def _in_deck(table: State, card: Card) -> int:
    return sum(int(table.deck[place]) == card for place in range(int(table.deck_left)))


def _held(seen: State, seat: int, owner: int, card: Card) -> Question:
    """Whether another player holds a treasure: certain where the seat has seen it, impossible where none is unseen."""
    is_shown = count_of(int(seen.known[seat, owner]), card) > 0
    share = 1.0 if is_shown else None if seen.hand_size[owner] and _loose(seen, seat, card) else 0.0
    told = {"card": card, "player": owner + 1}
    return Question("held", lambda table: count_of(int(table.hand[owner]), card) > 0, share, told)


def _loose(seen: State, seat: int, card: Card) -> int:
    """How many of a treasure lie where the seat cannot tell."""
    known = sum(count_of(int(seen.known[seat, owner]), card) for owner in range(int(seen.players)) if owner != seat)
    return count_of(unseen(seen, seat), card) - known
