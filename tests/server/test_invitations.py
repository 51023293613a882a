"""Invitations: a seat is claimed once, by a secret that only the claimer has; a code opens nothing, and all hear of every change."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from mastaba.server.storage.store import Store
from mastaba.server.tables import seat_secrets
from mastaba.server.tables.invitations import REMEMBERED
from mastaba.server.tables.seating import Seating
from tests.server.clients import Ear, Guest, Json, claimed, laid, play_out, quick, serving

GAME = "archaeology"  # whose hands are secret


class Opened:
    """A table just opened: its host, and the codes it was given for its friends."""

    def __init__(self, http: httpx.Client, kinds: str = "me link", game: str = GAME, **extra: Any) -> None:
        self.http, self.answer = http, laid(http, game, kinds, **extra)
        self.table = str(self.answer["table"])
        self.host = Guest(http, self.table, self.answer["host"])
        self.codes = {one["seat"]: str(one["code"]) for one in self.answer["invitations"]}

    def by(self, secret: str | None) -> Guest:
        return Guest(self.http, self.table, secret)

    def friend(self, seat: int = 2, **extra: Any) -> Guest:
        return claimed(self.http, self.table, self.codes[seat], **extra)


def refused(response: httpx.Response) -> tuple[int, str]:
    assert response.json()["error"]["message"]
    return response.status_code, response.json()["error"]["code"]


def claim(guest: Guest, secret: str, **extra: Any) -> httpx.Response:
    return guest.post("/claim", {"secret": secret, **extra})


def hand(told: Json, seat: int, eyes: int) -> list[Any]:
    """The faces of a seat's hand through somebody's eyes."""
    zones = {zone["id"]: zone for zone in told["views"][str(eyes)]["zones"]}
    return [piece["face"] for piece in zones[f"hand{seat}"]["pieces"]]


def news(ear: Ear) -> tuple[str, int, str]:
    told = ear.next("seat-news")
    return told["what"], told["seat"], told["name"]


# What the opener gets


def test_the_opener_gets_codes_for_friends_and_secrets_only_of_their_own_seats(http: httpx.Client) -> None:
    opened = Opened(http, "me here link bot")
    assert [(link["seat"], link["secret"]) for link in opened.answer["links"]] == [
        (1, opened.host.secret),
        (2, opened.host.secret),
    ]
    assert list(opened.codes) == [3]
    assert [seat["is_claimed"] for seat in opened.host.look()["seats"]] == [True, True, False, True]


def test_a_code_opens_nothing(http: httpx.Client) -> None:
    opened = Opened(http, seed=1, first=2)
    for code in (opened.codes[2], opened.host.post("/seats/2/reissue").json()["code"]):
        thief = opened.by(code)
        assert refused(thief.get()) == (403, "wrong-secret")
        assert refused(thief.get("/moments/0", params={"seat": 2})) == (403, "wrong-secret")
        assert refused(thief.get("/consequences", params={"seat": 2})) == (403, "wrong-secret")
        assert refused(thief.get("/record")) == (403, "wrong-secret")
        for path in ("/leave", "/hint"):
            assert refused(thief.post(path, {"seat": 2})) == (403, "wrong-secret")
        assert refused(thief.move(2, 0, "end")) == (403, "wrong-secret")
        for path in ("/rematch", "/seats/2/reissue", "/seats/2/handover"):
            assert refused(thief.post(path)) == (403, "wrong-secret")
        with thief.ear() as ear:
            assert ear.next()["code"] == "wrong-secret"
            assert ear.shut() == 4403


def test_the_host_sees_no_friends_hand_before_or_after_the_claim(http: httpx.Client) -> None:
    opened = Opened(http)
    known: list[str | None] = [opened.host.secret, *opened.codes.values()]
    before = opened.host.look()
    friend = opened.friend()
    assert all(str(friend.secret) not in opened.by(one).get().text for one in known)
    for told in (before, opened.host.look()):
        assert list(told["views"]) == list(told["events"]) == ["1"]
        assert hand(told, 2, 1) == [None] * len(hand(told, 2, 1))
    assert None not in hand(friend.look(), 2, 2)
    assert refused(opened.host.get("/moments/0", params={"seat": 2})) == (403, "not-your-seat")
    assert refused(opened.by(opened.codes[2]).get()) == (403, "wrong-secret")


def test_what_the_host_knows_claims_nothing_once_a_friend_has(http: httpx.Client) -> None:
    opened = Opened(http)
    friend = opened.friend()
    mine = seat_secrets.new_secret()
    assert refused(claim(opened.by(opened.codes[2]), mine)) == (410, "invitation-used")
    assert refused(opened.by(mine).get()) == (403, "wrong-secret")
    assert friend.look()["you"] == [2]


def test_a_code_cannot_be_made_a_secret(http: httpx.Client) -> None:
    """The host, who has handed it out, would look into the hand with it."""
    opened = Opened(http, "me link link")
    for secret in opened.codes.values():
        assert refused(claim(opened.by(opened.codes[2]), secret)) == (400, "code-as-secret")
    assert not opened.host.look()["seats"][1]["is_claimed"]


# Claiming


def test_an_invitation_says_who_invites_and_who_is_there(http: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Bruno"}]
    answer = laid(http, GAME, "me link", seats=seats)
    code = Guest(http, answer["table"], answer["invitations"][0]["code"])
    with Guest(http, answer["table"], answer["host"]).ear() as ear:
        ear.next("snapshot")
        told = code.get("/invitation").json()
    assert (told["game"], told["players"], told["seat"], told["host"], told["name"]) == (GAME, 2, 2, "Nadia", "Bruno")
    assert (told["title"], told["is_claimed"]) == ("Archaeology: The Card Game", False)
    assert [(seat["name"], seat["is_here"], seat["is_claimed"]) for seat in told["seats"]] == [
        ("Nadia", True, True),
        ("Bruno", False, False),
    ]
    assert answer["host"] not in str(told)


def test_a_host_without_a_seat_has_no_name(http: httpx.Client) -> None:
    opened = Opened(http, "link link")
    assert opened.answer["links"] == []
    assert opened.by(opened.codes[2]).get("/invitation").json()["host"] is None
    told = opened.host.look()
    assert (told["host"], told["you"], list(told["views"])) == (True, [], ["0"])


def test_all_are_told_who_joins_and_a_name_is_given(http: httpx.Client) -> None:
    opened = Opened(http)
    with opened.host.ear() as ear:
        assert news(ear) == ("came", 1, "Player 1")
        secret = seat_secrets.new_secret()
        answer = claim(opened.by(opened.codes[2]), secret, name="  Bruno\u200b ").json()
        assert answer == {"seat": 2, "name": "Bruno"}
        assert ear.next("snapshot")["names"] == ["Player 1", "Bruno"]
        assert news(ear) == ("joined", 2, "Bruno")
        with opened.by(secret).ear() as friend:
            friend.next("snapshot")
            assert ear.next("presence")["seats"][1]["is_here"]
            assert "came" not in [one.get("what") for one in ear.heard[-1:]]  # that they joined was news enough


def test_the_same_claim_again_is_answered_the_same(http: httpx.Client) -> None:
    opened, secret = Opened(http), seat_secrets.new_secret()
    first = claim(opened.by(opened.codes[2]), secret, name="Bruno")
    again = claim(opened.by(opened.codes[2]), secret, name="Another")
    assert (first.status_code, first.json()) == (again.status_code, again.json()) == (200, {"seat": 2, "name": "Bruno"})
    assert refused(opened.by(opened.codes[2]).get("/invitation")) == (410, "invitation-used")


def test_of_two_who_claim_at_once_one_wins(http: httpx.Client) -> None:
    for _ in range(5):
        opened, secrets = Opened(http), [seat_secrets.new_secret() for _ in range(6)]
        with ThreadPoolExecutor(6) as crowd:
            answers = list(crowd.map(lambda secret: claim(opened.by(opened.codes[2]), secret), secrets))  # noqa: B023
        won = [secret for secret, answer in zip(secrets, answers, strict=True) if answer.status_code == 200]
        assert sorted(answer.status_code for answer in answers) == [200] + [410] * 5
        assert opened.by(won[0]).look()["you"] == [2]
        assert all(opened.by(secret).get().status_code == 403 for secret in secrets if secret != won[0])


BAD: list[Json] = [
    {},
    {"secret": ""},
    {"secret": "short"},
    {"secret": "x" * 23},
    {"secret": "x" * 101},
    {"secret": "x" * 24 + "\n"},
    {"secret": "x" * 23 + "é"},
    {"secret": "x" * 23 + " "},
    {"secret": 7},
    {"secret": "x" * 30, "name": ""},
    {"secret": "x" * 30, "name": "x" * 41},
    {"secret": "x" * 30, "name": "x" * 60_000},
    {"secret": "x" * 30, "name": " \u200b "},
    {"secret": "x" * 30, "name": 7},
    {"secret": "x" * 30, "seat": 2},
]


def test_a_claim_that_makes_no_sense_changes_nothing(http: httpx.Client) -> None:
    opened, other = Opened(http), Opened(http)
    for body in BAD:
        assert opened.by(opened.codes[2]).post("/claim", body).status_code == 400, body
    secret = seat_secrets.new_secret()
    assert refused(claim(opened.by(other.codes[2]), secret)) == (403, "wrong-secret")
    assert refused(claim(opened.by("nonsense"), secret)) == (403, "wrong-secret")
    assert refused(claim(opened.by(opened.host.secret), secret)) == (403, "wrong-secret")
    assert refused(claim(opened.by(None), secret)) == (401, "no-secret")
    assert refused(claim(Guest(http, "nowhere", opened.codes[2]), secret)) == (404, "unknown-table")
    for code in (other.codes[2], "nonsense"):
        assert refused(opened.by(code).get("/invitation")) == (403, "wrong-secret")
    assert not opened.host.look()["seats"][1]["is_claimed"]
    assert opened.by(opened.codes[2]).get("/invitation").json()["name"] == "Player 2"


# Taking over


def test_a_new_invitation_shuts_out_who_sat_there_and_all_are_told(http: httpx.Client) -> None:
    opened = Opened(http)
    friend = opened.friend(name="Bruno")
    with opened.host.ear() as ear, friend.ear() as theirs:
        theirs.next("snapshot")
        ear.next("snapshot")
        code = opened.host.post("/seats/2/reissue").json()
        assert (code["seat"], set(code)) == (2, {"seat", "code"})
        assert theirs.shut() == 4403
        while (told := news(ear))[0] != "reissued":
            pass
        assert told == ("reissued", 2, "Bruno")
        heir = claimed(http, opened.table, code["code"])
        assert news(ear) == ("joined", 2, "Bruno")
    assert refused(friend.get()) == (403, "wrong-secret")
    assert refused(claim(opened.by(opened.codes[2]), str(friend.secret))) == (410, "invitation-used")
    assert heir.look()["you"] == [2]


def test_a_seat_is_carried_to_another_device(http: httpx.Client) -> None:
    opened = Opened(http)
    friend = opened.friend(name="Bruno")
    first = friend.post("/seats/2/handover").json()["code"]
    code = friend.post("/seats/2/handover").json()["code"]
    assert refused(opened.by(first).get("/invitation")) == (410, "invitation-used")
    assert opened.by(code).get("/invitation").json()["is_claimed"]
    assert friend.look()["you"] == [2]  # until it is claimed nothing has changed
    with opened.host.ear() as ear, friend.ear() as theirs:
        theirs.next("snapshot")
        ear.next("snapshot")
        phone = claimed(http, opened.table, code)
        assert theirs.shut() == 4403
        while (told := news(ear))[0] != "moved":
            pass
        assert told == ("moved", 2, "Bruno")
    assert refused(friend.get()) == (403, "wrong-secret")
    assert refused(claim(opened.by(code), str(friend.secret))) == (410, "invitation-used")
    assert phone.look()["you"] == [2]


def test_only_who_holds_a_seat_hands_it_over(http: httpx.Client) -> None:
    opened = Opened(http)
    friend = opened.friend()
    assert refused(opened.host.post("/seats/2/handover")) == (403, "not-your-seat")
    assert refused(friend.post("/seats/1/handover")) == (403, "not-your-seat")
    assert refused(friend.post("/seats/9/handover")) == (404, "no-such-seat")
    assert refused(opened.by(None).post("/seats/2/handover")) == (403, "not-your-seat")
    assert refused(friend.post("/seats/2/reissue")) == (403, "host-only")


def test_a_host_takes_the_table_along_with_the_only_seat(http: httpx.Client) -> None:
    opened = Opened(http)
    phone = claimed(http, opened.table, opened.host.post("/seats/1/handover").json()["code"])
    assert refused(opened.host.get()) == (403, "wrong-secret")
    told = phone.look()
    assert (told["you"], told["host"]) == ([1], True)
    assert phone.post("/seats/2/reissue").status_code == 200


def test_a_host_of_several_seats_gives_away_one(http: httpx.Client) -> None:
    opened = Opened(http, "me here")
    phone = claimed(http, opened.table, opened.host.post("/seats/2/handover").json()["code"])
    assert (opened.host.look()["you"], opened.host.look()["host"]) == ([1], True)
    assert (phone.look()["you"], phone.look()["host"]) == ([2], False)


def test_who_leaves_takes_every_code_along(http: httpx.Client) -> None:
    opened = Opened(http)
    friend = opened.friend()
    code = friend.post("/seats/2/handover").json()["code"]
    with opened.host.ear() as ear:
        ear.next("snapshot")
        assert friend.post("/leave", {"seat": 2}).status_code == 200
        while news(ear)[0] != "left":
            pass
    assert refused(claim(opened.by(code), seat_secrets.new_secret())) == (410, "invitation-used")
    assert refused(claim(opened.by(code), str(friend.secret))) == (410, "invitation-used")
    fresh = opened.host.post("/seats/2/reissue").json()["code"]
    assert claimed(http, opened.table, fresh).look()["you"] == [2]


def test_a_bot_of_the_table_keeps_its_seat(http: httpx.Client) -> None:
    assert refused(Opened(http, "me bot").host.post("/seats/2/reissue")) == (409, "bot-seat")


def test_a_name_given_meanwhile_is_not_lost(http: httpx.Client) -> None:
    """Changes of one seat come one after the other, each from what the last has left."""
    opened = Opened(http)
    seat = f"/api/tables/{opened.table}/seats/2"

    def rename() -> httpx.Response:
        return http.patch(seat, json={"name": "Bruno"}, headers=opened.host.headers())

    with ThreadPoolExecutor(2) as crowd:
        renaming, claiming = crowd.submit(rename), crowd.submit(opened.friend)
        assert renaming.result().status_code == 200
    told = claiming.result().look()
    assert (told["you"], told["names"][1]) == ([2], "Bruno")


def test_old_codes_are_remembered_but_not_for_ever(http: httpx.Client) -> None:
    opened = Opened(http)
    codes = [opened.host.post("/seats/2/reissue").json()["code"] for _ in range(REMEMBERED + 1)]
    assert refused(opened.by(opened.codes[2]).get("/invitation")) == (403, "wrong-secret")
    assert refused(opened.by(codes[0]).get("/invitation")) == (410, "invitation-used")
    assert opened.by(codes[-1]).get("/invitation").status_code == 200


def test_a_rematch_keeps_secrets_and_open_invitations(http: httpx.Client) -> None:
    opened = Opened(http, game="saqqara")
    friend = opened.friend()
    play_out({1: opened.host, 2: friend})
    opened.host.post("/seats/2/reissue")
    code = opened.host.post("/seats/2/reissue").json()["code"]
    again = opened.host.post("/rematch").json()["table"]
    told = Guest(http, again, opened.host.secret).look()
    assert (told["you"], told["host"], told["seats"][1]["is_claimed"]) == ([1], True, False)
    assert claimed(http, again, code).look()["you"] == [2]
    assert refused(Guest(http, again, friend.secret).get()) == (403, "wrong-secret")


# Faults


def test_a_server_that_dies_between_claim_and_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The claim is on the disk, nobody heard of it: the next server answers the same claim, and no other."""
    secret = seat_secrets.new_secret()

    def stumbles(*_: Any) -> None:
        raise RuntimeError("here the power failed")

    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        opened = Opened(http)
        monkeypatch.setattr(Seating, "_look_again", stumbles)
        assert claim(opened.by(opened.codes[2]), secret, name="Bruno").status_code == 500
        monkeypatch.undo()
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        code = Guest(http, opened.table, opened.codes[2])
        assert refused(claim(code, seat_secrets.new_secret())) == (410, "invitation-used")
        assert claim(code, secret).json() == {"seat": 2, "name": "Bruno"}
        assert Guest(http, opened.table, secret).look()["you"] == [2]


def test_a_claim_that_cannot_be_written_has_not_happened(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any) -> None:
        raise OSError("database or disk is full")

    opened, secret = Opened(http), seat_secrets.new_secret()
    monkeypatch.setattr(Store, "reseat", full)
    assert refused(claim(opened.by(opened.codes[2]), secret)) == (503, "not-kept")
    assert refused(opened.by(secret).get()) == (403, "wrong-secret")
    monkeypatch.undo()
    assert claim(opened.by(opened.codes[2]), secret).status_code == 200
