"""R10 What every observer can tell of the hands of others, kept up as cards come and go.

Of a hand an observer knows some cards (`known`); the rest is hidden and, but for the following, any treasure as chance has it.

- Maps: cards dealt or found in the pyramid are none. A hidden card that leaves may have been one of those or a dug one, so it
  is not counted which are left; `no_maps` says how far it is ruled out that the hidden part has 1, 2, ... maps: 0 if it is as
  likely as when every card of it could be one, 1 if it cannot be. A card that joins is the last of them with the same chance as
  each other.
- A thief takes every card with the same chance. If a known treasure was stolen, it may have been another one of the kind: the
  more of them the likelier. `doubt` is that kind and `doubt_odds` how many times likelier than otherwise one hidden card is
  of it, which stays so until that card may have left.
- Of a theft between others an onlooker knows that one card of the victim went to the thief: of the known ones (`gone`), each as
  likely, or a hidden one (`gone_hidden`, as heavy as so many cards). Until it matters again `known` leaves out one of each kind.

Observers are the seats, and after them the public, who sees what all see: its number is that of the players. It knows cards
and nothing else, for it makes up no tables.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.archaeology.cards import copies, count_of, one_of_each, size_of, without_maps
from mastaba.games.archaeology.state import MAP, MOST_MAPS, SEATS, TREASURE_CARDS

# The chance that the card that joined last is one of so many maps in a hidden part of so many cards
SHARE: Final = np.array(
    [[min(1 + maps, size) / max(size, 1) for maps in range(MOST_MAPS)] for size in range(TREASURE_CARDS + 2)]
)


@rule
def hidden_count(state: State, observer: int, owner: int) -> int:
    """How many cards of a hand an observer does not know; those of which one may be gone count as known."""
    hidden = int(state.hand_size[owner]) - size_of(state.known[observer, owner])
    return hidden if state.doubts[observer] == 0 else hidden - size_of(one_of_each(state.gone[observer, owner]))


# Maps


@rule
def open_odds(state: State) -> None:
    """R2.1 At the start no hand holds a map, R10.4 unless the table was arranged otherwise."""
    for observer in range(SEATS):
        for owner in range(SEATS):
            for maps in range(MOST_MAPS):
                state.no_maps[observer, owner, maps] = state.is_plain


@rule
def odds_of(state: State, observer: int, owner: int, maps: int) -> float:
    """R10.4 How much less likely a hidden part with so many maps is than if every card of it could be one."""
    return 1.0 if maps == 0 else 1.0 - float(state.no_maps[observer, owner, maps - 1])


@rule
def add_hidden(state: State, observer: int, owner: int, hidden: int, weight: float) -> None:
    """R10.4 A card has joined a hidden part of so many; it may be a map, or cannot (weight 0), or something between."""
    size, before = max(hidden, 0) + 1, 1.0 - weight
    for maps in range(MOST_MAPS):
        ruled_out = float(state.no_maps[observer, owner, maps])
        state.no_maps[observer, owner, maps] = ruled_out + SHARE[size, maps] * (before - ruled_out)
        before = 1.0 - weight * (1.0 - ruled_out)


@rule
def note_dug(state: State, owner: int) -> None:
    """R4.1 A card goes from the deck into a hand unseen; called while hand_size does not count it."""
    if state.is_plain:
        for observer in range(state.players):
            if observer != owner:
                add_hidden(state, observer, owner, hidden_count(state, observer, owner), 1.0)


@rule
def note_found(state: State, owner: int, count: int) -> None:
    """R10.4 Cards of the pyramid, no maps when laid by R2.1, go into a hand unseen; called while hand_size does not count them."""
    for observer in range(state.players):
        if observer != owner and state.is_plain:
            hidden = hidden_count(state, observer, owner)
            for place in range(count):
                add_hidden(state, observer, owner, hidden + place, 0.0)


# Cards that all see


@rule
def note_shown(state: State, owner: int, treasure: int) -> None:
    """R10.2 All have seen a card go into a hand."""
    card = copies(treasure, 1)
    for observer in range(state.players + 1):
        if observer != owner:
            state.known[observer, owner] += card


@rule
def note_left(state: State, owner: int, treasure: int, count: int) -> None:
    """R10.2 All have seen cards leave a hand; called while hand_size still counts them."""
    doubts = 0
    for observer in range(SEATS):
        doubts |= int(state.doubts[observer])
    if treasure == MAP or doubts >> owner & 1:
        weigh_left(state, owner, treasure, count)
    for observer in range(state.players + 1):
        if observer != owner:
            known = min(count_of(state.known[observer, owner], treasure), count)
            state.known[observer, owner] -= copies(treasure, known)


@rule
def weigh_left(state: State, owner: int, treasure: int, count: int) -> None:
    """R10.4 Whoever does not know all of the cards that leave weighs what they may have been."""
    for observer in range(state.players):
        known = min(count_of(state.known[observer, owner], treasure), count)
        if observer != owner and known < count and (treasure == MAP or state.doubts[observer] >> owner & 1):
            note_hidden_left(state, observer, owner, treasure, count - known)


@rule
def count_doubts(state: State, observer: int) -> None:
    """R10.4 Notes the hands of which an observer knows more than cards and maps, one bit each: what leaves them must be weighed."""
    doubts = 0
    for owner in range(state.players):
        if state.doubt_odds[observer, owner] > 0:
            doubts |= 1 << owner
        if state.gone[observer, owner] != 0:
            doubts |= 1 << owner | 1 << (int(state.gone_to[observer, owner]) - 1)
    state.doubts[observer] = doubts


@rule
def note_hidden_left(state: State, observer: int, owner: int, treasure: int, count: int) -> None:
    """R10.4 A card that was not known counts as one that may be gone and is not, else as any of the hidden ones."""
    hidden = hidden_count(state, observer, owner)
    for _ in range(count):
        for victim in range(state.players):
            if state.gone_to[observer, victim] == 1 + owner:
                weigh_stolen(state, observer, victim, treasure, hidden)
        gone = count_of(state.gone[observer, owner], treasure)
        if gone > 0 and hidden >= 0:  # or else one of the hidden cards: with a known one gone there is one more of them
            settle(state, observer, owner)
            hidden, gone = hidden_count(state, observer, owner), 0
        if gone > 0:
            state.gone[observer, owner] -= copies(treasure, gone)
            conclude(state, observer, owner)
        else:
            drop_hidden(state, observer, owner, treasure, hidden)
            hidden -= 1


@rule
def drop_hidden(state: State, observer: int, owner: int, treasure: int, hidden: int) -> None:
    """R10.4 One of so many hidden cards has left, and it was this treasure."""
    first = odds_of(state, observer, owner, 1)
    if treasure == MAP and first > 0:
        for maps in range(1, MOST_MAPS):
            state.no_maps[observer, owner, maps - 1] = 1.0 - odds_of(state, observer, owner, maps + 1) / first
        state.no_maps[observer, owner, MOST_MAPS - 1] = 1
    odds = float(state.doubt_odds[observer, owner])
    if odds > 0:
        others = max(hidden - 1, 0)
        share = 1.0 + odds if state.doubt[observer, owner] == treasure else 1.0
        state.doubt_odds[observer, owner] = odds * others / (share + others)
        count_doubts(state, observer)
    if state.gone[observer, owner] != 0:  # with a known card gone there was one hidden card more that it may have been
        state.gone_hidden[observer, owner] = float(state.gone_hidden[observer, owner]) * hidden / (hidden + 1)
        conclude(state, observer, owner)


# Thefts


@rule
def note_theft(state: State, thief: int, victim: int, treasure: int) -> None:
    """R10.3 Thief and victim know the stolen card, the others do not; called while hand_size still counts it as the victim's."""
    for observer in range(state.players + 1):
        if observer == victim:
            state.known[observer, thief] += copies(treasure, 1)
        elif observer == state.players:
            forget_stolen(state, observer, thief, victim)
        else:
            settle_all(state, observer, thief, victim)
            if observer == thief:
                note_robbed(state, observer, victim, treasure)
            else:
                note_theft_unseen(state, observer, thief, victim)


