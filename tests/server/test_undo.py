"""Taking back: one's own decisions only, nothing that was revealed, and for good."""

from __future__ import annotations

from pathlib import Path

import httpx

from mastaba.game import load
from tests.server.clients import Guest, quick, seated, serving


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
    assert code(guests[1].post("/undo", {"seat": 1, "number": number})) == "undo-revealed"


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
