"""Keeping what a tree has found for the next decision, in the compiled subset.

That is sound where nothing is hidden and nothing is left to chance: there a node stands for exactly one position. The tree
is searched for the position now on the table, and its part of the tree becomes the new tree.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.bots.search.tree import NONE
from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, States, apply
from mastaba.engine.events import NOBODY

DEEP: Final = 24  # decisions between two of one seat's turns
LOOKED_AT: Final = 20_000  # positions compared before the tree is given up
MISSING: Final = -1


@rule
def is_row_like(raw: Ints, depth: int, wanted: Ints) -> bool:
    """Whether a position equals the wanted one, byte for byte."""
    for place in range(wanted.shape[0]):
        if raw[depth, place] != wanted[place]:
            return False
    return True


@rule
def find_position(nodes: States, states: States, raw: Ints, wanted: Ints, trail: Ints) -> int:
    """The node of the wanted position below the root, whose position is states[0]; MISSING if it is not found.

    `raw` is the same memory as `states`, a row of bytes each; trail[depth] is the child to be looked at next.
    """
    depth = 0
    trail[0] = nodes[0].child
    for _ in range(LOOKED_AT):
        while depth >= 0 and trail[depth] == NONE:
            depth -= 1
        if depth < 0:
            return MISSING
        child = int(trail[depth])
        trail[depth] = nodes[child].sibling
        states[depth + 1] = states[depth]
        apply(states[depth + 1], int(nodes[child].action), NOBODY)
        states[depth + 1].stream = 0
        if is_row_like(raw, depth + 1, wanted):
            return child
        if depth + 2 < states.shape[0]:
            depth += 1
            trail[depth] = nodes[child].child
    return MISSING


@rule
def transplant(nodes: States, top: int, fresh: States, origin: Ints) -> None:
    """Copies what hangs below a node to a fresh tree, as far as there is room; origin[i] is where node i came from."""
    fresh[0] = nodes[top]
    fresh[0].child = NONE
    fresh[0].action = 0  # nothing is in the index yet
    origin[0] = top
    used, done = 1, 0
    while done < used:
        before, child = NONE, int(nodes[origin[done]].child)
        while child != NONE and used < fresh.shape[0]:
            fresh[used] = nodes[child]
            fresh[used].child = NONE
            fresh[used].sibling = NONE
            fresh[used].parent = done
            if before == NONE:
                fresh[done].child = used
            else:
                fresh[before].sibling = used
            origin[used] = child
            before, child, used = used, int(nodes[child].sibling), used + 1
        done += 1
    fresh[0].sibling = used


@rule
def regrow(nodes: States, states: States, raw: Ints, wanted: Ints, fresh: States) -> bool:
    """Moves the part of a tree that is still to come into a fresh one; False if the tree does not know the position."""
    trail = np.zeros(DEEP, np.int32)
    top = find_position(nodes, states, raw, wanted, trail)
    if top == MISSING:
        return False
    transplant(nodes, top, fresh, np.zeros(fresh.shape[0], np.int32))
    return True
