"""Daily deals: the same everywhere from nothing but the date, and robots that answer alike on two servers."""

from __future__ import annotations

import random
import time
from pathlib import Path

import httpx
import pytest

from mastaba.game import discover
from mastaba.records import daily
from mastaba.server.bots.worker import BotRequest, answer
from tests.server.clients import Json, quick, serving

DAY = "2026-11-10"
GAME = "saqqara"
MOVES = 6


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
    assert len({daily.bot(edition).choose(seen, legal, random.Random(luck)) for _ in range(3)}) == 1
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


@pytest.mark.proof
def test_the_same_decisions_are_answered_alike_on_two_servers(tmp_path: Path) -> None:
    logs = []
    for name in ("one", "other"):
        with serving(quick(tmp_path / name)) as address, httpx.Client(base_url=address, timeout=60) as http:
            logs.append(_played(http))
    assert logs[0] == logs[1]
    assert len({seat for seat, _ in logs[0]}) > 1, "robots have moved too"


def _played(http: httpx.Client) -> list[tuple[int, str]]:
    """Some moves of somebody who takes what comes first, and what the robots made of it."""
    opened = http.post(f"/api/daily/{DAY}/{GAME}").json()
    table, secret = opened["table"], opened["links"][0]["secret"]
    headers = {"authorization": f"Bearer {secret}"}
    taken = 0
    while taken < MOVES:
        look: Json = http.get(f"/api/tables/{table}", headers=headers).json()
        seat = look["you"][0]
        assert look["seed"] is None
        if seat not in look["acting"]:
            time.sleep(0.05)
        else:
            move = {"seat": seat, "number": look["number"], "action": look["choices"][str(seat)][0]["action"]}
            taken += http.post(f"/api/tables/{table}/moves", json=move, headers=headers).status_code == 200
    return [(event["actor"], event["text"]) for event in look["events"][str(seat)]]
