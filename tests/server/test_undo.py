"""Taking back: one's own decisions only, nothing that was revealed, and for good."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.game import load
from mastaba.server.storage import sqlite
from tests.server.clients import Guest, Json, quick, seated, serving
from tests.server.test_killed import Nursery


def code(response: httpx.Response) -> str:
    return str(response.json()["error"]["code"])


def moved(guest: Guest, seat: int, action: str | None = None) -> int:
    """Plays an action, or the first one offered; returns how many decisions there are then."""
    told = guest.look()
    response = guest.move(seat, told["number"], action or told["choices"][str(seat)][0]["action"])
    assert response.status_code == 200, response.text
    return int(response.json()["number"])


def drafted(http: httpx.Client) -> dict[int, Guest]:
    """Saqqara after the draft, seat 1 to play."""
    guests = seated(http, "saqqara", "me link", seed=1, first=1)
    for seat in (1, 2):
        moved(guests[seat], seat)
    while guests[1].look()["choices"].get("1", [{"action": "draw"}])[0]["action"].startswith("draw"):
        seat = guests[1].look()["deciding"]
        moved(guests[seat], seat)
    return guests


def test_own_steps_can_be_taken_back_and_others_hear_of_it(http: httpx.Client) -> None:
    guests = drafted(http)
    before = guests[1].look()
    with guests[2].ear() as ear:
        ear.next("snapshot")
        number = moved(guests[1], 1)
        ear.next("step")
        for _ in range(2):  # sent twice, it is taken back once
            response = guests[1].post("/undo", {"seat": 1, "number": number})
            assert response.json() == {"ok": True, "number": number - 1}
        step = ear.next("step")
        assert (step["undone"], step["number"]) == (True, number - 1)
        assert step["events"] == {"2": []}
    after = guests[1].look()
    for key in ("views", "choices", "events", "number", "deciding"):
        assert after[key] == before[key]


def test_nobody_takes_back_anothers_decision(http: httpx.Client) -> None:
    guests = drafted(http)
    number = guests[1].look()["number"]
    assert code(guests[1].post("/undo", {"seat": 1, "number": number})) == "undo-other"
    number = moved(guests[1], 1)
    assert code(guests[2].post("/undo", {"seat": 2, "number": number})) == "undo-other"
    assert guests[1].look()["number"] == number


def test_what_was_revealed_stays(http: httpx.Client) -> None:
    match = load("archaeology", 2).new(seed=5, deal={"first": 1})
    while match.seat == 1 and "end" not in match.legal():
        match.play(match.legal()[0])
    guests = seated(http, "archaeology", "me here", seed=5, first=1)
    while guests[1].look()["deciding"] == 1:
        told = guests[1].look()
        actions = [choice["action"] for choice in told["choices"]["1"]]
        number = moved(guests[1], 1, "end" if "end" in actions else actions[0])
    # ending the turn made the next player dig: chance has spoken
    refused = guests[1].post("/undo", {"seat": 1, "number": number})
    assert code(refused) == "undo-revealed"
    offer = guests[1].look()["undo"]["1"]
    assert (offer["number"], offer["reason"]) == (None, refused.json()["error"]["message"])
    assert "digs up" in offer["reason"]
    assert "déterre" in guests[1].look("fr")["undo"]["1"]["reason"]


def test_a_step_taken_back_stays_so_when_the_server_starts_again(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = drafted(http)
        number = moved(guests[1], 1)
        assert guests[1].post("/undo", {"seat": 1, "number": number}).status_code == 200
        choices = guests[1].look()["choices"]["1"]
        assert moved(guests[1], 1, choices[-1]["action"]) == number
        before = guests[1].look()
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        after = Guest(http, guests[1].table, guests[1].secret).look()
    assert {**after, "n": 0} == {**before, "n": 0}


# Against robots


def settled(guest: Guest) -> Json:
    """The table once the robots have moved and it is one's turn again."""
    for _ in range(500):
        told = guest.look()
        if told["deciding"] == 1 or told["over"]:
            return told
        time.sleep(0.01)
    raise AssertionError("the robots do not move")


def replied(http: httpx.Client) -> tuple[Guest, Json, Json]:
    """Saqqara against a robot: somebody who has decided something, the table before, and after the robot's reply."""
    guest = seated(http, "saqqara", "me bot", seed=3, first=1)[1]
    before = told = settled(guest)
    while True:
        before = told if len(told["choices"]["1"]) > 1 else before
        moved(guest, 1)
        told = settled(guest)
        if told["events"]["1"][-1]["actor"] == 2:
            return guest, before, told


def same_table(one: Json, other: Json) -> bool:
    return all(one[key] == other[key] for key in ("views", "choices", "events", "number", "deciding", "prompt"))


