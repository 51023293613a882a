"""No secret in any byte: a seat is told the same, byte for byte, of two tables that differ only in what it cannot know.

A twin of the table is drawn by `resample`, both are played on with the same decisions, and every message the seat is sent
of the one is compared with that of the other for as long as the seat has no lawful way to tell them apart: when a draw or
a reveal parts them, a new twin is drawn. MASTABA_TWINS=1000 plays that many whole matches instead of a few short ones.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

import pytest
from msgspec import convert, json, structs
from sqlalchemy import Connection

from mastaba.game import Edition, discover, load
from mastaba.match import Match
from mastaba.offers import offered
from mastaba.scores import Points
from mastaba.server.bots import native
from mastaba.server.bots.driver import judgement
from mastaba.server.http.errors import ApiError, ErrorDetail
from mastaba.server.http.shapes import Move, Question
from mastaba.server.replays.frames import about, frames
from mastaba.server.storage.rows import Entry, SeatRow, TableRow
from mastaba.server.storage.store import Store
from mastaba.server.study.chances import known
from mastaba.server.tables import rendering, seat_secrets, spectator
from mastaba.server.tables.messages import RefusalAnswer, encode, plain
from mastaba.server.tables.rendering import SPECTATOR, Audience
from mastaba.server.tables.table import Table

TWINS = int(os.environ.get("MASTABA_TWINS", "0"))
MATCHES = TWINS or 60
SHORT = 25  # decisions compared in each match of a quick run
STUDIED = 0.1  # of the moments, for it takes a while
COUNTED = ("messages", "twins", "different", "refusals", "foreseen", "studied")
GAMES = list(discover())
OPEN = ("saqqara", "sakkara")  # nothing is hidden from perfect memory, so that there is only one twin
LIVE: dict[str, str | int | bool] = {"curse": True, "sphinx": True, "curse_race": "live"}


class Unwritten(Store):
    """A store that keeps nothing: here only what is told matters."""

    def __init__(self) -> None: ...

    def connection(self) -> AbstractContextManager[Connection]:
        raise AssertionError

    async def append(self, row: TableRow, entries: list[Entry]) -> None:
        row.log += entries


@dataclass(eq=False)
class Witness:
    """A subscriber on a seat that keeps what it hears."""

    audience: Audience
    is_screen: bool = False
    takes_changes: bool = False
    secret: str | None = None
    heard: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, status: int) -> None:
        raise AssertionError


def tabled(match: Match, seat: int, lang: str) -> tuple[Table, Witness]:
    """A table with a witness on one seat, whose messages are numbered alike for all twins."""
    seats = [
        SeatRow(number, "link", None, match.names[number - 1], seat_secrets.digest(str(number)))
        for number in range(1, match.players + 1)
    ]
    row = TableRow(
        "twin", match.game.id, 1, match.players, dict(match.edition.options), match.seed, None, False, "", seats=seats
    )
    table, witness = Table(row, match, Unwritten()), Witness(Audience((seat,), False, lang))
    table.broadcast.number = 0
    table.broadcast.subscribers.add(witness)
    return table, witness


def twin_of(match: Match, seat: int, chance: random.Random) -> Match:
    """A match in another state that the seat could not tell from this one."""
    twin = match.copy()
    blank = match.edition.blank()
    blank[0].stream = chance.getrandbits(62)
    match.edition.rules("cpu").resample(match.seen(seat), seat - 1, blank[0])
    twin._table = blank
    return twin


def parted(one: Match, other: Match, seat: int) -> bool:
    """Whether the seat has by now lawfully seen something by which the two differ."""
    if one.seen(seat).tobytes() != other.seen(seat).tobytes():
        return True
    last = [[event.fields for event in match.events(seat, match.steps[-1].first)] for match in (one, other)]
    return last[0] != last[1]


async def compared(edition: Edition, seed: int, is_whole: bool) -> dict[str, int]:
    """Plays a match beside its twins; counts what was compared."""
    chance = random.Random(seed)
    seat, lang = chance.randint(1, edition.players), chance.choice(["en", "fr"])
    match = edition.new(seed=chance.getrandbits(62), target="cpu")
    for _ in range(0 if is_whole else chance.randrange(80)):
        if not match.over:
            match.play(chance.choice(match.legal()))
    count = dict.fromkeys(COUNTED, 0)
    twin: Match | None = None
    steps = 0
    while not match.over and (is_whole or steps < SHORT):
        if twin is None:
            twin = twin_of(match, seat, chance)
            one, mine = tabled(match, seat, lang)
            other, others = tabled(twin, seat, lang)
            count["twins"] += 1
            count["different"] += twin._table.tobytes()[8:] != match._table.tobytes()[8:]
            assert encode(await one.look(mine.audience)) == encode(await other.look(others.audience))
        for key, number in (await asked_alike(one, other, seat, lang, chance)).items():
            count[key] += number
        shared = sorted(set(match.legal()) & set(twin.legal())) if match.seats_to_act() == twin.seats_to_act() else []
        if not shared:
            twin = None
            match.play(chance.choice(match.legal()))
            continue
        actor = chance.choice(match.seats_to_act()) if len(match.seats_to_act()) > 1 else match.seat
        move = Move(actor, len(match.steps), chance.choice(shared))
        await one.move(move, lang)
        await other.move(move, lang)
        steps += 1
        if parted(match, twin, seat):
            twin = None
            continue
        assert mine.heard[-1] == others.heard[-1]
        count["messages"] += 1
        if steps % 10 == 0:
            assert encode(await one.look(mine.audience)) == encode(await other.look(others.audience))
    return count


async def asked_alike(one: Table, other: Table, seat: int, lang: str, chance: random.Random) -> dict[str, int]:
    """Asks both tables why some action, or some clicks, are refused and what follows from each action: all the same."""
    match = one.playable()
    ids = [piece.id for zone in match.view(seat).zones for piece in zone.pieces] or ["nothing"]
    for question in (Question(seat, chance.choice(match.game.actions)), Question(seat, None, chance.choices(ids, k=2))):
        answers = [await refused(table, question, lang) for table in (one, other)]
        assert answers[0] == answers[1], question
    foreseen = [await table.consequences(seat, Audience((seat,), False, lang)) for table in (one, other)]
    assert json.encode(foreseen[0], enc_hook=plain) == json.encode(foreseen[1], enc_hook=plain)
    assert [found.action for found in foreseen[0].consequences] == ([] if match.is_race else shown(match, seat))
    is_studied = chance.random() < STUDIED
    if is_studied:
        studied = [encode(study(table, seat, lang)) for table in (one, other)]
        assert studied[0] == studied[1]
    return {"refusals": 2, "foreseen": len(foreseen[0].consequences), "studied": is_studied}


def study(table: Table, seat: int, lang: str) -> list[Any]:
    """What a seat can know, all that a coach would be told of its first action, and the last moments looked back at."""
    match = table.playable()
    told: list[Any] = [known(match, seat, lang), about(match, str(seat), [], lang, False)]
    told += frames(match, str(seat), max(0, len(match.steps) - 2), len(match.steps))
    if seat in match.seats_to_act() and (legal := offered(match, seat)):
        asked = judgement(table, match, seat, legal[0])
        told.append(structs.replace(asked, chance=0))  # the luck lent to bots, of which a coach makes no use
    return told


def shown(match: Match, seat: int) -> list[str]:
    """What a seat is offered."""
    return [match.game.actions[number] for number in offered(match, seat)]


async def refused(table: Table, question: Question, lang: str) -> RefusalAnswer | ErrorDetail:
    try:
        return await table.refusal(question, lang)
    except ApiError as error:
        return error.detail(lang)


def editions(game_id: str) -> list[Edition]:
    """Every seat count, with a limit where random play would go on for ever, and the live race where there is one."""
    names = {option.name for option in discover()[game_id].options}
    short: dict[str, int] = {"turn_limit": 40} if "turn_limit" in names else {}
    plain = [load(game_id, players, **short) for players in discover()[game_id].seats]
    return [*plain, *([load(game_id, plain[-1].players, **LIVE)] if set(LIVE) <= names else [])]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_cannot_tell_twins_apart_by_any_byte(game_id: str) -> None:
    native._load(game_id)
    choices = editions(game_id)
    total = dict.fromkeys(COUNTED, 0)
    for number in range(MATCHES // len(GAMES)):
        found = asyncio.run(compared(choices[number % len(choices)], 1000 + number, bool(TWINS)))
        total = {key: total[key] + found[key] for key in total}
    print(game_id, MATCHES // len(GAMES), "matches:", total)
    assert total["messages"] > 5 * (MATCHES // len(GAMES))
    assert total["foreseen"] > total["messages"]
    assert total["studied"] > 3
    assert game_id in OPEN or total["different"] > total["twins"] // 2


@pytest.mark.parametrize("game_id", GAMES)
def test_how_points_came_about_is_told_from_what_a_seat_sees(game_id: str) -> None:
    """At the end, a table that a seat cannot tell from the real one tells it of the same points."""
    native._load(game_id)
    for seed, edition in enumerate(editions(game_id)):
        match, chance = edition.new(seed=seed, target="cpu"), random.Random(seed)
        while not match.over:
            match.play(chance.choice(match.legal()))
        for seat in range(1, match.players + 1):
            told = rendering.tally(match, seat)
            assert told == rendering.tally(twin_of(match, seat, chance), seat)
            assert all(
                sum(line.points for line in lines) == points
                for lines, points in zip(told, match.scores(), strict=True)
                if lines
            )
        assert len(rendering.tally(match, SPECTATOR)) == match.players


# Those who watch


def walked(edition: Edition, seed: int, steps: int) -> Iterator[Match]:
    """A match, looked at every few random steps."""
    match, chance = edition.new(seed=seed, target="cpu"), random.Random(seed)
    for step in range(steps):
        if match.over:
            break
        match.play(chance.choice(match.legal()))
        if step % 6 == 0:
            yield match


@pytest.mark.parametrize("game_id", GAMES)
def test_onlookers_see_no_more_than_every_seat_does(game_id: str) -> None:
    """What lies face down for one seat lies face down for who watches; what one seat was not told is not told to them."""
    for edition in editions(game_id):
        for match in walked(edition, 5, 60):
            check_common(match)


def check_common(match: Match) -> None:
    views = [match.view(seat) for seat in range(1, match.players + 1)]
    seen_by_all = set.intersection(*({(z.id, p.face) for z in v.zones for p in z.pieces} for v in views))
    common = spectator.view(match)
    for zone in common.zones:
        for piece in zone.pieces:
            assert piece.face is None or (zone.id, piece.face) in seen_by_all
    for view in views:  # no place on the table is lost, and none holds more or less than it does
        assert {zone.id: len(zone.pieces) for zone in view.zones} == {zone.id: len(zone.pieces) for zone in common.zones}
    told = [{event.number: event for event in match.events(seat)} for seat in range(1, match.players + 1)]
    for event in spectator.events(match):
        for name, word in event.fields.items():
            assert word is None or all(events[event.number].fields[name] == word for events in told)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fact_that_seats_know_differently_may_be_none(game_id: str) -> None:
    """Those who watch are told none in its place, so the game's own declaration must allow for it."""
    for edition in editions(game_id):
        for match in walked(edition, 5, 90):
            for zone in spectator.view(match).zones:
                convert(structs.asdict(zone.facts), type(zone.facts), from_attributes=True)


