"""What a seat sees, as zones of pieces."""

from __future__ import annotations

from typing import Any

from mastaba.engine.contract import State
from mastaba.games.saqqara.actions import DISCARD, PLACE, STOP
from mastaba.games.saqqara.rules.choices import held, joining_row, tops
from mastaba.games.saqqara.rules.playing import row_value
from mastaba.games.saqqara.state import EMPTY, HAND_LIMIT, ROWS, TARGET, VALUES
from mastaba.views import Zone, piece, zone


def view(seen: State, seat: int) -> dict[str, Any]:
    """Piles, rows, primes, discard; every hand is open."""
    return {"zones": [*_piles(seen), *_rows(seen), *_commons(seen), *_hands(seen)]}


def _piles(seen: State) -> list[Zone]:
    tops_now = [(number, int(top)) for number, top in enumerate(seen.pile, 1) if top < EMPTY]
    pieces = [piece(f"pile{number}", "relic", str(top), left=VALUES - top) for number, top in tops_now]
    return [zone("piles", "pile", pieces, count=sum(VALUES - top for _, top in tops_now))]


def _rows(seen: State) -> list[Zone]:
    return [
        zone(
            f"row{row + 1}",
            "row",
            _relics(f"row{row + 1}", seen.row[row]),
            place=row + 1,
            value=row_value(seen, row),
            target=TARGET,
        )
        for row in range(ROWS)
    ]


def _commons(seen: State) -> list[Zone]:
    return [
        zone("bank", "heap", [], count=int(seen.primes_left)),
        zone("discard", "heap", _relics("discard", seen.discard), count=int(seen.discard.sum())),
    ]


def _hands(seen: State) -> list[Zone]:
    return [
        zone(
            f"hand{seat + 1}",
            "hand",
            _relics(f"hand{seat + 1}", seen.hand[seat]),
            owner=seat + 1,
            limit=HAND_LIMIT,
            relics=int(seen.relics[seat]),
            primes=int(seen.primes[seat]),
        )
        for seat in range(int(seen.players))
    ]


def _relics(place: str, counts: Any) -> list[Any]:
    """One piece a relic; copies of a value are told apart by their number in the place."""
    return [
        piece(f"{place}.{value}.{copy}", "relic", str(value)) for value in range(VALUES) for copy in range(int(counts[value]))
    ]


def path(seen: State, seat: int, action: int) -> list[str]:
    """What to click for an action: a pile; a relic and a row; a relic to be discarded; nothing but a button to stop."""
    if action < STOP:
        return [next(f"pile{number}" for number, top in enumerate(seen.pile, 1) if int(top) == action)]
    if action == STOP:
        return []
    if action < DISCARD:
        value, row = divmod(action - PLACE, ROWS)
        return [f"hand{seat + 1}.{value}.0", f"row{row + 1}"]
    return [f"hand{seat + 1}.{action - DISCARD}.0"]


def words_of(seen: State, action: int) -> dict[str, Any]:
    """What an action's label names."""
    if action == STOP:
        return {}
    if PLACE <= action < DISCARD:
        value, row = divmod(action - PLACE, ROWS)
        return {"relic": value, "row": row + 1}
    return {"relic": action if action < STOP else action - DISCARD}


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence may name."""
    facts: dict[str, Any] = {"limit": HAND_LIMIT, "tops": _listed(tops(seen)), "hand": _listed(held(seen, seen.seat))}
    if action is None or action == STOP:
        return facts
    if PLACE <= action < DISCARD:
        value, row = divmod(action - PLACE, ROWS)
        return facts | _row_reasons(seen, value, row)
    return facts | {"relic": action if action < STOP else action - DISCARD}


def _row_reasons(seen: State, value: int, row: int) -> dict[str, Any]:
    others = [other + 1 for other in range(ROWS) if joining_row(seen, other) >> value & 1]
    ends = {"low": int(seen.row_low[row]), "high": int(seen.row_high[row])}
    return {"relic": value, "row": row + 1, **ends, "rows": ", ".join(map(str, others)) or "0"}


def _listed(values: int) -> str:
    return ", ".join(str(value) for value in range(VALUES) if values >> value & 1) or "–"
