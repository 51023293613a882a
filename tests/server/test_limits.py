"""How much anybody may ask for: who asks too much is told when to come again, and nobody else notices."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mastaba.errors import BadOption
from mastaba.server.entrance import limits
from mastaba.server.entrance.limits import NO_LIMITS, Limits, Rate, address_of, chosen_limits, chosen_proxies
from mastaba.server.tables import registry
from tests.server.clients import Ear, Guest, check_documented, documented, laid, opened, quick, seated, serving
from tests.server.test_door import knocking, upgrade
from tests.server.test_replay import WHOLE

LOOPBACK = ("127.0.0.1",)


@contextlib.contextmanager
def visited(tmp_path: Path, proxies: tuple[str, ...] = LOOPBACK, **allowed: Any) -> Iterator[httpx.Client]:
    """A server with some limits, behind a proxy on this machine."""
    documented()  # takes a moment, in which buckets would fill
    settings = quick(tmp_path, limits=Limits(**{**vars(NO_LIMITS), **allowed}), proxies=proxies, hint_patience=0.0)
    with serving(settings) as address, httpx.Client(base_url=address, timeout=20) as http:
        http.event_hooks = {"response": [check_documented]}
        yield http


def refused(response: httpx.Response, code: str) -> dict[str, Any]:
    error: dict[str, Any] = response.json()["error"]
    assert (response.status_code, error["code"]) == (429, code), response.text
    assert int(response.headers["retry-after"]) >= 1
    return error


def test_who_asks_too_often_waits_and_others_do_not(tmp_path: Path) -> None:
    with visited(tmp_path, requests=Rate(5, 1)) as http:
        one, other = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        assert [http.get("/api/version", headers=one).status_code for _ in range(6)] == [200] * 5 + [429]
        error = refused(http.get("/api/version?lang=fr", headers=one), "too-many-requests")
        assert error["message"] == "C’était trop à la fois. Réessaie dans une seconde."
        assert http.get("/api/version", headers=other).status_code == 200
        time.sleep(1.1)
        assert http.get("/api/version", headers=one).status_code == 200


def test_a_household_is_one(tmp_path: Path) -> None:
    with visited(tmp_path, requests=Rate(2, 0)) as http:
        visits = [{"X-Forwarded-For": f"2001:db8:1:2::{number}"} for number in range(3)]
        assert [http.get("/api/version", headers=visit).status_code for visit in visits] == [200, 200, 429]
        assert http.get("/api/version", headers={"X-Forwarded-For": "2001:db8:1:3::1"}).status_code == 200


@pytest.mark.parametrize("proxies", [(), ("192.0.2.0/24",)])
def test_the_word_of_who_is_no_proxy_of_ours_is_not_taken(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    with visited(tmp_path, proxies, requests=Rate(2, 0)) as http:
        answers = [http.get("/api/version", headers={"X-Forwarded-For": f"198.51.100.{one}"}).status_code for one in range(3)]
        assert answers == [200, 200, 429]


def test_what_somebody_wrote_before_the_proxy_did_is_not_believed(tmp_path: Path) -> None:
    with visited(tmp_path, requests=Rate(2, 0)) as http:
        claims = [{"X-Forwarded-For": f"198.51.100.{one}, 192.0.2.1"} for one in range(3)]
        assert [http.get("/api/version", headers=claim).status_code for claim in claims] == [200, 200, 429]


def test_tables_are_opened_one_after_the_other(tmp_path: Path) -> None:
    with visited(tmp_path, tables=Rate(2, 0.01)) as http:
        for _ in range(2):
            laid(http, "saqqara", "me bot")
        body = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answer = http.post("/api/tables", json=body)
        refused(answer, "too-many-tables")
        assert answer.elapsed.total_seconds() >= limits.BREATH  # or a loop would run all the faster
        assert 90 <= int(answer.headers["retry-after"]) <= 100
        assert http.post("/api/tables", json=body, headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 201


def test_opening_a_table_does_not_look_at_all_others_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_LOADED", 0)
    monkeypatch.setattr(registry, "IDLE", -1.0)  # so that whoever is looked at is put away
    with visited(tmp_path) as http:
        for _ in range(4):
            laid(http, "saqqara", "me link")
        assert "mastaba_tables 4.0" in http.get("/metrics").text


def test_hints_are_counted_by_seat(tmp_path: Path) -> None:
    with visited(tmp_path, hints=Rate(2, 0.1)) as http:
        guests = seated(http, "saqqara", "me link", first=1)
        other = seated(http, "saqqara", "me link", first=1)[1]
        for _ in range(2):
            assert guests[1].post("/hint", {"seat": 1}).status_code in (200, 409)
        refused(guests[1].post("/hint", {"seat": 1}), "too-many-hints")
        assert other.post("/hint", {"seat": 1}).status_code in (200, 409)


def test_records_are_opened_one_after_the_other(tmp_path: Path) -> None:
    with visited(tmp_path, records=Rate(2, 0.01)) as http:
        for text in ("no record", WHOLE):
            assert http.post("/api/records", json={"text": text}).status_code in (201, 422)  # who sends nonsense is counted too
        error = refused(http.post("/api/records?lang=fr", json={"text": WHOLE}), "too-many-records")
        assert error["message"].startswith("Beaucoup de parties viennent d’être ouvertes")
        other = {"X-Forwarded-For": "192.0.2.2"}
        assert http.post("/api/records", json={"text": WHOLE}, headers=other).status_code == 201


def test_playing_on_and_first_games_open_tables_and_are_counted_as_such(tmp_path: Path) -> None:
    with visited(tmp_path, tables=Rate(2, 0.01)) as http:
        record = http.post("/api/records", json={"text": WHOLE}).json()["record"]
        asked = {"number": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert http.post(f"/api/records/{record}/play-on", json=asked).status_code == 201
        assert http.post("/api/games/saqqara/lesson").status_code == 201
        refused(http.post(f"/api/records/{record}/play-on", json=asked), "too-many-tables")
        refused(http.post("/api/games/saqqara/lesson"), "too-many-tables")


def test_looking_back_and_saving_as_a_file_are_counted(tmp_path: Path) -> None:
    with visited(tmp_path, frames=Rate(2, 0.01), files=Rate(1, 0.01)) as http:
        path = f"/api/records/{http.post('/api/records', json={'text': WHOLE}).json()['record']}"
        assert http.get(f"{path}/replay").status_code == 200
        moments = {"first": 0, "last": 3}
        assert http.get(f"{path}/replay/frames", params=moments).status_code == 200
        refused(http.get(f"{path}/replay/frames", params=moments), "too-many-requests")
        assert http.get(f"{path}/replay.html").status_code in (200, 503)  # where the page is not built there is no file
        refused(http.get(f"{path}/replay.html"), "too-many-files")
        table = laid(http, "saqqara", "bot bot")["table"]
        refused(http.get(f"/api/tables/{table}/replay"), "too-many-requests")


def shut_with(ear: Ear) -> tuple[dict[str, Any], int | None]:
    """What a socket is told before it is closed, and the code."""
    return ear.next("error"), ear.shut()


def test_sockets_of_an_address(tmp_path: Path) -> None:
    with visited(tmp_path, (), sockets=2) as http:
        guest = Guest(http, laid(http, "saqqara", "bot bot")["table"], None)
        first = guest.ear()
        first.next("snapshot")
        with guest.ear() as second:
            second.next("snapshot")
            told, code = shut_with(guest.ear())
            assert (told["code"], told["status"], code) == ("too-many-sockets", 429, 4429)
        first.close()
        with guest.ear() as again:
            assert again.next()["kind"] == "snapshot"


def test_onlookers_of_a_table_and_devices_of_a_seat(tmp_path: Path) -> None:
    with visited(tmp_path, onlookers=1, devices=1) as http:
        table, _, secrets = opened(http, "saqqara", "me link")
        one, other, watching = (Guest(http, table, secret) for secret in (secrets[1], secrets[2], None))
        with one.ear() as mine, other.ear() as theirs, watching.ear() as onlooker:
            for ear in (mine, theirs, onlooker):
                ear.next("snapshot")
            told, _ = shut_with(watching.ear(lang="fr"))
            assert told["code"] == "too-many-onlookers"
            assert "spectateurs" in told["message"]
            assert shut_with(Ear(http, table, None, hello={"is_screen": True}))[0]["code"] == "too-many-onlookers"
            assert shut_with(one.ear())[0]["code"] == "too-many-devices"
            mine.say({"ping": 1})
            assert mine.next("pong")["ping"] == 1


def test_who_talks_too_fast_over_a_socket_is_told_so_and_heard_again(tmp_path: Path) -> None:
    with visited(tmp_path, messages=Rate(3, 2)) as http:
        guest = seated(http, "saqqara", "me link")[1]
        with guest.ear() as ear:
            ear.next("snapshot")
            for number in range(5):
                ear.say({"ping": number})
            kinds = [ear.next("pong", "error") for _ in range(5)]
            assert [told["kind"] for told in kinds[:4]] == ["pong"] * 3 + ["error"]
            assert kinds[3]["status"] == 429
            time.sleep(0.6)
            ear.say({"ping": 9})
            assert ear.next("pong")["ping"] == 9


def test_a_peer_that_no_longer_answers_is_shown_as_absent(tmp_path: Path) -> None:
    """As when a phone loses its network: the connection stays, and nothing comes over it any more."""
    with serving(quick(tmp_path, ping=0.3, absence=0.1)) as address, httpx.Client(base_url=address) as http:
        table, _, secrets = opened(http, "saqqara", "me link")
        hello = f'{{"secret": "{secrets[2]}"}}'.encode()
        frame = b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello  # masked with nothing
        guest = Guest(http, table, secrets[1])
        with guest.ear() as ear, knocking(address, 1, upgrade(table)) as (phone,):
            assert b"101" in phone.recv(4096)
            phone.sendall(frame)
            while not all(seat["is_here"] for seat in ear.next("presence")["seats"]):
                pass
            while (ear.next("seat-news")["what"], ear.heard[-1]["seat"]) != ("went", 2):
                pass
            assert [seat["is_here"] for seat in guest.look()["seats"]] == [True, False]


def test_limits_and_proxies_are_set_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen_limits() == Limits()
    monkeypatch.setenv(limits.LIMITS, "requests=50/5 onlookers=3 tables=2")
    assert chosen_limits() == Limits(requests=Rate(50, 5), onlookers=3, tables=Rate(2, 0))
    monkeypatch.setenv(limits.LIMITS, "0")
    assert chosen_limits() == NO_LIMITS
    for wrong in ("moons=3", "requests", "requests=x", "onlookers=1/2", "requests=-1/3", "requests=nan"):
        monkeypatch.setenv(limits.LIMITS, wrong)
        with pytest.raises(BadOption, match="such as"):
            chosen_limits()
    monkeypatch.setenv(limits.PROXIES, "127.0.0.1, 10.0.0.0/8 ::1")
    assert chosen_proxies() == ("127.0.0.1", "10.0.0.0/8", "::1")
    monkeypatch.setenv(limits.PROXIES, "*")
    with pytest.raises(BadOption, match="networks"):
        chosen_proxies()


def test_addresses_that_are_one() -> None:
    assert address_of({"client": ("::ffff:192.0.2.1", 1)}) == address_of({"client": ("192.0.2.1", 2)}) == "192.0.2.1"
    assert address_of({"client": None}) == ""