def by_place(match: Match) -> list[tuple[str, list[str | None]]]:
    """What onlookers were once shown: the faces on which all seats agree place by place, which tells how hidden cards sort."""
    views = [match.view(seat).zones for seat in range(1, match.players + 1)]
    rows = [[[piece.face for piece in zone.pieces] for zone in zones] for zones in zip(*views, strict=True)]
    return [
        (zones[0].id, [faces[0] if len(set(faces)) == 1 else None for faces in zip(*row, strict=True)])
        for zones, row in zip(zip(*views, strict=True), rows, strict=True)
    ]


def test_onlookers_cannot_tell_how_hidden_cards_sort() -> None:
    """Tables that differ in hidden cards alone look the same to who watches, wherever a known card lies among those."""
    native._load("archaeology")
    chance, leaks, watching = random.Random(9), [], Audience((), False, "en")
    for seed in range(16):
        for match in walked(load("archaeology", 2 + seed % 2), seed, 70):
            twin = twin_of(match, chance.randint(1, match.players), chance)
            if match._state.known.tolist() == twin._state.known.tolist():  # else a seat knows another card
                told = [json.encode(rendering.position(one, watching), enc_hook=plain) for one in (match, twin)]
                assert told[0] == told[1]
                leaks.append(by_place(match) != by_place(twin))
    assert sum(leaks) > 3  # so that this test can fail


