"""Who is connected to a table, and the numbered messages that they are sent, each in a version of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from mastaba.server.tables.messages import Message, encode
from mastaba.server.tables.rendering import Audience

REMEMBERED: Final = 64
RUN_BITS, COUNT_BITS = (
    20,
    32,
)  # of a message's number: which run of the server, and how many before it; browsers count to 2 ** 53

Render = Callable[[int, Audience], Message]  # a message of a number, for an audience


class Subscriber(Protocol):
    """Somebody connected to a table."""

    secret: str | None
    audience: Audience
    is_screen: bool  # a screen for all to look at is nobody

    def send(self, message: bytes) -> None:
        """Sends a message, sometime soon."""

    def dismiss(self, status: int) -> None:
        """Closes the connection: the secret, or having none, no longer opens the table."""


class Broadcast:
    """Sends messages to all subscribers and remembers how to make the last of them, for whoever was away."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.number = secrets.randbits(RUN_BITS) << COUNT_BITS  # nobody takes a number of another run for one of this
        self.changed = asyncio.Event()  # replaced with each message
        self._past: deque[tuple[int, Render]] = deque(maxlen=REMEMBERED)

    def send(self, render: Render) -> None:
        """Sends the next message to everybody, and remembers it."""
        self.number += 1
        self._past.append((self.number, render))
        versions: dict[Audience, bytes] = {}
        for subscriber in list(self.subscribers):
            if subscriber.audience not in versions:
                versions[subscriber.audience] = encode(render(self.number, subscriber.audience))
            subscriber.send(versions[subscriber.audience])
        self.changed.set()
        self.changed = asyncio.Event()

    def add(self, subscriber: Subscriber, since: int | None, snapshot: Render) -> None:
        """Somebody connects: they are sent what came after message `since`, or, if that is long past, a snapshot."""
        for message in self._missed(since, subscriber.audience) if since != self.number else []:
            subscriber.send(encode(message or snapshot(self.number, subscriber.audience)))
        self.subscribers.add(subscriber)

    def _missed(self, since: int | None, audience: Audience) -> list[Message | None]:
        """The messages after a number; none in place of them where they are not remembered."""
        missed = [(number, render) for number, render in self._past if since is not None and number > since]
        is_whole = bool(missed) and since is not None and missed[0][0] == since + 1
        return [render(number, audience) for number, render in missed] if is_whole else [None]
