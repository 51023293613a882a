"""What a seat may ask about the next treasure, the others' hands and tools, and the cards that lie face down."""

from __future__ import annotations

from mastaba.engine.contract import State
from mastaba.games.relikt.cards import is_among, veil_seat
from mastaba.games.relikt.sight import hidden_from
from mastaba.games.relikt.state import BLUE_KINDS, CARDS, COPIES, HAND, KINDS, KIT, ROWS, STAKES, TREASURES, VALUES, Tool
from mastaba.views import Question

HIGH = 10  # a card from here on turns most rows
ASKED = (Tool.PISTOL, Tool.LASSO)  # tools that take something away


def questions(seen: State, seat: int) -> list[Question]:
    """The next treasure, high cards in hands and face down, and tools that may be drawn against one."""
    others = [other for other in range(int(seen.players)) if other != seat]
    held = [one for other in others for one in (_high(seen, seat, other), *(_tool(seen, other, tool) for tool in ASKED))]
    return [*_treasure(seen), *held, *_face_down(seen, seat)]


def _treasure(seen: State) -> list[Question]:
    """Whether the next treasure to be turned up is a red one: all that have not been seen are as likely."""
    turned = int(seen.turned)
    if turned >= STAKES:
        return []
    seen_red = sum(int(seen.treasure[place]) >= BLUE_KINDS for place in range(turned))
    red = sum(int(COPIES[kind]) for kind in range(BLUE_KINDS, KINDS)) - seen_red
    return [Question("red", lambda table: int(table.treasure[turned]) >= BLUE_KINDS, red / (TREASURES - turned))]


def _is_high(card: int) -> bool:
    return card >= 0 and card % VALUES + 1 >= HIGH


def _high(seen: State, seat: int, other: int) -> Question:
    """Whether another player holds a high card."""
    is_shown = any(_is_high(int(seen.hand[other, place])) for place in range(HAND))
    possible = hidden_from(seen, seat) | int(seen.known[other])
    is_possible = seen.hand_size[other] > 0 and any(is_among(card, possible) and _is_high(card) for card in range(CARDS))
    share = 1.0 if is_shown else None if is_possible else 0.0
    told = {"player": other + 1, "least": HIGH}
    return Question("high", lambda table: any(_is_high(int(table.hand[other, place])) for place in range(HAND)), share, told)


def _tool(seen: State, other: int, tool: Tool) -> Question:
    """Whether an action card is in another's hand: each that was not played is as likely there as in the pile."""
    played = int(seen.kit_played[other])
    spent = sum(played >> one & 1 for one in range(1, KIT + 1))
    share = 0.0 if played >> tool & 1 else (int(seen.kit_drawn[other]) - spent) / (KIT - spent)
    return Question(
        "tool", lambda table: bool(int(table.kit_hand[other]) >> tool & 1), share, {"player": other + 1, "tool": tool}
    )


def _face_down(seen: State, seat: int) -> list[Question]:
    """Whether cards that others have laid face down are high ones."""
    places = [(row, place) for row in range(ROWS) for place in range(int(seen.row_size[row]))]
    owners = {at: veil_seat(seen.veil[at]) for at in places}
    return [_laid(owner, at) for at, owner in owners.items() if owner >= 0 and owner != seat]


def _laid(owner: int, at: tuple[int, int]) -> Question:
    told = {"player": owner + 1, "row": at[0] + 1, "least": HIGH}
    return Question("face-down", lambda table: _is_high(int(table.row[at])), None, told)