@pytest.mark.parametrize("game_id", GAMES)
def test_points_that_hang_on_a_secret_are_not_told(game_id: str) -> None:
    """What is told of the points before the end is right where it is one number, and the same on a twin."""
    native._load(game_id)
    for edition in editions(game_id):
        match, chance = edition.new(seed=6, target="cpu"), random.Random(6)
        while not match.over:
            match.play(chance.choice(match.legal()))
            if len(match.steps) % 15 == 0:
                check_scores(match, chance)
        exact = [Points(points, points) for points in match.scores()]
        assert all(rendering.scores(match, seat) == exact for seat in range(match.players + 1))


def check_scores(match: Match, chance: random.Random) -> None:
    for seat in range(match.players + 1):
        told = rendering.scores(match, seat)
        assert all(not p or p.least < p.most or p.least == true for p, true in zip(told, match.scores(), strict=True))
        assert not seat or told == rendering.scores(twin_of(match, seat, chance), seat) or match.over


def test_the_seed_is_told_when_it_is_over_and_not_before() -> None:
    match = load(GAMES[-1]).new(seed=123456789123456789, target="cpu")
    chance = random.Random(1)
    table, witness = tabled(match, 1, "en")
    while not match.over:
        assert table.snapshot(1, witness.audience).seed is None
        match.play(chance.choice(match.legal()))
    assert table.snapshot(1, witness.audience).seed == match.seed
