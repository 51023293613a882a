"""How strong the levels are: python bench/ladder.py [GAME ...] [--seats N ...] [--duels ONE:OTHER ...] [--rounds 120] [--seconds 0.02] [--cores N] [--cluster auto|ADDRESS]

For every game and seat count: each level against the one below it, and the heuristic against chance; for every game at its fewest
seats: the expert against chance and against its all-seeing twin, and its search against a plain one that gets the same time. Each
deal is played once from every seat, and they are other deals than those on which the levels were tuned. Results are kept in
bench/ladder.json as they come, so that a run can be broken off and taken up again, and are shown in bench/ladder.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mastaba.arena.contests.ladder import Result, contest, elo, entrant, steps
from mastaba.arena.contests.tournament import run
from mastaba.arena.parallel.cluster import connected
from mastaba.arena.parallel.work import Where
from mastaba.arena.simulation.summary import interval
from mastaba.bots.levels import SEARCH_LEVELS, Level, level, levels_of, tuning
from mastaba.game import Edition, discover, load

KEPT = Path(__file__).with_suffix(".json")
PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 1001  # levels are tuned on those before
LOWEST, STRONGEST = next(iter(SEARCH_LEVELS)), list(SEARCH_LEVELS)[-1]
TOP_SHARE = 0.5  # of the rounds: the strongest level thinks long
EVEN = (150, 250)  # Elo from one level to the next

Row = dict[str, Any]


def editions(game: str) -> list[Edition]:
    """A game with each number of seats."""
    return [load(game, players) for players in load(game).game.seats]


def duels(edition: Edition) -> Iterator[tuple[str, str]]:
    """Who is measured against whom."""
    yield "heuristic", "random"
    yield from steps(edition.game)
    if edition.players == edition.game.seats[0]:
        yield STRONGEST, "random"
        yield STRONGEST, f"all-seeing {STRONGEST}"


def measured(edition: Edition, one: str, other: str, rounds: int, where: Where) -> Row:
    """One entrant against the other on all other seats."""
    deals = max(10, round(rounds * TOP_SHARE)) if STRONGEST in one else rounds
    found = contest(edition, entrant(edition, one), entrant(edition, other), deals, FIRST_DEAL, where.cores, where.cluster)
    return row(edition, one, other, found)


def against_plain(edition: Edition, seconds: float, rounds: int, where: Where) -> Row:
    """The expert's way to search against a plain one, each with the same time for every decision."""
    tuned = tuning(edition.game, edition.players)
    own = f"search:seconds={seconds}:advice={tuned.advice}:horizon={tuned.horizon}"
    plain = f"search:seconds={seconds}:advice=0:horizon=0"
    names = [own] + [plain] * (edition.players - 1)
    outcomes = run(edition, names, rounds, FIRST_DEAL, where=where)
    won = sum(outcome.share(outcome.pairing.names.index(own) + 1) for outcome in outcomes)
    low, high = interval(won, len(outcomes))
    clear = sum(outcome.share(outcome.pairing.names.index(own) + 1) == 1 for outcome in outcomes)
    result = Result(len(outcomes), won / len(outcomes), low, high, 1 / edition.players, clear, 0, 0.0, 0.0, 0.0)
    return row(edition, f"search of {seconds} s", "plain search", result)


def row(edition: Edition, one: str, other: str, result: Result) -> Row:
    """A result with what it is of."""
    return {"game": edition.game.id, "seats": edition.players, "one": one, "other": other, **vars(result)}


def missing(asked: argparse.Namespace, rows: list[Row], where: Where) -> Iterator[Row]:
    """Measures what is not there yet, the cheap first."""
    done = {(found["game"], found["seats"], found["one"], found["other"]) for found in rows}
    wanted = [
        edition for game in asked.games for edition in editions(game) if edition.players in (asked.seats or [edition.players])
    ]
    listed = [(edition, *names) for edition in wanted for names in duels(edition) if is_asked(names, asked.duels)]
    for edition, one, other in sorted(listed, key=lambda duel: STRONGEST in duel[1]):
        if (edition.game.id, edition.players, one, other) not in done:
            yield measured(edition, one, other, asked.rounds, where)
    for edition in [] if asked.duels else [edition for edition in wanted if edition.players == edition.game.seats[0]]:
        if (edition.game.id, edition.players, f"search of {asked.seconds} s", "plain search") not in done:
            yield against_plain(edition, asked.seconds, round(asked.rounds * TOP_SHARE), where)


def is_asked(names: tuple[str, str], wanted: list[str] | None) -> bool:
    """Whether a duel is among those asked for, if any are."""
    return wanted is None or ":".join(names) in wanted


def line(found: Row) -> str:
    """A row of the table: how the games ended, the share, how much stronger that makes one, and how long the games were."""
    share = f"{found['share']:.1%} ({found['low']:.1%} to {found['high']:.1%})"
    lost = found["games"] - found["won"] - found["drawn"]
    ends = (found["games"], found["won"], found["drawn"], lost, share, f"{found['share'] / found['fair']:.2f}")
    cells = (found["game"], found["seats"], found["one"], found["other"], *ends, stronger(found), f"{found['turns']:g}")
    return "| " + " | ".join(map(str, cells)) + " |"


def stronger(found: Row) -> str:
    """A step in Elo, with its interval."""
    least, middle, most = (elo(found[name], found["fair"]) for name in ("low", "share", "high"))
    return f"{middle:.0f} ({least:.0f} to {most:.0f})"


