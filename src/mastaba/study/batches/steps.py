"""What happens to each game of a batch, in the compiled subset: dealing, a step with all that follows, a choice at random.

Nothing here depends on how many threads there are or where they run: what chance decides for game k hangs on the batch's seed,
on k, and on which deal or which step it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.engine.compiling import inlined_rule, rule
from mastaba.engine.contract import (
    ACTION_COUNT,
    FAMILIES,
    FAMILY,
    GLANCES,
    IS_OPEN,
    OPEN_WORDS,
    PHASES,
    Floats,
    Ints,
    States,
    apply,
    begin,
    features,
    glance,
    legal,
    phase_of,
    setup,
    winners,
)
from mastaba.engine.dice import LOW_62, below, choices, spread
from mastaba.engine.events import NOBODY
from mastaba.study.batches.company import KINDS, clear, in_order
from mastaba.study.batches.memory import fetch

UNDEALT: Final = -1  # the number of the deal before the first: a step then deals and plays nothing
DECIDING: Final = -1  # instead of a seat: whichever decides
BLOCK: Final = 256  # threads of a GPU that keep company
AT_HAND: Final = 256  # games whose tables a core keeps in its cache
AHEAD: Final = 4  # games before its turn a table is sent for: memory takes as long as stepping two or three
LONG: Final = 1 << 15  # games: to have fewer sampled elsewhere takes longer than to sample them

cuda: Any = None  # Numba's module, put here by compiling.kernel


class Games(NamedTuple):
    """The arrays of a batch, a row for each game."""

    states: States
    blank: States  # one empty state
    options: Ints  # as `setup` takes them
    deals: Ints  # how many deals came before the present one, or UNDEALT
    seat: Ints  # who decides
    mask: Any  # whether each action is legal
    legal: Ints  # the legal actions, ascending
    legal_count: Ints
    done: Any  # whether the last step ended a game
    rewards: Floats  # each seat's share of the victory, where one ended
    wins: Ints
    illegal: Any  # whether the last action was not legal
    illegal_counts: Ints


@inlined_rule
def mixed(seed: int, game: int, turn: int) -> int:
    """A number for one turn of one game: neighbours in any of the three have nothing in common."""
    own = spread((spread(seed) + game) & LOW_62)
    return spread((own + turn) & LOW_62)


@rule
def wipe(records: States, place: int) -> None:
    """Empties a record word by word; a GPU would copy an empty one byte by byte."""
    words = records[place : place + 1].view(np.int64)
    for word in range(words.shape[0]):
        words[word] = 0


@rule
def show_open(states: States, place: int, seen: States) -> None:
    """Copies what is open to everybody word by word, and empties the rest where something is to be read of that."""
    words, shown = states[place : place + 1].view(np.int64), seen.view(np.int64)
    for word in range(OPEN_WORDS):
        shown[word] = words[word]
    for word in range(OPEN_WORDS, OPEN_WORDS if GLANCES else shown.shape[0]):
        shown[word] = 0


@inlined_rule
def deal_game(games: Games, game: int, seed: int) -> None:
    """Lays the table for the game's next deal and starts it."""
    wipe(games.states, game)
    state = games.states[game]
    state.stream = mixed(seed, game, int(games.deals[game]))
    setup(state, games.options)
    begin(state, NOBODY)


@inlined_rule
def list_legal(games: Games, game: int) -> None:
    """Notes who decides and what is legal; of the mask only what was set before is cleared, for most of it never is."""
    actions = games.legal[game]
    for place in range(games.legal_count[game]):
        games.mask[game, actions[place]] = False
    count = legal(games.states[game], actions)
    for place in range(count):
        games.mask[game, actions[place]] = True
    games.legal_count[game] = count
    games.seat[game] = games.states[game].seat