@rule
def settle_all(state: State, observer: int, thief: int, victim: int) -> None:
    """R10.4 What was stolen before from or by one of two hands is told apart no longer."""
    if state.doubts[observer]:
        settle(state, observer, victim)
        settle(state, observer, thief)
        for owner in range(state.players):
            if state.gone_to[observer, owner] == 1 + victim or state.gone_to[observer, owner] == 1 + thief:
                settle(state, observer, owner)


@rule
def note_robbed(state: State, observer: int, victim: int, treasure: int) -> None:
    """R10.4 A card drawn blindly: a known one, or as many hidden ones as there are may have been it."""
    hidden, known = hidden_count(state, observer, victim), count_of(state.known[observer, victim], treasure)
    if known == 0:
        drop_hidden(state, observer, victim, treasure, hidden)
        return
    state.known[observer, victim] -= copies(treasure, 1)
    if hidden > 0:
        state.doubt[observer, victim] = treasure
        state.doubt_odds[observer, victim] = hidden / known
        count_doubts(state, observer)


@rule
def forget_stolen(state: State, observer: int, thief: int, victim: int) -> bool:
    """R10.4 Every known treasure of a hand may have lost a card; where all are known and alike it is clear which, then True."""
    known = int(state.known[observer, victim])
    single = one_of_each(known)
    is_clear = size_of(known) == int(state.hand_size[victim]) and size_of(single) == 1
    state.known[observer, victim] = known - single
    if is_clear:
        state.known[observer, thief] += single
    return is_clear


