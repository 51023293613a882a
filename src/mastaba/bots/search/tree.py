"""The tree and one iteration of the search, in the compiled subset.

Each iteration draws a state that the seat could not tell from the real one, walks down the tree by the actions legal in that
state, adds a node, plays on to the end and adds every seat's result to the nodes it passed. Chance lies inside `apply`, so a
node stands for a sequence of decisions, whatever chance did between them.

The seat knows its own choices whatever is hidden, so the first step is chosen before the state is drawn, and the n-th try of
every action meets the same luck: what is compared then is the actions, not their luck.

The children of a node are a list. Hidden hands offer ever new actions, so that it grows to hundreds of which a few are legal in
a guess: an index finds the child of an action without walking along it.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from mastaba.bots.search.shares import shares_of
from mastaba.engine.compiling import allocating_rule, rule
from mastaba.engine.contract import (
    ACTION,
    MAX_LEGAL,
    MOST_SEATS,
    STAGES,
    Floats,
    Ints,
    State,
    States,
    advise,
    apply,
    legal,
    resample,
    winners,
)
from mastaba.engine.dice import advance, below, spread
from mastaba.engine.events import NOBODY
from mastaba.engine.playout import ALWAYS, APART, play_out, with_advice

SEATS: Final = MOST_SEATS
DEEPEST: Final = 400
UNADVISED: Final = -1
AT_ROOT: Final = 0.2  # exploration there at the least: what is decided now must not hang on who was lucky first
WIDENING: Final = 2  # the root of a node's visits that says how many actions are tried beside the advised one
UNFOUND: Final = -2
NONE: Final = 0  # the root is nobody's child, so its number can stand for no node
SEEN: Final = 0  # the tables of a search
GUESS: Final = 1
TRUTH: Final = 2  # there only where a game is played in compiled code
SMALLEST: Final = 256  # places of an index
ACTION_BITS: Final = 15  # a key is a parent above its action
NODE_BITS: Final = 21  # an entry of the index is a key above a node
THE_NODE: Final = (1 << NODE_BITS) - 1
SCATTER: Final = 0x4F1BBCD  # a key times this stays below 2**63, and its middle bits hang on all of it
MIDDLE: Final = 24
SLACK: Final = 1.0 + 1e-9  # more than rounding could ever bring
WIN_IN_ONE: Final = (
    1024  # guesses in which an action must win at once to be taken without a thought: in fewer, near wins pass too
)

NODE = np.dtype(
    [
        ("visits", np.int32),
        ("offered", np.int32),  # how often the action was legal when its parent was passed
        ("child", np.int32),  # the last of its children to come
        ("sibling", np.int32),  # the child of the same parent that came before; in the root: how many nodes are in use
        ("action", np.int32),  # in the root: how many places of the index are in use
        ("parent", np.int32),
        ("total", np.float64, SEATS),  # shares of the victory in all visits, by seat
    ],
    align=True,
)

SETTINGS = np.dtype(
    [
        ("exploration", np.float64),
        ("widening", np.int64),  # a node has as many children as this root of its visits
        ("advice", np.float64),
        ("horizon", np.int64),
        ("margin", np.float64),
        ("scale", np.float64, STAGES),  # points ahead that make a seat e times as likely to win, by stage of the game
    ],
    align=True,
)


@rule
def place_of(index: Ints, last: int, key: int) -> int:
    """Where the index has a key, or the empty place where it would be; the last of its places is one below a power of two."""
    place = key * SCATTER >> MIDDLE & last
    while index[place] != NONE and index[place] >> NODE_BITS != key:
        place = place + 1 & last
    return place


def index_for(nodes: States) -> Ints:
    """Room for the index of a tree; `make_room` begins with little of it, which a processor keeps at hand."""
    return np.empty(max(SMALLEST, 1 << (2 * len(nodes) + 1).bit_length()), np.int64)


@rule
def make_room(nodes: States, index: Ints) -> None:
    """Keeps the index at most half full: twice as many places, and everything put in again."""
    places, used = max(SMALLEST, int(nodes[0].action)), int(nodes[0].sibling)
    while places < 2 * (used + 1):
        places *= 2
    nodes[0].action = places
    index[:places] = NONE
    for number in range(1, used):
        key = int(nodes[number].parent) << ACTION_BITS | int(nodes[number].action)
        index[place_of(index, places - 1, key)] = key << NODE_BITS | number


@rule
def add_node(nodes: States, index: Ints, parent: int, action: int) -> int:
    """Adds a child; no node when the tree is full."""
    added = int(nodes[0].sibling)
    if added >= nodes.shape[0]:
        return NONE
    nodes[0].sibling = added + 1
    key = parent << ACTION_BITS | action
    index[place_of(index, int(nodes[0].action) - 1, key)] = key << NODE_BITS | added
    node = nodes[added]
    node.visits = 0
    node.offered = 1
    node.child = NONE
    node.sibling = nodes[parent].child
    node.action = action
    node.parent = parent
    for seat in range(SEATS):
        node.total[seat] = 0.0
    nodes[parent].child = added
    return added


@rule
def most_promising(nodes: States, parent: int, seat: int, found: Ints, count: int, exploration: float) -> int:
    """The child with the highest upper confidence bound for the seat that chooses; the first of equals.

    None was offered more often than the parent was passed: what falls short even so is not looked at any closer. At the root a
    child that is behind in tries comes first.
    """
    best, best_promise = NONE, -1.0
    most = exploration * exploration * math.log(int(nodes[parent].visits) + 2) * SLACK
    for place in range(count):
        if found[place] != NONE:
            node = nodes[int(found[place])]
            if parent == 0 and is_behind(int(node.visits), int(nodes[0].visits)):
                return int(found[place])
            mean = node.total[seat] / node.visits
            gap = best_promise - mean
            if gap <= 0.0 or gap * gap * node.visits <= most:
                hope = mean + exploration * math.sqrt(math.log(node.offered) / node.visits)
                if hope > best_promise:
                    best, best_promise = int(found[place]), hope
    return best


@rule
def is_behind(visits: int, all_visits: int) -> bool:
    """Whether an action at the root was tried less than half the root of all tries: one unlucky first try must not be its last."""
    return 4 * visits * visits < all_visits


@rule
def choose_child(
    space: Workspace, parent: int, seat: int, actions: Ints, count: int, advised: int, stream: int, settings: State
) -> int:
    """The child to walk to: a new one while there is call for one, else the most promising."""
    nodes, index, found = space.nodes, space.by_action, space.found
    untried, untried_action = 0, UNFOUND
    last, first_key = int(nodes[0].action) - 1, parent << ACTION_BITS
    for place in range(count):
        action = int(actions[place])
        child = int(index[place_of(index, last, first_key | action)]) & THE_NODE
        found[place] = child
        if child != NONE:
            nodes[child].offered += 1
        else:
            untried += 1
            if action == advised or (untried_action != advised and below(spread(stream) ^ place, untried) == 0):
                untried_action = action
    if untried > 0 and is_wanted(untried_action, advised, count - untried, int(nodes[parent].visits), int(settings.widening)):
        added = add_node(nodes, index, parent, untried_action)
        if added != NONE:
            return added
    curiosity = max(AT_ROOT, settings.exploration) if parent == 0 else settings.exploration
    return most_promising(nodes, parent, seat, found, count, curiosity)


@rule
def is_wanted(action: int, advised: int, tried: int, visits: int, widening: int) -> bool:
    """Whether to try another action: each one where there is no advice, else the advised and, the more visits, others too."""
    if advised == UNADVISED or action == advised:
        return True
    needed = 1
    for _ in range(widening):
        needed *= tried
    return needed < visits


class Workspace(NamedTuple):
    """Where a search works: its tree, what the seat sees and a guess at the rest, the seat's own choices, and room for one iteration."""

    nodes: States
    by_action: Ints  # the index of the tree
    tables: States
    own: Ints
    actions: Ints
    found: Ints
    path: Ints
    tallies: Ints
    result: Floats


