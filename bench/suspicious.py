"""The suspicious moves of the old expert, asked again: python bench/suspicious.py [GAME ...] [--iterations 20000] [--deals 4] [--seconds 240]

Somebody who watched the expert as it was (bench/old.py) noted moves that a longer search found worse: the game, the step of deal
31001, what was played and what was better. The old expert plays that deal again; its luck of then is not known, so its game may
take another way. Where it does at that step what was noted, that position is asked, else the first positions of its games, from
that deal on, in which it takes the same sort of action and the judge has the noted sort of better one beyond doubt. The expert of
today decides with as many iterations as it has in a part of a second; a judge with twenty times as many (bench/judge.py) weighs what was played then, what
is played now and the better ones. Results are shown in bench/suspicious.md.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from judge import Cost, Judge
from old import OldExpert

from mastaba.bots import decide, make
from mastaba.game import Edition, discover, load
from mastaba.match import Match

PAGE = Path(__file__).with_suffix(".md")
DEAL = 31001
TIMES = 20
CLEAR = 0.02  # of the victory, what a like position must have at stake
MOST = 3  # better ones that are judged beside what was played


class Noted(NamedTuple):
    """A move of the old expert that was found worse than another."""

    game: str
    seats: int
    step: int
    played: str
    better: str
    lost: float  # hundredths


NOTED = (
    Noted("saqqara", 2, 15, "draw 1", "draw 5", 52),
    Noted("saqqara", 2, 2, "draw 2", "draw 0", 12),
    Noted("saqqara", 2, 9, "place 1 3", "place 3 2", 11),
    Noted("luxor", 4, 6, "skip", "post", 9.7),
    Noted("luxor", 2, 2, "skip", "post", 4.0),
    Noted("luxor", 2, 7, "skip", "post", 3.8),
    Noted("relikt", 3, 3, "play b8 1", "rum", 6.6),
    Noted("relikt", 3, 4, "play r12 1", "pistol", 4.7),
    Noted("relikt", 3, 8, "play b5 1", "blindfold", 3.4),
    Noted("archaeology", 2, 3, "give coin", "take shard", 13.3),
    Noted("archaeology", 2, 67, "end", "give coin", 4.4),
    Noted("archaeology", 2, 30, "end", "sell coin 3", 3.5),
    Noted("sakkara", 2, 2, "worker a2", "worker b2", 6.2),
)


@dataclass(frozen=True)
class Position:
    """A position in which the old expert decides: the deal, the actions so far, and what it does."""

    deal: int
    match: Match
    actions: list[str]
    played: str


@dataclass(frozen=True)
class Row:
    """What then, what now, what is best by the judge, and what the two lose beside it, in hundredths with a 95 % interval."""

    noted: Noted
    position: Position
    best: str
    now: str
    lost_then: Cost
    lost_now: Cost


def games(edition: Edition, old: OldExpert, deals: int) -> Iterator[Position]:
    """Every choice of the old expert in its games against itself."""
    for deal in range(DEAL, DEAL + deals):
        match, actions = edition.new(seed=deal, target="cpu"), list[str]()
        while not match.over:
            if len(match.legal()) > 1:
                luck = random.Random(f"{deal} {len(actions)}").getrandbits(32)
                played = old.choose(edition.game.id, edition.players, deal, actions, luck)
                yield Position(deal, match.copy(), list(actions), played)
            else:
                played = match.legal()[0]
            match.play(played)
            actions.append(played)


def verb(action: str) -> str:
    """The sort of an action."""
    return action.split(maxsplit=1)[0]


def is_noted(noted: Noted, position: Position) -> bool:
    """Whether this is the step that was noted, with the same two actions."""
    here = position.deal == DEAL and len(position.actions) == noted.step and position.played == noted.played
    return here and noted.better in position.match.legal()


def is_like(noted: Noted, position: Position) -> bool:
    """Whether the old expert takes the same sort of action where the noted sort of better one was there."""
    others = {verb(action) for action in position.match.legal() if action != position.played}
    return verb(position.played) == verb(noted.played) and verb(noted.better) in others


def asked(noted: Noted, edition: Edition, position: Position, iterations: int) -> Row:
    """Today's choice at a position, and what the judge says."""
    ours = make(f"search:iterations={iterations}", edition)
    now = decide(ours, position.match, random.Random("now"))
    judge = Judge(edition, position.match, "asked", iterations=TIMES * iterations)
    wanted = [one for one in judge.ranked() if verb(one) == verb(noted.better)][:MOST]
    costs = judge.costs([position.played, now, *wanted])
    best = min(costs, key=lambda action: costs[action].lost)
    return Row(noted, position, best, now, costs[position.played], costs[now])


