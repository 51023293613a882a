"""What the server writes down for whoever runs it: one line each, as text or as JSON, without a secret or a hand.

Everything here, uvicorn and Litestar included, speaks through Python's own `logging`: a formatter of our own makes lines of JSON of
all of it, where structlog would be a second way to say the same.
"""

from __future__ import annotations

import json
import logging
import os
import time
import traceback
from collections.abc import Hashable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

from mastaba.errors import BadOption
from mastaba.text.names import shown

LOG: Final = "MASTABA_LOG"  # text or json
FORMS: Final = ("text", "json")
# What went wrong with files and the system is told in full; anything else may speak of what somebody holds.
HARMLESS: Final = (OSError, MemoryError, TimeoutError)
OFTEN, WHILE = 20, 60.0  # the same line so many times in so many seconds; then it is only counted


def told(error: BaseException) -> str:
    """An error as it is written down: its kind, and its words where they cannot hold a secret."""
    module = type(error).__module__
    is_harmless = isinstance(error, HARMLESS) or module.partition(".")[0] in ("sqlite3", "sqlalchemy", "psycopg")
    name = type(error).__qualname__ if module == "builtins" else f"{module}.{type(error).__qualname__}"
    return f"{name}: {shown(str(error))[:300]}" if is_harmless else name


def way(trace: TracebackType | None) -> list[str]:
    """Where it went wrong: places in the code, and nothing of what was in them."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def errors_of(record: logging.LogRecord) -> list[BaseException]:
    """An error that is written down, and those that it came from."""
    found: list[BaseException] = []
    error = record.exc_info[1] if record.exc_info else None
    while error is not None and error not in found:
        found.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


class TextLines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and below it what went wrong and where."""
        line = f"{_moment(record)} {record.levelname.lower()} {record.name}: {shown(record.getMessage())}"
        below = [part for error in errors_of(record) for part in (told(error), *way(error.__traceback__))]
        return "\n    ".join([line, *below])


class JsonLines(logging.Formatter):
    """Lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever it holds."""
        facts: dict[str, Any] = {"time": _moment(record), "level": record.levelname.lower(), "logger": record.name}
        facts["message"] = shown(record.getMessage())
        errors = [{"error": told(error), "way": way(error.__traceback__)} for error in errors_of(record)]
        return json.dumps(facts | ({"errors": errors} if errors else {}), ensure_ascii=False)


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class NotForever(logging.Filter):
    """Lets the same line through so often in a while, so that no mishap, however often it happens, fills the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[Hashable, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first after a while says how many were not."""
        place = (record.name, record.pathname, record.lineno)
        since, count = self._counts.get(place, (time.monotonic(), 0))
        if time.monotonic() - since > WHILE:
            if count > OFTEN:
                record.msg, record.args = f"{record.getMessage()} (and {count - OFTEN} more like it)", ()
            since, count = time.monotonic(), 0
        self._counts[place] = (since, count + 1)
        return count < OFTEN


def chosen_form() -> str:
    """The form that is asked for."""
    form = os.environ.get(LOG, FORMS[0])
    if form not in FORMS:
        raise BadOption(key="error-choice", name=LOG, choices=", ".join(FORMS), given=form)
    return form


def set_up() -> None:
    """Has everything written to the error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if chosen_form() == "json" else TextLines())
    handler.addFilter(NotForever())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
