"""The page on a slow line: python bench/page.py [--rounds N] [--out bench/page.md]

Builds nothing: page/build.sh first. A server without waiting bots, Chromium with an empty cache and the network of a slow 3G
telephone (400 kbit/s down and up, 400 ms there and back, as WebPageTest has it); the socket is not slowed by Chromium. Cold: nothing
kept. Measured until the games can be clicked on the home page, and until a piece can be clicked at a table.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parents[1]
sys.path.insert(0, str(HERE))

from tests.browser.conftest import CHROMIUM, FLAGS, PAGE, serving  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = ("archaeology", "luxor", "relikt", "sakkara", "saqqara")
SEATS = {"relikt": 3}
SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
WANTED = {"home": ".cover .button", "table": "[data-legal], .prompt .choice, .prompt"}


def opened(address: str, game: str) -> str:
    """The path of a seat at a new table, the player first on turn."""
    seats = [{"kind": "me", "name": "Nadia"}, *[{"kind": "bot", "level": "random"}] * (SEATS.get(game, 2) - 1)]
    body = {"game": game, "players": len(seats), "seats": seats, "options": {}, "first": 1}
    made = httpx.post(f"{address}/api/tables", json=body, timeout=60).json()
    return f"/t/{made['table']}#{made['links'][0]['secret']}"


def visit(browser: Browser, address: str, wanted: str) -> tuple[float, int, int]:
    """Seconds until something can be clicked, bytes that came over the line, requests."""
    context = browser.new_context(viewport={"width": 390, "height": 664}, reduced_motion="reduce")
    page = context.new_page()
    sent = _count(page)
    start = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(wanted, timeout=60_000)
    taken = time.monotonic() - start
    context.close()
    return taken, sum(sent), len(sent)


def _count(page: Page) -> list[int]:
    """Slows a page's line down; the list it returns fills with the bytes of each answer, as they were sent."""
    sent: list[int] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_3G)
    line.on("Network.loadingFinished", lambda done: sent.append(int(done["encodedDataLength"])))
    return sent


def measured(name: str, once: Callable[[], tuple[float, int, int]], rounds: int) -> str:
    """A line of the table: the median of some visits, each with an empty cache."""
    found = [once() for _ in range(rounds)]
    seconds, sent, requests = (statistics.median(column) for column in zip(*found, strict=True))
    return f"| {name} | {seconds:.1f} | {sent / 1000:.0f} | {requests:.0f} |"


def weights() -> list[str]:
    """What the built page weighs, compressed as it is sent where only gzip is taken."""
    files = [file for file in (PAGE / "dist").rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    kinds: dict[str, Callable[[Path], bool]] = {
        "scripts and styles": lambda file: file.suffix in (".js", ".css") and not file.name.startswith("art-"),
        "fonts": lambda file: file.suffix == ".woff2",
        "drawings of the games": lambda file: file.name.startswith("art-"),
        "the rest (page, icons, manifest)": lambda file: file.suffix not in (".js", ".css", ".woff2"),
    }
    lines = []
    for name, belongs in kinds.items():
        size = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files if belongs(file))
        lines.append(f"| {name} | {size / 1000:.0f} |")
    return lines


def main() -> None:
    """Measures and prints, or writes."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--out", type=Path)
    wish = asked.parse_args()
    lines = [
        "# The page on a slow line",
        "",
        f"`python bench/page.py --rounds {wish.rounds}`: {__doc__.partition('A server')[2].strip()}",
    ]
    lines[-1] = lines[-1].replace("`: ", "`: a server ")
    lines += ["", "| cold | seconds | kB | requests |", "|---|---|---|---|"]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        lines.append(measured("home page", lambda: visit(browser, f"{address}/", WANTED["home"]), wish.rounds))
        for game in GAMES:
            path = opened(address, game)
            once = functools.partial(visit, browser, f"{address}{path}", WANTED["table"])
            lines.append(measured(f"table of {game}", once, wish.rounds))
        browser.close()
    lines += ["", "| all of the page, gzip | kB |", "|---|---|", *weights()]
    text = "\n".join(lines) + "\n"
    wish.out.write_text(text, encoding="utf8") if wish.out else sys.stdout.write(text)


if __name__ == "__main__":
    main()
