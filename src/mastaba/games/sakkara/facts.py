"""The facts that a refusal's sentence may name, for every action in every situation."""

from __future__ import annotations

from typing import Any

from mastaba.engine.contract import State
from mastaba.games.sakkara.actions import ACTIONS, TILE_NAMES
from mastaba.games.sakkara.geometry import FIELDS, NAMES
from mastaba.games.sakkara.rules.putting import places
from mastaba.games.sakkara.rules.stacks import own_workers
from mastaba.games.sakkara.state import HANDS, LEVEL, LEVEL_OF, LEVELS, RACK_LIMIT, RECIPE, TALLEST, Combination, Phase, Tile

OPENERS = {
    "line": "cast firestorm",
    "at": "cast whirlwind",
    "fly": "play bird",
    "ride": "play horse",
    "take": "play snake",
    "push": "play ox",
}


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """What stands where, what the action names, and what may be done instead."""
    words = ACTIONS[action].split() if action is not None else [""]
    named = {"opener": OPENERS.get(words[0], "–"), "count": int(words[-1]) if words[-1].isdigit() else 0}
    return {**_situation(seen), **_cells(seen, words), **_tile(words), **_casting(words), **named}


def _situation(seen: State) -> dict[str, Any]:
    """What holds for whatever was tried."""
    seat = int(seen.seat)
    return {
        "limit": RACK_LIMIT,
        "tallest": TALLEST,
        "over": max(0, int(seen.rack_size[seat]) - RACK_LIMIT),
        "level": min(int(seen.level[seat]), LEVELS),
        "wheat": int(seen.wheat[seat]),
        "moved": int(seen.has_moved),
        "discarded": int(seen.discarded),
        "workers": _listed(own_workers(seen, seat)),
        "places": _listed(places(seen)) if int(seen.phase) == Phase.PUTTING else "–",
    }


def _cells(seen: State, words: list[str]) -> dict[str, Any]:
    """The fields an action names: the first, the last, and their heights."""
    cells = [NAMES.index(word) for word in words if word in NAMES]
    start, end = (cells[0], cells[-1]) if cells else (0, 0)
    heights = {"height": int(seen.height[end]), "under": int(seen.height[start])}
    return {"start": NAMES[start] if cells else "–", "field": NAMES[end] if cells else "–", **heights}


def _tile(words: list[str]) -> dict[str, Any]:
    """The tile an action names; climbing names the stairs."""
    word = "stairs" if words[0] == "climb" else words[-1]
    tile = Tile[word.upper()] if word in TILE_NAMES else Tile.STAIRS
    level = int(LEVEL_OF[tile])
    return {
        "tile": tile.name.lower(),
        "tile_level": level,
        "needed": int(LEVEL[level, tile]),
        "hands": int(HANDS[tile]),
    }


def _casting(words: list[str]) -> dict[str, Any]:
    """The combination an action names with its three tiles, and the line it strikes."""
    combination = Combination[words[1].upper()] if words[0] == "cast" else Combination.FIRESTORM
    parts = {f"part{place}": TILE_NAMES[tile] for place, tile in enumerate(RECIPE[combination], 1)}
    return {"combination": combination.name.lower(), "line": words[1] if words[0] == "line" else "–", **parts}


def _listed(fields: int) -> str:
    return ", ".join(NAMES[field] for field in range(FIELDS) if fields >> field & 1) or "–"
