"""A real server, a real Chromium, and the page as people get it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright import sync_api as playwright

from mastaba.game import discover
from tests.browser.measure import SIZES
from tests.browser.player import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

PAGE = Path(__file__).parents[2] / "page"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first has no windows to draw, which is half the work
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START = 60.0
QUICK = {"MASTABA_PACE": "0", "MASTABA_EAGER": "0", "MASTABA_NATIVE": "0", "MASTABA_LIMITS": "0", "MASTABA_ITERATIONS": "40"}
# Whoever visits has played before, unless the test is about being new: then no introduction lies over the table.
INTRODUCED = f"localStorage.setItem('mastaba-introduced', '{json.dumps(sorted(discover()))}')"
# Playwright waits by evaluating text, which the page's own policy forbids; one test keeps to the policy.
USUAL: dict[str, Any] = {"reduced_motion": "reduce", "bypass_csp": True}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError(f"the server left with {server.returncode}")
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)


@contextlib.contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server over a folder of tables, whose bots do not wait; yields its address."""
    if not (PAGE / "dist" / "index.html").exists():
        pytest.fail("the page is not built: make test does it, or page/build.sh")
    port = _free_port()
    command = [sys.executable, "-m", "mastaba", "serve", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen(command, env=os.environ | QUICK)
    try:
        _wait_for(f"http://127.0.0.1:{port}", server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server answers."""
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A Chromium of the system where there is one, else Playwright's own; while it runs, nothing else can run an event loop."""
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Table]


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Opens a browser of its own (size, language, no motion unless asked for); errors on the page fail the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(size: str = "desktop", lang: str = "en", is_new: bool = False, **wishes: Any) -> Table:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[lang],
            has_touch=width < 900 or height < 600,
            **(USUAL | wishes),
        )
        contexts.append(context)
        if not is_new:
            context.add_init_script(INTRODUCED)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return Table(page, address)

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles, troubles
