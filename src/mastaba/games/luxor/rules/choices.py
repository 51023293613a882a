"""What may be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.luxor.actions import CLAIM, CURSE, DONE, DROP, GIVE, LINE_COUNT, MOVE, OPEN, PASS, POST, RESOLVE, SKIP
from mastaba.games.luxor.rules.curses import count_sarcophagi, shows_curse
from mastaba.games.luxor.rules.pairs import pending_kinds
from mastaba.games.luxor.state import ANIMALS, DEPTH, HAND, RANKS, SHAFT_TILES, SHAFTS, Ending, Phase


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.1 What the seat that must decide may do now."""
    if state.ending != Ending.NONE:
        return 0
    if state.phase == Phase.DROP:
        return list_drops(state, actions)
    if state.phase == Phase.RESOLVE:
        return list_pairs(state, actions)
    if state.phase == Phase.POST:
        actions[0] = POST
        actions[1] = SKIP
        return 2
    if state.phase == Phase.MOVE:
        return list_moves(state, actions)
    if state.phase == Phase.OPEN:
        return list_openings(state, actions)
    if state.phase == Phase.CLAIM:
        return list_claims(state, actions)
    if state.phase == Phase.CURSE:
        return list_victims(state, actions)
    return list_gifts(state, actions)


@rule
def list_drops(state: State, actions: Ints) -> int:
    """R3.2 A tile of the hand and a shaft with room."""
    open_shafts = 0
    for shaft in range(SHAFTS):
        if state.height[shaft] < SHAFT_TILES:
            open_shafts |= 1 << shaft
    count, seat = 0, int(state.seat)
    for place in range(HAND):
        tile = int(state.hand[seat, place]) - 1
        if tile < 0:
            break
        for shaft in range(SHAFTS):
            if open_shafts >> shaft & 1:
                actions[count] = DROP + tile * SHAFTS + shaft
                count += 1
    return count


@rule
def list_pairs(state: State, actions: Ints) -> int:
    """R4.4 An animal and a kind of pair still to be resolved."""
    kinds = pending_kinds(state)
    count = 0
    for pair in range(2 * ANIMALS):
        if kinds >> 4 * pair & 1:
            actions[count] = RESOLVE + pair
            count += 1
    return count


@rule
def list_moves(state: State, actions: Ints) -> int:
    """R5.5 Declining, or one of the player's own archaeologists on the board."""
    actions[0] = SKIP
    count = 1
    for animal in range(ANIMALS):
        if state.holder[animal] == 1 + state.seat:
            actions[count] = MOVE + animal
            count += 1
    return count


@rule
def list_openings(state: State, actions: Ints) -> int:
    """R7.2 An own column with a sarcophagus left, or leaving off."""
    count = 0
    for animal in range(ANIMALS):
        if state.holder[animal] == 1 + state.seat and state.opened[animal] < DEPTH:
            actions[count] = OPEN + animal
            count += 1
    actions[count] = DONE
    return count + 1


@rule
def list_claims(state: State, actions: Ints) -> int:
    """R9.3 A line that shows the curse tile's animals, or passing."""
    count = 0
    for line in range(LINE_COUNT):
        if shows_curse(state, line):
            actions[count] = CLAIM + line
            count += 1
    actions[count] = PASS
    return count + 1


@rule
def list_victims(state: State, actions: Ints) -> int:
    """R9.4 An opponent who owns a sarcophagus."""
    count = 0
    for seat in range(state.players):
        if seat != state.seat and count_sarcophagi(state, seat) > 0:
            actions[count] = CURSE + seat
            count += 1
    return count


@rule
def list_gifts(state: State, actions: Ints) -> int:
    """R9.4 A value among the victim's sarcophagi."""
    count = 0
    for rank in range(RANKS):
        if state.owned[state.seat, rank] > 0:
            actions[count] = GIVE + rank
            count += 1
    return count
