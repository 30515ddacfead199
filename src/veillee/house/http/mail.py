"""/api/me/calls/mail and /mail: letters, whose address they go to, and having no more of them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from veillee.house.calls.mail import Mail
from veillee.house.errors import HouseError
from veillee.house.http.calls import CallsSeen, calls_seen
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import address, visit_or_trouble
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.terms import DAY

AnyRequest = Request[Any, Any, Any]
FREE_OF_ADDRESS: Final = 3
FREE_OF_PERSON: Final = 5


class MailTo(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """What the link in a letter ends with."""

    token: Annotated[str, Meta(max_length=100)]


def mail_or_trouble(services: Services) -> Mail:
    if services.mail is None:
        raise HouseError("mail-not-offered", 404)
    return services.mail


@put("/api/me/calls/mail", operation_id="callByMail", responses=PROBLEMS)
async def call_by_mail(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[MailTo]
) -> CallsSeen:
    """Have the owner of an address asked whether calls may come there."""
    mail = mail_or_trouble(services)
    found = await visit_or_trouble(request, services.house.people)
    services.limits.mails_of_address.spend(address(request), "mail-too-often")
    # Over all processes and days: nobody is sent more of these than he would bear.
    masked = services.house.people.masked(data.address.lower())[:32]
    waits = {
        f"mail {masked}": lambda made: 0 if made < FREE_OF_ADDRESS else DAY,
        f"mailer {found.person.id}": lambda made: 0 if made < FREE_OF_PERSON else DAY,
    }
    if await services.house.journal.tries.take(waits, now_ms()):
        raise HouseError("mail-too-often", 429)
    await mail.ask(found.person, data.address)
    return await calls_seen(services, found)


@delete("/api/me/calls/mail", operation_id="mailNoMore", status_code=200, responses=PROBLEMS)
async def mail_no_more(request: AnyRequest, services: NamedDependency[Services]) -> CallsSeen:
    found = await visit_or_trouble(request, services.house.people)
    await services.house.journal.reaching.set_mailbox(found.person.id, None, now_ms())
    return await calls_seen(services, found)


@post("/api/mail/yes", operation_id="confirmMail", status_code=200, responses=PROBLEMS)
async def confirm_mail(
    services: NamedDependency[Services], data: JSONBody[Token]
) -> Response[None]:
    """The owner of an address agrees, by the link he was sent."""
    await mail_or_trouble(services).confirm(data.token)
    return Response(None)


@post("/api/mail/off", operation_id="closeMail", status_code=200, responses=PROBLEMS)
async def close_mail(services: NamedDependency[Services], data: JSONBody[Token]) -> Response[None]:
    """No more letters to an address, by the link in each of them."""
    await mail_or_trouble(services).close(data.token)
    return Response(None)


# Mail programs ask for this at one touch of their own (RFC 8058). Merely opening the link does
# nothing, as those who look letters through do so too: it shows a page with a button.
@post("/mail/off/{token:str}", status_code=200, include_in_schema=False)
async def one_touch(services: NamedDependency[Services], token: FromPath[str]) -> Response[None]:
    await mail_or_trouble(services).close(token)
    return Response(None)


HANDLERS = (call_by_mail, mail_no_more, confirm_mail, close_mail, one_touch)
