"""The connection beneath a socket: uvicorn hands it over when a client asks for one.

The handshake is any ASGI server's: the application says who may come in. From then on whoever took
the line hears each message, without queues or wrappers of a framework in between. A page that has
said nothing yet has no task in memory either.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

PING_SECONDS: Final = 10.0
"""A line that was silent for as long is sent a ping, and closed after as long again."""
BEATS: Final = 500
"""In so many parts, so that whoever moves meanwhile waits for a few pings, not for hundreds."""
CLOSING_SECONDS: Final = 10.0
LONGEST_MESSAGE: Final = 16_384
MOST_WAITING: Final = 16
"""So many commands may wait to be carried out before no more are read."""
PIECE: Final = 2048
"""What comes at once is taken apart in pieces of so many bytes: others are heard in between."""
CONTROL: Final = frozenset((Opcode.PING, Opcode.PONG, Opcode.CLOSE))
WHOLE_TEXT: Final = 0x81
"""How a frame begins that holds a whole text."""
MASKED: Final = 0x80
PING: Final = b"\x89\x00"
PONG: Final = b"\x8a\x80"
"""How the answer to it begins; a mask follows."""

EXTENSION: Final = "veillee.line"
"""Under this name the application finds the line of a socket it has let in."""


class Listener(Protocol):
    """Whoever has taken a line."""

    async def turn(self) -> None:
        """Wait until it is its turn."""

    def charge(self, seconds: float) -> None:
        """So long it took to take apart what came."""

    async def hear(self, message: bytes) -> None:
        """A message; the next one comes when this is done."""

    def go_on(self) -> None:
        """The line takes more again."""

    def leave(self) -> None:
        """The line is lost."""


class Heartbeat:
    """Looks at every line once in `PING_SECONDS`, at a few of them in each beat.

    A timer for each line would wake the house for each: with many tables that is most of the work
    of a house in which nobody moves.
    """

    def __init__(self) -> None:
        self._beats: list[set[Line]] = [set() for _ in range(BEATS)]
        self._beat = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, line: Line) -> set[Line]:
        """Look at it from now on, until it is taken out of this set."""
        if self._timer is None:
            self._set_timer()
        among = self._beats[self._beat - 1]  # the next time is as far away as it can be
        among.add(line)
        return among

    def _set_timer(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(PING_SECONDS / BEATS, self._look)

    def _look(self) -> None:
        for line in list(self._beats[self._beat]):
            line.look()
        self._beat = (self._beat + 1) % BEATS
        self._set_timer()


class Line(asyncio.Protocol):
    """One connection."""

    def __init__(
        self,
        heartbeat: Heartbeat,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        self._heartbeat = heartbeat
        self._looked_at_with: set[Line] = set()
        self._app = config.loaded_app
        self._app_state = app_state
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._frames = ServerProtocol(max_size=LONGEST_MESSAGE)
        self._listener: Listener | None = None
        self._asked = False
        """Whether the client has said what it wants."""
        self._unread = bytearray()
        """What has come, and was not taken apart yet."""
        self._unfinished = 0
        """How many bytes the library was given of a frame that it has not told us yet."""
        self._parts: list[bytes] = []
        """Of a message that comes in several frames."""
        self._waiting: deque[bytes] = deque()
        self._said: list[bytes] = []
        self._rest: asyncio.Future[None] | None = None
        """Whoever carries out commands waits for this when there are none."""
        self._working = False
        self._paused = False
        self._lost = False
        self._heard = True
        """Whether anything came since we looked last."""
        self._pinged = False
        self._closing: asyncio.TimerHandle | None = None
        self._dismissed = False
        """Whether we have said farewell: whatever still comes is not heard."""
        self.is_full = False
        self.when_lost: Callable[[], object] = lambda: None

    # -- what uvicorn and the loop tell us -------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._server.connections.discard(cast(Any, self))
        self.when_lost()
        self._lost, self.is_full = True, False
        self._looked_at_with.discard(self)
        if self._closing:
            self._closing.cancel()
        if self._listener:
            self._listener.leave()
            self._work_on()
            self._listener = None

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        if self._listener:
            self._listener.go_on()
            self._work_on()

    def eof_received(self) -> None:
        """The transport is closed."""

    def shutdown(self) -> None:
        """The house closes."""
        if self._frames.state is State.OPEN:
            self._frames.send_close(1012)
            self._flush()
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        # Nearly always it is one short command, or a pong; all else is the library's.
        if self._unfinished or self._unread or self._frames.state is not State.OPEN:
            self._read(data)
        elif is_short_text(data):
            self._waiting.append(apply_mask(data[6:], data[2:6]))
        elif len(data) != 6 or not data.startswith(PONG):
            self._read(data)
        if self._dismissed:
            self._waiting.clear()
            self._unread.clear()
        if self._waiting or self._unread:
            self._work_on()

    def _read(self, data: bytes) -> None:
        if not self._asked or (self._listener and not self._unread and len(data) <= PIECE):
            self._asked = True
            self._take_apart(data)
        else:
            self._unread += data

    def _take_apart(self, data: bytes) -> None:
        self._unfinished += len(data)
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._unfinished = 0
                self._begin(self._admit(event))
            elif isinstance(event, Frame):
                self._unfinished -= length_on_the_line(len(event.data))
                if event.opcode not in CONTROL:
                    self._parts.append(bytes(event.data))
                    if event.fin:
                        self._waiting.append(b"".join(self._parts))
                        self._parts.clear()
        self._flush()  # pongs; a farewell, where it makes no sense or says farewell itself
        if self._frames.close_expected():
            self._expect_the_end()

    # -- coming in -------------------------------------------------------------------------------

    async def _admit(self, request: Request) -> None:
        """Ask the application."""
        self._response = self._frames.accept(request)
        if self._response.status_code != 101:
            self._refuse(self._response)
            return
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._transport.get_extra_info("sockname")[:2],
            "client": self._transport.get_extra_info("peername")[:2],
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        try:
            await self._app(cast(Any, scope), cast(Any, self._asgi_receive), self._asgi_send)
        finally:
            if self._listener is None:
                self._transport.close()

    async def _asgi_receive(self) -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def _asgi_send(self, message: Any) -> None:
        if self._lost:
            return
        if message["type"] == "websocket.accept":
            self._frames.send_response(self._response)
            self._flush()
            self._looked_at_with = self._heartbeat.add(self)
        elif self._frames.state is State.CONNECTING:
            self._refuse(self._frames.reject(403, ""))
        else:
            self.close()

    def _refuse(self, response: Response) -> None:
        self._frames.send_response(response)
        self._flush()
        self._transport.close()

    def take(self, listener: Listener) -> None:
        """From now on this listener hears what comes."""
        self._listener = listener
        del self._response
        self._work_on()
        if self._lost:
            listener.leave()
            self._listener = None

    # -- what is said over it --------------------------------------------------------------------

    def write(self, text: bytes) -> None:
        if self._working:
            self._said.append(framed(text))  # it goes out together with the answer
        else:
            self._send(framed(text))

    def _send(self, data: bytes) -> None:
        if self._frames.state is State.OPEN and not self._lost:
            self._transport.write(data)

    def close(self, code: int = 1000) -> None:
        self._dismissed = True
        self._waiting.clear()
        if self._frames.state is State.OPEN:
            self._frames.send_close(code)
            self._flush()
            self._expect_the_end()

    def _flush(self) -> None:
        for data in self._frames.data_to_send():
            if data and not self._transport.is_closing():
                self._transport.write(data)
            elif not data:
                self._transport.close()  # that was the last

    def _work_on(self) -> None:
        """Have what waits carried out, one after the other.

        Whoever does not read his answers is not heard; whoever says too much at once waits.
        """
        much = self._unread or len(self._waiting) > MOST_WAITING
        if much and not self._paused and not self._lost:
            self._paused = True
            self._transport.pause_reading()
        if self._listener and (self._waiting or self._unread) and self._rest is None:
            self._rest = self._loop.create_future()
            self._begin(self._work(self._listener))
        elif self._rest and not self._rest.done():
            self._rest.set_result(None)

    async def _work(self, listener: Listener) -> None:
        """Carry out what comes, as long as the line lasts: to begin a task for each is dear."""
        while self._waiting or self._unread or not self._lost:
            while self._waiting and not self.is_full:
                self._working = True
                await listener.hear(self._waiting.popleft())
                self._working = False
                self._send(b"".join(self._said))
                self._said.clear()
                if self._waiting:
                    await asyncio.sleep(0)  # others are heard in between
            if self._unread and not self._waiting:
                await self._read_on(listener)
                continue
            if self._paused and not self._waiting and not self._transport.is_closing():
                self._paused = False
                self._transport.resume_reading()
            self._rest = self._loop.create_future()
            if not self._lost:
                await self._rest

    async def _read_on(self, listener: Listener) -> None:
        """Take the next piece apart."""
        await listener.turn()
        began = perf_counter()
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        self._take_apart(piece)
        listener.charge(perf_counter() - began)
        await asyncio.sleep(0)

    def _begin(self, work: Any) -> None:
        task = self._loop.create_task(work)
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    # -- whether anybody is still there ----------------------------------------------------------

    def look(self) -> None:
        """Whoever says nothing is asked whether he is there; whoever does not say so is gone."""
        if not self._heard and self._pinged:
            self._transport.abort()
            return
        self._pinged = not self._heard
        if self._pinged:
            self._send(PING)
        self._heard = False

    def _expect_the_end(self) -> None:
        """We have said farewell: whoever does not answer is cut off."""
        if self._closing is None:
            self._closing = self._loop.call_later(CLOSING_SECONDS, self._transport.abort)


def is_short_text(data: bytes) -> bool:
    """Whether this is one frame, no less and no more, with a text of up to 125 bytes."""
    return len(data) > 6 and data[0] == WHOLE_TEXT and len(data) - 6 == data[1] - MASKED < 126


def length_on_the_line(length: int) -> int:
    """Of a client's frame with so much in it: head and mask included."""
    return length + (6 if length < 126 else 8 if length < 65_536 else 14)


def framed(text: bytes) -> bytes:
    """A text as a frame of its own (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 65_536:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text
