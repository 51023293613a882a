"""What is clicked, and what a person is never shown."""

from __future__ import annotations

from collections.abc import Iterator

import mastaba
from mastaba.engine.dice import advance, below, choices
from mastaba.match import Match
from mastaba.server.choosing import choices as offered
from mastaba.server.moment import Moment


def positions(seed: int, **options: str | bool) -> Iterator[Match]:
    match, stream = mastaba.load("luxor", players=3, **options).new(seed=seed), choices(seed)
    while not match.over:
        yield match
        stream = advance(stream)
        legal = match.legal()
        match.play(legal[below(stream, len(legal))])


def paths_of(match: Match) -> dict[str, list[str]]:
    return {choice["action"]: choice["path"] for choice in offered(Moment(match), match.seat, "en")}


def test_r3_2_a_tile_is_clicked_and_then_a_shaft_that_has_room() -> None:
    match = mastaba.load("luxor", players=2).new(seed=1)
    action = match.legal()[0]
    _, tile, shaft = action.split()
    assert paths_of(match)[action] == [tile, f"shaft{shaft}"]


def test_r5_1_whether_to_post_is_asked_of_one_column() -> None:
    match = next(match for match in positions(1) if "post" in match.legal())
    asked = [zone.id for zone in match.view(match.seat).zones if zone.facts.get("is_asked")]
    assert len(asked) == 1
    assert paths_of(match)["post"] == paths_of(match)["skip"] == []


def test_r9_3_nobody_is_offered_a_line_not_even_when_asked_in_turn() -> None:
    asked = [match for match in positions(3, curse=True, curse_race="slow") if "pass" in match.legal() and offered_only(match)]
    assert asked, "a curse tile with a line to find"


def offered_only(match: Match) -> bool:
    """Whether there was a line to find; what was offered is checked on the way."""
    assert list(paths_of(match)) == ["pass"]
    return len(match.legal()) > 1


def test_r9_4_a_victim_clicks_one_of_its_own_sarcophagi() -> None:
    for seed in range(1, 20):
        for match in positions(seed, curse=True, curse_race="slow"):
            given = {action: path for action, path in paths_of(match).items() if action.startswith("give")}
            pieces = {piece.id: piece for zone in match.view(match.seat).zones for piece in zone.pieces}
            for action, [clicked] in given.items():
                assert pieces[clicked].face == action.split()[1]
            if given:
                return
    raise AssertionError("no victim met")
