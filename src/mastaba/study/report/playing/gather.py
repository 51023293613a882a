"""Games of a rule set gathered in chunks of seeds, on all cores or a cluster; what is found adds up in whole numbers, in any order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

import numpy as np

from mastaba.arena.contests.compiled import TABLES
from mastaba.arena.contests.ladder import entrant, forest, tables_of
from mastaba.arena.parallel.work import EVERY_CORE, Job, Where, run
from mastaba.bots.levels import levels_of
from mastaba.bots.search.attention import parts_of
from mastaba.engine.contract import Ints, States
from mastaba.errors import BadOption
from mastaba.game import Edition, Game, Value
from mastaba.study.report.playing.boxes import Changes, edition_with
from mastaba.study.report.playing.counters import WIDEST, Counters
from mastaba.study.report.playing.searching import search_batch
from mastaba.study.report.playing.sharing import code_of
from mastaba.study.report.playing.watching import EVERY, GAME, HEURISTIC, PARTS, RANDOM, lay_batch, watch_batch

SIMPLE: Final = {"random": RANDOM, "heuristic": HEURISTIC}
CHUNK: Final = 2_000
SEARCH_CHUNK: Final = 8
WEIGHED: Final = 20_000  # games of which is kept what every seat gained
SURVEYED: Final = 20_000  # decisions at which all that is refused is looked at

Progress = Callable[[int], None]
Chunk = tuple[int, int]  # the number of its first game, and how many they are


def check_level(game: Game, name: str) -> None:
    """Refuses a level that a game has not."""
    known = (*SIMPLE, *levels_of(game))
    if name not in known:
        raise BadOption(key="error-choice", name="bots", choices=", ".join(known), given=repr(name))


@dataclass(frozen=True)
class RuleSet:
    """The rules that are played by: a game, its seats, the options that are not as usual, the changed figures of its box."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()
    changes: Changes = ()

    @property
    def components(self) -> dict[str, Any]:
        """The changed figures of the box."""
        return {key: json.loads(value) for key, value in self.changes}

    @property
    def edition(self) -> Edition:
        """Ready to be dealt."""
        return edition_with(self.game, self.players, dict(self.options), self.changes)

    def changed(self, options: Mapping[str, Value], changes: Mapping[str, Any]) -> RuleSet:
        """The same with some things otherwise."""
        chosen = {**dict(self.options), **options}
        written = {**dict(self.changes), **{key: json.dumps(value) for key, value in changes.items()}}
        return RuleSet(self.game, self.players, tuple(chosen.items()), tuple(sorted(written.items())))


@dataclass
class Harvest:
    """What games have shown: a row each, and counts over all of them."""

    games: States
    gains: Ints
    counts: Ints
    widths: Ints
    refused: Ints
    course: Ints

    @property
    def arrays(self) -> tuple[Any, ...]:
        """As the kernel takes them."""
        return tuple(getattr(self, one.name) for one in fields(self))


def joined(parts: list[Harvest]) -> Harvest:
    """All parts, in their order, as one."""
    rows = {name: np.concatenate([getattr(part, name) for part in parts]) for name in ("games", "gains")}
    sums = {name: sum(getattr(part, name) for part in parts) for name in ("counts", "widths", "refused", "course")}
    return Harvest(**rows, **sums)


@dataclass
class Watching(Job[Chunk, Harvest]):
    """Plays chunks of the games of a rule set: players of one level, or the first of one level among others of another.

    Where levels differ, each deal is played once from every seat; then `games` counts games, not deals.
    """

    rules: RuleSet
    levels: tuple[str, ...]
    seed: int
    survey: int = 0
    weighed: int = 0
    is_native = True
    _made: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def __getstate__(self) -> dict[str, Any]:
        """What is made for itself stays here."""
        return {**self.__dict__, "_made": {}}

    @property
    def is_simple(self) -> bool:
        """Whether nobody searches."""
        return set(self.levels) <= set(SIMPLE)

    @property
    def turns(self) -> int:
        """How often a deal is played."""
        return 1 if len(set(self.levels)) == 1 else self.rules.players

    def prepare(self) -> None:
        """Compiles, if need be, before several do at once."""
        self((0, self.turns))

    def __call__(self, chunk: Chunk) -> Harvest:
        """Plays `count` games from a number on."""
        first, count = chunk
        edition, counters = self._tools()
        found = blank_harvest(counters, edition, count)
        settings = np.array([self.survey, len(counters.events), len(counters.events) + len(counters.families)], np.int64)
        seed, laid = self.seed + first // self.turns, edition.blank(-(-count // self.turns))
        edition.bind(lay_batch, "cpu")(laid, edition.blank(), seed, edition.codes)
        self._play((laid, seed, self.turns), (*counters.tables, settings, *found.arrays))
        found.gains = found.gains[: max(0, min(count, self.weighed - first))]
        return found

    def _tools(self) -> tuple[Edition, Counters]:
        if "tools" not in self._made:
            edition = self.rules.edition
            self._made["tools"] = edition, Counters(edition.game)
        return self._made["tools"]

    def _play(self, dealt: tuple[Any, ...], books: tuple[Any, ...]) -> None:
        """Plays laid tables by code that may have been compiled for another box."""
        edition = self._player()
        if self.is_simple:
            minds = np.array([SIMPLE[level] for level in self.levels], np.int64)
            edition.bind(watch_batch, "cpu")(edition.blank(), *dealt, minds, *books)
            return
        entrants = [entrant(edition, level) for level in self.levels]
        thinking = (
            *forest(edition, entrants),
            edition.blank(TABLES),
            edition.blank(),
            *tables_of(entrants),
            parts_of(edition.game),
        )
        edition.bind(search_batch, "cpu")(*thinking, *dealt, *books)

    def _player(self) -> Edition:
        """The edition whose compiled code plays laid tables: the usual one, where a changed box changes nothing but the laying."""
        edition, _ = self._tools()
        usual = RuleSet(self.rules.game, self.rules.players, self.rules.options).edition
        is_alike = code_of(usual.game, self.is_simple) == code_of(edition.game, self.is_simple)
        return usual if is_alike else edition


def blank_harvest(counters: Counters, edition: Edition, games: int) -> Harvest:
    """Empty books for so many games."""
    reasons = max(int(reason) for reason in edition.game.provided.Refusal) + 1
    return Harvest(
        games=np.zeros(games, GAME).view(np.recarray),
        gains=np.zeros((games, edition.players, max(1, len(counters.gains))), np.int16),
        counts=np.zeros((counters.size, 3), np.int64),
        widths=np.zeros(WIDEST, np.int64),
        refused=np.zeros((reasons, 2), np.int64),
        course=np.zeros((PARTS, 4), np.int64),
    )


Play = Callable[[Watching, Sequence[Chunk], Where], Iterator[Harvest]]


def gather(
    rules: RuleSet,
    levels: tuple[str, ...],
    games: int,
    seed: int,
    where: Where = EVERY_CORE,
    on_progress: Progress = lambda games: None,
    is_full: bool = True,
    play: Play = run,
) -> Harvest:
    """Plays so many games; in full also what every seat gained and what was refused is looked at."""
    job = Watching(rules, levels, seed)
    if is_full:
        probe = job((0, 1)).games
        job.survey = max(1, min(EVERY, EVERY * SURVEYED // (games * int(probe["length"].mean()))))
        job.weighed = WEIGHED
    size = (CHUNK if job.is_simple else SEARCH_CHUNK) // job.turns * job.turns
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    parts = []
    for part in play(job, chunks, where):
        parts.append(part)
        on_progress(len(part.games))
    return joined(parts)
