"""What is clicked for an action and meant by a click, what the board marks, and how points come about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import mastaba
from mastaba.engine.dice import advance, below, choices
from mastaba.games.sakkara.geometry import NAMES
from mastaba.games.sakkara.state import Phase
from mastaba.games.sakkara.tests.sakkara_tables import FLAT, code, play, state_of, table, zone
from mastaba.games.sakkara.view import Reach, meant, tally
from mastaba.match import Match
from mastaba.offers import choices as offered
from mastaba.text import words
from mastaba.views import Piece, Zone


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
    made = offered(match, match.seat, "en")
    return {choice.action: choice.path for choice in made if choice.action.split()[0] == verb}


def zone_of(match: Match, id: str) -> Zone:
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
        assert fields[field].facts.worker is None


def test_r8_2_a_cut_is_the_lowest_tile_of_the_upper_stack() -> None:
    match = met("cut")
    discard = zone_of(match, "discard").pieces
    for action, [clicked] in paths_of(match, "cut").items():
        assert discard[int(action.split()[1])].id == clicked


def test_r5_1_the_plan_comes_with_the_pyramid() -> None:
    match = mastaba.load("sakkara", players=2).new(seed=1)
    assert [len(level.tiles) for level in zone_of(match, "pyramid1").facts.plan] == [9, 4, 1]


# What the board marks


def reach_of(match: Match) -> dict[str, Reach]:
    return {reach.field: reach for reach in zone(match, "board", match.seat).facts.reach}


def test_R3_2_a_worker_names_its_neighbours_that_are_too_high() -> None:
    match = table({"a1": 1, "b1": 4, "a2": 3, "f1": 3, "g2": 9}, workers=(("a1", "g1"), ("a7", "g2")))
    reach = reach_of(match)
    assert reach["a1"].too_high == ["b1"]
    assert reach["g1"].too_high == ["f1"], "a field with a worker is not in question"
    assert set(reach) == {"a1", "g1", "a7", "g2"}


def test_R3_2_too_high_is_what_a_move_is_refused_for() -> None:
    for match in islice((match for seed in range(3) for match in positions(seed)), 0, 900, 31):
        if any(text.startswith("move ") for text in match.legal()):
            for start in [piece.id for piece in zone(match, "board").pieces if piece.facts.worker == match.seat]:
                refused = [cell for cell in NAMES if refusal_code(match, f"move {start} {cell}") == "too_high"]
                assert refused == reach_of(match)[start].too_high


def refusal_code(match: Match, text: str) -> str:
    refusal = match.refusal(text)
    return refusal.code if refusal else ""


def test_R6_3_what_a_firestorm_would_take_is_what_it_takes() -> None:
    match = met("line")
    for action in match.legal():
        assert taken(match, action) == pieces_of(match, "lines")[paths_of(match, "line")[action][0]].facts.strikes


def test_R6_4_what_a_whirlwind_would_take_is_what_it_takes() -> None:
    match = met("at")
    for action in match.legal():
        assert taken(match, action) == reach_of(match)[action.split()[1]].sweeps


def taken(match: Match, action: str) -> list[object]:
    """The fields of which an action takes the top tile."""
    copy, last = match.copy(), len(match.events())
    copy.play(action)
    return [event.fields["field"] for event in copy.events()[last:] if event.code == "took"]


def pieces_of(match: Match, id: str) -> dict[str, Piece]:
    return {piece.id: piece for one in match.view(match.seat).zones if one.id == id for piece in one.pieces}


# What is meant by a click


def meaning(match: Match, *clicked: str) -> str | None:
    return meant(match.seen(match.seat), match.seat - 1, list(clicked))


@pytest.mark.parametrize(
    ("clicked", "action"),
    [
        (["cast.locusts"], "cast locusts"),
        (["rack1.ship.0"], "lay ship"),
        (["rack1.moon.0", "laid1"], "lay moon"),
        (["rack1.moon.0"], "build moon"),
        (["rack1.hand.0"], "play hand"),
        (["rack1.bird.0", "pyramid1"], "build bird"),
        (["rack1.snake.0"], "play snake"),
        (["a1", "d4"], "move a1 d4"),
        (["a2"], "move a1 a2"),
        (["f1", "f1"], "move g1 f1"),
        (["d4"], "move a1 d4"),
        (["g1"], "move g1 f1"),
        (["rack2.0"], None),
        ([], None),
    ],
)
def test_a_click_that_plays_nothing_means_something(clicked: list[str], action: str | None) -> None:
    assert meaning(table(FLAT), *clicked) == action


def test_a_field_means_what_is_to_be_decided() -> None:
    assert meaning(mastaba.load("sakkara").new(seed=1), "d4") == "worker d4"
    match = table(FLAT, rack="ankh eye dome ox")
    play(match, "cast firestorm")
    assert meaning(match, "c4") == "line c"
    play(match, "line 1", "move a1 b1", "end")
    assert meaning(match, "a6") == "put a6"
    assert code(match, "put a6") == "next_to_worker"


def test_every_meaning_is_an_action_or_a_stray_with_a_reason() -> None:
    for match in islice(positions(3), 0, 120, 7):
        ids = [piece.id for one in match.view(match.seat).zones for piece in one.pieces]
        for text in filter(None, (meaning(match, id) for id in ids)):
            refusal = match.refusal(text)
            assert text in match.legal() or (refusal and refusal.code)


# Points


@pytest.mark.parametrize(("played", "key", "points"), [([], "points-stones", 0), (["build dome"], "points-dome", 1)])
def test_R9_3_points_are_the_dome_alone(played: list[str], key: str, points: int) -> None:
    match = table(rack="dome hand hand", laid=(1, 3), level=3)
    play(match, *played)
    lines = tally(match.seen(1), 0)
    assert [(line.key, line.points, line.args) for line in lines] == [(key, points, {"count": 13 + len(played)})]
    assert sum(line.points for line in lines) == match.scores()[0]
    assert words("sakkara", "fr").say(lines[0].key, **lines[0].args)


# Why not


def test_R7_3_a_ride_that_is_refused_names_the_field_it_would_end_on() -> None:
    match = table({"c1": 5}, rack="horse", workers=(("a1", "g1"), ("a7", "d1")))
    play(match, "move a1 b1")
    assert code(match, "play horse") == "nowhere_to_ride"
    state_of(match).phase = Phase.RIDING
    assert "c1 is 5 high" in str(match.refusal("ride 1", "en"))
    assert "A worker stands in the way on d1." in str(match.refusal("ride 2", "en"))


def test_how_much_wheat_is_missing_is_said_in_numbers() -> None:
    match = table(FLAT, rack="dome hand hand", laid=(1, 2), level=3)
    said = [match.refusal("build dome", lang) for lang in ("en", "fr")]
    assert [refusal and refusal.sentence.split(":")[0].strip() for refusal in said] == [
        "Level 3 needs 3 wheat in front of you, and you have 2",
        "Le niveau 3 demande 3 blés devant toi et tu en as 2",
    ]
    laid = next(zone.facts for zone in match.view(1).zones if zone.id == "laid1")
    assert (laid.wheat, laid.needed, laid.lacking) == (2, 3, 1)
