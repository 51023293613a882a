"""A game on paper: write, read, replay, verify. The format is described in docs/records.md."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mastaba.errors import BadRecord, MastabaError
from mastaba.game import load
from mastaba.records import seal

if TYPE_CHECKING:
    from mastaba.match import Match

FORMAT: Final = 1
FORMAT_WITH_NONCE: Final = 2  # as 1, with the nonce that the hash of the seed was made with
FORMATS: Final = (FORMAT, FORMAT_WITH_NONCE)


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """What was decided; what chance added: [number of the action, name, outcome]; who acted in a race: [number, seat]."""

    actions: list[str]
    chances: list[tuple[int, str, Any]] = []
    seats: list[tuple[int, int]] = []


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How it ended."""

    ending: str
    scores: list[int]
    winners: list[int]


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A whole record; without `result` it is an unfinished or hand-written one."""

    mastaba: int
    game: str
    rules: int
    players: int
    seed: int
    play: Play
    nonce: str = ""
    names: list[str] | None = None
    arranged: bool = False
    options: dict[str, str | int | bool] = {}
    deal: dict[str, Any] = {}
    result: Result | None = None
    seal: dict[str, str] | str | None = None


@dataclass(frozen=True)
class Page:
    """One record in a text, and where its parts stand in it."""

    document: Document
    text: str
    first_line: int = 1

    def line(self, *path: str | int) -> int:
        """The line on which a part stands; in JSON lines the record's own."""
        return self.first_line if self.text.lstrip().startswith("{") else seal.line_of(self.text, path)


# Writing


def write(match: Match, seat: int | None, form: str) -> str:
    """The record of a match, or the part of it that a seat has seen, as "toml" or as one line of "json"."""
    document = _seen(match, seat) if seat else _whole(match)
    return seal.as_json(document) if form == "json" else seal.as_toml(document)


def unfinished(match: Match) -> str:
    """All of a match that nobody will finish; it can be replayed, and is not for those who sat at it."""
    return seal.as_toml({name: part for name, part in _whole(match).items() if name != "result"})


def _head(match: Match) -> dict[str, Any]:
    return {
        "mastaba": FORMAT_WITH_NONCE if match.nonce else FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "players": match.players,
        "names": match.names,
        "options": dict(match.edition.options),
    }


def _whole(match: Match) -> dict[str, Any]:
    chances = [[step, *chance] for step, chance in match.chances_by_step()]
    raced = {"seats": seats} if (seats := match.raced()) else {}
    return {
        **_head(match),
        "seed": match.seed,
        **({"nonce": match.nonce} if match.nonce else {}),
        "arranged": match.is_arranged,
        "deal": match.deal(),
        "play": {"actions": match.actions(), "chances": chances, **raced},
        "result": {"ending": match.ending, "scores": match.scores(), "winners": match.winners()},
    }


def _seen(match: Match, seat: int) -> dict[str, Any]:
    log = [[event.step, event.code, {k: v for k, v in event.fields.items() if v is not None}] for event in match.events(seat)]
    return {**_head(match), "seen_by": seat, "play": {"actions": match.actions(seat), "log": log}}


# Reading


def read(text: str) -> Iterator[Page]:
    """The records in a text: one in TOML, or one a line in JSON."""
    if not text.strip():
        raise BadRecord(1, "the file is empty", "garbled")
    if not text.lstrip().startswith("{"):
        yield _page(text, 1)
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield _page(line, number)


def _page(text: str, first_line: int) -> Page:
    parsed = _parsed(text, first_line)
    _check_kind(parsed, first_line)
    try:
        return Page(msgspec.convert(parsed, Document), text, first_line)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        path = seal.path_of(place.strip("`"))
        line = first_line if text.lstrip().startswith("{") else seal.line_of(text, path)
        raise BadRecord(line, f"{reason} ({place.strip('`$.') or 'record'})") from None


def _parsed(text: str, first_line: int) -> dict[str, Any]:
    if text.lstrip().startswith("{"):
        try:
            parsed = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(first_line, f"not a record: {error}", _unreadable(text)) from None
        return dict(parsed)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadRecord(seal.line_of_error(text, str(error)), f"not a record: {error}", _unreadable(text)) from None


