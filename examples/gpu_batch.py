"""Learns from a batch of games, on the GPU with PyTorch, or where there is none on the cores with NumPy: python examples/gpu_batch.py

A linear policy of one game, improved by REINFORCE: what a seat did counts by the share of the victory it got in the end.
"""

import sys

import numpy as np

from mastaba import study


def library():
    """PyTorch and the device, or NumPy alone."""
    try:
        import torch
    except ImportError:
        return None, "cpu"
    return torch, "cuda" if torch.cuda.is_available() else "cpu"


def learn_with_torch(torch, batch, steps):
    """Everything stays where it is: the batch's arrays become tensors by DLPack; only what learning looks back at is copied."""
    policy = torch.nn.Linear(batch.observation_size, batch.action_count).to(batch.device)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    mask, done, rewards, seat = (torch.from_dlpack(array) for array in (batch.mask, batch.done, batch.rewards, batch.seat))
    owed = torch.zeros(batch.count, batch.players, device=batch.device)
    finished = 0
    for _ in range(steps):
        seen = torch.from_dlpack(batch.observe()).clone()  # the batch writes there again before the gradient is taken
        logits = policy(seen).masked_fill(~mask, -1e9)
        choice = torch.distributions.Categorical(logits=logits)
        actions = choice.sample()
        owed = owed.scatter_add(1, seat.long()[:, None], choice.log_prob(actions)[:, None])
        batch.step(actions)
        finished += int(done.sum())
        if bool(done.any()):
            loss = -((rewards - 1 / batch.players) * owed)[done].mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            owed = torch.where(done[:, None], torch.zeros_like(owed), owed.detach())
    return finished


def play_with_numpy(batch, steps):
    """Without PyTorch: a random linear policy over the same arrays."""
    weights = np.random.default_rng(1).normal(size=(batch.observation_size, batch.action_count)).astype(np.float32)
    finished = 0
    for _ in range(steps):
        scores = np.where(batch.mask, batch.observe() @ weights, -np.inf)
        batch.step(scores.argmax(axis=1))
        finished += int(batch.done.sum())
    return finished


def main(count=256, steps=80):
    torch, device = library()
    batch = study.batch("saqqara", players=2, count=count, device=device)
    batch.reset(seed=1)
    finished = learn_with_torch(torch, batch, steps) if torch else play_with_numpy(batch, steps)
    print(f"{finished} games finished on {batch.device}, {int(np.asarray(batch.illegal_counts).sum())} illegal actions")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
