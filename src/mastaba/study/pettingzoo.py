"""The games as PettingZoo has them: one agent a seat, one after the other.

    from mastaba.study.pettingzoo import env

    table = env("saqqara", players=3, last_prime="instant")
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

A seat's reward is its share of the victory, paid when the game ends: 1 alone, a half in a tie of two. So rewards of a game add up to 1
whatever it is and however many play, and nothing is taught but to win. Points are in `infos` at the end, for who wants them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from mastaba.errors import BadOption
from mastaba.game import Value, load
from mastaba.study.extras import needed
from mastaba.study.table import SEEDS, Mask, Numbers, Table

needed("pettingzoo")

from gymnasium import spaces as gymnasium_spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import OrderEnforcingWrapper  # noqa: E402

from mastaba.study import spaces  # noqa: E402
from mastaba.study.drawing import RENDER_MODES, check_mode, render  # noqa: E402

NO_LIMIT: Final = 0
Observation = dict[str, Numbers | Mask]


def env(
    game: str,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int = NO_LIMIT,
    **options: Value,
) -> AECEnv:
    """An environment of a game, its seats and options; with `max_cycles`, cut off after so many decisions."""
    return OrderEnforcingWrapper(raw_env(game, players, render_mode, max_cycles, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """An environment without PettingZoo's checks around it; the name is PettingZoo's custom."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int = NO_LIMIT,
        **options: Value,
    ) -> None:
        super().__init__()
        self.edition = load(game, players, **options)
        check_mode(render_mode)
        if max_cycles < 0:
            raise BadOption(key="error-range", name="max_cycles", least="0", most="∞", given=str(max_cycles))
        self.metadata = {"name": f"mastaba_{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.edition.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.actions(self.edition) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def _observation_space(self) -> gymnasium_spaces.Dict:
        mask = gymnasium_spaces.Box(0, 1, (len(self.edition.game.actions),), np.int8)
        return gymnasium_spaces.Dict({"observation": spaces.observations(self.edition), "action_mask": mask})

    def observation_space(self, agent: str) -> gymnasium_spaces.Dict:
        """What an agent sees: the numbers of docs/study-observations.md, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium_spaces.Discrete:
        """The numbers of the actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the deal hangs on the seed, without one it goes on from the last."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table = Table(self.edition, int(self._chance.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; only for whoever decides some action is legal."""
        seat = self._seats[agent]
        decides = agent == self.agent_selection and not self._is_cut_off
        mask = self.table.mask() if decides else np.zeros(len(self.edition.game.actions), np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; an illegal one is refused with the reason and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_over:
            self._end()
        elif self._is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    @property
    def _is_cut_off(self) -> bool:
        return self.max_cycles != NO_LIMIT and len(self.table.actions) >= self.max_cycles

    def _end(self) -> None:
        """Pays everybody their share of the victory."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.table.shares(), strict=True))
        for agent, points in zip(self.agents, self.table.points(), strict=True):
            self.infos[agent] = {"points": points}

    def render(self) -> str | None:
        """The table as the agent sees it whose turn it is."""
        return render(self.table, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
