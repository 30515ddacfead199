"""Requests as they come over a connection: uvicorn's, but for one way to trip it."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class Requests(H11Protocol):
    """One connection."""

    def send_400_response(self, msg: str) -> None:
        # What follows a request may be rubbish while that is being answered, or was a HEAD: there
        # is no place for another answer then.
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()
