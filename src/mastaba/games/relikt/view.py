"""What a seat sees, as zones of pieces."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.engine.contract import State
from mastaba.games.relikt.actions import BY, PLAY, REPLACE, ROPE, SEAT
from mastaba.games.relikt.rules.scoring import scores
from mastaba.games.relikt.sight import veil_seat
from mastaba.games.relikt.state import (
    CARD_TEXTS,
    CARDS,
    GEMS,
    KIT,
    LETTERS,
    REMOVED,
    ROWS,
    STAKES,
    TOOL_TEXTS,
    TREASURE_TEXTS,
    Colour,
    Phase,
    Tool,
)
from mastaba.views import Piece, Zone, piece, zone


def view(seen: State, seat: int) -> dict[str, Any]:
    """Treasures and rows, the piles and discards in the middle, and what lies before each seat."""
    points = np.zeros(int(seen.players), np.int32)
    scores(seen, points)
    seats = [place for other in range(int(seen.players)) for place in _seat(seen, other, int(points[other]))]
    return {"zones": [*_rows(seen), *_commons(seen), *seats]}


def _rows(seen: State) -> list[Zone]:
    return [
        zone(
            f"row{row + 1}",
            "row",
            [*_treasures(seen, [int(seen.place[row])]), *_row_cards(seen, row)],
            place=row + 1,
            size=int(seen.row_size[row]),
            gems=0 if seen.place[row] < 0 else int(GEMS[seen.treasure[seen.place[row]]]),
            closed=bool(seen.place[row] < 0),
        )
        for row in range(ROWS)
    ]


def _row_cards(seen: State, row: int) -> list[Piece]:
    """The cards of a row; one that lies face down names its player, and its face only to that player."""
    pieces = []
    for place in range(int(seen.row_size[row])):
        card, veil = int(seen.row[row, place]), int(seen.veil[row, place])
        if veil == 0:
            pieces.append(piece(CARD_TEXTS[card], "card", CARD_TEXTS[card]))
        else:
            face = CARD_TEXTS[card] if card >= 0 else None
            pieces.append(piece(face or f"veil{veil}", "card", face, face_down=True, by=veil_seat(veil) + 1))
    return pieces


def _treasures(seen: State, numbers: list[int]) -> list[Piece]:
    """Treasures by their turn in the pile, which is what tells equal ones apart."""
    return [
        piece(f"treasure{number + 1}", "treasure", TREASURE_TEXTS[seen.treasure[number]]) for number in numbers if number >= 0
    ]


def _backs(family: str, kind: str, first: int, count: int) -> list[Piece]:
    return [piece(f"{family}{number}", kind, None) for number in range(first, first + count)]


def _commons(seen: State) -> list[Zone]:
    discarded = [card for card in range(CARDS) if int(seen.discard) >> card & 1]
    top = [_tool(int(seen.top_by), TOOL_TEXTS[seen.top - 1])] if seen.top else []
    left = STAKES - int(seen.turned)
    return [
        zone("treasures", "pile", _backs("treasure", "treasure", int(seen.turned) + 1, left), count=left),
        zone("removed", "pile", _backs("treasure", "treasure", STAKES + 1, REMOVED), count=REMOVED),
        zone("deck", "pile", [], count=int(seen.deck_left)),
        zone("discard", "heap", [_card(card) for card in discarded], count=len(discarded)),
        zone("actions", "pile", top, acting=_acting(seen), source=_source(seen)),
    ]


def _source(seen: State) -> int:
    """R5.4 The seat whose hand lies open to be played from; 0 where nobody's does."""
    is_open = seen.acting == Tool.BINOCULARS and seen.phase == Phase.PLAYING
    return int(seen.other) + 1 if is_open else 0


def _card(card: int) -> Piece:
    return piece(CARD_TEXTS[card], "card", CARD_TEXTS[card])


def _tool(number: int, tool: str) -> Piece:
    return piece(f"tool{number}-{tool}", "tool", tool)


