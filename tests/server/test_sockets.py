"""Sockets: two people by link, resuming after a break, moves sent twice, and what everybody hears of the seats."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from mastaba.server.entrance.line import NAME, SMALL, TEXT, _head
from mastaba.server.http.shapes import Hello
from mastaba.server.http.sockets import BACKLOG, Connection
from mastaba.server.tables.broadcast import Broadcast
from mastaba.server.tables.messages import Presence
from mastaba.server.tables.rendering import Audience
from tests.server.clients import Ear, Guest, Json, claimed, opened, play_out, seated


def pair(http: httpx.Client, **extra: object) -> dict[int, Guest]:
    return seated(http, "saqqara", "me link", seed=1, first=1, **extra)


def closing(ear: Ear) -> int | None:
    """Listens until the server hangs up; the code it gives."""
    try:
        while True:
            ear.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def first_choice(told: Json, seat: int) -> str:
    return str(told["choices"][str(seat)][0]["action"])


def test_two_people_by_link_see_each_other_play(http: httpx.Client) -> None:
    guests = pair(http)
    with guests[1].ear() as one, guests[2].ear(lang="fr") as two:
        told = one.next("snapshot")
        assert two.next("snapshot")["you"] == [2]
        assert [seat["is_here"] for seat in one.next("presence")["seats"]] == [True, False]
        assert [seat["is_here"] for seat in one.next("presence")["seats"]] == [True, True]
        one.say({"move": {"seat": 1, "number": 0, "action": first_choice(told, 1)}})
        ack = one.next("ack")
        assert (ack["ok"], ack["number"]) == (True, 1)
        step = two.next("step")
        assert step["deciding"] == 2
        assert "pioche" in step["events"]["2"][0]["text"] or "prend" in step["events"]["2"][0]["text"]
        assert step["choices"]["2"]


def test_a_client_resumes_from_the_message_it_had(http: httpx.Client) -> None:
    guests = pair(http)
    with guests[1].ear() as one:
        told = one.next("snapshot")
        one.next("seat-news")  # that they have come themselves
        two = guests[2].ear()
        last = two.next("presence")
        two.close()
        for number in range(2):  # the second is refused: it is for the one who is away
            one.say({"move": {"seat": 1, "number": number, "action": first_choice(told, 1)}})
        assert one.next("ack")["number"] == 1
        assert one.next("error")["code"] == "wrong_seat"
    with guests[2].ear(since=last["n"]) as again:
        missed = [again.next() for _ in range(2)]
        assert [message["kind"] for message in missed] == ["presence", "step"]
        assert missed[0]["n"] == last["n"] + 1
        numbers = [message["n"] for message in missed]
        assert numbers == sorted(numbers)
        assert missed[1]["deciding"] == 2


@pytest.mark.parametrize("since", [None, 0, 5, 2**50])
def test_a_client_that_was_away_too_long_gets_everything(http: httpx.Client, since: int | None) -> None:
    guests = pair(http)
    with guests[1].ear(since=since) as ear:
        assert ear.next()["kind"] == "snapshot"


def test_a_client_that_missed_nothing_is_told_nothing_again(http: httpx.Client) -> None:
    guests = pair(http)
    with guests[1].ear() as ear:
        ear.next("snapshot")
    with guests[1].ear() as ear:
        ear.next("snapshot")
        last = ear.next("presence")
        with guests[1].ear(since=last["n"]) as again:
            assert again.next()["kind"] == "presence"


def test_a_move_sent_twice_is_played_once(http: httpx.Client) -> None:
    guest = pair(http)[1]
    action = first_choice(guest.look(), 1)
    for _ in range(3):
        response = guest.move(1, 0, action)
        assert (response.status_code, response.json()) == (200, {"ok": True, "number": 1})
    assert guest.look()["number"] == 1


def test_another_move_with_an_old_number_is_stale(http: httpx.Client) -> None:
    guest = pair(http)[1]
    told = guest.look()
    actions = [choice["action"] for choice in told["choices"]["1"]]
    assert guest.move(1, 0, actions[0]).status_code == 200
    for number, action in ((0, actions[-1]), (7, actions[0])):
        response = guest.move(1, number, action)
        assert (response.status_code, response.json()["error"]["code"]) == (409, "stale")
    assert guest.look()["number"] == 1


def test_the_host_names_reissues_and_players_leave(http: httpx.Client) -> None:
    table, host, secrets = opened(http, "saqqara", "me link")
    me, friend = Guest(http, table, host), Guest(http, table, secrets[2])
    assert secrets[1] == host != secrets[2]
    with friend.ear() as ear:
        ear.next("snapshot")
        renamed = http.patch(f"/api/tables/{table}/seats/2", json={"name": "  Ankh\u200b es "}, headers=friend.headers())
        assert renamed.json()["name"] == "Ankh es"
        assert ear.next("snapshot")["names"][1] == "Ankh es"
        assert friend.post("/seats/2/reissue").status_code == 403
        fresh = me.post("/seats/2/reissue").json()["code"]
        assert closing(ear) == 4403
    assert friend.get().status_code == 403
    heir = claimed(http, table, fresh)
    assert heir.look()["names"][1] == "Ankh es"
    assert heir.post("/leave", {"seat": 2}).status_code == 200
    assert heir.get().status_code == 403
    seat = me.look()["seats"][1]
    assert (seat["kind"], seat["has_left"]) == ("bot", True)
    assert me.post("/seats/2/reissue").status_code == 200
    assert me.look()["seats"][1]["kind"] == "link"


def test_a_rematch_keeps_everybodys_secret(http: httpx.Client) -> None:
    guests = pair(http)
    play_out(guests)
    with guests[2].ear() as ear:
        ear.next("snapshot")
        answer = guests[1].post("/rematch").json()
        assert ear.next("rematch")["table"] == answer["table"]
    assert guests[2].post("/rematch").json()["table"] == answer["table"] == guests[1].look()["rematch"]
    again = Guest(http, answer["table"], guests[2].secret).look()
    assert (again["you"], again["number"], again["arranged"]) == ([2], 0, False)


def test_people_at_one_screen_hold_their_seats_and_no_others(http: httpx.Client) -> None:
    table, host, secrets = opened(http, "archaeology", "me here link")
    assert secrets[1] == secrets[2] == host
    told = Guest(http, table, host).look()
    assert told["you"] == [1, 2]
    assert set(told["views"]) == set(told["events"]) == set(told["prompt"]) == {"1", "2"}
    assert set(told["choices"]) <= {"1", "2"}
    assert Guest(http, table, host).move(3, 0, "end").status_code == 403
    assert set(Guest(http, table, secrets[3]).look()["views"]) == {"3"}


def test_who_has_no_link_stays_outside_a_table_that_is_closed(http: httpx.Client) -> None:
    table, host, _ = opened(http, "saqqara", "me bot")
    http.patch(f"/api/tables/{table}", json={"onlookers": False}, headers=Guest(http, table, host).headers())
    response = Guest(http, table, None).get()
    assert (response.status_code, response.headers["www-authenticate"]) == (401, "Bearer")
    with Ear(http, table, None) as ear:
        assert ear.next()["code"] == "no-secret"
        assert closing(ear) == 4401


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_socket_speaks_its_language_and_a_ping_is_answered(http: httpx.Client, lang: str) -> None:
    with pair(http)[1].ear(lang=lang) as ear:
        ear.next("snapshot")
        ear.say({"ping": 1})
        assert ear.next("pong")["ping"] == 1
        ear.say({"move": {"seat": 1, "number": 0, "action": "draw 9"}})
        error = ear.next("error")
        assert error["rule"] == "R4.1"
        assert ("pile" in error["message"]) == (lang == "fr") or "No pile" in error["message"]


def test_a_moment_that_is_past_can_be_seen_again(http: httpx.Client) -> None:
    guests = pair(http)
    before = guests[1].look()
    assert guests[1].move(1, 0, first_choice(before, 1)).status_code == 200
    seen = guests[1].get("/moments/0", params={"seat": 1})
    assert seen.json()["view"] == before["views"]["1"]
    assert guests[1].get("/moments/1", params={"seat": 1}).json()["view"] == guests[1].look()["views"]["1"]
    for path, seat, status in (("/moments/2", 1, 404), ("/moments/0", 2, 403), ("/moments/0", 0, 403), ("/moments/x", 1, 404)):
        assert guests[1].get(path, params={"seat": seat}).status_code == status
    assert guests[1].get("/moments/0").status_code == 400


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_frame_begins_as_the_protocol_has_it(size: int) -> None:
    message = size * b"x"
    assert _head(TEXT, size) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


FORGETFUL = ClientPerMessageDeflateFactory(server_no_context_takeover=True)


@pytest.mark.parametrize(
    "wish", [{}, {"compression": None}, {"compression": None, "extensions": [FORGETFUL]}], ids=["usual", "none", "forgetful"]
)
def test_small_and_large_messages_are_told_whatever_compression_a_client_wants(http: httpx.Client, wish: Json) -> None:
    guests = seated(http, "luxor", "me link", seed=1, first=1)
    address = str(http.base_url).replace("http", "ws", 1).rstrip("/")
    with connect(f"{address}/api/tables/{guests[1].table}/socket", **wish) as line:
        line.send(json.dumps({"secret": guests[1].secret}))
        told = [line.recv()]
        while json.loads(told[-1])["kind"] != "step":
            if json.loads(told[-1])["kind"] == "snapshot":
                line.send(json.dumps({"move": {"seat": 1, "number": 0, "action": first_choice(json.loads(told[-1]), 1)}}))
            told.append(line.recv())
        assert [len(one) > SMALL for one in (told[0], told[-1])] == [True, True]
        assert json.loads(line.recv())["kind"] == "ack"


class Slow:
    """A socket, and its line, of a client that takes nothing."""

    def __init__(self) -> None:
        self.scope = {"extensions": {NAME: self}}
        self.behind = self.closed = 0

    def say(self, message: bytes) -> None:
        """Keeps a message waiting."""
        self.behind += 1

    async def close(self, code: int) -> None:
        """Remembers how it was closed."""
        self.closed = code


def test_who_falls_behind_may_come_back_and_who_is_shut_out_may_not() -> None:
    async def closed_after(messages: int) -> int:
        socket: Any = Slow()
        connection = Connection(Audience((1,), False, "en"), Hello("secret"), socket)
        for _ in range(messages):
            connection.send(b"{}")
        connection.dismiss(403)
        await connection.left()
        return int(socket.closed)

    assert asyncio.run(closed_after(BACKLOG + 1)) == 1013
    assert asyncio.run(closed_after(1)) == 4403


def test_a_rematch_asked_for_by_all_at_once_is_one_table(http: httpx.Client) -> None:
    guests = pair(http)
    play_out(guests)
    with ThreadPoolExecutor(8) as pool:
        answers = [*pool.map(lambda number: guests[1 + number % 2].post("/rematch"), range(16))]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1


def test_there_is_no_rematch_in_mid_game(http: httpx.Client) -> None:
    guests = pair(http)
    response = guests[1].post("/rematch")
    assert (response.status_code, response.json()["error"]["code"]) == (409, "rematch-not-over")
    assert guests[2].look()["rematch"] is None


def test_numbers_of_another_run_are_not_taken_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the clock stands still, or was set back, between the two."""
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    before, after = Broadcast(), Broadcast()
    for _ in range(3):
        before.send(lambda number, audience: Presence(number, [], 0, True))
    for _ in range(9):
        after.send(lambda number, audience: Presence(number, [], 0, True))
    back = Witness()
    after.add(back, before.number, lambda number, audience: Presence(number, [], 7, True))
    assert [b'"onlookers":7' in message for message in back.heard] == [True]


class Witness:
    """Somebody connected who keeps what they are sent."""

    def __init__(self) -> None:
        self.secret: str | None = None
        self.is_screen = self.takes_changes = False
        self.audience = Audience((), False, "en")
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, status: int) -> None: ...
