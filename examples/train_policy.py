"""Learns to play from wins alone, with NumPy: python examples/train_policy.py [GAME] [STEPS]

A linear policy over the observation, trained by policy gradient on the vector of games against players at random.
"""

import sys

import gymnasium
import numpy as np

import mastaba.study.gymnasium  # noqa: F401

GAMES = 256
RATE = 0.02
DISCOUNT = 0.97  # what an action is blamed for fades with what came after it


def probabilities(weights, seen, mask):
    """How likely the policy takes each legal action."""
    scores = np.where(mask > 0, with_one(seen) @ weights, -np.inf)
    scores -= scores.max(axis=1, keepdims=True)
    return np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)


def with_one(seen):
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def chosen(chance, likely):
    """An action for each game."""
    return (likely.cumsum(axis=1) > chance.random((len(likely), 1))).argmax(axis=1)


def train(envs, steps, seed=1):
    """The weights after so many steps of all games: what led to a win gets likelier, what led to a loss less."""
    chance = np.random.default_rng(seed)
    weights = np.zeros((envs.single_observation_space.shape[0] + 1, envs.single_action_space.n))
    trace, square = np.zeros((GAMES, *weights.shape), np.float32), np.zeros_like(weights)
    seen, info = envs.reset(seed=seed)
    fair = mean = 1 / envs.batch.players
    for _ in range(steps):
        likely = probabilities(weights, seen, info["action_mask"])
        actions = chosen(chance, likely)
        push = -likely
        push[np.arange(GAMES), actions] += 1
        trace *= DISCOUNT
        trace += with_one(seen)[:, :, None] * push[:, None, :].astype(np.float32)
        seen, rewards, ended, _, info = envs.step(actions)
        if ended.any():
            slope = np.tensordot(rewards[ended] - mean, trace[ended], axes=1)
            square = 0.99 * square + 0.01 * slope**2
            weights += RATE * slope / (np.sqrt(square) + 1e-3)
            mean += 0.02 * (rewards[ended].mean() - mean)
            trace[ended] = 0
    print(f"in training it won {mean:.0%} at last, where {fair:.0%} is fair")
    return weights


def share(envs, weights, games, seed=99):
    """How much of the victories the policy gets, its best action always taken."""
    seen, info = envs.reset(seed=seed)
    got = []
    while len(got) < games:
        seen, rewards, ended, _, info = envs.step(probabilities(weights, seen, info["action_mask"]).argmax(axis=1))
        got += rewards[ended].tolist()
    return float(np.mean(got))


def main(game="saqqara", steps=1500):
    envs = gymnasium.make_vec(f"mastaba/{game.capitalize()}-v0", num_envs=GAMES, players=2, opponents="random")
    weights = train(envs, steps)
    won = share(envs, weights, 1000)
    print(f"{game}: the trained policy gets {won:.1%} of the victories against chance")
    return won


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
