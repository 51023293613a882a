"""Onlookers: anybody with a table's address sees what every seat knows, is counted, and goes when the host closes the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Ear, Guest, claimed, laid, opened, play_out, quick, seated, serving

GAME = "archaeology"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server that misses people at once."""
    data: Path = tmp_path_factory.mktemp("data")
    with serving(quick(data, absence=0.0)) as address, httpx.Client(base_url=address, timeout=20) as client:
        yield client


def heard(ear: Ear, what: str) -> int:
    while (told := ear.next("seat-news"))["what"] != what:
        pass
    return int(told["seat"])


def close(host: Guest, onlookers: bool) -> httpx.Response:
    return host.http.patch(f"/api/tables/{host.table}", json={"onlookers": onlookers}, headers=host.headers())


def test_who_looks_on_sees_what_every_seat_knows_and_is_no_seat(http: httpx.Client) -> None:
    table, _, _ = opened(http, GAME, "me link")
    told = Guest(http, table, None).look()
    assert (told["you"], told["host"], told["choices"]) == ([], False, {})
    assert list(told["views"]) == list(told["events"]) == ["0"]
    hands = [zone for zone in told["views"]["0"]["zones"] if zone["id"].startswith("hand")]
    assert len(hands) == 2
    assert {piece["face"] for zone in hands for piece in zone["pieces"]} == {None}
    assert [seat["is_here"] for seat in told["seats"]] == [False, False]


@pytest.mark.parametrize("has_secret", [True, False])
def test_a_big_screen_is_nobody(http: httpx.Client, has_secret: bool) -> None:
    answer = laid(http, GAME, "link bot")
    friend = claimed(http, answer["table"], answer["invitations"][0]["code"])
    secret = answer["host"] if has_secret else None
    with friend.ear() as ear, Ear(http, answer["table"], secret, hello={"secret": secret, "is_screen": True}) as screen:
        assert screen.next("snapshot")["onlookers"] == screen.next("presence")["onlookers"] == 0
        with Guest(http, answer["table"], None).ear() as onlooker:
            assert onlooker.next("presence")["onlookers"] == 1
        heard = [ear.next("presence")["onlookers"] for _ in range(4)]  # the friend, the screen, who looks on, and away again
        assert heard == [0, 0, 1, 0]


def test_onlookers_are_counted_and_so_is_a_host_without_a_seat(http: httpx.Client) -> None:
    answer = laid(http, GAME, "link bot")
    host, friend = (
        Guest(http, answer["table"], answer["host"]),
        claimed(http, answer["table"], answer["invitations"][0]["code"]),
    )
    with friend.ear() as ear:
        assert ear.next("snapshot")["onlookers"] == 0
        assert ear.next("presence")["onlookers"] == 0
        with host.ear() as one:
            one.next("snapshot")
            assert ear.next("presence")["onlookers"] == 1
            with Guest(http, answer["table"], None).ear() as two:
                assert two.next("presence")["onlookers"] == 2
                told = ear.next("presence")
                assert (told["onlookers"], told["is_watchable"]) == (2, True)
                assert [seat["is_here"] for seat in told["seats"]] == [True, True]
        assert ear.next("presence")["onlookers"] == 1
        assert not [one for one in ear.heard if one["kind"] == "seat-news" and one["what"] != "came"]


def test_who_looks_on_changes_nothing(http: httpx.Client) -> None:
    guests = seated(http, GAME, "me link", seed=1, first=1)
    stranger = Guest(http, guests[1].table, None)
    before = guests[1].look()
    action = before["choices"]["1"][0]["action"]
    answers = [stranger.move(1, 0, action), stranger.post("/seats/2/reissue"), close(stranger, False)]
    answers += [stranger.post(path, {"seat": 1}) for path in ("/hint", "/leave")]
    answers += [stranger.get("/consequences", params={"seat": 1}), stranger.get("/moments/0", params={"seat": 1})]
    assert {answer.status_code for answer in answers} == {403}
    with stranger.ear() as ear:
        ear.next("snapshot")
        ear.say({"move": {"seat": 1, "number": 0, "action": action}})
        assert ear.next("error")["status"] == 403
    assert guests[1].look()["number"] == 0


def test_who_looks_on_lays_no_rematch(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me link")
    play_out(guests)
    stranger = Guest(http, guests[1].table, None)
    assert stranger.post("/rematch").status_code == 401
    assert stranger.look()["rematch"] is None


def test_the_host_closes_a_table_to_onlookers_and_opens_it_again(http: httpx.Client) -> None:
    table, secret, secrets = opened(http, GAME, "me link")
    host, friend, stranger = Guest(http, table, secret), Guest(http, table, secrets[2]), Guest(http, table, None)
    assert close(friend, False).json()["error"]["code"] == "host-only"
    with friend.ear() as ear, stranger.ear() as theirs:
        theirs.next("snapshot")
        ear.next("snapshot")
        assert close(host, False).json() == {"onlookers": False, "ok": True}
        assert theirs.shut() == 4401
        while (told := ear.next("presence"))["is_watchable"]:
            pass
        assert told["onlookers"] == 0
    assert stranger.get().status_code == 401
    with stranger.ear() as theirs:
        assert theirs.next()["code"] == "no-secret"
        assert theirs.shut() == 4401
    assert (friend.look()["is_watchable"], friend.look()["you"]) == (False, [2])
    assert close(host, True).status_code == 200
    assert stranger.look()["is_watchable"]


def test_a_closed_table_stays_closed_when_the_server_is_started_again(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        table, secret, _ = opened(http, GAME, "me link")
        close(Guest(http, table, secret), False)
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        assert Guest(http, table, None).get().status_code == 401
        assert Guest(http, table, secret).look()["you"] == [1]


@pytest.mark.parametrize("body", [{}, {"onlookers": "no"}, {"onlookers": None}, {"onlookers": True, "seats": []}])
def test_a_change_that_makes_no_sense(http: httpx.Client, body: dict[str, object]) -> None:
    table, secret, _ = opened(http, GAME, "me link")
    host = Guest(http, table, secret)
    assert http.patch(f"/api/tables/{table}", json=body, headers=host.headers()).status_code == 400
    assert host.look()["is_watchable"]


# Coming and going


def test_all_hear_who_comes_and_who_goes(hasty: httpx.Client) -> None:
    guests = seated(hasty, GAME, "me link")
    with guests[1].ear() as ear:
        assert heard(ear, "came") == 1
        friend = guests[2].ear()
        assert heard(ear, "came") == 2  # they had joined, and were missed, before
        friend.close()
        assert heard(ear, "went") == 2


def test_a_connection_that_is_back_at_once_is_no_news(http: httpx.Client) -> None:
    guests = seated(http, GAME, "me link")
    with guests[1].ear() as ear:
        ear.next("seat-news")
        for _ in range(3):
            with guests[2].ear() as friend:
                friend.next("snapshot")
                assert ear.next("presence")["seats"][1]["is_here"] or ear.next("presence")
            while ear.next("presence")["seats"][1]["is_here"]:
                pass
        assert [one["what"] for one in ear.heard if one["kind"] == "seat-news"] == ["came"]  # one's own