@inlined_rule
def is_listed(games: Games, game: int, action: int) -> bool:
    """Whether an action, which may be any number, is among the legal ones."""
    low, high = 0, int(games.legal_count[game])
    while low < high:
        middle = (low + high) // 2
        if games.legal[game, middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < games.legal_count[game] and games.legal[game, low] == action


@inlined_rule
def share_victory(games: Games, game: int) -> None:
    """The victory, shared by those who tie, by all where nobody wins."""
    won = games.wins[game]
    winners(games.states[game], won)
    players, winning = won.shape[0], 0
    for seat in range(players):
        winning += int(won[seat])
    for seat in range(players):
        games.rewards[game, seat] = won[seat] / winning if winning > 0 else 1.0 / players


@inlined_rule
def forget_last(games: Games, game: int) -> None:
    """Takes back what the step before brought."""
    if games.done[game]:
        for seat in range(games.rewards.shape[1]):
            games.rewards[game, seat] = 0.0
    games.done[game] = False
    games.illegal[game] = False


@inlined_rule
def play(games: Games, game: int, action: int) -> None:
    """Plays an action, and pays out where it ends the game; what is not legal changes nothing and is counted."""
    if not is_listed(games, game, action):
        games.illegal[game] = True
        games.illegal_counts[game] += 1
        return
    apply(games.states[game], action, NOBODY)
    if games.states[game].ending != 0:
        share_victory(games, game)
        games.done[game] = True


@inlined_rule
def act_in(games: Games, game: int, action: int) -> None:
    """The first half of a step: the action, where there is a game to act in."""
    forget_last(games, game)
    if games.deals[game] == UNDEALT:
        games.illegal_counts[game] = 0
    else:
        play(games, game, action)


@inlined_rule
def go_on(games: Games, game: int, seed: int) -> None:
    """The second half: where the game has ended or has not been dealt yet, the next deal; then what is legal now."""
    if games.done[game] or games.deals[game] == UNDEALT:
        games.deals[game] += 1
        deal_game(games, game, seed)
    if not games.illegal[game]:
        list_legal(games, game)


@inlined_rule
def step_game(games: Games, game: int, seed: int, action: int) -> None:
    """A step, both halves of it."""
    act_in(games, game, action)
    go_on(games, game, seed)


@inlined_rule
def sample_game(games: Games, game: int, seed: int, turn: int, actions: Ints) -> None:
    """One of the legal actions, each as likely as any other."""
    actions[game] = games.legal[game, below(mixed(choices(seed), game, turn), games.legal_count[game])]


@inlined_rule
def observe_game(games: Games, game: int, seat: int, seen: States, out: Floats) -> None:
    """What a seat, or the one that decides, sees of a game as numbers."""
    own = int(games.seat[game]) if seat == DECIDING else seat
    if IS_OPEN:  # then a copy would be what lies on the table
        features(games.states[game], own, out[game])
    else:
        show_open(games.states, game, seen)
        glance(games.states[game], own, seen[0])
        features(seen[0], own, out[game])


# On the cores: every thread takes some of the games, and sends for what it will need before it is there


@inlined_rule
def fetch_table(games: Games, game: int, last: int) -> None:
    """Sends for what a step of a later game begins with."""
    later = min(game + AHEAD, last - 1)
    fetch(games.states, later)
    fetch(games.legal, later)


@rule
def step_games(first: int, last: int, games: Games, seed: int, actions: Ints) -> None:
    """Plays an action in each of the games."""
    for game in range(first, last):
        fetch_table(games, game, last)
        step_game(games, game, seed, int(actions[game]))


@rule
def sample_games(first: int, last: int, games: Games, seed: int, turn: int, actions: Ints) -> None:
    """Chooses an action in each of the games."""
    for game in range(first, last):
        sample_game(games, game, seed, turn, actions)


@rule
def observe_games(first: int, last: int, games: Games, seat: int, out: Floats) -> None:
    """Writes what is seen of each of the games."""
    seen = np.empty_like(games.blank)
    for game in range(first, last):
        fetch(games.states, min(game + AHEAD, last - 1))
        fetch(out, min(game + 1, last - 1))
        observe_game(games, game, seat, seen, out)


@rule
def advance_games(
    first: int, last: int, games: Games, seed: int, turn: int, actions: Ints, is_random: bool, out: Floats
) -> None:
    """A step of the games and what is seen after it, some after the other: a thread is woken once for all of them.

    Some, for their tables are then still at hand; not one, for the code of both together is more than a core keeps at hand.
    """
    seen = np.empty_like(games.blank)
    for start in range(first, last, AT_HAND):
        end = min(start + AT_HAND, last)
        for game in range(start, end):
            fetch_table(games, game, last)
            if is_random:
                sample_game(games, game, seed, turn, actions)
            step_game(games, game, seed, int(actions[game]))
        for game in range(start, end):
            fetch(out, min(game + 1, last - 1))
            observe_game(games, game, DECIDING, seen, out)


# On a GPU: a thread a game


@rule
def way_of_acting(games: Games, game: int, actions: Ints) -> int:
    """What kind of thing a game's action is; those that are none, and threads without a game, are of a kind."""
    if game >= games.seat.shape[0]:
        return FAMILIES
    action = int(actions[game])
    return int(FAMILY[action]) if 0 <= action < ACTION_COUNT else FAMILIES


@rule
def way_of_going_on(games: Games, game: int) -> int:
    """What is to be listed in a game, after those that are dealt anew: they take longest and begin first."""
    if game >= games.seat.shape[0]:
        return PHASES + 1
    if games.done[game] or games.deals[game] == UNDEALT:
        return 0
    return 1 + phase_of(games.states[game])


def step_kernel(games: Games, seed: int, actions: Ints) -> None:
    """Plays an action in a game; the games of a block are taken on in the order of what happens in them (company.py)."""
    acting = cuda.shared.array(KINDS, np.int32)
    going_on = cuda.shared.array(KINDS, np.int32)
    places = cuda.shared.array(BLOCK, np.int16)
    count, first = games.seat.shape[0], cuda.blockIdx.x * cuda.blockDim.x
    mine = first + cuda.threadIdx.x
    clear(acting)
    clear(going_on)
    game = first + in_order(acting, places, way_of_acting(games, mine, actions))
    if game < count:
        act_in(games, game, int(actions[game]))
    cuda.syncthreads()
    game = first + in_order(going_on, places, way_of_going_on(games, mine))
    if game < count:
        go_on(games, game, seed)


def sample_kernel(games: Games, seed: int, turn: int, actions: Ints) -> None:
    """Chooses an action in a game."""
    game = cuda.grid(1)
    if game < games.seat.shape[0]:
        sample_game(games, game, seed, turn, actions)


def observe_kernel(games: Games, seat: int, out: Floats) -> None:
    """Writes what is seen of games, a block's worth after the other, its threads side by side: the code is long and fetched once for all."""
    seen = cuda.local.array(1, games.states.dtype)
    for first in range(cuda.blockIdx.x * cuda.blockDim.x, games.seat.shape[0], cuda.gridsize(1)):
        game = first + cuda.threadIdx.x
        if game < games.seat.shape[0]:
            observe_game(games, game, seat, seen, out)
        cuda.syncthreads()


def copy_kernel(given: Ints, wide: Ints) -> None:
    """Numbers of any width in 64 bits."""
    place = cuda.grid(1)
    if place < wide.shape[0]:
        wide[place] = given[place]


class Work(NamedTuple):
    """A piece of work in its two forms: for some of the games in a loop, and for one game on a GPU."""

    for_cores: Callable[..., None]
    for_gpu: Callable[..., None]
    smallest: int = 256  # games worth handing to another core
    blocks: int = 0  # at once on each multiprocessor of a GPU, where each takes game after game; 0: a thread a game


STEP: Final = Work(step_games, step_kernel)
SAMPLE: Final = Work(sample_games, sample_kernel, smallest=LONG)
OBSERVE: Final = Work(observe_games, observe_kernel, blocks=3)
