"""Numbers as people write them in a language."""

from __future__ import annotations

from mastaba.text import words


def decimal(value: float, lang: str, places: int = 2) -> str:
    """A number with the language's decimal mark."""
    return f"{value:.{places}f}".replace(".", words(None, lang).say("number-mark"))


def share(value: float, lang: str) -> str:
    """A part of the whole in per cent."""
    return words(None, lang).say("number-share", percent=decimal(100 * value, lang, 1))
