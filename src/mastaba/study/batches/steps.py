"""What happens to each game of a batch, in the compiled subset: dealing, a step with all that follows, a choice at random.

Nothing here depends on how many threads there are or where they run: what chance decides for game k hangs on the batch's seed,
on k, and on which deal or which step it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.engine.compiling import inlined_rule, rule
from mastaba.engine.contract import Floats, Ints, State, States, apply, begin, features, legal, see, setup, winners
from mastaba.engine.dice import LOW_62, below, choices, spread
from mastaba.engine.events import WIDTH

UNDEALT: Final = -1  # the number of the deal before the first: a step then deals and plays nothing
DECIDING: Final = -1  # instead of a seat: whichever decides

cuda: Any = None  # Numba's module, put here by compiling.kernel


class Games(NamedTuple):
    """The arrays of a batch, a row for each game."""

    states: Any  # records; on a GPU their 64-bit words, see below
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


@inlined_rule
def deal_game(games: Games, game: int, table: States, place: int, seed: int, events: Ints) -> None:
    """Lays the table for the game's next deal and starts it."""
    table[place] = games.blank[0]
    state = table[place]
    state.stream = mixed(seed, game, int(games.deals[game]))
    events[0, 0] = 0
    setup(state, games.options)
    events[0, 0] = 0
    begin(state, events)


@inlined_rule
def list_legal(games: Games, game: int, state: State) -> None:
    """Notes who decides and what is legal; of the mask only what was set before is cleared, for most of it never is."""
    actions = games.legal[game]
    for place in range(games.legal_count[game]):
        games.mask[game, actions[place]] = False
    count = legal(state, actions)
    for place in range(count):
        games.mask[game, actions[place]] = True
    games.legal_count[game] = count
    games.seat[game] = state.seat


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
def share_victory(games: Games, game: int, state: State) -> None:
    """The victory, shared by those who tie, by all where nobody wins."""
    won = games.wins[game]
    winners(state, won)
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
def play(games: Games, game: int, state: State, action: int, events: Ints) -> None:
    """Plays an action, and pays out where it ends the game; what is not legal changes nothing and is counted."""
    if not is_listed(games, game, action):
        games.illegal[game] = True
        games.illegal_counts[game] += 1
        return
    events[0, 0] = 0
    apply(state, action, events)
    if state.ending != 0:
        share_victory(games, game, state)
        games.done[game] = True


# A step: the action, where the game ends or has not been dealt yet the next deal, then what is legal now. The game lies on a table at
# a place, which need not be the batch's own.


@inlined_rule
def step_by_action(games: Games, game: int, state: State, action: int, events: Ints) -> None:
    """The action, unless there is no game yet."""
    forget_last(games, game)
    if games.deals[game] == UNDEALT:
        games.illegal_counts[game] = 0
    else:
        play(games, game, state, action, events)


@inlined_rule
def step_by_deal(games: Games, game: int, table: States, place: int, seed: int, events: Ints) -> None:
    """The next deal where one is due."""
    if games.done[game] or games.deals[game] == UNDEALT:
        games.deals[game] += 1
        deal_game(games, game, table, place, seed, events)


@inlined_rule
def step_by_listing(games: Games, game: int, state: State) -> None:
    """What is legal now, unless nothing has changed."""
    if not games.illegal[game]:
        list_legal(games, game, state)


@inlined_rule
def sample_game(games: Games, game: int, seed: int, turn: int, actions: Ints) -> None:
    """One of the legal actions, each as likely as any other."""
    actions[game] = games.legal[game, below(mixed(choices(seed), game, turn), games.legal_count[game])]


@inlined_rule
def observe_game(games: Games, game: int, state: State, seat: int, seen: States, out: Floats) -> None:
    """What a seat, or the one that decides, sees of a game as numbers; `seen` is blank again each time, as much is left out of it."""
    seen[0] = games.blank[0]
    own = int(games.seat[game]) if seat == DECIDING else seat
    see(state, own, seen[0])
    features(seen[0], own, out[game])


# On the cores: every thread takes some of the games


@rule
def step_games(first: int, last: int, games: Games, seed: int, actions: Ints) -> None:
    """Plays an action in each of the games."""
    events = np.zeros((1, WIDTH), np.int32)
    for game in range(first, last):
        step_by_action(games, game, games.states[game], int(actions[game]), events)
        step_by_deal(games, game, games.states, game, seed, events)
        step_by_listing(games, game, games.states[game])


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
        observe_game(games, game, games.states[game], seat, seen, out)


# On a GPU: a thread a game. The states lie there word by word, the same word of all games side by side, so that threads read and write
# whole lines of memory; each takes its game into memory of its own, and the threads of a block do the parts of a step together,
# since their code is larger than what a GPU keeps of it at hand.


@inlined_rule
def copy_in(states: Ints, game: int, words: Ints) -> None:
    """Takes a game's state from among the others."""
    for word in range(words.shape[0]):
        words[word] = states[word, game]


@inlined_rule
def copy_out(words: Ints, states: Ints, game: int) -> None:
    """Puts a game's state back among the others."""
    for word in range(words.shape[0]):
        states[word, game] = words[word]


def step_kernel(games: Games, seed: int, actions: Ints) -> None:
    """Plays an action in a game."""
    game = cuda.grid(1)
    is_game = game < games.seat.shape[0]
    events = cuda.local.array((1, WIDTH), np.int32)
    held = cuda.local.array(1, games.blank.dtype)
    words = held.view(np.int64)
    if is_game:
        copy_in(games.states, game, words)
        step_by_action(games, game, held[0], int(actions[game]), events)
    cuda.syncthreads()
    if is_game:
        step_by_deal(games, game, held, 0, seed, events)
    cuda.syncthreads()
    if is_game:
        step_by_listing(games, game, held[0])
        copy_out(words, games.states, game)


def sample_kernel(games: Games, seed: int, turn: int, actions: Ints) -> None:
    """Chooses an action in a game."""
    game = cuda.grid(1)
    if game < games.seat.shape[0]:
        sample_game(games, game, seed, turn, actions)


def observe_kernel(games: Games, seat: int, out: Floats) -> None:
    """Writes what is seen of a game."""
    game = cuda.grid(1)
    if game < games.seat.shape[0]:
        seen = cuda.local.array(1, games.blank.dtype)
        held = cuda.local.array(1, games.blank.dtype)
        copy_in(games.states, game, held.view(np.int64))
        observe_game(games, game, held[0], seat, seen, out)


def copy_kernel(given: Ints, wide: Ints) -> None:
    """Numbers of any width in 64 bits."""
    place = cuda.grid(1)
    if place < wide.shape[0]:
        wide[place] = given[place]


class Work(NamedTuple):
    """A piece of work in its two forms: for some of the games in a loop, and for one game on a GPU."""

    for_cores: Callable[..., None]
    for_gpu: Callable[..., None]


STEP: Final = Work(step_games, step_kernel)
SAMPLE: Final = Work(sample_games, sample_kernel)
OBSERVE: Final = Work(observe_games, observe_kernel)
