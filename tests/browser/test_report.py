"""The page of a report, in a real browser: it asks nobody for anything, and no width of it needs to be scrolled sideways."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mastaba.game import discover
from mastaba.study.report.page.page import page
from mastaba.study.reports import FOLDER

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEPT = Path(__file__).parents[2] / FOLDER
OPENED = "for (const one of document.querySelectorAll('details')) one.open = true"


def looked_at(chromium: Browser, address: str, width: int) -> tuple[Page, list[str], list[str]]:
    """The page at a width with all its tables opened, what it asked for, and what it complained of."""
    opened = chromium.new_page(viewport={"width": width, "height": 800}, bypass_csp=True)
    asked: list[str] = []
    troubles: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: troubles.append(message.text))
    opened.goto(address)
    opened.evaluate(OPENED)
    return opened, asked, troubles


@pytest.mark.parametrize(
    "game_id", [game if game == "luxor" else pytest.param(game, marks=pytest.mark.proof) for game in discover()]
)
def test_a_report_opens_without_any_request_at_every_width(chromium: Browser, tmp_path: Path, game_id: str) -> None:
    written = tmp_path / "report.html"
    written.write_text(page(json.loads((KEPT / f"{game_id}.json").read_text(encoding="utf8")), "fr"), encoding="utf8")
    for width in (1280, 390):
        opened, asked, troubles = looked_at(chromium, written.as_uri(), width)
        assert asked == [written.as_uri()]
        assert troubles == []
        assert opened.evaluate("document.documentElement.scrollWidth") <= width
        assert opened.evaluate("[...document.querySelectorAll('[role=img]')].every((one) => one.ariaLabel)")
        opened.close()