def test_an_undo_against_a_robot_goes_back_to_ones_own_decision_in_one_step(http: httpx.Client) -> None:
    guest, before, told = replied(http)
    assert told["events"]["1"][-1]["actor"] == 2
    assert told["undo"]["1"] == {"number": before["number"], "reason": ""}
    with guest.ear() as ear:
        ear.next("snapshot")
        for _ in range(2):  # sent twice, it is taken back once
            response = guest.post("/undo", {"seat": 1, "number": told["number"], "era": told["era"]})
            assert response.json() == {"ok": True, "number": before["number"]}
        step = ear.next("step")
        assert (step["undone"], step["number"], step["events"]) == (True, before["number"], {"1": []})
        assert step["era"] == told["era"] + told["number"] - before["number"]
    assert same_table(guest.look(), before)


def test_before_anything_was_decided_the_reason_says_so(http: httpx.Client) -> None:
    guest = seated(http, "saqqara", "me bot", seed=3, first=1)[1]
    assert guest.look()["undo"] == {"1": {"number": None, "reason": "There is nothing to take back."}}
    assert guest.look("fr")["undo"]["1"]["reason"] == "Il n’y a rien à reprendre."
    assert code(guest.post("/undo", {"seat": 1, "number": 0})) == "undo-nothing"


def test_in_company_the_reason_names_who_has_decided(http: httpx.Client) -> None:
    guests = drafted(http)
    moved(guests[1], 1)
    told = guests[1].look()
    while guests[1].look()["deciding"] == 1:
        moved(guests[1], 1)
    moved(guests[2], 2)
    told = guests[1].look()
    assert told["undo"]["1"] == {"number": None, "reason": f"{told['names'][1]} has decided since then."}


def test_an_undo_over_a_reply_is_whole_or_not_at_all(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where it cannot be written down nothing is taken back, and nobody is told anything."""
    guest, before, told = replied(http)

    def failing(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "_tried_together", failing)
        assert code(guest.post("/undo", {"seat": 1, "number": told["number"]})) == "store-failed"
    assert same_table(guest.look(), told)
    assert guest.look()["era"] == told["era"]
    assert guest.post("/undo", {"seat": 1, "number": told["number"]}).json()["number"] == before["number"]


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    born = Nursery(tmp_path)
    try:
        yield born
    finally:
        born.close()


def test_an_undo_over_a_reply_survives_a_killed_server(nursery: Nursery) -> None:
    """The server dies as soon as the undo is answered; sent again to the next one, it is not taken back twice."""
    with httpx.Client(base_url=f"http://127.0.0.1:{nursery.port}", timeout=20) as http:
        guest, before, told = replied(http)
        asked = {"seat": 1, "number": told["number"], "era": told["era"]}
        assert guest.post("/undo", asked).json()["number"] == before["number"]
        os.kill(nursery.child, signal.SIGKILL)
        nursery.child = nursery._number()
        assert same_table(guest.look(), before)
        assert guest.post("/undo", asked).json()["number"] == before["number"]
        assert same_table(guest.look(), before)


# Late copies


def late(http: httpx.Client) -> tuple[Guest, Json]:
    """Somebody who has played a move and taken it back, and the move as it was sent."""
    guest = drafted(http)[1]
    told = guest.look()
    choice = told["choices"]["1"][0]["action"]
    move = {"seat": 1, "number": told["number"], "action": choice, "era": told["era"]}
    number = guest.post("/moves", move).json()["number"]
    assert guest.post("/moves", move).json()["number"] == number  # sent twice, it is played once
    assert guest.post("/undo", {"seat": 1, "number": number, "era": told["era"]}).status_code == 200
    return guest, move


def test_a_late_copy_of_a_move_that_was_taken_back_is_not_played_again(http: httpx.Client) -> None:
    guest, move = late(http)
    response = guest.post("/moves", move)
    assert (response.status_code, code(response)) == (409, "stale")
    assert guest.look()["number"] == move["number"]
    again = guest.post("/moves", {**move, "era": guest.look()["era"]})  # meant, it is played
    assert again.json()["number"] == move["number"] + 1


def test_a_late_copy_of_an_undo_takes_nothing_back_again(http: httpx.Client) -> None:
    guest, move = late(http)
    number = guest.post("/moves", {**move, "era": guest.look()["era"]}).json()["number"]
    response = guest.post("/undo", {"seat": 1, "number": number, "era": move["era"]})
    assert (response.status_code, code(response)) == (409, "stale")
    assert guest.look()["number"] == number


def test_a_late_copy_is_known_after_the_server_was_started_again(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest, move = late(http)
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest.http = http
        assert code(guest.post("/moves", move)) == "stale"
