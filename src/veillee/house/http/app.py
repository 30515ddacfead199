"""The house put together as a Litestar application."""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from veillee import __version__
from veillee.house.http import (
    acquaintances,
    admin,
    blocks,
    boards,
    calls,
    codes,
    daily,
    feed,
    games,
    kept,
    mail,
    pairing,
    past,
    people,
    ratings,
    replays,
    reports,
    riddles,
    tables,
    text,
    why,
)
from veillee.house.http.errors import answer
from veillee.house.http.live import live
from veillee.house.http.page import Page
from veillee.house.http.security import GateKeeper, Headers
from veillee.house.http.timing import Timing
from veillee.house.services import Services
from veillee.house.settings import Settings

BIGGEST_BODY: Final = 64_000


@get("/health", include_in_schema=False)
async def health(services: NamedDependency[Services]) -> dict[str, str]:
    """Whether the house is open, and its journal can be written."""
    await services.health.check()
    return {"status": "open", "version": __version__}


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], settings: NamedDependency[Settings]
) -> Response[bytes]:
    """What the house counts, for whoever has the key to it."""
    key = f"Bearer {settings.metrics_key}".encode()
    given = request.headers.get("authorization", "").encode()
    if not settings.metrics_key or not hmac.compare_digest(given, key):
        raise NotFoundException
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


PARTS: Final = (
    *(people, kept, past, ratings, acquaintances, blocks, reports, admin),
    *(calls, mail, feed, pairing, daily, riddles, games, codes, tables, replays, text, why),
)


def create_app(services: Services) -> Litestar:
    """The application; the house opens when it is started."""
    handlers: list[Any] = [health, metrics, live, boards.read_board]
    for part in PARTS:
        handlers += part.HANDLERS
    page = Page(lambda name: services.house.knows(name))
    handlers += page.handlers()
    return Litestar(
        handlers,
        lifespan=[services.open],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "house": Provide(lambda: services.house, sync_to_thread=False),
            "desks": Provide(lambda: services.desks, sync_to_thread=False),
            "limits": Provide(lambda: services.limits, sync_to_thread=False),
            "settings": Provide(lambda: services.settings, sync_to_thread=False),
        },
        exception_handlers={NotFoundException: page.nowhere, Exception: answer},
        middleware=[Timing, DefineMiddleware(GateKeeper, services=services)],
        before_send=[Headers(services.settings).add],
        openapi_config=OpenAPIConfig(
            title="Veillée",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BIGGEST_BODY,
        logging_config=None,
    )
