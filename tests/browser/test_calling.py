"""Who is waited for is called: by a shake, or, on a hidden page, by a notification; once a turn, and nobody else ever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.server.clients import Guest

# As browsers have it: a permission that was given, a worker that shows notifications, a page that shakes only while it is seen.
STUBS = """
window.calls = { notes: [], shakes: 0 };
window.isAway = false;
Object.defineProperty(document, 'hidden', { get: () => isAway });
Object.defineProperty(document, 'visibilityState', { get: () => (isAway ? 'hidden' : 'visible') });
Navigator.prototype.vibrate = () => isAway ? false : !!(calls.shakes += 1);
const note = (title, options) => calls.notes.push({ title, ...options });
window.Notification = class { static permission = 'granted'; constructor(title, options) { note(title, options); } };
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
ServiceWorkerRegistration.prototype.getNotifications = async () => [];
"""
GO = "(isGone) => { window.isAway = isGone; document.dispatchEvent(new Event('visibilitychange')); }"


class Calls(NamedTuple):
    """How often somebody was called so far."""

    notes: int
    shakes: int


class Called:
    """Two at a table: the first has the page, both decide as programs do."""

    def __init__(self, visit: Visit, http: httpx.Client, **preferences: bool) -> None:
        self.table: Table = visit()
        kept = json.dumps({"lang": "en", "forced": False, **preferences})
        self.table.page.add_init_script(STUBS)
        self.table.page.add_init_script(f"localStorage.setItem('mastaba-preferences', '{kept}')")
        seats = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}]
        links = self.table.open("saqqara", seats, seed=3, first=2)
        self.guests = {link["seat"]: Guest(http, link["table"], link["secret"]) for link in links}
        self.sit(str(self.guests[1].secret))

    def sit(self, secret: str) -> None:
        """The page that is called: with a secret that of a seat, without one that of somebody who looks on."""
        self.table.page.goto(f"{self.table.address}/t/{self.guests[1].table}?probe#{secret}")
        self.table.page.wait_for_selector(".prompt")

    def until(self, seat: int) -> None:
        """Whoever must decide does, until it is a seat's turn and the page shows it."""
        while (told := self.guests[1].look())["deciding"] != seat:
            other = told["deciding"]
            self.guests[other].move(other, told["number"], self.guests[other].look()["choices"][str(other)][0]["action"])
            shown = "(number) => mastaba.table.position?.number === number"
            self.table.page.wait_for_function(shown, arg=told["number"] + 1, timeout=15_000)

    def calls(self) -> Calls:
        self.table.page.wait_for_timeout(100)  # a call that should not come gets a moment to do so
        calls = self.table.page.evaluate("calls")
        return Calls(len(calls["notes"]), calls["shakes"])

    def goes(self, is_gone: bool) -> None:
        self.table.page.evaluate(GO, is_gone)


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    """How programs talk to the server."""
    with httpx.Client(base_url=address, timeout=20) as client:
        yield client


def test_my_turn_shakes_the_phone_or_notifies_the_one_who_is_away(visit: Visit, http: httpx.Client) -> None:
    called = Called(visit, http, notify=True, vibration=True)
    assert called.calls() == Calls(0, 0)  # Omar begins
    called.until(1)
    assert called.calls() == Calls(0, 1)  # it is seen: no notification
    called.goes(is_gone=True)
    assert called.calls() == Calls(0, 1)  # my turn, but no news
    called.until(2)
    assert called.calls() == Calls(0, 1)  # Omar's turn is no call to me
    called.until(1)
    assert called.calls() == Calls(1, 1)
    (note,) = called.table.page.evaluate("calls.notes")
    assert note["title"] == "Your turn"
    assert note["body"].startswith("Saqqara")
    assert note["vibrate"]
    called.goes(is_gone=False)
    called.until(2)
    called.until(1)
    assert called.calls() == Calls(1, 2)


def test_who_asked_for_neither_is_left_alone(visit: Visit, http: httpx.Client) -> None:
    called = Called(visit, http)
    called.until(1)
    called.goes(is_gone=True)
    called.until(2)
    called.until(1)
    assert called.calls() == Calls(0, 0)


def test_who_looks_on_is_called_by_nothing(visit: Visit, http: httpx.Client) -> None:
    called = Called(visit, http, notify=True, vibration=True)
    called.sit("")
    called.goes(is_gone=True)
    called.until(1)
    called.until(2)
    assert called.calls() == Calls(0, 0)
