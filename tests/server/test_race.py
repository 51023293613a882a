"""The live curse race: the first correct claim wins it, nobody is shown the line, a wrong one costs a while."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.game import load
from mastaba.match import Match
from mastaba.records.record import read, verify
from tests.server.clients import Guest, quick, seated, serving

OPTIONS: dict[str, str | int | bool] = {"curse": True, "curse_race": "live"}
SEED = 11
LOCK_OUT = 1.0


def cursed(options: dict[str, str | int | bool], has_line: bool = True) -> Match:
    """A match in which somebody is to find a line now: there is one, or there is none."""
    for seed in range(SEED, SEED + 50):
        match, chance = load("luxor", 2, **options).new(seed=seed), random.Random(seed)
        while not match.over:
            legal = match.legal()
            if "pass" in legal and (len(legal) > 1) == has_line:
                return match
            match.play(chance.choice(legal))
    raise AssertionError("no such curse in fifty games")


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[dict[int, Guest], Match]]:
    data: Path = tmp_path_factory.mktemp("data")
    match = cursed(OPTIONS)
    with serving(quick(data, lock_out=LOCK_OUT)) as address, httpx.Client(base_url=address, timeout=20) as http:
        yield replayed(http, match, OPTIONS), match


def replayed(http: httpx.Client, match: Match, options: dict[str, str | int | bool]) -> dict[int, Guest]:
    """The guests of a new table that has come as far as a match."""
    guests = seated(http, "luxor", "me link", seed=match.seed, options=options)
    for number, step in enumerate(match.steps):
        seat = step.seat + 1
        response = guests[seat].move(seat, number, match.game.actions[step.action])
        assert response.status_code == 200, response.text
    return guests


@pytest.mark.parametrize("has_line", [True, False])
def test_a_hint_does_not_tell_whether_there_is_a_line(http: httpx.Client, has_line: bool) -> None:
    options: dict[str, str | int | bool] = {"curse": True, "curse_race": "slow"}
    match = cursed(options, has_line)
    guest = replayed(http, match, options)[match.seat]
    told = guest.look()
    assert [choice["action"] for choice in told["choices"][str(match.seat)]] == ["pass"]
    assert not told["race"]
    response = guest.post("/hint", {"seat": match.seat})
    assert (response.status_code, response.json()["error"]["code"]) == (409, "hint-alone")


def test_the_race_is_fair(race: tuple[dict[int, Guest], Match]) -> None:
    guests, match = race
    number = len(match.steps)
    right = [action for action in match.legal(2) if action != "pass"]
    wrong = next(action for action in match.game.actions if action.startswith("claim") and action not in right)
    for seat, guest in guests.items():
        told = guest.look()
        assert (told["acting"], told["race"]) == ([1, 2], True)
        assert [choice["action"] for choice in told["choices"][str(seat)]] == ["pass"]
        for path in ("/refusal", "/hint"):
            body = {"seat": seat, "action": right[0]} if path == "/refusal" else {"seat": seat}
            response = guest.post(path, body)
            assert (response.status_code, response.json()["error"]["code"]) == (409, "in-race")
    missed = guests[1].move(1, number, wrong)
    assert (missed.status_code, missed.json()["error"]["code"]) == (422, "no_match")
    locked = guests[1].move(1, number, right[0])
    assert (locked.status_code, locked.json()["error"]["code"]) == (429, "locked")
    assert guests[1].look()["number"] == number
    assert guests[2].move(2, number, right[0]).status_code == 200
    late = guests[1].move(1, number, right[0])
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    told = guests[1].look()
    assert told["race"] is False
    assert told["events"]["1"][-1]["code"] in ("claimed", "lapsed")


def test_who_was_wrong_may_still_say_that_there_is_no_line(http: httpx.Client) -> None:
    match = cursed(OPTIONS, has_line=False)
    guest, number = replayed(http, match, OPTIONS)[1], len(match.steps)
    first, second = [action for action in match.game.actions if action.startswith("claim")][:2]
    assert guest.move(1, number, first).json()["error"]["code"] == "no_match"
    assert guest.move(1, number, second).json()["error"]["code"] == "locked"
    assert guest.move(1, number, "pass").status_code == 200


def test_a_race_won_out_of_order_is_kept_and_stands_in_the_record(race: tuple[dict[int, Guest], Match]) -> None:
    guests, _ = race
    for seat, guest in guests.items():
        assert guest.post("/leave", {"seat": seat}).status_code == 200
    while not guests[1].look()["over"]:
        pass
    verify(next(read(guests[1].get("/record").text)))
