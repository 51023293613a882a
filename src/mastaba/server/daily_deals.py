"""Daily deals over HTTP: what is dealt on a day, and a table at which it is played."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from mastaba.game import discover
from mastaba.records import daily
from mastaba.server.entrance.limits import address_of
from mastaba.server.http.answers import OpenedTable
from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import HttpRequest, language, porter_of, registry_of
from mastaba.server.http.shapes import NewTable, SeatChoice

ARCHIVE = 60  # days that are told at once


class DailyDeal(Struct, frozen=True):
    """The deal of a day in a game."""

    game: str
    title: str
    players: int
    seat: int


class DailyDeals(Struct, frozen=True):
    """The deals of a day, which day it is today, and the days that have been, the latest first."""

    day: str
    today: str
    deals: list[DailyDeal]
    days: list[str]


def _checked(day: str) -> str:
    if not daily.is_day(day):
        raise ApiError(404, "no-such-day")
    return day


@get("/api/daily", responses=also(404), sync_to_thread=False)
def daily_deals(request: HttpRequest, day: FromQuery[str] = "") -> DailyDeals:
    """The deals of a day (none: today)."""
    language(request)  # one that there is not is refused, as everywhere
    today = daily.today()
    day = _checked(day or today)
    dealt = [(game.title, daily.deal(game.id, day)) for game in discover().values()]
    deals = [DailyDeal(one.edition.game.id, title, one.edition.players, one.seat) for title, one in dealt]
    return DailyDeals(day, today, deals, daily.days(today, ARCHIVE))


@post("/api/daily/{day:str}/{game_id:str}", status_code=201, responses=also(404, 409))
async def open_daily(request: HttpRequest, day: FromPath[str], game_id: FromPath[str]) -> OpenedTable:
    """A table for the deal of a day: its seat, and robots that play alike everywhere."""
    if game_id not in discover():
        raise ApiError(404, "no-such-day")
    await porter_of(request).tables.ask(address_of(request.scope))
    dealt = daily.deal(game_id, _checked(day))
    others = SeatChoice("bot", dealt.level)
    seats = [SeatChoice("me") if seat == dealt.seat else others for seat in range(1, dealt.edition.players + 1)]
    opening = NewTable(game=game_id, players=dealt.edition.players, seats=seats, seed=dealt.seed)
    return await registry_of(request).open(opening, language(request))


HANDLERS = [daily_deals, open_daily]
