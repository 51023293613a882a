"""R10 What a seat knows, and the tables that could lie behind it."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.engine.dice import draw, shuffle
from mastaba.games.archaeology.cards import LOT_HEAP, copies, count_of, kinds_of, one_of_each, pick, size_of, without_maps
from mastaba.games.archaeology.memory import odds_of
from mastaba.games.archaeology.rules.choices import choices
from mastaba.games.archaeology.rules.laying import add_cards
from mastaba.games.archaeology.state import (
    CHAMBERS,
    COUNT,
    LOTS,
    MAP,
    STATE,
    STORMS,
    THIEVES,
    TREASURES,
    Card,
    Ending,
)

FINE: Final = 1 << 30
ENOUGH: Final = 1.0001  # odds are kept to seven figures
ALMOST_ONE: Final = 0.9999
PATIENCE: Final = 20_000  # tables drawn before any will do: were a memory ever wrong, nobody is to wait for ever
PLACE_BITS: Final = 8  # of a number for each hand
ALL_AT: Final = (1 << PLACE_BITS) - 1

copy_open = STATE.copy_open
copy_own = STATE.copy_own


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R10.1 All that lies open, one's own hand, R10.2 R10.3 what one knows of the others' and what all do; the rest is -1."""
    copy_open(state, seen)
    for owner in range(state.players):
        seen.hand[owner] = -1
        seen.known[state.players, owner] = state.known[state.players, owner]
    copy_own(state, seat, seen)
    for chamber in range(CHAMBERS):
        seen.chamber[chamber] = 0 if (int(state.explored) >> chamber) & 1 else -1
    for place in range(state.deck_left):
        seen.deck[place] = -1


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R10.4 A table that the seat could not tell from the real one, as likely as it is.

    First falls what was stolen unseen, then how many maps are where, then everything else evenly: whatever was drawn before,
    the ways to fill the rest are the same. What a theft has made likelier is weighed at the end, and whoever has begun a trade
    can complete it (R5.5): tables that do not pass are drawn again, which leaves the others as they should be.
    """
    copy_open(seen, state)
    copy_knowledge(seen, seat, state)
    pool = deal_hidden(seen, seat, state)
    for _ in range(PATIENCE):
        if passes(seen, seat, state):
            break
        pool = deal_hidden(seen, seat, state)
    lay_deck(state, pool)


@rule
def is_known(seen: State, seat: int) -> bool:
    """R10.4 Whether there is but one table: no deck, and the unseen cards are alike or lie in one place, maps apart."""
    if seen.deck_left > 0:
        return False
    pool, hands, places = unseen(seen, seat), 0, 0
    for owner in range(seen.players):
        if owner != seat:
            pool -= int(seen.known[seat, owner])
            if seen.gone[seat, owner] != 0:
                return False
            hands += int(int(seen.hand_size[owner]) > size_of(seen.known[seat, owner]))
    for chamber in range(CHAMBERS):
        places += int(seen.chamber_size[chamber] > 0)
    if hands + places <= 1 or kinds_of(pool) & (kinds_of(pool) - 1) == 0:
        return True
    plain = kinds_of(without_maps(pool))
    return hands == 1 and seen.is_plain == 1 and plain & (plain - 1) == 0


@rule
def deal_hidden(seen: State, seat: int, state: State) -> int:
    """R10.4 Draws hands and chambers and returns the treasures left for the deck."""
    pool = deal_known(seen, seat, state, unseen(seen, seat))
    places = place_maps(seen, seat, state, pool)
    maps, plain = count_of(pool, MAP), without_maps(pool)
    for owner in range(seen.players):
        if owner != seat:
            own = maps_at(places, owner)
            cards = draw_heap(state, plain, int(seen.hand_size[owner]) - size_of(state.hand[owner]) - own)
            state.hand[owner] += cards + copies(MAP, own)
            plain -= cards
            maps -= own
    for chamber in range(CHAMBERS):
        cards = draw_heap(state, plain + (0 if seen.is_plain else copies(MAP, maps)), seen.chamber_size[chamber])
        state.chamber[chamber] = cards
        plain -= without_maps(cards)
        maps -= count_of(cards, MAP)
    return plain + copies(MAP, maps)


@rule
def copy_knowledge(seen: State, seat: int, state: State) -> None:
    """R10.4 The seat keeps what it knows; the others are taken to know the cards that everybody does."""
    for owner in range(seen.players):
        for observer in range(seen.players + 1):
            if observer != owner:
                state.known[observer, owner] = seen.known[seen.players, owner]
    copy_own(seen, seat, state)


@rule
def unseen(seen: State, seat: int) -> int:
    """The treasures that the seat does not see: the box less its own hand and all that lies open or has left the game."""
    pool = 0
    for treasure in range(TREASURES):
        pool += copies(treasure, COUNT[treasure])
    pool -= int(seen.hand[seat]) + int(seen.market) + int(seen.offer) + copies(MAP, seen.maps_out)
    for owner in range(seen.players):
        pool -= sold_by(seen, owner)
    return pool


@rule
def sold_by(seen: State, owner: int) -> int:
    """R7.1 The treasures that a seat has sold, as a heap."""
    heap = 0
    for lot in range(LOTS):
        heap += int(seen.sold[owner, lot]) * int(LOT_HEAP[lot])
    return heap


@rule
def deal_known(seen: State, seat: int, state: State, pool: int) -> int:
    """R10.2 Hands get the cards that the seat knows to be there, and R10.4 those that were stolen unseen or were not."""
    for owner in range(seen.players):
        known = int(seen.hand[owner] if owner == seat else seen.known[seat, owner])
        state.hand[owner] = known
        if owner != seat:
            pool -= known
    for owner in range(seen.players):
        if owner != seat and seen.gone[seat, owner] != 0:
            gone = int(seen.gone[seat, owner])
            loose = one_of_each(gone)
            pool -= loose
            stolen = draw_stolen(state, gone, float(seen.gone_hidden[seat, owner]))
            state.hand[owner] += loose - stolen
            state.hand[int(seen.gone_to[seat, owner]) - 1] += stolen
    return pool


@rule
def draw_stolen(state: State, gone: int, hidden: float) -> int:
    """R10.4 The card that was stolen, as a heap; an empty one where it was a hidden card."""
    if draw(state, FINE) / FINE * (size_of(gone) + hidden) < hidden:
        return 0
    return copies(pick(state, gone), 1)


@rule
def maps_at(places: int, owner: int) -> int:
    """How many maps a hand gets."""
    return places >> PLACE_BITS * owner & ALL_AT


@rule
def place_maps(seen: State, seat: int, state: State, pool: int) -> int:
    """R10.4 How many of the unseen maps lie in the hidden part of each hand, packed by owner; the rest lies elsewhere.

    They are dealt evenly to everything that may be a map, which in a hand is as many cards as its odds call for, and the whole
    is kept as often as the odds then say.
    """
    maps, slots, room = count_of(pool, MAP), size_of(pool), 0
    if maps == 0:
        return 0
    for chamber in range(CHAMBERS):
        slots -= int(seen.chamber_size[chamber]) * int(seen.is_plain)
    for owner in range(seen.players):
        if owner != seat:
            hidden = hidden_in(seen, state, owner)
            fitting = fitting_room(seen, seat, owner, hidden, maps)
            room |= fitting << PLACE_BITS * owner
            slots += fitting - hidden
    best = best_odds(seen, seat, state, room, maps, slots)
    places = scatter_maps(state, room, maps, slots)
    for _ in range(PATIENCE):
        if draw(state, FINE) / FINE * best <= chance_of_maps(seen, seat, state, room, places):
            break
        places = scatter_maps(state, room, maps, slots)
    return places


@rule
def hidden_in(seen: State, state: State, owner: int) -> int:
    """How many cards of a hand are still to be drawn."""
    return int(seen.hand_size[owner]) - size_of(state.hand[owner])


@rule
def relative_odds(seen: State, seat: int, owner: int, hidden: int, room: int, maps: int) -> float:
    """R10.4 How likely so many maps lie in a hand, beside dealing them evenly to so many of its hidden cards alone."""
    odds = odds_of(seen, seat, owner, maps)
    for place in range(maps):
        odds *= (hidden - place) / max(room - place, 1)
    return odds


@rule
def fitting_room(seen: State, seat: int, owner: int, hidden: int, maps: int) -> int:
    """R10.4 So few cards of a hand to deal maps to that no number of maps comes up too seldom."""
    room = min(int(hidden * odds_of(seen, seat, owner, 1) + ALMOST_ONE), hidden)
    count, share = 0, 1.0
    while count < maps and room < hidden:
        if count < room:
            share *= (hidden - count) / (room - count)
        count += 1
        odds = odds_of(seen, seat, owner, count)
        if odds > 0 and (count > room or odds * share > ENOUGH):
            room, count, share = room + 1, 0, 1.0
    return room


@rule
def scatter_maps(state: State, room: int, maps: int, slots: int) -> int:
    """Deals maps evenly to so many cards, some of them in hands and the others elsewhere."""
    places = 0
    for dealt in range(maps):
        slot = draw(state, slots - dealt)
        left, owner = room, 0
        while left > 0 and slot >= left & ALL_AT:
            slot -= left & ALL_AT
            left >>= PLACE_BITS
            owner += 1
        if left > 0:
            places += 1 << PLACE_BITS * owner
            room -= 1 << PLACE_BITS * owner
    return places


@rule
def chance_of_maps(seen: State, seat: int, state: State, room: int, places: int) -> float:
    """R10.4 How often to keep maps that were dealt so."""
    odds = 1.0
    for owner in range(seen.players):
        if owner != seat and maps_at(places, owner) > 0:
            hidden = hidden_in(seen, state, owner)
            odds *= relative_odds(seen, seat, owner, hidden, maps_at(room, owner), maps_at(places, owner))
    return odds


@rule
def best_odds(seen: State, seat: int, state: State, room: int, maps: int, slots: int) -> float:
    """R10.4 No more than this are the odds of any way to deal the maps: where hands must have some, it is less than 1."""
    best = 1.0
    for owner in range(seen.players):
        least = maps - (slots - maps_at(room, owner))
        if owner != seat and least > 0:
            most = 0.0
            for count in range(least, min(maps, maps_at(room, owner)) + 1):
                odds = relative_odds(seen, seat, owner, hidden_in(seen, state, owner), maps_at(room, owner), count)
                most = max(most, odds)
            best *= min(most, 1.0)
    return best


@rule
def passes(seen: State, seat: int, state: State) -> bool:
    """R10.4 Whether a table is kept: as often as thefts have made it likely, R5.5 and only if somebody can decide something."""
    for owner in range(seen.players):
        odds = float(seen.doubt_odds[seat, owner])
        if owner != seat and odds > 0:
            treasure = int(seen.doubt[seat, owner])
            hidden = int(seen.hand_size[owner]) - size_of(seen.known[seat, owner])
            found = count_of(state.hand[owner], treasure) - count_of(seen.known[seat, owner], treasure)
            most = min(hidden, count_of(unseen(seen, seat), treasure))
            if draw(state, FINE) / FINE * (hidden + odds * most) >= hidden + odds * found:
                return False
    return bool(state.ending != Ending.NONE) or choices(state) != 0


@rule
def draw_heap(state: State, pool: int, count: int) -> int:
    """So many cards drawn evenly from a pool."""
    cards = 0
    for _ in range(count):
        cards += copies(pick(state, pool - cards), 1)
    return cards


@rule
def lay_deck(state: State, pool: int) -> None:
    """R10.4 What is left is the deck, with the thieves and storms that have not come yet, in any order."""
    state.deck_left = 0
    for treasure in range(TREASURES):
        add_cards(state, treasure, count_of(pool, treasure))
    add_cards(state, Card.THIEF, THIEVES - int(state.thieves))
    add_cards(state, Card.STORM, int(STORMS[state.players]) - int(state.storms))
    shuffle(state, state.deck, 0, state.deck_left)
