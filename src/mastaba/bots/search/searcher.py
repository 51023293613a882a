"""A player that searches: within a budget of iterations or seconds, from what its seat sees and nothing else."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np

from mastaba.bots.search.exact import is_certain
from mastaba.bots.search.reuse import DEEP, regrow
from mastaba.bots.search.solver import solved
from mastaba.bots.search.tree import NODE, SEEN, SETTINGS, WIN_SHARE, pick, search_batch
from mastaba.engine.contract import ACTION, Ints, State, States
from mastaba.game import Edition

BATCH: Final = 64
MOST_NODES: Final = 1 << 20


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action: how often it was tried, and each seat's expected result from 0 to 1."""

    action: int
    visits: int
    results: tuple[float, ...]


class Position:
    """What is on the table where a seat can be certain of it: nothing hidden, nothing left to chance."""

    def __init__(self, edition: Edition, seen: State) -> None:
        self.states = edition.blank()
        self.raw = bytes_of(self.states)
        table = edition.blank()
        table[0] = seen
        self.is_certain = bool(edition.bind(is_certain, "cpu")(table, int(seen.seat), self.states, edition.blank()))

    def rows(self, count: int) -> tuple[States, Ints]:
        """Room for so many states, the position in the first of them, and the same memory as bytes."""
        states = np.zeros(count, self.states.dtype)
        states[0] = self.states[0]
        return states, bytes_of(states)


class Forest:
    """One tree with its working space; several of them can grow at once without Python's lock."""

    def __init__(self, edition: Edition, seen: State, legal: Sequence[int], settings: States, luck: int, size: int) -> None:
        self.nodes = np.zeros(size, NODE)
        self.nodes[0]["sibling"] = 1
        self.tables, self.blank, self.settings = edition.blank(2), edition.blank(), settings
        self.tables[SEEN] = seen
        self.own = np.array(sorted(legal), ACTION)
        self.luck, self.iterations, self.decisions = luck, 0, 0
        self._search = edition.bind(search_batch, "cpu")
        self.regrow = edition.bind(regrow, "cpu")

    def take_over(self, kept: Kept, position: Position) -> None:
        """Begins with what an earlier tree found below the present position, if it knows it."""
        states, raw = kept.position.rows(DEEP)
        kept.forest.regrow(kept.forest.nodes, states, raw, position.raw[0], self.nodes)

    def grow(self, iterations: int) -> None:
        """Searches on."""
        self.decisions += self._search(self.nodes, self.tables, self.blank, self.own, self.luck, self.settings, iterations)
        self.iterations += iterations

    def thoughts(self, players: int) -> list[Thought]:
        """What the tree says of each action at its root."""
        found, child = [], int(self.nodes[0]["child"])
        while child:
            node = self.nodes[child]
            visits = max(1, int(node["visits"]))
            results = tuple(float(total) / visits for total in node["total"][:players])
            found.append(Thought(int(node["action"]), int(node["visits"]), results))
            child = int(node["sibling"])
        return found


@dataclass(frozen=True)
class Kept:
    """The last tree and the position at its root."""

    forest: Forest
    position: Position


class Search:
    """Information-set tree search with a budget."""

    def __init__(
        self,
        edition: Edition,
        iterations: int | None = None,
        seconds: float | None = None,
        advice: float = 0.0,
        exploration: float = 0.25,
        horizon: int = 0,
        cores: int = 1,
        exact: int = 0,
        blur: float = 0.0,
        win_share: float = WIN_SHARE,
    ) -> None:
        self.edition = edition
        self.iterations, self.seconds, self.exact, self.blur = iterations, seconds, exact, blur
        self.cores = cores or os.cpu_count() or 1
        self.settings = np.zeros(1, SETTINGS).view(np.recarray)
        self.settings[0] = (exploration, advice, horizon, win_share)
        self.spent_iterations = self.spent_decisions = 0
        self._pick = edition.bind(pick, "cpu")
        self._kept: Kept | None = None

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """The action tried most often, or, blurred, one of the better; a forced one at once."""
        if len(legal) == 1:
            return legal[0]
        solved = self.solve(seen)
        if solved:
            return max(solved, key=lambda action: solved[action])
        thoughts = self.think(seen, legal, chance)
        visits = np.array([thought.visits for thought in thoughts], np.int32)
        return thoughts[self._pick(visits, len(thoughts), self.blur, chance.getrandbits(60))].action

    def solve(self, seen: State) -> dict[int, float]:
        """What each action is worth with best play of all, where that can be found within `exact` positions; else nothing."""
        return solved(self.edition, seen, self.exact)

    def think(self, seen: State, legal: Sequence[int], chance: random.Random) -> list[Thought]:
        """What it thinks of each action, the most tried first."""
        kept = int(self._kept.forest.nodes[0]["sibling"]) if self._kept else 0
        size = min(MOST_NODES, 64 + kept + (self.iterations or MOST_NODES))
        forests = [
            Forest(self.edition, seen, legal, self.settings, chance.getrandbits(60), size // self.cores + 64)
            for _ in range(self.cores)
        ]
        if self.cores == 1:
            self._resume(forests[0], seen)
            self._grow(forests[0])
        else:
            with ThreadPoolExecutor(self.cores) as pool:
                list(pool.map(self._grow, forests))
        self.spent_iterations += sum(forest.iterations for forest in forests)
        self.spent_decisions += sum(forest.decisions for forest in forests)
        return _together([forest.thoughts(self.edition.players) for forest in forests])

    def _resume(self, forest: Forest, seen: State) -> None:
        """Keeps the tree from one decision to the next where a node stands for one position."""
        position = Position(self.edition, seen)
        if self._kept and position.is_certain:
            forest.take_over(self._kept, position)
        self._kept = Kept(forest, position) if position.is_certain else None

    def _grow(self, forest: Forest) -> None:
        ends = time.perf_counter() + self.seconds if self.seconds else None
        most = -(-self.iterations // self.cores) if self.iterations else None
        while most is None or forest.iterations < most:
            forest.grow(BATCH if most is None else min(BATCH, most - forest.iterations))
            if ends is not None and time.perf_counter() >= ends:
                return


def bytes_of(states: States) -> Ints:
    """The same memory, a row of bytes for each state."""
    return states.view(np.ndarray).view(np.uint8).reshape(len(states), -1)


def _together(trees: list[list[Thought]]) -> list[Thought]:
    """The thoughts of several trees, added up."""
    by_action: dict[int, list[Thought]] = {}
    for tree in trees:
        for thought in tree:
            by_action.setdefault(thought.action, []).append(thought)
    return sorted((_added(thoughts) for thoughts in by_action.values()), key=lambda thought: (-thought.visits, thought.action))


def _added(thoughts: list[Thought]) -> Thought:
    visits = sum(thought.visits for thought in thoughts)
    weighted = zip(*([result * thought.visits for result in thought.results] for thought in thoughts), strict=True)
    return Thought(thoughts[0].action, visits, tuple(sum(seat) / max(1, visits) for seat in weighted))
