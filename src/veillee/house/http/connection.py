"""Connections over HTTP: whoever keeps the house waiting is cut off, and nobody holds all of them.

uvicorn reads requests; it would wait for the rest of one for ever, and let anybody open as many
connections as the machine has.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from enum import Enum
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from veillee.house.http.line import Line
from veillee.house.http.visitor import LOCAL, network
from veillee.house.rate_limits import FairShare

LONGEST_HEAD: Final = 16_384
LOOKING_SECONDS: Final = 1.0
HEAD_SECONDS = 10.0
"""To say what one wants, from the connection or from the last answer on."""
BODY_SECONDS = 20.0
"""To send what belongs to it."""
ANSWER_SECONDS = 120.0
"""To be answered, and to read the answer."""

log = logging.getLogger(__name__)


class Waits(Enum):
    """What a connection waits for."""

    HEAD = "head"
    BODY = "body"
    ANSWER = "answer"


class Doorkeeper:
    """Counts the connections of each address, and looks for those that keep the house waiting."""

    def __init__(self, most: int, proxies: Iterable[str], most_trusted: int) -> None:
        self._most = most
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._most_trusted = most_trusted
        self._open = Counter[str]()
        self._since: dict[Connection, float] = {}
        self._idle: defaultdict[str, dict[Connection, None]] = defaultdict(dict)
        """By address, those that have asked for nothing yet, the longest silent first."""
        self._noted: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, connection: Connection) -> bool:
        """Whether the connection may stay. Where its address has too many of them, one goes that
        has asked for nothing; so a newcomer comes in, whatever a neighbour holds open."""
        name = connection.address
        # Behind a proxy there are many people; it tells us who, but not by the connection.
        most = self._most_trusted if connection.is_proxy else self._most
        if self._open[name] >= most:
            if name not in self._noted:
                self._noted.add(name)
                log.warning("too-many-connections from %s", name)
            if not self._idle[name]:
                return False
            silent = next(iter(self._idle[name]))
            silent.transport.abort()
            self.leave(silent)
        self._open[name] += 1
        self.waits_for(connection, Waits.HEAD)
        if self._timer is None:
            self._look()
        return True

    def trusts(self, host: str) -> bool:
        """Whether a proxy of ours is at this address."""
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)

    def waits_for(self, connection: Connection, what: Waits | None) -> None:
        """What the connection waits for from now on; None: it has become a line."""
        connection.waits = what
        idle = self._idle[connection.address]
        idle.pop(connection, None)
        self._since.pop(connection, None)
        if what is not None:
            self._since[connection] = time.monotonic()
        if what is Waits.HEAD:
            idle[connection] = None

    def leave(self, connection: Connection) -> None:
        if connection.is_gone:
            return
        connection.is_gone = True
        name = connection.address
        self.waits_for(connection, None)
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name], self._idle[name]
            self._noted.discard(name)

    def _look(self) -> None:
        """Cut off whoever has kept the house waiting for too long."""
        now = time.monotonic()
        patience = {
            Waits.HEAD: HEAD_SECONDS,
            Waits.BODY: BODY_SECONDS,
            Waits.ANSWER: ANSWER_SECONDS,
        }
        for connection, since in list(self._since.items()):
            if connection.waits and now - since > patience[connection.waits]:
                connection.transport.abort()
        self._timer = asyncio.get_running_loop().call_later(LOOKING_SECONDS, self._look)


class Connection(H11Protocol):
    """One connection, until it becomes a line or ends."""

    def __init__(self, doorkeeper: Doorkeeper, share: FairShare, **given: Any) -> None:
        super().__init__(**given)
        self._doorkeeper = doorkeeper
        self._share = share
        self._unread = bytearray()
        self._head = 0
        self._request: object = None
        self.address = LOCAL
        self.is_proxy = False
        self.waits: Waits | None = None
        self.is_gone = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else LOCAL
        self.is_proxy = self.client is not None and self._doorkeeper.trusts(self.client[0])
        if not self._doorkeeper.enter(self):
            self.is_gone = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._doorkeeper.leave(self)

    def data_received(self, data: bytes) -> None:
        if self.is_gone:
            return
        if self.is_proxy:
            self._read(data)  # it is not the proxy who asks; whoever does waits for his turn later
        elif self._unread:
            self._unread += data
        elif self._share.must_wait(self.address):
            self._unread += data
            self.transport.pause_reading()
            task = self.loop.create_task(self._read_in_turn())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self._read_and_charge(data)

    async def _read_in_turn(self) -> None:
        """Many ask at once from one address: to read them all together would hold others up."""
        await self._share.turn(self.address)
        data = bytes(self._unread)
        self._unread.clear()
        if self.is_gone or self.transport.is_closing():
            return
        self._read_and_charge(data)
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def _read_and_charge(self, data: bytes) -> None:
        began = time.perf_counter()
        self._read(data)
        self._share.charge(self.address, time.perf_counter() - began)

    def _read(self, data: bytes) -> None:
        if self._is_too_much(data):
            self.transport.abort()
            return
        super().data_received(data)
        self._note_what_it_waits_for()

    def _is_too_much(self, data: bytes) -> bool:
        """Whether this is more than anybody asks for: to take it apart would cost too much."""
        if self.conn.their_state is not h11.IDLE:
            self._head = 0
            return False
        left = LONGEST_HEAD - self._head
        self._head += len(data)
        return len(data) > left and b"\r\n\r\n" not in data[: left + 4]

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._head = 0
        self._note_what_it_waits_for()

    def _note_what_it_waits_for(self) -> None:
        cycle = self.cycle
        if self.is_gone or self.waits is None:
            return
        if cycle is None or cycle.response_complete:
            waits = Waits.HEAD
        else:
            waits = Waits.BODY if cycle.more_body else Waits.ANSWER
        if (waits, cycle) != (self.waits, self._request):
            self._request = cycle
            self._doorkeeper.waits_for(self, waits)

    def send_400_response(self, msg: str) -> None:
        # What follows a request may be rubbish while that is being answered, or was a HEAD: there
        # is no place for another answer then.
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        line = cast(Line, self.transport.get_protocol())
        line.when_lost = lambda: self._doorkeeper.leave(self)
        self._doorkeeper.waits_for(self, None)
