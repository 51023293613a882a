"""The facts that the sentence of a refusal, a label or a prompt may name, beside what its action names itself."""

from __future__ import annotations

from typing import Any, Final

from mastaba.engine.contract import State
from mastaba.games.sakkara.actions import ACTIONS, TILE_NAMES
from mastaba.games.sakkara.geometry import NAMES, names_of
from mastaba.games.sakkara.rules.effects import ride_end
from mastaba.games.sakkara.rules.putting import places
from mastaba.games.sakkara.rules.stacks import own_workers
from mastaba.games.sakkara.state import HANDS, LEVEL, LEVEL_OF, LEVELS, RACK_LIMIT, RECIPE, TALLEST, Combination, Phase, Tile

OPENERS: Final = {  # R3.5 by the verb of a second choice: what has to be played before it
    "line": "firestorm",
    "at": "whirlwind",
    "fly": "bird",
    "ride": "horse",
    "take": "snake",
    "push": "ox",
}


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """What stands where, and what follows from what the action names."""
    if action is None:
        return _situation(seen)
    added = _unnamed(seen, action)
    named = {**ACTIONS.facts(action), **added}
    return {**_situation(seen), **added, **_heights(seen, named), **_tile(named), **_recipe(named)}


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


def _unnamed(seen: State, action: int) -> dict[str, Any]:
    """What an action is about without naming it: a climb the stairs, a ride the field it ends on, a choice what opens it."""
    verb = ACTIONS.family_of(action).declared.verb
    facts: dict[str, Any] = {"opener": OPENERS[verb]} if verb in OPENERS else {}
    if verb == "climb":
        return facts | {"tile": Tile.STAIRS.name.lower()}
    if verb == "at":
        return facts | {"start": NAMES[ACTIONS.at.field(action)]}
    if verb == "ride" and seen.has_moved:
        return facts | _ride(seen, ride_end(seen, ACTIONS.ride.count(action) + 1))
    return facts


def _ride(seen: State, end: int) -> dict[str, Any]:
    """R7.3 Where a ride would begin and end, if that is on the board."""
    start = NAMES[seen.worker[seen.seat, seen.mover]]
    return {"start": start, "field": NAMES[end]} if end >= 0 else {"start": start}


def _heights(seen: State, named: dict[str, Any]) -> dict[str, int]:
    """How high the fields are that an action leads to and begins on."""
    keys = {"height": "field", "under": "start"}
    return {fact: int(seen.height[NAMES.index(named[key])]) for fact, key in keys.items() if key in named}


def _tile(named: dict[str, Any]) -> dict[str, int]:
    """R5.1 The level that takes a tile, how many of it, and R5.3 what setting it costs."""
    if "tile" not in named:
        return {}
    tile = TILE_NAMES.index(named["tile"])
    level = int(LEVEL_OF[tile])
    return {"tile_level": level, "needed": int(LEVEL[level, tile]), "hands": int(HANDS[tile])}


def _recipe(named: dict[str, Any]) -> dict[str, str]:
    """R6.1 The three tiles of a combination."""
    if "combination" not in named:
        return {}
    recipe = RECIPE[Combination[named["combination"].upper()]]
    return {f"part{place}": TILE_NAMES[tile] for place, tile in enumerate(recipe, 1)}


def _listed(fields: int) -> str:
    return ", ".join(names_of(fields)) or "–"