def _unreadable(text: str) -> str:
    """What is begun as a record is a damaged one; anything else is none."""
    return "damaged" if text.lstrip('{" \t\r\n').startswith("mastaba") else "garbled"


def _check_kind(parsed: dict[str, Any], line: int) -> None:
    if "seen_by" in parsed:
        raise BadRecord(line, f"a record as seen by seat {parsed['seen_by']} tells too little to be replayed", "seen")
    if parsed.get("mastaba") not in FORMATS:
        known = " or ".join(map(str, FORMATS))
        found = parsed.get("mastaba")
        raise BadRecord(line, f"mastaba = {known} expected here, the version of the format; found {found!r}", "garbled")
    if ("nonce" in parsed) != (parsed["mastaba"] == FORMAT_WITH_NONCE):
        raise BadRecord(line, f"a nonce belongs to records of format {FORMAT_WITH_NONCE}, and to no other")


# Replaying and verifying


def replay(text: str, target: str = "python") -> Match:
    """The match that a record tells, played through to its last action."""
    pages = list(read(text))
    if len(pages) != 1:
        raise BadRecord(pages[1].first_line, f"{len(pages)} records here; replay takes one", "several")
    _check_seal(pages[0], must_have=False)
    return _replayed(pages[0], target)


def verify(page: Page, target: str = "python") -> Match:
    """Recomputes a whole record; anything missing or different raises BadRecord with its line."""
    _check_seal(page, must_have=True)
    match = _replayed(page, target)
    _check_outcome(page, match)
    return match


def _check_seal(page: Page, must_have: bool) -> None:
    if page.document.seal is None:
        if must_have:
            raise BadRecord(page.first_line + page.text.rstrip().count("\n"), "the record breaks off here, without its seal")
        return
    broken = seal.broken_line(page.text)
    if broken:
        raise BadRecord(page.first_line + broken - 1, "this line is not as it was written", "altered")


def _replayed(page: Page, target: str = "python") -> Match:
    match = _opened(page, target)
    raced = dict(page.document.play.seats)
    for number, text in enumerate(page.document.play.actions):
        try:
            match.play(text, raced.get(number + 1))
        except MastabaError as error:
            raise BadRecord(page.line("play", "actions", number), f"action {number + 1}, {text!r}: {error}", "action") from None
    return match


def _opened(page: Page, target: str) -> Match:
    document = page.document
    try:
        edition = load(document.game, document.players, **document.options)
        if edition.game.version != document.rules:
            raise BadRecord(
                page.line("rules"), f"rules version {document.rules}; this is version {edition.game.version}", "rules"
            )
        match = edition.new(document.seed, document.deal if document.arranged else None, document.names, target, document.nonce)
    except BadRecord:
        raise
    except MastabaError as error:
        raise BadRecord(page.line("deal" if "deal" in str(error) else "game"), str(error)) from None
    for key, laid in match.deal().items():
        if document.deal and not document.arranged and document.deal.get(key) != laid:
            raise BadRecord(page.line("deal", key), f"the seed deals another {key}")
    return match


def _check_outcome(page: Page, match: Match) -> None:
    document = page.document
    if not match.over or document.result is None:
        raise BadRecord(page.line("play", "actions"), f"the game is not over after {len(match.steps)} actions")
    chances = [(step, name, outcome) for step, (name, outcome) in match.chances_by_step()]
    for number, (written, drawn) in enumerate(zip(document.play.chances, chances, strict=False)):
        if written != drawn:
            raise BadRecord(page.line("play", "chances", number), f"chance gave {list(drawn)}, not {list(written)}")
    if len(document.play.chances) != len(chances):
        raise BadRecord(page.line("play", "chances"), f"{len(chances)} outcomes of chance, not {len(document.play.chances)}")
    _check_result(page, match, document.result)


def _check_result(page: Page, match: Match, result: Result) -> None:
    for name, found in (("ending", match.ending), ("scores", match.scores()), ("winners", match.winners())):
        if getattr(result, name) != found:
            raise BadRecord(page.line("result", name), f"{name} come out as {found}, not {getattr(result, name)}")
