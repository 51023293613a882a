"""R10 What a seat knows, and the tables that could lie behind it."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.engine.dice import shuffle
from mastaba.games.archaeology.cards import copies, count_of, pick, size_of, without_maps
from mastaba.games.archaeology.rules.choices import choices
from mastaba.games.archaeology.rules.laying import add_cards
from mastaba.games.archaeology.state import (
    CHAMBERS,
    COUNT,
    LOT_SIZE,
    LOT_TREASURE,
    LOTS,
    MAP,
    STATE,
    STORMS,
    THIEVES,
    TREASURES,
    Card,
    Ending,
)

copy_open = STATE.copy_open
copy_own = STATE.copy_own


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R10.1 All that lies open, one's own hand, R10.2 R10.3 what one knows of the others' and what all do; the rest is -1."""
    copy_open(state, seen)
    for owner in range(state.players):
        seen.hand[owner] = -1
        copy_row(state, state.players, seen, state.players, owner)
    copy_own(state, seat, seen)
    for chamber in range(CHAMBERS):
        seen.chamber[chamber] = 0 if (int(state.explored) >> chamber) & 1 else -1
    for place in range(state.deck_left):
        seen.deck[place] = -1


@rule
def copy_row(source: State, knower: int, target: State, observer: int, owner: int) -> None:
    """R10.2 What one knows of a hand becomes what another knows of it."""
    target.known[observer, owner] = source.known[knower, owner]
    target.plain[observer, owner] = source.plain[knower, owner]


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R10.4 A table that the seat could not tell from the real one.

    Unseen cards lie in three kinds of places: some that take no maps, hidden hand cards that may be any treasure, and the
    deck, which takes all. Filling the narrow places first leaves the same number of ways to fill the wider ones whatever
    was drawn, so drawing one after the other is drawing evenly among all tables that fit. Whoever has begun a trade can
    complete it (R5.5): hands with which that is not so are drawn again, which keeps the rest even.
    """
    copy_open(seen, state)
    copy_knowledge(seen, seat, state)
    pool = deal_hidden(seen, seat, state)
    while state.ending == Ending.NONE and choices(state) == 0:
        pool = deal_hidden(seen, seat, state)
    lay_deck(state, pool)


@rule
def deal_hidden(seen: State, seat: int, state: State) -> int:
    """R10.4 Draws hands and chambers, the narrow places first, and returns the treasures left for the deck."""
    pool = unseen(seen, seat)
    pool = deal_known(seen, seat, state, pool)
    pool = deal_plain(seen, seat, state, pool)
    return deal_rest(seen, seat, state, pool)


@rule
def copy_knowledge(seen: State, seat: int, state: State) -> None:
    """R10.4 The seat keeps what it knows; the others are taken to know what is public."""
    for owner in range(seen.players):
        for observer in range(seen.players + 1):
            if observer != owner:
                copy_row(seen, seat if observer == seat else seen.players, state, observer, owner)


@rule
def unseen(seen: State, seat: int) -> int:
    """The treasures that the seat does not see: the box less its own hand and all that lies open or has left the game."""
    pool = 0
    for treasure in range(TREASURES):
        pool += copies(treasure, COUNT[treasure])
    pool -= int(seen.hand[seat]) + int(seen.market) + int(seen.offer) + copies(MAP, seen.maps_out)
    for owner in range(seen.players):
        for lot in range(LOTS):
            pool -= copies(LOT_TREASURE[lot], int(LOT_SIZE[lot]) * int(seen.sold[owner, lot]))
    return pool


@rule
def deal_known(seen: State, seat: int, state: State, pool: int) -> int:
    """R10.2 Hands get the cards that the seat knows to be there; its own is as it is."""
    for owner in range(seen.players):
        known = int(seen.hand[owner] if owner == seat else seen.known[seat, owner])
        state.hand[owner] = known
        if owner != seat:
            pool -= known
    return pool


@rule
def draw_heap(state: State, pool: int, count: int) -> int:
    """So many cards drawn evenly from a pool."""
    cards = 0
    for _ in range(count):
        cards += copies(pick(state, pool - cards), 1)
    return cards


@rule
def deal_plain(seen: State, seat: int, state: State, pool: int) -> int:
    """R10.4 Places that take no maps: cards dealt or found in the pyramid, and the closed chambers, when laid by R2.1."""
    for owner in range(seen.players):
        if owner != seat:
            cards = draw_heap(state, without_maps(pool), seen.plain[seat, owner])
            state.hand[owner] += cards
            pool -= cards
    if seen.is_plain:
        pool = fill_chambers(seen, state, pool, without_maps(pool))
    return pool


@rule
def fill_chambers(seen: State, state: State, pool: int, fitting: int) -> int:
    """Fills the closed chambers from the fitting part of the pool, and returns what is left of the pool."""
    for chamber in range(CHAMBERS):
        cards = draw_heap(state, fitting, seen.chamber_size[chamber])
        state.chamber[chamber] = cards
        fitting -= cards
        pool -= cards
    return pool


@rule
def deal_rest(seen: State, seat: int, state: State, pool: int) -> int:
    """R10.4 Hand cards of which nothing is known, and the chambers where maps may lie in them."""
    for owner in range(seen.players):
        if owner != seat:
            cards = draw_heap(state, pool, int(seen.hand_size[owner]) - size_of(state.hand[owner]))
            state.hand[owner] += cards
            pool -= cards
    if not seen.is_plain:
        pool = fill_chambers(seen, state, pool, pool)
    return pool


@rule
def lay_deck(state: State, pool: int) -> None:
    """R10.4 What is left is the deck, with the thieves and storms that have not come yet, in any order."""
    state.deck_left = 0
    for treasure in range(TREASURES):
        add_cards(state, treasure, count_of(pool, treasure))
    add_cards(state, Card.THIEF, THIEVES - int(state.thieves))
    add_cards(state, Card.STORM, int(STORMS[state.players]) - int(state.storms))
    shuffle(state, state.deck, 0, state.deck_left)
