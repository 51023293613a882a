"""What a seat sees, as zones of pieces."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from mastaba.engine.contract import State
from mastaba.engine.fields import plain
from mastaba.game import part
from mastaba.games.saqqara.actions import ACTIONS
from mastaba.games.saqqara.rules.choices import held, joining, joining_row, tops
from mastaba.games.saqqara.rules.playing import count_row, is_blocked, row_value
from mastaba.games.saqqara.rules.scoring import prime_worth
from mastaba.games.saqqara.state import EMPTY, HAND_LIMIT, PILES, PRIMES, ROWS, SETS, STATE, TARGET, VALUES, Phase
from mastaba.views import REMEMBERED, Facts, Piece, PointsLine, Standing, Zone, piece, zone


class Pile(Facts, frozen=True):
    """R2.1 How many relics are left in a pile."""

    left: int


class Piles(Facts, frozen=True):
    """R2.1 How many piles were laid, dug out or not, and how many relics they still hold."""

    places: int
    count: int


class Bank(Facts, frozen=True):
    """R1.2 How many primes are left of all."""

    count: int
    all: int


class Discard(Facts, frozen=True):
    """How many relics have been discarded."""

    count: int


class Row(Facts, frozen=True):
    """R5.5 What a row is worth of what it needs, R5.6 whether that is enough, R5.7 whether it can never be."""

    place: int
    value: int
    target: int
    is_full: bool
    is_blocked: bool


class Hand(Facts, frozen=True):
    """R4.2 The most relics a hand takes; R8.1 what lies in the owner's score pile."""

    limit: int
    relics: int
    primes: int


def view(seen: State, seat: int) -> list[Zone]:
    """Piles, rows, primes, discard; every hand is open."""
    return [_piles(seen), *_rows(seen), *_commons(seen), *_hands(seen)]


@part(STATE, "pile", "players")
def _piles(seen: State) -> Zone:
    tops_now = [(number, int(top)) for number, top in enumerate(seen.pile, 1) if top < EMPTY]
    pieces = [piece(f"pile{number}", "relic", str(top), Pile(VALUES - top)) for number, top in tops_now]
    return zone("piles", "pile", pieces, facts=Piles(int(PILES[int(seen.players)]), sum(VALUES - top for _, top in tops_now)))


@part(STATE, "row", "row_low", "row_high", "blocked", "pile", "hand", "players")
def _rows(seen: State) -> list[Zone]:
    known = plain(seen)
    return [_laid(row, tuple(counts), _row(known, row)) for row, counts in enumerate(seen.row.tolist())]


@functools.lru_cache(REMEMBERED)
def _laid(row: int, counts: tuple[int, ...], facts: Row) -> Zone:
    return zone(f"row{row + 1}", "row", _relics(f"row{row + 1}", counts), facts=facts)


def _row(seen: State, row: int) -> Row:
    value = row_value(seen, row)
    return Row(row + 1, value, TARGET, value >= TARGET, is_blocked(seen, row))


@part(STATE, "primes_left", "discard")
def _commons(seen: State) -> list[Zone]:
    return [
        zone("bank", "heap", [], facts=Bank(int(seen.primes_left), PRIMES)),
        zone("discard", "heap", _relics("discard", seen.discard.tolist()), facts=Discard(int(seen.discard.sum()))),
    ]


def _hands(seen: State) -> list[Zone]:
    players, relics, primes = int(seen.players), seen.relics.tolist(), seen.primes.tolist()
    return [_hand(seat, tuple(seen.hand[seat].tolist()), relics[seat], primes[seat]) for seat in range(players)]


@functools.lru_cache(REMEMBERED)
def _hand(seat: int, counts: tuple[int, ...], relics: int, primes: int) -> Zone:
    name = f"hand{seat + 1}"
    return zone(name, "hand", _relics(name, counts), seat + 1, Hand(HAND_LIMIT, relics, primes))


def _relics(place: str, counts: Sequence[int]) -> list[Piece]:
    """One piece a relic; copies of a value are told apart by their number in the place."""
    return [_relic(place, value, copy) for value, count in enumerate(counts) for copy in range(count)]


