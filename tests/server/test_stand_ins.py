"""A friend who never came: the host lets a robot play, or invites again; nobody who has claimed a seat loses it so."""

from __future__ import annotations

import httpx
import pytest

from tests.server.clients import Guest, claimed, laid, play_out, seated


def asked(guest: Guest, seat: int, **body: object) -> httpx.Response:
    return guest.post(f"/seats/{seat}/robot", body)


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def test_a_robot_of_the_chosen_level_plays_and_all_are_told(http: httpx.Client) -> None:
    answer = laid(http, "saqqara", "me link", first=2, seed=3)
    host, invitation = Guest(http, answer["table"], answer["host"]), answer["invitations"][0]["code"]
    assert host.look()["deciding"] == 2
    with Guest(http, answer["table"], None).ear() as onlooker:
        onlooker.next("snapshot")
        response = asked(host, 2, level="beginner")
        assert (response.status_code, response.json()["level"]) == (200, "beginner")
        seat = onlooker.next("snapshot")["seats"][1]
        assert (seat["kind"], seat["level"], seat["is_claimed"], seat["is_stand_in"]) == ("bot", "beginner", True, True)
        news = onlooker.next("seat-news")
        assert (news["seat"], news["what"]) == (2, "replaced")
        assert onlooker.next("step")["actor"] == 2
    assert code(Guest(http, answer["table"], invitation).post("/claim", {"secret": "x" * 30})) == (410, "invitation-used")
    assert asked(host, 2, level="easy").json()["level"] == "easy"


def test_a_new_invitation_takes_it_back(http: httpx.Client) -> None:
    answer = laid(http, "saqqara", "me link", first=1, seed=3)
    host = Guest(http, answer["table"], answer["host"])
    asked(host, 2)
    again = host.post("/seats/2/reissue", {}).json()["code"]
    seat = host.look()["seats"][1]
    assert (seat["kind"], seat["level"], seat["is_claimed"], seat["is_stand_in"]) == ("link", None, False, False)
    friend = claimed(http, answer["table"], again, name="Omar")
    assert friend.look()["you"] == [2]
    play_out({1: host, 2: friend})


def test_it_is_for_the_host_and_for_seats_that_nobody_has(http: httpx.Client) -> None:
    answer = laid(http, "archaeology", "me link bot link")
    host = Guest(http, answer["table"], answer["host"])
    friend = claimed(http, answer["table"], answer["invitations"][0]["code"])
    assert code(asked(friend, 4)) == (403, "host-only")
    assert code(asked(Guest(http, answer["table"], None), 4)) == (403, "host-only")
    assert code(asked(Guest(http, answer["table"], "x" * 30), 4)) == (403, "wrong-secret")
    assert code(asked(host, 2)) == (409, "seat-claimed")
    assert code(asked(host, 1)) == (409, "seat-claimed")
    assert code(asked(host, 3)) == (409, "bot-seat")
    assert code(asked(host, 9)) == (404, "no-such-seat")
    assert [seat["kind"] for seat in host.look()["seats"]] == ["me", "link", "bot", "link"]


@pytest.mark.parametrize("body", [{"level": "genius"}, {"level": 3}, {"strength": "easy"}, [], "easy"])
def test_what_makes_no_sense_is_refused(http: httpx.Client, body: object) -> None:
    answer = laid(http, "saqqara", "me link")
    host = Guest(http, answer["table"], answer["host"])
    assert host.post("/seats/2/robot", body).status_code == 400
    assert host.look()["seats"][1]["kind"] == "link"


def test_a_seat_that_somebody_has_left_has_its_robot_already(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me link", first=1, seed=3)
    guests[2].post("/leave", {"seat": 2})
    host = guests[1]
    assert code(asked(host, 2)) == (409, "bot-seat")
    assert host.look()["seats"][1]["has_left"]
