"""Bad input of every kind gets the right status and a clear sentence, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from mastaba.server.storage.store import Store
from tests.server.clients import Ear, Guest, play_out, seated

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def guest(http: httpx.Client) -> Guest:
    return seated(http, "saqqara", "me link", seed=1, first=1)[1]


@pytest.fixture(autouse=True)
def unchanged(guest: Guest) -> Iterator[None]:
    before = guest.look()
    yield
    after = guest.look()
    assert {**before, "n": 0} == {**after, "n": 0}


def checked(response: httpx.Response, status: int, code: str | None = None) -> None:
    assert response.status_code == status, response.text
    error = response.json()["error"]
    assert error["message"]
    assert code is None or error["code"] == code, error


MOVES = [
    ("{", 400),
    ("", 400),
    ("[]", 400),
    ("null", 400),
    ("\xff", 400),
    ('{"seat": 1}', 400),
    ('{"seat": "1", "number": 0, "action": "draw 0"}', 400),
    ('{"seat": 1, "number": 0.5, "action": "draw 0"}', 400),
    ('{"seat": 1, "number": -1, "action": "draw 0"}', 400),
    ('{"seat": 1, "number": 1e400, "action": "draw 0"}', 400),
    ('{"seat": 1, "number": 99999999999999999999999999, "action": "draw 0"}', 400),
    ('{"seat": 0, "number": 0, "action": "draw 0"}', 400),
    ('{"seat": true, "number": 0, "action": "draw 0"}', 400),
    ('{"seat": 1, "number": 0, "action": ""}', 400),
    ('{"seat": 1, "number": 0, "action": ["draw 0"]}', 400),
    ('{"seat": 1, "number": 0, "action": "draw 0", "extra": 1}', 400),
    ('{"seat": 2, "number": 0, "action": "draw 0"}', 403),
    ('{"seat": 5, "number": 0, "action": "draw 0"}', 404),
    ('{"seat": 1, "number": 3, "action": "draw 0"}', 409),
    ('{"seat": 1, "number": 0, "action": "moonwalk"}', 422),
    ('{"seat": 1, "number": 0, "action": "draw 9"}', 422),
    ('{"seat": 1, "number": 0, "action": "draw 0\\u0000"}', 422),
    ("[" * 5000, 400),
]


@pytest.mark.parametrize(("body", "status"), MOVES, ids=range(len(MOVES)))
def test_a_move_that_makes_no_sense(http: httpx.Client, guest: Guest, body: str, status: int) -> None:
    path, headers = f"/api/tables/{guest.table}/moves", {**guest.headers(), **JSON}
    checked(http.post(path, content=body.encode("latin1"), headers=headers), status)


OPENINGS: list[tuple[dict[str, Any], str]] = [
    ({"game": "senet"}, "bad-game"),
    ({"game": 7}, "malformed"),
    ({"players": 1}, "bad-option"),
    ({"players": 5}, "bad-option"),
    ({"players": 99}, "malformed"),
    ({"players": "two"}, "malformed"),
    ({"seats": []}, "seat-count"),
    ({"seats": [{"kind": "me"}]}, "seat-count"),
    ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "malformed"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "bad-level"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "easy-plus"}]}, "bad-level"),  # Sakkara has one
    ({"seats": [{"kind": "me", "level": "random"}, {"kind": "bot"}]}, "level-for-person"),
    ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]}, "malformed"),
    ({"seats": [{"kind": "me", "name": " \u200b "}, {"kind": "bot"}]}, "blank-name"),
    ({"options": {"moonlight": True}}, "bad-option"),
    ({"options": {"blocked": "never"}}, "bad-option"),
    ({"options": {"blocked": [1]}}, "malformed"),
    ({"options": 3}, "malformed"),
    ({"first": 3}, "bad-deal"),
    ({"first": 0}, "malformed"),
    ({"first": 1, "deal": {"first": 1}}, "first-twice"),
    ({"seed": -1}, "bad-option"),
    ({"seed": 2**62}, "bad-option"),
    ({"seed": 2**70}, "bad-option"),
    ({"seed": 1.5}, "malformed"),
    ({"deal": {"moon": 1}}, "bad-deal"),
    ({"deal": []}, "malformed"),
    ({"colour": "red"}, "malformed"),
]


@pytest.mark.parametrize(("changes", "code"), OPENINGS, ids=range(len(OPENINGS)))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_that_cannot_be_opened(http: httpx.Client, changes: dict[str, Any], code: str, lang: str) -> None:
    body = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], **changes}
    checked(http.post("/api/tables", json=body, params={"lang": lang}), 400, code)


@pytest.mark.parametrize("changes", [changes for changes, code in OPENINGS if code in ("bad-option", "bad-deal")], ids=str)
def test_what_the_engine_refuses_is_said_in_both_languages(http: httpx.Client, changes: dict[str, Any]) -> None:
    body = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], **changes}
    english, french = (http.post("/api/tables", json=body, params={"lang": lang}).json()["error"] for lang in ("en", "fr"))
    assert english["message"] != french["message"]


def test_a_body_that_is_too_large(http: httpx.Client, guest: Guest) -> None:
    checked(http.post("/api/tables", content=b" " * 70_000, headers=JSON), 413, "too-large")
    checked(guest.post("/moves", {"seat": 1, "number": 0, "action": "x" * 70_000}), 413, "too-large")

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    checked(http.post("/api/tables", content=endless(), headers=JSON), 413, "too-large")


def test_wrong_secrets_and_tables(http: httpx.Client, guest: Guest) -> None:
    for secret in ("x", guest.table, f"{guest.secret}x", "é".encode().decode("latin1")):
        headers = {b"Authorization": f"Bearer {secret}".encode("latin1")}
        checked(http.get(f"/api/tables/{guest.table}", headers=headers), 403, "wrong-secret")
    checked(http.get(f"/api/tables/{guest.table}", headers={"Authorization": "Basic x"}), 403, "wrong-secret")
    checked(http.get(f"/api/tables/{guest.table}/invitation"), 401, "no-secret")
    for table in ("nowhere", "%00", "x" * 500, "..", "%2e%2e%2f"):
        response = http.get(f"/api/tables/{table}", headers=guest.headers())
        assert response.status_code == 404, (table, response.text)


def test_other_requests_that_make_no_sense(http: httpx.Client, guest: Guest) -> None:
    checked(guest.get("/record"), 409, "not-over")
    checked(guest.post("/undo", {"seat": 1, "number": 0}), 409, "undo-nothing")
    checked(guest.post("/undo", {"seat": 1, "number": 4}), 409, "stale")
    checked(guest.post("/undo", {"seat": 2, "number": 0}), 403, "not-your-seat")
    checked(guest.post("/hint", {"seat": 2}), 403, "not-your-seat")
    checked(guest.post("/leave", {"seat": 2}), 403, "not-your-seat")
    checked(guest.post("/seats/9/reissue"), 404, "no-such-seat")
    checked(guest.post("/seats/x/reissue"), 404)
    checked(http.get("/api/games", params={"lang": "tlh"}), 400, "bad-language")
    checked(http.get("/api/games/senet/rules"), 404, "bad-game")
    checked(http.get("/api/nothing"), 404, "not-found")
    checked(http.delete(f"/api/tables/{guest.table}"), 405, "not-allowed")
    name = f"/api/tables/{guest.table}/seats/1"
    for body in ({"name": ""}, {"name": "x" * 41}, {"name": 3}, {}):
        checked(http.patch(name, json=body, headers=guest.headers()), 400)


def test_a_question_is_answered_with_the_rule(guest: Guest) -> None:
    assert guest.post("/refusal", {"seat": 1, "action": guest.look()["choices"]["1"][0]["action"]}).json() == {"legal": True}
    answer = guest.post("/refusal", {"seat": 1, "action": "draw 9"}, params={"lang": "fr"}).json()
    assert (answer["code"], answer["rule"]) == ("not_on_top", "R4.1")
    assert "R4.1" in answer["sentence"]


LARGE = ["9" * digits for digits in (19, 30, 400, 5000)]


@pytest.mark.parametrize("number", [*LARGE, *(f"-{number}" for number in LARGE), "1e400"], ids=range(9))
def test_numbers_that_are_too_large(http: httpx.Client, guest: Guest, number: str) -> None:
    table, headers = f"/api/tables/{guest.table}", {**guest.headers(), **JSON}
    for path in (f"/seats/{number}/handover", f"/seats/{number}/reissue", f"/seats/{number}/robot"):
        assert http.post(table + path, headers=headers, content=b"{}").status_code in (400, 404)
    assert http.patch(f"{table}/seats/{number}", headers=headers, content=b'{"name": "x"}').status_code == 404
    assert http.get(f"{table}/consequences?seat={number}", headers=headers).status_code in (400, 404)
    assert http.get(f"{table}/moments/0?seat={number}", headers=headers).status_code in (400, 403)
    for part in (f'"options": {{"blocked": {number}}}', f'"seed": {number}', f'"deal": {{"first": {number}}}'):
        body = f'{{"game": "saqqara", "players": 2, "seats": [{{"kind": "me"}}, {{"kind": "bot"}}], {part}}}'
        checked(http.post("/api/tables", content=body, headers=JSON), 400)


@pytest.mark.parametrize("letters", [rb"\ud800", rb"\udfff\ud800", b"\xff", b"\xed\xa0\x80", b"\xc0\x80"])
def test_letters_that_are_none(http: httpx.Client, guest: Guest, letters: bytes) -> None:
    body = b'{"seat": 1, "number": 0, "action": "' + letters + b'"}'
    for path in ("moves", "refusal", "claim"):
        checked(
            http.post(f"/api/tables/{guest.table}/{path}", content=body, headers={**guest.headers(), **JSON}), 400, "malformed"
        )


REASONS = {
    "": ("there is nothing in it", "elle est vide"),
    "{": ("breaks off", "s’arrête en chemin"),
    "x": ("not JSON (byte 0)", "pas du JSON (octet 0)"),
    "[]": ("expected an object, got a list", "il faut un objet, pas une liste"),
    "[" * 9000: ("expected an object", "il faut un objet"),
    '{"seat": 1}': ("“number” is missing", "il manque « number »"),
    '{"seat": 1, "moon": 2}': ("“moon” means nothing here", "« moon » n’a pas de sens ici"),
    '{"seat": "1"}': ("expected a whole number, got a text (seat)", "il faut un nombre entier, pas un texte (seat)"),
    '{"seat": 0}': ("1 or more (seat)", "1 ou plus (seat)"),
    '{"seat": 70}': ("or less (seat)", "ou moins (seat)"),
    '{"action": ""}': ("too short: at least 1 (action)", "trop court : au moins 1 (action)"),
    '{"action": "%s"}' % ("x" * 201): ("too long: at most 200 (action)", "trop long : au plus 200 (action)"),
    '{"seat": %s}' % ("9" * 5000): ("the number is too large (seat)", "le nombre est trop grand (seat)"),
}


@pytest.mark.parametrize("body", REASONS, ids=range(len(REASONS)))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_something_cannot_be_read_is_said_in_the_askers_language(guest: Guest, body: str, lang: str) -> None:
    sent = guest.http.post(f"/api/tables/{guest.table}/moves?lang={lang}", content=body, headers={**guest.headers(), **JSON})
    message = sent.json()["error"]["message"].replace("\u00a0", " ").replace("\u202f", " ")
    assert REASONS[body][lang == "fr"] in message


def test_parts_of_an_address_are_named_too(guest: Guest) -> None:
    french = guest.get("/consequences", params={"seat": "x", "lang": "fr"}).json()["error"]["message"]
    assert "un nombre entier" in french
    assert "(seat)" in french
    french = guest.get("/consequences", params={"lang": "fr"}).json()["error"]["message"]
    assert "il manque" in french
    assert "seat" in french


def test_who_never_says_hello_rightly_is_told_so_in_their_browsers_language(guest: Guest) -> None:
    address = str(guest.http.base_url).replace("http", "ws", 1).rstrip("/")
    with connect(f"{address}/api/tables/{guest.table}/socket", additional_headers={"Accept-Language": "fr"}) as socket:
        socket.send("{")
        assert "illisible" in str(socket.recv(10))


def test_one_point_nought_is_one(guest: Guest) -> None:
    for seat in ("1", "1.0", "1e0"):
        answer = guest.http.post(
            f"/api/tables/{guest.table}/moves",
            content=f'{{"seat": {seat}, "number": 0.0, "action": "moonwalk"}}',
            headers={**guest.headers(), **JSON},
        )
        checked(answer, 422, "unknown")


def test_what_cannot_be_written_has_not_happened(http: httpx.Client, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    over = seated(http, "saqqara", "here here", seed=3)
    play_out(over)

    async def full(*_: object) -> None:
        raise OSError(28, "database or disk is full")

    for change in ("add", "reseat", "watch", "append"):
        monkeypatch.setattr(Store, change, full)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    checked(http.post("/api/tables", json={"game": "saqqara", "players": 2, "seats": seats}), 503, "not-kept")
    checked(over[1].post("/rematch"), 503, "not-kept")
    checked(guest.post("/seats/2/reissue"), 503, "not-kept")
    table, headers = f"/api/tables/{guest.table}", guest.headers()
    checked(http.patch(f"{table}/seats/1", json={"name": "Nadia"}, headers=headers), 503, "not-kept")
    checked(http.patch(table, json={"onlookers": False}, headers=headers), 503, "not-kept")
    monkeypatch.undo()
    assert over[1].post("/rematch").status_code == 201


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/api/games", "GET, HEAD, OPTIONS"), ("/api/tables", "OPTIONS, POST"), ("/api/tables/x", "GET, HEAD, OPTIONS, PATCH")],
)
def test_a_method_that_there_is_not_is_answered_with_those_that_there_are(http: httpx.Client, path: str, allowed: str) -> None:
    for method in ("DELETE", "TRACE", "PUT", "QUERY"):
        response = http.request(method, path)
        checked(response, 405, "not-allowed")
        assert response.headers["allow"] == allowed


def test_what_can_be_got_can_be_asked_for_without_its_body(http: httpx.Client) -> None:
    response = http.head("/api/games")
    assert (response.status_code, response.content) == (200, b"")
    assert response.headers["etag"] == http.get("/api/games").headers["etag"]


HELLOS: list[Any] = ["", "{", "[]", "7", b"\x00\x01", b"{}", {"secret": 7}, {"since": -1}, {"lang": "tlh"}, {"x": 1}]


@pytest.mark.parametrize("hello", HELLOS, ids=range(len(HELLOS)))
def test_a_socket_that_says_hello_wrongly(http: httpx.Client, guest: Guest, hello: Any) -> None:
    ear = Ear(http, guest.table, guest.secret)
    ear.next("snapshot")
    ear.close()
    with Ear(http, guest.table, guest.secret, hello=hello) as ear:
        assert ear.next()["status"] == 400


SAYINGS: list[Any] = [
    "",
    "{",
    "[]",
    "7",
    b"\x00\x01",
    {"move": 7},
    {"move": {"seat": 1}},
    {"dance": 1},
    '{"ping": "x"}',
    "[" * 9000,
]


def test_a_socket_that_says_nonsense_stays_open(guest: Guest) -> None:
    with guest.ear() as ear:
        ear.next("snapshot")
        for saying in SAYINGS:
            ear.say(saying)
            assert ear.next("error")["message"], saying
        ear.say({"move": {"seat": 2, "number": 0, "action": "draw 0"}})
        assert ear.next("error")["status"] == 403
        ear.say({"ping": 2})
        assert ear.next("pong")["ping"] == 2


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KEYS = st.sampled_from(["game", "players", "seats", "options", "first", "seed", "deal", "seat", "number", "action", "name"])


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.dictionaries(KEYS, VALUES, max_size=6))
def test_nothing_that_can_be_sent_breaks_the_server(http: httpx.Client, guest: Guest, body: dict[str, Any]) -> None:
    sent = json.dumps(body).encode()
    for path in ("/api/tables", *(f"/api/tables/{guest.table}/{end}" for end in ("moves", "refusal", "undo", "hint", "leave"))):
        response = http.post(path, content=sent, headers={**guest.headers(), **JSON})
        assert 400 <= response.status_code < 500, (path, body, response.text)
        assert response.json()["error"]["message"]
