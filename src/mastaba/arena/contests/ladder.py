"""How strong the levels are: contests of one entrant among others, the same deals with the seats turned, with intervals."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from mastaba.arena.contests.compiled import ALL_SEEING, ENTRANT, HEURISTIC, NOTE, RANDOM, SEARCH, TABLES, contest_batch
from mastaba.arena.parallel.work import Job, Where, run
from mastaba.arena.simulation.summary import NORMAL_95
from mastaba.bots.levels import Tuning, level, levels_of, tuning
from mastaba.bots.search.attention import parts_of
from mastaba.bots.search.searcher import settings
from mastaba.bots.search.tree import NODE, index_for
from mastaba.engine.contract import STAGES, Floats, Ints, States
from mastaba.game import Edition, Game

MOST_NODES: Final = 1 << 18
NO_LIMIT: Final = 1 << 40
PLAIN: Final = Tuning(scale=(1.0,) * STAGES)
BEFORE: Final = "all-seeing "
CHUNKS: Final = 240  # that a contest is cut into, where it has so many deals
ROOM: Final = 2_000  # decisions of a game that are looked at for its turns
ELO: Final = 400.0  # by which ten times the victories are counted
CLEAREST: Final = 0.999  # a share of which it is still said how much stronger it makes


@dataclass(frozen=True)
class Entrant:
    """Who takes part: a mind (random, heuristic, search, all-seeing search), what it spends and how it plays on."""

    mind: int
    tries: int = 0
    least: int = 0
    overlooks: float = 0.0
    forgets: bool = False
    playing: Tuning = PLAIN
    most: int = NO_LIMIT


@dataclass(frozen=True)
class Result:
    """The share of the victories that the first entrant got beside its fair one, with a 95 % interval."""

    games: int
    share: float
    low: float
    high: float
    fair: float
    won: int
    drawn: int  # the victory shared with others, or nobody's
    turns: float  # half of the games are over after another seat came to decide so often
    length: float
    seconds: float


def elo(share: float, fair: float) -> float:
    """How much stronger a share of the victories makes one than each of the others, in Elo."""
    clear = min(max(share, 1 - CLEAREST), CLEAREST)
    return ELO * math.log10(clear / (1 - clear) * (1 - fair) / fair)


def entrant(edition: Edition, name: str) -> Entrant:
    """A level, `random`, `heuristic`, or a level with `all-seeing ` before it, as an entrant."""
    if name in ("random", "heuristic"):
        return Entrant(RANDOM if name == "random" else HEURISTIC)
    if name.startswith(BEFORE):
        return replace(entrant(edition, name.removeprefix(BEFORE)), mind=ALL_SEEING)
    spent = level(edition.game, name)
    playing = replace(tuning(edition.game, edition.players), **spent.playing)
    return Entrant(SEARCH, spent.tries, spent.least, spent.overlooks, spent.forgets, playing)


@dataclass(frozen=True)
class Deals(Job[tuple[int, int], tuple[Floats, Ints, Ints]]):
    """The first entrant's shares of the victories, the turns and the lengths, of so many deals from a number on, each from every seat."""

    edition: Edition
    entrants: tuple[Entrant, ...]
    is_native = True

    def prepare(self) -> None:
        """Compiles before the threads do, by a game that is soon over."""
        _play(self.edition, [Entrant(RANDOM)] * self.edition.players, 1, 1)

    def __call__(self, chunk: tuple[int, int]) -> tuple[Floats, Ints, Ints]:
        """Plays the deals of a chunk."""
        return _play(self.edition, self.entrants, *chunk)


def contest(
    edition: Edition,
    one: Entrant,
    others: Entrant,
    rounds: int,
    seed: int = 1,
    cores: int | None = None,
    cluster: str | None = None,
) -> Result:
    """One entrant against the others on every other seat: each deal once from every seat, the same on whatever cores."""
    job = Deals(edition, (one, *[others] * (edition.players - 1)))
    size = -(-rounds // CHUNKS)
    chunks = [(seed + first, min(size, rounds - first)) for first in range(0, rounds, size)]
    job.prepare()  # off the clock
    started = time.perf_counter()
    shares, turns, lengths = (np.concatenate(part) for part in zip(*run(job, chunks, Where(cores, cluster)), strict=True))
    return _result(shares, turns, lengths, edition.players, time.perf_counter() - started)


def _result(shares: Floats, turns: Ints, lengths: Ints, players: int, seconds: float) -> Result:
    """A deal's games are no independent ones: the interval comes from the means of the deals."""
    deals = shares.reshape(-1, players).mean(axis=1)
    mean = float(deals.mean())
    half = NORMAL_95 * float(deals.std(ddof=1)) / len(deals) ** 0.5 if len(deals) > 1 else 1.0
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    won, lost = int((shares == 1).sum()), int((shares == 0).sum())
    long = float(np.median(turns)), float(lengths.mean())
    return Result(len(shares), mean, low, high, 1 / players, won, len(shares) - won - lost, *long, seconds)


def _play(edition: Edition, entrants: Sequence[Entrant], seed: int, rounds: int) -> tuple[Floats, Ints, Ints]:
    """The first entrant's share of each game's victory, how often others came to decide, and the lengths."""
    shares, lengths, notes = noted(edition, entrants, seed, rounds, ROOM)
    turns = [1 + np.count_nonzero(np.diff(note["seat"][:length])) for note, length in zip(notes, lengths, strict=True)]
    return shares[:, 0], np.array(turns), lengths


def noted(edition: Edition, entrants: Sequence[Entrant], seed: int, rounds: int, room: int) -> tuple[Floats, Ints, States]:
    """Each entrant's share of each game's victory, the lengths, and notes of the first `room` decisions of each game."""
    games, players = rounds * edition.players, edition.players
    lengths = np.zeros(games, np.int32)
    points, wins = np.zeros((games, players), np.int32), np.zeros((games, players), np.int8)
    notes = np.zeros((games, room), NOTE).view(np.recarray)
    work = (*forest(edition, entrants), edition.blank(TABLES), edition.blank(), *tables_of(entrants), parts_of(edition.game))
    edition.bind(contest_batch, "cpu")(*work, seed, edition.codes, lengths, points, wins, notes)
    sharing = wins.sum(axis=1, keepdims=True)
    return np.where(sharing > 0, wins / np.maximum(sharing, 1), 1 / players), lengths, notes


def forest(edition: Edition, entrants: Sequence[Entrant]) -> tuple[States, Ints]:
    """Room for the largest tree that any of them grows, and for its index."""
    most = int(edition.rules("python").MAX_LEGAL)
    longest = max(min(max(one.tries * most, one.least), one.most) for one in entrants)
    nodes = np.zeros(min(longest, MOST_NODES) + 64, NODE).view(np.recarray)
    return nodes, index_for(nodes)


def tables_of(entrants: Sequence[Entrant]) -> tuple[States, States]:
    """Who takes part, and how they play on, as the kernels read it."""
    who = np.array([tuple(getattr(one, name) for name in ENTRANT.names or ()) for one in entrants], ENTRANT)
    how = np.concatenate([settings(**one.playing.searching) for one in entrants])
    return who.view(np.recarray), how.view(np.recarray)


def steps(game: Game) -> list[tuple[str, str]]:
    """Each level of a game with the one below it, the lowest with chance."""
    names = ["random", *levels_of(game)]
    return list(zip(names[1:], names, strict=False))
