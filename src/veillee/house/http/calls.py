"""/api/me/calls: what one is called for, and where."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from veillee.house.calls.push import check_keys
from veillee.house.errors import HouseError
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import Visit, visit_or_trouble
from veillee.house.journal.calls import Wishes
from veillee.house.journal.reaching import Device
from veillee.house.services import Services

AnyRequest = Request[Any, Any, Any]
FEED: Final = "feed"
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Wished(msgspec.Struct, forbid_unknown_fields=True):
    """What one wishes to be called for, and how often."""

    turn: bool
    """It is one's turn in a match over days."""
    time: bool
    """One's time is running out there."""
    invited: bool
    """Somebody invites one to a table."""
    most: Annotated[int, Meta(ge=0, le=100)]
    """So many a day at most."""
    quiet_from: Minute
    quiet_until: Minute
    """Not between these minutes of one's day; at any time where they are the same."""
    zone: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)]
    """How many minutes one's clock is ahead of UTC."""


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where this browser is called, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_=-]+$")]


class MailSeen(msgspec.Struct):
    """An e-mail address; nobody else is ever shown it."""

    address: str
    """Empty where there is none."""
    state: Literal["waits", "on", "bounced"]
    """Whether its owner has yet to agree, has, or letters did not arrive there."""


class CallsSeen(msgspec.Struct):
    """One's wishes, and where one is called."""

    wishes: Wished
    push_key: str
    """What a browser subscribes with: `applicationServerKey`."""
    here: bool
    """Whether this browser is called."""
    mail: MailSeen | None
    """None where this house sends no letters."""
    feed: str | None
    """The address of one's calendar, within the house; whoever has it can read it."""


async def calls_seen(services: Services, found: Visit) -> CallsSeen:
    journal = services.house.journal
    person = found.person.id
    wishes, number = await journal.calls.wishes(person)
    mailbox = await journal.reaching.mailbox(person)
    mail = MailSeen(mailbox.address, mailbox.state) if mailbox else MailSeen("", "waits")
    devices = await journal.reaching.devices(person)
    return CallsSeen(
        wishes=msgspec.convert(wishes, Wished, from_attributes=True),
        push_key=services.push.public_key,
        here=any(device.session == found.session for device in devices),
        mail=mail if services.mail else None,
        feed=f"/feed/{services.house.people.sign(FEED, f'{person}-{number}')}.ics"
        if number > 0
        else None,
    )


@get("/api/me/calls", operation_id="calls", responses=PROBLEMS)
async def read_calls(request: AnyRequest, services: NamedDependency[Services]) -> CallsSeen:
    """What one is called for, and where."""
    return await calls_seen(services, await visit_or_trouble(request, services.house.people))


@put("/api/me/calls", operation_id="wish", responses=PROBLEMS)
async def wish(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Wished]
) -> CallsSeen:
    found = await visit_or_trouble(request, services.house.people)
    wishes = msgspec.convert(data, Wishes, from_attributes=True)
    await services.house.journal.calls.wish(found.person.id, **msgspec.structs.asdict(wishes))
    return await calls_seen(services, found)


@put("/api/me/calls/push", operation_id="callHere", responses=PROBLEMS)
async def call_here(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Subscription]
) -> CallsSeen:
    """Be called in this browser, as long as its session lasts."""
    found = await visit_or_trouble(request, services.house.people)
    services.limits.devices_of_person.spend(found.person.id)
    if not services.push.endpoints.may_call(data.endpoint):
        raise HouseError("push-service-unknown", 400)
    device = Device(found.session, data.endpoint, data.p256dh, data.auth)
    check_keys(device)
    await services.house.journal.reaching.add_device(found.person.id, device)
    return await calls_seen(services, found)


@delete("/api/me/calls/push", operation_id="callNoMore", status_code=200, responses=PROBLEMS)
async def call_no_more(request: AnyRequest, services: NamedDependency[Services]) -> CallsSeen:
    """Be called no more in this browser."""
    found = await visit_or_trouble(request, services.house.people)
    await services.house.journal.reaching.remove_device(found.person.id, found.session)
    return await calls_seen(services, found)


HANDLERS = (read_calls, wish, call_here, call_no_more)
