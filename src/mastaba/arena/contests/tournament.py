"""Tournaments: the same deals with the seats rotated, on several cores or a cluster, resumable, every game on paper."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from mastaba.arena.contests.salt import chance_of, kept_salt, seed_of
from mastaba.arena.parallel.work import Job, Where
from mastaba.arena.parallel.work import run as in_chunks
from mastaba.bots import NO_GUESTS, Bot, Guests, decide, make
from mastaba.bots.level_bot import at_once
from mastaba.errors import BadRecord
from mastaba.game import Edition
from mastaba.match import Match

ONE_CORE: Final = Where(cores=1)  # unless asked for: a script that starts processes has to be written for it


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


@dataclass
class Table(Job[Pairing, str]):
    """Plays pairings; its bots are made with the first game, by each process its own, so that what is wrong with one can be told."""

    edition: Edition
    names: tuple[str, ...]
    guests: Guests
    salt: str

    def __call__(self, chunk: Pairing) -> str:
        """The record of a game."""
        return play(self.edition, chunk, self._bots, self.salt).record(form="json")

    @functools.cached_property
    def _bots(self) -> dict[str, Bot]:
        return {name: make(name, self.edition, at_once, self.guests) for name in dict.fromkeys(self.names)}

    def __reduce__(self) -> tuple[type[Table], tuple[Any, ...]]:
        return Table, (self.edition, self.names, dict(self.guests), self.salt)


def run(
    edition: Edition,
    names: Sequence[str],
    rounds: int,
    seed: int = 1,
    where: Where = ONE_CORE,
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
    for line in in_chunks(Table(edition, tuple(names), guests, salt), missing, where):
        outcome = _outcome(json.loads(line))
        done[outcome.pairing] = outcome
        if file:
            with file.open("a", encoding="utf8") as paper:
                paper.write(line + "\n")
        if not on_progress(outcome):
            break
    return [done[pairing] for pairing in wanted if pairing in done]


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
