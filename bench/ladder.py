"""How strong the levels are: python bench/ladder.py [GAME ...] [--rounds 120] [--seconds 0.02] [--cores N] [--cluster auto|ADDRESS]

For every game and seat count: each level against the one below it, the heuristic against chance, and ten times the expert's tries
against the expert; for every game at its fewest seats: the expert against its all-seeing twin, and its search against a plain one
that gets the same time. Each deal is played once from every seat, and they are other deals than those on which the levels were
tuned. Results are kept in bench/ladder.json as they come, so that a run can be broken off and taken up again, and are shown in
bench/ladder.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mastaba.arena.contests.ladder import Result, contest, entrant, steps
from mastaba.arena.contests.tournament import run
from mastaba.arena.parallel.cluster import connected
from mastaba.arena.parallel.work import Where
from mastaba.arena.simulation.summary import interval
from mastaba.bots.levels import SEARCH_LEVELS, level, tuning
from mastaba.game import Edition, discover, load

KEPT = Path(__file__).with_suffix(".json")
PAGE = Path(__file__).with_suffix(".md")
FIRST_DEAL = 1001  # levels are tuned on those before
STRONGEST = list(SEARCH_LEVELS)[-1]
TOP_SHARE = 0.5  # of the rounds: the strongest level thinks long
WANTED = {2: 1.2}  # times the fair share: 60 % of two seats
WANTED_AMONG_MORE = 1.3

Row = dict[str, Any]


def editions(game: str) -> list[Edition]:
    """A game with each number of seats."""
    return [load(game, players) for players in load(game).game.seats]


def duels(edition: Edition) -> Iterator[tuple[str, str]]:
    """Who is measured against whom."""
    yield "heuristic", "random"
    yield from steps()
    if edition.players == edition.game.seats[0]:
        yield STRONGEST, f"all-seeing {STRONGEST}"
    yield f"tenfold {STRONGEST}", STRONGEST


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
    result = Result(len(outcomes), won / len(outcomes), low, high, 1 / edition.players, 0.0, 0.0)
    return row(edition, f"search of {seconds} s", "plain search", result)


def row(edition: Edition, one: str, other: str, result: Result) -> Row:
    """A result with what it is of."""
    return {"game": edition.game.id, "seats": edition.players, "one": one, "other": other, **vars(result)}


def missing(games: list[str], rows: list[Row], rounds: int, seconds: float, where: Where) -> Iterator[Row]:
    """Measures what is not there yet, the cheap first."""
    done = {(found["game"], found["seats"], found["one"], found["other"]) for found in rows}
    listed = [(edition, *names) for game in games for edition in editions(game) for names in duels(edition)]
    for edition, one, other in sorted(listed, key=lambda duel: STRONGEST in duel[1]):
        if (edition.game.id, edition.players, one, other) not in done:
            yield measured(edition, one, other, rounds, where)
    for edition in (editions(game)[0] for game in games):
        if (edition.game.id, edition.players, f"search of {seconds} s", "plain search") not in done:
            yield against_plain(edition, seconds, round(rounds * TOP_SHARE), where)


def line(found: Row) -> str:
    """A row of the table: the share, its interval, and how many times the fair share that is."""
    share = f"{found['share']:.1%} ({found['low']:.1%} to {found['high']:.1%})"
    cells = (found["game"], found["seats"], found["one"], found["other"], found["games"], share)
    return "| " + " | ".join(map(str, cells)) + f" | {found['share'] / found['fair']:.2f} |"


def table(rows: list[Row]) -> str:
    """Rows as a table in Markdown."""
    head = "| game | seats | one | against | games | its share of the victories (95 %) | times the fair share |\n|---|---|---|---|---:|---|---:|"
    return "\n".join([head, *(line(found) for found in rows)])


def falls_short(found: Row) -> bool:
    """Whether a step of the ladder is smaller than it should be, or may be none."""
    wanted = WANTED.get(found["seats"], WANTED_AMONG_MORE) * found["fair"]
    return bool(found["share"] < wanted or found["low"] <= found["fair"])


def spent(game: str) -> str:
    """What the levels are in a game, on one line."""
    card, tuned = load(game).game, tuning(load(game).game, load(game).players)
    levels = {name: level(card, name) for name in SEARCH_LEVELS}
    words = [f"{name} {found.tries}" + (f" ({found.horizon})" if found.horizon else "") for name, found in levels.items()]
    return f"| {game} | {' · '.join(words)} | {tuned.advice:g} | {tuned.horizon or 'the end'} |"


def place(found: Row) -> tuple[str, int, int]:
    """By game, seats and level, in whatever order they were measured."""
    return found["game"], found["seats"], list(SEARCH_LEVELS).index(found["one"]) if found["one"] in SEARCH_LEVELS else 0


def page(results: list[Row]) -> str:
    """The whole page."""
    rows = sorted(results, key=place)
    ladder = [found for found in rows if found["one"] in SEARCH_LEVELS and found["other"] in (*SEARCH_LEVELS, "random")]
    parts = {
        "Each level against the one below": ladder,
        "Heuristics against chance": [found for found in rows if found["one"] == "heuristic"],
        "The search against a plain one, the same time for each decision": [
            found for found in rows if found["other"] == "plain search"
        ],
        "Ten times the tries against the expert's": [found for found in rows if found["one"].startswith("tenfold")],
        "The price of fairness: the expert against a twin that sees all hands and decks": [
            found for found in rows if found["other"].startswith("all-seeing")
        ],
    }
    short = [found for found in ladder if falls_short(found)]
    sections = [f"## {title}\n\n{table(found)}" for title, found in parts.items()]
    return "\n\n".join([HEAD, "\n".join([TUNING, *map(spent, discover())]), verdict(short, len(ladder)), *sections]) + "\n"


HEAD = f"""# The ladder

Printed by `python bench/ladder.py`: {(__doc__ or "").split(chr(10) * 2)[1].replace(chr(10), " ")}

Intervals are 95 %, from the means of the deals. With two seats a level should win 60 % against the one below; one of it among more
of the lower should win 1.3 times its fair share; the search should win 1.1 times its fair share against a plain one, with two seats
55 %. In these contests trees are not kept and ends not solved, so that the two highest levels are a
little stronger at the table than here."""

TUNING = "| game | tries for each choice (and how far they look ahead, where that differs) | share of advice in playouts | playouts look ahead |\n|---|---|---|---|"


def verdict(short: list[Row], steps_measured: int) -> str:
    """Which steps fall short, in a sentence."""
    if not short:
        return f"All {steps_measured} steps are as large as they should be."
    named = "; ".join(f"{found['game']} with {found['seats']}: {found['one']} over {found['other']}" for found in short)
    return f"Falling short, of {steps_measured} steps: {named}."


def main() -> None:
    """Measures what is missing and writes the page after every result."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(discover()))
    arguments.add_argument("--rounds", type=int, default=120)
    arguments.add_argument("--seconds", type=float, default=0.02)
    arguments.add_argument("--cores", type=int)
    arguments.add_argument("--cluster")
    chosen = arguments.parse_args()
    rows: list[Row] = json.loads(KEPT.read_text(encoding="utf8")) if KEPT.exists() else []
    where = Where(chosen.cores, chosen.cluster)
    with connected(where.cluster):
        for found in missing(chosen.games, list(rows), chosen.rounds, chosen.seconds, where):
            rows.append(found)
            print(line(found), flush=True)
            KEPT.write_text(json.dumps(rows, indent=0), encoding="utf8")
            PAGE.write_text(page(rows), encoding="utf8")


if __name__ == "__main__":
    main()