@allocating_rule
def workspace(nodes: States, index: Ints, tables: States, own: Ints) -> Workspace:
    """A workspace over a tree and tables that last; the rest is good for as long as it is worked in."""
    return Workspace(
        nodes,
        index,
        tables,
        own,
        np.empty(MAX_LEGAL, ACTION),
        np.empty(MAX_LEGAL, np.int32),
        np.zeros(DEEPEST, np.int32),
        np.zeros((2, SEATS), np.int32),
        np.zeros(SEATS, np.float64),
    )


play_on = with_advice(play_out)


@rule
def iterate(space: Workspace, state: State, first: int, stream: int, settings: State) -> int:
    """Walks down the tree by way of the first child, and on to the end; notes the nodes passed in path[1:], returns the decisions."""
    nodes, actions, path = space.nodes, space.actions, space.path
    child, depth, decisions = first, 0, 0
    while child != NONE:
        depth += 1
        path[depth] = child
        is_new = nodes[child].visits == 0
        apply(state, int(nodes[child].action), NOBODY)
        decisions += 1
        if is_new or state.ending != 0 or depth + 1 >= path.shape[0]:
            break
        stream = advance(stream)
        count = legal(state, actions)
        advised = UNADVISED
        if below(stream ^ 2, ALWAYS) < int(settings.advice * ALWAYS):
            advised = advise(state, actions, count, spread(stream ^ 2))
        child = choose_child(space, child, int(state.seat), actions, count, advised, stream, settings)
    path[0] = depth
    share, horizon = int(settings.advice * ALWAYS), int(settings.horizon)
    return decisions + play_on(state, spread(stream), actions, NOBODY, share, APART, horizon, actions[:0])


