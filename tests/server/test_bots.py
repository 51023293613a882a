"""Bots that fail do not hang the table; bots that do not fail play on, and are told only what their seat sees."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba import bots
from mastaba.game import load
from mastaba.server.bots.driver import request_for
from mastaba.server.bots.worker import PLUG_INS, answer
from mastaba.server.storage.rows import SeatRow, TableRow
from mastaba.server.storage.sqlite import SqliteStore
from mastaba.server.tables.table import Table
from tests.server.clients import Guest, quick, serving


@pytest.fixture(scope="module")
def unruly(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[httpx.Client]:
    root = str(Path(__file__).parents[2])
    before, usual = dict(os.environ), dict(bots.LEVELS)
    os.environ.update({PLUG_INS: "tests.server.bad_bots", "PYTHONPATH": f"{root}{os.pathsep}{root}/src"})
    data = tmp_path_factory.mktemp("data")
    try:
        with (
            serving(quick(data, patience=6.0, database=database)) as address,
            httpx.Client(base_url=address, timeout=20) as client,
        ):
            yield client
    finally:
        os.environ.clear()
        os.environ.update(before)
        bots.LEVELS.clear()
        bots.LEVELS.update(usual)  # whatever was plugged in
        sys.modules.pop("tests.server.bad_bots", None)


@pytest.mark.parametrize(("level", "word"), [("stumbling", "LookupError"), ("dying", "stopped"), ("cheating", "illegal")])
def test_a_bot_that_fails_is_shown_tried_again_and_replaced_by_chance(
    unruly: httpx.Client, level: str, word: str, capfd: pytest.CaptureFixture[str]
) -> None:
    troubles = list(troubled(unruly, level))
    logged = capfd.readouterr().err
    assert ("LookupError" in logged) == (level == "stumbling")
    assert "my hand" not in logged  # the operator is told where a bot stumbled, not over what
    assert [word in message for message in troubles] == [True, True, False]
    assert "hand" not in " ".join(troubles)
    assert "hasard" in troubles[-1]


def test_a_bot_that_hangs_is_stopped(unruly: httpx.Client) -> None:
    troubles = list(troubled(unruly, "hanging"))
    assert ["tardé" in message for message in troubles] == [True, True, False]


def troubled(http: httpx.Client, level: str) -> Iterator[str]:
    """What is heard of a bot's trouble, in French, until it has played."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    body = {"game": "saqqara", "players": 2, "seats": seats, "seed": 1, "first": 1}
    opened = http.post("/api/tables", json=body).json()
    with Guest(http, opened["table"], opened["host"]).ear(lang="fr") as ear:
        told = ear.next("snapshot")
        ear.say({"move": {"seat": 1, "number": 0, "action": told["choices"]["1"][-1]["action"]}})
        assert len(ear.next("step")["views"]["1"]["zones"]) > 3
        while (message := ear.next("step", "bot-trouble", timeout=40))["kind"] == "bot-trouble":
            assert message["seat"] == 2
            yield str(message["message"])
        assert message["number"] == 2


def test_a_forced_decision_hardly_waits_and_a_free_one_does(tmp_path: Path) -> None:
    """Of two equal piles left on top there is one choice, which a bot takes in a quarter of its pace."""
    with serving(quick(tmp_path, pace=(4.0, 4.0))) as address, httpx.Client(base_url=address, timeout=20) as http:
        for action, number in (("draw 0", 2), ("draw 1", 1)):
            body = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": 1, "first": 1}
            opened = http.post("/api/tables", json=body).json()
            me = Guest(http, opened["table"], opened["host"])
            assert me.move(1, 0, action).status_code == 200
            time.sleep(2.0)  # a forced move has waited 1 second by now, a free one waits 3 or more
            assert me.look()["number"] == number


def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    match = load("archaeology", 2).new(seed=987654321987654321, deal={"first": 1})
    seats = [SeatRow(seat, "bot", "random", f"Bot {seat}", None) for seat in (1, 2)]
    store = SqliteStore(tmp_path)
    row = TableRow("t", "archaeology", 1, 2, dict(match.edition.options), match.seed, None, False, "", seats=seats)
    request = request_for(Table(row, match, store), match, 1)
    store.close()
    assert request.seen == match.seen(1).tobytes() != match.seen(2).tobytes()
    assert str(match.seed) not in str(request)
    assert answer(request).action in match.legal_numbers(1)


@pytest.mark.parametrize("game", ["saqqara"])  # runs where its search has been compiled
def test_a_hint_comes_from_what_the_seat_knows(http: httpx.Client, game: str) -> None:
    body = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}], "seed": 1, "first": 1}
    opened = http.post("/api/tables", json=body).json()
    me = Guest(http, opened["table"], opened["host"])
    response = me.post("/hint", {"seat": 1}, timeout=200)  # a search may have to be compiled first
    assert response.status_code == 200, response.text
    offered = {choice["action"] for choice in me.look()["choices"]["1"]}
    assert {hint["action"] for hint in response.json()["actions"]} <= offered
    assert response.json()["actions"]
    best = next(one for one in me.look()["choices"]["1"] if one["action"] == response.json()["actions"][0]["action"])
    assert response.json()["reason"].startswith(f"{best['label']}, about ")
    told = {one["action"]: one["events"] for one in me.get("/consequences", params={"seat": 1}).json()["consequences"]}
    for hint in response.json()["actions"]:
        assert hint["because"] == [event["text"] for event in told[hint["action"]]] != []