def is_worse(row: Row) -> bool:
    """Whether the old expert's action was the worse beyond doubt, by enough to speak of, and the noted sort of action is better."""
    return row.lost_then.is_clear and row.lost_then.lost > CLEAR and verb(row.best) == verb(row.noted.better)


def found(noted: Noted, every: list[Position], edition: Edition, arguments: argparse.Namespace) -> Row | None:
    """The noted position, or the first like it; nothing where there is none within the seconds."""
    exact = [position for position in every if is_noted(noted, position)]
    if exact:
        return asked(noted, edition, exact[0], arguments.iterations)
    ends = time.process_time() + arguments.seconds
    for position in every:
        if time.process_time() > ends:
            break
        if is_like(noted, position) and is_suspected(noted, edition, position, arguments.iterations):
            row = asked(noted, edition, position, arguments.iterations)
            if is_worse(row):
                return row
    return None


def is_suspected(noted: Noted, edition: Edition, position: Position, iterations: int) -> bool:
    """Whether a short look has an action of the noted sort before the old expert's: the judge is asked about these only."""
    favourite = Judge(edition, position.match, "suspected", iterations=iterations).ranked()[0]
    return favourite != position.played and verb(favourite) == verb(noted.better)


def line(noted: Noted, row: Row | None) -> str:
    """A row of the table."""
    then = f"{noted.game} | {noted.seats} | {noted.step} | `{noted.played}` → `{noted.better}` {noted.lost:g}"
    if row is None:
        return f"| {then} | none found | | | | | |"
    where = "the same" if is_noted(noted, row.position) else f"deal {row.position.deal}, step {len(row.position.actions)}"
    losses = [f"{100 * lost:.1f} ± {100 * doubt:.1f}" for lost, doubt in (row.lost_then, row.lost_now)]
    return f"| {then} | {where} | `{row.position.played}` | `{row.best}` | `{row.now}` | {' | '.join(losses)} |"


def page(lines: list[str], iterations: int) -> str:
    """All rows as a page."""
    head = f"# The suspicious moves of the old expert\n\nPrinted by `python bench/suspicious.py`: {(__doc__ or '').split(chr(10) * 2)[1]}"
    budget = f"The expert of today has {iterations:,} iterations, the judge {TIMES * iterations:,} for the actions that it weighs. Losses are in hundredths of the victory."
    table = "| game | seats | step | noted | asked at | then | best | now | lost then | lost now |\n|---|---|---:|---|---|---|---|---|---|---|"
    return "\n\n".join([head, budget, "\n".join([table, *lines])]) + "\n"


def main() -> None:
    """Asks again, and writes the page after every row."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--iterations", type=int, default=20_000)
    arguments.add_argument(
        "--deals", type=int, default=4, help="of the old expert's games in which like positions are looked for"
    )
    arguments.add_argument("--seconds", type=float, default=240.0, help="that a like position may be looked for")
    chosen = arguments.parse_args()
    old, lines, known = OldExpert(), list[str](), dict[tuple[str, int], list[Position]]()
    for noted in [one for one in NOTED if one.game in chosen.games]:
        edition = load(noted.game, noted.seats)
        table = (noted.game, noted.seats)
        if table not in known:
            known[table] = list(games(edition, old, chosen.deals))
        lines.append(line(noted, found(noted, known[table], edition, chosen)))
        print(lines[-1], flush=True)
        PAGE.write_text(page(lines, chosen.iterations), encoding="utf8")


if __name__ == "__main__":
    main()
