"""Tournaments: the same deals with the seats rotated, on several cores, resumable, every game on paper."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from mastaba.arena.contests.salt import chance_of, kept_salt, seed_of
from mastaba.bots import NO_GUESTS, Bot, Guests, decide, make
from mastaba.bots.level_bot import at_once
from mastaba.errors import BadRecord
from mastaba.game import Edition, Value, load
from mastaba.match import Match


@dataclass(frozen=True)
class Pairing:
    """One game to be played: a deal, and who sits where."""

    seed: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """One game that was played: points and victory shares by seat."""

    pairing: Pairing
    points: tuple[int, ...]
    winners: tuple[int, ...]

    def share(self, seat: int) -> float:
        """A seat's part of the victory; where nobody wins, everybody's alike."""
        if not self.winners:
            return 1 / len(self.points)
        return (seat in self.winners) / len(self.winners)


def pairings(names: Sequence[str], rounds: int, first: int, salt: str) -> Iterator[Pairing]:
    """Each deal, from the first number on, once for every rotation of the seats that differs."""
    for number in range(first, first + rounds):
        rotations = [tuple(names[turn:]) + tuple(names[:turn]) for turn in range(len(names))]
        yield from (Pairing(seed_of(salt, number), rotation) for rotation in dict.fromkeys(rotations))


def play(edition: Edition, pairing: Pairing, bots: dict[str, Bot], salt: str) -> Match:
    """Plays one game; each bot gets what its seat sees and the legal actions."""
    match = edition.new(seed=pairing.seed, names=pairing.names, target="cpu")
    while not match.over:
        chance = chance_of(salt, f"{pairing.seed} {pairing.names}", len(match.steps))
        match.play(decide(bots[pairing.names[match.seat - 1]], match, chance))
    return match


class Table:
    """A worker's own edition and bots; they are made with the first game, so that what is wrong with one can be told."""

    def __init__(
        self, game: str, players: int, options: dict[str, Value], names: tuple[str, ...], guests: Guests, salt: str
    ) -> None:
        self.edition = load(game, players, **options)
        self._names, self._guests, self._salt = names, guests, salt
        self._bots: dict[str, Bot] = {}

    def played(self, pairing: Pairing) -> str:
        """The record of a game."""
        if not self._bots:
            self._bots = {name: make(name, self.edition, at_once, self._guests) for name in dict.fromkeys(self._names)}
        return play(self.edition, pairing, self._bots, self._salt).record(form="json")


_tables: list[Table] = []


def _sit_down(*sitting: Any) -> None:
    _tables[:] = [Table(*sitting)]


def _played(pairing: Pairing) -> str:
    return _tables[0].played(pairing)


def run(
    edition: Edition,
    names: Sequence[str],
    rounds: int,
    seed: int = 1,
    concurrency: int = 1,
    file: Path | None = None,
    on_progress: Callable[[Outcome], bool] = lambda outcome: True,
    guests: Guests = NO_GUESTS,
    salt: str | None = None,
) -> list[Outcome]:
    """Plays what is still missing of a tournament; stops early when `on_progress` says no. Without a salt one is drawn."""
    salt = kept_salt(file, salt)
    done = {outcome.pairing: outcome for outcome in _read(edition, file)} if file else {}
    wanted = list(pairings(names, rounds, seed, salt))
    missing = [pairing for pairing in wanted if pairing not in done]
    for pairing in wanted:
        if pairing in done and not on_progress(done[pairing]):
            missing = []
    sitting = (edition.game.id, edition.players, dict(edition.options), tuple(names), dict(guests), salt)
    for line in _in_processes(sitting, missing, concurrency):
        outcome = _outcome(json.loads(line))
        done[outcome.pairing] = outcome
        if file:
            with file.open("a", encoding="utf8") as paper:
                paper.write(line + "\n")
        if not on_progress(outcome):
            break
    return [done[pairing] for pairing in wanted if pairing in done]


def _in_processes(sitting: tuple[Any, ...], missing: list[Pairing], concurrency: int) -> Iterator[str]:
    if concurrency == 1 or len(missing) <= 1:
        yield from map(Table(*sitting).played, missing)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(concurrency, context, initializer=_sit_down, initargs=sitting) as pool:
        waiting: set[Future[str]] = {pool.submit(_played, pairing) for pairing in missing}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _read(edition: Edition, file: Path) -> Iterator[Outcome]:
    """The games already on paper; a last line cut off by a crash is dropped from the file."""
    if not file.exists():
        return
    lines = file.read_text(encoding="utf8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        file.write_text("".join(lines[:-1]), encoding="utf8")
        lines.pop()
    for number, line in enumerate(lines, 1):
        document = json.loads(line)
        if (document["game"], document["players"], document["options"]) != (
            edition.game.id,
            edition.players,
            dict(edition.options),
        ):
            raise BadRecord(number, f"{file} holds another tournament")
        yield _outcome(document)


def _outcome(document: dict[str, Any]) -> Outcome:
    pairing = Pairing(document["seed"], tuple(document["names"]))
    return Outcome(pairing, tuple(document["result"]["scores"]), tuple(document["result"]["winners"]))


def fingerprint(edition: Edition, names: Sequence[str], marks: Mapping[str, str] = MappingProxyType({})) -> str:
    """A short name for a tournament's file; `marks` tell one version of a bot from outside from the next."""
    words = json.dumps([edition.game.id, edition.players, dict(edition.options), list(names), *sorted(marks.items())])
    return f"{edition.game.id}-{edition.players}-{hashlib.sha256(words.encode()).hexdigest()[:8]}"
