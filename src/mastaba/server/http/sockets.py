"""Tables over a WebSocket: what happens is told as it happens, and moves can be sent the same way."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mastaba.server.http.errors import ApiError
from mastaba.server.http.requests import registry_of
from mastaba.server.http.shapes import ClientMessage, Hello
from mastaba.server.tables.messages import Audience, encode
from mastaba.server.tables.table import Table

Socket = WebSocket[Any, Any, Any]
BACKLOG: Final = 200  # messages a client may be behind before it has to connect again
HELLO_SECONDS: Final = 10.0
POLICY: Final = 4000  # plus the status of the error, as a close code
TRY_AGAIN: Final = 1013


class Connection:
    """One client at a table: its messages wait in a queue, so that a slow one holds up nobody."""

    def __init__(self, secret: str | None, audience: Audience) -> None:
        self.secret = secret
        self.audience = audience
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._is_gone = False
        self._why = POLICY + 403

    def tell(self, message: bytes) -> None:
        """Sends a message, sometime soon; who has fallen too far behind is cut off and can resume."""
        if self._is_gone:
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._why = TRY_AGAIN
            self.dismiss()

    def dismiss(self) -> None:
        """Ends the connection after what is being sent."""
        self._is_gone = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def send_to(self, socket: Socket) -> None:
        """Sends what waits, until dismissed."""
        while (message := await self._waiting.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(self._why)


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: FromPath[str]) -> None:
    """The first message says who is there; then what happens is told."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # a client may go at any moment, also while it is answered
        try:
            await _serve(socket, table_id)
        except ApiError as error:
            await _close(socket, error)


async def _serve(socket: Socket, table_id: str) -> None:
    hello = await _hello(socket)
    table = await registry_of(socket).table(table_id)
    connection = Connection(hello.secret, table.audience(hello.secret, hello.lang))
    sending = asyncio.ensure_future(connection.send_to(socket))
    try:
        await table.join(connection, hello.since)
        await _listen(socket, table, connection)
    finally:
        table.leave(connection)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending


async def _hello(socket: Socket) -> Hello:
    try:
        return msgspec.json.decode(await asyncio.wait_for(_text(socket), HELLO_SECONDS), type=Hello)
    except TimeoutError:
        raise ApiError(400, "say-hello") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError(400, "malformed", reason=str(error)) from None


async def _text(socket: Socket) -> str:
    """The next message; bytes are not for us."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or 1000)
    text = message.get("text")
    if text is None:
        raise ApiError(400, "text-only")
    return str(text)


async def _listen(socket: Socket, table: Table, connection: Connection) -> None:
    while True:
        try:
            kind, facts = await _answered(await _text(socket), table, connection)
        except ApiError as error:
            kind, facts = "error", error.told(connection.audience.lang)
        table.notice(connection, kind, facts)


async def _answered(text: str, table: Table, connection: Connection) -> tuple[str, dict[str, Any]]:
    try:
        said = msgspec.json.decode(text, type=ClientMessage)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError(400, "malformed", reason=str(error)) from None
    if said.move is None:
        return "pong", {"ping": said.ping}
    asked = msgspec.structs.asdict(said.move)
    try:
        table.check_holds(connection.audience, said.move.seat)
        return "ack", {"ok": True, "move": asked, "number": await table.move(said.move, connection.audience.lang)}
    except ApiError as error:
        return "error", {"move": asked, "status": error.status, **error.told(connection.audience.lang)}


async def _close(socket: Socket, error: ApiError) -> None:
    await socket.send_text(encode({"n": 0, "kind": "error", "status": error.status, **error.told("en")}).decode())
    await socket.close(POLICY + error.status)