@rule
def credit(nodes: States, path: Ints, result: Floats, players: int) -> None:
    """Adds a result to every node that was passed."""
    nodes[0].visits += 1
    for step in range(1, int(path[0]) + 1):
        node = nodes[int(path[step])]
        node.visits += 1
        for seat in range(players):
            node.total[seat] += result[seat]


@rule
def grow(space: Workspace, blank: States, count: int, luck: int, settings: State, iterations: int, is_all_seeing: bool) -> int:
    """So many iterations for the seat that sees its table, with `count` choices of its own; returns the decisions played in them.

    Each draws a guess at the state; an all-seeing one takes the truth, with other luck to come.
    """
    nodes, tables, guess = space.nodes, space.tables, space.tables[GUESS]
    seat, decisions = int(tables[SEEN].seat), 0
    for _ in range(iterations):
        if nodes[0].action < 2 * (nodes[0].sibling + 1):
            make_room(nodes, space.by_action)
        chosen = spread(luck ^ int(nodes[0].visits))
        first = choose_child(space, 0, seat, space.own, count, UNADVISED, chosen, settings)
        stream = spread(luck + int(nodes[first].visits))
        if is_all_seeing:
            tables[GUESS] = tables[TRUTH]
            guess.stream = stream
        else:
            tables[GUESS] = blank[0]
            guess.stream = stream
            resample(tables[SEEN], seat, guess)
        played = iterate(space, guess, first, spread(stream ^ 3), settings)
        shares_of(guess, played, settings, space.tallies[0], space.tallies[1], space.result)
        decisions += played
        credit(nodes, space.path, space.result, int(guess.players))
    return decisions


@rule
def search_batch(
    nodes: States, index: Ints, tables: States, blank: States, own: Ints, luck: int, settings: States, iterations: int
) -> int:
    """So many iterations for a seat with choices of its `own`, from what it sees; returns how many decisions were played in them."""
    return grow(workspace(nodes, index, tables, own), blank, own.shape[0], luck, settings[0], iterations, False)


@rule
def find_win(tables: States, blank: States, own: Ints, count: int, luck: int, won: Ints) -> int:
    """An action that ends the game at once with the seat as the only winner, whatever it cannot see; UNFOUND where there is none."""
    for place in range(count):
        guesses = 0
        while guesses < WIN_IN_ONE and is_win(tables, blank, int(own[place]), spread(luck + guesses), won):
            guesses += 1
        if guesses == WIN_IN_ONE:
            return int(own[place])
    return UNFOUND


@rule
def is_win(tables: States, blank: States, action: int, stream: int, won: Ints) -> bool:
    """Whether an action wins at once, for its seat alone, in one guess at what the seat cannot see."""
    guess, seat = tables[GUESS], int(tables[SEEN].seat)
    tables[GUESS] = blank[0]
    guess.stream = stream
    resample(tables[SEEN], seat, guess)
    apply(guess, action, NOBODY)
    if guess.ending == 0:
        return False
    winners(guess, won)
    winning = 0
    for other in range(guess.players):
        winning += int(won[other])
    return winning == 1 and won[seat] == 1


@rule
def win_in_one(tables: States, blank: States, own: Ints, luck: int) -> int:
    """An action of a seat's `own` that wins at once, from what it sees; UNFOUND where there is none."""
    return find_win(tables, blank, own, own.shape[0], luck, np.zeros(SEATS, np.int32))


@rule
def chosen_child(nodes: States, seat: int) -> int:
    """The child of the root that was tried most; of several the one that promised the seat most, or the first action."""
    best = child = int(nodes[0].child)
    while child != NONE:
        one, other = nodes[child], nodes[best]
        more, better = int(one.visits) - int(other.visits), one.total[seat] - other.total[seat]
        if more > 0 or (more == 0 and (better > 0.0 or (better == 0.0 and one.action < other.action))):
            best = child
        child = int(one.sibling)
    return best
