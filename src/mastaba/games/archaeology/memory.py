"""R10 What every observer can tell of the hands of others, kept up as cards come and go.

Of a hand an observer knows some cards (`known`), of some more that they are no maps (`plain`), of the rest nothing: they
may be any treasure. A card dug by another or stolen between others just makes that rest longer, so it needs no note.
Both are lower bounds that the true hand always meets. Observers are the seats, and after them the public, who sees what all
see: its number is that of the players.
"""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.archaeology.cards import copies, count_of, one_of_each, size_of, without_maps
from mastaba.games.archaeology.state import MAP


@rule
def note_shown(state: State, owner: int, treasure: int) -> None:
    """R10.2 All have seen a card go into a hand."""
    card = copies(treasure, 1)
    for observer in range(state.players + 1):
        if observer != owner:
            state.known[observer, owner] += card


@rule
def note_plain(state: State, owner: int, count: int) -> None:
    """R10.4 Cards that cannot be maps have gone into a hand unseen."""
    if state.is_plain:
        for observer in range(state.players + 1):
            if observer != owner:
                state.plain[observer, owner] += count


@rule
def note_left(state: State, owner: int, treasure: int, count: int) -> None:
    """R10.2 All have seen cards leave a hand."""
    for observer in range(state.players + 1):
        if observer != owner:
            forget_left(state, observer, owner, treasure, count)


@rule
def forget_left(state: State, observer: int, owner: int, treasure: int, count: int) -> None:
    """R10.4 Cards seen to leave count as the known ones first, then as those that cannot be maps, then as the rest.

    The second is a choice that never excludes the truth: an unknown card that was no map may have been either kind.
    """
    known = min(count_of(state.known[observer, owner], treasure), int(count))
    state.known[observer, owner] -= copies(treasure, known)
    if treasure != MAP:
        state.plain[observer, owner] -= min(int(state.plain[observer, owner]), int(count) - known)


@rule
def note_theft(state: State, thief: int, victim: int, treasure: int) -> None:
    """R10.3 Thief and victim know the stolen card, the others do not; called while hand_size still counts it as the victim's."""
    for observer in range(state.players + 1):
        if observer == thief:
            forget_left(state, observer, victim, treasure, 1)
        elif observer == victim:
            state.known[observer, thief] += copies(treasure, 1)
        else:
            note_theft_unseen(state, observer, thief, victim)


@rule
def note_theft_unseen(state: State, observer: int, thief: int, victim: int) -> None:
    """R10.4 One card of the victim has gone, and an onlooker can tell which only if all are known and alike.

    Otherwise every known treasure may have lost one card. Those let go stay known to be no maps, where they are none, but
    for the one card that went.
    """
    known = int(state.known[observer, victim])
    plain = int(state.plain[observer, victim])
    rest = int(state.hand_size[victim]) - size_of(known) - plain
    single = one_of_each(known)
    if plain + rest == 0 and size_of(single) == 1:
        state.known[observer, thief] += single
    else:
        state.plain[observer, victim] = max(0, plain + size_of(without_maps(single)) - 1)
        if rest == 0 and count_of(known, MAP) == 0:
            state.plain[observer, thief] += 1
    state.known[observer, victim] = known - single
