"""Daily deals: the same everywhere from nothing but the date, and robots that answer alike on two servers."""

from __future__ import annotations

import contextlib
import math
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.game import discover
from mastaba.records import daily
from mastaba.records.record import read
from mastaba.server.bots.worker import BotRequest, answer
from tests.server.clients import Guest, Json, chosen, quick, serving
from tests.server.test_run import serve

DAY = "2026-11-10"
GAME = "saqqara"
MOVES = 1
WHOLE_GAMES = 900  # seconds


def test_a_deal_follows_from_the_day_and_the_game() -> None:
    dealt = {(game, day): daily.deal(game, day) for game in discover() for day in (DAY, "2026-11-11")}
    assert len({one.seed for one in dealt.values()}) == len(dealt)
    assert daily.deal(GAME, DAY) == dealt[GAME, DAY]
    assert dealt[GAME, DAY].seed == 3609976672310256884, "what was dealt once is dealt for ever"
    assert {daily.deal(GAME, day).edition.players for day in daily.days("2026-12-01", 20)} == {2, 3, 4}


def test_days_that_have_not_come_or_never_were_are_refused(http: httpx.Client) -> None:
    for day in ("2026-10-31", "9999-01-01", "2026-02-30", "20261110", "nonsense"):
        assert http.get(f"/api/daily?day={day}").status_code == 404
        assert http.post(f"/api/daily/{day}/{GAME}").status_code == 404
    assert http.post(f"/api/daily/{DAY}/chess").status_code == 404
    today = http.get("/api/daily").json()
    assert today["days"][0] == today["today"] == today["day"]
    assert len(today["deals"]) == len(discover())


def test_robots_of_the_day_decide_alike_whatever_the_clock_says() -> None:
    edition = daily.deal(GAME, DAY).edition
    match = edition.new(seed=daily.deal(GAME, DAY).seed, target="cpu")
    legal, seen, luck = match.legal_numbers(), match.seen(match.seat), daily.luck(DAY, GAME, 0)
    assert len({daily.bot(edition).choose(seen, legal, random.Random(luck)) for _ in range(2)}) == 1
    assert daily.luck(DAY, GAME, 0) != daily.luck(DAY, GAME, 1)


def test_a_worker_plays_for_the_day_whatever_it_has_thought_of_before() -> None:
    dealt = daily.deal(GAME, DAY)
    match = dealt.edition.new(seed=dealt.seed, target="cpu")
    facts = (GAME, dealt.edition.players, dict(dealt.edition.options), dealt.level)
    told = [match.seen(match.seat).tobytes(), match.legal_numbers(), daily.luck(DAY, GAME, 0)]
    once = answer(BotRequest(*facts, *told)).action
    answer(BotRequest(*facts, told[0], told[1], 7))
    assert answer(BotRequest(*facts, *told)).action == once
    assert once in match.legal_numbers()


def test_the_same_decisions_are_answered_alike_on_two_servers(tmp_path: Path) -> None:
    told = []
    for name in ("one", "other"):
        with serving(quick(tmp_path / name)) as address, httpx.Client(base_url=address, timeout=60) as http:
            told.append(_heard(_played(_sat(http, GAME), MOVES)))
    assert told[0] == told[1]
    assert len({actor for actor, _ in told[0]}) > 1, "robots have moved too"


@pytest.mark.proof
@pytest.mark.timeout(WHOLE_GAMES)
@pytest.mark.parametrize("game", discover())
def test_whole_games_are_answered_alike_on_two_servers_started_apart(game: str, tmp_path: Path) -> None:
    plays, dealt = [], daily.deal(game, DAY)
    for name in ("one", "other"):
        with _started(tmp_path / name) as http:
            guest = _sat(http, game)
            assert _played(guest)["over"]
            (page,) = read(guest.get("/record").text)
            assert (page.document.seed, page.document.players) == (dealt.seed, dealt.edition.players)
            plays.append(page.document.play)
    assert plays[0] == plays[1]
    print(f"{game}: {len(plays[0].actions)} decisions of {dealt.edition.players} seats alike")


@contextlib.contextmanager
def _started(data: Path) -> Iterator[httpx.Client]:
    """A server in a process of its own, whose robots think but do not wait."""
    server = serve("--port", "0", "--data", str(data), MASTABA_PACE="0", MASTABA_LIMITS="0")
    assert server.stdout is not None
    try:
        (address,) = re.findall(r"http://\S+(?=/)", server.stdout.readline())
        with httpx.Client(base_url=address, timeout=60) as http:
            yield http
    finally:
        server.terminate()
        server.communicate(timeout=20)


def _sat(http: httpx.Client, game: str) -> Guest:
    """Somebody at a table of the day."""
    opened = http.post(f"/api/daily/{DAY}/{game}").json()
    return Guest(http, opened["table"], opened["links"][0]["secret"])


def _played(guest: Guest, most: float = math.inf) -> Json:
    """Plays some moves and hears the answers, or plays to the end, always alike; how it stands then."""
    taken, chance = 0, random.Random(DAY)
    while not (look := guest.look())["over"]:
        (seat,) = look["you"]
        assert look["seed"] is None
        if seat not in look["acting"]:
            time.sleep(0.02)
        elif taken < most:
            response = guest.move(seat, look["number"], chosen(look["choices"][str(seat)], chance))
            assert response.status_code == 200, response.text
            taken += 1
        else:
            break
    return look


def _heard(look: Json) -> list[tuple[int, str]]:
    """Who did what, as the player was told it."""
    return [(event["actor"], event["text"]) for event in look["events"][str(look["you"][0])]]
