"""The face of a batch: the same arrays and the same results wherever it runs."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from mastaba.checks import check_range, check_seed
from mastaba.engine.contract import ACTION
from mastaba.errors import BadOption
from mastaba.game import Edition
from mastaba.study.batches.cpu import Cpu
from mastaba.study.batches.gpu import Gpu
from mastaba.study.batches.steps import DECIDING, OBSERVE, SAMPLE, STEP, UNDEALT, Games, mixed

DEVICES: Final = ("cpu", "cuda")
NUMBERS: Final = ("float32", "float16")
MOST: Final = 1 << 24
MOST_THREADS: Final = 1024


class Batch:
    """Games side by side, each dealt anew when it ends.

    `seat`, `mask`, `legal` and `legal_count` say what is to be decided; `done`, `rewards` (shares of the victory) and `illegal` what
    the last step brought. They are the batch's own arrays, which every step writes again: read them, copy what has to stay.
    """

    def __init__(
        self, edition: Edition, count: int, device: str = "cpu", threads: int | None = None, numbers: str = "float32"
    ) -> None:
        _check_choice("device", device, DEVICES)
        _check_choice("numbers", numbers, NUMBERS)
        check_range("count", count, 1, MOST)
        check_range("threads", threads or 1, 1, MOST_THREADS)
        self.edition, self.count, self.device = edition, count, device
        self.observation_size = edition.game.provided.FEATURES.size(edition.players)
        self.numbers = np.dtype(numbers)
        self.players, self.action_count = edition.players, len(edition.game.actions)
        self._home: Any = Gpu(edition) if device == "cuda" else Cpu(edition, threads)
        self._games = self._arrays()
        self._chosen = self._home.zeros(count, np.int64)
        self._observed: dict[int, Any] = {}
        self._seed = self._turn = 0
        self.reset(0)

    def _arrays(self) -> Games:
        zeros, count, edition = self._home.zeros, self.count, self.edition
        return Games(
            states=self._home.states(count),
            blank=self._home.states(1),
            options=self._home.put(edition.codes),
            deals=zeros(count, np.int64),
            seat=zeros(count, np.int8),
            mask=zeros((count, self.action_count), np.bool_),
            legal=zeros((count, edition.game.provided.MAX_LEGAL), ACTION),
            legal_count=zeros(count, np.int32),
            done=zeros(count, np.bool_),
            rewards=zeros((count, edition.players), np.float32),
            wins=zeros((count, edition.players), np.int8),
            illegal=zeros(count, np.bool_),
            illegal_counts=zeros(count, np.int64),
        )

    def __getattr__(self, name: str) -> Any:
        """The arrays, by the names that `Games` has for them."""
        if name in SHOWN:
            return self._home.shown(getattr(self._games, name))
        raise AttributeError(f"a batch has no {name!r}")

    def reset(self, seed: int = 0) -> None:
        """Deals every game anew: game k's n-th deal hangs on the seed, on k and on n alone."""
        check_seed(seed)
        self._seed, self._turn = seed, 0
        self._home.fill(self._games.deals, UNDEALT)
        self._home.run(STEP, self.count, self._games, seed, self._chosen)

    def step(self, actions: Any) -> None:
        """Plays an action in every game; where it is not legal nothing happens, and `illegal` says so."""
        self._home.run(STEP, self.count, self._games, self._seed, self._given(actions))
        self._turn += 1

    def advance(self, actions: Any = None) -> Any:
        """`step` and then `observe`, in one go: quicker on the cores. Without actions, those that `sample` would have given."""
        given = self._chosen if actions is None else self._given(actions)
        seen = self._numbers(DECIDING)
        self._home.advance(self.count, self._games, self._seed, self._turn, given, actions is None, seen)
        self._turn += 1
        return self._home.told(seen, self.numbers)

    def _given(self, actions: Any) -> Any:
        """Actions that somebody chose, one for each game, where the batch works."""
        given = self._home.integers(actions)
        if tuple(given.shape) != (self.count,) or np.dtype(given.dtype).kind not in "iu":
            raise BadOption(key="error-batch-actions", count=self.count, given=f"{given.dtype}{list(given.shape)}")
        return self._home.actions(given)

    def observe(self, seat: int | None = None) -> Any:
        """What the deciding seat of every game sees, or the same seat (from 0) everywhere, as numbers (docs/study-observations.md)."""
        if seat is not None:
            check_range("seat", seat, 0, self.players - 1)
        who = DECIDING if seat is None else seat
        seen = self._numbers(who)
        self._home.run(OBSERVE, self.count, self._games, who, seen)
        return self._home.told(seen, self.numbers)

    def _numbers(self, who: int) -> Any:
        """Where it is written what a seat sees, made when somebody first asks."""
        if who not in self._observed:
            self._observed[who] = self._home.numbers(self.count, self.observation_size, self.numbers)
        return self._observed[who]

    def sample(self) -> Any:
        """A legal action for every game, at random: the same for the same seed and the same number of steps."""
        self._home.run(SAMPLE, self.count, self._games, self._seed, self._turn, self._chosen)
        return self._home.shown(self._chosen)

    def deal_seed(self, game: int, deal: int = 0) -> int:
        """The seed with which `mastaba.load(...).new(seed)` deals the game that is a game's n-th here."""
        return mixed(self._seed, game, deal)

    def synchronize(self) -> None:
        """Waits until everything asked for is done; only a GPU ever lags behind."""
        self._home.finish()


def _check_choice(name: str, given: str, choices: tuple[str, ...]) -> None:
    if given not in choices:
        raise BadOption(key="error-choice", name=name, choices=", ".join(choices), given=repr(given))


SHOWN: Final = ("states", "deals", "seat", "mask", "legal", "legal_count", "done", "rewards", "illegal", "illegal_counts")
