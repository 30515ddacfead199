"""What does not change while the house is open: made once, and sent only to who has it not yet."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from litestar import Request, Response


class Unchanging(NamedTuple):
    """A body, and the mark by which browsers know that they have it."""

    body: bytes
    media_type: str
    mark: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> Unchanging:
        return cls(body, media_type, f'"{sha256(body).hexdigest()[:16]}"')

    def sent(self, request: Request[Any, Any, Any]) -> Response[Any]:
        headers = {"ETag": self.mark, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == self.mark:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)
