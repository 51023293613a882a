"""A whole game of every kind by keyboard alone, with what a screen reader would say written down: docs/accessibility.md quotes it."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.player import LONGEST, PAUSE, Table
from tests.browser.test_games import options
from tests.browser.test_using import FOCUS

# What is added to a live region is read out, in this order; toasts and banners are such regions too.
HEAR = """
window.heard = [];
const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest('[aria-live], [role=status], [role=alert], [role=log]');
const hear = (changes) => {
  for (const change of changes)
    for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes)
      if (live(node) && node.textContent.trim()) heard.push(node.textContent.trim());
};
addEventListener('DOMContentLoaded', () => new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true }));
"""


NAMED = re.compile(r'(\w+) ("(?:[^"\\]|\\.)*")((?: \[[^\]]*\])*)')


class Listener:
    """Plays by keyboard, and writes down what is said (») and what the focus is on (>)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[str] = []
        self.focus = ""
        self.dealt = len(log(table))  # what lies on the table when one sits down is read in the log

    @property
    def said(self) -> str:
        """Everything that was announced."""
        return "\n".join(line for line in self.lines if line.startswith("»"))

    def listen(self) -> None:
        """Writes down what has been said since, then where the focus is, if it has moved."""
        heard: list[str] = self.table.page.evaluate("() => heard.splice(0)")
        self.lines += [f"» {' '.join(one.split())}" for one in heard]
        focus = " in ".join(filter(None, map(self.named, (":focus", "dialog:focus-within"))))
        if focus and focus != self.focus:
            self.lines.append(f"> {focus}")
        self.focus = focus

    def named(self, place: str) -> str:
        """The role, name and state that a screen reader gets of an element, where there is one."""
        found = self.table.page.locator(place)
        heading = found.first.aria_snapshot().partition("\n")[0] if found.count() else ""
        known = NAMED.search(heading)
        return f"{known[1]} “{json.loads(known[2])}”{known[3] or ''}" if known else heading.removeprefix("- ")

    def play(self) -> None:
        """To the end of the game."""
        page, dice = self.table.page, self.table.dice
        page.keyboard.press("Tab")
        end = time.monotonic() + 3 * LONGEST
        while (where := page.evaluate(FOCUS)) != "over":
            assert time.monotonic() < end, self.lines[-8:]
            keys = {"act": [*["Enter"] * 6, "ArrowRight", "ArrowDown", "Tab"], "look": ["Tab"], "wait": []}[where]
            if keys:
                page.keyboard.press(key := dice.choice(keys))
                self.lines.append(f"  [{key}]")
            else:
                page.wait_for_timeout(PAUSE)
            self.listen()
        page.wait_for_timeout(300)
        self.listen()


def log(table: Table) -> list[str]:
    """The sentences of the log."""
    sentences: list[str] = table.page.locator(".turns .line > span:last-child").all_text_contents()
    return [" ".join(one.split()) for one in sentences]


def listened(visit: Visit, game: str, lang: str) -> Listener:
    """A game against robots played to its end; the transcript is kept where MASTABA_TRANSCRIPTS says."""
    table = visit("desktop", lang)
    table.page.add_init_script(HEAR)
    players = mastaba.load(game).players
    robots = [{"kind": "bot", "level": "random"}] * (players - 1)
    table.open(game, [{"kind": "me", "name": "Nadia"}, *robots], options=options(game), seed=5, first=1)
    listener = Listener(table)
    listener.play()
    if folder := os.environ.get("MASTABA_TRANSCRIPTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{game}.{lang}.txt").write_text("\n".join(listener.lines) + "\n", encoding="utf8")
    return listener


def check(listener: Listener) -> None:
    """Nothing is announced twice over, nothing of the log is left out, and whatever has the focus says what it is."""
    focused = [line for line in listener.lines if line.startswith(">")]
    assert focused
    assert not [line for line in focused if "“" not in line]
    said = listener.said
    missed = [line for line in log(listener.table)[listener.dealt :] if line and line not in said]
    assert not missed, missed[:5]


def test_every_step_of_a_short_game_is_read_out(visit: Visit) -> None:
    check(listened(visit, "saqqara", "en"))


@pytest.mark.proof
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", mastaba.games())
def test_every_step_is_read_out(visit: Visit, game: str, lang: str) -> None:
    check(listened(visit, game, lang))
