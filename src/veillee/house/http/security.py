"""What keeps strangers out: where requests come from, how many they are, what a page may load."""

from __future__ import annotations

from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from veillee.house.errors import HouseError
from veillee.house.http.visitor import LOCAL, AnyConnection, address, network
from veillee.house.people.people import COOKIE
from veillee.house.rate_limits import RateLimits, measured
from veillee.house.services import Services

READING_SECONDS: Final = 0.0003
"""What it costs to read a request and to ask the journal who it is, beside what is measured."""
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def comes_from_us(connection: AnyConnection, origins: tuple[str, ...]) -> bool:
    """Whether the request comes from a page of ours. Browsers always say; other programs need not.

    A page elsewhere cannot make a browser send our own origin, so this guards sockets as well as
    forms. A program without a browser holds no cookie of somebody else's.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in {None, "same-origin", "none"}
    try:
        return origin in origins or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False  # no address at all


async def add_headers(message: Message, _scope: Scope) -> None:
    """Put our headers on every answer, errors and addresses with nothing at them included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


class InTurn:
    """Every request waits here for its turn, even if it leads nowhere."""

    def __init__(self, app: Any, limits: RateLimits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        name = network(scope["client"][0]) if scope.get("client") else LOCAL
        share = self._limits.time_of_address
        await share.turn(name)
        share.charge(name, READING_SECONDS)
        await measured(self._app(scope, receive, send), partial(share.charge, name))


class GateKeeper:
    """Every request passes here before anything else is done for it."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        is_http = scope["type"] == ScopeType.HTTP
        risky = not is_http or scope.get("method") not in SAFE_METHODS
        self._check(ASGIConnection(scope), risky=risky)
        await self._app(scope, receive, send)

    def _check(self, connection: AnyConnection, *, risky: bool) -> None:
        if risky and not comes_from_us(connection, self._services.settings.origins):
            raise HouseError("foreign-origin", 403)
        limits = self._services.limits
        who = self._services.house.people.signed(connection.cookies.get(COOKIE))
        if not limits.requests_of_address.take(address(connection)):
            raise HouseError("too-fast", 429)
        if who is not None and not limits.requests_of_person.take(who):
            raise HouseError("too-fast", 429)