def _seat(seen: State, seat: int, points: int) -> list[Zone]:
    """A seat's camp, hands, action pile and treasures."""
    number = seat + 1
    camp = LETTERS[seen.camp[seat]]
    won = [treasure for treasure in range(STAKES) if seen.owner[treasure] == number]
    left = KIT - int(seen.kit_drawn[seat])
    pieces = [piece(f"camp-{camp}", "colour", Colour(int(seen.camp[seat])).name.lower())]
    return [
        zone(f"camp{number}", "heap", pieces, owner=number),
        zone(f"hand{number}", "hand", _hand(seen, seat), owner=number),
        zone(f"kit{number}", "hand", _kit(seen, seat), owner=number),
        zone(f"pile{number}", "pile", _backs(f"pile{number}.", "tool", 1, left), owner=number, count=left),
        zone(f"won{number}", "heap", _treasures(seen, won), owner=number, points=points),
    ]


def _hand(seen: State, seat: int) -> list[Piece]:
    """The cards known to be in a hand, then as many backs as it has others."""
    known = [int(card) for card in seen.hand[seat] if card >= 0]
    hidden = int(seen.hand_size[seat]) - len(known)
    return [*map(_card, known), *_backs(f"hand{seat + 1}.", "card", 1, hidden)]


def _kit(seen: State, seat: int) -> list[Piece]:
    """The action cards in a hand; another's are as many backs as it has drawn and not played."""
    held = [tool for number, tool in enumerate(TOOL_TEXTS, 1) if int(seen.kit_hand[seat]) >> number & 1]
    hidden = int(seen.kit_drawn[seat]) - int(seen.kit_played[seat]).bit_count() - len(held)
    shown = [_tool(seat + 1, tool) for tool in held]
    return [*shown, *_backs(f"kit{seat + 1}.", "tool", 1, hidden)]


def path(seen: State, seat: int, action: int) -> list[str]:
    """What to click: an action card; an opponent's camp or hand; a card; a card and the row it goes to."""
    if action < SEAT:
        return [f"tool{seat + 1}-{TOOL_TEXTS[action]}"]
    if action < REPLACE:
        place = "camp" if seen.acting == Tool.RUM else "hand"
        return [f"{place}{action - SEAT + 1}"]
    named = _named(action)
    return [named["card"], f"row{named['row']}"] if "row" in named else [named["card"]]


def words_of(seen: State, action: int) -> dict[str, Any]:
    """What an action's label names."""
    return _named(action) | {"acting": _acting(seen)}


def _acting(seen: State) -> str:
    return TOOL_TEXTS[seen.acting - 1] if seen.acting else "none"


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence may name."""
    source = int(seen.other) if seen.acting == TOOL_TEXTS.index("binoculars") + 1 else int(seen.seat)
    face_up = [CARD_TEXTS[card] for card in range(CARDS) if int(seen.face_up) >> card & 1]
    facts: dict[str, Any] = {
        "hand": _listed([CARD_TEXTS[card] for card in seen.hand[int(seen.seat)] if card >= 0]),
        "shown": _listed([CARD_TEXTS[card] for card in seen.hand[source] if card >= 0]),
        "tools": _listed([tool for number, tool in enumerate(TOOL_TEXTS, 1) if int(seen.kit_hand[seen.seat]) >> number & 1]),
        "faceup": _listed(face_up),
        "rows": _listed([str(row + 1) for row in range(ROWS) if seen.place[row] >= 0]),
        "camps": _listed([f"{LETTERS[colour]} ({colour.name.lower()})" for colour in Colour if seen.holder[colour] >= 0]),
        "target": CARD_TEXTS[seen.target],
        "acting": _acting(seen),
        "plays": int(seen.plays_left),
        "top": TOOL_TEXTS[seen.top - 1] if seen.top else "none",
        "players": int(seen.players),
    }
    return facts | _named(action)


def _named(action: int | None) -> dict[str, Any]:
    """What an action's text names."""
    if action is None:
        return {}
    if action < SEAT:
        return {"tool": TOOL_TEXTS[action]}
    if action < REPLACE:
        return {"seat": action - SEAT + 1}
    if PLAY <= action < ROPE:
        card, row = divmod(action - PLAY, ROWS)
        return {"card": CARD_TEXTS[card], "row": row + 1}
    first = REPLACE if action < BY else BY if action < PLAY else ROPE
    return {"card": CARD_TEXTS[action - first]}


def _listed(words: list[str]) -> str:
    return ", ".join(words) or "–"
