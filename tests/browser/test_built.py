"""What is sent to a browser: small, and nothing from anywhere else."""

from __future__ import annotations

import gzip
import re

from tests.browser.conftest import PAGE, Visit

MOST = 300_000


def test_the_page_is_under_300_kilobytes_compressed_its_fonts_included() -> None:
    files = [file for file in (PAGE / "dist").rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    files = [
        file for file in files if not file.name.startswith("art-") and file.name != "game-file.html"
    ]  # a template of the server's
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in files}
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) < MOST, sizes


def test_everything_comes_from_the_server_itself(visit: Visit) -> None:
    table, asked = visit(), []
    table.page.on("request", lambda request: asked.append(request.url))
    table.home()
    table.open("luxor", [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}])
    elsewhere = [url for url in asked if not url.startswith(table.address) and not re.match(r"(data|blob):", url)]
    assert asked
    assert elsewhere == []
