"""R10 What every observer can tell of the hands of others, kept up as cards come and go.

Of a hand an observer knows some cards (`known`); the rest is hidden and, but for the following, any treasure as chance has it.

- Maps: cards dealt or found in the pyramid are none. A hidden card that leaves may have been one of those or a dug one, so it
  is not counted which are left; `map_odds` says how much less likely a hidden part with 1, 2, ... maps is than if every card
  of it could be one. A card that joins is the last of them with the same chance as each other.
- A thief takes every card with the same chance. If a known treasure was stolen, it may have been another one of the kind: the
  more of them the likelier. `doubt` is that kind and `doubt_odds` how many times likelier than otherwise one hidden card is
  of it, which stays so until that card may have left.
- Of a theft between others an onlooker knows that one card of the victim went to the thief: of the known ones (`gone`), each as
  likely, or a hidden one (`gone_hidden`, as heavy as so many cards). Until it matters again `known` leaves out one of each kind.

Observers are the seats, and after them the public, who sees what all see: its number is that of the players.
"""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.archaeology.cards import copies, count_of, one_of_each, size_of, without_maps
from mastaba.games.archaeology.state import MAP, MOST_MAPS, OBSERVERS, SEATS, TREASURES


@rule
def hidden_count(state: State, observer: int, owner: int) -> int:
    """How many cards of a hand an observer does not know; those of which one may be gone count as known."""
    loose = size_of(one_of_each(state.gone[observer, owner]))
    return int(state.hand_size[owner]) - size_of(state.known[observer, owner]) - loose


# Maps


@rule
def open_odds(state: State) -> None:
    """R2.1 At the start no hand holds a map, R10.4 unless the table was arranged otherwise."""
    for observer in range(OBSERVERS):
        for owner in range(SEATS):
            for maps in range(MOST_MAPS):
                state.map_odds[observer, owner, maps] = 1 - int(state.is_plain)


@rule
def odds_of(state: State, observer: int, owner: int, maps: int) -> float:
    """R10.4 How much less likely a hidden part with so many maps is than if every card of it could be one."""
    return 1.0 if maps == 0 else float(state.map_odds[observer, owner, maps - 1])


@rule
def add_hidden(state: State, observer: int, owner: int, hidden: int, weight: float) -> None:
    """R10.4 A card has joined a hidden part of so many; it may be a map, or cannot (weight 0), or something between."""
    size = max(hidden, 0) + 1
    for maps in range(MOST_MAPS, 0, -1):
        last = min(maps, size) / size
        odds = (1.0 - last) * odds_of(state, observer, owner, maps) + last * weight * odds_of(state, observer, owner, maps - 1)
        state.map_odds[observer, owner, maps - 1] = odds


@rule
def note_dug(state: State, owner: int) -> None:
    """R4.1 A card goes from the deck into a hand unseen; called while hand_size does not count it."""
    for observer in range(state.players + 1):
        if observer != owner:
            add_hidden(state, observer, owner, hidden_count(state, observer, owner), 1.0)


@rule
def note_found(state: State, owner: int, count: int) -> None:
    """R10.4 Cards of the pyramid, no maps when laid by R2.1, go into a hand unseen; called while hand_size does not count them."""
    for observer in range(state.players + 1):
        if observer != owner:
            hidden = hidden_count(state, observer, owner)
            for place in range(count):
                add_hidden(state, observer, owner, hidden + place, 1.0 - int(state.is_plain))


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
    for observer in range(state.players + 1):
        if observer != owner:
            hidden = hidden_count(state, observer, owner)
            for _ in range(count):
                hidden -= forget_left(state, observer, owner, treasure, hidden)


@rule
def forget_left(state: State, observer: int, owner: int, treasure: int, hidden: int) -> int:
    """R10.4 A card seen to leave counts as the known one, else as any of the hidden ones; returns how many of those left."""
    card = copies(treasure, 1)
    if count_of(state.known[observer, owner], treasure) > 0:
        state.known[observer, owner] -= card
        return 0
    for victim in range(state.players):
        if state.gone_to[observer, victim] == 1 + owner:
            weigh_stolen(state, observer, victim, treasure, hidden)
    if count_of(state.gone[observer, owner], treasure) > 0:  # it is still here, so it was another that went
        state.gone[observer, owner] -= copies(treasure, count_of(state.gone[observer, owner], treasure))
        conclude(state, observer, owner)
        return 0
    drop_hidden(state, observer, owner, treasure, hidden)
    return 1


