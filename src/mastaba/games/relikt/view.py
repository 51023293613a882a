"""What a seat sees, as zones of pieces."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from mastaba.engine.contract import State
from mastaba.game import part
from mastaba.games.relikt.actions import ACTIONS
from mastaba.games.relikt.cards import highest_sum, is_among, sum_of, veil_seat
from mastaba.games.relikt.rules.choices import open_rows, player_of
from mastaba.games.relikt.rules.rows import sum_colours
from mastaba.games.relikt.rules.scoring import points_of, scores
from mastaba.games.relikt.state import (
    BLUE_KINDS,
    CARD_TEXTS,
    CARDS,
    GEMS,
    KIT,
    LETTERS,
    REMOVED,
    ROWS,
    STAKES,
    STATE,
    TOOL_TEXTS,
    TREASURE_TEXTS,
    Colour,
    Phase,
    Tool,
)
from mastaba.views import NO_FACTS, Facts, Piece, PointsLine, Seats, Standing, Zone, piece, zone


class Count(Facts, frozen=True):
    """How many pieces lie in a place."""

    count: int


class Sum(Struct, frozen=True):
    """R4.1 What a colour makes in a row, and for whom; R4.2 whether that is the highest sum, R4.4 alone or shared."""

    colour: str
    seat: int
    sum: int
    is_leading: bool


class Row(Facts, frozen=True):
    """R4.1 How many cards a row takes, the sums of those the seat knows, how many it does not; R3.3 whether it is closed."""

    place: int
    gems: int
    is_closed: bool
    sums: list[Sum] | None  # none to those who watch, where seats know different cards
    hidden: int | None


class Veil(Facts, frozen=True):
    """R5.3 A card that lies face down, and the seat that played it."""

    is_face_down: bool
    by: int


class Turn(Facts, frozen=True):
    """R5.4 The seat whose hand lies open to be played from, R5.6 the card that a pistol is to replace; 0 and none else."""

    source: int
    target: str | None


class Won(Facts, frozen=True):
    """R7.1 R7.2 What a seat's treasures are worth."""

    points: int


def view(seen: State, seat: int) -> list[Zone]:
    """Treasures and rows, the piles and discards in the middle, and what lies before each seat."""
    seats = [place for other in range(int(seen.players)) for place in _seat(seen, other)]
    return [*(_row_zone(seen, row) for row in range(ROWS)), *_commons(seen), *seats]


@part(STATE, "players", "place", "treasure", "row", "row_size", "veil", "camp")
def _row_zone(seen: State, row: int) -> Zone:
    head = _treasures(seen, [int(seen.place[row])])
    return zone(f"row{row + 1}", "row", [*head, *_row_cards(seen, row)], facts=_row(seen, row))


def _row(seen: State, row: int) -> Row:
    is_closed = not open_rows(seen) >> row & 1
    gems = 0 if is_closed else int(GEMS[seen.treasure[seen.place[row]]])
    hidden = sum(card < 0 for card in seen.row[row, : int(seen.row_size[row])])
    return Row(row + 1, gems, is_closed, _sums(seen, row), int(hidden))


def _sums(seen: State, row: int) -> list[Sum]:
    """One a seat, by the camps they hold."""
    sums = sum_colours(seen, row)
    found = []
    for seat in range(int(seen.players)):
        colour = int(seen.camp[seat])
        total = sum_of(sums, colour)
        found.append(Sum(_colour(colour), seat + 1, total, total > 0 and total == highest_sum(sums)))
    return found


def _colour(colour: int) -> str:
    return Colour(colour).name.lower()


def _row_cards(seen: State, row: int) -> list[Piece]:
    """The cards of a row; one that lies face down names its player, and its face only to that player."""
    pieces = []
    for place in range(int(seen.row_size[row])):
        card, veil = int(seen.row[row, place]), int(seen.veil[row, place])
        face = CARD_TEXTS[card] if card >= 0 else None
        pieces.append(piece(face or f"veil{veil}", "card", face, Veil(True, veil_seat(veil) + 1) if veil else NO_FACTS))
    return pieces


def _treasures(seen: State, numbers: list[int]) -> list[Piece]:
    """Treasures by their turn in the pile, which is what tells equal ones apart."""
    return [
        piece(f"treasure{number + 1}", "treasure", TREASURE_TEXTS[seen.treasure[number]]) for number in numbers if number >= 0
    ]


