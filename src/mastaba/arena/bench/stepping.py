"""How quick steps with masks and observations are: our batches beside the environments that people learn with, in one run."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np

from mastaba.game import Edition, discover, load
from mastaba.study.batches.batch import Batch

COUNTS: Final = (4_096, 65_536)  # games of a batch on the cores; Pgx gets as many
ROUNDS: Final = 5
PGX_GAMES: Final = 400_000  # steps of games in one call of Pgx
OPENSPIEL: Final = ("hearts", "euchre", "gin_rummy")
RLCARD: Final = ("uno", "gin-rummy", "leduc-holdem")
PETTINGZOO: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
THROUGH_PYTHON: Final = ("OpenSpiel, Python face", "RLCard", "PettingZoo classic")
PGX: Final = ("sparrow_mahjong", "leduc_holdem", "kuhn_poker")

Runner = Callable[[], tuple[int, float]]
Key = tuple[str, str]


@dataclass(frozen=True)
class StepSpeed:
    """Steps a second with mask and observation, of one thing through one face, round by round."""

    name: str
    face: str
    rates: tuple[float, ...]

    @property
    def rate(self) -> float:
        """The median over the rounds."""
        return statistics.median(self.rates)


def run(games: list[str], seconds: float = 1.0, on_progress: Callable[[str], None] = lambda name: None) -> list[StepSpeed]:
    """Measures everything in turn, round after round, so that a slow minute of the machine falls on all alike."""
    runners = {**peers(seconds), **ours(games or list(discover()), seconds)}
    rates: dict[Key, list[float]] = {key: [] for key in runners}
    for _ in range(ROUNDS):
        for key, runner in runners.items():
            on_progress(" ".join(key))
            steps, spent = runner()
            rates[key].append(steps / spent)
    return [StepSpeed(*key, tuple(found)) for key, found in rates.items()]


def ours(games: list[str], seconds: float) -> dict[Key, Runner]:
    """Every game in one thread and right after it in two."""
    return {
        (name, face_of(count, threads)): stepping(Batch(load(name), count, threads=threads), seconds)
        for name in games
        for count in COUNTS
        for threads in (1, 2)
    }


def face_of(count: int, threads: int) -> str:
    """What a batch is called in the table."""
    return f"batch of {count:,}, {'one thread' if threads == 1 else 'two threads'}"


def stepping(batch: Batch, seconds: float) -> Runner:
    """Random legal steps, each with the mask and the observation of every game; compiling beforehand does not count."""
    batch.advance()
    batch.synchronize()
    turns = 10 if batch.device == "cuda" else 1  # a GPU is not waited for after every step

    def steps() -> tuple[int, float]:
        started, done = time.perf_counter(), 0
        while (spent := time.perf_counter() - started) < seconds:
            for _ in range(turns):
                batch.advance()
            batch.synchronize()
            done += turns * batch.count
        return done, spent

    return steps


def peers(seconds: float) -> dict[Key, Runner]:
    """The peers that are installed."""
    made: dict[Key, tuple[Callable[..., Runner], str]] = {}
    made |= {(name, THROUGH_PYTHON[0]): (openspiel, name) for name in OPENSPIEL}
    made |= {(name, THROUGH_PYTHON[1]): (rlcard, name) for name in RLCARD}
    made |= {(name, THROUGH_PYTHON[2]): (pettingzoo, name) for name in PETTINGZOO}
    made |= {(name, f"Pgx, {count:,} games"): (partial(pgx, count=count), name) for name in PGX for count in COUNTS}
    found = {}
    for key, (make, name) in made.items():
        try:
            found[key] = make(name, seconds)
        except ImportError:
            continue
    return found


def timed(play: Callable[[], int], seconds: float) -> Runner:
    """Plays game after game for so long; `play` returns how many decisions a game took."""
    play()

    def games() -> tuple[int, float]:
        started, decisions = time.perf_counter(), 0
        while (spent := time.perf_counter() - started) < seconds:
            decisions += play()
        return decisions, spent

    return games


def openspiel(name: str, seconds: float) -> Runner:
    """OpenSpiel's state through its Python face: the legal actions and a tensor at each decision."""
    game, chance = importlib.import_module("pyspiel").load_game(name), random.Random(1)
    has_observation = game.get_type().provides_observation_tensor

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
                continue
            seat = state.current_player()
            state.observation_tensor(seat) if has_observation else state.information_state_tensor(seat)
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return timed(play, seconds)


def rlcard(name: str, seconds: float) -> Runner:
    """RLCard's environment, whose state holds the observation and the legal actions."""
    env, chance = importlib.import_module("rlcard").make(name), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return timed(play, seconds)


def pettingzoo(name: str, seconds: float) -> Runner:
    """PettingZoo's environment, agent after agent."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    chance = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(chance.integers(1 << 30)))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions

    return timed(play, seconds)


def pgx(name: str, seconds: float, count: int = COUNTS[0]) -> Runner:
    """Pgx, vectorised and compiled as its authors measure it: random legal steps with automatic restart."""
    jax: Any = importlib.import_module("jax")
    env: Any = importlib.import_module("pgx").make(name)
    step = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, dealt = jax.random.split(key)
        action = jax.random.categorical(chosen, jax.numpy.log(state.legal_action_mask.astype("float32")), axis=1)
        state = jax.vmap(step)(state, action, jax.random.split(dealt, count))
        return state, (state.observation.sum(), state.legal_action_mask.sum())

    turns = max(1, PGX_GAMES // count)
    steps = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, turns)))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))]

    def play() -> int:
        held[0] = jax.block_until_ready(steps(held[0], jax.random.PRNGKey(1)))[0]
        return turns * count

    return timed(play, seconds)


def best_through_python(speeds: Sequence[StepSpeed]) -> float | None:
    """The quickest peer that is called through Python, game by game; None where none is installed."""
    return max((speed.rate for speed in speeds if speed.face in THROUGH_PYTHON), default=None)


def table(speeds: Sequence[StepSpeed]) -> str:
    """The speeds as a table in Markdown, with ratios to the best that is called through Python."""
    best = best_through_python(speeds)
    lines = ["| game | face | steps a second | ratio to the best through Python |", "|---|---|---:|---:|"]
    for speed in speeds:
        ratio = f"{speed.rate / best:,.2f}" if best else "–"
        lines.append(f"| {speed.name} | {speed.face} | {speed.rate:,.0f} | {ratio} |")
    return "\n".join(lines)


def threads_table(speeds: Sequence[StepSpeed]) -> str:
    """How many times one thread two are, game by game: the median over the rounds, in each of which they follow one another."""
    rates = {(speed.name, speed.face): speed.rates for speed in speeds}
    lines = ["How many times one thread two are, the median over the rounds, in each of which they follow one another:", ""]
    lines += ["| game | " + " | ".join(f"{count:,} games" for count in COUNTS) + " |", "|---|" + "---:|" * len(COUNTS)]
    for name in dict.fromkeys(speed.name for speed in speeds if (speed.name, face_of(COUNTS[0], 1)) in rates):
        pairs = [zip(rates[name, face_of(count, 2)], rates[name, face_of(count, 1)], strict=True) for count in COUNTS]
        ratios = [statistics.median(two / one for two, one in pair) for pair in pairs]
        lines.append(f"| {name} | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |")
    return "\n".join(lines)


def on_gpu(edition: Edition, count: int, seconds: float, numbers: str = "float32") -> Runner:
    """Our batch on the GPU."""
    return stepping(Batch(edition, count, "cuda", numbers=numbers), seconds)