@rule
def drop_hidden(state: State, observer: int, owner: int, treasure: int, hidden: int) -> None:
    """R10.4 One of so many hidden cards has left, and it was this treasure."""
    if treasure == MAP and state.map_odds[observer, owner, 0] > 0:
        first = float(state.map_odds[observer, owner, 0])
        for maps in range(MOST_MAPS - 1):
            state.map_odds[observer, owner, maps] = float(state.map_odds[observer, owner, maps + 1]) / first
        state.map_odds[observer, owner, MOST_MAPS - 1] = 0
    odds = float(state.doubt_odds[observer, owner])
    if odds > 0:
        others = max(hidden - 1, 0)
        share = 1.0 + odds if state.doubt[observer, owner] == treasure else 1.0
        state.doubt_odds[observer, owner] = odds * others / (share + others)
    if state.gone[observer, owner] != 0:  # with a known card gone there was one hidden card more that it may have been
        state.gone_hidden[observer, owner] = float(state.gone_hidden[observer, owner]) * hidden / (hidden + 1)
        conclude(state, observer, owner)


# Thefts


@rule
def note_theft(state: State, thief: int, victim: int, treasure: int) -> None:
    """R10.3 Thief and victim know the stolen card, the others do not; called while hand_size still counts it as the victim's."""
    for observer in range(state.players + 1):
        settle(state, observer, victim)
        for owner in range(state.players):
            if state.gone_to[observer, owner] == 1 + victim or state.gone_to[observer, owner] == 1 + thief:
                settle(state, observer, owner)
        if observer == thief:
            note_robbed(state, observer, victim, treasure)
        elif observer == victim:
            state.known[observer, thief] += copies(treasure, 1)
        else:
            note_theft_unseen(state, observer, thief, victim)


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


@rule
def note_theft_unseen(state: State, observer: int, thief: int, victim: int) -> None:
    """R10.4 One card of the victim has gone, and an onlooker can tell which only if all are known and alike."""
    known = int(state.known[observer, victim])
    hidden = hidden_count(state, observer, victim)
    single = one_of_each(known)
    state.known[observer, victim] = known - single
    if hidden == 0 and size_of(single) == 1:
        state.known[observer, thief] += single
        return
    if hidden > 0:
        state.doubt_odds[observer, victim] = float(state.doubt_odds[observer, victim]) * (hidden - 1) / hidden
    weight = odds_of(state, observer, victim, 1) if hidden > 0 else 0.0
    add_hidden(state, observer, thief, hidden_count(state, observer, thief), weight)
    if known != 0:
        state.gone[observer, victim] = known
        state.gone_to[observer, victim] = 1 + thief
        state.gone_hidden[observer, victim] = hidden


@rule
def catch_up(state: State, observer: int, owner: int) -> None:
    """R10.2 What the public has concluded of a hand, everybody knows."""
    if observer < state.players:
        return
    for other in range(state.players):
        for treasure in range(TREASURES):
            more = count_of(state.known[observer, owner], treasure) - count_of(state.known[other, owner], treasure)
            if other != owner and more > 0:
                state.known[other, owner] += copies(treasure, more)
                state.gone[other, owner] -= copies(treasure, count_of(state.gone[other, owner], treasure))
        if state.gone[other, owner] == 0:
            state.gone_to[other, owner] = 0
            state.gone_hidden[other, owner] = 0


@rule
def conclude(state: State, observer: int, victim: int) -> None:
    """R10.4 When no known card can have gone it was a hidden one; when no hidden one can, and one kind is left, it was that."""
    single = one_of_each(state.gone[observer, victim])
    if state.gone_hidden[observer, victim] == 0 and size_of(single) == 1:
        thief = int(state.gone_to[observer, victim]) - 1
        state.known[observer, thief] += single
        single = 0
        catch_up(state, observer, thief)
    if single == 0:
        state.gone[observer, victim] = 0
        state.gone_to[observer, victim] = 0
        state.gone_hidden[observer, victim] = 0


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
        catch_up(state, observer, victim)


@rule
def settle(state: State, observer: int, victim: int) -> None:
    """R10.4 Cards of which one may have gone are taken for hidden ones from now on, all but the maps of them for no maps."""
    single = one_of_each(state.gone[observer, victim])
    if single == 0:
        return
    hidden = hidden_count(state, observer, victim)
    plain = size_of(without_maps(single))
    state.gone[observer, victim] = 0
    conclude(state, observer, victim)
    for place in range(size_of(single)):
        add_hidden(state, observer, victim, hidden + place, 0.0 if place + 1 < plain else 1.0)