def _backs(family: str, kind: str, first: int, count: int) -> list[Piece]:
    return [piece(f"{family}{number}", kind, None) for number in range(first, first + count)]


@part(STATE, "turned", "discard", "deck_left", "top", "top_by", "acting", "phase", "target", "other")
def _commons(seen: State) -> list[Zone]:
    discarded = [card for card in range(CARDS) if is_among(card, int(seen.discard))]
    top = [_tool(int(seen.top_by), TOOL_TEXTS[seen.top - 1])] if seen.top else []
    left = STAKES - int(seen.turned)
    return [
        zone("treasures", "pile", _backs("treasure", "treasure", int(seen.turned) + 1, left), facts=Count(left)),
        zone("removed", "pile", _backs("treasure", "treasure", STAKES + 1, REMOVED), facts=Count(REMOVED)),
        zone("deck", "pile", [], facts=Count(int(seen.deck_left))),
        zone("discard", "heap", [_card(card) for card in discarded], facts=Count(len(discarded))),
        zone("actions", "pile", top, facts=_turn(seen)),
    ]


def _turn(seen: State) -> Turn:
    is_open = seen.acting == Tool.BINOCULARS and seen.phase == Phase.PLAYING
    target = CARD_TEXTS[seen.target] if seen.phase == Phase.REPLACING else None
    return Turn(int(seen.other) + 1 if is_open else 0, target)


def _card(card: int) -> Piece:
    return piece(CARD_TEXTS[card], "card", CARD_TEXTS[card])


def _tool(number: int, tool: str) -> Piece:
    return piece(f"tool{number}-{tool}", "tool", tool)


def _seat(seen: State, seat: int) -> list[Zone]:
    """A seat's camp, hands, action pile and treasures."""
    return [*_own(seen, seat), _winnings(seen, seat)]


@part(STATE, "camp", "hand", "hand_size", "kit_hand", "kit_drawn", "kit_played")
def _own(seen: State, seat: int) -> list[Zone]:
    number = seat + 1
    colour = int(seen.camp[seat])
    left = KIT - int(seen.kit_drawn[seat])
    return [
        zone(f"camp{number}", "heap", [piece(f"camp-{LETTERS[colour]}", "colour", _colour(colour))], owner=number),
        zone(f"hand{number}", "hand", _hand(seen, seat), owner=number),
        zone(f"kit{number}", "hand", _kit(seen, seat), owner=number),
        zone(f"pile{number}", "pile", _backs(f"pile{number}.", "tool", 1, left), owner=number, facts=Count(left)),
    ]


@part(STATE, "players", "turned", "owner", "treasure")
def _winnings(seen: State, seat: int) -> Zone:
    points = np.zeros(int(seen.players), np.int32)
    scores(seen, points)
    return zone(f"won{seat + 1}", "heap", _treasures(seen, _won(seen, seat)), owner=seat + 1, facts=Won(int(points[seat])))


def _won(seen: State, seat: int) -> list[int]:
    """R4.2 The treasures that a seat has taken, in the order they were turned up."""
    return [treasure for treasure in range(STAKES) if seen.owner[treasure] == seat + 1]


def _hand(seen: State, seat: int) -> list[Piece]:
    """The cards known to be in a hand, then as many backs as it has others."""
    known = [int(card) for card in seen.hand[seat] if card >= 0]
    hidden = int(seen.hand_size[seat]) - len(known)
    return [*map(_card, known), *_backs(f"hand{seat + 1}.", "card", 1, hidden)]


def _kit(seen: State, seat: int) -> list[Piece]:
    """The action cards in a hand; another's are as many backs as it has drawn and not played."""
    held = _tools_of(seen, seat)
    hidden = int(seen.kit_drawn[seat]) - int(seen.kit_played[seat]).bit_count() - len(held)
    shown = [_tool(seat + 1, tool) for tool in held]
    return [*shown, *_backs(f"kit{seat + 1}.", "tool", 1, hidden)]


def _tools_of(seen: State, seat: int) -> list[str]:
    return [tool for number, tool in enumerate(TOOL_TEXTS, 1) if int(seen.kit_hand[seat]) >> number & 1]


