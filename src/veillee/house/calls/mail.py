"""Calls by e-mail, over the operator's SMTP server, to addresses whose owners have agreed."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from html import escape
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from veillee.house.calls.letters import Letter, words_of_calls
from veillee.house.errors import HouseError
from veillee.house.journal.people import Person
from veillee.house.journal.reaching import MOST_FAILURES, Mailbox, ReachingKept
from veillee.house.now import now_ms
from veillee.house.people.people import People
from veillee.house.table.terms import DAY

ANSWER_SECONDS: Final = 10
PAUSES: Final = (5.0, 30.0)
# Letters of the first half of ASCII alone: nothing in it can end a header or begin another address.
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}"
)
LONGEST: Final = 254
CONFIRM: Final = "mail yes"
CLOSE: Final = "mail off"

Outcome = Literal["sent", "refused", "later", "down"]
"""Whether the address takes no letters, or not now, or nothing can be sent at all."""

log = logging.getLogger(__name__)


class Mail:
    """Sends letters, each with a link that ends them."""

    def __init__(
        self,
        kept: ReachingKept,
        people: People,
        smtp: str,
        sender: str,
        house: str,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._kept = kept
        self._people = people
        self._smtp = urlsplit(smtp)
        self._sender = sender
        self._house = house
        self._pauses = pauses

    # -- whose address it is ---------------------------------------------------------------------

    async def ask(self, person: Person, address: str) -> None:
        """Ask the owner of an address whether letters may come there; a day later it is too late.

        Nothing in that letter is of anybody's making: no stranger can have his words sent about.
        """
        if len(address) > LONGEST or not ADDRESS.fullmatch(address):
            raise HouseError("mail-bad-address", 400)
        mailbox = Mailbox(address, now_ms(), confirmed=False, failed=0)
        token = self._people.sign(CONFIRM, f"{person.id}-{mailbox.asked_at}")
        said = Letter(
            language=person.language,
            title=words_of_calls().say(person.language, "mail-confirm"),
            text=words_of_calls().say(person.language, "mail-confirm-more"),
            path=f"/mail/yes/{token}",
            topic="",
        )
        outcome = await self._deliver(self._written(address, said, close=""))
        if outcome == "refused":
            raise HouseError("mail-refused", 400)
        if outcome != "sent":
            raise HouseError("mail-not-sent", 503)
        await self._kept.set_mailbox(person.id, mailbox, mailbox.asked_at)

    async def confirm(self, token: str) -> None:
        """The owner has followed the link: it is good once, and for a day."""
        person, asked_at = self._named(CONFIRM, token)
        now = now_ms()
        if now > asked_at + DAY or not await self._kept.confirm(person, asked_at, now):
            raise HouseError("mail-link-old", 404)

    async def close(self, token: str) -> None:
        """No more letters there; said twice, it is so all the same."""
        await self._kept.close_mailbox(*self._named(CLOSE, token))

    def _named(self, purpose: str, token: str) -> tuple[str, int]:
        person, _, asked_at = (self._people.signed(purpose, token) or "").partition("-")
        if not person:
            raise HouseError("mail-link-old", 404)
        return person, int(asked_at)

    # -- letters ---------------------------------------------------------------------------------

    async def send(self, person: Person, said: Letter) -> None:
        mailbox = await self._kept.mailbox(person.id)
        if mailbox is None or not mailbox.confirmed:
            return
        close = self._people.sign(CLOSE, f"{person.id}-{mailbox.asked_at}")
        written = self._written(mailbox.address, said, f"{self._house}/mail/off/{close}")
        outcome = await self._deliver(written)
        for pause in self._pauses:
            if outcome in ("sent", "refused"):
                break
            await asyncio.sleep(pause)
            outcome = await self._deliver(written)
        failed = {"sent": 0, "refused": MOST_FAILURES, "later": 1}
        # Where nothing can be sent at all, the address is not to blame.
        if outcome in failed and (failed[outcome] or mailbox.failed):
            await self._kept.delivered(person.id, mailbox.address, failed=failed[outcome])

    def _written(self, address: str, said: Letter, close: str) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"] = Address("Veillée", addr_spec=self._sender)
        message["To"] = Address(addr_spec=address)
        message["Subject"] = said.title
        message["Date"] = format_datetime(datetime.fromtimestamp(now_ms() / 1000, UTC))
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if close:
            message["List-Unsubscribe"] = f"<{close}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        say, link = words_of_calls().say, f"{self._house}{said.path}"
        enough = say(said.language, "mail-enough" if close else "mail-not-you")
        message.set_content(f"{said.text}\n\n{link}\n\n-- \n{enough}\n{close}".rstrip() + "\n")
        label = say(said.language, "mail-open" if close else "mail-yes")
        end = f'<a href="{escape(close)}">{escape(enough)}</a>' if close else escape(enough)
        message.add_alternative(
            f'<!doctype html><html lang="{said.language}"><body><p>{escape(said.text)}</p>'
            f'<p><a href="{escape(link)}">{escape(label)}</a></p>'
            f"<p><small>{end}</small></p></body></html>\n",
            subtype="html",
        )
        return message

    async def _deliver(self, message: EmailMessage) -> Outcome:
        return await asyncio.to_thread(self._hand_over, message)

    def _hand_over(self, message: EmailMessage) -> Outcome:
        try:
            with self._connected() as server:
                server.send_message(message)
            return "sent"
        except smtplib.SMTPRecipientsRefused as error:
            [(code, _)] = error.recipients.values()
            return "refused" if code >= 500 else "later"
        except smtplib.SMTPDataError as error:
            log.warning("mail-not-taken", extra={"why": error.smtp_code})
            return "later"
        except (smtplib.SMTPException, OSError) as error:
            log.warning("mail-server-down", extra={"why": type(error).__name__})
            return "down"

    def _connected(self) -> smtplib.SMTP:
        host, context = self._smtp.hostname or "", ssl.create_default_context()
        if self._smtp.scheme == "smtps":
            port = self._smtp.port or smtplib.SMTP_SSL_PORT
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port, timeout=ANSWER_SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(host, self._smtp.port or 587, timeout=ANSWER_SECONDS)
            server.ehlo()
            # A password goes over no open line.
            if server.has_extn("starttls") or self._smtp.username:
                server.starttls(context=context)
        if self._smtp.username:
            server.login(unquote(self._smtp.username), unquote(self._smtp.password or ""))
        return server
