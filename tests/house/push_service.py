"""A push service on this machine: it checks who calls, and decrypts as the browser would."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from veillee.house.journal.reaching import Device


class Received(NamedTuple):
    """A call as it came out of the encryption, and the claims that its sender signed."""

    path: str
    letter: dict[str, Any]
    claims: dict[str, Any]
    headers: dict[str, str]
    length: int


class PushService:
    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.port = 0
        self.answers: list[int] = []
        """What to answer next; 201 when there are no more."""
        self.location = ""
        self.received: list[Received] = []
        self.asked: list[str] = []

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"http://127.0.0.1:{self.port}/browser",
            "p256dh": _letters(point),
            "auth": _letters(self.auth),
        }

    def device(self, session: str, path: str = "browser") -> Device:
        endpoint = f"http://127.0.0.1:{self.port}/{path}"
        return Device(session, endpoint, *list(self.subscription.values())[1:])

    async def receive(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            self.received.append(self._opened(request, await request.read()))
        headers = {"Location": self.location} if self.location else {}
        return web.Response(status=status, headers=headers)

    def _opened(self, request: web.Request, body: bytes) -> Received:
        kind, _, rest = request.headers["Authorization"].partition(" ")
        given = dict(part.split("=", 1) for part in rest.split(","))
        assert kind == "vapid"
        assert Vapid02.verify(request.headers["Authorization"])
        claims = given["t"].split(".")[1]
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return Received(
            request.path,
            json.loads(text),
            json.loads(base64.urlsafe_b64decode(claims + "==")),
            dict(request.headers) | {"k": given["k"]},
            len(body),
        )


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", service.receive)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    service.port = runner.addresses[0][1]
    try:
        yield service
    finally:
        await runner.cleanup()