@rule
def note_theft_unseen(state: State, observer: int, thief: int, victim: int) -> None:
    """R10.4 One card of the victim has gone, and an onlooker can tell which only if all are known and alike."""
    known, hidden = int(state.known[observer, victim]), hidden_count(state, observer, victim)
    if forget_stolen(state, observer, thief, victim):
        return
    weight = 0.0
    if hidden > 0:
        state.doubt_odds[observer, victim] = float(state.doubt_odds[observer, victim]) * (hidden - 1) / hidden
        weight = odds_of(state, observer, victim, 1)
    add_hidden(state, observer, thief, hidden_count(state, observer, thief), weight)
    if known != 0:
        state.gone[observer, victim] = known
        state.gone_to[observer, victim] = 1 + thief
        state.gone_hidden[observer, victim] = hidden
    count_doubts(state, observer)


@rule
def conclude(state: State, observer: int, victim: int) -> None:
    """R10.4 When no known card can have gone it was a hidden one; when no hidden one can, and one kind is left, it was that."""
    single = one_of_each(state.gone[observer, victim])
    if state.gone_hidden[observer, victim] == 0 and size_of(single) == 1:
        state.known[observer, int(state.gone_to[observer, victim]) - 1] += single
        single = 0
    if single == 0:
        state.gone[observer, victim] = 0
        state.gone_to[observer, victim] = 0
        state.gone_hidden[observer, victim] = 0
        count_doubts(state, observer)


@rule
def weigh_stolen(state: State, observer: int, victim: int, treasure: int, hidden: int) -> None:
    """R10.4 A thief lets go a card that may be the stolen one, which is told apart no longer, or else another hidden one.

    The latter is the likelier the more hidden cards the thief has, and that is one more if a hidden one was stolen.
    """
    if count_of(state.gone[observer, victim], treasure) > 0:
        settle(state, observer, victim)
    elif hidden > 1:
        state.gone_hidden[observer, victim] = float(state.gone_hidden[observer, victim]) * hidden / (hidden - 1)
    else:
        state.known[observer, victim] += one_of_each(state.gone[observer, victim])
        state.gone[observer, victim] = 0
        conclude(state, observer, victim)


@rule
def settle(state: State, observer: int, victim: int) -> None:
    """R10.4 Cards of which one may have gone are taken for hidden ones from now on, all but the maps of them for no maps.

    What the thief took was noted as a hidden card of the victim's; where a map may have gone it may be that one.
    """
    single, thief = one_of_each(state.gone[observer, victim]), int(state.gone_to[observer, victim]) - 1
    if single == 0:
        return
    hidden = hidden_count(state, observer, victim)
    plain = size_of(without_maps(single))
    state.gone[observer, victim] = 0
    conclude(state, observer, victim)
    for place in range(size_of(single)):
        add_hidden(state, observer, victim, hidden + place, 0.0 if place + 1 < plain else 1.0)
    if plain < size_of(single):
        free_hidden(state, observer, thief)


@rule
def free_hidden(state: State, observer: int, owner: int) -> None:
    """R10.4 One of a hand's hidden cards, taken for no map, may be one after all."""
    size = max(hidden_count(state, observer, owner), 1)
    for maps in range(MOST_MAPS, 0, -1):
        odds = odds_of(state, observer, owner, maps) + SHARE[size, maps - 1] * odds_of(state, observer, owner, maps - 1)
        state.no_maps[observer, owner, maps - 1] = 1.0 - min(odds, 1.0)
