"""R9 The curse of the pharaoh."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import shuffle
from mastaba.engine.events import tell, whisper
from mastaba.games.luxor.events import Event, Lapse
from mastaba.games.luxor.pictures import CURSE_MASKS, LINE_STARTS, LINE_STEPS, LINES, animal_bit
from mastaba.games.luxor.state import CURSE_ANIMALS, DEPTH, EYES_OF, SEATS, TILES, VALUES, Phase, Race


@rule
def count_sarcophagi(state: State, seat: int) -> int:
    """R9.4 How many sarcophagi a player owns, also those handed over to them."""
    count = 0
    for eyes in range(DEPTH):
        count += int(state.eyes[seat, eyes])
    return count


@rule
def has_owner(state: State, besides: int) -> bool:
    """R9.4 Whether somebody, one seat aside, owns a sarcophagus."""
    for seat in range(state.players):
        if seat != besides and count_sarcophagi(state, seat) > 0:
            return True
    return False


@rule
def turn_up(state: State, card: int, events: Ints) -> bool:
    """R9.2 A curse tile is met; True when the players are asked, R9.5 False when nobody owns a sarcophagus."""
    curse = int(card) - 1 - TILES
    state.curses_left &= ~(1 << curse)
    tell(events, Event.CURSE, CURSE_ANIMALS[curse, 0], CURSE_ANIMALS[curse, 1], CURSE_ANIMALS[curse, 2])
    if not has_owner(state, -1):
        tell(events, Event.LAPSED, Lapse.NO_OWNER)
        return False
    state.curse = 1 + curse
    state.phase = Phase.CLAIM
    if state.curse_race == Race.LIVE:
        state.racers = (1 << int(state.players)) - 1
        state.seat = 0
    else:
        draw_order(state, events)
    return True


@rule
def draw_order(state: State, events: Ints) -> None:
    """Q1 The seats are asked one by one, in an order drawn from the stream."""
    for seat in range(state.players):
        state.order[seat] = seat
    shuffle(state, state.order, 0, state.players)
    for number in range(state.players):
        tell(events, Event.ORDER, state.order[number], number)
    state.seat = state.order[0]


@rule
def shows_curse(state: State, line: int) -> bool:
    """R9.3 Whether the three cells of a line show the three animals of the curse tile, in any order and facing."""
    cell, step = LINE_STARTS[line], LINE_STEPS[line]
    shown = animal_bit(int(state.wall[cell])) | animal_bit(int(state.wall[cell + step]))
    shown |= animal_bit(int(state.wall[cell + 2 * step]))
    return bool(shown == CURSE_MASKS[state.curse - 1])


@rule
def pass_on(state: State, events: Ints) -> None:
    """Q1 Somebody points at no line; R9.5 when nobody does, the tile has no effect."""
    tell(events, Event.PASSED, state.seat)
    state.asked += 1
    if state.asked >= state.players:
        lapse(state, Lapse.NO_CLAIM, events)
    elif state.curse_race == Race.LIVE:
        state.racers &= ~(1 << int(state.seat))
        seat = 0
        while int(state.racers) >> seat & 1 == 0:
            seat += 1
        state.seat = seat
    else:
        state.seat = state.order[state.asked]


@rule
def claim(state: State, line: int, events: Ints) -> None:
    """R9.4 The first to point at a line will name an opponent; Q4 without one who owns a sarcophagus nothing happens."""
    tell(events, Event.CLAIMED, state.seat, LINES[line, 0], LINES[line, 1], LINES[line, 2])
    state.racers = 0
    if has_owner(state, state.seat):
        state.phase = Phase.CURSE
    else:
        lapse(state, Lapse.NO_VICTIM, events)


@rule
def strike(state: State, victim: int, events: Ints) -> None:
    """R9.4 The claimer names the victim, Q3 who chooses what to hand over."""
    tell(events, Event.CURSED, state.seat, victim)
    state.claimer = 1 + state.seat
    state.seat = victim
    state.phase = Phase.GIVE


@rule
def give(state: State, rank: int, events: Ints) -> None:
    """R9.4 A sarcophagus changes hands; R3.4 both know its value, the others its eyes."""
    victim, taker = int(state.seat), int(state.claimer) - 1
    eyes = EYES_OF[rank]
    state.owned[victim, rank] -= 1
    state.eyes[victim, eyes] -= 1
    state.owned[taker, rank] += 1
    state.eyes[taker, eyes] += 1
    state.giver[state.gives] = victim
    state.taker[state.gives] = taker
    state.given_eyes[state.gives] = eyes
    state.given[state.gives] = rank
    state.gives += 1
    whisper(events, 1 << victim | 1 << taker, Event.GAVE, victim, taker, eyes, VALUES[rank])
    clear_curse(state)


@rule
def lapse(state: State, reason: int, events: Ints) -> None:
    """R9.5 The curse tile has no effect."""
    tell(events, Event.LAPSED, reason)
    clear_curse(state)


@rule
def clear_curse(state: State) -> None:
    """R9.5 The curse tile leaves the game."""
    state.curse = 0
    state.claimer = 0
    state.asked = 0
    state.racers = 0
    for number in range(SEATS):
        state.order[number] = 0
