"""A mail server on this machine, which takes letters, or says why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.house.conftest import free_port


class MailServer:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.envelopes: list[list[str]] = []
        self.refusals: list[str] = []
        """What to answer to the next recipients instead of taking them."""
        self.asked = 0
        self.port = free_port()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802  (aiosmtpd's name)
        self, server: SMTP, session: Session, envelope: Envelope, to: str, options: Any
    ) -> str:
        self.asked += 1
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(  # noqa: N802  (aiosmtpd's name)
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.envelopes.append(list(envelope.rcpt_tos))
        return "250 OK"

    def link(self, number: int = -1) -> str:
        """The token of the link in a letter."""
        plain = self.letters[number].get_body(("plain",))
        assert plain is not None
        found = re.search(r"/mail/(?:yes|off)/(\S+)", plain.get_content())
        assert found
        return found[1]


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    controller = Controller(server, hostname="127.0.0.1", port=server.port)
    controller.start()
    try:
        yield server
    finally:
        controller.stop()