@functools.lru_cache(REMEMBERED)
def _relic(place: str, value: int, copy: int) -> Piece:
    return piece(f"{place}.{value}.{copy}", "relic", str(value))


def path(seen: State, seat: int, action: int) -> list[str] | None:
    """R4.1 A relic is drawn by clicking a pile that shows it."""
    if action >= ACTIONS.draw.END:
        return None
    return [f"pile{pile + 1}" for pile in range(SETS) if int(seen.pile[pile]) == ACTIONS.draw.relic(action)][:1]


def meant(seen: State, seat: int, clicked: list[str]) -> str | None:
    """A relic clicked, then a row: to place it. A pile: to draw. A relic of one's own alone: to place it somewhere."""
    first, second = [*clicked, "", ""][:2]
    if first.startswith(f"hand{seat + 1}."):
        return f"place {first.split('.')[1]} {second.removeprefix('row') or 1}"
    pile = first.removeprefix("pile")
    return f"draw {int(seen.pile[int(pile) - 1])}" if pile != first and pile.isdecimal() else None


def tally(seen: State, seat: int) -> list[PointsLine]:
    """R8.1 Relics and primes, R8.2 which may count double."""
    relics, primes, worth = int(seen.relics[seat]), int(seen.primes[seat]), prime_worth(seen, seat)
    double = "points-primes-double" if worth > 1 else "points-primes"
    return [PointsLine("points-relics", relics, {"count": relics}), PointsLine(double, worth * primes, {"count": primes})]


def standing(seen: State, seat: int) -> list[Standing]:
    """R5.1 R5.5 The rows that two relics of a hand would complete as they lie now; not for one who is placing already."""
    owners = [owner for owner in range(int(seen.players)) if owner != seen.seat or seen.phase != Phase.PLACING]
    ready = [(owner, row) for owner in owners for row in range(ROWS) if any(_completions(seen, owner, row))]
    return [Standing("ready", owner + 1, int(count_row(seen, row)), {"row": row + 1}) for owner, row in ready]


def _completions(seen: State, owner: int, row: int) -> Iterator[bool]:
    """R5.2 R5.3 For every two relics of a hand, whether the first joins the row, the second that one or another, and it is then full."""
    low, high, value = int(seen.row_low[row]), int(seen.row_high[row]), row_value(seen, row)
    held_relics = [relic for relic in range(VALUES) for _ in range(int(seen.hand[owner, relic]))]
    elsewhere = [joining_row(seen, other) for other in range(ROWS) if other != row]
    for first, second in set(permutations(held_relics, 2)):
        if joining(low, high) >> first & 1:
            reached = value + (0 if seen.row[row, first] else first)
            joins = joining(min(low, first), max(high, first)) >> second & 1
            yield reached >= TARGET and bool(joins or any(room >> second & 1 for room in elsewhere))
            yield bool(joins) and reached + (0 if seen.row[row, second] or first == second else second) >= TARGET


@part(STATE, "seat", "pile", "hand", "hand_size", "row_low", "row_high")
def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence may name."""
    facts: dict[str, Any] = {"limit": HAND_LIMIT, "tops": _listed(tops(seen)), "hand": _listed(held(seen, seen.seat))}
    facts["missing"] = min(HAND_LIMIT - int(seen.hand_size[seen.seat]), sum(VALUES - int(top) for top in seen.pile))
    if action is not None and ACTIONS.place.FIRST <= action < ACTIONS.place.END:
        return facts | _row_reasons(seen, ACTIONS.place.relic(action), ACTIONS.place.row(action))
    return facts


def _row_reasons(seen: State, value: int, row: int) -> dict[str, Any]:
    others = [other + 1 for other in range(ROWS) if joining_row(seen, other) >> value & 1]
    ends = {"low": int(seen.row_low[row]), "high": int(seen.row_high[row])}
    return {**ends, "rows": ", ".join(map(str, others)) or "none"}


def _listed(values: int) -> str:
    return ", ".join(str(value) for value in range(VALUES) if values >> value & 1) or "–"