def table(rows: list[Row]) -> str:
    """Rows as a table in Markdown."""
    head = (
        "| game | seats | one | against | games | won | drawn | lost | its share of the victories (95 %) | times the fair share | Elo | turns |\n"
        "|---|---|---|---|---:|---:|---:|---:|---|---:|---|---:|"
    )
    return "\n".join([head, *(line(found) for found in rows)])


def is_uneven(found: Row) -> bool:
    """Whether a step of the ladder is surely smaller or larger than it should be."""
    least, most = (elo(found[name], found["fair"]) for name in ("low", "high"))
    return most < EVEN[0] or least > EVEN[1]


def spent(game: str) -> str:
    """What the levels are in a game, on one line."""
    card, tuned = load(game).game, tuning(load(game).game, load(game).players)
    words = [f"{name} {said(level(card, name))}" for name in levels_of(card)]
    return f"| {game} | {' · '.join(words)} | {tuned.advice:g} | {tuned.horizon or 'the end'} |"


def said(found: Level) -> str:
    """A level's tries, how far it looks where that is its own, and how often it overlooks a part of an action."""
    horizon = f" ({found.horizon})" if found.horizon else ""
    return f"{found.tries}{horizon}" + (f" −{found.overlooks:.0%}" if found.overlooks else "")


def place(found: Row) -> tuple[str, int, int]:
    """By game, seats and level, in whatever order they were measured."""
    return found["game"], found["seats"], list(SEARCH_LEVELS).index(found["one"]) if found["one"] in SEARCH_LEVELS else 0


def page(results: list[Row]) -> str:
    """The whole page."""
    rows = sorted(results, key=place)
    ladder = [found for found in rows if (found["one"], found["other"]) in steps(load(found["game"]).game)]
    parts = {
        "Each level against the one below": ladder,
        "Heuristics against chance": [found for found in rows if found["one"] == "heuristic"],
        "The search against a plain one, the same time for each decision": [
            found for found in rows if found["other"] == "plain search"
        ],
        "The expert against chance": [found for found in rows if (found["one"], found["other"]) == (STRONGEST, "random")],
        "The price of fairness: the expert against a twin that sees all hands and decks": [
            found for found in rows if found["other"].startswith("all-seeing")
        ],
    }
    uneven = [found for found in ladder if is_uneven(found)]
    sections = [f"## {title}\n\n{table(found)}" for title, found in parts.items() if found]
    return (
        "\n\n".join([HEAD, "\n".join([TUNING, *map(spent, discover())]), verdict(uneven, ladder), ways(ladder), *sections])
        + "\n"
    )


HEAD = f"""# The ladder

Printed by `python bench/ladder.py`: {(__doc__ or "").split(chr(10) * 2)[1].replace(chr(10), " ")}

Intervals are 95 %, from the means of the deals; turns are those after which half of the games are over. With two seats a step should be
150 to 250 Elo, 70 to 81 % of the victories; with more, within reason, as much. Where the whole way from beginner to expert
is shorter or longer than so many such steps, it is cut into even ones all the same. In these contests the expert has its `tries`
in place of its two seconds, trees are not kept and ends not solved: at the table it is stronger than here
([tenfold.md](tenfold.md) tells by how much), and its step larger."""

TUNING = "| game | tries for each choice (how far they look ahead, where that differs) − how often a part of an action is overlooked | share of advice in playouts | playouts look ahead |\n|---|---|---|---|"


def verdict(uneven: list[Row], ladder: list[Row]) -> str:
    """How many steps there are, how many were measured, and which are surely too small or too large, in two sentences."""
    every = sum(len(steps(card)) * len(card.seats) for card in discover().values())
    told = f"Measured: {len(ladder)} of {every} steps."
    named = "; ".join(f"{found['game']} with {found['seats']}: {found['one']} over {found['other']}" for found in uneven)
    return f"{told} Surely smaller or larger than 150 to 250 Elo: {named or 'none'}."


def ways(ladder: list[Row]) -> str:
    """How far it is from the lowest level to the highest, where every step was measured, and what that makes of each."""
    wholes: dict[tuple[str, int], list[float]] = {}
    for found in ladder:
        if found["other"] in SEARCH_LEVELS:
            wholes.setdefault((found["game"], found["seats"]), []).append(elo(found["share"], found["fair"]))
    told = [
        f"{game} with {seats}: {sum(climbs):.0f} Elo, {sum(climbs) / len(climbs):.0f} a step"
        for (game, seats), climbs in wholes.items()
        if len(climbs) == len(steps(load(game).game)) - 1
    ]
    return f"The whole way from {LOWEST} to {STRONGEST}, its steps added up: {'; '.join(told) or 'nowhere measured'}."


def main() -> None:
    """Measures what is missing and writes the page after every result."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--seats", type=int, nargs="*", help="only these numbers of seats")
    arguments.add_argument("--duels", nargs="*", help="only these, as in expert:random")
    arguments.add_argument("--rounds", type=int, default=120)
    arguments.add_argument("--seconds", type=float, default=0.02)
    arguments.add_argument("--cores", type=int)
    arguments.add_argument("--cluster")
    chosen = arguments.parse_args()
    rows: list[Row] = json.loads(KEPT.read_text(encoding="utf8")) if KEPT.exists() else []
    where = Where(chosen.cores, chosen.cluster)
    with connected(where.cluster):
        for found in missing(chosen, list(rows), where):
            rows.append(found)
            print(line(found), flush=True)
            KEPT.write_text(json.dumps(rows, indent=0), encoding="utf8")
            PAGE.write_text(page(rows), encoding="utf8")


if __name__ == "__main__":
    main()
