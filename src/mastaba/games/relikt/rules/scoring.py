"""R7 Score."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.winning import highest
from mastaba.games.relikt.state import BLUE_KINDS, CARDS, GEMS, KINDS, KIT, PIECE_KINDS, ROWS, TREASURES


@rule
def single(seat: int, kind: int) -> int:
    """R7.2 A seat's red treasure of a kind that lacks a second, as one bit of a set."""
    return 1 << seat * KINDS + kind


@rule
def points_of(kind: int, is_second: bool) -> int:
    """R7.1 What a treasure adds: blue its gems; R7.2 red counts down, the second of a pair makes up for it and counts once."""
    gems = int(GEMS[kind])
    if kind < BLUE_KINDS:
        return gems
    return 2 * gems if is_second else -gems


@rule
def scores(state: State, out: Ints) -> None:
    """R7.1 R7.2 What the treasures taken add up to."""
    for seat in range(state.players):
        out[seat] = 0
    singles = 0
    for treasure in range(state.turned):
        seat = int(state.owner[treasure]) - 1
        if seat >= 0:
            kind = int(state.treasure[treasure])
            bit = single(seat, kind)
            out[seat] += points_of(kind, singles & bit != 0)
            singles ^= bit


@rule
def census(state: State, out: Ints) -> None:
    """R1.1 Every adventure card, R1.3 every treasure by kind and R1.2 every action card by kind, wherever they lie."""
    for kind in range(PIECE_KINDS):
        out[kind] = 0
    for place in range(state.deck_left):
        out[state.deck[place]] += 1
    for card in range(CARDS):
        out[card] += int(state.discard) >> card & 1
    for row in range(ROWS):
        for place in range(state.row_size[row]):
            out[state.row[row, place]] += 1
    for seat in range(state.players):
        for place in range(state.hand_size[seat]):
            out[state.hand[seat, place]] += 1
        count_tools(state, seat, out)
    count_treasures(state, out)


@rule
def count_tools(state: State, seat: int, out: Ints) -> None:
    """R1.2 A seat's action cards: in hand, in its pile, played."""
    first = CARDS + KINDS - 1
    for tool in range(1, KIT + 1):
        out[first + tool] += (int(state.kit_hand[seat]) >> tool & 1) + (int(state.kit_played[seat]) >> tool & 1)
    for place in range(state.kit_drawn[seat], KIT):
        out[first + state.kit[seat, place]] += 1


@rule
def count_treasures(state: State, out: Ints) -> None:
    """R1.3 Treasures: at the head of rows, taken, in the pile, removed."""
    for row in range(ROWS):
        if state.place[row] >= 0:
            out[CARDS + state.treasure[state.place[row]]] += 1
    for treasure in range(TREASURES):
        if treasure >= state.turned or state.owner[treasure] > 0:
            out[CARDS + state.treasure[treasure]] += 1


@rule
def winners(state: State, out: Ints) -> None:
    """R7.3 The highest score wins; a tie is shared."""
    scores(state, out)
    highest(state, out)
