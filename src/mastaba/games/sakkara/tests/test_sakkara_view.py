"""What is clicked for an action, and what the page is told of the plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mastaba
from mastaba.engine.dice import advance, below, choices
from mastaba.match import Match
from mastaba.server.choosing import choices as offered
from mastaba.server.moment import Moment


def positions(seed: int) -> Iterator[Match]:
    match, stream = mastaba.load("sakkara", players=2).new(seed=seed), choices(seed)
    while not match.over:
        yield match
        stream = advance(stream)
        legal = match.legal()
        match.play(legal[below(stream, len(legal))])


def met(verb: str) -> Match:
    """The first position of some game in which an action begins with this word."""
    for seed in range(20):
        for match in positions(seed):
            if any(action.split()[0] == verb for action in match.legal()):
                return match
    raise AssertionError(verb)


def paths_of(match: Match, verb: str) -> dict[str, list[str]]:
    made = offered(Moment(match), match.seat, "en")
    return {choice["action"]: choice["path"] for choice in made if choice["action"].split()[0] == verb}


def zone_of(match: Match, id: str) -> dict[str, Any]:
    return next(zone for zone in match.view(match.seat).zones if zone.id == id)


def test_r3_2_a_move_is_a_worker_and_a_field() -> None:
    for action, path in paths_of(met("move"), "move").items():
        assert path == action.split()[1:]


def test_r7_5_a_climb_begins_with_the_stairs_so_that_none_is_spent_unawares() -> None:
    match = met("climb")
    for action, path in paths_of(match, "climb").items():
        assert path == [f"rack{match.seat}.stairs.0", *action.split()[1:]]


def test_r6_3_the_lines_are_there_to_click_while_a_firestorm_waits() -> None:
    match = met("line")
    lines = {piece.id for piece in zone_of(match, "lines").pieces}
    assert all(path[0] in lines for path in paths_of(match, "line").values())


def test_r7_3_a_ride_is_the_field_it_ends_on() -> None:
    match = met("ride")
    fields = {piece.id: piece for piece in zone_of(match, "board").pieces}
    for [field] in paths_of(match, "ride").values():
        assert fields[field]["worker"] is None


def test_r8_2_a_cut_is_the_lowest_tile_of_the_upper_stack() -> None:
    match = met("cut")
    discard = zone_of(match, "discard").pieces
    for action, [clicked] in paths_of(match, "cut").items():
        assert discard[int(action.split()[1])].id == clicked


def test_r5_1_the_plan_comes_with_the_pyramid() -> None:
    match = mastaba.load("sakkara", players=2).new(seed=1)
    assert [len(level["tiles"]) for level in zone_of(match, "pyramid1").facts.plan] == [9, 4, 1]
