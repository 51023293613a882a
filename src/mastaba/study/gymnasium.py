"""The games as Gymnasium has them: one learner, the other seats played by others.

    import gymnasium
    import mastaba.study.gymnasium

    env = gymnasium.make("mastaba/Saqqara-v0", players=3, opponents="medium")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The reward is the learner's share of the victory, paid when the game ends. An illegal action changes nothing: it is answered by
`info["illegal"]`, the reason as a sentence, and no reward; a learner that does not mask is given `max_episode_steps`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from mastaba.checks import check_range
from mastaba.errors import MastabaError
from mastaba.game import Value, discover, load
from mastaba.study.extras import needed
from mastaba.study.opponents import Opponent, Opponents
from mastaba.study.table import SEEDS, Mask, Numbers, Table

needed("gymnasium")

import gymnasium  # noqa: E402

from mastaba.study import spaces  # noqa: E402
from mastaba.study.drawing import RENDER_MODES, check_mode, render  # noqa: E402

VERSION: Final = "v0"
DEFAULT: Final = "random"


class GameEnv(gymnasium.Env[Any, Any]):
    """A game with one learner; see `docs/study-gymnasium.md`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = DEFAULT,
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.edition = load(game, players, **options)
        check_mode(render_mode)
        if seat is not None:
            check_range("seat", seat, 1, self.edition.players)
        self.render_mode, self._fixed = render_mode, seat
        self.observation_space = spaces.observations(self.edition)
        self.action_space = spaces.actions(self.edition)
        self._opponents = Opponents(self.edition, opponents)
        self._table: Table | None = None
        self._chance = random.Random(0)
        self.seat = 0  # the learner's, from 0

    @property
    def table(self) -> Table:
        """The table, once there is one."""
        if self._table is None:
            raise gymnasium.error.ResetNeeded("reset() comes before anything else")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """A new game: the deal, the learner's seat unless it is fixed, and the opponents' luck hang on the seed."""
        super().reset(seed=seed)
        deal, luck = (int(number) for number in self.np_random.integers(SEEDS, size=2))
        drawn = int(self.np_random.integers(self.edition.players))
        self.seat = drawn if self._fixed is None else self._fixed - 1
        self._table, self._chance = Table(self.edition, deal), random.Random(luck)
        self._opponents.play(self.table, self.seat, self._chance)
        return self.table.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Plays an action and all that the others answer to it."""
        table = self.table
        try:
            table.play(int(action))
        except MastabaError as error:
            return table.observe(self.seat), 0.0, table.is_over, False, {**self._info(), "illegal": str(error)}
        self._opponents.play(table, self.seat, self._chance)
        return table.observe(self.seat), table.shares()[self.seat], table.is_over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for every legal action, as those who learn with masks ask for it."""
        return self.table.mask()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "seat": self.seat + 1}
        return info | {"points": self.table.points()} if self.table.is_over else info

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return render(self.table, self.seat, self.render_mode)


def name_of(game_id: str) -> str:
    """The name under which a game is registered."""
    return f"mastaba/{game_id.capitalize()}-{VERSION}"


def register_all() -> None:
    """Makes every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game_id in discover():
        gymnasium.register(
            name_of(game_id),
            entry_point="mastaba.study.gymnasium:GameEnv",
            vector_entry_point="mastaba.study.vectors.vector:GameVector",
            kwargs={"game": game_id},
        )


register_all()
