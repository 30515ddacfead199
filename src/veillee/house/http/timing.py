"""How long each route takes, as `/metrics` tells it."""

from __future__ import annotations

from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from veillee.house.metrics import REQUEST


class Timing:
    """Measures requests by their route as it is declared: however many addresses are asked for,
    there are as many names as routes. A socket lasts an evening, and is none."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        try:
            await self._app(scope, receive, send)
        finally:
            if scope["type"] == ScopeType.HTTP:
                route = REQUEST.labels(scope["method"], scope["path_template"])
                route.observe(perf_counter() - began)
