"""Web Push: a letter is encrypted for one browser, and handed to the push service it named.

`aiohttp` and `pywebpush` are loaded when a browser first asks to be called: they are a good part of
what a house loads, and many are never asked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from veillee.house.calls.endpoints import Endpoints, Forbidden
from veillee.house.calls.letters import Letter
from veillee.house.errors import HouseError
from veillee.house.journal.people import Person
from veillee.house.journal.reaching import Device, ReachingKept

LENGTH: Final = 1024
"""Every message is as long: nobody on the way learns anything from that."""
KEPT_SECONDS: Final = 24 * 3600
SIGNED_SECONDS: Final = 12 * 3600
ANSWER_SECONDS: Final = 10
PAUSES: Final = (2.0, 8.0, 30.0)
LONGEST_PAUSE: Final = 60.0
GONE: Final = (404, 410)
LATER: Final = (429, 500, 502, 503, 504)

log = logging.getLogger(__name__)


class Push:
    """Calls people in the browsers that asked for it."""

    def __init__(
        self,
        kept: ReachingKept,
        key: Vapid02,
        endpoints: Endpoints,
        contact: str,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._kept = kept
        self._key = key
        self.endpoints = endpoints
        self._contact = contact
        self._pauses = pauses
        point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = str(b64urlencode(point))
        """By which browsers tell their push service whose calls to let through."""

    @classmethod
    async def open(cls, kept: ReachingKept, endpoints: Endpoints, contact: str) -> Push:
        made = Vapid02()
        made.generate_keys()
        pem = await kept.key(made.private_pem().decode())
        return cls(kept, _read(pem), endpoints, contact)

    async def send(self, person: Person, said: Letter) -> None:
        devices = await self._kept.devices(person.id)
        await asyncio.gather(*(self._send(device, said) for device in devices))

    async def _send(self, device: Device, said: Letter) -> None:
        """Try a few times, ever more slowly."""
        for pause in (*self._pauses, None):
            status, asked_pause = await self._try(device, said)
            if status in GONE:
                await self._kept.drop_endpoint(device.endpoint)
            if status not in LATER:
                return
            if pause is not None:
                await asyncio.sleep(min(max(pause, asked_pause), LONGEST_PAUSE))

    async def _try(self, device: Device, said: Letter) -> tuple[int, float]:
        """What the push service answered, and how long it would have us wait."""
        import aiohttp

        service = urlsplit(device.endpoint).netloc
        if not self.endpoints.may_call(device.endpoint):  # the list may have changed since
            return GONE[0], 0.0
        connector = aiohttp.TCPConnector(socket_factory=self.endpoints.connect, force_close=True)
        timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
                session.post(
                    device.endpoint,
                    data=encrypted(device, said),
                    headers=self._headers(device, said),
                    allow_redirects=False,
                ) as answer,
            ):
                if answer.status >= 300:
                    log.warning("push-refused", extra={"service": service, "why": answer.status})
                return answer.status, _seconds(answer.headers.get("Retry-After", ""))
        except Forbidden:
            log.warning("push-forbidden", extra={"service": service})
            return 403, 0.0
        except (aiohttp.ClientError, TimeoutError, OSError):
            log.warning("push-unreachable", extra={"service": service})
            return 503, 0.0

    def _headers(self, device: Device, said: Letter) -> dict[str, str]:
        parts = urlsplit(device.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        return {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": said.topic,
            "Urgency": "normal",
        }


def encrypted(device: Device, said: Letter) -> bytes:
    """The letter as only that browser can read it."""
    from pywebpush import WebPusher

    text = msgspec.json.encode(said).ljust(LENGTH)
    return bytes(WebPusher(_subscription(device)).encode(text)["body"])


def check_keys(device: Device) -> None:
    """HouseError where nothing could be encrypted for that browser."""
    from pywebpush import WebPusher

    try:
        pusher = WebPusher(_subscription(device))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), pusher.receiver_key or b"")
        is_whole = len(pusher.auth_key or b"") == 16
    except Exception:  # whatever a stranger's keys make of the library
        is_whole = False
    if not is_whole:
        raise HouseError("push-not-understood", 400)


def _read(pem: str) -> Vapid02:
    key: Vapid02 = Vapid02.from_pem(pem.encode())
    return key


def _subscription(device: Device) -> dict[str, Any]:
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    return {"endpoint": device.endpoint, "keys": keys}


def _seconds(header: str) -> float:
    with suppress(ValueError):
        return max(0.0, float(header))
    return 0.0
