"""Measures a page as it is drawn: overlap, clipping, sizes of targets and of letters, all from the DOM (measure.js)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

MEASURE: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf8")

# Phones with and without their bars, on their side, zoomed to 200 %, tablets, desktops, large screens.
SIZES: Final = {
    "small-phone": (360, 560),
    "phone-with-bars": (390, 664),
    "phone": (390, 844),
    "phone-on-its-side": (844, 390),
    "zoomed": (640, 360),
    "tablet": (820, 1180),
    "tablet-on-its-side": (1024, 768),
    "desktop": (1280, 720),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it is drawn now, one line for each fault."""
    found: list[str] = page.evaluate(MEASURE.removeprefix("/*").partition("*/")[2].strip().removesuffix(";"), {})
    return found
