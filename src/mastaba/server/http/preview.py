"""What a messenger shows of a link: the game and who invites, in tags that stand in the page before any program of it runs."""

from __future__ import annotations

import html
import re
from typing import Final

from mastaba.game import discover
from mastaba.server.http.requests import HttpRequest, preferred_language, registry_of
from mastaba.server.storage.errors import FAILURES
from mastaba.server.storage.rows import TableRow
from mastaba.text import words

PLACE: Final = "<!-- preview -->"  # in the page's index.html
TABLE: Final = re.compile(r"/([jts])/([\w-]{1,40})/?", re.ASCII)
IMAGE: Final = "/icon-512.png"
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}


async def with_preview(request: HttpRequest, page: str) -> str:
    """The page with the tags of the address that was asked for."""
    if PLACE not in page:
        return page
    lang, path = preferred_language(request), request.scope["path"]
    found = TABLE.fullmatch(path)
    row = await _row(request, found[2]) if found else None
    title, about = _sentences(row, bool(found and found[1] == "j"), lang)
    base = registry_of(request).settings.public or str(request.base_url).rstrip("/")
    return page.replace(PLACE, "\n    ".join(_tags(title, about, base, path, lang)), 1)


async def _row(request: HttpRequest, table_id: str) -> TableRow | None:
    """What is kept of a table; a page without a preview is better than no page."""
    try:
        row = await registry_of(request).row(table_id)
    except FAILURES:
        return None
    return row if row and row.game in discover() else None


def _sentences(row: TableRow | None, is_invitation: bool, lang: str) -> tuple[str, str]:
    """The title and what stands below it."""
    said = words(None, lang)
    if row is None:
        return said.say("preview-house"), said.say("preview-house-about")
    key, host = "preview-invitation" if is_invitation else "preview-table", row.host_name
    facts = {"title": discover()[row.game].title} | ({"host": host} if host else {})
    return said.say(key if host else f"{key}-alone", **facts), words(row.game, lang).say("pitch")


def _tags(title: str, about: str, base: str, path: str, lang: str) -> list[str]:
    shown = {"title": title, "description": about, "url": base + path, "image": base + IMAGE}
    shown |= {"type": "website", "site_name": "Mastaba", "locale": LOCALES[lang]}
    tags = [f'<meta property="og:{name}" content="{html.escape(value)}" />' for name, value in shown.items()]
    return [
        f'<meta name="description" content="{html.escape(about)}" />',
        '<meta name="twitter:card" content="summary" />',
        *tags,
    ]
