"""Putting a match on paper."""

from __future__ import annotations

from pathlib import Path

from mastaba.checks import check_writable
from mastaba.cli import parse
from mastaba.match import Match
from mastaba.text import words

JSON_ENDINGS = (".json", ".jsonl")


def suggestion(match: Match) -> str:
    """A name for the record that no file here has yet."""
    stem = f"{match.game.id}-{match.commitment[:6]}"
    number = 1
    while Path(f"{stem}-{number}.toml").exists():
        number += 1
    return f"{stem}-{number}.toml"


def chosen(answer: str, suggested: str, lang: str) -> Path | None:
    """Where to save: yes takes the suggestion, another name is taken as it is; no, nothing or a number means not at all."""
    say = words(None, lang).say
    if answer.isdecimal() or answer.lower() in ("", "n", "no", "non", say("answer-no")):
        return None
    if answer.lower() in ("y", "yes", "o", "oui", say("answer-yes")):
        return Path(suggested)
    return Path(answer).expanduser()


def save(match: Match, path: Path, seat: int) -> None:
    """Writes the record; before the end only as the seat has seen it."""
    form = "json" if path.suffix in JSON_ENDINGS else "toml"
    text = match.record(form=form) if match.over else match.record(seat=seat, form=form)
    check_writable(path)
    try:
        path.write_text(text if text.endswith("\n") else f"{text}\n", encoding="utf8")
    except OSError as error:
        raise parse.bad("reading", file=path, reason=error.strerror or error) from None
