"""What keeps strangers out: where requests come from, how many they are, what a page may load."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from veillee.house.errors import HouseError
from veillee.house.http.visitor import (
    LOCAL,
    SENT_COOKIES,
    AnyConnection,
    address,
    named_session,
    network,
)
from veillee.house.rate_limits import RateLimits, measured
from veillee.house.services import Services
from veillee.house.settings import Settings

HOST: Final = re.compile(r"^(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?$")
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
NOT_KEPT: Final = (b"cache-control", b"no-store")
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


def is_host(host: str) -> bool:
    """Whether this can be the address of a house: links are made of it."""
    return not host or ((found := HOST.match(host)) is not None and int(found[1] or 0) < 65_536)


def comes_from_us(connection: AnyConnection, settings: Settings) -> bool:
    """Whether the request comes from a page of ours. Browsers always say; other programs need not.

    A page elsewhere cannot make a browser send our own origin, so this guards sockets as well as
    forms. A program without a browser holds no cookie of somebody else's.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in {None, "same-origin", "none"}
    secure = settings.secure or connection.scope["scheme"] in ("https", "wss")
    ours = f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"
    return origin == ours or origin in settings.origins


def asks_for_us(connection: AnyConnection, hosts: tuple[str, ...]) -> bool:
    """Whether the request was meant for this house: a name of somebody else's may lead here too."""
    if not hosts:
        return True
    asked = [host.lower() for host in connection.headers.getall("host", [])]
    return len(asked) == 1 and (asked[0] in hosts or _without_port(asked[0]) in hosts)


def _without_port(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""  # no name at all


def is_json(connection: AnyConnection) -> bool:
    """Whether what is sent says of itself that it is JSON: a form of another site cannot."""
    sent = connection.headers
    if sent.get("content-length", "0") == "0" and "transfer-encoding" not in sent:
        return True
    return sent.get("content-type", "").split(";")[0].strip().lower() == "application/json"


class Headers:
    """Puts our headers on every answer, errors and addresses with nothing at them included."""

    def __init__(self, settings: Settings) -> None:
        self._always = (*HEADERS, HTTPS_ONLY) if settings.secure else HEADERS

    async def add(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = [*message["headers"], *self._always]
        # What may be kept says so itself.
        if all(name.lower() != NOT_KEPT[0] for name, _ in headers):
            headers.append(NOT_KEPT)
        cookies = scope.get("state", {}).get(SENT_COOKIES, ())
        made = ((b"set-cookie", cookie.to_header(header="").encode()) for cookie in cookies)
        message["headers"] = [*headers, *made]


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
        settings, limits = self._services.settings, self._services.limits
        if not is_host(connection.headers.get("host", "")):
            raise HouseError("not-understood", 400)
        # Whoever looks after the machines asks by their numbers whether the house is well.
        if connection.url.path != "/health" and not asks_for_us(connection, settings.hosts):
            raise HouseError("foreign-host", 421)
        if risky and not comes_from_us(connection, settings):
            raise HouseError("foreign-origin", 403)
        # What mail programs ask for is a form; the link it goes to is secret enough.
        is_letter = connection.url.path.startswith("/mail/off/")
        if risky and not is_letter and not is_json(connection):
            raise HouseError("not-json", 415)
        who = named_session(connection, self._services.house.people)
        limits.requests_of_address.spend(address(connection))
        if who is not None:
            limits.requests_of_person.spend(who)
