"""A player that searches: within a budget of iterations or seconds, from what its seat sees and nothing else.

Several trees grow at once where several cores are to be had, each with luck of its own, and what they have found is added up.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from mastaba.bots.search.budget import Budget, Thought, is_decided, sureness
from mastaba.bots.search.exact import is_certain
from mastaba.bots.search.reuse import DEEP, regrow
from mastaba.bots.search.shares import MARGIN, tempered
from mastaba.bots.search.solver import solved
from mastaba.bots.search.tree import NODE, SEEN, SETTINGS, UNFOUND, WIDENING, index_for, search_batch, win_in_one
from mastaba.engine.contract import ACTION, STAGES, Ints, State, States
from mastaba.engine.events import WIDTH
from mastaba.game import Edition

MOST_NODES: Final = 1 << 20
DUEL: Final = 2  # seats
PONDERING: Final = 10.0  # seconds of thinking on while others decide


def settings(advice: float, horizon: int, exploration: float, widening: int, margin: float, scale: Sequence[float]) -> States:
    """How a search plays on, for compiled code."""
    return np.array([(exploration, widening, advice, horizon, margin, tuple(scale))], SETTINGS).view(np.recarray)


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

    def __init__(self, edition: Edition, seen: State, legal: Sequence[int], how: States, luck: int, size: int) -> None:
        self.nodes = np.zeros(size, NODE)
        self.nodes[0]["sibling"] = 1
        self._index = index_for(self.nodes)
        self.tables, self.blank, self.settings = edition.blank(2), edition.blank(), how
        self.tables[SEEN] = seen
        self.own = np.array(sorted(legal), ACTION)
        self.luck = luck
        self._search = edition.bind(search_batch, "cpu")
        self._regrow = edition.bind(regrow, "cpu")

    def take_over(self, kept: Forest, before: Position, position: Position) -> None:
        """Begins with what an earlier tree found below the present position, if it knows it."""
        if np.array_equal(before.raw[0], position.raw[0]):  # it has thought on, and nobody has decided since
            used = int(kept.nodes[0]["sibling"])
            self.nodes[:used] = kept.nodes[:used]
            self.nodes[0]["action"] = 0  # nothing is in the index yet
        else:
            self.find_below(kept, before, position)

    def find_below(self, kept: Forest, before: Position, position: Position) -> None:
        """Looks for the present position among the decisions that an earlier tree has thought about."""
        states, raw = before.rows(DEEP)
        self._regrow(kept.nodes, states, raw, position.raw[0], self.nodes)

    def grow(self, iterations: int) -> int:
        """Searches on; how many decisions were played in that."""
        table = (self.nodes, self._index, self.tables, self.blank)
        return int(self._search(*table, self.own, self.luck, self.settings, iterations))

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
    """The last trees and the position at their roots."""

    forests: list[Forest]
    position: Position

    @property
    def size(self) -> int:
        """How many nodes the largest has."""
        return max(int(forest.nodes[0]["sibling"]) for forest in self.forests)


class Search:
    """Information-set tree search with a budget."""

    def __init__(
        self,
        edition: Edition,
        iterations: int | None = None,
        seconds: float | None = None,
        tries: int = 0,
        least: int = 0,
        advice: float = 0.0,
        exploration: float = 0.25,
        widening: int = WIDENING,
        horizon: int = 0,
        cores: int = 1,
        exact: int = 0,
        margin: float = MARGIN,
        scale: Sequence[float] = (),
        temper: Sequence[float] = (),
    ) -> None:
        self.edition = edition
        self.iterations, self.seconds, self.tries, self.least = iterations, seconds, tries, least
        self.exact = exact
        self.cores = cores or os.cpu_count() or 1
        known = scale or [float(edition.game.provided.SCALE)] * STAGES
        self._temper, self._stage = temper or [1.0] * STAGES, edition.bind(edition.game.names()["stage"], "cpu")
        self.settings = settings(advice, horizon, exploration, widening, margin, known)
        self.spent_iterations = self.spent_decisions = 0
        self.sureness = 1.0  # how likely its last choice is better than every other one, as far as its tries can tell
        self._kept: Kept | None = None

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """The action tried most often, of several the best; a forced one and a win at once."""
        self.sureness = 1.0
        if len(legal) == 1:
            return legal[0]
        if (win := self.win(seen, legal, chance)) is not None:
            return win
        solved = self.solve(seen)
        if solved:
            return max(solved, key=lambda action: solved[action])
        thoughts, seat = self._thoughts(seen, legal, chance, is_hurried=True), int(seen.seat)
        self.sureness = sureness(thoughts, seat)
        return max(thoughts, key=lambda thought: (thought.visits, thought.results[seat])).action

    def win(self, seen: State, legal: Sequence[int], chance: random.Random) -> int | None:
        """An action that wins at once, whatever is hidden."""
        tables = self.edition.blank(2)
        tables[SEEN] = seen
        find = self.edition.bind(win_in_one, "cpu")
        found = int(find(tables, self.edition.blank(), np.array(sorted(legal), ACTION), chance.getrandbits(60)))
        return None if found == UNFOUND else found

    def solve(self, seen: State) -> dict[int, float]:
        """What each action is worth with best play of both, where that can be found within `exact` positions; else nothing.

        Only between two: with more seats one who cannot win any more decides who does, and best play does not say how.
        """
        return solved(self.edition, seen, self.exact) if self.edition.players == DUEL else {}

    def think(self, seen: State, legal: Sequence[int], chance: random.Random) -> list[Thought]:
        """What it thinks of each action, the most tried first, in shares that come true; all that it may spend is spent."""
        temper = self._temper[self._stage(seen)]
        thoughts = self._thoughts(seen, legal, chance, is_hurried=False)
        return [replace(thought, results=tempered(thought.results, temper)) for thought in thoughts]

    def ponder(self, action: int, is_over: Callable[[], bool], seconds: float = PONDERING) -> None:
        """Lets the trees of its last choice grow on below the action chosen, until that is over or the seconds are.

        Only where nothing is hidden from anybody: there what the next seat sees is what lies on the table.
        """
        kept, table, seen = self._kept, self.edition.blank(), self.edition.blank()
        if kept is None or self.edition.game.provided.STATE.secrets:
            return
        rules, legal = self.edition.rules("cpu"), np.zeros(self.edition.rules("python").MAX_LEGAL, ACTION)
        table[0] = kept.position.states[0]
        rules.apply(table[0], action, np.zeros((1, WIDTH), np.int32))
        count = rules.legal(table[0], legal)
        if count > 0:
            rules.see(table[0], int(table[0].seat), seen[0])
            forests = self._forests(seen[0], [int(number) for number in legal[:count]], random.Random(action), None)
            self._resume(forests, seen[0])
            self._grow(forests, Budget(None, seconds, self.cores), None, is_over)

    def _thoughts(self, seen: State, legal: Sequence[int], chance: random.Random, is_hurried: bool) -> list[Thought]:
        """What it thinks of each action; in a hurry it saves time, but of tries that are counted it makes every one."""
        iterations = self.iterations or max(self.least, self.tries * len(legal)) or None
        forests = self._forests(seen, legal, chance, iterations)
        self._resume(forests, seen)
        budget = Budget(iterations, self.seconds, self.cores)
        return self._grow(forests, budget, int(seen.seat) if is_hurried and iterations is None else None)

    def _forests(self, seen: State, legal: Sequence[int], chance: random.Random, iterations: int | None) -> list[Forest]:
        size = 64 + (iterations or MOST_NODES) // self.cores + (self._kept.size if self._kept else 0)
        lucks = [chance.getrandbits(60) for _ in range(self.cores)]
        return [Forest(self.edition, seen, legal, self.settings, luck, min(MOST_NODES, size)) for luck in lucks]

    def _resume(self, forests: list[Forest], seen: State) -> None:
        """Keeps the trees from one decision to the next where a node stands for one position."""
        position = Position(self.edition, seen)
        if self._kept and position.is_certain:
            for forest, kept in zip(forests, self._kept.forests, strict=False):
                forest.take_over(kept, self._kept.position, position)
        self._kept = Kept(forests, position) if position.is_certain else None

    def _grow(
        self, forests: list[Forest], budget: Budget, decider: int | None, is_over: Callable[[], bool] = lambda: False
    ) -> list[Thought]:
        """Lets the trees grow, round by round, until the budget is spent, or it is over, or, for one who decides, more changes nothing."""
        thoughts: list[Thought] = []
        with ThreadPoolExecutor(self.cores) as pool:
            while not is_over() and (batch := budget.batch()):
                grown = list((map if self.cores == 1 else pool.map)(lambda forest: forest.grow(batch), forests))
                budget.spent += batch * self.cores
                self.spent_iterations += batch * self.cores
                self.spent_decisions += sum(grown)
                thoughts = _together([forest.thoughts(self.edition.players) for forest in forests])
                if decider is not None and is_decided(thoughts, decider, len(forests[0].own), budget.left):
                    break
        return thoughts


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
