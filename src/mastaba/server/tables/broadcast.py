"""Who is connected to a table, and the numbered messages that they are sent, each in a version of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from mastaba.server.tables.messages import Message, Position, Step, encode
from mastaba.server.tables.rendering import Audience
from mastaba.server.telling.changes import Known, knows

REMEMBERED: Final = 64
# A message's number says which run of the server it is of, and how many came before it; browsers count to 2 ** 53.
RUN_BITS: Final = 20
COUNT_BITS: Final = 32

Render = Callable[[int, Audience], Message]  # a message of a number, for an audience


class Subscriber(Protocol):
    """Somebody connected to a table."""

    secret: str | None
    audience: Audience
    is_screen: bool  # a screen for all to look at is nobody
    takes_changes: bool  # steps as what they change of the position that was told last

    def send(self, message: bytes) -> None:
        """Sends a message, sometime soon."""

    def dismiss(self, status: int) -> None:
        """Closes the connection: the secret, or having none, no longer opens the table."""


class Version:
    """A message for an audience, encoded once for all of it: whole, or as a change for those who take that."""

    def __init__(self, message: Message, known: Known | None) -> None:
        self.message = message
        self._known = known
        self._encoded: dict[bool, bytes] = {}

    def encoded(self, is_change: bool) -> bytes:
        """The message as it is, or a step as what it changes, where the audience knows what was before."""
        if is_change not in self._encoded:
            message = self.message
            change = self._known.change_to(message) if is_change and self._known and isinstance(message, Step) else None
            self._encoded[is_change] = encode(change or message)
        return self._encoded[is_change]

    def known(self) -> Known | None:
        """What the audience knows after it."""
        return knows(self.message, self._known)


class Broadcast:
    """Sends messages to all subscribers and remembers how to make the last of them, for whoever was away."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.number = secrets.randbits(RUN_BITS) << COUNT_BITS  # nobody takes a number of another run for one of this
        self._changed: asyncio.Event | None = None  # of who waits for the next message
        self._past: deque[Render] = deque(maxlen=REMEMBERED)  # the last of them has our number
        self._known: dict[Audience, Known] = {}  # what those who take changes were told last

    def send(self, render: Render, later: Render | None = None) -> None:
        """Sends the next message to everybody, and remembers it, or how to make it later."""
        self.number += 1
        self._past.append(later or render)
        versions: dict[Audience, Version] = {}
        known: dict[Audience, Known] = {}
        for subscriber in list(self.subscribers):
            audience = subscriber.audience
            version = versions.get(audience)
            if version is None:
                version = versions[audience] = Version(render(self.number, audience), self._known.get(audience))
            subscriber.send(version.encoded(subscriber.takes_changes))
            if subscriber.takes_changes and audience not in known and (now := version.known()):
                known[audience] = now
        self._known = known
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    @property
    def changed(self) -> asyncio.Event:
        """Is set with the next message."""
        if self._changed is None:
            self._changed = asyncio.Event()
        return self._changed

    def add(self, subscriber: Subscriber, since: int | None, snapshot: Render) -> None:
        """Somebody connects: they are sent what came after message `since`, or, if that is long past, a snapshot."""
        audience = subscriber.audience
        missed = [] if since == self.number else self._missed(since, audience)
        messages = [message or snapshot(self.number, audience) for message in missed]
        for message in messages:
            subscriber.send(encode(message))
        if subscriber.takes_changes:
            self._know_less(audience, messages)
        self.subscribers.add(subscriber)

    def _know_less(self, audience: Audience, messages: list[Message]) -> None:
        """What can be taken for known to all of an audience is what the newest of them knows: the position, and nothing before."""
        told = [message for message in messages if isinstance(message, Position)]
        known = self._known.pop(audience, None)
        if told or known:
            self._known[audience] = Known(told[-1] if told or not known else known.position)

    def _missed(self, since: int | None, audience: Audience) -> list[Message | None]:
        """The messages after a number; none in place of them where they are not remembered."""
        first = self.number - len(self._past) + 1
        if since is None or not first <= since + 1 <= self.number:
            return [None]
        return [render(number, audience) for number, render in enumerate(self._past, first) if number > since]
