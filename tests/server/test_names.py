"""Names: only what shows, and no two alike at one table."""

from __future__ import annotations

import httpx
import pytest

from mastaba.text.names import alike, clean, shown
from tests.server.clients import Guest, laid, opened, seated

BLANK = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u2060\ufeff",
    "\u202e",
    "\u034f",
    "\ufe0f",
    "\U000e0041",
    "\u0301",
    "\x00\x1b",
]


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_of_which_nothing_shows_is_none(http: httpx.Client, name: str) -> None:
    guest = seated(http, "saqqara", "me link")[1]
    for sent in (name, f" {name} {name}"):
        response = http.patch(f"/api/tables/{guest.table}/seats/1", json={"name": sent}, headers=guest.headers())
        assert response.json()["error"]["code"] == "blank-name", response.text
    assert clean(f"A{name}b".replace("\u0301", "")) == "Ab"


def test_what_shows_stays() -> None:
    for name in (
        "Nadia",
        "José",
        "Zoë-Marie O’Neil",
        "Ὀδυσσεύς",
        "محمد",
        "नेहा",
        "ดาว",
        "김민준",
        "陳大文",
        "♔ 7",
        "🏺",
        "Đặng",
    ):
        assert clean(name) == name
    assert clean("  Na\tdia\n\u00a0II ") == "Na dia II"
    assert clean("evil\u202egnp.exe") == "evilgnp.exe"
    assert clean("e\u0301") == "é"
    assert clean("Z" + "\u0335\u0334" * 20) == "Z\u0335\u0334\u0335"


def test_what_is_repeated_in_a_sentence_is_cleaned_too(http: httpx.Client) -> None:
    body = {"game": "luxor\u202e\x1b[31m\u3164", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    message = http.post("/api/tables", json=body).json()["error"]["message"]
    assert "“luxor[31m”" in message
    assert message == shown(message)


TWINS = ["Nadia", "NADIA", "nadia", "N a d i a", "Ｎａｄｉａ", "Na\u200bdia", "Nadia\u3164"]


@pytest.mark.parametrize("name", TWINS, ids=ascii)
def test_no_two_at_a_table_are_called_alike(http: httpx.Client, name: str) -> None:
    seats = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": name}]
    response = http.post("/api/tables", json={"game": "saqqara", "players": 2, "seats": seats})
    assert (response.status_code, response.json()["error"]["code"]) == (409, "name-taken")
    table = laid(http, "saqqara", "me link", seats=[{"kind": "me", "name": "Nadia"}, {"kind": "link"}])
    code = Guest(http, table["table"], table["invitations"][0]["code"])
    claim = {"secret": "a" * 30, "name": name}
    refused = code.post("/claim", claim, params={"lang": "fr"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "name-taken")
    assert "Quelqu’un s’appelle déjà" in refused.json()["error"]["message"]
    assert code.post("/claim", {**claim, "name": "Omar"}).status_code == 200  # the invitation is still good


def test_a_new_name_may_be_the_old_one_and_not_a_neighbours(http: httpx.Client) -> None:
    table, _, secrets = opened(http, "saqqara", "me link", seats=[{"kind": "me", "name": "Nadia"}, {"kind": "link"}])
    path, headers = f"/api/tables/{table}/seats/2", {"Authorization": f"Bearer {secrets[2]}"}
    for name, status in (("Omar", 200), ("Omar", 200), ("OMAR", 200), ("nadia", 409)):
        assert http.patch(path, json={"name": name}, headers=headers).status_code == status, name


def test_other_letters_make_another_name() -> None:
    assert not alike("Jose", "José")
    assert alike("Ａnna", "anna")
