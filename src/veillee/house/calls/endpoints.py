"""Where the house may be sent by a browser: to push services, and never into its own network.

A browser says where it wants to be called, so anybody can say anything. The name must be one of a
push service; the address that it leads to is looked at again as the connection is made, whatever it
led to before.
"""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Those of Chrome, Firefox, Safari and Edge; names below these are theirs too."""
LONGEST: Final = 1000


class Forbidden(Exception):  # noqa: N818  (what it is)
    """There the house does not go."""


class Endpoints:
    """Which endpoints may be called."""

    def __init__(self, services: tuple[str, ...], *, loopback: bool) -> None:
        self._services = (*SERVICES, *services)
        self._loopback = loopback

    def may_call(self, endpoint: str) -> bool:
        """Whether this is the address of something at a push service."""
        if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
            return False
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if self._loopback and host == "127.0.0.1" and parts.scheme == "http":
            return True
        if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc:
            return False
        return any(host == known or host.endswith(f".{known}") for known in self._services)

    def connect(self, found: tuple[Any, ...]) -> socket.socket:
        """A socket to one of the addresses that a name led to; Forbidden where that is not out in
        the open."""
        family, kind, protocol, _, (host, *_) = found
        if not self._is_outside(str(host)):
            raise Forbidden(f"{host} is no address of a push service")
        return socket.socket(family=family, type=kind, proto=protocol)

    def _is_outside(self, host: str) -> bool:
        address = ip_address(host.partition("%")[0])
        if self._loopback and address.is_loopback:
            return True
        if isinstance(address, IPv6Address):
            inner = address.ipv4_mapped or address.sixtofour
            if inner and not inner.is_global:
                return False
        return address.is_global and not address.is_multicast
