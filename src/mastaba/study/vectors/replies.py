"""A step of a learner in a game of a batch, and all that the others answer to it, in the compiled subset."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.arena.contests.compiled import HEURISTIC, decide
from mastaba.bots.search.tree import SEEN, TRUTH, workspace
from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Floats, Ints, States, advise, features, see
from mastaba.engine.dice import below, choices, spread
from mastaba.study.batches.steps import UNDEALT, Games, mixed
from mastaba.study.batches.steps import step_game as inlined_step

DRAWN: Final = -1  # instead of a seat: another in every game
SEATING: Final = 0x5EA7


class Learners(NamedTuple):
    """Where the learners sit and what the last step brought them, a row for each game."""

    seat: Ints
    turns: Ints  # decisions of others so far
    reward: Floats
    ended: Any
    illegal: Any


@rule
def step_game(games: Games, game: int, seed: int, action: int) -> None:
    """A step of one game, compiled once for all who take one here."""
    inlined_step(games, game, seed, action)


@rule
def seat_learner(games: Games, learners: Learners, game: int, seed: int, fixed: int) -> None:
    """Where the learner sits in the deal that lies on the table: fixed, or by the deal's number."""
    drawn = below(mixed(seed ^ SEATING, game, int(games.deals[game])), learners_at(games))
    learners.seat[game] = drawn if fixed == DRAWN else fixed


@rule
def learners_at(games: Games) -> int:
    """How many seats there are."""
    return int(games.rewards.shape[1])


@rule
def note_end(games: Games, learners: Learners, game: int, seed: int, fixed: int) -> None:
    """A game that has ended pays its learner, who then sits down at the next."""
    if games.done[game]:
        learners.reward[game] = games.rewards[game, learners.seat[game]]
        learners.ended[game] = True
        seat_learner(games, learners, game, seed, fixed)


@rule
def play_other(games: Games, learners: Learners, game: int, seed: int, fixed: int, action: int) -> None:
    """Another seat's action, and what it brought."""
    learners.turns[game] += 1
    step_game(games, game, seed, action)
    note_end(games, learners, game, seed, fixed)


@rule
def other_at(games: Games, learners: Learners, game: int) -> int:
    """Which of the others decides, counted from the learner's left."""
    players = learners_at(games)
    return (int(games.seat[game]) - int(learners.seat[game]) + players) % players - 1


@rule
def luck_of(learners: Learners, game: int, seed: int) -> int:
    """Where the stream of the others' choices stands."""
    return spread(mixed(choices(seed), game, int(learners.turns[game])))


@rule
def step_learner(games: Games, learners: Learners, game: int, seed: int, fixed: int, action: int) -> None:
    """The learner's own action; in a game that is not dealt yet, the deal."""
    learners.reward[game] = 0.0
    learners.ended[game] = False
    is_new = games.deals[game] == UNDEALT
    step_game(games, game, seed, action)
    learners.illegal[game] = games.illegal[game]
    if is_new:
        learners.turns[game] = 0
        seat_learner(games, learners, game, seed, fixed)
    note_end(games, learners, game, seed, fixed)


@rule
def answer_at_a_glance(
    first: int,
    last: int,
    games: Games,
    learners: Learners,
    seed: int,
    fixed: int,
    actions: Ints,
    nodes: States,
    index: Ints,
    tables: States,
    who: States,
    how: States,
    parts: Ints,
) -> None:
    """A step of every learner, the others answering at random or as advised: without the search, which takes long to compile."""
    for game in range(first, last):
        step_learner(games, learners, game, seed, fixed, int(actions[game]))
        while games.seat[game] != learners.seat[game]:
            legal, count, luck = games.legal[game], int(games.legal_count[game]), luck_of(learners, game, seed)
            tables[SEEN] = games.blank[0]
            see(games.states[game], int(games.seat[game]), tables[SEEN])
            action = int(legal[below(luck, count)])
            if who[other_at(games, learners, game)].mind == HEURISTIC:
                action = advise(tables[SEEN], legal, count, spread(luck))
            play_other(games, learners, game, seed, fixed, action)


@rule
def answer_searching(
    first: int,
    last: int,
    games: Games,
    learners: Learners,
    seed: int,
    fixed: int,
    actions: Ints,
    nodes: States,
    index: Ints,
    tables: States,
    who: States,
    how: States,
    parts: Ints,
) -> None:
    """The same where some of the others search."""
    space = workspace(nodes, index, tables, np.empty(MAX_LEGAL, ACTION))
    for game in range(first, last):
        step_learner(games, learners, game, seed, fixed, int(actions[game]))
        while games.seat[game] != learners.seat[game]:
            tables[TRUTH] = games.states[game]
            other = other_at(games, learners, game)
            action = decide(space, games.blank, who[other], how[other], parts, luck_of(learners, game, seed))
            play_other(games, learners, game, seed, fixed, action)


@rule
def observe_learners(first: int, last: int, games: Games, learners: Learners, out: Floats) -> None:
    """What every learner sees, as numbers."""
    seen = np.empty_like(games.blank)
    for game in range(first, last):
        seen[0] = games.blank[0]
        own = int(learners.seat[game])
        see(games.states[game], own, seen[0])
        features(seen[0], own, out[game])
