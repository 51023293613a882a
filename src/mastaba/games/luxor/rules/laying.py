"""R2 Laying the table."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import draw, shuffle
from mastaba.engine.events import tell, whisper
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.pictures import PICTURES
from mastaba.games.luxor.rules.drawing import show_back
from mastaba.games.luxor.rules.hands import take_in
from mastaba.games.luxor.state import (
    ANIMALS,
    ARCHAEOLOGISTS,
    CURSES,
    DECK,
    DEPTH,
    HAND,
    POOL,
    RANKS,
    RESERVE,
    SCARABS,
    TILES,
    Phase,
)


@rule
def setup(state: State, options: Ints) -> None:
    """R2.3 Scarabs lie on the slab and each player has five archaeologists; R2.5 the first player is drawn."""
    state.players = options[0]
    state.has_curse = options[1]
    state.has_sphinx = options[2]
    state.curse_race = options[3]
    state.sphinx_line = options[4]
    state.slab = SCARABS
    for seat in range(state.players):
        state.stock[seat] = ARCHAEOLOGISTS
    state.first = draw(state, state.players)
    lay_deck(state)
    lay_sarcophagi(state)
    lay_pharaohs(state)


@rule
def lay_deck(state: State) -> None:
    """R2.2 Tiles are shuffled, three go to each hand; R9.1 20 make the first reserve, the curse tiles join the rest."""
    start = 0 if state.has_curse else CURSES
    for tile in range(TILES):
        state.deck[start + tile] = 1 + tile
    shuffle(state, state.deck, start, TILES)
    state.plain_end = DECK
    if state.has_curse:
        state.curses_left = (1 << CURSES) - 1
        state.plain_end = RESERVE
        for curse in range(CURSES):
            state.deck[TILES + curse] = 1 + TILES + curse
        shuffle(state, state.deck, RESERVE, DECK - RESERVE)
    for place in range(HAND * state.players):
        take_in(state, place % state.players, state.deck[start + place])
        state.deck[start + place] = 0
    state.next = start + HAND * int(state.players)


@rule
def lay_sarcophagi(state: State) -> None:
    """R2.1 In front of each column one with one eye, behind it one with two, then one with three."""
    for eyes in range(DEPTH):
        column = 0
        for rank in range(RANKS):
            for _ in range(POOL[eyes, rank]):
                state.inside[column * DEPTH + eyes] = rank
                column += 1
        for left in range(ANIMALS - 1, 0, -1):
            swap_inside(state, left * DEPTH + eyes, draw(state, left + 1) * DEPTH + eyes)


@rule
def swap_inside(state: State, here: int, there: int) -> None:
    """R2.1 Two sarcophagi change places."""
    rank = state.inside[here]
    state.inside[here] = state.inside[there]
    state.inside[there] = rank


@rule
def lay_pharaohs(state: State) -> None:
    """R2.4 Each player draws one of the seven cards, and nobody else sees it."""
    taken = 0
    for seat in range(state.players):
        animal = untaken(taken, draw(state, ANIMALS - seat))
        taken |= 1 << animal
        state.pharaoh[seat] = animal


@rule
def untaken(taken: int, number: int) -> int:
    """The animal that comes after `number` others among those not taken."""
    animal = 0
    while taken >> animal & 1 or number > 0:
        if taken >> animal & 1 == 0:
            number -= 1
        animal += 1
    return animal


@rule
def begin(state: State, events: Ints) -> None:
    """R2.5 The first player is on turn; R2.2 R2.4 everybody looks at their own tiles and card."""
    state.seat = state.first
    state.turn = state.first
    state.phase = Phase.DROP
    tell(events, Event.FIRST, state.first)
    for seat in range(state.players):
        for place in range(HAND):
            tile = int(state.hand[seat, place]) - 1
            whisper(events, 1 << seat, Event.DEALT, seat, PICTURES[tile, 0], PICTURES[tile, 1])
        whisper(events, 1 << seat, Event.PHARAOH, seat, state.pharaoh[seat])
    show_back(state, events)
