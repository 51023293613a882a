"""A program that takes changes: it puts positions together from what it was told and what has changed, as the page does."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
OF_A_CHANGE = ("kind", "before", "views", "choices")


class Follower:
    """Knows the last position that it was told, and whatever each seat was offered before."""

    def __init__(self) -> None:
        self.last: Json = {}
        self._offered: dict[str, Json] = {}

    def follow(self, message: Json) -> Json:
        """A message, where it is a change the step that it tells of."""
        told = self._step(message) if message["kind"] == "change" else message
        if told["kind"] in ("snapshot", "step"):
            self.last = told
            for seat, choices in told["choices"].items():
                self._offered.setdefault(seat, {}).update({choice["action"]: choice for choice in choices})
        return told

    def _step(self, change: Json) -> Json:
        assert change["before"] == self.last["number"]
        plain = {name: value for name, value in change.items() if name not in OF_A_CHANGE}
        step = {**self.last, "undone": False, "events": {}, **plain, "kind": "step"}
        changed = change.get("views", {})
        step["views"] = {seat: _view(view, changed.get(seat, {}), step) for seat, view in self.last["views"].items()}
        step["choices"] = {
            seat: [self._offered[seat][one] if isinstance(one, str) else one for one in choices]
            for seat, choices in change.get("choices", {}).items()
        }
        return step


def _view(view: Json, change: Json, step: Json) -> Json:
    known = {piece["id"]: piece for zone in view["zones"] for piece in zone["pieces"]}
    zones = {zone["id"]: zone for zone in [*view["zones"], *change.get("new", [])]}
    zones |= {one["id"]: _zone(zones[one["id"]], one, known) for one in change.get("changed", [])}
    order = change["order"] if "order" in change else [zone["id"] for zone in view["zones"]]
    return {**view, **{name: step[name] for name in ("deciding", "over", "names")}, "zones": [zones[id] for id in order]}


def _zone(zone: Json, change: Json, known: Json) -> Json:
    laid = change["pieces"] if "pieces" in change else zone["pieces"]
    pieces = [piece for one in laid for piece in _pieces(one, zone["pieces"], known)]
    return {**zone, "pieces": pieces, "facts": {**zone["facts"], **change.get("facts", {})}}


def _pieces(one: Any, was: list[Json], known: Json) -> list[Json]:
    if isinstance(one, list):
        return was[one[0] : one[1] + 1]
    return [known[one] if isinstance(one, str) else one]
