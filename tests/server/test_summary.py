"""A table in a few words: right, for this screen, and without a secret."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import httpx
import pytest

from mastaba.game import load
from tests.server.clients import Guest, Json, chosen, opened, seated


def summed_up(guest: Guest, lang: str = "en") -> Json:
    response = guest.get("/summary", params={"lang": lang})
    assert response.status_code == 200, response.text
    return dict(response.json())


def test_it_says_whose_turn_it_is_and_the_last_move(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me link", first=1, seed=3)
    before = time.time()
    start = summed_up(guests[1])
    assert (start["game"], start["number"], start["last"], start["over"]) == ("saqqara", 0, None, False)
    assert (start["is_your_turn"], start["deciding"]) == (True, [start["names"][0]])
    told = guests[1].look()
    guests[1].move(1, 0, told["choices"]["1"][0]["action"])
    after, french = summed_up(guests[1]), summed_up(guests[1], "fr")
    step = guests[1].look()["events"]["1"]
    assert after["last"] == next(event["text"] for event in step if event["step"] == 1)
    assert french["last"] != after["last"]
    assert after["updated"] >= before - 1 >= start["updated"] - 60
    assert after["is_your_turn"] == (1 in guests[1].look()["acting"])
    assert summed_up(guests[2])["you"] == [2]
    assert after["scores"] == guests[1].look()["scores"]["1"]


def test_it_is_small_and_only_for_who_may_look(http: httpx.Client) -> None:
    guests = seated(http, "archaeology", "me bot link")
    small, whole = guests[1].get("/summary"), guests[1].get()
    assert len(small.content) * 5 < len(whole.content)
    assert replace(guests[1], secret="x" * 30).get("/summary").status_code == 403
    assert Guest(http, "nowhere", guests[1].secret).get("/summary").status_code == 404


@pytest.mark.parametrize("game", ["archaeology", "luxor", "relikt"])
def test_a_list_that_lies_open_tells_a_shared_screen_what_everybody_knows(http: httpx.Client, game: str) -> None:
    """At a shared screen no seat's own score or draw may be read from the list."""
    players = load(game).players
    table, host, _ = opened(http, game, " ".join(["me", *["here"] * (players - 1)]), seed=5)
    guest, secrets, dice = Guest(http, table, host), 0, random.Random(2)
    for _ in range(40):
        told = guest.look()
        if told["over"]:
            break
        seat = told["acting"][0]
        guest.move(seat, told["number"], chosen(told["choices"][str(seat)], dice))
        told, summary, onlooker = guest.look(), summed_up(guest), Guest(http, table, None).look()
        assert summary["scores"] == onlooker["scores"]["0"]
        assert summary["last"] == next(event["text"] for event in onlooker["events"]["0"] if event["step"] == told["number"])
        own = [next(event for event in events if event["step"] == told["number"]) for events in told["events"].values()]
        secrets += len({event["text"] for event in own}) > 1
    assert secrets or game != "relikt"  # elsewhere what is secret is never the first thing that a move brings about


def test_at_the_end_it_names_the_winners(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me bot", seed=3)
    while not (told := guests[1].look())["over"]:
        if told["choices"].get("1"):
            guests[1].move(1, told["number"], told["choices"]["1"][0]["action"])
    summary = summed_up(guests[1])
    assert summary["over"]
    assert summary["winners"] == told["winners"]
    assert not summary["is_your_turn"]
    assert summary["deciding"] == []
