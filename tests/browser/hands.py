"""Two ways to play by hand: a finger that taps what it sees and draws a board about, and ten fingers on a keyboard."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tests.browser.player import LONGEST, OVER, PAUSE, Table

HANDS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf8")
FINGER = 40  # pixels
SLOP = 16  # pixels that a finger may slip before what is under it follows
SWIPES = 8  # of a board, until what is wanted lies under the finger
MOVES = 6  # of a finger, a swipe
KEYS = 60  # to the thing that is wanted
LOST = 40  # things done after each other that decide nothing
MOMENT = 3000  # milliseconds until the keyboard has its place again
PATIENCE = 10.0  # seconds until what covers a thing has gone
WANTED = "wanted"


class Hand:
    """Chooses among what the page shows as open to it, and counts what it takes to do it."""

    left_alone = ""  # a selector

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.dice = table.dice
        self.decisions = 0
        self.counts: dict[str, int] = {}
        self.page.evaluate(HANDS)
        self.page.on("request", self._notice)

    def _notice(self, request: Any) -> None:
        self.decisions += request.method == "POST" and urlsplit(request.url).path.endswith("/moves")

    def count(self, what: str) -> None:
        """Another one of these."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def look(self) -> str:
        """Wants one of the things that glow or, as often where there are both, one of the buttons; says whether there is any."""
        wish = [self.dice.choice(["things", "buttons"]), self.dice.random(), self.left_alone]
        found: str = self.page.evaluate("(wish) => hands.want(...wish)", wish)
        return found

    def play(self, decisions: int | None = None) -> None:
        """So many decisions, or to the end of the game."""
        last, idle, decided = time.monotonic(), 0, self.decisions
        goal = None if decisions is None else decided + decisions
        while (goal is None or self.decisions < goal) and (found := self.look()) != OVER:
            assert time.monotonic() - last < LONGEST, self.page.inner_text(".prompt")
            if found == WANTED:
                self.do()
                idle = 0 if self.decisions > decided else idle + 1
                last, decided = time.monotonic(), self.decisions
            assert idle < LOST, f"{idle} times nothing was decided: {self.page.inner_text('.prompt')}"
            self.page.wait_for_timeout(PAUSE)

    def do(self) -> None:
        """Does what is wanted; what the page has taken away meanwhile is left."""
        raise NotImplementedError

    def figures(self) -> str:
        """What it took."""
        return ", ".join([f"{self.decisions} decisions", *(f"{count} {what}" for what, count in self.counts.items())])


class Finger(Hand):
    """Taps, and draws about what scrolls, as the touch screen of a phone reports it."""

    left_alone = "[data-measured='no']"  # cards of a fan that the front one, which is the same to click, speaks for

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.screen = self.page.context.new_cdp_session(self.page)

    def do(self) -> None:
        """Brings a thing under the finger and taps it."""
        end = time.monotonic() + PATIENCE
        while spot := self._found():
            if min(spot["width"], spot["height"]) >= FINGER:
                self.page.touchscreen.tap(spot["x"], spot["y"])
                return self.count("taps")
            assert time.monotonic() < end, f"{spot['width']:.0f} x {spot['height']:.0f} px for a finger: {spot['described']}"
            self.page.wait_for_timeout(PAUSE)
        return None

    def tap(self, selector: str) -> None:
        """Taps the first thing of this kind."""
        self.page.wait_for_selector(selector)
        self.page.evaluate("(selector) => hands.wantThis(selector)", selector)
        self.do()

    def _found(self) -> Any:
        """Where a thing lies, drawn into sight where its box hides a part of it."""
        spot = self.page.evaluate("hands.spot()")
        for _ in range(SWIPES):
            if not spot or not spot["drag"]:
                break
            self._swipe(spot["drag"])
            was, spot = spot, self.page.evaluate("hands.spot()")
            if spot == was:  # it lies at the very edge of what can be drawn
                break
        return spot

    def _swipe(self, drag: dict[str, list[float]]) -> None:
        """A finger put on a box draws it as far as it can be drawn, and rests before it lets go."""
        reach = [_reach(far, room) for far, room in zip(drag["far"], drag["room"], strict=True)]
        for move in range(-MOVES, MOVES + 1):
            x, y = (start - move / MOVES * far for start, far in zip(drag["from"], reach, strict=True))
            kind = "touchStart" if move == -MOVES else "touchMove"
            self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(PAUSE)
        self.screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.wait_for_timeout(PAUSE)
        self.count("swipes")


def _reach(far: float, room: float) -> float:
    """How far to either side of its middle a box is drawn: half of the way and of what a finger slips, and never out of the box."""
    if not far:
        return 0
    half = (abs(far) + SLOP) / 2
    return min(half, room / 2) * (1 if far > 0 else -1)


class Keyboard(Hand):
    """Tab, arrows, Enter, Space and the figures of the buttons."""

    def press(self, key: str) -> None:
        """One key."""
        self.page.keyboard.press(key)
        self.count("keys")

    def do(self) -> None:
        """Takes the focus to a thing and presses it, or presses the figure of a button: by arrows as often as by Tab."""
        arrows, by_number = self.dice.choice([0, 6]), self.dice.random() < 0.3
        trail: list[str] = []
        for keys in range(KEYS):
            way = self.page.evaluate("hands.way()")
            trail.append(way["here"])
            if way["isGone"]:
                return None
            if by_number and 0 < way["number"] <= 9:
                return self.press(str(way["number"]))
            if way["isThere"]:
                assert way["isSeen"], f"the focus is not to be seen: {way['described']}"
                return self.press(self.dice.choice(["Enter", "Space"]))
            if way["isLost"] and self.decisions:  # what had the focus has gone: the page has a moment to give it back
                self.page.wait_for_function("document.activeElement !== document.body", timeout=MOMENT)
                continue
            self.press(way["arrow"] if way["isThing"] and keys < arrows else way["tab"])
        raise AssertionError(f"{KEYS} keys do not lead to {way['described']} but to {trail[-4:]}")