def path(seen: State, seat: int, action: int) -> list[str] | None:
    """R5.1 An opponent is chosen by the camp to swap with, R5.4 or by the hand to look into."""
    if not ACTIONS.seat.FIRST <= action < ACTIONS.seat.END:
        return None
    place = "camp" if seen.acting == Tool.RUM else "hand"
    return [f"{place}{ACTIONS.seat.seat(action) + 1}"]


def meant(seen: State, seat: int, clicked: list[str]) -> str | None:
    """An action card: to play it. A card in a row: for the action at work. A card of a hand: to play it. A camp, a hand: its seat."""
    first, second = [*clicked, "", ""][:2]
    places = {piece.id: zone.id for zone in view(seen, seat) for piece in zone.pieces}
    place, row = places.get(first, first), places.get(second, second)
    if first.startswith("tool"):
        return first.partition("-")[2] if place == f"kit{seat + 1}" else None
    if first in CARD_TEXTS:
        return _meant_by_card(seen, first, place, row)
    return f"seat {place[-1]}" if place[:-1] in ("camp", "hand") else None


def _meant_by_card(seen: State, card: str, place: str, row: str) -> str | None:
    is_pistol, is_to_row = seen.acting == Tool.PISTOL, row.startswith("row")
    if place.startswith("hand"):
        return f"by {card}" if is_pistol and not is_to_row else f"play {card} {row[-1] if is_to_row else 1}"
    if not place.startswith("row"):
        return None
    return f"replace {card}" if is_pistol else f"rope {card}" if seen.acting == Tool.LASSO else None


def tally(seen: State, seat: int) -> list[PointsLine]:
    """R7.1 Blue treasures together, R7.2 and a line for each number of red ones, for they pair only among themselves."""
    won = [int(seen.treasure[treasure]) for treasure in _won(seen, seat)]
    lines: dict[str, list[int]] = {}
    for place, kind in enumerate(won):
        key = "points-blue" if kind < BLUE_KINDS else f"points-{TREASURE_TEXTS[kind]}"
        lines.setdefault(key, []).append(points_of(kind, won[:place].count(kind) % 2 == 1))
    return [PointsLine(key, sum(points), _counted(key, len(points))) for key, points in sorted(lines.items())]


def _counted(key: str, count: int) -> dict[str, int | str]:
    """R7.2 How many treasures, and of red ones how many pairs they make and whether one is left alone."""
    counted: dict[str, int | str] = {"count": count}
    return counted if key == "points-blue" else {**counted, "pairs": count // 2, "alone": count % 2}


def standing(seen: State, seat: int) -> list[Standing]:
    """R4.2 Who alone has the highest sum in a row in which nothing lies face down, and the treasure that stands there."""
    rows = [(row + 1, _row(seen, row)) for row in range(ROWS)]
    leading = [(row, facts, [one for one in facts.sums or [] if one.is_leading]) for row, facts in rows if not facts.hidden]
    return [Standing("leads", ahead[0].seat, facts.gems, {"row": row}) for row, facts, ahead in leading if len(ahead) == 1]


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence may name."""
    return _situation(seen)


@part(STATE, "seat", "players", "hand", "other", "acting", "kit_hand", "face_up", "place", "holder", "target", "plays_left")
def _situation(seen: State) -> dict[str, Any]:
    """What holds for whatever was tried."""
    return {
        "hand": _cards_of(seen, int(seen.seat)),
        "shown": _cards_of(seen, player_of(seen)),
        "tools": _listed(_tools_of(seen, int(seen.seat))),
        "faceup": _listed([CARD_TEXTS[card] for card in range(CARDS) if is_among(card, int(seen.face_up))]),
        "rows": _listed([str(row + 1) for row in range(ROWS) if open_rows(seen) >> row & 1]),
        "camps": _listed([f"{LETTERS[colour]} ({_colour(colour)})" for colour in Colour if seen.holder[colour] >= 0]),
        "target": CARD_TEXTS[seen.target],
        "acting": TOOL_TEXTS[seen.acting - 1] if seen.acting else "none",
        "plays": int(seen.plays_left),
        "players": int(seen.players),
        "seats": Seats(range(1, int(seen.players) + 1)),
    }


def _cards_of(seen: State, seat: int) -> str:
    return _listed([CARD_TEXTS[card] for card in seen.hand[seat] if card >= 0])


def _listed(words: list[str]) -> str:
    return ", ".join(words) or "–"
