"""Somebody who plays by what the page shows: clicks what glows, presses buttons, or uses the keyboard alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from tests.server.clients import Guest, chosen, claimed

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST = 180.0
PAUSE = 25  # milliseconds until somebody looks again whose turn it is
CLICKED, NOTHING, OVER = "clicked", "nothing", "over"

# A spot of one thing that may be done now and that nothing else covers, looking from any one of them on.
DECISIONS = "[data-legal], .prompt .choice"
ANYTHING = f"{DECISIONS}, .veil .button"
HIT = """([wanted, chance]) => {
  if (document.querySelector('dialog[open] ol li')) return 'over';
  const all = [...document.querySelectorAll(wanted)];
  const start = Math.floor(chance * all.length);
  for (const element of [...all.slice(start), ...all.slice(0, start)]) {
    const box = element.getBoundingClientRect();
    const spots = [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
    const hit = spots.find(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    if (hit) return hit;
  }
  return null;
}"""
AXE_RUN = """() => axe.run(document, {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
})"""
HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)].map((element) => element.outerHTML.slice(0, 160))"""


class Table:
    """A page at a table."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.dice = random.Random(11)

    # Getting there

    def home(self) -> Table:
        """The home page."""
        self.page.goto(f"{self.address}/")
        self.page.wait_for_selector(".cover")
        return self

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """A call to the server's API, as programs make it."""
        answer = httpx.post(f"{self.address}/api{path}", json=body, timeout=20)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> list[dict[str, Any]]:
        """Opens a table, claims every friend's seat, and sits down on the first; returns the table, seat and secret of each."""
        made = self.ask("/tables", {"game": game, "players": len(seats), "seats": seats, "options": {}, **wishes})
        friends = [self.claim(made["table"], one["code"]) for one in made["invitations"]]
        links = sorted([{"table": made["table"], **link} for link in made["links"]] + friends, key=lambda link: link["seat"])
        self.sit(made["table"], links[0]["secret"] if links else "")
        return links

    def claim(self, table: str, code: str) -> dict[str, Any]:
        """Claims the seat of an invitation as programs do; its table, seat and secret."""
        with httpx.Client(base_url=self.address, timeout=20) as http:
            friend = claimed(http, table, code)
            return {"table": table, "seat": friend.look()["you"][0], "secret": friend.secret}

    def sit(self, table: str, secret: str) -> None:
        """Follows the link of a seat."""
        self.page.goto(f"{self.address}/t/{table}#{secret}")
        self.page.wait_for_selector(".prompt, .veil")

    # Playing

    @property
    def is_over(self) -> bool:
        """Whether the panel of the end shows."""
        return self.page.locator("dialog[open] ol li").count() > 0

    def number(self) -> int:
        """How many lines the log has."""
        return self.page.locator(".turns .line").count()

    def act(self, wanted: str = ANYTHING) -> str:
        """Clicks one thing that glows, or a button; says what came of it: clicked, nothing to click, or the game is over."""
        found = self.page.evaluate(HIT, [wanted, self.dice.random()])
        if found == OVER or not found:
            return OVER if found else NOTHING
        self.page.mouse.click(*found)
        return CLICKED

    def click_something(self, wanted: str = ANYTHING) -> bool:
        """Clicks one thing that glows, or a button; says whether there was one."""
        return self.act(wanted) == CLICKED

    def play_to_the_end(self) -> None:
        """Clicks on until the game is over; too long without anything to click is a failure."""
        last = started = time.monotonic()
        while (came := self.act()) != OVER:
            now = time.monotonic()
            assert now - started < 4 * LONGEST, "the game does not come to its end"
            if came == CLICKED:
                last = now
            else:
                self.page.wait_for_timeout(PAUSE)
            assert now - last < LONGEST, (self.page.inner_text(".prompt"), self.page.evaluate(HIDDEN, DECISIONS))

    def finish(self, links: list[dict[str, Any]], longest: float = LONGEST) -> None:
        """Programs play these seats on to the end while the page looks on."""
        self.play_on(links, lambda told: bool(told["over"]), longest)
        self.page.wait_for_selector("dialog[open] ol li")

    def play_on(
        self, links: list[dict[str, Any]], is_enough: Callable[[dict[str, Any]], bool], longest: float = LONGEST
    ) -> None:
        """Programs play these seats over HTTP until what they are told is enough."""
        end = time.monotonic() + longest
        with httpx.Client(base_url=self.address, timeout=20) as http:
            guests = {str(link["seat"]): Guest(http, link["table"], link["secret"]) for link in links}
            while not any(self._move(seat, guest, is_enough) for seat, guest in guests.items()):
                assert time.monotonic() < end, "the game does not come that far"

    def _move(self, seat: str, guest: Guest, is_enough: Callable[[dict[str, Any]], bool]) -> bool:
        """One choice of a program, if it has any; says whether it is enough."""
        told = guest.look()
        if (choices := told["choices"].get(seat)) and not is_enough(told):
            guest.move(int(seat), told["number"], chosen(choices, self.dice))
        return is_enough(told)

    def wait_for_turn(self) -> None:
        """Until there is something to click, or the game is over."""
        end = time.monotonic() + LONGEST
        while not self.page.evaluate(HIT, [ANYTHING, 0]):
            assert time.monotonic() < end, self.page.inner_text(".prompt")
            self.page.wait_for_timeout(PAUSE)

    # Looking

    def has_no_scroll(self) -> bool:
        """Whether the page fits its window, both ways."""
        fits: bool = self.page.evaluate(
            "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        return fits

    def violations(self) -> list[str]:
        """What axe finds, however small. With colours of the reader's own it reads those that the page would have, so it does not compare them."""
        self.page.evaluate(AXE.read_text(encoding="utf8"))
        found: dict[str, Any] = self.page.evaluate(AXE_RUN)
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0].get('failureSummary', '')[:300]}"
            for one in found["violations"]
        ]
