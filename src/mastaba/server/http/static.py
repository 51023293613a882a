"""The page itself: the files that Vite has built."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from mastaba.server.http.errors import ApiError
from mastaba.server.http.requests import HttpRequest, preferred_language
from mastaba.text import words

PACKAGED: Final = Path(__file__).parents[1] / "static"
CHECKOUT: Final = Path(__file__).parents[4] / "page" / "dist"
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}


def folder() -> Path:
    """Where the built page lies: in the package, or in the checkout."""
    return PACKAGED if PACKAGED.is_dir() else CHECKOUT


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: HttpRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page; any other address that is no file, such as a table's, opens the page itself."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", "schema")):
        raise ApiError(404, "not-found")
    file = _file(wanted)
    if file is not None and wanted:
        return _sent(file, FOREVER if wanted.startswith("assets/") else "no-cache")
    if "." in wanted.rpartition("/")[2]:
        raise ApiError(404, "not-found")
    index = _file("index.html")
    return _sent(index, "no-cache") if index else _unbuilt(preferred_language(request))


def _file(wanted: str) -> Path | None:
    """A file within the folder, never outside it."""
    root = folder().resolve()
    try:
        found = (root / wanted).resolve()
        return found if found.is_file() and found.is_relative_to(root) else None
    except (OSError, ValueError):
        return None


def _sent(file: Path, caching: str) -> Response[bytes]:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


def _unbuilt(lang: str) -> Response[bytes]:
    sentence = words(None, lang).say("server-no-page").replace("&", "&amp;")
    html = f"<!doctype html><html lang={lang}><meta charset=utf-8><title>Mastaba</title><p>{sentence}</p>"
    return Response(html.encode(), media_type="text/html; charset=utf-8", status_code=503)
