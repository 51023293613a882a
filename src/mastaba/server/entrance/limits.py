"""How much anybody may ask for: by address and by seat, so that nobody's haste or malice is paid for by the others.

A bucket holds so many tokens and fills at so many a second; what is asked for takes one out, and who finds it empty is told when to
come again. Addresses are those that connect, or, behind proxies that were named by hand, those that these say.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import math
import os
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from mastaba.errors import BadOption
from mastaba.server.http.errors import ApiError
from mastaba.server.operations import figures

LIMITS: Final = "MASTABA_LIMITS"  # such as "requests=500/50 onlookers=20"; 0: none
PROXIES: Final = "MASTABA_PROXIES"  # addresses or networks, such as "127.0.0.1 10.0.0.0/8"
REMEMBERED: Final = 20_000  # buckets of a kind; who is forgotten has a full one again
LONGEST: Final = 3600.0  # seconds that anybody is told to wait
WHILE: Final = 30  # seconds after which somebody may have gone
BREATH: Final = 0.25  # seconds until a refusal is answered
HOUSEHOLD: Final = 64  # bits of an IPv6 address that a household shares
NEVER: Final = 10**9


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """What one may ask for; enough for a living room, or a school class behind one address."""

    requests: Rate = Rate(1500, 100)  # by address
    tables: Rate = Rate(100, 0.2)  # opened, by address
    sockets: int = 300  # at the same time, by address
    devices: int = 16  # sockets at the same time with one secret, at a table
    onlookers: int = 100  # sockets without a seat, at a table
    messages: Rate = Rate(200, 20)  # said over one socket
    hints: Rate = Rate(30, 0.5)  # by seat
    records: Rate = Rate(60, 0.5)  # opened from a file and played through, by address
    frames: Rate = Rate(600, 10)  # answers about a match looked back at, by address
    files: Rate = Rate(30, 0.2)  # games made into one file, by address
    coach: Rate = Rate(60, 1)  # moves looked at before they stand, by seat
    analyses: Rate = Rate(20, 0.02)  # of finished games, by address


_free: dict[str, Any] = {one.name: NEVER if one.type == "int" else Rate(NEVER, NEVER) for one in fields(Limits)}
NO_LIMITS: Final = Limits(**_free)


def _refused(code: str, seconds: int = WHILE) -> ApiError:
    """Too much of something; it is also counted for whoever runs the server."""
    figures.REFUSED.labels(code).inc()
    return ApiError(429, code, seconds=seconds)


class Buckets:
    """One kind of thing that is asked for, by whoever asks."""

    def __init__(self, rate: Rate, code: str) -> None:
        self._rate = rate
        self._code = code
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # tokens, and when that was

    def take(self, who: Hashable) -> None:
        """Lets somebody have one, or tells them when to come again."""
        now = time.monotonic()
        tokens, then = self._left.pop(who, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - then) * self._rate.a_second)
        self._left[who] = (tokens - 1, now) if tokens >= 1 else (tokens, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if tokens < 1:
            wait = (1 - tokens) / self._rate.a_second if self._rate.a_second else LONGEST
            raise _refused(self._code, max(1, math.ceil(min(wait, LONGEST))))

    async def ask(self, who: Hashable) -> None:
        """Lets somebody have one; who is refused waits a moment for that answer, or a loop of requests would run all the faster."""
        try:
            self.take(who)
        except ApiError:
            await asyncio.sleep(BREATH)
            raise


class Porter:
    """Everything that is counted, for one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests, "too-many-requests")
        self.tables = Buckets(limits.tables, "too-many-tables")
        self.hints = Buckets(limits.hints, "too-many-hints")
        self.records = Buckets(limits.records, "too-many-records")
        self.frames = Buckets(limits.frames, "too-many-requests")
        self.files = Buckets(limits.files, "too-many-files")
        self.coach = Buckets(limits.coach, "too-many-hints")
        self.analyses = Buckets(limits.analyses, "too-many-analyses")
        self.sockets: Counter[str] = Counter()  # open now, by address

    def messages(self) -> Buckets:
        """What is said over one socket."""
        return Buckets(self.limits.messages, "too-many-requests")

    @contextlib.contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Somebody has a socket open; whether it is one too many they are told once they have said who they are."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def check_room(self, address: str, is_seated: bool, same: int) -> None:
        """Refuses one socket too many: of an address, of a seat, or of those who look on."""
        if self.sockets[address] > self.limits.sockets:
            raise _refused("too-many-sockets")
        if same >= (self.limits.devices if is_seated else self.limits.onlookers):
            raise _refused("too-many-devices" if is_seated else "too-many-onlookers")


class Limiter(ASGIMiddleware):
    """Refuses who asks too often, before anything is done for them."""

    def __init__(self, porter: Porter) -> None:
        self._porter = porter

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts a request; sockets are counted where they can be told why they are refused."""
        if scope["type"] == ScopeType.HTTP:
            await self._porter.requests.ask(address_of(scope))
        await next_app(scope, receive, send)


def address_of(scope: Any) -> str:
    """Who asks: the address, or of an IPv6 address the part that a household shares."""
    return _household(str((scope.get("client") or ("",))[0]))


@functools.lru_cache(REMEMBERED)
def _household(given: str) -> str:
    try:
        address = ipaddress.ip_address(given)
    except ValueError:
        return given[:64]
    mapped = getattr(address, "ipv4_mapped", None)
    if address.version == 6 and mapped is None:
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return str(mapped or address)


def is_near(scope: Any) -> bool:
    """Whether somebody asks from this machine or a network of its own."""
    try:
        return ipaddress.ip_address((scope.get("client") or ("",))[0]).is_private
    except ValueError:
        return False


# Set by hand


def chosen_limits() -> Limits:
    """The limits of a server that was started by hand."""
    given = os.environ.get(LIMITS, "").split()
    if given == ["0"]:
        return NO_LIMITS
    limits, known = Limits(), [field.name for field in fields(Limits)]
    for part in given:
        name, _, rate = part.partition("=")
        try:
            is_count = isinstance(getattr(limits, name), int)
            set_so: Any = _count(rate) if is_count else _rate(rate)
            limits = replace(limits, **{name: set_so})
        except (AttributeError, ValueError):
            raise BadOption(key="error-limits", name=LIMITS, given=part, known=", ".join(known)) from None
    return limits


def _count(given: str) -> int:
    if not 0 <= int(given) <= NEVER:
        raise ValueError(given)
    return int(given)


def _rate(given: str) -> Rate:
    """So many, or so many / so many a second."""
    burst, _, a_second = given.partition("/")
    rate = Rate(float(burst), float(a_second or 0))
    if not (1 <= rate.burst <= NEVER and 0 <= rate.a_second <= NEVER):
        raise ValueError(given)
    return rate


def chosen_proxies() -> tuple[str, ...]:
    """The proxies whose word is taken for who asks."""
    given = os.environ.get(PROXIES, "").replace(",", " ").split()
    for one in given:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise BadOption(key="error-proxies", name=PROXIES, given=one) from None
    return tuple(given)
