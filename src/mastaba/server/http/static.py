"""The page itself: the files that Vite has built, compressed already where that helps."""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router
from litestar.datastructures import CacheControlHeader, ETag
from litestar.response import File
from litestar.response.file import create_etag_for_file
from litestar.static_files import create_static_files_router

from mastaba.server.http.errors import ApiError
from mastaba.server.http.preview import with_preview
from mastaba.server.http.requests import HttpRequest, preferred_language
from mastaba.text import words

PACKAGED: Final = Path(__file__).parents[1] / "static"
CHECKOUT: Final = Path(__file__).parents[4] / "page" / "dist"
IS_COMPRESSED: Final = "is_compressed"  # once, when it was built, and not again when it is sent
FOREVER: Final = CacheControlHeader(
    public=True, max_age=31_536_000, immutable=True
)  # a file under assets never changes its name
ASK_AGAIN: Final = CacheControlHeader(no_cache=True)
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the best first
PAGE: Final = "Mastaba-Page"  # the header that names the build of the page, so that an older page notices
BUILD: Final = re.compile(r'<meta name="mastaba-page" content="(\w+)"')
INDEX: Final = "index.html"
WORTH_IT: Final = 1000  # bytes from which on a page is compressed
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}


def folder() -> Path:
    """Where the built page lies: in the package, or in the checkout."""
    return PACKAGED if PACKAGED.is_dir() else CHECKOUT


def build() -> str:
    """The name of the build that is served now, as it stands in the page itself; empty where there is none."""
    try:
        file = folder() / INDEX
        return _named(file, file.stat().st_mtime_ns)
    except OSError:
        return ""


@functools.lru_cache(1)
def _named(file: Path, at: int) -> str:
    """The build that stands in a file of a time: every answer names it, and it seldom changes."""
    found = BUILD.search(file.read_text(encoding="utf8"))
    return found[1] if found else ""


async def say_build(response: Response[Any]) -> Response[Any]:
    """Names the page's build in every answer; what does not wait for anything would be done in a thread, which takes longer."""
    response.headers[PAGE] = build()
    return response


def routers() -> list[Router]:
    """The page's files: those under assets are kept for good, the others asked for again."""
    return [_router("/assets", folder() / "assets", FOREVER), _router("/", folder(), ASK_AGAIN)]


def _router(path: str, place: Path, caching: CacheControlHeader) -> Router:
    """Litestar's router, which by itself knows neither compressed forms nor files that the browser has already."""

    async def chosen(request: HttpRequest) -> Response[Any]:
        return await _chosen(request, place, request.scope["path"].removeprefix(path).lstrip("/"))

    return create_static_files_router(
        path, [place], html_mode=True, name=path, cache_control=caching, opt={IS_COMPRESSED: True}, before_request=chosen
    )


async def _chosen(request: HttpRequest, place: Path, wanted: str) -> Response[Any]:
    """A file of the page; any other address that is no file, such as a table's, opens the page itself."""
    file = _file(place, wanted)
    if file is not None and file.name != INDEX:
        return _sent(request, file)
    if file is None and (place != folder() or wanted.startswith("api/") or "." in wanted.rpartition("/")[2]):
        raise ApiError(404, "not-found")
    index = _file(place, INDEX)
    return await _page(request, index) if index else _unbuilt(preferred_language(request))


async def _page(request: HttpRequest, index: Path) -> Response[Any]:
    """The page itself, with what a messenger shows of this very address and in the reader's language."""
    body = (await with_preview(request, index.read_text(encoding="utf8"))).encode()
    is_gzipped = "gzip" in _accepted(request) and len(body) >= WORTH_IT
    headers = {"Vary": "Accept-Encoding, Accept-Language"} | ({"Content-Encoding": "gzip"} if is_gzipped else {})
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}{"-gzip" if is_gzipped else ""}"'
    if etag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers={"Vary": headers["Vary"], "ETag": etag})
    sent = gzip.compress(body, mtime=0) if is_gzipped else body
    return Response(sent, media_type=MediaType.HTML, headers={**headers, "ETag": etag})


def _file(place: Path, wanted: str) -> Path | None:
    """A file within a folder, never outside it."""
    try:
        found = (place / wanted).resolve()
        return found if found.is_file() and found.is_relative_to(place.resolve()) else None
    except (OSError, ValueError):  # names that no file can have
        return None


def _sent(request: HttpRequest, file: Path) -> Response[Any]:
    """A file in the best form that the browser takes, or the word that it has that already."""
    form, encoding = _form(file, _accepted(request))
    state = form.stat()
    etag = create_etag_for_file(form, state.st_mtime, state.st_size)
    headers = {"Vary": "Accept-Encoding"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers={**headers, "ETag": etag})
    headers |= {"Content-Encoding": encoding} if encoding else {}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(form, media_type=kind, headers=headers, content_disposition_type="inline", etag=ETag(value=etag.strip('"')))


def _accepted(request: HttpRequest) -> set[str]:
    """The encodings that a browser takes."""
    parts = [part.replace(" ", "").lower().partition(";q=") for part in request.headers.get("accept-encoding", "").split(",")]
    return {name for name, _, quality in parts if quality.strip("0.") or not quality}


def _form(file: Path, accepted: set[str]) -> tuple[Path, str]:
    """The best form of a file, and its encoding."""
    found = [(file.with_name(file.name + end), name) for name, end in ENCODINGS.items() if name in accepted]
    return next(((form, name) for form, name in found if form.is_file()), (file, ""))


def _unbuilt(lang: str) -> Response[str]:
    sentence = words(None, lang).say("server-no-page").replace("&", "&amp;")
    html = f"<!doctype html><html lang={lang}><meta charset=utf-8><title>Mastaba</title><p>{sentence}</p>"
    return Response(html, media_type=MediaType.HTML, status_code=503)
