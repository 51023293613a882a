"""The live curse race: the first correct claim wins it, nobody is shown the line, a wrong one costs a while."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.game import load
from mastaba.match import Match
from mastaba.record import read, verify
from tests.server.clients import Guest, quick, seated, serving

OPTIONS: dict[str, str | int | bool] = {"curse": True, "curse_race": "live"}
SEED = 11
LOCK_OUT = 1.0


def raced() -> Match:
    """A match in the middle of a race in which there is a line to be found."""
    for seed in range(SEED, SEED + 50):
        match, chance = load("luxor", 2, **OPTIONS).new(seed=seed), random.Random(seed)
        while not match.over:
            if len(match.seats_to_act()) > 1 and len(match.legal()) > 1:
                return match
            match.play(chance.choice(match.legal()))
    raise AssertionError("no race in fifty games")


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[dict[int, Guest], Match]]:
    data: Path = tmp_path_factory.mktemp("data")
    match = raced()
    settings = quick(data, lock_out=LOCK_OUT)
    with serving(settings) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "luxor", "me link", seed=match.seed, options=OPTIONS)
        for number, step in enumerate(match.steps):
            seat = step.seat + 1
            response = guests[seat].move(seat, number, match.game.actions[step.action])
            assert response.status_code == 200, response.text
        yield guests, match


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


def test_a_race_won_out_of_order_is_kept_and_stands_in_the_record(race: tuple[dict[int, Guest], Match]) -> None:
    guests, _ = race
    for seat, guest in guests.items():
        assert guest.post("/leave", {"seat": seat}).status_code == 200
    while not guests[1].look()["over"]:
        pass
    verify(next(read(guests[1].get("/record").text)))
