"""Writes a game's golden games and position counts anew: python -m tests.golden GAME [--tries 300]

One random game for every seat count, option value and ending that random play finds. Look at the difference before you
commit it: a changed golden game is a changed rule. An ending that random play does not find needs a game played on purpose.
"""

from __future__ import annotations

import argparse
import random

from mastaba.game import Edition, Game, find, load
from mastaba.match import Match
from tests.contract import walks
from tests.contract.conftest import name_of, options_of
from tests.contract.test_golden import folder, leaves

FEW = 20_000


def played(edition: Edition, seed: int) -> Match:
    """A random game."""
    match, choice = edition.new(seed=seed, target="cpu"), random.Random(seed)
    while not match.over:
        match.play(choice.choice(match.legal()))
    return match


def golden(game: Game, tries: int) -> None:
    """One game for each edition, and one more for each ending not seen among them."""
    place = folder(game) / "golden"
    place.mkdir(exist_ok=True)
    editions = [load(game.id, players) for players in game.seats]
    editions += [load(game.id, game.seats[0], **options) for options in options_of(game)]
    missing = set(game.endings)
    for seed, edition in enumerate(editions, 1):
        match = played(edition, seed)
        missing.discard(str(match.ending))
        (place / f"{name_of(edition)}.toml").write_text(match.record(), encoding="utf8")
    for seed in range(100, 100 + tries):
        match = played(editions[seed % len(editions)], seed)
        if match.ending in missing:
            missing.discard(match.ending)
            (place / f"ending-{match.ending}.toml").write_text(match.record(), encoding="utf8")
        if not missing:
            return
    print(
        "not found by random play:", *sorted(missing - {path.stem.removeprefix("ending-") for path in place.glob("ending-*")})
    )


def counts(game: Game) -> None:
    """For each seat count, as many levels as stay under so many ways to play."""
    lines = ["# players seed depth leaves: how many ways there are to play so many decisions from the deal of a seed"]
    for players in game.seats:
        for seed in (1, 2):
            for depth in range(1, 9):
                found = leaves(load(game.id, players), walks.opened(load(game.id, players), seed), depth)
                lines.append(f"{players} {seed} {depth} {found}")
                if found > FEW:
                    break
    (folder(game) / "counts.txt").write_text("\n".join(lines) + "\n", encoding="utf8")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--tries", type=int, default=300)
    chosen = arguments.parse_args()
    golden(find(chosen.game), chosen.tries)
    counts(find(chosen.game))
