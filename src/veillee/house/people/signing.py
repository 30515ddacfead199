"""Marks that only the house can make. The first secret makes them; all are read for a while."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

SHOWN: Final = 32
"""So many letters of a mark go with a cookie."""


class Signing:
    """The secrets of the house, the newest first."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        self._secrets = tuple(secret.encode() for secret in secrets)

    def marks(self, purpose: str, text: str) -> list[str]:
        """The marks of a text by all our secrets, the newest first."""
        what = f"{purpose} {text}".encode()
        return [hmac.new(secret, what, sha256).hexdigest() for secret in self._secrets]

    def mark(self, purpose: str, text: str) -> str:
        return self.marks(purpose, text)[0]

    def is_mark(self, given: str, purpose: str, text: str, length: int = 64) -> bool:
        """Whether one of our secrets made it."""
        made = [mark[:length].encode() for mark in self.marks(purpose, text)]
        return any(hmac.compare_digest(given.encode(), mark) for mark in made)

    def sign(self, purpose: str, text: str) -> str:
        return f"{text}.{self.mark(purpose, text)[:SHOWN]}"

    def signed(self, purpose: str, signed: str) -> str | None:
        """The text that we signed; None where we did not."""
        text, _, given = signed.partition(".")
        return text if self.is_mark(given, purpose, text, SHOWN) else None
