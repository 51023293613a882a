"""Whole games watched in compiled code: for each game a row of figures, and counts of all that happened in them.

The loop is written once. `choose` in it lets every seat follow the heuristic or chance; `searching.py` puts the search in its place.
With the heuristic on every seat the games are those of `mastaba simulate --heuristic`, seed by seed.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import (
    ACTION,
    ACTION_COUNT,
    MAX_LEGAL,
    MOST_SEATS,
    Ints,
    State,
    States,
    advise,
    apply,
    begin,
    forecast,
    legal,
    refusal,
    scores,
    setup,
    winners,
)
from mastaba.engine.dice import LOW_62, advance, below, choices, spread
from mastaba.engine.events import CAPACITY, WIDTH

SEATS: Final = MOST_SEATS
PARTS: Final = 20  # the course of a game is told in so many parts of its length
ROOM: Final = 1 << 15  # decisions of a game whose course is noted
WHOLE: Final = 60  # a victory: whatever its part among up to five, it is a whole number
UNDECIDED: Final = -1
RANDOM: Final = 0
HEURISTIC: Final = 1
EVERY: Final = 1 << 20  # so many decisions, of which a survey looks at some
SURVEY: Final = 0x5157_3A1D

GAME = np.dtype(
    [
        ("length", np.int32),  # decisions
        ("turns", np.int32),  # how often the decision passed to another seat, and the first
        ("points", np.int32, SEATS),
        ("lead_changes", np.int32),
        ("decided", np.int32),  # from this decision on the winners led to the end
        ("forced", np.int32),  # decisions with one action only
        ("choices", np.int64),  # actions to choose from, over all decisions
        ("tree", np.int64),  # thousandths of the logarithm of how many games one could have played
        ("wins", np.int8, SEATS),
        ("ending", np.int8),
        ("first", np.int8),  # who decides first
    ],
    align=True,
)


class Plan(NamedTuple):
    """What to count: the items of each event, the family of each action; see counters.py."""

    items: Ints
    starts: Ints
    families: Ints
    logarithms: Ints
    settings: Ints


class Book(NamedTuple):
    """What is found: a row a game, what each seat gained, counts over all games."""

    games: States
    gains: Ints
    counts: Ints
    widths: Ints
    refused: Ints
    course: Ints


class Desk(NamedTuple):
    """What is needed while one game is watched."""

    actions: Ints
    events: Ints
    forecasts: Ints
    choices: Ints
    leads: Ints
    counts: Ints
    refused: Ints


ITEM_COLUMN, ITEM_LOWEST, ITEM_BASE, ITEM_SIZE, ITEM_SEAT = 0, 1, 2, 3, 4
SURVEYED, CHOSEN, OFFERED = 0, 1, 2  # of the settings: decisions looked at of EVERY, where counts of families begin
TOTAL, SQUARES, PRESENT = 0, 1, 2  # of a count: over all games, of its squares, games in which it was not nothing
DECISIONS, CHOICES, RIGHT, RIGHT_SQUARES = 0, 1, 2, 3  # of a part of the course


@rule
def choose(mind: Any, state: State, desk: Desk, count: int, stream: int, who: int) -> int:
    """The heuristic's advice or chance, whichever the player has."""
    if mind[who] == HEURISTIC:
        return int(advise(state, desk.actions, count, stream))
    return int(desk.actions[below(stream, count)])


@rule
def count_events(plan: Plan, desk: Desk, gains: Ints, players: int) -> None:
    """Counts what has happened, by kind and by what its fields say; what seats gain, for each by itself."""
    told = min(int(desk.events[0, 0]), CAPACITY)
    for row in range(1, told + 1):
        code = int(desk.events[row, 0])
        for item in range(plan.starts[code], plan.starts[code + 1]):
            column, who = int(plan.items[item, ITEM_COLUMN]), int(plan.items[item, ITEM_SEAT])
            value = int(desk.events[row, column]) - int(plan.items[item, ITEM_LOWEST]) if column > 0 else 0
            place = int(plan.items[item, ITEM_BASE]) + min(max(value, 0), int(plan.items[item, ITEM_SIZE]) - 1)
            if who == 0:
                desk.counts[place] += 1
            elif 0 <= desk.events[row, who] < players:
                gains[int(desk.events[row, who]), place] += 1


@rule
def count_choices(plan: Plan, desk: Desk, count: int) -> None:
    """Counts which families of actions there are to choose from; actions ascend, so each family comes in one run."""
    last = -1
    for place in range(count):
        family = int(plan.families[desk.actions[place]])
        if family != last:
            desk.counts[int(plan.settings[OFFERED]) + family] += 1
            last = family


@rule
def leaders(state: State, forecasts: Ints) -> int:
    """Who may expect the most points at the end, one bit a seat."""
    forecast(state, forecasts)
    best = int(forecasts[0])
    for seat in range(1, state.players):
        best = max(best, int(forecasts[seat]))
    found = 0
    for seat in range(state.players):
        if forecasts[seat] == best:
            found |= 1 << seat
    return found


@rule
def bits_of(mask: int) -> int:
    """How many seats a mask holds."""
    count = 0
    for seat in range(SEATS):
        count += mask >> seat & 1
    return count


@rule
def look_around(state: State, desk: Desk, refused: Ints) -> None:
    """For which reasons actions are refused now: in how many decisions, and how many actions each time."""
    refused[0, 0] += 1
    for reason in range(desk.refused.shape[0]):
        desk.refused[reason] = 0
    for action in range(ACTION_COUNT):
        desk.refused[refusal(state, action)] += 1
    for reason in range(1, desk.refused.shape[0]):
        if desk.refused[reason] > 0:
            refused[reason, 0] += 1
            refused[reason, 1] += desk.refused[reason]


