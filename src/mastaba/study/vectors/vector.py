"""A Gymnasium VectorEnv over the native batch: no Python between two decisions of a learner.

    envs = gymnasium.make_vec("mastaba/Luxor-v0", num_envs=1024, players=2, opponents="easy")

A game that ends is dealt anew in the same step: its learner is told the reward and that it ended, and sees the new game at once.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mastaba import bots
from mastaba.arena.contests.compiled import SEARCH, TABLES
from mastaba.arena.contests.ladder import entrant, forest, tables_of
from mastaba.bots.levels import levels_of
from mastaba.bots.search.attention import parts_of
from mastaba.checks import check_range
from mastaba.errors import BadOption
from mastaba.game import Edition, Value, load
from mastaba.study import spaces
from mastaba.study.batches.batch import Batch
from mastaba.study.batches.steps import UNDEALT
from mastaba.study.table import SEEDS, Numbers
from mastaba.study.vectors.replies import DRAWN, Learners, answer_at_a_glance, answer_searching, observe_learners

PLAIN = ("random", "heuristic")
Ending = npt.NDArray[np.bool_]


class GameVector(VectorEnv[Numbers, Any, Any]):
    """So many games with a learner each; opponents are levels, `heuristic` or `random`, the same for all or one a seat."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        threads: int | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        edition = load(game, players, **options)
        if seat is not None:
            check_range("seat", seat, 1, edition.players)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs, self._fixed = num_envs, DRAWN if seat is None else seat - 1
        self.batch = Batch(edition, num_envs, threads=threads)
        self.single_observation_space = spaces.observations(edition)
        self.single_action_space = spaces.actions(edition)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._others = Others(edition, opponents, threads or os.cpu_count() or 1)
        self._learners = _seated(num_envs)
        self._chance = np.random.default_rng()
        self._seed = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Deals all games anew; with a seed, always the same ones."""
        self._chance = np.random.default_rng(seed) if seed is not None else self._chance
        self._seed = int(self._chance.integers(SEEDS))
        self.batch.deals[:] = UNDEALT
        self._answer(np.zeros(self.num_envs, np.int64))
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[Numbers, Numbers, Ending, Ending, dict[str, Any]]:
        """An action of every learner, and the others' answers; an illegal one changes nothing and is marked in the info."""
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.num_envs,):
            raise BadOption(key="error-batch-actions", count=self.num_envs, given=f"{given.dtype}{list(given.shape)}")
        self._answer(given)
        learners = self._learners
        never = np.zeros(self.num_envs, np.bool_)
        return self._observed(), learners.reward.copy(), learners.ended.copy(), never, self._info()

    def _answer(self, actions: npt.NDArray[np.int64]) -> None:
        self._others.run(self.num_envs, self.batch._games, self._learners, self._seed, self._fixed, actions)

    def _observed(self) -> Numbers:
        out = np.empty((self.num_envs, self.batch.observation_size), np.float32)
        self._others.share(observe_learners, self.num_envs, self.batch._games, self._learners, out)
        return out

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for every legal action of every learner."""
        return self.batch.mask.astype(np.int8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._learners.seat + 1, "illegal": self._learners.illegal.copy()}


def _seated(count: int) -> Learners:
    return Learners(
        seat=np.zeros(count, np.int8),
        turns=np.zeros(count, np.int64),
        reward=np.zeros(count, np.float32),
        ended=np.zeros(count, np.bool_),
        illegal=np.zeros(count, np.bool_),
    )


class Others:
    """The players of the other seats, and the threads in which they play: each thread thinks on paper of its own."""

    def __init__(self, edition: Edition, given: str | Sequence[str], threads: int) -> None:
        names = [given] * (edition.players - 1) if isinstance(given, str) else list(given)
        if len(names) != edition.players - 1:
            raise BadOption(key="error-opponents", players=edition.players, seats=edition.players - 1, given=len(names))
        known = (*PLAIN, *levels_of(edition.game))
        for name in names:
            if name not in known:
                raise bots.unknown_bot(str(name), known)
        entrants = [entrant(edition, name) for name in names]
        self._edition, self._threads = edition, threads
        self._is_deep = any(one.mind == SEARCH for one in entrants)
        self._who = (*tables_of(entrants), parts_of(edition.game))
        self._papers = [(*forest(edition, entrants), edition.blank(TABLES)) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def run(self, count: int, *given: Any) -> None:
        """Has every thread play its part of the games."""
        function = self._edition.bind(answer_searching if self._is_deep else answer_at_a_glance, "cpu")
        parts = zip(self._parts(count), self._papers, strict=False)
        self._wait([self._pool.submit(function, *part, *given, *paper, *self._who) for part, paper in parts])

    def share(self, work: Any, count: int, *given: Any) -> None:
        """The same for work that needs no paper."""
        function = self._edition.bind(work, "cpu")
        self._wait([self._pool.submit(function, *part, *given) for part in self._parts(count)])

    def _parts(self, count: int) -> list[tuple[int, int]]:
        size = -(-count // self._threads)
        return [(at, min(at + size, count)) for at in range(0, count, size)]

    def _wait(self, parts: list[Any]) -> None:
        for one in parts:
            one.result()
