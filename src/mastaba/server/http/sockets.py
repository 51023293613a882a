"""Tables over a WebSocket: what happens is told as it happens, and moves can be sent the same way."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mastaba.server.entrance.limits import address_of
from mastaba.server.entrance.line import line_of
from mastaba.server.http.errors import ApiError
from mastaba.server.http.requests import decoded, porter_of, preferred_language, registry_of
from mastaba.server.http.shapes import ClientMessage, Hello, Move
from mastaba.server.tables.messages import Ack, Pong, SocketError, encode
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table

Socket = WebSocket[Any, Any, Any]
BACKLOG: Final = 200  # messages a client may be behind before it has to connect again
HELLO_SECONDS: Final = 10.0
BREATH: Final = 0.5
POLICY: Final = 4000  # plus the status of the error, as a close code
TRY_AGAIN: Final = 1013


class Connection:
    """One client at a table; what it does not take waits in its line, so that a slow one holds up nobody."""

    def __init__(self, audience: Audience, hello: Hello, socket: Socket) -> None:
        self.secret = hello.secret
        self.audience = audience
        self.is_screen = hello.is_screen
        self.takes_changes = hello.takes_changes
        self._socket, self._line = socket, line_of(socket.scope)
        self._closing: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Sends a message; who has fallen too far behind is cut off and can resume."""
        if self._closing is None:
            self._line.say(message)
            if self._line.behind > BACKLOG:
                self._end(TRY_AGAIN)

    def dismiss(self, status: int) -> None:
        """Ends the connection after what is being sent."""
        if self._closing is None:
            self._end(POLICY + status)

    def _end(self, why: int) -> None:
        self._closing = asyncio.ensure_future(self._close(why))

    async def _close(self, why: int) -> None:
        with contextlib.suppress(Exception):  # they may have gone
            await self._socket.close(why)

    async def left(self) -> None:
        """Waits until the connection is closed, where it was ended here."""
        if self._closing is not None:
            await self._closing

    async def text(self) -> str:
        """The next message of the client."""
        return _said(await self._line.receive())


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: FromPath[str]) -> None:
    """The first message says who is there; then what happens is told."""
    await socket.accept()
    lang = preferred_language(socket)  # until the first message says another
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # a client may go at any moment, also while it is answered
        try:
            with porter_of(socket).connected(address_of(socket.scope)):
                hello = await _hello(socket)
                lang = hello.lang
                await _serve(socket, table_id, hello)
        except ApiError as error:
            await _close(socket, error, lang)


async def _serve(socket: Socket, table_id: str, hello: Hello) -> None:
    table = await registry_of(socket).table(table_id)
    connection = Connection(table.audience(hello.secret, hello.lang), hello, socket)
    _check_room(socket, table, connection)
    if connection.audience.seats:
        table.household = address_of(socket.scope)
    try:
        await table.join(connection, hello.since)
        await _listen(socket, table, connection)
    finally:
        table.leave(connection)
        await connection.left()


def _check_room(socket: Socket, table: Table, connection: Connection) -> None:
    """Refuses one device too many of a seat, or one onlooker too many."""
    is_seated = bool(connection.audience.seats)
    others = table.broadcast.subscribers
    same = sum(one.secret == connection.secret if is_seated else not one.audience.seats for one in others)
    porter_of(socket).check_room(address_of(socket.scope), is_seated, same)


async def _hello(socket: Socket) -> Hello:
    try:
        return decoded(_said(await asyncio.wait_for(socket.receive(), HELLO_SECONDS)), Hello)
    except TimeoutError:
        raise ApiError(400, "say-hello") from None


def _said(message: Any) -> str:
    """The text of a message; bytes are not for us."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or 1000)
    text = message.get("text")
    if text is None:
        raise ApiError(400, "text-only")
    return str(text)


async def _listen(socket: Socket, table: Table, connection: Connection) -> None:
    messages = porter_of(socket).messages()
    while True:
        try:
            text = await connection.text()
            messages.take(table.row.id)
            said = decoded(text, ClientMessage)
            answer = await _answer(said, table, connection)
        except ApiError as error:
            answer = _error(error, table.broadcast.number, connection.audience.lang)
            if error.status == 429:
                await asyncio.sleep(BREATH)  # so that whoever talks too fast is also listened to more slowly
        connection.send(encode(answer))


async def _answer(said: ClientMessage, table: Table, connection: Connection) -> Ack | Pong | SocketError:
    move, lang = said.move, connection.audience.lang
    if move is None:
        return Pong(table.broadcast.number, said.ping)
    try:
        table.check_holds(connection.audience, move.seat)
        taken = await table.move_of_socket(move, lang)
        return Ack(table.broadcast.number, move, taken)
    except ApiError as error:
        return _error(error, table.broadcast.number, lang, move)


def _error(error: ApiError, number: int, lang: str, move: Move | None = None) -> SocketError:
    detail = error.detail(lang)
    return SocketError(number, error.status, detail.code, detail.message, detail.rule, move)


async def _close(socket: Socket, error: ApiError, lang: str) -> None:
    await socket.send_text(encode(_error(error, 0, lang)).decode())
    await socket.close(POLICY + error.status)