@rule
def play_watched(mind: Any, state: State, plan: Plan, desk: Desk, book: Book, game: int, stream: int, turn: int) -> None:
    """Plays a dealt game to its end and notes every decision."""
    row, players = book.games[game], int(state.players)
    decisions, last = 0, -1
    while state.ending == 0:
        count, seat = legal(state, desk.actions), int(state.seat)
        stream = advance(stream)
        row.turns += seat != last
        last = seat
        row.choices += count
        row.forced += count == 1
        width = min(count, book.widths.shape[0] - 1)
        book.widths[width] += 1
        row.tree += plan.logarithms[min(count, plan.logarithms.shape[0] - 1)]
        if decisions < ROOM:
            desk.choices[decisions] = count
            desk.leads[decisions] = leaders(state, desk.forecasts)
        count_choices(plan, desk, count)
        if below(spread(stream ^ SURVEY), EVERY) < plan.settings[SURVEYED]:
            look_around(state, desk, book.refused)
        action = choose(mind, state, desk, count, stream, (seat + turn) % players)
        desk.counts[int(plan.settings[CHOSEN] + plan.families[action])] += 1
        desk.events[0, 0] = 0
        apply(state, action, desk.events)
        count_events(plan, desk, book.gains[game], players)
        decisions += 1
    row.length = decisions


@rule
def close_row(state: State, desk: Desk, row: State) -> int:
    """The result of a game, and from when on it was decided; returns who has won, one bit a seat."""
    row.ending = state.ending
    scores(state, desk.forecasts)
    for seat in range(state.players):
        row.points[seat] = desk.forecasts[seat]
    winners(state, desk.forecasts)
    won = 0
    for seat in range(state.players):
        row.wins[seat] = desk.forecasts[seat]
        won |= int(desk.forecasts[seat]) << seat
    noted = min(int(row.length), ROOM)
    last = 0
    for decision in range(noted):
        lead = int(desk.leads[decision])
        if bits_of(lead) == 1:
            row.lead_changes += last != 0 and last != lead
            last = lead
    decided = noted
    while decided > 0 and desk.leads[decided - 1] == won:
        decided -= 1
    row.decided = decided if won else UNDECIDED
    return won


@rule
def close_counts(desk: Desk, counts: Ints) -> None:
    """Adds a game's counts to those of all, and clears them for the next."""
    for place in range(desk.counts.shape[0]):
        count = int(desk.counts[place])
        counts[place, TOTAL] += count
        counts[place, SQUARES] += count * count
        counts[place, PRESENT] += count > 0
        desk.counts[place] = 0


@rule
def close_course(desk: Desk, course: Ints, length: int, won: int) -> None:
    """Adds how many choices there were in each part of a game, and how often who led at its beginning has won."""
    noted = min(length, ROOM)
    for decision in range(noted):
        part = decision * PARTS // noted
        course[part, DECISIONS] += 1
        course[part, CHOICES] += desk.choices[decision]
    for part in range(PARTS):
        lead = int(desk.leads[part * noted // PARTS])
        right = bits_of(lead & won) * WHOLE // bits_of(lead)
        course[part, RIGHT] += right
        course[part, RIGHT_SQUARES] += right * right


@rule
def lay_batch(states: States, blank: States, seed: int, options: Ints) -> None:
    """Lays the tables of the seeds from `seed` on."""
    for deal in range(states.shape[0]):
        states[deal] = blank[0]
        state = states[deal]
        state.stream = (seed + deal) & LOW_62
        setup(state, options)


@rule
def watch_games(
    mind: Any, states: States, slot: int, laid: States, seed: int, turns: int, plan: Plan, desk: Desk, book: Book
) -> None:
    """Plays laid tables in a slot, each once for every turn of the players round it; `seed` is that of the first."""
    for game in range(book.games.shape[0]):
        dealt, turn = (seed + game // turns) & LOW_62, game % turns
        stream = choices(dealt) if turns == 1 else spread(choices(dealt) ^ turn)
        states[slot] = laid[game // turns]
        state = states[slot]
        desk.events[0, 0] = 0
        row = book.games[game]
        begin(state, desk.events)
        row.first = state.seat
        count_events(plan, desk, book.gains[game], int(state.players))
        play_watched(mind, state, plan, desk, book, game, stream, turn)
        won = close_row(state, desk, row)
        close_counts(desk, book.counts)
        if won:
            close_course(desk, book.course, int(row.length), won)


@rule
def watch_batch(
    states: States,
    laid: States,
    seed: int,
    turns: int,
    minds: Ints,
    items: Ints,
    starts: Ints,
    families: Ints,
    logarithms: Ints,
    settings: Ints,
    games: States,
    gains: Ints,
    counts: Ints,
    widths: Ints,
    refused: Ints,
    course: Ints,
) -> None:
    """Watches a batch in which each player follows the heuristic or chance."""
    plan = Plan(items, starts, families, logarithms, settings)
    book = Book(games, gains, counts, widths, refused, course)
    desk = Desk(
        np.empty(MAX_LEGAL, ACTION),
        np.zeros((CAPACITY + 1, WIDTH), np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(ROOM, np.int32),
        np.zeros(ROOM, np.int8),
        np.zeros(counts.shape[0], np.int32),
        np.zeros(refused.shape[0], np.int32),
    )
    watch_games(minds, states, 0, laid, seed, turns, plan, desk, book)
