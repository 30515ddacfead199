"""Opening the doors: uvicorn, with sockets of our own."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import StringIO
from typing import Any, Final, cast

import segno
import uvicorn

from veillee.house.errors import StartError
from veillee.house.http.app import create_app
from veillee.house.http.connection import LONGEST_HEAD, Connection, Doorkeeper
from veillee.house.http.line import Heartbeat, Line
from veillee.house.http.security import InTurn
from veillee.house.logs import logging_config
from veillee.house.services import Services
from veillee.house.settings import Settings

MOST_CONNECTIONS: Final = 1000
"""Of one address: two hundred phones in a room, each with a few."""


DOORS_TRIED: Final = 20
"""From the usual one on, where others have theirs open."""


def serve(settings: Settings, door: socket.socket, say_open: Callable[[], object]) -> None:
    """Keep the house open until it is told to close; `say_open` once people can come in."""
    # libuv would tell the kernel by io_uring what it waits for: dearer than saying it outright.
    os.environ.setdefault("UV_USE_IO_URING", "0")
    services = Services(settings)
    server = Server(config_of(services), say_open)
    # uvicorn hands an interrupt on when it has closed in good order, and leaves if it cannot open.
    with suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[door])
    if services.trouble:
        raise services.trouble
    if not server.started:
        raise StartError("cannot-open")


def config_of(services: Services) -> uvicorn.Config:
    settings, limits = services.settings, services.limits
    return uvicorn.Config(
        InTurn(create_app(services), limits),
        http=cast(Any, partial(Connection, _doorkeeper(settings), limits.time_of_address)),
        ws=cast(Any, partial(Line, Heartbeat())),
        h11_max_incomplete_event_size=LONGEST_HEAD,
        access_log=False,
        log_config=logging_config(),
        timeout_graceful_shutdown=3,
        server_header=False,
        # Whom a request comes from is told by the line itself, unless a proxy of ours says better.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )


def _doorkeeper(settings: Settings) -> Doorkeeper:
    """A quarter of the files that the process may have open is never one address' alone."""
    most = _most_files() * 3 // 4
    return Doorkeeper(min(most, int(MOST_CONNECTIONS * settings.limits)), settings.proxies, most)


def _most_files() -> int:
    """How many files the process may have open, once it may have as many as the machine lets it."""
    if sys.platform == "win32":
        return 8192
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return allowed if allowed != resource.RLIM_INFINITY else 1_000_000


class Server(uvicorn.Server):
    """uvicorn, saying when it is ready."""

    def __init__(self, config: uvicorn.Config, say_open: Callable[[], object]) -> None:
        super().__init__(config)
        self._say_open = say_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _spare_the_collector()
        if self.started:
            self._say_open()


def _spare_the_collector() -> None:
    """What is loaded stays, and states hold no cycles: look for garbage seldom, and not in those.

    With the usual thresholds a house of many tables spends a twelfth of its time looking. With much
    larger ones it stops for a twentieth of a second whenever it looks at what is not quite new.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 4, 50)


def bind(host: str, port: int) -> socket.socket:
    """The door itself; StartError where somebody else has it."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as error:
        door.close()
        raise StartError("port-taken", port=port, why=str(error)) from None
    door.listen(2048)
    door.setblocking(False)
    return door


def bind_near(host: str, port: int) -> socket.socket:
    """The door with this number, or the next one that is free."""
    for number in range(port, port + DOORS_TRIED):
        with suppress(StartError):
            return bind(host, number)
    return bind(host, port)


def code_for(address: str) -> str:
    """The address as a QR code, for a terminal."""
    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()


def lan_address() -> str:
    """The address of this machine in its room's network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
